"""`club`: worlds that fit what the seat saw, each played out in the kernel by a rule of thumb, for every decision.

A decision compares candidates on the same worlds. A candidate is a card, a combination of cards, or a whole turn of
calls. What follows up to the play is supposed quietly (`plan.advance`); the own later choice of contract is the best of
the aims, and the opponents may double when that hurts: a candidate counts its best aim, and of that the worse answer.
Money is the game's own, by the engine's settlement.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from time import perf_counter
from typing import Any, Final

from hlaska.bots.deals import Deals
from hlaska.bots.plan import AIMS, Line, advance, candidates
from hlaska.bots.playout import Judge
from hlaska.core.game import CALL, Action, Event, Game, View
from hlaska.kernel import jit

SECONDS: Final = 0.8  # of one core, a decision; the first batch of worlds is always finished
MOST_WORLDS: Final = 160
BATCH: Final = 8
REPEATS: Final = 2

Turn = tuple[Action, ...]
Worth = tuple[float, Turn]


class ClubBot:
    """Average result over sampled worlds; at most `seconds` a decision and `worlds` worlds."""

    def __init__(self, game: Game, rng: Random, seconds: float = SECONDS, worlds: int = MOST_WORLDS) -> None:
        self.game, self.rng, self.seconds, self.worlds = game, rng, seconds, worlds
        self.judge = Judge(game, rng)

    async def choose(self, view: View, events: Sequence[Event]) -> Action | None:
        if view.pub.turn != view.seat or not view.legal:
            return None
        if len(view.legal) == 1:
            return view.legal[0]
        if nothing_known(self.game, view):
            return self.rng.choice(view.legal)
        return max(self.worths(view, events))[1][0]

    def worths(self, view: View, events: Sequence[Event]) -> list[Worth]:
        """What each candidate is worth to the seat, in the game's smallest unit, and the candidate."""
        deals = Deals(self.game, view, events)
        first = deals.draw(self.rng)
        if self.game.words(first) is not None and all(a < CALL for a in view.legal):
            return self._cards(deals, view)
        return self._turns(deals, view, candidates(self.game, view))

    # ------------------------------------------------------------ cards of a trick
    def _cards(self, deals: Deals, view: View) -> list[Worth]:
        """Every card on every world in one call of the kernel."""
        sums, count = [0.0] * len(view.legal), 0
        for states in self._worlds(deals):
            for i, gain in enumerate(self.judge.after_cards(states, view.seat, view.legal, REPEATS)):
                sums[i] += gain
            count += len(states)
        return [(s / count, (a,)) for s, a in zip(sums, view.legal, strict=True)]

    # ------------------------------------------------------------ calls, discards, choices
    def _turns(self, deals: Deals, view: View, turns: Sequence[Turn]) -> list[Worth]:
        keys = [(turn, line) for turn in turns for line in self._lines(deals, view.seat, turn)]
        sums, count = dict.fromkeys(keys, 0.0), 0
        for states in self._worlds(deals):
            leaves = [self._leaf(state, view.seat, *key) for state in states for key in keys]
            for i, gain in enumerate(self.judge.outcomes(leaves, view.seat)):
                sums[keys[i % len(keys)]] += gain
            count += len(states)
        return [(worth(sums, turn) / count, turn) for turn in turns]

    def _worlds(self, deals: Deals) -> Iterator[list[Any]]:
        """Batches of worlds until time or their number runs out; the first batch is small while nothing is compiled."""
        end, done = perf_counter() + self.seconds, 0
        batch = BATCH if jit.ready("run_playouts") else 1
        while done < self.worlds and (done == 0 or perf_counter() < end):
            yield [deals.draw(self.rng) for _ in range(batch)]
            done += batch

    def _lines(self, deals: Deals, seat: int, turn: Turn) -> list[Line]:
        """The suppositions to compare after a candidate; no own aim is left to choose once the contract stands."""
        state = deals.draw(self.rng)
        for action in turn:
            state = self.game.apply(state, seat, action)[0]
        if state.pub.turn < 0 or self.game.words(state) is not None:
            return [Line()]
        aims = (None, *AIMS) if state.pub.turn == seat else (None,)
        return [Line(aim, raised) for aim in aims for raised in (False, True)]

    def _leaf(self, state: Any, seat: int, turn: Turn, line: Line) -> Any:
        for action in turn:
            state = self.game.apply(state, seat, action)[0]
        return advance(self.game, state, seat, line)


def worth(sums: dict[tuple[Turn, Line], float], turn: Turn) -> float:
    """The best own aim, each counted with the answer that is worse for the seat."""
    mine = {line: total for (other, line), total in sums.items() if other == turn}
    return max(min(t for line, t in mine.items() if line.aim == aim) for aim in {line.aim for line in mine})


def nothing_known(game: Game, view: View) -> bool:
    """Whether the choice cannot depend on cards: calls only, and the own hand is empty (cutting the pack)."""
    own = view.places[game.place(f"hand{view.seat}")]
    return not own and all(a >= CALL for a in view.legal)
