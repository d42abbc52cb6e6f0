"""How deals begin at a table: who is waited for, what people add to the shuffle, and what can be checked of it."""

from __future__ import annotations

import time
from collections.abc import Sequence

from msgspec.structs import replace

from hlaska.core import match as matches
from hlaska.core import seating, verifiable_shuffle
from hlaska.core.errors import HlaskaError, Illegal, Phrase, Stale
from hlaska.core.game import Action, Game, Shuffle
from hlaska.core.verifiable_shuffle import Proof
from hlaska.table import match_state
from hlaska.table.log import Standing, opening
from hlaska.table.match_state import DEAL, JournalEntry, MatchState
from hlaska.table.seat_assignment import seated
from hlaska.table.store import Store, TableMeta

PATIENCE = 4.0  # seconds in which those who have just sat down may add to the first shuffle


class Dealing(Standing):
    """`shuffle`: how decks are made instead of by the table's key."""

    def __init__(self, meta: TableMeta, game: Game, store: Store, shuffle: Shuffle | None = None) -> None:
        super().__init__(meta, game, store)
        self.patient_until = (
            0.0  # by `time.monotonic`, the first deal waits for what people add to its shuffle
        )
        self._shuffle = shuffle
        # What an owner adds to the shuffle of a deal, the newest of each.
        self._lucks: dict[tuple[str, int], int] = {}

    # ------------------------------------------------------------ what can be checked of a deal
    @property
    def checkable(self) -> bool:
        """Whether anybody can check how its decks come about."""
        return bool(self.meta.key) and self._shuffle is None

    def promised(self) -> str:
        """The promise of the next deal's secret, "" where there is none."""
        if not self.checkable or self.now.over:
            return ""
        return verifiable_shuffle.commit_of(verifiable_shuffle.secret_of(self.meta.key, self.now.deal + 1))

    def proof(self) -> Proof | None:
        """How the deck of the last deal came about, with its secret; None where nobody can check it."""
        lucks = match_state.lucks_of(self.game, self.now.lines[0]) if self.now.lines else ()
        if not lucks or not self.meta.key:
            return None
        deck = match_state.deck_of(self.game, self.now.lines[0])
        return verifiable_shuffle.proof_of(self.meta.key, self.now.deal, deck, lucks)

    # ------------------------------------------------------------ what people add to a shuffle
    def add_luck(self, owner: str, deal: int, luck: str) -> None:
        """What a person adds to the shuffle of the next deal; the newest counts. Raises BadLuck, Illegal for who has no
        chair, Stale for a deal that is not the next one."""
        number = verifiable_shuffle.contribution_number(luck)
        if self.meta.owner(owner) < 0:
            raise Illegal("refused: you have no chair at this table", Phrase("refused-no-seat"))
        if deal != self.now.deal + 1:
            text = f"the next deal is {self.now.deal + 1}, not {deal}"
            raise Stale(text, Phrase("stale", {"seq": self.seq}))
        self._keep_luck(owner, deal, number)
        if not (self.now.deal or self.meta.waits or self.awaits_luck):
            self._ring()  # the first deal waits no longer

    @property
    def awaits_luck(self) -> bool:
        """Whether everybody is there, and the first deal waits for what somebody adds to its shuffle."""
        return not (self.now.deal or self.meta.waits) and self._lacks_luck(self.meta)

    def _lacks_luck(self, meta: TableMeta) -> bool:
        if not self.checkable or meta.same or time.monotonic() >= self.patient_until:
            return False
        people = (
            meta.owners[i]
            for i, c in enumerate(meta.chairs)
            if c.kind == "person" and not c.program and meta.owners
        )
        return any(owner and (owner, 1) not in self._lucks for owner in people)

    def _keep_luck(self, owner: str, deal: int, luck: int) -> None:
        if owner and luck != verifiable_shuffle.NOTHING:
            self._lucks[owner, deal] = luck

    def _be_patient(self, patient: bool) -> None:
        if patient:
            self.patient_until = time.monotonic() + PATIENCE

    # ------------------------------------------------------------ the first deal
    async def keep(
        self, owner: str = "", luck: int = verifiable_shuffle.NOTHING, patient: bool = False
    ) -> None:
        """Keeps a new table, with its first deal unless somebody is waited for: both or neither. Where seats go by
        cards they are drawn as soon as everybody is there. `luck`: what this person adds to the first shuffle;
        `patient`: the first deal waits a moment for what the others add. Raises NotSaved."""
        self._keep_luck(owner, 1, luck)
        self._be_patient(patient)
        await self._alone(self._keep(self.meta))

    async def _keep(self, meta: TableMeta) -> None:
        if self.now.deal:
            return  # it has begun meanwhile
        if not meta.open and meta.draw is None and seating.is_drawn(self.game):
            drawing = (
                verifiable_shuffle.opening_shuffle(meta.key)
                if meta.same
                else self._shuffle or matches.fair_shuffle
            )
            meta = seated(self.game, meta, seating.draw(self.game, drawing))
        if meta.waits or self._lacks_luck(meta):
            await self.store.put(meta)
            self.meta = meta
            self._ring()
            return
        then, line = self._next_deal(opening(self.game, meta), meta)
        await self.store.put(meta, line)
        self.meta = meta
        self._begin(then, line)

    async def begin_with(self, deck: tuple[int, ...], moves: Sequence[tuple[int, Action]]) -> None:
        """Keeps a new table with its first deal and what was done in it by each seat; no deck where the table has a
        set-up. Raises BadRecord, NotSaved."""
        await self._alone(self._begin_with(deck, moves))

    async def _begin_with(self, deck: tuple[int, ...], moves: Sequence[tuple[int, Action]]) -> None:
        at = time.time()
        lines = [JournalEntry(1, DEAL, deck, at)]
        lines += [JournalEntry(seq, seat, (action,), at) for seq, (seat, action) in enumerate(moves, 2)]
        then = self._replay(lines)
        await self.store.put(self.meta, *lines)
        self.now = then
        self._ring()

    # ------------------------------------------------------------ the next one
    async def ready(self, chair: int, seq: int) -> None:
        """This chair wants the next deal; it begins when all persons do. Raises Stale, NotSaved."""
        await self._alone(self._be_ready(chair, seq))

    async def _be_ready(self, chair: int, seq: int) -> None:
        if self.now.running or not self.now.decided <= seq <= self.seq:
            raise Stale(f"the table is at {self.seq}, not at {seq}", Phrase("stale", {"seq": self.seq}))
        if chair >= 0:
            await self._return(chair)
        if chair not in self.waiting():
            return
        self._ready.add(chair)
        try:
            await self._deal_if_ready()
        except HlaskaError:
            self._ready.discard(chair)
            raise
        finally:
            self._ring()

    async def _deal_if_ready(self) -> None:
        """The next deal, once everybody who is there has asked for it, and somebody has."""
        if self._ready and not self.waiting() and not self.now.running and not self.now.over:
            await self._deal()

    async def deal(self) -> None:
        """Begins the next deal without asking anybody. Raises Illegal while one runs or after the match."""
        await self._alone(self._deal())

    async def _deal(self) -> None:
        if self.now.running or self.now.over:
            raise Illegal("there is no next deal now", Phrase("refused-no-deal"))
        if self.meta.open:
            raise Illegal("a chair is still open", Phrase("refused-open-chair"))
        then, line = self._next_deal(self.now, self.meta)
        kept = await self._append(DEAL, line.actions)
        self._begin(replace(then, started=(*self.now.started, kept.at), lines=(kept,)), kept)

    def _next_deal(self, now: MatchState, meta: TableMeta) -> tuple[MatchState, JournalEntry]:
        """Where a table that stood there stands once the next deal has begun, and the line that begins it."""
        at = time.time()
        shuffle, lucks = self._next_shuffle(now, meta)
        deck = matches.next_deck(self.game, now.match, shuffle, match_state.times(now, at))
        line = JournalEntry(now.seq + 1, DEAL, (*deck, *lucks), at)
        return match_state.deal(self.game, now, deck, at, lucks), line

    def _next_shuffle(self, now: MatchState, meta: TableMeta) -> tuple[Shuffle, tuple[int, ...]]:
        """How the next deck is shuffled, and what each chair has added to it, () where nobody can check it."""
        if self._shuffle is not None or not meta.key:
            return self._shuffle or matches.fair_shuffle, ()
        deal = now.deal + 1
        kept = {} if meta.same else self._lucks
        lucks = tuple(kept.get((owner, deal), verifiable_shuffle.NOTHING) for owner in meta.owners)
        secret = verifiable_shuffle.secret_of(meta.key, deal)
        return verifiable_shuffle.shuffler(
            secret, tuple(map(verifiable_shuffle.contribution_text, lucks))
        ), lucks

    def _begin(self, then: MatchState, line: JournalEntry) -> None:
        self.now = match_state.told(self.now, then, line)
        self._ready.clear()
        self._lucks = {at: luck for at, luck in self._lucks.items() if at[1] > then.deal}
        self._ring()
