"""Logs who plays a chair now. It has people who are here, away or gone, and the clock."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from hlaska.core.errors import Illegal, Phrase
from hlaska.core.levels import USUAL
from hlaska.table.journal_entries import CLOCK, HALT, HINTED, PAUSE, PRESENT
from hlaska.table.log import TableLog
from hlaska.table.presence_state import HERE, LEFT, NO_CLOCK


class PresenceLog:
    """Notes who comes and goes.

    on_attendance: is awaited when a chair is played by somebody else, since all who are left may be ready now.
    """

    def __init__(self, log: TableLog, on_attendance: Callable[[], Awaitable[None]]) -> None:
        self.log = log
        self._on_attendance = on_attendance

    def level(self, chair: int) -> str | None:
        """Returns the level that plays a chair now, None where a person does.

        For who is out of time, away or has left, one of the usual level plays.
        """
        seated = self.log.meta.chairs[chair]
        if seated.kind == "person":
            return None if self.log.now.presence.states[chair] == HERE else USUAL
        return seated.level

    def list_abandoned(self) -> tuple[int, ...]:
        """Returns the chairs of people who have left for good that others may take over."""
        now, meta = self.log.now, self.log.meta
        if not meta.successors or meta.rated or now.is_over or not now.deal:
            return ()
        return tuple(i for i, state in enumerate(now.presence.states) if state == LEFT)

    async def mark_here(self, chair: int) -> None:
        """Notes that who does something is there again. Raises Illegal for who has left for good, NotSaved."""
        state = self.log.now.presence.states[chair]
        if state == LEFT:
            raise Illegal("you have left this table; come back first", Phrase("refused-left"))
        if state != HERE:
            await self.log.note(PRESENT, (chair, HERE))

    async def attend(self, chair: int, state: int) -> None:
        """Notes that a person plays this chair again, or a bot instead of them.

        state: HERE, or why they do not: out of time, away, left for good.
        Raises Illegal where that cannot be, NotSaved.
        """
        await self.log.exclusive(self._attend(chair, state))

    async def _attend(self, chair: int, state: int) -> None:
        meta, now = self.log.meta, self.log.now
        if not 0 <= chair < len(meta.chairs) or meta.chairs[chair].kind != "person" or not now.deal:
            raise Illegal("no person plays this chair", Phrase("refused-no-seat"))
        if now.presence.states[chair] == state:
            return
        await self.log.note(PRESENT, (chair, state))
        await self._on_attendance()

    async def pause(self, paused: bool) -> None:
        """Stops the table with its clock, or lets it go on. Raises NotSaved."""
        await self.log.exclusive(self._pause(paused))

    async def _pause(self, paused: bool) -> None:
        if self.log.now.deal and self.log.now.presence.paused != paused:
            await self.log.note(PAUSE, (int(paused),))

    async def halt(self, halted: bool) -> None:
        """Ends the match where it stands, or lets it go on. Raises NotSaved."""
        await self.log.exclusive(self._halt(halted))

    async def _halt(self, halted: bool) -> None:
        if self.log.now.halted != halted and (self.log.now.halted or not self.log.now.is_over):
            await self.log.note(HALT, (int(halted),))

    def check_playable(self) -> None:
        """Refuses to play while the table pauses or its match was halted. Raises Illegal."""
        if self.log.now.halted:
            raise Illegal("the director has ended this match", Phrase("refused-halted"))
        if self.log.now.presence.paused:
            raise Illegal("the table pauses", Phrase("refused-paused"))

    async def restart_clock(self) -> None:
        """Gives the whole time of this decision again, as after a restart. Raises NotSaved."""
        await self.log.exclusive(self.note_clock())

    async def note_clock(self) -> None:
        """Does `restart_clock` inside a change."""
        now = self.log.now
        timed = now.presence.clock != NO_CLOCK or any(chair.program for chair in self.log.meta.chairs)
        if timed and now.deal and not now.is_over:
            await self.log.note(CLOCK, ())

    async def note_hint(self, chair: int) -> None:
        """Notes that this chair asked for a hint in the running deal. Its statistics say so. Raises NotSaved."""
        await self.log.exclusive(self._note_hint(chair))

    async def _note_hint(self, chair: int) -> None:
        if self.log.now.running and chair not in self.log.now.hinted:
            await self.log.note(HINTED, (chair,))
