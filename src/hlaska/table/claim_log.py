"""Logs what is proposed about the tricks that are left. One side takes them all, if everybody agrees."""

from __future__ import annotations

import time

from hlaska.core import claim_completion
from hlaska.core.actions import Action
from hlaska.core.errors import Illegal, Phrase, Stale
from hlaska.table import match_state
from hlaska.table.journal_entries import AGREED, PROPOSED, JournalEntry
from hlaska.table.log import TableLog
from hlaska.table.match_state import ClaimOffer, MatchState
from hlaska.table.play import make_illegal
from hlaska.table.presence_log import PresenceLog
from hlaska.table.store import SequenceConflict

CLAIM_OFFERS = 2  # for each chair in a deal


class ClaimLog:
    """Writes down offers and plays out what was agreed.

    offer: as it was made last.
    """

    def __init__(self, log: TableLog, presence: PresenceLog) -> None:
        self.log, self.presence = log, presence
        self.offer: ClaimOffer | None = None

    @property
    def is_open(self) -> bool:
        """Tells whether something is proposed and nothing has been played since. Bots and the clock wait."""
        return self.offer is not None and self.offer.last_play_seq == self.log.now.last_play_seq

    async def propose(self, chair: int, seq: int, to: int, show: bool) -> None:
        """Proposes for a chair that some seats take all tricks that are left.

        seq: of the table that the person looks at.
        to: a mask of seats.
        show: whether everybody may see the hand.
        Raises Stale, Illegal, NotSaved.
        """
        await self.log.exclusive(self._propose(chair, seq, to, show))

    async def _propose(self, chair: int, seq: int, to: int, show: bool) -> None:
        now, seat = self.log.now, self.log.seat(chair)
        if not now.last_play_seq <= seq <= self.log.seq:
            raise Stale(
                f"the table is at {self.log.seq}, not at {seq}", Phrase("stale", {"seq": self.log.seq})
            )
        if seat < 0 or now.state is None:
            raise Illegal("refused: you have no seat in this deal", Phrase("refused-no-seat"))
        self.presence.check_playable()
        if self.is_open:
            raise Illegal("an accord is proposed already", Phrase("refused-accord-open"))
        claim_completion.check(self.log.game, now.state, to)
        if sum(one.chair == chair for one in now.claim_offers) >= CLAIM_OFFERS:
            text = f"an accord may be proposed {CLAIM_OFFERS} times in a deal"
            raise Illegal(text, Phrase("refused-accord-often", {"n": CLAIM_OFFERS}))
        await self.presence.mark_here(chair)
        await self.log.note(PROPOSED, (chair, to, int(show)))
        self.offer = self.log.now.claim_offers[-1]

    async def retract(self) -> None:
        """Retracts what is proposed, and play goes on. Raises NotSaved."""
        await self.log.exclusive(self._retract())

    async def _retract(self) -> None:
        if self.is_open:
            await self.presence.note_clock()  # nobody is charged for the time in which everybody was asked
        self.offer = None
        self.log.changes.notify()

    async def conclude(self, offer: ClaimOffer, moves: claim_completion.Moves) -> None:
        """Plays the deal to its end as everybody wants, by these moves, all or none.

        Raises Stale where the table has moved on since, Illegal, NotSaved.
        """
        await self.log.exclusive(self._conclude(offer, moves))

    async def _conclude(self, offer: ClaimOffer, moves: claim_completion.Moves) -> None:
        if self.offer != offer or not self.is_open:
            raise Stale(f"the table is at {self.log.seq}", Phrase("stale", {"seq": self.log.seq}))
        at = time.time()
        acts = [(AGREED, (offer.chair, offer.to)), *((seat, (action,)) for seat, action in moves)]
        entries = [
            JournalEntry(self.log.seq + i, seat, numbers, at) for i, (seat, numbers) in enumerate(acts, 1)
        ]
        then = self.log.now
        for entry in entries:
            if entry.seat >= 0:
                self._check_move(then, entry.seat, entry.actions[0])
            then = match_state.advance(self.log.game, then, entry)
        if then.running:
            raise Illegal("this does not lead to the end of the deal", Phrase("accord-impossible"))
        try:
            await self.log.store.put(self.log.meta, *entries)
        except SequenceConflict as error:
            raise await self.log.resolve_conflict(error) from error
        self.offer = None
        self.log.publish(then)

    def _check_move(self, now: MatchState, seat: int, action: Action) -> None:
        if now.state is None or not now.running or action not in self.log.game.legal(now.state, seat):
            raise make_illegal(self.log.game, now, seat, action)
