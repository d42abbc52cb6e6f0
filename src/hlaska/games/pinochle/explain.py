"""What a client is told: made from a view, as message keys and numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from hlaska.core.board import Event, cards_in
from hlaska.core.errors import Row
from hlaska.core.game import CALL, Action, Explanation
from hlaska.core.tricks import duty_row
from hlaska.families.pinochle.melds import Table, count, made, meld_row, meld_rows, shown, total
from hlaska.games.pinochle import bid, chips
from hlaska.games.pinochle import public as at
from hlaska.games.pinochle.conventions import NONE, history, meaning_row, reading, system_of
from hlaska.games.pinochle.ends import ROUNDS, change_partners
from hlaska.games.pinochle.numbers import trick_total
from hlaska.games.pinochle.options import Options
from hlaska.games.pinochle.public import PinochlePublic, View, amount_of, partner, side_meld
from hlaska.kernel.play import legal_now, refusal

RUNGS: Final = 24  # so many bids have a button; any other may be said in words
ABOUT_CALLS: Final = {at.PASS: "pass", at.HELP: "pass-with-help", at.NO_MARRIAGE: "no-marriage", at.NO_WISH: "no-wish",
                      at.GO_ON: "play", at.THROW_IN: "throw-in", at.LAY: "meld"}  # fmt: skip


class Rules(Protocol):
    """What is asked of the game."""

    options: Options
    table: Table

    def seat_row(self, pub: PinochlePublic, places: Sequence[Sequence[int]]) -> list[int]: ...


# ---------------------------------------------------------------- the state of things
def explain(game: Rules, view: View) -> Explanation:
    pub, o = view.pub, game.options
    if pub.turn < 0:
        return Explanation(title=_title(pub), melds=meld_rows(pub.melds), points=made(pub.meld, pub.points))
    own = view.seat == pub.turn
    key = pub.phase if own else f"{pub.phase}-wait"
    choose, verb = 1, "act-play"
    if pub.phase == "pass":
        choose, verb = o.pass_count - len(view.places[at.ASIDE + pub.turn]), "act-pinochle-give"
    if pub.phase == "meld" and o.own_meld:
        choose, verb = 0, "act-pinochle-select"
    return Explanation(
        question=Row(f"question-pinochle-{key}", _question(o, view)),
        title=_title(pub),
        duty=_duty(game, view) if own and pub.phase == "play" else None,
        calls=_calls(game, view) if own else (),
        verb=verb,
        choose=choose,
        melds=(*meld_rows(pub.melds), *(_own_best(game, view) if own and pub.phase == "meld" else ())),
        stakes=_stakes(o, pub),
        points=made(pub.meld, pub.points),
        meanings=_meanings(game, view),
    )


def _question(o: Options, view: View) -> dict[str, int]:
    pub = view.pub
    args = {"seat": pub.turn}
    if pub.phase == "auction":
        args |= {"high": pub.high, "bidder": pub.bidder}
    if pub.phase == "pass":
        args |= {"n": o.pass_count, "partner": partner(pub.turn), "suit": max(pub.trump, pub.wish)}
    if pub.phase == "play":
        args |= {"suit": pub.trump}
    return args


def _title(pub: PinochlePublic) -> Row | None:
    """The contract in force with its trumps."""
    if pub.declarer < 0:
        return Row("title-pinochle-trump", {"suit": pub.trump}) if pub.trump >= 0 else None
    args = {"seat": pub.declarer, "bid": pub.contract, "suit": pub.trump}
    return Row("title-pinochle-contract" if pub.trump >= 0 else "title-pinochle-bid", args)


def _stakes(o: Options, pub: PinochlePublic) -> tuple[Row, ...]:
    """Meld of both sides, counters taken so far, and what the bidding side still needs (P3.SCORE.1, P3.RIDE.1)."""
    match = _of_the_match(o, pub)
    if pub.phase in ("auction", "wish", "trump", "pass"):
        return (*_signals(o, pub), *match)
    if pub.phase not in ("decide", "play"):
        return match
    rows = []
    points = pub.points or (0, 0, 0, 0)
    for side in (0, 1):
        take = points[side] + points[side + 2]
        args = {"seat": side, "partner": side + 2, "meld": side_meld(pub, side), "take": take}
        rows.append(Row("stake-pinochle-side", args, rule="pinochle:P3.SCORE.1"))
    if pub.declarer >= 0:
        us = pub.declarer & 1
        got = side_meld(pub, us) + points[us] + points[us + 2]
        args = {"seat": pub.declarer, "need": max(0, pub.contract - got), "bid": pub.contract}
        rows.append(Row("stake-pinochle-need", args, rule="pinochle:P3.RIDE.1"))
    return (*rows, *match)


def _of_the_match(o: Options, pub: PinochlePublic) -> tuple[Row, ...]:
    """Where the chips lie; which round of which game it is (P1.VAR.4, P1.END.3, P1.END.4)."""
    if pub.round >= 0:
        args = {"game": pub.round // ROUNDS + 1, "round": pub.round % ROUNDS + 1}
        sides = {"seat": 0, "partner": 2, "own": pub.had[0], "other": pub.had[1]}
        key = "stake-pinochle-round" if change_partners(o) else "stake-pinochle-round-alone"
        return (Row(key, args | sides, rule="pinochle:P1.END.3"),)
    if not pub.holders:
        return ()
    mine, theirs = (chips.across(o, points) for points in pub.had)
    args = {"seat": pub.holders[0], "over": mine[0], "white": mine[1]}
    args |= {"other": pub.holders[1], "other_over": theirs[0], "other_white": theirs[1]}
    return (Row("stake-pinochle-chips", args, rule="pinochle:P1.VAR.4"),)


def _signals(o: Options, pub: PinochlePublic) -> tuple[Row, ...]:
    """The system of each side if one has any, and what the latest call of each player means, for everybody (P1.BID.9,
    P2.SIG)."""
    names = [system_of(o, pub, side) for side in (0, 1)]
    rows = [
        Row(f"stake-pinochle-system-{n}", {"seat": s}, rule="pinochle:P2.SIG.1") for s, n in enumerate(names)
    ]
    latest = {said.seat: said for said in history(o, pub)}
    meant = [meaning_row(s.seat, s.meaning) for s in latest.values() if s.meaning != NONE]
    return (*(rows if set(names) != {"none"} else ()), *meant)


def _meanings(game: Rules, view: View) -> tuple[Row, ...]:
    """What every call made so far means, and every call that has a button now; nothing where no side has a system
    (P2.SIG, (c))."""
    pub, o = view.pub, game.options
    if all(system_of(o, pub, side) == "none" for side in (0, 1)):
        return ()
    made = history(o, pub)
    rows = [
        _with(meaning_row(said.seat, said.meaning), said.call, {"said": n}) for n, said in enumerate(made)
    ]
    system, first = system_of(o, pub, view.seat), all(said.seat != view.seat for said in made)
    if pub.phase != "auction" or view.seat != pub.turn or system == "none":
        return tuple(rows)
    calls = [a for a in view.legal if not at.INFO <= a < at.BID][: RUNGS + 2]
    return (
        *rows,
        *(_with(meaning_row(view.seat, reading(o, system, pub.high, call, first)), call) for call in calls),
    )


def _with(row: Row, call: int, more: dict[str, int] | None = None) -> Row:
    """The row as one of a call."""
    return Row(row.key, row.args | (more or {}), (call,), row.rule)


# ---------------------------------------------------------------- melds
def _own_best(game: Rules, view: View) -> tuple[Row, ...]:
    """The best meld of the cards chosen so far, or of the whole hand before a choice (P3.MELD.4)."""
    seat, pub = view.seat, view.pub
    chosen = cards_in(view.places[at.ASIDE + seat])
    cards = chosen or cards_in(view.places[at.HAND + seat])
    return tuple(meld_row(seat, line) for line in count(cards, game.table, pub.trump))


# ---------------------------------------------------------------- buttons
def _calls(game: Rules, view: View) -> tuple[Row, ...]:
    if view.pub.phase == "meld":
        return _meld_calls(game, view)
    rows, rungs = [], 0
    hand = cards_in(view.places[at.HAND + view.seat])
    counts = [total(hand, game.table, t) for t in range(4)] if view.pub.phase in ("auction", "trump") else []
    suits = [a for a in view.legal if at.NAME <= a < at.NAME + 4]
    for action in (*sorted(suits), *(a for a in view.legal if a not in suits)):
        if action < CALL:
            continue
        rungs += action >= at.BID
        if rungs <= RUNGS:
            rows.append(_call(game, view, action, counts))
        else:
            break  # bids come last
    return tuple(rows)


def _call(game: Rules, view: View, action: Action, counts: Sequence[int]) -> Row:
    """One button with the numbers of its consequence; `counts`: the meld of the hand by trump suit."""
    pub, o = view.pub, game.options
    if action >= at.BID:
        amount, best = amount_of(action), max(counts)
        key = (
            "act-pinochle-jump"
            if bid.is_jump(o, pub.high, amount) and o.deck == "single"
            else "act-pinochle-bid"
        )
        args = {"bid": amount, "best": best, "need": max(0, amount - best)}
        return Row(key, args, (action,), "pinochle:P1.BID.3" if o.deck == "single" else "pinochle:P2.BID.2")
    if at.NAME <= action < at.NAME + 4:
        s = action - at.NAME
        held = sum(c >> 4 == s for c in cards_in(view.places[at.HAND + view.seat]))
        args = {"suit": s, "value": counts[s], "cards": held}
        return Row("act-pinochle-trump", args, (action,), "pinochle:P1.TRUMP.1")
    if at.WISH <= action < at.WISH + 4:
        return Row("act-pinochle-wish", {"suit": action - at.WISH}, (action,), "pinochle:P2.PASS.3")
    if at.INFO <= action < at.BID:
        key, n = info_key(action)
        return Row(f"act-pinochle-say-{key}", {"n": n}, (action,), "pinochle:P2.BID.6")
    return Row(f"act-pinochle-{ABOUT_CALLS[action]}", _price(o, pub, action), (action,))


def _price(o: Options, pub: PinochlePublic, action: Action) -> dict[str, int]:
    if action not in (at.GO_ON, at.THROW_IN):
        return {}
    us = pub.declarer & 1
    mine, theirs = side_meld(pub, us), side_meld(pub, 1 - us)
    need = max(0, pub.contract - mine)
    return {"bid": pub.contract, "need": need, "all": trick_total(o), "theirs": theirs}


def info_key(action: Action) -> tuple[str, int]:
    """The name of a statement and its number: `say 3 aces` is ("n-aces", 3)."""
    call = at.CALLS[action]
    return call.series.removeprefix("say-"), max(call.amount, 0)


def _meld_calls(game: Rules, view: View) -> tuple[Row, ...]:
    """Done with what is chosen; before a choice also the best meld, and everything (P3.MELD.1 to P3.MELD.5)."""
    seat, trump = view.seat, view.pub.trump
    chosen = cards_in(view.places[at.ASIDE + seat])
    hand = cards_in(view.places[at.HAND + seat])
    value = total(chosen, game.table, trump)
    rule = "pinochle:P3.MELD.4"
    done = Row("act-pinochle-meld", {"value": value, "n": len(chosen)}, (at.LAY,), "pinochle:P3.MELD.2")
    if chosen:
        return (done,)
    if not game.options.own_meld:
        worth = {"value": total(hand, game.table, trump), "n": len(shown(hand, game.table, trump))}
        return (
            Row(
                "act-pinochle-lay" if worth["n"] else "act-pinochle-meld-none",
                worth,
                (at.LAY,),
                "pinochle:P1.MELD.1",
            ),
        )
    best = shown(hand, game.table, trump)
    worth = {"value": total(hand, game.table, trump), "n": len(best)}
    rows = [Row("act-pinochle-meld-best", worth, (*best, at.LAY), rule)] if best else []
    rows.append(Row("act-pinochle-meld-all", worth | {"n": len(hand)}, (*hand, at.LAY), rule))
    return (*rows, Row("act-pinochle-meld-none", {}, (at.LAY,), "pinochle:P3.MELD.2"))


# ---------------------------------------------------------------- duties and refusals
def _duty(game: Rules, view: View) -> Row | None:
    b = game.seat_row(view.pub, view.places)
    return _duty_row(b, legal_now(b)[1])


def _duty_row(b: list[int], bits: int) -> Row | None:
    return duty_row("duty-pinochle", b, bits, "pinochle:P0.LEGAL.1")


def forbids(game: Rules, view: View, action: Action) -> Row | None:
    """Why an action that is not legal is refused."""
    pub, seat = view.pub, view.seat
    if pub.turn != seat:
        return Row("refused-not-your-turn", {"seat": pub.turn})
    if action < CALL:
        return _forbids_card(game, view, action)
    if pub.phase == "auction":
        key = bid.wrong(game.options, pub, seat, action) or "refused-pinochle-not-auction"
        args = {"bid": amount_of(action), "high": pub.high, "least": bid.lowest(game.options, pub)}
        return Row(key, args, rule="pinochle:P1.BID.2")
    if pub.phase == "trump" and at.NAME <= action < at.NAME + 4:
        return Row("refused-pinochle-needs-marriage", {"suit": action - at.NAME}, rule="pinochle:P2.TRUMP.2")
    if pub.phase == "trump" and action == at.NO_MARRIAGE:
        return Row("refused-pinochle-has-marriage", rule="pinochle:P2.TRUMP.3")
    if pub.phase == "pass":
        missing = game.options.pass_count - len(view.places[at.ASIDE + seat])
        return Row("refused-pinochle-pass-first", {"n": missing}, rule="pinochle:P1.PASS.3")
    if pub.phase == "meld":
        return Row("refused-pinochle-meld-first", rule="pinochle:P3.MELD.2")
    return Row(f"refused-pinochle-not-{pub.phase}")


def _forbids_card(game: Rules, view: View, action: Action) -> Row | None:
    pub, seat, c = view.pub, view.seat, action & 63
    if pub.phase not in ("pass", "meld", "play"):
        return Row("refused-pinochle-no-card-now", {"card": c})
    if c not in cards_in(view.places[at.HAND + seat]):
        gone = c in cards_in(view.places[at.ASIDE + seat])
        return Row("refused-pinochle-chosen-already" if gone else "refused-pinochle-not-held", {"card": c})
    if pub.phase != "play" or action >> 6:
        return Row("refused-pinochle-no-declaration", {"card": c})
    b = game.seat_row(pub, view.places)
    return _duty_row(b, refusal(b, c))


# ---------------------------------------------------------------- events
def tell(game: Rules, pub: PinochlePublic, event: Event) -> Row | None:
    """What is said and logged about an event; None: leave it to what all games say."""
    if event.kind == "call":
        return _told_call(game, pub, event)
    args = {"seat": event.seat}
    if event.kind == "contract":
        stuck = event.value and pub.high == 0
        return Row(
            "event-pinochle-stuck" if stuck else "event-pinochle-contract", args | {"bid": event.value}
        )
    if event.kind == "trump":
        return Row("event-pinochle-trump", args | {"suit": event.value})
    if event.kind == "pass":
        return Row("event-pinochle-pass", args | {"n": len(event.cards), "partner": partner(event.seat)})
    if event.kind == "meld":
        return Row("event-pinochle-meld", args | {"value": event.value}) if event.value else None
    if event.kind == "trick":
        return Row("event-pinochle-trick", args | {"n": sum(pub.taken)})
    if event.kind == "status":
        key = at.STATUSES[event.value].replace("_", "-")
        return Row(f"event-pinochle-{key}", args | {"bid": pub.contract})
    if event.kind == "score":
        return Row("event-pinochle-score", args | {"value": event.value})
    if event.kind == "partners":
        sides = {"partner": 2, "left": 1, "right": 3}
        return Row("event-pinochle-partners", args | sides | {"game": event.value}, rule="pinochle:P1.END.4")
    return _told_item(pub, event)


def _told_item(pub: PinochlePublic, event: Event) -> Row | None:
    """Chips that go across, and the end of a game of four rounds, as in the settlement."""
    found = (i for i in pub.items if i.key == f"item-pinochle-{event.kind}" and i.seat == event.seat)
    return next(
        (Row(f"event-pinochle-{event.kind}", {"seat": i.seat, **i.args}, rule=i.rule) for i in found), None
    )


def _told_call(game: Rules, pub: PinochlePublic, event: Event) -> Row:
    action, args = event.value, {"seat": event.seat}
    if action >= at.BID:
        high = _before(pub)
        jump = bid.is_jump(game.options, high, amount_of(action)) and game.options.deck == "single"
        return Row("call-pinochle-jump" if jump else "call-pinochle-bid", args | {"bid": amount_of(action)})
    if at.NAME <= action < at.NAME + 4:
        return Row("call-pinochle-trump", args | {"suit": action - at.NAME})
    if at.WISH <= action < at.WISH + 4:
        return Row("call-pinochle-wish", args | {"suit": action - at.WISH})
    if at.INFO <= action < at.BID:
        key, n = info_key(action)
        return Row(f"call-pinochle-say-{key}", args | {"n": n})
    return Row(f"call-pinochle-{ABOUT_CALLS[action]}", args)


def _before(pub: PinochlePublic) -> int:
    """The last bid before the latest one; 0: none."""
    bids = [amount_of(word >> 2) for word in pub.said if word >> 2 >= at.BID]
    return bids[-2] if len(bids) > 1 else 0
