"""What a client is told: made from a view, as message keys and numbers."""

from __future__ import annotations

from typing import Final, Protocol

from hlaska.core.board import Event, cards_in
from hlaska.core.cards import SEVEN, card_of, rank
from hlaska.core.errors import Row
from hlaska.core.game import CALL, Action, Explanation
from hlaska.games.bezique import melds
from hlaska.games.bezique import public as at
from hlaska.games.bezique.options import Options
from hlaska.games.bezique.public import CALLS, BeziquePublic, Form, View
from hlaska.games.bezique.rows import Rows
from hlaska.kernel import layout as word
from hlaska.kernel.play import legal_now, refusal

DUTIES: Final = {word.FOLLOW: "follow", word.HEAD: "head", word.HEAD_TRUMP: "head", word.TRUMP: "trump"}


class Rules(Protocol):
    """What is asked of the game."""

    options: Options
    form: Form
    rows: Rows
    rubicon: bool

    @property
    def swapped(self) -> bool: ...

    def selections(self, pub: BeziquePublic, hand: tuple[int, ...], call: int) -> list[melds.Selection]: ...


# ---------------------------------------------------------------- the state of things
def explain(game: Rules, view: View) -> Explanation:
    pub: BeziquePublic = view.pub
    own = view.seat >= 0 and view.seat == pub.turn
    if pub.phase == at.END:
        return Explanation(title=title(game, view), points=pub.points)
    return Explanation(
        question=Row(f"question-bezique-{pub.phase if own else 'wait'}", {"seat": pub.turn}),
        title=title(game, view),
        duty=duty(game, view) if own else None,
        calls=tuple(call_row(game, view, a) for a in view.legal if a >= CALL),
        verb="act-bezique-lay" if pub.phase == at.LAY else "act-play",
        stakes=stakes(game, view),
        points=pub.points,
    )


def left(view: View) -> int:
    """Cards that are still to be drawn."""
    return len(view.places[at.TALON]) + len(view.places[at.TRUMP])


def title(game: Rules, view: View) -> Row:
    """Trumps, and how the stock stands."""
    n, suit = left(view), view.pub.trump
    form = "rubicon" if game.rubicon else "bezique"
    if suit < 0:
        return Row(f"title-bezique-{form}-open", {"n": n})
    return Row(f"title-bezique-{form}-{'stock' if n else 'strict'}", {"suit": suit, "n": n})


def stakes(game: Rules, view: View) -> tuple[Row, ...]:
    """What each has: points of this deal, and in the match with them."""
    pub: BeziquePublic = view.pub
    if game.rubicon:
        return tuple(
            Row("stake-bezique-rubicon", {"seat": s, "points": pub.points[s]}, rule="mariage:RB.6")
            for s in (0, 1)
        )
    return tuple(
        Row(
            "stake-bezique",
            {"seat": s, "points": p, "total": pub.before[s] + p, "target": game.options.target},
            rule="mariage:BZ.END.1",
        )
        for s, p in enumerate(pub.points)
    )


def duty(game: Rules, view: View) -> Row | None:
    """What binds the card to be played or laid."""
    pub: BeziquePublic = view.pub
    if pub.phase == at.LAY:
        return Row(
            "duty-bezique-lay", {"n": _to_choose(game, view), "call": pub.laying}, rule="mariage:BZ.MELD.1"
        )
    if pub.phase != at.FOLLOW:
        return None
    b = game.rows.seat_row(pub, view.places)
    return _duty_row(game.options, b, legal_now(b)[1])


def _to_choose(game: Rules, view: View) -> int:
    hand = view.places[at.HAND + view.seat]
    options = game.selections(view.pub, hand, view.pub.laying)
    return len(options[0]) - len(melds.chosen(hand)) if options else 0


def _duty_row(o: Options, b: list[int], bits: int) -> Row | None:
    if not bits:
        return None
    args = {"duty": bits, "suit": b[word.LED]}
    if bits in (word.HEAD, word.HEAD_TRUMP):
        args["card"] = b[word.BEST]
    if bits == word.TRUMP:
        args["trump"] = b[word.SUIT]
    return Row(f"duty-bezique-{DUTIES[bits]}", args, rule=f"mariage:CD.FOLLOW.{o.strict_follow[1]}")


