"""The table: the single writer of a match. Everybody else, person, computer or test, is a follower of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from itertools import islice
from typing import Any, NamedTuple, Self

from msgspec.structs import replace

from hlaska.core import accord, fair, seating
from hlaska.core import match as matches
from hlaska.core.errors import HlaskaError, Illegal, Phrase, Stale
from hlaska.core.fair import Proof
from hlaska.core.game import Action, Explanation, Game, Shuffle, View
from hlaska.core.levels import USUAL
from hlaska.table import news, progress
from hlaska.table.attendance import AGREED, CLOCK, HERE, HINTED, LEFT, NO_CLOCK, PAUSE, PRESENT, PROPOSED
from hlaska.table.bells import Bells
from hlaska.table.chairs import followed, free_chair, kept_for, occupied, open_chair, vacated
from hlaska.table.places import seated
from hlaska.table.preview import preview, refusal, reveals
from hlaska.table.progress import DEAL, TAKE_BACK, Chair, Line, Progress
from hlaska.table.store import Meta, Moved, NotSaved, Store, Taken


def opening(game: Game, meta: Meta) -> Progress:
    """A table before its first deal."""
    return progress.opening(
        game, meta.first, meta.limit, meta.scores, meta.notes, meta.practice, meta.setup, meta.clock
    )


Held = Callable[[Meta], Awaitable[bool]]


class Proposal(NamedTuple):
    """An accord that is proposed: by which chair, the mask of the seats that would take all tricks that are left, and
    what stood on the table then (`Progress.decided`)."""

    chair: int
    to: int
    decided: int


async def _free(_: Meta) -> bool:
    return False


PROPOSALS = 2  # of an accord, for each chair in a deal
PATIENCE = 4.0  # seconds in which those who have just sat down may add to the first shuffle


class Table(Bells):
    """A match in progress. One submit at a time: look, save, then tell.

    `now` is where it stands, a value; nothing but this class replaces it.
    """

    def __init__(self, meta: Meta, game: Game, store: Store, shuffle: Shuffle | None = None) -> None:
        """`shuffle`: how decks are made instead of by the table's key."""
        super().__init__()
        self.meta, self.game, self.store = meta, game, store
        self.now: Progress = opening(game, meta)
        self.moved = False  # whether it lives in another process now
        self.version = 0  # grows with everything that followers are told
        self._shown: dict[tuple[int, bool], news.Update | None] = {}  # to onlookers, by what they knew
        self._shown_at = -1  # at this version
        self._shuffle = shuffle
        self._lucks: dict[
            tuple[str, int], int
        ] = {}  # what an owner adds to the shuffle of a deal, the newest of each
        self.held: Held = _free  # whether its deals may not be told yet, because other tables have the same
        self.patient_until = 0.0  # so long the first deal waits for what people add to its shuffle
        self.proposal: Proposal | None = None  # of an accord, as it was made last
        self._ready: set[int] = set()
        self._lock = asyncio.Lock()
        self._work: set[asyncio.Task[None]] = set()
        self.followers = 0  # lines of clients

    # ------------------------------------------------------------ coming back
    async def catch_up(self) -> None:
        """Replays what the store has and this table has not."""
        lines = await self.store.load(self.meta.id, self.now.seq)
        if lines:
            self.now = await asyncio.to_thread(self._replay, lines)
            self._ring()

    def _replay(self, lines: list[Line]) -> Progress:
        now, older = self.now, self.meta.rules != self.game.rules
        for i, line in enumerate(lines, 1):
            coming = tuple(islice(progress.following(lines[i:]), self.game.bound)) if older else None
            now = progress.advance(self.game, now, line, coming)
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
        return progress.seat_of(self.game, self.now, chair)

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

    def view(self, seat: int) -> View | None:
        """What a seat may know now; None before the first deal."""
        return None if self.now.state is None else self.game.view(self.now.state, seat)

    # ------------------------------------------------------------ what can be checked of a deal
    @property
    def checkable(self) -> bool:
        """Whether anybody can check how its decks come about."""
        return bool(self.meta.key) and self._shuffle is None

    def promised(self) -> str:
        """The promise of the next deal's secret, "" where there is none."""
        if not self.checkable or self.now.over:
            return ""
        return fair.commit_of(fair.secret_of(self.meta.key, self.now.deal + 1))

    def proof(self) -> Proof | None:
        """How the deck of the last deal came about, with its secret; None where nobody can check it."""
        lucks = progress.lucks_of(self.game, self.now.lines[0]) if self.now.lines else ()
        if not lucks or not self.meta.key:
            return None
        deck = progress.deck_of(self.game, self.now.lines[0])
        return fair.proof_of(self.meta.key, self.now.deal, deck, lucks)

    @property
    def awaits_luck(self) -> bool:
        """Whether everybody is there, and the first deal waits for what somebody adds to its shuffle."""
        return not (self.now.deal or self.meta.waits) and self._lacks_luck(self.meta)

    def _lacks_luck(self, meta: Meta) -> bool:
        if not self.checkable or meta.same or time.time() >= self.patient_until:
            return False
        people = (
            meta.owners[i]
            for i, c in enumerate(meta.chairs)
            if c.kind == "person" and not c.program and meta.owners
        )
        return any(owner and (owner, 1) not in self._lucks for owner in people)

    def _keep_luck(self, owner: str, deal: int, luck: int) -> None:
        if owner and luck != fair.NOTHING:
            self._lucks[owner, deal] = luck

    # ------------------------------------------------------------ writing
    async def submit(self, seat: int, seq: int, actions: tuple[Action, ...]) -> None:
        """Does the actions together, all or none, at the table as it was at `seq`.

        Raises Stale, Illegal (with the duty), NotSaved; then nothing has happened.
        """
        await self._alone(self._submit(seat, seq, actions))

    async def act(self, chair: int, seq: int, actions: tuple[Action, ...]) -> None:
        """`submit` for a chair, whose seat changes from deal to deal."""
        await self._alone(self._act(chair, seq, actions))

    async def attend(self, chair: int, state: int) -> None:
        """From now on a person plays this chair himself (HERE), or a computer player does in his place: he is out of
        time, away, or has left for good. Raises Illegal where that cannot be, NotSaved."""
        await self._alone(self._attend(chair, state))

    async def pause(self, paused: bool) -> None:
        """The table stands still, with its clock, or goes on. Raises NotSaved."""
        await self._alone(self._pause(paused))

    async def wind(self) -> None:
        """After a restart: who is waited for has the whole time of this decision again. Raises NotSaved."""
        await self._alone(self._wind())

    async def take_back(self, chair: int, seq: int) -> None:
        """This chair's last decision in the running deal and all since are as if they had not been, at the table as it
        was at `seq`; the deal is practice. Raises Stale, Illegal, NotSaved."""
        await self._alone(self._take_back(chair, seq))

    async def note_hint(self, chair: int) -> None:
        """The running deal is one in which this chair asked for a hint; its statistics say so. Raises NotSaved."""
        await self._alone(self._note_hint(chair))

    async def propose(self, chair: int, seq: int, to: int, show: bool) -> None:
        """A person at a chair proposes that the seats of a mask take all tricks that are left, at the table as it was
        at `seq`; `show`: everybody may see his hand. Raises Stale, Illegal, NotSaved."""
        await self._alone(self._propose(chair, seq, to, show))

    async def retract(self) -> None:
        """What is proposed does not come about, and play goes on. Raises NotSaved."""
        await self._alone(self._retract())

    async def conclude(self, proposal: Proposal, moves: accord.Moves) -> None:
        """Everybody wants what was proposed: the deal is played to its end by these moves, all or none. Raises Stale
        where the table has moved on since, Illegal, NotSaved."""
        await self._alone(self._conclude(proposal, moves))

    async def ready(self, chair: int, seq: int) -> None:
        """This chair wants the next deal; it begins when all persons do. Raises Stale, NotSaved."""
        await self._alone(self._be_ready(chair, seq))

    async def deal(self) -> None:
        """Begins the next deal without asking anybody. Raises Illegal while one runs or after the match."""
        await self._alone(self._deal())

    async def choose(self, chair: int, place: int) -> None:
        """A person who drew cards takes a free place at the table. Raises Illegal, NotSaved."""
        await self._alone(self._choose(chair, place))

    async def sit(
        self,
        chair: int,
        name: str,
        owner: str,
        avatar: str = "",
        luck: str = "",
        invite: str = "",
        program: str = "",
        patient: bool = False,
    ) -> int:
        """A person takes an open chair (-1: the first one that is kept for nobody), or the one that is kept for his
        invitation (the hash of its key), and the match begins when it was the last. `luck` is added to its first
        shuffle; `program`: whose program it is that sits down; `patient`: the first deal waits for what people add to
        its shuffle, as where this one could not read its promise before.

        Returns the chair. Raises Illegal when it is not open to him, BadLuck, NotSaved; then the chair is as it was."""
        number, person = fair.luck_number(luck), Chair(name, avatar=avatar, program=program)
        self._be_patient(patient)
        await self._alone(self._sit(chair, person, owner, number, invite))
        return self.meta.owner(owner)

    def abandoned(self) -> tuple[int, ...]:
        """The chairs of people who have left for good that others may take over."""
        now, meta = self.now, self.meta
        if not meta.successors or meta.rated or now.over or not now.deal:
            return ()
        return tuple(i for i, state in enumerate(now.attendance.states) if state == LEFT)

    async def follow_up(self, chair: int, person: Chair, owner: str) -> int:
        """A person takes the chair (-1: the first one) of somebody who has left for good, at once and with its score;
        the deals that are over stay the other's. Returns the chair. Raises Illegal where that may not be, NotSaved."""
        await self._alone(self._follow_up(chair, person, owner))
        return self.meta.owner(owner)

    def add_luck(self, owner: str, deal: int, luck: str) -> None:
        """What a person adds to the shuffle of the next deal; the newest counts. Raises BadLuck, Illegal for who has no
        chair, Stale for a deal that is not the next one."""
        number = fair.luck_number(luck)
        if self.meta.owner(owner) < 0:
            raise Illegal("refused: you have no chair at this table", Phrase("refused-no-seat"))
        if deal != self.now.deal + 1:
            text = f"the next deal is {self.now.deal + 1}, not {deal}"
            raise Stale(text, Phrase("stale", {"seq": self.seq}))
        self._keep_luck(owner, deal, number)
        if not (self.now.deal or self.meta.waits or self.awaits_luck):
            self._ring()  # the first deal waits no longer

    async def kick(self, chair: int, owner: str) -> None:
        """Who opened the table takes a chair from a person, who cannot sit down again. Raises Illegal where it is not
        his table, nobody else sits there, or the first deal has begun, NotSaved; then the chair is as it was."""
        await self._alone(self._kick(chair, owner))

    async def give(self, chair: int, computer: Chair, owner: str) -> None:
        """Who opened the table gives an open chair to a computer player, and the match begins when it was the last.

        Raises Illegal when it is not open or not his to give, NotSaved; then the chair is as it was."""
        await self._alone(self._give(chair, computer, owner))

    async def keep_chair(self, chair: int, owner: str, invite: str) -> None:
        """Who opened the table keeps an open chair for an invitation (the hash of its key), or for anybody ("").

        Raises Illegal when it is not open or not his, NotSaved; then the chair is as it was."""
        await self._alone(self._keep_chair(chair, owner, invite))

    async def leave(self, owner: str) -> None:
        """A person gives up his chair while the table waits for others: it is open again, and if it was who opened the
        table, the next one takes that over. Raises Illegal where he has none or the match has begun, NotSaved."""
        await self._alone(self._leave(owner))

    async def hand_over(self, old: str, new: str, shown: Chair | None = None) -> None:
        """What is one owner's at this table is another's from now on (`Store.hand_over`), and the match goes on.
        Raises Damaged, NotSaved."""
        await self._alone(self._hand_over(old, new, shown))

    def preview(self, seat: int, actions: tuple[Action, ...]) -> tuple[tuple[Action, ...], View, Explanation]:
        """What would stand after the actions as far as the seat could know it; tells nothing that is true of others.

        Returns the actions it got through: it stops before one that shows the seat a new card. Raises Illegal.
        """
        view = self.view(seat) if seat >= 0 else None
        if view is None:
            raise Illegal("nobody at your seat can act now", Phrase("refused-not-your-turn"))
        events = news.seen_events(self.now, seat)
        return preview(self.game, view, events, actions[: self.game.bound])

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
                raise Moved(self.meta.id)
            await work

    def _done(self, task: asyncio.Task[None]) -> None:
        self._work.discard(task)
        if not task.cancelled():
            task.exception()  # told to who asked, if still there

    async def _act(self, chair: int, seq: int, actions: tuple[Action, ...]) -> None:
        if chair >= 0:
            await self._return(chair)
        # Who comes and goes changes nothing that a person looks at.
        same = self.now.decided <= seq <= self.seq
        await self._submit(self.seat(chair), self.seq if same else seq, actions)

    async def _submit(self, seat: int, seq: int, actions: tuple[Action, ...]) -> None:
        if self.now.attendance.paused:
            raise Illegal("the table pauses", Phrase("refused-paused"))
        then = self._after(seat, seq, actions)
        line = await self._append(seat, actions)
        self.now = progress.told(self.now, progress.noted(then, line), line)
        self._ring()

    async def _return(self, chair: int) -> None:
        """Who does something is there again. Raises Illegal for who has left for good and has not come back."""
        state = self.now.attendance.states[chair]
        if state == LEFT:
            raise Illegal("you have left this table; come back first", Phrase("refused-left"))
        if state != HERE:
            await self._note(PRESENT, (chair, HERE))

    async def _attend(self, chair: int, state: int) -> None:
        if (
            not 0 <= chair < len(self.meta.chairs)
            or self.meta.chairs[chair].kind != "person"
            or not self.now.deal
        ):
            raise Illegal("no person plays this chair", Phrase("refused-no-seat"))
        if self.now.attendance.states[chair] == state:
            return
        await self._note(PRESENT, (chair, state))
        await self._deal_if_ready()

    async def _pause(self, paused: bool) -> None:
        if self.now.deal and self.now.attendance.paused != paused:
            await self._note(PAUSE, (int(paused),))

    async def _wind(self) -> None:
        timed = self.now.attendance.clock != NO_CLOCK or any(chair.program for chair in self.meta.chairs)
        if timed and self.now.deal and not self.now.over:
            await self._note(CLOCK, ())

    async def _note_hint(self, chair: int) -> None:
        if self.now.running and chair not in self.now.hinted:
            await self._note(HINTED, (chair,))

    async def _propose(self, chair: int, seq: int, to: int, show: bool) -> None:
        now, seat = self.now, self.seat(chair)
        if not now.decided <= seq <= self.seq:
            raise Stale(f"the table is at {self.seq}, not at {seq}", Phrase("stale", {"seq": self.seq}))
        if seat < 0 or now.state is None:
            raise Illegal("refused: you have no seat in this deal", Phrase("refused-no-seat"))
        if now.attendance.paused:
            raise Illegal("the table pauses", Phrase("refused-paused"))
        if self.asking:
            raise Illegal("an accord is proposed already", Phrase("refused-accord-open"))
        accord.check(self.game, now.state, to)
        if now.proposed.count(chair) >= PROPOSALS:
            text = f"an accord may be proposed {PROPOSALS} times in a deal"
            raise Illegal(text, Phrase("refused-accord-often", {"n": PROPOSALS}))
        await self._return(chair)
        await self._note(PROPOSED, (chair, to, int(show)))
        self.proposal = Proposal(chair, to, self.now.decided)

    async def _retract(self) -> None:
        if self.asking:
            await self._wind()  # nobody is charged for the time in which everybody was asked
        self.proposal = None
        self._ring()

    async def _conclude(self, proposal: Proposal, moves: accord.Moves) -> None:
        if self.proposal != proposal or not self.asking:
            raise Stale(f"the table is at {self.seq}", Phrase("stale", {"seq": self.seq}))
        at = time.time()
        acts = [(AGREED, (proposal.chair, proposal.to)), *((seat, (action,)) for seat, action in moves)]
        lines = [Line(self.seq + i, seat, numbers, at) for i, (seat, numbers) in enumerate(acts, 1)]
        then = self.now
        for line in lines:
            if line.seat >= 0:
                self._check_move(then, line.seat, line.actions[0])
            then = progress.advance(self.game, then, line)
        if then.running:
            raise Illegal("this does not lead to the end of the deal", Phrase("accord-impossible"))
        try:
            await self.store.put(self.meta, *lines)
        except Taken as error:
            await self.catch_up()
            raise Stale(error.text, Phrase("stale", {"seq": self.seq})) from error
        self.now, self.proposal = then, None
        self._ring()

    def _check_move(self, now: Progress, seat: int, action: Action) -> None:
        if now.state is None or not now.running or action not in self.game.legal(now.state, seat):
            raise self._refusal(now, seat, action)

    async def _note(self, kind: int, numbers: tuple[int, ...]) -> None:
        """Keeps a line that changes nothing on the table."""
        line = await self._append(kind, numbers)
        self.now = progress.attended(self.game, self.now, line)
        self._ring()

    async def _take_back(self, chair: int, seq: int) -> None:
        if not self.now.decided <= seq <= self.seq:
            raise Stale(f"the table is at {self.seq}, not at {seq}", Phrase("stale", {"seq": self.seq}))
        first = self.retractable(chair)
        if not first:
            text = "nothing can be taken back: that is for one's own decisions, alone with computer players"
            raise Illegal(text, Phrase("refused-take-back"))
        then = progress.taken_back(self.game, self.now, Line(self.seq + 1, TAKE_BACK, (first,)))
        line = await self._append(TAKE_BACK, (first,))
        self.now = progress.told(self.now, then, line)
        self._ring()

    def _after(self, seat: int, seq: int, actions: tuple[Action, ...]) -> Progress:
        """Where the table would stand after the actions. Raises Stale, Illegal."""
        now, game = self.now, self.game
        self._check(seat, seq, actions)
        for i, action in enumerate(actions):
            if now.state is None or not now.running or action not in game.legal(now.state, seat):
                raise self._refusal(now, seat, action)
            view = game.view(now.state, seat) if i + 1 < len(actions) else None
            now = progress.act(game, now, action, seat, self.seq + 1)
            if view is None:
                continue
            if not game.teller.foreseeable(view, action) or reveals(view, now.moments[-1].events):
                raise Illegal(
                    "what comes after a new card is sent by itself", Phrase("refused-one-at-a-time")
                )
        return now

    def _check(self, seat: int, seq: int, actions: tuple[Action, ...]) -> None:
        """Who looks at another table than this is told so, except for a call out of turn that is still possible."""
        now = self.now
        if seq != now.seq:
            same = (
                now.running
                and max(now.moments[0].seq, now.back) <= seq < now.seq
                and seat not in (-1, now.turn)
            )
            possible = self.game.legal(now.state, seat) if same and now.state is not None else ()
            if not actions or actions[0] not in possible:
                raise Stale(f"the table is at {now.seq}, not at {seq}", Phrase("stale", {"seq": now.seq}))
        if seat < 0 or now.state is None:
            raise Illegal("refused: you have no seat in this deal", Phrase("refused-no-seat"))
        if not 0 < len(actions) <= self.game.bound:
            raise Illegal(f"refused: {len(actions)} actions at once", Phrase("refused-not-legal"))

    def _refusal(self, now: Progress, seat: int, action: Action) -> Illegal:
        assert now.state is not None
        return refusal(self.game, self.game.view(now.state, seat), action)

    async def _append(self, seat: int, actions: tuple[Action, ...]) -> Line:
        """Saves the next line. Where another writer was first, takes over what it wrote."""
        seq = self.seq + 1
        try:
            return await self.store.append(self.meta.id, seq, seat, actions)
        except Taken as error:
            await self.catch_up()
            raise Stale(
                f"{error.text}; the table is at {self.seq}", Phrase("stale", {"seq": self.seq})
            ) from error
        except HlaskaError:
            raise
        except Exception as error:
            raise NotSaved(type(error).__name__) from error

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

    async def _deal(self) -> None:
        if self.now.running or self.now.over:
            raise Illegal("there is no next deal now", Phrase("refused-no-deal"))
        if self.meta.open:
            raise Illegal("a chair is still open", Phrase("refused-open-chair"))
        then, line = self._next_deal(self.now, self.meta)
        kept = await self._append(DEAL, line.actions)
        self._begin(replace(then, started=(*self.now.started, kept.at), lines=(kept,)), kept)

    def _next_deal(self, now: Progress, meta: Meta) -> tuple[Progress, Line]:
        """Where a table that stood there stands once the next deal has begun, and the line that begins it."""
        at = time.time()
        shuffle, lucks = self._next_shuffle(now, meta)
        deck = matches.next_deck(self.game, now.match, shuffle, progress.times(now, at))
        line = Line(now.seq + 1, DEAL, (*deck, *lucks), at)
        return progress.deal(self.game, now, deck, at, lucks), line

    def _next_shuffle(self, now: Progress, meta: Meta) -> tuple[Shuffle, tuple[int, ...]]:
        """How the next deck is shuffled, and what each chair has added to it, () where nobody can check it."""
        if self._shuffle is not None or not meta.key:
            return self._shuffle or matches.fair_shuffle, ()
        deal = now.deal + 1
        kept = {} if meta.same else self._lucks
        lucks = tuple(kept.get((owner, deal), fair.NOTHING) for owner in meta.owners)
        secret = fair.secret_of(meta.key, deal)
        return fair.shuffler(secret, tuple(map(fair.luck_text, lucks))), lucks

    def _begin(self, then: Progress, line: Line) -> None:
        self.now = progress.told(self.now, then, line)
        self._ready.clear()
        self._lucks = {at: luck for at, luck in self._lucks.items() if at[1] > then.deal}
        self._ring()

    async def keep(self, owner: str = "", luck: int = fair.NOTHING, patient: bool = False) -> None:
        """Keeps a new table, with its first deal unless somebody is waited for: both or neither. Where seats go by
        cards they are drawn as soon as everybody is there. `luck`: what this person adds to the first shuffle;
        `patient`: the first deal waits a moment for what the others add. Raises NotSaved."""
        self._keep_luck(owner, 1, luck)
        self._be_patient(patient)
        await self._alone(self._keep(self.meta))

    async def _keep(self, meta: Meta) -> None:
        if self.now.deal:
            return  # it has begun meanwhile
        if not meta.open and meta.draw is None and seating.is_drawn(self.game):
            drawing = fair.opening_shuffle(meta.key) if meta.same else self._shuffle or matches.fair_shuffle
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

    def _be_patient(self, patient: bool) -> None:
        if patient:
            self.patient_until = time.time() + PATIENCE

    async def begin_with(self, deck: tuple[int, ...], moves: Sequence[tuple[int, Action]]) -> None:
        """Keeps a new table with its first deal and what was done in it by each seat; no deck where the table has a
        set-up. Raises BadRecord, NotSaved."""
        await self._alone(self._begin_with(deck, moves))

    async def _begin_with(self, deck: tuple[int, ...], moves: Sequence[tuple[int, Action]]) -> None:
        at = time.time()
        lines = [Line(1, DEAL, deck, at)]
        lines += [Line(seq, seat, (action,), at) for seq, (seat, action) in enumerate(moves, 2)]
        then = self._replay(lines)
        await self.store.put(self.meta, *lines)
        self.now = then
        self._ring()

    async def _sit(self, chair: int, person: Chair, owner: str, luck: int, invite: str) -> None:
        if owner in self.meta.owners:
            raise Illegal("you have a chair at this table", Phrase("refused-chair-taken"))
        if owner in self.meta.barred:
            raise Illegal("who opened this table has sent you away", Phrase("refused-barred"))
        self._check_program(person)
        taken = occupied(self.meta, free_chair(self.meta, chair, invite), person, owner)
        self._keep_luck(owner, 1, luck)
        await self._keep(taken)

    async def _follow_up(self, chair: int, person: Chair, owner: str) -> None:
        meta, free = self.meta, [i for i in self.abandoned() if chair in (-1, i)]
        known = {*meta.owners, *(one.owner for one in meta.former)}
        if not free or owner in known or owner in meta.barred:
            raise Illegal("this chair is not open", Phrase("refused-chair-taken"))
        self._check_program(person)
        taken = followed(meta, free[0], person, owner, len(self.now.sheet))
        line = Line(self.seq + 1, PRESENT, (free[0], HERE), time.time())
        await self.store.put(taken, line)
        self.meta, self.now = taken, progress.attended(self.game, self.now, line)
        self._ring()

    def _check_program(self, person: Chair) -> None:
        if person.program and not self.meta.programs:
            raise Illegal("this table is for people, not for programs", Phrase("refused-programs"))

    async def _give(self, chair: int, computer: Chair, owner: str) -> None:
        self._check_host(owner)
        await self._keep(occupied(self.meta, open_chair(self.meta, chair), computer, ""))

    async def _kick(self, chair: int, owner: str) -> None:
        meta = self.meta
        if not owner or owner != meta.host:
            raise Illegal("people are sent away by who opened the table", Phrase("refused-not-host"))
        if self.now.deal:
            raise Illegal("nobody is sent away once cards have been dealt", Phrase("refused-begun"))
        if not 0 <= chair < len(meta.chairs) or meta.owners[chair] in ("", owner):
            raise Illegal("no other person sits there", Phrase("refused-no-seat"))
        kicked = replace(vacated(meta, chair), barred=(*meta.barred, meta.owners[chair]), draw=None)
        await self.store.put(kicked)
        self.meta = kicked
        self._ring()

    async def _keep_chair(self, chair: int, owner: str, invite: str) -> None:
        self._check_host(owner)
        await self._keep(kept_for(self.meta, open_chair(self.meta, chair), invite))

    def _check_host(self, owner: str) -> None:
        if not owner or owner != self.meta.host:
            text = "open chairs are given away and kept by who opened the table"
            raise Illegal(text, Phrase("refused-not-host"))

    async def _leave(self, owner: str) -> None:
        meta, chair = self.meta, self.meta.owner(owner)
        if chair < 0 or not meta.open:
            raise Illegal("a chair is given up before the match begins", Phrase("refused-begun"))
        if meta.drawn:
            raise Illegal("this chair was given by lot; tell who leads the evening", Phrase("refused-drawn"))
        left = vacated(meta, chair)
        await self.store.put(left)
        self.meta = left
        self._ring()

    async def _choose(self, chair: int, place: int) -> None:
        drawn = self.meta.draw
        if drawn is None or drawn.chooser < 0 or drawn.chooser != chair:
            raise Illegal("it is not for you to choose a place now", Phrase("refused-no-choice"))
        if place not in drawn.free:
            free = ", ".join(map(str, sorted(drawn.free)))
            raise Illegal(f"place {place} is not free; free are {free}", Phrase("refused-chair-taken"))
        await self._keep(seated(self.game, self.meta, seating.choose(drawn, place)))

    async def _hand_over(self, old: str, new: str, shown: Chair | None) -> None:
        # It may have been done before this table was asked: then the store has it already.
        then = await self.store.hand_over(self.meta.id, old, new, shown) or await self.store.get(self.meta.id)
        if then is not None and then != self.meta:
            self.meta = then
            self._ring()

    # ------------------------------------------------------------ telling
    def follow(self, chair: int, since: int = news.ALL) -> Follower:
        """Everything a chair (-1: an onlooker) may know, from `since` on: an update at once, then one per change."""
        return Follower(self, chair, since)

    def told(self, chair: int, since: int, sheet: bool) -> news.Update | None:
        """What a chair is told that knows everything up to `since`, None before the first deal. Onlookers who know the
        same are told the same one."""
        if chair >= 0:
            return self._tell(chair, since, sheet)
        if self._shown_at != self.version:
            self._shown_at, self._shown = self.version, {}
        if (since, sheet) not in self._shown:
            self._shown[since, sheet] = self._tell(chair, since, sheet)
        return self._shown[since, sheet]

    def _tell(self, chair: int, since: int, sheet: bool) -> news.Update | None:
        told = news.update(self.game, self.now, chair, since, sheet, self.waiting())
        return None if told is None else replace(told, back=self.retractable(chair) > 0)

    def move_out(self) -> None:
        """It lives in another process from now on: nothing more is written here, and its followers go."""
        self.moved = True
        self._ring()

    def _ring(self) -> None:
        self.version += 1
        super()._ring()


