"""The documents: links that lead somewhere, words that agree."""

import json
import re
from pathlib import Path

import msgspec
import pytest

import hlaska
from hlaska.core.bot_protocol import event_text, view_text
from hlaska.protocol.tables import NewTable
from hlaska.table.match_state import Chair

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("src/hlaska/games/*/*.md")])
LINK = re.compile(r"\]\(([^)\s]+)\)")


def rows(text: str) -> dict[str, list[str]]:
    """The rows of the tables whose first cell is a key."""
    found: dict[str, list[str]] = {}
    for line in text.splitlines():
        key, *cells = (cell.strip() for cell in line.strip().strip("|").split("|"))
        if line.startswith("|") and re.fullmatch(r"[a-z][a-z0-9_]*", key):
            found.setdefault(key, cells)
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    links = [link.split("#")[0] for link in LINK.findall(page.read_text(encoding="utf-8"))]
    ours = [link for link in links if link and "://" not in link and not link.startswith("mailto:")]
    assert [link for link in ours if not (page.parent / link).exists()] == []


DECISIONS = sorted((ROOT / "docs/decisions").glob("[0-9]*.md"))
LONGEST = 60  # lines of a decision


def test_decisions_are_numbered_short_and_listed() -> None:
    assert [page.name[:5] for page in DECISIONS] == [f"{n:04}-" for n in range(1, len(DECISIONS) + 1)]
    lines = {page.name: len(page.read_text(encoding="utf-8").splitlines()) for page in DECISIONS}
    assert {name: n for name, n in lines.items() if n > LONGEST} == {}
    listed = re.findall(
        r"\]\((\d{4}-[\w-]+\.md)\)", (ROOT / "docs/decisions/README.md").read_text(encoding="utf-8")
    )
    assert listed == [page.name for page in DECISIONS]


def test_capability_pages_are_short() -> None:
    sizes = {page.name: page.stat().st_size for page in (ROOT / "docs/parts").glob("*.md")}
    assert len(sizes) >= 10
    assert {name: size for name, size in sizes.items() if size > 6000} == {}


def test_concepts_use_the_words_of_the_glossary() -> None:
    glossary = rows((ROOT / "docs/glossary.md").read_text(encoding="utf-8"))
    concepts = rows((ROOT / "docs/concepts.md").read_text(encoding="utf-8"))
    concepts = {key: cells for key, cells in concepts.items() if len(cells) == 4 and key != "key"}
    assert len(concepts) > 50
    for key, (english, czech, german, _) in concepts.items():
        assert glossary[key][:2] + glossary[key][3:4] == [english, czech, german], key


@pytest.mark.parametrize(
    "word",
    [
        "crawl",
        "ride",
        "racehorse",
        "slough",
        "non-counter",
        "deece",
        "open phase",
        "closed phase",
        "cards without indices",
    ],
)
def test_what_players_say_is_in_the_glossary(word: str) -> None:
    """Words of the sources that the rules documents use, in all four languages."""
    glossary = rows((ROOT / "docs/glossary.md").read_text(encoding="utf-8"))
    found = [cells for cells in glossary.values() if re.search(rf"(^|[(, ]){word}($|[), ])", cells[0])]
    assert len(found) == 1
    assert all(found[0][:4])


def test_the_ten_words_stand_in_concepts_as_in_the_design() -> None:
    start, end = "| word | meaning | form |", "| record |"
    tables = []
    for name in ("concepts", "design"):
        text = (ROOT / f"docs/{name}.md").read_text(encoding="utf-8")
        tables.append(text[text.index(start) : text.index("\n", text.index(end))])
    assert tables[0] == tables[1]


def test_every_line_of_the_threats_is_held_or_open() -> None:
    text = (ROOT / "docs/threats.md").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line.startswith("| ") and "held by" not in line]
    assert len(lines) > 30
    for line in lines:
        named = re.findall(r"`(test_\w+\.py)::(test_\w+)`", line)
        assert named or "**open**" in line, line
        for file, test in named:
            source = next(ROOT.glob(f"tests/**/{file}")).read_text(encoding="utf-8")
            assert re.search(rf"^(async )?def {test}\(", source, re.M), f"{file}::{test}"


def test_the_message_printed_for_programs_is_one_that_they_get() -> None:
    page = (ROOT / "docs/bots.md").read_text(encoding="utf-8")
    printed = json.loads(page.split("```json\n")[1].split("```")[0])
    game = hlaska.game("schnapsen")
    deal = hlaska.Deal(game, deck="KC AD AS TC KH QS QD TD QC KS KD JD JC JH TH JS AC TS QH AH")
    deal.play("QC")
    known = len(deal.events(1))
    deal.play("TC")
    events = [event_text(game, event) for event in deal.events(1)[known:]]
    asked = {"type": "ask", "events": events, "view": view_text(game, deal.view(1))}
    assert printed == json.loads(json.dumps(asked))


def test_every_field_of_a_new_table_has_its_row() -> None:
    page = (
        (ROOT / "docs/protocol.md")
        .read_text(encoding="utf-8")
        .split("### Opening a table")[1]
        .split("\n## ")[0]
    )
    new = msgspec.json.decode(page.split("```json\n")[1].split("```")[0], type=NewTable)
    assert [chair.kind for chair in new.chairs] == ["person", "open"]
    first, second = page.split("| field of `Chair`")
    for text, struct in ((first, NewTable), (second, Chair)):
        cells = [line.split("|")[1] for line in text.splitlines() if line.startswith("| `")]
        assert [name for cell in cells for name in re.findall(r"`(\w+)`", cell)] == list(
            struct.__struct_fields__
        )
