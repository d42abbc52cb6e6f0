"""Finds the games of a server, makes and describes them.

They are found by their id, made by their options, told with all that a page needs to offer them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from hlaska import games
from hlaska.core import options
from hlaska.core.errors import BadText, HlaskaError, Phrase
from hlaska.core.game import Game
from hlaska.core.levels import USUAL, list_levels
from hlaska.core.scale_unit import unit_of
from hlaska.protocol.games import GameBrief, GameInfo, PresetInfo
from hlaska.table.store import TableMeta


class NoGame(HlaskaError):
    def __init__(self, game: str, known: Iterable[str]) -> None:
        text = f"there is no game '{game[:40]}'; there are {', '.join(known)}"
        super().__init__(text, Phrase("problem-no-game"))


class Catalog(Struct, frozen=True):
    """Holds the games a server has."""

    ids: tuple[str, ...] = tuple(games.GAMES)
    find: Callable[[str], type[Game]] = games.game_class

    def check(self, *names: str) -> None:
        """Raises NoGame for a game that the server does not have."""
        for game in names:
            if game not in self.ids:
                raise NoGame(game, self.ids)

    def make(self, game: str, game_options: Struct) -> Game:
        game_type: Any = self.find(game)
        made: Game = game_type(game_options)
        return made

    def restore(self, meta: TableMeta) -> Game:
        """Makes the game of a table that was opened earlier. Options that did not exist then have their defaults."""
        if meta.game not in self.ids:
            raise BadText(f"this server has no game '{meta.game}'")
        game_type = self.find(meta.game)
        return self.make(meta.game, options.change(game_type.Options(), meta.options))

    def briefs(self) -> list[GameBrief]:
        return [self._brief(game, self.find(game)) for game in self.ids]

    def _brief(self, game: str, game_type: type[Game]) -> GameBrief:
        return GameBrief(game, tuple(game_type.presets), dict(game_type.first_in), game_type.known)

    def info(self, game: str) -> GameInfo:
        game_type = self.find(game)
        defaults = next(iter(game_type.presets.values()))
        presets = tuple(
            self._preset(name, game, chosen, defaults) for name, chosen in game_type.presets.items()
        )
        return GameInfo(
            game,
            game_type.rules_version,
            game_type.money,
            game_type.faces,
            options.schema(game_type.Options),
            presets,
            game_type.calls.texts,
            list_levels(game_type)[::-1],
            USUAL,
            tuple(games.hands(game)),
        )

    def _preset(self, name: str, game: str, game_options: Struct, defaults: Struct) -> PresetInfo:
        made = self.make(game, game_options)
        changes = options.difference(game_options, defaults)
        mates = next((mask for mask in made.partners if mask & 1), 1)
        partners = tuple(chair for chair in range(1, made.players) if mates >> chair & 1)
        return PresetInfo(
            name,
            asdict(game_options),
            changes,
            made.players,
            made.seats,
            made.places,
            made.is_endless,
            partners,
            unit_of(type(made), name),
        )