class Follower:
    """One who follows a table: an async iterator of updates. A slow one gets several changes in one update."""

    def __init__(self, table: Table, chair: int, since: int) -> None:
        self.table, self.chair, self.since = table, chair, since
        self._rows = 0
        self._version = -1
        self._bell = table.listen()
        self._closed = False
        table.followers += 1

    def resume(self, since: int) -> None:
        """Goes on from `since`, whatever was told before."""
        self.since, self._rows, self._version = since, 0, -1
        self._bell.set()

    def close(self) -> None:
        self.table.unlisten(self._bell)
        self.table.followers -= not self._closed
        self._closed = True

    async def changed(self) -> None:
        """Waits until there may be something new."""
        while self._version == self.table.version:
            self._bell.clear()
            await self._bell.wait()

    def take(self) -> news.Update | None:
        """What is new; None before the first deal, or if nothing is."""
        table = self.table
        if self._version == table.version:
            return None
        self._version = table.version
        grown = len(table.now.sheet) > self._rows or self._rows == 0
        told = table.told(self.chair, self.since, grown)
        if told is not None:
            self.since, self._rows = told.seq, len(table.now.sheet)
        return told

    async def __aiter__(self) -> AsyncIterator[news.Update]:
        try:
            while True:
                await self.changed()
                told = self.take()
                if told is not None:
                    yield told
        finally:
            self.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *error: object) -> None:
        self.close()
