"""Explains a deal to clients, for all games once.

It has who is asked, duties, buttons, refusals and events.

An explainer is made from the options of a game and what makes its positions (and from tables), and never holds the
game; it sees views and events as a seat may know them, and nothing else. A game fills the holes; the keys of its
messages begin with `key`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Final, Generic

from msgspec import Struct
from msgspec.structs import replace

from hlaska.core.actions import CALL, PLAY_CARD, Action
from hlaska.core.board import Event, cards_in
from hlaska.core.calls import NOT_HELD, Calls
from hlaska.core.cards import couple
from hlaska.core.errors import Phrase
from hlaska.core.explanation import Explanation
from hlaska.core.kernel_positions import Positions
from hlaska.core.public import Pub
from hlaska.core.view import View
from hlaska.kernel import layout as word
from hlaska.kernel.acts import EXCHANGE
from hlaska.kernel.play import DECLARED, best_led, duty_against, legal_now, pair_worth

NOTHING: Final[Mapping[str, int]] = {}
DUTIES: Final = {
    word.FOLLOW: "follow",
    word.HEAD: "head",
    word.HEAD_TRUMP: "head",
    word.HEAD_RUFFED: "head",
    word.TRUMP: "trump",
    word.OVERTRUMP: "overtrump",
}
"""The duties of play that all games have, as parts of message keys."""
KEPT_BACK: Final = (word.KEEP, word.KING_LATER)
"""Duties that only keep a card back, whatever the trick asks for."""


class Signs(Struct, frozen=True):
    """Says what a client may read from calls and messages without knowing the game.

    It is the same in every deal.

    bids: the calls of an auction that bid, as runs (the first and the last action).
    words: the other calls of an auction, as runs.
    columns: the numbers of stakes of one kind that are columns of a table.
    vain: keys of buttons that claim what is certainly not so.
    empty: keys of meanings that say nothing.
    talks: there are calls that bid or double, so much may be offered before the first card is led.
    raises: there are calls that double, which follow the auction.
    """

    bids: tuple[tuple[int, int], ...] = ()
    words: tuple[tuple[int, int], ...] = ()
    columns: tuple[str, ...] = ()
    vain: tuple[str, ...] = ()
    empty: tuple[str, ...] = ()
    talks: bool = False
    raises: bool = False


class Explainer(Generic[Pub]):
    """Explains the views of one game, and why a card may not be played.

    key: what the messages of the game are called (`question-<key>-...`).
    calls: its calls.
    meld_rule: the rule id of a declared marriage.
    play_rule: the rule id of the duties of play.
    sides: the side of each seat where everybody knows the partners from the first card on, else ().
    columns, vain, empty: as in `Signs`.
    hand: the place of seat 0's cards.
    stock: the places that cards are drawn from, the pile and then the card turned up under it, () where nobody draws.
    """

    key: str
    calls: Calls
    meld_rule: ClassVar[str] = ""
    play_rule: str = ""
    sides: ClassVar[tuple[int, ...]] = ()
    columns: ClassVar[tuple[str, ...]] = ()
    vain: ClassVar[tuple[str, ...]] = ()
    empty: ClassVar[tuple[str, ...]] = ()
    hand: int
    stock: tuple[int, ...]

    def __init__(self, options: Any, positions: Positions[Pub]) -> None:
        self.options, self.positions = options, positions
        self.hand, self.stock = positions.at.hand, positions.at.stock

    # ------------------------------------------------------------ written once
    def explain(self, view: View[Pub]) -> Explanation:
        """Returns all that a client is told beside the view."""
        if view.pub.turn < 0:
            return Explanation(
                title=self.title(view),
                melds=tuple(self.melds(view, False)),
                stakes=tuple(self.stakes_at_end(view)),
                points=self.points(view),
                order=self.order(view),
                closed=bool(self.stock) and self.positions.is_closed(view.pub),
            )
        own = view.seat == view.pub.turn
        duty = self.duty(view) if own else None
        return Explanation(
            question=self.question(view, own),
            title=self.title(view),
            duty=duty,
            besides=self.besides(view, duty) if duty is not None else (),
            calls=tuple(self.buttons(view, own)) if view.seat >= 0 else (),
            verb=self.verb(view),
            choose=self.choose(view) if own else 1,
            melds=tuple(self.melds(view, own)),
            stakes=tuple(self.stakes(view)),
            points=self.points(view),
            order=self.order(view),
            closed=bool(self.stock) and self.positions.is_closed(view.pub),
            meanings=tuple(self.meanings(view, own)),
        )

    def explain_refusal(self, view: View[Pub], action: Action) -> Phrase | None:
        """Explains why an action that is not legal is not.

        It is that the deal is over, or another is on turn; then what the game says of a call. Or a card is not held,
        none is wanted, or it breaks a duty or may not be declared.

        Who has not looked at the own cards does not hear which they are not.
        """
        if view.pub.turn < 0:
            return Phrase("refused-over")
        if view.seat != view.pub.turn and not self.is_allowed_off_turn(action):
            return self.not_on_turn(view)
        if action >= CALL:
            return self.no_call(view, action)
        if action & 63 not in self.hand_cards(view) and -1 not in view.places[self.hand + view.seat]:
            return self.not_in_hand(view, action & 63)
        if not self.is_asking_card(view):
            return self.no_card_now(view, action & 63)
        return self.no_card(view, action)

    def explain_event(self, pub: Pub, event: Event) -> Phrase | None:
        """Returns the words for an event as some seat may know it.

        They are the game's own, a call by its text, a card played or turned up.
        """
        own = self.event(pub, event)
        if own is not None or event.kind in self.silent:
            return own
        if event.kind == "call":
            args = {"seat": event.seat} | self.numbers(pub, event.value)
            return Phrase(f"call-{self.key}-{self.slug(event.value)}", args)
        if event.kind == "play":
            return Phrase("event-play", {"seat": event.seat, "card": event.cards[0]})
        if event.kind == "turn":
            return Phrase(f"event-{self.key}-turn", {"card": event.cards[0], "suit": event.cards[0] >> 4})
        return None

    def is_foreseeable(self, view: View[Pub], action: Action) -> bool:
        """Tells whether what the action does follows from the view.

        Else no preview can tell it.

        Default: all but the calls that are blind.
        """
        return action < CALL or not self.calls[action].blind

    @property
    def signs(self) -> Signs:
        bids, words = (self.calls.of_auction(kind) for kind in ("bid", "word"))
        raises = any(call.raises for call in self.calls)
        talks = raises or any(call.auction for call in self.calls)
        return Signs(bids, words, self.columns, self.vain, self.empty, talks, raises)

    # ------------------------------------------------------------ what a game fills
    silent: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events of which `event` says all there is to say."""

    def title(self, view: View[Pub]) -> Phrase | None:
        """Names the contract in force with its trumps. Default: how the stock stands, where there is one."""
        if not self.stock:
            return None
        n = sum([len(view.places[place]) for place in self.stock])
        return Phrase(f"title-{self.key}-{'stock' if n else 'strict'}", {"suit": view.pub.trump, "n": n})

    def numbers(self, pub: Pub, action: Action) -> dict[str, int]:
        """Returns the numbers in the sentence of a call, by default its suit.

        They are for its button and for when it is told.
        """
        suit = self.calls[action].suit
        return {"suit": suit} if suit >= 0 else {}

    def button(self, view: View[Pub], action: Action) -> Phrase:
        """Returns one call with the numbers of its consequence. An exchange has the card that is turned up."""
        call, args = self.calls[action], self.numbers(view.pub, action)
        if EXCHANGE in call.acts and self.stock:
            args = {"card": cards_in(view.places[self.stock[-1]])[0]} | args
        return Phrase(f"act-{self.key}-{call.slug}", args, (action,), call.rule)

    def no_call(self, view: View[Pub], action: Action) -> Phrase | None:
        """Says why the seat on turn may not make a call."""
        return self.refuse(self.slug(action), self.numbers(view.pub, action), self.calls[action].rule)

    def question(self, view: View[Pub], own: bool) -> Phrase:
        return Phrase(f"question-{self.key}-{view.pub.phase if own else 'wait'}", {"seat": view.pub.turn})

    def duty(self, view: View[Pub]) -> Phrase | None:
        """Says what binds the card to be played."""
        if not self.is_playing_cards(view) or self.is_unbound(view):
            return None
        b = self.positions.seat_position(view.pub, view.places)
        return self.duty_phrase(b, legal_now(b)[1])

    def besides(self, view: View[Pub], duty: Phrase) -> tuple[Phrase, ...]:
        """Says what forbids the cards that the duty does not speak of.

        One that only keeps a card back says nothing of the trick; every other says it whole.
        """
        bits = duty.args.get("duty")
        if bits not in KEPT_BACK:
            return ()
        b = self.positions.seat_position(view.pub, view.places)
        cards: dict[int, list[int]] = {}
        for card in self.hand_cards(view):
            cards.setdefault(duty_against(b, card), []).append(card)
        told = ((self.duty_phrase(b, other), held) for other, held in cards.items() if other not in (0, bits))
        return tuple(replace(phrase, calls=tuple(held)) for phrase, held in told if phrase is not None)

    def is_unbound(self, view: View[Pub]) -> bool:
        """Tells whether every card held may be played, so that no duty is sought."""
        hand = view.places[self.hand + view.seat]
        return len(hand) <= len(view.legal) and {e & 63 for e in hand} <= set(view.legal)

    def duty_phrase(self, b: list[int], bits: int) -> Phrase | None:
        """Returns the sentence of a duty of the kernel (bits of `hlaska.kernel.layout`).

        It is None where nothing binds.
        """
        if bits not in DUTIES:
            return None
        args = {"duty": bits, "suit": b[word.LED], "trump": b[word.SUIT]}
        if bits in (word.HEAD, word.HEAD_TRUMP, word.OVERTRUMP):
            args["card"] = b[word.BEST]
        if bits == word.HEAD_RUFFED:
            args["card"] = best_led(b)
        return Phrase(f"duty-{DUTIES[bits]}", args, rule=self.play_rule)

    def buttons(self, view: View[Pub], own: bool) -> Iterable[Phrase]:
        """Returns one phrase for each button of the seat of the view."""
        return [self.button(view, a) for a in view.legal if a >= CALL]

    def verb(self, view: View[Pub]) -> str:
        return PLAY_CARD

    def choose(self, view: View[Pub]) -> int:
        return 1

    def melds(self, view: View[Pub], own: bool) -> Iterable[Phrase]:
        """Returns the marriages that may be declared with a card now."""
        return [self.meld(view, a) for a in view.legal if DECLARED <= a < CALL]

    def meld(self, view: View[Pub], action: Action) -> Phrase:
        c = action & 63
        args = {"card": c, "suit": c >> 4, "value": pair_worth(c >> 4, view.pub.trump, self.pairs(view))}
        return Phrase(self.meld_key(view), args, (action,), self.meld_rule, couple(c >> 4))

    def meld_key(self, view: View[Pub]) -> str:
        return f"meld-{self.key}"

    def pairs(self, view: View[Pub]) -> int:
        """Returns the kernel's word for what marriages are worth."""
        return 0

    def stakes(self, view: View[Pub]) -> Iterable[Phrase]:
        """Returns what stands on the deal."""
        return ()

    def stakes_at_end(self, view: View[Pub]) -> Iterable[Phrase]:
        return ()

    def points(self, view: View[Pub]) -> tuple[int, ...]:
        """Returns what each seat made so far, in tricks and by declaring, () for nothing.

        () where nothing is counted.
        """
        return ()

    def order(self, view: View[Pub]) -> tuple[int, ...]:
        """Returns the ranks from high to low, unless the ten stands below the ace."""
        return ()

    def meanings(self, view: View[Pub], own: bool) -> Iterable[Phrase]:
        """Returns what calls mean by the convention of the side that makes them."""
        return ()

    def event(self, pub: Pub, event: Event) -> Phrase | None:
        """Returns the game's own words for an event."""
        return None

    # ------------------------------------------------------------ refusals
    def is_allowed_off_turn(self, action: Action) -> bool:
        """Tells whether one may do this without being on turn, if at all."""
        return False

    def is_asking_card(self, view: View[Pub]) -> bool:
        """Tells whether the seat on turn is asked for a card, for play or otherwise."""
        return self.is_playing_cards(view)

    def is_playing_cards(self, view: View[Pub]) -> bool:
        """Tells whether cards are being played, so that the kernel's duties bind."""
        return view.pub.phase in self.positions.playing

    def no_card_now(self, view: View[Pub], card: int) -> Phrase | None:
        """Says why no card is wanted of the seat on turn."""
        return Phrase("refused-not-legal")

    def not_on_turn(self, view: View[Pub]) -> Phrase | None:
        return Phrase("refused-not-your-turn", {"seat": view.pub.turn})

    def not_in_hand(self, view: View[Pub], card: int) -> Phrase | None:
        return Phrase(NOT_HELD, {"card": card})

    def no_card(self, view: View[Pub], action: Action) -> Phrase | None:
        """Says why a held card may not be played, or not with a declaration."""
        b = self.positions.seat_position(view.pub, view.places)
        return self.duty_phrase(b, duty_against(b, action & 63)) or self.no_meld(view, action & 63)

    def no_meld(self, view: View[Pub], card: int) -> Phrase | None:
        """Says why a card may not be played with a declaration. Default: nothing is ever declared."""
        return Phrase("refused-no-declaration", {"card": card})

    # ------------------------------------------------------------ pieces
    def refuse(self, why: str, args: Mapping[str, int] = NOTHING, rule: str = "") -> Phrase:
        return Phrase(f"refused-{self.key}-{why}", dict(args), rule=rule)

    def hand_cards(self, view: View[Pub]) -> list[int]:
        """Returns the cards of the seat's own hand."""
        return [c for c in cards_in(view.places[self.hand + view.seat]) if c >= 0]

    def slug(self, call: Action) -> str:
        """Returns the text of a call as a part of a message key."""
        return self.calls[call].slug


