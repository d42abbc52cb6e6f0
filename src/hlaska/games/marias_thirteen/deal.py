"""Cuts the pack, deals, exchanges, and makes trumps with the last card drawn (marias:T2.DEAL, T2.PLAY)."""

from __future__ import annotations

from typing import Final

from hlaska.core.board import Board
from hlaska.core.match import packet_sizes
from hlaska.core.public import update
from hlaska.core.stock import exchange
from hlaska.core.tricks import deal
from hlaska.families.marias import stock_play
from hlaska.families.marias.contracts import SEVEN_RANK
from hlaska.families.marias.stock_play import DrawPositions
from hlaska.games.marias_thirteen import public as at
from hlaska.games.marias_thirteen.options import Options
from hlaska.games.marias_thirteen.public import MariasThirteenPublic

SIX: Final = 6  # cards of a hand


def do_cut(options: Options, board: Board, pub: MariasThirteenPublic, action: int) -> MariasThirteenPublic:
    """Cuts the pack, deals six cards each and turns the thirteenth up (marias:T2.DEAL.1)."""
    board.say("call", pub.turn, action)
    board.cut(at.TALON, action - at.CODES.cut + 1)
    deal(board, at.TALON, at.LAYOUT, packet_sizes(options.packets, SIX))
    turned = board.places[at.TALON][0] & 63
    board.move(at.TALON, at.TURNED, [turned], kind="turn")
    return update(pub, phase="play", turn=at.FOREHAND, lead=at.FOREHAND, turned=turned >> 4)


def exchange_seven(pub: MariasThirteenPublic) -> int:
    """Returns the card that is exchanged."""
    return int(pub.turned) << 4 | SEVEN_RANK


def do_exchange(board: Board, pub: MariasThirteenPublic) -> MariasThirteenPublic:
    """Exchanges the seven, which is now the last card to be drawn. Both cards are seen by all."""
    seat, turned = pub.turn, board.places[at.TURNED][0] & 63
    board.say("call", seat, at.EXCHANGE)
    exchange(board, seat, at.HAND + seat, exchange_seven(pub), at.TURNED, turned)
    return pub


def do_card(
    positions: DrawPositions, board: Board, pub: MariasThirteenPublic, action: int
) -> MariasThirteenPublic:
    """Plays a card; the turned suit is trump from the eleventh trick on. Source: marias:T2.PLAY.3."""
    pub = stock_play.do_card(positions, board, pub, action)
    if positions.cards_left(board.places) or pub.trump >= 0:
        return pub
    board.say("trump", value=pub.turned)
    return update(pub, trump=pub.turned)
