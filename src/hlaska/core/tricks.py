"""Games in tricks: what everybody remembers of them, how a card is played and a trick taken, and the kernel's position.

A game says where its cards lie (`TrickPlaces`) and extends `TrickPublic`. A card played is then

    if not play_card(board, places, seat, card):
        return update(pub, turn=next_seat(seats, seat))
    pub, worth = take_trick(board, places, fixed, pub)

and what the trick is worth goes where the game counts it. `fixed` is the part of the kernel's position that the rules
fix: made once by the game (`new_play` with empty hands) and copied here.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, TypeVar

from msgspec import Struct

from hlaska.core.board import Board, cards_in, without
from hlaska.core.cards import cards_text
from hlaska.core.errors import BadText, Phrase
from hlaska.core.public import Public, plus, update
from hlaska.kernel import layout as word
from hlaska.kernel.play import beats, close_trick, pair_worth


class TrickPublic(Public, frozen=True):
    """taken: tricks won, by seat; last: the cards of the last trick, by seat; last_by: who won it; prev: the winner
    of the trick before and the card that won it."""

    taken: tuple[int, ...] = ()
    last: tuple[int, ...] = ()
    last_by: int = -1
    prev: tuple[int, ...] = (-1, -1)


class MarriagePublic(TrickPublic, frozen=True):
    """Of a game where marriages are declared with a card. pairs: the mask of the suits of each seat's marriages; melds:
    all of them in order, seat << 2 | suit."""

    pairs: tuple[int, ...] = ()
    melds: tuple[int, ...] = ()


T = TypeVar("T", bound=TrickPublic)
M = TypeVar("M", bound=MarriagePublic)


class TrickPlaces(Struct, frozen=True):
    """Where the cards of a play lie. Hands and piles follow one another by seat from `hand` and from `won` on; `trick`:
    the cards on the table; piles: one a seat, or two for the sides of four.

    cover_at_lead: nobody looks at tricks won once the next card is led; else the last one lies open until the next one
    is complete.
    """

    seats: int
    hand: int
    trick: int
    won: int
    piles: int
    cover_at_lead: bool = False


# ---------------------------------------------------------------- playing a card, taking a trick
def play_card(
    board: Board, at: TrickPlaces, seat: int, action: int, *, of: int | None = None, mark: int = 0
) -> bool:
    """A card goes from a hand to the trick; whether the trick is full now.

    of: the mark of the copy played, where marks tell copies apart; mark: put on the card as it lies on the table.
    """
    if at.cover_at_lead and not board.places[at.trick]:
        for pile in range(at.won, at.won + at.piles):
            board.hide(pile, 0)
    value = action >> 6 if of is None else of << 1
    board.move(
        at.hand + seat, at.trick, (action & 63,), seat=seat, kind="play", value=value, mark=mark, of=of
    )
    return len(board.places[at.trick]) == at.seats


def take_trick(
    board: Board, at: TrickPlaces, fixed: Sequence[int], pub: T, *, tell: bool = False
) -> tuple[T, int]:
    """The trick is full: its winner gets the cards and leads. With it what the trick is worth, the last one with its
    bonus; tell: the event says it."""
    b = list(fixed)
    b[word.SUIT], b[word.TRICK] = pub.trump, sum(pub.taken)
    lay_trick(b, pub.lead, board.places[at.trick])
    close_trick(b)
    winner, cards = b[word.LAST_SEAT], cards_in(board.places[at.trick])
    worth = b[word.WON + winner]
    pile = at.won + winner % at.piles
    board.move(at.trick, pile, cards, seat=winner, kind="trick", value=worth if tell else 0)
    if not at.cover_at_lead:
        cover_older(board, at, pile, len(cards))
    return _remembered(pub, winner, b[word.LAST_CARD : word.LAST_CARD + at.seats]), worth


def cover_older(board: Board, at: TrickPlaces, pile: int, keep: int) -> None:
    """Only the newest cards of this pile may still be looked at: the last trick."""
    for other in range(at.won, at.won + at.piles):
        board.hide(other, keep if other == pile else 0)


def _remembered(pub: T, winner: int, cards: Sequence[int]) -> T:
    """The trick as the last one; its winner leads. `cards`: by seat."""
    taken = pub.taken or (0,) * len(cards)
    before = (pub.last_by, pub.last[pub.last_by] if pub.last else -1)
    return update(
        pub, turn=winner, lead=winner, taken=plus(taken, winner, 1), last=tuple(cards), last_by=winner,
        prev=before,
    )  # fmt: skip


# ---------------------------------------------------------------- marriages declared with a card
def declare_marriage(board: Board, at: TrickPlaces, pub: M, seat: int, card: int) -> M:
    """Of a marriage one card is led: everybody sees the other one, which stays in the hand."""
    board.show(at.hand + seat, cards=(card ^ 1,))  # queen and king differ in the lowest bit
    suit = card >> 4
    pairs = plus(pub.pairs or (0,) * at.seats, seat, 1 << suit)
    return update(pub, pairs=pairs, melds=(*pub.melds, seat << 2 | suit))


def pairs_worth(pairs: int, trump: int, worth: int) -> int:
    """Points of the marriages in these suits; `worth`: the kernel's word for them."""
    return sum(pair_worth(s, trump, worth) for s in range(4) if pairs >> s & 1)


