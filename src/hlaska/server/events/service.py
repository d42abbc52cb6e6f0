"""Show events to those who may see them, found new ones and change them."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterator
from typing import Final

import msgspec
from msgspec.structs import replace

from hlaska.core.errors import BadOptions, Phrase
from hlaska.events import acts
from hlaska.events.acts import AnyAct
from hlaska.events.errors import BadCommand
from hlaska.events.journal import encode_journal
from hlaska.events.ladders import possible_opponents
from hlaska.events.league import LeagueRow, rank_league, rank_league_teams
from hlaska.events.model import CONTINUOUS, Plan
from hlaska.events.permissions import own_entries
from hlaska.events.standings import rank_entries
from hlaska.events.state import EventState, is_director
from hlaska.protocol.accounts import ExportEvent
from hlaska.protocol.events import EventBrief, EventJournalEntry, EventMe, EventPage, LeaguePage, LeagueRank
from hlaska.protocol.tables import Awaited, AwaitedAnswer, AwaitedCall, AwaitedSeat, RunningEvent
from hlaska.server.accounts.context import ServiceContext
from hlaska.server.clubs.members import Members
from hlaska.server.clubs.validation import number_text
from hlaska.server.cluster.bus import MessageBus, NoBus
from hlaska.server.events.event_store import EventHead, EventStore, Person, StoredEvent
from hlaska.server.events.event_tables import EventTables, check_games, own_tables, with_unit
from hlaska.server.events.page import hidden_journal, show_event, show_journal, unit_of, withhold
from hlaska.server.events.problems import NoEvent, NoLeague
from hlaska.server.names import is_readable
from hlaska.server.storage.account_database import Database
from hlaska.server.tables.catalog import Catalog
from hlaska.server.tables.service import TableService
from hlaska.table.visible_text import is_visible

PAGES: Final = 64  # pages that are remembered as they were written out
_SEATS: Final = (  # what tables may follow from
    acts.Draw,
    acts.Seat,
    acts.Accept,
    acts.Merge,
    acts.Split,
    acts.Return,
    acts.Substitute,
    acts.Undo,
)
_TEXTS: Final = ("rules", "date", "text", "why")  # fields that hold any text, others hold names


class EventService:
    """Keep all events of a server.

    clock: seconds since 1970, instead of the database's.
    bus: what shares limits with other processes.
    """

    def __init__(
        self,
        database: Database,
        members: Members,
        clock: Callable[[], float] | None = None,
        bus: MessageBus | None = None,
    ) -> None:
        self._clock = clock or database.time
        self.store = EventStore(database, self._clock)
        self.tables = EventTables(self.store)
        self._members = members
        context = ServiceContext(database, self._clock, bus=bus or NoBus())
        self._founded = context.limit("events", 10, 600)  # events of one person
        self._done = context.limit("event acts", 240, 1)  # acts of one person
        self._pages: OrderedDict[str, tuple[str, bytes]] = OrderedDict()

    # ------------------------------------------------------------ looking
    async def list_visible(self, owner: str) -> list[EventBrief]:
        """Return the events that somebody may see, the last changed first. Raises NotSaved."""
        clubs = tuple(brief.id for brief in await self._members.of(owner)) if owner else ()
        mine = set(await self.store.of(owner))
        return [_brief(head, head.id in mine) for head in await self.store.list_newest(clubs)]

    async def page(
        self, table_service: TableService, event: str, owner: str, known: str = ""
    ) -> tuple[str, bytes]:
        """Return the tag of an event's page, and the page as JSON.

        The page is nothing where it is the `known` one.

        Whoever looks, a page is made once for each change. Raises NoEvent, NotSaved.
        """
        head = await self._visible_head(event, owner)
        tag = _tag(head)
        if known == tag:
            return tag, b""
        if event in self._pages and self._pages[event][0] == tag:
            return self._pages[event]
        kept = await self.store.get(event)
        return self._remember(kept, table_service.catalog)

    def _remember(self, kept: StoredEvent, catalog: Catalog) -> tuple[str, bytes]:
        head = kept.head
        tag = _tag(head)
        made = msgspec.json.encode(show_event(kept, catalog))
        self._pages[head.id] = tag, made
        self._pages.move_to_end(head.id)
        while len(self._pages) > PAGES:
            self._pages.popitem(last=False)
        return tag, made

    async def me(self, event: str, person: Person | None) -> EventMe:
        """Return who somebody is in an event. Raises NoEvent, NotSaved."""
        await self._visible_head(event, person.owner if person else "")
        if person is None:
            return EventMe(now=self._clock())
        name, state = await self.store.name_of(event, person), (await self.store.get(event)).event.state
        own = tuple(own_entries(state, name))
        return EventMe(name, is_director(state, name), own, self._clock(), _opponents(state, own))

    async def add_awaited(self, table_service: TableService, owner: str, awaited: Awaited) -> Awaited:
        """Add what events ask of somebody: chairs kept for them, challenges. Raises NotSaved."""
        running = await self.store.running_of(owner) if owner else []
        found: list[AwaitedSeat] = []
        challenges: list[AwaitedAnswer] = []
        calls: list[AwaitedCall] = []
        names: list[RunningEvent] = []
        for event in running:
            kept = await self.store.get(event)
            names.append(RunningEvent(event, kept.head.name))
            challenges += _unanswered_challenges(kept, owner)
            calls += _open_calls(kept, owner)
            for table in own_tables(kept, owner):
                meta = await table_service.store.get(table)
                if meta is not None and meta.is_waiting and meta.chair_of(owner) < 0:
                    found.append(AwaitedSeat(event, kept.head.name, table))
        among = awaited.among or bool(running)
        return replace(
            awaited,
            among=among,
            seats=tuple(found),
            challenges=tuple(challenges),
            calls=tuple(calls),
            events=tuple(names),
        )

    async def league(self, table_service: TableService, event: str, owner: str) -> LeaguePage:
        """Return the league that an event counts for. Raises NoEvent, NoLeague, NotSaved."""
        head = await self._visible_head(event, owner)
        heads = await self.store.league_of(head)
        states = [(await self.store.get(one.id)).event.state for one in heads]
        rules = next((state.plan.league for state in reversed(states) if state.plan.league), None)
        if rules is None or not head.league:
            raise NoLeague
        mine = set(await self.store.of(owner))
        over = [state for state in states if state.finished]
        return LeaguePage(
            rules,
            tuple(_brief(one, one.id in mine) for one in heads),
            tuple(map(_league_rank, rank_league(rules, over))),
            tuple(map(_league_rank, rank_league_teams(rules, over))) if rules.teams else (),
            1 if rules.places else unit_of(table_service.catalog, states[-1].plan),
        )

    async def journal(self, event: str, owner: str) -> tuple[EventJournalEntry, ...]:
        """Return who did what, the newest first. Raises NoEvent, NotSaved."""
        await self._visible_head(event, owner)
        return show_journal((await self.store.get(event)).event)

    async def journal_text(self, event: str, owner: str) -> str:
        """Return the journal as it may be told, a line of JSON each. Raises NoEvent, NotSaved."""
        await self._visible_head(event, owner)
        return encode_journal(hidden_journal((await self.store.get(event)).event))

    async def export(self, owner: str) -> tuple[ExportEvent, ...]:
        """Return all that is kept of a person in events. Raises NotSaved."""
        found = []
        for event in await self.store.of(owner):
            kept = await self.store.get(event)
            state = withhold(kept.event.state)
            names = [name for name, other in kept.owners.items() if other == owner]
            own = {one for name in names for one in own_entries(state, name)}
            best = next((one for one in rank_entries(state) if one.id in own), None)
            found += [
                ExportEvent(
                    state.plan.name,
                    state.plan.date,
                    name,
                    is_director(state, name),
                    best.rank if best else 0,
                    number_text(best.points) if best else "",
                )
                for name in names
            ]
        return tuple(found)

    async def _visible_head(self, event: str, owner: str) -> EventHead:
        """Return the head of an event for who may see it. Raises NoEvent, NotSaved."""
        head = await self.store.head(event)
        if head.club and not await self._members.has_member(head.club, owner):
            raise NoEvent
        return head

    # ------------------------------------------------------------ doing
    async def found(
        self, table_service: TableService, plan: Plan, person: Person, club: str = ""
    ) -> EventPage:
        """Found an event, of a club only as its steward.

        Raises BadCommand, BadOptions, NoClub, NotSteward, EventsFull, TooOften, NotSaved."""
        _check_texts(plan)
        check_games(table_service.catalog, plan)
        plan = with_unit(table_service.catalog, plan)
        if club:
            await self._members.check_steward(club, person.owner)
        await self._founded.take(person.owner)
        made = await self.store.found(plan, secrets.token_hex(16), person, club)
        return show_event(await self.store.get(made), table_service.catalog)

    async def submit(
        self,
        table_service: TableService,
        event: str,
        act: AnyAct,
        person: Person,
        why: str = "",
        seen: int | None = None,
    ) -> EventPage:
        """Do something to an event, and open the tables that follow from it.

        Raises NoEvent, BadCommand, BadOptions, Stale, TooOften, NotSaved."""
        await self._visible_head(event, person.owner)
        _check_texts(act, why)
        if isinstance(act, acts.Change):
            check_games(table_service.catalog, act.plan)
            act = replace(act, plan=with_unit(table_service.catalog, act.plan))
        await self._done.take(person.owner)
        kept = await self.store.submit(event, act, person, why, seen)
        if isinstance(act, _SEATS):
            await self.tables.open_missing(table_service, kept)
            kept = await self.store.get(event)
        if isinstance(act, acts.Undo | acts.Return):
            await self.tables.resume_undecided(table_service, kept)
        await self.tables.halt_decided(table_service, kept)
        return show_event(kept, table_service.catalog)

    async def open_missing(self, table_service: TableService, event: str, person: Person) -> EventPage:
        """Open drawn tables that are not open yet, as a server ended before it could.

        Raises NoEvent, BadOptions, NotSaved."""
        await self._visible_head(event, person.owner)
        await self.tables.open_missing(table_service, await self.store.get(event))
        return show_event(await self.store.get(event), table_service.catalog)

    async def stand_in(self, table_service: TableService, owner: str, table: str) -> int | None:
        """Give the empty chairs of a table of an event to computer players.

        Return how many, None where the table is no event's. Raises BadCommand, NoTable, Illegal, NotSaved."""
        opened = await self.store.find_table(table)
        if opened is None:
            return None
        kept = await self.store.get(opened.event)
        names = [name for name, other in kept.owners.items() if other == owner]
        if not any(is_director(kept.event.state, name) for name in names):
            raise BadCommand("directors-only", "This is for the director of the event: call them.")
        return await table_service.fill(table)


