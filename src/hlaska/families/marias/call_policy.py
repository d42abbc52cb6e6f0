"""Says as chances what a hand would call.

They are read out of others' calls, and expected of later ones.

Everything is soft: no call has no chance with any hand, so that no world is ever excluded by what somebody said. A seat
is judged by its own hand alone (`values`), and by what the other side's raises tell it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations
from math import exp, inf, log
from random import Random
from typing import Any, Final, NamedTuple, Protocol

from hlaska.core.public import update
from hlaska.families.marias import announcements, contracts
from hlaska.families.marias.call_model import CallParameters, LoneParameters
from hlaska.families.marias.calls import Codes, announced_item, announcement_call, raised_item
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
    """Samples noise for log weights; the greatest sum is then chosen in proportion."""
    return -log(-log(rng.random() or 0.5))


def soft_chance(x: float, least: float, keen: float, quiet: float) -> float:
    """Returns a chance that grows with x, never below `least` nor above 1 less `quiet`."""
    return least + (1 - least - quiet) * sigmoid(keen * x)


def announcement_likelihood(model: LoneParameters, contract: int, hand: int) -> float:
    """Weighs that this hand announced a betl or durch, beside other hands.

    Of thousands one would be played, so that the least chance is that much smaller than of what is said with the cards
    that everybody has.
    """
    odds = values()[CONTRACTS[contract]].logit(hand, -1)
    return soft_chance(
        odds - model.undertakes, model.least_undertaken, model.keen_to_undertake, model.least_quiet
    )


class Decision(NamedTuple):
    """Holds something that a seat could say at its turn, and whether it did.

    raised: a raise, else an announcement.
    level: that of the item before it.
    alone: the deal stays unplayed where nobody raises.
    """

    seat: int
    item: int
    raised: bool
    level: int
    alone: bool
    did: bool = False


class LoneCallPolicy:
    """Says what a seat would say about one contract of one against two. `trump` -1: none."""

    def __init__(self, model: LoneParameters, contract: int, trump: int, lone: int) -> None:
        self.model = model
        self.trump = trump if contract == contracts.SUIT else -1
        self.lone, self.name = lone, CONTRACTS.get(contract, "game")
        self.values = values()

    def chance(self, decision: Decision, hand: int) -> float:
        """Returns how likely a seat with this hand does what is asked."""
        ours = decision.seat == self.lone
        if decision.raised:
            return self._raises(decision, ours, hand)
        return self._announces(decision.item, ours, hand)

    def likelihood(self, decision: Decision, hand: int) -> float:
        """Returns how likely the seat would have decided as it did."""
        chance = self.chance(decision, hand)
        return chance if decision.did else 1 - chance

    def odds(self, item: int, ours: bool, hand: int) -> float:
        """Returns a side's log odds on an item, from the hand of one seat."""
        if item in contracts.AGAINST:
            return self._against(item, ours, hand)
        name = ABOUT.get(item, self.name)
        return self.values[name if ours else f"{name}-lost"].logit(hand, self.trump)

    def _against(self, item: int, ours: bool, hand: int) -> float:
        """Returns log odds on what the two announce.

        It seldom succeeds but with a strong hand. A hundred counts as if it were the lone player's.
        """
        if item == contracts.HUNDRED_AGAINST and not ours:
            return self.values["hundred"].logit(hand, self.trump)
        if item == contracts.SEVEN_AGAINST and not ours and hand >> 16 * self.trump & 1:
            return self.values["seven-against"].logit(hand, self.trump)
        return self.model.against if ours else -self.model.against

    def _raises(self, decision: Decision, ours: bool, hand: int) -> float:
        model = self.model
        odds = self.odds(decision.item, ours, hand) - bar_of(decision, model)
        if decision.alone and not decision.level:
            return soft_chance(odds, model.least_raise_alone, model.keen_alone, model.least_quiet)
        least = model.least_raise_again if decision.level else model.least_raise
        return soft_chance(odds, least, model.keen_to_raise, model.least_quiet)

    def _announces(self, item: int, ours: bool, hand: int) -> float:
        model, name = self.model, contracts.ITEMS[item]
        least = model.least_said[name]
        if item in (contracts.SEVEN, contracts.SEVEN_AGAINST) and not hand >> 16 * self.trump & 1:
            return least
        if item == contracts.TWO_SEVENS or (item in WITH_MARRIAGE and not couples(hand)):
            return least
        return soft_chance(
            self.odds(item, ours, hand) - model.says[name], least, model.keen, model.least_quiet
        )


