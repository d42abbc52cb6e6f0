"""Plays as `club`: draws worlds that fit what the seat saw, for every decision.

Each is played out in the kernel by a rule of thumb.

A decision compares candidates on the same worlds. A candidate is a card, a combination of cards, or a whole turn of
calls. What they are worth is said by a list of evaluators (`evaluators.py`, `call_search.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import thread_time
from typing import Final

from hlaska.bots.bot import Forecast, make_forecast
from hlaska.bots.call_rollout import is_choice_of_several
from hlaska.bots.decision import DecisionContext
from hlaska.bots.evaluation.playouts import PlayoutValueFunction
from hlaska.bots.players.call_search import CAUTION, CAUTION_RAISED, QuietCalls
from hlaska.bots.players.certain_claims import certain_claim
from hlaska.bots.players.evaluators import (
    MOST_WORLDS,
    CardPlayouts,
    Evaluation,
    EvaluationRequest,
    Evaluator,
    SearchContext,
    Turn,
    Worth,
)
from hlaska.bots.sampling.sampler import WorldSampler
from hlaska.core.actions import Action
from hlaska.core.board import Event
from hlaska.core.game import Game
from hlaska.core.view import View

CALL_SECONDS: Final = (
    0.8  # of one core, an answer before the play; a first batch of worlds is always finished
)
CARD_SECONDS: Final = 0.4  # a card, or one of many answers: people wait half a second for it
LONG: Final = 5  # calls in a row that the seat could make as well: in a long auction nobody wants to wait


class SearchBot:
    """Asks a list of evaluators; the first that applies says what turns are worth.

    As many worlds as `seconds` allow (None: what is usual for the kind of decision), or until the choice is clear; at
    most those of the search.
    """

    sampler_class: type[WorldSampler] = WorldSampler
    card_seconds, call_seconds = CARD_SECONDS, CALL_SECONDS

    def __init__(
        self,
        search: SearchContext,
        calls: QuietCalls,
        evaluators: Sequence[Evaluator],
        seconds: float | None = None,
    ) -> None:
        """Sets up a player.

        calls: how calls are searched, after all evaluators of cards.
        evaluators: of cards, the first asked first.
        """
        self.search, self.calls, self.seconds = search, calls, seconds
        self.game, self.rng = search.game, search.rng
        self.evaluators: list[Evaluator] = [*evaluators, calls]
        search.calls = calls
        # of the latest decision: what was asked and found, who made which choice, and what is expected of it once
        # somebody has asked
        self.evaluation = Evaluation()
        self._question: EvaluationRequest | None = None
        self._chosen: tuple[DecisionContext, Turn] | None = None
        self._expected: Forecast | None = None

    def count_processor_time(self) -> None:
        """Ends decisions by processor time, however busy the machine is."""
        self.search.clock = thread_time

    async def choose(self, view: View, events: Sequence[Event]) -> Action | None:
        return self.decide(view, events)

    def decide(self, view: View, events: Sequence[Event]) -> Action | None:
        """Decides without waiting for anything."""
        begun = self.search.clock()
        begun_turn, self._chosen, self._expected = self._chosen, None, None
        decision = DecisionContext(self.game, view, tuple(events), self.sampler_class)
        if decision.proven_challenge is not None:
            return decision.proven_challenge
        if not decision.is_on_turn:
            return certain_claim(decision, self.rng)
        if len(decision.legal) == 1:
            return decision.legal[0]
        if decision.has_no_information():
            return self.rng.choice(decision.legal)
        if decision.advice.agreed:
            return decision.advice.turn[0]
        rest = _remaining_cards(begun_turn, decision)
        if rest:
            self._chosen = begun_turn  # so that the next card follows, too
            return rest[0]
        self.evaluate(decision, begun)
        best = self.best_turn()
        self._chosen = decision, best
        return best[0]

    @property
    def turn(self) -> Turn:
        """Returns the whole turn that its latest choice begins; () where it needed no judgement."""
        return self._chosen[1] if self._chosen else ()

    @property
    def forecast(self) -> Forecast | None:
        """Returns what it expects of its latest choice.

        A turn of calls is judged anew for it, when somebody asks: on the worlds it was chosen by the best of many looks
        better than it is.
        """
        if self._expected is None and self._chosen is not None:
            decision, turn = self._chosen
            sample, key = self.evaluation.samples[turn], self.evaluation.keys.get(turn)
            self._expected = self.calls.forecast(decision, key, len(sample)) if key else make_forecast(sample)
        return self._expected

    def evaluate(self, decision: DecisionContext, begun: float | None = None) -> Sequence[Worth]:
        """Returns what each candidate is worth to the seat, and the candidate.

        As its margin in the game's smallest unit. `begun`: when the time began to run (`clock`), else
        now.
        """
        begun = self.search.clock() if begun is None else begun
        call_seconds = self.card_seconds if _is_rush(decision) else self.call_seconds
        ends = (begun + self._seconds_for(seconds) for seconds in (self.card_seconds, call_seconds))
        question = EvaluationRequest(self.search, decision, begun, *ends)
        self.search.value_function.prepare(decision.view)
        found = next(filter(None, (one.evaluate(question) for one in self.evaluators)))
        self._question, self.evaluation = question, question.amend(found)
        return self.evaluation.worths

    def best_turn(self) -> Turn:
        """Returns the best turn of the latest `evaluate`."""
        assert self._question is not None
        assert self.evaluation.evaluator is not None
        return self.evaluation.evaluator.choose(self._question, self.evaluation)

    def _seconds_for(self, seconds: float) -> float:
        return seconds if self.seconds is None else self.seconds


class ClubBot(SearchBot):
    """Plays by the average result over sampled worlds."""

    caution, caution_raised = CAUTION, CAUTION_RAISED

    def __init__(
        self, game: Game, rng: Random, seconds: float | None = None, worlds: int = MOST_WORLDS
    ) -> None:
        search = SearchContext(game, rng, worlds, PlayoutValueFunction(game, rng))
        calls = QuietCalls(search, self.caution, self.caution_raised)
        super().__init__(search, calls, [CardPlayouts()], seconds)


def _is_rush(decision: DecisionContext) -> bool:
    """Tells whether even a call has no more time than a card.

    That is so in a long row, and for later cards of a choice.
    """
    last = decision.events[-1] if decision.events else None
    return decision.count_calls_in_a_row() >= LONG or (
        last is not None and (last.kind, last.seat) == ("choose", decision.seat)
    )


def _remaining_cards(begun: tuple[DecisionContext, Turn] | None, decision: DecisionContext) -> Turn:
    """Returns the cards still to be chosen of several that were searched before. () where none was begun."""
    if begun is None or not is_choice_of_several(begun[0]):
        return ()
    before, turn = begun
    happened = decision.events[len(before.events) :]
    own = [e for e in happened if e.kind == "choose" and e.seat == decision.seat]
    is_same = len(own) == len(happened) and decision.events[: len(before.events)] == before.events
    done = sorted(c for e in own for c in e.cards)
    if not is_same or done != sorted(turn[: len(done)]) or len(done) >= len(turn):
        return ()
    return turn[len(done) :]
