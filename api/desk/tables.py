"""Tables that leave the desk as CSV, so that no spreadsheet takes a text for a formula."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence

# Also as the wide forms that some spreadsheets take for them.
_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")


def csv_cell(value: object) -> str:
    """A value as a cell's text; one that a spreadsheet would compute has an apostrophe before it.

    A number stays a number; what is not there is empty.

    >>> csv_cell("=1+1"), csv_cell(-1), csv_cell(" @a"), csv_cell(None), csv_cell("a-b")
    ("'=1+1", '-1', "' @a", '', 'a-b')
    """
    if value is None:
        return ""
    if isinstance(value, (int, float)):
        return str(value)
    text = str(value)
    # Spaces before it do not keep every spreadsheet from computing.
    begins = text.startswith(_FORMULA) or text.lstrip().startswith(_FORMULA)
    return f"'{text}" if begins else text


def csv_table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A table as CSV (RFC 4180): all cells in quotes and made safe by `csv_cell`."""
    out = io.StringIO()
    writer = csv.writer(out, quoting=csv.QUOTE_ALL, lineterminator="\r\n")
    writer.writerow([csv_cell(name) for name in head])
    for row in rows:
        writer.writerow([csv_cell(value) for value in row])
    return out.getvalue()
