"""The laws that every game keeps, as functions that raise `Broken`. `tests/test_every_game.py` runs them.

A law looks at a `Trace`, one deal played by a chooser, with every state and event on the way, and says how often it
really compared something: one that never does proves nothing (`tests/lawful.py` has the least numbers).
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import accumulate, islice, pairwise
from math import prod
from random import Random
from typing import Any, NamedTuple
from zlib import crc32

import msgspec

from hlaska.bots.analysis.open_position import solve_position
from hlaska.core import kinds, number_ranges, spelling
from hlaska.core import match as matches
from hlaska.core import record as records
from hlaska.core.actions import CALL
from hlaska.core.adviser import Adviser
from hlaska.core.board import Event, State, cards_in, seen, without
from hlaska.core.calls import Calls
from hlaska.core.counters import check_end
from hlaska.core.errors import BadRecord, BadText
from hlaska.core.game import Game, Match
from hlaska.core.knowledge import CardKnowledge
from hlaska.core.position_check import find_misfits
from hlaska.core.public import Item
from hlaska.core.record import match_header
from hlaska.core.view import View
from hlaska.families.marias.payment import note_scores, share_payment
from hlaska.kernel import layout
from hlaska.kernel.acts import LAY, acts_now, move
from hlaska.kernel.play import legal_now, pairs_now, step
from hlaska.table.preview import preview

LATE = 8  # cards left at most in a position that is solved
SOLVED = 4000  # positions that the solver may enter for it
NOT_SOLVED = (
    "marriages under another order",
    "the order of a stock",
    "a settlement of",
)  # what it does not solve by design
Chooser = Callable[[Game, State[Any], int], tuple[int, int]]


class Broken(AssertionError):
    """A game breaks a law."""


class Step(NamedTuple):
    seat: int
    action: int
    state: State[Any]
    events: list[Event]


@dataclass(frozen=True, eq=False)
class Trace:
    """A deal as it was played. What several laws ask of the same moment is found once."""

    game: Game
    match: Match
    deck: tuple[int, ...]
    start: State[Any]
    events: list[Event]
    steps: list[Step]
    after: Match | None

    def states(self) -> list[State[Any]]:
        return self._states

    def batches(self) -> list[list[Event]]:
        """The events that led to each state."""
        return self._batches

    def view(self, at: int, seat: int) -> View:
        """What a seat sees in state number `at`."""
        if (at, seat) not in self._views:
            self._views[at, seat] = self.game.view(self._states[at], seat)
        return self._views[at, seat]

    def heard(self, seat: int) -> list[list[Event]]:
        """The events that led to each state, as a seat may know them."""
        if seat not in self._heard:
            self._heard[seat] = [[e.for_seat(seat) for e in batch] for batch in self._batches]
        return self._heard[seat]

    def known(self, seat: int) -> list[CardKnowledge]:
        """What a seat can prove by its events, in each state."""
        if seat not in self._known:
            found = accumulate(
                self.heard(seat),
                lambda k, heard: k.after(*heard),
                initial=CardKnowledge.start(self.game, seat),
            )
            self._known[seat] = list(found)[1:]
        return self._known[seat]

    @cached_property
    def _states(self) -> list[State[Any]]:
        return [self.start, *(s.state for s in self.steps)]

    @cached_property
    def _batches(self) -> list[list[Event]]:
        return [self.events, *(s.events for s in self.steps)]

    @cached_property
    def _views(self) -> dict[tuple[int, int], View]:
        return {}

    @cached_property
    def _heard(self) -> dict[int, list[list[Event]]]:
        return {}

    @cached_property
    def _known(self) -> dict[int, list[CardKnowledge]]:
        return {}


def beyond(cards: Iterable[int], others: Iterable[int]) -> list[int]:
    """The cards that are not among the others, copies counted."""
    rest, found = list(others), []
    for c in cards:
        if c in rest:
            rest.remove(c)
        else:
            found.append(c)
    return found


def visible(entries: Iterable[int]) -> list[int]:
    """The cards of a place that a view shows."""
    return [e & 63 for e in entries if e >= 0]


def must(holds: bool, text: str) -> None:
    if not holds:
        raise Broken(text)


# ---------------------------------------------------------------- playing
def play_deal(game: Game, match: Match, deck: Sequence[int], choose: Chooser) -> Trace:
    """Plays a deal to its end, checking only what play itself needs."""
    start, events = matches.begin(game, match, deck)
    steps: list[Step] = []
    state = start
    while game.finish(match, state) is None:
        must(0 <= state.pub.turn < game.seats, f"nobody is on turn in phase {state.pub.phase}")
        must(len(steps) < game.bound, f"more than {game.bound} actions in a deal")
        seat, action = choose(game, state, len(steps))
        state, happened = game.apply(state, seat, action)
        steps.append(Step(seat, action, state, happened))
    return Trace(game, match, tuple(deck), start, events, steps, game.finish(match, state))


def moody(rng: Random) -> Chooser:
    """Chooses at random with a mood for each call that lasts a deal: some deals are full of doubles, some of silence.

    Now and then a seat that is not on turn does a call that it may do.
    """
    mood: dict[int, float] = {}

    def choose(game: Game, state: State[Any], count: int) -> tuple[int, int]:
        seat = state.pub.turn
        if rng.random() < 0.03:
            others = [(s, a) for s in range(game.seats) if s != seat for a in game.legal(state, s)]
            if others:
                return rng.choice(others)
        legal = game.legal(state, seat)
        must(bool(legal), f"seat {seat} is on turn in phase {state.pub.phase} and may do nothing")
        rungs = rung_of(game, legal)
        weights = [
            mood.setdefault(a, rng.expovariate(1) ** 2) / (1 + rungs.get(a, 0)) ** 2 if a >= CALL else 1.0
            for a in legal
        ]
        return seat, rng.choices(legal, weights)[0]

    return choose


def hashed(seed: int) -> Chooser:
    """Chooses by the texts of what is legal alone, so that two games part only where their rules do.

    Of three deals one is quiet (the first call there is), one half quiet, where each seat has a mood that lasts, and in
    one all change their minds.
    A seat plays high cards, low cards or any, for the whole deal; what can be declared is.
    """

    def luck(*parts: object) -> int:
        return crc32(" ".join(map(str, parts)).encode())

    def weight(game: Game, seat: int, action: int, count: int) -> tuple[int, int]:
        text = game.action_text(action)
        if action >= CALL:
            return 0, luck(seed, seat if seed % 3 == 1 else count, text)
        height, style = _HEIGHT[action & 15], luck(seed, seat) % 3
        return 1 - (action >> 6), (-height, height, luck(seed, count, text))[style]

    def choose(game: Game, state: State[Any], count: int) -> tuple[int, int]:
        seat = state.pub.turn
        legal = game.legal(state, seat)
        quiet = seed % 3 == 0 or (seed % 3 == 1 and luck(seed, count) % 2)
        if quiet and legal[0] >= CALL:
            return seat, legal[0]
        if legal[0] < CALL and (quiet or luck(seed, count) % 8):
            legal = tuple(a for a in legal if a < CALL)
        return seat, min(low_rungs(game, legal), key=lambda a: weight(game, seat, a, count))

    return choose


def hesitant(seed: int) -> Chooser:
    """Like `hashed`, but a card is as good as a call: a call must be in favour, for the deal and at the moment.

    Now and then a seat that is not on turn does a call that it may do.
    """

    def luck(*parts: object) -> int:
        return crc32(" ".join(map(str, parts)).encode())

    def wish(game: Game, action: int, count: int) -> int:
        text = game.action_text(action)
        return luck(seed, count, text) << 2 * (luck(seed, "favour", text) % 4)

    def choose(game: Game, state: State[Any], count: int) -> tuple[int, int]:
        seat = state.pub.turn
        if luck(seed, count, "aside") % 32 == 0:
            seat = next((s for s in range(game.seats) if s != seat and game.legal(state, s)), seat)
        legal = game.legal(state, seat)
        wishes = {a: wish(game, a, count) for a in low_rungs(game, legal) if a >= CALL}
        cards = [a for a in legal if a < CALL]
        if cards and all(luck(seed, count, "card") < w for w in wishes.values()):
            return seat, min(cards, key=lambda a: luck(seed, count, game.action_text(a)))
        return seat, min(wishes, key=lambda a: wishes[a])

    return choose


def some_match(game: Game, seed: int) -> Match:
    """A new match, or one that is near its end: for rules that only then have a say."""
    rng, match = Random(seed), game.opening()
    if seed % 2 == 0:
        return match
    goal = rng.choice((7, 11, 21, 50, 500, 1000, 1001, 1500, 2000))
    scores = tuple(rng.choice((0, *(goal - 1 - rng.randrange(goal // 8 + 3),) * 4)) for _ in match.scores)
    return msgspec.structs.replace(match, scores=scores)


MANY = 12  # calls of one kind; more are a ladder, such as the bids of an auction


def rung_of(game: Game, legal: Sequence[int]) -> dict[int, int]:
    """Where each call stands on a ladder of calls: from 0.

    Nobody plays after a bid of thousands, so who chooses at random must prefer the low rungs.
    """
    return _rungs(game.calls, tuple(legal)) if len(legal) > MANY else {}


@lru_cache(256)  # a thousand bids are asked about again in the game beside this one
def _rungs(calls: Calls, legal: tuple[int, ...]) -> dict[int, int]:
    ladders = defaultdict[str | None, list[int]](list)
    for a, kind in zip(legal, _kinds_of(calls, legal), strict=True):
        ladders[kind].append(a)
    ladders.pop(None, None)
    return {a: i for ladder in ladders.values() if len(ladder) > MANY for i, a in enumerate(ladder)}


def low_rungs(game: Game, legal: Sequence[int], rungs: int = 4) -> Sequence[int]:
    """What is legal, and of each ladder of calls the first alone."""
    return _low_rungs(game.calls, tuple(legal), rungs) if len(legal) > MANY else legal


@lru_cache(256)
def _low_rungs(calls: Calls, legal: tuple[int, ...], rungs: int) -> tuple[int, ...]:
    of_calls = _kinds_of(calls, legal)
    left = {kind: rungs for kind, count in Counter(of_calls).items() if kind is not None and count > MANY}
    found = []
    for a, kind in zip(legal, of_calls, strict=True):
        if kind in left:
            left[kind] -= 1
            if left[kind] < 0:
                continue
        found.append(a)
    return tuple(found)


def _kinds_of(calls: Calls, legal: Sequence[int]) -> list[str | None]:
    """The kind of each call; of a card None."""
    every = _kinds(calls)
    return [every[a - CALL] if a >= CALL else None for a in legal]


@lru_cache(64)
def _kinds(calls: Calls) -> tuple[str, ...]:
    return tuple(call.kind for call in calls)


_HEIGHT = (0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0)


def shuffled(game: Game, rng: Random) -> tuple[int, ...]:
    deck = list(game.pack)
    rng.shuffle(deck)
    return tuple(deck)


def stacked(game: Game, rng: Random) -> tuple[int, ...]:
    """A pack that was hardly shuffled: some hands get long suits or many of a rank, so that rare things happen."""
    by_rank = rng.random() < 0.5
    deck = sorted(game.pack, key=lambda c: (c & 15, c >> 4) if by_rank else (c >> 4, c & 15))
    for _ in range(rng.randrange(len(deck))):
        i, j = rng.randrange(len(deck)), rng.randrange(len(deck))
        deck[i], deck[j] = deck[j], deck[i]
    cut = rng.randrange(len(deck))
    return (*deck[cut:], *deck[:cut])


# ---------------------------------------------------------------- cards, turns, actions
def cards_are_conserved(trace: Trace) -> int:
    whole = sorted(trace.game.pack)
    for state in trace.states():
        must(sorted(_all_cards(state)) == whole, "a card is lost or doubled")
        must(len(state.places) == len(trace.game.places), "a place is missing")
    return len(trace.states())


def one_seat_is_on_turn(trace: Trace) -> int:
    game = trace.game
    for at, state in enumerate(trace.states()):
        over = game.finish(trace.match, state) is not None
        must(over == (state.pub.turn < 0), "the deal is over when nobody is on turn, and only then")
        for seat in range(game.seats):
            legal = trace.view(at, seat).legal
            must(len(set(legal)) == len(legal), f"seat {seat} may do something twice")
            must(not (over and legal), f"seat {seat} may act after the end")
            if seat == state.pub.turn:
                must(bool(legal), f"seat {seat} is on turn and may do nothing")
            else:
                must(all(a >= CALL for a in legal), f"seat {seat} may play a card out of turn")
    must(trace.after is not None and trace.states()[-1].pub.turn < 0, "the deal has not ended")
    return len(trace.states())


def legal_actions_apply_and_others_are_refused(trace: Trace, rng: Random, most: int = 6) -> int:
    game, count = trace.game, 0
    every, whole = range(CALL + len(game.calls)), sorted(game.pack)
    for at in _some(trace, rng, most):
        state = trace.states()[at]
        for seat in range(game.seats):
            legal = trace.view(at, seat).legal
            for action in rng.sample(legal, min(len(legal), 12)):
                after, _ = game.apply(state, seat, action)
                again, _ = game.apply(state, seat, action)
                must(after == again, f"{game.action_text(action)} does not always do the same")
                must(sorted(_all_cards(after)) == whole, f"{game.action_text(action)} loses a card")
                must(not records.fault(game, state, seat, action), "a legal action is refused")
                count += 1
            for action in rng.sample(every, 6):
                if action not in legal:
                    must(bool(records.fault(game, state, seat, action)), f"action {action} is not refused")
                    count += 1
    return count


def points_add_up(trace: Trace) -> int:
    """By what the game itself says: its `totals`, if it has any. Scores that go back to nothing begin a new game of the
    match."""
    totals: Callable[[Match, State], str] | None = getattr(trace.game, "totals", None)
    end = trace.states()[-1]
    if totals is not None:
        must(not totals(trace.match, end), totals(trace.match, end))
    must(len(end.pub.result) == trace.game.players, "the result must have a number for every chair")
    must(trace.after is not None, "the deal has no end")
    assert trace.after is not None
    gained = matches.by_player(trace.game, trace.match, end.pub.result)
    scores = tuple(a + b for a, b in zip(trace.match.scores, gained, strict=True))
    anew = bool(trace.after.notes) and not any(trace.after.scores)
    must(trace.after.scores == scores or anew, "the scores are not the sum of the results")
    counted = match_header.check_counters if not trace.after.winners else _end_notes
    try:
        counted(trace.game, trace.after.notes)
    except BadText as e:
        raise Broken(f"counters {trace.after.notes} are not as they were declared: {e.text}") from e
    return int(any(gained))


def _end_notes(game: Game, notes: tuple[int, ...]) -> None:
    check_end(game.counters, game.players, game.options, notes)


# ---------------------------------------------------------------- text and JSON
def texts_and_json_round_trip(trace: Trace, rng: Random, most: int = 6) -> int:
    game, count = trace.game, 0
    callable_now = frozenset(game.callable)
    for at in _some(trace, rng, most):
        state = trace.states()[at]
        for seat in range(game.seats):
            view = trace.view(at, seat)
            for action in rng.sample(view.legal, min(len(view.legal), 40)):
                text = game.action_text(action)
                must(game.parse_action(text) == action, f"'{text}' reads back as something else")
                must(action < CALL or action in callable_now, f"'{text}' is legal and not `callable`")
            must(_through_json(view) == view, "a view does not come back from JSON")
            count += 1
        pub = msgspec.json.decode(msgspec.json.encode(state.pub), type=type(state.pub))
        must(pub == state.pub, "public numbers do not come back from JSON")
        setup = records.setup_of(game, trace.match, state)
        must(
            records.state_of(game, trace.match, setup) == state,
            "a state does not come back from a position",
        )
        setups_say_what_the_cards_say(game, trace.match, state, setup)
    for event in (e for batch in trace.batches() for e in batch):
        must(
            msgspec.json.decode(msgspec.json.encode(event), type=Event) == event,
            "an event does not come back",
        )
    return count


def numbers_are_as_declared(trace: Trace, rng: Random, most: int = 12) -> int:
    """Every public number is in its range, and no state that play reaches contradicts itself; how many were looked
    at."""
    game, states = trace.game, trace.states()
    turned = [at for at, (a, b) in enumerate(pairwise(states), 1) if a.pub.phase != b.pub.phase]
    looked = {0, *turned, *_some(trace, rng, most)}
    for at in sorted(looked):
        state = states[at]
        must(state.pub.phase in game.phases, f"{state.pub.phase} is no phase of the game")
        for number in kinds.list_numbers(type(state.pub)):
            value = getattr(state.pub, number.name)
            right = spelling.format_expected(number, game)
            must(number_ranges.is_valid(number, game, value), f"{number.name}={value}: expected {right}")
        wrong = next(find_misfits(game, state), None)
        must(wrong is None, f"{wrong} in {state.pub}")
    return len(looked)


def setups_say_what_the_cards_say(game: Game, match: Match, state: State, setup: records.Setup) -> None:
    """Numbers that follow from the cards may be left out, and no others may be said."""
    follows = game.derive_numbers(state)
    bare = {name: v for name, v in setup.numbers.items() if name not in follows}
    again = records.state_of(game, match, records.Setup(bare, setup.places))
    must(
        game.derive_numbers(again) == {n: getattr(again.pub, n) for n in follows},
        "left out numbers are not computed",
    )
    for name, value in follows.items():
        other = [n + 1 for n in value] or [1] if isinstance(value, tuple) else 1 - value
        numbers = {**setup.numbers, name: other}
        try:
            records.state_of(game, match, records.Setup(numbers, setup.places))
        except BadText:
            continue
        raise Broken(f"{name}={other} is taken although the cards say {value}")


def _through_json(view: View[Any]) -> View[Any]:
    raw = msgspec.json.decode(msgspec.json.encode(view), type=View[Any])
    return msgspec.structs.replace(raw, pub=msgspec.convert(raw.pub, type(view.pub)))


def replay_equals_play(trace: Trace, preset: str, find: Callable[[str], type[Game]]) -> int:
    game = trace.game
    journal = [(-1, trace.deck), *((s.seat, (s.action,)) for s in trace.steps)]
    record = records.record_of(game, preset, trace.match, (), journal)
    text = records.write(record, find)
    must(records.read(text, find) == record, "a record does not come back from its text")
    must(
        records.from_json(records.to_json(record, find), find) == record,
        "a record does not come back from JSON",
    )
    _, played = records.check_text(text, find)
    must(
        [s.state for s in played[0].steps] == [s.state for s in trace.steps],
        "the replay differs from the play",
    )
    must(
        [list(s.events) for s in played[0].steps] == [s.events for s in trace.steps],
        "other events in the replay",
    )
    must(played[0].after == trace.after, "the match goes on differently after the replay")
    return len(trace.steps)


# ---------------------------------------------------------------- who sees what
def imagined_states_look_the_same(trace: Trace, rng: Random, most: int = 8) -> int:
    """`view(imagine(v, any cards), seat) == v`."""
    game, count = trace.game, 0
    for at in _some(trace, rng, most):
        state = trace.states()[at]
        for seat in range(-1, game.seats):
            view = trace.view(at, seat)
            cards = beyond(game.pack, [c for p in view.places for c in visible(p)])
            rng.shuffle(cards)
            must(
                len(cards) == sum(entries.count(-1) for entries in view.places),
                f"seat {seat} sees a card twice",
            )
            again = game.view(game.imagine(view, cards), seat)
            must(
                again == view, f"an imagined state looks different to seat {seat} in phase {state.pub.phase}"
            )
            count += bool(cards)
    return count


def events_tell_what_views_show(trace: Trace) -> int:
    """A seat's events and its views show it the same cards: neither of them more than the other."""
    game, count = trace.game, 0
    for seat in range(game.seats):
        places: tuple[tuple[int, ...], ...] = ((),) * len(game.places)
        fixed = CardKnowledge.start(game, seat).fixed
        for at, (known, heard) in enumerate(zip(trace.known(seat), trace.heard(seat), strict=True)):
            was, proved = places, fixed
            places, fixed = trace.view(at, seat).places, known.fixed
            shown = _shown(heard)
            for place, entries in enumerate(places):
                name = game.places[place]
                if entries != was[place] or fixed[place] != proved[place]:
                    count += 1
                    extra = beyond(visible(entries), fixed[place])
                    must(not extra, f"seat {seat} sees in {name} what no event told it")
                if place in shown:
                    missing = beyond(shown[place], visible(entries))
                    hidden_again = any(e.kind == "hide" for e in heard)
                    told = f"an event showed seat {seat} a card that it may not see in {name}"
                    must(not missing or hidden_again, told)
    return count


