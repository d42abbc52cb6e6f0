"""Cuts the pack, deals and chooses the trump card (marias:G.CUT, M3.DEAL, M3.TRUMP)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hlaska.core.board import EVERYONE, NOBODY, Board, cards_in
from hlaska.core.public import update
from hlaska.families.marias.contracts import SUIT
from hlaska.games.marias import public as at
from hlaska.games.marias.options import Options
from hlaska.games.marias.public import MariasPublic, own_cards

# (place, cards): forehand's later cards stay unseen
PACKETS: Final = {
    "7_5": ((at.HAND, 7), (at.HAND + 1, 5), (at.HAND + 2, 5), (at.UNSEEN, 5), (at.HAND + 1, 5), (at.HAND + 2, 5)),
    "3_2_2_3_2": (
        (at.HAND, 3), (at.HAND + 1, 3), (at.HAND + 2, 3), (at.HAND, 2), (at.HAND + 1, 2), (at.HAND + 2, 2),
        (at.HAND, 2), (at.UNSEEN, 3), (at.HAND + 1, 3), (at.HAND + 2, 3),
        (at.UNSEEN, 2), (at.HAND + 1, 2), (at.HAND + 2, 2),
    ),
}  # fmt: skip


def do_cut(options: Options, board: Board, pub: MariasPublic, action: int) -> MariasPublic:
    """Puts the top cards to the bottom, then deals the pack."""
    board.say("call", pub.turn, action)
    board.cut(at.DECK, action - at.CUT + 1)
    for place, count in PACKETS[options.packets]:  # marias:G.DEAL.1
        to = NOBODY if place == at.UNSEEN else 1 << place - at.HAND
        board.move(at.DECK, place, cards_in(board.places[at.DECK][:count]), to)
    return update(pub, phase="trump", turn=at.FOREHAND)


def legal_trump(places: Sequence[Sequence[int]]) -> list[int]:
    """Lists trump cards: of the first seven, or five unseen (marias:M3.TRUMP.1)."""
    return [*own_cards(places, at.FOREHAND), *range(at.PEOPLE, at.PEOPLE + len(places[at.UNSEEN]))]


def do_trump(options: Options, board: Board, pub: MariasPublic, action: int) -> MariasPublic:
    """Lays the trump card on the table; forehand picks up the rest."""
    up = options.trump_card_face == "up"
    to = EVERYONE if up else 1 << at.FOREHAND
    if action >= at.PEOPLE:
        board.say("call", at.FOREHAND, action)
        laid = board.places[at.UNSEEN][action - at.PEOPLE] & 63
        board.move(at.UNSEEN, at.LAID, [laid], to, at.FOREHAND, "trump")
    else:
        laid = action
        board.move(at.HAND, at.LAID, [laid], to, at.FOREHAND, "trump")
    board.move(at.UNSEEN, at.HAND, [e & 63 for e in board.places[at.UNSEEN]], 1 << at.FOREHAND, at.FOREHAND)
    pub = update(pub, trump=laid >> 4 if up else -1, shown=laid if up else -1)
    if options.forehand_no_trump_timing == "after_good":
        return update(pub, phase="discard", contract=SUIT)
    return update(pub, phase="contract")
