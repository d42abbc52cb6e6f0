"""What a client is told: made from a view, as message keys and numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from hlaska.core.board import Event, cards_in
from hlaska.core.cards import couple
from hlaska.core.errors import Row
from hlaska.core.game import CALL, Action, Explanation
from hlaska.games.sixtysix.chances import refuse_claim, refuse_close, refuse_rob
from hlaska.games.sixtysix.options import Options
from hlaska.games.sixtysix.pub import (
    CLAIM,
    CLOSE,
    DRAW,
    END,
    FINAL,
    FOLLOW,
    HAND,
    LEAD,
    PASS,
    PREDRAW,
    ROB,
    TRUMP,
    SixtySixPublic,
    View,
)
from hlaska.games.sixtysix.rows import WORTH, pair_points, stand, talon_left
from hlaska.games.sixtysix.settle import GOAL, failed_close, right_worth, table, wrong_worth
from hlaska.kernel import layout as at
from hlaska.kernel.play import DECLARED, legal_now, marriage, pair_worth, refusal

DUTY_NAMES: Final = {at.FOLLOW: "follow", at.HEAD: "head", at.HEAD_TRUMP: "head", at.TRUMP: "trump"}
DUTY_RULES: Final = {"F1": "mariage:CD.FOLLOW.1", "F2": "mariage:CD.FOLLOW.2"}


class Rules(Protocol):
    """What is asked of the game."""

    options: Options

    def seat_row(self, state: View, seat: int) -> list[int]: ...


# ---------------------------------------------------------------- the state of things
def explain(game: Rules, view: View) -> Explanation:
    pub: SixtySixPublic = view.pub
    if pub.phase == END:
        return Explanation(title=title(view))
    own = view.seat >= 0 and view.seat == pub.turn
    calls = tuple(call_row(game.options, view, a) for a in view.legal if a >= CALL)
    return Explanation(
        question=Row(
            f"question-sixtysix-{pub.phase}" if own else "question-sixtysix-wait", {"seat": pub.turn}
        ),
        title=title(view),
        duty=duty(game, view) if own else None,
        calls=calls,
        melds=melds(view),
        stakes=stakes(game.options, view),
    )


def title(view: View) -> Row:
    """Trumps, and how the talon stands."""
    pub = view.pub
    if pub.closer >= 0:
        return Row("title-sixtysix-closed", {"suit": pub.trump, "seat": pub.closer})
    left = talon_left(pub, view.places)
    if not left:
        return Row("title-sixtysix-empty", {"suit": pub.trump})
    return Row("title-sixtysix-open", {"suit": pub.trump, "n": left})


def duty(game: Rules, view: View) -> Row | None:
    """What binds the card to be played."""
    pub = view.pub
    if pub.phase != FOLLOW:
        return None
    b = game.seat_row(view, view.seat)
    return _duty_row(game.options, b, legal_now(b)[1])


def _duty_row(o: Options, b: list[int], bits: int) -> Row | None:
    if not bits:
        return None
    args = {"duty": bits, "suit": b[at.LED]}
    if bits in (at.HEAD, at.HEAD_TRUMP):
        args["card"] = b[at.BEST]
    return Row(f"duty-sixtysix-{DUTY_NAMES[bits]}", args, rule=DUTY_RULES[o.strict_follow])


def melds(view: View) -> tuple[Row, ...]:
    """The marriages that may be declared now; `counts` 0: it waits for a trick (mariage:MG.MARR.3)."""
    pub = view.pub
    rows = []
    for a in view.legal:
        if a < CALL and a & DECLARED:
            c, waits = a & 63, not pub.tricks[view.seat]
            value = pair_worth(c >> 4, pub.trump, WORTH)
            key = "meld-sixtysix-pending" if waits else "meld-sixtysix"
            args = {"card": c, "suit": c >> 4, "value": value}
            rows.append(Row(key, args, (a,), "mariage:MG.MARR.1", couple(c >> 4)))
    return tuple(rows)


def stakes(o: Options, view: View) -> tuple[Row, ...]:
    """What stands on the deal: a closed talon, a marriage that waits for a trick, a point carried over."""
    pub = view.pub
    rows = []
    if pub.carried:
        rows.append(Row("stake-sixtysix-carried", {"worth": pub.carried}, rule="mariage:SX.SCORE.5"))
    if pub.closer >= 0:
        worth = failed_close(o, stand(pub)).points
        rows.append(
            Row("stake-sixtysix-closed", {"seat": pub.closer, "worth": worth}, rule="mariage:MG.SCORE.5")
        )
    for seat in (0, 1):
        if pub.pairs[seat] and not pub.tricks[seat]:
            value = pair_points(pub.pairs[seat], pub.trump)
            rows.append(
                Row("stake-sixtysix-pending", {"seat": seat, "value": value}, rule="mariage:MG.MARR.3")
            )
    return tuple(rows)


# ---------------------------------------------------------------- buttons
def call_row(o: Options, view: View, action: Action) -> Row:
    """One button with the numbers of its consequence."""
    return _CALL_ROWS[action](o, view)


def _draw(o: Options, view: View) -> Row:
    left = talon_left(view.pub, view.places)
    if left > 2:
        return Row("act-sixtysix-draw", {"n": left - 2}, (DRAW,), "mariage:MG.DRAW.1")
    return Row(
        "act-sixtysix-draw-last", {"card": cards_in(view.places[TRUMP])[0]}, (DRAW,), "mariage:MG.DRAW.1"
    )


def _pass(o: Options, view: View) -> Row:
    own, other = view.pub.points[view.seat], view.pub.points[1 - view.seat]
    return Row("act-sixtysix-pass", {"own": own, "other": other}, (PASS,), "mariage:MG.CLAIM.4")


def _rob(o: Options, view: View) -> Row:
    card = cards_in(view.places[TRUMP])[0]
    return Row("act-sixtysix-rob", {"card": card}, (ROB,), "mariage:MG.ROB.1")


def _close(o: Options, view: View) -> Row:
    """What closing wins if the other takes no further trick, and what it costs if 66 is not claimed."""
    pub, me = view.pub, view.seat
    other = 1 - me
    s = stand(pub)._replace(closer=me, frozen=(pub.tricks[other], pub.points[other]))
    args = {
        "missing": max(0, GOAL - pub.points[me]),
        "win": table(pub.tricks[other], pub.points[other]).points,
        "lose": failed_close(o, s).points,
    }
    return Row("act-sixtysix-close", args, (CLOSE,), "mariage:MG.CLOSE.2")


def _claim(o: Options, view: View) -> Row:
    """A claim says what it brings when it is right and what it costs when it is wrong."""
    pub, me = view.pub, view.seat
    s = stand(pub, me)
    right = s.totals[me] >= GOAL
    worth = right_worth(o, s, me) if right else wrong_worth(o, s)
    args = {
        "own": s.totals[me],
        "other": s.totals[1 - me],
        "worth": worth.points,
        "missing": max(0, GOAL - s.totals[me]),
    }
    return Row(
        "act-sixtysix-claim" if right else "act-sixtysix-claim-wrong", args, (CLAIM,), "mariage:MG.CLAIM.1"
    )


_CALL_ROWS: Final[dict[Action, Callable[[Options, View], Row]]] = {
    DRAW: _draw, PASS: _pass, ROB: _rob, CLOSE: _close, CLAIM: _claim,
}  # fmt: skip


# ---------------------------------------------------------------- refusals
def forbids(game: Rules, view: View, action: Action) -> Row | None:
    """The rule that forbids an action of the seat of the view."""
    o, pub, seat = game.options, view.pub, view.seat
    if pub.phase == END:
        return Row("refused-sixtysix-over")
    if action == ROB:
        return refuse_rob(o, pub, view.places, seat)
    if action == CLOSE:
        return refuse_close(o, pub, view.places, seat)
    if action == CLAIM:
        return refuse_claim(o, pub, seat)
    if action in (DRAW, PASS):
        asked = PREDRAW if action == DRAW else FINAL
        rule = "mariage:MG.PHASE.3" if action == DRAW else "mariage:MG.CLAIM.4"
        key = "draw" if action == DRAW else "pass"
        return Row(f"refused-sixtysix-{key}", rule=rule) if pub.phase != asked else None
    if action >= CALL or pub.turn != seat or pub.phase not in (LEAD, FOLLOW):
        return (
            Row("refused-sixtysix-draw-first", rule="mariage:MG.PHASE.3") if _must_draw(pub, seat) else None
        )
    return _forbids_card(game, view, action)


def _must_draw(pub: SixtySixPublic, seat: int) -> bool:
    return pub.phase == PREDRAW and pub.turn == seat


def _forbids_card(game: Rules, view: View, action: Action) -> Row | None:
    c = action & 63
    hand = [x for x in cards_in(view.places[HAND + view.seat]) if x >= 0]
    if c not in hand:
        return Row("refused-sixtysix-not-held", {"card": c})
    b = game.seat_row(view, view.seat)
    row = _duty_row(game.options, b, refusal(b, c))
    if row or action < DECLARED:
        return row
    return _forbids_meld(game.options, view, c)


def _forbids_meld(o: Options, view: View, c: int) -> Row:
    """Why a card may not be led with a marriage (mariage:MG.MARR)."""
    pub = view.pub
    hand = sum(1 << x for x in cards_in(view.places[HAND + view.seat]) if x >= 0)
    if pub.phase != LEAD:
        return Row("refused-sixtysix-meld-lead", rule="mariage:MG.MARR.1")
    if pub.pairs[view.seat] >> (c >> 4) & 1:
        return Row("refused-sixtysix-meld-once", {"suit": c >> 4}, rule="mariage:MG.MARR.5")
    if not marriage(hand, c, pub.trump, WORTH):
        return Row("refused-sixtysix-meld-pair", {"card": c, "suit": c >> 4}, rule="mariage:CD.MARR.1")
    if not o.closed_marriages and not talon_left(pub, view.places):
        return Row("refused-sixtysix-meld-closed", rule="mariage:MG.MARR.2")
    return Row("refused-sixtysix-meld-trick", rule="mariage:MG.MARR.4")


# ---------------------------------------------------------------- events
def tell(pub: SixtySixPublic, event: Event) -> Row | None:
    """Words for what happened, where the words for all games do not do."""
    if event.kind == "play" and event.value:
        c = event.cards[0]
        args = {"seat": event.seat, "card": c, "suit": c >> 4, "value": pair_worth(c >> 4, pub.trump, WORTH)}
        return Row("event-sixtysix-declare", args, rule="mariage:MG.MARR.1")
    if event.kind == "trick":
        return Row("event-sixtysix-trick", {"seat": event.seat, "value": event.value})
    if event.kind == "move" and event.dst == TRUMP:
        return Row("event-sixtysix-turned", {"card": event.cards[0], "suit": event.cards[0] >> 4})
    if event.kind == "rob" and event.dst != TRUMP:
        return Row("event-sixtysix-rob", {"seat": event.seat, "card": event.cards[0]})
    if event.kind == "draw" and event.cards[0] >= 0:
        return Row("event-sixtysix-draw", {"seat": event.seat, "card": event.cards[0]})
    if event.kind == "settle":
        key = "event-sixtysix-settle" if event.seat >= 0 else "event-sixtysix-standing"
        return Row(key, {"seat": event.seat, "value": event.value})
    return None