def _shown(events: Iterable[Event]) -> dict[int, list[int]]:
    """Where the cards lie that the events of one action have shown."""
    shown: dict[int, list[int]] = {}
    for event in events:
        for c in event.cards:
            if c >= 0:
                here = shown.setdefault(event.src, [])
                if c in here:
                    here.remove(c)
                shown.setdefault(event.dst, []).append(c)
        if -1 in event.cards:
            shown.pop(event.src, None)
    return shown


class Twin(NamedTuple):
    """How far a swapped deal was the same for a seat."""

    compared: int  # views compared where a hidden card differed
    parted: int  # the step where the events first differed, or the play could not go on


def same_events_same_view(trace: Trace, seat: int, first: int, second: int) -> Twin:
    """Swaps two cards of the deck and plays the same actions; as long as the seat's events are equal, so are its
    views."""
    game = trace.game
    deck = list(trace.deck)
    i, j = deck.index(first), deck.index(second)
    deck[i], deck[j] = deck[j], deck[i]
    state, events = matches.begin(game, trace.match, deck)
    compared = 0
    for at, (mine, heard) in enumerate(zip(trace.states(), trace.heard(seat), strict=True)):
        if [e.for_seat(seat) for e in events] != heard:
            return Twin(compared, at)
        if state.places != mine.places:
            compared += 1
            told = f"seat {seat} is told by its view in phase {mine.pub.phase} how hidden cards lie"
            must(game.view(state, seat) == trace.view(at, seat), told)
        if at == len(trace.steps):
            break
        who, action = trace.steps[at].seat, trace.steps[at].action
        legal = game.legal(state, who)
        action = action if action in legal else _swapped(action, first, second)
        if action not in legal:
            return Twin(compared, at + 1)
        state, events = game.apply(state, who, action)
    return Twin(compared, len(trace.steps))


