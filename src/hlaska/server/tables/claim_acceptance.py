"""Asks all at a table whether they accept a claim.

Somebody proposes who takes all tricks that are left, and everybody else answers. With the last word the deal is played
to that end (`hlaska.core.claim_completion`).

What is hidden is looked at when everybody has agreed, not before. Until then an offer that the cards do not allow
looks like any other. A computer player answers from what its seat knows, and its answer is told after a time that does
not hang on the cards. The words that were given are in memory alone; what was proposed, and the hand that was shown
with it, is a line of the journal. The number of that line is the offer's. After a restart it is over, and no word
that was meant for it is taken for another.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from hlaska.core import claim_completion
from hlaska.core.errors import HlaskaError, Illegal, Phrase
from hlaska.protocol.table_messages import Outcome, Proposed, Sided
from hlaska.table.bots.bot_pool import BotPool
from hlaska.table.bots.bot_worker import AnswerClaim
from hlaska.table.claim_log import CLAIM_OFFERS
from hlaska.table.match_state import ClaimOffer
from hlaska.table.meter import in_thread
from hlaska.table.table import Table
from hlaska.table.updates import events_for_seat

log = logging.getLogger(__name__)

ANSWER: Final = 1.5  # seconds after which computer players have answered, at a table with a pace
LONGEST: Final = 10.0  # seconds that they may think about it at one without
OPEN: Final = 45.0  # seconds in which people answer


class ClaimAcceptance:
    """Keeps what is proposed at a table, and what has come of it.

    ring: wakes who tells of it.
    wait: sleeps, for tests to skip.
    steady: answers of computer players come after `ANSWER` seconds, else as soon as they are there.
    """

    def __init__(
        self,
        table: Table,
        bots: BotPool,
        notify: Callable[[], None],
        steady: bool = True,
        wait: Callable[[float], asyncio.Future[None]] | None = None,
    ) -> None:
        self.table = table
        self._thinkers, self._ring, self._steady = bots, notify, steady
        self._wait = wait or asyncio.sleep
        self._said: set[int] = set()  # chairs that have agreed
        self._asked: frozenset[int] = frozenset()  # chairs whose word is needed
        self._offer: ClaimOffer | None = None
        self._number = 0  # of the offer that was made last here
        self._agreed = 0  # of the one on which everybody has agreed: nobody is asked any more
        self._work: asyncio.Task[None] | None = None
        now = table.now
        self._message = (
            self._describe_offer(now.claim_offers[-1], "over") if now.claim_offers and now.running else None
        )

    # ------------------------------------------------------------ telling
    @property
    def current(self) -> Proposed | None:
        """Returns the last offer of this deal. One that was made before a restart is over."""
        return (
            self._message if self._message is not None and self._message.deal == self.table.now.deal else None
        )

    def _describe_offer(self, offer: ClaimOffer, state: Outcome) -> Proposed:
        """Describes an offer as it is told before anybody has answered."""
        now, (number, chair, to, shows, _) = self.table.now, offer
        cards = now.shown[-1][1] if shows else ()
        return Proposed(number, now.deal, chair, self._chairs(to), (chair,), state, cards=cards)

    def sides(self, chair: int) -> Sided:
        """Returns the sides that could take the rest, that of the chair first.

        Else it says why the chair may propose nothing now.
        """
        table, now = self.table, self.table.now
        seat = table.seat(chair)
        if seat < 0 or now.state is None or not now.running:
            return Sided(why=Phrase("refused-accord-play"))
        why = claim_completion.find_obstacle(table.game, now.state)
        left = CLAIM_OFFERS - sum(one.chair == chair for one in now.claim_offers)
        if why is None and left <= 0:
            why = Phrase("refused-accord-often", {"n": CLAIM_OFFERS})
        if why is None and table.claims.is_open:
            why = Phrase("refused-accord-open")
        if why is not None:
            return Sided(why=why)
        masks = sorted(
            claim_completion.sides(table.game, now.state.pub), key=lambda mask: not mask >> seat & 1
        )
        return Sided(tuple(self._chairs(mask) for mask in masks), left)

    def _chairs(self, mask: int) -> tuple[int, ...]:
        return tuple(chair for s, chair in enumerate(self.table.now.chairs) if mask >> s & 1)

    def _update_message(self, state: Outcome = "open", who: int = -1) -> None:
        assert self._message is not None
        self._message = replace(self._message, agreed=tuple(sorted(self._said)), state=state, who=who)
        self._ring()

    # ------------------------------------------------------------ what people do
    async def propose(self, chair: int, seq: int, chairs: tuple[int, ...], show: bool) -> None:
        """Proposes for a person that these chairs take all tricks that are left. Raises Stale, Illegal, NotSaved."""
        table = self.table
        seats = [table.seat(one) if 0 <= one < len(table.meta.chairs) else -1 for one in chairs]
        to = sum(1 << seat for seat in set(seats)) if seats and min(seats) >= 0 else 0
        await table.claims.propose(chair, seq, to, show)
        made = table.now.claim_offers[-1]
        self._offer, self._said, self._number = made, {chair}, made.seq
        self._asked = frozenset(table.now.chairs[: table.game.seats])
        self._message = self._describe_offer(made, "open")
        self._ring()
        self._work = asyncio.create_task(self._run(made.seq), name=f"accord at {table.meta.id}")

    async def answer(self, chair: int, number: int, yes: bool) -> None:
        """Takes a person's word for offer `number`. Who has proposed it may take it back. Raises Illegal."""
        open_now = self._message is not None and self._message.state == "open" and self.table.claims.is_open
        if not open_now or number == self._agreed or number != self._number or chair not in self._asked:
            raise Illegal("nothing is proposed that you could answer", Phrase("refused-accord-none"))
        if not yes:
            await self._end("over" if chair == self._of else "refused", chair)
        elif chair not in self._said:
            self._said.add(chair)
            self._update_message()
            await self._complete()

    @property
    def _of(self) -> int:
        return -1 if self._offer is None else self._offer.chair

    async def check_lapsed(self) -> None:
        """Tells that an offer has lapsed because somebody played on. Of one on which everybody has agreed it is told
        what has come of it, by who plays the deal to its end."""
        lapsed = self._message is not None and self._message.state == "open" and not self.table.claims.is_open
        if lapsed and self._agreed != self._number:
            await self._end("over", -1)

    async def close(self) -> None:
        work, self._work = self._work, None
        if work is not None:
            work.cancel()
            await asyncio.gather(work, return_exceptions=True)

    # ------------------------------------------------------------ answers
    def _is_open(self, number: int) -> bool:
        message = self._message
        still = number == self._number and number != self._agreed
        return still and message is not None and message.state == "open" and self.table.claims.is_open

    async def _run(self, number: int) -> None:
        """Asks computer players, and waits for people as long as they may think about it."""
        try:
            waiting = asyncio.ensure_future(self._wait(ANSWER)) if self._steady else None
            answers = await self._ask(ANSWER if self._steady else LONGEST)
            if waiting is not None:
                await waiting
            if not self._is_open(number):
                return
            refused = next((chair for chair, yes in answers if not yes), -1)
            if refused >= 0:
                await self._end("refused", refused)
                return
            if answers:
                self._said |= {chair for chair, _ in answers}
                self._update_message()
            await self._complete()
            if self._is_open(number):
                await self._wait(OPEN)
            if self._is_open(number):
                await self._end("over", -1)
        except HlaskaError as error:
            log.warning("table %s: accord: %s", self.table.meta.id, type(error).__name__)

    async def _ask(self, seconds: float) -> list[tuple[int, bool]]:
        """Asks the computer players, also those who stand in for people and programs.

        Who has not found an answer by then does not agree.
        """
        table, now, offer = self.table, self.table.now, self._offer
        assert offer is not None
        asked = [
            (chair, AnswerClaim(table.game, view, events_for_seat(now, seat), offer.to, now.shown))
            for seat, chair in enumerate(now.chairs[: table.game.seats])
            if chair not in self._said and (table.presence.level(chair) is not None or table.meta.chairs[chair].program)
            and (view := table.play.view(seat)) is not None
        ]  # fmt: skip
        found = await asyncio.gather(*(self._has_consent(one, seconds) for _, one in asked))
        return [(chair, yes) for (chair, _), yes in zip(asked, found, strict=True)]

    async def _has_consent(self, request: AnswerClaim, seconds: float) -> bool:
        try:
            async with asyncio.timeout(seconds):
                return await self._thinkers.answer_claim(request, seconds)
        except Exception as error:  # its text might hold cards
            log.info("table %s: an accord is not agreed to: %s", self.table.meta.id, type(error).__name__)
            return False

    async def _complete(self) -> None:
        """Plays the deal to its end with the last word."""
        table, offer = self.table, self._offer
        if offer is None or not self._asked <= self._said or table.now.state is None:
            return
        if self._agreed == self._number:
            return
        self._agreed = self._number
        end = await in_thread(claim_completion.find_completion, table.game, table.now.state, offer.to)
        if end is None:
            await self._end("impossible", -1)
            return
        try:
            await table.claims.conclude(offer, end.moves)
        except HlaskaError:
            await self._end("over", -1)
            raise
        self._update_message("agreed")

    async def _end(self, state: Outcome, who: int) -> None:
        self._update_message(state, who)
        await self.table.claims.retract()
