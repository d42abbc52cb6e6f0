"""What a hand like this would call, as chances: what is read out of others' calls, and what is expected of later ones.

Everything is soft: no call has no chance with any hand, so that no world is ever excluded by what somebody said. A seat
is judged by its own hand alone (`values`), and by what the other side's raises tell it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from math import exp, log
from random import Random
from typing import Any, Final, NamedTuple, Protocol

from hlaska.core.public import update
from hlaska.families.marias import announcements, contracts
from hlaska.families.marias.calls import Codes, announced_item, announcing, raised_item
from hlaska.families.marias.contracts import ContractPublic
from hlaska.families.marias.hand_values import (
    LANE,
    LANES,
    PLAIN_AT,
    REACH_AT,
    SHAPE_AT,
    SHARP,
    TRUMPS_AT,
    Value,
    values,
)
from hlaska.kernel.layout import TEN
from hlaska.kernel.play import couples

KEEN: Final = 1.6  # how sharply a hand's worth decides
KEEN_TO_RAISE: Final = 2.5  # the same of raises: strong players double what they should
KEEN_ALONE: Final = 3.2  # the same of doubling a game that else would not be played
ALONE: Final = 0.75
"""From which odds (their logarithm, by the own hand alone) one doubles a game that else would not be played. This and
the next two are where a call begins to pay among players who call so, or where players call who do it elsewhere:
`scripts/measure_calls.py`, and with `--said`."""
BARS: Final = {
    contracts.GAME: (1.9, 1.8, 2.4, 0.8, 2.4, 1.0),
    contracts.HUNDRED: (1.3, 0.6, 2.4, 0.8, 2.4, 1.0),
    contracts.SEVEN: (2.2, 0.2, 2.4, 0.8, 2.4, 1.0),
    contracts.SEVEN_AGAINST: (1.0, 1.5, 1.6, 2.2, 1.6, 2.2),
    contracts.CONTRACT: (1.3, 1.2, 1.6, 1.6, 2.0, 2.0),
}
"""From which odds one raises what is played anyway, by how often it was raised before. A raise of the other side tells
of its cards, so that one needs more the more were made."""
CLIMB: Final = 1.0
"""So much more for each level above the first beyond these. Two hands that were both supposed to go on for ever made
one world worth more than all others together."""
SAYS: Final = {
    contracts.SEVEN: 1.7,
    contracts.HUNDRED: 1.2,
    contracts.SEVEN_AGAINST: 2.0,
    contracts.HUNDRED_AGAINST: 1.5,
}
"""From which odds one announces. A hundred brings as much where it is not announced and the game is doubled."""


class Bars(NamedTuple):
    """From which odds one calls in one game of the family: `alone` as `ALONE`, raises as `BARS`, says as `SAYS`."""

    alone: float
    raises: Mapping[int, tuple[float, ...]]
    says: Mapping[int, float]


THREE: Final = Bars(ALONE, BARS, SAYS)
SELDOM: Final = {
    contracts.SEVEN: 0.003, contracts.HUNDRED: 0.00001, contracts.SEVEN_AGAINST: 0.001,
    contracts.HUNDRED_AGAINST: 0.00001,
    contracts.TWO_SEVENS: 0.001,
}  # fmt: skip
"""The least chance of announcing something."""
RAISED: Final = 0.02  # the least chance of a raise
RAISED_ALONE: Final = 0.003
"""The same of a game that else would not be played. Else who keeps a hundred quiet would count on somebody without
prospects to double the game."""
RAISED_AGAIN: Final = 0.002
"""The same of what was doubled before. Of a doubled game most hands have no prospect left, and none of those raises it:
with two in a hundred, who hears re takes its player for weaker than it is."""
QUIET: Final = 0.05  # the least chance of leaving it
OVERCALL: Final = 0.003  # the least chance of a betl or durch
UNDERTAKES: Final = 1.0
"""From which odds one announces a betl or durch. By the odds alone `strong` announced betls from 0 on, but who does it
knows more of the hand than its odds: with 1 worlds are likelier to be as the true cards are."""
KEEN_TO_UNDERTAKE: Final = 2.5  # how sharply
STRANGE: Final = 1e-5  # the least chance that this hand announced one
AGAINST: Final = 1.5  # odds of the lone player on what is announced against
ABOUT: Final = {contracts.GAME: "game", contracts.HUNDRED: "hundred", contracts.SEVEN: "seven"}
WITH_MARRIAGE: Final = (contracts.HUNDRED, contracts.HUNDRED_AGAINST)  # what takes one (marias:G.VAL.3)
CONTRACTS: Final = {
    contracts.BETL: "betl",
    contracts.OPEN_BETL: "betl",
    contracts.DURCH: "durch",
    contracts.OPEN_DURCH: "durch",
}


def sigmoid(x: float) -> float:
    return 1 / (1 + exp(-x)) if x > -40 else 0.0


def gumbel(rng: Random) -> float:
    """Samples noise for log weights, so that the greatest is chosen in proportion."""
    return -log(-log(rng.random() or 0.5))


def soft(x: float, least: float, keen: float = KEEN) -> float:
    """A chance that grows with x, never below `least` nor above 1 less `QUIET`."""
    return least + (1 - least - QUIET) * sigmoid(keen * x)


def undertaken(contract: int, hand: int) -> float:
    """Weighs that this hand announced a betl or durch, beside other hands.

    Of thousands one would be played, so that the least chance is that much smaller than of what is said with the cards
    that everybody has.
    """
    odds = values()[CONTRACTS[contract]].logit(hand, -1)
    return soft(odds - UNDERTAKES, STRANGE, KEEN_TO_UNDERTAKE)


class Decision(NamedTuple):
    """Something a seat could say at its turn, and whether it did. raised: a raise, else an announcement; level: of the
    item before it; alone: the deal stays unplayed where nobody raises."""

    seat: int
    item: int
    raised: bool
    level: int
    alone: bool
    did: bool = False


class Habits:
    """Of one contract of one against two others: what a seat would say. `trump` -1: none."""

    def __init__(self, contract: int, trump: int, lone: int) -> None:
        self.trump = trump if contract == contracts.SUIT else -1
        self.lone, self.name = lone, CONTRACTS.get(contract, "game")
        self.values = values()

    def chance(self, decision: Decision, hand: int) -> float:
        """How likely a seat with this hand does what is asked."""
        ours = decision.seat == self.lone
        if decision.raised:
            return self._raises(decision, ours, hand)
        return self._announces(decision.item, ours, hand)

    def likely(self, decision: Decision, hand: int) -> float:
        """How likely it did what it did."""
        chance = self.chance(decision, hand)
        return chance if decision.did else 1 - chance

    def odds(self, item: int, ours: bool, hand: int) -> float:
        """Returns a side's log odds on an item, from the hand of one seat."""
        if item in contracts.AGAINST:
            return self._against(item, ours, hand)
        name = ABOUT.get(item, self.name)
        return self.values[name if ours else f"{name}-lost"].logit(hand, self.trump)

    def _against(self, item: int, ours: bool, hand: int) -> float:
        """Of what the two announce: it seldom succeeds, but with a strong hand. A hundred as if it were the lone
        player's."""
        if item == contracts.HUNDRED_AGAINST and not ours:
            return self.values["hundred"].logit(hand, self.trump)
        if item == contracts.SEVEN_AGAINST and not ours and hand >> 16 * self.trump & 1:
            return self.values["seven-against"].logit(hand, self.trump)
        return AGAINST if ours else -AGAINST

    def _raises(self, decision: Decision, ours: bool, hand: int) -> float:
        odds = self.odds(decision.item, ours, hand) - bar_of(decision)
        if decision.alone and not decision.level:
            return soft(odds, RAISED_ALONE, KEEN_ALONE)
        return soft(odds, RAISED_AGAIN if decision.level else RAISED, KEEN_TO_RAISE)

    def _announces(self, item: int, ours: bool, hand: int) -> float:
        least = SELDOM[item]
        if item in (contracts.SEVEN, contracts.SEVEN_AGAINST) and not hand >> 16 * self.trump & 1:
            return least
        if item == contracts.TWO_SEVENS or (item in WITH_MARRIAGE and not couples(hand)):
            return least
        return soft(self.odds(item, ours, hand) - SAYS[item], least)


