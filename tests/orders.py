"""Messages whose numbers stand in another order than in English: where two are exchanged, no word
looks wrong.

`python -m tests.orders` prints all there are now; those of `tests/orders.txt` have been read and are right. A sentence
is read by kind: seats among seats, cards among cards, numbers among numbers.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import ast, parse

from hlaska.locales import languages
from tests import told

Said = list[tuple[str, str]]
REVIEWED = Path(__file__).with_suffix(".txt")


def orders(language: str) -> Iterator[str]:
    """One line for each message, attribute or variant of a language in which something stands in another order."""
    for path in sorted((told.LOCALES / language).glob("*.ftl")):
        mine, english = _patterns(language, path.name), _patterns("en", path.name)
        for key, pattern in mine.items():
            told_in = {line for names in _readings(pattern) for line in _exchanged(names, english.get(key))}
            yield from (f"{language} {path.stem} {key}: {line}" for line in sorted(told_in))


def _exchanged(said: Said, english: Any) -> Iterator[str]:
    usual = _in_order(next(_readings(english), [])) if english is not None else {}
    for kind, names in _in_order(said).items():
        there = [name for name in usual.get(kind, []) if name in names]
        here = [name for name in names if name in there]
        if here != there:
            yield f"{kind} {' '.join(here)}, not {' '.join(there)}"


def _patterns(language: str, file: str) -> dict[str, Any]:
    """The values and attributes of a file by key."""
    path = told.LOCALES / language / file
    return _parsed(path.read_text("utf-8")) if path.exists() else {}


@cache
def _parsed(text: str) -> dict[str, Any]:
    resource = parse(text)
    found: dict[str, Any] = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            found |= {entry.id.name: entry.value} if entry.value else {}
            found |= {f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}
    return found


def _in_order(said: Said) -> dict[str, list[str]]:
    """The variables of each kind in the order in which each is said first."""
    found: dict[str, list[str]] = {}
    for kind, name in said:
        if name not in (names := found.setdefault(kind, [])):
            names.append(name)
    return found


def _readings(pattern: Any) -> Iterator[Said]:
    """What is said, as it stands, then with each variant of each choice."""
    yield list(_said(pattern, None))
    for variant in _variants(pattern):
        yield list(_said(pattern, variant))


def _variants(node: Any) -> Iterator[Any]:
    if isinstance(node, ast.Pattern):
        for element in node.elements:
            yield from _variants(element)
    elif isinstance(node, ast.Placeable):
        yield from _variants(node.expression)
    elif isinstance(node, ast.SelectExpression):
        for variant in node.variants:
            yield variant
            yield from _variants(variant.value)


def _said(node: Any, chosen: Any) -> Iterator[tuple[str, str]]:
    if isinstance(node, ast.Pattern):
        for element in node.elements:
            yield from _said(element, chosen)
    elif isinstance(node, ast.Placeable):
        yield from _said(node.expression, chosen)
    elif isinstance(node, ast.SelectExpression):
        usual = next(v for v in node.variants if v.default)
        yield from _said((chosen if chosen in node.variants else usual).value, chosen)
    elif isinstance(node, ast.VariableReference):
        yield "number", node.id.name
    elif isinstance(node, ast.FunctionReference):
        names = [a.id.name for a in node.arguments.positional if isinstance(a, ast.VariableReference)]
        yield from ((node.id.name.lower(), name) for name in names)


def all_orders() -> list[str]:
    return [line for language in languages() if language != "en" for line in orders(language)]


if __name__ == "__main__":
    print("\n".join(all_orders()))
