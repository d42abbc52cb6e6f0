"""Counts how often a player said what it could say in Mariáš, beside how often its game expects it.

python scripts/measure_calls.py LOG --player A

Of a log of the arena, of Mariáš for three, for four or auction Mariáš: by kind of call, how often it was doubled before
and the odds of the own hand. What is counted is what the player might say and was not forced to.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from statistics import fmean
from typing import Any, Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from hlaska.core.call_model import load_model
from hlaska.core.errors import BadText
from hlaska.families.marias import contracts
from hlaska.families.marias.call_fit import possible_calls
from hlaska.families.marias.call_policy import Decision, LoneCallPolicy, bar_of, possible_decisions
from hlaska.games.marias import announcements
from hlaska.games.marias import public as at
from hlaska.games.marias.public import full_hand
from hlaska.games.marias_auction import belief as auction_telling
from hlaska.games.marias_auction import public as auction
from hlaska.games.marias_four import announcements as four_talk
from hlaska.games.marias_four import call_policy
from hlaska.games.marias_four import public as four
from hlaska.kernel.bits import mask_of
from hlaska.research.log import game_of, read
from hlaska.research.play_deal import DuplicateGame
from scripts.measure_forecasts import turn_of
from scripts.measuring import replayed

BINS: Final = (-2.5, -1.0, -0.5, 0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 99.0)
ENOUGH: Final = 40

Kind = tuple[str, str, int, bool]


def main(argv: Sequence[str] | None = None) -> None:
    p = argparse.ArgumentParser(description="How often calls of Mariáš are made, beside what is expected.")
    p.add_argument("log", metavar="LOG", type=Path, help="what was said in a log")
    p.add_argument("--player", default="AB", help="whose calls of the log: A, B or AB (default)")
    asked = p.parse_args(argv)
    try:
        head, deals = read(asked.log)
    except BadText as e:
        p.error(str(e))
    if head.game not in READ:
        p.error(f"a log of {head.game}; what habits expect is known of {', '.join(READ)}")
    game = game_of(head)
    games = [one for deal in deals for one in deal.games]
    print("\n".join(expected([case for one in games for case in in_log(game, one, asked.player)])))


# ---------------------------------------------------------------- what could be said
def free(game: Any, state: Any, legal: Sequence[int]) -> Iterator[Open]:
    """What the seat on turn may say and need not."""
    if legal[0] == game.positions.codes.good:
        yield from (could for could in READ[game.id](game, state) if could.turn[0] in legal)


def kind_of(decision: Decision) -> Kind:
    how = "doubled" if decision.raised else "said"
    return contracts.ITEMS[decision.item], how, decision.level, decision.alone


class Open(NamedTuple):
    """What could be said, the whole turn in which no more than that is said, the odds of the own hand, the bar, and how
    likely the habits say it."""

    decision: Decision
    turn: tuple[int, ...]
    odds: float
    bar: float
    chance: float


def open_of_three(game: Any, state: Any) -> Iterator[Open]:
    alone = announcements.is_unplayed(game.options, state.pub)
    return open_against_two(game, at, state, alone, full_hand(state.places, state.pub.turn))


def open_of_auction(game: Any, state: Any) -> Iterator[Open]:
    alone = auction_telling.is_unplayed(game.options, state.pub)
    return open_against_two(game, auction, state, alone, auction.own_cards(state.places, state.pub.turn))


def open_against_two(game: Any, at: Any, state: Any, alone: bool, cards: Sequence[int]) -> Iterator[Open]:
    """Where one plays against two. `at`: the calls of the game."""
    pub, seat = state.pub, state.pub.turn
    mine = load_model(f"hlaska.games.{game.id}").parameters
    habits, hand = LoneCallPolicy(mine, pub.contract, pub.trump, pub.lone), mask_of(cards)
    for d, turn in possible_calls(
        at.CODES, pub, lambda: possible_decisions(at.CODES, game.options, pub, alone)
    ):
        yield Open(
            d, turn, habits.odds(d.item, seat == pub.lone, hand), bar_of(d, mine), habits.chance(d, hand)
        )


def open_of_four(game: Any, state: Any) -> Iterator[Open]:
    pub, seat = state.pub, state.pub.turn
    habits, hand = call_policy.PartnershipCallPolicy(pub), mask_of(four.full_hand(state.places, seat))
    ours = four.is_on_side(pub, state.places, seat)
    alone = four_talk.is_unplayed(game.options, pub)
    for d, turn in possible_calls(
        four.CODES, pub, lambda: possible_decisions(four.CODES, game.options, pub, alone, ours)
    ):
        odds = habits.odds(d.item, habits.role(seat, hand), hand)
        yield Open(d, turn, odds, bar_of(d, habits.model), habits.chance(d, hand))


READ: Final = {
    "marias": open_of_three,
    "marias_auction": open_of_auction,
    "marias_four": open_of_four,
}
"""By game what the seat on turn could say; the odds of its own hand and the bar are those of its habits."""


# ---------------------------------------------------------------- what was said in a log
class Said(NamedTuple):
    """What could be said: its kind, the odds, how likely the habits say it, and whether it was."""

    kind: Kind
    odds: float
    chance: float
    said: bool


def in_log(game: Any, one: DuplicateGame, players: str) -> Iterator[Said]:
    """Of one game what these players could say and were not forced to, turn by turn."""
    deal = replayed(one)
    state = deal.start
    for number, step in enumerate(deal.steps):
        begins = state.pub.phase in ("ask", "announce", "flek") and not state.pub.said
        if begins and state.pub.turn == step.seat and one.players[step.seat] in players:
            turn = turn_of(game, state, deal.steps[number:])
            for could in free(game, state, game.legal(state, step.seat)):
                yield Said(kind_of(could.decision), could.odds, could.chance, could.turn[0] in turn)
        state = step.state


def expected(found: Sequence[Said]) -> list[str]:
    """By kind how often it was said, and in brackets how often the habits expect it; so by odds."""
    lines = [
        "call, doubled before        cases said (expected) | by odds from " + " ".join(map(str, BINS[:-1]))
    ]
    for name, some in by_kind(found):
        parts = [[c for c in some if low <= c.odds < high] for low, high in pairwise(BINS)]
        by_odds = " ".join(f"{shares(part)}, {len(part)};" if part else "-;" for part in parts)
        lines.append(f"{name:26} {len(some):6} {shares(some)} | {by_odds}")
    return lines


def shares(some: Sequence[Said]) -> str:
    return f"{fmean(c.said for c in some):.3f} ({fmean(c.chance for c in some):.3f})"


def by_kind(found: Sequence[Said]) -> Iterator[tuple[str, list[Said]]]:
    """The cases of each kind that has enough, with its name."""
    for kind in sorted({case.kind for case in found}):
        some = [case for case in found if case.kind == kind]
        if len(some) >= ENOUGH:
            item, how, level, alone = kind
            yield f"{item} {how} {level}{' alone' if alone else ''}", some


if __name__ == "__main__":
    main()