def lay_marriages(b: list[int], pub: MarriagePublic) -> list[int]:
    """The position with the marriages declared so far."""
    for seat, pairs in enumerate(pub.pairs):
        if pairs:
            b[word.PAIR_SUITS + seat] = pairs
            b[word.PAIR_POINTS + seat] = pairs_worth(pairs, pub.trump, b[word.WORTH])
    for meld in pub.melds:
        b[word.ORDER] = b[word.ORDER] << 5 | 16 | meld
    return b


def marriage_phrases(pub: MarriagePublic, worth: int) -> tuple[Phrase, ...]:
    """The declared marriages for a client, in order."""
    return tuple(marriage_phrase(m >> 2, m & 3, pair_worth(m & 3, pub.trump, worth)) for m in pub.melds)


# ---------------------------------------------------------------- the kernel's position
def lay_trick(b: list[int], lead: int, trick: Iterable[int]) -> None:
    """Puts the cards on the table into a position at a lead."""
    seat, seats = lead, b[word.SEATS]
    b[word.LEADER] = lead
    for e in trick:
        c = e & 63
        b[word.CARD + seat] = c
        b[word.COUNT] += 1
        if b[word.BEST] < 0:
            b[word.LED] = c >> 4
        if b[word.BEST] < 0 or beats(c, b[word.BEST], b[word.SUIT], b[word.ABOVE]):
            b[word.BEST], b[word.BEST_SEAT] = c, seat
        seat = seat + 1 if seat + 1 < seats else 0
    b[word.TURN] = seat


def put_cards(b: list[int], start: int, place: Iterable[int]) -> None:
    """Adds the cards of a place to the four layers from word `start` on; hidden cards are left out."""
    one, two, three, four = b[start : start + 4]
    for e in place:
        if e >= 0:
            bit = 1 << (e & 63)
            if not one & bit:
                one |= bit
            elif not two & bit:
                two |= bit
            elif not three & bit:
                three |= bit
            else:
                four |= bit
    b[start : start + 4] = one, two, three, four


def seat_position(
    fixed: Sequence[int], pub: TrickPublic, hand: Iterable[int], trick: Iterable[int], left: int = 0
) -> list[int]:
    """What the seat to move may do: its own hand and the trick, nothing that is hidden. `left`: cards to be drawn."""
    b = list(fixed)
    b[word.SUIT], b[word.LEFT] = pub.trump, left
    lay_trick(b, pub.lead, trick)
    b[word.WON_TRICKS : word.WON_TRICKS + len(pub.taken)] = pub.taken
    put_cards(b, word.HANDS + 4 * b[word.TURN], hand)
    return b


def full_position(
    fixed: Sequence[int],
    pub: TrickPublic,
    hands: Sequence[Sequence[int]],
    trick: Sequence[int],
    gone: Iterable[Sequence[int]],
) -> list[int]:
    """The whole play; of a view, only with every card imagined. `gone`: where earlier tricks lie."""
    b = list(fixed)
    b[word.SUIT] = pub.trump
    lay_trick(b, pub.lead, trick)
    for seat, hand in enumerate(hands):
        put_cards(b, word.HANDS + 4 * seat, hand)
    put_cards(b, word.PLAYED, trick)
    for place in gone:
        put_cards(b, word.PLAYED, place)
    b[word.WON : word.WON + len(pub.points)] = pub.points
    lay_past(b, pub.taken, pub.last, pub.last_by, pub.prev)
    return b


