"""The program as one file: what it does when it is opened for the first time, again, and where it cannot."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from collections.abc import Sequence
from pathlib import Path

import pytest

from scripts import make_program, starter

DATA_FOLDER = starter.data_folder


@pytest.fixture
def program(tmp_path: Path) -> Path:
    folder = tmp_path / "parts"
    folder.mkdir()
    (folder / "hlaska-0.1.0-py3-none-any.whl").write_bytes(b"wheel")
    (folder / "requirements.txt").write_text("msgspec==0.20 --hash=sha256:00\n", encoding="utf-8")
    return make_program.pack(folder, tmp_path / "hlaska.pyz")


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(starter, "data_folder", lambda: tmp_path / "data")
    return tmp_path / "data"


def test_the_first_start_sets_up_as_locked_and_the_next_does_not(program: Path, own_folder: Path) -> None:
    ran: list[Sequence[str]] = []
    first = starter.start_command(program, "abc", ["--port", "9"], ran.append)
    home = Path(first[1]).parent
    assert home.is_relative_to(own_folder)
    assert [command[1:3] for command in ran] == [["-m", "venv"], ["-m", "pip"], ["-m", "pip"]]
    assert "--require-hashes" in ran[1]
    assert (home / "requirements.txt").read_text().startswith("msgspec==")
    assert Path(ran[2][-1]).read_bytes() == b"wheel"
    assert first == [str(home / "venv/bin/python"), str(home / "play.py"), "--port", "9"]
    assert starter.start_command(program, "abc", ["--port", "9"], ran.append) == first
    assert len(ran) == 3
    starter.start_command(program, "changed", [], ran.append)
    assert len(ran) == 6


def test_what_an_interrupted_start_left_is_made_anew(program: Path) -> None:
    def fails(command: Sequence[str]) -> None:
        if "pip" in command:
            raise subprocess.CalledProcessError(1, command)

    with pytest.raises(starter.CannotStart, match="network") as told:
        starter.start_command(program, "abc", [], fails)
    assert str(starter.data_folder()) in str(told.value)
    ran: list[Sequence[str]] = []
    starter.start_command(program, "abc", [], ran.append)
    assert len(ran) == 3


@pytest.mark.parametrize("version", [(3, 10), (3, 15)])
def test_another_python_is_told_which_one_is_needed(version: tuple[int, int]) -> None:
    with pytest.raises(starter.CannotStart, match=r"3\.11 to 3\.14"):
        starter.check(version)
    starter.check(sys.version_info[:2])


def test_the_file_can_be_opened(program: Path) -> None:
    assert program.stat().st_mode & 0o111
    assert program.read_bytes().startswith(b"#!/usr/bin/env python3\n")
    with zipfile.ZipFile(program) as parts:
        assert {"__main__.py", "play.py", "name", "requirements.txt"} <= set(parts.namelist())


def test_on_windows_it_lives_where_the_program_keeps_its_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    assert DATA_FOLDER() == tmp_path / "hlaska"
    assert Path(starter.python_of(tmp_path)).relative_to(tmp_path).parts == ("Scripts", "python.exe")


def test_the_same_parts_give_the_same_bytes_where_the_moment_is_told(
    program: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1800000000")
    made = []
    for day in (1_600_000_000, 1_700_000_000):
        for path in (tmp_path / "parts").iterdir():
            os.utime(path, (day, day))
        (tmp_path / "parts/name").unlink()
        made.append(make_program.pack(tmp_path / "parts", tmp_path / f"{day}.pyz").read_bytes())
    assert made[0] == made[1]
