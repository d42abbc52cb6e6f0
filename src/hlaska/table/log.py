"""Writes the journal of a table and its state. It is the one way in which something is written down."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from itertools import islice
from typing import Any

from hlaska.core.actions import Action
from hlaska.core.errors import HlaskaError, Phrase, Stale
from hlaska.core.game import Game
from hlaska.table import match_state
from hlaska.table.journal_entries import JournalEntry
from hlaska.table.match_state import MatchState
from hlaska.table.meter import in_thread
from hlaska.table.notifier import ChangeNotifier
from hlaska.table.store import JournalDamaged, NotSaved, SequenceConflict, Store, TableMeta, TableMoved


def opening_state(game: Game, meta: TableMeta) -> MatchState:
    """Returns a table before its first deal."""
    return match_state.new_match(
        game, meta.first, meta.limit, meta.scores, meta.notes, meta.practice, meta.setup, meta.clock
    )


def _nobody(_: str) -> None:
    return None


class TableLog:
    """Writes a table's journal: one change at a time, saved first, then published.

    meta: who sits where, and how the table was opened.
    now: the state of the match, a value that only `publish` replaces.
    moved: whether the table lives in another process now, or is read anew.
    on_loss: is called with the table's name when the store has less than what stands here.
    """

    def __init__(self, meta: TableMeta, game: Game, store: Store) -> None:
        self.meta, self.game, self.store = meta, game, store
        self.now: MatchState = opening_state(game, meta)
        self.changes = ChangeNotifier()
        self.moved = False
        self.on_loss: Callable[[str], None] = _nobody
        self._lock = asyncio.Lock()
        self._work: set[asyncio.Task[None]] = set()

    @property
    def seq(self) -> int:
        """Returns the number of the newest entry."""
        return self.now.seq

    def seat(self, chair: int) -> int:
        """Returns the seat of a chair in this deal, -1 for an onlooker."""
        return match_state.seat_of(self.game, self.now, chair)

    @property
    def can_reveal_cards(self) -> bool:
        """Tells whether an earlier deal would reveal cards of this or the next one.

        So it is where the pack is joined and not shuffled, and there is more than one person to mind. Alone against
        computer players there is nobody to wrong.
        """
        persons = sum(chair.kind == "person" for chair in self.meta.chairs)
        joined = self.game.shuffle_policy != "every_deal" and bool(self.now.match.pack or self.now.deal > 1)
        over = self.now.is_over and not self.now.halted  # a halted match may go on after all
        return persons > 1 and joined and not over

    # ------------------------------------------------------------ reading
    async def catch_up(self) -> bool:
        """Replays what the store has and this table has not.

        Returns whether it has all that this table has: else nothing is replayed, and the table has to be read anew.
        Raises JournalDamaged, NotSaved.
        """
        here = min(self.now.seq, 1)  # the newest entry known is looked at, too
        entries = await self.store.load(self.meta.id, self.now.seq - here)
        if here and not entries:
            return False
        if entries[here:]:
            self.publish(await in_thread(self.replay, entries[here:]))
        return True

    def replay(self, entries: list[JournalEntry]) -> MatchState:
        """Returns where the table stands after these entries."""
        now, older = self.now, self.meta.rules != self.game.rules_version
        for i, entry in enumerate(entries, 1):
            coming = (
                tuple(islice(match_state.following_actions(entries[i:]), self.game.bound)) if older else None
            )
            now = match_state.advance(self.game, now, entry, coming)
        return now

    # ------------------------------------------------------------ writing
    async def exclusive(self, work: Coroutine[Any, Any, None]) -> None:
        """Does one work at a time, to its end, also if who asked goes away."""
        task = asyncio.ensure_future(self._locked(work))
        self._work.add(task)
        task.add_done_callback(self._done)
        await asyncio.shield(task)

    async def _locked(self, work: Coroutine[Any, Any, None]) -> None:
        async with self._lock:
            if self.moved:
                work.close()
                raise TableMoved(self.meta.id)
            await work

    def _done(self, task: asyncio.Task[None]) -> None:
        self._work.discard(task)
        if not task.cancelled():
            task.exception()  # told to who asked, if still there

    async def append(self, seat: int, actions: tuple[Action, ...]) -> JournalEntry:
        """Saves the next entry.

        Raises Stale where another writer was first, after taking over what it wrote; NotSaved.
        """
        try:
            return await self.store.append(self.meta.id, self.seq + 1, seat, actions)
        except SequenceConflict as error:
            raise await self.resolve_conflict(error) from error
        except HlaskaError:
            raise
        except Exception as error:
            raise NotSaved(type(error).__name__) from error

    async def note(self, kind: int, numbers: tuple[int, ...]) -> None:
        """Saves an entry that changes nothing on the table, and publishes it."""
        entry = await self.append(kind, numbers)
        self.publish(match_state.apply_presence(self.game, self.now, entry))

    async def resolve_conflict(self, error: SequenceConflict) -> Stale:
        """Takes over what another writer wrote, and returns the answer.

        Where the store has lost entries that stand here, nothing more is done here, and the table is read anew.
        """
        try:
            whole = await self.catch_up()
        except JournalDamaged:
            whole = False
        if not whole:
            self.move_out()
            self.on_loss(self.meta.id)
        at = f"the table is at {self.seq}" if whole else "it is read anew"
        return Stale(f"{error.text}; {at}", Phrase("stale", {"seq": self.seq}))

    # ------------------------------------------------------------ publishing
    def publish(self, now: MatchState | None = None, meta: TableMeta | None = None) -> None:
        """Replaces state or meta data with what was saved, and wakes the followers."""
        self.now, self.meta = now or self.now, meta or self.meta
        self.changes.notify()

    def move_out(self) -> None:
        """Writes nothing more here: the table lives in another process, or is read anew. Its followers go."""
        self.moved = True
        self.changes.notify()