def bar_of(decision: Decision, bars: Bars = THREE) -> float:
    """From which odds one says it."""
    if not decision.raised:
        return bars.says[decision.item]
    if decision.alone and not decision.level:
        return bars.alone
    of_item, level = bars.raises.get(decision.item, bars.raises[contracts.HUNDRED]), decision.level
    if level < len(of_item):
        return of_item[level]
    higher = level - len(of_item)
    return of_item[len(of_item) - 2 + higher % 2] + CLIMB * higher


class Caller(Protocol):
    """How likely a seat with some hand does what is asked."""

    def chance(self, decision: Decision, hand: int) -> float: ...


# ---------------------------------------------------------------- what could be said, and was
WHOLE: Final = tuple(suit << 4 | rank for suit in range(4) for rank in range(8))


def open_to(
    codes: Codes, options: Any, pub: ContractPublic, alone: bool, ours: bool | None = None
) -> list[Decision]:
    """Everything that the seat on turn might say by what is public: its raises, and its side's announcements in the
    first circuit. `ours`: whether it is on the side that plays the contract; None: who plays it is alone there."""
    ours = pub.turn == pub.lone if ours is None else ours
    raised = announcements.raises(pub, pub.turn, ours, announcements.top_level(options))
    found = [Decision(pub.turn, i, True, pub.levels[i], alone and i == contracts.GAME) for i in raised]
    if pub.left and pub.contract == contracts.SUIT:
        voice = announcements.Voice(pub.turn, ours, WHOLE)
        says = announcements.announcements(options, pub, voice, False)
        found += [Decision(pub.turn, i, False, 0, False) for i in says if codes_have(codes, i)]
    return found


