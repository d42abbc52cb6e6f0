"""Settles Mariáš deals: items, and who gets what (marias:M3.SCORE, M3.REV, G.PAY).

Amounts are in half units.

Side 0 is the side that plays the contract, side 1 the other one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from hlaska.core.cards import TEN
from hlaska.core.public import Item
from hlaska.families.marias.contracts import (
    BETL,
    CONTRACT,
    GAME,
    HUNDRED,
    HUNDRED_AGAINST,
    ITEMS,
    OPEN_BETL,
    OPEN_DURCH,
    SEVEN,
    SEVEN_AGAINST,
    SEVEN_RANK,
    TWO_SEVENS,
    UNIT,
    ContractPublic,
    Ints,
    has_game,
    is_in_force,
    two_sevens_by,
)
from hlaska.families.marias.fleks import times
from hlaska.families.marias.hundred import Side, has_all_marriages, ladder, steps_over, steps_short
from hlaska.families.marias.payment import cap_amount, note_scores, one_against_others, share_payment
from hlaska.families.marias.prices import Worth
from hlaska.kernel import layout as word
from hlaska.kernel.play import higher_than_some, pair_worth
from hlaska.kernel.position import marriages


class Settlement(NamedTuple):
    """Holds what a deal comes to. items in the order they are listed; result by seat, then who sits out; points by
    seat.
    """

    items: tuple[Item, ...]
    result: Ints
    points: Ints


class DealTerms(NamedTuple):
    """Says what of a deal is settled besides the cards.

    ours: the seats of side 0.
    lone: the seat that its items are said to be of.
    by: who announced each item, -1 for nobody.
    game: whether the game itself counts.
    helper: the suit of the other of two sevens.
    two_side: the side that the two sevens belong to.
    """

    seats: int
    ours: int
    lone: int
    trump: int
    levels: Ints
    by: Ints
    game: bool
    worth: Worth
    helper: int = -1
    two_side: int = 0

    def side(self, seat: int) -> int:
        return 1 - (self.ours >> seat & 1)


def make_item(
    stand: DealTerms, key: str, seat: int, base: int, item: int, level: int, rule: str, **args: int
) -> Item:
    """Makes an item: its base times the flek and hearts. Factors that are not 1 are named."""
    hearts = stand.worth.factors[item]
    named = (("flek", times(level)), ("hearts", hearts))
    factors = tuple((name, factor) for name, factor in named if factor != 1)
    value = base * times(level) * hearts
    return Item(f"item-marias-{key}", seat, value, base, factors, args, f"marias:{rule}")


# ---------------------------------------------------------------- sides
def sides(stand: DealTerms, position: Sequence[int], away: int) -> tuple[Side, Side]:
    """Returns what both sides made. Aces and tens in the talon count for the opponents (marias:M3.TALON.2)."""
    made = [0, 0]
    for seat in range(stand.seats):
        made[stand.side(seat)] += position[word.WON + seat]
    declared: tuple[list[int], list[int]] = ([], [])
    for seat, suit in marriages(list(position)):
        declared[stand.side(seat)].append(pair_worth(suit, position[word.SUIT], position[word.WORTH]))
    return Side(made[0], tuple(declared[0])), Side(made[1] + 10 * away, tuple(declared[1]))


def count_sharp(talon: Sequence[int]) -> int:
    """Returns how many aces and tens lie in the talon."""
    return sum(e & 15 >= TEN for e in talon)


# ---------------------------------------------------------------- suit contracts
def suit_items(options: Any, stand: DealTerms, position: Sequence[int], away: int = 0) -> list[Item]:
    pair = sides(stand, position, away)
    items = main_items(options, stand, position, pair)
    for side in (0, 1):
        items += seven_items(options, stand, position, side)
    if stand.levels[TWO_SEVENS] >= 0:
        items.append(_two_sevens_item(stand, position))
    return items


def main_items(
    options: Any, stand: DealTerms, position: Sequence[int], pair: tuple[Side, Side]
) -> list[Item]:
    """Returns the items of the game and the hundreds (marias:M3.SCORE.2)."""
    announced = [stand.levels[item] >= 0 for item in (HUNDRED, HUNDRED_AGAINST)]
    items = [_announced_hundred_item(options, stand, pair, side) for side in (0, 1) if announced[side]]
    if not any(announced) or options.quiet_hundred_beside_announced:
        level = 0 if any(announced) else stand.levels[GAME]
        for side in (0, 1):
            if not announced[side] and _has_quiet_hundred(options, pair[side]):
                items.append(_quiet_hundred_item(options, stand, position, pair, side, level))
    if stand.game and (not items or not options.hundred_replaces_game):
        items.append(_game_item(stand, pair))
    return items


def _game_item(stand: DealTerms, pair: tuple[Side, Side]) -> Item:
    own, other = pair[0].total, pair[1].total
    won = own > other
    base = stand.worth.bases[GAME] * (1 if won else -1)
    key = "game-won" if won else "game-lost"
    level = stand.levels[GAME]
    return make_item(stand, key, stand.lone, base, GAME, level, "M3.SCORE.2", points=own, others=other)


def _announced_hundred_item(options: Any, stand: DealTerms, pair: tuple[Side, Side], side: int) -> Item:
    """Settles an announced hundred that was made or has failed.

    Made, it has a step for each ten above; failed, for each ten below ninety (marias:G.VAL.3, G.VAL.5, G.VAL.6).
    """
    item, mine, every = (HUNDRED, HUNDRED_AGAINST)[side], pair[side], has_all_marriages(options)
    counted = (
        sum(mine.marriages) if every else mine.counted_marriage(options.hundred_marriage == "first_declared")
    )
    measured, base = mine.points + counted, stand.worth.bases[item]
    made = measured >= 100
    if made:
        steps = steps_over(mine.total)
    else:
        others = sum(pair[1 - side].marriages) if options.failed_hundred_enemy_marriages else 0
        steps = steps_short(measured, others) if options.hundred_fail_step == "same" else 0
    amount = ladder(base, steps, options.hundred_step) * (1 if made else -1)
    key = ("hundred", "hundred-against")[side] + ("-made" if made else "-failed") + ("-all" if every else "")
    return make_item(
        stand, key, stand.by[item], amount, item, stand.levels[item], "M3.SCORE.2",
        tricks=mine.points, marriage=counted, measured=measured, total=mine.total, steps=steps,
        short=max(0, 100 - measured),
    )  # fmt: skip


def _has_quiet_hundred(options: Any, side: Side) -> bool:
    """Tells whether a side has made a hundred that it had not announced. Source: marias:G.VAL.4."""
    first = options.hundred_marriage == "first_declared"
    return (side.total if options.quiet_hundred_marriages == "all" else side.hundred_points(first)) >= 100


def _quiet_hundred_item(
    options: Any, stand: DealTerms, position: Sequence[int], pair: tuple[Side, Side], side: int, level: int
) -> Item:
    """Settles a quiet hundred, doubled with the game (marias:M3.SCORE.2, PG.SCORE)."""
    mine = pair[side]
    steps = steps_over(mine.total)
    base = ladder(UNIT * options.quiet_hundred_value, steps, options.hundred_step)
    key = ("quiet-hundred", "quiet-hundred-against")[side]
    seat = stand.lone if side == 0 else next(s for s, _ in marriages(list(position)) if stand.side(s) == 1)
    return make_item(
        stand, key, seat, base, HUNDRED, level, "M3.SCORE.2",
        tricks=mine.points, marriages=sum(mine.marriages), total=mine.total, steps=steps,
    )  # fmt: skip


# ---------------------------------------------------------------- sevens
def seven_items(options: Any, stand: DealTerms, position: Sequence[int], side: int) -> list[Item]:
    """Settles the trump seven of one side, announced or quiet.

    It was won, killed or gone too early (marias:M3.SCORE.3).
    """
    seven, item = stand.trump << 4 | SEVEN_RANK, (SEVEN, SEVEN_AGAINST)[side]
    last = [s for s in range(stand.seats) if position[word.LAST_CARD + s] == seven]
    holder = last[0] if last and stand.side(last[0]) == side else -1
    won = holder >= 0 and position[word.LAST_BEST] == seven
    if stand.levels[item] >= 0:
        return [_announced_seven_item(options, stand, side, holder >= 0, won)]
    if holder < 0 or (side == stand.two_side and stand.levels[TWO_SEVENS] >= 0):
        return []
    base = UNIT * options.quiet_seven_value * (1 if won else -1)
    key = "quiet-seven-won" if won else "quiet-seven-killed"
    return [make_item(stand, key, holder, base, SEVEN, 0, "M3.SCORE.3", suit=stand.trump)]


def _announced_seven_item(options: Any, stand: DealTerms, side: int, held: bool, won: bool) -> Item:
    item = (SEVEN, SEVEN_AGAINST)[side]
    name, base = ("seven", "seven-against")[side], stand.worth.bases[item]
    if won:
        key, amount = f"{name}-won", base
    elif held:
        double = base // (UNIT * options.seven_value)
        key, amount = f"{name}-killed", -UNIT * double * options.killed_announced_seven
    else:
        key, amount = f"{name}-lost", -base
    return make_item(
        stand, key, stand.by[item], amount, item, stand.levels[item], "M3.SCORE.3", suit=stand.trump
    )


def _two_sevens_item(stand: DealTerms, position: Sequence[int]) -> Item:
    """Checks that helper and trump seven win the last two tricks (marias:M3.TWO.2).

    The helper must win the last trick but one, the trump seven the last (marias:M3.TWO.3).
    """
    seat = stand.by[TWO_SEVENS]
    last = position[word.LAST_SEAT] == seat and position[word.LAST_BEST] == stand.trump << 4 | SEVEN_RANK
    helper = position[word.PREV_SEAT] == seat and position[word.PREV_BEST] == stand.helper << 4
    made = last and helper
    base = stand.worth.bases[TWO_SEVENS] * (1 if made else -1)
    key = ("two-sevens", "two-sevens-against")[stand.two_side] + ("-won" if made else "-lost")
    return make_item(
        stand, key, seat, base, TWO_SEVENS, stand.levels[TWO_SEVENS], "M3.TWO.2",
        seven=stand.trump << 4 | SEVEN_RANK, helper=stand.helper << 4 | SEVEN_RANK,
    )  # fmt: skip


# ---------------------------------------------------------------- betl and durch
def is_contract_won(contract: int, lone: int, seats: int, position: Sequence[int], compared: bool) -> bool:
    """Tells whether a betl or durch is won. `compared`: an open one was laid open after the first trick (M3.OPEN.1)."""
    betl = contract in (BETL, OPEN_BETL)
    if position[word.WON_TRICKS + lone] != (0 if betl else position[word.TRICK]):
        return False
    if contract not in (OPEN_BETL, OPEN_DURCH) or not compared:
        return True
    above = position[word.ABOVE]
    mine = position[word.HANDS + 4 * lone]
    theirs = sum(position[word.HANDS + 4 * s] for s in range(seats) if s != lone)
    beating, beaten = (mine, theirs) if betl else (theirs, mine)
    return not beating & higher_than_some(beaten, above)


def contract_item(stand: DealTerms, key: str, won: bool, tricks: int) -> Item:
    """Settles a betl or durch (marias:M3.SCORE.6)."""
    base = stand.worth.bases[CONTRACT] * (1 if won else -1)
    level = stand.levels[CONTRACT]
    name = f"{key}-won" if won else f"{key}-lost"
    return make_item(stand, name, stand.lone, base, CONTRACT, level, "M3.SCORE.6", tricks=tricks)


# ---------------------------------------------------------------- unplayed deals and revokes
def unplayed_items(stand: DealTerms) -> list[Item]:
    """Settles an unplayed game as won, or with a seven as M3.UNPL has it.

    With a seven the game counts as lost and the seven as won (marias:M3.UNPL).
    """
    seven = stand.levels[SEVEN] >= 0
    base, level = stand.worth.bases[GAME], stand.levels[GAME]
    sign, key = (-1, "unplayed-lost") if seven else (1, "unplayed-won")
    rule = "M3.UNPL.2" if seven else "M3.UNPL.1"
    items = [make_item(stand, key, stand.lone, sign * base, GAME, level, rule)]
    if seven:
        won = stand.worth.bases[SEVEN]
        items.append(make_item(stand, "unplayed-seven", stand.by[SEVEN], won, SEVEN, 0, rule))
    return items


def penalty(options: Any, stake: int, offender: int, paying: int) -> tuple[Item, Ints]:
    """Settles a proved revoke: the offender pays each of the others.

    Nothing else is scored (marias:M3.REV.2, PZ.4). `paying`: how many pay and are paid.
    """
    amount = max(UNIT * options.revoke_min, stake)
    paid = cap_amount(amount, cap_of(options))
    item = Item("item-marias-revoke", offender, -paid, -amount, (), {"stake": stake}, "marias:M3.REV.2")
    return item, one_against_others(-paid, offender, paying)


# ---------------------------------------------------------------- payment
def cap_of(options: Any) -> int | None:
    return None if options.payment_cap is None else UNIT * options.payment_cap


def pay(
    options: Any, ours: int, lone: int, items: Sequence[Item], paying: int
) -> tuple[tuple[Item, ...], Ints]:
    """Returns the items, with one for the limit where it bites, and the result. Source: marias:G.PAY.1, G.FLEK.9."""
    own = sum(i.value for i in items if ours >> i.seat & 1)
    first = next((i.seat for i in items if not ours >> i.seat & 1), -1)
    theirs = sum(i.value for i in items) - own
    cap = cap_of(options)
    if options.settlement == "payments":
        value = cap_amount(own - theirs, cap)
        extra = _limit(lone, value - (own - theirs))
        return (*items, *extra), share_payment(value, ours, paying)
    limits = (*_limit(lone, cap_amount(own, cap) - own), *_limit(first, cap_amount(theirs, cap) - theirs))
    return (*items, *limits), note_scores(cap_amount(own, cap), cap_amount(theirs, cap), ours, paying)


def _limit(seat: int, change: int) -> tuple[Item, ...]:
    return (Item("item-marias-limit", seat, change, change, rule="marias:G.FLEK.9"),) if change else ()


def paying_count(options: Any, seats: int) -> int:
    """Returns how many pay and are paid where a dealer may sit out. Source: marias:PZ.3, PZ.5."""
    return int(options.players) if options.sitting_dealer_pays else seats


def pad_result(result: Ints, players: int) -> Ints:
    """Returns a result with a nought for who sits out and does not pay."""
    return (*result, *(0,) * (players - len(result)))


# ---------------------------------------------------------------- one against the others
def lone_terms(options: Any, pub: ContractPublic, worth: Worth, seats: int) -> DealTerms:
    """Returns the terms of a deal of one against the others."""
    by = [pub.lone] * len(ITEMS)
    by[SEVEN_AGAINST], by[HUNDRED_AGAINST] = pub.seven_by, pub.hundred_by
    by[TWO_SEVENS] = two_sevens_by(pub)
    ours, game = 1 << int(pub.lone), has_game(options, pub)
    return DealTerms(
        seats, ours, pub.lone, pub.trump, pub.levels, tuple(by), game, worth, pub.helper, int(pub.two_against)
    )


def settle_lone(options: Any, stand: DealTerms, items: Sequence[Item], position: Sequence[int]) -> Settlement:
    """Settles one against the others, where a dealer may sit out, from items."""
    points = tuple(position[word.WON + s] + position[word.PAIR_POINTS + s] for s in range(stand.seats))
    told, result = pay(options, stand.ours, stand.lone, items, paying_count(options, stand.seats))
    return Settlement(told, pad_result(result, options.players), points)


def lone_penalty(options: Any, pub: ContractPublic, worth: Worth, offender: int, seats: int) -> Settlement:
    """Settles a proved revoke where one plays against the others.

    The dealer who sits out counts only against the lone player (marias:M3.REV.2, PZ.4).
    """
    stake = stake_of(options, pub, worth)
    item, result = penalty(
        options, stake, offender, paying_count(options, seats) if offender == pub.lone else seats
    )
    return Settlement((item,), pad_result(result, options.players), ())


def stake_of(options: Any, pub: ContractPublic, worth: Worth) -> int:
    """Returns the value of everything in force."""
    return worth.all_of([i for i in range(len(ITEMS)) if is_in_force(options, pub, i)], pub.levels)