def _swapped(action: int, first: int, second: int) -> int:
    if action >= CALL:
        return action
    return action & ~63 | {first: second, second: first}.get(action & 63, action & 63)


def hidden_pairs(trace: Trace, seat: int, rng: Random, most: int) -> Iterator[tuple[int, int]]:
    """Pairs of cards that the seat does not see at some moment and that lie in different places; those that matter
    (trumps, sevens, kings and queens, aces and tens) more often."""
    game = trace.game
    need = 1 << seat if seat >= 0 else (1 << game.seats) - 1
    for _ in range(most):
        state = rng.choice(trace.states())
        entries = [(e, p) for p, place in enumerate(state.places) for e in place]
        unseen = [(e & 63, p) for e, p in entries if seen(e) & need != need]
        if len({p for _, p in unseen}) < 2:
            continue
        first, place = rng.choices(unseen, [matters(c, state.pub.trump) for c, _ in unseen])[0]
        others = [(c, p) for c, p in unseen if p != place and c != first]
        if others:
            yield first, rng.choices(others, [matters(c, state.pub.trump) for c, _ in others])[0][0]


def matters(card: int, trump: int) -> float:
    return 1.0 + 3.0 * (card >> 4 == trump) + 2.0 * (card & 15 in (0, 4, 5)) + 1.0 * (card & 15 > 5)


