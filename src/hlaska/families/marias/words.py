"""What clients are told in every Mariáš game: duties, stakes, refusals and events, as message keys and numbers."""

from __future__ import annotations

from typing import Any, Final

from hlaska.core.board import Event
from hlaska.core.cards import TEN, couple
from hlaska.core.errors import Row
from hlaska.core.game import CALL, Action
from hlaska.families.marias import items
from hlaska.families.marias.calls import Codes, is_challenge, raised_item, spoken
from hlaska.families.marias.fleks import times
from hlaska.families.marias.items import ContractPublic, View, in_force
from hlaska.families.marias.rows import Rows
from hlaska.families.marias.talk import Voice, barred, top_level
from hlaska.families.marias.worth import Worth
from hlaska.kernel import layout as word
from hlaska.kernel.bits import lowest, suit_of
from hlaska.kernel.play import DECLARED, couples, hand_now, pair_worth, refusal

_DUTIES: Final = {
    word.FOLLOW: ("follow", "G.TRICK.2"),
    word.HEAD: ("follow-head", "G.TRICK.2"),
    word.HEAD_TRUMP: ("follow-head", "G.TRICK.2"),
    word.TRUMP: ("trump", "G.TRICK.2"),
    word.OVERTRUMP: ("trump-head", "G.TRICK.2"),
    word.KEEP: ("keep-seven", "G.OBL.1"),
    word.KING_LATER: ("queen-first", "G.MAR.2"),
    word.FORCED: ("lead-trump-card", "M3.PLAY.2"),
}


# ---------------------------------------------------------------- what is going on
def suit_title(pub: ContractPublic) -> Row:
    """A contract with trumps: what is announced, and the trumps; `seat`: who plays it."""
    args = {"seat": pub.lone, "suit": pub.trump}
    hundred = pub.levels[items.HUNDRED] >= 0
    if pub.levels[items.TWO_SEVENS] >= 0 and not pub.two_against:
        return Row(
            "title-marias-two-sevens" + ("-hundred" if hundred else ""), args | {"helper": pub.helper << 4}
        )
    parts = [name for name, there in (("hundred", hundred), ("seven", pub.levels[items.SEVEN] >= 0)) if there]
    return Row("title-marias-" + ("-".join(parts) or "game"), args)


def stakes(worth: Worth, options: Any, pub: ContractPublic, contract_key: str) -> tuple[Row, ...]:
    """What stands on the deal, one row each."""
    rows = []
    for item in range(len(items.ITEMS)):
        if in_force(options, pub, item):
            level = pub.levels[item]
            name = contract_key if item == items.CONTRACT else items.ITEMS[item].replace(" ", "-")
            name += "-against" if item == items.TWO_SEVENS and pub.two_against else ""
            args = {"level": level, "times": times(level), "worth": worth.of(item, level)}
            rows.append(Row(f"stake-marias-{name}", args))
    return tuple(rows)


def melds(rows: Rows, view: View) -> tuple[Row, ...]:
    """The marriages that may be declared with a card now."""
    found = []
    for action in view.legal:
        if DECLARED <= action < CALL:
            c = action & 63
            row = rows.contract_row(view.pub, view.places)
            value = pair_worth(c >> 4, view.pub.trump, row[word.WORTH])
            args = {"card": c, "suit": c >> 4, "value": value}
            found.append(Row("meld-marias-marriage", args, (action,), "marias:G.MAR.1", couple(c >> 4)))
    return tuple(found)


# ---------------------------------------------------------------- duties and refusals
def duty_row(b: list[int], bits: int) -> Row | None:
    """`suit`: to follow, or trumps; `card`: to beat (-1: none), or to play before its king."""
    if bits not in _DUTIES:
        return None
    key, rule = _DUTIES[bits]
    if bits == word.KEEP and b[word.KEEP_BACK + b[word.TURN]] != b[word.KEEP_LAST + b[word.TURN]]:
        key, rule = "keep-two-sevens", "G.OBL.2"
    suit = b[word.SUIT] if bits in (word.KEEP, word.FORCED) or b[word.LED] < 0 else b[word.LED]
    over = _over_of_a_marriage(b) if bits == word.KING_LATER else b[word.BEST]
    args = {"duty": bits, "suit": suit, "card": over, "trump": b[word.SUIT]}
    return Row(f"duty-marias-{key}", args, rule=f"marias:{rule}")


def _over_of_a_marriage(b: list[int]) -> int:
    """The over that goes before its king: of the suit led, else any."""
    pairs = couples(hand_now(b))
    return lowest(suit_of(pairs, b[word.LED]) or pairs)


def talon_row(out: int) -> Row:
    """Why a card may not be discarded."""
    name, rule = ("no-sharp", "M3.TALON.2") if out & 15 >= TEN else ("no-trump", "M3.TALON.1")
    return Row(f"duty-marias-discard-{name}", {"suit": out >> 4, "card": out}, rule=f"marias:{rule}")


