"""The table: the single writer of a match. Everybody else, person, computer or test, is a follower of it."""

from __future__ import annotations

import time

from hlaska.core import claim_completion
from hlaska.core.errors import Illegal, Phrase, Stale
from hlaska.core.game import Action
from hlaska.table import match_state
from hlaska.table.match_state import TAKE_BACK, JournalEntry, MatchState, Proposal
from hlaska.table.presence import AGREED, CLOCK, HINTED, NO_CLOCK, PAUSE, PRESENT, PROPOSED
from hlaska.table.preview import refusal, reveals
from hlaska.table.seating import Sitting
from hlaska.table.store import SequenceConflict

PROPOSALS = 2  # of an accord, for each chair in a deal


class Table(Sitting):
    """A match in progress: what is played, and who plays. One submit at a time: look, save, then tell."""

    # ------------------------------------------------------------ playing
    async def submit(self, seat: int, seq: int, actions: tuple[Action, ...]) -> None:
        """Does the actions together, all or none, at the table as it was at `seq`.

        Raises Stale, Illegal (with the duty), NotSaved; then nothing has happened.
        """
        await self._alone(self._submit(seat, seq, actions))

    async def _submit(self, seat: int, seq: int, actions: tuple[Action, ...]) -> None:
        if self.now.attendance.paused:
            raise Illegal("the table pauses", Phrase("refused-paused"))
        then, actions = self._after(seat, seq, actions)
        line = await self._append(seat, actions)
        self.now = match_state.told(self.now, match_state.with_entry(then, line), line)
        self._ring()

    async def act(self, chair: int, seq: int, actions: tuple[Action, ...]) -> None:
        """`submit` for a chair, whose seat changes from deal to deal."""
        await self._alone(self._act(chair, seq, actions))

    async def _act(self, chair: int, seq: int, actions: tuple[Action, ...]) -> None:
        if chair >= 0:
            await self._return(chair)
        # Who comes and goes changes nothing that a person looks at.
        same = self.now.decided <= seq <= self.seq
        await self._submit(self.seat(chair), self.seq if same else seq, actions)

    def _after(
        self, seat: int, seq: int, actions: tuple[Action, ...]
    ) -> tuple[MatchState, tuple[Action, ...]]:
        """Where the table would stand after the actions, and they in the order that records keep. Raises Stale,
        Illegal."""
        now, game = self.now, self.game
        self._check(seat, seq, actions)
        for i in range(len(actions)):
            if now.state is not None and now.turn == seat:
                actions = (*actions[:i], *game.in_order(now.state, actions[i:]))
            action = actions[i]
            if now.state is None or not now.running or action not in game.legal(now.state, seat):
                raise self._refusal(now, seat, action)
            view = game.view(now.state, seat) if i + 1 < len(actions) else None
            now = match_state.act(game, now, action, seat, self.seq + 1)
            if view is None:
                continue
            if not game.teller.foreseeable(view, action) or reveals(view, now.moments[-1].events):
                raise Illegal(
                    "what comes after a new card is sent by itself", Phrase("refused-one-at-a-time")
                )
        return now, actions

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

    def _refusal(self, now: MatchState, seat: int, action: Action) -> Illegal:
        assert now.state is not None
        return refusal(self.game, self.game.view(now.state, seat), action)

    async def take_back(self, chair: int, seq: int) -> None:
        """This chair's last decision in the running deal and all since are as if they had not been, at the table as it
        was at `seq`; the deal is practice. Raises Stale, Illegal, NotSaved."""
        await self._alone(self._take_back(chair, seq))

    async def _take_back(self, chair: int, seq: int) -> None:
        if not self.now.decided <= seq <= self.seq:
            raise Stale(f"the table is at {self.seq}, not at {seq}", Phrase("stale", {"seq": self.seq}))
        first = self.retractable(chair)
        if not first:
            text = "nothing can be taken back: that is for one's own decisions, alone with computer players"
            raise Illegal(text, Phrase("refused-take-back"))
        then = match_state.taken_back(self.game, self.now, JournalEntry(self.seq + 1, TAKE_BACK, (first,)))
        line = await self._append(TAKE_BACK, (first,))
        self.now = match_state.told(self.now, then, line)
        self._ring()

    # ------------------------------------------------------------ who is there, and the clock
    async def attend(self, chair: int, state: int) -> None:
        """From now on a person plays this chair himself (HERE), or a computer player does in his place: he is out of
        time, away, or has left for good. Raises Illegal where that cannot be, NotSaved."""
        await self._alone(self._attend(chair, state))

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

    async def pause(self, paused: bool) -> None:
        """The table stands still, with its clock, or goes on. Raises NotSaved."""
        await self._alone(self._pause(paused))

    async def _pause(self, paused: bool) -> None:
        if self.now.deal and self.now.attendance.paused != paused:
            await self._note(PAUSE, (int(paused),))

    async def wind(self) -> None:
        """After a restart: who is waited for has the whole time of this decision again. Raises NotSaved."""
        await self._alone(self._wind())

    async def _wind(self) -> None:
        timed = self.now.attendance.clock != NO_CLOCK or any(chair.program for chair in self.meta.chairs)
        if timed and self.now.deal and not self.now.over:
            await self._note(CLOCK, ())

    async def note_hint(self, chair: int) -> None:
        """The running deal is one in which this chair asked for a hint; its statistics say so. Raises NotSaved."""
        await self._alone(self._note_hint(chair))

    async def _note_hint(self, chair: int) -> None:
        if self.now.running and chair not in self.now.hinted:
            await self._note(HINTED, (chair,))

    # ------------------------------------------------------------ an accord
    async def propose(self, chair: int, seq: int, to: int, show: bool) -> None:
        """A person at a chair proposes that the seats of a mask take all tricks that are left, at the table as it was
        at `seq`; `show`: everybody may see his hand. Raises Stale, Illegal, NotSaved."""
        await self._alone(self._propose(chair, seq, to, show))

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
        claim_completion.check(self.game, now.state, to)
        if sum(one.chair == chair for one in now.proposed) >= PROPOSALS:
            text = f"an accord may be proposed {PROPOSALS} times in a deal"
            raise Illegal(text, Phrase("refused-accord-often", {"n": PROPOSALS}))
        await self._return(chair)
        await self._note(PROPOSED, (chair, to, int(show)))
        self.proposal = self.now.proposed[-1]

    async def retract(self) -> None:
        """What is proposed does not come about, and play goes on. Raises NotSaved."""
        await self._alone(self._retract())

    async def _retract(self) -> None:
        if self.asking:
            await self._wind()  # nobody is charged for the time in which everybody was asked
        self.proposal = None
        self._ring()

    async def conclude(self, proposal: Proposal, moves: claim_completion.Moves) -> None:
        """Everybody wants what was proposed: the deal is played to its end by these moves, all or none. Raises Stale
        where the table has moved on since, Illegal, NotSaved."""
        await self._alone(self._conclude(proposal, moves))

    async def _conclude(self, proposal: Proposal, moves: claim_completion.Moves) -> None:
        if self.proposal != proposal or not self.asking:
            raise Stale(f"the table is at {self.seq}", Phrase("stale", {"seq": self.seq}))
        at = time.time()
        acts = [(AGREED, (proposal.chair, proposal.to)), *((seat, (action,)) for seat, action in moves)]
        lines = [JournalEntry(self.seq + i, seat, numbers, at) for i, (seat, numbers) in enumerate(acts, 1)]
        then = self.now
        for line in lines:
            if line.seat >= 0:
                self._check_move(then, line.seat, line.actions[0])
            then = match_state.advance(self.game, then, line)
        if then.running:
            raise Illegal("this does not lead to the end of the deal", Phrase("accord-impossible"))
        try:
            await self.store.put(self.meta, *lines)
        except SequenceConflict as error:
            raise await self._taken(error) from error
        self.now, self.proposal = then, None
        self._ring()

    def _check_move(self, now: MatchState, seat: int, action: Action) -> None:
        if now.state is None or not now.running or action not in self.game.legal(now.state, seat):
            raise self._refusal(now, seat, action)
