"""Makes a release into a folder: wheel, source, hlaska.pyz, checksums, and notes cut from CHANGELOG.md.

python scripts/release.py --check      says all that stands against a release at once, and makes nothing
python scripts/release.py [--out DIR]  makes it, into build/release/VERSION if no folder is named

It refuses, one sentence each, whatever would let a release say something else than its code does: see `CHECKS`. It sets
no tag and sends nothing anywhere; what to do next is said at its end.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import subprocess
import sys
import tempfile
import tomllib
import zipfile
from collections.abc import Callable, Iterator, Mapping
from datetime import UTC, date, datetime
from importlib import metadata
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from scripts import audit, check_wheel, make_program  # noqa: E402

LONGEST_ENTRY: Final = 160  # characters of a line of the changelog
LONGEST_SECTION: Final = 10_000  # bytes of the section of a release
OLDEST_ADVISORIES: Final = 30  # days
CODE: Final = (
    "src",
    "web/src",
    "web/public",
    "web/index.html",
    "pyproject.toml",
    "uv.lock",
    "web/package-lock.json",
)
LOCKS: Final = ("uv.lock", "web/package-lock.json")
PAGE: Final = (
    "web/src",
    "web/public",
    "web/index.html",
    "src/hlaska/locales/en",
    ":(exclude,glob)**/*.test.ts",
)
PICTURES: Final = "docs/pictures"
TAKEN: Final = "docs/pictures/taken.txt"  # a line a picture: name, seconds since 1970, digest
CONTAINER: Final = "Containerfile"
WRITTEN: Final = ("README.md", "CONTRIBUTING.md", "docs/**/*.md", CONTAINER)  # where a version may be named
NAMED: Final = re.compile(
    r"\bhlaska(?:-|==|@v?|:)(\d+\.\d+[\w.]*?)(?=[-\s`'\")\]]|\.whl|\.tar|$)", re.MULTILINE
)


class Tree(NamedTuple):
    """Holds a checkout that is to be released, and the day."""

    root: Path
    today: date

    def text(self, name: str) -> str:
        path = self.root / name
        return path.read_text(encoding="utf-8") if path.is_file() else ""

    def git(self, *args: str) -> str:
        command = ["git", *args]
        done = subprocess.run(command, cwd=self.root, capture_output=True, encoding="utf-8", check=False)
        if done.returncode:
            raise SystemExit(f"{' '.join(command)}: {done.stderr.strip() or done.returncode}")
        return done.stdout.rstrip()

    def last_change(self, *paths: str) -> datetime | None:
        """Returns when any of these was committed last. It is None for what never was."""
        told = self.git("log", "-1", "--format=%ct", "--", *paths)
        return datetime.fromtimestamp(int(told), UTC) if told else None

    @property
    def version(self) -> str:
        found = re.search(r'^__version__ = "([^"]+)"', self.text("src/hlaska/_version.py"), re.MULTILINE)
        if not found:
            raise SystemExit('src/hlaska/_version.py has no line __version__ = "...".')
        return found[1]


# ---------------------------------------------------------------- what stands against a release
def check_versions(tree: Tree) -> Iterator[str]:
    """Says where another version is named than that of the package."""
    for where, version in _versions(tree):
        if version != tree.version:
            said = f"says {version}" if version else "names no version"
            yield f"{where} {said}, and hlaska.__version__ is {tree.version}."


def _versions(tree: Tree) -> Iterator[tuple[str, str]]:
    yield "pyproject.toml", _of_project(tree)
    if tree.root == ROOT:
        yield "The installed package (uv sync makes it anew)", metadata.version("hlaska")
    for name in ("web/package.json", "web/package-lock.json"):
        yield name, json.loads(tree.text(name) or "{}").get("version", "")
    label = re.search(r'^LABEL .*image\.version="?([^"\s]+)', tree.text(CONTAINER), re.MULTILINE)
    yield f"{CONTAINER} (its label)", label[1] if label else ""
    for pattern in WRITTEN:
        for path in sorted(tree.root.glob(pattern)):
            for found in NAMED.finditer(path.read_text(encoding="utf-8")):
                yield path.relative_to(tree.root).as_posix(), found[1]


def _of_project(tree: Tree) -> str:
    """Returns the version that a wheel gets. It is the package's own where pyproject.toml leaves it to that."""
    project = tomllib.loads(tree.text("pyproject.toml"))
    own = project.get("tool", {}).get("hatch", {}).get("version", {}).get("path") == "src/hlaska/_version.py"
    return str(project["project"].get("version", tree.version if own else ""))


