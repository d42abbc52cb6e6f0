"""Opens tables. They are as they are asked for, as a director has drawn them, or from a deal of a record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from hlaska import games
from hlaska.core import options
from hlaska.core.errors import BadOptions, BadText, Phrase
from hlaska.core.game import Game
from hlaska.core.match_limit import NO_LIMIT, Limit
from hlaska.protocol.deals import PlayOn
from hlaska.protocol.tables import NewTable
from hlaska.server.history.play_from_record import start_from_record
from hlaska.server.tables.catalog import Catalog
from hlaska.server.tables.live import LiveTables
from hlaska.server.tables.seat_setup import chairs_for
from hlaska.server.tables.shuffle_tickets import Tickets
from hlaska.server.tokens import hash_token
from hlaska.table.chairs import FREE
from hlaska.table.match_state import Chair
from hlaska.table.meter import charge_table, in_thread
from hlaska.table.new_table import check_chairs, open_from_deal, open_table
from hlaska.table.practice_deals import TRIES, deal_kind
from hlaska.table.store import Store
from hlaska.table.table import Table

ROUNDS: Final = 4  # of a match that quick seat opens where its game has no end: everybody deals so often


class DirectorSettings(Struct, frozen=True):
    """Holds what a director has decided for a table.

    director: who may give chairs of those who do not come to computer players.
    owners: who has which chair, in order.
    key: what all tables of the round make their decks from, "" where each has its own.
    """

    director: str
    owners: tuple[str, ...]
    club: str = ""
    limit: Limit = NO_LIMIT
    rated: bool = False
    key: str = ""


class TableOpener:
    """Opens tables and makes them live.

    live: the tables of this process.
    store: keeps the journals.
    catalog: the games that are offered.
    tickets: promise the shuffle of a first deal.
    """

    def __init__(self, live: LiveTables, store: Store, catalog: Catalog, tickets: Tickets) -> None:
        self._live, self._store, self._catalog, self._tickets = live, store, catalog, tickets

    async def open(self, new: NewTable, owner: str, person: Chair | None = None, club: str = "") -> Table:
        """Opens a table as it is asked for.

        person: the caller, where no chairs are asked for.
        club: whose members alone may see it.
        Raises BadText, BadOptions, NoTicket, NotSaved.
        """
        game_type = self._catalog.find(new.game)
        preset = new.preset or next(iter(game_type.presets))
        game = self._catalog.make(new.game, options.change(games.preset_of(game_type, preset), new.options))
        chairs = chairs_for(game, new.chairs, person or Chair(""))
        if new.luck and not new.ticket:
            raise BadText(
                "luck is added to what the server has promised: ask for a ticket with POST /api/fair"
            )
        key = self._tickets.take(new.ticket)
        if new.hand:
            return self._keep(await self._open_practice(game, preset, chairs, new.hand, owner, key))
        opened = await open_table(
            game,
            chairs,
            preset=preset,
            owner=owner,
            store=self._store,
            limit=new.limit,
            pace=new.pace,
            access=new.access,
            chat=new.chat,
            key=key,
            luck=new.luck,
            clock=new.clock,
            rated=new.rated,
            club=club,
            successors=new.successors,
            programs=new.programs or any(chair.program for chair in chairs),
        )
        self._keep(opened)
        if new.access != "private" and await self._live.lobby_address() is not None:
            await self._live.hand_over(opened.meta.id)
        return opened

    async def open_public(self, game: str, person: Chair, owner: str) -> Table:
        """Opens a public table by the usual rules that waits for people. Raises BadOptions, NotSaved."""
        game_type = self._catalog.find(game)
        made = self._catalog.make(game, next(iter(game_type.presets.values())))
        limit = Limit(deals=ROUNDS * made.players) if made.is_endless else NO_LIMIT
        chairs = (person, *(FREE,) * (made.players - 1))
        return await self.open(NewTable(game, chairs=chairs, limit=limit, access="public"), owner)

    async def open_for_people(
        self, game: Game, preset: str, people: Sequence[Chair], settings: DirectorSettings
    ) -> Table:
        """Opens a table whose chairs a director has given to people.

        Each chair is kept for its person; the match begins when all have sat down. Raises BadOptions, NotSaved.
        """
        chairs = tuple(replace(chair, kind="open") for chair in people)
        kept = tuple(hash_token(owner) for owner in settings.owners)
        opened = await open_table(
            game,
            chairs,
            preset=preset,
            owner=settings.director,
            owners=("",) * len(chairs),
            store=self._store,
            limit=settings.limit,
            rated=settings.rated,
            key=settings.key or self._tickets.take(""),
            same=bool(settings.key),
            club=settings.club,
            kept=kept,
        )
        return self._keep(opened)

    async def open_daily(
        self, game: Game, preset: str, person: Chair, owner: str, name: str, key: str, limit: Limit
    ) -> Table:
        """Opens a table for deals that others get too. Raises BadOptions, NotSaved.

        A person plays them with computer players of the usual level.

        name: its id.
        key: what all decks follow from.
        """
        opened = await open_table(
            game,
            chairs_for(game, (), person),
            preset=preset,
            owner=owner,
            store=self._store,
            limit=limit,
            key=key,
            same=True,
            name=name,
        )
        return self._keep(opened)

    async def play_on(self, request: PlayOn, owner: str) -> Table:
        """Opens a table that begins within a deal of a record.

        Raises BadRecord, BadOptions, NoDeal, NotSaved.
        """
        begun = await in_thread(start_from_record, self._catalog.find, request)
        chairs = chairs_for(begun.game, begun.chairs, Chair(""))
        deal = (begun.match, begun.begins, begun.moves)
        more: dict[str, Any] = {"preset": begun.preset, "owner": owner, "key": self._tickets.take("")}
        return self._keep(await open_from_deal(begun.game, chairs, *deal, store=self._store, **more))

    async def _open_practice(
        self, game: Game, preset: str, chairs: Sequence[Chair], hand: str, owner: str, key: str
    ) -> Table:
        """Opens a table whose first deal gives the person a kind of hand, as forehand.

        Raises BadOptions, NotSaved.
        """
        check_chairs(game, chairs)
        kinds = games.hands(game.id)
        if hand not in kinds:
            raise BadOptions(f"hand={hand[:40]}: {game.id} has {', '.join(kinds) or 'none'}")
        if any(chair.kind == "open" for chair in chairs):
            raise BadOptions(
                f"hand={hand}: hands are chosen alone with computer players, without open chairs"
            )
        own = next(i for i, chair in enumerate(chairs) if chair.kind == "person")
        match = replace(game.opening(), first=own)
        dealt = await in_thread(deal_kind, game, match, kinds[hand])
        if dealt is None:
            text = f"hand={hand}: none was dealt {TRIES} times; choose another kind or other rules"
            raise BadOptions(text, Phrase("problem-no-hand"))
        begun = (match, dealt.deck, dealt.moves)
        return await open_from_deal(
            game, chairs, *begun, preset=preset, owner=owner, store=self._store, key=key
        )

    def _keep(self, table: Table) -> Table:
        """Makes a table live that somebody has opened; it counts for whoever asked."""
        charge_table()
        return self._live.keep(table)
