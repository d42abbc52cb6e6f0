"""What a client is told about a deal of Thousand: made from a view, as message keys and numbers."""

from __future__ import annotations

from typing import Final, Protocol

from hlaska.core.board import Event, cards_in
from hlaska.core.cards import couple
from hlaska.core.errors import Row
from hlaska.core.game import CALL, Action, Explanation
from hlaska.core.tricks import duty_row
from hlaska.games.thousand import bid
from hlaska.games.thousand.options import Options
from hlaska.games.thousand.public import (
    ACES,
    ASK_REDEAL,
    AUCTION,
    BID,
    BLIND,
    BLIND_AT,
    CALLS,
    END,
    EXCHANGE,
    GIVE_UP,
    HAND,
    KEEP,
    LOOK,
    NINES,
    PASS,
    PLAY,
    PLAY_ON,
    RAISE,
    SEATS,
    TRICK,
    Deal,
    View,
    amount_of,
)
from hlaska.games.thousand.rows import WORTH, own_row, pair_points
from hlaska.games.thousand.settle import CONSOLATION, FINE, need
from hlaska.kernel import layout as at
from hlaska.kernel.play import DECLARED, legal_now, marriage, pair_worth, refusal

RUNGS: Final = 24  # so many bids have a button; any other may be said in words
DUTY_RULES: Final = {False: "mariage:CD.FOLLOW.1", True: "mariage:CD.FOLLOW.3"}


class Rules(Protocol):
    """What is asked of the game."""

    options: Options
    fixed: list[int]


# ---------------------------------------------------------------- the state of things
def explain(game: Rules, view: View) -> Explanation:
    pub: Deal = view.pub
    if pub.phase == END:
        return Explanation(title=title(pub))
    own = 0 <= view.seat == pub.turn
    args = {"seat": pub.turn, "high": pub.bid}
    if pub.phase == EXCHANGE:
        args["to"] = (pub.declarer + 1 + pub.given) % SEATS
    key = f"question-thousand-{pub.phase}" if own else f"question-thousand-{pub.phase}-wait"
    verb = "act-thousand-give" if pub.phase == EXCHANGE else "act-play"
    return Explanation(
        question=Row(key, args),
        title=title(pub),
        duty=duty(game, view) if own else None,
        calls=calls(game.options, view),
        verb=verb,
        melds=melds(view),
        stakes=stakes(game.options, pub),
    )


def title(pub: Deal) -> Row | None:
    """The contract, or the highest bid."""
    if pub.declarer < 0:
        return Row("title-thousand-bid", {"seat": pub.bidder, "bid": pub.bid}) if pub.bid else None
    args = {"seat": pub.declarer, "bid": pub.contract, "suit": pub.trump}
    return Row("title-thousand-contract" if pub.trump < 0 else "title-thousand-trump", args)


def duty(game: Rules, view: View) -> Row | None:
    """What binds the card to be played."""
    if view.pub.phase != PLAY:
        return None
    b = own_row(game.fixed, view.pub, view.places)
    return _duty(game.options, b, legal_now(b)[1])


def _duty(o: Options, b: list[int], bits: int) -> Row | None:
    if bits == at.FORCED:
        return Row("duty-thousand-ace", {"duty": bits}, rule="mariage:TH.MARR.4")
    return duty_row("duty-thousand", b, bits, DUTY_RULES[o.th_must_beat])


def melds(view: View) -> tuple[Row, ...]:
    """The marriages that may be announced now."""
    rows = []
    for a in view.legal:
        if a < CALL and a & DECLARED:
            c = a & 63
            args = {"card": c, "suit": c >> 4, "value": pair_worth(c >> 4, -1, WORTH)}
            rows.append(Row("meld-thousand", args, (a,), "mariage:TH.MARR.1", couple(c >> 4)))
    return tuple(rows)


