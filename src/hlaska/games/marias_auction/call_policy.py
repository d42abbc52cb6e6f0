"""Chooses what a seat would probably bid and announce, from its own cards alone.

It goes by what such cards were measured to bring.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import inf
from random import Random
from typing import Final

from hlaska.families.marias.call_policy import CONTRACTS as PLAIN
from hlaska.families.marias.call_policy import TalonPolicy, sigmoid
from hlaska.families.marias.contracts import BETL, DURCH
from hlaska.families.marias.deal import discardable
from hlaska.families.marias.hand_values import values
from hlaska.games.marias_auction import public as at
from hlaska.games.marias_auction.call_model import model
from hlaska.games.marias_auction.contracts import CONTRACTS, SEVENS, AnnouncedContract
from hlaska.games.marias_auction.options import Options
from hlaska.games.marias_auction.public import MariasAuctionPublic, own_cards
from hlaska.kernel.bits import cards_of, mask_of

Curves = Mapping[str, tuple[float, ...]]
DOUBLED: Final = 2  # times that what will hardly be made is paid
CLOSE: Final = 3  # contracts for which a talon is looked for
TALON: Final = 2
ONE_SEVEN: Final = [(c, sevens) for c, sevens in zip(CONTRACTS, SEVENS, strict=True) if not c.rules.two]
"""The contracts that a hand may head for by itself, and the sevens that it needs for each."""


def kind_of(contract: AnnouncedContract) -> str:
    """Returns the kind of a contract; contracts of a kind are measured together.

    Hearts bring as much as another suit, but for their factor. A seven beside a hundred brings what it is worth by
    itself.
    """
    return "hundred" if contract.rules.hundred else contract.rules.text.removesuffix(" hearts")


def price_factor(options: Options, contract: AnnouncedContract) -> float:
    """Returns how many times the measured price a betl or durch is paid here.

    Such as three times by the revised schedule: of suit contracts too much else is paid for one number to tell.
    """
    values = {
        BETL: (options.betl_value, Options().betl_value),
        DURCH: (options.durch_value, Options().durch_value),
    }
    paid, measured = values.get(contract.rules.contract, (1, 1))
    return paid / measured


def odds_of(contract: AnnouncedContract, hand: int) -> float:
    """Returns the log odds of the hardest item of a contract, by the own hand."""
    rules, found = contract.rules, values()
    if not rules.trumps:
        return found[PLAIN[rules.contract]].logit(hand, -1)
    said = ["hundred"] * rules.hundred + ["seven"] * (rules.seven or rules.two)
    return min([found[name].logit(hand, contract.trump) for name in said])


def interpolate(points: Sequence[float], curve: Sequence[float], odds: float) -> float:
    """Returns the value of a curve over `points`: straight between them, level beyond."""
    if odds <= points[0]:
        return curve[0]
    for (x, low), (y, high) in pairwise(zip(points, curve, strict=True)):
        if odds < y:
            return low + (high - low) * (odds - x) / (y - x)
    return curve[-1]


class ContractEstimator:
    """Estimates contracts for a seat with its cards. `hand`: as a mask, the talon among it once it is picked up."""

    def __init__(self, options: Options, hand: int) -> None:
        self.options, self.hand, self.model = options, hand, model()
        self.backed = [c for c, sevens in ONE_SEVEN if not sevens & ~hand]

    def estimate_before_talon(self, rung: int) -> float:
        """Estimates the best contract of a rung or higher before the talon is taken."""
        those = [c for c in self.backed if c.rung >= rung]
        return max([self._contract_value(self.model.before, c, self.hand) for c in those], default=-inf)

    def estimate_best(self, legal: Sequence[int]) -> tuple[float, int]:
        """Estimates the best of some contracts after discarding, with its call.

        -1 for none; the two worst cards are put away.
        """
        calls = {at.PLAY + i: c for i, c in enumerate(CONTRACTS) if at.PLAY + i in legal and c in self.backed}
        kept = self.model.kept
        rough = sorted(calls, key=lambda call: -self._contract_value(kept, calls[call], self.hand))
        found = [
            (self._contract_value(kept, calls[call], self._hand_after_discard(calls[call])), call)
            for call in rough[:CLOSE]
        ]
        return max(found, default=(-inf, -1))

    def _contract_value(self, curves: Curves, contract: AnnouncedContract, hand: int) -> float:
        rules, found = contract.rules, values()
        name = PLAIN.get(rules.contract) or ("hundred" if rules.hundred else "seven")
        units = interpolate(
            self.model.odds, curves[kind_of(contract)], found[name].logit(hand, contract.trump)
        )
        units *= price_factor(self.options, contract)
        if rules.hundred and rules.seven:
            gain = 2 * found["seven"].chance(hand, contract.trump) - 1
            units += self.options.seven_value * gain * (1 if gain > 0 else DOUBLED)
        return units * (self.options.hearts_factor if rules.hearts else 1)

    def _hand_after_discard(self, contract: AnnouncedContract) -> int:
        cards, kept = cards_of(self.hand), contract.sevens()
        free = (
            discardable(self.options, cards, contract.trump, TALON, kept) if contract.rules.trumps else cards
        )
        twelve = TalonPolicy(self.model.keen, contract.rules.contract, contract.trump)
        return self.hand & ~mask_of(twelve.choose_discards(self.hand, free, None))


# ---------------------------------------------------------------- the auction
def staying_call(pub: MariasAuctionPublic, legal: Sequence[int]) -> tuple[int, int]:
    """Returns the lowest call by which a seat stays in the auction, and its rung."""
    if at.HOLD in legal:
        return at.HOLD, pub.bid
    call = min((a for a in legal if at.BID <= a < at.PLAY), default=at.PASS)
    return call, call - at.BID + 1


def stay_chance(mind: ContractEstimator, rung: int) -> float:
    """Returns how likely a seat bids a rung, or stays in on it."""
    return sigmoid((mind.estimate_before_talon(rung) - mind.model.passed) / mind.model.eager)


def choose_bid(
    options: Options, pub: MariasAuctionPublic, hand: int, legal: Sequence[int], rng: Random | None
) -> int:
    """Chooses what a seat calls in the auction. It is drawn by chance, or without `rng` the better of both."""
    call, rung = staying_call(pub, legal)
    chance = stay_chance(ContractEstimator(options, hand), rung)
    return call if (chance > 0.5 if rng is None else rng.random() < chance) else at.PASS


def choose_take(options: Options, hand: int) -> int:
    """Chooses whether forehand plays where nobody has bid: take or pass."""
    return at.TAKE if ContractEstimator(options, hand).estimate_before_talon(1) > 0 else at.PASS


def choose_contract(options: Options, hand: int, legal: Sequence[int]) -> int:
    """Returns the contract a seat announces with the talon, or giving up."""
    units, call = ContractEstimator(options, hand).estimate_best(legal)
    if at.GIVE_UP in legal and units < -options.give_up_value:
        return at.GIVE_UP
    return call if call >= 0 else legal[0]


# ---------------------------------------------------------------- what bids tell
def read_bids(calls: Sequence[tuple[int, int]]) -> dict[int, tuple[int, int]]:
    """Returns by seat the highest rung kept and the rung passed, 0 for none."""
    found: dict[int, tuple[int, int]] = {}
    now = 0
    for seat, action in calls:
        if action not in (at.PASS, at.HOLD) and not at.BID <= action < at.PLAY:
            continue
        stayed, _ = found.get(seat, (0, 0))
        if action == at.PASS:
            found[seat] = stayed, now + 1
            continue
        now = now if action == at.HOLD else action - at.BID + 1
        found[seat] = now, 0
    return found


def soften(least: float, chance: float) -> float:
    """Moves a chance away from 0 and 1: no bid excludes a hand."""
    return least + (1 - 2 * least) * chance


def bids_likelihood(
    options: Options, bids: dict[int, tuple[int, int]], places: Sequence[Sequence[int]]
) -> float:
    """Returns how likely seats would have bid so with the hands of a world."""
    chance = 1.0
    for seat, (stayed, passed) in bids.items():
        mind = ContractEstimator(options, mask_of(own_cards(places, seat)))
        chance *= soften(mind.model.least_bid, stay_chance(mind, stayed)) if stayed else 1.0
        chance *= soften(mind.model.least_bid, 1 - stay_chance(mind, passed)) if passed else 1.0
    return chance
