"""Compares the locked versions with the advisories kept in scripts/advisories.toml; asks nobody, so that a check of
today is a check of tomorrow. `--ask` asks the databases (uv audit, npm audit), for who renews the list."""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from packaging.specifiers import SpecifierSet

ROOT: Final = Path(__file__).parent.parent
Locked = dict[str, set[str]]  # versions by package


def pypi(lock: str) -> Locked:
    """What uv.lock names."""
    found: Locked = {}
    for package in tomllib.loads(lock)["package"]:
        if "version" in package:
            found.setdefault(package["name"], set()).add(package["version"])
    return found


def npm(lock: str) -> Locked:
    """What web/package-lock.json names."""
    found: Locked = {}
    for path, package in json.loads(lock)["packages"].items():
        if path and "version" in package:
            found.setdefault(path.rpartition("node_modules/")[2], set()).add(package["version"])
    return found


def affected(locked: Mapping[str, set[str]], known: Mapping[str, Mapping[str, str]]) -> Iterator[str]:
    """A line for each advisory that is against a locked version."""
    for package, advisories in known.items():
        for advisory, versions in advisories.items():
            for bad in SpecifierSet(versions).filter(sorted(locked.get(package, ())), prereleases=True):
                yield f"{package} {bad}: {advisory} ({package} {versions})"


def main() -> None:
    known: dict[str, Any] = tomllib.loads((ROOT / "scripts/advisories.toml").read_text())
    locks = {
        "pypi": pypi((ROOT / "uv.lock").read_text()),
        "npm": npm((ROOT / "web/package-lock.json").read_text()),
    }
    found = [line for kind, locked in locks.items() for line in affected(locked, known[kind])]
    count = sum(len(advisories) for kind in locks for advisories in known[kind].values())
    packages = sum(map(len, locks.values()))
    print(
        f"{packages} locked packages, {count} advisories as of {known['written']}: {len(found)} against them"
    )
    if "--ask" in sys.argv:
        print("What the databases say now (what is new goes into scripts/advisories.toml):", flush=True)
        uv = ROOT / ".tools/bin/uv"
        ask = [str(uv) if uv.exists() else "uv", "audit", "--frozen", "--preview-features", "audit-command"]
        page = [sys.executable, str(ROOT / "scripts/page.py"), "npm", "audit"]
        sys.exit(max(subprocess.run(command, cwd=ROOT, check=False).returncode for command in (ask, page)))
    if found:
        sys.exit(
            "\n".join(
                [*found, "Lock versions that are past them: uv lock --upgrade-package NAME, npm update"]
            )
        )


if __name__ == "__main__":
    main()