def stakes(o: Options, pub: Deal) -> tuple[Row, ...]:
    """What stands: the golden set, a blind bid, what the declarer still needs, barrels, bolts."""
    rows = []
    if pub.gold:
        rows.append(Row("stake-thousand-gold", rule="mariage:TH.GOLD.1"))
    if pub.blind:
        rows.append(
            Row("stake-thousand-blind", {"seat": pub.bidder, "bid": pub.bid}, rule="mariage:TH.BID.3")
        )
    if pub.phase == PLAY:
        made = points(pub, pub.declarer)
        args = {"seat": pub.declarer, "points": made, "need": max(0, pub.contract - made)}
        rows.append(Row("stake-thousand-need", args, rule="mariage:TH.SCORE.2"))
    for seat in range(SEATS):
        if pub.barrel[seat]:
            args = {"seat": seat, "n": pub.barrel[seat], "need": need(o)}
            rows.append(Row("stake-thousand-barrel", args, rule="mariage:TH.BARREL.2"))
        elif o.th_bolts and pub.bolts[seat] % 3:
            rows.append(
                Row(
                    "stake-thousand-bolts", {"seat": seat, "n": pub.bolts[seat] % 3}, rule="mariage:TH.BOLT.1"
                )
            )
    return tuple(rows)


def points(pub: Deal, seat: int) -> int:
    return pub.points[seat] + pair_points(pub.pairs[seat]) + pub.bonus[seat]


# ---------------------------------------------------------------- buttons
def calls(o: Options, view: View) -> tuple[Row, ...]:
    rows = []
    bids = 0
    for a in view.legal:
        if a >= BID:
            bids += 1
        if a >= CALL and bids <= RUNGS:
            rows.append(call_row(o, view, a))
    return tuple(rows)


def call_row(o: Options, view: View, action: Action) -> Row:
    """One button with the numbers of its consequence."""
    pub: Deal = view.pub
    if action >= BLIND_AT:
        amount = amount_of(action)
        return Row("act-thousand-blind", {"bid": amount, "worth": 2 * amount}, (action,), "mariage:TH.BID.3")
    if action >= BID:
        key = "act-thousand-raise" if pub.phase == RAISE else "act-thousand-bid"
        return Row(key, {"bid": amount_of(action)}, (action,), "mariage:TH.BID.1")
    return _plain_row(o, view, action)


def _plain_row(o: Options, view: View, action: Action) -> Row:
    pub: Deal = view.pub
    name = CALLS[action - CALL].replace(" ", "-")
    if action == GIVE_UP:
        times = pub.gave[view.seat] + 1
        double = 2 if pub.gold else 1
        worth = FINE * double if times % o.th_rospis_every == 0 else 0
        args = {"worth": worth, "n": times, "theirs": CONSOLATION * double}
        return Row("act-thousand-give-up", args, (action,), "mariage:TH.ROSPIS.1")
    if action == KEEP:
        return Row("act-thousand-keep", {"bid": pub.contract}, (action,), "mariage:TH.RAISE.1")
    if action == ACES:
        return Row("act-thousand-aces", {"value": o.th_ace_marriage}, (action,), "mariage:TH.MARR.4")
    rules = {PASS: "TH.BID.1", PLAY_ON: "TH.NINES.1", ASK_REDEAL: "TH.NINES.1", LOOK: "TH.BID.3"}
    return Row(f"act-thousand-{name}", {"high": pub.bid}, (action,), f"mariage:{rules[action]}")


# ---------------------------------------------------------------- refusals
def forbids(game: Rules, view: View, action: Action) -> Row | None:
    """The rule that forbids an action of the seat of the view."""
    pub: Deal = view.pub
    if pub.phase == END:
        return Row("refused-thousand-over")
    if view.seat != pub.turn:
        return None
    if action >= CALL:
        return _forbids_call(game.options, view, action)
    hand = [c for c in cards_in(view.places[HAND + view.seat]) if c >= 0]
    c = action & 63
    if pub.phase == RAISE:
        return Row("refused-thousand-passed", rule="mariage:TH.PASS.1")
    if pub.phase not in (EXCHANGE, PLAY):
        return Row("refused-thousand-no-card", rule="mariage:TH.BID.1")
    if c not in hand:
        return Row("refused-thousand-not-held", {"card": c})
    if pub.phase == EXCHANGE:
        return Row("refused-thousand-plain", {"card": c}, rule="mariage:TH.PASS.1")
    b = own_row(game.fixed, pub, view.places)
    return _duty(game.options, b, refusal(b, c)) or _forbids_meld(game.options, view, hand, c)


