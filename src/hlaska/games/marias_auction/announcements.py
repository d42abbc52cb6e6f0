"""Handles fleks and announcements against the contract (marias:LIC.FLEK)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hlaska.core.board import Board
from hlaska.core.public import update
from hlaska.families.marias import announcements
from hlaska.families.marias.announcements import Voice, top_level
from hlaska.families.marias.contracts import SUIT
from hlaska.games.marias_auction.options import Options
from hlaska.games.marias_auction.position import leader
from hlaska.games.marias_auction.public import CODES, GOOD, SEATS, MariasAuctionPublic, own_cards

FREE: Final = (-1, False)


def legal_flek(options: Options, pub: MariasAuctionPublic, places: Sequence[Sequence[int]]) -> list[int]:
    """Lists raises and announcements against.

    A seven against is announced only by who holds it; announcements belong to the first circuit.
    """
    voice = Voice(pub.turn, pub.turn == pub.lone, own_cards(places, pub.turn))
    raised = announcements.raisable_items(pub, voice.seat, voice.ours, top_level(options))
    against = pub.left > 0 and pub.contract == SUIT and options.lic_against_allowed
    says = announcements.announceable_items(options, pub, voice, holding=True) if against else ()
    return announcements.turn_calls(CODES, pub.said, raised, says, FREE)


def do_flek(options: Options, board: Board, pub: MariasAuctionPublic, action: int) -> MariasAuctionPublic:
    board.say("call", pub.turn, action)
    if action == GOOD:
        return _end_flek_turn(options, pub)
    return announcements.apply_call(CODES, options, pub, action, announcements.answering_seats(pub, SEATS))


def _end_flek_turn(options: Options, pub: MariasAuctionPublic) -> MariasAuctionPublic:
    """Closes the turn; after the last the cards are played or the deal settled.

    The last is that after which nobody has anything left to say.
    """
    pub = announcements.close_turn(pub, SEATS)
    if pub.turn >= 0:
        return pub
    if pub.contract == SUIT and announcements.is_unplayed(pub, False, options.unplayed_seven_flek):
        return update(pub, phase="settle", unplayed=True)
    first = leader(options, pub)
    return update(pub, phase="play", turn=first, lead=first, left=0)
