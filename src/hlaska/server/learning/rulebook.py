"""Reads what a rule says, from the rules documents, as plain text for players. Their notes on sources are left out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from hlaska.server.asgi.static_files import PACKAGE

PLACES: Final = (
    PACKAGE / "rules",
    PACKAGE.parents[1] / "docs" / "rules",
)  # in the wheel; where it is worked on
_ID: Final = r"[A-Z][A-Z0-9]*(?:\.[A-Z0-9]+[a-z]?)*"
_BEGIN: Final = re.compile(rf"^(?:- )?\*\*({_ID})\b([^*]*)\*\*(.*)")
_ROW: Final = re.compile(r"^\| `?([A-Z][A-Z0-9]*(?:\.[A-Z0-9]+[a-z]?)+)`? \|(.*)\|$")
_END: Final = re.compile(r"^(#|```)")
_HEAD: Final = re.compile(rf"^#+ (?:[\d.]+ )?(?:(?=[A-Z0-9.]+ ){_ID} )?(.*)")  # without its number or id
_SOURCE: Final = re.compile(
    r"\s*(?:\[(?:seed[^\]]*|(?!\d{1,2}\]|(?:min|max)\()[^\]\[+=|]*)\]"
    r"|\((?:seeds?|sources?) [A-D](?: and [A-D])?(?: variation)?\))"
)
_RULER: Final = re.compile(r"^\|[ |:-]+\|$")  # between the heads of a table and its rows


def rule_text(rule: str) -> str:
    """Returns the text of a rule by its id with document (`marias:M3.DEAL.1`).

    It is "" where there is none of its own.
    """
    return rules().get(rule, ("", ""))[0]


def rule_title(rule: str) -> str:
    """Returns the heading that a rule stands under; "" where there is no such rule."""
    return rules().get(rule, ("", ""))[1]


@cache
def rules() -> dict[str, tuple[str, str]]:
    """Returns text and heading of every rule by its id."""
    folder = next((place for place in PLACES if place.is_dir()), None)
    found: dict[str, tuple[str, str]] = {}
    for path in sorted(folder.glob("*.md")) if folder else ():
        for id, text, title in _rules_of(path):
            found.setdefault(f"{path.stem}:{id}", (text, title))
    return found


def _rules_of(path: Path) -> Iterator[tuple[str, str, str]]:
    """Yields the rules of a document in order, each with its heading.

    A rule is what stands behind an id up to the next rule, heading or example.
    """
    id, title, lines = "", "", list[str]()
    for line in map(str.strip, path.read_text("utf-8").splitlines()):
        begins, row = _BEGIN.match(line), _ROW.match(line)
        if (begins or row or _END.match(line)) and id:
            yield id, _plain(lines), title
            id = ""
        if head := _HEAD.match(line):
            title = _title(_plain([head[1]]))
        if begins:
            id, lines = begins[1], [begins[2].strip(" ()") and f"({begins[2].strip(' ()')})", begins[3]]
        elif row:
            yield row[1], _plain([_cells(row[2])]), title
        elif id and not _RULER.match(line):
            lines.append(f"- {_cells(line)}" if line.startswith("|") else line)
    if id:
        yield id, _plain(lines), title


def _title(heading: str) -> str:
    """Returns a heading as players read it.

    It is without what it says of names and sources; of ids alone there are their last parts.
    """
    if re.fullmatch(rf"{_ID}(, {_ID})*", heading):
        return ", ".join(id.rpartition(".")[2].capitalize() for id in heading.split(", "))
    return re.sub(
        r" - [^-]*\bseed$|\s*\([^()]*\)$|^Preset \w+ — ", "", re.sub(r" - [^-]*\bseed$", "", heading)
    )


def _cells(row: str) -> str:
    return ": ".join(cell.strip() for cell in row.split("|") if cell.strip())


def _plain(lines: list[str]) -> str:
    """Strips paragraphs and lists of Markdown's signs, and of what names their sources."""
    text = re.sub(r"\*\*|`", "", "\n".join(line.strip() for line in lines))
    text = re.sub(r"\bdecision:\s*(.)", lambda found: found[1].upper(), _SOURCE.sub("", text))
    text = re.sub(r"(?<=\S)\n(?![\n|-]|\d\. )", " ", text)  # lines of one paragraph
    text = re.sub(r"(?<!\w)\*(\S[^*\n]*)\*", r"\1", text)
    return re.sub(r"\n{3,}", "\n\n", re.sub(r"[ \t]+", " ", text)).strip()
