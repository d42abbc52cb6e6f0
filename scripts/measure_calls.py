"""Measures from which odds a call of Mariáš pays, and is said: announcing, doubling, and each further doubling.

python scripts/measure_calls.py --deals 2500 --seed 3
python scripts/measure_calls.py --game marias_four --deals 2500 --seed 3
python scripts/measure_calls.py --said LOG --player A

Deals for three, or for four, are called by habit (`habits.BARS`, `habits.SAYS`; `marias_four/habit.BARS`). At every
turn each single call that the seat could make is compared with good on the true cards: everybody's later calls by
habit, then playouts. Told are, for each kind of call and how often it was doubled before, the cases, what they bring by
the odds of the own hand, and the bar that would bring most. Where the bars told are those of the tables, nobody gains
by other habits. Nobody searches, so that thousands of deals take a minute.

`--said`, of a log of the arena of Mariáš for three, for four or auction Mariáš: how often a player said what it could
say and was not forced to, by the odds of its hand, beside how often the habits expect it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from math import log
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, Final, NamedTuple, TypeVar

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from hlaska.bots.call_rollout import after
from hlaska.bots.evaluation.hybrid import HybridEvaluator
from hlaska.core.call_model import stored
from hlaska.core.errors import BadText
from hlaska.families.marias import contracts
from hlaska.families.marias.call_policy import Decision, Habits, bar_of, open_to, sigmoid
from hlaska.families.marias.calls import announcing
from hlaska.families.marias.hand_values import values
from hlaska.games import find_game
from hlaska.games.marias import announcements
from hlaska.games.marias import public as at
from hlaska.games.marias.belief import named_for
from hlaska.games.marias.call_model import model
from hlaska.games.marias.public import held
from hlaska.games.marias_auction import belief as auction_telling
from hlaska.games.marias_auction import public as auction
from hlaska.games.marias_four import announcements as four_talk
from hlaska.games.marias_four import call_policy
from hlaska.games.marias_four import public as four
from hlaska.kernel import jit
from hlaska.kernel.bits import mask_of
from hlaska.research.log import game_of, read
from hlaska.research.play_deal import Played
from scripts.measure_forecasts import turn_of
from scripts.measuring import asking, brought, by_habit, replayed, walk

PLAYOUTS: Final = 8
LEAST: Final = -2.5  # odds below which nobody would say it
CAP: Final = 30.0  # units that one case counts at most: a doubled hundred would outweigh all others
SHARP: Final = 2.0  # how sharply a hand's odds decide where a bar is tried
BARS: Final = [n / 10 for n in range(-20, 41)]
BINS: Final = (LEAST, -1.0, -0.5, 0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 99.0)
ENOUGH: Final = 40

PRESETS: Final = {"marias": "pagat_voleny", "marias_four": "four_partner"}

Kind = tuple[str, str, int, bool]


class Case(NamedTuple):
    """A call that could be made: its kind, the odds, the bar of the tables, and its gain over good in units."""

    kind: Kind
    odds: float
    bar: float
    gain: float


def main(argv: Sequence[str] | None = None) -> None:
    p = asking("From which odds the calls of Mariáš pay, and are said.", "", 2500, game="marias")
    p.add_argument("--said", metavar="LOG", type=Path, help="what was said in a log")
    p.add_argument("--player", default="AB", help="whose calls of the log: A, B or AB (default)")
    asked = p.parse_args(argv)
    if asked.said:
        try:
            head, deals = read(asked.said)
        except BadText as e:
            p.error(str(e))
        if head.game not in READ:
            p.error(f"a log of {head.game}; what habits expect is known of {', '.join(READ)}")
        game = game_of(head)
        games = [one for deal in deals for one in deal.games]
        print("\n".join(expected([case for one in games for case in in_log(game, one, asked.player)])))
        return
    jit.start()
    game = find_game(asked.game, asked.preset or PRESETS[asked.game])
    rng = Random(asked.seed)
    print("\n".join(told([case for _ in range(asked.deals) for case in cases(game, rng)])))


# ---------------------------------------------------------------- the cases of a deal
def cases(game: Any, rng: Random) -> Iterator[Case]:
    """Of one deal."""
    judge = HybridEvaluator(game, rng)
    for state in walk(game, lambda state: usual(game, state, rng), rng):
        if state.pub.phase in ("ask", "announce", "flek"):
            yield from at_turn(game, state, judge, rng)


def usual(game: Any, state: Any, rng: Random) -> Sequence[int]:
    """All is called by habit; where that does not choose trumps, forehand does softly by the first seven cards."""
    if state.pub.phase != "trump" or game.id == "marias_four":
        return by_habit(game, state, rng)
    return (trump_card([a for a in game.legal(state, at.FOREHAND) if a < at.PEOPLE], rng),)


def trump_card(cards: Sequence[int], rng: Random) -> int:
    hand, game = mask_of(cards), values()["game"]
    suits = sorted({c >> 4 for c in cards})
    best = max(suits, key=lambda s: named_for(model(), game, hand, s) - log(-log(rng.random() or 0.5)))
    return min(c for c in cards if c >> 4 == best)


def at_turn(game: Any, state: Any, judge: HybridEvaluator, rng: Random) -> Iterator[Case]:
    """Every single call that could be made, against good."""
    seat = state.pub.turn
    legal = game.legal(state, seat)
    lucks = [rng.getrandbits(62) for _ in range(PLAYOUTS)]

    def worth(turn: Sequence[int]) -> float:
        return brought(game, after(game, state, seat, turn), seat, judge, lucks)

    quiet: float | None = None
    for could in free(game, state, legal):
        if could.odds >= LEAST:
            quiet = worth((legal[0],)) if quiet is None else quiet
            yield Case(kind_of(could.decision), could.odds, could.bar, worth(could.turn) - quiet)


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
    alone = announcements.stays_unplayed(game.options, state.pub)
    return open_against_two(game, at, state, alone, held(state.places, state.pub.turn))


def open_of_auction(game: Any, state: Any) -> Iterator[Open]:
    alone = auction_telling.stays_unplayed(game.options, state.pub)
    return open_against_two(game, auction, state, alone, auction.own(state.places, state.pub.turn))


def open_against_two(game: Any, at: Any, state: Any, alone: bool, cards: Sequence[int]) -> Iterator[Open]:
    """Where one plays against two. `at`: the calls of the game."""
    pub, seat = state.pub, state.pub.turn
    mine = stored(f"hlaska.games.{game.id}").parameters
    habits, hand = Habits(mine, pub.contract, pub.trump, pub.lone), mask_of(cards)
    for d, turn in sayable(at, pub, lambda: open_to(at.CODES, game.options, pub, alone)):
        yield Open(
            d, turn, habits.odds(d.item, seat == pub.lone, hand), bar_of(d, mine), habits.chance(d, hand)
        )


def open_of_four(game: Any, state: Any) -> Iterator[Open]:
    pub, seat = state.pub, state.pub.turn
    habits, hand = call_policy.Habits(pub), mask_of(four.held(state.places, seat))
    ours = four.on_side(pub, state.places, seat)
    alone = four_talk.stays_unplayed(game.options, pub)
    for d, turn in sayable(four, pub, lambda: open_to(four.CODES, game.options, pub, alone, ours)):
        odds = habits.odds(d.item, habits.role(seat, hand), hand)
        yield Open(d, turn, odds, bar_of(d, habits.model), habits.chance(d, hand))


READ: Final = {
    "marias": open_of_three,
    "marias_auction": open_of_auction,
    "marias_four": open_of_four,
}
"""By game what the seat on turn could say; the odds of its own hand and the bar are those of its habits."""


def sayable(
    at: Any, pub: Any, fleks: Callable[[], Sequence[Decision]]
) -> Iterator[tuple[Decision, tuple[int, ...]]]:
    """What the seat on turn could say, and the whole turn. `at`: the calls of the game; `fleks`: what is open then."""
    if pub.phase == "ask" and pub.contract != contracts.SUIT:
        yield Decision(pub.turn, contracts.CONTRACT, True, 0, False), (at.FLEK + contracts.CONTRACT,)
    if pub.phase == "announce":
        for item in (contracts.SEVEN, contracts.HUNDRED):
            yield Decision(pub.turn, item, False, 0, False), (announcing(at.CODES, item), at.GOOD)
    if pub.phase == "flek":
        for d in fleks():
            yield d, (at.FLEK + d.item if d.raised else announcing(at.CODES, d.item), at.GOOD)


# ---------------------------------------------------------------- what was said in a log
class Said(NamedTuple):
    """What could be said: its kind, the odds, how likely the habits say it, and whether it was."""

    kind: Kind
    odds: float
    chance: float
    said: bool


def in_log(game: Any, one: Played, players: str) -> Iterator[Said]:
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


# ---------------------------------------------------------------- what they add up to
def told(found: Sequence[Case]) -> list[str]:
    lines = [
        "call, doubled before        cases   bar  best | gain by odds from " + " ".join(map(str, BINS[:-1]))
    ]
    for name, some in by_kind(found):
        gains = " ".join(binned(some))
        lines.append(f"{name:26} {len(some):6} {some[0].bar:5.1f} {best_bar(some):5.1f} | {gains}")
    return lines


C = TypeVar("C", Case, Said)


def by_kind(found: Sequence[C]) -> Iterator[tuple[str, list[C]]]:
    """The cases of each kind that has enough, with its name."""
    for kind in sorted({case.kind for case in found}):
        some = [case for case in found if case.kind == kind]
        if len(some) >= ENOUGH:
            item, how, level, alone = kind
            yield f"{item} {how} {level}{' alone' if alone else ''}", some


def binned(some: Sequence[Case]) -> Iterator[str]:
    for low, high in pairwise(BINS):
        gains = [capped(case) for case in some if low <= case.odds < high]
        yield f"{fmean(gains):+.1f} ({len(gains)})" if gains else "-"


def best_bar(some: Sequence[Case]) -> float:
    def gain(bar: float) -> float:
        return sum(capped(case) * sigmoid(SHARP * (case.odds - bar)) for case in some)

    return max(BARS, key=gain)


def capped(case: Case) -> float:
    return max(-CAP, min(CAP, case.gain))


if __name__ == "__main__":
    main()
