"""Holds what everybody knows of a deal of four, its places and calls.

Who holds the called card is known to nobody but its holder: nothing here is made from it before it is played.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, repeat
from typing import Annotated, Final

from hlaska.core import board, kinds, view
from hlaska.core.calls import Calls
from hlaska.core.cards import PACK_32, card_text
from hlaska.core.carried import Carried
from hlaska.core.public import update
from hlaska.families.marias import contracts
from hlaska.families.marias.calls import CUTS, SUITS, Codes
from hlaska.families.marias.contracts import ContractPublic, Layout

SEATS: Final = 4
FOREHAND: Final = 0
TRICKS: Final = 8

# ---------------------------------------------------------------- places
PLACES: Final = (
    "deck", "hand0", "hand1", "hand2", "hand3", "trump", "trick",
    "won0", "won1", "won2", "won3", "aside0", "aside1", "aside2", "aside3",
)  # fmt: skip
DECK, HAND, LAID, TRICK, WON, ASIDE = 0, 1, 5, 6, 7, 11
ORDERED: Final = frozenset({DECK, TRICK, *range(WON, WON + 4), *range(ASIDE, ASIDE + 4)})
LAYOUT: Final = Layout(SEATS, HAND, TRICK, WON, SEATS, aside=ASIDE, tricks=TRICKS)

# ---------------------------------------------------------------- contracts
WITH_PARTNER, WITH_WISE = 5, 6
ORDER: Final = (
    contracts.SUIT,
    WITH_PARTNER,
    WITH_WISE,
    contracts.BETL,
    contracts.DURCH,
    contracts.OPEN_BETL,
    contracts.OPEN_DURCH,
)
"""From low to high (marias:M3.CON.1, P4.VAR.1)."""
KEYS: Final = ("suit", "betl", "durch", "open-betl", "open-durch", "durch-with-partner", "durch-with-wise")

# ---------------------------------------------------------------- calls: append only
_RANKS: Final = "789JQKTA"
NAMED_CARDS: Final = tuple(sorted(PACK_32))
CALLS: Final = Calls()
GOOD: Final = CALLS.one("good")
CONTRACT_CALL: Final = CALLS.some(
    *contracts.CONTRACTS,
    "durch with partner",
    "durch with wise",
    about=chain(contracts.CONTRACTS_ABOUT, repeat(contracts.ITEMS[contracts.CONTRACT])),
)
RANK: Final = CALLS.each("rank", _RANKS)
NAME: Final = CALLS.each("name", map(card_text, NAMED_CARDS))
SAY_SEVEN: Final = CALLS.one("seven", about="seven")
SAY_HUNDRED: Final = CALLS.one("hundred", about="hundred")
FLEK: Final = CALLS.each("flek", contracts.ITEMS, raises=True, about=contracts.ITEMS)
SAY_SEVEN_AGAINST: Final = CALLS.one("seven against", about="seven against")
SAY_HUNDRED_AGAINST: Final = CALLS.one("hundred against", about="hundred against")
CUT: Final = CALLS.each("cut", CUTS)
CHALLENGE: Final = CALLS.each("challenge", range(SEATS), blind=True)
SAY_TWO: Final = CALLS.each("two sevens", SUITS, about=repeat("two sevens"))
SAY_TWO_AGAINST: Final = CALLS.each("two sevens against", SUITS, about=repeat("two sevens"))
CODES: Final = Codes(
    good=GOOD, seven=SAY_SEVEN, hundred=SAY_HUNDRED, two=SAY_TWO, flek=FLEK, seven_against=SAY_SEVEN_AGAINST,
    hundred_against=SAY_HUNDRED_AGAINST, cut=CUT, challenge=CHALLENGE, challenges=SEATS,
    two_against=SAY_TWO_AGAINST,
)  # fmt: skip


PHASES: Final = {
    "cut": "The pack is cut.",
    "trump": "Forehand lays the trump card on the table, one of four.",
    "rank": "Forehand names the rank of the called card.",
    "contract": "Forehand names the contract.",
    "ask": "The others answer: good, a higher contract, or a flek.",
    "announce": "Forehand announces.",
    "flek": "Fleks and announcements of both sides.",
    "name": "Who plays a durch with a partner names a card.",
    "play": "The tricks.",
    "review": "After the last trick each seat is asked whether it challenges.",
    "over": "The deal is over.",
}


class MariasFourPublic(ContractPublic, frozen=True):
    """Holds the public numbers of a deal. `lone` is forehand, or who announced a contract without trumps."""

    contract: Annotated[int, kinds.word("The contract named last.", KEYS, none="none has been named")] = (
        contracts.UNNAMED
    )
    called: Annotated[int, kinds.rank("The rank that forehand named.", none="none yet")] = -1
    shown: Annotated[
        int, kinds.card("The trump card, once all have seen it.", none="not all have seen it")
    ] = -1
    named: Annotated[int, kinds.card("The card that a durch with a partner named.", none="none")] = -1
    partner: Annotated[
        int,
        kinds.seat(
            "Who held the called or named card, once it has been played or shown; forehand itself: it is alone.",
            none="that is not known",
        ),
    ] = -1
    silent: Annotated[int, kinds.count("Turns in a row in which nothing was said.", high="seats")] = 0
    own_seven_by: Annotated[int, kinds.seat("Who announced a seven for forehand's side.", none="nobody")] = -1
    own_hundred_by: Annotated[
        int, kinds.seat("Who announced a hundred for forehand's side.", none="nobody")
    ] = -1


State = board.State[MariasFourPublic]
View = view.View[MariasFourPublic]


def own_cards(places: Sequence[Sequence[int]], seat: int) -> list[int]:
    """Returns the hand of a seat, as that seat sees it."""
    return [e & 63 for e in places[HAND + seat] if e >= 0]


def full_hand(places: Sequence[Sequence[int]], seat: int) -> list[int]:
    """Returns the hand, and forehand's card on the table. That card counts as held (marias:M3.ANN.4)."""
    laid = [e & 63 for e in places[LAID] if e >= 0] if seat == FOREHAND else []
    return own_cards(places, seat) + laid


