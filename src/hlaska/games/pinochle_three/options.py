"""The house rules of pinochle for three, alone or two against the bidder, and its presets (pinochle:P4A, P4C)."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final, Literal

from msgspec import Struct

from hlaska.core.bidding import Ladder, ladder
from hlaska.core.errors import BadOptions
from hlaska.core.options import opt
from hlaska.core.seating import Seating, first_dealer
from hlaska.families.pinochle.melds import Table, double_pack_table, table_words
from hlaska.kernel import melds as kernel

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
    """Defaults are those of the preset `auction3`; null means the usual number."""

    deck: Annotated[
        Literal["single", "double"],
        opt(
            "Pack",
            "48 cards, two of each, or 80 cards, four of each without nines, with a tenth of all numbers.",
            "pinochle:P4A.DBL.1",
            group=DEAL,
            needs=AUCTION | POINTS | {"widow": True},
        ),
    ] = "single"
    players_mode: Annotated[
        Literal["three", "four_sit_out", "five_sit_out"],
        opt("Players", "Three; or four or five of whom three get cards.", "pinochle:P4A.DEAL.1", group=DEAL),
    ] = "three"
    seating: Annotated[Seating, first_dealer("pinochle:P0.SEAT.3", DEAL)] = "random_dealer"
    trump_by: Annotated[
        Literal["auction", "last_card"],
        opt(
            "Trumps",
            "Named by the highest bidder, or turned with the last card.",
            "pinochle:P4C.TURN.1",
            group=BID,
        ),
    ] = "auction"
    widow: Annotated[
        bool,
        opt(
            "Widow",
            "Cards for the bidder, three of the single pack; otherwise all cards are dealt out.",
            "pinochle:P4A.DEAL.2",
            group=DEAL,
            needs=AUCTION,
        ),
    ] = True
    double_widow: Annotated[
        Literal[5, 2],
        opt(
            "Widow of the double pack",
            "Five cards, and trumps are named before it is seen; or two, and trumps are named after.",
            "pinochle:P4A.DBL.2",
            group=DEAL,
            needs=DOUBLE,
        ),
    ] = 5
    settle_by: Annotated[
        Literal["units", "points"],
        opt(
            "Settlement",
            "Units after each deal, only the bidder melds; or points, and all meld.",
            "pinochle:P4A.PAY.1",
            group=SCORE,
            needs=AUCTION,
        ),
    ] = "units"
    min_bid: Annotated[
        int | None,
        opt(
            "Lowest bid",
            "Null: 300 for units, 200 for points, 50 with the double pack.",
            "pinochle:P4A.BID.1",
            group=BID,
            low=10,
            high=990,
            needs=AUCTION,
        ),
    ] = None
    forced_opening: Annotated[
        bool,
        opt(
            "Forced opening",
            "The first player must bid.",
            "pinochle:P4A.BID.2",
            group=BID,
            needs=AUCTION | UNITS,
        ),
    ] = True
    dealer_stuck_bid: Annotated[
        int | None,
        opt(
            "Dealer under",
            "What the dealer plays when the others pass; null: the lowest bid.",
            "pinochle:P4A.POINTS.1",
            group=BID,
            low=10,
            high=990,
            needs=AUCTION | POINTS,
        ),
    ] = None
    announce_buried: Annotated[
        bool,
        opt(
            "Buried trumps and aces are told",
            "The bidder says how many trumps and aces are buried.",
            "pinochle:P4A.WIDOW.3",
            needs=AUCTION | {"widow": True},
        ),
    ] = False
    run_extras: Annotated[
        Literal["marriage_only", "each40"],
        opt(
            "Beside a run",
            "Only a whole marriage more counts, or each king or queen more 40.",
            "pinochle:P4A.MELD.2",
            group=MELD,
            needs=SINGLE,
        ),
    ] = "marriage_only"
    double_meld_bonus: Annotated[
        bool,
        opt(
            "Double melds count more",
            "Otherwise a double run, pinochle or around counts as two single ones.",
            "pinochle:P4A.MELD.2",
            group=MELD,
            needs=SINGLE,
        ),
    ] = False
    meld_table: Annotated[
        Literal["standard", "toby_thomas", "npa_partial"],
        opt(
            "Table of melds",
            "What melds of the double pack count.",
            "pinochle:P2.MELD.1",
            group=MELD,
            needs=DOUBLE,
        ),
    ] = "standard"
    single_pinochle: Annotated[
        Literal[4, 14],
        opt("One pinochle", "What a single pinochle counts.", "pinochle:P2.MELD.4", group=MELD, needs=DOUBLE),
    ] = 4
    roundhouse: Annotated[
        Literal[24, 25],
        opt(
            "Roundhouse",
            "What a marriage in each suit counts.",
            "pinochle:P2.MELD.5",
            group=MELD,
            needs=DOUBLE,
        ),
    ] = 24
    double_roundhouse: Annotated[
        Literal[160, 240],
        opt(
            "Double roundhouse",
            "What two marriages in each suit count.",
            "pinochle:P2.MELD.5",
            group=MELD,
            needs=DOUBLE,
        ),
    ] = 160
    meld_saved_by: Annotated[
        Literal["trick", "points"],
        opt(
            "Saving the meld",
            "Meld counts for who wins a trick, or only for who wins a trick with points.",
            "pinochle:P4A.DBL.6",
            group=MELD,
            needs=POINTS | {"meld_timing": "before_play"},
        ),
    ] = "trick"
    meld_timing: Annotated[
        Literal["before_play", "captured"],
        opt(
            "Time of the meld",
            "From the hand before play, or from the cards won in tricks.",
            "pinochle:P4C.TURN.4",
            group=MELD,
            needs=TURNED,
        ),
    ] = "before_play"
    nine_exchange: Annotated[
        bool,
        opt(
            "Nine for the turned card",
            "The first player with a nine of trumps may exchange it.",
            "pinochle:P4C.TURN.6",
            group=MELD,
            needs=TURNED | {"meld_timing": "before_play"},
        ),
    ] = False
    heading: Annotated[
        Literal["always", "trump_led", "trump_only"],
        opt(
            "Beating",
            "When the winning card must be beaten: always; when trumps are led; with trumps only.",
            "pinochle:P0.LEGAL.1",
        ),
    ] = "trump_led"
    card_points: Annotated[
        Literal["atk10", "at10kq5", "trad"],
        opt(
            "Cards in tricks",
            "A T K 10 each; A T 10, K Q 5; or A 11, T 10, K 4, Q 3, J 2.",
            "pinochle:P4A.COUNT.1",
            group=SCORE,
            needs=SINGLE,
        ),
    ] = "trad"
    concession_bonus: Annotated[
        int,
        opt(
            "For a concession",
            "What each opponent scores beside the meld when the bidder gives up before the first lead.",
            "pinochle:P4A.DBL.7",
            group=SCORE,
            low=0,
            high=500,
            needs=AUCTION | POINTS,
        ),
    ] = 0
    unit_table: Annotated[
        Literal["scarne", "short"],
        opt("Units", "What a contract is worth.", "pinochle:P4A.PAY.1", group=SCORE, needs=AUCTION | UNITS),
    ] = "scarne"
    kitty: Annotated[
        bool,
        opt(
            "Kitty",
            "A common pool pays and is paid.",
            "pinochle:P4A.PAY.5",
            group=SCORE,
            needs=AUCTION | UNITS,
        ),
    ] = False
    spades_double: Annotated[
        bool,
        opt(
            "Spades double",
            "Trumps in spades double the units.",
            "pinochle:P4A.PAY.6",
            group=SCORE,
            needs=AUCTION | UNITS,
        ),
    ] = False
    win_by_bidding: Annotated[
        bool,
        opt(
            "Only a bidder wins",
            "The match is won by making a contract and having the winning score.",
            "pinochle:P4C.BID.3",
            group=END,
            needs=AUCTION | POINTS,
        ),
    ] = False
    target: Annotated[
        int | None,
        opt(
            "Winning score",
            "Null: 1000, with the double pack 455.",
            "pinochle:P4A.POINTS.6",
            group=END,
            low=1,
            high=99999,
            needs=POINTS,
        ),
    ] = None


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


def verify(o: Options) -> None:
    """Raises BadOptions for options that exclude each other."""
    if o.deck == "double":
        _verify_double(o)
    if least_bid(o) % step_of(o):
        raise BadOptions(f"min_bid={o.min_bid}: bids are multiples of {STEP}")
    if stuck_bid(o) % step_of(o):
        raise BadOptions(f"dealer_stuck_bid={o.dealer_stuck_bid}: bids are multiples of {STEP}")
    if o.trump_by == "last_card":
        _verify_turned(o)
    elif o.meld_timing == "captured":
        raise BadOptions("meld_timing=captured: who bids needs to meld before play (trump_by=auction)")


def _verify_double(o: Options) -> None:
    """pinochle:P4A.DBL.1."""
    if not has_widow(o):
        raise BadOptions(
            "deck=double: 80 cards do not go round three players, so widow=true and trump_by=auction"
        )
    if in_units(o):
        raise BadOptions("deck=double: the units are those of the single pack, so settle_by=points")


def _verify_turned(o: Options) -> None:
    if o.settle_by == "units":
        raise BadOptions("settle_by=units needs a bidder: trump_by=auction")
    if o.widow:
        raise BadOptions("widow=true needs a bidder: trump_by=auction")
    if o.nine_exchange and o.meld_timing == "captured":
        raise BadOptions("nine_exchange=true goes only with meld_timing=before_play (pinochle:P4C.TURN.6)")


def has_widow(o: Options) -> bool:
    return o.widow and o.trump_by == "auction"


def in_units(o: Options) -> bool:
    """Only the bidder melds, and the deal is paid in units."""
    return o.settle_by == "units"


def widow_size(o: Options) -> int:
    """How many cards the widow has, and the bidder buries (P4A.DEAL.2, P4A.DBL.2)."""
    if not has_widow(o):
        return 0
    return o.double_widow if o.deck == "double" else 3


def hand_size(o: Options) -> int:
    return ((80 if o.deck == "double" else 48) - widow_size(o)) // 3


def names_blind(o: Options) -> bool:
    """Whether the bidder names trumps before seeing the widow (P4A.DBL.2)."""
    return o.deck == "double" and o.double_widow == 5


def packets(o: Options) -> tuple[int, ...]:
    """The sizes of the rounds of the deal; the widow comes after the first one (P4A.DEAL.2, P4A.DBL.2)."""
    if o.deck == "double":
        return (5,) * 5 if o.double_widow == 5 else (2, *(3,) * 8)
    return (3,) * 5 if has_widow(o) else (4,) * 4


def scale(o: Options) -> int:
    """What ten points of the single pack are."""
    return 1 if o.deck == "double" else 10


def step_of(o: Options) -> int:
    return 1 if o.deck == "double" else STEP


def target_of(o: Options) -> int:
    """pinochle:P4A.POINTS.6, P4A.DBL.3."""
    return o.target if o.target is not None else 455 if o.deck == "double" else 1000


def rise_of(o: Options) -> int:
    """By how much the winning score rises where several have reached it."""
    return RISE * scale(o) // 10


def values_of(o: Options) -> tuple[int, ...]:
    """What the cards 7 8 9 J Q K T A count in tricks."""
    return (0, 0, 0, 0, 0, 1, 1, 1) if o.deck == "double" else POINTS_OF[o.card_points]


def last_of(o: Options) -> int:
    """What the last trick counts."""
    return 2 if o.deck == "double" else LAST


def trick_total(o: Options) -> int:
    """All points in tricks."""
    return 50 if o.deck == "double" else 250


def least_bid(o: Options) -> int:
    if o.min_bid is not None:
        return o.min_bid
    if o.deck == "double":
        return 50
    return 300 if in_units(o) else 200


def stuck_bid(o: Options) -> int:
    return o.dealer_stuck_bid if o.dealer_stuck_bid is not None else least_bid(o)


def bids_of(o: Options) -> Ladder:
    """Every amount that may be bid."""
    return _bids(least_bid(o), step_of(o))


@cache
def _bids(low: int, step: int) -> Ladder:
    return ladder(low, [(EVERY_BID, step), (TOP_BID, STEP)])


def unit_of(o: Options, contract: int) -> int:
    """What a contract is worth (P4A.PAY.1)."""
    return next(value for low, value in UNIT_VALUES[o.unit_table] if contract >= low)


def table_of(o: Options) -> Table:
    """What the melds count (P4A.MELD.1, P4A.MELD.2, P4A.DBL.4, P4C.TURN.5)."""
    if o.deck == "double":
        return double_pack_table(o.meld_table, o.single_pinochle, o.roundhouse, o.double_roundhouse)
    bonus = o.double_meld_bonus
    return table_words(
        run=(150, 1500) if bonus else (150,),
        royal=(40,),
        plain=(20,),
        nine=10,
        pinochle=(40, 300) if bonus else (40,),
        arounds=[(10 * n, 100 * n) if bonus else (10 * n,) for n in (10, 8, 6, 4)],
        extras=kernel.EACH if o.run_extras == "each40" else kernel.PAIRS_LEFT,
    )
