"""Plays at a table. Actions of seats are checked, saved and published, and decisions are taken back."""

from __future__ import annotations

from hlaska.core.actions import Action
from hlaska.core.errors import Illegal, Phrase, Stale
from hlaska.core.explanation import Explanation
from hlaska.core.game import Game
from hlaska.core.view import View
from hlaska.table import match_state, updates
from hlaska.table.journal_entries import TAKE_BACK, JournalEntry
from hlaska.table.log import TableLog
from hlaska.table.match_state import MatchState
from hlaska.table.presence_log import PresenceLog
from hlaska.table.preview import explain_refusal, is_revealing, preview


def make_illegal(game: Game, now: MatchState, seat: int, action: Action) -> Illegal:
    """Makes the error that says why a seat may not do this now."""
    assert now.state is not None
    return explain_refusal(game, game.view(now.state, seat), action)


class Play:
    """Plays what seats submit. One submit at a time: look, save, then publish."""

    def __init__(self, log: TableLog, presence: PresenceLog) -> None:
        self.log, self.presence = log, presence

    def find_retractable(self, chair: int) -> int:
        """Returns the entry of this chair's last decision, 0 where none can be retracted.

        Only a person alone with computer players can take back, and only in the running deal. Where others play the
        same deals nobody can.
        """
        seat = self.log.seat(chair)
        if (
            seat < 0
            or not self.log.now.running
            or self.log.now.halted
            or not self.log.meta.is_solo
            or self.log.meta.same
            or self.log.meta.chairs[chair].kind != "person"
        ):
            return 0
        return max((entry.seq for entry in self.log.now.deal_entries if entry.seat == seat), default=0)

    def view(self, seat: int) -> View | None:
        """Returns what a seat may know now; None before the first deal."""
        return None if self.log.now.state is None else self.log.game.view(self.log.now.state, seat)

    def preview(self, seat: int, actions: tuple[Action, ...]) -> tuple[tuple[Action, ...], View, Explanation]:
        """Shows what would stand after the actions as far as the seat could know it.

        It tells nothing that is true of others.

        Returns the actions it got through: it stops before one that shows the seat a new card. Raises Illegal.
        """
        view = self.view(seat) if seat >= 0 else None
        if view is None:
            raise Illegal("nobody at your seat can act now", Phrase("refused-not-your-turn"))
        events = updates.events_for_seat(self.log.now, seat)
        return preview(self.log.game, view, events, actions[: self.log.game.bound])

    # ------------------------------------------------------------ playing
    async def submit(self, seat: int, seq: int, actions: tuple[Action, ...]) -> None:
        """Does the actions together, all or none, at the table as it was at `seq`.

        Raises Stale, Illegal (with the duty), NotSaved; then nothing has happened.
        """
        await self.log.exclusive(self._submit(seat, seq, actions))

    async def _submit(self, seat: int, seq: int, actions: tuple[Action, ...]) -> None:
        self.presence.check_playable()
        then, actions = self._apply_actions(seat, seq, actions)
        entry = await self.log.append(seat, actions)
        self.log.publish(match_state.with_time(self.log.now, match_state.with_entry(then, entry), entry))

    async def act(self, chair: int, seq: int, actions: tuple[Action, ...]) -> None:
        """Submits for a chair, whose seat changes from deal to deal."""
        await self.log.exclusive(self._act(chair, seq, actions))

    async def _act(self, chair: int, seq: int, actions: tuple[Action, ...]) -> None:
        if chair >= 0:
            await self.presence.mark_here(chair)
        # Who comes and goes changes nothing that a person looks at.
        same = self.log.now.last_play_seq <= seq <= self.log.seq
        await self._submit(self.log.seat(chair), self.log.seq if same else seq, actions)

    def _apply_actions(
        self, seat: int, seq: int, actions: tuple[Action, ...]
    ) -> tuple[MatchState, tuple[Action, ...]]:
        """Returns the state after the actions, and these as records order them. Raises Stale, Illegal."""
        now, game = self.log.now, self.log.game
        self._check(seat, seq, actions)
        if self.log.meta.same and now.state is not None and now.running and now.turn == seat:
            done = game.duplicate_action(now.state)  # not done yet where a server ended just then
            actions = actions if done is None else (done,)
        for i in range(len(actions)):
            if now.state is not None and now.turn == seat:
                actions = (*actions[:i], *game.in_order(now.state, actions[i:]))
            action = actions[i]
            if now.state is None or not now.running or action not in game.legal(now.state, seat):
                raise make_illegal(game, now, seat, action)
            view = game.view(now.state, seat) if i + 1 < len(actions) else None
            now = match_state.apply_action(game, now, action, seat, self.log.seq + 1)
            if view is None:
                continue
            if not game.explainer.is_foreseeable(view, action) or is_revealing(view, now.steps[-1].events):
                raise Illegal(
                    "what comes after a new card is sent by itself", Phrase("refused-one-at-a-time")
                )
        return now, actions

    def _check(self, seat: int, seq: int, actions: tuple[Action, ...]) -> None:
        """Refuses who looks at an older table, but for calls out of turn still possible."""
        now = self.log.now
        if seq != now.seq:
            same = (
                now.running
                and max(now.steps[0].seq, now.take_back_seq) <= seq < now.seq
                and seat not in (-1, now.turn)
            )
            possible = self.log.game.legal(now.state, seat) if same and now.state is not None else ()
            if not actions or actions[0] not in possible:
                raise Stale(f"the table is at {now.seq}, not at {seq}", Phrase("stale", {"seq": now.seq}))
        if seat < 0 or now.state is None:
            raise Illegal("refused: you have no seat in this deal", Phrase("refused-no-seat"))
        if not 0 < len(actions) <= self.log.game.bound:
            raise Illegal(f"refused: {len(actions)} actions at once", Phrase("refused-not-legal"))

    async def take_back(self, chair: int, seq: int) -> None:
        """Takes back this chair's last decision in the running deal, and all since.

        The deal is practice.

        seq: of the table that the person looks at.
        Raises Stale, Illegal, NotSaved.
        """
        await self.log.exclusive(self._take_back(chair, seq))

    async def _take_back(self, chair: int, seq: int) -> None:
        if not self.log.now.last_play_seq <= seq <= self.log.seq:
            raise Stale(
                f"the table is at {self.log.seq}, not at {seq}", Phrase("stale", {"seq": self.log.seq})
            )
        first = self.find_retractable(chair)
        if not first:
            text = "nothing can be taken back: that is for one's own decisions, alone with computer players"
            raise Illegal(text, Phrase("refused-take-back"))
        then = match_state.undo(
            self.log.game, self.log.now, JournalEntry(self.log.seq + 1, TAKE_BACK, (first,))
        )
        entry = await self.log.append(TAKE_BACK, (first,))
        self.log.publish(match_state.with_time(self.log.now, then, entry))
