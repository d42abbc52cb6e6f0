"""What a client is told: made from a view, as message keys and numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from hlaska.core.board import Event, card, cards_in
from hlaska.core.errors import Row
from hlaska.core.game import CALL, Action, Explanation
from hlaska.core.tricks import duty_row
from hlaska.families.pinochle.melds import lay_from, made
from hlaska.games.pinochle_two import public as at
from hlaska.games.pinochle_two.options import Options
from hlaska.games.pinochle_two.public import CALLS, TwoPublic, View, lay_of
from hlaska.games.pinochle_two.settle import total
from hlaska.kernel.play import legal_now, refusal

ID: Final = "pinochle_two"
RULE: Final = "pinochle:P4B.HALF2.2"


class Rules(Protocol):
    """What is asked of the game."""

    options: Options

    def seat_row(self, pub: TwoPublic, places: Sequence[Sequence[int]]) -> list[int]: ...


def meld_key(call: Action, trump: int) -> str:
    """The name of a meld: `marriage`, `royal`, `flush`, `aces-around` ..."""
    if at.MARRIAGE <= call < at.FLUSH:
        return "royal" if call - at.MARRIAGE == trump else "marriage"
    return CALLS[call].slug


# ---------------------------------------------------------------- the state of things
def explain(game: Rules, view: View) -> Explanation:
    pub = view.pub
    left = len(view.places[at.TALON]) + len(view.places[at.TRUMP])
    title = Row(f"title-{ID}-{'stock' if left else 'strict'}", {"suit": pub.trump, "n": left})
    if pub.turn < 0:
        return Explanation(title=title, points=made(pub.meld, pub.points))
    own = view.seat == pub.turn
    key = pub.phase if pub.phase != "play" else "follow" if view.places[at.TRICK] else "lead"
    return Explanation(
        question=Row(f"question-{ID}-{key if own else 'wait'}", {"seat": pub.turn}),
        title=title,
        duty=_duty(game, view) if own and pub.phase == "play" else None,
        calls=tuple(_call(view, a) for a in view.legal if a >= CALL),
        stakes=tuple(_stake(pub, seat) for seat in range(2)),
        points=made(pub.meld, pub.points),
    )


def _stake(pub: TwoPublic, seat: int) -> Row:
    args = {
        "seat": seat,
        "meld": pub.meld[seat],
        "take": pub.points[seat],
        "score": pub.before[seat],
        "goal": pub.goal,
    }
    return Row(f"stake-{ID}", args)


# ---------------------------------------------------------------- buttons
def _call(view: View, action: Action) -> Row:
    """One button with the numbers of its consequence; a meld with one of its cards."""
    pub = view.pub
    if action in at.MELDS:
        lay = lay_of(action, pub.trump)
        hand = view.places[at.HAND + view.seat]
        fresh = sum(hand[i] >> 10 == 0 for i in lay_from(hand, lay) or ())
        args = {"value": lay.points, "card": lay.cards[-1], "suit": lay.cards[-1] >> 4, "n": fresh}
        return Row(
            f"act-{ID}-{meld_key(action, pub.trump)}", args, (action,), "pinochle:P4B.MELD.1", lay.cards
        )
    if action in (at.EXCHANGE, at.DRAW_TRUMP):
        args = {"card": card(view.places[at.TRUMP][0])}
        return Row(f"act-{ID}-{meld_key(action, pub.trump)}", args, (action,), "pinochle:P4B.MELD.6")
    if action == at.OUT:
        have = total(pub, view.seat)
        key = "out" if have >= pub.goal else "out-wrong"
        args = {"have": have, "goal": pub.goal}
        return Row(f"act-{ID}-{key}", args, (action,), "pinochle:P4B.SCORE.5")
    if action == at.SHOW:
        return Row(f"act-{ID}-show-nine", {}, (action,), "pinochle:P4B.MELD.6")
    left = len(view.places[at.TALON]) + len(view.places[at.TRUMP])
    return Row(f"act-{ID}-draw", {"n": max(0, left - 2)}, (action,), "pinochle:P4B.HALF1.2")


# ---------------------------------------------------------------- duties and refusals
def _duty(game: Rules, view: View) -> Row | None:
    b = game.seat_row(view.pub, view.places)
    return duty_row("duty-pinochle", b, legal_now(b)[1], RULE)


def laid_rows(pub: TwoPublic) -> tuple[Row, ...]:
    """The melds and nines that have been scored, first a nine that was turned up."""
    rows = [_laid_row(word & 1, word >> 1, pub.trump) for word in pub.laid]
    turned = sum(pub.meld) - sum(row.args["value"] for row in rows)
    if turned:
        args = {"seat": at.DEALER, "times": 1, "value": turned, "suit": pub.trump}
        rows.insert(0, Row("meld-nines", args, rule="pinochle:P4B.MELD.6"))
    return tuple(rows)


def _laid_row(seat: int, call: Action, trump: int) -> Row:
    """A meld, or a nine, that a seat has scored."""
    if call not in at.MELDS:
        key = "exchange" if call == at.EXCHANGE else "show-nine"
        return Row(f"act-{ID}-{key}", {"seat": seat, "value": at.NINE_POINTS}, rule="pinochle:P4B.MELD.6")
    lay = lay_of(call, trump)
    args = {"seat": seat, "value": lay.points, "suit": lay.cards[-1] >> 4}
    return Row(f"act-{ID}-{meld_key(call, trump)}", args, rule="pinochle:P4B.MELD.1", cards=lay.cards)


def forbids(game: Rules, view: View, action: Action) -> Row | None:
    """Why an action that is not legal is refused."""
    pub, seat = view.pub, view.seat
    if pub.turn != seat:
        return Row("refused-not-your-turn", {"seat": pub.turn})
    if action < CALL:
        return _forbids_card(game, view, action)
    if action in at.MELDS:
        return _forbids_meld(game, view, action)
    if action in (at.EXCHANGE, at.SHOW):
        return Row(f"refused-{ID}-nine", rule="pinochle:P4B.MELD.6")
    if action == at.OUT:
        return Row(f"refused-{ID}-out", rule="pinochle:P4B.SCORE.5")
    return Row(f"refused-{ID}-draw", rule="pinochle:P4B.HALF1.2")


def _forbids_meld(game: Rules, view: View, action: Action) -> Row:
    """Nothing is melded now, a meld has been laid, its cards are not there, or they have been used."""
    pub = view.pub
    if pub.melded:
        return Row(f"refused-{ID}-one-meld", rule="pinochle:P4B.MELD.2")
    if pub.phase != "meld" and not (game.options.meld_when == "after_draw" and any(pub.taken)):
        return Row(f"refused-{ID}-no-meld-now", rule="pinochle:P4B.MELD.2")
    held = list(cards_in(view.places[at.HAND + view.seat]))
    for c in lay_of(action, pub.trump).cards:
        if c not in held:
            return Row(f"refused-{ID}-no-meld", {"card": c}, rule="pinochle:P4B.MELD.1")
        held.remove(c)
    if lay_from(view.places[at.HAND + view.seat], lay_of(action, pub.trump)) is None:
        return Row(f"refused-{ID}-used", rule="pinochle:P4B.MELD.4")
    return Row(f"refused-{ID}-no-meld-now", rule="pinochle:P4B.MELD.7")


def _forbids_card(game: Rules, view: View, action: Action) -> Row | None:
    pub, c = view.pub, action & 63
    if pub.phase != "play":
        return Row(f"refused-{ID}-draw-first", {"card": c})
    if c not in cards_in(view.places[at.HAND + view.seat]):
        return Row("refused-pinochle-not-held", {"card": c})
    b = game.seat_row(pub, view.places)
    return duty_row("duty-pinochle", b, refusal(b, c), RULE) or Row(f"refused-{ID}-copy", {"card": c})


# ---------------------------------------------------------------- events
def tell(game: Rules, pub: TwoPublic, event: Event) -> Row | None:
    """What is said and logged about an event; None: leave it to what all games say."""
    args, kind, value = {"seat": event.seat}, event.kind, event.value
    if kind == "call" and value in at.MELDS:
        lay = lay_of(value, pub.trump)
        key = meld_key(value, pub.trump)
        return Row(f"call-{ID}-{key}", args | {"value": lay.points, "suit": lay.cards[-1] >> 4})
    if kind == "call":
        return Row(f"call-{ID}-{CALLS[value].slug}", args)
    if kind == "turn":
        return Row(f"event-{ID}-turn", {"card": event.cards[0], "suit": event.cards[0] >> 4})
    if kind == "draw" and event.cards[0] >= 0:
        return Row(f"event-{ID}-draw", args | {"card": event.cards[0]})
    if kind == "trick":
        return Row("event-pinochle-trick", args | {"n": sum(pub.taken)})
    if kind == "claim":
        return Row(f"event-{ID}-{'right' if value else 'wrong'}", args)
    if kind == "total":
        return Row(f"event-{ID}-total", args | {"value": value})
    return None
