"""Handles cutting, the auction, the talon and the contract (marias:LIC.DEAL, LIC.AUC, LIC.TAL)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hlaska.core.board import NOBODY, Board, cards_in
from hlaska.core.carried import Carried
from hlaska.core.game import next_seat
from hlaska.core.public import update
from hlaska.core.tricks import deal
from hlaska.families.marias import contracts
from hlaska.families.marias.announcements import top_level
from hlaska.families.marias.contracts import Ints, others
from hlaska.families.marias.deal import announce_talon, cut_calls, discardable
from hlaska.families.marias.fleks import set_level
from hlaska.games.marias_auction import public as at
from hlaska.games.marias_auction.contracts import (
    CONTRACTS,
    RUNGS,
    AnnouncedContract,
    announceable,
    bids_over,
)
from hlaska.games.marias_auction.options import Options
from hlaska.games.marias_auction.public import MariasAuctionPublic, own_cards


# ---------------------------------------------------------------- the pack
def legal_cut(options: Options) -> list[int]:
    """Lists the cuts, first tapping the pack, which leaves it as it is."""
    return [at.TAP, *cut_calls(at.CUT, options.min_cut)]


def do_cut(board: Board, pub: MariasAuctionPublic, action: int) -> MariasAuctionPublic:
    board.say("call", pub.turn, action)
    if action != at.TAP:
        board.cut(at.DECK, action - at.CUT + 1)
    deal(board, at.DECK, at.LAYOUT, (5,))
    board.move(at.DECK, at.TALON, cards_in(board.places[at.DECK][:2]), NOBODY)
    deal(board, at.DECK, at.LAYOUT, (5,))
    return update(pub, phase="bid", turn=1, senior=at.FOREHAND, junior=1)


# ---------------------------------------------------------------- bids
def legal_bid(options: Options, pub: MariasAuctionPublic) -> list[int]:
    """Lists bids: the junior names a higher rung or passes. The senior may also hold (marias:LIC.AUC.3)."""
    senior = pub.turn == pub.senior
    if senior and not options.lic_senior_raise:
        return [at.PASS, at.HOLD]
    higher = [at.BID + rung - 1 for rung in bids_over(pub.bid, options.lic_jump_bids)]
    return [at.PASS, at.HOLD, *higher] if senior else [at.PASS, *higher]


def do_bid(board: Board, pub: MariasAuctionPublic, action: int) -> MariasAuctionPublic:
    board.say("call", pub.turn, action)
    rival = pub.junior if pub.turn == pub.senior else pub.senior
    if action == at.PASS:
        return _continue_with(board, pub, rival)
    bid = pub.bid if action == at.HOLD else action - at.BID + 1
    return update(pub, bid=bid, turn=rival)


def _continue_with(board: Board, pub: MariasAuctionPublic, seat: int) -> MariasAuctionPublic:
    """Lets the last player bid against the survivor of the others (marias:LIC.AUC.2). Then the auction is over."""
    last = at.SEATS - 1
    if pub.junior != last:
        return update(pub, senior=seat, junior=last, turn=last)
    pub = update(pub, senior=-1, junior=-1, turn=seat, lone=seat)
    return pick_up(board, pub) if pub.bid else update(pub, phase="take")


def do_take(board: Board, pub: MariasAuctionPublic, action: int) -> MariasAuctionPublic:
    """Gives forehand the talon, or throws the cards in: nobody has bid. Source: marias:LIC.AUC.4."""
    board.say("call", pub.turn, action)
    return pick_up(board, pub) if action == at.TAKE else update(pub, phase="settle", unplayed=True)


def pick_up(board: Board, pub: MariasAuctionPublic) -> MariasAuctionPublic:
    """Moves the talon to the winner of the auction (marias:LIC.TAL.1)."""
    seat = pub.turn
    board.move(at.TALON, at.HAND + seat, [e & 63 for e in board.places[at.TALON]], 1 << seat, seat)
    return update(pub, phase="contract", talon_by=seat)


# ---------------------------------------------------------------- the contract and the talon
def legal_contract(pub: MariasAuctionPublic, places: Sequence[Sequence[int]]) -> list[int]:
    """Lists the contracts that may be announced, or giving up.

    Source: marias:LIC.TAL.2, LIC.TAL.3; giving up: LIC.GIVE.1.
    """
    calls = [at.PLAY + i for i in announceable(pub.bid, own_cards(places, pub.turn))]
    return [*calls, at.GIVE_UP] if pub.bid <= 1 else calls


def do_contract(options: Options, board: Board, pub: MariasAuctionPublic, action: int) -> MariasAuctionPublic:
    board.say("call", pub.turn, action)
    if action == at.GIVE_UP:
        return update(pub, phase="settle", given_up=True)
    named = CONTRACTS[action - at.PLAY]
    pub = update(
        pub,
        phase="discard",
        rung=named.rung,
        contract=named.rules.contract,
        trump=named.trump,
        helper=named.helper,
    )
    levels, chances = pub.levels, pub.chances
    for item in items_of(options, named):
        levels, chances = set_level(levels, chances, item, others(pub.lone, at.SEATS), top_level(options))
    return update(pub, levels=levels, chances=chances)


def items_of(options: Options, named: AnnouncedContract) -> Ints:
    """Returns the items that can be doubled in a contract (marias:LIC.LAD.1, LIC.SCORE.1)."""
    rules = named.rules
    if rules.contract != contracts.SUIT:
        return (contracts.CONTRACT,)
    parts = (
        (contracts.HUNDRED, rules.hundred),
        (contracts.SEVEN, rules.seven),
        (contracts.TWO_SEVENS, rules.two),
    )
    found = [item for item, there in parts if there]
    replaced = rules.hundred and options.hundred_replaces_game
    game = not replaced and (options.lic_two_sevens_game or not rules.two)
    return (contracts.GAME, *found) if game else tuple(found)


def legal_discard(options: Options, pub: MariasAuctionPublic, places: Sequence[Sequence[int]]) -> list[int]:
    """Lists the cards that may be discarded; announced sevens stay in the hand.

    In a betl or durch any card may go (marias:LIC.TAL.2).
    """
    hand = own_cards(places, pub.turn)
    if pub.contract != contracts.SUIT:
        return hand
    kept = AnnouncedContract(pub.rung, pub.trump, pub.helper).sevens()
    return discardable(options, hand, pub.trump, 2 - len(places[at.TALON]), kept)


def do_discard(options: Options, board: Board, pub: MariasAuctionPublic, action: int) -> MariasAuctionPublic:
    board.move(at.HAND + pub.turn, at.TALON, [action], 1 << pub.turn, pub.turn)
    if len(board.places[at.TALON]) < 2:
        return pub
    if pub.contract == contracts.SUIT:
        pub = announce_talon(options, board, pub, [e & 63 for e in board.places[at.TALON]], pub.trump)
    return update(pub, phase="flek", turn=next_seat(at.SEATS, pub.lone), left=at.SEATS - 1, said=0)


# ---------------------------------------------------------------- what is carried along
BID_OVER: Final = ("discard", "flek", "play")  # phases on which the price of the auction has no bearing


CARRIED_BID: Final = Carried(
    (len(RUNGS),),
    lambda pub: (pub.bid,),
    lambda pub, numbers: update(pub, bid=numbers[0]),
    lambda pub: pub.phase in BID_OVER,
    lambda pub: False,
)
"""Carries the price at which the auction was won once the contract is announced (marias:LIC.TAL.2)."""
