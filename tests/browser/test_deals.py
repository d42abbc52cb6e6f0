"""Whole deals of every game by pointer on a phone and on a desktop and by keys alone, in all languages in turn.

On the way each phase is looked at once: nothing for axe, nothing scrolls sideways, nothing is cut off. All the way
nothing jumps, pressed or not, and nothing is said in the console.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import cycle
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from hlaska.games import GAMES
from tests.browser.conftest import ARTEFACTS, Server, picture
from tests.browser.jumps import WATCH, jumps
from tests.browser.play import QUICK, one_key, one_move, open_table, quick_page, until
from tests.browser.test_looks import violations

pytestmark = [pytest.mark.browser, pytest.mark.nightly]
Open = Callable[..., Page]
MOVES: Final = 400
LOCALES: Final = ("cs-CZ", "en-GB", "de-DE", "sk-SK")
# Rules under which other things are drawn than with those that a new table begins with.
OTHERS: Final = (
    ("marias", "preset=penguin"),
    ("marias", "preset=pauzirovany"),
    ("marias_auction", "preset=licit_revised"),
    ("marias_four", "preset=four_partner_durchs"),
    ("sixtysix", "preset=schnapsen"),
    ("sixtysix", "preset=mariage_three"),
    ("thousand", "preset=polish"),
    ("pinochle", "preset=joedog&deck=double"),
    ("pinochle", "preset=toby_thomas"),
    ("pinochle_three", "preset=auction3_double"),
    ("pinochle_three", "preset=cutthroat3_bid"),
    ("bezique", "preset=rubicon"),
)
TABLES: Final = (*((game, "") for game in GAMES), *OTHERS)
WAYS: Final = ("phone", "desktop", "keys")
TURNS: Final = tuple(
    (game, rules, way, locale)
    for (game, rules), first in zip(TABLES, cycle(range(4)), strict=False)
    for way, locale in zip(WAYS, LOCALES[first:] + LOCALES[:first], strict=False)
)
MORE: Final = (
    r"bid:|jump:|raise|contract|trump|marriage|royal|sequence|around|meld"  # so that there is more to see
)

# Words that reach over what clips them, or over the window where nothing scrolls.
CUT: Final = """() => {
  const cut = [], root = document.querySelector('dialog[open]') ?? document.body, range = document.createRange();
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node; (node = walk.nextNode());) {
    const own = node.parentElement;
    if (!node.data.trim() || own.closest('.vh, svg, script, style, [aria-hidden=true], .skip, .store')) continue;
    range.selectNodeContents(node);
    for (const r of range.getClientRects()) {
      if (r.width < 2 || getComputedStyle(own).visibility === 'hidden') continue;
      let scrolls = false, dotted = false;
      for (let up = own; up && up !== document.documentElement; up = up.parentElement) {
        const style = getComputedStyle(up), box = up.getBoundingClientRect();
        if (/auto|scroll/.test(style.overflowY) && up.scrollHeight > up.clientHeight) scrolls = true;
        if (/auto|scroll/.test(style.overflowX) && up.scrollWidth > up.clientWidth) scrolls = true;
        if (box.width < 3) { scrolls = true; break; }
        if (style.textOverflow === 'ellipsis') dotted = true;
        const wide = style.overflowX !== 'visible' && (r.right > box.right + 2 || r.left < box.left - 2);
        const tall = /hidden|clip/.test(style.overflowY) && (r.bottom > box.bottom + 3 || r.top < box.top - 3);
        if ((wide || tall) && !scrolls && !dotted)
          cut.push(`${node.data.trim().slice(0, 40)} in ${up.tagName}.${up.className}`);
        if (style.position === 'fixed') break;
      }
      if (!scrolls && ((!dotted && r.right > innerWidth + 1) || r.left < -1 || r.bottom > innerHeight + 1))
        cut.push(`${node.data.trim().slice(0, 40)} outside the window`);
    }
  }
  return [...new Set(cut)];
}"""
WIDE: Final = "() => document.documentElement.scrollWidth > innerWidth"
# A card that fades in is not to be read yet.
STILL: Final = """() => Promise.allSettled(document.getAnimations()
  .filter((a) => a.effect.getComputedTiming().endTime < Infinity).map((a) => a.finished)).then(() => null)"""
PHASE: Final = "() => document.querySelector('[data-phase]')?.dataset.phase ?? ''"


def faults(page: Page) -> list[Any]:
    """What is wrong with what is shown now."""
    page.evaluate(STILL)
    wide = ["scrolls sideways"] if page.evaluate(WIDE) else []
    return [*wide, *page.evaluate(CUT), *violations(page)]


def test_every_game_is_played_in_every_way() -> None:
    assert {game for game, *_ in TURNS} == set(GAMES)
    assert {locale for *_, locale in TURNS} == set(LOCALES)


@pytest.mark.timeout(600)
@pytest.mark.parametrize(
    ("game", "rules", "way", "locale"),
    TURNS,
    ids=[f"{g}-{r.replace('preset=', '')}-{w}" for g, r, w, _ in TURNS],
)
def test_a_whole_deal(server: Server, open_page: Open, game: str, rules: str, way: str, locale: str) -> None:
    page = quick_page(open_page, "desktop" if way == "keys" else way, locale=locale)
    page.add_init_script(WATCH)
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text) if message.type == "error" else None)
    name = f"{game}-{rules.replace('preset=', '').replace('&', '-')}-{way}"
    open_table(page, server.address, game, rules=rules, level="greedy")
    jumps(page)
    wrong: dict[str, list[Any]] = {}
    looked: set[str] = set()
    for _ in range(MOVES):
        until(page, lambda s: s["mine"] or s["next"] or s["over"])
        phase = page.evaluate(PHASE)
        if phase not in looked:
            looked.add(phase)
            if found := faults(page):
                wrong[phase] = found
                picture(page, f"{name}-{phase}")
        if not (one_key if way == "keys" else one_move)(page, MORE, QUICK):
            break
    page.wait_for_timeout(250)
    picture(page, f"{name}-settled")
    if found := faults(page):
        wrong["settled"] = found
    jumped = jumps(page)
    moved = [*jumped.shifts, *jumped.zones]
    report = json.dumps({"wrong": wrong, "jumps": moved, "said": said}, indent=1)
    ARTEFACTS.mkdir(parents=True, exist_ok=True)
    (ARTEFACTS / f"{name}.json").write_text(report, encoding="utf-8")
    assert (wrong, moved, said) == ({}, [], [])
