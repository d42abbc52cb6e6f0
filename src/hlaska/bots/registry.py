"""Makes a computer player from its spec. That is a level or a baseline, with settings after a colon."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from math import inf
from random import Random, SystemRandom
from typing import Final, NamedTuple

from hlaska.bots.baselines.ismcts import ITERATIONS, IsmctsBot
from hlaska.bots.baselines.pimc import PimcBot
from hlaska.bots.bot import Bot
from hlaska.bots.players.beginner_casual import BEGINNER_WORLDS, CASUAL_WORLDS, BeginnerBot, CasualBot
from hlaska.bots.players.evaluators import MOST_WORLDS
from hlaska.bots.players.random_greedy import GreedyBot, RandomBot
from hlaska.bots.players.search import ClubBot, SearchBot
from hlaska.bots.players.strong import ABILITIES, AnalysisBot, StrongBot
from hlaska.core.errors import BadText
from hlaska.core.game import Game
from hlaska.core.levels import LEVELS

MOST_ITERATIONS: Final = 1_000_000
MOST_SECONDS: Final = 3600.0
REPEATED_WORLDS: Final = 64  # of a player with a seed whose number of worlds nobody has said
Numbers = Mapping[str, float]
SEARCHING: Final[Numbers] = {"worlds": MOST_WORLDS, "time": MOST_SECONDS}
TIMES: Final = ("time", "card", "call")  # settings in seconds of a processor
TIMED: Final[Numbers] = {**SEARCHING, "card": MOST_SECONDS, "call": MOST_SECONDS}
SWITCHES: Final[Numbers] = dict.fromkeys(ABILITIES, 1)  # 0: without it


class Kind(NamedTuple):
    """Describes a kind of player.

    It says how it is made from its settings, and what these are.

    Each setting has its largest value; the first may be given without its name (`club:64`).
    """

    make: Callable[[Game, Random, float | None, Numbers], Bot]
    settings: Mapping[str, float] = {}


def _make_search_bot(
    kind: Callable[[Game, Random, float | None, int], SearchBot],
    game: Game,
    rng: Random,
    seconds: float | None,
    given: Numbers,
    most: int = MOST_WORLDS,
) -> Bot:
    """Makes a player that searches.

    `most`: worlds at most where no number is given. A number alone takes the time it takes, so that it is the same on
    any machine.
    """
    time = given.get("time", inf if "worlds" in given else seconds)
    bot = kind(game, rng, time, int(given.get("worlds", most)))
    if any(name in given for name in TIMES):
        bot.count_processor_time()
    if "card" in given or "call" in given:
        usual = (bot.card_seconds, bot.call_seconds) if time is None else (time, time)
        bot.seconds = None
        bot.card_seconds, bot.call_seconds = given.get("card", usual[0]), given.get("call", usual[1])
    return bot


def _make_strong(
    kind: type[StrongBot], game: Game, rng: Random, seconds: float | None, given: Numbers
) -> Bot:
    """Makes `strong` without the abilities that are switched off, as `_make_search_bot` does."""
    without = [name for name in ABILITIES if not given.get(name, 1)]
    return _make_search_bot(partial(kind, without=without), game, rng, seconds, given)


def _make_ismcts(game: Game, rng: Random, seconds: float | None, given: Numbers) -> Bot:
    time = given.get("time", seconds)
    if "iterations" in given or time is None:
        return IsmctsBot(game, rng, inf if time is None else time, int(given.get("iterations", ITERATIONS)))
    return IsmctsBot(game, rng, time, MOST_ITERATIONS)


def _make_exact(game: Game, rng: Random, seconds: float | None, given: Numbers) -> Bot:
    if "worlds" not in given:
        return PimcBot(game, rng, given.get("time", seconds))
    return PimcBot(game, rng, given.get("time", inf), int(given["worlds"]))


KINDS: Final[Mapping[str, Kind]] = {
    "random": Kind(lambda game, rng, seconds, given: RandomBot(game, rng)),
    "greedy": Kind(lambda game, rng, seconds, given: GreedyBot(game, rng)),
    "beginner": Kind(partial(_make_search_bot, BeginnerBot, most=BEGINNER_WORLDS), TIMED),
    "casual": Kind(partial(_make_search_bot, CasualBot, most=CASUAL_WORLDS), TIMED),
    "club": Kind(partial(_make_search_bot, ClubBot), TIMED),
    "strong": Kind(partial(_make_strong, StrongBot), {**TIMED, **SWITCHES}),
    "analysis": Kind(partial(_make_strong, AnalysisBot), {**TIMED, **SWITCHES}),
    "ismcts": Kind(_make_ismcts, {"iterations": MOST_ITERATIONS, "time": MOST_SECONDS}),
    "exact": Kind(_make_exact, SEARCHING),
}


def make(level: str, game: Game, rng_seed: int | None = None, seconds: float | None = None) -> Bot:
    """Makes a player from its spec.

    `rng_seed` makes its choices repeatable; None draws from the system. `seconds`: what one decision may take, None as
    usual; `club:card=0.3,call=1` says it for cards and calls apart, in processor time; `club:worlds=64` looks at 64
    worlds instead, however long that takes, so that it is repeatable on any machine. Raises BadText.
    """
    return make_with(level, game, SystemRandom() if rng_seed is None else Random(rng_seed), seconds)


def make_with(spec: str, game: Game, rng: Random, seconds: float | None = None) -> Bot:
    """Makes a player from its spec with a generator of the caller's. Raises BadText."""
    name = spec.partition(":")[0]
    if name not in KINDS:
        baselines = [kind for kind in KINDS if kind not in LEVELS]
        raise BadText(
            f"'{spec}' is no computer player; there are {', '.join(LEVELS)}, club:64 with 64 worlds, "
            f"and to be measured {', '.join(baselines)}"
        )
    return KINDS[name].make(game, rng, seconds, settings_of(spec))