def _opponents(state: EventState, own: tuple[int, ...]) -> tuple[int, ...]:
    """Return whom the first of one's own entries that is there may challenge."""
    first = next((one for one in own if state.entries[one].present), 0)
    if not first or not state.started or state.finished or state.plan.format not in CONTINUOUS:
        return ()
    return tuple(possible_opponents(state, first))


def _names(kept: StoredEvent, owner: str) -> list[str]:
    return [name for name, other in kept.owners.items() if other == owner]


def _open_calls(kept: StoredEvent, owner: str) -> Iterator[AwaitedCall]:
    """Yield the calls that wait for somebody who directs."""
    state = kept.event.state
    if any(is_director(state, name) for name in _names(kept, owner)):
        for call in state.calls:
            if not call.answered:
                yield AwaitedCall(kept.head.id, kept.head.name, call.table, call.by)


def _unanswered_challenges(kept: StoredEvent, owner: str) -> Iterator[AwaitedAnswer]:
    """Yield the challenges that somebody has not answered."""
    state = kept.event.state
    mine = {one for name in _names(kept, owner) for one in own_entries(state, name)}
    for asked in state.challenges:
        if mine & set(asked.entries[1:]) - set(asked.accepted):
            yield AwaitedAnswer(kept.head.id, kept.head.name, state.entries[asked.entries[0]].name)


