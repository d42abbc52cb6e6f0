"""Open the tables of a round between accounts, and write what came of them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from msgspec.structs import replace

from hlaska.core.errors import HlaskaError
from hlaska.core.game import Game
from hlaska.core.match_limit import NO_LIMIT, Limit, check_limit
from hlaska.core.scale_unit import unit_of
from hlaska.events import acts
from hlaska.events.errors import BadCommand
from hlaska.events.history import find_table, open_tables
from hlaska.events.model import CONTINUOUS, Plan, Result, Round
from hlaska.events.model import Table as Place
from hlaska.events.permissions import own_entries
from hlaska.events.state import EventState
from hlaska.protocol.table_messages import EventSeat
from hlaska.server.clubs.evening_plan import decks_key
from hlaska.server.clubs.rule_sets import game_of
from hlaska.server.events.event_store import EventStore, OpenedTable, StoredEvent
from hlaska.server.tables.catalog import Catalog
from hlaska.server.tables.journal_reader import NoTable
from hlaska.server.tables.opener import DirectorSettings
from hlaska.server.tables.service import TableService
from hlaska.server.tokens import hash_token
from hlaska.table.match_state import Chair
from hlaska.table.store import JournalDamaged, NotSaved, TableMeta
from hlaska.table.table import Table

log = logging.getLogger(__name__)


# ---------------------------------------------------------------- rules
def check_games(catalog: Catalog, plan: Plan) -> None:
    """Refuse rules that do not fit the tables of an event. Raises BadCommand, BadOptions."""
    made = [game_of(catalog, rules, plan.same) for rules in plan.games]
    for game, size in zip(made, plan.sizes, strict=False):
        if game.players != size:
            text = f"{game.id} by these rules is for {game.players}, and the tables have {size}."
            raise BadCommand("game-size", text, players=game.players, size=size)
        limit = Limit(plan.deals, plan.minutes)
        if game.is_endless and limit == NO_LIMIT and plan.format not in CONTINUOUS:
            text = "This game has no end of its own: say how many deals or minutes a round has."
            raise BadCommand("endless", text)
        check_limit(game, limit if game.is_endless else NO_LIMIT)
        if plan.same and not has_same_deals(game):
            text = "By these rules places go by cards, or a deal hangs on those before it."
            raise BadCommand("not-alike", text)
        if plan.kind == "pairs" and len(set(game.partners)) != 2:
            raise BadCommand("no-partners", "Pairs need a game in which partners sit opposite.")
    if len({game.money for game in made}) > 1:
        raise BadCommand("money", "The games of one event count in the same unit: choose one game.")


def has_same_deals(game: Game) -> bool:
    """Tell whether several tables of a game can have the same deals."""
    return game.has_same_deals and game.seating != "draw_high"


def with_unit(catalog: Catalog, plan: Plan) -> Plan:
    """Return the plan with the unit of its game's scale, where it names none. Raises BadText."""
    if plan.ranking != "scale" or plan.unit or not plan.games or plan.games[0].game not in catalog.ids:
        return plan
    return replace(plan, unit=unit_of(catalog.find(plan.games[0].game), plan.games[0].preset))


def table_limit(game: Game, plan: Plan) -> Limit:
    """Return how long a match at a table of an event is."""
    if not game.is_endless:
        return NO_LIMIT
    if plan.deals or (plan.minutes and plan.format not in CONTINUOUS):
        return Limit(plan.deals, plan.minutes if plan.format not in CONTINUOUS else 0)
    return Limit(game.players)  # everybody deals once


def chairs_of(state: EventState, place: Place) -> list[tuple[int, str]]:
    """Return for each chair of a table its entry and who sits there. Partners sit opposite."""
    members = [[(one, name) for name in state.entries[one].members] for one in place.entries]
    if state.plan.kind == "pairs":
        return [chair for chairs in zip(*members, strict=True) for chair in chairs]
    return [chair for chairs in members for chair in chairs]


def entry_points(
    place: Place, chairs: Sequence[int], amounts: Sequence[int], shared: bool = False
) -> tuple[int, ...]:
    """Return what each entry of a table got.

    shared: partners have one score, which counts once.
    """
    found = {
        one: [a for chair, a in zip(chairs, amounts, strict=True) if chair == one] for one in place.entries
    }
    return tuple(got[0] if shared and len(set(got)) == 1 else sum(got) for got in found.values())


