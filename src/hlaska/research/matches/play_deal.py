"""Plays one deal by computer players and keeps its record. It notes who said what, and who thought how long."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any

import msgspec
from msgspec import Struct

from hlaska.bots.bot import Bot, Forecast
from hlaska.core import record as records
from hlaska.core.actions import CALL, Action
from hlaska.core.board import Event
from hlaska.core.calls import Call
from hlaska.core.game import Game
from hlaska.core.public import Undertaking
from hlaska.games import game_class
from hlaska.research.matches.casting import DEFENDERS, Casting
from hlaska.research.players.player_specs import Player


class CallNote(Struct, frozen=True, omit_defaults=True):
    """Notes a call that announces, bids or doubles, or whose player had expectations.

    by: 0 for A, 1 for B.
    kind: its text, of a series of numbers without the number.
    about: what it announces or doubles.
    level: of a call that doubles, its number among the doublings of that.
    margin, chance: what the player expected (smallest units), null where it did not say.
    """

    move: int
    seat: int
    by: int
    kind: str
    about: str = ""
    level: int = 0
    margin: float | None = None
    chance: float | None = None


class Fault(Struct, frozen=True, omit_defaults=True):
    """Records what an outside player did wrong; a stand-in decided. Its kind is `crashed`, `stalled` or `nonsense`."""

    by: int
    seat: int
    move: int
    kind: str
    text: str = ""


class SettledItem(Struct, frozen=True, omit_defaults=True):
    """Records an item of the settlement.

    It says what it is, whose, and what its side gains by it, in the smallest unit.
    """

    key: str
    seat: int = -1
    value: int = 0


class ThinkingTime(Struct, frozen=True):
    """Measures how long a player thought in its turns. It counts decisions, and seconds in all and of the longest."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, seconds: float) -> ThinkingTime:
        return ThinkingTime(self.decisions + 1, self.seconds + seconds, max(self.longest, seconds))


class DuplicateGame(Struct, frozen=True, omit_defaults=True):
    """Holds one deal as it was played in one casting.

    players: by seat, A or B, as they sat at the end.
    record: the whole deal.
    result: by seat, then who sits out, in the smallest unit.
    sides: by seat, the mask of the seats that won and lost together.
    thought: times of A and of B.
    declarer: -1 for nobody.
    role: the mask of the seats of the role that was cast.
    items: the settlement.
    stood_in: how many decisions of A and of B a stand-in made.
    """

    players: str
    record: msgspec.Raw
    result: tuple[int, ...]
    sides: tuple[int, ...]
    thought: tuple[ThinkingTime, ThinkingTime]
    declarer: int = -1
    role: int = 0
    items: tuple[SettledItem, ...] = ()
    undertaken: tuple[Undertaking, ...] = ()
    said: tuple[CallNote, ...] = ()
    faults: tuple[Fault, ...] = ()
    stood_in: tuple[int, int] = (0, 0)


class Cast:
    """Decides which player acts for each seat; players are made when they are first asked.

    A role is given to A as soon as the game tells who has it, and kept.
    """

    def __init__(self, casting: Casting, make: Callable[[int, int], Player]) -> None:
        """Casts the seats of a deal. `make`: a player from who it is (0: A, 1: B) and its seat."""
        self.casting, self._make = casting, make
        self.who = list(casting.seats)
        self.role = 0
        self.players: dict[tuple[int, int], Player] = {}

    def see(self, game: Game, pub: Any) -> None:
        """Casts the role if it can be told now."""
        declarer = game.declarer(pub)
        if not self.casting.role or self.role or declarer < 0:
            return
        ours = game.side(pub, declarer)
        every = (1 << game.seats) - 1
        self.role = every & ~ours if self.casting.role == DEFENDERS else ours
        if self.casting.given:
            self.who = [0 if self.role >> seat & 1 else 1 for seat in range(game.seats)]

    def players_by_seat(self) -> list[Player]:
        """Lists by seat the player that decides for it now."""
        return [self._player(who, seat) for seat, who in enumerate(self.who)]

    def _player(self, who: int, seat: int) -> Player:
        if (who, seat) not in self.players:
            self.players[who, seat] = self._make(who, seat)
        return self.players[who, seat]

    def faults(self) -> list[Fault]:
        return [
            Fault(who, seat, *fault)
            for (who, seat), player in sorted(self.players.items(), key=lambda item: item[0])
            for fault in player.faults
        ]

    def count_stand_ins(self, who: int) -> int:
        """Counts the decisions of A (0) or B (1) that a stand-in made."""
        return sum(player.stood_in for (one, _), player in self.players.items() if one == who)

    def close(self) -> None:
        for player in self.players.values():
            player.close()


