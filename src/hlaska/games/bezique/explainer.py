"""Explains a deal to a client: from a view, as message keys and numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from hlaska.core.actions import PLAY_CARD, Action
from hlaska.core.board import Event, cards_in
from hlaska.core.cards import SEVEN, card_of, rank
from hlaska.core.errors import Phrase
from hlaska.core.explainer import Explainer
from hlaska.core.marked_copies import actions_for
from hlaska.games.bezique import melds
from hlaska.games.bezique import public as at
from hlaska.games.bezique.options import Options
from hlaska.games.bezique.position import BeziquePositions
from hlaska.games.bezique.public import BeziquePublic, View


class BeziqueExplainer(Explainer[BeziquePublic]):
    key = "bezique"
    calls = at.CALLS
    columns = ("points", "total")
    positions: BeziquePositions

    def __init__(self, options: Options, positions: BeziquePositions) -> None:
        super().__init__(options, positions)
        self.rubicon = options.bz_form == "rubicon"
        self.play_rule = f"mariage:CD.FOLLOW.{options.strict_follow[1]}"

    # ------------------------------------------------------------ the state of things
    def title(self, view: View) -> Phrase:
        """Returns trumps, and how the stock stands."""
        n, suit = cards_left(view), view.pub.trump
        form = "rubicon" if self.rubicon else "bezique"
        if suit < 0:
            return Phrase(f"title-bezique-{form}-open", {"n": n})
        return Phrase(f"title-bezique-{form}-{'stock' if n else 'strict'}", {"suit": suit, "n": n})

    def stakes(self, view: View) -> Iterable[Phrase]:
        """Yields what each has: points of this deal, and in the match with them."""
        pub = view.pub
        for seat, points in enumerate(pub.points):
            args = {"seat": seat, "points": points}
            if self.rubicon:
                yield Phrase("stake-bezique-rubicon", args, rule="mariage:RB.6")
            else:
                args |= {"total": pub.before[seat] + points, "target": self.options.target}
                yield Phrase("stake-bezique", args, rule="mariage:BZ.END.1")

    def points(self, view: View) -> tuple[int, ...]:
        return view.pub.points

    def verb(self, view: View) -> str:
        return "act-bezique-lay" if view.pub.phase == at.LAY else PLAY_CARD

    def melds(self, view: View, own: bool) -> Iterable[Phrase]:
        return ()  # combinations are calls

    def duty(self, view: View) -> Phrase | None:
        """Returns what binds the card to be played or laid."""
        pub = view.pub
        if pub.phase == at.LAY:
            args = {"n": self._to_choose(view), "call": pub.laying}
            return Phrase("duty-bezique-lay", args, rule="mariage:BZ.MELD.1")
        return super().duty(view) if pub.phase == at.FOLLOW else None

    def _to_choose(self, view: View) -> int:
        hand = view.places[at.HAND + view.seat]
        options = melds.possible(self.options, view.pub, hand, view.pub.laying)
        return len(options[0]) - len(melds.chosen(hand)) if options else 0

    # ------------------------------------------------------------ buttons
    def button(self, view: View, action: Action) -> Phrase:
        """Returns a button for one call, with the numbers of its consequence.

        A combination has the cards that are usual for it.
        """
        return self._meld_button(view, action) if action in at.MELDS else BUTTONS[action](view)

    def _meld_button(self, view: View, call: Action) -> Phrase:
        pub, options = view.pub, self.options
        hand = view.places[at.HAND + view.seat]
        args = {"points": melds.worth_of(self.positions.form, call, pub.trump)} | _suit_of(call)
        usual = melds.usual(melds.possible(options, pub, hand, call))
        cards = tuple(c for c, _ in usual)
        new = "-trump" if pub.trump < 0 and call < at.BEZIQUE else ""
        rule = "mariage:RB.2" if new else "mariage:BZ.MELD.1"
        named = tuple(melds.action_for(hand, copy) for copy in usual)
        key = f"act-bezique-{melds.name_of(call, pub.trump)}{new}"
        return Phrase(key, args, (call, *named), rule, cards)

    # ------------------------------------------------------------ refusals
    def is_asking_card(self, view: View) -> bool:
        return self.is_playing_cards(view) or view.pub.phase == at.LAY

    def no_card_now(self, view: View, card: int) -> Phrase:
        if view.pub.phase == at.MELD:
            return self.refuse("draw-first", rule="mariage:BZ.PLAY.2")
        return self.refuse("blanche-first", rule="mariage:RB.3")

    def no_card(self, view: View, action: Action) -> Phrase | None:
        hand = view.places[at.HAND + view.seat]
        if action not in actions_for(hand, 1 << (action & 63), melds.CHOSEN):
            return self.refuse("copy", {"card": action & 63})
        return (
            self._no_choice(view, action & 63) if view.pub.phase == at.LAY else super().no_card(view, action)
        )

    def _no_choice(self, view: View, card: int) -> Phrase | None:
        """Returns why a card may not be named now for the combination.

        It is too early, or the card is none of its cards.
        """
        hand = view.places[at.HAND + view.seat]
        begun = melds.chosen(hand)
        rests = [
            s[len(begun) :]
            for s in melds.possible(self.options, view.pub, hand, view.pub.laying)
            if s[: len(begun)] == begun
        ]
        if any(card == c for rest in rests for c, _ in rest):
            return self.refuse("order", {"card": min(rests)[0][0]}, "mariage:BZ.MELD.2")
        return self.duty(view)

    def no_call(self, view: View, action: Action) -> Phrase | None:
        pub = view.pub
        if action in (at.PASS, at.BLANCHE):
            return self._no_blanche(pub, action)
        if pub.phase == at.LAY:
            return self.duty(view)
        if pub.phase != at.MELD:
            if cards_left(view):
                return self.refuse("moment", rule="mariage:BZ.PLAY.2")
            return self.refuse("strict", rule="mariage:BZ.STRICT.1")
        return self._no_meld(view, action) if action in at.MELDS else self._no_seven(view, action)

    def _no_blanche(self, pub: BeziquePublic, action: Action) -> Phrase:
        if not self.rubicon:
            return self.refuse("form", rule="mariage:RB.3")
        court = pub.phase == at.SHOWING and action == at.BLANCHE
        return self.refuse("blanche-court" if court else "blanche-moment", rule="mariage:RB.3")

    def _no_seven(self, view: View, action: Action) -> Phrase:
        """Returns why no seven may be scored (mariage:BZ.SEVEN)."""
        pub, rule = view.pub, "mariage:BZ.SEVEN.1"
        if self.rubicon:
            return self.refuse("form", rule="mariage:RB.3")
        if pub.sevened:
            return self.refuse("seven-once", rule="mariage:BZ.SEVEN.2")
        c, indicator = card_of(pub.trump, SEVEN), cards_in(view.places[at.TRUMP])[0]
        if action == at.EXCHANGE and rank(indicator) == SEVEN:
            return self.refuse("exchange-seven", {"card": c}, rule)
        if action == at.SHOW and self.options.bz_seven == "when_played":
            return self.refuse("seven-played", {"card": c}, "mariage:BZ.SEVEN.3")
        if action == at.SHOW and rank(indicator) != SEVEN:
            return self.refuse("seven-exchange", {"card": c}, rule)
        if c in self.hand_cards(view):
            return self.refuse("seven-shown", {"card": c}, rule)
        return Phrase("refused-not-held", {"card": c}, rule=rule)

    def _no_meld(self, view: View, call: Action) -> Phrase:
        """Returns why a combination may not be scored (mariage:BZ.MELD, BZ.SEVEN.2, RB.4)."""
        pub = view.pub
        if not melds.worth_of(self.positions.form, call, pub.trump):
            return self.refuse("form", rule="mariage:BZ.MELD.1")
        if pub.melded:
            return self.refuse("one", rule="mariage:BZ.MELD.2")
        hand, options = view.places[at.HAND + view.seat], self.options
        blank = [e & 63 for e in hand if e >= 0]
        if not melds.can_make(options, pub.trump, blank, call, fresh=False):
            return self.refuse("cards", rule="mariage:BZ.MELD.2")
        unbarred = [e & ~(melds.BARRED << 10) if e >= 0 else e for e in hand]
        if not melds.can_make(options, pub.trump, unbarred, call, fresh=False):
            return self.refuse("used", rule="mariage:RB.4" if self.rubicon else "mariage:BZ.MELD.3")
        if not melds.can_make(options, pub.trump, hand, call, fresh=False):
            return self.refuse("taken", rule="mariage:BZ.SEVEN.2")
        return self.refuse("hand-card", rule="mariage:BZ.MELD.6")

    # ------------------------------------------------------------ events
    def explain_event(self, pub: BeziquePublic, event: Event) -> Phrase | None:
        """Puts into words what happened. A draw is told by the cards that are drawn."""
        drawing = event.kind == "call" and event.value == at.DRAW
        return None if drawing else super().explain_event(pub, event)

    def event(self, pub: BeziquePublic, event: Event) -> Phrase | None:
        args, kind = {"seat": event.seat}, event.kind
        if kind == "call" and event.value in at.MELDS:
            key = f"call-bezique-{melds.name_of(event.value, pub.trump)}"
            return Phrase(key, args | _suit_of(event.value), rule="mariage:BZ.MELD.1")
        if kind == "draw" and event.cards[0] < 0:
            return Phrase("event-bezique-draw-hidden", args)
        if kind == "move" and event.dst == at.TRUMP:
            return Phrase("event-bezique-turned", {"card": event.cards[0], "suit": event.cards[0] >> 4})
        if kind in ("draw", "lay") or (kind == "exchange" and event.dst != at.TRUMP):
            return Phrase(f"event-bezique-{kind}", args | {"card": event.cards[0]})
        return _numbers(event)


def cards_left(view: View) -> int:
    """Counts the cards that are still to be drawn."""
    return len(view.places[at.TALON]) + len(view.places[at.TRUMP])


def _suit_of(call: Action) -> dict[str, int]:
    """Returns the suit of a marriage or a sequence, as a number of its sentence."""
    return {"suit": (call - at.MARRIAGE) % 4} if call < at.BEZIQUE else {}


def _numbers(event: Event) -> Phrase | None:
    """Puts changes of the public numbers into words."""
    args = {"seat": event.seat}
    if event.kind == "score":
        return Phrase("event-bezique-score", args | {"points": event.value})
    if event.kind == "trick":
        return Phrase("event-bezique-trick", args)
    if event.kind == "win":
        return Phrase("event-bezique-win", args, rule="mariage:BZ.END.1")
    if event.kind == "trump":
        return Phrase("event-bezique-trump", {"suit": event.value})
    if event.kind == "settle":
        key = "event-bezique-settle" if event.seat >= 0 else "event-bezique-void"
        return Phrase(key, args | {"value": event.value})
    return None


# ---------------------------------------------------------------- buttons, with the numbers of their consequence
def _draw(view: View) -> Phrase:
    n, indicator = cards_left(view), view.places[at.TRUMP]
    if n > 2 or not indicator:
        return Phrase("act-bezique-draw", {"n": n - 2}, (at.DRAW,), "mariage:BZ.PLAY.2")
    return Phrase("act-bezique-draw-last", {"card": cards_in(indicator)[0]}, (at.DRAW,), "mariage:BZ.PLAY.2")


def _pass(view: View) -> Phrase:
    return Phrase("act-bezique-pass", {}, (at.PASS,), "mariage:RB.3")


def _exchange(view: View) -> Phrase:
    args = {"card": cards_in(view.places[at.TRUMP])[0], "points": 10}
    return Phrase("act-bezique-exchange", args, (at.EXCHANGE,), "mariage:BZ.SEVEN.1")


def _show(view: View) -> Phrase:
    args = {"card": card_of(view.pub.trump, SEVEN), "points": 10}
    return Phrase("act-bezique-seven", args, (at.SHOW,), "mariage:BZ.SEVEN.1")


def _blanche(view: View) -> Phrase:
    return Phrase("act-bezique-blanche", {"points": 50}, (at.BLANCHE,), "mariage:RB.3")


BUTTONS: Final[dict[Action, Callable[[View], Phrase]]] = {
    at.DRAW: _draw,
    at.PASS: _pass,
    at.EXCHANGE: _exchange,
    at.SHOW: _show,
    at.BLANCHE: _blanche,
}
