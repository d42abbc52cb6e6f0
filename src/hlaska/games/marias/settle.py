"""What a deal is worth: items, and who gets what (marias:M3.SCORE, PG.SCORE, M3.REV, G.PAY). Amounts in half units."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from hlaska.core.auction import times
from hlaska.core.cards import TEN
from hlaska.core.game import Item
from hlaska.core.hundred import Side, ladder, steps_over, steps_short
from hlaska.core.payment import capped, one_against_others
from hlaska.games.marias.options import Options
from hlaska.games.marias.public import (
    AGAINST,
    BETL,
    CONTRACT,
    GAME,
    HEARTS,
    HUNDRED,
    HUNDRED_AGAINST,
    ITEMS,
    OPEN_BETL,
    OPEN_DURCH,
    SEATS,
    SEVEN,
    SEVEN_AGAINST,
    SUIT,
    TWO_SEVENS,
    has_game,
    in_force,
    trump_seven,
)
from hlaska.games.marias.rows import rules_for
from hlaska.kernel import layout as at
from hlaska.kernel.play import higher_than_some, lower_than_some, pair_worth
from hlaska.kernel.row import marriages

UNIT: Final = 2
_CONTRACT_KEYS: Final = ("game", "betl", "durch", "open-betl", "open-durch")


class Settled(NamedTuple):
    """items in the order they are told; result by seat, then the sitting dealer; points by seat."""

    items: tuple[Item, ...]
    result: tuple[int, ...]
    points: tuple[int, ...]


# ---------------------------------------------------------------- values
def base_of(options: Options, pub: Any, item: int) -> int:
    """The value of an item before steps, fleks and hearts (marias:M3.SCORE.1, M3.ANN.5)."""
    double = 2 if options.against_rule == "flek_first_double" and item in AGAINST else 1
    o = options
    if item == CONTRACT:
        return UNIT * (0, o.betl_value, o.durch_value, o.open_betl_value, o.open_durch_value)[pub.contract]
    values = (
        o.game_value, o.hundred_value, o.seven_value, o.seven_value, o.hundred_value, o.two_sevens_value,
    )  # fmt: skip
    return UNIT * double * values[item]


def hearts_of(options: Options, pub: Any, item: int) -> int:
    """The factor of hearts on an item (marias:G.PAY.2)."""
    if pub.contract != SUIT or pub.trump != HEARTS or (item == GAME and not options.hearts_doubles_game):
        return 1
    return options.hearts_factor


def worth_of(options: Options, pub: Any, item: int, level: int | None = None) -> int:
    """What an item stands for now, or would at another level, without steps."""
    multiplier = times(pub.levels[item] if level is None else level)
    return base_of(options, pub, item) * multiplier * hearts_of(options, pub, item)


def stake(options: Options, pub: Any) -> int:
    """The value of everything that is being played (marias:M3.REV.2, D22)."""
    return sum(worth_of(options, pub, i) for i in range(len(ITEMS)) if in_force(options, pub, i))


def _row(
    options: Options, pub: Any, key: str, seat: int, base: int, item: int, level: int, rule: str, **args: int
) -> Item:
    """An item: its base times the flek and hearts, with the factors that are not 1 named."""
    named = (("flek", times(level)), ("hearts", hearts_of(options, pub, item)))
    factors = tuple((name, factor) for name, factor in named if factor != 1)
    value = base * times(level) * hearts_of(options, pub, item)
    return Item(f"item-marias-{key}", seat, value, base, factors, args, f"marias:{rule}")


# ---------------------------------------------------------------- sides
def sides(pub: Any, row: Sequence[int], away: int) -> tuple[Side, Side]:
    """The lone player and the opponents; aces and tens in the talon count for the opponents (marias:M3.TALON.2)."""
    made = [0, 0]
    for seat in range(SEATS):
        made[seat != pub.lone] += row[at.WON + seat]
    declared: tuple[list[int], list[int]] = ([], [])
    for seat, suit in marriages(list(row)):
        declared[seat != pub.lone].append(pair_worth(suit, row[at.SUIT], row[at.WORTH]))
    return Side(made[0], tuple(declared[0])), Side(made[1] + 10 * away, tuple(declared[1]))


def sharp_in(talon: Sequence[int]) -> int:
    """How many aces and tens lie in the talon."""
    return sum(e & 15 >= TEN for e in talon)


# ---------------------------------------------------------------- suit contracts
def suit_items(options: Options, pub: Any, row: Sequence[int], away: int) -> list[Item]:
    pair = sides(pub, row, away)
    items = main_part(options, pub, row, pair)
    for side in (0, 1):
        items += seven_items(options, pub, row, side)
    if pub.levels[TWO_SEVENS] >= 0:
        items.append(_two_sevens(options, pub, row))
    return items


def main_part(options: Options, pub: Any, row: Sequence[int], pair: tuple[Side, Side]) -> list[Item]:
    """marias:M3.SCORE.2"""
    announced = [pub.levels[item] >= 0 for item in (HUNDRED, HUNDRED_AGAINST)]
    items = [_announced_hundred(options, pub, pair, side) for side in (0, 1) if announced[side]]
    if not any(announced) or options.quiet_hundred_beside_announced:
        level = 0 if any(announced) else pub.levels[GAME]
        for side in (0, 1):
            if not announced[side] and _makes_quiet_hundred(options, pair[side]):
                items.append(_quiet_hundred(options, pub, row, pair, side, level))
    if has_game(options, pub) and (not items or not options.hundred_replaces_game):
        items.append(_game(options, pub, pair))
    return items


def _game(options: Options, pub: Any, pair: tuple[Side, Side]) -> Item:
    own, other = pair[0].total, pair[1].total
    won = own > other
    base = base_of(options, pub, GAME) * (1 if won else -1)
    key = "game-won" if won else "game-lost"
    return _row(
        options, pub, key, pub.lone, base, GAME, pub.levels[GAME], "M3.SCORE.2", points=own, others=other
    )


def _announced_hundred(options: Options, pub: Any, pair: tuple[Side, Side], side: int) -> Item:
    """Made: a step for each ten above; failed: for each ten below ninety (marias:G.VAL.3, G.VAL.5)."""
    item, mine = (HUNDRED, HUNDRED_AGAINST)[side], pair[side]
    first = options.hundred_marriage == "first_declared"
    measured, base = mine.hundred(first), base_of(options, pub, item)
    made = measured >= 100
    if made:
        steps = steps_over(mine.total)
    else:
        others = sum(pair[1 - side].marriages) if options.failed_hundred_enemy_marriages else 0
        steps = steps_short(measured, others) if options.hundred_fail_step == "same" else 0
    amount = ladder(base, steps, options.hundred_step) * (1 if made else -1)
    key = ("hundred", "hundred-against")[side] + ("-made" if made else "-failed")
    seat = pub.hundred_by if side else pub.lone
    return _row(
        options, pub, key, seat, amount, item, pub.levels[item], "M3.SCORE.2",
        tricks=mine.points, marriage=mine.counted(first), measured=measured, total=mine.total, steps=steps,
    )  # fmt: skip


def _makes_quiet_hundred(options: Options, side: Side) -> bool:
    """marias:G.VAL.4"""
    first = options.hundred_marriage == "first_declared"
    return (side.total if options.quiet_hundred_marriages == "all" else side.hundred(first)) >= 100


def _quiet_hundred(
    options: Options, pub: Any, row: Sequence[int], pair: tuple[Side, Side], side: int, level: int
) -> Item:
    """Doubled with the game (marias:M3.SCORE.2, PG.SCORE)."""
    mine = pair[side]
    steps = steps_over(mine.total)
    base = ladder(UNIT * options.quiet_hundred_value, steps, options.hundred_step)
    key = ("quiet-hundred", "quiet-hundred-against")[side]
    seat = pub.lone if side == 0 else next(s for s, _ in marriages(list(row)) if s != pub.lone)
    return _row(
        options, pub, key, seat, base, HUNDRED, level, "M3.SCORE.2",
        tricks=mine.points, marriages=sum(mine.marriages), total=mine.total, steps=steps,
    )  # fmt: skip


# ---------------------------------------------------------------- sevens
def seven_items(options: Options, pub: Any, row: Sequence[int], side: int) -> list[Item]:
    """The trump seven of one side: announced or quiet, won, killed or gone too early (marias:M3.SCORE.3)."""
    seven, item = trump_seven(pub), (SEVEN, SEVEN_AGAINST)[side]
    last = [s for s in range(SEATS) if row[at.LAST_CARD + s] == seven]
    holder = last[0] if last and (last[0] != pub.lone) == bool(side) else -1
    won = holder >= 0 and row[at.LAST_BEST] == seven
    if pub.levels[item] >= 0:
        return [_announced_seven(options, pub, side, holder >= 0, won)]
    if holder < 0 or (side == 0 and pub.levels[TWO_SEVENS] >= 0):
        return []
    base = UNIT * options.quiet_seven_value * (1 if won else -1)
    key = "quiet-seven-won" if won else "quiet-seven-killed"
    return [_row(options, pub, key, holder, base, SEVEN, 0, "M3.SCORE.3", suit=pub.trump)]


def _announced_seven(options: Options, pub: Any, side: int, held: bool, won: bool) -> Item:
    item = (SEVEN, SEVEN_AGAINST)[side]
    name, seat = ("seven", pub.lone) if side == 0 else ("seven-against", pub.seven_by)
    base = base_of(options, pub, item)
    if won:
        key, amount = f"{name}-won", base
    elif held:
        double = base // (UNIT * options.seven_value)
        key, amount = f"{name}-killed", -UNIT * double * options.killed_announced_seven
    else:
        key, amount = f"{name}-lost", -base
    return _row(options, pub, key, seat, amount, item, pub.levels[item], "M3.SCORE.3", suit=pub.trump)


def _two_sevens(options: Options, pub: Any, row: Sequence[int]) -> Item:
    """The helper must win the last trick but one, the trump seven the last (marias:M3.TWO.2)."""
    last = row[at.LAST_SEAT] == pub.lone and row[at.LAST_BEST] == trump_seven(pub)
    helper = row[at.PREV_SEAT] == pub.lone and row[at.PREV_BEST] == pub.helper << 4
    made = last and helper
    base = base_of(options, pub, TWO_SEVENS) * (1 if made else -1)
    key = "two-sevens-won" if made else "two-sevens-lost"
    return _row(
        options, pub, key, pub.lone, base, TWO_SEVENS, pub.levels[TWO_SEVENS], "M3.TWO.2",
        seven=trump_seven(pub), helper=pub.helper << 4,
    )  # fmt: skip


# ---------------------------------------------------------------- betl and durch
def contract_item(options: Options, pub: Any, row: Sequence[int]) -> Item:
    """marias:M3.SCORE.6, M3.OPEN.1; a claim is always won (M3.CLAIM.1)"""
    won = pub.claim == 2 or _contract_won(options, pub, row)
    base = base_of(options, pub, CONTRACT) * (1 if won else -1)
    key = _CONTRACT_KEYS[pub.contract] + ("-won" if won else "-lost")
    level = pub.levels[CONTRACT]
    return _row(options, pub, key, pub.lone, base, CONTRACT, level, "M3.SCORE.6", tricks=_taken(pub, row))


def _taken(pub: Any, row: Sequence[int]) -> int:
    return row[at.WON_TRICKS + int(pub.lone)]


def _contract_won(options: Options, pub: Any, row: Sequence[int]) -> bool:
    betl = pub.contract in (BETL, OPEN_BETL)
    if _taken(pub, row) != (0 if betl else row[at.TRICK]):
        return False
    if pub.contract not in (OPEN_BETL, OPEN_DURCH) or options.open_resolution == "playout":
        return True
    above = rules_for(options, pub).above
    mine = row[at.HANDS + 4 * pub.lone]
    theirs = sum(row[at.HANDS + 4 * s] for s in range(SEATS) if s != pub.lone)
    return not theirs & (lower_than_some(mine, above) if betl else higher_than_some(mine, above))


# ---------------------------------------------------------------- unplayed deals and revokes
def unplayed_items(options: Options, pub: Any) -> list[Item]:
    """The game is won, or with a seven the game counts as lost and the seven as won (marias:M3.UNPL)."""
    seven = pub.levels[SEVEN] >= 0
    base, level = base_of(options, pub, GAME), pub.levels[GAME]
    sign, key = (-1, "unplayed-lost") if seven else (1, "unplayed-won")
    items = [
        _row(options, pub, key, pub.lone, sign * base, GAME, level, "M3.UNPL.2" if seven else "M3.UNPL.1")
    ]
    if seven:
        items.append(
            _row(
                options, pub, "unplayed-seven", pub.lone, base_of(options, pub, SEVEN), SEVEN, 0, "M3.UNPL.2"
            )
        )
    return items


def penalty(options: Options, pub: Any, offender: int) -> Settled:
    """A proved revoke: the offender pays each of the others, nothing else is scored (marias:M3.REV.2, PZ.4)."""
    amount = max(UNIT * options.revoke_min, stake(options, pub))
    paid = capped(amount, _cap(options))
    item = Item(
        "item-marias-revoke", offender, -paid, -amount, (), {"stake": stake(options, pub)}, "marias:M3.REV.2"
    )
    with_dealer = _settling(options) if offender == pub.lone else SEATS
    result = one_against_others(-paid, offender, with_dealer)
    return Settled((item,), _padded(options, result), ())


# ---------------------------------------------------------------- payment
def _cap(options: Options) -> int | None:
    return None if options.payment_cap is None else UNIT * options.payment_cap


def _settling(options: Options) -> int:
    """How many pay and are paid (marias:PZ.3, PZ.5)."""
    dealer = options.players_mode == "four_sit_out" and options.sitting_dealer_pays
    return SEATS + dealer


def _padded(options: Options, result: tuple[int, ...]) -> tuple[int, ...]:
    players = SEATS + (options.players_mode == "four_sit_out")
    return (*result, *(0,) * (players - len(result)))


def pay(options: Options, pub: Any, items: Sequence[Item]) -> tuple[tuple[Item, ...], tuple[int, ...]]:
    """The items with a row for the limit where it bites, and the result (marias:G.PAY.1, G.FLEK.9)."""
    own = sum(i.value for i in items if i.seat == pub.lone)
    theirs = sum(i.value for i in items if i.seat != pub.lone)
    cap, players = _cap(options), _settling(options)
    if options.settlement == "payments":
        value = capped(own - theirs, cap)
        extra = _limit(pub.lone, value - (own - theirs))
        return (*items, *extra), _padded(options, one_against_others(value, pub.lone, players))
    first = next((i.seat for i in items if i.seat != pub.lone), -1)
    limits = (*_limit(pub.lone, capped(own, cap) - own), *_limit(first, capped(theirs, cap) - theirs))
    entries = (capped(own, cap), capped(theirs, cap))
    result = tuple(entries[p != pub.lone] for p in range(players))
    return (*items, *limits), _padded(options, result)


def _limit(seat: int, change: int) -> tuple[Item, ...]:
    return (Item("item-marias-limit", seat, change, change, rule="marias:G.FLEK.9"),) if change else ()


def settle(options: Options, pub: Any, row: Sequence[int], talon: Sequence[int]) -> Settled:
    """The settlement of a deal from the row of its finished play and the cards in the talon."""
    if pub.unplayed:
        items = unplayed_items(options, pub)
    elif pub.contract == SUIT:
        items = suit_items(options, pub, row, sharp_in(talon))
    else:
        items = [contract_item(options, pub, row)]
    points = tuple(row[at.WON + s] + row[at.PAIR_POINTS + s] for s in range(SEATS))
    return Settled(*pay(options, pub, items), points)
