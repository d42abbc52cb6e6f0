"""Chooses what a seat would probably do before the play. It goes by its own cards alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Final

from hlaska.core.public import update
from hlaska.families.marias import contracts
from hlaska.families.marias.call_policy import (
    CONTRACTS,
    Decision,
    LoneCallPolicy,
    TalonPolicy,
    plain_odds,
    possible_decisions,
    sample_turn,
    sigmoid,
)
from hlaska.families.marias.contracts import CONTRACT, OPEN_BETL, SUIT
from hlaska.families.marias.hand_values import LANE, values
from hlaska.games.marias import announcements
from hlaska.games.marias import public as at
from hlaska.games.marias.call_model import model
from hlaska.games.marias.contracts import contract_of_call, contracts_in_use
from hlaska.games.marias.options import Options
from hlaska.games.marias.position import is_compared
from hlaska.games.marias.public import State, full_hand, own_cards
from hlaska.games.marias.settle import worth
from hlaska.kernel.bits import mask_of
from hlaska.kernel.play import higher_than_some, lower_than_some
from hlaska.kernel.position import NO_TRUMP_ORDER

PACK: Final = mask_of(suit << 4 | rank for suit in range(4) for rank in range(8))
# By the cards held of a suit (8 bits): those that one of them beats without trumps, and those that beat one of them.
LOWER: Final = tuple(lower_than_some(held, NO_TRUMP_ORDER) & LANE for held in range(256))
HIGHER: Final = tuple(higher_than_some(held, NO_TRUMP_ORDER) & LANE for held in range(256))


def count_spoilers(contract: int, kept: int, own: int) -> int:
    """Counts cards that may spoil an open contract after the best card is led.

    The contract is compared after the first trick; with none it is all but sure.

    kept: the hand.
    own: the hand with the talon.
    """
    if contract == OPEN_BETL:
        return min(_spoilers_by_lead(kept, PACK & ~own, LOWER, _betl_spoilers))
    return min(_spoilers_by_lead(kept, PACK & ~own, HIGHER, _durch_spoilers))


def _spoilers_by_lead(
    kept: int, unseen: int, spoilers: Sequence[int], after: Callable[[int, int, int], int]
) -> Iterator[int]:
    """Yields the number of spoiling cards after each lead.

    spoilers: by the cards of a suit, those that spoil it.
    after: how much more or less they are in the suit led, by its spoilers, unseen cards, and those above the lead.
    """
    lanes = [(kept >> 16 * suit & LANE, unseen >> 16 * suit & LANE) for suit in range(4)]
    counts = [(spoilers[mine] & out).bit_count() for mine, out in lanes]
    for (mine, out), count in zip(lanes, counts, strict=True):
        others = sum(counts) - count
        rest = mine
        while rest:
            lead = rest & -rest
            rest ^= lead
            yield others + after(spoilers[mine ^ lead] & out, out, HIGHER[lead] & out)


def _betl_spoilers(spoiling: int, unseen: int, above: int) -> int:
    """Counts spoilers of a betl, which must lose its lead."""
    return spoiling.bit_count() + (not above)


def _durch_spoilers(spoiling: int, unseen: int, above: int) -> int:
    """Counts spoilers of a durch, which must win its lead.

    The last unseen card of the suit falls under it.
    """
    falls = unseen.bit_count() == 1 and bool(spoiling)
    return spoiling.bit_count() + above.bit_count() - falls


class SeatPolicy:
    """Chooses for the seat on turn, with its cards and what it may do.

    `choose_turn` returns what it would probably do, drawn by chance. That is () before the contract and where a call is
    forced.
    """

    def __init__(self, options: Options, state: State, seat: int, legal: Sequence[int], rng: Random) -> None:
        self.options, self.pub, self.places = options, state.pub, state.places
        self.seat, self.legal, self.rng, self.model = seat, legal, rng, model()

    def choose_turn(self) -> tuple[int, ...]:
        match self.pub.phase:
            case "contract":
                return (self._choose_contract(),)
            case "discard":
                return self._choose_discards()
            case "take":
                return self._choose_discards() if self.legal[0] < at.GOOD else (self._choose_contract(),)
            case "ask":
                return (self._choose_answer(),)
            case "announce":
                chances = [
                    Decision(self.seat, i, False, 0, False) for i in (contracts.SEVEN, contracts.HUNDRED)
                ]
                return self._sample_turn(chances)
            case "flek":
                alone = announcements.is_unplayed(self.options, self.pub)
                return self._sample_turn(possible_decisions(at.CODES, self.options, self.pub, alone))
        return ()

    # ------------------------------------------------------------ contracts
    def _choose_contract(self) -> int:
        """Returns the contract that should bring most, by what the own cards are worth."""
        return max(self.legal, key=self._contract_value)

    def _contract_value(self, action: int) -> float:
        if not at.NAME <= action < at.SAY_SEVEN:
            return 0.0  # going on with the suit, where that is called good
        contract, suit = contract_of_call(action)
        trump = self._trump() if contract == SUIT else suit
        cards = full_hand(self.places, self.seat)
        kept = mask_of(cards)
        if len(cards) > 10 and contract == SUIT:
            kept &= ~mask_of(self._choose_talon(trump, cards))
        elif len(cards) > 10:
            kept = plain_odds(CONTRACTS[contract]).best_hand(kept)
        if contract == SUIT:
            return self._suit_value(kept, trump)
        chance = self._chance(contract, kept, mask_of(cards))
        amount = self._worth(contract, -1)[CONTRACT]
        return amount * (2 * chance - 1) * (1 if chance > 0.5 else 2)

    def _chance(self, contract: int, kept: int, own: int) -> float:
        """Returns the chance that a betl or durch is made.

        One that is laid open after a trick must be sure by then, and its player sees all cards but those of the others.
        """
        if not self._is_compared(contract):
            return values()[CONTRACTS[contract]].chance(kept, -1)
        return 0.0 if count_spoilers(contract, kept, own) else self.model.sure

    def _is_compared(self, contract: int) -> bool:
        return is_compared(self.options, update(self.pub, contract=contract))

    def _suit_value(self, kept: int, trump: int) -> float:
        """Returns what a suit contract should bring, with a hundred instead or a seven beside.

        A sure game is not played, a doubtful one doubled.
        """
        amounts = self._worth(SUIT, trump)
        game, hundred, seven = (values()[name].chance(kept, trump) for name in ("game", "hundred", "seven"))
        found = max(
            amounts[contracts.GAME] * min(1, 4 * game - 2), amounts[contracts.HUNDRED] * (2 * hundred - 1)
        )
        holds = kept >> 16 * trump & 1
        return found + (max(0.0, amounts[contracts.SEVEN] * (2 * seven - 1)) if holds else 0.0)

    def _worth(self, contract: int, trump: int) -> list[int]:
        pub = update(self.pub, contract=contract, trump=trump)
        found = worth(self.options, pub)
        return [b * f for b, f in zip(found.bases, found.factors, strict=True)]

    def _trump(self) -> int:
        laid = [e & 63 for e in self.places[at.LAID] if e >= 0]
        return laid[0] >> 4 if laid else int(self.pub.trump)

    # ------------------------------------------------------------ the talon
    def _choose_talon(self, trump: int, cards: Sequence[int]) -> tuple[int, ...]:
        """Returns the two cards that a game with a trump suit puts away."""
        laid = [e & 63 for e in self.places[at.LAID] if e >= 0]
        free = [c for c in cards if (self.options.sharp_in_talon or c & 15 < 6) and c not in laid]
        return TalonPolicy(self.model.keen, SUIT, trump).choose_discards(mask_of(cards), free, None)

    def _choose_discards(self) -> tuple[int, ...]:
        contract = int(self.pub.contract)
        if self.pub.phase == "take":
            contract = next(c for c in contracts_in_use(self.options) if c > self.pub.contract)
        cards = full_hand(self.places, self.seat)
        whole, free = mask_of(cards), list(self.legal)
        twelve = TalonPolicy(self.model.keen, contract, self._trump() if contract == SUIT else -1)
        if len(self.places[at.TALON]):
            return (max(free, key=lambda c: twelve.value.logit(whole & ~(1 << c), twelve.trump)),)
        return tuple(sorted(twelve.choose_discards(whole, free, None)))

    # ------------------------------------------------------------ answers
    def _choose_answer(self) -> int:
        hand = mask_of(own_cards(self.places, self.seat))
        if at.BAD in self.legal:
            higher = {
                CONTRACTS[c]
                for c in contracts_in_use(self.options)
                if c > self.pub.contract and not self._is_compared(c)
            }
            mine = self.model
            odds = [values()[n].logit(hand, -1) + mine.talon_helps - mine.overcalls for n in sorted(higher)]
            if any(self.rng.random() < sigmoid(mine.keen * x) for x in odds):
                return at.BAD
        if at.FLEK + CONTRACT in self.legal:
            decision = Decision(self.seat, CONTRACT, True, 0, False)
            policy = LoneCallPolicy(self.model, self.pub.contract, self.pub.trump, self.pub.lone)
            if self.rng.random() < policy.chance(decision, hand):
                return at.FLEK + CONTRACT
        return at.GOOD

    # ------------------------------------------------------------ announcements and fleks
    def _sample_turn(self, decisions: Sequence[Decision]) -> tuple[int, ...]:
        """Draws each item by itself, in the order of calls, then good."""
        policy = LoneCallPolicy(self.model, self.pub.contract, self.pub.trump, self.pub.lone)
        hand = mask_of(full_hand(self.places, self.seat))
        return sample_turn(at.CODES, policy, decisions, hand, self.legal, self.rng)