# ---------------------------------------------------------------- the tables of a round
class EventTables:
    """Open tables for events and take their results."""

    def __init__(self, store: EventStore) -> None:
        self._store = store
        self._opening = asyncio.Lock()  # two who press at once open no table twice

    async def open_missing(self, table_service: TableService, kept: StoredEvent) -> int:
        """Open the tables that are drawn and not open yet; return how many. Raises BadOptions, NotSaved."""
        state = kept.event.state
        if not state.plan.games or state.finished or not state.rounds:
            return 0
        async with self._opening:
            kept = await self._store.get(kept.head.id)
            state = kept.event.state
            rounds = state.rounds if state.plan.format in CONTINUOUS else state.rounds[-1:]
            count = 0
            for played in rounds:
                count += await self._open_round(table_service, kept, played)
            return count

    async def _open_round(self, table_service: TableService, kept: StoredEvent, played: Round) -> int:
        """Open the missing tables of a round, and return how many."""
        state, known = kept.event.state, set[int]()
        wanted: list[tuple[Place, OpenedTable | None]] = []
        for place in open_tables(state, played):
            opened = kept.tables.get((played.number, place.number))
            if opened is None:
                wanted.append((place, None))
                continue
            current = is_current(kept, opened)
            if current and _is_kept_for(kept, opened, place):
                continue
            begun = await _has_begun(table_service, opened)
            if current and begun:
                continue
            wanted.append((place, opened))
            known |= set(opened.chairs) if begun and state.plan.same else set()
        # Who has seen the first of the same deals does not play them again: the director decides.
        opening = [
            (place, old)
            for place, old in wanted
            if is_playable(kept, place) and not known & set(place.entries)
        ]
        for place, old in opening:
            await self._open(table_service, kept, played.number, place, old)
        return len(opening)

    async def _open(
        self,
        table_service: TableService,
        kept: StoredEvent,
        number: int,
        place: Place,
        old: OpenedTable | None,
    ) -> None:
        state = kept.event.state
        chairs = chairs_of(state, place)
        rules = state.plan.games[state.plan.sizes.index(len(chairs))]
        game = game_of(table_service.catalog, rules, state.plan.same)
        owners = tuple(kept.owners[name] for _, name in chairs)
        drawn = DirectorSettings(
            kept.owners.get(state.founder, ""),
            owners,
            club=kept.head.club,
            limit=table_limit(game, state.plan),
            key=decks_key(state.secret, number) if state.plan.same else "",
        )
        people = [Chair(name) for _, name in chairs]
        table = await table_service.opener.open_for_people(game, rules.preset, people, drawn)
        opened = OpenedTable(
            table.meta.id,
            kept.head.id,
            number,
            place.number,
            tuple(one for one, _ in chairs),
            owners=tuple(map(hash_token, owners)),
        )
        try:
            await self._store.add_table(opened, old)
        except NotSaved as error:  # another process has opened it meanwhile: nobody is told of this one
            log.warning("event %s: a table is opened twice: %s", kept.head.id, error.text)
            return
        if old is not None:
            await _halt(table_service, old)

    async def take(self, table: Table) -> None:
        """Write the result of a table whose match is over. Raises NotSaved."""
        if not (table.meta.drawn and table.now.is_over):
            return
        opened = await self._store.find_table(table.meta.id)
        if opened is None or opened.over:
            return
        kept = await self._store.get(opened.event)
        try:
            if not is_current(kept, opened):
                raise KeyError(f"table {opened.number} of round {opened.round} has other people now")
            result = result_of(kept.event.state, opened, table)
            await self._store.submit_as_server(opened.event, acts.Record(opened.round, opened.number, result))
        except (BadCommand, KeyError) as error:  # the director has decided, or the table was split
            log.info("event %s: the result of a table is not taken: %s", opened.event, error)
        await self._store.end_table(table.meta.id)

    async def halt_decided(self, table_service: TableService, kept: StoredEvent) -> None:
        """Halt the matches that nobody waits for any more, as their result was ruled. Raises NotSaved."""
        for opened in kept.tables.values():
            if opened.over or not _is_decided(kept.event.state, opened):
                continue
            await _halt(table_service, opened)
            await self._store.end_table(opened.game_table)

    async def resume_undecided(self, table_service: TableService, kept: StoredEvent) -> None:
        """Let halted matches go on whose result was taken back. Raises NotSaved.

        With the same deals none goes on, as they may have been told meanwhile: the director decides.
        """
        state = kept.event.state
        if state.plan.same:
            return
        for opened in kept.tables.values():
            if not opened.over or _is_decided(state, opened) or not is_current(kept, opened):
                continue
            try:
                if not (await table_service.get_or_read(opened.game_table)).now.halted:
                    continue
                await table_service.halt(opened.game_table, False)
            except (NoTable, JournalDamaged) as error:
                log.info("event %s: a table cannot go on: %s", kept.head.id, error)
                continue
            await self._store.end_table(opened.game_table, over=False)

    async def event_seat(self, meta: TableMeta) -> EventSeat | None:
        """Return which table of an event one is. Raises NotSaved."""
        opened = await self._store.find_table(meta.id) if meta.drawn else None
        if opened is None or opened.number < 1:  # another table was opened in its place
            return None
        head = await self._store.head(opened.event)
        return EventSeat(head.id, head.name, opened.round, opened.number)

    async def catch_up(self, table_service: TableService) -> None:
        """Take results and halt what was ruled while the server was away. Raises NotSaved."""
        unfinished = await self._store.list_unfinished()
        for opened in unfinished:
            try:
                table = await table_service.get_or_read(opened.game_table)
            except HlaskaError:
                continue  # damaged, or of rules that are no more
            await self.take(table)
        for event in {opened.event for opened in unfinished}:
            await self.halt_decided(table_service, await self._store.get(event))

    async def is_embargoed(self, meta: TableMeta) -> bool:
        """Tell whether other tables still play the deals of this one. Raises NotSaved."""
        if not (meta.same and meta.drawn):
            return False
        opened = await self._store.find_table(meta.id)
        if opened is None:
            return False
        kept = await self._store.get(opened.event)
        return is_round_embargoed(kept.event.state, opened.round)


