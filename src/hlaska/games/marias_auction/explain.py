"""What a client is told: message keys and numbers, made from a view alone (docs/ui.md, section 2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hlaska.core.board import Board, Event
from hlaska.core.errors import Row
from hlaska.core.game import CALL, Action, Explanation
from hlaska.families.marias import words
from hlaska.families.marias.calls import is_challenge
from hlaska.families.marias.items import CONTRACT_KEYS, SUIT, UNNAMED, order_of
from hlaska.families.marias.talk import Voice
from hlaska.families.marias.turns import Turn, at_once, plain_row, turn_row, whole_turns
from hlaska.games.marias_auction import public as at
from hlaska.games.marias_auction import talk
from hlaska.games.marias_auction.auction import items_of
from hlaska.games.marias_auction.ladder import CONTRACTS, RUNGS, Announced
from hlaska.games.marias_auction.options import Options
from hlaska.games.marias_auction.public import AuctionPublic, View, own
from hlaska.games.marias_auction.settle import worth, worth_in
from hlaska.kernel.play import legal_now

if TYPE_CHECKING:
    from hlaska.games.marias_auction.game import MariasAuction

_PLAIN: Final = {at.PASS: "pass", at.HOLD: "hold", at.TAKE: "take", at.GIVE_UP: "give-up", at.TAP: "tap"}


def explain(game: MariasAuction, view: View) -> Explanation:
    pub = view.pub
    mine = view.seat >= 0 and pub.turn == view.seat
    discarding = mine and pub.phase == "discard"
    return Explanation(
        question=_question(view, mine),
        title=title(pub),
        duty=_duty(game, view) if mine else None,
        calls=_calls(game, view) if view.seat >= 0 else (),
        verb="act-marias-discard" if discarding else "act-play",
        choose=2 - len(view.places[at.TALON]) if discarding else 1,
        melds=words.melds(game.rows, view) if mine and pub.phase == "play" else (),
        stakes=_stakes(game, pub),
        points=pub.points,
        order=order_of(pub),
    )


# ---------------------------------------------------------------- what is going on
def _question(view: View, mine: bool) -> Row | None:
    pub = view.pub
    if pub.turn < 0:
        return None
    if not mine:
        return Row("question-marias-wait", {"seat": pub.turn})
    args = {"seat": pub.turn, "contract": pub.contract, "suit": pub.trump}
    match pub.phase:
        case "bid":
            senior = pub.turn == pub.senior
            bid = {"bid": pub.bid, "rival": pub.junior if senior else pub.senior}
            kind = "hold" if senior else "bid" if pub.bid else "open"
            return Row(f"question-marias_auction-{kind}", args | bid, rule="marias:LIC.AUC.3")
        case "take" | "contract":
            return Row(f"question-marias_auction-{pub.phase}", args | {"bid": pub.bid})
        case "discard":
            left = 2 - len(view.places[at.TALON])
            return Row("question-marias-discard", args | {"n": left}, rule="marias:M3.TALON.1")
        case "play":
            kind = "play" if view.places[at.TRICK] else "lead"
            return Row(f"question-marias-{kind}", args | {"n": len(pub.took) + 1})
    return Row(f"question-marias-{pub.phase}", args)


def title(pub: AuctionPublic) -> Row | None:
    """The contract in force with its trump, or the highest bid; `seat`: who plays it."""
    if pub.contract == UNNAMED:
        return Row("title-marias_auction-bid", {"bid": pub.bid}) if pub.bid else None
    if pub.contract == SUIT:
        return words.suit_title(pub)
    return Row(f"title-marias-{CONTRACT_KEYS[pub.contract]}", {"seat": pub.lone, "suit": pub.trump})


def _stakes(game: MariasAuction, pub: AuctionPublic) -> tuple[Row, ...]:
    if pub.phase not in ("discard", "flek", "play", "review"):
        return ()
    return words.stakes(worth(game.options, pub), game.options, pub, CONTRACT_KEYS[pub.contract])


# ---------------------------------------------------------------- buttons
def _calls(game: MariasAuction, view: View) -> tuple[Row, ...]:
    pub = view.pub
    calls = [a for a in view.legal if a >= CALL]
    if pub.turn != view.seat or pub.phase != "flek":
        return tuple(_button(game, pub, a) for a in calls)
    turns = at_once(
        whole_turns(
            lambda p: talk.legal_flek(game.options, p, view.places),
            lambda p, action: talk.do_flek(game.options, Board(game, ()), p, action),
            lambda action: action == at.GOOD,
            pub,
        )
    )
    turns = turns or [(a,) for a in calls if not is_challenge(at.CODES, a)]
    rest = [_button(game, pub, a) for a in calls if is_challenge(at.CODES, a)]
    return (*(_turn(game, pub, turn) for turn in turns), *rest)


def _turn(game: MariasAuction, pub: AuctionPublic, turn: Turn) -> Row:
    if turn == (at.GOOD,):
        return Row("act-marias-good", {"contract": pub.contract}, turn, "marias:G.FLEK.6")
    return turn_row(at.CODES, worth(game.options, pub), game.options, pub, turn)


def _button(game: MariasAuction, pub: AuctionPublic, action: Action) -> Row:
    if action == at.GIVE_UP:
        args = {"worth": 2 * game.options.give_up_value}
        return Row("act-marias_auction-give-up", args, (action,), "marias:LIC.GIVE.1")
    if action in _PLAIN:
        return Row(f"act-marias_auction-{_PLAIN[action]}", {"bid": pub.bid}, (action,), "marias:LIC.AUC.3")
    if at.BID <= action < at.BID + len(RUNGS):
        args = bid_args(game, action - at.BID + 1)
        return Row("act-marias_auction-bid", args, (action,), "marias:LIC.LAD.1")
    if at.PLAY <= action < at.PLAY + len(CONTRACTS):
        return _contract(game, CONTRACTS[action - at.PLAY], action)
    plain = plain_row(at.CODES, worth(game.options, pub), pub, action)
    return plain or Row("act-marias-good", {"contract": pub.contract}, (action,), "marias:G.FLEK.6")


def bid_args(game: MariasAuction, rung: int) -> dict[str, int]:
    """The rung and what it stands for without steps; some hearts, or acorns for any other suit."""
    named = next(c for c in CONTRACTS if c.rung == rung)
    return {"bid": rung, "worth": _worth(game, named), "open": int(named.rules.hundred)}


def _worth(game: MariasAuction, named: Announced) -> int:
    values = worth_in(game.options, named.rules.contract, named.trump)
    return sum(values.of(item, 0) for item in items_of(game.options, named))


def _contract(game: MariasAuction, named: Announced, action: Action) -> Row:
    args = bid_args(game, named.rung) | {"suit": named.trump, "helper": named.helper << 4}
    kind = "two" if named.rules.two else "suit" if named.rules.trumps else "plain"
    return Row(f"act-marias_auction-play-{kind}", args, (action,), "marias:LIC.TAL.2")


# ---------------------------------------------------------------- duties and refusals
def _duty(game: MariasAuction, view: View) -> Row | None:
    pub = view.pub
    if pub.phase == "play":
        b = game.rows.seat_row(pub, view.places)
        return words.duty_row(b, legal_now(b)[1])
    if pub.phase == "discard":
        out = [c for c in own(view.places, view.seat) if c not in view.legal]
        return _no_discard(pub, out[0]) if out else None
    return None


def _no_discard(pub: AuctionPublic, out: int) -> Row:
    if out in Announced(pub.rung, pub.trump, pub.helper).sevens():
        return Row("duty-marias_auction-keep-seven", {"card": out}, rule="marias:LIC.TAL.2")
    return words.talon_row(out)


def forbids(game: MariasAuction, view: View, action: Action) -> Row | None:
    """Why an action that is not legal is not."""
    pub = view.pub
    if pub.turn < 0:
        return Row("refused-marias-over")
    if pub.turn != view.seat and not is_challenge(at.CODES, action):
        return Row("refused-marias-turn", {"seat": pub.turn})
    if action >= CALL:
        return _no_call(game.options, view, action)
    if action & 63 not in own(view.places, view.seat):
        return Row("refused-marias-not-held", {"card": action & 63})
    if pub.phase == "discard" and action < 64:
        return _no_discard(pub, action)
    return words.no_card(game.rows, view, action) if pub.phase == "play" else Row("refused-marias-now")


def _no_call(options: Options, view: View, action: Action) -> Row:
    pub = view.pub
    if pub.phase == "bid" and at.BID <= action < at.BID + len(RUNGS):
        return _no_bid(options, pub, action - at.BID + 1)
    if pub.phase == "contract" and at.PLAY <= action < at.PLAY + len(CONTRACTS):
        named = CONTRACTS[action - at.PLAY]
        if named.rung < pub.bid:
            return Row("refused-marias_auction-below", {"bid": pub.bid}, rule="marias:LIC.TAL.2")
        return Row("refused-marias_auction-seven", {"card": named.trump << 4}, rule="marias:LIC.TAL.3")
    if pub.phase == "contract" and action == at.GIVE_UP:
        return Row("refused-marias_auction-give-up", {"bid": pub.bid}, rule="marias:LIC.GIVE.1")
    voice = Voice(view.seat, view.seat == pub.lone, own(view.places, view.seat))
    return words.no_call(at.CODES, options, view, action, voice, holding=True)


def _no_bid(options: Options, pub: AuctionPublic, rung: int) -> Row:
    senior = pub.turn == pub.senior and not options.lic_senior_raise
    key = "senior" if senior else "low" if rung <= pub.bid else "jump"
    return Row(f"refused-marias_auction-{key}", {"bid": pub.bid}, rule="marias:LIC.AUC.3")


# ---------------------------------------------------------------- what happened
def tell(game: MariasAuction, pub: AuctionPublic, event: Event) -> Row | None:
    """The words for an event."""
    if event.kind == "call":
        return words.said(at.CODES, pub, event) or _said(game, pub, event)
    return words.tell(game.rows, pub, event)


def _said(game: MariasAuction, pub: AuctionPublic, event: Event) -> Row:
    """A call in a few words, for the bubble at its seat."""
    row = _button(game, pub, event.value)
    return Row(row.key.replace("act-", "call-"), {"seat": event.seat} | row.args)
