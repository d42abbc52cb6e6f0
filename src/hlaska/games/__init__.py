"""Lists the games: a line each with its id and where its class is. Nothing is imported before somebody asks for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from importlib.util import find_spec
from pkgutil import resolve_name
from typing import Any, Final

from msgspec import Struct

from hlaska.core.call_fit import Fitting, PlainParameters, fit_plain, plain_trials
from hlaska.core.errors import BadGame, BadOptions, BadText
from hlaska.core.game import Game
from hlaska.core.lesson import Section
from hlaska.core.options import parse
from hlaska.core.practice_hands import Kinds
from hlaska.core.scorecard import Scorecard
from hlaska.core.tactics import Chapter
from hlaska.core.tutorial import Tutorial

GAMES: Final = {
    "marias": "hlaska.games.marias.game:Marias",
    "marias_auction": "hlaska.games.marias_auction.game:MariasAuction",
    "marias_two": "hlaska.games.marias_two.game:MariasTwo",
    "marias_thirteen": "hlaska.games.marias_thirteen.game:MariasThirteen",
    "marias_four": "hlaska.games.marias_four.game:MariasFour",
    "sixtysix": "hlaska.games.sixtysix.game:SixtySix",
    "thousand": "hlaska.games.thousand.game:Thousand",
    "pinochle": "hlaska.games.pinochle.game:Pinochle",
    "pinochle_three": "hlaska.games.pinochle_three.game:PinochleThree",
    "pinochle_two": "hlaska.games.pinochle_two.game:PinochleTwo",
    "bezique": "hlaska.games.bezique.game:Bezique",
}


def game_class(game: str) -> type[Game]:
    """Returns the class of a game by its id.

    Raises BadGame with the names there are, or what a preset's name stands for.
    """
    if game not in GAMES:
        raise _no_game(game)
    found: type[Game] = resolve_name(GAMES[game])
    return found


def named(name: str) -> tuple[str, str | None]:
    """Finds the game that a name means, and the preset if it names one. Raises BadGame."""
    if name in GAMES:
        return name, None
    error = _no_game(name)
    if not error.preset:
        raise error
    return error.game, error.preset


def all_names() -> Iterator[tuple[str, dict[str, str]]]:
    """Yields every name that means one game, with game and preset."""
    yield from ((game, {"game": game}) for game in GAMES)
    presets = [(preset, game) for game in GAMES for preset in game_class(game).presets]
    several = Counter(preset for preset, _ in presets)
    for preset, game in presets:
        if several[preset] == 1 and preset not in GAMES:
            yield preset, {"game": game, "preset": preset}


def _no_game(name: str) -> BadGame:
    found = [game for game in GAMES if name in game_class(game).presets]
    if len(found) == 1:
        text = f"'{name}' is not a game but a preset of {found[0]}; name the game {found[0]} and the preset {name}"
        return BadGame(text, found[0], name)
    if found:
        return BadGame(
            f"'{name}' is not a game but a preset of {' and of '.join(found)}; name one of these games"
        )
    presets = [preset for game in GAMES for preset in game_class(game).presets]
    near = get_close_matches(name, [*GAMES, *presets], 3)
    return BadGame(f"'{name}' is not a game; {_suggest(near, GAMES)}")


def preset_of(game: type[Game], preset: str | None = None) -> Struct:
    """Returns the options a preset stands for; without a name the first one. Raises BadOptions."""
    name = preset or next(iter(game.presets))
    if name not in game.presets:
        raise BadOptions(f"'{name}' is not a preset of {game.id}; {_near(name, game.presets)}")
    return game.presets[name]


def find_game(game: str, preset: str | None = None, settings: Iterable[str] = ()) -> Game:
    """Returns a game ready to be played.

    An example is `find_game("marias", "penguin", ["min_cut=3"])`. Raises BadText or BadOptions.
    """
    found: Any = game_class(game)
    made: Game = found(parse(preset_of(found, preset), settings))
    return made


def lesson(game: Game) -> tuple[Section, ...]:
    """Returns what teaches a game to newcomers, under its options. It is () for a game without a lesson."""
    made = _of_folder(type(game).__module__, "lesson", "lesson")
    return made(game) if made else ()


def first(game: str) -> Tutorial | None:
    """Returns the first deal that explains itself to newcomers; None without one."""
    found: Tutorial | None = _of_folder(GAMES.get(game, ""), "tutorial", "FIRST")
    return found


def tactics(game: Game) -> tuple[Chapter, ...]:
    """Returns chapters on how to play a game well, under its options. () for a game without any."""
    made = _of_folder(GAMES.get(game.id, ""), "tactics", "tactics")
    return made(game) if made else ()


def hands(game: str) -> Kinds:
    """Returns the kinds of hands one may practise a game with, by name. {} for a game without any."""
    return _of_folder(GAMES.get(game, ""), "practice_hands", "KINDS") or {}


def scoring(game: Game) -> Scorecard[Any]:
    """Returns the form for deals that were played with real cards. Raises BadText for a game that has none."""
    made = _of_folder(type(game).__module__, "scorecard", "Scoring")
    if made is None:
        raise BadText(f"{game.id} has no form for real cards")
    found: Scorecard[Any] = made(game)
    return found


def call_fitting(game: str) -> Fitting:
    """Returns how the numbers of a game's call model are fitted.

    A game without numbers of its own is fitted the plain way. Raises BadText where they have no fit.
    """
    where = GAMES.get(game, "")
    found: Fitting | None = _of_folder(where, "call_fit", "FITTING")
    declared = _of_folder(where, "call_model", "Parameters")
    if found is None and declared is not None and not issubclass(declared, PlainParameters):
        raise BadText(f"the numbers of {game} were counted and have no fit: it has no call_fit.py")
    return found or Fitting((), plain_trials, fit_plain, calls_first=False)


def _of_folder(game: str, file: str, name: str) -> Any:
    """Returns what a file of a game's folder gives; None where there is none.

    `game`: where the game is. A file that cannot be imported is an error of its own.
    """
    folder = game.rpartition(".")[0]
    if not folder or find_spec(f"{folder}.{file}") is None:
        return None
    return resolve_name(f"{folder}.{file}:{name}")


def _near(name: str, known: Iterable[str]) -> str:
    return _suggest(get_close_matches(name, list(known), 3), known)


def _suggest(close: Iterable[str], known: Iterable[str]) -> str:
    return f"did you mean {' or '.join(close)}?" if close else f"there are {', '.join(known)}"
