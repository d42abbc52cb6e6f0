"""The examples of docs/research.md run as they stand, but for the one that shows a crash."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hlaska.cli import main

PAGE = Path(__file__).parents[2] / "docs/research.md"
BLOCKS = {
    part.split("\n", 1)[0]: "\n".join(
        re.findall(r"```python\n(.*?)```", part, re.S)[: 2 if part.startswith("Batches") else 1]
    )
    for part in PAGE.read_text(encoding="utf-8").split("\n## ")
    if "```python" in part
}
PACKAGES = {
    "PettingZoo": "pettingzoo",
    "Gymnasium": "gymnasium",
    "Batches": "gymnasium",
    "OpenSpiel": "pyspiel",
    "Language models": "msgspec",
    "Data sets": "pyarrow",
}


@pytest.mark.parametrize("title", list(BLOCKS))
def test_an_example_runs(title: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip(PACKAGES[title])
    monkeypatch.chdir(tmp_path)
    if title == "Data sets":
        assert main(["data", "deals", "schnapsen", "--number", "2", "--workers", "1"]) == 0
    exec(compile(BLOCKS[title], str(PAGE), "exec"), {})


def test_each_framework_has_an_example() -> None:
    assert list(BLOCKS) == list(PACKAGES)