class PlainExplainer(Explainer[Pub]):
    """Explains a game without an explainer of its own in sentences that fit every game.

    Its calls are called `act-<key>-<text>` and `call-<key>-<text>`; until there are words for them clients show the
    text.
    """

    def __init__(self, key: str, calls: Calls, hand: int) -> None:
        self.key, self.calls, self.hand, self.stock = key, calls, hand, ()

    def question(self, view: View[Pub], own: bool) -> Phrase:
        return Phrase("question-own" if own else "question-wait", {"seat": view.pub.turn})

    def melds(self, view: View[Pub], own: bool) -> Iterable[Phrase]:
        declared = [a for a in view.legal if a >> 6 == DECLARED >> 6]
        return [Phrase("act-declare", {"card": a & 63}, (a,)) for a in declared]

    def event(self, pub: Pub, event: Event) -> Phrase | None:
        if event.kind != "play" or event.value != 1:
            return None
        return Phrase("event-play-declare", {"seat": event.seat, "card": event.cards[0]})

    # ------------------------------------------------------------ refusals
    def is_asking_card(self, view: View[Pub]) -> bool:
        return True

    def is_playing_cards(self, view: View[Pub]) -> bool:
        return False  # whether the duties of the kernel bind nobody has said

    def no_call(self, view: View[Pub], action: Action) -> Phrase | None:
        return Phrase("refused-not-legal")

    def no_card(self, view: View[Pub], action: Action) -> Phrase | None:
        return Phrase("refused-not-legal")
