"""The container file, and the reader of its steps that follows them where there is no engine."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from scripts import check_container
from scripts.check_container import stages

ROOT = Path(__file__).parent.parent
TEXT = check_container.FILE.read_text(encoding="utf-8")
BUILT, SERVED = stages(TEXT)


def rest(word: str) -> list[str]:
    return [step.rest for step in SERVED.steps if step.word == word]


def test_every_step_of_the_file_is_followed() -> None:
    assert all(check_container.IMAGE.fullmatch(stage.image) for stage in (BUILT, SERVED))
    written = [line for line in TEXT.splitlines() if re.match("[A-Z]+ ", line)]
    assert len(written) == len(BUILT.steps) + len(SERVED.steps) + 2


def test_a_step_that_nobody_follows_is_named() -> None:
    with pytest.raises(SystemExit, match="Containerfile:3: ADD is no step that is followed here"):
        stages("FROM a\n\nADD x y\n")


def test_steps_are_read_as_they_are_written() -> None:
    (stage,) = stages('# head\nFROM a AS b\nRUN one && \\\n    # why\n    two\nCMD ["x", "y z"]\n')
    assert (stage.image, stage.name) == ("a", "b")
    assert [(step.line, step.word, step.rest) for step in stage.steps] == [
        (3, "RUN", "one &&     two"),
        (6, "CMD", '["x", "y z"]'),
    ]
    assert check_container.words(stage.steps[1].rest) == ["x", "y z"]
    assert check_container.words("a | b") == ["/bin/sh", "-c", "a | b"]


def test_the_server_is_no_root_and_its_data_is_in_the_volume() -> None:
    assert rest("USER") == ["hlaska"]
    (volume,), (command,) = rest("VOLUME"), rest("CMD")
    assert f"{volume}/tables.sqlite3" in check_container.words(command)


def test_a_signal_and_the_health_check_reach_the_server() -> None:
    (port,), (command,), (health,) = rest("EXPOSE"), rest("CMD"), rest("HEALTHCHECK")
    assert command.startswith("[")  # a shell in between would keep the signal
    assert port in check_container.words(command)
    assert f":{port}/readyz" in health


def test_the_stage_that_builds_gets_what_the_wheel_is_made_of_and_nothing_else() -> None:
    taken = check_container.context(ROOT)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    for name in (
        "pyproject.toml",
        "uv.lock",
        "hatch_build.py",
        "web/package-lock.json",
        "docs/rules/marias.md",
    ):
        assert name in taken
    assert project["project"]["readme"] in taken
    assert not [name for name in taken if name.split("/")[0] in ("tests", ".git", ".venv", "dist")]
    assert not [name for name in taken if "node_modules" in name.split("/")]


def test_nothing_private_of_a_checkout_comes_into_an_image(tmp_path: Path) -> None:
    private = ("tables.sqlite3", "tables.sqlite3-wal", "data/tables.people.sqlite3", ".env", "web/.env")
    for name in (".dockerignore", "uv.lock", *private):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes((ROOT / ".dockerignore").read_bytes())
    subprocess.run(["git", "init", "--quiet", "--template="], cwd=tmp_path, check=True)
    assert sorted(check_container.context(tmp_path)) == [".dockerignore", "uv.lock"]


@pytest.mark.nightly
@pytest.mark.timeout(900)
@pytest.mark.skipif(
    os.geteuid() != 0 or not shutil.which("debootstrap"),
    reason="needs root and debootstrap for a plain Debian root",
)
def test_all_steps_are_followed_and_the_server_keeps_a_table() -> None:
    command = [sys.executable, "scripts/check_container.py"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", timeout=880, check=False)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    assert "was kept over a second start" in done.stdout
