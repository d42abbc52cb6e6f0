"""Offers a deal as an environment of texts, for language models in training or tests.

It has a reset, steps, and a reward at the end.

    environment = AgentEnvironment("sixtysix", "schnapsen")
    turn = environment.reset(seed=1)
    while not turn.done:
        turn = environment.step(model(turn.text()))

An answer that is not legal changes nothing: the next turn says which duty binds, and what would be right. It has the
shape of OpenEnv's environments (examples/openenv).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct

from hlaska.core.errors import BadText, HlaskaError
from hlaska.research.language_models.agents import Tables

REFUSALS: Final = 10


class Turn(Struct, frozen=True):
    """Says what is asked of an agent, or how the deal ended.

    seen: as `hlaska.research.language_models.agents.Tables.look` returns it.
    refused: why the last answer was not taken, else "".
    refusals: the number of answers refused so far.
    reward: what the last answer brought.
    done: whether the deal is over.
    forfeited: over because too many answers in a row were refused.
    """

    seen: dict[str, Any]
    refused: str = ""
    refusals: int = 0
    reward: float = 0.0
    done: bool = False
    forfeited: bool = False

    def text(self) -> str:
        """Says the turn as a language model may be asked it."""
        lines = [f"Your last answer was not taken: {self.refused}"] if self.refused else []
        if self.done:
            return "\n".join([*lines, f"The deal is over. Result: {self.seen.get('result', 'forfeited')}"])
        cards = ", ".join(f"{place}: {' '.join(held) or '-'}" for place, held in _places(self.seen).items())
        lines += [f"You are seat {self.seen['seat']}. {cards}", self.seen["question"], *self.seen["duties"]]
        if "legal" in self.seen:
            lines.append(f"Legal: {', '.join(self.seen['legal'])}")
        return "\n".join([*filter(None, lines), "Answer with one action."])


class AgentEnvironment:
    """Offers one seat of one deal after another; the others are players of `hlaska arena`."""

    def __init__(
        self,
        game: str,
        preset: str | None = None,
        *,
        seat: int = 0,
        opponents: str = "greedy",
        language: str = "en",
        legal: bool = True,
        penalty: float = 0.0,
        refusals: int = REFUSALS,
    ) -> None:
        """Makes the environment of a seat. Raises BadText for numbers below 0 or 1.

        language: of the sentences.
        legal: whether it is told what is legal.
        penalty: what a refused answer costs.
        refusals: so many in a row end the deal.
        """
        if penalty < 0 or refusals < 1:
            raise BadText(f"penalty={penalty}: at least 0; refusals={refusals}: at least 1")
        self._asked = game, preset, seat, opponents
        self._tables = Tables(language, legal=legal)
        self.penalty, self.most = penalty, refusals
        self._table, self._row = 0, 0
        self.turn: Turn | None = None
        self.steps = 0

    def reset(self, seed: int | None = None) -> Turn:
        """Deals anew. Raises BadText or BadOptions for a game, preset, seat, player or seed that is none."""
        self.close()
        seen = self._tables.new_deal(*self._asked, seed)
        self._table, self._row, self.steps = seen["table"], 0, 0
        self.turn = self._turn(seen, 0)
        return self.turn

    def step(self, answer: str) -> Turn:
        """Does what an answer says, or says why not. Raises BadText where no deal is in progress."""
        if self.turn is None or self.turn.done:
            raise BadText("no deal is in progress; reset first")
        self.steps += 1
        try:
            self.turn = self._turn(self._tables.play(self._table, answer.strip()), self.turn.refusals)
            self._row = 0
        except HlaskaError as e:
            self._row += 1
            over = self._row >= self.most
            self.turn = Turn(
                self.turn.seen, str(e), self.turn.refusals + 1, -self.penalty, done=over, forfeited=over
            )
        return self.turn

    def _turn(self, seen: dict[str, Any], refusals: int) -> Turn:
        result = seen.get("result")
        reward = 0.0 if result is None else float(result[seen["seat"]])
        return Turn(seen, refusals=refusals, reward=reward, done=result is not None)

    def close(self) -> None:
        """Ends the deal in progress."""
        if self._table:
            self._tables.leave(self._table)
        self._table, self.turn = 0, None


def play(environment: AgentEnvironment, ask: Callable[[str], str], seed: int | None = None) -> Turn:
    """Plays one deal by asking for each action in words. The last turn has result and refusals."""
    turn = environment.reset(seed)
    while not turn.done:
        turn = environment.step(ask(turn.text()))
    return turn


def _places(seen: dict[str, Any]) -> dict[str, list[str]]:
    found = seen["cards"]
    return {name: (held.split() if isinstance(held, str) else list(held)) for name, held in found.items()}
