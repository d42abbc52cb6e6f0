"""Holds contracts, things that can be doubled, and the public numbers of a Mariáš deal."""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeVar

from hlaska.core import board, kinds, view
from hlaska.core.public import Public
from hlaska.core.tricks import TrickPlaces
from hlaska.families.marias.fleks import ABSENT, TOP_LEVEL

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
    """Says where declared cards lie, and how long a deal is.

    aside: the place where declared cards lie, by seat from there on.
    tricks: the number of tricks in a deal.
    """

    aside: int
    tricks: int


class ContractPublic(Public, frozen=True):
    """Holds the public numbers that all games of the family have. Levels and chances are by item of `ITEMS`."""

    lone: Annotated[int, kinds.seat("Who plays the contract.")] = 0
    contract: Annotated[
        int, kinds.word("The contract named last.", CONTRACT_KEYS, none="none has been named")
    ] = UNNAMED
    levels: Annotated[
        Ints,
        kinds.count(
            "How often each thing has been doubled.",
            high=TOP_LEVEL,
            none="it has not been announced",
            names=ITEMS,
        ),
    ] = (ABSENT,) * len(ITEMS)
    chances: Annotated[Ints, kinds.seats("Who may still raise each thing.", names=ITEMS)] = (0,) * len(ITEMS)
    left: Annotated[int, kinds.count("How many are still to be asked.", high="seats")] = 0
    said: Annotated[
        int,
        kinds.call("The latest call of the turn in progress.", none="nothing has been said in it", absent=0),
    ] = 0
    helper: Annotated[
        int, kinds.suit("Of two sevens the suit of the one that is no trump.", none="there are none")
    ] = -1
    two_by: Annotated[
        int, kinds.seat("Who announced two sevens.", none="nobody, or who plays the contract, unasked")
    ] = -1
    two_against: Annotated[bool, kinds.flag("Whether two sevens are announced against the contract.")] = False
    seven_by: Annotated[int, kinds.seat("Who announced a seven against the contract.", none="nobody")] = -1
    hundred_by: Annotated[
        int, kinds.seat("Who announced a hundred against the contract.", none="nobody")
    ] = -1
    took: Annotated[Ints, kinds.seat("The winners of the tricks so far.", each="list", most="tricks")] = ()
    last: Annotated[
        Ints,
        kinds.card("The cards of the last trick.", each="seat", empty="there is none, or it is not told"),
    ] = ()
    claim: Annotated[
        int, kinds.word("What became of a claim.", ("not made", "not certain, played on", "certain"))
    ] = 0
    asked: Annotated[
        int,
        kinds.count(
            "The wrong challenges: a bit, who challenged times seats plus who was.", high=(1 << 16) - 1
        ),
    ] = 0
    open: Annotated[bool, kinds.flag("Whether hands lie open.")] = False
    unplayed: Annotated[bool, kinds.flag("Whether the deal is settled without play.")] = False
    order: Annotated[
        Ints,
        kinds.rank("The ranks from high to low.", each="list", most=8),
    ] = ()


def has_game(options: Any, pub: ContractPublic) -> bool:
    """Tells whether the game itself counts (marias:M3.ANN.3). A hundred puts it aside where hundreds replace it."""
    hundred = max(pub.levels[HUNDRED], pub.levels[HUNDRED_AGAINST]) >= 0
    return pub.levels[GAME] >= 0 and not (hundred and options.hundred_replaces_game)


def is_in_force(options: Any, pub: ContractPublic, item: int) -> bool:
    return has_game(options, pub) if item == GAME else pub.levels[item] >= 0


def is_against(pub: ContractPublic, item: int) -> bool:
    """Tells whether an item belongs to the side that plays against the contract. Source: marias:M3.TWO.3."""
    return item in AGAINST or bool(item == TWO_SEVENS and pub.two_against)


def two_sevens_by(pub: ContractPublic) -> int:
    """Returns the seat that announced two sevens; where none is noted, the lone player."""
    return int(pub.two_by if pub.two_by >= 0 else pub.lone)


def trump_seven(pub: ContractPublic) -> int:
    return int(pub.trump) << 4 | SEVEN_RANK


def order_of(pub: ContractPublic) -> Ints:
    """Returns the order of the ranks in the contract named last (marias:G.CARD.2)."""
    return TEN_LOW if pub.contract > SUIT and pub.trump < 0 else ()


def others(seat: int, seats: int) -> int:
    """Returns the mask of all seats but one."""
    return (1 << seats) - 1 & ~(1 << seat)


class TalonPublic(ContractPublic, frozen=True):
    """Holds beside the public numbers what was said about the talon."""

    trump_away: Annotated[
        int, kinds.word("Whether trumps lie in the talon.", ("no", "yes"), none="it was not said")
    ] = UNTOLD
    sharp_away: Annotated[
        int, kinds.word("Whether aces or tens lie in the talon.", ("no", "yes"), none="it was not said")
    ] = UNTOLD


C = TypeVar("C", bound=ContractPublic)
T = TypeVar("T", bound=TalonPublic)
State = board.State[ContractPublic]
View = view.View[ContractPublic]
