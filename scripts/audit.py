"""Compares the locked versions with the advisories kept in scripts/advisories.toml.

It asks nobody, so that a check of today is a check of tomorrow.

For who renews the list: `--ask` asks the databases (uv audit, npm audit), and
`--osv PyPI.zip npm.zip` reads what was downloaded of OSV, where these cannot be asked.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Mapping
from itertools import chain
from pathlib import Path
from typing import Any, Final
from zipfile import ZipFile

from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name
from packaging.version import InvalidVersion, Version

ROOT: Final = Path(__file__).parent.parent
EVENTS: Final = ("introduced", "fixed", "last_affected")
Locked = dict[str, set[str]]  # versions by package


def pypi(lock: str) -> Locked:
    """Lists what uv.lock names."""
    found: Locked = {}
    for package in tomllib.loads(lock)["package"]:
        if "version" in package:
            found.setdefault(package["name"], set()).add(package["version"])
    return found


def npm(lock: str) -> Locked:
    """Lists what web/package-lock.json names."""
    found: Locked = {}
    for path, package in json.loads(lock)["packages"].items():
        if path and "version" in package:
            found.setdefault(path.rpartition("node_modules/")[2], set()).add(package["version"])
    return found


def list_affected(locked: Mapping[str, set[str]], known: Mapping[str, Mapping[str, str]]) -> Iterator[str]:
    """Returns a line for each advisory that is against a locked version."""
    for package, advisories in known.items():
        for advisory, versions in advisories.items():
            for bad in SpecifierSet(versions).filter(sorted(locked.get(package, ())), prereleases=True):
                yield f"{package} {bad}: {advisory} ({package} {versions})"


# ---------------------------------------------------------------- what OSV lets one download
def read_osv(dumps: list[Path], locks: Mapping[str, Locked]) -> Iterator[str]:
    """Returns a line for each advisory of these OSV files against a locked version."""
    for dump in dumps:
        with ZipFile(dump) as found:
            for name in found.namelist():
                if name.endswith(".json"):
                    yield from list_matches(json.loads(found.read(name)), locks)


def list_matches(advisory: Mapping[str, Any], locks: Mapping[str, Locked]) -> Iterator[str]:
    """Returns the lines of one advisory, as OSV writes it. One that was withdrawn is against nothing."""
    for part in () if "withdrawn" in advisory else advisory.get("affected", ()):
        package = part.get("package", {})
        kind, name = package.get("ecosystem", "").lower(), package.get("name", "")
        if kind == "pypi":
            name = canonicalize_name(name)
        for version in sorted(locks.get(kind, {}).get(name, ())):
            if version in part.get("versions", ()) or any(
                is_within(version, r) for r in part.get("ranges", ())
            ):
                aliases = " ".join(advisory.get("aliases", ()))
                yield f"{name} {version}: {advisory['id']} {aliases}".rstrip()


def is_within(version: str, spread: Mapping[str, Any]) -> bool:
    """Tells whether a version is in a range of OSV.

    Each of its events begins or ends what is affected. One that cannot be

    compared counts as affected: somebody has to look.
    """
    if spread.get("type") not in ("ECOSYSTEM", "SEMVER"):
        return False  # of commits
    said = chain.from_iterable(event.items() for event in spread["events"])
    inside = False
    try:
        here = Version(version)
        for at, kind in sorted((Version(at), kind) for kind, at in said if kind in EVENTS):
            if kind == "introduced":
                inside = inside or here >= at
            else:
                inside = inside and (here < at if kind == "fixed" else here <= at)
    except InvalidVersion:
        return True
    return inside


def main() -> None:
    known: dict[str, Any] = tomllib.loads((ROOT / "scripts/advisories.toml").read_text())
    locks = {
        "pypi": pypi((ROOT / "uv.lock").read_text()),
        "npm": npm((ROOT / "web/package-lock.json").read_text()),
    }
    found = [line for kind, locked in locks.items() for line in list_affected(locked, known[kind])]
    count = sum(len(advisories) for kind in locks for advisories in known[kind].values())
    packages = sum(map(len, locks.values()))
    print(
        f"{packages} locked packages, {count} advisories as of {known['written']}: {len(found)} against them"
    )
    if "--osv" in sys.argv:
        dumps = [Path(name) for name in sys.argv[sys.argv.index("--osv") + 1 :]]
        news = sorted(set(read_osv(dumps, locks)))
        print("\n".join(news) or "what OSV has in these files is against none of them")
        sys.exit(1 if news else 0)
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
