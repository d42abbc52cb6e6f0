"""What a machine that is no Windows can tell of how the program does there."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.real import free_port

ROOT = Path(__file__).parents[1]


def run(*command: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    asked = [sys.executable, *command]
    return subprocess.run(asked, check=False, capture_output=True, encoding="utf-8", cwd=ROOT, env=env)


@pytest.mark.slow
def test_the_program_is_imported_and_serves_without_what_windows_does_not_have(
    tmp_path: Path,
) -> None:
    found = run("-m", "tests.without_posix", str(tmp_path), str(free_port()))
    assert found.returncode == 0, found.stdout + found.stderr
    assert "modules, exit code" in found.stdout


@pytest.mark.nightly
def test_nothing_is_called_that_windows_does_not_have(tmp_path: Path) -> None:
    """By the types of the standard library, which know what each system has."""
    options = ("--platform", "win32", "--no-warn-unreachable", "--cache-dir", str(tmp_path))
    found = run("-m", "mypy", *options, "src", "scripts/play.py", "scripts/starter.py", "scripts/page.py")
    assert found.returncode == 0, found.stdout
