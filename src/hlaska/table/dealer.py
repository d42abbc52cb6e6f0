"""Begins deals at a table.

It knows who is waited for, what people add to the shuffle, and what can be checked of it.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

from msgspec.structs import replace

from hlaska.core import match as matches
from hlaska.core import seating, verifiable_shuffle
from hlaska.core.actions import Action
from hlaska.core.errors import HlaskaError, Illegal, Phrase, Stale
from hlaska.core.game import Shuffle
from hlaska.core.verifiable_shuffle import Proof
from hlaska.table import match_state
from hlaska.table.journal_entries import DEAL, JournalEntry
from hlaska.table.log import TableLog, opening_state
from hlaska.table.match_state import MatchState
from hlaska.table.presence_log import PresenceLog
from hlaska.table.presence_state import HERE
from hlaska.table.seat_assignment import assign_seats
from hlaska.table.store import TableMeta

PATIENCE = 4.0  # seconds in which those who have just sat down may add to the first shuffle


class Dealer:
    """Begins the deals of a table.

    presence: notes that who asks for a deal is there.
    patient_until: by `time.monotonic`, the first deal waits so long for what people add to its shuffle.
    """

    def __init__(self, log: TableLog, shuffle: Shuffle | None = None) -> None:
        """Sets up the parts that begin a deal.

        shuffle: how decks are made instead of by the table's key.
        """
        self.log = log
        self.presence = PresenceLog(log, self.deal_if_ready)
        self.patient_until = 0.0
        self._shuffle = shuffle
        self._contributions: dict[tuple[str, int], int] = {}  # by owner and deal, the newest of each
        self._ready: set[int] = set()

    # ------------------------------------------------------------ who has asked for a deal
    def waiting(self) -> tuple[int, ...]:
        """Returns people who have not asked for the next deal, once there can be one."""
        now = self.log.now
        if now.running or now.deal == 0 or now.is_over:
            return ()
        kinds = enumerate(zip(self.log.meta.chairs, now.presence.states, strict=True))
        return tuple(
            i for i, (c, state) in kinds if c.kind == "person" and state == HERE and i not in self._ready
        )

    @property
    def is_deal_requested(self) -> bool:
        """Tells whether somebody has asked for the next deal."""
        return bool(self._ready)

    # ------------------------------------------------------------ what can be checked of a deal
    @property
    def is_verifiable(self) -> bool:
        """Tells whether anybody can check how its decks come about."""
        return bool(self.log.meta.key) and self._shuffle is None

    def commitment(self) -> str:
        """Returns the promise of the next deal's secret, "" where there is none."""
        if not self.is_verifiable or self.log.now.is_over:
            return ""
        return verifiable_shuffle.commit_of(
            verifiable_shuffle.secret_of(self.log.meta.key, self.log.now.deal + 1)
        )

    def proof(self) -> Proof | None:
        """Returns how the deck of the last deal came about, with its secret. It is None where nobody can check it."""
        entries = self.log.now.deal_entries
        if not entries or not self.log.meta.key:
            return None
        contributions = match_state.contributions_of(self.log.game, entries[0])
        if not contributions:
            return None
        deck = match_state.deck_of(self.log.game, entries[0])
        return verifiable_shuffle.proof_of(self.log.meta.key, self.log.now.deal, deck, contributions)

    # ------------------------------------------------------------ what people add to a shuffle
    def contribute(self, owner: str, deal: int, contribution: str) -> None:
        """Takes what a person adds to the shuffle of the next deal; the newest counts.

        Raises BadContribution, Illegal for who has no chair, Stale for a deal that is not the next one.
        """
        number = verifiable_shuffle.contribution_number(contribution)
        if self.log.meta.chair_of(owner) < 0:
            raise Illegal("refused: you have no chair at this table", Phrase("refused-no-seat"))
        if deal != self.log.now.deal + 1:
            text = f"the next deal is {self.log.now.deal + 1}, not {deal}"
            raise Stale(text, Phrase("stale", {"seq": self.log.seq}))
        self.keep_contribution(owner, deal, number)
        if not (self.log.now.deal or self.log.meta.is_waiting or self.is_awaiting_contribution):
            self.log.changes.notify()  # the first deal waits no longer

    @property
    def is_awaiting_contribution(self) -> bool:
        """Tells whether the first deal waits for nothing but what somebody adds to its shuffle."""
        return not (self.log.now.deal or self.log.meta.is_waiting) and self._is_missing_contribution(
            self.log.meta
        )

    def _is_missing_contribution(self, meta: TableMeta) -> bool:
        if not self.is_verifiable or meta.same or time.monotonic() >= self.patient_until:
            return False
        people = (
            meta.owners[i]
            for i, c in enumerate(meta.chairs)
            if c.kind == "person" and not c.program and meta.owners
        )
        return any(owner and (owner, 1) not in self._contributions for owner in people)

    def keep_contribution(self, owner: str, deal: int, contribution: int) -> None:
        if owner and contribution != verifiable_shuffle.NOTHING:
            self._contributions[owner, deal] = contribution

    def be_patient(self, patient: bool) -> None:
        if patient:
            self.patient_until = time.monotonic() + PATIENCE

    # ------------------------------------------------------------ the first deal
    async def open(
        self, owner: str = "", contribution: int = verifiable_shuffle.NOTHING, patient: bool = False
    ) -> None:
        """Keeps a new table, with its first deal unless somebody is waited for.

        Both are saved or neither. Where seats go by cards, these are drawn as soon as everybody is there. Raises
        NotSaved.

        contribution: what this person adds to the first shuffle.
        patient: the first deal waits a moment for what the others add.
        """
        self.keep_contribution(owner, 1, contribution)
        self.be_patient(patient)
        await self.log.exclusive(self.open_or_begin(self.log.meta))

    async def open_or_begin(self, meta: TableMeta) -> None:
        if self.log.now.deal or self.log.now.halted:
            return  # it has begun meanwhile, or nobody is to play there any more
        if not meta.has_open_chair and meta.draw is None and seating.is_drawn(self.log.game):
            drawing = (
                verifiable_shuffle.opening_shuffle(meta.key)
                if meta.same
                else self._shuffle or matches.fair_shuffle
            )
            meta = assign_seats(self.log.game, meta, seating.draw(self.log.game, drawing))
        if meta.is_waiting or self._is_missing_contribution(meta):
            await self.log.store.put(meta)
            self.log.publish(meta=meta)
            return
        then, entry = self._next_deal(opening_state(self.log.game, meta), meta)
        await self.log.store.put(meta, entry)
        self._begin(then, entry, meta)
        await self._act_for_all_tables()

    async def begin_with(self, deck: tuple[int, ...], moves: Sequence[tuple[int, Action]]) -> None:
        """Keeps a new table with its first deal and what was done in it.

        deck: empty where the table has a set-up.
        moves: a seat and its action, in order.
        Raises BadRecord, NotSaved.
        """
        await self.log.exclusive(self._begin_with(deck, moves))

    async def _begin_with(self, deck: tuple[int, ...], moves: Sequence[tuple[int, Action]]) -> None:
        at = time.time()
        entries = [JournalEntry(1, DEAL, deck, at)]
        entries += [JournalEntry(seq, seat, (action,), at) for seq, (seat, action) in enumerate(moves, 2)]
        then = self.log.replay(entries)
        await self.log.store.put(self.log.meta, *entries)
        self.log.publish(then)

    # ------------------------------------------------------------ the next one
    async def mark_ready(self, chair: int, seq: int) -> None:
        """Notes that this chair wants the next deal; it begins when all persons do. Raises Stale, NotSaved."""
        await self.log.exclusive(self._mark_ready(chair, seq))

    async def _mark_ready(self, chair: int, seq: int) -> None:
        if self.log.now.running or not self.log.now.last_play_seq <= seq <= self.log.seq:
            raise Stale(
                f"the table is at {self.log.seq}, not at {seq}", Phrase("stale", {"seq": self.log.seq})
            )
        if chair >= 0:
            await self.presence.mark_here(chair)
        if chair not in self.waiting():
            return
        self._ready.add(chair)
        try:
            await self.deal_if_ready()
        except HlaskaError:
            self._ready.discard(chair)
            raise
        finally:
            self.log.changes.notify()

    @property
    def is_unattended(self) -> bool:
        """Tells whether computer players alone play a match for others, who wait for its end."""
        return self.log.meta.drawn and all(chair.kind == "bot" for chair in self.log.meta.chairs)

    async def go_on(self) -> None:
        """Begins the next deal if all have asked, or nobody is there to ask. Raises NotSaved."""
        await self.log.exclusive(self.deal_if_ready())

    async def deal_if_ready(self) -> None:
        """Deals once everybody who is there has asked for the next deal, and somebody has."""
        wanted = bool(self._ready) or self.is_unattended
        if wanted and not self.waiting() and not self.log.now.running and not self.log.now.is_over:
            await self._deal()

    async def deal(self) -> None:
        """Begins the next deal without asking anybody. Raises Illegal while one runs or after the match."""
        await self.log.exclusive(self._deal())

    async def _deal(self) -> None:
        if self.log.now.running or self.log.now.is_over:
            raise Illegal("there is no next deal now", Phrase("refused-no-deal"))
        if self.log.meta.has_open_chair:
            raise Illegal("a chair is still open", Phrase("refused-open-chair"))
        then, entry = self._next_deal(self.log.now, self.log.meta)
        kept = await self.log.append(DEAL, entry.actions)
        self._begin(replace(then, started=(*self.log.now.started, kept.at), deal_entries=(kept,)), kept)
        await self._act_for_all_tables()

    async def _act_for_all_tables(self) -> None:
        """Does what tables with the same deals do alike: they cut at the same card."""
        now = self.log.now
        if not self.log.meta.same or now.state is None:
            return
        action = self.log.game.duplicate_action(now.state)
        if action is None:
            return
        then = match_state.apply_action(self.log.game, now, action, now.turn, now.seq + 1)
        entry = await self.log.append(now.turn, (action,))
        self.log.publish(match_state.with_time(now, match_state.with_entry(then, entry), entry))

    def _next_deal(self, now: MatchState, meta: TableMeta) -> tuple[MatchState, JournalEntry]:
        """Returns where the table stands after the next deal has begun, and its entry."""
        at = time.time()
        shuffle, contributions = self._next_shuffle(now, meta)
        deck = matches.next_deck(self.log.game, now.match, shuffle, match_state.deal_times(now, at))
        entry = JournalEntry(now.seq + 1, DEAL, (*deck, *contributions), at)
        return match_state.deal(self.log.game, now, deck, at, contributions), entry

    def _next_shuffle(self, now: MatchState, meta: TableMeta) -> tuple[Shuffle, tuple[int, ...]]:
        """Returns the next shuffle and what each chair added, () where nobody can check it."""
        if self._shuffle is not None or not meta.key:
            return self._shuffle or matches.fair_shuffle, ()
        deal = now.deal + 1
        kept = {} if meta.same else self._contributions
        contributions = tuple(kept.get((owner, deal), verifiable_shuffle.NOTHING) for owner in meta.owners)
        secret = verifiable_shuffle.secret_of(meta.key, deal)
        return verifiable_shuffle.shuffler(
            secret, tuple(map(verifiable_shuffle.contribution_text, contributions))
        ), contributions

    def _begin(self, then: MatchState, entry: JournalEntry, meta: TableMeta | None = None) -> None:
        self._ready.clear()
        self._contributions = {at: luck for at, luck in self._contributions.items() if at[1] > then.deal}
        self.log.publish(match_state.with_time(self.log.now, then, entry), meta)