# ---------------------------------------------------------------- what can be proved
def known_is_true(trace: Trace, rng: Random, most: int = 10) -> int:
    game, states, count = trace.game, trace.states(), 0
    moments = {rng.randrange(len(states)) for _ in range(most)} | {len(states) - 1}
    for seat in range(game.seats):
        for at in moments:
            state, view, known = states[at], trace.view(at, seat), trace.known(seat)[at]
            _is_true(known, state, f"by the events of seat {seat}")
            _is_true(known.after(view=view), state, f"by the events and the view of seat {seat}")
            told = [e for heard in trace.heard(seat)[: at + 1] for e in heard]
            proved = CardKnowledge.of(game, view, told)
            _is_true(proved, state, f"by the plays that seat {seat} saw")
            must(_fits(proved, state, view), f"the truth does not fit what seat {seat} knows")
            count += sum(map(len, proved.fixed))
    return count


def is_possible(known: CardKnowledge, view: View[Any], cards: Sequence[int]) -> bool:
    """Whether a seat that knows this can hold these cards possible, one for every -1 of the view."""
    given: dict[int, list[int]] = {}
    for (place, _), c in zip(known.slots(view), cards, strict=True):
        given.setdefault(place, []).append(c)
    left = list(known.copies)
    for place, there in given.items():
        proved = without(known.fixed[place], cards_in(view.places[place]))
        free = without(there, proved)
        if len(free) + len(proved) != len(there):
            return False
        for c in free:
            left[c] -= 1
            if left[c] < 0 or not known.may[c] >> place & 1:
                return False
    return True


