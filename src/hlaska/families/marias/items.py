"""Contracts, the things that can be doubled, and the public numbers of a Mariáš deal."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from hlaska.core import board, game
from hlaska.core.public import Public
from hlaska.core.tricks import TrickPlaces
from hlaska.families.marias.fleks import ABSENT

Ints = tuple[int, ...]

UNIT: Final = 2
"""Smallest units of money in one unit: halves occur."""
HEARTS: Final = 2
SEVEN_RANK: Final = 0
TEN_LOW: Final = (7, 5, 4, 3, 6, 2, 1, 0)

UNNAMED: Final = -1
UNTOLD: Final = -1
SUIT, BETL, DURCH, OPEN_BETL, OPEN_DURCH = range(5)
CONTRACT_KEYS: Final = ("suit", "betl", "durch", "open-betl", "open-durch")
CONTRACTS: Final = ("suit", "betl", "durch", "open betl", "open durch")

GAME, HUNDRED, SEVEN, SEVEN_AGAINST, HUNDRED_AGAINST, TWO_SEVENS, CONTRACT = range(7)
ITEMS: Final = ("game", "hundred", "seven", "seven against", "hundred against", "two sevens", "contract")
CONTRACTS_ABOUT: Final = (ITEMS[GAME], *(ITEMS[CONTRACT],) * 4)
"""What each of `CONTRACTS` is about."""
AGAINST: Final = (SEVEN_AGAINST, HUNDRED_AGAINST)
"""Items of the side that plays against the contract; all others belong to the declaring side, but for two sevens,
which either side may announce (`is_against`)."""


class Layout(TrickPlaces, frozen=True, kw_only=True):
    """aside: where declared cards lie, by seat from there on; tricks: how many there are in a deal."""

    aside: int
    tricks: int


class ContractPublic(Public, frozen=True):
    """The public numbers that all games of the family have.

    lone: who plays the contract; contract: named last; levels, chances: by item of `ITEMS`; left: who is still
    to be asked (answers to a contract, turns of the first circuit, seats of the review); said: the latest call of the
    turn in progress; helper: suit of the other seven of two sevens, two_by: who announced them (-1: who plays the
    contract), two_against: against the contract; seven_by, hundred_by: who announced them against;
    took: the winners of the tricks so far; last: the cards of the last one, by seat; claim: 1 refused, 2 accepted;
    asked: bits of the wrong challenges; open: hands lie open; unplayed: settled without play; order: the ranks from
    high to low where the ten is low, else ().
    """

    lone: int = 0
    contract: int = UNNAMED
    levels: Ints = (ABSENT,) * len(ITEMS)
    chances: Ints = (0,) * len(ITEMS)
    left: int = 0
    said: int = 0
    helper: int = -1
    two_by: int = -1
    two_against: bool = False
    seven_by: int = -1
    hundred_by: int = -1
    took: Ints = ()
    last: Ints = ()
    claim: int = 0
    asked: int = 0
    open: bool = False
    unplayed: bool = False
    order: Ints = ()


def has_game(options: Any, pub: ContractPublic) -> bool:
    """Whether the game itself counts: a hundred, where hundreds replace it, puts it aside (marias:M3.ANN.3)."""
    hundred = max(pub.levels[HUNDRED], pub.levels[HUNDRED_AGAINST]) >= 0
    return pub.levels[GAME] >= 0 and not (hundred and options.hundred_replaces_game)


def in_force(options: Any, pub: ContractPublic, item: int) -> bool:
    return has_game(options, pub) if item == GAME else pub.levels[item] >= 0


def is_against(pub: ContractPublic, item: int) -> bool:
    """Whether an item is one of the side that plays against the contract (marias:M3.TWO.3)."""
    return item in AGAINST or bool(item == TWO_SEVENS and pub.two_against)


def two_sevens_by(pub: ContractPublic) -> int:
    """Who announced two sevens: without being asked, who plays the contract."""
    return int(pub.two_by if pub.two_by >= 0 else pub.lone)


def trump_seven(pub: ContractPublic) -> int:
    return int(pub.trump) << 4 | SEVEN_RANK


def order_of(pub: ContractPublic) -> Ints:
    """The order of the ranks in the contract named last (marias:G.CARD.2)."""
    return TEN_LOW if pub.contract > SUIT and pub.trump < 0 else ()


def others(seat: int, seats: int) -> int:
    """The mask of all seats but one."""
    return (1 << seats) - 1 & ~(1 << seat)


class TalonPublic(ContractPublic, frozen=True):
    """Of a game with a talon, beside that: `trump_away`, `sharp_away`, what was said about it."""

    trump_away: int = UNTOLD
    sharp_away: int = UNTOLD


C = TypeVar("C", bound=ContractPublic)
T = TypeVar("T", bound=TalonPublic)
State = board.State[ContractPublic]
View = game.View[ContractPublic]
