"""Seats people at a table: chairs are taken, kept, given away, left, and followed up."""

from __future__ import annotations

import time

from msgspec.structs import replace

from hlaska.core import seating, verifiable_shuffle
from hlaska.core.errors import Illegal, Phrase
from hlaska.table import match_state
from hlaska.table.chairs import (
    find_free_chair,
    require_open_chair,
    with_occupant,
    with_reservation,
    with_successor,
    with_vacancy,
)
from hlaska.table.dealer import Dealer
from hlaska.table.journal_entries import PRESENT, JournalEntry
from hlaska.table.log import TableLog
from hlaska.table.match_state import Chair
from hlaska.table.presence_state import HERE
from hlaska.table.seat_assignment import assign_seats


class Seating:
    """Gives chairs to people and computer players, and takes them back.

    Everything raises Illegal where it may not be, and NotSaved; then the chairs are as they were.
    """

    def __init__(self, log: TableLog, dealer: Dealer) -> None:
        self.log, self.dealer = log, dealer

    @property
    def chooser(self) -> int:
        """Returns the chair that is asked for its place, -1 when none is."""
        return -1 if self.log.meta.draw is None else self.log.meta.draw.chooser

    # ------------------------------------------------------------ taking a chair
    async def sit(
        self,
        chair: int,
        name: str,
        owner: str,
        avatar: str = "",
        contribution: str = "",
        invite: str = "",
        program: str = "",
        patient: bool = False,
    ) -> int:
        """Seats a person in an open chair. The match begins when it was the last.

        The chair is the first one that is kept for nobody (-1), or the one that is kept for the person's invitation
        (the hash of its key). Returns the chair. Raises Illegal when it is not open to them, BadContribution, NotSaved.
        Then the chair is as it was.

        contribution: added to its first shuffle.
        program: whose program it is that sits down.
        patient: the first deal waits for what people add to its shuffle, as where this one could not read its promise
        before.
        """
        number, person = (
            verifiable_shuffle.contribution_number(contribution),
            Chair(name, avatar=avatar, program=program),
        )
        self.dealer.be_patient(patient)
        await self.log.exclusive(self._sit(chair, person, owner, number, invite))
        return self.log.meta.chair_of(owner)

    async def _sit(self, chair: int, person: Chair, owner: str, contribution: int, invite: str) -> None:
        if owner in self.log.meta.owners:
            raise Illegal("you have a chair at this table", Phrase("refused-chair-taken"))
        if owner in self.log.meta.barred:
            raise Illegal("who opened this table has sent you away", Phrase("refused-barred"))
        self._check_program(person)
        taken = with_occupant(self.log.meta, find_free_chair(self.log.meta, chair, invite), person, owner)
        self.dealer.keep_contribution(owner, 1, contribution)
        await self.dealer.open_or_begin(taken)

    async def take_over(self, chair: int, person: Chair, owner: str) -> int:
        """Gives a person the chair of somebody who has left for good.

        A chair of -1 is the first such.

        That is at once and with its score; the deals that are over stay the other's.

        Returns the chair. Raises Illegal where that may not be, NotSaved.
        """
        await self.log.exclusive(self._take_over(chair, person, owner))
        return self.log.meta.chair_of(owner)

    async def _take_over(self, chair: int, person: Chair, owner: str) -> None:
        meta, free = self.log.meta, [i for i in self.dealer.presence.list_abandoned() if chair in (-1, i)]
        known = {*meta.owners, *(one.owner for one in meta.former)}
        if not free or owner in known or owner in meta.barred:
            raise Illegal("this chair is not open", Phrase("refused-chair-taken"))
        self._check_program(person)
        taken = with_successor(meta, free[0], person, owner, len(self.log.now.sheet))
        entry = JournalEntry(self.log.seq + 1, PRESENT, (free[0], HERE), time.time())
        await self.log.store.put(taken, entry)
        self.log.publish(match_state.apply_presence(self.log.game, self.log.now, entry), taken)

    def _check_program(self, person: Chair) -> None:
        if person.program and not self.log.meta.programs:
            raise Illegal("this table is for people, not for programs", Phrase("refused-programs"))

    async def choose(self, chair: int, place: int) -> None:
        """Gives a person who drew cards a free place at the table. Raises Illegal, NotSaved."""
        await self.log.exclusive(self._choose(chair, place))

    async def _choose(self, chair: int, place: int) -> None:
        drawn = self.log.meta.draw
        if drawn is None or drawn.chooser < 0 or drawn.chooser != chair:
            raise Illegal("it is not for you to choose a place now", Phrase("refused-no-choice"))
        if place not in drawn.free:
            free = ", ".join(map(str, sorted(drawn.free)))
            raise Illegal(f"place {place} is not free; free are {free}", Phrase("refused-chair-taken"))
        await self.dealer.open_or_begin(
            assign_seats(self.log.game, self.log.meta, seating.choose(drawn, place))
        )

    # ------------------------------------------------------------ what is for who opened the table
    async def give(self, chair: int, computer: Chair, owner: str) -> None:
        """Gives an open chair to a computer player, for who opened the table.

        The match begins when it was the last.

        Raises Illegal when it is not open or not his to give, NotSaved; then the chair is as it was."""
        await self.log.exclusive(self._give(chair, computer, owner))

    async def _give(self, chair: int, computer: Chair, owner: str) -> None:
        self._check_host(owner)
        await self.dealer.open_or_begin(
            with_occupant(self.log.meta, require_open_chair(self.log.meta, chair), computer, "")
        )

    async def reserve(self, chair: int, owner: str, invite: str) -> None:
        """Keeps an open chair for an invitation, for who opened the table.

        invite: the hash of its key, "" for anybody.

        Raises Illegal when it is not open or not his, NotSaved; then the chair is as it was."""
        await self.log.exclusive(self._reserve(chair, owner, invite))

    async def _reserve(self, chair: int, owner: str, invite: str) -> None:
        self._check_host(owner)
        await self.dealer.open_or_begin(
            with_reservation(self.log.meta, require_open_chair(self.log.meta, chair), invite)
        )

    async def kick(self, chair: int, owner: str) -> None:
        """Takes a chair from a person, who cannot sit down again.

        Who opened the table may do so.

        Raises Illegal where `owner` has not opened the table, nobody else sits there, or the first deal has begun,
        NotSaved; then the chair is as it was.
        """
        await self.log.exclusive(self._kick(chair, owner))

    async def _kick(self, chair: int, owner: str) -> None:
        meta = self.log.meta
        if not owner or owner != meta.host:
            raise Illegal("people are sent away by who opened the table", Phrase("refused-not-host"))
        if self.log.now.deal:
            raise Illegal("nobody is sent away once cards have been dealt", Phrase("refused-begun"))
        if not 0 <= chair < len(meta.chairs) or meta.owners[chair] in ("", owner):
            raise Illegal("no other person sits there", Phrase("refused-no-seat"))
        kicked = replace(with_vacancy(meta, chair), barred=(*meta.barred, meta.owners[chair]), draw=None)
        await self.log.store.put(kicked)
        self.log.publish(meta=kicked)

    def _check_host(self, owner: str) -> None:
        if not owner or owner != self.log.meta.host:
            text = "open chairs are given away and kept by who opened the table"
            raise Illegal(text, Phrase("refused-not-host"))

    # ------------------------------------------------------------ giving it up
    async def leave(self, owner: str) -> None:
        """Gives up a person's chair while the table waits for others.

        It is open again, and if it was who opened the table, the next one takes that over. Raises Illegal where the
        person has none or the match has begun, NotSaved.
        """
        await self.log.exclusive(self._leave(owner))

    async def _leave(self, owner: str) -> None:
        meta, chair = self.log.meta, self.log.meta.chair_of(owner)
        if chair < 0 or not meta.has_open_chair:
            raise Illegal("a chair is given up before the match begins", Phrase("refused-begun"))
        if meta.drawn:
            raise Illegal("this chair was given by lot; tell who leads the evening", Phrase("refused-drawn"))
        left = with_vacancy(meta, chair)
        await self.log.store.put(left)
        self.log.publish(meta=left)

    async def hand_over(self, old: str, new: str, shown: Chair | None = None) -> None:
        """Gives what is one owner's at this table to another (`Store.hand_over`).

        Raises JournalDamaged, NotSaved."""
        await self.log.exclusive(self._hand_over(old, new, shown))

    async def _hand_over(self, old: str, new: str, shown: Chair | None) -> None:
        # It may have been done before this table was asked: then the store has it already.
        then = await self.log.store.hand_over(self.log.meta.id, old, new, shown) or await self.log.store.get(
            self.log.meta.id
        )
        if then is not None and then != self.log.meta:
            self.log.publish(meta=then)
