"""Holds what everybody knows of a deal of auction Mariáš, its places and calls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

from hlaska.core import board, kinds, view
from hlaska.core.calls import Calls
from hlaska.families.marias.calls import CUTS, Codes
from hlaska.families.marias.contracts import ITEMS, Layout, TalonPublic
from hlaska.games.marias_auction.contracts import CONTRACTS, RUNGS, contract_text

SEATS: Final = 3
FOREHAND: Final = 0
TRICKS: Final = 10

# ---------------------------------------------------------------- places
PLACES: Final = (
    "deck", "hand0", "hand1", "hand2", "talon", "trick", "won0", "won1", "won2", "aside0", "aside1", "aside2",
)  # fmt: skip
DECK, HAND, TALON, TRICK, WON, ASIDE = 0, 1, 4, 5, 6, 9
ORDERED: Final = frozenset({DECK, TALON, TRICK, WON, WON + 1, WON + 2, ASIDE, ASIDE + 1, ASIDE + 2})
LAYOUT: Final = Layout(SEATS, HAND, TRICK, WON, SEATS, aside=ASIDE, tricks=TRICKS)

# ---------------------------------------------------------------- calls: append only
CALLS: Final = Calls()
GOOD: Final = CALLS.one("good")
PASS: Final = CALLS.one("pass", auction="word")
HOLD: Final = CALLS.one("hold", auction="word")
TAKE: Final = CALLS.one("take")
GIVE_UP: Final = CALLS.one("give up")
BID: Final = CALLS.each("bid", [rung.text for rung in RUNGS], auction="bid")
PLAY: Final = CALLS.each("play", map(contract_text, CONTRACTS))
FLEK: Final = CALLS.each("flek", ITEMS, raises=True, about=ITEMS)
SAY_SEVEN_AGAINST: Final = CALLS.one("seven against", about="seven against")
SAY_HUNDRED_AGAINST: Final = CALLS.one("hundred against", about="hundred against")
CLAIM: Final = CALLS.one("claim", blind=True)
TAP: Final = CALLS.one("tap")
CUT: Final = CALLS.each("cut", CUTS)
CHALLENGE: Final = CALLS.each("challenge", range(SEATS), blind=True)
CODES: Final = Codes(
    good=GOOD, flek=FLEK, seven_against=SAY_SEVEN_AGAINST, hundred_against=SAY_HUNDRED_AGAINST, claim=CLAIM,
    cut=CUT, challenge=CHALLENGE, challenges=SEATS,
)  # fmt: skip


PHASES: Final = {
    "cut": "The pack is cut or tapped.",
    "bid": "The auction, two at a time.",
    "take": "Nobody has bid: forehand takes the talon or throws the cards in.",
    "contract": "Who picked up the talon announces a contract or gives up.",
    "discard": "Two cards go into the talon.",
    "flek": "Fleks and announcements against.",
    "play": "The tricks.",
    "review": "After the last trick each seat is asked whether it challenges.",
    "over": "The deal is over.",
}


class MariasAuctionPublic(TalonPublic, frozen=True):
    """Holds the public numbers of a deal."""

    bid: Annotated[int, kinds.count("The highest rung named, 0 for none.", high=len(RUNGS))] = 0
    senior: Annotated[int, kinds.seat("Who bids as the senior.", none="nobody bids")] = -1
    junior: Annotated[int, kinds.seat("Who bids against the senior.", none="nobody bids")] = -1
    rung: Annotated[int, kinds.count("The rung of the contract announced, 0 for none.", high=len(RUNGS))] = 0
    given_up: Annotated[bool, kinds.flag("Whether the lone player has given up.")] = False
    talon_by: Annotated[int, kinds.seat("Who has picked up the talon.", none="nobody yet")] = -1


State = board.State[MariasAuctionPublic]
View = view.View[MariasAuctionPublic]


def own_cards(places: Sequence[Sequence[int]], seat: int) -> list[int]:
    """Returns the hand of a seat, as that seat sees it."""
    return [e & 63 for e in places[HAND + seat] if e >= 0]
