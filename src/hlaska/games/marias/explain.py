"""What a client is told: message keys and numbers, made from a view alone (docs/ui.md, section 2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hlaska.core.auction import times
from hlaska.core.cards import TEN
from hlaska.core.errors import Row
from hlaska.core.game import CALL, Action, Event, Explanation, View, card
from hlaska.games.marias.public import (
    CHALLENGE,
    CLAIM,
    CONTRACT,
    FLEK,
    GOOD,
    HAND,
    HUNDRED,
    ITEMS,
    LAID,
    PEOPLE,
    SAY_SEVEN,
    SEVEN,
    SUIT,
    TALON,
    TRICK,
    TRICKS,
    TWO_SEVENS,
    UNNAMED,
    in_force,
    own,
)
from hlaska.games.marias.settle import worth_of
from hlaska.games.marias.turns import call_rows, contract_row, simple, spoken
from hlaska.kernel import layout as at
from hlaska.kernel.bits import lowest, suit_of
from hlaska.kernel.play import DECLARED, couples, hand_now, legal_now, pair_worth, refusal

if TYPE_CHECKING:
    from hlaska.games.marias.game import Marias

_CONTRACTS: Final = ("suit", "betl", "durch", "open-betl", "open-durch")
_DUTIES: Final = {
    at.FOLLOW: ("follow", "G.TRICK.2"),
    at.HEAD: ("follow-head", "G.TRICK.2"),
    at.HEAD_TRUMP: ("follow-head", "G.TRICK.2"),
    at.TRUMP: ("trump", "G.TRICK.2"),
    at.OVERTRUMP: ("trump-head", "G.TRICK.2"),
    at.KEEP: ("keep-seven", "G.OBL.1"),
    at.KING_LATER: ("queen-first", "G.MAR.2"),
    at.FORCED: ("lead-trump-card", "M3.PLAY.2"),
}


def explain(game: Marias, view: View) -> Explanation:
    pub = view.pub
    mine = view.seat >= 0 and pub.turn == view.seat
    return Explanation(
        question=_question(game, view, mine),
        title=title(pub),
        duty=_duty(game, view) if mine else None,
        calls=call_rows(game, view) if view.seat >= 0 else (),
        verb=_verb(pub) if mine else "act-play",
        choose=2 - len(view.places[TALON]) if mine and _discarding(view) else 1,
        melds=_melds(game, view) if mine and pub.phase == "play" else (),
        stakes=stakes(game, pub),
    )


# ---------------------------------------------------------------- what is going on
def _discarding(view: View) -> bool:
    return view.pub.phase in ("discard", "take") and len(view.places[TALON]) < 2


def _verb(pub: Any) -> str:
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
            "question-marias-discard", args | {"n": 2 - len(view.places[TALON])}, rule="marias:M3.TALON.1"
        )
    if pub.phase == "play":
        lead = not view.places[TRICK]
        return Row(
            "question-marias-lead" if lead else "question-marias-play", args | {"n": len(pub.took) + 1}
        )
    if pub.phase == "ask":
        return Row("question-marias-ask", args | {"lone": pub.lone, "level": pub.levels[CONTRACT]})
    return Row(f"question-marias-{pub.phase}", args)


def title(pub: Any) -> Row | None:
    """The contract in force with its trump; `seat`: who plays it."""
    if pub.contract == UNNAMED:
        return None
    args = {"seat": pub.lone, "suit": pub.trump}
    if pub.contract != SUIT:
        suited = "-in" if pub.trump >= 0 else ""
        return Row(f"title-marias-{_CONTRACTS[pub.contract]}{suited}", args)
    if pub.trump < 0:
        return Row("title-marias-suit", {"seat": pub.lone})
    hundred = pub.levels[HUNDRED] >= 0
    if pub.levels[TWO_SEVENS] >= 0:
        return Row(
            "title-marias-two-sevens" + ("-hundred" if hundred else ""), args | {"helper": pub.helper << 4}
        )
    parts = [name for name, there in (("hundred", hundred), ("seven", pub.levels[SEVEN] >= 0)) if there]
    return Row("title-marias-" + ("-".join(parts) or "game"), args)


def stakes(game: Marias, pub: Any) -> tuple[Row, ...]:
    """What stands on the deal, once it is agreed what is played."""
    if pub.phase not in ("announce", "flek", "play", "review"):
        return ()
    return tuple(_stake(game, pub, item) for item in range(len(ITEMS)) if in_force(game.options, pub, item))


def _stake(game: Marias, pub: Any, item: int) -> Row:
    level = pub.levels[item]
    name = _CONTRACTS[pub.contract] if item == CONTRACT else ITEMS[item].replace(" ", "-")
    args = {"level": level, "times": times(level), "worth": worth_of(game.options, pub, item)}
    return Row(f"stake-marias-{name}", args)


def _melds(game: Marias, view: View) -> tuple[Row, ...]:
    """The marriages that may be declared with a card now."""
    found = []
    for action in view.legal:
        if DECLARED <= action < CALL:
            c = action & 63
            row = game.rows.contract_row(view.pub)
            value = pair_worth(c >> 4, view.pub.trump, row[at.WORTH])
            args = {"card": c, "suit": c >> 4, "value": value}
            found.append(Row("meld-marias-marriage", args, (action,), "marias:G.MAR.1"))
    return tuple(found)


# ---------------------------------------------------------------- duties and refusals
def _duty(game: Marias, view: View) -> Row | None:
    pub = view.pub
    if pub.phase == "play":
        b = game.rows.seat_row(pub, view.places)
        return _duty_row(b, legal_now(b)[1])
    if pub.phase == "discard" and _discarding(view):
        hand = own(view.places, view.seat)
        out = [c for c in hand if c not in view.legal]
        return _talon_row(out[0]) if out else None
    if pub.phase == "flek":
        return _forced_row(view)
    return None


def _duty_row(b: list[int], bits: int) -> Row | None:
    """`suit`: to follow, or trumps; `card`: to beat (-1: none), or to play before its king."""
    if bits not in _DUTIES:
        return None
    key, rule = _DUTIES[bits]
    if bits == at.KEEP and b[at.KEEP_BACK + b[at.TURN]] != b[at.KEEP_LAST + b[at.TURN]]:
        key, rule = "keep-two-sevens", "G.OBL.2"
    suit = b[at.SUIT] if bits in (at.KEEP, at.FORCED) or b[at.LED] < 0 else b[at.LED]
    over = _over_of_a_marriage(b) if bits == at.KING_LATER else b[at.BEST]
    args = {"duty": bits, "suit": suit, "card": over, "trump": b[at.SUIT]}
    return Row(f"duty-marias-{key}", args, rule=f"marias:{rule}")


def _over_of_a_marriage(b: list[int]) -> int:
    """The over that goes before its king: of the suit led, else any."""
    pairs = couples(hand_now(b))
    return lowest(suit_of(pairs, b[at.LED]) or pairs)


def _talon_row(out: int) -> Row:
    """Why a card may not be discarded."""
    name, rule = ("no-sharp", "M3.TALON.2") if out & 15 >= TEN else ("no-trump", "M3.TALON.1")
    return Row(f"duty-marias-discard-{name}", {"suit": out >> 4, "card": out}, rule=f"marias:{rule}")


def _forced_row(view: View) -> Row | None:
    if view.legal and view.legal[0] == GOOD:
        return None
    raising = len(view.legal) == 1 and FLEK <= view.legal[0] < FLEK + len(ITEMS)
    name = "forced-flek" if raising else "forced-hundred"
    trump = view.pub.trump << 4
    args = {"king": trump | at.KING, "over": trump | at.QUEEN}
    return Row(f"duty-marias-{name}", args, rule="marias:P4.VAR.3")


def forbids(game: Marias, view: View, action: Action) -> Row | None:
    """Why an action that is not legal is not."""
    pub = view.pub
    if pub.turn < 0:
        return Row("refused-marias-over")
    if pub.turn != view.seat and action < CHALLENGE:
        return Row("refused-marias-turn", {"seat": pub.turn})
    if action >= CALL:
        return _no_call(view, action)
    return _no_card(game, view, action)


def _no_call(view: View, action: Action) -> Row:
    if view.pub.phase not in ("announce", "flek"):
        return Row("refused-marias-now")
    forced = _forced_row(view) if view.pub.phase == "flek" else None
    if forced is not None:
        return forced
    if view.pub.said >= action >= SAY_SEVEN:
        return Row("refused-marias-order", rule="marias:G.FLEK.6")
    if FLEK <= action < FLEK + len(ITEMS):
        return Row("refused-marias-raise", rule="marias:G.FLEK.3")
    return Row("refused-marias-announcement", rule="marias:M3.ANN.4")


def _no_card(game: Marias, view: View, action: Action) -> Row | None:
    pub, c = view.pub, action & 63
    laid = [card(e) for e in view.places[LAID]]
    if c not in own(view.places, view.seat):
        return Row("refused-marias-laid" if c in laid else "refused-marias-not-held", {"card": c})
    if pub.phase in ("discard", "take"):
        return _talon_row(c) if _discarding(view) else Row("refused-marias-now")
    if pub.phase != "play":
        return Row("refused-marias-now")
    b = game.rows.seat_row(pub, view.places)
    why = _duty_row(b, refusal(b, c))
    return why or Row("refused-marias-marriage", {"card": c}, rule="marias:G.MAR.1")


# ---------------------------------------------------------------- what happened
def tell(game: Marias, pub: Any, event: Event) -> Row | None:
    """The words for an event."""
    match event.kind:
        case "call":
            return _said(game, pub, event)
        case "play":
            return _played(game, pub, event)
        case "trick":
            key = "event-marias-last-trick" if len(pub.took) == TRICKS else "event-marias-trick"
            return Row(key, {"seat": event.seat, "points": event.value})
        case "trump":
            known = event.cards[0] >= 0
            args = {"seat": event.seat} | ({"card": event.cards[0]} if known else {})
            return Row("event-marias-trump-card" if known else "event-marias-trump-laid", args)
        case "show":
            return _shown(event)
        case "talon-trump" | "talon-sharp" | "claim":
            return Row(f"event-marias-{event.kind}-{'yes' if event.value else 'no'}", {"seat": event.seat})
        case "challenge-wrong":
            return Row("event-marias-challenge-wrong", {"seat": event.seat, "whom": event.value})
    return None


def _shown(event: Event) -> Row | None:
    if event.src == LAID:
        c = event.cards[0]
        return Row("event-marias-trump-shown", {"card": c, "suit": c >> 4})
    if HAND <= event.src < HAND + 3:
        return Row("event-marias-hand-open", {"seat": event.src - HAND})
    return None


def _played(game: Marias, pub: Any, event: Event) -> Row:
    c = event.cards[0]
    if not event.value:
        return Row("event-play", {"seat": event.seat, "card": c})
    value = pair_worth(c >> 4, pub.trump, game.rows.contract_row(pub)[at.WORTH])
    return Row("event-marias-marriage", {"seat": event.seat, "card": c, "suit": c >> 4, "value": value})


def _said(game: Marias, pub: Any, event: Event) -> Row:
    """A call in a few words, for the bubble at its seat."""
    action = event.value
    seat = {"seat": event.seat}
    if SAY_SEVEN <= action < CLAIM:
        item, level, helper = spoken(pub, action)
        level = pub.levels[item] if FLEK <= action < FLEK + len(ITEMS) else 0
        args = {"item1": item, "level1": level, "card1": helper, "contract": pub.contract}
        return Row("call-marias-raise" if level else "call-marias-say", seat | args)
    if action >= CHALLENGE:
        return Row("call-marias-challenge", seat | {"whom": action - CHALLENGE})
    if action >= PEOPLE:
        row = simple(game.options, pub, action)
        return Row(row.key.replace("act-", "call-"), seat | row.args)
    return _plain(game, pub, action, seat)


def _plain(game: Marias, pub: Any, action: Action, seat: dict[str, int]) -> Row:
    text = game.calls[action - CALL]
    if text in ("good", "bad", "claim"):
        return Row(f"call-marias-{text}", seat)
    row = contract_row(game.options, pub, action)
    return Row(row.key.replace("act-", "call-"), seat | row.args)
