"""Checks that a wheel is whole.

A deal must be playable from it where nothing else is installed.

python scripts/check_wheel.py WHEEL

It is installed into an empty environment with what it needs as `uv.lock` has it, so that whatever is missing among the
dependencies or in the wheel is missing here, too. Then its own command plays a deal and settles it again by its record.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = "hlaska/web/dist/"
DEAL = ("play", "marias", "--bots", "beginner", "--deals", "1", "--pace", "0", "--plain")
FIRST_CHOICE = "1\n" * 500  # whatever is asked for: more than a deal has decisions
PATIENCE = 120  # seconds for each step
# What would lead to other packages than those of the new environment, or speak another language.
_OTHERS = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "HLASKA_LANG", "LANGUAGE", "LC_ALL", "LANG")


def missing(wheel: zipfile.ZipFile) -> list[str]:
    """Lists what ought to be in the wheel and is not."""
    names = set(wheel.namelist())
    wanted = {"hlaska/__init__.py", "hlaska/py.typed", "hlaska/rules/marias.md", f"{PAGE}index.html"}
    wanted |= {f"hlaska/examples/{name}" for name in ("play_a_deal.py", "programs/player.py")}
    if f"{PAGE}index.html" in names:
        page = wheel.read(f"{PAGE}index.html").decode()
        files = re.findall(r'(?:src|href)="\.?/([^"]+)"', page)
        if not any(file.endswith(".js") for file in files):
            return [f"a script in {PAGE}index.html"]
        wanted |= {PAGE + file for file in files}
    if not any(name.endswith(".dist-info/licenses/LICENSE") for name in names):
        wanted.add("licenses/LICENSE")
    return sorted(wanted - names)


def find_uv() -> str:
    """Finds the uv that `./check` uses. Raises SystemExit where there is none."""
    own = ROOT / ".tools/bin/uv"
    found = os.environ.get("UV") or (str(own) if own.exists() else shutil.which("uv"))
    if not found:
        raise SystemExit("a wheel is checked with uv: run ./check wheel, which fetches it")
    return str(Path(found).absolute())


def install(wheel: Path, environment: Path) -> None:
    """Makes an environment of the wheel and what it needs, as locked. Raises SystemExit."""
    uv, there = find_uv(), {"UV_PROJECT_ENVIRONMENT": str(environment)}
    # As `uv.lock` has them: the files are named there, so that what is in uv's cache needs no network.
    locked = ("sync", "--frozen", "--quiet", "--no-default-groups", "--no-install-project")
    _run([uv, *locked, "--python", sys.executable], ROOT, there)
    into = ("--quiet", "--python", str(environment))
    _run([uv, "pip", "install", *into, "--no-deps", "--offline", str(wheel.absolute())], ROOT)
    _run([uv, "pip", "check", *into], ROOT)


def play(command: Path, folder: Path) -> str:
    """Plays a deal by the command that was installed, in an empty folder.

    Returns what its record is settled with. Raises SystemExit where there is no deal or two opinions of it.
    """
    record = folder / "match.hlaska"
    _run([str(command), *DEAL, "--record", str(record)], folder, said=FIRST_CHOICE)
    told: list[str] = re.findall(r"^Result: .*$", record.read_text(encoding="utf-8"), re.MULTILINE)
    if len(told) != 1:
        raise SystemExit(f"{command.name} {' '.join(DEAL)}: played {len(told)} deals, not one")
    settled = _run([str(command), "score", str(record)], folder)
    if "Deal 1" not in settled or "result:" not in settled:
        raise SystemExit(f"{command.name} score: the deal is not settled:\n{settled}")
    return told[0]


def _run(command: list[str], folder: Path, more: Mapping[str, str] | None = None, said: str = "") -> str:
    """Returns what a command says. Raises SystemExit with all of it where it fails or does not end."""
    around = {name: value for name, value in os.environ.items() if name not in _OTHERS} | dict(more or {})
    try:
        done = subprocess.run(
            command,
            cwd=folder,
            env=around,
            input=said,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            timeout=PATIENCE,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise SystemExit(f"{' '.join(command)}: not done after {PATIENCE} s") from None
    if done.returncode:
        raise SystemExit(f"{' '.join(command)}: failed with {done.returncode}\n{done.stdout[-4000:]}")
    return done.stdout


def main(path: str) -> None:
    with zipfile.ZipFile(path) as wheel:
        lacks = missing(wheel)
    if lacks:
        raise SystemExit(f"{path} lacks {', '.join(lacks)}")
    print(f"{path}: the page, the rules, the examples, the types and the licence are in it.")
    with tempfile.TemporaryDirectory() as folder:
        environment, empty = Path(folder) / "environment", Path(folder) / "empty"
        empty.mkdir()
        install(Path(path), environment)
        command = environment / ("Scripts/hlaska.exe" if os.name == "nt" else "bin/hlaska")
        print(f"{path}: installed alone, it has played a deal of Mariáš. {play(command, empty)}")


if __name__ == "__main__":
    main(sys.argv[1])