# ---------------------------------------------------------------- buttons
def call_row(game: Rules, view: View, action: Action) -> Row:
    """One button with the numbers of its consequence; a combination with the cards that are usual for it."""
    pub: BeziquePublic = view.pub
    if action in at.MELDS:
        return _meld_row(game, view, action)
    if action == at.DRAW:
        n = left(view)
        if n > 2 or not view.places[at.TRUMP]:
            return Row("act-bezique-draw", {"n": n - 2}, (at.DRAW,), "mariage:BZ.PLAY.2")
        return Row(
            "act-bezique-draw-last",
            {"card": cards_in(view.places[at.TRUMP])[0]},
            (at.DRAW,),
            "mariage:BZ.PLAY.2",
        )
    if action == at.EXCHANGE:
        args = {"card": cards_in(view.places[at.TRUMP])[0], "points": 10}
        return Row("act-bezique-exchange", args, (at.EXCHANGE,), "mariage:BZ.SEVEN.1")
    if action == at.SHOW:
        return Row(
            "act-bezique-seven",
            {"card": card_of(pub.trump, SEVEN), "points": 10},
            (at.SHOW,),
            "mariage:BZ.SEVEN.1",
        )
    if action == at.BLANCHE:
        return Row("act-bezique-blanche", {"points": 50}, (at.BLANCHE,), "mariage:RB.3")
    return Row("act-bezique-pass", {}, (at.PASS,), "mariage:RB.3")


def meld_name(call: int, trump: int) -> str:
    """The name of a combination, for message keys."""
    if call < at.SEQUENCE:
        return "royal" if trump in (call - at.MARRIAGE, -1) else "marriage"
    if call < at.BEZIQUE:
        return "sequence" if trump in (call - at.SEQUENCE, -1) else "plain-sequence"
    return CALLS[call].slug


def _meld_row(game: Rules, view: View, call: Action) -> Row:
    pub: BeziquePublic = view.pub
    hand = view.places[at.HAND + view.seat]
    args = {"points": melds.worth_of(game.form, call, pub.trump)}
    if call < at.BEZIQUE:
        args["suit"] = (call - at.MARRIAGE) % 4
    usual = melds.usual(game.selections(pub, hand, call))
    cards = tuple(c for c, _ in usual)
    new = "-trump" if pub.trump < 0 and call < at.BEZIQUE else ""
    rule = "mariage:RB.2" if new else "mariage:BZ.MELD.1"
    named = tuple(melds.action_for(hand, copy) for copy in usual)
    return Row(f"act-bezique-{meld_name(call, pub.trump)}{new}", args, (call, *named), rule, cards)


def usual_rest(game: Rules, pub: BeziquePublic, hand: tuple[int, ...]) -> tuple[Action, ...]:
    """The cards still to be named for the combination that is being laid, so that it spends least."""
    begun = melds.chosen(hand)
    options = [s for s in game.selections(pub, hand, pub.laying) if s[: len(begun)] == begun]
    return tuple(melds.action_for(hand, copy) for copy in melds.usual(options)[len(begun) :])


# ---------------------------------------------------------------- refusals
def forbids(game: Rules, view: View, action: Action) -> Row | None:
    """The rule that forbids an action of the seat of the view."""
    pub: BeziquePublic = view.pub
    if pub.phase == at.END:
        return Row("refused-bezique-over")
    if view.seat != pub.turn:
        return Row("refused-not-your-turn", {"seat": pub.turn})
    if action < CALL:
        return _forbids_card(game, view, action)
    if action in (at.PASS, at.BLANCHE):
        return _forbids_blanche(game, pub, action)
    if pub.phase == at.LAY:
        return duty(game, view)
    if pub.phase != at.MELD:
        stage = "strict" if not left(view) else "moment"
        return Row(
            f"refused-bezique-{stage}", rule="mariage:BZ.PLAY.2" if left(view) else "mariage:BZ.STRICT.1"
        )
    return _forbids_meld(game, view, action) if action in at.MELDS else _forbids_seven(game, view, action)


def _forbids_card(game: Rules, view: View, action: Action) -> Row | None:
    c, pub = action & 63, view.pub
    hand = view.places[at.HAND + view.seat]
    if pub.phase == at.MELD:
        return Row("refused-bezique-draw-first", rule="mariage:BZ.PLAY.2")
    if pub.phase == at.SHOWING:
        return Row("refused-bezique-blanche-first", rule="mariage:RB.3")
    if c not in cards_in(hand) or action not in melds.actions_for(hand, 1 << c):
        return Row("refused-bezique-not-held", {"card": c})
    if pub.phase == at.LAY:
        return duty(game, view)
    b = game.rows.seat_row(pub, view.places)
    return _duty_row(game.options, b, refusal(b, c))


def _forbids_blanche(game: Rules, pub: BeziquePublic, action: Action) -> Row:
    if not game.rubicon:
        return Row("refused-bezique-form", rule="mariage:RB.3")
    if pub.phase == at.SHOWING and action == at.BLANCHE:
        return Row("refused-bezique-blanche-court", rule="mariage:RB.3")
    return Row("refused-bezique-blanche-moment", rule="mariage:RB.3")