def check_changelog(tree: Tree) -> Iterator[str]:
    """Says what is wrong with the section of this version."""
    heading, _ = read_section(tree)
    if not heading:
        yield f"CHANGELOG.md has no section '## {tree.version} (YYYY-MM-DD)'."
        return
    dated = re.fullmatch(r"## \S+ \((\d{4}-\d{2}-\d{2})\)", heading)
    if not dated:
        yield f"CHANGELOG.md heads its section '{heading}': write the day, '## {tree.version} ({tree.today})'."
        return
    day, code = date.fromisoformat(dated[1]), tree.last_change(*CODE)
    if code and day < code.date():
        yield f"CHANGELOG.md dates {tree.version} {day}, and the code was changed on {code.date()}."
    if day > tree.today:
        yield f"CHANGELOG.md dates {tree.version} {day}, and today is {tree.today}."


def check_length(tree: Tree) -> Iterator[str]:
    """Says which entries of this version are too long, or that all together are."""
    heading, section = read_section(tree)
    if heading and not re.search(r"^- ", section, re.MULTILINE):
        yield f"CHANGELOG.md has no entry for {tree.version}."
    for entry in re.findall(r"^- .*(?:\n[ \t]+\S.*)*", section, re.MULTILINE):  # with the lines it goes on in
        line = " ".join(entry.split())
        if len(line) > LONGEST_ENTRY:
            yield f"CHANGELOG.md has an entry of {len(line)} characters, at most {LONGEST_ENTRY}: {line[:40]}..."
    if (size := len(section.encode())) > LONGEST_SECTION:
        yield f"CHANGELOG.md has {size} bytes for {tree.version}, at most {LONGEST_SECTION}."


def read_section(tree: Tree) -> tuple[str, str]:
    """Returns the heading of this version in CHANGELOG.md and what stands under it. Both are "" where there is none."""
    own = re.compile(
        rf"^(## {re.escape(tree.version)}(?: [^\n]*)?)$\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL
    )
    found = own.search(tree.text("CHANGELOG.md"))
    return (found[1].rstrip(), found[2].strip() + "\n") if found else ("", "")


def check_advisories(tree: Tree) -> Iterator[str]:
    """Checks the list of advisories. Says that it is old, or that one is against a locked version."""
    known: dict[str, Any] = tomllib.loads(tree.text("scripts/advisories.toml"))
    written, locked = known["written"], tree.last_change(*LOCKS)
    renew = "ask anew (scripts/audit.py --ask) and write the day"
    if locked and written < locked.date():
        yield f"scripts/advisories.toml is of {written}, and the locks were changed on {locked.date()}: {renew}."
    if (tree.today - written).days > OLDEST_ADVISORIES:
        yield f"scripts/advisories.toml is of {written}, more than {OLDEST_ADVISORIES} days ago: {renew}."
    for kind, lock in (("pypi", audit.pypi(tree.text(LOCKS[0]))), ("npm", audit.npm(tree.text(LOCKS[1])))):
        for line in audit.list_affected(lock, known.get(kind, {})):
            yield f"An advisory is against a locked version: {line}."


def check_pictures(tree: Tree) -> Iterator[str]:
    """Says which pictures were taken before the page that they show was changed."""
    again = "take it anew (scripts/pictures.py --readme --gallery)"
    if tree.git("rev-parse", "--is-shallow-repository") == "true":
        yield "The history is cut off, so that no age can be compared: git fetch --unshallow."
        return
    page, names = (
        tree.last_change(*PAGE),
        tree.git("ls-files", "--", PICTURES, f":(exclude){TAKEN}").splitlines(),
    )
    if not names:
        yield f"{PICTURES} has no picture: {again}."
    for name in names:
        taken = max(filter(None, (tree.last_change(name), _retaken(tree, name))), default=None)
        if page and taken and taken < page:
            yield f"{name} is of {taken:%Y-%m-%d %H:%M}, and the page was changed {page:%Y-%m-%d %H:%M}: {again}."


def _retaken(tree: Tree, name: str) -> datetime | None:
    """Returns when a picture was taken last. One that came out the same is in no later commit."""
    for line in tree.text(TAKEN).splitlines():
        known, seconds, digest = line.split()
        if (
            f"{PICTURES}/{known}" == name
            and digest == hashlib.sha256((tree.root / name).read_bytes()).hexdigest()
        ):
            return datetime.fromtimestamp(int(seconds), UTC)
    return None


def check_clean(tree: Tree) -> Iterator[str]:
    """Says that there is something which is in no commit."""
    if changed := tree.git("status", "--porcelain").splitlines():
        more = f" and {len(changed) - 1} more" if len(changed) > 1 else ""
        yield f"The tree has changes that are in no commit: {changed[0][3:]}{more}."


