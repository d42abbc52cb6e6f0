"""Cuts the pack, deals, fills the talon and ends a deal (marias:G.CUT, G.DEAL, G.GATHER, M3.TALON)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec.structs import replace

from hlaska.core.board import EVERYONE, Board
from hlaska.core.cards import TEN
from hlaska.core.game import CallDependence, Game, Match
from hlaska.core.match import scored
from hlaska.core.public import update
from hlaska.families.marias import play
from hlaska.families.marias.contracts import C, T
from hlaska.families.marias.gather import gather_piles
from hlaska.families.marias.position import MariasPositions
from hlaska.families.marias.settle import Settlement
from hlaska.kernel import layout as word
from hlaska.kernel.bits import cards_of

NO, YES = 0, 1
FOREHAND: Final = 0
PACK_SIZE: Final = 32


# ---------------------------------------------------------------- the pack
def cut_calls(cut: int, min_cut: int) -> list[int]:
    """Returns the calls that cut at least `min_cut` cards and leave as many.

    `cut`: the call that cuts one (marias:G.CUT.1).
    """
    return [cut + k - 1 for k in range(min_cut, PACK_SIZE + 1 - min_cut)]


# ---------------------------------------------------------------- forehand's trump card
def take_back_trump(board: Board, laid: int, hand: int, is_shown: bool) -> None:
    """Moves forehand's card from the table to the hand (marias:M3.ASK.5). Nobody sees it who has not seen it.

    laid: the place of the card on the table.
    hand: that of forehand's hand.
    """
    cards = [e & 63 for e in board.places[laid]]
    if cards:
        board.move(laid, hand, cards, EVERYONE if is_shown else 1 << FOREHAND, FOREHAND)


# ---------------------------------------------------------------- the talon
def discardable(
    options: Any, hand: Sequence[int], trump: int, missing: int, kept: Sequence[int] = ()
) -> list[int]:
    """Returns what may go into the talon of a suit contract.

    `missing` cards are still to be discarded, `kept` may not be (marias:M3.TALON.1, M3.TALON.2).
    """
    plain = [c for c in hand if c not in kept and (options.sharp_in_talon or c & 15 < TEN)]
    if options.trump_in_talon != "forbidden":
        return plain
    others = [c for c in plain if c >> 4 != trump]
    if len(others) >= missing:
        return others
    return [c for c in plain if c in others or c & 15 < TEN]


def announce_talon(options: Any, board: Board, pub: T, talon: Sequence[int], trump: int) -> T:
    """Says what must be said about a suit contract's talon. It is a public yes or no each."""
    if options.trump_in_talon == "allowed_announced":
        pub = update(pub, trump_away=YES if any(c >> 4 == trump for c in talon) else NO)
        board.say("talon-trump", pub.lone, pub.trump_away)
    if options.sharp_in_talon:
        pub = update(pub, sharp_away=YES if any(c & 15 >= TEN for c in talon) else NO)
        board.say("talon-sharp", pub.lone, pub.sharp_away)
    return pub


def talon_dependence(
    options: Any, talon: int, *, trump: int = -1, trump_place: int = -1, kept: Sequence[int] = ()
) -> CallDependence:
    """Says what discarding in a suit contract hangs on (marias:M3.TALON.1).

    trump: the suit, where no `trump_place` is given.
    trump_place: where a trump card lies that is not seen yet.
    kept: cards that stay.
    """

    def count_others(hand: int, places: Sequence[int]) -> int:
        """Counts cards beside trumps that may go, up to two."""
        suit = trump if trump_place < 0 else places[0].bit_length() - 1 >> 4
        return min(len(discardable(options, cards_of(hand), suit, 0, kept)), 2)

    tells = options.trump_in_talon == "allowed_announced" or options.sharp_in_talon
    places = (trump_place, talon) if tells else (trump_place,)
    return CallDependence(
        hand=count_others if options.trump_in_talon == "forbidden" else None,
        places=tuple(place for place in places if place >= 0),
    )


# ---------------------------------------------------------------- the end
def close_deal(
    positions: MariasPositions,
    board: Board,
    pub: C,
    settle: Callable[[Any, Sequence[int]], Settlement],
    penalty: Callable[[Any, int], Settlement],
) -> C:
    """Ends a deal whose last card has been played, or that ends without."""
    if pub.phase == "end":
        pub = play.end_play(positions, pub)
    if pub.phase == "settle":
        return end_deal(board, pub, settle(pub, positions.full_position(pub, board.places)))
    return end_deal(board, pub, penalty(pub, pub.turn)) if pub.phase == "revoke" else pub


def end_deal(board: Board, pub: C, settled: Settlement) -> C:
    board.say("settle", pub.lone, settled.result[pub.lone])
    return with_settlement(pub, settled)


def with_settlement(pub: C, settled: Settlement) -> C:
    """Writes a settlement into the public numbers: the deal is over."""
    items, result, points = settled
    return update(pub, phase="over", turn=-1, items=items, result=result, points=points)


def next_match(
    game: Game, positions: MariasPositions, match: Match, state: Any, rest: Sequence[int]
) -> Match | None:
    """Passes the deal to the left and gathers the pack (marias:G.SEAT.1, G.GATHER.1). The cards of `rest` come last."""
    if state.pub.phase != "over":
        return None
    piles = [*play.seat_piles(positions, state.pub, state.places), tuple(e & 63 for e in rest)]
    pack = gather_piles(piles, game.options.gather_order == "random_piles")
    return replace(scored(game, match, state.pub.result), pack=pack)


def wrong_totals(game: Game, positions: MariasPositions, state: Any, away: int = 0) -> str:
    """Returns what does not add up at the end of a deal.

    It is '' if all does (marias:G.CARD.3, G.PAY.1).

    `away`: sharp cards out of play.
    """
    pub, paid = state.pub, sum(state.pub.result)
    penalty = any(i.key == "item-marias-revoke" for i in pub.items)
    if paid and (game.options.settlement == "payments" or penalty):
        return f"the payments add up to {paid}"
    position = positions.full_position(pub, state.places)
    counted = sum(position[word.WON : word.WON + positions.seats]) + 10 * away
    whole = pub.contract == 0 and len(pub.took) == positions.at.tricks
    return f"the card points add up to {counted}" if whole and counted != 90 else ""
