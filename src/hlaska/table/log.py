"""A table as it stands: what everybody asks of it, and the one way in which something is written down."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from itertools import islice
from typing import Any

from msgspec.structs import replace

from hlaska.core.errors import HlaskaError, Illegal, Phrase, Stale
from hlaska.core.game import Action, Explanation, Game, View
from hlaska.core.levels import USUAL
from hlaska.table import match_state, updates
from hlaska.table.match_state import JournalEntry, MatchState, Proposal
from hlaska.table.meter import in_thread
from hlaska.table.notifier import ChangeNotifier
from hlaska.table.presence import HERE, LEFT, PRESENT
from hlaska.table.preview import preview
from hlaska.table.store import JournalDamaged, NotSaved, SequenceConflict, Store, TableMeta, TableMoved
from hlaska.table.subscription import Subscription


def opening(game: Game, meta: TableMeta) -> MatchState:
    """A table before its first deal."""
    return match_state.opening(
        game, meta.first, meta.limit, meta.scores, meta.notes, meta.practice, meta.setup, meta.clock
    )


Held = Callable[[TableMeta], Awaitable[bool]]  # something that a club knows of one of its tables


async def free(_: TableMeta) -> bool:
    """Of a table that is no club's."""
    return False


def _nobody(_: str) -> None:
    return None


