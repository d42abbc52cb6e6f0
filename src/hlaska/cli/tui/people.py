"""Tells of people at a table in the terminal. It shows who is away, whose time runs, what is said and proposed."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

from hlaska.locales import Language
from hlaska.protocol.table_messages import (
    Again,
    Agree,
    Company,
    Consent,
    Hello,
    Here,
    Leave,
    Proposed,
    Sides,
    Talked,
    TalkLine,
    ToServer,
    Wish,
)

SHOWN: Final = 12  # lines that are read again
Name = Callable[[int], str]
Offer = tuple[str, ToServer]  # the key of its words, and what is sent


class People:
    """Holds what the table has told of its people. `now`: seconds that only grow, for tests to turn."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self.presence: Company | None = None
        self.lines: tuple[TalkLine, ...] = ()
        self.next = ""  # the table of the next match
        self.proposed: Proposed | None = None  # what somebody wanted last for the rest of the deal
        self.heard: Proposed | None = (
            None  # the same, also where the table has not told of it since it greeted
        )
        self._now, self._updated_at, self._read = now, 0.0, 0

    def hear(self, news: Company | Talked | Again | Proposed) -> None:
        match news:
            case Company():
                self.presence, self._updated_at = news, self._now()
            case Talked(lines, fresh):
                self.lines = (lines if fresh else (*self.lines, *lines))[-SHOWN:]
                self._read = max(self._read, lines[-1].n if fresh and lines else 0)
            case Again(table):
                self.next = table
            case Proposed():
                self.proposed = self.heard = news

    def reset_offer(self) -> None:
        """Forgets the offer when the table begins to tell anew.

        What it does not tell of again is proposed no longer.
        """
        self.proposed = None

    @property
    def open_offer(self) -> Proposed | None:
        """Returns what is proposed for the rest of the deal and not decided."""
        return self.proposed if self.proposed is not None and self.proposed.state == "open" else None

    @property
    def has_presence(self) -> bool:
        """Tells whether others are to be minded, or a clock."""
        return self.presence is not None

    @property
    def is_clock_running(self) -> bool:
        """Tells whether somebody's time runs."""
        return self.presence is not None and self.presence.turn >= 0 and not self.presence.paused

    def presence_of(self, chair: int) -> str:
        chairs = self.presence.chairs if self.presence is not None else ()
        return chairs[chair].state if 0 <= chair < len(chairs) else "here"

    def time_left(self) -> tuple[int, bool]:
        """Returns whole seconds that who decides has left, and whether they are of the reserve."""
        company = self.presence
        if company is None or company.turn < 0:
            return 0, False
        free = company.left - (0.0 if company.paused else self._now() - self._updated_at)
        return max(0, round(free if free > 0 else free + company.chairs[company.turn].reserve)), free <= 0

    # ------------------------------------------------------------ words
    def status(self, language: Language, me: int, name: Name) -> str:
        """Returns one line.

        It shows the clock, who is not there, what is wished for, what was said last and not read.
        """
        parts = [] if self.presence is None else self._status_parts(language, me, name, self.presence)
        if self.open_offer is not None:
            parts.append(self.offer_text(language, name))
        unread = [line for line in self.lines if line.n > self._read]
        return " · ".join([*parts, *(self.chat_text(language, line) for line in unread[-1:])])

    def _status_parts(self, language: Language, me: int, name: Name, company: Company) -> list[str]:
        """Returns the clock, who is not there, and what is wished for."""
        parts = [self._clock(language, name)] if company.turn >= 0 else []
        if company.paused:
            parts.append(language.say("company-paused"))
        for chair in range(len(company.chairs)):
            if self.presence_of(chair) != "here":
                parts.append(f"{name(chair)}: {language.say(f'company-{self.presence_of(chair)}')}")
        for what, chairs in company.agreed.items():
            others = [name(chair) for chair in chairs if chair != me]
            parts += [language.say(f"company-wants-{what}", name=one) for one in others]
        return parts

    def offer_text(self, language: Language, name: Name) -> str:
        """Says what is proposed for the deal's rest, with the hand that is shown."""
        if self.open_offer is None:
            return ""
        names = ", ".join(name(chair) for chair in self.open_offer.chairs)
        wants = language.say("accord-wants", name=name(self.open_offer.by), names=names)
        return " ".join(filter(None, [wants, self.shown_hand_text(language, name, self.open_offer.deal)]))

    def shown_hand_text(self, language: Language, name: Name, deal: int) -> str:
        """Returns the hand that was shown with the last offer of this deal.

        As it was then; "" where none was.
        """
        proposed = self.proposed
        if proposed is None or proposed.deal != deal or not proposed.cards:
            return ""
        cards = ", ".join(language.card(card) for card in proposed.cards)
        return f"{language.say('accord-shown', name=name(proposed.by))} {cards}."

    def outcome(self, language: Language, me: int, name: Name) -> str:
        """Says what has come of the last offer; "" while it is open."""
        proposed = self.proposed
        if proposed is None or proposed.state == "open":
            return ""
        if proposed.state != "refused":
            return language.say(f"accord-{proposed.state}")
        key = "accord-refused-you" if proposed.who == me else "accord-refused"
        return language.say(key, name=name(proposed.who))

    def _clock(self, language: Language, name: Name) -> str:
        assert self.presence is not None
        seconds, reserve = self.time_left()
        word = language.say("company-reserve" if reserve else "company-time")
        return f"{name(self.presence.turn)} – {word} {seconds // 60}:{seconds % 60:02}"

    def chat_text(self, language: Language, line: TalkLine) -> str:
        text = language.say(f"talk-phrase-{line.phrase}") if line.phrase else line.text
        return f"{line.name}: {text}"

    def mark_read(self) -> None:
        """Marks all that was said as seen."""
        self._read = self.lines[-1].n if self.lines else self._read

    def seat_texts(self, language: Language, hello: Hello, name: Name) -> list[str]:
        """Returns a line for each chair: who sits there, and whether that person is there."""
        told = []
        for i, chair in enumerate(hello.chairs):
            company = self.presence
            online = company is None or company.chairs[i].online
            state = self.presence_of(i)
            word = "computer" if chair.kind == "bot" else state if state != "here" else ""
            key = f"company-{word}" if word else "company-at-table" if online else "company-offline"
            told.append(f"{name(i)}: {language.say(key)}")
        return told

    # ------------------------------------------------------------ what may be done
    def offers(self, me: int, playing: bool, over: bool) -> list[Offer]:
        """Returns what somebody with a chair may say to the whole table."""
        company = self.presence
        if company is None or me < 0:
            return []
        offers: list[Offer] = [("company-here", Here())] if self.presence_of(me) != "here" else []
        if over:
            moved = [self._agreement_offer("move", me)] if len(company.chairs) > 2 else []
            return [*offers, self._agreement_offer("again", me), *moved]
        if playing:
            offers += self.answers(me)
            offers.append(self._agreement_offer("resume" if company.paused else "pause", me))
            offers += [("web-accord", Sides())] if self.open_offer is None else []
            offers += [("company-leave", Leave())] if self.presence_of(me) != "left" else []
        return offers

    def answers(self, me: int) -> list[Offer]:
        """Returns the answers to what is proposed for the rest of the deal."""
        if self.open_offer is None or (me in self.open_offer.agreed and me != self.open_offer.by):
            return []
        n = self.open_offer.n
        if me == self.open_offer.by:
            return [("company-withdraw", Consent(n, False))]
        return [("accord-yes", Consent(n, True)), ("accord-no", Consent(n, False))]

    def _agreement_offer(self, what: Wish, me: int) -> Offer:
        assert self.presence is not None
        agreed = self.presence.agreed.get(what, ())
        key = "company-withdraw" if me in agreed else f"company-{'agree' if agreed else 'wish'}-{what}"
        return key, Agree(what, me not in agreed)
