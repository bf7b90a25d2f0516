"""The command ``konduktor forget``."""

from __future__ import annotations

from typing import Annotated

import typer

from api.cli_staff import fail, opened, operator


def forget(
    older: Annotated[
        bool, typer.Option("--older", help="All that is older than the settings' periods allow.")
    ] = False,
    dispute: Annotated[
        str | None, typer.Option("--dispute", metavar="ID", help="Names and texts of this dispute.")
    ] = None,
    feedback: Annotated[str | None, typer.Option("--feedback", metavar="ID", help="This feedback.")] = None,
) -> None:
    """Delete personal data: what ran out (--older), or that of one dispute or feedback. It cannot be brought back."""
    if sum((older, dispute is not None, feedback is not None)) != 1:
        fail("say what to forget: one of --older, --dispute ID, --feedback ID")
    from api.retention import Periods, forget_dispute, forget_feedback, forget_older
    from api.settings import load_settings
    from api.storage.base import now

    with opened() as store:
        if older:
            done = forget_older(store, Periods.of(load_settings()), now(), who=operator())
            typer.echo("forgotten: " + ", ".join(f"{name}: {n}" for name, n in done.to_dict().items()))
            return
        if dispute is not None:
            found = forget_dispute(store, dispute, who=operator())
        else:
            found = forget_feedback(store, feedback or "", who=operator())
    name = f"dispute {dispute}" if dispute is not None else f"feedback {feedback}"
    if not found:
        fail(f"there is nothing to forget of {name}: it is not there, or was forgotten already")
    typer.echo(f"{name} was forgotten; backups made before still hold it")