def _forbids_seven(game: Rules, view: View, action: Action) -> Row | None:
    """Why no seven may be scored (mariage:BZ.SEVEN)."""
    pub: BeziquePublic = view.pub
    if action == at.DRAW:
        return None
    if game.rubicon:
        return Row("refused-bezique-form", rule="mariage:RB.3")
    if pub.sevened:
        return Row("refused-bezique-seven-once", rule="mariage:BZ.SEVEN.2")
    c, indicator = card_of(pub.trump, SEVEN), cards_in(view.places[at.TRUMP])[0]
    if action == at.EXCHANGE and rank(indicator) == SEVEN:
        return Row("refused-bezique-exchange-seven", {"card": c}, rule="mariage:BZ.SEVEN.1")
    if action == at.SHOW and game.options.bz_seven == "when_played":
        return Row("refused-bezique-seven-played", {"card": c}, rule="mariage:BZ.SEVEN.3")
    if action == at.SHOW and rank(indicator) != SEVEN:
        return Row("refused-bezique-seven-exchange", {"card": c}, rule="mariage:BZ.SEVEN.1")
    if c in cards_in(view.places[at.HAND + view.seat]):
        return Row("refused-bezique-seven-shown", {"card": c}, rule="mariage:BZ.SEVEN.1")
    return Row("refused-bezique-not-held", {"card": c}, rule="mariage:BZ.SEVEN.1")


def _forbids_meld(game: Rules, view: View, call: Action) -> Row:
    """Why a combination may not be scored (mariage:BZ.MELD, BZ.SEVEN.2, RB.4)."""
    pub: BeziquePublic = view.pub
    if not melds.worth_of(game.form, call, pub.trump):
        return Row("refused-bezique-form", rule="mariage:BZ.MELD.1")
    if pub.melded:
        return Row("refused-bezique-one", rule="mariage:BZ.MELD.2")
    hand = view.places[at.HAND + view.seat]
    kind = melds.kind_of(call, pub.trump, game.swapped)
    blank = [e & 63 for e in hand if e >= 0]
    if not melds.selections(blank, kind, False):
        return Row("refused-bezique-cards", rule="mariage:BZ.MELD.2")
    unbarred = [e & ~(melds.BARRED << 10) if e >= 0 else e for e in hand]
    if not melds.selections(unbarred, kind, False):
        return Row("refused-bezique-used", rule="mariage:RB.4" if game.rubicon else "mariage:BZ.MELD.3")
    if not melds.selections(hand, kind, False):
        return Row("refused-bezique-taken", rule="mariage:BZ.SEVEN.2")
    return Row("refused-bezique-hand-card", rule="mariage:BZ.MELD.6")


# ---------------------------------------------------------------- events
def tell(pub: BeziquePublic, event: Event) -> Row | None:
    """Words for what happened; a draw is told by the cards that are drawn."""
    if event.kind == "call":
        return _told_call(pub, event) if event.value != at.DRAW else None
    if event.kind == "draw" and event.cards[0] < 0:
        return Row("event-bezique-draw-hidden", {"seat": event.seat})
    if event.kind == "play":
        return Row("event-play", {"seat": event.seat, "card": event.cards[0]})
    if event.kind == "move" and event.dst == at.TRUMP:
        return Row("event-bezique-turned", {"card": event.cards[0], "suit": event.cards[0] >> 4})
    if event.kind in ("draw", "lay") or (event.kind == "exchange" and event.dst != at.TRUMP):
        return Row(f"event-bezique-{event.kind}", {"seat": event.seat, "card": event.cards[0]})
    return _told_numbers(event)


def _told_call(pub: BeziquePublic, event: Event) -> Row:
    args = {"seat": event.seat}
    if event.value not in at.MELDS:
        return Row(f"call-bezique-{CALLS[event.value].slug}", args)
    if event.value < at.BEZIQUE:
        args["suit"] = (event.value - at.MARRIAGE) % 4
    return Row(f"call-bezique-{meld_name(event.value, pub.trump)}", args, rule="mariage:BZ.MELD.1")


def _told_numbers(event: Event) -> Row | None:
    """Changes of the public numbers."""
    if event.kind == "score":
        return Row("event-bezique-score", {"seat": event.seat, "points": event.value})
    if event.kind == "trick":
        return Row("event-bezique-trick", {"seat": event.seat})
    if event.kind == "win":
        return Row("event-bezique-win", {"seat": event.seat}, rule="mariage:BZ.END.1")
    if event.kind == "trump":
        return Row("event-bezique-trump", {"suit": event.value})
    if event.kind == "settle":
        key = "event-bezique-settle" if event.seat >= 0 else "event-bezique-void"
        return Row(key, {"seat": event.seat, "value": event.value})
    return None
