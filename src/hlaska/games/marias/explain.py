"""What a client is told: message keys and numbers, made from a view alone (docs/ui.md, section 2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hlaska.core.board import Event, card
from hlaska.core.errors import Row
from hlaska.core.game import CALL, Action, Explanation
from hlaska.families.marias import words
from hlaska.families.marias.calls import is_challenge
from hlaska.families.marias.items import CONTRACT, CONTRACT_KEYS, SUIT, UNNAMED, order_of
from hlaska.families.marias.talk import Voice
from hlaska.games.marias import public as at
from hlaska.games.marias.public import MariasPublic, View, held, own
from hlaska.games.marias.settle import worth
from hlaska.games.marias.turns import call_rows, contract_row, simple
from hlaska.kernel.play import legal_now

if TYPE_CHECKING:
    from hlaska.games.marias.game import Marias


def explain(game: Marias, view: View) -> Explanation:
    pub = view.pub
    mine = view.seat >= 0 and pub.turn == view.seat
    return Explanation(
        question=_question(game, view, mine),
        title=title(pub),
        duty=_duty(game, view) if mine else None,
        calls=call_rows(game, view) if view.seat >= 0 else (),
        verb=_verb(pub) if mine else "act-play",
        choose=2 - len(view.places[at.TALON]) if mine and _discarding(view) else 1,
        melds=words.melds(game.rows, view) if mine and pub.phase == "play" else (),
        stakes=stakes(game, pub),
        points=pub.points,
        order=order_of(pub),
    )


# ---------------------------------------------------------------- what is going on
def _discarding(view: View) -> bool:
    return view.pub.phase in ("discard", "take") and len(view.places[at.TALON]) < 2


def _verb(pub: MariasPublic) -> str:
    if pub.phase == "trump":
        return "act-marias-trump"
    return "act-marias-discard" if pub.phase in ("discard", "take") else "act-play"


def _question(game: Marias, view: View, mine: bool) -> Row | None:
    pub = view.pub
    if pub.turn < 0:
        return None
    if not mine:
        return Row("question-marias-wait", {"seat": pub.turn})
    args = {"seat": pub.turn, "contract": pub.contract, "suit": pub.trump}
    if _discarding(view):
        return Row(
            "question-marias-discard", args | {"n": 2 - len(view.places[at.TALON])}, rule="marias:M3.TALON.1"
        )
    if pub.phase == "play":
        lead = not view.places[at.TRICK]
        return Row(
            "question-marias-lead" if lead else "question-marias-play", args | {"n": len(pub.took) + 1}
        )
    if pub.phase == "ask":
        return Row("question-marias-ask", args | {"lone": pub.lone, "level": max(0, pub.levels[CONTRACT])})
    return Row(f"question-marias-{pub.phase}", args)


def title(pub: MariasPublic) -> Row | None:
    """The contract in force with its trump; `seat`: who plays it."""
    if pub.contract == UNNAMED:
        return None
    args = {"seat": pub.lone, "suit": pub.trump}
    if pub.contract != SUIT:
        suited = "-in" if pub.trump >= 0 else ""
        return Row(f"title-marias-{CONTRACT_KEYS[pub.contract]}{suited}", args)
    if pub.trump < 0:
        return Row("title-marias-suit", {"seat": pub.lone})
    return words.suit_title(pub)


def stakes(game: Marias, pub: MariasPublic) -> tuple[Row, ...]:
    """What stands on the deal, once it is agreed what is played."""
    if pub.phase not in ("announce", "flek", "play", "review"):
        return ()
    return words.stakes(worth(game.options, pub), game.options, pub, CONTRACT_KEYS[pub.contract])


# ---------------------------------------------------------------- duties and refusals
def _duty(game: Marias, view: View) -> Row | None:
    pub = view.pub
    if pub.phase == "play":
        b = game.rows.seat_row(pub, view.places)
        return words.duty_row(b, legal_now(b)[1])
    if pub.phase == "discard" and _discarding(view):
        hand = own(view.places, view.seat)
        out = [c for c in hand if c not in view.legal]
        return words.talon_row(out[0]) if out else None
    if pub.phase == "flek":
        return words.forced_row(at.CODES, view)
    return None


def forbids(game: Marias, view: View, action: Action) -> Row | None:
    """Why an action that is not legal is not."""
    pub = view.pub
    if pub.turn < 0:
        return Row("refused-marias-over")
    if pub.turn != view.seat and not is_challenge(at.CODES, action):
        return Row("refused-marias-turn", {"seat": pub.turn})
    if action >= CALL:
        voice = Voice(view.seat, view.seat == pub.lone, held(view.places, view.seat))
        return words.no_call(at.CODES, game.options, view, action, voice, game.options.seven_requires_holding)
    return _no_card(game, view, action)


def _no_card(game: Marias, view: View, action: Action) -> Row | None:
    pub, c = view.pub, action & 63
    laid = [card(e) for e in view.places[at.LAID]]
    if c not in own(view.places, view.seat):
        return Row("refused-marias-laid" if c in laid else "refused-marias-not-held", {"card": c})
    if pub.phase in ("discard", "take"):
        return words.talon_row(c) if _discarding(view) else Row("refused-marias-now")
    if pub.phase != "play":
        return Row("refused-marias-now")
    return words.no_card(game.rows, view, action)


# ---------------------------------------------------------------- what happened
def tell(game: Marias, pub: MariasPublic, event: Event) -> Row | None:
    """The words for an event."""
    if event.kind == "call":
        return words.said(at.CODES, pub, event) or _said(game, pub, event)
    if event.kind == "trump":
        known = event.cards[0] >= 0
        args = {"seat": event.seat} | ({"card": event.cards[0]} if known else {})
        return Row("event-marias-trump-card" if known else "event-marias-trump-laid", args)
    if event.kind == "show" and event.src == at.LAID:
        c = event.cards[0]
        return Row("event-marias-trump-shown", {"card": c, "suit": c >> 4})
    return words.tell(game.rows, pub, event)


def _said(game: Marias, pub: MariasPublic, event: Event) -> Row:
    """A call in a few words, for the bubble at its seat."""
    action, seat = event.value, {"seat": event.seat}
    if action == at.BAD:
        return Row("call-marias-bad", seat)
    known = at.PEOPLE <= action < at.PEOPLE + 5
    row = simple(game.options, pub, action) if known else contract_row(game.options, pub, action)
    return Row(row.key.replace("act-", "call-"), seat | row.args)
