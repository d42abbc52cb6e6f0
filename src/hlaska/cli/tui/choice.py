"""Turns what a person does at a table into actions.

Cards are chosen, buttons pressed, and it is sent or refused with a reason.

As the page has it (web/src/lib/choice.svelte.ts, buttons.ts): the table says what is legal, this only asks it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from time import monotonic
from typing import Final

from hlaska.cli.terminal import choices_of
from hlaska.cli.tui.host import ConnectionState, News
from hlaska.cli.tui.people import People
from hlaska.cli.tui.picture import HOWS, Picture, game_of
from hlaska.cli.words import AmbiguousText, Words
from hlaska.core.actions import CALL
from hlaska.core.cards import KING, card_of
from hlaska.core.errors import BadText, HlaskaError, Phrase
from hlaska.core.review import DealReview, DecisionAnalysis, Reason
from hlaska.protocol.table_messages import (
    Act,
    Again,
    Choose,
    Company,
    Hello,
    Hint,
    Hinted,
    Next,
    Preview,
    Previewed,
    Proposed,
    Refused,
    Resume,
    Review,
    Reviewed,
    Say,
    Sided,
    TakeBack,
    Talked,
    ToServer,
)
from hlaska.table.updates import Update

ABREAST: Final = 4  # so many phrases of one kind stand beside each other; more are a ladder
SURE: Final = 4.0  # seconds in which a second request to take back counts as one
SAYS: Final = "htlcprdmbw"  # keys that are answered in words


@dataclass(frozen=True)
class Button:
    """Offers something that may be said or done.

    confirm: the question that a second press answers, "" for none.
    ladder: what the rungs of one ladder share.
    rung: the name on this rung.
    vain: it claims what is certainly not so.
    """

    label: str
    calls: tuple[int, ...] = ()
    hint: str = ""
    confirm: str = ""
    disabled: bool = False
    ladder: str = ""
    rung: str = ""
    vain: bool = False
    cards: tuple[int, ...] = ()


class Choice(Picture):
    """Keeps what a person has chosen and sends it.

    send: says something to the table.
    changed: something is to be drawn anew.
    """

    def __init__(
        self,
        code: str,
        faces: str,
        send: Callable[[ToServer], None],
        changed: Callable[[], None],
    ) -> None:
        super().__init__(code, faces)
        self._send, self._changed = send, changed
        self.connection = "connecting"
        self.failure = ""
        self.chosen: tuple[int, ...] = ()
        self.chosen_mark = 0
        self.preview: Previewed | None = None
        self.sent = False
        self.notice = ""
        self.hint: DecisionAnalysis | None = None
        self.reviewed: Reviewed | None = None  # a review that is whole and was not shown yet
        self.sided: Sided | None = None  # who may be proposed to take the rest of the deal, not shown yet
        self._asked: tuple[int, ...] = ()
        self._meant = -SURE
        self._words: Words | None = None
        self.people = People()

    # ------------------------------------------------------------ what the table says
    def hear(self, news: News) -> None:
        match news:
            case ConnectionState(state):
                self._handle_connection(state)
            case Hello():
                self._words = None
                self.failure = ""
                self.people.reset_offer()
                self.greet(news)
                if news.given_up:
                    self.notice = self.say("company-given-up")
            case Update():
                self._handle_update(news)
            case Previewed(actions):
                if actions == self._asked:
                    self.preview = news
            case Hinted(seq, hint):
                if self.update is not None and seq == self.update.seq:
                    self.hint = hint
                    self.notice = self.hint_text(hint)
            case Reviewed(_, done, actions, review):
                self.reviewed = news if review is not None else None
                self.notice = (
                    "" if review is not None else self.say("replay-review-wait", done=done, of=actions)
                )
            case Refused():
                self._handle_refusal(news)
            case Sided():
                self.sided = news
            case Proposed():
                self._handle_offer(news)
            case Company() | Talked() | Again():
                self.people.hear(news)
        self._changed()

    def _handle_offer(self, news: Proposed) -> None:
        """Says once what came of an offer. How it stood when one came is not said."""
        known = self.people.heard
        self.people.hear(news)
        if known is not None and known.n == news.n and known.state == "open":
            self.notice = self.people.outcome(self.language, self.my_chair, self.player) or self.notice

    def _handle_connection(self, state: str) -> None:
        self.connection, self.sent = state, False
        if state == "lost":
            self.notice = self.say("web-connection-lost")
        elif state == "open":
            self.notice = ""

    def _handle_update(self, update: Update) -> None:
        if self.update is not None and update.seq < self.update.seq and not update.fresh:
            return
        if self.update is None or self.update.seq != update.seq:
            self._forget()
            self.notice = "" if self.update is not None else self.notice
        self.apply_update(update)

    def _forget(self) -> None:
        self.sent, self.chosen, self.preview, self._asked, self.hint = False, (), None, (), None

    def _handle_refusal(self, refused: Refused) -> None:
        self._forget()
        if refused.kind == "stale":
            self._send(Resume(-1))
        has, key = self.language.has, f"refused-{refused.kind}"
        if has(refused.phrase.key):
            said = self.sentence(refused.phrase)
        else:
            said = self.say(key) if has(key) else refused.text or self.say("web-refused")
        if self.update is None:
            self.failure = said
        self.refuse(said)

    # ------------------------------------------------------------ what may be done
    @property
    def can_send(self) -> bool:
        return self.connection == "open" and not self.sent

    @property
    def actions(self) -> dict[int, list[int]]:
        """Returns what may be done next with each card."""
        found: dict[int, list[int]] = {}
        for action in self.view.legal if self.view else ():
            if action < CALL:
                found.setdefault(action & 63, []).append(action)
        return found

    @property
    def can_act(self) -> bool:
        """Tells whether something may be done: a turn, or a claim out of turn."""
        return bool(self.view and self.view.legal)

    @property
    def has_unplayable(self) -> bool:
        """Tells whether some cards of the hand may be played and others not. Only then they look different."""
        return bool(self.actions) and any(pile.card not in self.actions for pile in self.hand)

    @property
    def is_multi_card(self) -> bool:
        """Tells whether several cards are chosen before they go at once."""
        return self.explain.choose != 1

    def card_actions(self, card: int, mark: int = 0) -> list[int]:
        """Returns what may be done with this pile. Copies with different marks are different choices."""
        actions = self.actions.get(card, [])
        marks = sorted({pile.mark for pile in self.hand if pile.card == card})
        if len(marks) < 2:
            return actions
        return [a for a in actions if HOWS.index(a >> 6) < len(marks) and marks[HOWS.index(a >> 6)] == mark]

    @property
    def may_hint(self) -> bool:
        return bool(self.hello and self.hello.hints) and self.is_on_turn and self.can_send

    @property
    def may_take_back(self) -> bool:
        return bool(self.update and self.update.back) and self.can_send

    @property
    def buttons(self) -> list[Button]:
        """Returns all that may be said or done now, in order. Rungs of a ladder come one after the other."""
        if not self.can_act:
            return []
        if self.explain.choose == 0 and self.chosen:
            # What the table would offer with these cards gone, with its numbers; the cards go first.
            ready = self.preview is not None and self.preview.actions == self._asked
            after = self.preview.explain.calls if self.preview is not None else ()
            before = self._in_order(self.chosen)
            return [replace(b, disabled=not ready) for b in self._call_buttons(after, before)]
        own: list[Button] = []
        if self.explain.choose > 1:
            own = [self._multi_card_button()] if self.actions else []
        elif len(self.chosen) == 1:
            own = [self._play_button(a) for a in self.card_actions(self.chosen[0], self.chosen_mark)]
        return [*own, *self._call_buttons(self.explain.calls, ())]

    def _multi_card_button(self) -> Button:
        n = self.explain.choose
        ready = len(self.chosen) == n
        many = f"{self.explain.verb}-many"
        label = self.say(many if self.language.has(many) else "web-together", n=n)
        names = self.join_words([self.language.card(c, "acc") for c in self.chosen])
        hint = names if ready else self.say("web-chosen-of", n=len(self.chosen), of=n)
        return Button(label, self._in_order(self.chosen) if ready else (), hint, disabled=not ready)

    def _play_button(self, action: int) -> Button:
        card = action & 63
        meld = next((p for p in self.explain.melds if action in p.calls), None)
        verb = self.explain.verb
        if meld is not None:
            label = self.say("web-play-declare", **{"card": card, "value": 0, **meld.args})
        elif len(self.card_actions(card, self.chosen_mark)) > 1 and not action >> 6:
            plain = f"{verb}-plain"
            label = self.say(plain if self.language.has(plain) else "web-play-plain", card=card)
        else:
            label = self.say(verb, card=card)
        return Button(label, (action,))

    def _call_buttons(self, phrases: Sequence[Phrase], before: tuple[int, ...]) -> list[Button]:
        ladders = ["bid" if "bid" in p.args else p.key if "n" in p.args else "" for p in phrases]
        vain = self.hello.signs.vain if self.hello else ()
        found = []
        for phrase, ladder in zip(phrases, ladders, strict=True):
            means = self.meaning(phrase.calls[0]) if len(phrase.calls) == 1 else ""
            found.append(
                Button(
                    label=self.sentence(phrase),
                    calls=(*before, *phrase.calls),
                    hint=self.say("web-means", text=means) if means else self.hint_of(phrase),
                    confirm=self.language.attribute(phrase, "confirm"),
                    ladder=ladder if ladder and ladders.count(ladder) > ABREAST else "",
                    rung=str(phrase.args.get("bid", phrase.args.get("n", ""))),
                    vain=phrase.key in vain,
                    cards=phrase.cards,
                )
            )
        return found

    def _in_order(self, cards: Iterable[int]) -> tuple[int, ...]:
        """Orders chosen cards so that they are legal one after the other."""
        return tuple(sorted(self.actions.get(card, [card])[0] for card in cards))

    # ------------------------------------------------------------ what is done
    def press(self, card: int, mark: int = 0) -> None:
        """Plays, chooses or puts back a card, or refuses it with the duty."""
        if not self.can_send:
            return
        actions = self.card_actions(card, mark)
        if not self.can_act or not self.actions:
            return self.refuse(self.question if self.is_on_turn else self.say("web-not-your-turn"))
        if not actions:
            self.chosen = self.chosen if self.is_multi_card else ()
            return self.refuse(self._refusal(card))
        self.notice = ""
        if self.is_multi_card:
            return self._toggle(card)
        if len(actions) == 1:
            return self.submit((actions[0],))
        self.chosen, self.chosen_mark = (card,), mark
        self.notice = self.say("web-which-way")
        self._changed()

    def _toggle(self, card: int) -> None:
        """Takes one more copy of a card, or puts all of them back."""
        copies = sum(pile.copies for pile in self.hand if pile.card == card)
        most, taken = self.explain.choose, self.chosen.count(card)
        full = 0 < most <= len(self.chosen)
        if taken and (taken >= copies or full):
            self.chosen = tuple(c for c in self.chosen if c != card)
        elif full:
            return self.refuse(self.say("web-enough", n=most))
        else:
            self.chosen = (*self.chosen, card)
        self._asked = self._in_order(self.chosen)
        if self._asked:
            self._send(Preview(self._asked))
        else:
            self.preview = None
        self._changed()

    def _refusal(self, card: int) -> str:
        name, refused = self.language.card(card), f"{self.explain.verb}-refused"
        duty = self.refusal_reason(card) or (self.say(refused) if self.language.has(refused) else "")
        return (
            self.say("web-refusal", duty=duty, name=name) if duty else self.say("web-card-refused", name=name)
        )

    def unchoose(self) -> bool:
        """Puts back what is chosen; whether there was anything."""
        if not (self.chosen or self.notice or self.hint):
            return False
        self.chosen, self.preview, self._asked, self.notice, self.hint = (), None, (), "", None
        self._changed()
        return True

    def submit(self, actions: tuple[int, ...]) -> None:
        if not self.can_send or self.update is None or not actions:
            return
        self.sent, self.notice = True, ""
        self._send(Act(self.update.seq, actions))
        self._changed()

    def take_back(self) -> None:
        """Takes back the own last decision. The first time in a deal is asked for twice: the deal is practice then."""
        if self.update is None or not self.may_take_back:
            return self.refuse(self.say("refused-take-back"))
        now = monotonic()
        if not self.update.practice and now - self._meant > SURE:
            self._meant = now
            return self.refuse(self.say("web-take-back-sure"))
        self._meant = -SURE
        self._send(TakeBack(self.update.seq))

    def ask_hint(self) -> None:
        if self.update is None or self.hello is None:
            return
        if not self.hello.hints or not self.is_on_turn:
            return self.refuse(self.say("refused-hint-turn" if self.hello.hints else "refused-hint-persons"))
        if not self.can_send:
            return
        self.notice = self.say("web-hint-wait")
        self._send(Hint(self.update.seq))
        self._changed()

    def ask_review(self) -> None:
        """Asks what each own decision of this deal was worth."""
        if self.update is not None and self.can_send:
            self.notice = self.say("web-hint-wait")
            self._send(Review(self.update.deal))
            self._changed()

    def ready(self) -> None:
        if self.update is not None and self.is_waited_for:
            self._send(Next(self.update.seq))

    def take_place(self, place: int) -> None:
        self._send(Choose(place))

    def refuse(self, text: str) -> None:
        self.notice = text
        self._changed()

    # ------------------------------------------------------------ words that are typed
    def command(self, text: str) -> None:
        """Reads words as the line mode understands them.

        They are calls and cards in the reader's language, or as records have them; a number is that of a button.
        """
        text = text.strip()
        if not text or self.update is None or self.hello is None:
            return
        if text.isdecimal() and 0 < int(text[:4]) <= len(self.buttons):
            return self.submit(self.buttons[int(text) - 1].calls)
        try:
            words = self._reader()
        except HlaskaError:  # a game this version does not know: its server does
            return self._send(Say(self.update.seq, text))
        choices = choices_of(words.game, self.update.view, self.update.explain)
        try:
            self.submit(words.read(text, choices))
        except AmbiguousText as error:
            self.refuse(self.say("cli-several", text=text, choices="; ".join(error.labels)))
        except BadText:
            self.refuse(self.say("cli-unread", text=text, card=words.card(card_of(2, KING))))
        except HlaskaError as error:
            self.refuse(self.sentence(error.phrase) if self.language.has(error.phrase.key) else error.text)

    def _reader(self) -> Words:
        assert self.hello is not None
        if self._words is None or self._words.language is not self.language:
            self._words = Words(game_of(self.hello), self.language)
        return self._words

    # ------------------------------------------------------------ the table in sentences
    def answer(self, key: str) -> str:
        """Returns which of `SAYS` a letter key answers."""
        answers: dict[str, Callable[[], str]] = {
            "h": self._say_hand,
            "t": lambda: f"{self._format_plays(self.trick) or self.say('web-say-no-trick')} {self.question}",
            "l": self._say_last,
            "c": self._say_contract,
            "p": self._say_points,
            "r": lambda: ", ".join(f"{self.who_at(c)}: {self.score(c)}" for c in range(self._chairs)),
            "d": lambda: " ".join(
                filter(None, [self.duty or self.say("web-say-no-duty"), self.playable_text])
            ),
            "m": self._say_melds,
            "b": self._say_bids,
            "w": lambda: (
                f"{self.question} "
                + self.say("web-connected" if self.connection == "open" else "web-connection-lost")
            ),
        }
        return answers[key]()

    @property
    def _chairs(self) -> int:
        return len(self.update.scores) if self.update else 0

    @property
    def playable_text(self) -> str:
        """Writes `You may play the ace or king of leaves.`"""
        if not self.has_unplayable:
            return ""
        cards = [self.language.card(p.card, "acc") for p in self.hand if p.card in self.actions]
        return self.say("web-may", cards=self.join_words(cards, "cli-or"))

    def _format_plays(self, cards: Iterable[tuple[int, int]]) -> str:
        said = ", ".join(f"{self.who(seat)}: {self.language.card(card)}" for seat, card in cards)
        return f"{said}." if said else ""

    def _say_hand(self) -> str:
        cards = [pile.card for pile in self.hand for _ in range(pile.copies)]
        return f"{self.say('web-say-hand', n=len(cards))} {self.join_words([self.language.card(c) for c in cards])}."

    def _say_last(self) -> str:
        last = self.deal.last if self.deal else None
        if last is None:
            return self.say("web-say-no-last")
        cards = self._format_plays(last.cards).removesuffix(".")
        return self.say("web-say-last", cards=cards, name=self.name(last.winner))

    def _say_contract(self) -> str:
        trump = self.say("web-say-trump", suit=self.language.suit(self.trump)) if self.trump >= 0 else ""
        stakes = [self.stake(phrase) for phrase in self.explain.stakes]
        return ". ".join(filter(None, [self.title or self.say("web-say-no-contract"), trump, *stakes]))

    def stake(self, phrase: Phrase) -> str:
        """Returns what stands on the deal: `seven × 2 = 4`."""
        times, worth = phrase.args.get("times"), phrase.args.get("worth")
        said = self.sentence(phrase) + ("" if times is None else f" × {times}")
        return said if worth is None else f"{said} = {self.language.amount(worth)}"

    def _say_points(self) -> str:
        points = self.explain.points
        said = ", ".join(f"{self.who(seat)}: {n}" for seat, n in enumerate(points))
        return said or self.say("web-say-no-points")

    def _say_melds(self) -> str:
        said = [self.sentence(p) for p in self.explain.melds if p.calls]
        for seat, phrases in self.melds():
            said.append(f"{self.who(seat)}: {self.join_words([self.sentence(p) for p in phrases])}")
        for seat in self.seat_order:
            if cards := self.open_cards(seat):
                said.append(f"{self.who(seat)}: {self.join_words([self.language.card(c) for c in cards])}")
        return ". ".join(said) or self.say("web-say-no-melds")

    def _say_bids(self) -> str:
        made = []
        for call in self.auction:
            means = self.meaning(call.action, call.seat)
            more = f", {self.say('web-means', text=means)}" if means else ""
            made.append(f"{self.who(call.seat)}: {self.brief(call.phrase, call.seat)}{more}")
        return "; ".join(made) or self.say("web-say-no-bids")

    # ------------------------------------------------------------ hints
    def hint_text(self, hint: DecisionAnalysis) -> str:
        """Returns a hint in sentences."""
        what = self.text_of(hint.best, [*self.explain.calls, *self.explain.melds])
        if hint.wrong:
            worth, cost = self._format_worth(hint.worth), self._format_worth(hint.cost, plus=False)
            than = self.say("web-hint-better", worth=worth, cost=cost, **self._amount_args(hint.worth))
        else:
            than = self.say("web-hint-equal")
        why = [self._reason(reason) for reason in hint.reasons[:1]]
        return " ".join([self.say("web-hint-best", what=what), *why, than])

    def review_lines(self, review: DealReview, offered: Callable[[int], Iterable[Phrase]]) -> list[str]:
        """Writes luck and errors of a deal in sentences, then each decision.

        `offered`: the buttons at an action of it.
        """
        lost, luck = self._format_worth(review.lost, plus=False), self._format_worth(review.luck)
        wrong = sum(decision.wrong for decision in review.decisions)
        lines = [
            self.say(
                "replay-review-sum",
                expected=self._format_worth(review.expected),
                lost=f"−{lost}" if review.lost > 0 else lost,
                luck=luck,
                result=self._format_worth(review.result),
            ),
            self.say("replay-review-errors", n=wrong, lost=lost, **self._amount_args(review.lost))
            if wrong
            else self.say("replay-review-none"),
            *self._field(review),
            "",
        ]
        for row in review.decisions:
            phrases = list(offered(row.at))
            cost = self.say("replay-review-less", cost=self._format_worth(row.cost, plus=False))
            verdict = cost if row.wrong else self.say("replay-review-good")
            lines.append(f"{row.at + 1}. {self.text_of(row.made, phrases)}: {verdict}")
            if row.wrong:
                what, worth = self.text_of(row.best, phrases), self._format_worth(row.worth)
                best = self.say("replay-review-best", what=what, worth=worth, **self._amount_args(row.worth))
                lines.append("    " + " ".join([best, *(self._reason(reason) for reason in row.reasons[:1])]))
        return lines

    def _field(self, review: DealReview) -> list[str]:
        """Says what everyday players make of the same cards, where that is known."""
        field = review.field
        if field is None:
            return []
        return [self.say("replay-review-field", field=self._format_worth(field), **self._amount_args(field))]

    def _reason(self, reason: Reason) -> str:
        return self.language.format_reason(reason.says, reason.item, bool(self.hello and self.hello.pays))

    def _amount_args(self, amount: float) -> dict[str, object]:
        """Counts an amount in parts of the smallest unit, for messages to select by."""
        unit, pays = (self.hello.money, self.hello.pays) if self.hello else (1, False)
        return self.language.amount_args(amount / unit, pays)

    def _format_worth(self, amount: float, plus: bool = True) -> str:
        """Returns an amount in parts of the smallest unit: `+1.4` units, to a tenth."""
        units = round(amount / (self.hello.money if self.hello else 1), 1)
        sign = "−" if units < 0 else "+" if plus and units > 0 else ""
        text = f"{abs(units):g}"
        return sign + (text if self.code == "en" else text.replace(".", ","))
