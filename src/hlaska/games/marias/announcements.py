"""Handles announcements and fleks of three players (marias:M3.ANN, M3.TWO, G.FLEK)."""

from __future__ import annotations

from collections.abc import Sequence

from hlaska.core.board import Board
from hlaska.core.game import next_seat
from hlaska.core.public import update
from hlaska.families.marias import announcements
from hlaska.families.marias.announcements import Voice, top_level
from hlaska.families.marias.calls import announcement_call
from hlaska.families.marias.contracts import (
    CONTRACT,
    GAME,
    HUNDRED,
    SUIT,
    others,
)
from hlaska.families.marias.deal import take_back_trump
from hlaska.families.marias.fleks import set_level
from hlaska.games.marias import public as at
from hlaska.games.marias.contracts import contract_of_call, contracts_in_use, naming_calls
from hlaska.games.marias.options import Options
from hlaska.games.marias.public import MariasPublic, full_hand


def begin_play(pub: MariasPublic) -> MariasPublic:
    """Begins the play; the lone player leads (marias:M3.PLAY.1)."""
    return update(pub, phase="play", turn=pub.lone, lead=pub.lone, left=0, said=0)


def begin_announcing(board: Board, pub: MariasPublic) -> MariasPublic:
    """Turns the trump card up: both have said good to the game (marias:M3.ANN.1)."""
    laid = board.places[at.LAID][0] & 63
    if pub.shown < 0:
        board.show(at.LAID)
    return update(pub, phase="announce", turn=at.FOREHAND, said=0, trump=laid >> 4, shown=laid)


# ---------------------------------------------------------------- forehand announces
def legal_announce(options: Options, pub: MariasPublic, places: Sequence[Sequence[int]]) -> list[int]:
    """Lists what forehand may announce (marias:M3.ANN.1, M3.ANN.4, M3.TWO.1). Betl and durch at this moment: PG.6."""
    calls = [at.GOOD]
    if pub.said == 0 and options.forehand_no_trump_timing == "after_good":
        calls += naming_calls(options, pub, places, at.FOREHAND, contracts_in_use(options)[1:])
    voice, holding = Voice(at.FOREHAND, True, full_hand(places, at.FOREHAND)), options.seven_requires_holding
    says = announcements.announceable_items(options, pub, voice, holding)
    two = announcements.two_sevens_calls(at.CODES, options, pub, voice, holding)
    return calls + announcements.turn_calls(at.CODES, pub.said, (), says, (-1, False), two)[1:]


def do_announce(options: Options, board: Board, pub: MariasPublic, action: int) -> MariasPublic:
    """Adds the item of an announcement; good closes the turn (marias:M3.ANN.2)."""
    board.say("call", at.FOREHAND, action)
    if action == at.GOOD:
        return _end_announcing(options, board, pub)
    if action < at.SAY_SEVEN:
        return _no_trumps_after_all(options, board, pub, action)
    return announcements.apply_call(
        at.CODES, options, pub, action, announcements.answering_seats(pub, at.SEATS)
    )


def _end_announcing(options: Options, board: Board, pub: MariasPublic) -> MariasPublic:
    take_back_trump(board, at.LAID, at.HAND, pub.shown >= 0)
    if pub.levels[HUNDRED] < 0 or not options.hundred_replaces_game:
        levels, chances = set_level(
            pub.levels, pub.chances, GAME, others(at.FOREHAND, at.SEATS), top_level(options)
        )
        pub = update(pub, levels=levels, chances=chances)
    return _first_circuit(pub)


def _no_trumps_after_all(options: Options, board: Board, pub: MariasPublic, action: int) -> MariasPublic:
    """Takes a betl or durch that forehand announces now (marias:PG.6). It cannot be overcalled, only doubled."""
    take_back_trump(board, at.LAID, at.HAND, pub.shown >= 0)
    contract, suit = contract_of_call(action)
    levels, chances = set_level(
        pub.levels, pub.chances, CONTRACT, others(at.FOREHAND, at.SEATS), top_level(options)
    )
    return _first_circuit(update(pub, contract=contract, trump=suit, levels=levels, chances=chances))


def _first_circuit(pub: MariasPublic) -> MariasPublic:
    return update(pub, phase="flek", turn=next_seat(at.SEATS, at.FOREHAND), left=at.SEATS - 1, said=0)


# ---------------------------------------------------------------- raises and announcements against
def legal_flek(options: Options, pub: MariasPublic, places: Sequence[Sequence[int]]) -> list[int]:
    """Lists raises and announcements against (marias:G.FLEK.3 to G.FLEK.6, M3.ANN.3). Forced calls: P4.VAR.3."""
    voice = Voice(pub.turn, pub.turn == pub.lone, full_hand(places, pub.turn))
    raised = announcements.raisable_items(pub, voice.seat, voice.ours, top_level(options))
    if not pub.left or pub.contract != SUIT:
        return announcements.turn_calls(at.CODES, pub.said, raised, (), (-1, False))
    holding = options.seven_requires_holding
    says = announcements.announceable_items(options, pub, voice, holding)
    two = announcements.two_sevens_calls(at.CODES, options, pub, voice, holding)
    later = [i for i in says if announcement_call(at.CODES, i) > pub.said]
    return announcements.turn_calls(
        at.CODES, pub.said, raised, says, announcements.forced_call(options, pub, voice, later), two
    )


def do_flek(options: Options, board: Board, pub: MariasPublic, action: int) -> MariasPublic:
    board.say("call", pub.turn, action)
    if action == at.GOOD:
        return announcements.close_turn(pub, at.SEATS)
    return announcements.apply_call(
        at.CODES, options, pub, action, announcements.answering_seats(pub, at.SEATS)
    )


def is_unplayed(options: Options, pub: MariasPublic) -> bool:
    """Tells whether the deal is settled without play (marias:M3.UNPL)."""
    seven_flek = options.unplayed_seven_flek
    return pub.contract == SUIT and announcements.is_unplayed(pub, options.unplayed_plain, seven_flek)
