"""Makes the words that are explained on the spot.

They are the messages `glossary.ftl` of every language, made from docs/glossary.md.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

COLUMNS: Final = {"en": 1, "cs": 2, "sk": 3, "de": 4}
HEAD: Final = "# Generated from docs/glossary.md by scripts/generate.py: do not edit.\n"
_EXPLAINED: Final = "# 18."


def glossary_files(glossary: Path, locales: Path) -> Iterator[tuple[Path, str]]:
    """Returns the words of each language that has messages, with what they mean."""
    words, meanings = _tables(glossary.read_text("utf-8"))
    for language, column in COLUMNS.items():
        if (locales / language / "common.ftl").is_file():
            lines = (
                f"word-{key} = {_shown(words[key][column])}\n    .help = {cells[column]}\n"
                for key, cells in sorted(meanings.items())
            )
            yield locales / language / "glossary.ftl", HEAD + "".join(lines)


def _tables(text: str) -> tuple[dict[str, list[str]], dict[str, list[str]]]:
    """Returns the rows of the words, and those of their meanings, by key."""
    before, _, after = text.partition(f"\n{_EXPLAINED}")
    return _rows(before), _rows(after)


def _rows(text: str) -> dict[str, list[str]]:
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in re.findall(r"^\|.*\|$", text, re.M)
    ]
    return {
        cells[0]: cells
        for cells in rows
        if len(cells) >= 5 and cells[0] != "key" and re.fullmatch(r"[a-z]+_?[a-z0-9_]*", cells[0])
    }


def _shown(cell: str) -> str:
    """Returns the first word of a cell. Those in brackets are others that players use."""
    return re.sub(r"\s*\(.*", "", cell)
