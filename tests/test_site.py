"""The documentation site: what is broken is refused, and what a page says is what the game does."""

import re
from pathlib import Path

import pytest

from hlaska import games
from scripts.pictures import GALLERY, README
from scripts.site import Broken, make, pages_without_entry
from scripts.site_cards import card_picture
from scripts.site_check import problems
from scripts.site_games import DEALS, forms, game_pages

ROOT = Path(__file__).parent.parent
SETTINGS = """\
[project]
site_name = "A site"
docs_dir = "pages"
site_dir = "html"
strict = true
use_directory_urls = false
"""


def lay_out(folder: Path, text: str, font: str = "font = false\n") -> Path:
    (folder / "pages").mkdir()
    (folder / "zensical.toml").write_text(f"{SETTINGS}[project.theme]\n{font}", "utf-8")
    (folder / "pages/index.md").write_text(text, "utf-8")
    return folder


@pytest.mark.parametrize(
    ("text", "wrong"), [("# A\n\n[b](b.md)\n", "b.md"), ("# A\n\n[b](#nowhere)\n", "nowhere")]
)
def test_a_broken_link_is_refused(tmp_path: Path, text: str, wrong: str) -> None:
    with pytest.raises(Broken, match=wrong):
        make(lay_out(tmp_path, text))


def test_what_comes_from_elsewhere_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Broken, match=r"index\.html: fetches https://.*font"):
        make(lay_out(tmp_path, "# A\n", font='font = { text = "Inter" }\n'))


def test_a_site_without_faults_is_built(tmp_path: Path) -> None:
    folder = make(lay_out(tmp_path, "# A\n\n[above](#a), [elsewhere](https://example.org)\n"))
    assert "above" in (folder / "index.html").read_text("utf-8")


def test_a_page_that_nobody_would_find_is_named(tmp_path: Path) -> None:
    for name in ("index.md", "a.md", "games/b.md"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("# Title\n", "utf-8")
    assert pages_without_entry(tmp_path, 'nav = ["index.md", { "B" = "games/b.md" }]') == ["a.md"]


def test_links_in_raw_html_are_read_too(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text('<h1 id="top">A</h1><a href="b.html#x">b</a><img src="c.svg">', "utf-8")
    (tmp_path / "b.html").write_text('<a href="a.html#top">a</a><a href="d.html">d</a>', "utf-8")
    (tmp_path / "s.css").write_text('@import "https://example.org/a.css";', "utf-8")
    assert list(problems(tmp_path)) == [
        "a.html: there is no c.svg",
        "a.html: b.html has no anchor #x",
        "b.html: there is no d.html",
        "s.css: fetches https://example.org/a.css, but the site may need no other address",
    ]


def test_every_game_has_a_page_with_a_drawn_deal() -> None:
    pages = dict(game_pages())
    assert {form.name for form in forms()} == set(games.GAMES)
    for form in forms():
        page = pages[form.address]
        assert page.count("## A deal, card by card") == 1
        assert page.count('class="trick"') >= 3
        assert "Result: " in page
        assert not re.search(r"</?[a-z]+_[a-z_]+>|item-|learn-", page)


def test_a_drawn_deal_goes_by_the_rules_of_its_page() -> None:
    for form in forms():
        name = form.address.removeprefix("games/").removesuffix(".md")
        text = (ROOT / "tests/records" / form.name / f"{DEALS[name]}.txt").read_text("utf-8")
        assert f"Preset: {form.preset}\n" in text


def test_the_gallery_shows_every_picture() -> None:
    shown = re.findall(r"pictures/([\w-]+\.jpg)", (ROOT / "docs/site/gallery.md").read_text("utf-8"))
    assert sorted(shown) == sorted(path.name for path in (ROOT / "docs/pictures").glob("*.jpg"))
    assert sorted(shown) == sorted(f"{shot.name}.jpg" for shot in (*README, *GALLERY))


@pytest.mark.parametrize("deck", ["french", "german", "bohemian"])
def test_a_card_needs_no_other_file(deck: str) -> None:
    drawn = card_picture(deck, 0x25)
    used = set(re.findall(r'href="#([\w-]+)"', drawn))
    assert used
    assert used <= set(re.findall(r'id="([\w-]+)"', drawn))
