"""Weighs worlds by how a deal of auction Mariáš was called.

That is the contract announced on twelve cards, the talon, and the fleks.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from hlaska.core.adviser import Slots
from hlaska.core.board import Event
from hlaska.core.game import next_seat
from hlaska.core.public import update
from hlaska.families.marias import announcements, contracts
from hlaska.families.marias.belief import CallBelief, KnownCards, known_hands, seen_mask
from hlaska.families.marias.call_policy import (
    Decision,
    LoneCallPolicy,
    TalonPolicy,
    announcement_likelihood,
    flek_decisions,
    possible_decisions,
    sample_turn,
    soft_chance,
)
from hlaska.families.marias.contracts import SUIT, others
from hlaska.families.marias.fleks import ABSENT, set_level
from hlaska.families.marias.hand_values import values
from hlaska.games.marias_auction import public as at
from hlaska.games.marias_auction.bidding import items_of
from hlaska.games.marias_auction.call_model import model
from hlaska.games.marias_auction.call_policy import odds_of
from hlaska.games.marias_auction.contracts import AnnouncedContract
from hlaska.games.marias_auction.options import Options
from hlaska.games.marias_auction.public import MariasAuctionPublic, State, View, own_cards
from hlaska.kernel.bits import mask_of, suit_of
from hlaska.kernel.layout import ACE
from hlaska.kernel.play import couples

ACES: Final = mask_of(suit << 4 | ACE for suit in range(4))


def make_belief(options: Options, view: View, events: Sequence[Event], slots: Slots) -> CallBelief | None:
    """Makes the belief of a seat. It is None until a contract has been announced and the talon put away."""
    pub = view.pub
    if pub.phase not in ("flek", "play") or pub.lone != pub.talon_by or view.seat < 0 or not pub.rung:
        return None
    sharp = options.sharp_in_talon or pub.contract != SUIT
    seen = KnownCards(
        view.seat, pub.lone, known_hands(view, events, at.HAND), seen_mask(view.places[at.TALON]), sharp
    )
    mine = model()
    policy = LoneCallPolicy(mine, pub.contract, pub.trump, pub.lone)
    twelve = TalonPolicy(mine.keen, pub.contract, pub.trump)
    places = at.HAND, at.TALON
    return CallBelief(
        seen,
        slots,
        places,
        policy,
        twelve,
        read_decisions(options, pub, events),
        ContractLikelihood(pub, view.seat),
    )


def read_decisions(options: Options, pub: MariasAuctionPublic, events: Sequence[Event]) -> list[Decision]:
    """Returns what could be said to the contract, and whether it was."""
    calls = [(e.seat, e.value) for e in events if e.kind == "call" and e.value >= 0]
    last = max((i for i, (_, action) in enumerate(calls) if at.PLAY <= action < at.FLEK), default=-1)
    nothing = (ABSENT,) * len(contracts.ITEMS)
    levels, chances = nothing, (0,) * len(contracts.ITEMS)
    for item in items_of(options, AnnouncedContract(pub.rung, pub.trump, pub.helper)):
        levels, chances = set_level(
            levels, chances, item, others(pub.lone, at.SEATS), announcements.top_level(options)
        )
    first = update(
        pub, phase="flek", turn=next_seat(at.SEATS, pub.lone), left=at.SEATS - 1, said=0, levels=levels,
        chances=chances, seven_by=-1, hundred_by=-1,
    )  # fmt: skip
    spoken_to = calls[last + 1 :]
    found = flek_decisions(at.CODES, options, first, spoken_to, lambda now: is_unplayed(options, now))
    return [d for d in found if d.raised or options.lic_against_allowed]


def is_unplayed(options: Options, pub: MariasAuctionPublic) -> bool:
    return pub.contract == SUIT and announcements.is_unplayed(pub, False, options.unplayed_seven_flek)


def choose_discards(state: State, seat: int, legal: Sequence[int]) -> tuple[int, ...]:
    """Chooses what a seat would put away for its contract, of what it may."""
    pub, whole = state.pub, mask_of(own_cards(state.places, seat))
    twelve = TalonPolicy(model().keen, pub.contract, pub.trump)
    if len(state.places[at.TALON]):
        return (max(legal, key=lambda c: twelve.value.logit(whole & ~(1 << c), twelve.trump)),)
    return tuple(sorted(twelve.choose_discards(whole, legal, None)))


def sample_flek_turn(
    options: Options, state: State, seat: int, legal: Sequence[int], rng: Random
) -> tuple[int, ...]:
    """Draws the turn that a seat would probably say to the contract."""
    pub = state.pub
    asked = possible_decisions(at.CODES, options, pub, is_unplayed(options, pub))
    policy = LoneCallPolicy(model(), pub.contract, pub.trump, pub.lone)
    return sample_turn(at.CODES, policy, asked, mask_of(own_cards(state.places, seat)), legal, rng)


class ContractLikelihood:
    """Says how likely the contract was announced with the hands of a world."""

    def __init__(self, pub: MariasAuctionPublic, me: int) -> None:
        self.pub, self.me, self.values, self.model = pub, me, values(), model()
        self.contract = AnnouncedContract(pub.rung, pub.trump, pub.helper)

    def __call__(self, hands: tuple[int, ...], away: int, rng: Random) -> float:
        lone = self.pub.lone
        if self.me == lone:
            return 1.0
        if self.pub.contract != SUIT:
            return announcement_likelihood(self.model, self.pub.contract, hands[lone])
        return self._suit_likelihood(hands[lone])

    def _suit_likelihood(self, hand: int) -> float:
        """Returns how likely a hand announced the suit contract, by its hardest item.

        It is less without the sevens for it. Who is to win the last two tricks with sevens holds little else than their
        suits and aces. Who is to make a hundred holds a marriage.
        """
        missing = sum([not hand >> card & 1 for card in self.contract.sevens()])
        mine, said = self.model, [contracts.ITEMS[item] for item in announced_items(self.contract)]
        least, bar = (
            min([mine.least_said[name] for name in said]),
            max([mine.announces[name] for name in said]),
        )
        if self.contract.rules.hundred and not couples(hand):
            return least * mine.bluff**missing
        odds = odds_of(self.contract, hand) - bar
        found = soft_chance(odds, least, mine.keen, mine.least_quiet) * mine.bluff**missing
        if self.contract.rules.two:
            kept = hand & ACES | suit_of(hand, self.contract.trump) | suit_of(hand, self.contract.helper)
            cards = kept.bit_count() - mine.two_sevens_cards
            found *= soft_chance(cards, least, mine.keen_on_two_sevens, mine.least_quiet)
        return found


def announced_items(contract: AnnouncedContract) -> list[int]:
    """Returns the items announced in a suit contract."""
    rules = contract.rules
    return [contracts.HUNDRED] * rules.hundred + [contracts.SEVEN] * (rules.seven or rules.two)
