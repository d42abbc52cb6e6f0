"""House rules of Thousand (mariage:TH): the names begin with `th_` as in the rules."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Struct

from hlaska.core.errors import BadOptions
from hlaska.core.options import opt
from hlaska.core.seating import Seating, first_dealer

LOWEST_BID: Final = 60
HIGHEST_BID: Final = 400  # mariage:TH.BID.2
BLIND_BID: Final = 120  # mariage:TH.BID.3, TH.GOLD.1
FREE_BID: Final = 120  # above it a marriage is needed (mariage:TH.BID.2)


class Options(Struct, frozen=True):
    """The defaults are the Russian game of the rules document."""

    seating: Annotated[Seating, first_dealer("mariage:TH.PLAYER.1", "match")] = "random_dealer"
    th_min_bid: Annotated[
        int,
        opt("Lowest bid", "Forehand must open with at least so much.", "mariage:TH.BID.1", group="auction",
            low=LOWEST_BID, high=120),
    ] = 100  # fmt: skip
    th_bid_step: Annotated[
        Literal[5, 10],
        opt("Steps of bids", "Bids are multiples of this.", "mariage:TH.BID.1", group="auction"),
    ] = 5
    th_bid_cap: Annotated[
        Literal["marriage_unlocks", "plus_held", "none"],
        opt("Highest bid", "Above 120 with a marriage in hand, only by the marriages held, or without a limit.",
            "mariage:TH.BID.2", group="auction"),
    ] = "marriage_unlocks"  # fmt: skip
    th_blind: Annotated[
        bool,
        opt("Blind opening", "Before looking forehand may open with 120 or more, which counts double.",
            "mariage:TH.BID.3", group="auction"),
    ] = False  # fmt: skip
    th_hide_widow_at_min: Annotated[
        bool,
        opt("Hidden widow", "The widow is not shown to the others if it went for the lowest bid.", "mariage:TH.WIDOW.1",
            group="widow"),
    ] = False  # fmt: skip
    th_rospis: Annotated[
        bool,
        opt("Giving up", "The declarer may give the deal up after seeing the widow: 60 for each opponent.",
            "mariage:TH.ROSPIS.1", group="widow"),
    ] = True  # fmt: skip
    th_rospis_every: Annotated[
        Literal[3, 1],
        opt("Giving up costs", "Every third time, or every time, it costs 120.", "mariage:TH.ROSPIS.1", group="widow",
            needs={"th_rospis": True}),
    ] = 3  # fmt: skip
    th_pass_open: Annotated[
        bool,
        opt("Cards passed face up", "All see the cards that the declarer gives away.", "mariage:TH.PASS.1",
            group="widow"),
    ] = False  # fmt: skip
    th_four_nines: Annotated[
        bool,
        opt("Four nines", "Who holds all four nines may ask for a new deal.", "mariage:TH.NINES.1",
            group="widow"),
    ] = True  # fmt: skip
    th_must_beat: Annotated[
        bool,
        opt("Duty to beat", "A higher card must be played, and a higher trump.", "mariage:TH.PLAY.3"),
    ] = False
    th_first_trick_marriage: Annotated[
        bool,
        opt("Marriage at the first trick", "A marriage may be announced before a trick is won.", "mariage:TH.MARR.2",
            group="marriages"),
    ] = False  # fmt: skip
    th_ace_marriage: Annotated[
        Literal[0, 200],
        opt("Four aces", "Four aces may be announced when leading one of them: 200, no trumps.", "mariage:TH.MARR.4",
            group="marriages"),
    ] = 0  # fmt: skip
    th_declarer_scores: Annotated[
        Literal["bid", "actual"],
        opt("A made contract scores", "The contract, or the points that were made.", "mariage:TH.SCORE.2",
            group="settlement"),
    ] = "bid"  # fmt: skip
    th_rounding: Annotated[
        Literal[5, 10, 1],
        opt("Rounding", "The opponents' points are rounded to multiples of this.", "mariage:TH.SCORE.3",
            group="settlement"),
    ] = 5  # fmt: skip
    th_target: Annotated[
        Literal[1000, 1001],
        opt("Target", "The first player with so many wins.", "mariage:TH.SCORE.4", group="match"),
    ] = 1000
    th_bolts: Annotated[
        bool,
        opt(
            "Bolts",
            "Every third deal without a point costs an opponent 120.",
            "mariage:TH.BOLT.1",
            group="match",
        ),
    ] = True
    th_bolt_on: Annotated[
        Literal["zero_points", "no_trick", "zero_rounded"],
        opt("A bolt is for", "No points, no trick, or nothing after rounding.", "mariage:TH.BOLT.2", group="match",
            needs={"th_bolts": True}),
    ] = "zero_points"  # fmt: skip
    th_barrel: Annotated[
        bool,
        opt("Barrel", "Near the target a player has a few tries to win in one deal.", "mariage:TH.BARREL.1",
            group="match"),
    ] = True  # fmt: skip
    th_barrel_at: Annotated[
        int,
        opt("Barrel at", "The score of the barrel.", "mariage:TH.BARREL.1", group="match", low=600, high=995,
            needs={"th_barrel": True}),
    ] = 880  # fmt: skip
    th_barrel_tries: Annotated[
        int,
        opt("Tries on the barrel", "So many deals to leave it upwards.", "mariage:TH.BARREL.1", group="match", low=1,
            high=9, needs={"th_barrel": True}),
    ] = 3  # fmt: skip
    th_barrel_fall: Annotated[
        Literal["minus_120", "zero"],
        opt("Falling off the barrel", "After the last try 120 are lost, or everything.", "mariage:TH.BARREL.2",
            group="match", needs={"th_barrel": True}),
    ] = "minus_120"  # fmt: skip
    th_barrel_multi: Annotated[
        Literal["displace", "coexist"],
        opt("Several on the barrel", "Who gets on it pushes the other off, or they share it.", "mariage:TH.BARREL.3",
            group="match", needs={"th_barrel": True}),
    ] = "displace"  # fmt: skip
    th_gold_set: Annotated[
        bool,
        opt("Golden set", "In the first three deals the lowest bid is 120 and everything counts double.",
            "mariage:TH.GOLD.1", group="match"),
    ] = False  # fmt: skip
    th_silent_at: Annotated[
        int,
        opt("Score locked at", "With so much a player gains only as declarer; 0: never.", "mariage:TH.SILENT.1",
            group="match", low=0, high=1000),
    ] = 0  # fmt: skip
    th_reset_555: Annotated[
        bool,
        opt(
            "555 back to nothing",
            "A score of exactly 555 or −555 becomes 0.",
            "mariage:TH.RESET.1",
            group="match",
        ),
    ] = False


def check(o: Options) -> Options:
    """The options themselves if they fit together. Raises BadOptions."""
    if o.th_min_bid % o.th_bid_step:
        raise BadOptions(
            f"th_min_bid={o.th_min_bid}: bids are multiples of {o.th_bid_step} (th_bid_step, mariage:TH.BID.1)"
        )
    return o


PRESETS: Final[dict[str, Struct]] = {  # mariage:TH.PRESET.1
    "thousand": Options(),
    "polish": Options(th_must_beat=True, th_barrel=False, th_silent_at=800),
    "online": Options(
        th_bid_cap="plus_held", th_barrel_fall="zero", th_barrel_multi="coexist", th_reset_555=True
    ),
}
