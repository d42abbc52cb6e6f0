"""What a rule says: the rules documents, rule by rule, as plain text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from hlaska.server.pages import PACKAGE

PLACES: Final = (
    PACKAGE / "rules",
    PACKAGE.parents[1] / "docs" / "rules",
)  # in the wheel; where it is worked on
_ID: Final = r"[A-Z][A-Z0-9]*(?:\.[A-Z0-9]+[a-z]?)*"
_BEGIN: Final = re.compile(rf"^(?:- )?\*\*({_ID})\b([^*]*)\*\*(.*)")
_ROW: Final = re.compile(r"^\| `?([A-Z][A-Z0-9]*(?:\.[A-Z0-9]+[a-z]?)+)`? \|(.*)\|$")
_END: Final = re.compile(r"^(#|```)")
_RULER: Final = re.compile(r"^\|[ |:-]+\|$")  # between the heads of a table and its rows


def rule_text(rule: str) -> str:
    """The text of a rule by its id with document (`marias:M3.DEAL.1`); "" where there is none of its own."""
    return rules().get(rule, "")


@cache
def rules() -> dict[str, str]:
    """Every rule by its id."""
    folder = next((place for place in PLACES if place.is_dir()), None)
    found: dict[str, str] = {}
    for path in sorted(folder.glob("*.md")) if folder else ():
        for id, text in _rules_of(path):
            found.setdefault(f"{path.stem}:{id}", text)
    return found


def _rules_of(path: Path) -> Iterator[tuple[str, str]]:
    """The rules of a document in order: what stands behind an id up to the next rule, heading or example."""
    id, lines = "", list[str]()
    for line in map(str.strip, path.read_text("utf-8").splitlines()):
        begins, row = _BEGIN.match(line), _ROW.match(line)
        if (begins or row or _END.match(line)) and id:
            yield id, _plain(lines)
            id = ""
        if begins:
            id, lines = begins[1], [begins[2].strip(" ()") and f"({begins[2].strip(' ()')})", begins[3]]
        elif row:
            yield row[1], _plain([_cells(row[2])])
        elif id and not _RULER.match(line):
            lines.append(f"- {_cells(line)}" if line.startswith("|") else line)
    if id:
        yield id, _plain(lines)


def _cells(row: str) -> str:
    return ": ".join(cell.strip() for cell in row.split("|") if cell.strip())


def _plain(lines: list[str]) -> str:
    """Paragraphs and lists without the signs of Markdown."""
    text = re.sub(r"\*\*|`|\[seed\]", "", "\n".join(line.strip() for line in lines))
    text = re.sub(r"(?<=\S)\n(?![\n|-]|\d\. )", " ", text)  # lines of one paragraph
    text = re.sub(r"(?<!\w)\*(\S[^*\n]*)\*", r"\1", text)
    return re.sub(r"\n{3,}", "\n\n", re.sub(r"[ \t]+", " ", text)).strip()
