"""The buttons of a turn: every row a whole turn, with what it changes in numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from hlaska.core.auction import times
from hlaska.core.errors import Row
from hlaska.core.game import CALL, Action, Board, View, update
from hlaska.games.marias import talk
from hlaska.games.marias.contracts import named
from hlaska.games.marias.options import Options
from hlaska.games.marias.public import (
    BAD,
    CHALLENGE,
    CLAIM,
    CONTRACT,
    CUT,
    FLEK,
    GOOD,
    HUNDRED,
    HUNDRED_AGAINST,
    ITEMS,
    PEOPLE,
    SAY_HUNDRED,
    SAY_SEVEN,
    SAY_SEVEN_AGAINST,
    SAY_TWO,
    SEVEN,
    SEVEN_AGAINST,
    SUIT,
    TWO_SEVENS,
    in_force,
)
from hlaska.games.marias.settle import worth_of

if TYPE_CHECKING:
    from hlaska.games.marias.game import Marias

MOST: Final = 8
"""So many whole turns are offered at once; where there are more, one call at a time."""
HIGH: Final = 16
"""From this multiplier on a raise is confirmed."""
SLOTS: Final = 3
_NAMES: Final = ("suit", "betl", "durch", "open-betl", "open-durch")
_COUNTS: Final = ("one", "two", "three")


def call_rows(game: Marias, view: View) -> tuple[Row, ...]:
    """One row for each button of the seat of this view."""
    calls = [a for a in view.legal if a >= CALL]
    if view.pub.turn == view.seat and view.pub.phase in ("announce", "flek"):
        turn = _turn_rows(game, view)
        return (*turn, *(simple(game.options, view.pub, a) for a in calls if a >= CHALLENGE))
    return tuple(simple(game.options, view.pub, a) for a in calls)


# ---------------------------------------------------------------- single calls
def simple(options: Options, pub: Any, action: Action) -> Row:
    """A button with one call."""
    if action >= CHALLENGE:
        return Row("act-marias-challenge", {"seat": action - CHALLENGE}, (action,), "marias:M3.REV.2")
    if action >= CUT:
        return Row("act-marias-cut", {"n": action - CUT + 1}, (action,), "marias:G.CUT.1")
    if action >= PEOPLE:
        return Row("act-marias-people", {"n": action - PEOPLE + 1}, (action,), "marias:M3.TRUMP.1")
    if action == CLAIM:
        return Row(
            "act-marias-claim", {"worth": worth_of(options, pub, CONTRACT)}, (action,), "marias:M3.CLAIM.1"
        )
    if action == FLEK + CONTRACT:
        return _turn_row(options, pub, (action,))
    if action == BAD:
        return Row("act-marias-bad", {"contract": pub.contract}, (action,), "marias:M3.ASK.4")
    if action == GOOD:
        return _good(options, pub)
    return contract_row(options, pub, action)


def contract_row(options: Options, pub: Any, action: Action) -> Row:
    """A contract with its value."""
    contract, suit = named(action)
    if contract == SUIT:
        return Row("act-marias-suit", {"worth": 2 * options.game_value}, (action,), "marias:M3.CON.1")
    args = {"worth": worth_of(options, update(pub, contract=contract), CONTRACT, 0)}
    if suit < 0:
        return Row(f"act-marias-{_NAMES[contract]}", args, (action,), "marias:M3.CON.1")
    return Row(f"act-marias-{_NAMES[contract]}-in", {**args, "suit": suit}, (action,), "marias:PG.7")


def _good(options: Options, pub: Any) -> Row:
    if pub.phase == "review":
        return Row("act-marias-no-challenge", {}, (GOOD,), "marias:M3.REV.2")
    if pub.phase == "announce":
        return Row(
            "act-marias-announce-nothing", {"worth": 2 * options.game_value}, (GOOD,), "marias:M3.ANN.1"
        )
    if pub.phase == "ask":
        return Row("act-marias-good", {"contract": pub.contract}, (GOOD,), "marias:M3.ASK.3")
    return Row("act-marias-good", {"contract": pub.contract}, (GOOD,), "marias:G.FLEK.6")


# ---------------------------------------------------------------- whole turns
def _turn_rows(game: Marias, view: View) -> tuple[Row, ...]:
    turns = [turn for turn, _ in _turns(game, view, view.pub, ())]
    if len(turns) <= MOST:
        return tuple(_row_of(game, view.pub, turn) for turn in turns)
    return tuple(_row_of(game, view.pub, (a,)) for a in view.legal if a < CHALLENGE)


def _turns(
    game: Marias, view: View, pub: Any, said: tuple[Action, ...]
) -> Iterator[tuple[tuple[Action, ...], Any]]:
    """All turns that may follow, the quiet one first, with the public numbers after each."""
    announcing = pub.phase == "announce"
    legal = talk.legal_announce if announcing else talk.legal_flek
    for action in legal(game.options, pub, view.places):
        if action == GOOD or action < SAY_SEVEN:
            yield (*said, action), pub
            continue
        board = Board(game, ())
        do = talk.do_announce if announcing else talk.do_flek
        yield from _turns(game, view, do(game.options, board, pub, action), (*said, action))


def _row_of(game: Marias, pub: Any, turn: tuple[Action, ...]) -> Row:
    if turn == (GOOD,):
        ends = pub.phase == "flek" and _ends_unplayed(game, pub)
        if not ends:
            return _good(game.options, pub)
        return Row(
            "act-marias-good-unplayed", {"worth": worth_of(game.options, pub, 0)}, turn, "marias:M3.UNPL.1"
        )
    if turn[0] < SAY_SEVEN:
        return contract_row(game.options, pub, turn[0])
    return _turn_row(game.options, pub, turn)


def _ends_unplayed(game: Marias, pub: Any) -> bool:
    after = talk.do_flek(game.options, Board(game, ()), pub, GOOD)
    return after.turn < 0 and talk.stays_unplayed(game.options, after)


def _turn_row(options: Options, pub: Any, turn: tuple[Action, ...]) -> Row:
    """Raises and announcements by item and level (0: announced), what they stand for now and would stand for."""
    parts = [spoken(pub, a) for a in turn if a != GOOD]
    args: dict[str, int] = {"contract": pub.contract}
    for n, (item, level, helper) in enumerate(parts[:SLOTS], 1):
        args |= {f"item{n}": item, f"level{n}": level, f"card{n}": helper}
    items = [(item, level) for item, level, _ in parts]
    args["was"] = sum(worth_of(options, pub, i) for i, _ in items if in_force(options, pub, i))
    args["worth"] = sum(worth_of(options, pub, i, level) for i, level in items)
    args["times"] = max(times(level) for _, level in items)
    args["open"] = int(any(i in (HUNDRED, HUNDRED_AGAINST) for i, _ in items))
    high = "-high" if args["times"] >= HIGH else ""
    kind = "raise" if all(level for _, level in items) else "say"
    rule = "marias:G.FLEK.3" if kind == "raise" else "marias:M3.ANN.1"
    return Row(f"act-marias-{kind}-{_COUNTS[min(len(parts), SLOTS) - 1]}{high}", args, turn, rule)


def spoken(pub: Any, action: Action) -> tuple[int, int, int]:
    """The item that a call raises or announces, the level it gets (0: announced), the helper seven or -1."""
    if FLEK <= action < FLEK + len(ITEMS):
        item = action - FLEK
        return item, pub.levels[item] + 1, -1
    if SAY_TWO <= action < SAY_TWO + 4:
        return TWO_SEVENS, 0, action - SAY_TWO << 4
    if action == SAY_SEVEN:
        return SEVEN, 0, -1
    if action == SAY_HUNDRED:
        return HUNDRED, 0, -1
    return (SEVEN_AGAINST if action == SAY_SEVEN_AGAINST else HUNDRED_AGAINST), 0, -1
