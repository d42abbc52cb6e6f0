"""A made-up game that no page, bot or server has ever heard of: two seats, three cards each, unknown calls.

Seat 0 hops (takes the two cards of the stock, then drops two, no king while it has others) or skips; then three tricks,
following suit; the seat that is not on turn may wave once. A trick is a point; what one gets the other pays.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, ClassVar, Literal

from msgspec import Struct
from msgspec.structs import replace

from hlaska.core import kinds
from hlaska.core.actions import CALL, Action
from hlaska.core.board import Board, Event, State, cards_in
from hlaska.core.calls import Calls
from hlaska.core.cards import ACE, JACK, KING, QUEEN, rank, suit
from hlaska.core.counters import Counter
from hlaska.core.errors import Phrase
from hlaska.core.explainer import PlainExplainer
from hlaska.core.game import Game, Match
from hlaska.core.options import opt
from hlaska.core.public import Item, Public, update
from hlaska.core.view import View

HAND, STOCK, TRICK, WON, ASIDE = 0, 2, 3, 4, 6
CALLS = Calls()
HOP, SKIP, WAVE = (CALLS.one(text) for text in ("hop", "skip", "wave"))


PHASES = {
    "choice": "Seat 0 hops or skips.",
    "drop": "Two cards are dropped.",
    "play": "The tricks.",
    "over": "The deal is over.",
}


class ToyOptions(Struct, frozen=True):
    target: Annotated[int, opt("play", "toy:1", low=0, high=50)] = 0
    wave: Annotated[bool, opt("play", "toy:2")] = True
    shuffle_policy: Annotated[
        Literal["every_deal", "first_deal_only"],
        opt("play", "toy:3", effect="table"),
    ] = "every_deal"


class ToyPublic(Public, frozen=True):
    dropped: Annotated[int, kinds.count("Cards that have been dropped.", high=2)] = 0
    waved: Annotated[int, kinds.seats("Who has waved.")] = 0


class BareToy(Game):
    """The rules and nothing else."""

    id = "toy"
    rules_version = 1
    Options = ToyOptions
    presets: ClassVar[dict[str, Struct]] = {"plain": ToyOptions(), "short": ToyOptions(target=3)}
    calls = CALLS
    counters = (
        Counter("laps", "Laps so far.", high="target"),
        Counter("lead", "Who leads.", chair=True),
        Counter("turns", "Turns in pairs.", each=True, step=2),
    )

    phases = PHASES
    places = ("hand0", "hand1", "stock", "trick", "won0", "won1", "aside0")
    ordered = frozenset({TRICK})
    pack = tuple(s << 4 | r for s in (0, 1) for r in (JACK, QUEEN, KING, ACE))
    seats = 2
    players = 2
    bound = 14

    @property
    def is_endless(self) -> bool:
        return not self.options.target

    def __init__(self, options: ToyOptions | None = None) -> None:
        self.options = options or ToyOptions()

    def start(self, match: Match, deck: Sequence[int]) -> tuple[State[Any], list[Event]]:
        board = Board(self, [(), (), deck, (), (), (), ()])
        board.places[STOCK] = list(deck)
        board.move(STOCK, HAND, deck[:3], to=1)
        board.move(STOCK, HAND + 1, deck[3:6], to=2)
        return board.state(ToyPublic("choice", 0, points=(0, 0))), board.events

    def legal(self, state: State[Any], seat: int) -> tuple[Action, ...]:
        pub, hand = state.pub, cards_in(state.places[HAND + seat])
        if pub.turn != seat:
            wave = self.options.wave and pub.phase == "play" and not pub.waved >> seat & 1
            return (WAVE,) if wave else ()
        if pub.phase == "choice":
            return (SKIP, HOP)
        if pub.phase == "drop":
            return tuple(c for c in hand if rank(c) != KING) or hand
        led = cards_in(state.places[TRICK])
        return tuple(c for c in hand if led and suit(c) == suit(led[0])) or hand

    def apply(self, state: State[Any], seat: int, action: Action) -> tuple[State[Any], list[Event]]:
        board = Board(self, state.places)
        pub = state.pub
        if action >= CALL:
            return self._call(board, pub, seat, action)
        if pub.phase == "drop":
            board.move(HAND + seat, ASIDE, (action,), to=1 << seat)
            done = pub.dropped + 1
            pub = update(pub, dropped=done, phase="play" if done == 2 else "drop")
            return board.state(pub), board.events
        board.move(HAND + seat, TRICK, (action,), seat=seat, kind="play")
        if len(board.places[TRICK]) == 1:
            return board.state(update(pub, turn=1 - seat)), board.events
        return self._trick(board, pub, seat)

    def _call(
        self, board: Board, pub: ToyPublic, seat: int, action: Action
    ) -> tuple[State[Any], list[Event]]:
        board.say("call", seat, action)
        if action == WAVE:
            return board.state(update(pub, waved=pub.waved | 1 << seat)), board.events
        if action == SKIP:
            return board.state(update(pub, phase="play")), board.events
        board.move(STOCK, HAND + seat, cards_in(board.places[STOCK]), to=1 << seat)
        return board.state(update(pub, phase="drop")), board.events

    def _trick(self, board: Board, pub: ToyPublic, seat: int) -> tuple[State[Any], list[Event]]:
        led, second = cards_in(board.places[TRICK])
        winner = seat if suit(led) == suit(second) and rank(second) > rank(led) else 1 - seat
        board.move(TRICK, WON + winner, (led, second), seat=winner, kind="trick")
        points = tuple(p + (s == winner) for s, p in enumerate(pub.points))
        pub = update(pub, turn=winner, points=points)
        if not board.places[HAND]:
            gain = points[0] - points[1]
            item = Item("toy-tricks", 0, gain, gain)
            pub = update(pub, turn=-1, phase="over", items=(item,), result=(gain, -gain))
        return board.state(pub), board.events

    def finish(self, match: Match, state: State[Any]) -> Match | None:
        if state.pub.turn >= 0:
            return None
        gains = tuple(state.pub.result[(p - match.first) % 2] for p in range(2))
        scores = tuple(a + b for a, b in zip(match.scores, gains, strict=True))
        target = self.options.target
        winners = tuple(p for p in range(2) if target and scores[p] >= target)
        pack = (tuple(c for p in state.places for c in cards_in(p)),)
        return replace(match, scores=scores, first=1 - match.first, winners=winners, pack=pack)


class ToyExplainer(PlainExplainer[Any]):
    """Knows what binds the cards, and by what one is asked."""

    def question(self, view: View, own: bool) -> Phrase:
        return Phrase(f"question-toy-{view.pub.phase}", {"seat": view.pub.turn})

    def duty(self, view: View) -> Phrase | None:
        trick = view.places[TRICK]
        if view.pub.phase == "drop":
            return Phrase("duty-toy-keep-king")
        return Phrase("duty-follow", {"suit": suit(trick[0] & 63)}) if trick else None

    def choose(self, view: View) -> int:
        return 2 if view.pub.phase == "drop" else 1

    def no_card(self, view: View, action: Action) -> Phrase | None:
        return self.duty(view)


class Toy(BareToy):
    """The same, told by an explainer of its own."""

    Explainer = ToyExplainer

    def __init__(self, options: ToyOptions | None = None) -> None:
        super().__init__(options)
        self.explainer = self.Explainer(self.id, self.calls, HAND)
