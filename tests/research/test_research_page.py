"""The examples of docs/research.md run as they stand, but for the one that shows a crash."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from hlaska.cli import main
from hlaska.research import laws

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
    "Laws for environments of others": "pettingzoo",
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


def test_the_laws_find_the_leak_of_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("pettingzoo")
    (tmp_path / "toy.py").write_text(BLOCKS["Laws for environments of others"], encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    try:
        assert laws.main(["aec:toy", "--deals", "10"]) == 1
    finally:
        sys.modules.pop("toy", None)
    printed = PAGE.read_text(encoding="utf-8").split("laws aec:toy --deals 10\n")[1].split("```")[0]
    assert capsys.readouterr().out == printed
