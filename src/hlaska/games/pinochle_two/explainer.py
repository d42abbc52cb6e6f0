"""Explains a deal to a client: from a view, as message keys and numbers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from hlaska.core.actions import Action
from hlaska.core.board import Event, card
from hlaska.core.errors import Phrase
from hlaska.core.stock import left
from hlaska.families.pinochle.explainer import PinochleExplainer
from hlaska.families.pinochle.melds import lay_from, made
from hlaska.games.pinochle_two import public as at
from hlaska.games.pinochle_two.options import Options
from hlaska.games.pinochle_two.public import CALLS, NINE_RULE, PinochleTwoPublic, View, lay_of
from hlaska.games.pinochle_two.settle import total

MELD_RULE: Final = "pinochle:P4B.MELD.1"


def meld_key(call: Action, trump: int) -> str:
    """Names a meld: `marriage`, `royal`, `flush`, `aces-around` and so on."""
    if at.MARRIAGE <= call < at.FLUSH:
        return "royal" if call - at.MARRIAGE == trump else "marriage"
    return CALLS[call].slug


class PinochleTwoExplainer(PinochleExplainer[PinochleTwoPublic]):
    key = "pinochle_two"
    calls = at.CALLS
    columns = ("meld", "take", "score")
    vain = ("act-pinochle_two-out-wrong",)
    options: Options
    play_rule = "pinochle:P4B.HALF2.2"

    # ------------------------------------------------------------ the state of things
    def question(self, view: View, own: bool) -> Phrase:
        pub = view.pub
        phase = pub.phase if pub.phase != "play" else "follow" if view.places[at.TRICK] else "lead"
        return Phrase(f"question-pinochle_two-{phase if own else 'wait'}", {"seat": pub.turn})

    def points(self, view: View) -> tuple[int, ...]:
        return made(view.pub.meld, view.pub.points)

    def stakes(self, view: View) -> Iterable[Phrase]:
        """Yields what each has in meld and tricks, in the match, and how much wins."""
        pub = view.pub
        for seat in range(at.SEATS):
            args = {"meld": pub.meld[seat], "take": pub.points[seat], "score": pub.before[seat]}
            yield Phrase("stake-pinochle_two", {"seat": seat, **args, "goal": pub.goal})

    # ------------------------------------------------------------ buttons
    def button(self, view: View, action: Action) -> Phrase:
        """Returns a button for one call, with the numbers of its consequence."""
        pub = view.pub
        if action in at.MELDS:
            return self._meld_button(view, action)
        if action == at.DRAW_TRUMP:
            args = {"card": card(view.places[at.TRUMP][0])}
            return Phrase("act-pinochle_two-draw-trump", args, (action,), NINE_RULE)
        if action == at.OUT:
            args = {"have": total(pub, view.seat), "goal": pub.goal}
            key = "out" if args["have"] >= pub.goal else "out-wrong"
            return Phrase(f"act-pinochle_two-{key}", args, (action,), "pinochle:P4B.SCORE.5")
        if action != at.DRAW:
            return super().button(view, action)
        args = {"n": max(0, left(at.TRICK_PLACES, view.places) - 2)}
        return Phrase("act-pinochle_two-draw", args, (action,), "pinochle:P4B.HALF1.2")

    def _meld_button(self, view: View, action: Action) -> Phrase:
        """Makes the button of a meld with one card and how many come from hand."""
        trump, hand = view.pub.trump, view.places[at.HAND + view.seat]
        lay = lay_of(action, trump)
        fresh = sum(not mark for _, mark in lay_from(hand, lay) or ())
        args = {"value": lay.points, "card": lay.cards[-1], "suit": lay.cards[-1] >> 4, "n": fresh}
        return Phrase(f"act-pinochle_two-{meld_key(action, trump)}", args, (action,), MELD_RULE, lay.cards)

    # ------------------------------------------------------------ refusals
    def no_card_now(self, view: View, card: int) -> Phrase:
        return self.refuse("draw-first", {"card": card})

    def no_meld(self, view: View, card: int) -> Phrase:
        """Refuses an action in which only the number that tells copies apart is wrong."""
        return self.refuse("copy", {"card": card})

    def no_call(self, view: View, action: Action) -> Phrase:
        if action in at.MELDS:
            return self._meld_refusal(view, action)
        if action in (at.EXCHANGE, at.SHOW):
            return self.refuse("nine", rule=NINE_RULE)
        if action == at.OUT:
            return self.refuse("out", rule="pinochle:P4B.SCORE.5")
        return self.refuse("draw", rule="pinochle:P4B.HALF1.2")

    def _meld_refusal(self, view: View, action: Action) -> Phrase:
        """Says why a meld cannot be laid: too late, missing or used cards.

        A meld has been laid, nothing is melded now, its cards are not there, or they have been used.
        """
        pub, lay = view.pub, lay_of(action, view.pub.trump)
        if pub.melded:
            return self.refuse("one-meld", rule="pinochle:P4B.MELD.2")
        if pub.phase != "meld" and not (self.options.meld_when == "after_draw" and any(pub.taken)):
            return self.refuse("no-meld-now", rule="pinochle:P4B.MELD.2")
        held = self.hand_cards(view)
        for c in lay.cards:
            if c not in held:
                return self.refuse("no-meld", {"card": c}, MELD_RULE)
            held.remove(c)
        if lay_from(view.places[at.HAND + view.seat], lay) is None:
            return self.refuse("used", rule="pinochle:P4B.MELD.4")
        return self.refuse("no-meld-now", rule="pinochle:P4B.MELD.7")

    # ------------------------------------------------------------ events
    def event(self, pub: PinochleTwoPublic, event: Event) -> Phrase | None:
        args, kind, value = {"seat": event.seat}, event.kind, event.value
        if kind == "call" and value in at.MELDS:
            lay = lay_of(value, pub.trump)
            args |= {"value": lay.points, "suit": lay.cards[-1] >> 4}
            return Phrase(f"call-pinochle_two-{meld_key(value, pub.trump)}", args)
        if kind == "draw" and event.cards[0] >= 0:
            return Phrase("event-pinochle_two-draw", args | {"card": event.cards[0]})
        if kind == "claim":
            return Phrase(f"event-pinochle_two-{'right' if value else 'wrong'}", args)
        if kind == "total":
            return Phrase("event-pinochle_two-total", args | {"value": value})
        return super().event(pub, event)


# ---------------------------------------------------------------- what lies open
def laid_phrases(pub: PinochleTwoPublic) -> tuple[Phrase, ...]:
    """Returns the melds and nines scored, first a nine that was turned up."""
    phrases = [_laid_phrase(said & 1, said >> 1, pub.trump) for said in pub.laid]
    turned = sum(pub.meld) - sum(phrase.args["value"] for phrase in phrases)
    if turned:
        args = {"seat": at.DEALER, "times": 1, "value": turned, "suit": pub.trump}
        phrases.insert(0, Phrase("meld-nines", args, rule=NINE_RULE))
    return tuple(phrases)


def _laid_phrase(seat: int, call: Action, trump: int) -> Phrase:
    """Returns a meld, or a nine, that a seat has scored."""
    if call not in at.MELDS:
        key = "exchange" if call == at.EXCHANGE else "show-nine"
        return Phrase(f"act-pinochle_two-{key}", {"seat": seat, "value": at.NINE_POINTS}, rule=NINE_RULE)
    lay = lay_of(call, trump)
    args = {"seat": seat, "value": lay.points, "suit": lay.cards[-1] >> 4}
    return Phrase(f"act-pinochle_two-{meld_key(call, trump)}", args, rule=MELD_RULE, cards=lay.cards)
