"""Plays the other seats of a deal in which one seat is somebody's own. They are players of the arena."""

from __future__ import annotations

from collections.abc import Mapping

from hlaska.research.encoding.action_index import SILENT
from hlaska.research.environments.episode import Episode
from hlaska.research.matches.play_deal import asyncio_run
from hlaska.research.players.player_specs import Player


class Opponents:
    """Plays the seats that have players; a seat without one is somebody's own."""

    def __init__(self, players: Mapping[int, Player]) -> None:
        self._players = players

    def play_on(self, episode: Episode) -> None:
        """Plays until a seat without a player is asked; ends the players with the deal."""
        while not episode.over and episode.seat in self._players:
            seat = episode.seat
            choice = self._players[seat].choose(episode.view(seat), episode.events(seat))
            action = asyncio_run(choice)
            episode.do(SILENT if action is None else action)
        if episode.over:
            self.close()

    def close(self) -> None:
        """Ends the programs among the players."""
        for player in self._players.values():
            player.close()