def bar_of(decision: Decision, model: CallParameters) -> float:
    """Returns the log odds from which a seat says it."""
    name = contracts.ITEMS[decision.item]
    if not decision.raised:
        return model.says[name]
    if decision.alone and not decision.level:
        return model.alone
    of_item, level = model.raises.get(name, model.raises["hundred"]), decision.level
    if level < len(of_item):
        return of_item[level]
    higher = level - len(of_item)
    return of_item[len(of_item) - 2 + higher % 2] + model.climb * higher


class CallPolicy(Protocol):
    """Says how likely a seat with some hand does what is asked."""

    def chance(self, decision: Decision, hand: int) -> float: ...


# ---------------------------------------------------------------- what could be said, and was
WHOLE: Final = tuple(suit << 4 | rank for suit in range(4) for rank in range(8))


def possible_decisions(
    codes: Codes, options: Any, pub: ContractPublic, alone: bool, ours: bool | None = None
) -> list[Decision]:
    """Lists what the seat on turn might say by what is public.

    Its raises, and its side's announcements in the first circuit. `ours`: whether it is on the side that plays the
    contract; None: who plays it is alone there.
    """
    ours = pub.turn == pub.lone if ours is None else ours
    raised = announcements.raisable_items(pub, pub.turn, ours, announcements.top_level(options))
    found = [Decision(pub.turn, i, True, pub.levels[i], alone and i == contracts.GAME) for i in raised]
    if pub.left and pub.contract == contracts.SUIT:
        voice = announcements.Voice(pub.turn, ours, WHOLE)
        says = announcements.announceable_items(options, pub, voice, False)
        found += [Decision(pub.turn, i, False, 0, False) for i in says if has_announcement(codes, i)]
    return found


def has_announcement(codes: Codes, item: int) -> bool:
    """Tells whether the game has the announcement at this moment at all."""
    named = {
        contracts.SEVEN: codes.seven,
        contracts.HUNDRED: codes.hundred,
        contracts.SEVEN_AGAINST: codes.seven_against,
        contracts.HUNDRED_AGAINST: codes.hundred_against,
    }
    return named[item] >= 0


def items_in_turn(codes: Codes, turn: Sequence[int]) -> set[tuple[int, bool]]:
    """Returns items with whether each was raised (else announced) in a turn."""
    found = set()
    for action in turn:
        item = raised_item(codes, action)
        if item >= 0:
            found.add((item, True))
        elif announced_item(codes, action) >= 0:
            found.add((announced_item(codes, action), False))
    return found


def mark_done(decisions: Sequence[Decision], said: set[tuple[int, bool]]) -> list[Decision]:
    """Returns the decisions of a turn with what was done."""
    return [d._replace(did=(d.item, d.raised) in said) for d in decisions]


def flek_decisions(
    codes: Codes, options: Any, pub: Any, calls: Sequence[tuple[int, int]], alone: Any
) -> list[Decision]:
    """Returns the decisions of fleks, from the public numbers at their beginning.

    A turn that is not closed yet is left out.

    calls: seat and action of each.
    alone: what says whether a deal stays unplayed with public numbers.
    """
    found: list[Decision] = []

    def step(now: Any, action: int) -> Any:
        return announcements.apply_call(codes, options, now, action, announcements.answering_seats(now, 3))

    def close(now: Any) -> Any:
        return announcements.close_turn(update(now, said=0), 3)

    for now, turn in replay_turns(codes.good, pub, calls, step, close):
        found += mark_done(possible_decisions(codes, options, now, alone(now)), items_in_turn(codes, turn))
    return found


