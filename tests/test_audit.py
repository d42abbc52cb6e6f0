"""The audit of locked versions: what is known against one stops ./check."""

import tomllib
from datetime import date
from pathlib import Path

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
    assert list(audit.affected(audit.pypi(lock), KNOWN["pypi"])) == [
        "h11 0.14.0: CVE-2025-43859 (h11 <0.16.0)"
    ]
    page = '{"packages": {"": {}, "node_modules/a/node_modules/vitest": {"version": "3.0.4"}}}'
    assert [line.partition(" ")[0] for line in audit.affected(audit.npm(page), KNOWN["npm"])] == ["vitest"]


@pytest.mark.parametrize("kind", ["pypi", "npm"])
def test_nothing_is_known_against_what_is_locked(kind: str) -> None:
    assert list(audit.affected(LOCKED[kind], KNOWN[kind])) == []


@pytest.mark.parametrize("kind", ["pypi", "npm"])
def test_the_list_is_of_what_is_locked(kind: str) -> None:
    """An entry of a misspelled package, or of none that is used, would guard nothing."""
    assert set(KNOWN[kind]) <= set(LOCKED[kind])
    for advisories in KNOWN[kind].values():
        assert all(advisory.startswith(("CVE-", "GHSA-")) for advisory in advisories)
        assert all(SpecifierSet(versions) for versions in advisories.values())
    assert isinstance(KNOWN["written"], date)
