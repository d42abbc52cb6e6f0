"""Handles cutting, dealing, trumps, announcements and fleks of two players. Source: marias:L2.DEAL, L2.ANN, G.FLEK."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hlaska.core.board import Board
from hlaska.core.public import update
from hlaska.core.tricks import deal
from hlaska.families.marias import announcements
from hlaska.families.marias.announcements import Voice, top_level
from hlaska.families.marias.contracts import GAME, HUNDRED, SUIT
from hlaska.families.marias.fleks import set_level
from hlaska.games.marias_two import public as at
from hlaska.games.marias_two.options import Options
from hlaska.games.marias_two.public import MariasTwoPublic

_PACKET: Final = 4
_FREE: Final = (-1, False)


# ---------------------------------------------------------------- the deal
def do_cut(board: Board, pub: MariasTwoPublic, action: int) -> MariasTwoPublic:
    """Puts the top cards to the bottom, then deals four cards each (marias:L2.DEAL.1)."""
    board.say("call", pub.turn, action)
    board.cut(at.TALON, action - at.CODES.cut + 1)
    deal(board, at.TALON, at.LAYOUT, (_PACKET,))
    return update(pub, phase="trump", turn=at.FOREHAND)


def legal_trump(places: Sequence[Sequence[int]]) -> list[int]:
    """Lists the suits that may be named, first the one most held. Any suit may be (marias:L2.DEAL.1, D45)."""
    hand = own_cards(places, at.FOREHAND)
    strength = [
        (-sum(c >> 4 == s for c in hand), -sum(c & 15 for c in hand if c >> 4 == s), s) for s in range(4)
    ]
    return [at.NAME_TRUMP + s for _, _, s in sorted(strength)]


def do_trump(board: Board, pub: MariasTwoPublic, action: int) -> MariasTwoPublic:
    """Names the trump suit, and deals the other cards."""
    board.say("call", at.FOREHAND, action)
    deal(board, at.TALON, at.LAYOUT, (_PACKET,))
    return update(pub, phase="announce", contract=SUIT, trump=action - at.NAME_TRUMP)


def own_cards(places: Sequence[Sequence[int]], seat: int) -> list[int]:
    """Returns the hand of a seat, as that seat sees it."""
    return [e & 63 for e in places[at.HAND + seat] if e >= 0]


# ---------------------------------------------------------------- announcements and fleks
def legal_calls(options: Options, pub: MariasTwoPublic, places: Sequence[Sequence[int]]) -> list[int]:
    """Lists announcements and raises of the seat on turn (marias:L2.ANN.1).

    Forehand announces, then the dealer doubles and announces against, then they double in turn.
    """
    voice = Voice(pub.turn, pub.turn == at.FOREHAND, own_cards(places, pub.turn))
    raised = announcements.raisable_items(pub, voice.seat, voice.ours, top_level(options))
    first = pub.phase == "announce" or pub.left
    if not first:
        return announcements.turn_calls(at.CODES, pub.said, raised, (), _FREE)
    holding = options.seven_requires_holding
    says = announcements.announceable_items(options, pub, voice, holding)
    two = announcements.two_sevens_calls(at.CODES, options, pub, voice, holding)
    return announcements.turn_calls(at.CODES, pub.said, raised, says, _FREE, two)


def do_call(options: Options, board: Board, pub: MariasTwoPublic, action: int) -> MariasTwoPublic:
    """Makes an announcement or raise, or says good, which closes the turn.

    `turn` -1: nobody has anything left to say.
    """
    board.say("call", pub.turn, action)
    if action == at.GOOD:
        return (
            _end_announcing(options, pub)
            if pub.phase == "announce"
            else announcements.close_turn(pub, at.SEATS)
        )
    return announcements.apply_call(
        at.CODES, options, pub, action, announcements.answering_seats(pub, at.SEATS)
    )


def _end_announcing(options: Options, pub: MariasTwoPublic) -> MariasTwoPublic:
    """Ends forehand's announcements: the game stands unless a hundred takes its place. Source: marias:M3.ANN.2."""
    if pub.levels[HUNDRED] < 0 or not options.hundred_replaces_game:
        levels, chances = set_level(pub.levels, pub.chances, GAME, 1 << at.DEALER, top_level(options))
        pub = update(pub, levels=levels, chances=chances)
    return update(pub, phase="flek", turn=at.DEALER, left=1, said=0)


def end_calls(options: Options, pub: MariasTwoPublic) -> MariasTwoPublic:
    """Begins the play, or settles the deal without, after the last call.

    Nobody has anything left to say (marias:L2.UNPL.1).
    """
    if announcements.is_unplayed(pub, options.unplayed_plain, options.unplayed_seven_flek):
        return update(pub, phase="settle", unplayed=True)
    return update(pub, phase="play", turn=at.FOREHAND, lead=at.FOREHAND)
