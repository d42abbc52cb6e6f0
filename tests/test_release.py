"""The command that makes a release: each fault is refused, by one check alone, with a sentence that names it."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import zipfile
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from functools import partial
from pathlib import Path

import pytest

from scripts import release
from scripts.release import CHECKS, Tree

FIRST = date(2026, 3, 1)  # when the code was written; the pictures a day later, the release a day after that
TODAY = FIRST + timedelta(days=2)
CHANGELOG = (
    f"# Changes\n\n## 1.2.0 ({TODAY})\n\n### Added\n\n- A new game.\n\n## 1.1.0 (2026-01-01)\n\n- Old.\n"
)
GENERATE = """\
import sys
from pathlib import Path
if Path("docs/options.md").read_text() != Path("src/hlaska/options.txt").read_text():
    print("docs/options.md: is not what its sources give")
    sys.exit(1)
"""
FILES = {
    "src/hlaska/_version.py": '__version__ = "1.2.0"\n',
    "src/hlaska/options.txt": "options\n",
    "src/hlaska/locales/en/app.ftl": "play = Play\n",
    "docs/options.md": "options\n",
    "docs/hosting.md": "pip install hlaska-*.whl, or hlaska==1.2.0\n",
    "README.md": "`pip install hlaska`, or hlaska-1.2.0-py3-none-any.whl\n",
    "Containerfile": 'FROM python\nLABEL org.opencontainers.image.version="1.2.0"\n',
    "pyproject.toml": '[project]\ndynamic = ["version"]\n[tool.hatch.version]\npath = "src/hlaska/_version.py"\n',
    "uv.lock": '[[package]]\nname = "idna"\nversion = "3.10"\n',
    "web/package.json": json.dumps({"version": "1.2.0"}),
    "web/package-lock.json": json.dumps({"version": "1.2.0", "packages": {}}),
    "web/src/Table.svelte": "<table>\n",
    "web/src/table.test.ts": "test\n",
    "CHANGELOG.md": CHANGELOG,
    "scripts/generate.py": GENERATE,
    "scripts/advisories.toml": f'written = {TODAY}\n[pypi]\n"idna" = {{ "CVE-1" = "<3.7" }}\n',
}


def git(root: Path, *args: str, day: date = FIRST) -> str:
    when = f"{day}T12:00:00+00:00"
    env = {**os.environ, "GIT_AUTHOR_DATE": when, "GIT_COMMITTER_DATE": when, "GIT_CONFIG_GLOBAL": os.devnull}
    who = ("-c", "user.name=A", "-c", "user.email=a@example.org")
    done = subprocess.run(["git", *who, *args], cwd=root, env=env, capture_output=True, text=True, check=True)
    return done.stdout


def write(root: Path, name: str, text: str) -> None:
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def commit(root: Path, files: dict[str, str], day: date = TODAY) -> None:
    """Commits all there is, with these files, on a day."""
    for name, text in files.items():
        write(root, name, text)
    git(root, "add", "--all", day=day)
    git(root, "commit", "--quiet", "--message", "work", day=day)


@pytest.fixture(scope="module")
def releasable(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("release") / "checkout"
    root.mkdir()
    git(root, "init", "--quiet", "--template=")
    commit(root, FILES, FIRST)
    commit(root, {"docs/pictures/table.jpg": "picture"}, FIRST + timedelta(days=1))
    return root


@pytest.fixture
def tree(releasable: Path, tmp_path: Path) -> Tree:
    """A small repository that may be released."""
    return Tree(Path(shutil.copytree(releasable, tmp_path / "checkout")), TODAY)


def change(name: str, old: str, new: str) -> Callable[[Path], None]:
    def planted(root: Path) -> None:
        text = (root / name).read_text(encoding="utf-8")
        assert old in text
        commit(root, {name: text.replace(old, new)})

    return planted


def later_page(root: Path) -> None:
    commit(root, {"web/src/Table.svelte": "<table class>\n", "web/src/new.test.ts": "test\n"})


def long_section(root: Path) -> None:
    commit(root, {"CHANGELOG.md": CHANGELOG.replace("- A new game.", "- A new game, ě.\n" * 600)})


def no_picture(root: Path) -> None:
    (root / "docs/pictures/table.jpg").unlink()
    commit(root, {})


def new_tag(root: Path) -> None:
    git(root, "tag", "v1.2.0")


def shallow(root: Path) -> None:
    (root / ".git/shallow").write_text(git(root, "rev-parse", "HEAD"), encoding="utf-8")


OLD = FIRST - timedelta(days=1)
FAULTS: dict[str, tuple[str, Callable[[Path], object], str]] = {
    "package": (
        "versions",
        change("pyproject.toml", 'dynamic = ["version"]', 'version = "1.1.0"'),
        r"pyproject.toml says 1.1.0, and hlaska.__version__ is 1.2.0\.",
    ),
    "no version": (
        "versions",
        change("pyproject.toml", "src/hlaska/_version.py", "src/other.py"),
        r"pyproject.toml names no version",
    ),
    "page": ("versions", change("web/package.json", "1.2.0", "1.2.1"), r"web/package.json says 1.2.1"),
    "lock": ("versions", change("web/package-lock.json", "1.2.0", "1.2"), r"web/package-lock.json says 1.2,"),
    "readme": ("versions", change("README.md", "1.2.0", "1.1.9"), r"README.md says 1.1.9"),
    "docs": ("versions", change("docs/hosting.md", "1.2.0", "1.1.0"), r"docs/hosting.md says 1.1.0"),
    "container": (
        "versions",
        change("Containerfile", "1.2.0", "1.1.0"),
        r"Containerfile \(its label\) says 1.1",
    ),
    "no label": ("versions", change("Containerfile", "LABEL", "# no"), r"\(its label\) names no version"),
    "no section": (
        "changelog",
        change("CHANGELOG.md", "## 1.2.0 (", "## 1.1.9 ("),
        r"no section '## 1.2.0 \(YYYY-MM-DD\)'",
    ),
    "no day": ("changelog", change("CHANGELOG.md", f"({TODAY})", "(not released yet)"), r"write the day"),
    "old day": (
        "changelog",
        change("CHANGELOG.md", str(TODAY), str(OLD)),
        rf"dates 1.2.0 {OLD}, and the code was changed on {FIRST}",
    ),
    "day to come": (
        "changelog",
        change("CHANGELOG.md", str(TODAY), "2027-01-01"),
        rf"dates 1.2.0 2027-01-01, and today is {TODAY}",
    ),
    "no entry": ("length", change("CHANGELOG.md", "- A new game.", ""), r"no entry for 1.2.0"),
    "long entry": (
        "length",
        change("CHANGELOG.md", "A new game.", "A new game." * 15),
        r"an entry of 167 characters, at most 160: - A new game\.A",
    ),
    "long entry of two lines": (
        "length",
        change("CHANGELOG.md", "A new game.", "A new game." * 7 + "\n  " + "A new game." * 8),
        r"an entry of 168 characters, at most 160",
    ),
    "long section": ("length", long_section, r"bytes for 1.2.0, at most 10000"),
    "old advisories": (
        "advisories",
        change("scripts/advisories.toml", str(TODAY), str(OLD)),
        rf"is of {OLD}, and the locks were changed on {FIRST}",
    ),
    "advisory": (
        "advisories",
        change("scripts/advisories.toml", "<3.7", "<3.11"),
        r"An advisory is against a locked version: idna 3.10: CVE-1",
    ),
    "old picture": (
        "pictures",
        later_page,
        r"docs/pictures/table.jpg is of 2026-03-02 12:00, and the page was changed 2026-03-03 12:00",
    ),
    "old words": ("pictures", change("src/hlaska/locales/en/app.ftl", "Play", "Go"), r"table.jpg is of"),
    "no history": ("pictures", shallow, r"git fetch --unshallow"),
    "no picture": ("pictures", no_picture, r"docs/pictures has no picture"),
    "new file": ("clean", lambda root: write(root, "notes.txt", "x"), r"in no commit: notes.txt\."),
    "change": ("clean", lambda root: write(root, "README.md", "x"), r"in no commit: README.md\."),
    "generated": (
        "generated",
        change("docs/options.md", "options", "choices"),
        r"run scripts/generate.py: docs/options.md: is not what",
    ),
    "tag": ("tag", new_tag, r"The tag v1.2.0 exists"),
    "bare tag": ("tag", lambda root: git(root, "tag", "1.2.0"), r"The tag 1.2.0 exists"),
}


def test_a_picture_that_comes_out_the_same_is_as_new_as_it_was_taken(tree: Tree) -> None:
    later_page(tree.root)
    seconds = int(datetime.combine(TODAY + timedelta(days=1), datetime.min.time(), UTC).timestamp())
    digest = hashlib.sha256(b"picture").hexdigest()
    for line, faults in ((f"{digest}", 0), ("0" * 64, 1)):
        commit(tree.root, {"docs/pictures/taken.txt": f"table.jpg {seconds} {line}\n"})
        assert len(list(release.check_pictures(tree))) == faults


def test_a_tree_without_a_fault_may_be_released(tree: Tree) -> None:
    assert release.refusals(tree) == []
    assert release.section_text(tree) == "# Hláška 1.2.0\n\n### Added\n\n- A new game.\n"


@pytest.mark.parametrize(("name", "plant", "said"), FAULTS.values(), ids=FAULTS)
def test_a_fault_is_refused_by_its_check_alone(
    tree: Tree, name: str, plant: Callable[[Path], object], said: str
) -> None:
    plant(tree.root)
    by_check = {check: release.refusals(tree, {check: CHECKS[check]}) for check in CHECKS}
    (told,) = by_check.pop(name)
    assert re.search(said, told)
    assert told.endswith((".", "..."))
    assert not any(by_check.values())


def test_an_installed_package_of_another_version_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    here = Tree(release.ROOT, TODAY)
    assert list(release.check_versions(here)) == []
    monkeypatch.setattr("importlib.metadata.version", lambda name: "0.0.1")
    (told,) = release.check_versions(here)
    assert told.startswith("The installed package (uv sync makes it anew) says 0.0.1")


def test_every_check_has_a_fault() -> None:
    assert {name for name, _, _ in FAULTS.values()} == set(CHECKS)


def test_advisories_that_nobody_has_looked_at_for_long_are_refused(tree: Tree) -> None:
    late = tree._replace(today=TODAY + timedelta(days=release.OLDEST_ADVISORIES))
    assert release.refusals(late) == []
    (told,) = release.refusals(late._replace(today=late.today + timedelta(days=1)))
    assert told.startswith(f"scripts/advisories.toml is of {TODAY}, more than 30 days ago")


def test_checksums_are_read_by_the_usual_tool(tmp_path: Path) -> None:
    (tmp_path / "a.whl").write_bytes(b"wheel")
    assert release.checksums(tmp_path) == f"{hashlib.sha256(b'wheel').hexdigest()}  a.whl\n"


def test_a_release_is_whole_or_not_there(tree: Tree, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def build(*args: str) -> None:
        folder = Path(args[-1])
        folder.mkdir()
        for name in release.files("1.2.0")[:2]:
            (folder / name).write_bytes(name.encode())

    def no_deal(wheel: str) -> None:
        raise SystemExit("no deal is played")

    def packed(out: Path, wheel: Path, held: bytes = b"") -> None:
        with zipfile.ZipFile(out, "w") as program:
            program.writestr(wheel.name, held or wheel.read_bytes())

    monkeypatch.setattr("scripts.make_program.uv", build)
    monkeypatch.setattr("scripts.make_program.make", packed)
    monkeypatch.setattr("scripts.check_wheel.main", no_deal)
    out = tmp_path / "made/1.2.0"
    with pytest.raises(SystemExit, match="no deal"):
        release.make(tree, out)
    assert list(out.parent.iterdir()) == []
    monkeypatch.setattr("scripts.check_wheel.main", lambda wheel: None)
    monkeypatch.setattr("scripts.make_program.make", partial(packed, held=b"other"))
    with pytest.raises(SystemExit, match="holds another"):
        release.make(tree, out)
    assert list(out.parent.iterdir()) == []
    monkeypatch.setattr("scripts.make_program.make", packed)
    release.make(tree, out)
    assert sorted(path.name for path in out.iterdir()) == sorted(release.files("1.2.0"))
    assert (out / "NOTES.md").read_text(encoding="utf-8") == release.section_text(tree)
    with pytest.raises(SystemExit, match="is there already"):
        release.make(tree, out)
