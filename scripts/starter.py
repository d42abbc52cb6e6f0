"""Starts Hláška when the one file of the program is opened (`scripts/make_program.py` packs it).

The first time it sets up an environment of its own in the data folder of the user, as locked. Then it starts Hláška and
opens the browser.

Runs under the Python of whoever opens it, with nothing installed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Callable, Sequence
from pathlib import Path

LEAST, BEYOND = (3, 11), (3, 15)  # numba's wheels end there
PARTS = ("requirements.txt", "play.py")  # in the file, beside the one wheel

Run = Callable[[Sequence[str]], None]


class CannotStart(Exception):
    """Says what is missing and what would be right."""


def data_folder() -> Path:
    """Tells where a program of this user keeps what is its own."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData/Local") / "hlaska"
    if sys.platform == "darwin":
        return Path.home() / "Library/Application Support/hlaska"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "hlaska"


def python_of(venv: Path) -> str:
    """Returns the Python of an environment."""
    return str(venv / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python"))


def run(command: Sequence[str]) -> None:
    subprocess.run(command, check=True)


def check(version: tuple[int, int]) -> None:
    """Raises CannotStart for a Python that is too old or too new."""
    if not LEAST <= version < BEYOND:
        found = ".".join(map(str, version))
        raise CannotStart(
            f"Hláška needs Python 3.11 to 3.14, and this is {found}: see https://www.python.org/"
        )


def unpack(program: Path, folder: Path) -> Path:
    """Puts the parts of the program into a folder; the wheel among them."""
    with zipfile.ZipFile(program) as parts:
        (wheel,) = (name for name in parts.namelist() if name.endswith(".whl"))
        for name in (*PARTS, wheel):
            parts.extract(name, folder)
    return folder / wheel


def set_up(program: Path, home: Path, run: Run = run) -> None:
    """Sets up an environment with everything as locked, whole or not at all. Raises CannotStart."""
    shutil.rmtree(home, ignore_errors=True)  # what an interrupted start left
    home.mkdir(parents=True)
    wheel = unpack(program, home)
    python = python_of(home / "venv")
    install = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    try:
        run([sys.executable, "-m", "venv", str(home / "venv")])
        run([*install, "--require-hashes", "-r", str(home / "requirements.txt")])
        run([*install, "--no-deps", "--no-index", str(wheel)])
    except (OSError, subprocess.CalledProcessError) as error:
        text = (
            f"Hláška could not be set up in {home}: {error}. The first start needs the network, and Python its module "
            "venv (on Debian: apt-get install python3-venv)."
        )
        raise CannotStart(text) from error
    (home / "ready").touch()


def start_command(program: Path, name: str, others: Sequence[str], run: Run = run) -> list[str]:
    """Returns the command that starts the program, set up where it is not yet. Raises CannotStart."""
    check(sys.version_info[:2])
    home = data_folder() / "program" / f"{name}-{sys.version_info[0]}.{sys.version_info[1]}"
    if not (home / "ready").exists():
        print("Setting up Hláška; the first time takes about a minute ...", flush=True)
        set_up(program, home, run)
    return [python_of(home / "venv"), str(home / "play.py"), *others]


def main() -> None:
    program = Path(sys.argv[0]).resolve()
    with zipfile.ZipFile(program) as parts:
        name = parts.read("name").decode()
    try:
        command = start_command(program, name, sys.argv[1:])
    except CannotStart as error:
        raise SystemExit(str(error)) from None
    if sys.platform == "win32":  # there `exec` would leave the window before the program has ended
        sys.exit(subprocess.call(command))
    os.execv(command[0], command)


if __name__ == "__main__":
    main()