def _is_true(known: CardKnowledge, state: State[Any], how: str) -> None:
    places_of = {c: known.places_of(c) for c in set(_all_cards(state))}
    for place, entries in enumerate(state.places):
        true, proved = cards_in(entries), known.fixed[place]
        must(not beyond(proved, true), f"{how} cards are proved to lie in place {place} that do not")
        count = len(entries) - len(proved)
        must(known.hidden[place] == count, f"{how} place {place} has another number of cards")
        there = all(places_of[c] >> place & 1 for c in true)
        must(there, f"{how} a card cannot be in place {place} where it is")


def _fits(known: CardKnowledge, state: State[Any], view: View) -> bool:
    cards: list[int] = []
    for entries, shown in zip(state.places, view.places, strict=True):
        cards += beyond(cards_in(entries), visible(shown))
    return is_possible(known, view, cards)


# ---------------------------------------------------------------- previews and the kernel
def previews_are_true(trace: Trace, rng: Random, most: int = 8) -> int:
    """What a seat is told would stand after its actions is what stands after them."""
    game, count = trace.game, 0
    for at in sorted({rng.randrange(len(trace.steps)) for _ in range(most)}):
        seat = trace.steps[at].seat
        run = []
        for s in trace.steps[at:]:
            if s.seat != seat:
                break
            run.append(s.action)
        told = [e for heard in trace.heard(seat)[: at + 1] for e in heard]
        done, view, _ = preview(game, trace.view(at, seat), told, tuple(run))
        truth = trace.view(at + len(done), seat)
        must(view == truth, f"the preview of {[game.action_text(a) for a in done]} is not what happens")
        count += len(done)
    return count


