"""The audit of locked versions: what is known against one stops ./check."""

import json
import tomllib
from datetime import date
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from packaging.specifiers import SpecifierSet

from scripts import audit

ROOT = Path(__file__).parent.parent
KNOWN = tomllib.loads((ROOT / "scripts/advisories.toml").read_text())
LOCKED = {
    "pypi": audit.pypi((ROOT / "uv.lock").read_text()),
    "npm": audit.npm((ROOT / "web/package-lock.json").read_text()),
}


def test_a_version_that_something_is_known_against_is_found() -> None:
    lock = '[[package]]\nname = "h11"\nversion = "0.14.0"\n[[package]]\nname = "idna"\nversion = "3.20"\n'
    assert list(audit.list_affected(audit.pypi(lock), KNOWN["pypi"])) == [
        "h11 0.14.0: CVE-2025-43859 (h11 <0.16.0)"
    ]
    page = '{"packages": {"": {}, "node_modules/a/node_modules/vitest": {"version": "3.0.4"}}}'
    assert [line.partition(" ")[0] for line in audit.list_affected(audit.npm(page), KNOWN["npm"])] == [
        "vitest"
    ]


def osv(kind: str, name: str, *events: dict[str, str], **more: Any) -> dict[str, Any]:
    ranges = [{"type": "ECOSYSTEM", "events": list(events)}] if events else []
    affected = {"package": {"ecosystem": kind, "name": name}, "ranges": ranges}
    return {"id": "GHSA-1", "aliases": ["CVE-1"], "affected": [affected], **more}


def test_what_was_downloaded_of_osv_is_read_as_it_is_written(tmp_path: Path) -> None:
    locks = {"pypi": {"markdown-it-py": {"2.1.0"}}, "npm": {"vite": {"6.2.3"}}}
    since, fixed, last = {"introduced": "2.0"}, {"fixed": "2.2.0"}, {"last_affected": "2.0.9"}
    assert list(audit.list_matches(osv("PyPI", "Markdown_It.py", since, fixed), locks)) == [
        "markdown-it-py 2.1.0: GHSA-1 CVE-1"
    ]
    for events in ((since, last), ({"introduced": "2.1.1"},), ({"introduced": "0"}, {"fixed": "2.1.0"})):
        assert not list(audit.list_matches(osv("PyPI", "markdown-it-py", *events), locks)), events
    again = osv("PyPI", "markdown-it-py", {"introduced": "0"}, {"fixed": "1.0"}, since)
    assert list(audit.list_matches(again, locks))
    assert not list(audit.list_matches({**again, "withdrawn": "2026-01-01"}, locks))
    named = osv("npm", "vite")
    named["affected"][0]["versions"] = ["6.2.3"]
    odd = osv("npm", "vite", {"introduced": "0"}, {"fixed": "not a version"})
    with ZipFile(tmp_path / "npm.zip", "w") as file:
        file.writestr("a.json", json.dumps(named))
        file.writestr("b.json", json.dumps(odd))
        file.writestr("c.json", json.dumps(osv("crates.io", "vite", {"introduced": "0"})))
    assert list(audit.read_osv([tmp_path / "npm.zip"], locks)) == ["vite 6.2.3: GHSA-1 CVE-1"] * 2


@pytest.mark.parametrize("kind", ["pypi", "npm"])
def test_nothing_is_known_against_what_is_locked(kind: str) -> None:
    assert list(audit.list_affected(LOCKED[kind], KNOWN[kind])) == []


@pytest.mark.parametrize("kind", ["pypi", "npm"])
def test_the_list_is_of_what_is_locked(kind: str) -> None:
    """An entry of a misspelled package, or of none that is used, would guard nothing."""
    assert set(KNOWN[kind]) <= set(LOCKED[kind])
    for advisories in KNOWN[kind].values():
        assert all(advisory.startswith(("CVE-", "GHSA-")) for advisory in advisories)
        assert all(SpecifierSet(versions) for versions in advisories.values())
    assert isinstance(KNOWN["written"], date)
