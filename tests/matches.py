"""Laws of whole matches, for every game: functions that raise `Broken`, like those of `tests/laws.py`.

A match is played to its end, also a lopsided one, in which one chair gets the good cards and makes the most of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from hlaska.core import match as matches
from hlaska.core.actions import CALL
from hlaska.core.board import State
from hlaska.core.counters import Counter, packed, unpacked
from hlaska.core.game import Game, Match
from tests import laws
from tests.laws import Trace, must

TRIES = 6  # so many deals are played for each one of a lopsided match


# ---------------------------------------------------------------- whole matches
def lopsided(game: Game, chair: int, rng: Random, most: int) -> Iterator[Trace]:
    """The deals of a match that one chair wins: of some the one that is best for it follows, until the match is won or
    so many are over."""
    match = replace(game.opening(), first=rng.randrange(game.players))
    for _ in range(most):
        tries = (_some_deal(game, match, chair, rng) for _ in range(TRIES))
        best = max(tries, key=lambda trace: _margin(trace, chair))
        yield best
        assert best.after is not None
        match = best.after
        if match.winners:
            return


def _some_deal(game: Game, match: Match, chair: int, rng: Random) -> Trace:
    deck = matches.next_deck(game, match, rng.shuffle)
    must(matches.can_come_next(game, match, deck), "the next deck is not that of the match")
    choose = eager(game.chairs(match).index(chair), rng) if rng.random() < 0.7 else laws.moody(rng)
    return laws.play_deal(game, match, deck, choose)


def _margin(trace: Trace, chair: int) -> float:
    """How much a chair gains on the others; more than anything if it wins the match, less if another does."""
    assert trace.after is not None
    gained = [new - old for new, old in zip(trace.after.scores, trace.match.scores, strict=True)]
    others = [n for p, n in enumerate(gained) if not _together(trace.game, p, chair)]
    won = trace.after.winners
    ended = 0.0 if not won else 1e9 if chair in won else -1e9
    return ended + gained[chair] - max(others)


def _together(game: Game, one: int, other: int) -> bool:
    return one == other or any(mask >> one & 1 and mask >> other & 1 for mask in game.partners)


def eager(favoured: int, rng: Random) -> laws.Chooser:
    """One seat does what is usual for it, plays high cards, declares and now and then calls what is no mistake; the
    others say the quiet call and play low."""

    def choose(game: Game, state: State[Any], count: int) -> tuple[int, int]:
        seat = favoured if favoured < game.seats and rng.random() < 0.2 else state.pub.turn
        legal = game.adviser.bot_view(game.view(state, seat)).legal
        if not legal:
            seat = state.pub.turn
            legal = game.legal(state, seat)
        cards = [a for a in legal if a < CALL]
        calls = [a for a in legal if a >= CALL and not game.calls[a].raises]
        if seat != favoured:
            return seat, min(cards, key=lambda a: (a & 15, a)) if cards and count % 8 else legal[0]
        usual = game.adviser.convention(game.view(state, seat)).turn if seat == state.pub.turn else ()
        if usual:
            return seat, usual[0]
        if calls and (not cards or rng.random() < 0.3):
            return seat, rng.choice(calls[:3])
        return seat, max(cards, key=lambda a: (a >> 6 == 1, a & 15)) if cards else legal[0]

    return choose


# ---------------------------------------------------------------- turned round
def turned(game: Game, match: Match) -> Match:
    """The same match with every player one chair further on."""
    values = unpacked(game.counters, game.players, match.notes)
    notes = packed(game.counters, {c.name: _turned_count(game, c, values[c.name]) for c in game.counters})
    return replace(
        match,
        scores=_on(match.scores),
        first=(match.first + 1) % game.players,
        notes=notes if match.notes else (),
        winners=tuple(sorted((p + 1) % game.players for p in match.winners)),
    )


def _on(values: Sequence[int]) -> tuple[int, ...]:
    return (values[-1], *values[:-1])


def _turned_count(game: Game, counter: Counter, value: Any) -> Any:
    if counter.chair:
        moved = [(n + 1) % game.players if n >= 0 else n for n in (value if counter.each else [value])]
        return _on(moved) if counter.each else moved[0]
    return _on(value) if counter.each else value


CHAIRS_DIFFER: Final = {
    "pinochle": (
        lambda o: o.their_system not in ("same", o.bidding_system),  # each side has a system of its own
        lambda o: o.scoring == "chips",  # chairs 0 and 1 hold the chips of their sides
        lambda o: o.after_rounds == "partners",  # chair 0 stays where it is
    )
}
"""House rules under which chairs are no more alike, by game."""


def chairs_differ(game: Game) -> bool:
    return any(differ(game.options) for differ in CHAIRS_DIFFER.get(game.id, ()))


def chairs_are_alike(trace: Trace) -> int:
    """With the players one chair further on the deal begins the same, and the match goes on the same, one chair on:
    nobody takes a seat for a player. How often the match after it told the chairs apart."""
    game, match, state = trace.game, trace.match, trace.states()[-1]
    if chairs_differ(game):
        return 0
    other = turned(game, match)
    start, events = game.start(other, trace.deck)
    must((start, events) == (trace.start, trace.events), "a deal hangs on the chairs of its players")
    after, expected = game.finish(other, state), trace.after
    assert expected is not None
    assert after is not None
    after = replace(after, winners=tuple(sorted(after.winners)))
    must(after == turned(game, expected), f"turned round one gets {after}, not {turned(game, expected)}")
    return int(len(set(expected.scores)) > 1)