def codes_have(codes: Codes, item: int) -> bool:
    """Whether the game has the announcement at this moment at all."""
    named = {
        contracts.SEVEN: codes.seven,
        contracts.HUNDRED: codes.hundred,
        contracts.SEVEN_AGAINST: codes.seven_against,
        contracts.HUNDRED_AGAINST: codes.hundred_against,
    }
    return named[item] >= 0


def said_in(codes: Codes, turn: Sequence[int]) -> set[tuple[int, bool]]:
    """Items and whether they were raised (else announced) in a turn."""
    found = set()
    for action in turn:
        item = raised_item(codes, action)
        if item >= 0:
            found.add((item, True))
        elif announced_item(codes, action) >= 0:
            found.add((announced_item(codes, action), False))
    return found


def told(decisions: Sequence[Decision], said: set[tuple[int, bool]]) -> list[Decision]:
    """The decisions of a turn with what was done."""
    return [d._replace(did=(d.item, d.raised) in said) for d in decisions]


def turns_of(
    codes: Codes, options: Any, pub: Any, calls: Sequence[tuple[int, int]], alone: Any
) -> list[Decision]:
    """The decisions of the fleks that were told, from the public numbers at their beginning. `calls`: seat and action;
    `alone`: whether a deal stays unplayed with these numbers. A turn that is not closed yet is left out."""
    found: list[Decision] = []

    def step(now: Any, action: int) -> Any:
        return announcements.called(codes, options, now, action, announcements.answering(now, 3))

    def close(now: Any) -> Any:
        return announcements.closed(update(now, said=0), 3)

    for now, turn in turns_told(codes.good, pub, calls, step, close):
        found += told(open_to(codes, options, now, alone(now)), said_in(codes, turn))
    return found


def turns_told(
    good: int, pub: Any, calls: Sequence[tuple[int, int]], step: Callable[[Any, int], Any],
    close: Callable[[Any], Any],
) -> Iterator[tuple[Any, list[int]]]:  # fmt: skip
    """The closed turns of calls that were told, each with the public numbers before it; from those at the beginning.
    `step`: what a call changes; `close`: what closing the turn does."""
    turn: list[int] = []
    for seat, action in calls:
        if seat != pub.turn:
            return
        turn.append(action)
        if action != good:
            continue
        yield pub, turn
        for said in turn[:-1]:
            pub = step(pub, said)
        pub, turn = close(pub), []
        if pub.turn < 0:
            return


