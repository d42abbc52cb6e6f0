"""What a client is told: message keys and numbers, made from a view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hlaska.core.board import Event, cards_in
from hlaska.core.errors import Row
from hlaska.core.game import CALL, Action, Explanation
from hlaska.families.marias import words
from hlaska.families.marias.calls import is_challenge
from hlaska.families.marias.items import order_of
from hlaska.families.marias.rows import WORTH
from hlaska.families.marias.turns import plain_row
from hlaska.families.marias.worth import Worth
from hlaska.games.marias_thirteen import public as at
from hlaska.games.marias_thirteen.flow import seven
from hlaska.games.marias_thirteen.public import ThirteenPublic, View
from hlaska.games.marias_thirteen.settle import stake_of
from hlaska.kernel.play import legal_now, pair_worth

if TYPE_CHECKING:
    from hlaska.games.marias_thirteen.game import MariasThirteen

_NOTHING = Worth((), ())


def explain(game: MariasThirteen, view: View) -> Explanation:
    pub = view.pub
    mine = view.seat >= 0 and pub.turn == view.seat
    playing = mine and pub.phase == "play"
    stake = Row("stake-marias_thirteen-game", {"level": 0, "times": 1, "worth": stake_of(game.options)})
    return Explanation(
        question=_question(view, mine),
        title=_title(pub),
        duty=_duty(game, view) if playing else None,
        calls=tuple(_button(view, a) for a in view.legal if a >= CALL),
        melds=words.melds(game.rows, view) if playing else (),
        stakes=(stake,) if pub.turned >= 0 else (),
        points=pub.points,
        order=order_of(pub),
    )


def _question(view: View, mine: bool) -> Row | None:
    pub = view.pub
    if pub.turn < 0:
        return None
    if not mine:
        return Row("question-marias-wait", {"seat": pub.turn})
    args = {"seat": pub.turn, "suit": pub.turned}
    if pub.phase != "play":
        return Row(f"question-marias-{pub.phase}", args)
    lead = "lead" if not view.places[at.TRICK] else "play"
    args |= {"n": len(pub.took) + 1, "left": len(view.places[at.TALON]) + len(view.places[at.TURNED])}
    return Row(f"question-marias_thirteen-{lead}-{'strict' if pub.trump >= 0 else 'free'}", args)


def _title(pub: ThirteenPublic) -> Row | None:
    """The turned suit, not trump as long as cards are drawn (marias:T2.PLAY.3)."""
    if pub.turned < 0:
        return None
    return Row(f"title-marias_thirteen-{'trump' if pub.trump >= 0 else 'turned'}", {"suit": pub.turned})


def _duty(game: MariasThirteen, view: View) -> Row | None:
    b = game.rows.seat_row(view.pub, view.places)
    return words.duty_row(b, legal_now(b)[1])


def _button(view: View, action: Action) -> Row:
    if action == at.EXCHANGE:
        args = {"card": cards_in(view.places[at.TURNED])[0], "seven": seven(view.pub)}
        return Row("act-marias_thirteen-exchange", args, (action,), "marias:T2.PLAY.2")
    row = plain_row(at.CODES, _NOTHING, view.pub, action)
    assert row is not None
    return row


# ---------------------------------------------------------------- refusals and events
def forbids(game: MariasThirteen, view: View, action: Action) -> Row | None:
    """Why an action that is not legal is not."""
    pub = view.pub
    if pub.turn < 0:
        return Row("refused-marias-over")
    if pub.turn != view.seat and not is_challenge(at.CODES, action):
        return Row("refused-marias-turn", {"seat": pub.turn})
    held = [e & 63 for e in view.places[at.HAND + view.seat] if e >= 0]
    if action == at.EXCHANGE and pub.phase == "play":
        return _no_exchange(view, held)
    if action >= CALL:
        return Row("refused-marias-now")
    if action & 63 not in held:
        return Row("refused-marias-not-held", {"card": action & 63})
    return words.no_card(game.rows, view, action) if pub.phase == "play" else Row("refused-marias-now")


def _no_exchange(view: View, held: list[int]) -> Row:
    wanted = seven(view.pub)
    if not view.places[at.TURNED]:
        return Row("refused-marias_thirteen-exchange-late", rule="marias:T2.PLAY.2")
    if wanted in cards_in(view.places[at.TURNED]):
        return Row("refused-marias_thirteen-exchange-done", {"card": wanted}, rule="marias:T2.PLAY.2")
    return Row("refused-marias-not-held", {"card": wanted}, rule="marias:T2.PLAY.2")


def tell(game: MariasThirteen, pub: ThirteenPublic, event: Event) -> Row | None:
    """The words for an event."""
    match event.kind:
        case "call" if event.value == at.EXCHANGE:
            return Row("call-marias_thirteen-exchange", {"seat": event.seat})
        case "call":
            return words.said(at.CODES, pub, event)
        case "play" if event.value:
            return _marriage(pub, event)
        case "turn":
            c = event.cards[0]
            return Row("event-marias_thirteen-turn", {"card": c, "suit": c >> 4})
        case "exchange" if event.src == at.TURNED:
            args = {"seat": event.seat, "card": event.cards[0], "seven": seven(pub)}
            return Row("event-marias_thirteen-exchange", args)
        case "trump":
            return Row("event-marias_thirteen-trump", {"suit": event.value})
    return words.tell(game.rows, pub, event)


def _marriage(pub: ThirteenPublic, event: Event) -> Row:
    """Its worth by the trick it was played to: where it closed the last free trick, trumps came after it."""
    closed = pub.turn == pub.lead
    trump = pub.trump if len(pub.took) - closed >= at.FREE_TRICKS else -1
    c = event.cards[0]
    args = {"seat": event.seat, "card": c, "suit": c >> 4, "value": pair_worth(c >> 4, trump, WORTH)}
    return Row("event-marias-marriage", args)