def _tag(head: EventHead) -> str:
    """Return what names a page of an event. It is another one where anything of it is different."""
    return f'"{head.id}-{head.seq}-{head.opened}-{head.renamed}"'


def _brief(head: EventHead, mine: bool) -> EventBrief:
    return EventBrief(
        head.id,
        head.club,
        head.name,
        head.format,
        head.date,
        head.entries,
        head.rounds,
        head.state,
        head.changed,
        mine,
    )


def _league_rank(row: LeagueRow) -> LeagueRank:
    events = tuple(None if one is None else number_text(one) for one in row.events)
    return LeagueRank(row.rank, row.name, number_text(row.points), row.wins, events, row.counted)


def _check_texts(what: Plan | AnyAct, why: str = "") -> None:
    """Refuse names and texts that cannot be shown. Raises BadOptions."""
    for field, text in [*_texts(msgspec.to_builtins(what)), ("why", why)]:
        shown = is_visible(text.replace("\n", " ")) if field in _TEXTS else is_readable(text)
        if text and not shown:
            raise BadOptions(f"{field}: expected letters that can be seen", Phrase("problem-event-text"))


def _texts(value: object, field: str = "") -> Iterator[tuple[str, str]]:
    if isinstance(value, str):
        yield field, value
    elif isinstance(value, dict):
        for key, part in value.items():
            yield from _texts(part, key)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from _texts(part, field)