class Standing(ChangeNotifier):
    """`now` is where the match stands, a value; nothing but this class and what is made of it replaces it. One line at
    a time: look, save, then tell."""

    def __init__(self, meta: TableMeta, game: Game, store: Store) -> None:
        super().__init__()
        self.meta, self.game, self.store = meta, game, store
        self.now: MatchState = opening(game, meta)
        self.moved = False  # whether it lives in another process now, or is read anew
        self.version = 0  # grows with everything that followers are told
        self.held: Held = free  # whether its deals may not be told yet, because other tables have the same
        self.lost: Callable[[str], None] = _nobody  # is told that the store has less than what stands here
        self.proposal: Proposal | None = None  # of an accord, as it was made last
        self.followers = 0  # lines of clients
        self._shown: dict[tuple[int, bool], updates.Update | None] = {}  # to onlookers, by what they knew
        self._shown_at = -1  # at this version
        self._ready: set[int] = set()
        self._lock = asyncio.Lock()
        self._work: set[asyncio.Task[None]] = set()

    # ------------------------------------------------------------ coming back
    async def catch_up(self) -> bool:
        """Replays what the store has and this table has not. Whether it has all that this table has: else nothing is
        replayed, and the table has to be read anew. Raises Damaged, NotSaved."""
        here = min(self.now.seq, 1)  # the newest line known is looked at, too
        lines = await self.store.load(self.meta.id, self.now.seq - here)
        if here and not lines:
            return False
        if lines[here:]:
            self.now = await in_thread(self._replay, lines[here:])
            self._ring()
        return True

    def _replay(self, lines: list[JournalEntry]) -> MatchState:
        now, older = self.now, self.meta.rules != self.game.rules
        for i, line in enumerate(lines, 1):
            coming = tuple(islice(match_state.following(lines[i:]), self.game.bound)) if older else None
            now = match_state.advance(self.game, now, line, coming)
        return now

    # ------------------------------------------------------------ who may do what
    @property
    def seq(self) -> int:
        return self.now.seq

    @property
    def turn(self) -> int:
        """The chair to act, -1 between deals."""
        return self.now.on_turn

    @property
    def bot_on_turn(self) -> bool:
        still = self.now.attendance.paused or self.asking
        return self.turn >= 0 and not still and self.level(self.turn) is not None

    @property
    def asking(self) -> bool:
        """Whether an accord is proposed and nothing has been played since: computer players and the clock wait."""
        return self.proposal is not None and self.proposal.decided == self.now.decided

    @property
    def chooser(self) -> int:
        """The chair that is asked for its place at the table, -1 when none is."""
        return -1 if self.meta.draw is None else self.meta.draw.chooser

    def seat(self, chair: int) -> int:
        """The seat of a chair in this deal, -1 for an onlooker."""
        return match_state.seat_of(self.game, self.now, chair)

    def level(self, chair: int) -> str | None:
        """That of the computer player who plays a chair now, None where a person does: for who is out of time, away or
        has left, one of the usual level plays."""
        seated = self.meta.chairs[chair]
        if seated.kind == "person":
            return None if self.now.attendance.states[chair] == HERE else USUAL
        return seated.level

    def waiting(self) -> tuple[int, ...]:
        """The persons at the table who have not asked for the next deal, when there can be one."""
        if self.now.running or self.now.deal == 0 or self.now.over:
            return ()
        kinds = enumerate(zip(self.meta.chairs, self.now.attendance.states, strict=True))
        return tuple(
            i for i, (c, state) in kinds if c.kind == "person" and state == HERE and i not in self._ready
        )

    @property
    def asked(self) -> bool:
        """Whether somebody has asked for the next deal."""
        return bool(self._ready)

    def retractable(self, chair: int) -> int:
        """The line that this chair's last decision in the running deal begins with, 0 where nothing can be taken back:
        that is for a person alone with computer players."""
        seat = self.seat(chair)
        if (
            seat < 0
            or not self.now.running
            or not self.meta.alone
            or self.meta.chairs[chair].kind != "person"
        ):
            return 0
        return max((line.seq for line in self.now.lines if line.seat == seat), default=0)

    def abandoned(self) -> tuple[int, ...]:
        """The chairs of people who have left for good that others may take over."""
        now, meta = self.now, self.meta
        if not meta.successors or meta.rated or now.over or not now.deal:
            return ()
        return tuple(i for i, state in enumerate(now.attendance.states) if state == LEFT)

    def view(self, seat: int) -> View | None:
        """What a seat may know now; None before the first deal."""
        return None if self.now.state is None else self.game.view(self.now.state, seat)

    def preview(self, seat: int, actions: tuple[Action, ...]) -> tuple[tuple[Action, ...], View, Explanation]:
        """What would stand after the actions as far as the seat could know it; tells nothing that is true of others.

        Returns the actions it got through: it stops before one that shows the seat a new card. Raises Illegal.
        """
        view = self.view(seat) if seat >= 0 else None
        if view is None:
            raise Illegal("nobody at your seat can act now", Phrase("refused-not-your-turn"))
        events = updates.seen_events(self.now, seat)
        return preview(self.game, view, events, actions[: self.game.bound])

    # ------------------------------------------------------------ writing
    async def _alone(self, work: Coroutine[Any, Any, None]) -> None:
        """One at a time, and to its end even if who asked for it goes away in the middle."""
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

    async def _append(self, seat: int, actions: tuple[Action, ...]) -> JournalEntry:
        """Saves the next line. Where another writer was first, takes over what it wrote."""
        seq = self.seq + 1
        try:
            return await self.store.append(self.meta.id, seq, seat, actions)
        except SequenceConflict as error:
            raise await self._taken(error) from error
        except HlaskaError:
            raise
        except Exception as error:
            raise NotSaved(type(error).__name__) from error

    async def _taken(self, error: SequenceConflict) -> Stale:
        """What is answered where the next line cannot be written: what others wrote is taken over. Where the store has
        lost lines that stand here, nothing more is done here, and the table is read anew."""
        try:
            whole = await self.catch_up()
        except JournalDamaged:
            whole = False
        if not whole:
            self.move_out()
            self.lost(self.meta.id)
        at = f"the table is at {self.seq}" if whole else "it is read anew"
        return Stale(f"{error.text}; {at}", Phrase("stale", {"seq": self.seq}))

    async def _note(self, kind: int, numbers: tuple[int, ...]) -> None:
        """Keeps a line that changes nothing on the table."""
        line = await self._append(kind, numbers)
        self.now = match_state.apply_presence(self.game, self.now, line)
        self._ring()

    async def _return(self, chair: int) -> None:
        """Who does something is there again. Raises Illegal for who has left for good and has not come back."""
        state = self.now.attendance.states[chair]
        if state == LEFT:
            raise Illegal("you have left this table; come back first", Phrase("refused-left"))
        if state != HERE:
            await self._note(PRESENT, (chair, HERE))

    # ------------------------------------------------------------ telling
    def follow(self, chair: int, since: int = updates.ALL) -> Subscription:
        """Everything a chair (-1: an onlooker) may know, from `since` on: an update at once, then one per change."""
        return Subscription(self, chair, since)

    def told(self, chair: int, since: int, sheet: bool) -> updates.Update | None:
        """What a chair is told that knows everything up to `since`, None before the first deal. Onlookers who know the
        same are told the same one."""
        if chair >= 0:
            return self._tell(chair, since, sheet)
        if self._shown_at != self.version:
            self._shown_at, self._shown = self.version, {}
        if (since, sheet) not in self._shown:
            self._shown[since, sheet] = self._tell(chair, since, sheet)
        return self._shown[since, sheet]

    def _tell(self, chair: int, since: int, sheet: bool) -> updates.Update | None:
        told = updates.update(self.game, self.now, chair, since, sheet, self.waiting())
        return None if told is None else replace(told, back=self.retractable(chair) > 0)

    def move_out(self) -> None:
        """It lives in another process from now on, or is read anew: nothing more is written here, and its followers
        go."""
        self.moved = True
        self._ring()

    def _ring(self) -> None:
        self.version += 1
        super()._ring()
