"""Declares the house rules of Thousand (mariage:TH). The names begin with `th_` as in the rules."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Struct

from hlaska.core.duplicate import duplicate_deals
from hlaska.core.errors import BadOptions
from hlaska.core.options import opt
from hlaska.core.seating import Seating, first_dealer

LOWEST_BID: Final = 60
HIGHEST_BID: Final = 400  # mariage:TH.BID.2
BLIND_BID: Final = 120  # mariage:TH.BID.3, TH.GOLD.1
FREE_BID: Final = 120  # above it a marriage is needed (mariage:TH.BID.2)


class Options(Struct, frozen=True):
    """Holds the options; the defaults are the Russian game of the rules document."""

    seating: Annotated[Seating, first_dealer("mariage:TH.PLAYER.1", "match")] = "random_dealer"
    min_bid: Annotated[
        int, opt("auction", "mariage:TH.BID.1", low=LOWEST_BID, high=120, formerly="th_min_bid")
    ] = 100
    bid_step: Annotated[Literal[5, 10], opt("auction", "mariage:TH.BID.1", formerly="th_bid_step")] = 5
    th_bid_cap: Annotated[
        Literal["marriage_unlocks", "plus_held", "none"], opt("auction", "mariage:TH.BID.2")
    ] = "marriage_unlocks"
    th_blind: Annotated[bool, opt("auction", "mariage:TH.BID.3")] = False
    th_hide_widow_at_min: Annotated[bool, opt("widow", "mariage:TH.WIDOW.1")] = False
    th_rospis: Annotated[bool, opt("widow", "mariage:TH.ROSPIS.1")] = True
    th_rospis_every: Annotated[
        Literal[3, 1], opt("widow", "mariage:TH.ROSPIS.1", needs={"th_rospis": True})
    ] = 3
    th_pass_open: Annotated[bool, opt("widow", "mariage:TH.PASS.1")] = False
    th_four_nines: Annotated[bool, opt("widow", "mariage:TH.NINES.1")] = True
    th_must_beat: Annotated[bool, opt("play", "mariage:TH.PLAY.3")] = False
    th_first_trick_marriage: Annotated[bool, opt("marriages", "mariage:TH.MARR.2")] = False
    th_ace_marriage: Annotated[Literal[0, 200], opt("marriages", "mariage:TH.MARR.4")] = 0
    th_declarer_scores: Annotated[Literal["bid", "actual"], opt("settlement", "mariage:TH.SCORE.2")] = "bid"
    th_rounding: Annotated[Literal[5, 10, 1], opt("settlement", "mariage:TH.SCORE.3")] = 5
    target: Annotated[Literal[1000, 1001], opt("match", "mariage:TH.SCORE.4", formerly="th_target")] = 1000
    th_bolts: Annotated[bool, opt("match", "mariage:TH.BOLT.1")] = True
    th_bolt_on: Annotated[
        Literal["zero_points", "no_trick", "zero_rounded"],
        opt("match", "mariage:TH.BOLT.2", needs={"th_bolts": True}),
    ] = "zero_points"
    th_barrel: Annotated[bool, opt("match", "mariage:TH.BARREL.1")] = True
    th_barrel_at: Annotated[
        int, opt("match", "mariage:TH.BARREL.1", low=600, high=995, needs={"th_barrel": True})
    ] = 880
    th_barrel_tries: Annotated[
        int, opt("match", "mariage:TH.BARREL.1", low=1, high=9, needs={"th_barrel": True})
    ] = 3
    th_barrel_fall: Annotated[
        Literal["minus_120", "zero"], opt("match", "mariage:TH.BARREL.2", needs={"th_barrel": True})
    ] = "minus_120"
    th_barrel_multi: Annotated[
        Literal["displace", "declarer", "first", "coexist"],
        opt("match", "mariage:TH.BARREL.3", needs={"th_barrel": True}),
    ] = "displace"
    th_gold_set: Annotated[bool, opt("match", "mariage:TH.GOLD.1")] = False
    th_silent_at: Annotated[int, opt("match", "mariage:TH.SILENT.1", low=0, high=1000)] = 0
    th_reset_555: Annotated[bool, opt("match", "mariage:TH.RESET.1")] = False
    duplicate: Annotated[bool, duplicate_deals("match", "mariage:DUP.6")] = False


def check(options: Options) -> Options:
    """Returns the options themselves if they fit together. Raises BadOptions."""
    if options.min_bid % options.bid_step:
        raise BadOptions(
            f"min_bid={options.min_bid}: bids are multiples of {options.bid_step} (bid_step, mariage:TH.BID.1)"
        )
    return options


PRESETS: Final[dict[str, Struct]] = {  # mariage:TH.PRESET.1
    "thousand": Options(),
    "polish": Options(th_must_beat=True, th_barrel=False, th_silent_at=800),
    "online": Options(
        th_bid_cap="plus_held", th_barrel_fall="zero", th_barrel_multi="coexist", th_reset_555=True
    ),
}
