"""Plays a deal as environments need it: one seat is asked at a time.

Each seat has what it was told and can prove.

The frameworks' environments are thin skins over this. Nothing here shows a seat more than its view and its events.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from random import Random
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from msgspec.structs import replace

from hlaska.core import match as matches
from hlaska.core.actions import Action
from hlaska.core.board import Event, cards_in
from hlaska.core.cards import cards_text, parse_cards
from hlaska.core.errors import BadText
from hlaska.core.game import Game, Match
from hlaska.core.knowledge import CardKnowledge, Duties, duties_of, find_strict_start
from hlaska.core.view import View
from hlaska.research.encoding.action_index import SILENT
from hlaska.research.encoding.observation import Encoder, Fold

if TYPE_CHECKING:
    from numpy.typing import NDArray

SEEDS: Final = 1 << 64


class Episode:
    """Plays one deal, from its deck to its result.

    seat: who is asked, -1 when the deal is over.
    over: whether the deal is over.
    out_of_turn: whether the seat is asked for a call out of turn.
    log: what was done, by whom.
    words: what each seat was told in words, as far as it was asked for.
    claims: seats that may call out of turn are asked in order before the seat on turn, and may say nothing. Else calls
    out of turn are left out.
    """

    def __init__(
        self, encoder: Encoder, deck: Sequence[int], *, match: Match | None = None, claims: bool = False
    ) -> None:
        self.encoder, self.game, self.claims = encoder, encoder.game, claims
        self.match = self.game.opening() if match is None else match
        self.deck = tuple(deck)
        self._state: Any
        self._state, events = matches.begin(self.game, self.match, self.deck)
        self.log: list[tuple[int, Action]] = []
        self._told: list[list[Event]] = [[] for _ in range(self.game.seats)]
        self._proved: list[tuple[int, Duties | None, CardKnowledge] | None] = [None] * self.game.seats
        self._folds: dict[tuple[int, int, bool], Fold] = {}
        self.words: list[list[str]] = [
            [] for _ in range(self.game.seats)
        ]  # of what each seat was told so far
        self.seat, self.over = -1, False
        self._waiting: list[int] = []
        self._steps: list[Sequence[Event]] = []
        self._numbers: dict[int, Action] | None = None
        self._views: dict[int, View] = {}  # by seat, of the state as it is
        self._record_events(events)

    @classmethod
    def from_seed(cls, encoder: Encoder, seed: int | None, *, claims: bool = False) -> Episode:
        """Deals a deck that follows from a seed; None takes one at random."""
        deck = shuffle_deck(encoder.game, Random(seed))
        return cls(encoder, deck, claims=claims)

    # ------------------------------------------------------------ how it stands
    @property
    def is_out_of_turn(self) -> bool:
        return bool(self._waiting)

    @property
    def phase(self) -> str:
        return str(self._state.pub.phase)

    def legal(self) -> tuple[Action, ...]:
        """Lists what the seat that is asked may do; () when the deal is over."""
        if self.over:
            return ()
        seen = self._views.get(self.seat)
        legal = self.game.legal(self._state, self.seat) if seen is None else seen.legal
        return (*legal, SILENT) if self._waiting else legal

    def numbers(self) -> dict[int, Action]:
        """Returns the legal actions of the seat that is asked by index. Do not change it."""
        if self._numbers is None:
            self._numbers = self.encoder.index.numbers(self.legal())
        return self._numbers

    def view(self, seat: int) -> View:
        """Returns what a seat sees."""
        if seat not in self._views:
            self._views[seat] = self.game.view(self._state, seat)
        return self._views[seat]

    def events(self, seat: int) -> Sequence[Event]:
        """Returns all events that a seat was told."""
        return self._told[seat]

    def knowledge(self, seat: int) -> CardKnowledge:
        """Returns what a seat can prove from what it was told. New events are added first."""
        view, events = self.view(seat), self._told[seat]
        before = self._proved[seat]
        duties = None if self.over else duties_of(self.game, view)
        if self.over and before is not None:
            duties = before[1]
        if before is not None and before[0] == len(events) and before[1] == duties:
            return before[2]
        known = self._extend_knowledge(before, events, duties, view)
        self._proved[seat] = len(events), duties, known
        return known

    def _extend_knowledge(
        self,
        before: tuple[int, Duties | None, CardKnowledge] | None,
        events: Sequence[Event],
        duties: Duties | None,
        view: View,
    ) -> CardKnowledge:
        """Adds to what was proved before, if the same duties bound every card played."""
        if before is None or (duties is not None and duties.moving and self.over):
            return CardKnowledge.of(self.game, view, events)
        begin, known = before[0], before[2]
        if before[1] != duties:
            bound = find_strict_start(self.game, events) if duties is not None and duties.late else 0
            if any(event.kind == "play" for event in events[bound:begin]):
                return CardKnowledge.of(self.game, view, events)
            if bound > begin:
                known, begin = known.after(*events[begin:bound], duties=None), bound
        return self._add_events(known, begin, events, duties, view)

    def _add_events(
        self, known: CardKnowledge, begin: int, events: Sequence[Event], duties: Duties | None, view: View
    ) -> CardKnowledge:
        """Adds what was told from an event on. Each marriage that was declared may have set trumps."""
        if duties is not None and duties.moving:
            declared = [i for i, e in enumerate(events) if e.kind == "play" and e.value == 1]
            for i in declared:
                if i >= begin:
                    known = known.after(*events[begin : i + 1], duties=duties)
                    begin = i + 1
                duties = replace(duties, trump=events[i].cards[0] >> 4)
        return known.after(*events[begin:], duties=duties, view=view)

    def result(self) -> tuple[float, ...]:
        """Returns what each seat gets for the deal, in the game's units. They are noughts while it runs."""
        found = self._state.pub.result
        seats = self.game.seats
        return tuple(n / self.game.money for n in found[:seats]) if found else (0.0,) * seats

    def margins(self) -> tuple[float, ...]:
        """Returns by seat the result over the mean of the others. They add up to nothing."""
        result = self.result()
        total, others = sum(result), len(result) - 1
        return tuple(n - (total - n) / others for n in result)

    # ------------------------------------------------------------ observing
    def observe(self, seat: int) -> NDArray[np.float32]:
        """Encodes the observation of a seat."""
        known = self.knowledge(seat) if "known" in self.encoder.parts else None
        return self.encoder.encode(self.view(seat), self._told[seat], known, self.fold(seat, self.encoder))

    def fold(self, seat: int, encoder: Encoder, *, listed: bool = False) -> Fold:
        """Returns what an encoder has made of the events that a seat was told. Encoding adds to it."""
        key = seat, id(encoder), listed
        if key not in self._folds:
            self._folds[key] = encoder.first_fold(seat, listed=listed)
        return self._folds[key]

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Marks what a seat may do now, all 0 for one that is not asked."""
        return self.encoder.index.mask(self.legal() if seat == self.seat else ())

    def true_events(self) -> Sequence[Sequence[Event]]:
        """Returns all events as they truly were: of the beginning, then of each action. Never for a player."""
        return self._steps

    def true_places(self) -> Sequence[Sequence[int]]:
        """Returns the places as they truly are. Never for a player."""
        places: Sequence[Sequence[int]] = self._state.places
        return places

    def truth(self) -> NDArray[np.float32]:
        """Returns everything that is true, for a critic."""
        return self.encoder.state(self._state.places, self._state.pub)

    def text(self, seat: int | None = None) -> str:
        """Writes down how the deal stands as a seat sees it. Without a seat all cards are open."""
        places = self._state.places if seat is None else self.view(seat).places
        rows = [f"{self.game.id}, phase {self.phase}, seat {self.seat} to act"]
        rows += [
            f"{name}: {cards_text(cards_in(entries))}"
            for name, entries in zip(self.game.places, places, strict=True)
            if entries
        ]
        return "\n".join([*rows, f"result: {self.result()}"] if self.over else rows)

    # ------------------------------------------------------------ going on
    def step(self, index: int) -> Action:
        """Does what an index means for the seat that is asked. Raises BadText, with nothing done, for what is not
        legal."""
        found = self.numbers().get(int(index))
        action = self.encoder.index.action(int(index), self.legal()) if found is None else found
        self.do(action)
        return action

    def do(self, action: Action) -> None:
        """Does a legal action for the seat that is asked."""
        seat = self.seat
        self.log.append((seat, action))
        self._numbers = None
        if action == SILENT:
            self._waiting.pop(0)
            self.seat = self._waiting[0] if self._waiting else self._state.pub.turn
            return
        self._state, events = self.game.apply(self._state, seat, action)
        self._record_events(events)

    def _record_events(self, events: Sequence[Event]) -> None:
        self._steps.append(tuple(events))
        self._views = {}
        for seat, told in enumerate(self._told):
            told += [event.for_seat(seat) for event in events]
        turn = self._state.pub.turn
        self.over = turn < 0
        if self.claims and turn >= 0:
            others = [seat for seat in range(self.game.seats) if seat != turn]
            self._waiting = [seat for seat in others if self.game.legal(self._state, seat)]
        else:
            self._waiting = []
        self.seat = self._waiting[0] if self._waiting else turn

    def copy(self) -> Episode:
        """Copies the deal at this point, to go on otherwise."""
        other = copy(self)
        other.log, other._waiting = list(self.log), list(self._waiting)
        other._told = [list(told) for told in self._told]
        other._views = dict(self._views)
        other.words = [list(words) for words in self.words]
        other._folds = {key: fold.copy() for key, fold in self._folds.items()}
        other._proved, other._steps = list(self._proved), list(self._steps)
        return other

    def __deepcopy__(self, memo: Any) -> Episode:
        return self.copy()


def shuffle_deck(game: Game, rng: Random, match: Match | None = None) -> tuple[int, ...]:
    """Shuffles the next deck of a match, of its beginning by default."""
    return matches.next_deck(game, game.opening() if match is None else match, rng.shuffle)


def deck_from_options(game: Game, options: Mapping[str, Any], rng: Random) -> tuple[int, ...]:
    """Returns the `deck` that options name, else the next one. Options give it in dealing order, as text or ints."""
    deck = options.get("deck") or shuffle_deck(game, rng)
    return parse_cards(deck) if isinstance(deck, str) else tuple(deck)


def check_seed(seed: int | None) -> int | None:
    """Returns the seed if environments take it. Raises BadText for one that is out of range."""
    if seed is None:
        return None
    if type(seed) is not int or not 0 <= seed < SEEDS:
        raise BadText(f"seed={seed}: a whole number from 0 to 2**64 - 1, or None")
    return seed