def usual_turns_are_legal(trace: Trace, rng: Random, most: int = 6) -> int:
    """What a game calls usual for a seat may be done, action by action, and ends when somebody else is on turn."""
    game, count = trace.game, 0
    for at in _some(trace, rng, most):
        state = trace.states()[at]
        seat = state.pub.turn
        for action in game.adviser.convention(game.view(state, seat)).turn if seat >= 0 else ():
            must(state.pub.turn == seat, "the usual turn goes on when another is on turn")
            must(action in game.legal(state, seat), f"'{game.action_text(action)}' is usual and not legal")
            state, _ = game.apply(state, seat, action)
            count += 1
    return count


def kernel_goes_along(trace: Trace) -> int:
    """`position(apply(s, a)) == move(position(s), a)` for every card played and every call that is a move of the
    kernel, and both know the same legal cards and acts."""
    game, count = trace.game, 0
    moves = {call: act for act, call in game.calls.acts.items()}
    positions = [game.adviser.position(state) for state in trace.states()]
    for at, (before, s) in enumerate(zip(trace.states(), trace.steps, strict=False)):
        now, after = positions[at], positions[at + 1]
        if now is None:
            continue
        possible = {game.calls.acts[act] for act in acts_now(now)}
        open_now = {a for a in trace.view(at, before.pub.turn).legal if moves.get(a, LAY) < LAY}
        must(possible == open_now, f"kernel and game disagree in {before.pub.phase} on what may be done")
        if s.action in moves and moves[s.action] < LAY:
            position = list(now)
            move(position, moves[s.action])
            if after is not None:
                must(after == position, f"the kernel's position differs after {game.action_text(s.action)}")
                count += 1
            else:  # the game asks what the kernel does not know, as about another carte blanche
                goes_on = any(later is not None for later in positions[at + 2 :])
                must(goes_on, f"the play stops too soon, after {game.action_text(s.action)}")
        if s.action >= CALL:
            continue
        must(not now[layout.DONE], "the kernel ends the play before the game does")
        legal = trace.view(at, s.seat).legal
        mask = sum(1 << c for c in {a & 63 for a in legal if a < CALL})
        strict = getattr(game.options, "revoke_mode", "reject") == "reject"
        allowed = legal_now(now)[0]
        same = allowed == mask if strict else not allowed & ~mask  # a wrong card may be played and penalised
        must(same, f"kernel and game disagree in {before.pub.phase} on what is legal")
        declared = sum(1 << (a & 63) for a in legal if a >> 6 == 1)
        must(
            pairs_now(now) & allowed == declared or not now[layout.PAIRS],
            "kernel and game disagree on marriages",
        )
        position = list(now)
        step(position, s.action)
        if after is not None:
            count += 1
            must(list(after) == position, f"the kernel's position differs after {game.action_text(s.action)}")
        else:
            goes_on = any(
                later is not None for later in positions[at + 2 :]
            )  # what comes between nobody can know
            ends = goes_on or _ends(game, before, position, s.action)
            must(ends, f"the play stops too soon, after {game.action_text(s.action)}")
    return count


