"""Deals hands, takes the widow, buries and lays meld. It does all that moves cards outside the tricks."""

from __future__ import annotations

from collections.abc import Sequence

from hlaska.core import stock
from hlaska.core.actions import Action
from hlaska.core.board import Board, cards_in
from hlaska.core.cards import ACE, NINE, card_of, rank, suit
from hlaska.core.public import update
from hlaska.families.pinochle.melds import MeldTable, count, find_buriable, pack_meld, shown, total
from hlaska.games.pinochle_three import public as at
from hlaska.games.pinochle_three.options import Options, packets, widow_size
from hlaska.games.pinochle_three.public import PinochleThreePublic


def deal(options: Options, board: Board, deck: Sequence[int]) -> None:
    """Deals hands in packets, and the widow after the first round (P4A.DEAL.2). Also P4A.DBL.2 and P4C.TURN.1."""
    hands: list[list[int]] = [[] for _ in range(at.SEATS)]
    widow: list[int] = []
    top = 0
    for n, size in enumerate(packets(options)):
        for hand in hands:
            hand += deck[top : top + size]
            top += size
        if n == 0:
            widow += deck[top : top + widow_size(options)]
            top += len(widow)
    for seat, hand in enumerate(hands):
        board.move(at.DECK, at.HAND + seat, hand, to=1 << seat, seat=seat, kind="deal")
    if widow:
        board.move(at.DECK, at.WIDOW, widow, to=0, kind="deal")
    if options.trump_by == "last_card":
        board.show(at.HAND + at.DEALER, cards=(deck[-1],))


def take_widow(board: Board, bidder: int) -> None:
    """Turns the widow up for all to see, and takes it into the hand (P4A.WIDOW.2)."""
    cards = cards_in(board.places[at.WIDOW])
    if cards:
        board.show(at.WIDOW)
        board.move(at.WIDOW, at.HAND + bidder, cards, seat=bidder, kind="widow")


# ---------------------------------------------------------------- burying
def buriable(
    options: Options, places: Sequence[Sequence[int]], table: MeldTable, pub: PinochleThreePublic
) -> tuple[Action, ...]:
    """Returns the cards outside the meld, or those that cost least of it.

    The latter where there are too few (P4A.WIDOW.3, P4A.WIDOW.4).
    """
    held = tuple(sorted(cards_in(places[at.HAND + pub.bidder])))
    return find_buriable(held, table, pub.trump, widow_size(options) - len(places[at.BURIED]))


def bury(board: Board, pub: PinochleThreePublic, c: int) -> None:
    board.move(at.HAND + pub.bidder, at.BURIED, (c,), to=1 << pub.bidder, seat=pub.bidder, kind="bury")


def announce_buried(options: Options, board: Board, pub: PinochleThreePublic) -> PinochleThreePublic:
    """Says how many trumps and aces are buried, where that must be told."""
    if not options.announce_buried:
        return pub
    told = count_announced(cards_in(board.places[at.BURIED]), pub.trump)
    board.say("told", pub.bidder, told[0] << 4 | told[1])
    return update(pub, told=told)


def count_announced(cards: Sequence[int], trump: int) -> tuple[int, int]:
    """Counts the trumps and the aces among buried cards."""
    return sum(suit(c) == trump for c in cards), sum(rank(c) == ACE for c in cards)


def take_back(board: Board, pub: PinochleThreePublic) -> None:
    """Takes cards back: the bidder changes trumps, meld and buried cards. Source: P4A.WIDOW.3."""
    cards = cards_in(board.places[at.BURIED])
    if cards:
        board.move(at.BURIED, at.HAND + pub.bidder, cards, to=1 << pub.bidder, seat=pub.bidder, kind="take")


# ---------------------------------------------------------------- meld
def lay(board: Board, pub: PinochleThreePublic, table: MeldTable, seat: int) -> PinochleThreePublic:
    """Counts a player's best meld and lays it face up."""
    cards = cards_in(board.places[at.HAND + seat])
    worth = total(cards, table, pub.trump)
    board.say("meld", seat, worth)
    open_cards = shown(cards, table, pub.trump)
    if open_cards:
        board.show(at.HAND + seat, cards=open_cards)
    meld = tuple(worth if s == seat else n for s, n in enumerate(pub.meld))
    return update(pub, meld=meld, melds=(*pub.melds, *lines(pub, table, seat, cards)))


def lines(pub: PinochleThreePublic, table: MeldTable, seat: int, cards: Sequence[int]) -> tuple[int, ...]:
    """Returns the lines of a seat's count as they are noted."""
    return tuple(n for line in count(cards, table, pub.trump) for n in pack_meld(seat, line))


def count_captured(
    pub: PinochleThreePublic, table: MeldTable, won: Sequence[Sequence[int]]
) -> PinochleThreePublic:
    """Counts the meld among the cards that each player has won (P4C.TURN.4)."""
    meld = tuple(total(cards, table, pub.trump) for cards in won)
    found = [(s, line) for s, cards in enumerate(won) for line in count(cards, table, pub.trump)]
    lines = [n for s, line in found for n in pack_meld(s, line)]
    return update(pub, meld=meld, melds=tuple(lines))


# ---------------------------------------------------------------- the turned card
def may_exchange(places: Sequence[Sequence[int]], pub: PinochleThreePublic, seat: int) -> tuple[Action, ...]:
    """Returns nothing, or the nine for the turned card (P4C.TURN.6).

    It is nothing where the turned card is a nine itself.
    """
    holds = nine_of(pub) in cards_in(places[at.HAND + seat]) and pub.turned != nine_of(pub)
    return (at.NO_EXCHANGE, at.EXCHANGE) if holds else (at.NO_EXCHANGE,)


def nine_of(pub: PinochleThreePublic) -> int:
    """Returns the nine of trumps."""
    return card_of(pub.trump, NINE)


def exchange(board: Board, pub: PinochleThreePublic, seat: int) -> PinochleThreePublic:
    """Moves the nine to the dealer, the turned card to the player. All see both."""
    stock.exchange(board, seat, at.HAND + seat, nine_of(pub), at.HAND + at.DEALER, pub.turned)
    return update(pub, nine_by=seat)
