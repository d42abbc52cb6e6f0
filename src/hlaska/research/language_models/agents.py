"""Offers tables to agents that read and write.

Deals are played by texts, with what a seat may know and nothing else.

The server of the Model Context Protocol (`hlaska.research.language_models.mcp`) is a skin over `Tables`; a harness for
language models can use it as it is. What is wrong is told by a `HlaskaError` in a sentence that says what would be
right.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random, SystemRandom
from typing import Any, Final

from hlaska.core.actions import Action
from hlaska.core.board import Event
from hlaska.core.bot_protocol import event_text, view_text
from hlaska.core.errors import BadText, Illegal
from hlaska.games import GAMES, find_game, game_class, named
from hlaska.locales import Language
from hlaska.research.encoding.action_index import SILENT, ActionIndex
from hlaska.research.encoding.observation import Encoder
from hlaska.research.environments.episode import Episode, check_seed, shuffle_deck
from hlaska.research.environments.opponents import Opponents
from hlaska.research.language_models.server_table import NOTHING, ServerSeat
from hlaska.research.matches.play_deal import asyncio_run
from hlaska.research.players.player_specs import Player, check_spec

MOST: Final = 64  # tables at a time


class LocalSeat:
    """Plays a deal in which an agent has a seat, and players the others."""

    def __init__(self, game: str, preset: str | None, seat: int, opponents: str, seed: int | None) -> None:
        """Raises BadText or BadOptions."""
        name, found = named(game)
        self.game = find_game(name, preset or found)
        if not 0 <= seat < self.game.seats:
            raise BadText(f"there is no seat {seat}; seats are 0 to {self.game.seats - 1}")
        check_spec(self.game, opponents)
        rng = SystemRandom() if check_seed(seed) is None else Random(seed)
        encoder = Encoder(self.game, parts=("hand",), index=ActionIndex(self.game, claims=True))
        self.seat, self.heard = seat, 0
        self.episode = Episode(encoder, shuffle_deck(self.game, rng), claims=True)
        luck = f"{rng.getrandbits(60)}"
        others = (other for other in range(self.game.seats) if other != seat)
        self.others = Opponents({other: Player(self.game, opponents, f"{luck} {other}") for other in others})
        self.others.play_on(self.episode)

    def text(self, action: Action) -> str:
        return NOTHING if action == SILENT else self.game.action_text(action)

    def read(self, text: str) -> Action:
        """Reads the action of a text. Raises BadText for one that cannot be read."""
        return SILENT if " ".join(text.lower().split()) == NOTHING else self.game.parse_action(text)

    def new_events(self) -> list[Event]:
        """Returns what the seat was told since it last asked."""
        events = list(self.episode.events(self.seat))[self.heard :]
        self.heard += len(events)
        return events


class Tables:
    """Keeps the tables of one agent, by number.

    language: of the sentences.
    hints: whether it may ask for one.
    legal: whether it is told what is legal, else only what is asked and its duties.
    rules: tells what a rule says, by its id.
    server, token: where it may sit at tables of a server.
    """

    def __init__(
        self,
        language: str = "en",
        *,
        hints: bool = False,
        legal: bool = True,
        rules: Callable[[str], str] | None = None,
        server: str = "",
        token: str = "",
    ) -> None:
        """Raises BadText for a server without a token."""
        if bool(server) != bool(token):
            raise BadText("a table of a server needs both its address and the token of a program")
        self.language, self.hints, self.legal = language, hints, legal
        self.server, self._token, self.rules = server, token, rules
        self._tables: dict[int, LocalSeat | ServerSeat] = {}
        self._opened = 0

    # ------------------------------------------------------------ games and deals
    def list_games(self) -> list[dict[str, Any]]:
        """Lists the games: id, name, presets, seats."""
        words = Language(self.language)
        return [
            {
                "game": name,
                "name": words.say(f"game-{name}"),
                "about": words.say(f"game-{name}-line"),
                "presets": list(game_class(name).presets),
                "seats": find_game(name).seats,
            }
            for name in GAMES
        ]

    def new_deal(
        self,
        game: str,
        preset: str | None = None,
        seat: int = 0,
        opponents: str = "club:worlds=16",
        seed: int | None = None,
    ) -> dict[str, Any]:
        """Deals at a new table and tells how it stands. Raises BadText or BadOptions."""
        self._check_count()
        return self._open(LocalSeat(game, preset, seat, opponents, seed))

    def join(self, table: str) -> dict[str, Any]:
        """Sits down at a table of the server, by its name there. Raises BadText where that cannot be."""
        if not self.server:
            raise BadText("no server is named here: start with --server and a token")
        self._check_count()
        return self._open(ServerSeat(self.server, table, self._token))

    def _check_count(self) -> None:
        if len(self._tables) >= MOST:
            raise BadText(f"{MOST} tables are open; leave one first")

    def _open(self, made: LocalSeat | ServerSeat) -> dict[str, Any]:
        self._opened += 1
        self._tables[self._opened] = made
        return self.look(self._opened)

    def leave(self, table: int) -> dict[str, Any]:
        """Closes a table."""
        made = self._find_seat(table)
        (made if isinstance(made, ServerSeat) else made.others).close()
        del self._tables[table]
        return {"table": table, "left": True}

    def rule(self, rule: str) -> dict[str, Any]:
        """Tells what a rule says, by its id (`mariage:TH.BID.1`). Raises BadText for one that is none."""
        said = self.rules(rule) if self.rules is not None else ""
        if not said:
            raise BadText(
                f"there is no rule '{rule}'; refusals and duties name theirs, such as marias:G.TRICK.2"
            )
        return {"rule": rule, "text": said}

    # ------------------------------------------------------------ looking
    def look(self, table: int) -> dict[str, Any]:
        """Tells what the seat sees, what has happened since, and what is asked."""
        made = self._find_seat(table)
        if isinstance(made, ServerSeat):
            return self._hide_legal(table, made.look())
        episode, game = made.episode, made.game
        view = episode.view(made.seat)
        words = self._words(made)
        told = game.explainer.explain(view)
        seen = view_text(game, view)
        found: dict[str, Any] = {
            "table": table,
            "game": game.id,
            "seat": made.seat,
            "turn": episode.seat,
            "cards": seen["places"],
            "title": words.sentence(told.title) if told.title else "",
            "question": words.sentence(told.question) if told.question and not episode.over else "",
            "duties": [words.sentence(duty) for duty in told.duties] if not episode.over else [],
            "rules": [duty.rule for duty in told.duties if duty.rule] if not episode.over else [],
            "happened": [event_text(game, event) for event in made.new_events()],
        }
        if episode.over:
            found["result"] = list(episode.result())
            found["settlement"] = [words.sentence(item.phrase) for item in view.pub.items]
        elif self.legal:
            found["legal"] = [made.text(action) for action in episode.legal()]
        return found

    def history(self, table: int) -> list[dict[str, Any]]:
        """Returns everything the seat has been told in the deal."""
        made = self._find_seat(table)
        if isinstance(made, ServerSeat):
            return list(made.told)
        return [event_text(made.game, event) for event in made.episode.events(made.seat)]

    def hint(self, table: int) -> dict[str, Any]:
        """Returns what the player `strong` would do in the seat.

        Raises BadText where hints are not allowed, or the deal is over.
        """
        made = self._find_local(table)
        if not self.hints:
            raise BadText("hints are not allowed here")
        if made.episode.over:
            raise BadText("the deal is over")
        view, events = made.episode.view(made.seat), made.episode.events(made.seat)
        adviser = Player(made.game, "strong:worlds=16", f"hint {len(events)}")
        action = asyncio_run(adviser.choose(view, events))
        return {"table": table, "do": made.text(SILENT if action is None else action)}

    # ------------------------------------------------------------ playing
    def play(self, table: int, action: str) -> dict[str, Any]:
        """Does an action and lets the others go on. Raises BadText for a text that cannot be read, and Illegal with the
        reason in words; nothing is done then."""
        made = self._find_seat(table)
        if isinstance(made, ServerSeat):
            return self._hide_legal(table, made.play(action))
        if made.episode.over:
            raise BadText(f"the deal is over; its result is {list(made.episode.result())}")
        meant = made.read(action)
        if meant not in made.episode.legal():
            raise self._refusal(made, meant)
        made.episode.do(meant)
        made.others.play_on(made.episode)
        return self.look(table)

    def _refusal(self, made: LocalSeat, action: Action) -> Illegal:
        why = (
            None
            if action == SILENT
            else made.game.explainer.explain_refusal(made.episode.view(made.seat), action)
        )
        reason = self._words(made).sentence(why) if why else "that is not asked now"
        rule = f" ({why.rule})" if why and why.rule else ""
        legal = f" Legal are: {', '.join(map(made.text, made.episode.legal()))}." if self.legal else ""
        return Illegal(f"'{made.text(action)}' is not legal: {reason}{rule}{legal}", why)

    # ------------------------------------------------------------ helpers
    def _hide_legal(self, table: int, seen: dict[str, Any]) -> dict[str, Any]:
        """Leaves the list of what is legal out where it is kept back."""
        if not self.legal:
            seen.pop("legal", None)
        return {"table": table, **seen}

    def _find_local(self, number: int) -> LocalSeat:
        """Finds a table that this process plays. Raises BadText for one of a server."""
        made = self._find_seat(number)
        if isinstance(made, ServerSeat):
            raise BadText(f"table {number} is one of the server, where there are no hints")
        return made

    def _find_seat(self, number: int) -> LocalSeat | ServerSeat:
        if number not in self._tables:
            open_now = ", ".join(map(str, self._tables)) or "none"
            raise BadText(f"there is no table {number}; open are {open_now}")
        return self._tables[number]

    def _words(self, made: LocalSeat) -> Language:
        """Returns the agent's language, with French names of suits, as letters of cards are."""
        return Language(self.language, faces="french", money=made.game.money, me=made.seat)
