"""Reads the worked examples of a rules document: the fenced blocks with an `id:`, in the few forms they use."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

RULES = Path(__file__).parents[2] / "docs" / "rules"
BLOCK = re.compile(r"^```yaml\n(.*?)^```", re.M | re.S)
TOKEN = re.compile(r'\s*("[^"]*"|[{}\[\],]|[^{}\[\],"]+)')

Example = dict[str, Any]


def examples(document: str, prefix: str = "") -> list[Example]:
    """The examples of docs/rules/<document>.md whose id starts with `prefix`, in order."""
    text = (RULES / f"{document}.md").read_text(encoding="utf-8")
    found = [read_block(block) for block in BLOCK.findall(text)]
    return [e for e in found if str(e.get("id", "")).startswith(prefix)]


def read_block(text: str) -> Example:
    """`key: value` lines; a key without a value is followed by indented lines, `- value` or `key: value`."""
    block: Example = {}
    key = ""
    for line in text.splitlines():
        if not line.startswith(" "):
            key, _, value = line.partition(":")
            block[key] = read_value(value) if value.strip() else None
        elif line.strip().startswith("- "):
            block[key] = [*(block[key] or []), read_value(line.strip()[2:])]
        else:
            name, _, value = line.strip().partition(":")
            block[key] = {**(block[key] or {}), name: read_value(value)}
    return block


def read_value(text: str) -> Any:
    tokens = iter(t.strip() for t in TOKEN.findall(text.strip()) if t.strip())
    return _value(next(tokens), tokens)


def _value(token: str, rest: Iterator[str]) -> Any:
    if token == "[":
        return list(_items(rest, "]"))
    if token == "{":
        return dict(_pairs(rest))
    return _scalar(token)


def _items(rest: Iterator[str], end: str) -> Iterator[Any]:
    for token in rest:
        if token == end:
            return
        if token != ",":
            yield _value(token, rest)


def _pairs(rest: Iterator[str]) -> Iterator[tuple[str, Any]]:
    for token in rest:
        if token == "}":
            return
        if token == ",":
            continue
        name, _, value = token.partition(":")
        yield name.strip(), _scalar(value.strip()) if value.strip() else _value(next(rest), rest)


def _scalar(text: str) -> Any:
    if text.startswith('"'):
        return text[1:-1]
    if text in ("true", "false", "null"):
        return {"true": True, "false": False, "null": None}[text]
    return int(text) if re.fullmatch(r"-?\d+", text) else text