def _ends(game: Game, before: State[Any], position: Sequence[int], card: int) -> bool:
    """Whether a card played in a state ends the play: by itself, or by what players then do at once."""
    return bool(position[layout.DONE]) or any(b[layout.DONE] for b in _stepped(game, before, card))


def positions_can_be_solved(trace: Trace) -> int:
    """Of each phase in which cards are played, a late position is one that the solver takes: as many cards as tricks to
    come. How many were solved."""
    game = trace.game
    late: dict[str, State[Any]] = {}
    for state in trace.states():
        position = game.adviser.playout_position(state)
        if position is not None and not position[layout.DONE] and not position[layout.WAIT]:
            cards = sum(w.bit_count() for w in position[layout.HANDS : layout.HANDS + 4 * game.seats])
            if 1 < cards + position[layout.LEFT] <= LATE:
                late.setdefault(state.pub.phase, state)
    solved = [(phase, solve_position(game, state, SOLVED, False)) for phase, state in late.items()]
    for phase, found in solved:
        wrong = found.why is not None and found.why.key == "solve-unsolvable"
        must(
            not wrong or found.text.startswith(NOT_SOLVED),
            f"in phase {phase} nothing is solved: {found.text}",
        )
    return sum(bool(found.values) for _, found in solved)


# ---------------------------------------------------------------- options
def sign(trace: Trace) -> list[Any]:
    """Everything that a deal shows, to see whether an option changed it."""
    moves = [(s.seat, s.action, s.events) for s in trace.steps]
    pubs = [msgspec.json.encode(s.pub) for s in trace.states()]
    game = trace.game
    legal = [game.legal(s, s.pub.turn) for s in trace.states() if s.pub.turn >= 0]
    return [trace.start.places, trace.events, moves, pubs, legal, trace.after]


def _some(trace: Trace, rng: Random, most: int) -> list[int]:
    """The number of the last state and of some others."""
    last = len(trace.steps)
    return [*rng.sample(range(last), min(most, last)), last]


def _all_cards(state: State[Any]) -> list[int]:
    return [e & 63 for p in state.places for e in p]


def reads_back(game: Game) -> None:
    """Every call has its own text, reads back, and no other call or card is read for it."""
    for i, text in enumerate(game.calls.texts):
        must(game.parse_action(text) == CALL + i, f"call '{text}' does not read back")
        try:
            found = list(records.read_moves(game, text))
        except (BadText, BadRecord) as e:
            raise Broken(f"call '{text}' is not found in a line: {e}") from e
        must(found == [(-1, CALL + i)], f"call '{text}' is read as something else in a line")


# ---------------------------------------------------------------- settlement
def payoff_is_the_result(trace: Trace, rng: Random) -> int:
    """What search is told that a play is worth, asked of its last position, is what the deal then pays: of the deal as
    it was played, and played on from somewhere in it with cards alone, or ending as soon as search would end it. How
    often it could be asked."""
    game, states = trace.game, trace.states()
    if type(game.adviser).payoff is Adviser.payoff:
        return 0
    count = _pays(game, states[0], [(s.state, s.seat, s.action) for s in trace.steps])
    if playing := [state for state in states if game.adviser.position(state) is not None]:
        start = rng.choice(playing)
        count += _pays(game, start, _played_on(game, start, rng, False))
        count += _pays(game, playing[0], _played_on(game, playing[0], rng, True))
    return count


Way = list[tuple[State[Any], int, int]]  # states, each with the seat and the action that led to it


def _played_on(game: Game, state: State[Any], rng: Random, early: bool) -> Way:
    """What follows in a deal if nobody says more than must be said, but for a claim as soon as it is due."""
    way: Way = []
    while state.pub.turn >= 0:
        seat, before = state.pub.turn, state
        legal = game.adviser.bot_view(game.view(state, seat)).legal
        action = rng.choice([a for a in legal if a < CALL] or legal[:1])
        state, _ = game.apply(state, seat, action)
        way.append((state, seat, action))
        if early and action < CALL and any(b[layout.DONE] for b in _stepped(game, before, action)):
            claims = ((game.apply(state, s, a)[0], s, a) for s, a in _lawful_calls(game, state))
            return [*way, *list(islice((end for end in claims if end[0].pub.turn < 0), 1))]
    return way


def _lawful_calls(game: Game, state: State[Any]) -> Iterator[tuple[int, int]]:
    for seat in range(game.seats):
        yield from ((seat, a) for a in game.adviser.bot_view(game.view(state, seat)).legal if a >= CALL)


