"""Declares the house rules of pinochle for three, and its presets.

They are for all alone, or two against the bidder (pinochle:P4A, P4C).
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final, Literal

from msgspec import Struct

from hlaska.core.bidding import Ladder, ladder
from hlaska.core.duplicate import duplicate_deals
from hlaska.core.errors import BadOptions
from hlaska.core.options import opt
from hlaska.core.seating import Seating, first_dealer
from hlaska.families.pinochle.melds import EXTRAS, MeldTable, double_pack_table, table_words

DEAL, BID, MELD, PLAY, SCORE, END = "deal", "bidding", "melds", "play", "scoring", "match"
AUCTION: Final = {"trump_by": "auction"}
UNITS: Final = {"settle_by": "units"}
POINTS: Final = {"settle_by": "points"}
TURNED: Final = {"trump_by": "last_card"}
SINGLE: Final = {"deck": "single"}
DOUBLE: Final = AUCTION | POINTS | {"deck": "double", "widow": True}
EVERY_BID: Final = 999  # up to here every number has a call, above only the tens
TOP_BID: Final = 9990


class Options(Struct, frozen=True):
    """Holds the options; defaults are those of the preset `auction3`. None means the usual number."""

    deck: Annotated[
        Literal["single", "double"], opt(DEAL, "pinochle:P4A.DBL.1", needs=AUCTION | POINTS | {"widow": True})
    ] = "single"
    players: Annotated[
        Literal[3, 4, 5],
        opt(
            DEAL,
            "pinochle:P4A.DEAL.1",
            formerly="players_mode",
            renamed={"three": 3, "four_sit_out": 4, "five_sit_out": 5},
        ),
    ] = 3
    seating: Annotated[Seating, first_dealer("pinochle:P0.SEAT.3", DEAL)] = "random_dealer"
    trump_by: Annotated[Literal["auction", "last_card"], opt(BID, "pinochle:P4C.TURN.1")] = "auction"
    widow: Annotated[bool, opt(DEAL, "pinochle:P4A.DEAL.2", needs=AUCTION)] = True
    double_widow: Annotated[Literal[5, 2], opt(DEAL, "pinochle:P4A.DBL.2", needs=DOUBLE)] = 5
    settle_by: Annotated[Literal["units", "points"], opt(SCORE, "pinochle:P4A.PAY.1", needs=AUCTION)] = (
        "units"
    )
    min_bid: Annotated[int | None, opt(BID, "pinochle:P4A.BID.1", low=10, high=990, needs=AUCTION)] = None
    forced_opening: Annotated[bool, opt(BID, "pinochle:P4A.BID.2", needs=AUCTION | UNITS)] = True
    dealer_stuck_bid: Annotated[
        int | None, opt(BID, "pinochle:P4A.POINTS.1", low=10, high=990, needs=AUCTION | POINTS)
    ] = None
    announce_buried: Annotated[bool, opt("play", "pinochle:P4A.WIDOW.3", needs=AUCTION | {"widow": True})] = (
        False
    )
    run_extras: Annotated[
        Literal["marriage_only", "each40", "with_marriage"], opt(MELD, "pinochle:P4A.MELD.2", needs=SINGLE)
    ] = "marriage_only"
    double_meld_bonus: Annotated[bool, opt(MELD, "pinochle:P4A.MELD.2", needs=SINGLE)] = False
    meld_table: Annotated[
        Literal["standard", "toby_thomas", "npa_partial"], opt(MELD, "pinochle:P2.MELD.1", needs=DOUBLE)
    ] = "standard"
    single_pinochle: Annotated[Literal[4, 14], opt(MELD, "pinochle:P2.MELD.4", needs=DOUBLE)] = 4
    roundhouse: Annotated[Literal[24, 25], opt(MELD, "pinochle:P2.MELD.5", needs=DOUBLE)] = 24
    double_roundhouse: Annotated[Literal[160, 240], opt(MELD, "pinochle:P2.MELD.5", needs=DOUBLE)] = 160
    meld_saved_by: Annotated[
        Literal["trick", "points"],
        opt(MELD, "pinochle:P4A.DBL.6", needs=POINTS | {"meld_timing": "before_play"}),
    ] = "trick"
    meld_timing: Annotated[
        Literal["before_play", "captured"], opt(MELD, "pinochle:P4C.TURN.4", needs=TURNED)
    ] = "before_play"
    nine_exchange: Annotated[
        bool, opt(MELD, "pinochle:P4C.TURN.6", needs=TURNED | {"meld_timing": "before_play"})
    ] = False
    heading: Annotated[
        Literal["always", "trump_led", "trump_only", "even_ruffed"], opt("play", "pinochle:P0.LEGAL.1")
    ] = "trump_led"
    card_points: Annotated[
        Literal["atk10", "at10kq5", "trad"], opt(SCORE, "pinochle:P4A.COUNT.1", needs=SINGLE)
    ] = "trad"
    concession_bonus: Annotated[
        int, opt(SCORE, "pinochle:P4A.DBL.7", low=0, high=500, needs=AUCTION | POINTS)
    ] = 0
    unit_table: Annotated[
        Literal["scarne", "short"], opt(SCORE, "pinochle:P4A.PAY.1", needs=AUCTION | UNITS)
    ] = "scarne"
    kitty: Annotated[bool, opt(SCORE, "pinochle:P4A.PAY.5", needs=AUCTION | UNITS)] = False
    spades_double: Annotated[bool, opt(SCORE, "pinochle:P4A.PAY.6", needs=AUCTION | UNITS)] = False
    win_by_bidding: Annotated[bool, opt(END, "pinochle:P4C.BID.3", needs=AUCTION | POINTS)] = False
    target: Annotated[int | None, opt(END, "pinochle:P4A.POINTS.6", low=1, high=99999, needs=POINTS)] = None
    duplicate: Annotated[bool, duplicate_deals(END, "pinochle:DUP.5")] = False


PRESETS: Final[dict[str, Struct]] = {
    "auction3": Options(),
    "auction3_points": Options(
        settle_by="points", heading="always", card_points="atk10", double_meld_bonus=True
    ),
    "auction3_double": Options(
        deck="double", settle_by="points", heading="always", meld_saved_by="points", concession_bonus=10
    ),
    "cutthroat3": Options(
        trump_by="last_card",
        widow=False,
        settle_by="points",
        meld_timing="captured",
        heading="always",
        card_points="at10kq5",
    ),
    "cutthroat3_bid": Options(
        widow=False,
        settle_by="points",
        heading="always",
        card_points="atk10",
        double_meld_bonus=True,
        win_by_bidding=True,
    ),
}

UNIT_VALUES: Final = {
    "scarne": (
        (700, 30),
        (650, 25),
        (600, 21),
        (550, 17),
        (500, 13),
        (450, 10),
        (400, 7),
        (350, 5),
        (300, 3),
        (0, 2),
    ),
    "short": ((550, 10), (500, 8), (450, 6), (400, 4), (350, 2), (0, 1)),
}
POINTS_OF: Final = {
    "atk10": (0, 0, 0, 0, 0, 10, 10, 10),
    "at10kq5": (0, 0, 0, 0, 5, 5, 10, 10),
    "trad": (0, 0, 0, 2, 3, 4, 10, 11),
}
"""What the cards 7 8 9 J Q K T A count in tricks (P4A.COUNT.1, P4C.TURN.3)."""
LAST: Final = 10
STEP: Final = 10
RISE: Final = 250


def verify(options: Options) -> None:
    """Raises BadOptions for options that exclude each other."""
    if options.deck == "double":
        _verify_double(options)
    if least_bid(options) % step_of(options):
        raise BadOptions(f"min_bid={options.min_bid}: bids are multiples of {STEP}")
    if stuck_bid(options) % step_of(options):
        raise BadOptions(f"dealer_stuck_bid={options.dealer_stuck_bid}: bids are multiples of {STEP}")
    if options.duplicate and options.kitty:
        raise BadOptions("kitty=true: duplicate deals are paid one by one, without a kitty (pinochle:DUP.5)")
    if options.trump_by == "last_card":
        _verify_turned(options)
    elif options.meld_timing == "captured":
        raise BadOptions("meld_timing=captured: who bids needs to meld before play (trump_by=auction)")


def _verify_double(options: Options) -> None:
    """Refuses options that do not fit the double pack (pinochle:P4A.DBL.1)."""
    if not has_widow(options):
        raise BadOptions(
            "deck=double: 80 cards do not go round three players, so widow=true and trump_by=auction"
        )
    if is_in_units(options):
        raise BadOptions("deck=double: the units are those of the single pack, so settle_by=points")


def _verify_turned(options: Options) -> None:
    if options.settle_by == "units":
        raise BadOptions("settle_by=units needs a bidder: trump_by=auction")
    if options.widow:
        raise BadOptions("widow=true needs a bidder: trump_by=auction")
    if options.nine_exchange and options.meld_timing == "captured":
        raise BadOptions("nine_exchange=true goes only with meld_timing=before_play (pinochle:P4C.TURN.6)")


def has_widow(options: Options) -> bool:
    return options.widow and options.trump_by == "auction"


def is_in_units(options: Options) -> bool:
    """Tells whether a deal is paid in units, and only the bidder melds."""
    return options.settle_by == "units"


def phases_of(options: Options) -> dict[str, bool]:
    """Tells by name whether the phases that hang on an option occur."""
    bids, melds = options.trump_by == "auction", options.meld_timing != "captured"
    found = dict.fromkeys(("auction", "trump", "decide"), bids)
    found |= {
        "unseen": is_in_units(options) and has_widow(options),
        "bury": has_widow(options),
        "grant": bids and is_in_units(options),
    }
    return {**found, "nine": not bids and melds and options.nine_exchange, "meld": bids or melds}


def widow_size(options: Options) -> int:
    """Returns how many cards the widow has, and the bidder buries. Source: P4A.DEAL.2, P4A.DBL.2."""
    if not has_widow(options):
        return 0
    return options.double_widow if options.deck == "double" else 3


def hand_size(options: Options) -> int:
    return ((80 if options.deck == "double" else 48) - widow_size(options)) // 3


def must_name_blind(options: Options) -> bool:
    """Tells whether the bidder names trumps before seeing the widow (P4A.DBL.2)."""
    return options.deck == "double" and options.double_widow == 5


def packets(options: Options) -> tuple[int, ...]:
    """Returns the sizes of the rounds of the deal. The widow comes after the first one (P4A.DEAL.2, P4A.DBL.2)."""
    if options.deck == "double":
        return (5,) * 5 if options.double_widow == 5 else (2, *(3,) * 8)
    return (3,) * 5 if has_widow(options) else (4,) * 4


def scale(options: Options) -> int:
    """Returns what ten points of the single pack are."""
    return 1 if options.deck == "double" else 10


def step_of(options: Options) -> int:
    return 1 if options.deck == "double" else STEP


def target_of(options: Options) -> int:
    """Returns the target of a match (pinochle:P4A.POINTS.6, P4A.DBL.3)."""
    return options.target if options.target is not None else 455 if options.deck == "double" else 1000


def rise_of(options: Options) -> int:
    """Returns by how much the winning score rises where several have reached it."""
    return RISE * scale(options) // 10


def values_of(options: Options) -> tuple[int, ...]:
    """Returns what the cards 7 8 9 J Q K T A count in tricks."""
    return (0, 0, 0, 0, 0, 1, 1, 1) if options.deck == "double" else POINTS_OF[options.card_points]


def last_of(options: Options) -> int:
    """Returns what the last trick counts."""
    return 2 if options.deck == "double" else LAST


def trick_total(options: Options) -> int:
    """Returns all points in tricks."""
    return 50 if options.deck == "double" else 250


def least_bid(options: Options) -> int:
    if options.min_bid is not None:
        return options.min_bid
    if options.deck == "double":
        return 50
    return 300 if is_in_units(options) else 200


def stuck_bid(options: Options) -> int:
    return options.dealer_stuck_bid if options.dealer_stuck_bid is not None else least_bid(options)


def bids_of(options: Options) -> Ladder:
    """Returns every amount that may be bid."""
    return _bids(least_bid(options), step_of(options))


@cache
def _bids(low: int, step: int) -> Ladder:
    return ladder(low, [(EVERY_BID, step), (TOP_BID, STEP)])


def unit_of(options: Options, contract: int) -> int:
    """Returns what a contract is worth (P4A.PAY.1)."""
    return next(value for low, value in UNIT_VALUES[options.unit_table] if contract >= low)


def table_of(options: Options) -> MeldTable:
    """Returns what the melds count (P4A.MELD.1, P4A.MELD.2, P4A.DBL.4, P4C.TURN.5)."""
    if options.deck == "double":
        return double_pack_table(
            options.meld_table, options.single_pinochle, options.roundhouse, options.double_roundhouse
        )
    bonus = options.double_meld_bonus
    return table_words(
        run=(150, 1500) if bonus else (150,),
        royal=(40,),
        plain=(20,),
        nine=10,
        pinochle=(40, 300) if bonus else (40,),
        arounds=[(10 * n, 100 * n) if bonus else (10 * n,) for n in (10, 8, 6, 4)],
        extras=EXTRAS[options.run_extras],
    )
