"""What the documents of pinochle promise of themselves."""

from __future__ import annotations

import re
from pathlib import Path

DOCS = Path(__file__).parents[3] / "docs"
STATUSES = ("there", "partly", "no")


def rows_asked() -> set[str]:
    """The ids of everything that the manual of JoeDog's program and the advertisements describe (P3.REQ, P3.APP)."""
    text = (DOCS / "rules" / "pinochle.md").read_text(encoding="utf-8")
    return set(re.findall(r"^\| P3\.([A-Z]+\.\d+) \|", text, re.M))


def rows_answered() -> dict[str, str]:
    """The status of each row in the table of the program; `PLAY.2 to PLAY.4, PLAY.6` names four rows."""
    text = (DOCS / "joedog.md").read_text(encoding="utf-8")
    found: dict[str, str] = {}
    for names, status in re.findall(r"^\| ([A-Z]+\.\d.*?) \| (\w+)[^|]* \|", text, re.M):
        for name in names.split(", "):
            first, _, last = name.partition(" to ")
            group, low = first.split(".")
            high = (last or first).split(".")[1]
            found |= {f"{group}.{n}": status for n in range(int(low), int(high) + 1)}
    return found


def test_every_row_of_the_program_has_a_status() -> None:
    answered = rows_answered()
    assert len(rows_asked()) > 60
    assert set(answered) == rows_asked()
    assert {row: status for row, status in answered.items() if status not in STATUSES} == {}


def test_every_row_that_is_there_names_tests_that_there_are() -> None:
    text = (DOCS / "joedog.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| ([A-Z]+\.\d.*?) \| (\w+) \|.*\| (.*?) ?\|$", text, re.M)
    named = {names: re.findall(r"`([\w.]+)`", tests) for names, status, tests in rows if status == "there"}
    assert {names for names, tests in named.items() if not tests} == set()
    root = DOCS.parent
    files = [*(root / "tests").rglob("test_*.py")]
    written = {
        name
        for path in files
        for name in re.findall(r"^(?:async )?def (test_\w+)", path.read_text(encoding="utf-8"), re.M)
    } | {path.name for path in (*files, *(root / "web/src").rglob("*.test.ts"))}
    assert {test for tests in named.values() for test in tests} - written == set()
