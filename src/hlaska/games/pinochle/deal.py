"""Deals hands, passes cards between partners and lays meld. It does all that moves cards outside the tricks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from hlaska.core.actions import Action
from hlaska.core.board import Board, cards_in, without
from hlaska.core.cards import NINE, rank
from hlaska.core.match import packet_sizes
from hlaska.core.public import update
from hlaska.families.pinochle.melds import MeldTable, count, pack_meld, shown, total
from hlaska.games.pinochle import public as at
from hlaska.games.pinochle.numbers import hand_size, has_minimum
from hlaska.games.pinochle.options import Options
from hlaska.games.pinochle.public import PinochlePublic, partner
from hlaska.kernel.melds import pairs
from hlaska.kernel.position import hand_words

NEED: Final = 20


def deal(options: Options, board: Board, deck: Sequence[int]) -> None:
    """Deals each seat its cards in packets, seat 0 first (P1.DEAL.1, P2.DEAL.1). The last card is the dealer's."""
    hands: list[list[int]] = [[] for _ in range(at.SEATS)]
    top = 0
    for size in packet_sizes(options.packets, hand_size(options)):
        for hand in hands:
            hand += deck[top : top + size]
            top += size
    for seat, hand in enumerate(hands):
        board.move(at.DECK, at.HAND + seat, hand, to=1 << seat, seat=seat, kind="deal")
    if options.trump_by == "last_card":
        board.show(at.HAND + at.DEALER, cards=(deck[-1],))


# ---------------------------------------------------------------- too many nines
def must_ask_nines(options: Options) -> bool:
    """Tells whether everybody is asked for a new deal before the auction. Source: P1.DEAL.3."""
    return options.redeal_nines != "never" and options.deck == "single" and options.trump_by == "auction"


def least_nines(options: Options) -> int:
    """Returns how many nines let one ask for a new deal."""
    return 6 if options.redeal_nines == "six" else 5


def may_redeal(options: Options, hand: Sequence[int], table: MeldTable) -> bool:
    """Tells whether a hand has enough nines to ask for a redeal (P1.DEAL.3).

    And, where that is asked for, nothing else to meld.
    """
    rest = [c for c in hand if rank(c) != NINE]
    if len(hand) - len(rest) < least_nines(options):
        return False
    return options.redeal_nines != "five_no_meld" or not total(rest, table, -1)


# ---------------------------------------------------------------- passing cards
def choosable(places: Sequence[Sequence[int]], seat: int) -> tuple[Action, ...]:
    """Returns the cards that may be chosen next: any that are held (P1.PASS.3)."""
    return tuple(dict.fromkeys(sorted(cards_in(places[at.HAND + seat]))))


def choose(board: Board, seat: int, c: int) -> None:
    """Chooses a card; nobody else sees which."""
    board.move(at.HAND + seat, at.ASIDE + seat, (c,), to=1 << seat, seat=seat, kind="choose")


def hand_over(board: Board, seat: int) -> None:
    """Moves the chosen cards to the partner; the two know them."""
    other = partner(seat)
    cards = cards_in(board.places[at.ASIDE + seat])
    board.move(at.ASIDE + seat, at.HAND + other, cards, to=1 << seat | 1 << other, seat=seat, kind="pass")


def last_to_pass(options: Options, pub: PinochlePublic) -> int:
    """Returns the seat whose cards end the exchange (P2.PASS.2)."""
    return int(pub.declarer) if options.exchange_mode == "partner_first" else partner(pub.declarer)


def hand_after_pass(
    options: Options, pub: PinochlePublic, card: int, hand: Sequence[int], coming: Sequence[int]
) -> tuple[int, ...]:
    """Returns the declarer's hand after the last card of an exchange, which is `card`.

    coming: what the partner has chosen before it, where it is the partner's.
    """
    return (
        (*hand, *coming, card) if last_to_pass(options, pub) != pub.declarer else tuple(without(hand, [card]))
    )


def finish_pass(board: Board, options: Options, pub: PinochlePublic, seat: int) -> PinochlePublic:
    """Gives the turn on after a seat has chosen all its cards.

    turn: -1 when the exchange is over (P2.PASS.2).
    """
    is_last = seat == last_to_pass(options, pub)
    if options.exchange_mode == "partner_first":
        hand_over(board, seat)
    elif is_last:
        hand_over(board, pub.declarer)
        hand_over(board, partner(pub.declarer))
    return update(pub, turn=-1 if is_last else partner(seat))


