"""Handles contracts, the talon, and the answers good, bad, flek. Source: marias:M3.CON, M3.TALON, M3.ASK."""

from __future__ import annotations

from collections.abc import Sequence

from hlaska.core.board import Board
from hlaska.core.public import update
from hlaska.families.marias.announcements import begin_asking, begin_redoubling, enter_answer, top_level
from hlaska.families.marias.contracts import CONTRACT, SUIT, UNTOLD
from hlaska.families.marias.deal import announce_talon, discardable, take_back_trump
from hlaska.families.marias.fleks import ABSENT, replace_at
from hlaska.games.marias import public as at
from hlaska.games.marias.announcements import begin_announcing, begin_play
from hlaska.games.marias.contracts import contract_of_call, contracts_in_use, higher, naming_calls
from hlaska.games.marias.options import Options
from hlaska.games.marias.public import MariasPublic, own_cards


def legal_contract(options: Options, pub: MariasPublic, places: Sequence[Sequence[int]]) -> list[int]:
    """Lists the contracts that forehand may name (marias:M3.CON.2)."""
    return naming_calls(options, pub, places, at.FOREHAND, contracts_in_use(options))


def do_contract(board: Board, pub: MariasPublic, action: int) -> MariasPublic:
    board.say("call", at.FOREHAND, action)
    contract, suit = contract_of_call(action)
    if contract != SUIT:
        take_back_trump(board, at.LAID, at.HAND, pub.shown >= 0)
        pub = update(pub, trump=suit)
    return update(pub, phase="discard", contract=contract)


# ---------------------------------------------------------------- the talon
def legal_discard(
    options: Options, pub: MariasPublic, places: Sequence[Sequence[int]], seat: int
) -> list[int]:
    """Lists the cards that may be discarded: any, where there are no trumps.

    In a suit contract marias:M3.TALON.1 and M3.TALON.2 say which.
    """
    hand = own_cards(places, seat)
    if pub.contract != SUIT or pub.phase == "take":
        return hand
    trump = (places[at.LAID][0] & 63) >> 4
    return discardable(options, hand, trump, 2 - len(places[at.TALON]))


def do_discard(options: Options, board: Board, pub: MariasPublic, action: int) -> MariasPublic:
    board.move(at.HAND + pub.turn, at.TALON, [action], 1 << pub.turn, pub.turn)
    if len(board.places[at.TALON]) < 2 or pub.phase == "take":
        return pub
    if pub.contract == SUIT:
        talon, trump = [e & 63 for e in board.places[at.TALON]], (board.places[at.LAID][0] & 63) >> 4
        pub = announce_talon(options, board, pub, talon, trump)
    return begin_asking(pub, at.SEATS)


# ---------------------------------------------------------------- asking
def legal_ask(options: Options, pub: MariasPublic) -> list[int]:
    """Lists the answers to a contract (marias:M3.ASK.2)."""
    answers = [at.GOOD]
    if higher(options, pub.contract):
        answers.append(at.BAD)
    if pub.levels[CONTRACT] == 0 and top_level(options) > 0:
        answers.append(at.FLEK + CONTRACT)
    return answers


def do_ask(options: Options, board: Board, pub: MariasPublic, action: int) -> MariasPublic:
    board.say("call", pub.turn, action)
    if action == at.BAD:
        return _overcall(options, board, pub)
    pub = enter_answer(pub, action == at.FLEK + CONTRACT, at.SEATS)
    if pub.left:
        return pub
    if pub.contract == SUIT:
        return begin_announcing(board, pub)
    return (begin_redoubling(options, pub) if pub.levels[CONTRACT] else None) or begin_play(pub)


def _overcall(options: Options, board: Board, pub: MariasPublic) -> MariasPublic:
    """Makes the speaker the new bidder. A flek on what was overcalled is void (marias:M3.ASK.4)."""
    take_back_trump(board, at.LAID, at.HAND, pub.shown >= 0)
    seat = pub.turn
    pub = update(pub, phase="take", lone=seat, trump=-1, levels=replace_at(pub.levels, CONTRACT, ABSENT))
    if not options.taker_takes_talon:
        return pub
    board.move(at.TALON, at.HAND + seat, [e & 63 for e in board.places[at.TALON]], 1 << seat, seat)
    return update(pub, talon_by=seat, trump_away=UNTOLD, sharp_away=UNTOLD)


def legal_take(options: Options, pub: MariasPublic, places: Sequence[Sequence[int]]) -> list[int]:
    """Lists cards to discard first, then higher contracts to name (marias:M3.ASK.4). Two cards are discarded."""
    if len(places[at.TALON]) < 2:
        return own_cards(places, pub.turn)
    return naming_calls(options, pub, places, pub.turn, higher(options, pub.contract))


def do_take(options: Options, board: Board, pub: MariasPublic, action: int) -> MariasPublic:
    if len(board.places[at.TALON]) < 2:
        return do_discard(options, board, pub, action)
    board.say("call", pub.turn, action)
    contract, suit = contract_of_call(action)
    return begin_asking(update(pub, contract=contract, trump=suit), at.SEATS)
