"""Nobody learns who holds the called card before it is played, shown, or given away by its holder (marias:P4.CALL.2).

Two deals that differ in nothing but who holds the called card look the same to the two seats that hold neither of the
swapped cards: the same views, the same events, the same legal actions, as long as the same is said and played.
"""

from __future__ import annotations

import os
from random import Random
from typing import Any, NamedTuple

import pytest

from hlaska.core.actions import CALL
from hlaska.core.board import Event
from hlaska.core.game import Game
from hlaska.core.public import update
from hlaska.families.marias.contracts import SUIT
from hlaska.games.marias_four.game import MariasFour
from hlaska.games.marias_four.options import PRESETS, Options
from hlaska.games.marias_four.public import WITH_PARTNER, State, called_card

DEALS = int(os.environ.get("HLASKA_DEALS", "400"))
HAND = 1


class Compared(NamedTuple):
    """How many views were compared, how many of them while cards were played, and how the two deals parted."""

    views: int
    in_play: int
    end: str


def play_on(game: Game, state: State, rng: Random, mood: dict[str, float]) -> int:
    """A choice in a mood that lasts a deal; the game is played rather than a betl."""
    legal = game.legal(state, state.pub.turn)
    if state.pub.phase in ("contract", "ask") and mood["plain"] < 0.7:
        return legal[0]
    weights = [
        mood.setdefault(game.action_text(a), rng.expovariate(1) ** 2) if a >= CALL else 1 for a in legal
    ]
    return rng.choices(legal, weights)[0]


def compare(game: Game, rng: Random) -> Compared:
    """Plays a deal to where a card is called, swaps that card between two seats, and goes on with both deals."""
    deck = list(game.pack)
    rng.shuffle(deck)
    state, _ = game.start(game.opening(), deck)
    mood = {"plain": rng.random()}
    while state.pub.turn >= 0 and not calls(state.pub):
        state, _ = game.apply(state, state.pub.turn, play_on(game, state, rng, mood))
    if state.pub.turn < 0:
        return Compared(0, 0, "no card was called")
    twin, watching = swapped(state, rng)
    if not watching:
        return Compared(0, 0, "nobody to swap with")
    return together(game, state, twin, watching, rng, mood)


def calls(pub: Any) -> bool:
    """Whether it is settled which card makes the partner."""
    return pub.contract in (SUIT, WITH_PARTNER) and called_card(pub) >= 0


def swapped(state: State, rng: Random) -> tuple[State, tuple[int, ...]]:
    """The called card changes places with a card of a seat that might hold it as well, and the seats that see neither;
    forehand alone is not told from outside, so forehand swaps, too."""
    wanted = called_card(state.pub)
    hands = {s: [e & 63 for e in state.places[HAND + s]] for s in range(4)}
    holder = next((s for s in range(4) if wanted in hands[s]), -1)
    # the lone player may have cards that others have seen (the trump card): only other cards are exchanged
    others = [s for s in range(4) if s != holder and (s != state.pub.lone or state.pub.contract == SUIT)]
    if holder < 0 or not others:
        return state, ()
    other = rng.choice(others)
    card = rng.choice([e & 63 for e in state.places[HAND + other] if bin(e >> 6 & 15).count("1") == 1])
    places = list(state.places)
    for seat, out, into in ((holder, wanted, card), (other, card, wanted)):
        entries = [e for e in places[HAND + seat] if e & 63 != out]
        places[HAND + seat] = tuple(sorted([*entries, into | 1 << seat << 6]))
    return State(state.pub, tuple(places)), tuple(s for s in range(-1, 4) if s not in (holder, other))


def together(
    game: Game, state: State, twin: State, watching: tuple[int, ...], rng: Random, mood: dict[str, float]
) -> Compared:
    views = in_play = 0
    events: list[Event] = []
    other: list[Event] = []
    while True:
        for seat in watching:
            assert game.view(state, seat) == game.view(twin, seat)
            assert told(game, state, seat) == told(game, twin, seat)
            assert [e.for_seat(seat) for e in events] == [e.for_seat(seat) for e in other]
            views += 1
            in_play += state.pub.phase == "play"
        if state.pub.turn < 0:
            return Compared(views, in_play, "over")
        action = play_on(game, state, rng, mood)
        if action not in game.legal(twin, state.pub.turn):
            return Compared(views, in_play, "given away")
        if state.pub.partner < 0 and reveals(game, state, twin, action):
            return Compared(views, in_play, "told")
        turn = state.pub.turn
        state, events = game.apply(state, turn, action)
        twin, other = game.apply(twin, turn, action)


def told(game: Game, state: State, seat: int) -> Any:
    return game.explainer.explain(game.view(state, seat))


def reveals(game: Game, state: State, twin: State, action: int) -> bool:
    """Whether the deal ends with this action, or somebody breaks the durch: payment and the end of play tell."""
    ends = [game.apply(s, s.pub.turn, action)[0].pub.phase == "over" for s in (state, twin)]
    return any(ends)


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS)
def test_nobody_learns_the_partner(preset: str) -> None:
    base: Any = PRESETS[preset]
    found = [compare(MariasFour(base), Random(f"{preset} {n}")) for n in range(DEALS)]
    assert sum(c.views for c in found) > 20 * DEALS
    assert sum(c.in_play for c in found) > 3 * DEALS
    ends = {c.end for c in found}
    assert {"given away", "told"} <= ends
    assert "over" not in ends  # the end always tells


def test_a_leak_is_caught() -> None:
    """A window that only the other side gets would tell who belongs to whom."""

    class Leaky(MariasFour):
        def apply(self, state: State, seat: int, action: int) -> tuple[State, list[Event]]:
            after, events = super().apply(state, seat, action)
            if after.pub.phase != "flek" or after.pub.contract != SUIT:
                return after, events
            wanted = called_card(after.pub)
            holder = next((s for s in range(4) if wanted in [e & 63 for e in after.places[HAND + s]]), 0)
            return State(update(after.pub, silent=holder), after.places), events

    def all_deals() -> None:
        for n in range(60):
            compare(Leaky(Options(unplayed_plain=False)), Random(n))

    with pytest.raises(AssertionError):
        all_deals()