_MOMENTS: Final = {
    PASS: (AUCTION, "TH.BID.1"),
    KEEP: (RAISE, "TH.RAISE.1"),
    GIVE_UP: (EXCHANGE, "TH.ROSPIS.1"),
    PLAY_ON: (NINES, "TH.NINES.1"),
    ASK_REDEAL: (NINES, "TH.NINES.1"),
    ACES: (PLAY, "TH.MARR.4"),
    LOOK: (BLIND, "TH.BID.3"),
}


def _forbids_call(o: Options, view: View, action: Action) -> Row | None:
    pub: Deal = view.pub
    if action >= BLIND_AT:
        rule = "mariage:TH.BID.3"
        return Row("refused-thousand-blind" if pub.phase == BLIND else "refused-thousand-seen", rule=rule)
    if action >= BID:
        if pub.phase not in (AUCTION, RAISE):
            return Row("refused-thousand-no-auction", rule="mariage:TH.BID.1")
        return bid.refuse(
            o, pub, [c for c in cards_in(view.places[HAND + view.seat]) if c >= 0], amount_of(action)
        )
    if action - CALL >= len(CALLS) or action not in _MOMENTS:
        return None
    if action == PASS and pub.phase == AUCTION:
        return Row("refused-thousand-must-open", {"least": bid.least(o, pub)}, rule="mariage:TH.BID.1")
    phase, rule = _MOMENTS[action]
    key = "moment" if pub.phase != phase else CALLS[action - CALL].replace(" ", "-")
    return Row(f"refused-thousand-{key}", rule=f"mariage:{rule}")


def _forbids_meld(o: Options, view: View, hand: list[int], c: int) -> Row:
    """Why a card may not be led with a marriage (mariage:TH.MARR)."""
    pub: Deal = view.pub
    if view.places[TRICK]:
        return Row("refused-thousand-meld-lead", rule="mariage:TH.MARR.1")
    if not marriage(sum(1 << x for x in hand), c, -1, WORTH):
        return Row("refused-thousand-meld-pair", {"card": c, "suit": c >> 4}, rule="mariage:CD.MARR.1")
    if pub.led_aces:
        return Row("duty-thousand-ace", {"duty": at.FORCED}, rule="mariage:TH.MARR.4")
    return Row("refused-thousand-meld-trick", rule="mariage:TH.MARR.1")


# ---------------------------------------------------------------- events
def tell(pub: Deal, event: Event) -> Row | None:
    """Words for what happened, where the words for all games do not do."""
    args = {"seat": event.seat}
    if event.kind == "call" and event.value >= BID:
        blind = event.value >= BLIND_AT
        raised = pub.contract > 0
        key = "blind" if blind else "raise" if raised else "bid"
        return Row(f"call-thousand-{key}", args | {"bid": amount_of(event.value)})
    if event.kind == "play" and event.value:
        c = event.cards[0]
        value = pair_worth(c >> 4, -1, WORTH)
        return Row(
            "event-thousand-declare",
            args | {"card": c, "suit": c >> 4, "value": value},
            rule="mariage:TH.MARR.1",
        )
    if event.kind == "trick":
        return Row("event-thousand-trick", args | {"value": event.value})
    if event.kind == "widow":
        if -1 in event.cards:
            return Row("event-thousand-widow-hidden", args | {"bid": pub.contract})
        shown = {f"card{i}": c for i, c in enumerate(event.cards)}
        return Row("event-thousand-widow", args | {"bid": pub.contract} | shown)
    if event.kind == "give":
        to = {"to": event.dst - HAND}
        if event.cards[0] < 0:
            return Row("event-thousand-give-hidden", args | to)
        return Row("event-thousand-give", args | to | {"card": event.cards[0]})
    if event.kind == "redeal":
        return Row("event-thousand-redeal", rule="mariage:TH.NINES.1")
    if event.kind == "settle" and event.seat >= 0:
        return Row("event-thousand-won", args)
    return None