def replay_turns(
    good: int, pub: Any, calls: Sequence[tuple[int, int]], step: Callable[[Any, int], Any],
    close: Callable[[Any], Any],
) -> Iterator[tuple[Any, list[int]]]:  # fmt: skip
    """Yields the closed turns of calls, each with the public numbers before it.

    pub: the public numbers at the beginning.
    step: what a call changes.
    close: what closing the turn does.
    """
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


def sample_turn(
    codes: Codes,
    policy: CallPolicy,
    decisions: Sequence[Decision],
    hand: int,
    legal: Sequence[int],
    rng: Random,
) -> tuple[int, ...]:
    """Draws a turn that a seat with this hand would probably say.

    Each item is drawn by itself, in the order of calls, then good; () where a call is forced.
    """
    said = []
    for d in decisions:
        action = codes.flek + d.item if d.raised else announcement_call(codes, d.item)
        if action in legal and rng.random() < policy.chance(d, hand):
            said.append(action)
    return (*sorted(said), codes.good) if codes.good in legal else ()


# ---------------------------------------------------------------- twelve cards
class TalonPolicy:
    """Puts away two of twelve cards by how well the rest would do. keen: how sharply."""

    def __init__(self, keen: float, contract: int, trump: int) -> None:
        self.keen = keen
        self.trump = trump if contract == contracts.SUIT else -1
        self.value = values()[CONTRACTS.get(contract, "game")]

    def choose_discards(self, whole: int, free: Sequence[int], rng: Random | None) -> tuple[int, int]:
        """Returns the two of the free cards that are put away.

        They are the best, or with `rng` one of the good pairs.
        """
        gains = self.gains(whole, free)
        if rng is None:
            return max(gains)[1:]
        return rng.choices(gains, [exp(self.keen * gain) for gain, _, _ in gains])[0][1:]

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


class PlainOdds:
    """Finds the best chance of twelve cards without trumps, suit by suit.

    lanes: the value of the cards of a suit (8 bits).
    one, two: the value when the worst card, or the two worst, are put away.
    after_one, after_two: the cards that are left then.
    """

    def __init__(self, value: Value) -> None:
        self.constant, self.lanes = value.table[0], value.table[PLAIN_AT : PLAIN_AT + LANES]
        self.after_one = [_best_less_one(m, self.lanes) for m in range(LANES)]
        self.one = [self.lanes[left] if m else -inf for m, left in enumerate(self.after_one)]
        ones = [_best_less_one(m, self.one) for m in range(LANES)]
        self.after_two = [self.after_one[left] for left in ones]
        self.two = [self.one[left] if m else -inf for m, left in enumerate(ones)]

    def best_odds(self, whole: int) -> float:
        """Returns the logarithm of the odds with the two worst cards put away."""
        lanes = [whole >> 16 * s & LANE for s in range(4)]
        now = sum([self.lanes[m] for m in lanes])
        ones = sorted([self.one[m] - self.lanes[m] for m in lanes])
        both = max([self.two[m] - self.lanes[m] for m in lanes])
        return self.constant + now + max(both, ones[-1] + ones[-2])

    def best_hand(self, whole: int) -> int:
        """Returns the hand (a mask) with the two worst cards put away."""
        lanes = [whole >> 16 * s & LANE for s in range(4)]
        ones = [self.one[m] - self.lanes[m] for m in lanes]
        twos = [self.two[m] - self.lanes[m] for m in lanes]
        first, second = sorted(range(4), key=ones.__getitem__, reverse=True)[:2]
        both = max(range(4), key=twos.__getitem__)
        if twos[both] > ones[first] + ones[second]:
            return whole & ~(LANE << 16 * both) | self.after_two[lanes[both]] << 16 * both
        for suit in (first, second):
            whole = whole & ~(LANE << 16 * suit) | self.after_one[lanes[suit]] << 16 * suit
        return whole


def _best_less_one(held: int, worth: Sequence[float]) -> int:
    """Returns the cards of a suit without the one whose loss costs least."""
    less = [held & ~(1 << rank) for rank in range(8) if held >> rank & 1]
    return max(less, key=worth.__getitem__, default=0)


@cache
def plain_odds(name: str) -> PlainOdds:
    """Returns the tables of a contract without trumps, made once."""
    return PlainOdds(values()[name])
