"""What a client is told: message keys and numbers, made from a view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hlaska.core.board import Board, Event
from hlaska.core.errors import Row
from hlaska.core.game import CALL, Action, Explanation
from hlaska.families.marias import words
from hlaska.families.marias.calls import is_challenge
from hlaska.families.marias.items import GAME, UNNAMED, order_of
from hlaska.families.marias.talk import Voice
from hlaska.families.marias.turns import Turn, at_once, plain_row, turn_row, unplayed_row, whole_turns
from hlaska.games.marias_two import flow
from hlaska.games.marias_two import public as at
from hlaska.games.marias_two.public import TwoPublic, View
from hlaska.games.marias_two.settle import worth
from hlaska.kernel.play import legal_now

if TYPE_CHECKING:
    from hlaska.games.marias_two.game import MariasTwo

_FOR_ALL = "act-marias-"
_FOR_TWO = "act-marias_two-"


def explain(game: MariasTwo, view: View) -> Explanation:
    pub = view.pub
    mine = view.seat >= 0 and pub.turn == view.seat
    return Explanation(
        question=_question(game, view, mine),
        title=None if pub.contract == UNNAMED else words.suit_title(pub),
        duty=_duty(game, view) if mine and pub.phase == "play" else None,
        calls=_calls(game, view, mine) if view.seat >= 0 else (),
        melds=words.melds(game.rows, view) if mine and pub.phase == "play" else (),
        stakes=_stakes(game, pub),
        points=pub.points,
        order=order_of(pub),
    )


def _question(game: MariasTwo, view: View, mine: bool) -> Row | None:
    pub = view.pub
    if pub.turn < 0:
        return None
    if not mine:
        return Row("question-marias-wait", {"seat": pub.turn})
    args = {"seat": pub.turn, "suit": pub.trump}
    if pub.phase == "trump":
        return Row("question-marias_two-trump", args, rule="marias:L2.DEAL.1")
    if pub.phase != "play":
        return Row(f"question-marias-{pub.phase}", args)
    lead = "lead" if not view.places[at.TRICK] else "play"
    left = len(view.places[at.TALON])
    args |= {"n": len(pub.took) + 1, "left": left}
    return Row(f"question-marias_two-{lead}-{'free' if left else 'strict'}", args)


def _duty(game: MariasTwo, view: View) -> Row | None:
    b = game.rows.seat_row(view.pub, view.places)
    return words.duty_row(b, legal_now(b)[1])


def _stakes(game: MariasTwo, pub: TwoPublic) -> tuple[Row, ...]:
    if pub.phase not in ("announce", "flek", "play", "review"):
        return ()
    return words.stakes(worth(game.options, pub), game.options, pub, "")


# ---------------------------------------------------------------- buttons
def _calls(game: MariasTwo, view: View, mine: bool) -> tuple[Row, ...]:
    """One row for each button of the seat of this view."""
    calls = [a for a in view.legal if a >= CALL]
    if not mine or view.pub.phase not in ("announce", "flek"):
        rows = [_simple(game, view.pub, a) for a in calls]
        return tuple(sorted(rows, key=lambda r: r.calls) if view.pub.phase == "trump" else rows)
    return tuple(_between_two(_turn(game, view.pub, t)) for t in _turns(game, view) or [(a,) for a in calls])


def _turns(game: MariasTwo, view: View) -> list[Turn]:
    return at_once(
        whole_turns(
            lambda p: flow.legal_talk(game.options, p, view.places),
            lambda p, action: flow.do_talk(game.options, Board(game, ()), p, action),
            lambda action: action == at.GOOD,
            view.pub,
        )
    )


def _turn(game: MariasTwo, pub: TwoPublic, turn: Turn) -> Row:
    if turn != (at.GOOD,):
        return turn_row(at.CODES, worth(game.options, pub), game.options, pub, turn)
    value = worth(game.options, pub)
    if pub.phase == "announce":
        return Row("act-marias-announce-nothing", {"worth": value.of(GAME, 0)}, turn, "marias:L2.ANN.1")
    after = flow.do_talk(game.options, Board(game, ()), pub, at.GOOD)
    if after.turn < 0 and flow.after_talk(game.options, after).unplayed:
        return unplayed_row(value, at.GOOD)
    return Row("act-marias-good", {"contract": pub.contract}, turn, "marias:G.FLEK.6")


def _between_two(row: Row) -> Row:
    """The words for two players, where nobody else pays."""
    kind = row.key.removeprefix(_FOR_ALL)
    if not kind.startswith(("raise-", "say-", "good-unplayed")):
        return row
    return Row(_FOR_TWO + kind, row.args, row.calls, row.rule)


def _simple(game: MariasTwo, pub: TwoPublic, action: Action) -> Row:
    """A button with one call."""
    if at.NAME_TRUMP <= action < at.NAME_TRUMP + 4:
        return Row("act-marias_two-trump", {"suit": action - at.NAME_TRUMP}, (action,), "marias:L2.DEAL.1")
    row = plain_row(at.CODES, worth(game.options, pub), pub, action)
    assert row is not None
    return row


# ---------------------------------------------------------------- refusals and events
def forbids(game: MariasTwo, view: View, action: Action) -> Row | None:
    """Why an action that is not legal is not."""
    pub = view.pub
    if pub.turn < 0:
        return Row("refused-marias-over")
    if pub.turn != view.seat and not is_challenge(at.CODES, action):
        return Row("refused-marias-turn", {"seat": pub.turn})
    if action >= CALL:
        voice = Voice(view.seat, view.seat == at.FOREHAND, flow.own(view.places, view.seat))
        return words.no_call(at.CODES, game.options, view, action, voice, game.options.seven_requires_holding)
    if action & 63 not in [e & 63 for e in view.places[at.HAND + view.seat] if e >= 0]:
        return Row("refused-marias-not-held", {"card": action & 63})
    return words.no_card(game.rows, view, action) if pub.phase == "play" else Row("refused-marias-now")


def tell(game: MariasTwo, pub: TwoPublic, event: Event) -> Row | None:
    """The words for an event."""
    if event.kind != "call":
        return words.tell(game.rows, pub, event)
    if at.NAME_TRUMP <= event.value < at.NAME_TRUMP + 4:
        return Row("call-marias_two-trump", {"seat": event.seat, "suit": event.value - at.NAME_TRUMP})
    return words.said(at.CODES, pub, event)
