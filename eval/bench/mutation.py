"""Mutation testing of the rules engine: ``python -m eval.bench.mutation --sample 400 --seed 1``.

Changes one spot of one module at a time (a comparison, an operator, a number, a word, a condition, a return)
and runs the tests of `tests/rules`, with fewer random cases, in a process of their own. A mutant that no test
notices is printed as a survivor. Written for this project because the usual tools leave out decorated
functions, which all computations are.
"""

from __future__ import annotations

import argparse
import ast
import importlib.abc
import importlib.util
import io
import os
import random
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import redirect_stderr, redirect_stdout
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import cast

ROOT = Path(__file__).parents[2]
MODULES = (
    "cards",
    "catalogue",
    "claims",
    "completion",
    "compute",
    "countries",
    "draws",
    "editions",
    "errors",
    "ferries",
    "inputs",
    "longest",
    "mandala",
    "maps",
    "networks",
    "paths",
    "rulings",
    "scoring",
    "stations",
    "steps",
    "tables",
    "tickets",
    "tunnels",
)
# Tests that need few cases to notice a mutant come first.
FIRST = ("test_examples", "test_editions", "test_catalogue", "test_maps", "test_describe")
SWAPS: dict[type[ast.AST], tuple[type[ast.AST], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.Add: (ast.Sub,),
    ast.Sub: (ast.Add,),
    ast.Mult: (ast.Add,),
    ast.FloorDiv: (ast.Mult,),
    ast.Mod: (ast.Add,),
    ast.BitAnd: (ast.BitOr,),
    ast.BitOr: (ast.BitAnd,),
    ast.BitXor: (ast.BitOr,),
    ast.LShift: (ast.RShift,),
    ast.RShift: (ast.LShift,),
    ast.And: (ast.Or,),
    ast.Or: (ast.And,),
}

# A mutant: module, number of the node in the walk over its tree, which change, the line, what is changed.
Spot = tuple[str, int, int, int, str]


def spots(module: str) -> Iterator[Spot]:
    """Yields every mutant of a module."""
    tree = _tree(module)
    skipped = _skipped(tree)
    for number, node in enumerate(ast.walk(tree)):
        if id(node) not in skipped:
            for variant, told in enumerate(_changes(node)):
                yield module, number, variant, getattr(node, "lineno", 0), told


def mutated(spot: Spot) -> ast.Module:
    """Returns the module's tree with the change made."""
    module, number, variant, _, _ = spot
    tree = _tree(module)
    target = next(node for index, node in enumerate(ast.walk(tree)) if index == number)
    _apply(tree, target, variant)
    return ast.fix_missing_locations(tree)


def _tree(module: str) -> ast.Module:
    return ast.parse((ROOT / "rules" / f"{module}.py").read_text(encoding="utf-8"))


def _skipped(tree: ast.Module) -> set[int]:
    """Returns nodes that say nothing at run time: annotations, docstrings, assertions, imports, aliases."""
    found: set[int] = set()
    for node in ast.walk(tree):
        parts: list[ast.AST] = []
        if isinstance(node, ast.AnnAssign | ast.arg) and node.annotation:
            parts.append(node.annotation)
        elif isinstance(node, ast.FunctionDef) and node.returns:
            parts.append(node.returns)
        elif isinstance(node, ast.Assert | ast.Import | ast.ImportFrom) or (
            isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        ):
            parts.append(node)
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Subscript | ast.BinOp):
            target = node.targets[0]
            if (
                isinstance(target, ast.Name)
                and target.id.strip("_")[:1].isupper()
                and not target.id.isupper()
            ):
                parts.append(node)
        for part in parts:
            found |= {id(inner) for inner in ast.walk(part)}
    return found


def _changes(node: ast.AST) -> list[str]:
    told: list[str] = []
    if isinstance(node, ast.Compare):
        told += [f"{type(node.ops[0]).__name__} -> {new.__name__}" for new in SWAPS[type(node.ops[0])]]
    elif isinstance(node, ast.BinOp | ast.AugAssign | ast.BoolOp):
        told += [f"{type(node.op).__name__} -> {new.__name__}" for new in SWAPS.get(type(node.op), ())]
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        told.append("not x -> x")
    elif isinstance(node, ast.Constant):
        if isinstance(node.value, bool):
            told.append(f"{node.value} -> {not node.value}")
        elif isinstance(node.value, int):
            told.append(f"{node.value} -> {node.value + 1}")
        elif isinstance(node.value, str):
            told.append(f"{node.value[:30]!r} -> 'XX'")
    elif isinstance(node, ast.Return) and node.value is not None:
        told.append("return x -> return None")
    elif isinstance(node, ast.If | ast.IfExp):
        told.append("if x -> if not x")
    elif isinstance(node, ast.Continue):
        told.append("continue -> break")
    elif isinstance(node, ast.Break):
        told.append("break -> continue")
    return told


