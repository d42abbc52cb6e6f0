"""Handles cutting, trump card, called card, contracts and answers. Source: marias:P4.DEAL, P4.CALL, P4.CON, P4.ASK."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hlaska.core.board import Board
from hlaska.core.public import update
from hlaska.core.tricks import deal
from hlaska.families.marias.announcements import begin_asking, begin_redoubling, enter_answer, top_level
from hlaska.families.marias.contracts import CONTRACT, SUIT
from hlaska.families.marias.deal import take_back_trump
from hlaska.games.marias_four import public as at
from hlaska.games.marias_four.options import Options
from hlaska.games.marias_four.public import MariasFourPublic, full_hand, own_cards

PACKET: Final = 4
RANKS_DOWN: Final = (7, 6, 5, 4, 3, 2, 1, 0)
"""Ace, ten, king, ...: the order in which ranks are offered."""


# ---------------------------------------------------------------- cards
def do_cut(board: Board, pub: MariasFourPublic, action: int) -> MariasFourPublic:
    """Cuts the pack and deals four cards each (marias:P4.DEAL.1). The others follow when a card has been called."""
    board.say("call", pub.turn, action)
    board.cut(at.DECK, action - at.CUT + 1)
    deal(board, at.DECK, at.LAYOUT, (PACKET,))
    return update(pub, phase="trump", turn=at.FOREHAND)


def do_trump(board: Board, pub: MariasFourPublic, action: int) -> MariasFourPublic:
    board.move(at.HAND, at.LAID, [action], 1 << at.FOREHAND, at.FOREHAND, "trump")
    return update(pub, phase="rank")


def legal_rank(options: Options, places: Sequence[Sequence[int]]) -> list[int]:
    """Lists the ranks that forehand does not hold in the trump suit (marias:P4.CALL.1)."""
    trump = (places[at.LAID][0] & 63) >> 4
    mine = full_hand(places, at.FOREHAND)
    return [at.RANK + r for r in RANKS_DOWN if options.call_own_card or trump << 4 | r not in mine]


def do_rank(board: Board, pub: MariasFourPublic, action: int) -> MariasFourPublic:
    board.say("call", at.FOREHAND, action)
    deal(board, at.DECK, at.LAYOUT, (PACKET,))
    return update(pub, phase="contract", called=action - at.RANK)


# ---------------------------------------------------------------- contracts
def contracts_in_use(options: Options) -> list[int]:
    """Returns the contracts there are under these options, from low to high."""
    left_out = set() if options.partner_durchs else {at.WITH_PARTNER, at.WITH_WISE}
    last = len(at.ORDER) if options.open_contracts else len(at.ORDER) - 2
    return [c for c in at.ORDER[:last] if c not in left_out]


def higher(options: Options, contract: int) -> list[int]:
    """Returns the contracts that overcall this one."""
    return [c for c in contracts_in_use(options) if at.ORDER.index(c) > at.ORDER.index(contract)]


def legal_contract(options: Options) -> list[int]:
    return [at.CONTRACT_CALL + c for c in contracts_in_use(options)]


def do_contract(board: Board, pub: MariasFourPublic, action: int) -> MariasFourPublic:
    """Turns the trump card up, or takes it back unseen (marias:P4.CON.1)."""
    board.say("call", at.FOREHAND, action)
    contract = action - at.CONTRACT_CALL
    if contract == SUIT:
        laid = board.places[at.LAID][0] & 63
        board.show(at.LAID)
        return begin_asking(update(pub, contract=contract, trump=laid >> 4, shown=laid), at.SEATS)
    take_back_trump(board, at.LAID, at.HAND, pub.shown >= 0)
    return begin_asking(update(pub, contract=contract), at.SEATS)


# ---------------------------------------------------------------- answers
def legal_ask(options: Options, pub: MariasFourPublic) -> list[int]:
    """Lists answers: good, a higher contract, a flek where none has been said."""
    answers = [at.GOOD, *(at.CONTRACT_CALL + c for c in higher(options, pub.contract))]
    if pub.levels[CONTRACT] == 0 and top_level(options) > 0:
        answers.append(at.FLEK + CONTRACT)
    return answers


def do_ask(options: Options, board: Board, pub: MariasFourPublic, action: int) -> MariasFourPublic:
    board.say("call", pub.turn, action)
    if at.CONTRACT_CALL <= action < at.CONTRACT_CALL + len(at.ORDER):
        take_back_trump(board, at.LAID, at.HAND, pub.shown >= 0)
        return begin_asking(
            update(pub, lone=pub.turn, contract=action - at.CONTRACT_CALL, trump=-1), at.SEATS
        )
    pub = enter_answer(pub, action == at.FLEK + CONTRACT, at.SEATS)
    if pub.left:
        return pub
    if pub.contract == SUIT:
        return update(pub, phase="announce", turn=at.FOREHAND, said=0)
    return (begin_redoubling(options, pub) if pub.levels[CONTRACT] else None) or end_calls(pub)


def end_calls(pub: MariasFourPublic) -> MariasFourPublic:
    """Ends the calls about a contract; the play begins, or a card is named."""
    phase = "name" if pub.contract == at.WITH_PARTNER else "play"
    return update(pub, phase=phase, turn=pub.lone, lead=pub.lone, left=0, said=0)


# ---------------------------------------------------------------- durch with a partner
def legal_name(places: Sequence[Sequence[int]], seat: int) -> list[int]:
    """Lists the cards that the bidder does not hold, high ones first. Source: marias:P4.VAR.2a."""
    mine = own_cards(places, seat)
    found = [(-(c & 15), i) for i, c in enumerate(at.NAMED_CARDS) if c not in mine]
    return [at.NAME + i for _, i in sorted(found)]


def do_name(board: Board, pub: MariasFourPublic, action: int) -> MariasFourPublic:
    board.say("call", pub.turn, action)
    return update(pub, phase="play", named=at.NAMED_CARDS[action - at.NAME])
