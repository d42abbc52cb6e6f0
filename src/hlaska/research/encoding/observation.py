"""Encodes what a seat knows as one vector of float32.

It consists of parts with names, each of one shape, one after another.

    encoder = Encoder(game)
    vector = encoder.encode(view, events)
    encoder.split(vector)["hand"]

Everything is made from a view and the events that the seat was told, so nothing hidden can be in it. Seats, sides and
places are turned so that the seat itself comes first. With `recall` the whole of what the seat was told is added: the
observation then is an information state with perfect recall.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Sequence
from copy import copy
from functools import cached_property
from itertools import compress
from operator import itemgetter, ne
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np
from msgspec import Struct

from hlaska.core.actions import CALL
from hlaska.core.board import MARK, Event
from hlaska.core.errors import BadText
from hlaska.core.game import Game
from hlaska.core.knowledge import CardKnowledge
from hlaska.core.view import View
from hlaska.research.encoding.action_index import ActionIndex, kinds_of
from hlaska.research.encoding.public_numbers import SCALE, Numbers, Row, rotate_mask, round_row

if TYPE_CHECKING:
    from numpy.typing import NDArray

PARTS: Final = ("hand", "trick", "places", "sizes", "marked", "known", "calls", "public")
HISTORY: Final = "history"
MOST_ROWS: Final = 4096  # events, and masks of places, that are kept as they are written
EVENTS: Final = ("move", "play", "call", "show", "lay", "remark", "hide")
ROW: Final = ("event", "seat", "value", "from", "to", "card", "who saw it")


class Span(Struct, frozen=True):
    """Describes a stretch of an observation, all of it float32.

    part: the part it belongs to.
    name: the same, or part and public number.
    start: the index of its first number.
    shape: the shape from there on.
    help: what its values mean.
    """

    part: str
    name: str
    start: int
    shape: tuple[int, ...]
    help: str

    @property
    def size(self) -> int:
        return int(np.prod(self.shape))

    @property
    def stop(self) -> int:
        return self.start + self.size


class PlaceIndices(NamedTuple):
    """Holds the indices at which an observation shows a place, -1 where it does not.

    planes: those of its cards.
    size: that of their number.
    trick: that of the cards in order.
    marked: that of the cards that lie as melds.
    """

    place: int
    planes: tuple[int, ...]
    size: int
    trick: int
    marked: int


class Encoder:
    """Makes observations of one game under its options.

    parts: the names of its parts in order.
    size: the length of a vector.
    spans: what lies where in it, public numbers one by one.
    index: the actions, whose calls are counted.
    """

    def __init__(
        self,
        game: Game,
        *,
        parts: Iterable[str] = PARTS,
        recall: bool = False,
        index: ActionIndex | None = None,
    ) -> None:
        """Lays out the vector of these parts. Raises BadText for a part that is none.

        parts: those wanted, see `PARTS`.
        recall: adds the history.
        """
        self.game = game
        self.index = ActionIndex(game) if index is None else index
        self.parts = (*dict.fromkeys(parts), *((HISTORY,) if recall else ()))
        unknown = [part for part in self.parts if part not in (*PARTS, HISTORY)]
        if unknown:
            raise BadText(f"'{unknown[0]}' is no part of an observation; there are {', '.join(PARTS)}")
        self.kinds = kinds_of(game)
        self.column = {card: i for i, card in enumerate(self.kinds)}
        self._copies = len(self.kinds) < len(game.pack)
        self.owners = {game.place(f"hand{seat}"): seat for seat in range(game.seats)}
        self.trick = game.place("trick")
        self.turned = [rotate_places(game, seat) for seat in range(game.seats)]
        self._numbered = [[turned.index(p) + 1 for p in range(len(turned))] + [0] for turned in self.turned]
        self._events = {kind: i + 1 for i, kind in enumerate(EVENTS)}
        self._masks: dict[tuple[int, int], Row] = {}
        self._rows: list[dict[Event, Row]] = [{} for _ in self.turned]
        self._first: dict[tuple[int, bool], Fold] = {}
        self.public = Numbers(game, self.index)
        self.spans = self._layout()
        self.size = self.spans[-1].stop if self.spans else 0
        self.starts = {part: next(s.start for s in self.spans if s.part == part) for part in self.parts}
        self.of_kinds = itemgetter(*self.kinds)
        self.indices = [self._indices(seat) for seat in range(game.seats)]

    def __reduce__(self) -> tuple[Callable[..., Encoder], tuple[Any, ...]]:
        """Pickles an encoder as its game, parts and actions, from which all else is made."""
        parts = tuple(part for part in self.parts if part != HISTORY)
        return _encoder, (self.game, parts, HISTORY in self.parts, self.index)

    @cached_property
    def rows(self) -> int:
        """Returns how many rows the history has: more than any deal needs."""
        return self.game.bound + 6 * len(self.game.pack)

    # ------------------------------------------------------------ what lies where
    def _shapes(self) -> dict[str, tuple[tuple[int, ...], str]]:
        game, cards = self.game, len(self.kinds)
        seats, places = game.seats, len(game.places)
        names = ", ".join(game.places)
        return {
            "hand": ((cards,), "how often each card is in the own hand"),
            "trick": ((seats, cards), "the cards of the trick in the order played, one-hot"),
            "places": ((places, cards), f"how often each card is seen in each place: {names}"),
            "sizes": ((places,), f"how many cards lie in each place: {names}"),
            "marked": ((seats, cards), "how often each card lies marked before each seat, as melds do"),
            "known": (
                (2, places, cards),
                "what is proved: how often each card must lie in each place, then whether a further copy may",
            ),
            "calls": (
                (seats, len(self.index.columns)),
                "how often each seat has made each call; of a ladder the last amount / 100",
            ),
            HISTORY: ((self.rows, len(ROW)), f"all that the seat was told, a row each: {', '.join(ROW)}"),
        }

    def _layout(self) -> tuple[Span, ...]:
        spans: list[Span] = []
        shapes, at = self._shapes(), 0
        for part in self.parts:
            if part == "public":
                made = [
                    Span(part, f"public.{f.name}", at + f.start, (f.size,), f.help)
                    for f in self.public.fields
                ]
            else:
                shape, help = shapes[part]
                made = [Span(part, part, at, shape, help)]
            spans += made
            at = made[-1].stop
        return tuple(spans)

    def _indices(self, seat: int) -> tuple[PlaceIndices, ...]:
        """Finds where a seat's observation shows each place."""
        starts, cards, found = self.starts, len(self.kinds), []
        for number, place in enumerate(self.turned[seat]):
            planes = [starts["places"] + number * cards] if "places" in starts else []
            owner = self.owners.get(place, -1)
            if owner == seat and "hand" in starts:
                planes.append(starts["hand"])
            size = starts["sizes"] + number if "sizes" in starts else -1
            trick = starts["trick"] if "trick" in starts and place == self.trick else -1
            marked = -1
            if owner >= 0 and "marked" in starts:
                marked = starts["marked"] + (owner - seat) % self.game.seats * cards
            found.append(PlaceIndices(place, tuple(planes), size, trick, marked))
        return tuple(found)

    def split(self, vector: NDArray[np.float32]) -> dict[str, NDArray[np.float32]]:
        """Splits a vector into its parts by name, each in its shape. Public numbers are one part."""
        found: dict[str, NDArray[np.float32]] = {}
        for part in self.parts:
            spans = [span for span in self.spans if span.part == part]
            values = vector[..., spans[0].start : spans[-1].stop]
            found[part] = values if part == "public" else values.reshape(*values.shape[:-1], *spans[0].shape)
        return found

    # ------------------------------------------------------------ making one
    def encode(
        self,
        view: View,
        events: Sequence[Event] = (),
        known: CardKnowledge | None = None,
        fold: Fold | None = None,
    ) -> NDArray[np.float32]:
        """Encodes the observation of a seat. Raises BadText for an onlooker's view.

        events: all of the deal that the seat was told, for the parts `known`, `calls` and the history.
        known: what is proved by them, where it has been found already.
        fold: what was made of the events before.
        """
        return self.encode_fold(view, events, known, fold).vector()

    def encode_fold(
        self,
        view: View,
        events: Sequence[Event] = (),
        known: CardKnowledge | None = None,
        fold: Fold | None = None,
    ) -> Fold:
        """Returns the same as the fold that keeps it."""
        if not 0 <= view.seat < self.game.seats:
            raise BadText(f"there is no seat {view.seat}; seats are 0 to {self.game.seats - 1}")
        fold = Fold(self, view.seat) if fold is None else fold
        fold.add(events)
        if "known" in self.starts:
            fold.know(CardKnowledge.of(self.game, view, events) if known is None else known)
        fold.see(view)
        return fold

    def first_fold(self, seat: int, *, listed: bool = False) -> Fold:
        """Returns a fold that shows the deal of an unshuffled pack. Far less is written than to an empty one."""
        found = self._first.get((seat, listed))
        if found is None:
            found = self._first[seat, listed] = Fold(self, seat, listed=listed)
            state, events = self.game.start(self.game.opening(), self.game.pack)
            view = self.game.view(state, seat)
            if "known" in self.starts:
                found.know(CardKnowledge.of(self.game, view, [event.for_seat(seat) for event in events]))
            found.see(view)
        return found.copy()

    def places_in(self, mask: int, seat: int) -> Row:
        """Unpacks a mask of places as this seat counts them."""
        found = self._masks.get((mask, seat))
        if found is None:
            values = [float(mask >> place & 1) for place in self.turned[seat]]
            found = Row(array("f", values), values)
            if len(self._masks) < MOST_ROWS:
                self._masks[mask, seat] = found
        return found

    def history(self, event: Event, seat: int) -> Row:
        """Writes an event that a seat was told as rows of the history. That is one, or one for each card."""
        found = self._rows[seat].get(event)
        if found is None:
            values = [float(value) for value in self._history(event, seat)]
            found = Row(array("f", values), values)
            if len(self._rows[seat]) < MOST_ROWS:
                self._rows[seat][event] = found
        return found

    def _history(self, event: Event, seat: int) -> list[int]:
        place, column, kinds = self._numbered[seat], self.column, self._events
        seats, values = self.game.seats, list[int]()
        kind = kinds.get(event.kind)
        if kind is None:
            kind = kinds[event.kind] = len(EVENTS) + 1 + _hash(event.kind)
        who = (event.seat - seat) % seats + 1 if event.seat >= 0 else 0
        saw = rotate_mask(event.to & (1 << seats) - 1, seat, seats)
        src, dst = place[event.src], place[event.dst]
        for card in event.cards or (None,):
            shown = 0 if card is None else 1 if card < 0 else column[card] + 2
            values += (kind, who, event.value, src, dst, shown, saw)
        return values

    # ------------------------------------------------------------ for a critic
    @property
    def state_size(self) -> int:
        """Returns the length of `state`."""
        return len(self.game.places) * len(self.kinds) + self.public.size

    def state(self, places: Sequence[Sequence[int]], pub: Any) -> NDArray[np.float32]:
        """Encodes everything that is true, seen from seat 0.

        That is how often each card lies in each place, then the public numbers.

        It is for a critic that is thrown away after training, never for a player.
        """
        out, cards = np.zeros(self.state_size, np.float32), len(self.kinds)
        ones = [
            i * cards + self.column[e & 63] for i, entries in enumerate(places) for e in entries if e >= 0
        ]
        if self._copies:
            np.add.at(out, ones, 1)  # an index may occur twice
        else:
            out[ones] = 1
        self.public.write(out, len(places) * cards, pub, 0)
        return out