def _apply(tree: ast.Module, node: ast.AST, variant: int) -> None:
    if isinstance(node, ast.Compare):
        node.ops[0] = cast(ast.cmpop, SWAPS[type(node.ops[0])][variant]())
    elif isinstance(node, ast.BinOp | ast.AugAssign | ast.BoolOp):
        node.op = SWAPS[type(node.op)][variant]()  # type: ignore[assignment]
    elif isinstance(node, ast.Constant):
        if isinstance(node.value, bool):
            node.value = not node.value
        elif isinstance(node.value, int):
            node.value += 1
        else:
            node.value = "XX"
    elif isinstance(node, ast.Return):
        node.value = ast.Constant(None)
    elif isinstance(node, ast.If | ast.IfExp):
        node.test = ast.UnaryOp(ast.Not(), node.test)
    else:
        replacement: ast.AST = (
            node.operand
            if isinstance(node, ast.UnaryOp)
            else ast.Break()
            if isinstance(node, ast.Continue)
            else ast.Continue()
        )
        for parent in ast.walk(tree):
            for name, value in ast.iter_fields(parent):
                if value is node:
                    setattr(parent, name, replacement)
                elif isinstance(value, list) and node in value:
                    value[value.index(node)] = replacement


class _Mutant(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Loads one module of `rules` from a changed tree."""

    def __init__(self, module: str, tree: ast.Module) -> None:
        self.name = f"rules.{module}"
        self.tree = tree

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        del path, target
        if fullname != self.name:
            return None
        return importlib.util.spec_from_loader(fullname, self)

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self.tree, self.name, "exec"), module.__dict__)  # noqa: S102 (our own source)


def survives(module: str, tree: ast.Module, cases: int, seconds: int) -> bool:
    """Tells whether all tests pass with a mutant; one that takes too long counts as noticed."""
    child = os.fork()
    if child:
        _, status = os.waitpid(child, 0)
        return status == 0
    code = 1
    try:
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.alarm(seconds)
        sys.meta_path.insert(0, _Mutant(module, tree))
        code = _run(module, cases)
    finally:
        os._exit(code)


def _run(module: str, cases: int) -> int:
    import hypothesis
    import pytest

    original = hypothesis.settings.__init__

    def fewer(self: hypothesis.settings, *args: object, **kwargs: object) -> None:
        if isinstance(kwargs.get("max_examples"), int):
            kwargs["max_examples"] = cases
        original(self, *args, **kwargs)  # type: ignore[arg-type]

    hypothesis.settings.__init__ = fewer  # type: ignore[method-assign]
    folder = ROOT / "tests" / "rules"
    names = sorted(path.stem for path in folder.glob("test_*.py"))
    own = [name for name in names if module.rstrip("s") in name]
    order = list(dict.fromkeys([*own, *FIRST, *names]))
    files = [str(folder / f"{name}.py") for name in order if name in names]
    flags = [
        "-x",
        "-q",
        "--tb=no",
        "-p",
        "no:cacheprovider",
        "-W",
        "ignore::pytest.PytestAssertRewriteWarning",
    ]
    with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
        return int(pytest.main([*flags, f"--rootdir={ROOT}", *files]))


def main() -> None:
    """Runs a random sample of all mutants and prints the survivors and the score."""
    parser = argparse.ArgumentParser(description="Mutation testing of the rules engine.")
    parser.add_argument("--sample", type=int, default=400, help="how many mutants to try, over all modules")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cases", type=int, default=60, help="random cases a property test runs")
    parser.add_argument("--seconds", type=int, default=90, help="after so long a mutant counts as noticed")
    parser.add_argument("--modules", nargs="*", default=list(MODULES))
    options = parser.parse_args()
    for heavy in ("hypothesis", "networkx", "pytest", "yaml", "_pytest.assertion.rewrite"):
        importlib.import_module(heavy)
    mutants = [spot for module in options.modules for spot in spots(module)]
    total = len(mutants)
    if not survives("tunnels", _tree("tunnels"), options.cases, options.seconds):
        raise SystemExit("the tests fail without a mutant")
    random.Random(options.seed).shuffle(mutants)  # noqa: S311 (no secrets here)
    chosen = mutants[: options.sample]
    noticed = 0
    for number, spot in enumerate(chosen, 1):
        module, _, _, line, told = spot
        if survives(module, mutated(spot), options.cases, options.seconds):
            print(f"survived: rules/{module}.py:{line}: {told}", flush=True)
        else:
            noticed += 1
        if not number % 50:
            print(f"{noticed} of {number} noticed", flush=True)
    print(f"{noticed} of {len(chosen)} noticed ({noticed / len(chosen):.1%}); {total} mutants in all")


if __name__ == "__main__":
    main()
