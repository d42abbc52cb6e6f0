"""Plays games in tricks: where cards lie, what everybody remembers, how cards and tricks go.

A game says where its cards lie (`TrickPlaces`) and extends `TrickPublic`. A card played is then

    if not play_card(board, places, seat, card):
        return update(pub, turn=next_seat(seats, seat))
    pub, worth = take_trick(board, positions, pub)

and what the trick is worth goes where the game counts it. `positions` makes the kernel's positions
(`hlaska.core.kernel_positions`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated, Protocol, TypeVar

from msgspec import Struct

from hlaska.core import kinds
from hlaska.core.board import Board, cards_in
from hlaska.core.cards import couple
from hlaska.core.errors import Phrase
from hlaska.core.public import Public, plus, update
from hlaska.kernel import layout as word
from hlaska.kernel.play import close_trick, pair_worth


class TrickPublic(Public, frozen=True):
    """Holds the tricks of a game. It has how many were taken, the last one and the one before."""

    taken: Annotated[
        tuple[int, ...],
        kinds.count("Tricks won.", high="tricks", each="seat", empty="no trick is played yet"),
    ] = ()
    last: Annotated[
        tuple[int, ...],
        kinds.card("The cards of the last trick.", each="seat", empty="there is none, or it is not told"),
    ] = ()
    last_by: Annotated[
        int, kinds.seat("Who won the last trick.", none="there is none, or it is not told")
    ] = -1
    prev: Annotated[
        tuple[int, ...],
        kinds.parts(
            "The trick before the last one.",
            kinds.seat(name="winner", none="there is none, or it is not told"),
            kinds.card(name="card", none="the card that won it is not told"),
        ),
    ] = (-1, -1)


class MarriagePublic(TrickPublic, frozen=True):
    """Holds the marriages that are declared, with a card or by a call."""

    pairs: Annotated[
        tuple[int, ...],
        kinds.suits("The suits of the marriages declared.", each="seat", empty="none is declared"),
    ] = ()
    melds: Annotated[
        tuple[int, ...],
        kinds.packed(
            "The marriages declared, in order.",
            [(2, kinds.suit(name="suit")), (3, kinds.seat(name="seat"))],
            each="list",
            most=4,
        ),
    ] = ()


T = TypeVar("T", bound=TrickPublic)
M = TypeVar("M", bound=MarriagePublic)
T_contra = TypeVar("T_contra", bound=TrickPublic, contravariant=True)


class TrickPlaces(Struct, frozen=True):
    """Says where the cards of a play lie.

    Hands and piles follow one another by seat from `hand` and from `won` on.

    trick: the cards on the table.
    piles: one a seat, or two for the sides of four.
    cover_at_lead: nobody looks at tricks won once the next card is led; else the last one lies open until the next is
        complete.
    stock: where cards are drawn from, one place after another, an open card last.
    to_draw: the number of cards that lie there at the first lead.
    """

    seats: int
    hand: int
    trick: int
    won: int
    piles: int
    cover_at_lead: bool = False
    stock: tuple[int, ...] = ()
    to_draw: int = 0


class TrickLayer(Protocol[T_contra]):
    """Says what is asked of the kernel's positions of a game in tricks (`hlaska.core.kernel_positions`)."""

    @property
    def at(self) -> TrickPlaces: ...

    def trick_position(self, pub: T_contra, places: Sequence[Sequence[int]]) -> list[int]: ...


# ---------------------------------------------------------------- dealing
def deal(board: Board, src: int, at: TrickPlaces, sizes: Iterable[int], *, kind: str = "move") -> None:
    """Deals packets of these sizes round from the top of a place, seat 0 first.

    Each seat sees its own cards. kind: of the events; those that are told (`deal`) name the seat.
    """
    for size in sizes:
        for seat in range(at.seats):
            cards = cards_in(board.places[src][:size])
            board.move(src, at.hand + seat, cards, 1 << seat, seat if kind == "deal" else -1, kind)


# ---------------------------------------------------------------- playing a card, taking a trick
def play_card(
    board: Board, at: TrickPlaces, seat: int, action: int, *, of: int | None = None, mark: int = 0
) -> bool:
    """Plays a card from a hand to the trick. Returns whether the trick is full now.

    of: the mark of the copy played, where marks tell copies apart.
    mark: put on the card as it lies on the table.
    """
    if at.cover_at_lead and not board.places[at.trick]:
        for pile in range(at.won, at.won + at.piles):
            board.hide(pile, 0)
    value = action >> 6 if of is None else of << 1
    board.move(
        at.hand + seat, at.trick, (action & 63,), seat=seat, kind="play", value=value, mark=mark, of=of
    )
    return len(board.places[at.trick]) == at.seats


def take_trick(board: Board, positions: TrickLayer[T], pub: T, *, tell: bool = False) -> tuple[T, int]:
    """Takes the full trick: its winner gets the cards and leads.

    With it what the trick is worth, the last one with its bonus; tell: the event says it.
    """
    at, b = positions.at, positions.trick_position(pub, board.places)
    b[word.TRICK] = sum(pub.taken)
    close_trick(b)
    winner, cards = b[word.LAST_SEAT], cards_in(board.places[at.trick])
    worth = b[word.WON + winner]
    pile = at.won + winner % at.piles
    board.move(at.trick, pile, cards, seat=winner, kind="trick", value=worth if tell else 0)
    if not at.cover_at_lead:
        cover_older(board, at, pile, len(cards))
    return _remember(pub, winner, b[word.LAST_CARD : word.LAST_CARD + at.seats]), worth


def cover_older(board: Board, at: TrickPlaces, pile: int, keep: int) -> None:
    """Covers all but the newest cards of this pile. Only they may still be looked at: the last trick."""
    for other in range(at.won, at.won + at.piles):
        board.hide(other, keep if other == pile else 0)


def _remember(pub: T, winner: int, cards: Sequence[int]) -> T:
    """Remembers the trick as the last one; its winner leads. `cards`: by seat."""
    taken = pub.taken or (0,) * len(cards)
    before = (pub.last_by, pub.last[pub.last_by] if pub.last else -1)
    return update(
        pub, turn=winner, lead=winner, taken=plus(taken, winner, 1), last=tuple(cards), last_by=winner,
        prev=before,
    )  # fmt: skip


# ---------------------------------------------------------------- marriages
def declare_marriage(board: Board, at: TrickPlaces, pub: M, seat: int, card: int) -> M:
    """Declares a marriage of which one card is led. Everybody sees the other one, which stays in the hand."""
    suit = card >> 4
    board.show(at.hand + seat, cards=(card ^ 1,))  # queen and king differ in the lowest bit
    pairs = plus(pub.pairs or (0,) * at.seats, seat, 1 << suit)
    return update(pub, pairs=pairs, melds=(*pub.melds, seat << 2 | suit))


def pairs_worth(pairs: int, trump: int, worth: int) -> int:
    """Returns the points of the marriages in these suits; `worth`: the kernel's word for them."""
    return sum(pair_worth(s, trump, worth) for s in range(4) if pairs >> s & 1)


def marriage_phrases(pub: MarriagePublic, worth: int) -> tuple[Phrase, ...]:
    """Returns the declared marriages for a client, in order."""
    return tuple(marriage_phrase(m >> 2, m & 3, pair_worth(m & 3, pub.trump, worth)) for m in pub.melds)


def marriage_phrase(seat: int, suit: int, value: int) -> Phrase:
    """Returns a declared marriage for a client."""
    return Phrase("meld-declared", {"seat": seat, "suit": suit, "value": value}, cards=couple(suit))