def spoken(
    codes: Codes, habits: Caller, decisions: Sequence[Decision], hand: int, legal: Sequence[int], rng: Random
) -> tuple[int, ...]:
    """A turn that a seat with this hand would probably say: each item by itself, in the order of calls, then good; ()
    where a call is forced."""
    said = []
    for d in decisions:
        action = codes.flek + d.item if d.raised else announcing(codes, d.item)
        if action in legal and rng.random() < habits.chance(d, hand):
            said.append(action)
    return (*sorted(said), codes.good) if codes.good in legal else ()


# ---------------------------------------------------------------- twelve cards
class Twelve:
    """How twelve cards become ten: what may be put away, and how well the rest would do."""

    def __init__(self, contract: int, trump: int) -> None:
        self.trump = trump if contract == contracts.SUIT else -1
        self.value = values()[CONTRACTS.get(contract, "game")]

    def keep(self, whole: int, free: Sequence[int], rng: Random | None) -> tuple[int, int]:
        """The two of the free cards that are put away: the best, or with `rng` one of the good."""
        gains = self.gains(whole, free)
        if rng is None:
            return max(gains)[1:]
        return rng.choices(gains, [exp(KEEN * gain) for gain, _, _ in gains])[0][1:]

    def gains(self, whole: int, free: Sequence[int]) -> list[tuple[float, int, int]]:
        """Returns what putting away two of the free cards does to the odds.

        For all pairs, but for a constant; as `Value.logit`, suit by suit.
        """
        table, trump = self.value.table, self.trump
        lanes = [whole >> 16 * s & LANE for s in range(4)]
        at = [TRUMPS_AT if s == trump else PLAIN_AT for s in range(4)]
        now = [table[at[s] + lanes[s]] for s in range(4)]
        sharp = sum([(lanes[s] & SHARP).bit_count() for s in range(4) if s != trump])
        voids = sum([not lanes[s] for s in range(4) if s != trump])
        held = lanes[trump].bit_count() if trump >= 0 else 0
        found = []
        for x, y in combinations(free, 2):
            s, r = x >> 4, y >> 4
            one, other = lanes[s] & ~(1 << (x & 15)), lanes[r] & ~(1 << (y & 15))
            if s == r:
                one &= other
                gain = table[at[s] + one] - now[s]
            else:
                gain = table[at[s] + one] + table[at[r] + other] - now[s] - now[r]
            if trump >= 0:
                left = held - (s == trump) - (r == trump)
                empty = voids + (not one and s != trump) + (not other and r not in (s, trump))
                low = sharp - (s != trump and x & 15 >= TEN) - (r != trump and y & 15 >= TEN)
                gain += table[REACH_AT + 7 * left + low] + table[SHAPE_AT + 4 * left + empty]
            found.append((gain, x, y))
        return found


class Plain:
    """The best chance of twelve cards without trumps, found suit by suit."""

    def __init__(self, value: Value) -> None:
        self.constant, self.lanes = value.table[0], value.table[PLAIN_AT : PLAIN_AT + LANES]
        self.one = [
            max([self.lanes[m & ~(1 << i)] for i in range(8) if m >> i & 1], default=-99.0)
            for m in range(LANES)
        ]
        self.two = [
            max([self.one[m & ~(1 << i)] for i in range(8) if m >> i & 1], default=-99.0)
            for m in range(LANES)
        ]

    def best(self, whole: int) -> float:
        """The logarithm of the odds with the two worst cards put away."""
        lanes = [whole >> 16 * s & 0xFF for s in range(4)]
        now = sum([self.lanes[m] for m in lanes])
        ones = sorted([self.one[m] - self.lanes[m] for m in lanes])
        both = max([self.two[m] - self.lanes[m] for m in lanes])
        return self.constant + now + max(both, ones[-1] + ones[-2])
