"""Measures what a decision of a computer player costs in each game: `hlaska bench players`.

Decisions are those of seeded deals, some before the cards are played and some after a few tricks. Each number is the
least of a few rounds, in processor time. What to trust on a busy machine is the ratio to the cards that plain Python
plays in the same time, taken in the same rounds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from time import process_time
from typing import Any, Final, NamedTuple

from hlaska.bots.call_rollout import choose_default_turn, is_raise
from hlaska.bots.decision import DecisionContext
from hlaska.bots.players.search import SearchBot
from hlaska.bots.registry import make_with
from hlaska.bots.sampling.belief import BeliefSampler
from hlaska.core.actions import Action
from hlaska.core.board import Event
from hlaska.core.game import Game
from hlaska.core.match import next_deck
from hlaska.core.view import View
from hlaska.games import find_game
from hlaska.kernel import jit
from hlaska.kernel.bench import python_steps

DEALS: Final = 6  # deals that decisions are taken from
TRIES: Final = 60
CALLS: Final = 2  # decisions of a deal before its cards are played
CARDS: Final = 8  # cards played before a decision about one
ROUNDS: Final = 3
WORLDS: Final = 200  # worlds in a round
STEPS: Final = 2000  # cards that plain Python plays in a round
PLAYERS: Final = {"club_card": "club:64", "strong_card": "strong:8", "strong_call": "strong:8"}

Rates = dict[str, Any]


class Moment(NamedTuple):
    """Holds a seat that has a choice, and all it was told of the deal."""

    view: View
    events: tuple[Event, ...]


def measure_thinking(name: str, seconds: float) -> Rates:
    """Measures the microseconds of a decision.

    It is of `club` about a card with 64 worlds, of `strong` about a card and about a call with eight. Also how many
    worlds a second are told again (drawn, where nothing has been told), and how many cards plain Python plays in the
    time of each. `seconds`: processor time that is enough for one of these in one round.
    """
    game = find_game(name)
    jit.start()
    calls, cards = moments(game)
    asked = {what: cards if "card" in what else calls for what in PLAYERS}
    works = {what: _decision_work(game, PLAYERS[what], some) for what, some in asked.items() if some}
    works["world"] = _sampling_work(game, cards)
    least, step = dict.fromkeys(works, float("inf")), float("inf")
    for _ in range(ROUNDS):
        step = min(step, _seconds_each(lambda: python_steps(STEPS), seconds))
        for what, work in works.items():
            least[what] = min(least[what], _seconds_each(work, seconds))
    found: Rates = {f"{what}_us": round(1e6 * cost, 1) for what, cost in least.items() if what != "world"}
    found["worlds_per_second"] = round(1 / least["world"])
    found["python_cards"] = {what: round(cost / step, 2) for what, cost in least.items()}
    return found


def _seconds_each(work: Callable[[], int], seconds: float) -> float:
    """Measures processor time of each thing that `work` does and counts. Done again until the time is over."""
    begun, done = process_time(), 0
    while not done or process_time() - begun < seconds:
        done += work()
    return (process_time() - begun) / done


def _decision_work(game: Game, spec: str, asked: Sequence[Moment]) -> Callable[[], int]:
    """Decides all positions, with equal luck, each by a player made for it.

    What one has remembered would tell the next round.
    """

    def work() -> int:
        for i, moment in enumerate(asked):
            bot = make_with(spec, game, Random(i))
            assert isinstance(bot, SearchBot)
            bot.decide(moment.view, moment.events)
        return len(asked)

    return work


def _sampling_work(game: Game, asked: Sequence[Moment]) -> Callable[[], int]:
    """Draws worlds for all of them, told again where there is something to tell by."""

    def work() -> int:
        told = 0
        for i, moment in enumerate(asked):
            rng, deals = (
                Random(i),
                DecisionContext(game, moment.view, moment.events, BeliefSampler).world_sampler,
            )
            if isinstance(deals, BeliefSampler) and deals.belief is not None:
                deals.resample_worlds(WORLDS // 6, rng)
                told += len(deals.pool)
            else:
                told += len([deals.draw(rng) for _ in range(WORLDS)])
        return told

    return work


# ---------------------------------------------------------------- decisions to be taken
def moments(game: Game) -> tuple[list[Moment], list[Moment]]:
    """Returns moments of some deals in which nobody is bold, but for one who doubles.

    They are choices before the cards are played, and one about a card after some have been played; the same in every
    run.
    """
    calls: list[Moment] = []
    cards: list[Moment] = []
    match = game.opening()
    for number in range(TRIES):
        rng = Random(number)
        walked = list(_walk(game, next_deck(game, match, rng.shuffle), rng))
        playing = [moment for moment, played in walked if played >= CARDS]
        before = [moment for moment, played in walked if played < 0]
        if playing and len(cards) < DEALS:
            cards.append(playing[0])
            calls += rng.sample(before, min(CALLS, len(before)))
    return calls, cards


def _walk(game: Game, deck: Sequence[int], rng: Random) -> Iterator[tuple[Moment, int]]:
    """Yields every choice of a deal, with how many cards have been played.

    The number is -1 before the play.

    Ends some cards after CARDS.
    """
    state, events = game.start(game.opening(), deck)
    told = [[e.for_seat(s) for e in events] for s in range(game.seats)]
    raised, played = False, 0
    while state.pub.turn >= 0 and played < CARDS + game.seats:
        seat = state.pub.turn
        view = game.view(state, seat)
        playing = game.adviser.position(state) is not None
        if len(view.legal) > 1:
            yield Moment(view, tuple(told[seat])), played if playing else -1
        doubling = next((a for a in view.legal if is_raise(game, a)), None)
        turn: tuple[Action, ...]
        if playing:
            turn, played = (rng.choice(game.adviser.bot_view(view).legal),), played + 1
        elif doubling is not None and not raised:
            turn, raised = (doubling,), True
        else:
            turn = choose_default_turn(game, state, seat, view.legal, None)
        for action in turn:
            state, events = game.apply(state, seat, action)
            for s in range(game.seats):
                told[s] += [e.for_seat(s) for e in events]