class Fold:
    """Holds the last observation of a seat, so that only changes are written.

    listed: it is kept as a list, for who asks for lists, else packed.
    count: the number of events that are in it.
    filled: the number of values of the history.
    places, fixed, may, numbers: what its parts were made of.
    """

    def __init__(self, encoder: Encoder, seat: int, *, listed: bool = False) -> None:
        self.encoder, self.seat, self.listed, self.count, self.filled = encoder, seat, listed, 0, 0
        self.indices = encoder.indices[seat]
        self._cells: list[float] | array[float]
        self._cells = [0.0] * encoder.size if listed else array("f", [0.0]) * encoder.size
        self.places: Sequence[tuple[int, ...]] = ((),) * len(self.indices)
        self.fixed: Sequence[tuple[int, ...]] = self.places
        self.may = [0] * len(encoder.kinds)
        self.known: CardKnowledge | None = None
        self.numbers: tuple[Any, ...] = ()
        self._marks: list[tuple[int, ...]] = [()] * len(self.indices)

    def _write(self, at: int, row: Row) -> None:
        values = row[self.listed]
        self._cells[at : at + len(values)] = values  # type: ignore[assignment]  # each its own

    def _recount(self, at: int, before: tuple[int, ...], now: tuple[int, ...]) -> None:
        """Counts each card seen in a place anew. Hands and piles are seldom the same twice, so no row is kept."""
        cells, column = self._cells, self.encoder.column
        for e in before:
            if e >= 0:
                cells[at + column[e & 63]] = 0.0
        for e in now:
            if e >= 0:
                cells[at + column[e & 63]] += 1.0

    # ------------------------------------------------------------ events
    def add(self, events: Sequence[Event]) -> None:
        """Adds those of all events of the deal that are not in it yet."""
        if len(events) <= self.count:
            return
        new, encoder, starts = events[self.count :], self.encoder, self.encoder.starts
        self.count = len(events)
        if "calls" in starts:
            self._call(new, starts["calls"])
        if HISTORY in starts:
            for event in new:
                row = encoder.history(event, self.seat)
                begin = starts[HISTORY] + self.filled
                self.filled += len(row.values)
                if begin + len(row.values) > encoder.size:
                    raise AssertionError(
                        f"{encoder.game.id}: {self.filled // len(ROW)} rows of history, more than {encoder.rows}"
                    )
                self._write(begin, row)

    def _call(self, events: Iterable[Event], start: int) -> None:
        index, game = self.encoder.index, self.encoder.game
        for event in events:
            if event.kind == "call" and event.value >= CALL and event.seat >= 0:
                turned = (event.seat - self.seat) % game.seats
                there = start + turned * len(index.columns) + index.column(event.value)
                call = game.calls[event.value]
                value = call.amount / SCALE if call.ladder else self._cells[there] + 1
                self._write(there, round_row([value]))

    # ------------------------------------------------------------ what is proved
    def know(self, known: CardKnowledge) -> None:
        """Writes what is proved."""
        if known is self.known:
            return
        encoder, cards, at = self.encoder, len(self.encoder.kinds), self.encoder.starts["known"]
        for there in self.indices:
            before, now = self.fixed[there.place], known.fixed[there.place]
            if now != before:
                self._recount(at, before, now)
            at += cards
        copies = encoder.of_kinds(known.copies)
        may = [mask if n else 0 for mask, n in zip(encoder.of_kinds(known.may), copies, strict=True)]
        if may != self.may:
            end = at + cards * len(self.indices)
            for i in compress(range(cards), map(ne, may, self.may)):
                values = encoder.places_in(may[i], self.seat)[self.listed]
                self._cells[at + i : end : cards] = values  # type: ignore[assignment]
        self.known, self.fixed, self.may = known, known.fixed, may

    # ------------------------------------------------------------ what is seen
    def see(self, view: View) -> None:
        """Writes what a view shows: the cards in their places, and the public numbers."""
        starts = self.encoder.starts
        for there in self.indices:
            before, now = self.places[there.place], view.places[there.place]
            if now != before:
                self._place(there, before, now)
        self.places = view.places
        if "public" in starts:
            self._number(view.pub, starts["public"])

    def _number(self, pub: Any, start: int) -> None:
        public = self.encoder.public
        numbers = public.values(pub)
        changed: Iterable[int] = range(len(numbers))
        if self.numbers:
            changed = compress(changed, map(ne, numbers, self.numbers))
        for i in changed:
            self._write(start + public.fields[i].start, public.row(i, numbers[i], self.seat))
        self.numbers = numbers

    def _place(self, there: PlaceIndices, before: tuple[int, ...], now: tuple[int, ...]) -> None:
        """Writes a place that has changed into each part that shows it."""
        for at in there.planes:
            self._recount(at, before, now)
        if there.size >= 0:
            self._cells[there.size] = float(len(now))
        if there.trick >= 0:
            for i in range(self.encoder.game.seats):
                self._recount(there.trick + i * len(self.encoder.kinds), before[i : i + 1], now[i : i + 1])
        if there.marked >= 0:
            marks = tuple([e & 63 for e in now if e >> MARK > 0])
            if marks != self._marks[there.place]:
                self._recount(there.marked, self._marks[there.place], marks)
                self._marks[there.place] = marks

    # ------------------------------------------------------------ given away
    def values(self) -> list[float]:
        """Returns the observation as a new list."""
        return self._cells.copy() if isinstance(self._cells, list) else self._cells.tolist()

    def vector(self) -> NDArray[np.float32]:
        """Returns the observation as a new vector."""
        return np.array(self._cells, np.float32)

    def copy(self) -> Fold:
        """Copies it, so that other events can be added to the copy."""
        other = copy(self)
        other._cells, other._marks = self._cells[:], [*self._marks]
        return other


def _encoder(game: Game, parts: Iterable[str], recall: bool, index: ActionIndex) -> Encoder:
    """Rebuilds an encoder that was pickled."""
    return Encoder(game, parts=parts, recall=recall, index=index)


def _hash(kind: str) -> int:
    """Numbers an event that only one game has, the same in every process."""
    return sum(ord(letter) * (i + 1) for i, letter in enumerate(kind)) % 1000


# ---------------------------------------------------------------- me first
def _stem(name: str) -> str:
    """Returns the name of a place without its number."""
    return name.rstrip("0123456789")


def rotate_places(game: Game, seat: int) -> tuple[int, ...]:
    """Returns the places in order, counted from this seat.

    Those by seat or by side begin with its own.
    """
    turned = []
    for place, name in enumerate(game.places):
        stem = _stem(name)
        count = sum(_stem(other) == stem for other in game.places) if stem != name else 1
        if count == game.seats or (count == 2 and game.seats == 4):
            number = int(name[len(stem) :])
            turned.append(game.places.index(f"{stem}{(number + seat) % count}"))
        else:
            turned.append(place)
    return tuple(turned)
