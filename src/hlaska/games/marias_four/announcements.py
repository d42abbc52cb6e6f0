"""Handles announcements and fleks of two hidden sides (marias:P4.CALL.2, P4.ANN)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hlaska.core.board import Board
from hlaska.core.game import next_seat
from hlaska.core.public import update
from hlaska.families.marias import announcements
from hlaska.families.marias.announcements import Voice, top_level
from hlaska.families.marias.calls import announced_item, announcement_call
from hlaska.families.marias.contracts import GAME, HUNDRED, SEVEN, SUIT, others
from hlaska.families.marias.deal import take_back_trump
from hlaska.families.marias.fleks import next_in_circle, next_speaker
from hlaska.games.marias_four.contract_phase import end_calls
from hlaska.games.marias_four.options import Options
from hlaska.games.marias_four.public import (
    CODES,
    FOREHAND,
    GOOD,
    HAND,
    LAID,
    SEATS,
    MariasFourPublic,
    full_hand,
    is_on_side,
)

FREE: Final = (-1, False)


# ---------------------------------------------------------------- what may be said
def legal_announce(options: Options, pub: MariasFourPublic, places: Sequence[Sequence[int]]) -> list[int]:
    """Lists forehand's announcements (marias:M3.ANN.1)."""
    voice, holding = Voice(FOREHAND, True, full_hand(places, FOREHAND)), options.seven_requires_holding
    says = announcements.announceable_items(options, pub, voice, holding)
    two = announcements.two_sevens_calls(CODES, options, pub, voice, holding)
    return announcements.turn_calls(CODES, pub.said, (), says, FREE, two)


def legal_flek(options: Options, pub: MariasFourPublic, places: Sequence[Sequence[int]]) -> list[int]:
    """Lists raises of the other side's items, and announcements for the own side.

    Announcements belong to the first circuit.
    """
    voice = Voice(pub.turn, is_on_side(pub, places, pub.turn), full_hand(places, pub.turn))
    raised = announcements.raisable_items(pub, voice.seat, voice.ours, top_level(options))
    if not pub.left or pub.contract != SUIT:
        return announcements.turn_calls(CODES, pub.said, raised, (), FREE)
    holding = options.seven_requires_holding
    says = announcements.announceable_items(options, pub, voice, holding)
    two = announcements.two_sevens_calls(CODES, options, pub, voice, holding)
    later = [i for i in says if announcement_call(CODES, i) > pub.said]
    return announcements.turn_calls(
        CODES, pub.said, raised, says, announcements.forced_call(options, pub, voice, later), two
    )


# ---------------------------------------------------------------- what it does
def do_announce(options: Options, board: Board, pub: MariasFourPublic, action: int) -> MariasFourPublic:
    """Adds the item of an announcement; good closes the turn. Then the others are asked."""
    board.say("call", FOREHAND, action)
    if action != GOOD:
        return apply_call(options, pub, action)
    take_back_trump(board, LAID, HAND, pub.shown >= 0)
    return close_turn(options, pub)


def _end_announcing(options: Options, pub: MariasFourPublic) -> MariasFourPublic:
    """Ends forehand's announcements; the others are asked."""
    if pub.levels[HUNDRED] < 0 or not options.hundred_replaces_game:
        pub = announcements.add_item(options, pub, GAME, others(FOREHAND, SEATS))
    silent = int(pub.said == 0)
    return update(pub, phase="flek", turn=next_seat(SEATS, FOREHAND), left=SEATS - 1, said=0, silent=silent)


def do_flek(options: Options, board: Board, pub: MariasFourPublic, action: int) -> MariasFourPublic:
    board.say("call", pub.turn, action)
    if action == GOOD:
        return close_turn(options, pub)
    return apply_call(options, pub, action)


def close_turn(options: Options, pub: MariasFourPublic) -> MariasFourPublic:
    """Closes a turn of announcements and fleks."""
    return _end_announcing(options, pub) if pub.phase == "announce" else _end_flek_turn(options, pub)


def apply_call(options: Options, pub: MariasFourPublic, action: int) -> MariasFourPublic:
    """Makes one announcement or raise; the turn goes on."""
    # who belongs to whom is not known: everybody else gets the chance, by parity only one side may take it
    window = others(pub.turn, SEATS) if pub.contract == SUIT else announcements.answering_seats(pub, SEATS)
    pub = announcements.apply_call(CODES, options, pub, action, window)
    item = announced_item(CODES, action)
    if item == SEVEN:
        return update(pub, own_seven_by=pub.turn)
    return update(pub, own_hundred_by=pub.turn) if item == HUNDRED else pub


def _end_flek_turn(options: Options, pub: MariasFourPublic) -> MariasFourPublic:
    """Closes a turn of fleks, and the calls after the last.

    About a game with a called card everybody is asked, until four in a row say nothing.
    """
    chances, left = announcements.spend_turn(pub)
    silent = pub.silent + 1 if pub.said == 0 else 0
    if pub.contract == SUIT:
        turn = next_in_circle(pub.turn, SEATS, silent)
    else:
        turn = next_speaker(chances, pub.turn, SEATS, left)
    pub = update(pub, chances=chances, left=left, said=0, silent=silent, turn=turn)
    if turn >= 0:
        return pub
    if is_unplayed(options, pub):
        return update(pub, phase="settle", unplayed=True)
    return end_calls(pub)


def is_unplayed(options: Options, pub: MariasFourPublic) -> bool:
    """Tells whether the deal is settled without play (marias:P4.UNPL)."""
    seven_flek = options.unplayed_seven_flek
    return pub.contract == SUIT and announcements.is_unplayed(pub, options.unplayed_plain, seven_flek)
