"""What a machine that is no Windows can tell of how the program does there."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.real import free_port

ROOT = Path(__file__).parents[1]
STARTING = (
    "scripts/play.py",
    "scripts/starter.py",
    "scripts/page.py",
)  # what a Windows runs beside the package
MODULES = {"fcntl", "resource", "pwd", "grp", "termios", "tty", "pty", "readline", "uvloop"}
NAMES = {
    "os": {
        "fork", "forkpty", "killpg", "setsid", "getuid", "geteuid", "getppid", "nice", "pread", "pwrite", "sysconf",
        "mkfifo", "chown", "uname", "set_blocking", "O_CLOEXEC", "O_NONBLOCK", "O_NOFOLLOW", "O_DIRECTORY",
    },
    "signal": {"SIGKILL", "SIGHUP", "SIGUSR1", "SIGUSR2", "SIGALRM", "SIGCHLD", "alarm", "pause"},
}  # fmt: skip
# A file that holds none of them need not be parsed.
MENTIONED = re.compile(
    "|".join(
        [
            rf"\b(?:{'|'.join(sorted(MODULES))})\b",
            *(rf"\b{owner}\.(?:{'|'.join(sorted(names))})\b" for owner, names in NAMES.items()),
        ]
    )
)
ASKED = (
    "sys.platform",
    "hasattr(os",
    "find_spec",
    "/proc/",
)  # what a function says that knows of other systems


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


def posix_names(source: str) -> Iterator[tuple[str, str]]:
    """What Windows does not have, in a function or module that does not ask which system this is; with its place."""
    if not MENTIONED.search(source):
        return
    tree = ast.parse(source)
    inside = {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                found = [one.name for one in names if one.name in MODULES]
            case ast.ImportFrom(module=str(module)):
                found = [module] if module in MODULES else []
            case ast.Attribute(value=ast.Name(id=str(owner)), attr=attr):
                found = [f"{owner}.{attr}"] if attr in NAMES.get(owner, ()) else []
            case _:
                continue
        if not found:
            continue
        above, said = inside.get(node), ""
        while above is not None and not isinstance(above, ast.Module):
            # Of a module's own `if` the question alone counts: what is within may be long.
            part = (
                above.test if isinstance(above, ast.If) and isinstance(inside[above], ast.Module) else above
            )
            said += ast.unparse(part)
            above = inside.get(above)
        if not any(asked in said for asked in ASKED):
            yield from ((name, f"line {node.lineno}") for name in found)


def test_names_of_one_system_are_found() -> None:
    bad = "import os, fcntl\ndef end():\n    os.killpg(1, signal.SIGKILL)\n"
    assert [name for name, _ in posix_names(bad)] == ["fcntl", "os.killpg", "signal.SIGKILL"]
    assert list(posix_names("if sys.platform != 'win32':\n    import fcntl\n    os.fork()\n")) == []
    assert list(posix_names("def end():\n    if hasattr(os, 'nice'):\n        os.nice(5)\n")) == []


def test_nothing_is_named_that_windows_does_not_have_without_asking_for_it() -> None:
    files = [*(ROOT / "src").rglob("*.py"), *(ROOT / name for name in STARTING)]
    found = [
        (str(path.relative_to(ROOT)), *one)
        for path in files
        for one in posix_names(path.read_text(encoding="utf-8"))
    ]
    assert found == []