def lay_past(
    b: list[int], taken: Sequence[int], last: Sequence[int], last_by: int, prev: Sequence[int]
) -> None:
    """The tricks so far, as `TrickPublic` remembers them."""
    b[word.WON_TRICKS : word.WON_TRICKS + len(taken)] = taken
    b[word.TRICK] = sum(taken)
    b[word.PREV_SEAT], b[word.PREV_BEST] = prev
    b[word.LAST_SEAT] = last_by
    if last:
        b[word.LAST_BEST] = last[last_by]
        b[word.LAST_CARD : word.LAST_CARD + len(last)] = last
    b[word.DONE] = int(b[word.TRICK] == b[word.TRICKS])


# ---------------------------------------------------------------- what the piles say
def from_piles(
    fixed: Sequence[int],
    pub: TrickPublic,
    trick: Sequence[int],
    won: Sequence[Sequence[int]],
    playing: Sequence[str] = ("play",),
) -> dict[str, Any]:
    """The public numbers that follow from the cards won and those on the table. `won`: the pile of each seat or, where
    there are two for four, of each side: there every seat has what is said if the sides' sums are right; `playing`: the
    phases in which cards are played. Raises BadText for piles that are not whole tricks, and for a last trick that is
    not among them."""
    seats, piles = fixed[word.SEATS], len(won)
    if pub.phase not in playing and not pub.taken and not any(won):
        return {}
    for i, pile in enumerate(won):
        whole_tricks(f"won{i}", len(pile), seats)
    taken = [len(pile) // seats for pile in won]
    points = [sum(fixed[word.POINTS] >> 4 * (e & 15) & 15 for e in pile) for pile in won]
    if sum(taken) == fixed[word.TRICKS] and pub.last_by >= 0:
        points[pub.last_by % piles] += fixed[word.LAST_POINTS]
    lies_in("last", pub.last, won[pub.last_by % piles] if pub.last else ())
    found = {"taken": _by_seat(taken, pub.taken, seats), "points": _by_seat(points, pub.points, seats)}
    return {**found, "turn": (pub.lead + len(trick)) % seats} if pub.phase in playing else found


def _by_seat(by_pile: Sequence[int], said: Sequence[int], seats: int) -> tuple[int, ...]:
    piles = len(by_pile)
    fits = len(said) == seats and all(sum(said[i::piles]) == n for i, n in enumerate(by_pile))
    return tuple(said) if fits else (*by_pile, *(0,) * (seats - piles))


def whole_tricks(place: str, count: int, seats: int) -> None:
    if count % seats:
        raise BadText(f"{place} holds {count} cards, and a trick has {seats}")


def lies_in(name: str, cards: Iterable[int], pile: Iterable[int]) -> None:
    """Raises BadText for cards of a trick that do not lie where they went."""
    gone = without(cards, [e & 63 for e in pile])
    if gone:
        raise BadText(f"{name}: {cards_text(gone)} does not lie among the cards won")


DUTIES: Final = {
    "always": word.STRICT,
    "trump_led": word.FOLLOW | word.HEAD_TRUMP | word.TRUMP,
    "trump_only": word.FOLLOW | word.HEAD_TRUMP | word.TRUMP | word.OVERTRUMP,
}
"""The duties of play by the values of an option `heading` (pinochle:P0.LEGAL.1)."""
_NAMES: Final = {
    word.FOLLOW: "follow", word.HEAD: "head", word.HEAD_TRUMP: "head", word.TRUMP: "trump", word.OVERTRUMP: "overtrump",
}  # fmt: skip


def duty_phrase(prefix: str, b: Sequence[int], bits: int, rule: str) -> Phrase | None:
    """What binds the card to be played, as `<prefix>-follow`, `-head`, `-trump` or `-overtrump`; None: nothing."""
    if bits not in _NAMES:
        return None
    args = {"duty": bits, "suit": b[word.LED], "trump": b[word.SUIT]}
    if bits in (word.HEAD, word.HEAD_TRUMP, word.OVERTRUMP):
        args["card"] = b[word.BEST]
    return Phrase(f"{prefix}-{_NAMES[bits]}", args, rule=rule)


def marriage_phrase(seat: int, suit: int, value: int) -> Phrase:
    """A declared marriage for a client."""
    cards = (suit << 4 | word.KING, suit << 4 | word.QUEEN)
    return Phrase("meld-declared", {"seat": seat, "suit": suit, "value": value}, cards=cards)
