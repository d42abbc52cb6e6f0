"""Everything the server itself refuses has words in every language, in the files that the page has at every table.

Those about people and clubs are in the files of its screens about them.
"""

import re
from pathlib import Path

import pytest

import hlaska

LOCALES = Path(hlaska.__file__).parent / "locales"
PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"


def keys() -> set[str]:
    """The keys that the protocol's last section names."""
    section = PROTOCOL.read_text().split("## Keys of the server's own phrases")[1]
    return set(re.findall(r"`([a-z]+(?:-[a-z]+)*)`", section)) - {
        "seat",
        "seq",
        "seconds",
        "least",
        "most",
        "n",
        "count",
        "size",
        "players",
        "round",
        "reach",
        "entry",
    }


@pytest.mark.parametrize("language", sorted(p.name for p in LOCALES.iterdir() if (p / "web.ftl").exists()))
def test_every_refusal_has_words(language: str) -> None:
    text = "".join(
        (LOCALES / language / f"{name}.ftl").read_text()
        for name in ("common", "web", "people", "clubs", "events", "archive", "company")
    )
    assert len(keys()) > 20
    assert {key for key in keys() if not re.search(rf"^{key} = .", text, re.M)} == set()