def called_card(pub: MariasFourPublic) -> int:
    """Returns the card whose holder is the partner once public, -1 for none. -1: none."""
    if pub.named >= 0:
        return pub.named
    return pub.trump << 4 | pub.called if pub.contract == contracts.SUIT and pub.trump >= 0 else -1


def _is_called_rank_idle(pub: MariasFourPublic) -> bool:
    """Tells whether nothing hangs on the rank called, since nobody is partner yet or ever."""
    return pub.phase == "ask" or (pub.called >= 0 and pub.contract > contracts.SUIT)


CARRIED_RANK: Final = Carried(
    (len(_RANKS) - 1,),
    lambda pub: (pub.called,),
    lambda pub, numbers: update(pub, called=numbers[0]),
    _is_called_rank_idle,
    lambda pub: bool(pub.contract == contracts.SUIT),
)
"""Carries the rank of the called card while contracts are asked about, and under those without trumps.

Then its holder is nobody's partner (marias:P4.CALL.2).
"""


def team(pub: MariasFourPublic, places: Sequence[Sequence[int]]) -> int:
    """Returns the seats that play the contract.

    Reads hidden hands: for settling, and for positions of known or imagined cards; what no seat may know decides
    nothing about what is legal.
    """
    ours = 1 << pub.lone
    if pub.partner >= 0:
        return ours | 1 << pub.partner
    wanted = called_card(pub)
    if wanted < 0 or not places:
        return ours
    holder = next((s for s in range(SEATS) if wanted in full_hand(places, s)), -1)
    return ours if holder < 0 else ours | 1 << holder


def is_on_side(pub: MariasFourPublic, places: Sequence[Sequence[int]], seat: int) -> bool:
    """Tells whether a seat plays the contract, by what that seat knows itself."""
    return seat == pub.lone or (
        pub.contract == contracts.SUIT and called_card(pub) in own_cards(places, seat)
    )