def first_to_pass(options: Options, pub: PinochlePublic) -> int:
    """Returns who passes or chooses first: the partner, else the bidder.

    The bidder does where both choices are blind.

    Both choices are meant; the bidder then chooses first.
    """
    return partner(pub.declarer) if options.exchange_mode == "partner_first" else int(pub.declarer)


# ---------------------------------------------------------------- marriages and meld
def sort_suits(hand: Sequence[int], table: MeldTable, suits: Iterable[int]) -> list[int]:
    """Sorts suits by the meld with them as trumps, then by their length."""
    return sorted(suits, key=lambda s: (-total(hand, table, s), -sum(c >> 4 == s for c in hand), s))


def marriage_suits(cards: Sequence[int]) -> tuple[int, ...]:
    """Returns the suits of which a hand holds king and queen (P2.TRUMP.2)."""
    b = hand_words(cards, 4)
    return tuple(s for s in range(4) if pairs(b, 0, s))


def lay(
    options: Options,
    board: Board,
    pub: PinochlePublic,
    table: MeldTable,
    seats: Sequence[int],
    *,
    counted: bool = False,
) -> PinochlePublic:
    """Counts the meld of these seats and lays it face up (P1.MELD.1, P0.MELD.7).

    Also P3.MELD.3 to P3.MELD.5.

    counted: for the players even where they choose their own meld. Where a side needs twenty, each player's worth is
    announced first, and a side below it lays nothing down (P2.SCORE.4).
    """
    own = options.own_meld and not counted
    chosen = {s: cards_in(board.places[(at.ASIDE if own else at.HAND) + s]) for s in seats}
    meld = tuple(total(chosen[s], table, pub.trump) if s in chosen else n for s, n in enumerate(pub.meld))
    pub = update(pub, meld=meld)
    for s in seats:
        if own:
            board.move(at.ASIDE + s, at.HAND + s, chosen[s], to=1 << s, seat=s, kind="take")
        board.say("meld", s, meld[s])
        if can_lay(options, pub, s):
            pub = _show(board, pub, table, s, chosen[s], whole=own and options.expose == "selected")
    return pub


def _show(
    board: Board, pub: PinochlePublic, table: MeldTable, seat: int, cards: Sequence[int], *, whole: bool
) -> PinochlePublic:
    """Shows the cards, all of them or those of the best meld. The lines of the count are noted."""
    face_up = tuple(cards) if whole else shown(cards, table, pub.trump)
    if face_up:
        board.show(at.HAND + seat, cards=face_up)
    return update(pub, melds=(*pub.melds, *lines(pub, table, seat, cards)))


def lines(pub: PinochlePublic, table: MeldTable, seat: int, cards: Sequence[int]) -> tuple[int, ...]:
    """Returns the lines of a seat's count as they are noted."""
    return tuple(n for line in count(cards, table, pub.trump) for n in pack_meld(seat, line))


def can_lay(options: Options, pub: PinochlePublic, seat: int) -> bool:
    """Tells whether the side of a seat may lay its meld down (P2.SCORE.4)."""
    return not has_minimum(options) or pub.meld[seat] + pub.meld[partner(seat)] >= NEED


def must_lay_together(options: Options) -> bool:
    """Tells whether all lay their meld down together when the last is ready. Otherwise each lays in turn."""
    return options.own_meld or has_minimum(options)


def laid_by(options: Options, seat: int) -> tuple[int, ...]:
    """Returns the seats that lay their meld when this one is ready."""
    if not must_lay_together(options):
        return (seat,)
    return tuple(range(at.SEATS)) if seat + 1 == at.SEATS else ()


def laid_without_marriage(options: Options, pub: PinochlePublic) -> tuple[int, ...]:
    """Returns the seats whose meld counts where the declarer has no marriage (P2.SURR.2, P2.SURR.3)."""
    if options.deck != "double" or not options.surrender_opponents.startswith("meld20"):
        return ()
    return tuple(s for s in range(at.SEATS) if (s - pub.declarer) & 1)