class DealRecorder:
    """Records what is kept of a deal while it runs."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.log: list[tuple[int, Action]] = []
        self.said: list[CallNote] = []
        self.thought = [ThinkingTime(), ThinkingTime()]
        self._levels: dict[str, int] = {}

    def record_action(self, seat: int, action: Action, who: int, told: Forecast | None) -> None:
        """Records an action that is about to be done; `told`: what its player expects."""
        if action >= CALL:
            self._note_call(seat, self.game.calls[action], who, told)
        self.log.append((seat, action))

    def _note_call(self, seat: int, call: Call, who: int, told: Forecast | None) -> None:
        if call.about:  # what is announced anew stands undoubled
            self._levels[call.about] = self._levels.get(call.about, 0) + 1 if call.raises else 0
        if not call.about and told is None:
            return
        level = self._levels[call.about] if call.raises else 0
        margin, chance = (None, None) if told is None else (round(told.margin, 4), round(told.chance, 4))
        kind = kind_of(call)
        self.said.append(CallNote(len(self.log), seat, who, kind, call.about, level, margin, chance))


def kind_of(call: Call) -> str:
    """Returns under which name calls are counted together: amounts are one kind."""
    return call.kind.replace("{}", "").strip() if call.amount >= 0 else call.text


def play_deal(game: Game, deck: Sequence[int], cast: Cast, notes: DealRecorder) -> Any:
    """Plays one deal to its end and returns the public numbers there."""
    state, events = game.start(game.opening(), deck)
    seen: list[list[Event]] = [[e.for_seat(s) for e in events] for s in range(game.seats)]
    for _ in range(game.bound + 1):  # the last time round nothing is done: the deal is over
        cast.see(game, state.pub)
        if state.pub.turn < 0:
            return state.pub
        seated, turn = cast.players_by_seat(), cast.who[state.pub.turn]
        seat, action, seconds = next_action(game, state, seated, seen)
        notes.thought[turn] = notes.thought[turn].add(seconds)
        notes.record_action(seat, action, cast.who[seat], seated[seat].forecast)
        state, events = game.apply(state, seat, action)
        for s in range(game.seats):
            seen[s] += [e.for_seat(s) for e in events]
    raise AssertionError(f"{game.id}: a deal went on beyond its bound of {game.bound} actions")


def next_action(
    game: Game, state: Any, bots: Sequence[Bot], seen: Sequence[Sequence[Event]]
) -> tuple[int, Action, float]:
    """Asks for the next action and times it.

    A seat that calls out of turn comes first.

    Returns the seat, its action and its seconds.
    """
    turn = state.pub.turn
    for seat in range(game.seats):
        legal = game.legal(state, seat) if seat != turn else ()
        action = asyncio_run(bots[seat].choose(game.view(state, seat), seen[seat])) if legal else None
        if action is not None:
            return seat, _check_action(action, legal), 0.0
    view = game.view(state, turn)
    began = perf_counter()
    action = asyncio_run(bots[turn].choose(view, seen[turn]))
    return turn, _check_action(action, view.legal), perf_counter() - began


def _check_action(action: Action | None, legal: Sequence[Action]) -> Action:
    if action is None or action not in legal:
        raise AssertionError(f"a player chose {action}, legal were {legal}")
    return action


def asyncio_run(choice: Any) -> Any:
    """Runs a choice that never waits for anything, without the cost of a loop. Any other runs with one."""
    try:
        choice.send(None)
    except StopIteration as done:
        return done.value
    return asyncio.run(choice)


def play_game(game: Game, preset: str, deck: Sequence[int], cast: Cast) -> DuplicateGame:
    """Plays one deal with this cast, and returns all that is kept of it."""
    notes = DealRecorder(game)
    try:
        pub = play_deal(game, deck, cast, notes)
    finally:
        cast.close()
    return DuplicateGame(
        players="".join("AB"[who] for who in cast.who),
        record=msgspec.Raw(_record(game, preset, deck, notes.log)),
        result=tuple(pub.result),
        sides=tuple(game.side(pub, seat) for seat in range(game.seats)),
        thought=(notes.thought[0], notes.thought[1]),
        declarer=game.declarer(pub),
        role=cast.role,
        items=tuple(SettledItem(item.key, item.seat, item.value) for item in pub.items),
        undertaken=game.list_undertakings(pub),
        said=tuple(notes.said),
        faults=tuple(cast.faults()),
        stood_in=(cast.count_stand_ins(0), cast.count_stand_ins(1)),
    )


def _record(game: Game, preset: str, deck: Sequence[int], log: Sequence[tuple[int, Action]]) -> bytes:
    journal = [(-1, tuple(deck)), *((seat, (action,)) for seat, action in log)]
    made = records.record_of(game, preset, game.opening(), (), journal)
    return records.to_json(made, game_class)
