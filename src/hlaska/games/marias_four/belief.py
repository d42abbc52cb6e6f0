"""Weighs worlds by how a deal of four was called (marias:P4).

That is trumps and the called card, the contract, announcements and fleks.

Who belongs to whom hangs on who holds the called card, so every world says for each turn what its seat could have said
on the side that it is on: who has raised the game does not hold the card, and who holds king or over of trumps beside
forehand's side had to.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final, NamedTuple

from hlaska.core.actions import CALL
from hlaska.core.adviser import Slots
from hlaska.core.board import Event
from hlaska.core.public import update
from hlaska.families.marias import announcements, contracts
from hlaska.families.marias.belief import HandBelief, known_hands, seen_mask
from hlaska.families.marias.call_policy import (
    Decision,
    items_in_turn,
    mark_done,
    possible_decisions,
    replay_turns,
    soft_chance,
)
from hlaska.families.marias.contracts import CONTRACT, SUIT, TWO_SEVENS
from hlaska.families.marias.fleks import ABSENT, replace_at
from hlaska.families.marias.hand_values import LANE
from hlaska.games.marias_four import announcements as own_talk
from hlaska.games.marias_four import public as at
from hlaska.games.marias_four.call_policy import (
    BETLS,
    OTHER,
    PartnershipCallPolicy,
    missing_ranks,
    overcall_odds,
    trump_weight,
)
from hlaska.games.marias_four.options import Options
from hlaska.games.marias_four.public import MariasFourPublic, View, called_card
from hlaska.kernel.bits import cards_of
from hlaska.kernel.layout import KING, QUEEN

FIRST: Final = 4
SECOND: Final = 4  # cards of the packets, of which the first tells trumps and the called card
Call = tuple[int, int]


class ClosedTurn(NamedTuple):
    """Holds a closed turn.

    said: the items, and whether they were raised.
    could: what the seat could say, for the side against the contract and for the side that plays it.
    forced: what the holder of king or over of trumps had to raise against it, or -1.
    """

    seat: int
    said: frozenset[tuple[int, bool]]
    could: tuple[tuple[Decision, ...], tuple[Decision, ...]]
    forced: int


def make_belief(options: Options, view: View, events: Sequence[Event], slots: Slots) -> SideBelief | None:
    """Makes the belief of a seat; None until a contract has been announced."""
    pub = view.pub
    if pub.phase not in ("ask", "flek", "play") or view.seat < 0:
        return None
    calls = [(e.seat, e.value) for e in events if e.kind == "call" and e.value >= CALL]
    calls = [(s, a) for s, a in calls if not at.CUT <= a < at.CHALLENGE + at.SEATS]
    hands = list(known_hands(view, events, at.HAND, at.SEATS))
    hands[at.FOREHAND] |= seen_mask(view.places[at.LAID])
    return SideBelief(view.seat, hands, slots, pub, read_turns(options, pub, calls))


# ---------------------------------------------------------------- what was said
def read_turns(options: Options, pub: MariasFourPublic, calls: Sequence[Call]) -> list[ClosedTurn]:
    """Returns all turns of announcements and fleks, and of answers to a contract without trumps."""
    last = max(i for i, (_, a) in enumerate(calls) if at.CONTRACT_CALL <= a < at.RANK)
    after = calls[last + 1 :]
    begun = without_announcements(pub)
    if pub.contract == SUIT:
        first = update(begun, phase="announce", turn=at.FOREHAND, left=0, said=0)
        return closed_turns(options, first, after[at.SEATS - 1 :])
    answers, level = [], 0
    for seat, action in after[: at.SEATS - 1]:
        if level == 0:
            answers.append(answer_turn(seat, action))
        level = max(level, int(action == at.FLEK + CONTRACT))
    begun = update(begun, levels=replace_at(begun.levels, CONTRACT, level))
    answered = announcements.begin_redoubling(options, begun) if level else None
    if answered is None or pub.phase == "ask":
        return answers
    return [*answers, *closed_turns(options, answered, after[at.SEATS - 1 :])]


def without_announcements(pub: MariasFourPublic) -> MariasFourPublic:
    """Returns the public numbers before anything was announced."""
    nothing = (ABSENT,) * len(contracts.ITEMS)
    return update(
        pub, levels=nothing, chances=(0,) * len(contracts.ITEMS), seven_by=-1, hundred_by=-1, helper=-1, two_by=-1,
        two_against=False, own_seven_by=-1, own_hundred_by=-1, silent=0,
    )  # fmt: skip


def answer_turn(seat: int, action: int) -> ClosedTurn:
    """Returns the turn in which a seat answered a betl or durch."""
    did = action == at.FLEK + CONTRACT
    could = (Decision(seat, CONTRACT, True, 0, False, did),)
    return ClosedTurn(seat, frozenset([(CONTRACT, True)] if did else []), (could, could), -1)


def closed_turns(options: Options, pub: MariasFourPublic, calls: Sequence[Call]) -> list[ClosedTurn]:
    """Returns the turns that were closed, from the public numbers before the first."""

    def step(now: MariasFourPublic, action: int) -> MariasFourPublic:
        return own_talk.apply_call(options, now, action)

    def close(now: MariasFourPublic) -> MariasFourPublic:
        return own_talk.close_turn(options, now)

    return [turn_of(options, now, turn) for now, turn in replay_turns(at.GOOD, pub, calls, step, close)]


def turn_of(options: Options, pub: MariasFourPublic, turn: Sequence[int]) -> ClosedTurn:
    said = frozenset(items_in_turn(at.CODES, turn))
    could = [tuple(mark_done(side_decisions(options, pub, ours), set(said))) for ours in (False, True)]
    return ClosedTurn(pub.turn, said, (could[0], could[1]), forced_raise(options, pub))


def side_decisions(options: Options, pub: MariasFourPublic, ours: bool) -> list[Decision]:
    """Returns what the seat on turn could say on a side."""
    if pub.phase != "announce":
        return possible_decisions(at.CODES, options, pub, own_talk.is_unplayed(options, pub), ours)
    return [Decision(pub.turn, i, False, 0, False) for i in announcements.OWN] if ours else []


def forced_raise(options: Options, pub: MariasFourPublic) -> int:
    """Returns what an opponent with king or over had to raise, -1 for nothing.

    It is the seat on turn, against the contract; king or over are of trumps.
    """
    if pub.phase == "announce" or not pub.left or pub.contract != SUIT:
        return -1
    honour = announcements.Voice(pub.turn, False, (pub.trump << 4 | KING,))
    return announcements.forced_call(options, pub, honour, ())[0]


# ---------------------------------------------------------------- how likely it was said
class SideBelief(HandBelief):
    """Weighs a world by sides, and by what each would say with its cards."""

    def __init__(
        self,
        seat: int,
        known_of: Sequence[int],
        slots: Slots,
        pub: MariasFourPublic,
        turns: Sequence[ClosedTurn],
    ) -> None:
        super().__init__(seat, known_of, slots, at.HAND)
        self.pub, self.policy = pub, PartnershipCallPolicy(pub)
        self.turns = [turn for turn in turns if turn.seat != seat]
        self.honours = (1 << KING | 1 << QUEEN) << 16 * pub.trump if pub.trump >= 0 else 0

    def chance(self, cards: Sequence[int], rng: Random) -> float:
        hands = self.hands(cards)
        found = self._contract_likelihood(hands, rng)
        for turn in self.turns:
            found *= self._turn_likelihood(turn, hands[turn.seat])
        return found

    def _turn_likelihood(self, turn: ClosedTurn, hand: int) -> float:
        """Returns how likely a turn was said with a hand. What a side may not say is never said by who is on it."""
        ours = self.policy.role(turn.seat, hand) != OTHER
        could = turn.could[ours]
        possible = {(d.item, d.raised) for d in could}
        if any(one not in possible for one in turn.said if one[0] != TWO_SEVENS):
            return self.policy.model.never
        forced = turn.forced if not ours and hand & self.honours else -1
        if forced >= 0 and (forced, True) not in turn.said:
            return self.policy.model.never
        found = 1.0
        for decision in could:
            if decision.item != forced:
                found *= self.policy.likelihood(decision, hand)
        return found

    # ------------------------------------------------------------ trumps and contract
    def _contract_likelihood(self, hands: Sequence[int], rng: Random) -> float:
        pub, mine, found = self.pub, self.policy.model, 1.0
        if pub.contract != SUIT:
            name = BETLS.get(pub.contract, self.policy.name)
            if self.seat == pub.lone:
                return 1.0
            return soft_chance(
                self.policy.values[name].logit(hands[pub.lone], -1),
                mine.least_overcall,
                mine.keen_to_raise,
                mine.least_quiet,
            )
        for seat in range(at.SEATS):
            if seat != self.seat:
                odds = overcall_odds(self.policy.values, hands[seat])
                found *= 1 - soft_chance(odds, mine.least_overcall, mine.keen, mine.least_quiet)
        return found if self.seat == at.FOREHAND else found * self._trump_likelihood(hands[at.FOREHAND], rng)

    def _trump_likelihood(self, hand: int, rng: Random) -> float:
        """Weighs forehand's trump card by the others it saw, without the called one.

        It saw three more of its eight cards; it laid this card of those of the suit, and of the ranks that it does not
        hold it mostly calls the highest.
        """
        pub, shown, mine = self.pub, self.pub.shown, self.policy.model
        called = called_card(pub)
        rest = [c for c in cards_of(hand) if c not in (shown, called)]
        if len(rest) < FIRST - 1:
            return 1.0
        four = sum([1 << c for c in (shown, *rng.sample(rest, FIRST - 1))])
        worth = {suit: trump_weight(mine, four, suit) for suit in range(4) if four >> 16 * suit & LANE}
        suit = 1 / sum([exp(w - worth[pub.trump]) for w in worth.values()])
        laid = 1 / (four >> 16 * pub.trump & LANE).bit_count()
        higher = sum(rank > pub.called for rank in missing_ranks(hand, pub.trump))
        alone = SECOND / (FIRST - 1 + SECOND) if hand >> called & 1 else 1.0  # the called card came later
        told = mine.strange_trump + (1 - mine.strange_trump) * suit
        return told * laid * alone * (1 - mine.ranks_missed) ** higher