def is_searching(spec: str) -> bool:
    """Tells whether a player of this spec looks ahead.

    That takes very long where nothing is compiled."""
    return bool(KINDS[spec.partition(":")[0]].settings)


def make_repeatable(spec: str) -> str:
    """Returns the spec with a number of worlds where a clock would end its search.

    A time that is asked for stays: such a player chooses by the clock. Raises BadText."""
    settings = settings_of(spec)
    known = KINDS[spec.partition(":")[0]].settings
    if "worlds" not in known or settings.keys() & {"worlds", *TIMES}:
        return spec
    return f"{spec}{',' if settings else ':'}worlds={REPEATED_WORLDS}"


def settings_of(spec: str) -> dict[str, float]:
    """Returns the settings of a spec such as `club:worlds=64,time=0.5`. Raises BadText."""
    name, colon, rest = spec.partition(":")
    known = KINDS[name].settings
    found: dict[str, float] = {}
    for part in rest.split(",") if colon else ():
        key, equals, value = part.strip().partition("=")
        if not equals:
            key, value = next(iter(known), ""), key
        if key not in known:
            right = f"{name} has {', '.join(known)}" if known else f"{name} has no settings"
            raise BadText(f"'{spec}': no setting '{key or value}'; {right}")
        found[key] = _number(spec, key, value, known[key])
    return found


def _number(spec: str, key: str, value: str, most: float) -> float:
    """Reads a whole number, or seconds with decimals; 0 or 1 for a switch. Raises BadText."""
    if key in SWITCHES:
        if value not in ("0", "1"):
            raise BadText(f"'{spec}': {key} is 1, or 0 for a player without it")
        return float(value)
    digits = value.replace(".", "", 1) if key in TIMES else value
    if digits.isascii() and digits.isdecimal() and len(digits) < 10 and 0 < float(value) <= most:
        return float(value)
    what = f"seconds up to {most:g}" if key in TIMES else f"a whole number, 1 to {most:g}"
    raise BadText(f"'{spec}': {key} is {what}")
