"""The settlement examples of docs/rules/marias.md as rows of arithmetic: what was made, and what it is worth."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from hlaska.core.options import parse
from hlaska.families.marias.contracts import (
    BETL,
    CONTRACT,
    DURCH,
    GAME,
    HUNDRED,
    HUNDRED_AGAINST,
    ITEMS,
    OPEN_BETL,
    OPEN_DURCH,
    SEVEN,
    SEVEN_AGAINST,
    SUIT,
    TWO_SEVENS,
)
from hlaska.families.marias.fleks import ABSENT
from hlaska.families.marias.hundred import ladder
from hlaska.families.marias.settle import Settlement
from hlaska.games.marias.options import PRESETS, Options
from hlaska.games.marias.position import positions_for
from hlaska.games.marias.public import MariasPublic
from hlaska.games.marias.settle import penalty, settle
from hlaska.kernel import layout as word
from hlaska.kernel.play import declare

C, S, H, D = range(4)


class Made(NamedTuple):
    """A finished suit deal in short. levels: by item; points: card points of seats 0, 1, 2; marriages: (seat, suit) in
    order; last: cards of the last trick by seat; best: the one that wins it, prev: the winner of the one before."""

    levels: dict[int, int]
    trump: int = C
    points: tuple[int, int, int] = (50, 40, 0)
    marriages: tuple[tuple[int, int], ...] = ()
    last: tuple[int, int, int] = (0x31, 0x32, 0x33)
    best: int = 0x33
    prev: tuple[int, int] = (-1, -1)
    contract: int = SUIT
    took: tuple[int, ...] = ()
    talon: tuple[int, ...] = ()


def options(preset: str = "pagat_voleny", *settings: str) -> Options:
    base: Any = PRESETS[preset]
    found: Options = parse(base, settings)
    return found


def settled(made: Made, house: Options, lone: int = 0) -> Settlement:
    levels = tuple(made.levels.get(i, ABSENT) for i in range(len(ITEMS)))
    pub = MariasPublic(
        "play", 0, trump=made.trump if made.contract == SUIT else -1, lone=lone, contract=made.contract,
        levels=levels, shown=made.trump << 4 | 7, helper=S if levels[TWO_SEVENS] >= 0 else -1,
        seven_by=1 if levels[SEVEN_AGAINST] >= 0 else -1, hundred_by=1 if levels[HUNDRED_AGAINST] >= 0 else -1,
    )  # fmt: skip
    position = positions_for(house).contract_position(pub)
    position[word.WON : word.WON + 3] = made.points
    for seat, suit in made.marriages:
        declare(position, seat, suit)
    position[word.LAST_CARD : word.LAST_CARD + 3] = made.last
    position[word.LAST_BEST], position[word.LAST_SEAT] = made.best, made.last.index(made.best)
    position[word.PREV_SEAT], position[word.PREV_BEST] = made.prev
    position[word.TRICK] = len(made.took) or 10
    for seat in made.took:
        position[word.WON_TRICKS + seat] += 1
    return settle(house, pub, position, made.talon)


def units(made: Made, *settings: str, preset: str = "pagat_voleny", lone: int = 0) -> tuple[float, ...]:
    return tuple(r / 2 for r in settled(made, options(preset, *settings), lone).result)


def per_opponent(made: Made, *settings: str, preset: str = "pagat_voleny") -> float:
    return -units(made, *settings, preset=preset)[1]


G = {GAME: 0}
SEVEN_WINS: dict[str, Any] = {"last": (0x00, 0x31, 0x32), "best": 0x00}
SEVEN_DIES: dict[str, Any] = {"last": (0x00, 0x05, 0x32), "best": 0x05}


def made(levels: dict[int, int], points: int, marriages: str = "", **more: Any) -> Made:
    """A deal in which the lone player has so many card points and these marriages ("HD": in this order)."""
    pairs = tuple((0, "CSHD".index(m)) for m in marriages)
    return Made(levels, points=(points, 90 - points, 0), marriages=pairs, **more)


ALL = "announced_hundred_marriages=all"
EXAMPLES = [
    # EX.M3.S2 to EX.M3.S6: hundreds
    ("S2", made({GAME: 1}, 80, "D"), (), 4),
    ("S3", made({HUNDRED: 0}, 90, "C"), (), 32),
    ("S3", made({HUNDRED: 0}, 90, "C"), ("hundred_step=add_equal",), 16),
    ("S3", made({HUNDRED: 0}, 90, "C"), ("hundred_step=add_half",), 10),
    *[("S4", made({HUNDRED: 0}, p, "C"), (), v) for p, v in ((50, -4), (40, -8), (30, -16), (20, -32))],
    *[
        ("S4", made({HUNDRED: 0}, p, "C"), ("hundred_step=add_equal",), v)
        for p, v in ((50, -4), (40, -8), (30, -12), (20, -16))
    ],
    *[
        ("S4", made({HUNDRED: 0}, p, "C"), ("hundred_step=add_half",), v)
        for p, v in ((50, -4), (40, -6), (30, -8), (20, -10))
    ],
    *[("S5", made(G, p, "C"), (), v) for p, v in ((60, 2), (70, 4), (80, 8), (90, 16))],
    *[("S6", made({HUNDRED: 0}, p, "C"), (), v) for p, v in ((60, 4), (70, 8), (80, 16), (90, 32))],
    # EX.M3.S9, S10: sevens
    ("S9", made({GAME: 0, SEVEN: 0}, 50, **SEVEN_DIES), ("killed_announced_seven=3",), 1 - 3),
    ("S9", made({GAME: 0, SEVEN: 1}, 50, **SEVEN_DIES), ("killed_announced_seven=3",), 1 - 6),
    ("S9", made({GAME: 0, SEVEN: 0}, 50, **SEVEN_WINS), ("killed_announced_seven=3",), 1 + 2),
    ("S9", made({GAME: 0, SEVEN: 1}, 50, **SEVEN_WINS), ("killed_announced_seven=3",), 1 + 4),
    ("S9", made({GAME: 0, SEVEN: 0}, 50), ("killed_announced_seven=3",), 1 - 2),
    ("S9", made({GAME: 0, SEVEN: 1}, 50), ("killed_announced_seven=3",), 1 - 4),
    (
        "S10",
        Made({GAME: 1, SEVEN_AGAINST: 0}, points=(50, 40, 0), last=(0x31, 0x00, 0x32), best=0x00),
        ("against_rule=flek_first_double",),
        2 - 4,
    ),
    *[
        (
            "S10",
            Made({GAME: 1, HUNDRED_AGAINST: 0}, points=(90 - p, p, 0), marriages=((1, C),)),
            ("against_rule=flek_first_double",),
            v,
        )
        for p, v in ((60, -8), (70, -16))
    ],
    # EX.M3.S11: which marriage counts
    ("S11", made(G, 60, "C"), (), 2),
    ("S11", made(G, 80, "D"), (), 2),
    ("S11", made(G, 60, "SD"), (), 1),
    # EX.M3.S13: two sevens (helper in leaves); hearts double
    ("S13", made({GAME: 0, TWO_SEVENS: 0}, 50, prev=(0, 0x10), **SEVEN_WINS), (), 1 + 20),
    (
        "S13",
        made({GAME: 0, TWO_SEVENS: 0}, 50, prev=(0, 0x10), trump=H, last=(0x20, 0x31, 0x32), best=0x20),
        (),
        2 + 40,
    ),
    (
        "S13",
        made({GAME: 0, TWO_SEVENS: 1}, 50, prev=(0, 0x10), trump=H, last=(0x20, 0x31, 0x32), best=0x20),
        (),
        2 + 80,
    ),
    # EX.M3.14: independent ladders
    ("14", made({GAME: 3, SEVEN: 1}, 50, **SEVEN_WINS), (), 12),
    ("14", made({GAME: 3, SEVEN: 1}, 40, **SEVEN_WINS), (), -4),
    ("14", made({GAME: 3, SEVEN: 1}, 40), (), -12),
    # EX.M3.17: a sharp card in the talon
    ("17", Made(G, trump=S, points=(40, 40, 0), talon=(0x36, 0x01)), ("sharp_in_talon=true",), -1),
    ("17", Made(G, trump=S, points=(50, 30, 0), talon=(0x36, 0x01)), ("sharp_in_talon=true",), 1),
    # EX.M3.18 to EX.M3.20
    ("18", made({HUNDRED: 0}, 60, "HD", trump=D), (), 16),
    ("18", made({HUNDRED: 0}, 60, "HD", trump=D), ("hundred_marriage=first_declared",), -8),
    # EX.M3.23
    ("23", made({HUNDRED: 0}, 60, "HD", trump=D), ("hundred_marriage=first_declared", ALL), 16),
    ("23", made({HUNDRED: 0}, 60, "HS", trump=D), (ALL,), 4),
    ("23", made({HUNDRED: 0}, 60, "HS", trump=D), (), -8),
    ("23", made({HUNDRED: 0}, 40, "HS", trump=D), (ALL,), -8),
    ("23", made({HUNDRED: 0}, 40, "HS", trump=D), (), -32),
    ("19", made({HUNDRED: 0}, 70), (), -16),
    ("19", made({HUNDRED: 0}, 70, trump=H, last=(0x31, 0x32, 0x33)), (), -32),
    ("20", Made({GAME: 0, HUNDRED_AGAINST: 0}, points=(50, 40, 0), marriages=((0, C), (1, D))), (), 32),
]


@pytest.mark.parametrize(("example", "deal", "settings", "value"), EXAMPLES)
def test_per_opponent(example: str, deal: Made, settings: tuple[str, ...], value: float) -> None:
    assert per_opponent(deal, *settings) == value


def test_ladders_of_the_table() -> None:
    """G.VAL.1, in half units"""
    table = {
        "double": ([4, 8, 16, 32], [2, 4, 8, 16]),
        "add_equal": ([4, 8, 12, 16], [2, 4, 6, 8]),
        "add_half": ([4, 6, 8, 10], [2, 3, 4, 5]),
        "half_unit": ([4, 4.5, 5, 5.5], [2, 2.5, 3, 3.5]),
    }
    for rule, (four, two) in table.items():
        assert [ladder(8, k, rule) / 2 for k in range(4)] == four
        assert [ladder(4, k, rule) / 2 for k in range(4)] == two


def test_side_effects_are_shared() -> None:
    """EX.M3.S12: a flek of D costs MH too; a quiet seven of MH gains D too."""
    assert units(made({GAME: 1}, 50)) == (4, -2, -2)
    quiet = Made(G, points=(40, 50, 0), last=(0x31, 0x00, 0x32), best=0x00)
    assert units(quiet) == (-4, 2, 2)  # the lost game and the seven, 1 each to each
    assert [i.value for i in settled(quiet, options()).items] == [-2, 2]


def test_official_values() -> None:
    """EX.M3.S14"""
    betl = Made({CONTRACT: 0}, contract=BETL, took=(1,) * 10)
    assert per_opponent(betl, preset="official_values") == 15
    lost = Made({CONTRACT: 1}, contract=BETL, took=(0,))
    assert per_opponent(lost, preset="official_values") == -30
    durch = Made({CONTRACT: 0}, contract=DURCH, took=(0,) * 10)
    assert per_opponent(durch, preset="official_values") == 30


def test_overcalled_durch_at_four_times() -> None:
    """EX.M3.15, the settlement"""
    assert units(Made({CONTRACT: 2}, contract=DURCH, took=(0,) * 10)) == (80, -40, -40)


def test_revoke() -> None:
    """EX.M3.16, PZ.4"""
    house = options("pagat_voleny", "revoke_mode=penalise")
    levels = tuple({GAME: 2, SEVEN: 1}.get(i, ABSENT) for i in range(len(ITEMS)))
    pub = MariasPublic("play", 2, trump=H, contract=SUIT, levels=levels)
    assert [r / 2 for r in penalty(house, pub, 2).result] == [16, 16, -32]
    plain = tuple({GAME: 0}.get(i, ABSENT) for i in range(len(ITEMS)))
    bells = MariasPublic("play", 2, trump=D, contract=SUIT, levels=plain)
    assert [r / 2 for r in penalty(house, bells, 2).result] == [10, 10, -20]
    four = options("pauzirovany", "revoke_mode=penalise")
    assert [r / 2 for r in penalty(four, bells, 2).result] == [10, 10, -20, 0]
    assert [r / 2 for r in penalty(four, bells, 0).result] == [-30, 10, 10, 10]


# ---------------------------------------------------------------- penguin
def entries(deal: Made, *settings: str) -> tuple[float, ...]:
    return units(deal, *settings, preset="penguin")


def test_penguin_scoring() -> None:
    """EX.PG.2 to EX.PG.5"""
    doubled = {GAME: 3, HUNDRED: 0, SEVEN_AGAINST: 1}
    seven: dict[str, Any] = {"last": (0x05, 0x31, 0x00), "best": 0x05}
    big = Made(doubled, points=(80, 10, 0), marriages=((0, C),), **seven)
    assert entries(big) == (13, -4, -4)
    assert entries(big, "settlement=payments") == (34, -17, -17)
    red = big._replace(trump=H, marriages=((0, H),), last=(0x25, 0x31, 0x20), best=0x25)
    assert entries(red) == (26, -8, -8)
    assert entries(made({GAME: 1}, 70, "C")) == (7, 0, 0)
    assert entries(made({GAME: 0, HUNDRED: 0}, 50, "C")) == (-3, 0, 0)
    helper = made({GAME: 0, TWO_SEVENS: 0}, 50, trump=S, prev=(1, 0x04), last=(0x10, 0x31, 0x32), best=0x10)
    assert entries(helper) == (-7, 0, 0)


# ---------------------------------------------------------------- catsatcards
def test_catsatcards_scoring() -> None:
    """EX.CC.1 to EX.CC.4"""
    hearts: dict[str, Any] = {"trump": H}
    assert per_opponent(made(G, 50, **hearts), preset="catsatcards") == 1
    seven = made(G, 50, **hearts, last=(0x20, 0x31, 0x32), best=0x20)
    assert per_opponent(seven, preset="catsatcards") == 3
    assert per_opponent(seven._replace(levels={GAME: 1})) == 6
    assert per_opponent(made(G, 70, "H", **hearts), preset="catsatcards") == 8
    both = made({HUNDRED: 0, SEVEN: 0}, 70, "D", trump=D, last=(0x30, 0x01, 0x02), best=0x30)
    assert per_opponent(both, preset="catsatcards") == 10


# ---------------------------------------------------------------- what the document leaves to arithmetic
def test_a_cap_limits_the_net_and_is_shown() -> None:
    """G.FLEK.9"""
    big = settled(made({HUNDRED: 2}, 90, "C"), options("pagat_voleny", "payment_cap=20"))
    assert [r / 2 for r in big.result] == [40, -20, -20]
    assert sum(i.value for i in big.items) == 40
    assert big.items[-1].key == "item-marias-limit"


def test_open_contracts_compare_the_cards_left() -> None:
    """M3.OPEN.1"""
    for contract, took in ((OPEN_BETL, (1,)), (OPEN_DURCH, (0,))):
        assert per_opponent(Made({CONTRACT: 0}, contract=contract, took=took)) == (
            10 if contract == OPEN_BETL else 20
        )
        assert per_opponent(Made({CONTRACT: 0}, contract=contract, took=(1 - took[0],))) < 0