def forced_row(codes: Codes, view: View) -> Row | None:
    """That something must be said (marias:P4.VAR.3)."""
    if view.legal and view.legal[0] == codes.good:
        return None
    raising = len(view.legal) == 1 and raised_item(codes, view.legal[0]) >= 0
    name = "forced-flek" if raising else "forced-hundred"
    trump = view.pub.trump << 4
    args = {"king": trump | word.KING, "over": trump | word.QUEEN}
    return Row(f"duty-marias-{name}", args, rule="marias:P4.VAR.3")


def no_call(codes: Codes, options: Any, view: View, action: Action, voice: Voice, holding: bool) -> Row:
    """Why a call is not legal. `voice`: the seat of the view; `holding`: whether a seven must be held."""
    pub, item = view.pub, spoken(codes, view.pub.levels, action)[0]
    if item >= 0 and pub.phase == "play":
        return Row("refused-marias-talk-over", rule="marias:G.FLEK.5")
    if item < 0 or pub.phase not in ("announce", "flek"):
        return Row("refused-marias-now")
    forced = forced_row(codes, view) if pub.phase == "flek" else None
    if forced is not None:
        return forced
    if pub.said >= action:
        return Row("refused-marias-order", rule="marias:G.FLEK.6")
    if raised_item(codes, action) >= 0:
        return _no_raise(options, pub, item)
    if pub.phase == "flek" and not pub.left:
        return Row("refused-marias-late", rule="marias:G.FLEK.6")
    return _no_announcement(options, pub, item, voice, holding)


def _no_raise(options: Any, pub: ContractPublic, item: int) -> Row:
    if pub.levels[item] < 0:
        args = {"item1": item, "contract": pub.contract}
        return Row("refused-marias-not-standing", args, rule="marias:G.FLEK.1")
    if pub.levels[item] >= top_level(options):
        return Row("refused-marias-top", rule="marias:G.FLEK.2")
    return Row("refused-marias-raise", rule="marias:G.FLEK.3")


def _no_announcement(options: Any, pub: ContractPublic, item: int, voice: Voice, holding: bool) -> Row:
    if item == items.TWO_SEVENS:
        return Row("refused-marias-announcement", rule="marias:M3.TWO.1")
    why = barred(options, pub, voice, item, holding) or "announcement"
    rule = {"flek-first": "M3.ANN.5", "no-seven": "M3.ANN.4", "no-marriage": "M3.ANN.4"}.get(why, "M3.ANN.3")
    return Row(f"refused-marias-{why}", {"card": pub.trump << 4}, rule=f"marias:{rule}")


def no_card(rows: Rows, view: View, action: Action) -> Row:
    """Why a card of the own hand may not be played, or not with a declaration."""
    b = rows.seat_row(view.pub, view.places)
    why = duty_row(b, refusal(b, action & 63))
    return why or Row("refused-marias-marriage", {"card": action & 63}, rule="marias:G.MAR.1")


# ---------------------------------------------------------------- what happened
def tell(rows: Rows, pub: ContractPublic, event: Event) -> Row | None:
    """The words for what happens in every game; None: another event, or none worth words."""
    match event.kind:
        case "play":
            return _played(rows, pub, event)
        case "trick":
            last = len(pub.took) == rows.layout.tricks
            key = "event-marias-last-trick" if last else "event-marias-trick"
            return Row(key, {"seat": event.seat, "points": event.value})
        case "show" if rows.layout.hand <= event.src < rows.layout.hand + rows.seats:
            return Row("event-marias-hand-open", {"seat": event.src - rows.layout.hand})
        case "talon-trump" | "talon-sharp" | "claim":
            return Row(f"event-marias-{event.kind}-{'yes' if event.value else 'no'}", {"seat": event.seat})
        case "challenge-wrong":
            return Row("event-marias-challenge-wrong", {"seat": event.seat, "whom": event.value})
    return None


def _played(rows: Rows, pub: ContractPublic, event: Event) -> Row:
    c = event.cards[0]
    if not event.value:
        return Row("event-play", {"seat": event.seat, "card": c})
    value = pair_worth(c >> 4, pub.trump, rows.contract_row(pub)[word.WORTH])
    return Row("event-marias-marriage", {"seat": event.seat, "card": c, "suit": c >> 4, "value": value})


def said(codes: Codes, pub: ContractPublic, event: Event) -> Row | None:
    """A call of the family in a few words, for the bubble at its seat; None: another call."""
    action, seat = event.value, {"seat": event.seat}
    item, _, helper = spoken(codes, pub.levels, action)
    if item >= 0:
        level = pub.levels[item] if raised_item(codes, action) >= 0 else 0
        args = {"item1": item, "level1": level, "card1": helper, "contract": pub.contract}
        return Row("call-marias-raise" if level else "call-marias-say", seat | args)
    if is_challenge(codes, action):
        return Row("call-marias-challenge", seat | {"whom": action - codes.challenge})
    if codes.cut <= action < codes.cut + 31:
        return Row("call-marias-cut", seat | {"n": action - codes.cut + 1})
    if action in (codes.good, codes.claim):
        return Row("call-marias-good" if action == codes.good else "call-marias-claim", seat)
    return None
