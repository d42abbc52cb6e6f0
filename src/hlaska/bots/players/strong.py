"""Plays as `strong`: as `club`, on more worlds, in which the deal is told again.

Where something has been told that the game can read (`Adviser.make_belief`), or nothing can have been told yet
(`Adviser.is_first_to_call`), and it knows what a hand would call (`Adviser.sample_turn`), everybody's later calls are
what such a hand would call in that world, the own ones too (`CallsByPolicy`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from random import Random
from typing import Final

from hlaska.bots.evaluation.endgame import EndgameSolver
from hlaska.bots.evaluation.hybrid import HybridValueFunction
from hlaska.bots.evaluation.perfect_info import PerfectInfoSolver
from hlaska.bots.players.call_search import CallsByPolicy
from hlaska.bots.players.evaluators import (
    MOST_WORLDS,
    AlikeWorlds,
    CardPlayouts,
    CardPlayoutsWithPrior,
    DoublePackTree,
    Endgame,
    Evaluator,
    SearchContext,
    SeparateTrees,
    SolvedWorlds,
    StockClosing,
    StockTrees,
)
from hlaska.bots.players.search import SearchBot
from hlaska.bots.sampling.belief import BeliefSampler
from hlaska.bots.sampling.sampler import WorldSampler
from hlaska.core.game import Game

CARD_SECONDS: Final = 1.0
CALL_SECONDS: Final = 2.0
ANALYSIS_CARD_SECONDS: Final = 10.0
ANALYSIS_CALL_SECONDS: Final = 20.0
STRONG: Final = ("endgame", "trees", "closing", "double", "alike", "solved", "prior", "playouts")
"""The evaluators of `strong`, the first asked first."""
REVIEW: Final = ("endgame", "separate", "closing", "double", "alike", "solved", "playouts")
"""Those of a review: every choice is thought through alike, and by nothing but what it brings."""
NEEDS: Final[Mapping[str, tuple[str, ...]]] = {
    "endgame": ("solved",),
    "trees": ("tree",),
    "separate": ("tree",),
    "closing": ("solved",),
    "double": ("tree",),
    "alike": ("solved", "alike"),
    "solved": ("solved",),
    "prior": ("model",),
    "playouts": (),
}
"""The abilities without which an evaluator is left out."""
ABILITIES: Final = ("told", "model", "solved", "measured", "tree", "open", "alike", "halving")
"""What `strong` has beside `club`: worlds told again, a learned model, the solver, and calls by what was measured of
them (what hands will call after it, and bids), a search tree while cards are drawn, what points decide judged by open
cards beside playouts, the same card in worlds that look alike, and more worlds for
the calls that are close. Each can be left out, to measure what it is
worth."""


class StrongBot(SearchBot):
    """Plays by the average result over worlds told again."""

    card_seconds, call_seconds = CARD_SECONDS, CALL_SECONDS

    def __init__(
        self,
        game: Game,
        rng: Random,
        seconds: float | None = None,
        worlds: int = MOST_WORLDS,
        without: Collection[str] = (),
        names: Sequence[str] = STRONG,
        value_function: HybridValueFunction | None = None,
    ) -> None:
        """Sets up a player.

        without: what it does not use (`ABILITIES`), to measure what that is worth.
        names: its evaluators.
        value_function: of leaves, else a usual one.
        """
        self.sampler_class = WorldSampler if "told" in without else BeliefSampler
        if value_function is None:
            value_function = HybridValueFunction(
                game, rng, "model" not in without, "solved" not in without, "open" not in without
            )
        search = SearchContext(game, rng, worlds, value_function)
        self.endgame = EndgameSolver(game, rng, "alike" not in without)
        self.solving = PerfectInfoSolver(game)
        kept = [name for name in names if not set(NEEDS[name]) & set(without)]
        is_solving, has_trees = "solved" not in without, "tree" not in without
        makers: Mapping[str, Callable[[], Evaluator]] = {
            "endgame": lambda: Endgame(self.endgame),
            "trees": lambda: StockTrees(is_solving),
            "separate": SeparateTrees,
            "closing": lambda: StockClosing(self.endgame, has_trees),
            "double": lambda: DoublePackTree(is_solving),
            "alike": lambda: AlikeWorlds(self.solving),
            "solved": lambda: SolvedWorlds(self.solving),
            "prior": lambda: CardPlayoutsWithPrior(game.adviser.card_prior()),
            "playouts": CardPlayouts,
        }
        calls = CallsByPolicy(search, "measured" not in without, "halving" not in without)
        super().__init__(search, calls, [makers[name]() for name in kept], seconds)

    def count_processor_time(self) -> None:
        """Counts it for solved endings, too."""
        super().count_processor_time()
        self.endgame.clock = self.search.clock


class AnalysisBot(StrongBot):
    """Plays as `strong` with time to think. It is for studying, not for a table where others wait."""

    card_seconds, call_seconds = ANALYSIS_CARD_SECONDS, ANALYSIS_CALL_SECONDS
