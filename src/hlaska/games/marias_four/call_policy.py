"""Chooses what a seat would probably choose and call before the play.

It goes by its own cards alone.

Who holds the called card knows on whose side it is; so a hand is judged by what it is in the deal: forehand with a
partner or alone, the partner, or one of the others (`Habits.role`).
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from hlaska.families.marias import announcements, contracts
from hlaska.families.marias.call_policy import (
    ABOUT,
    CONTRACTS,
    Decision,
    bar_of,
    gumbel,
    possible_decisions,
    sample_turn,
    sigmoid,
    soft_chance,
)
from hlaska.families.marias.contracts import CONTRACT, HEARTS, SUIT
from hlaska.families.marias.hand_values import LANE, Value, values
from hlaska.games.marias_four import announcements as own_talk
from hlaska.games.marias_four import public as at
from hlaska.games.marias_four.call_model import PACKAGE, Parameters, model
from hlaska.games.marias_four.options import Options
from hlaska.games.marias_four.public import MariasFourPublic, State, called_card, full_hand, own_cards
from hlaska.games.marias_four.settle import worth_in
from hlaska.kernel.bits import mask_of
from hlaska.kernel.layout import ACE, KING, QUEEN, TEN

WITH, ALONE, PARTNER, OTHER = "", "-alone", "-with", "-lost"
BETLS: Final = {contracts.BETL: "betl", contracts.DURCH: "durch"}
COUPLE: Final = 1 << QUEEN | 1 << KING
ALL_PAY: Final = 3  # who is alone is paid by three, in a game of two against two each by one


class PartnershipCallPolicy:
    """Says how likely a seat of one deal would say something with a hand."""

    def __init__(self, pub: MariasFourPublic) -> None:
        self.model = model()
        self.trump = pub.trump if pub.contract == SUIT else -1
        self.lone, self.called = pub.lone, called_card(pub) if pub.contract == SUIT else -1
        self.name = CONTRACTS.get(pub.contract, "durch")
        self.values = values(PACKAGE)

    def role(self, seat: int, hand: int) -> str:
        """Returns the role of a hand in the deal, as its values are named. It counts the cards it has played."""
        calls = self.called >= 0 and hand >> self.called & 1
        if seat == self.lone:
            return ALONE if calls else WITH
        return PARTNER if calls else OTHER

    def chance(self, decision: Decision, hand: int) -> float:
        """Returns how likely a seat with this hand does what is asked."""
        item, role = decision.item, self.role(decision.seat, hand)
        mine, name = self.model, contracts.ITEMS[item]
        odds = self.odds(item, role, hand) - (0.0 if item == contracts.TWO_SEVENS else bar_of(decision, mine))
        if decision.raised:
            return soft_chance(odds, mine.least_raise, mine.keen_to_raise, mine.least_quiet)
        sevens = item in (contracts.SEVEN, contracts.SEVEN_AGAINST)
        if item == contracts.TWO_SEVENS or (sevens and not self._has_seven(hand)):
            return mine.least_said[name]
        return soft_chance(odds, mine.least_said[name], mine.keen, mine.least_quiet)

    def likelihood(self, decision: Decision, hand: int) -> float:
        """Returns how likely the seat would have decided as it did."""
        chance = self.chance(decision, hand)
        return chance if decision.did else 1 - chance

    def odds(self, item: int, role: str, hand: int) -> float:
        """Returns a side's log odds on an item, from the hand of one seat."""
        ours = role != OTHER
        if item == CONTRACT:
            return self.values[self.name if ours else f"{self.name}-lost"].logit(hand, -1)
        if item in contracts.AGAINST:
            return self.model.against if ours else self._against(item, hand)
        if item == contracts.TWO_SEVENS or (item == contracts.SEVEN and ours and not self._has_seven(hand)):
            return -self.model.against
        cards = hand | 1 << self.called if role == WITH else hand
        return self.values[f"{ABOUT[item]}{role}"].logit(cards, self.trump)

    def _against(self, item: int, hand: int) -> float:
        """Returns log odds on what the others announce themselves."""
        if item == contracts.SEVEN_AGAINST and not self._has_seven(hand):
            return -self.model.against
        name = "seven-against" if item == contracts.SEVEN_AGAINST else "hundred-against"
        return self.values[name].logit(hand, self.trump)

    def _has_seven(self, hand: int) -> bool:
        return bool(hand >> 16 * self.trump & 1)


# ---------------------------------------------------------------- trumps and the called card
def trump_features(four: int, suit: int) -> tuple[int, bool, bool, int]:
    """Returns what speaks for a suit as trumps in forehand's first four cards.

    That is its cards, whether it has a marriage, whether it is hearts, and its aces and tens.
    """
    lane = four >> 16 * suit & LANE
    sharp = (lane & (1 << ACE | 1 << TEN)).bit_count()
    return lane.bit_count(), lane & COUPLE == COUPLE, suit == HEARTS, sharp


def trump_weight(model: Parameters, four: int, suit: int) -> float:
    """Returns the log weight of a suit as trumps by forehand's first four cards."""
    length, has_marriage, is_hearts, sharp = trump_features(four, suit)
    found = model.by_length * length + model.by_marriage * has_marriage
    return found + model.by_sharp * sharp + model.by_hearts * is_hearts


