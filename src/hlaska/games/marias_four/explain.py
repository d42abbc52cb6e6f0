"""What a client is told: message keys and numbers, made from a view alone (docs/ui.md, section 2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hlaska.core.board import Board, Event, card
from hlaska.core.errors import Row
from hlaska.core.game import CALL, Action, Explanation
from hlaska.families.marias import talk as family
from hlaska.families.marias import words
from hlaska.families.marias.calls import is_challenge
from hlaska.families.marias.items import CONTRACT, CONTRACT_KEYS, SUIT, UNNAMED, order_of
from hlaska.families.marias.talk import Voice
from hlaska.families.marias.turns import Turn, at_once, plain_row, turn_row, unplayed_row, whole_turns
from hlaska.games.marias_four import public as at
from hlaska.games.marias_four import talk
from hlaska.games.marias_four.public import KEYS, FourPublic, View, called_card, held, on_side, own
from hlaska.games.marias_four.settle import worth, worth_in
from hlaska.kernel.play import legal_now

if TYPE_CHECKING:
    from hlaska.games.marias_four.game import MariasFour


def explain(game: MariasFour, view: View) -> Explanation:
    pub = view.pub
    mine = view.seat >= 0 and pub.turn == view.seat
    return Explanation(
        question=_question(view, mine),
        title=title(pub),
        duty=_duty(game, view) if mine else None,
        calls=_calls(game, view) if view.seat >= 0 else (),
        verb="act-marias-trump" if mine and pub.phase == "trump" else "act-play",
        melds=words.melds(game.rows, view) if mine and pub.phase == "play" else (),
        stakes=_stakes(game, view),
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
        case "trump" | "rank" | "name":
            return Row(f"question-marias_four-{pub.phase}", args, rule="marias:P4.CALL.1")
        case "ask":
            level = {"lone": pub.lone, "level": max(0, pub.levels[CONTRACT])}
            return Row("question-marias-ask", args | level, rule="marias:P4.ASK.1")
        case "play":
            kind = "play" if view.places[at.TRICK] else "lead"
            return Row(f"question-marias-{kind}", args | {"n": len(pub.took) + 1})
    return Row(f"question-marias-{pub.phase}", args)


def title(pub: FourPublic) -> Row | None:
    """The contract in force with its trump; `seat`: who plays it; `card`: the called card."""
    if pub.contract == UNNAMED:
        return None
    if pub.contract == SUIT:
        return words.suit_title(pub)
    file = "marias" if pub.contract < len(CONTRACT_KEYS) else "marias_four"
    return Row(f"title-{file}-{KEYS[pub.contract]}", {"seat": pub.lone, "suit": -1})


def _stakes(game: MariasFour, view: View) -> tuple[Row, ...]:
    """What stands on the deal, and which card was called; the holder alone is told that it is the own one."""
    pub = view.pub
    if pub.phase not in ("announce", "flek", "name", "play", "review"):
        return ()
    rows = words.stakes(worth(game.options, pub), game.options, pub, KEYS[pub.contract])
    wanted = called_card(pub)
    if wanted < 0:
        return rows
    kind = "played" if pub.partner >= 0 else "mine" if _mine(view) else "called"
    return (*rows, Row(f"stake-marias_four-{kind}", {"card": wanted, "seat": pub.partner}))


def _mine(view: View) -> bool:
    return view.seat >= 0 and called_card(view.pub) in [card(e) for e in view.places[at.HAND + view.seat]]


# ---------------------------------------------------------------- buttons
def _calls(game: MariasFour, view: View) -> tuple[Row, ...]:
    pub = view.pub
    calls = [a for a in view.legal if a >= CALL]
    if pub.turn != view.seat or pub.phase not in ("announce", "flek"):
        return tuple(_button(game, pub, a) for a in calls)
    options, announcing = game.options, pub.phase == "announce"
    legal, do = (talk.legal_announce, talk.do_announce) if announcing else (talk.legal_flek, talk.do_flek)
    turns = at_once(
        whole_turns(
            lambda p: legal(options, p, view.places),
            lambda p, action: do(options, Board(game, ()), p, action),
            lambda action: action == at.GOOD,
            pub,
        )
    )
    turns = turns or [(a,) for a in calls if not is_challenge(at.CODES, a)]
    rest = [_button(game, pub, a) for a in calls if is_challenge(at.CODES, a)]
    return (*(_turn(game, pub, turn) for turn in turns), *rest)


def _turn(game: MariasFour, pub: FourPublic, turn: Turn) -> Row:
    options = game.options
    if turn != (at.GOOD,):
        return turn_row(at.CODES, worth(options, pub), options, pub, turn)
    if pub.phase == "announce":
        args = {"worth": worth(options, pub).of(0, 0)}
        return Row("act-marias-announce-nothing", args, turn, "marias:M3.ANN.1")
    last = pub.contract == SUIT and pub.silent == at.SEATS - 1 and not pub.said
    if last and family.stays_unplayed(pub, options.unplayed_plain, False):
        return unplayed_row(worth(options, pub), at.GOOD)
    return Row("act-marias-good", {"contract": pub.contract}, turn, "marias:G.FLEK.6")


def _button(game: MariasFour, pub: FourPublic, action: Action) -> Row:
    options = game.options
    if at.CONTRACT_CALL <= action < at.CONTRACT_CALL + len(KEYS):
        return _contract(game, action)
    if at.RANK <= action < at.RANK + 8:
        return Row("act-marias_four-rank", {"rank": action - at.RANK}, (action,), "marias:P4.CALL.1")
    if at.NAME <= action < at.NAME + len(at.NAMED_CARDS):
        named = at.NAMED_CARDS[action - at.NAME]
        return Row("act-marias_four-name", {"card": named}, (action,), "marias:P4.VAR.2a")
    if action == at.FLEK + CONTRACT:
        return turn_row(at.CODES, worth(options, pub), options, pub, (action,))
    plain = plain_row(at.CODES, worth(options, pub), pub, action)
    return plain or Row("act-marias-good", {"contract": pub.contract}, (action,), "marias:M3.ASK.3")


def _contract(game: MariasFour, action: Action) -> Row:
    contract = action - at.CONTRACT_CALL
    args = {"worth": worth_in(game.options, contract, -1).of(0 if contract == SUIT else CONTRACT, 0)}
    file = "marias" if contract < len(CONTRACT_KEYS) else "marias_four"
    return Row(f"act-{file}-{KEYS[contract]}", args, (action,), "marias:M3.CON.1")


# ---------------------------------------------------------------- duties and refusals
def _duty(game: MariasFour, view: View) -> Row | None:
    pub = view.pub
    if pub.phase == "play":
        b = game.rows.seat_row(pub, view.places)
        return words.duty_row(b, legal_now(b)[1])
    return words.forced_row(at.CODES, view) if pub.phase == "flek" else None


def forbids(game: MariasFour, view: View, action: Action) -> Row | None:
    """Why an action that is not legal is not; told to nobody but the seat that tried it."""
    pub = view.pub
    if pub.turn < 0:
        return Row("refused-marias-over")
    if pub.turn != view.seat and not is_challenge(at.CODES, action):
        return Row("refused-marias-turn", {"seat": pub.turn})
    if action >= CALL:
        return _no_call(game, view, action)
    if action & 63 not in own(view.places, view.seat):
        laid = action & 63 in [card(e) for e in view.places[at.LAID]]
        return Row(f"refused-marias-{'laid' if laid else 'not-held'}", {"card": action & 63})
    return words.no_card(game.rows, view, action) if pub.phase == "play" else Row("refused-marias-now")


def _no_call(game: MariasFour, view: View, action: Action) -> Row:
    if view.pub.phase == "rank" and at.RANK <= action < at.RANK + 8:
        return Row("refused-marias_four-rank", {"rank": action - at.RANK}, rule="marias:P4.CALL.1")
    if view.pub.phase == "name" and at.NAME <= action < at.NAME + len(at.NAMED_CARDS):
        return Row(
            "refused-marias_four-name", {"card": at.NAMED_CARDS[action - at.NAME]}, rule="marias:P4.VAR.2a"
        )
    voice = Voice(view.seat, on_side(view.pub, view.places, view.seat), held(view.places, view.seat))
    return words.no_call(at.CODES, game.options, view, action, voice, game.options.seven_requires_holding)


# ---------------------------------------------------------------- what happened
def tell(game: MariasFour, pub: FourPublic, event: Event) -> Row | None:
    """The words for an event."""
    match event.kind:
        case "call":
            return words.said(at.CODES, pub, event) or _said(game, pub, event)
        case "trump":
            known = event.cards[0] >= 0
            args = {"seat": event.seat} | ({"card": event.cards[0]} if known else {})
            return Row("event-marias-trump-card" if known else "event-marias-trump-laid", args)
        case "show" if event.src == at.LAID:
            c = event.cards[0]
            return Row("event-marias-trump-shown", {"card": c, "suit": c >> 4})
        case "show" if event.cards == (called_card(pub),) and pub.phase == "over":
            return None  # told as partner
        case "partner":
            kind = "alone" if event.seat == pub.lone else "partner"
            return Row(f"event-marias_four-{kind}", {"seat": event.seat, "card": event.value})
    return words.tell(game.rows, pub, event)


def _said(game: MariasFour, pub: FourPublic, event: Event) -> Row:
    """A call in a few words, for the bubble at its seat."""
    row = _button(game, pub, event.value)
    return Row(row.key.replace("act-", "call-"), {"seat": event.seat} | row.args)