def check_generated(tree: Tree) -> Iterator[str]:
    """Says that a generated file is older than what it is made of."""
    command = [sys.executable, "scripts/generate.py", "--check"]
    done = subprocess.run(command, cwd=tree.root, capture_output=True, encoding="utf-8", check=False)
    if done.returncode:
        why = next(iter([*done.stdout.splitlines(), *reversed(done.stderr.splitlines())]), "it failed")
        yield f"A generated file is stale, run scripts/generate.py: {why}."


def check_tag(tree: Tree) -> Iterator[str]:
    """Says that there is a release of this name."""
    for taken in tree.git("tag", "--list", tag(tree), tree.version).splitlines():
        yield f"The tag {taken} exists: give the release another version."


def tag(tree: Tree) -> str:
    return f"v{tree.version}"


Check = Callable[[Tree], Iterator[str]]
CHECKS: Final[Mapping[str, Check]] = {
    "versions": check_versions,
    "changelog": check_changelog,
    "length": check_length,
    "advisories": check_advisories,
    "pictures": check_pictures,
    "clean": check_clean,
    "generated": check_generated,
    "tag": check_tag,
}


def refusals(tree: Tree, checks: Mapping[str, Check] = CHECKS) -> list[str]:
    """Returns a sentence for each thing that stands against a release."""
    return [said for check in checks.values() for said in check(tree)]


# ---------------------------------------------------------------- the release
def files(version: str) -> list[str]:
    """Lists what a release is made of, in the order of its making."""
    return [
        f"hlaska-{version}.tar.gz",
        f"hlaska-{version}-py3-none-any.whl",
        "hlaska.pyz",
        "NOTES.md",
        "SHA256SUMS",
    ]


def make(tree: Tree, out: Path) -> None:
    """Makes all files beside their folder and then gives it its name. All of them are there or none is."""
    if out.exists():
        raise SystemExit(f"{out} is there already: name another folder, or remove it.")
    out.parent.mkdir(parents=True, exist_ok=True)
    _, wheel, program, told, sums = files(tree.version)
    with tempfile.TemporaryDirectory(prefix=".release-", dir=out.parent) as made:
        folder = Path(made) / "release"
        # The moment of the last commit in all of them, so that who builds it again gets the same bytes.
        os.environ["SOURCE_DATE_EPOCH"] = tree.git("log", "-1", "--format=%ct")
        make_program.uv("build", "--quiet", "--out-dir", str(folder))
        (folder / ".gitignore").unlink(missing_ok=True)  # uv's own
        check_wheel.main(str(folder / wheel))
        make_program.make(folder / program, folder / wheel)
        (folder / told).write_text(section_text(tree), encoding="utf-8")
        (folder / sums).write_text(checksums(folder), encoding="utf-8")
        _check_program(folder / program, folder / wheel)
        if (found := sorted(path.name for path in folder.iterdir())) != sorted(files(tree.version)):
            raise SystemExit(f"The release holds {', '.join(found)}, not {', '.join(files(tree.version))}.")
        folder.rename(out)


def _check_program(program: Path, wheel: Path) -> None:
    """Raises SystemExit where the program of one file holds another wheel than the release."""
    with zipfile.ZipFile(program) as packed:
        if packed.read(wheel.name) != wheel.read_bytes():
            raise SystemExit(f"{program.name} holds another {wheel.name} than the release.")


def section_text(tree: Tree) -> str:
    return f"# Hláška {tree.version}\n\n{read_section(tree)[1]}"


def checksums(folder: Path) -> str:
    """Returns a line for each file, as `sha256sum --check` reads it."""
    paths = sorted(folder.iterdir())
    return "".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in paths)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--out", type=Path, help="a folder that is not there yet")
    asked.add_argument("--check", action="store_true", help="make nothing")
    args = asked.parse_args()
    tree = Tree(ROOT, datetime.now(UTC).date())
    against = refusals(tree)
    if against:
        raise SystemExit("\n".join([*against, f"Hláška {tree.version} is not released."]))
    if args.check:
        print(f"Nothing stands against releasing Hláška {tree.version}.")
        return
    out = (args.out or ROOT / "build/release" / tree.version).absolute()
    make(tree, out)
    print(f"{out}: {', '.join(files(tree.version))}")
    print(
        f"Next: git tag -a {tag(tree)} -m 'Hláška {tree.version}', and put the files where people find them."
    )


if __name__ == "__main__":
    main()