def _pays(game: Game, start: State[Any], way: Way) -> int:
    """Whether a deal ended so that its payoff could be asked. Raises Broken where it is not the result."""
    states = [start, *(state for state, _, _ in way)]
    moves = {*game.calls.acts.values()}
    at = max((i for i, (_, _, action) in enumerate(way) if action < CALL or action in moves), default=-1)
    if at < 0 or states[-1].pub.turn >= 0:
        return 0
    after = [(state, seat, a) for state, (_, seat, a) in zip(states[at + 1 :], way[at + 1 :], strict=False)]
    quiet = all(seat == state.pub.turn and a == game.legal(state, seat)[0] for state, seat, a in after)
    lawful = all(a in game.adviser.bot_view(game.view(state, seat)).legal for state, seat, a in after)
    ends = [b for b in _stepped(game, states[at], way[at][2]) if b[layout.DONE]]
    if (
        not ends or not lawful or (not quiet and len(ends) == 2)
    ):  # a wrong claim, a challenge when all was over
        return 0
    told, result = game.adviser.payoff(states[at], ends[0]), states[-1].pub.result
    right = len(told) in (game.seats, game.players) and told == result[: len(told)]
    must(right, f"the payoff of the last position is {told}, the result {result}")
    return 1


def _stepped(game: Game, state: State[Any], action: int) -> list[list[int]]:
    """After an action, the position of a play, and the one with what players are sure to do."""
    acts = {call: act for act, call in game.calls.acts.items()}
    made = (game.adviser.position(state), game.adviser.playout_position(state))
    found = [list(position) for position in made if position is not None]
    for position in found:
        if action < CALL:
            step(position, action)
        else:
            move(position, acts[action])
    return found


def settlement_adds_up(trace: Trace) -> int:
    """The items of the settlement give each chair its result: paid between two sides, or noted by side or by seat."""
    game, pub = trace.game, trace.states()[-1].pub
    for item in pub.items:
        must(-1 <= item.seat < game.players, f"{item.key} belongs to seat {item.seat}")
        must(item.seat >= 0 or not item.value, f"{item.key} has a value and belongs to nobody")
        product = abs(item.base * prod(n for _, n in item.factors))
        must(
            not item.factors or abs(item.value) in (0, product), f"{item.key}: {item.base} times its factors"
        )
    may = set(_settled(pub.items, game.seats, game.players))
    items = [(i.key, i.seat, i.value) for i in pub.items]
    must(pub.result in may, f"the items {items} do not add up to the result {pub.result}")
    return sum(item.value != 0 for item in pub.items)


def _settled(items: Sequence[Item], seats: int, players: int) -> Iterator[tuple[int, ...]]:
    """What chairs may get by these items. What a pool gives goes to the owner of its item, or everybody pays it in."""
    for paid in _paid(items, seats, players):
        found = [paid]
        for item in items:
            if pool := item.args.get("pool", 0):
                given = [tuple(n + pool * (s == item.seat) for s, n in enumerate(old)) for old in found]
                found = [*given, *(tuple(n - pool for n in old) for old in found)]
        yield from found


def _paid(items: Sequence[Item], seats: int, players: int) -> Iterator[tuple[int, ...]]:
    yield tuple(sum(i.value for i in items if i.seat == chair) for chair in range(players))
    for free in (
        i.args["free"] for i in items if "free" in i.args
    ):  # neither pays nor gets (marias:P4.VAR.2a)
        lone, value = items[0].seat, sum(i.value for i in items)
        each = {lone: value * (seats - 2), free: 0}
        yield tuple(each.get(s, -value if s < seats else 0) for s in range(players))
        yield tuple(2 * value if s == lone else 0 for s in range(players))  # on a score pad
    for ours in range(1, (1 << players) - 1):
        own = sum(i.value for i in items if i.seat >= 0 and ours >> i.seat & 1)
        others = sum(i.value for i in items) - own
        for playing in {seats, players}:
            side = ours & (1 << playing) - 1
            away = (0,) * (players - playing)
            yield (*note_scores(own, others, side, playing), *away)
            if 0 < side.bit_count() < playing:
                yield (*share_payment(own - others, side, playing), *away)


# ---------------------------------------------------------------- seats and chairs
def seats_go_round(trace: Trace) -> int:
    """Every player has one chair; seat 0 is the player the match names, and the seats follow clockwise."""
    game = trace.game
    for match in (trace.match, trace.after or trace.match):
        chairs = game.chairs(match)
        must(sorted(chairs) == list(range(game.players)), f"the chairs are {chairs}")
        away = [(chair - match.first) % game.players for chair in chairs[: game.seats]]
        must(
            away[0] == 0 and away == sorted(away), f"player {match.first} begins, and the chairs are {chairs}"
        )
    return 2


def check_of(texts: Sequence[str]) -> int:
    """A number that tells whether some texts have changed."""
    return crc32("|".join(texts).encode())


def calls_keep_their_numbers(game_type: type[Game], count: int, check: int) -> None:
    """Calls are only ever appended: old records mean the same. check: of the texts of the first `count`."""
    now = check_of(game_type.calls.texts[:count])
    must(now == check, f"the first {count} calls of {game_type.id} are not what they were ({now})")