def missing_ranks(hand: int, trump: int) -> list[int]:
    """Returns the ranks of trumps that a hand does not hold, from high to low."""
    return [r for r in range(ACE, -1, -1) if not hand >> (trump << 4 | r) & 1]


class SeatPolicy:
    """Chooses for the seat on turn, with its cards and what it may do.

    `choose_turn` returns what it would probably do, drawn by chance. That is () where the game does not know, and where
    a call is forced.
    """

    def __init__(self, options: Options, state: State, seat: int, legal: Sequence[int], rng: Random) -> None:
        self.options, self.pub, self.places = options, state.pub, state.places
        self.seat, self.legal, self.rng = seat, legal, rng
        self.hand = mask_of(full_hand(state.places, seat))
        self.values, self.model = values(PACKAGE), model()

    def choose_turn(self) -> tuple[int, ...]:
        match self.pub.phase:
            case "trump":
                return (self._sample_trump_card(),)
            case "rank":
                return (self.legal[0],)  # the highest that forehand does not hold
            case "contract":
                return (self._choose_contract(),)
            case "ask":
                return (self._choose_answer(),)
            case "announce":
                return self._sample_turn([Decision(self.seat, i, False, 0, False) for i in announcements.OWN])
            case "flek":
                alone = own_talk.is_unplayed(self.options, self.pub)
                ours = at.is_on_side(self.pub, self.places, self.seat)
                return self._sample_turn(possible_decisions(at.CODES, self.options, self.pub, alone, ours))
        return ()

    def _sample_trump_card(self) -> int:
        """Draws a suit by chance, and of it the card that tells least."""
        suits = sorted({c >> 4 for c in self.legal})
        best = max(suits, key=lambda s: trump_weight(self.model, self.hand, s) + gumbel(self.rng))
        return min((c for c in self.legal if c >> 4 == best), key=disclosure_key)

    # ------------------------------------------------------------ contracts
    def _choose_contract(self) -> int:
        """Returns the contract that should bring most, by what the own cards are worth."""
        plain = [at.CONTRACT_CALL + c for c in BETLS if at.CONTRACT_CALL + c in self.legal]
        return max((at.CONTRACT_CALL + SUIT, *plain), key=self._contract_value)

    def _contract_value(self, action: int) -> float:
        contract = action - at.CONTRACT_CALL
        if contract == SUIT:
            return self._suit_value()
        chance = self.values[BETLS[contract]].chance(self.hand, -1)
        amount = worth_in(self.options, contract, -1).of(CONTRACT, 0)
        return ALL_PAY * amount * (2 * chance - 1) * (1 if chance > 0.5 else 2)

    def _suit_value(self) -> float:
        """Returns what a suit contract should bring, with a hundred instead or a seven beside.

        A sure game is not played, a doubtful one doubled.
        """
        trump = (self.places[at.LAID][0] & 63) >> 4
        called = 1 << (trump << 4 | self.pub.called)
        role, cards = (ALONE if self.hand & called else WITH), self.hand | called
        worth = worth_in(self.options, SUIT, trump)
        game, hundred, seven = (
            self.values[f"{name}{role}"].chance(cards, trump) for name in ("game", "hundred", "seven")
        )
        found = max(
            worth.of(contracts.GAME, 0) * min(1, 4 * game - 2),
            worth.of(contracts.HUNDRED, 0) * (2 * hundred - 1),
        )
        if self.hand >> 16 * trump & 1:
            found += max(0.0, worth.of(contracts.SEVEN, 0) * (2 * seven - 1))
        return found * (ALL_PAY if role == ALONE else 1)

    def _choose_answer(self) -> int:
        hand = mask_of(own_cards(self.places, self.seat))
        for contract in sorted(BETLS, reverse=True):
            odds = self.values[BETLS[contract]].logit(hand, -1) - self.model.overcalls
            if at.CONTRACT_CALL + contract in self.legal and self.rng.random() < sigmoid(
                self.model.keen * odds
            ):
                return at.CONTRACT_CALL + contract
        flek = at.FLEK + CONTRACT
        decision = Decision(self.seat, CONTRACT, True, 0, False)
        if flek in self.legal and self.rng.random() < PartnershipCallPolicy(self.pub).chance(decision, hand):
            return flek
        return at.GOOD

    def _sample_turn(self, decisions: Sequence[Decision]) -> tuple[int, ...]:
        """Draws each item by itself, in the order of calls, then good.

        A hundred puts the game aside, so that it is not doubled after that (marias:P4.ANN.1).
        """
        turn = sample_turn(
            at.CODES, PartnershipCallPolicy(self.pub), decisions, self.hand, self.legal, self.rng
        )
        aside = at.SAY_HUNDRED in turn and self.options.hundred_replaces_game
        return tuple(a for a in turn if not aside or a != at.FLEK + contracts.GAME)


def disclosure_key(card: int) -> tuple[bool, int]:
    """Sorts cards of a suit by how much they tell as trump card, least first.

    Of king and over one would have the marriage, and the seven may be announced.
    """
    return card & 15 in (contracts.SEVEN_RANK, QUEEN, KING), card


def overcall_odds(found: dict[str, Value], hand: int) -> float:
    """Returns the log odds that a hand announces the better of betl and durch."""
    return max([found[name].logit(hand, -1) for name in BETLS.values()]) - model().overcalls
