"""What a client is told: made from a view, as message keys and numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from hlaska.core.bidding import fault
from hlaska.core.board import Event, cards_in
from hlaska.core.errors import Row
from hlaska.core.game import CALL, Action, Explanation
from hlaska.core.tricks import duty_row
from hlaska.families.pinochle.melds import Table, made, meld_rows, shown, total
from hlaska.games.pinochle_three import public as at
from hlaska.games.pinochle_three.options import (
    Options,
    bids_of,
    in_units,
    names_blind,
    trick_total,
    unit_of,
    values_of,
    widow_size,
)
from hlaska.games.pinochle_three.public import CALLS, STATUSES, ThreePublic, View, amount_of
from hlaska.kernel.play import legal_now, refusal

RUNGS: Final = 24  # so many bids have a button; any other may be said in words
ID: Final = "pinochle_three"


class Rules(Protocol):
    """What is asked of the game."""

    options: Options
    table: Table

    def seat_row(self, pub: ThreePublic, places: Sequence[Sequence[int]]) -> list[int]: ...


# ---------------------------------------------------------------- the state of things
def explain(game: Rules, view: View) -> Explanation:
    pub = view.pub
    if pub.turn < 0:
        return Explanation(title=_title(pub), melds=meld_rows(pub.melds), points=made(pub.meld, pub.points))
    own = view.seat == pub.turn
    bury = pub.phase == "bury"
    phase = "trump-blind" if pub.phase == "trump" and names_blind(game.options) else pub.phase
    left = widow_size(game.options) - len(view.places[at.BURIED])
    return Explanation(
        question=Row(
            f"question-{ID}-{phase}{'' if own else '-wait'}",
            {"seat": pub.turn, "high": pub.high, "n": left},
        ),
        title=_title(pub),
        duty=_duty(game, view) if own and pub.phase == "play" else None,
        calls=_calls(game, view) if own else (),
        verb=f"act-{ID}-bury" if bury else "act-play",
        choose=left if bury else 1,
        melds=meld_rows(pub.melds),
        stakes=_stakes(game.options, pub),
        points=made(pub.meld, pub.points),
    )


def _title(pub: ThreePublic) -> Row | None:
    """The contract in force with its trumps."""
    if not pub.contract:
        return Row(f"title-{ID}-trump", {"suit": pub.trump}) if pub.trump >= 0 else None
    args = {"seat": pub.bidder, "bid": pub.contract, "suit": pub.trump}
    return Row(f"title-{ID}-contract" if pub.trump >= 0 else f"title-{ID}-bid", args)


def _stakes(o: Options, pub: ThreePublic) -> tuple[Row, ...]:
    """What a contract is worth, what the bidder still needs, and meld and points of each player."""
    rows = []
    if pub.contract:
        if in_units(o):
            rows.append(Row(f"stake-{ID}-units", {"bid": pub.contract, "worth": unit_of(o, pub.contract)}))
        got = pub.meld[pub.bidder] + (pub.points[pub.bidder] if pub.points else 0)
        rows.append(
            Row(
                f"stake-{ID}-need",
                {"seat": pub.bidder, "bid": pub.contract, "need": max(0, pub.contract - got)},
            )
        )
    if pub.phase == "play":
        for seat in range(at.SEATS):
            rows.append(
                Row(f"stake-{ID}-player", {"seat": seat, "meld": pub.meld[seat], "take": pub.points[seat]})
            )
    return tuple(rows)


# ---------------------------------------------------------------- buttons
def _calls(game: Rules, view: View) -> tuple[Row, ...]:
    rows, rungs, pub = [], 0, view.pub
    hand = cards_in(view.places[at.HAND + view.seat])
    counts = [total(hand, game.table, t) for t in range(4)] if pub.phase in ("auction", "trump") else []
    suits = [a for a in view.legal if at.NAME <= a < at.NAME + 4]
    for action in (*sorted(suits), *(a for a in view.legal if a not in suits)):
        if action < CALL:
            continue
        rungs += action >= at.BID
        if rungs > RUNGS:
            break  # bids come last
        rows.append(_call(game, view, action, counts))
    return tuple(rows)


def _call(game: Rules, view: View, action: Action, counts: Sequence[int]) -> Row:
    """One button with the numbers of its consequence; `counts`: the meld of the hand by trump suit."""
    pub, hand = view.pub, cards_in(view.places[at.HAND + view.seat])
    if action >= at.BID:
        amount, best = amount_of(action), max(counts)
        args = {"bid": amount, "best": best, "need": max(0, amount - best)}
        if in_units(game.options):
            args["worth"] = unit_of(game.options, amount)
        return Row(f"act-{ID}-bid", args, (action,), "pinochle:P4A.BID.1")
    if at.NAME <= action < at.NAME + 4:
        s = action - at.NAME
        args = {"suit": s, "value": counts[s], "cards": sum(c >> 4 == s for c in hand)}
        return Row(f"act-{ID}-trump", args, (action,), "pinochle:P4A.WIDOW.3")
    name = CALLS[action].slug
    if name == "meld":
        args = {"value": total(hand, game.table, pub.trump), "n": len(shown(hand, game.table, pub.trump))}
        return Row(
            f"act-{ID}-meld" if args["n"] else f"act-{ID}-meld-none", args, (action,), "pinochle:P4A.MELD.1"
        )
    if name == "change" and names_blind(game.options):
        name = "change-blind"
    return Row(f"act-{ID}-{name}", _price(game.options, view), (action,))


def _price(o: Options, view: View) -> dict[str, int]:
    """The numbers of conceding and playing on; a card for the nine."""
    pub = view.pub
    args = {"bid": pub.contract, "card": max(pub.turned, 0)}
    if not pub.contract:
        return args
    buried = sum(values_of(o)[c & 15] for c in cards_in(view.places[at.BURIED]) if c >= 0)
    args |= {"need": max(0, pub.contract - pub.meld[pub.bidder] - buried), "all": trick_total(o) - buried}
    if in_units(o):
        args["worth"] = unit_of(o, pub.contract)
    else:
        args["worth"] = pub.contract
    if pub.phase == "unseen":
        args["worth"] = unit_of(o, pub.contract) if o.kitty else 0
    return args


# ---------------------------------------------------------------- duties and refusals
def _duty(game: Rules, view: View) -> Row | None:
    b = game.seat_row(view.pub, view.places)
    return duty_row("duty-pinochle", b, legal_now(b)[1], "pinochle:P0.LEGAL.1")


def forbids(game: Rules, view: View, action: Action) -> Row | None:
    """Why an action that is not legal is refused."""
    pub, seat = view.pub, view.seat
    if pub.turn != seat:
        return Row("refused-not-your-turn", {"seat": pub.turn})
    if action < CALL:
        return _forbids_card(game, view, action)
    if pub.phase == "auction":
        return _forbids_bid(game, view, action)
    return Row(f"refused-{ID}-not-{pub.phase}")


def _forbids_bid(game: Rules, view: View, action: Action) -> Row:
    pub, o = view.pub, game.options
    amount = amount_of(action)
    least = next((amount_of(a) for a in view.legal if a >= at.BID), 0)
    args = {"bid": amount, "high": pub.high, "least": least}
    if not amount:
        opening = action == at.PASS
        return Row(
            f"refused-{ID}-must-open" if opening else f"refused-{ID}-not-auction",
            args,
            rule="pinochle:P4A.BID.2",
        )
    return Row(f"refused-pinochle-{fault(bids_of(o), pub.high, amount)}", args, rule="pinochle:P4A.BID.1")


def _forbids_card(game: Rules, view: View, action: Action) -> Row | None:
    pub, c = view.pub, action & 63
    if pub.phase not in ("bury", "play"):
        return Row("refused-pinochle-no-card-now", {"card": c})
    if c not in cards_in(view.places[at.HAND + view.seat]):
        gone = c in cards_in(view.places[at.BURIED])
        return Row("refused-pinochle-chosen-already" if gone else "refused-pinochle-not-held", {"card": c})
    if action >> 6:
        return Row("refused-pinochle-no-declaration", {"card": c})
    if pub.phase == "bury":
        return Row(f"refused-{ID}-in-meld", {"card": c}, rule="pinochle:P4A.WIDOW.3")
    b = game.seat_row(pub, view.places)
    return duty_row("duty-pinochle", b, refusal(b, c), "pinochle:P0.LEGAL.1")


# ---------------------------------------------------------------- events
def tell(game: Rules, pub: ThreePublic, event: Event) -> Row | None:
    """What is said and logged about an event; None: leave it to what all games say."""
    args, kind, value = {"seat": event.seat}, event.kind, event.value
    if kind == "call":
        return _told_call(event)
    if kind == "contract":
        return Row(f"event-{ID}-contract", args | {"bid": value})
    if kind == "turned":
        return Row(f"event-{ID}-turned", args | {"card": value, "suit": value >> 4})
    if kind == "widow":
        return Row(f"event-{ID}-widow", args | {"n": len(event.cards)})
    if kind == "told":
        return Row(f"event-{ID}-told", args | {"trumps": value >> 4, "aces": value & 15})
    if kind == "meld":
        return Row("event-pinochle-meld", args | {"value": value}) if value else None
    if kind == "trick":
        return Row("event-pinochle-trick", args | {"n": sum(pub.taken)})
    if kind == "status" and STATUSES[value] != "played":
        return Row(f"event-{ID}-{STATUSES[value].replace('_', '-')}", args | {"bid": pub.contract})
    if kind == "score" and value:
        return Row(f"event-{ID}-score", args | {"value": value})
    return None


def _told_call(event: Event) -> Row:
    action, args = event.value, {"seat": event.seat}
    if action >= at.BID:
        return Row("call-pinochle-bid", args | {"bid": amount_of(action)})
    if at.NAME <= action < at.NAME + 4:
        return Row("call-pinochle-trump", args | {"suit": action - at.NAME})
    return Row(f"call-{ID}-{CALLS[action].slug}", args)
