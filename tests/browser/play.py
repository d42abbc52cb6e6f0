"""A player who looks at the page and presses what may be pressed.

The page goes on while a test looks at it: what belongs together is read in one step (`look`), what must come is
waited for (`until`, `becomes`), and what was seen may have gone when it is pressed (`press`). So a busy machine
changes nothing.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any, TypeVar

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate

T = TypeVar("T")
WAIT = 90.0  # seconds until what must come is given up
SETTLE = 260  # milliseconds after a change in which the page ignores a press, and a little more
QUICK = 8  # so many times as fast runs the clock of a quick page
CLOCK = f"{{ const now = performance.now.bind(performance); performance.now = () => {QUICK} * now(); }}"
LOOK = """() => {
  const shown = (s) => [...document.querySelectorAll(s)];
  return {
    seq: Number(document.querySelector('[data-seq]')?.dataset.seq ?? -1),
    next: !!document.querySelector('dialog [data-next]'),
    over: !!document.querySelector('dialog [data-over]'),
    mine: !!document.querySelector('[data-bar].mine') && !document.querySelector('[data-bar] [data-next]'),
    buttons: shown('[data-action]').filter(b => b.getAttribute('aria-disabled') !== 'true').map(b => b.dataset.action),
    waiting: shown('[data-action]').some(b => b.getAttribute('aria-disabled') === 'true'),
    cards: shown('[data-card]').filter(c => c.getAttribute('aria-disabled') !== 'true').map(c => c.dataset.card),
    chosen: shown('[data-card][aria-pressed=true]').map(c => c.dataset.card),
    held: shown('[data-card]').length,
    places: shown('[data-place]').map(b => b.dataset.place),
    drawn: !!document.querySelector('[data-drawn]'),
    sheet: document.querySelector('[data-sheet]')?.dataset.sheet ?? '',
    hints: Object.fromEntries(
      shown('[data-action]').map(b => [b.dataset.action, b.querySelector('small')?.textContent ?? ''])),
    off: shown('[data-card][aria-disabled=true]').map(c => c.dataset.card),
    duty: document.querySelector('[data-duty]')?.textContent ?? '',
    rows: shown('dialog tbody tr').length,
    totals: shown('dialog .totals li').length,
    scores: shown('dialog .totals b').map(b => b.textContent),
    lost: !!document.querySelector('[data-bar]')?.textContent.includes('Connection lost'),
    focus: document.activeElement?.dataset.card ?? '',
    ring: !!document.activeElement?.matches(':focus-visible'),
  };
}"""
Seen = dict[str, Any]


def quick_page(open_page: Callable[..., Page], size: str = "desktop", **more: Any) -> Page:
    """A page that need not be waited for after every change of its buttons, for tests of where a deal leads."""
    page = open_page(size, reduced_motion="reduce", **more)
    page.add_init_script(CLOCK)
    return page


SOONER = """{
  const [after, often] = [setTimeout.bind(window), setInterval.bind(window)];
  window.setTimeout = (work, ms, ...more) => after(work, ms === 15000 ? 2000 : ms, ...more);
  window.setInterval = (work, ms, ...more) => often(work, ms === 15000 || ms === 4000 ? 2000 : ms, ...more);
}"""


def asks_sooner(page: Page) -> Page:
    """A page that asks the server after two seconds what it usually asks after four or fifteen."""
    page.add_init_script(SOONER)
    return page


BY_HAND = """() => localStorage.setItem('hlaska.settings', JSON.stringify({autoCut: 'never'}))"""


def cuts_by_hand(page: Page) -> None:
    """Cards drawn for the deal are shown and the pack is cut by hand against computer players, too."""
    page.add_init_script(f"({BY_HAND})()")


def look(page: Page) -> Seen:
    seen: Seen = page.evaluate(LOOK)
    return seen


def soon(page: Page, wanted: Callable[[Seen], bool], seconds: float) -> Seen | None:
    """What is seen when it is as wanted; None if that does not come."""
    end = time.monotonic() + seconds
    while True:
        seen = look(page)
        if wanted(seen):
            return seen
        if time.monotonic() > end:
            return None
        page.wait_for_timeout(30)


def until(page: Page, wanted: Callable[[Seen], bool], seconds: float = WAIT) -> Seen:
    seen = soon(page, wanted, seconds)
    assert seen is not None, f"still waiting; the page shows {look(page)}"
    return seen


def becomes(read: Callable[[], T], wanted: T, about: object = "") -> None:
    """Asserts that something is as it should be, or soon is: a page is drawn in its own time."""
    end = time.monotonic() + 30
    while (found := read()) != wanted and time.monotonic() < end:
        time.sleep(0.05)
    assert found == wanted, f"{about}: {found}"


def at_least(seq: int) -> Callable[[Seen], bool]:
    """The line stands, and the table is as far."""
    return lambda seen: not seen["lost"] and seen["seq"] >= seq


def chosen(card: str) -> Callable[[Seen], bool]:
    return lambda seen: card in seen["chosen"]


def press(page: Page, selector: str, **how: Any) -> bool:
    """Clicks what was seen; False if it has gone in the meantime or is offered no more. What is offered and cannot be
    clicked is a fault."""
    offered = f"{selector}:not([aria-disabled=true])"
    end = time.monotonic() + WAIT
    while True:
        try:
            page.click(selector, timeout=1000, **how)
        except TooLate:
            if not page.query_selector(offered):
                return False
            if time.monotonic() > end:
                raise
        else:
            return True


def press_card(page: Page, card: str, **how: Any) -> bool:
    return press(page, f'[data-card="{card}"]', position={"x": 8, "y": 12}, **how)


def one_move(page: Page, prefer: str = "", quick: int = 1) -> bool:
    """Clicks one thing, a call that matches `prefer` before others; False when the deal is over and its settlement is
    shown. `quick`: so many times as fast runs the clock of the page."""
    return _one(
        page,
        prefer,
        quick,
        lambda action, _: press(page, f'[data-action="{action}"]'),
        lambda card, _: press_card(page, card),
    )


def one_key(page: Page, prefer: str = "", quick: int = 1) -> bool:
    """As `one_move`, by keys alone: Tab into the hand and arrows to a card, the number of a button or Tab to it."""
    return _one(
        page,
        prefer,
        quick,
        lambda action, _: press_by_key(page, action),
        lambda card, seq: choose_by_key(page, card, seq),
    )


Do = Callable[[str, int], object]


def _one(page: Page, prefer: str, quick: int, act: Do, choose: Do) -> bool:
    """Does one thing at the table as it was seen; what it should do there has gone where the table has gone on."""
    seen = until(
        page, lambda s: s["next"] or s["over"] or (s["mine"] and (s["buttons"] or s["cards"] or s["waiting"]))
    )
    if seen["next"] or seen["over"]:
        return False
    page.wait_for_timeout(SETTLE / quick + 10)
    seq, seen = seen["seq"], look(page)
    if seen["seq"] != seq or seen["next"] or seen["over"] or not seen["mine"]:
        return True
    play = [b for b in seen["buttons"] if b.startswith(("play:", "together"))]
    calls = [b for b in seen["buttons"] if b not in play]
    if prefer:
        calls.sort(key=lambda b: not re.search(prefer, b))
    free = [c for c in seen["cards"] if c not in seen["chosen"]]
    if play or (calls and not seen["waiting"]):
        act((play or calls)[0], seq)
    elif free:
        choose(free[0], seq)
    page.wait_for_timeout(30)
    return True


def tab_to(page: Page, selector: str) -> None:
    """Presses Tab until the focus is there."""
    for _ in range(80):
        if page.evaluate("s => !!document.activeElement?.closest(s)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {selector}: {look(page)}")


def press_by_key(page: Page, action: str) -> None:
    """Its number, or Tab and Enter where it has none."""
    nth = page.evaluate(
        "a => [...document.querySelectorAll('[data-action]')].findIndex((b) => b.dataset.action === a)",
        action,
    )
    if 0 <= nth < 9:
        page.keyboard.press(str(nth + 1))
    elif nth >= 0:
        tab_to(page, f'[data-action="{action}"]')
        page.keyboard.press("Enter")


def choose_by_key(page: Page, card: str, seq: int) -> None:
    tab_to(page, "[data-hand]")
    page.keyboard.press("Home")
    for _ in range(look(page)["held"]):
        seen = look(page)
        if seen["seq"] != seq:
            return  # the table has gone on
        if seen["focus"] == card:
            assert seen["ring"]
            page.keyboard.press("Enter")
            return
        page.keyboard.press("ArrowRight")


PRESSES = """() => {
  const offered = ':not([aria-disabled=true])';
  const first = (selector) => document.querySelector(selector);
  setInterval(() => {
    const chair = first('dialog [data-drawn]') ?? first('[data-place]');
    if (chair) return chair.click();
    if (first('dialog [data-next], dialog [data-over]') || !first('[data-bar].mine')) return;
    const buttons = [...document.querySelectorAll(`[data-action]${offered}`)];
    const play = buttons.find((b) => /^(play:|together)/.test(b.dataset.action));
    const waits = first('[data-action][aria-disabled=true]');
    const card = first(`[data-card]${offered}:not([aria-pressed=true])`);
    (play ?? (waits ? null : buttons[0]) ?? card)?.click();
  }, 40);
}"""


def plays_by_itself(page: Page) -> None:
    """From now on the page presses whatever is offered first, as `one_move` does but without being asked each time:
    for tests of several people at one table. It stops where a deal is settled."""
    page.evaluate(PRESSES)


def next_deal(page: Page) -> None:
    """From the settlement of a deal to the next one."""
    while soon(page, lambda s: not s["next"], 0) is None:
        press(page, "dialog [data-next]")
        soon(page, lambda s: not s["next"], 5)


def open_table(
    page: Page, address: str, game: str = "marias", preset: str = "", rules: str = "", level: str = "random"
) -> None:
    """A new table through the form, against the quickest computer players."""
    page.goto(f"{address}/new/{game}" + (f"?{rules}" if rules else ""))
    page.wait_for_selector("[data-open]")
    if preset:
        page.select_option("[data-rules]", preset)
    for chair in page.locator(".chair select").all():
        chair.select_option(level)
    page.click("[data-open]")
    page.wait_for_selector("[data-seq]")
    sit_down(page)


def sit_down(page: Page) -> None:
    """Takes a place where cards were drawn for it, and looks at them no longer."""
    while True:
        seen = until(page, lambda s: s["seq"] >= 0 or s["places"] or s["drawn"])
        if seen["drawn"]:
            press(page, "[data-drawn]")
            soon(page, lambda s: not s["drawn"], 5)
        elif seen["places"]:
            press(page, f"[data-place='{seen['places'][-1]}']")
            soon(page, lambda s: s["drawn"] or not s["places"], 5)
        elif seen["sheet"] == "draw":
            soon(page, lambda s: s["drawn"] or s["places"], 5)
        else:
            return


# Plays so many deals of a table on a line of its own, quicker than by pressing: anything in turn, or the first.
ON_A_LINE = """(table, deals, any) => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/ws/${table}`);
  let [me, last] = [-1, ''];
  const send = (type, more) => socket.send((last = JSON.stringify({ type, ...more })));
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === 'hello') {
      me = message.me;
      const draw = message.draw;
      if (draw && draw.chooser === me)
        send('choose', { place: [0, 1, 2, 3].find((place) => !(draw.places ?? []).includes(place)) });
    }
    // Who plays so fast is told to wait a little.
    if (message.type === 'refused' && message.kind === 'busy') return setTimeout(() => socket.send(last), 250);
    if (message.type !== 'update') return;
    const { seq, view, waiting, deal } = message;
    if (view.pub.turn < 0 && deal >= deals) return socket.close(), done();
    if (waiting.includes(me)) return send('next', { seq });
    const nth = any ? (7 * seq) % view.legal.length : 0;
    if (view.pub.turn === view.seat) send('act', { seq, actions: [view.legal[nth]] });
  };
})"""
POST = """async (path, told) => {
  const headers = { 'content-type': 'application/json' };
  return (await (await fetch(path, { method: 'POST', headers, body: JSON.stringify(told) })).json()).table;
}"""
PLAYED = f"""async ({{ game, options, deals }}) => {{
  const info = await (await fetch(`/api/games/${{game}}`)).json();
  const bot = {{ name: '', kind: 'bot', level: 'random' }};
  const chairs = Array.from({{ length: info.presets[0].players }}, () => bot);
  chairs[0] = {{ name: 'Eva' }};
  const table = await ({POST})('/api/tables', {{ game, options, chairs }});
  await ({ON_A_LINE})(table, deals, true);
  return table;
}}"""
SEATED = f"async ({{ name, game }}) => ({POST})('/api/lobby/seat', {{ name, games: [game] }})"


def seated(page: Page, address: str, name: str, game: str) -> str:
    """Takes a quick seat without pressing, for someone whose page nobody looks at; returns the table."""
    page.goto(address)
    page.wait_for_selector("[data-play]:enabled")
    table: str = page.evaluate(SEATED, {"name": name, "game": game})
    return table


def plays_unseen(page: Page, table: str) -> None:
    """Lets the guest of this page play a deal of a table that the page does not show."""
    page.evaluate(f"(table) => {{ ({ON_A_LINE})(table, 1, false); }}", table)


def played(page: Page, address: str, game: str, deals: int = 1, **options: Any) -> str:
    """A table of this guest where so many deals have been played, quicker than by pressing."""
    page.goto(address)
    page.wait_for_selector("[data-play]:enabled")
    table: str = page.evaluate(PLAYED, {"game": game, "options": options, "deals": deals})
    return table
