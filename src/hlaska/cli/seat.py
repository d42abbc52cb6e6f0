"""Plays a seat at a table that another program runs: `hlaska seat` (docs/bots.md)."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from hlaska.core.cards import parse_card
from hlaska.core.errors import BadText, HlaskaError, plainly

if TYPE_CHECKING:
    from hlaska.core.game import Game
    from hlaska.research.players.foreign_table import ForeignTable
    from hlaska.research.players.player_specs import Player


class Deal(Struct, tag="deal", forbid_unknown_fields=True):
    """Begins a new deal.

    hand: the cards given to the seat.
    sees: other cards that lie open.
    """

    hand: list[str]
    sees: list[str] = []


class Apply(Struct, tag="apply", forbid_unknown_fields=True):
    """Says what a seat does.

    do: the action; `??` is a card that is not seen.
    sees: cards seen for the first time by it.
    """

    seat: int
    do: str
    sees: list[str] = []


class Ask(Struct, tag="ask"):
    """Asks what the player does."""


class Look(Struct, tag="view"):
    """Asks what the seat sees."""


_MESSAGE = msgspec.json.Decoder(Deal | Apply | Ask | Look)


def seat(args: Namespace) -> None:
    """Answers messages, a line each, until there are no more."""
    from hlaska.games import find_game
    from hlaska.kernel import jit

    game = find_game(args.game, args.preset, args.set)
    place = _SeatSession(game, args.seat, args.player)
    jit.start_background()
    for line in sys.stdin:
        if line.strip():
            sys.stdout.buffer.write(msgspec.json.encode(place.answer(line)) + b"\n")
            sys.stdout.buffer.flush()


class _SeatSession:
    """Holds the seat and its deal."""

    def __init__(self, game: Game, seat: int, player: str) -> None:
        """Raises BadText for a seat or a player that there is not."""
        from hlaska.research.players.player_specs import check_spec

        if not 0 <= seat < game.seats:
            raise BadText(f"there is no seat {seat}; seats are 0 to {game.seats - 1}")
        check_spec(game, player)
        self.game, self.seat, self.spec = game, seat, player
        self._mirror: ForeignTable | None = None
        self._player: Player | None = None

    def answer(self, line: str) -> dict[str, Any]:
        """Answers a line; one that is wrong changes nothing."""
        try:
            message = _MESSAGE.decode(line)
            if isinstance(message, Deal):
                return self._deal(message)
            if isinstance(message, Apply):
                return self._apply(message)
            return self._ask() if isinstance(message, Ask) else self._view()
        except HlaskaError as e:
            return {"type": "error", "text": e.text}
        except UnicodeError:
            return {"type": "error", "text": "the line is not a text in UTF-8"}
        except (msgspec.MsgspecError, RecursionError) as e:
            return {"type": "error", "text": plainly(str(e))}

    def _deal(self, message: Deal) -> dict[str, Any]:
        from random import SystemRandom

        from hlaska.research.players.foreign_table import ForeignTable
        from hlaska.research.players.player_specs import Player

        self._mirror = ForeignTable(
            self.game, self.seat, _parse_cards(message.hand), _parse_cards(message.sees)
        )
        if self._player is not None:
            self._player.close()
        self._player = Player(self.game, self.spec, str(SystemRandom().getrandbits(60)))
        return self._state_data()

    def _apply(self, message: Apply) -> dict[str, Any]:
        action = None if message.do == "??" else self.game.parse_action(message.do)
        self._require_table().apply(message.seat, action, _parse_cards(message.sees))
        return self._state_data()

    def _ask(self) -> dict[str, Any]:
        from hlaska.research.matches.play_deal import asyncio_run

        mirror = self._require_table()
        if not mirror.view.legal:
            turn = f"seat {mirror.turn} is on turn" if mirror.turn >= 0 else "the deal is over"
            raise BadText(f"seat {self.seat} is not asked now; {turn}")
        assert self._player is not None  # made with the deal
        action = asyncio_run(self._player.choose(mirror.view, mirror.events))
        return {"type": "answer", "do": "" if action is None else self.game.action_text(action)}

    def _view(self) -> dict[str, Any]:
        from hlaska.core.bot_protocol import view_text

        return {"type": "view", **view_text(self.game, self._require_table().view)}

    def _require_table(self) -> ForeignTable:
        if self._mirror is None:
            raise BadText('there is no deal yet; begin with {"type": "deal", "hand": [...]}')
        return self._mirror

    def _state_data(self) -> dict[str, Any]:
        """Returns who is on turn and what the own seat may do. At the end it returns what everybody gets."""
        mirror = self._require_table()
        told: dict[str, Any] = {"type": "state", "turn": mirror.turn, "phase": mirror.view.pub.phase}
        told["legal"] = [self.game.action_text(action) for action in mirror.view.legal]
        if mirror.turn < 0:
            told["result"], told["money"] = mirror.result, self.game.money
            told["items"] = [{"key": i.key, "seat": i.seat, "value": i.value} for i in mirror.items]
        return told


def _parse_cards(texts: Sequence[str]) -> list[int]:
    found = [parse_card(text) for text in texts]
    if any(card < 0 for card in found):
        raise BadText("a card that is seen has a name; ?? is none")
    return found
