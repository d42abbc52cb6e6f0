"""Every worked example of the rules document has a test."""

from __future__ import annotations

import re
from pathlib import Path

from tests.games.pinochle.book import EXAMPLES

FOLDER = Path(__file__).parents[1]


def taken() -> set[str]:
    """The examples that tests take by their kind, and those they name."""
    found: set[str] = set()
    for name, parts in {"pinochle": "P1 P2 P3", "pinochle_three": "P4A P4C", "pinochle_two": "P4B"}.items():
        source = "".join(p.read_text(encoding="utf-8") for p in sorted((FOLDER / name).glob("test_*.py")))
        kinds = {
            k for group in re.findall(r"^@each\((.*)\)", source, re.M) for k in re.findall(r'"(\w+)"', group)
        }
        found |= {e.id for e in EXAMPLES if e.id.rpartition(".EX.")[0] in parts.split() and e.kind in kinds}
        found |= set(re.findall(r"P\w+\.EX\.\d+", source))
    return found


def test_all_examples_are_tested() -> None:
    assert len(EXAMPLES) == 286
    assert sorted({e.id for e in EXAMPLES} - taken()) == []
