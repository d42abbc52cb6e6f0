"""Cutting, dealing and the choice of the trump card (marias:G.CUT, M3.DEAL, M3.TRUMP)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hlaska.core.board import EVERYONE, Board
from hlaska.core.public import update
from hlaska.families.marias.deal import deal_packets
from hlaska.families.marias.items import SUIT
from hlaska.games.marias.options import Options
from hlaska.games.marias.public import (
    CUT,
    DECK,
    FOREHAND,
    HAND,
    LAID,
    PEOPLE,
    SEATS,
    UNSEEN,
    MariasPublic,
    own,
)

# (place, cards): forehand's later cards stay unseen
PACKETS: Final = {
    "7_5": ((HAND, 7), (HAND + 1, 5), (HAND + 2, 5), (UNSEEN, 5), (HAND + 1, 5), (HAND + 2, 5)),
    "3_2_2_3_2": (
        (HAND, 3), (HAND + 1, 3), (HAND + 2, 3), (HAND, 2), (HAND + 1, 2), (HAND + 2, 2), (HAND, 2),
        (UNSEEN, 3), (HAND + 1, 3), (HAND + 2, 3), (UNSEEN, 2), (HAND + 1, 2), (HAND + 2, 2),
    ),
}  # fmt: skip


def do_cut(options: Options, board: Board, pub: MariasPublic, action: int) -> MariasPublic:
    """The top cards go to the bottom, then the pack is dealt."""
    board.say("call", pub.turn, action)
    board.cut(DECK, action - CUT + 1)
    deal_packets(board, DECK, PACKETS[options.deal_pattern], HAND, SEATS)
    return update(pub, phase="trump", turn=FOREHAND)


def legal_trump(places: Sequence[Sequence[int]]) -> list[int]:
    """One of the first seven, or one of the five that forehand has not seen (marias:M3.TRUMP.1)."""
    return [*own(places, FOREHAND), *range(PEOPLE, PEOPLE + len(places[UNSEEN]))]


def do_trump(options: Options, board: Board, pub: MariasPublic, action: int) -> MariasPublic:
    """The trump card is laid on the table and forehand picks up the rest."""
    up = options.trump_card_face == "up"
    to = EVERYONE if up else 1 << FOREHAND
    if action >= PEOPLE:
        board.say("call", FOREHAND, action)
        laid = board.places[UNSEEN][action - PEOPLE] & 63
        board.move(UNSEEN, LAID, [laid], to, FOREHAND, "trump")
    else:
        laid = action
        board.move(HAND, LAID, [laid], to, FOREHAND, "trump")
    board.move(UNSEEN, HAND, [e & 63 for e in board.places[UNSEEN]], 1 << FOREHAND, FOREHAND)
    pub = update(pub, trump=laid >> 4 if up else -1, shown=laid if up else -1)
    if options.forehand_no_trump_timing == "after_good":
        return update(pub, phase="discard", contract=SUIT)
    return update(pub, phase="contract")


def take_back_trump(board: Board, pub: MariasPublic) -> None:
    """Forehand's card returns to the hand; nobody sees it who has not seen it (marias:M3.ASK.5)."""
    laid = [e & 63 for e in board.places[LAID]]
    if laid:
        board.move(LAID, HAND, laid, EVERYONE if pub.shown >= 0 else 1 << FOREHAND, FOREHAND)
