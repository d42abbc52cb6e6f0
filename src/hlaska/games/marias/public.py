"""What everybody knows of a deal, the places of its cards and the calls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hlaska.core.auction import ABSENT
from hlaska.core.game import CALL, Public

SEATS: Final = 3
FOREHAND: Final = 0
TRICKS: Final = 10
HEARTS: Final = 2
SEVEN_RANK: Final = 0

# ---------------------------------------------------------------- places
PLACES: Final = (
    "deck", "hand0", "hand1", "hand2", "unseen", "trump", "talon", "trick",
    "won0", "won1", "won2", "aside0", "aside1", "aside2",
)  # fmt: skip
DECK, HAND, UNSEEN, LAID, TALON, TRICK, WON, ASIDE = 0, 1, 4, 5, 6, 7, 8, 11
ORDERED: Final = frozenset({DECK, UNSEEN, TALON, TRICK, WON, WON + 1, WON + 2, ASIDE, ASIDE + 1, ASIDE + 2})

# ---------------------------------------------------------------- contracts and what can be doubled
UNNAMED: Final = -1
SUIT, BETL, DURCH, OPEN_BETL, OPEN_DURCH = range(5)
CONTRACTS: Final = ("suit", "betl", "durch", "open betl", "open durch")
GAME, HUNDRED, SEVEN, SEVEN_AGAINST, HUNDRED_AGAINST, TWO_SEVENS, CONTRACT = range(7)
ITEMS: Final = ("game", "hundred", "seven", "seven against", "hundred against", "two sevens", "contract")
AGAINST: Final = (SEVEN_AGAINST, HUNDRED_AGAINST)

# ---------------------------------------------------------------- calls: append only
_SUITS: Final = "CSHD"
CALLS: Final = (
    "good",
    "bad",
    *CONTRACTS,
    *(f"durch {s}" for s in _SUITS),
    *(f"open durch {s}" for s in _SUITS),
    "seven",
    "hundred",
    *(f"two sevens {s}" for s in _SUITS),
    *(f"flek {item}" for item in ITEMS),
    "seven against",
    "hundred against",
    "claim",
    *(f"people {i}" for i in range(5)),
    *(f"cut {k}" for k in range(1, 32)),
    *(f"challenge {s}" for s in range(SEATS)),
)


def _index(text: str) -> int:
    return CALL + CALLS.index(text)


GOOD: Final = _index("good")
BAD: Final = _index("bad")
NAME: Final = _index("suit")  # the five contracts
DURCH_IN: Final = _index("durch C")  # four suits
OPEN_DURCH_IN: Final = _index("open durch C")
SAY_SEVEN: Final = _index("seven")
SAY_HUNDRED: Final = _index("hundred")
SAY_TWO: Final = _index("two sevens C")
FLEK: Final = _index("flek game")  # the seven items
SAY_SEVEN_AGAINST: Final = _index("seven against")
SAY_HUNDRED_AGAINST: Final = _index("hundred against")
CLAIM: Final = _index("claim")
PEOPLE: Final = _index("people 0")
CUT: Final = _index("cut 1")
CHALLENGE: Final = _index("challenge 0")

UNTOLD, NO, YES = -1, 0, 1
TEN_LOW: Final = (7, 5, 4, 3, 6, 2, 1, 0)


class MariasPublic(Public, frozen=True):
    """The public numbers of a deal.

    lone: who last announced or said bad; contract: named last; levels, chances: by item of `ITEMS`; left: who is still
    to be asked (answers to a contract, turns of the first circuit, seats of the review); said: the latest call of the
    turn in progress; shown: the trump card, once all have seen it; helper: suit of the other seven of two sevens;
    seven_by, hundred_by: who announced them against; talon_by: who discarded last; trump_away, sharp_away: what was
    said about the talon; took: the winners of the tricks so far; last: the cards of the last one, by seat; claim: 1
    refused, 2 accepted; asked: bits 3 * challenger + challenged of the wrong challenges; open: hands lie open;
    unplayed: settled without play; order: the ranks from high to low where the ten is low, else ().
    """

    lone: int = FOREHAND
    contract: int = UNNAMED
    levels: tuple[int, ...] = (ABSENT,) * len(ITEMS)
    chances: tuple[int, ...] = (0,) * len(ITEMS)
    left: int = 0
    said: int = 0
    shown: int = -1
    helper: int = -1
    seven_by: int = -1
    hundred_by: int = -1
    talon_by: int = FOREHAND
    trump_away: int = UNTOLD
    sharp_away: int = UNTOLD
    took: tuple[int, ...] = ()
    last: tuple[int, ...] = ()
    claim: int = 0
    asked: int = 0
    open: bool = False
    unplayed: bool = False
    order: tuple[int, ...] = ()


def own(places: Sequence[Sequence[int]], seat: int) -> list[int]:
    """The hand of a seat, as that seat sees it."""
    return [e & 63 for e in places[HAND + seat] if e >= 0]


def held(places: Sequence[Sequence[int]], seat: int) -> list[int]:
    """The hand, and forehand's card on the table, which counts as held (marias:M3.ANN.4)."""
    laid = [e & 63 for e in places[LAID] if e >= 0] if seat == FOREHAND else []
    return own(places, seat) + laid


def others(seat: int) -> int:
    """The mask of the other two seats."""
    return 7 & ~(1 << seat)


def trump_seven(pub: Any) -> int:
    return int(pub.trump) << 4 | SEVEN_RANK


def has_game(options: Any, pub: Any) -> bool:
    """Whether the game itself counts: a hundred against, where hundreds replace it, has put it aside (M3.ANN.3)."""
    lapsed = options.hundred_replaces_game and pub.levels[HUNDRED_AGAINST] >= 0
    return pub.levels[GAME] >= 0 and not lapsed


def in_force(options: Any, pub: Any, item: int) -> bool:
    return has_game(options, pub) if item == GAME else pub.levels[item] >= 0


def order_of(pub: Any) -> tuple[int, ...]:
    """The order of the ranks in the contract named last (marias:G.CARD.2)."""
    return TEN_LOW if pub.contract > SUIT and pub.trump < 0 else ()
