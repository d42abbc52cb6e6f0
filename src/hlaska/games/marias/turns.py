"""The buttons of a deal of three: contracts, answers, and whole turns of announcements and fleks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hlaska.core.board import Board
from hlaska.core.errors import Row
from hlaska.core.game import CALL, Action
from hlaska.core.public import update
from hlaska.families.marias.calls import is_challenge
from hlaska.families.marias.items import CONTRACT, SUIT
from hlaska.families.marias.turns import Turn, at_once, plain_row, turn_row, unplayed_row, whole_turns
from hlaska.games.marias import public as at
from hlaska.games.marias import talk
from hlaska.games.marias.contracts import named
from hlaska.games.marias.options import Options
from hlaska.games.marias.public import MariasPublic, View
from hlaska.games.marias.settle import worth, worth_of

if TYPE_CHECKING:
    from hlaska.games.marias.game import Marias

_NAMES: Final = ("suit", "betl", "durch", "open-betl", "open-durch")


def call_rows(game: Marias, view: View) -> tuple[Row, ...]:
    """One row for each button of the seat of this view."""
    calls = [a for a in view.legal if a >= CALL]
    if view.pub.turn == view.seat and view.pub.phase in ("announce", "flek"):
        turn = _turn_rows(game, view)
        return (*turn, *(simple(game.options, view.pub, a) for a in calls if is_challenge(at.CODES, a)))
    return tuple(simple(game.options, view.pub, a) for a in calls)


# ---------------------------------------------------------------- single calls
def simple(options: Options, pub: MariasPublic, action: Action) -> Row:
    """A button with one call."""
    plain = plain_row(at.CODES, worth(options, pub), pub, action)
    if plain is not None:
        return plain
    if at.PEOPLE <= action < at.PEOPLE + 5:
        return Row("act-marias-people", {"n": action - at.PEOPLE + 1}, (action,), "marias:M3.TRUMP.1")
    if action == at.FLEK + CONTRACT:
        return turn_row(at.CODES, worth(options, pub), options, pub, (action,))
    if action == at.BAD:
        return Row("act-marias-bad", {"contract": pub.contract}, (action,), "marias:M3.ASK.4")
    return _good(options, pub) if action == at.GOOD else contract_row(options, pub, action)


def contract_row(options: Options, pub: MariasPublic, action: Action) -> Row:
    """A contract with its value."""
    contract, suit = named(action)
    if contract == SUIT:
        return Row("act-marias-suit", {"worth": 2 * options.game_value}, (action,), "marias:M3.CON.1")
    args = {"worth": worth_of(options, update(pub, contract=contract), CONTRACT, 0)}
    if suit < 0:
        return Row(f"act-marias-{_NAMES[contract]}", args, (action,), "marias:M3.CON.1")
    return Row(f"act-marias-{_NAMES[contract]}-in", {**args, "suit": suit}, (action,), "marias:PG.7")


def _good(options: Options, pub: MariasPublic) -> Row:
    if pub.phase == "announce":
        return Row(
            "act-marias-announce-nothing", {"worth": 2 * options.game_value}, (at.GOOD,), "marias:M3.ANN.1"
        )
    if pub.phase == "ask":
        return Row("act-marias-good", {"contract": pub.contract}, (at.GOOD,), "marias:M3.ASK.3")
    return Row("act-marias-good", {"contract": pub.contract}, (at.GOOD,), "marias:G.FLEK.6")


# ---------------------------------------------------------------- whole turns
def _turn_rows(game: Marias, view: View) -> tuple[Row, ...]:
    pub, options = view.pub, game.options
    legal, do = (
        (talk.legal_announce, talk.do_announce)
        if pub.phase == "announce"
        else (talk.legal_flek, talk.do_flek)
    )
    turns = at_once(
        whole_turns(
            lambda p: legal(options, p, view.places),
            lambda p, action: do(options, Board(game, ()), p, action),
            lambda action: action == at.GOOD or action < at.SAY_SEVEN,
            pub,
        )
    )
    turns = turns or [(a,) for a in view.legal if not is_challenge(at.CODES, a)]
    return tuple(_row_of(game, pub, turn) for turn in turns)


def _row_of(game: Marias, pub: MariasPublic, turn: Turn) -> Row:
    options = game.options
    if turn == (at.GOOD,):
        ends = pub.phase == "flek" and _ends_unplayed(game, pub)
        return unplayed_row(worth(options, pub), at.GOOD) if ends else _good(options, pub)
    if turn[0] < at.SAY_SEVEN:
        return contract_row(options, pub, turn[0])
    return turn_row(at.CODES, worth(options, pub), options, pub, turn)


def _ends_unplayed(game: Marias, pub: MariasPublic) -> bool:
    after = talk.do_flek(game.options, Board(game, ()), pub, at.GOOD)
    return after.turn < 0 and talk.stays_unplayed(game.options, after)
