"""Follows another program's deal by what its own seat is told, and plays there.

It keeps a deal of its own, in which what the seat does not see is made up. When a card turns out to lie elsewhere than
supposed, the two change places: the law of views (docs/design.md, section 7) says that this changes nothing that the
seat has seen. So a player at the mirror gets the very view and the very events that it would get at the table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import islice, product
from random import Random
from typing import Any, Final, NamedTuple

from hlaska.core import match as matches
from hlaska.core.actions import CALL, Action
from hlaska.core.board import Event, Places, cards_in
from hlaska.core.cards import cards_text
from hlaska.core.errors import BadText, Illegal
from hlaska.core.game import Game
from hlaska.core.public import Item
from hlaska.core.record import fault
from hlaska.core.view import View

ROUNDS: Final = 40  # cards that may have to change places for one action
TRIES: Final = 3_000  # hands that are tried where a whole hand decides what is shown
MATE: Final = 1  # king and queen of a suit differ in this bit
Spot = tuple[int, int]
Trial = tuple[Any, list[Event], list[list[int]]]


class ForeignTable:
    """Follows one deal as a seat sees it. `events`: all that it has seen of it."""

    def __init__(self, game: Game, seat: int, hand: Sequence[int], sees: Sequence[int] = ()) -> None:
        """Starts a deal in which the seat was given this hand.

        A cut is passed over.

        `sees`: other cards that lie open. Raises BadText for a hand that cannot be dealt.
        """
        if not 0 <= seat < game.seats:
            raise BadText(f"there is no seat {seat}; seats are 0 to {game.seats - 1}")
        self.game, self.seat = game, seat
        self._at = game.place(f"hand{seat}")
        self._state, self.events = self._deal(hand, sees)

    # ------------------------------------------------------------ how it stands
    @property
    def view(self) -> View:
        return self.game.view(self._state, self.seat)

    @property
    def turn(self) -> int:
        """Returns the seat on turn, -1 when the deal is over."""
        return int(self._state.pub.turn)

    @property
    def result(self) -> tuple[int, ...]:
        """Returns what each seat gets in the smallest unit; () while the deal runs."""
        return tuple(self._state.pub.result)

    @property
    def items(self) -> tuple[Item, ...]:
        return tuple(self._state.pub.items)

    # ------------------------------------------------------------ the deal
    def _deal(self, hand: Sequence[int], sees: Sequence[int]) -> tuple[Any, list[Event]]:
        """Deals packs until the seat sees the cards that it was given."""
        deck = list(self.game.pack)
        self._check_in_pack(deck, [*hand, *sees])
        for _ in range(ROUNDS):
            state, events = self._start(deck)
            wrong = self._find_wrong(state.places, hand, sees)
            if wrong is None:
                return state, events
            deck = self._improve_deck(deck, wrong, hand, sees)
        raise BadText(f"{cards_text([*hand, *sees])}: these cards cannot be dealt like that")

    def _check_in_pack(self, pack: Sequence[int], cards: Sequence[int]) -> None:
        over = Counter(cards) - Counter(pack)
        if over:
            raise BadText(f"{cards_text(list(over.elements()))}: not in the pack, or told twice")

    def _start(self, deck: Sequence[int]) -> tuple[Any, list[Event]]:
        """Starts the deal up to where somebody holds cards. What is asked before (the cut) is passed over."""
        state, events = matches.begin(self.game, self.game.opening(), deck)
        for _ in range(self.game.seats):
            if any(state.places[self.game.place(f"hand{s}")] for s in range(self.game.seats)):
                break
            turn = state.pub.turn
            state, more = self.game.apply(state, turn, self.game.legal(state, turn)[0])
            events = [*events, *more]
        return state, [event.for_seat(self.seat) for event in events]

    def _find_wrong(
        self, places: Places, hand: Sequence[int], sees: Sequence[int]
    ) -> tuple[int, int, int] | None:
        """Finds a card wrongly seen, one wrongly unseen, and how many are wrong.

        None: all is right. Raises BadText for another number of cards than are dealt.
        """
        shown = self.game.redact(places, self.seat)
        mine = [c for c in cards_in(shown[self._at]) if c >= 0]
        open_ = [c for i, place in enumerate(shown) for c in cards_in(place) if c >= 0 and i != self._at]
        pairs = (("in the hand", mine, hand), ("open beside it", open_, sees))
        wrong = sum((Counter(is_so) - Counter(told)).total() for _, is_so, told in pairs)
        for what, is_so, told in pairs:
            if len(is_so) != len(told):
                raise BadText(f"{len(is_so)} cards are {what} after the deal, not {len(told)}")
            extra, missing = Counter(is_so) - Counter(told), Counter(told) - Counter(is_so)
            if extra:
                return next(iter(extra)), next(iter(missing)), wrong
        return None

    def _improve_deck(
        self, deck: list[int], wrong: tuple[int, int, int], hand: Sequence[int], sees: Sequence[int]
    ) -> list[int]:
        """Swaps a surplus card of the deck with one that is missing. Of several copies it takes those that help."""
        surplus, wanted, many = wrong
        for i in (i for i, c in enumerate(deck) if c == surplus):
            for j in (j for j, c in enumerate(deck) if c == wanted):
                trial = deck.copy()
                trial[i], trial[j] = wanted, surplus
                left = self._find_wrong(self._start(trial)[0].places, hand, sees)
                if left is None or left[2] < many:
                    return trial
        raise BadText(f"{cards_text([wanted])} cannot have been dealt to seat {self.seat}")

    # ------------------------------------------------------------ what happens
    def apply(self, seat: int, action: Action | None, sees: Sequence[int] = ()) -> list[Event]:
        """Plays the action of a seat.

        None stands for a card that the own seat does not see.

        `sees`: cards that the own seat now sees for the first time, in the order in which they are shown, but for the
        card itself. Gives the events. Raises Illegal, and BadText for what contradicts what was told before.
        """
        if seat == self.seat:
            self._check_allowed(action)
        elif seat != self.turn and not (0 <= seat < self.game.seats and self.game.legal(self._state, seat)):
            raise Illegal(f"seat {seat} is not asked now; {self._turn_text()}")
        state, events = self._find_state(seat, action, list(sees))
        self._state = state
        self.events += events
        return events

    def _turn_text(self) -> str:
        return f"seat {self.turn} is on turn" if self.turn >= 0 else "the deal is over"

    def _check_allowed(self, action: Action | None) -> None:
        if action is None:
            raise BadText("the own cards are known: name the action")
        wrong = fault(self.game, self._state, self.seat, action)
        if wrong:
            raise Illegal(wrong)

    def _find_state(self, seat: int, action: Action | None, sees: list[int]) -> tuple[Any, list[Event]]:
        """Returns the state after the action, once what the seat saw is right.

        Cards change places until then; also what it saw.
        """
        before = self._state
        if seat != self.seat and action is not None and action < CALL:
            needed = [action & 63, action & 63 ^ MATE] if action >> 6 == 1 else [action & 63]
            before = self._give_cards(before, seat, needed)
        found = self._find_by_swaps(before, seat, action, sees)
        if found is None and seat != self.seat:
            found = self._find_by_chance(self._give_cards(before, seat, sees), seat, action, sees)
        if found is None:
            raise BadText(self._contradiction(before, seat, action, sees))
        return found

    def _contradiction(self, before: Any, seat: int, action: Action | None, sees: list[int]) -> str:
        said = "a card that is not seen" if action is None else f"'{self.game.action_text(action)}'"
        tried = self._try_action(before, seat, action, sees)
        many = len(sees) if tried is None else len(_flat(tried[2]))
        if many != len(sees):
            return f"{said} by seat {seat}: new cards are to be seen by it, {many} as far as is known, not {len(sees)}"
        shown = f", seeing {cards_text(sees)}" if sees else ""
        return f"{said} by seat {seat}{shown}: this contradicts what was told before"

    def _find_by_swaps(
        self, before: Any, seat: int, action: Action | None, sees: list[int]
    ) -> tuple[Any, list[Event]] | None:
        """Swaps cards that would be seen with those that are, one after another."""
        tried = self._try_action(before, seat, action, sees)
        for _ in range(ROUNDS):
            if tried is None or len(_flat(tried[2])) != len(sees):
                return None
            gap = _gap(tried[2], sees)
            nearer = self._improve_state(before, seat, action, tried[2], sees) if any(gap) else None
            if nearer is None:
                return None if gap.others or gap.astray else (tried[0], tried[1])
            before, tried = nearer
        return None

    def _improve_state(
        self, before: Any, seat: int, action: Action | None, news: list[list[int]], sees: list[int]
    ) -> tuple[Any, Trial] | None:
        """Swaps two cards so that what is seen comes nearer. Of several copies it takes those that do it."""
        surplus, wanted = _find_mismatch(news, sees)
        for spot, other in product(self._spots(before, surplus), self._spots(before, wanted)):
            changed = self._swap(before, spot, other)
            tried = self._try_action(changed, seat, action, sees)
            if tried is not None and _gap(tried[2], sees) < _gap(news, sees):
                return changed, tried
        return None

    def _find_by_chance(
        self, before: Any, seat: int, action: Action | None, sees: list[int]
    ) -> tuple[Any, list[Event]] | None:
        """Draws the rest of the hand until it shows no other card.

        Where it hangs on the whole hand how many cards are shown (melds that are laid together).
        """
        rng, place = Random(len(self.events)), self.game.place(f"hand{seat}")
        for _ in range(TRIES):
            tried = self._try_action(before, seat, action, sees)
            if tried is not None and sorted(_flat(tried[2])) == sorted(sees):
                return tried[0], tried[1]
            inside, outside = self._unseen_spots(before, place, sees)
            if not inside or not outside:
                return None
            before = self._swap(before, rng.choice(inside), rng.choice(outside))
        return None

    def _try_action(self, before: Any, seat: int, action: Action | None, sees: Sequence[int]) -> Trial | None:
        """Returns the state after the action, and what the seat saw of it.

        And which cards for the first time; None where the cards that are made up do not allow it.
        """
        done = self._hidden_card(before, seat, sees) if action is None else action
        try:
            after, events = self.game.apply(before, seat, done)
        except Exception:  # an engine trusts its caller; what it does with other cards is nobody's business
            return None
        events = [event.for_seat(self.seat) for event in events]
        places = [self.game.redact(state.places, self.seat) for state in (before, after)]
        return after, events, group_revealed(places[0], places[1], events, done)

    def _hidden_card(self, state: Any, seat: int, sees: Sequence[int]) -> Action:
        """Returns any card that a seat may lay away or pass on."""
        cards = [a for a in self.game.legal(state, seat) if a < CALL]
        if not cards:
            raise Illegal(f"seat {seat} has no card to lay away now; {self._turn_text()}")
        return next((a for a in cards if a & 63 not in sees), cards[0])

    # ------------------------------------------------------------ cards change places
    def _unseen_spots(self, state: Any, place: int, kept: Sequence[int]) -> tuple[list[Spot], list[Spot]]:
        """Returns the spots of a hand, and of all other places, with unseen cards.

        Those whose cards the seat does not see; of the hand those that are not kept.
        """
        inside, outside, kept_here = list[Spot](), list[Spot](), Counter(kept)
        for p, entries in enumerate(state.places):
            for i, e in enumerate(entries):
                if self._is_seen(state, (p, i)):
                    continue
                if p != place:
                    outside.append((p, i))
                elif kept_here[e & 63] > 0:
                    kept_here[e & 63] -= 1
                else:
                    inside.append((p, i))
        return inside, outside

    def _give_cards(self, state: Any, seat: int, cards: Iterable[int]) -> Any:
        """Returns the state in which a hand has these cards.

        Those that the seat sees there are among them. Raises BadText.
        """
        place = self.game.place(f"hand{seat}")
        needed = Counter(cards)
        for card in needed:
            while (hand := cards_in(state.places[place])).count(card) < needed[card]:
                free = [
                    (place, i)
                    for i, c in enumerate(hand)
                    if not self._is_seen(state, (place, i)) and hand.count(c) > needed[c]
                ]
                other = next((spot for spot in self._spots(state, card) if spot[0] != place), None)
                if not free or other is None:
                    raise BadText(f"seat {seat} cannot hold {cards_text([card])}: it lies elsewhere")
                state = self._swap(state, free[0], other)
        return state

    def _spots(self, state: Any, card: int) -> list[Spot]:
        """Lists where copies of a card lie that the seat does not see."""
        return [
            (p, i)
            for p, entries in enumerate(state.places)
            for i, e in enumerate(entries)
            if e & 63 == card and not self._is_seen(state, (p, i))
        ]

    def _is_seen(self, state: Any, spot: Spot) -> bool:
        return bool(state.places[spot[0]][spot[1]] >> 6 + self.seat & 1)

    def _swap(self, state: Any, one: Spot, other: Spot) -> Any:
        """Swaps the two cards; who knows what lies where stays."""
        places = [list(entries) for entries in state.places]
        a, b = places[one[0]][one[1]], places[other[0]][other[1]]
        places[one[0]][one[1]] = a & ~63 | b & 63
        places[other[0]][other[1]] = b & ~63 | a & 63
        for place in {one[0], other[0]} - set(self.game.ordered):
            places[place].sort()
        return type(state)(state.pub, tuple(map(tuple, places)))


class _Gap(NamedTuple):
    """Measures how far what is seen is from what was told.

    It counts cards that are others, cards in other events, and cards that stand elsewhere (which means nothing within
    an event).
    """

    others: int
    astray: int
    order: int


def _gap(news: list[list[int]], sees: list[int]) -> _Gap:
    flat = _flat(news)
    others = (Counter(flat) - Counter(sees)).total()
    astray = sum((Counter(a) - Counter(b)).total() for a, b in zip(news, _cut(news, sees), strict=True))
    return _Gap(others, astray, sum(a != b for a, b in zip(flat, sees, strict=False)))


def _find_mismatch(news: list[list[int]], sees: list[int]) -> tuple[int, int]:
    """Finds a card that is wrongly seen, and one that should be seen instead."""
    extra, missing = Counter(_flat(news)) - Counter(sees), Counter(sees) - Counter(_flat(news))
    if extra:
        return next(iter(extra)), next(iter(missing))
    for group, told in zip(news, _cut(news, sees), strict=True):
        more, less = Counter(group) - Counter(told), Counter(told) - Counter(group)
        if more:
            return next(iter(more)), next(iter(less))
    return next((a, b) for a, b in zip(_flat(news), sees, strict=True) if a != b)


def _flat(news: Iterable[list[int]]) -> list[int]:
    return [card for group in news for card in group]


def _cut(news: Iterable[list[int]], sees: Iterable[int]) -> list[list[int]]:
    """Cuts the cards that were told into as many for each event."""
    rest = iter(sees)
    return [list(islice(rest, len(group))) for group in news]


def group_revealed(before: Places, after: Places, events: Iterable[Event], action: Action) -> list[list[int]]:
    """Groups the revealed cards by event; last those that no event showed."""
    known = [Counter(e & 63 for e in entries if e >= 0) for entries in before]
    found: list[list[int]] = []
    for event in events:
        new: list[int] = []
        for card, count in Counter(c for c in event.cards if c >= 0).items():
            here = known[event.src]
            fresh = max(0, count - here[card])
            new += [card] * fresh
            here[card] += fresh
            if event.dst != event.src:
                here[card] -= count
                known[event.dst][card] += count
        found.append(new)
    in_all: Counter[int] = sum(known, Counter())
    shown = Counter(e & 63 for entries in after for e in entries if e >= 0)
    found.append(sorted((shown - in_all).elements()))
    own = next((new for new in found if action < CALL and action & 63 in new), None)
    if own is not None:
        own.remove(action & 63)
    return found