def is_playable(kept: StoredEvent, place: Place) -> bool:
    """Tell whether a table can be played on this server: everybody there has an account."""
    state = kept.event.state
    if any(not state.entries[one].present for one in place.entries):
        return False
    chairs = chairs_of(state, place)
    owners = [kept.owners.get(name, "") for _, name in chairs]
    return len(chairs) in state.plan.sizes and all(owners) and len(set(owners)) == len(owners)


def is_current(kept: StoredEvent, opened: OpenedTable) -> bool:
    """Tell whether a table has the entries that sit there now.

    Draws are undone, tables merged and split.
    """
    state = kept.event.state
    if not 1 <= opened.round <= len(state.rounds):
        return False
    places = (one for one in state.rounds[opened.round - 1].tables if one.number == opened.number)
    return any(tuple(one for one, _ in chairs_of(state, place)) == opened.chairs for place in places)


async def _halt(table_service: TableService, opened: OpenedTable) -> None:
    """End the match of a table, if it can be read. Raises NotSaved."""
    try:
        await table_service.halt(opened.game_table, True)
    except (NoTable, JournalDamaged) as error:
        log.info("event %s: a table cannot be halted: %s", opened.event, error)


def _is_decided(state: EventState, opened: OpenedTable) -> bool:
    """Tell whether nobody waits for the match of a table any more."""
    if state.finished or (opened.round, opened.number) in state.results:
        return True
    if opened.round > len(state.rounds):  # its draw is undone, and may come again
        return False
    return all(one.number != opened.number for one in state.rounds[opened.round - 1].tables)


def own_tables(kept: StoredEvent, owner: str) -> list[str]:
    """Return the tables here where somebody plays now, by rounds."""
    state = kept.event.state
    mine = {one for name, other in kept.owners.items() if other == owner for one in own_entries(state, name)}
    found = []
    for (number, table), opened in sorted(kept.tables.items()):
        over = opened.over or (number, table) in state.results
        if not over and mine & set(opened.chairs) and is_current(kept, opened):
            found.append(opened.game_table)
    return found


def _is_kept_for(kept: StoredEvent, opened: OpenedTable, place: Place) -> bool:
    """Tell whether the chairs of a table are kept for whom they should."""
    owners = [kept.owners.get(name, "") for _, name in chairs_of(kept.event.state, place)]
    pairs = zip(owners, opened.owners or [""] * len(owners), strict=True)
    return all(not now or not then or hash_token(now) == then for now, then in pairs)


async def _has_begun(table_service: TableService, opened: OpenedTable) -> bool:
    """Tell whether a deal was dealt at a table. Raises NotSaved."""
    meta = await table_service.store.get(opened.game_table)
    return meta is not None and not meta.is_waiting


def is_round_embargoed(state: EventState, number: int) -> bool:
    """Tell whether a round with the same deals still plays and stays untold."""
    if not state.plan.same or state.finished:
        return False
    if number > len(state.rounds):  # its draw is undone: it will have these deals
        return True
    return bool(open_tables(state, state.rounds[number - 1]))


def result_of(state: EventState, opened: OpenedTable, table: Table) -> Result:
    """Return what the entries of a table got. Raises KeyError where the table is no more."""
    place = find_table(state.rounds[opened.round - 1], opened.number)
    shared = state.plan.kind == "pairs"
    deals = tuple(entry_points(place, opened.chairs, row.amounts, shared) for row in table.now.sheet)
    points = tuple(map(sum, zip(*deals, strict=True)))
    return Result(points, deals if state.plan.same else (), confirmed=True)
