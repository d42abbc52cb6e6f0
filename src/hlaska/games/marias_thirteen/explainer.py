"""Explains a deal with the thirteenth card to a client, from a view. It does so by message keys and numbers."""

from __future__ import annotations

from collections.abc import Iterable

from hlaska.core.actions import Action
from hlaska.core.board import Event, cards_in
from hlaska.core.errors import Phrase
from hlaska.families.marias.explainer import MariasExplainer
from hlaska.families.marias.prices import Worth
from hlaska.games.marias_thirteen import public as at
from hlaska.games.marias_thirteen.deal import exchange_seven
from hlaska.games.marias_thirteen.options import Options
from hlaska.games.marias_thirteen.public import MariasThirteenPublic, View
from hlaska.games.marias_thirteen.settle import stake_of


class MariasThirteenExplainer(MariasExplainer[MariasThirteenPublic]):
    """Tells of the card turned up, its exchange, and trumps that come late. They come with the last card drawn."""

    calls = at.CALLS
    options: Options

    def worth(self, pub: MariasThirteenPublic) -> Worth:
        return Worth((stake_of(self.options),), (1,))

    # ------------------------------------------------------------ what is going on
    def question_on_turn(self, view: View, args: dict[str, int]) -> Phrase:
        pub, places = view.pub, view.places
        args = {"seat": pub.turn, "suit": pub.turned}
        if pub.phase != "play":
            return super().question_on_turn(view, args)
        kind = f"{'play' if places[at.TRICK] else 'lead'}-{'strict' if pub.trump >= 0 else 'free'}"
        args |= {"n": len(pub.took) + 1, "left": len(places[at.TALON]) + len(places[at.TURNED])}
        return Phrase(f"question-marias_thirteen-{kind}", args)

    def title(self, view: View) -> Phrase | None:
        """Returns the turned suit, not trump as long as cards are drawn (marias:T2.PLAY.3)."""
        pub = view.pub
        if pub.turned < 0:
            return None
        return Phrase(
            f"title-marias_thirteen-{'trump' if pub.trump >= 0 else 'turned'}", {"suit": pub.turned}
        )

    def stakes(self, view: View) -> Iterable[Phrase]:
        if view.pub.turned >= 0:
            args = {"level": 0, "times": 1, "worth": stake_of(self.options)}
            yield Phrase("stake-marias_thirteen-game", args)

    def stakes_at_end(self, view: View) -> Iterable[Phrase]:
        return self.stakes(view)

    # ------------------------------------------------------------ the exchange
    def button(self, view: View, action: Action) -> Phrase:
        if action != at.EXCHANGE:
            return super().button(view, action)
        args = {"card": cards_in(view.places[at.TURNED])[0], "seven": exchange_seven(view.pub)}
        return Phrase("act-marias_thirteen-exchange", args, (action,), "marias:T2.PLAY.2")

    def own_call(self, pub: MariasThirteenPublic, action: Action) -> Phrase:
        """Returns an exchange as it is said: the cards are told as they move."""
        return Phrase("act-marias_thirteen-exchange", {}, (action,))

    def no_call(self, view: View, action: Action) -> Phrase | None:
        if action != at.EXCHANGE or view.pub.phase != "play":
            return super().no_call(view, action)
        wanted, rule = exchange_seven(view.pub), "marias:T2.PLAY.2"
        if not view.places[at.TURNED]:
            return Phrase("refused-marias_thirteen-exchange-late", rule=rule)
        if wanted in cards_in(view.places[at.TURNED]):
            return Phrase("refused-marias_thirteen-exchange-done", {"card": wanted}, rule=rule)
        return Phrase("refused-not-held", {"card": wanted}, rule=rule)

    # ------------------------------------------------------------ what happened
    def event(self, pub: MariasThirteenPublic, event: Event) -> Phrase | None:
        match event.kind:
            case "turn":
                c = event.cards[0]
                return Phrase("event-marias_thirteen-turn", {"card": c, "suit": c >> 4})
            case "exchange" if event.src == at.TURNED:
                args = {"seat": event.seat, "card": event.cards[0], "seven": exchange_seven(pub)}
                return Phrase("event-marias_thirteen-exchange", args)
            case "trump":
                return Phrase("event-marias_thirteen-trump", {"suit": event.value})
        return super().event(pub, event)

    def trump_then(self, pub: MariasThirteenPublic) -> int:
        """Returns the trumps when a card was played. Where a card closed the last free trick, trumps came after it."""
        closed = pub.turn == pub.lead
        return pub.trump if len(pub.took) - closed >= at.FREE_TRICKS else -1
