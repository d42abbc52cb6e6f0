"""Derives numbers from house rules: scales, ladders of bids, card points, meld values."""

from __future__ import annotations

from functools import cache

from hlaska.core.bidding import Ladder, ladder
from hlaska.core.errors import BadOptions
from hlaska.families.pinochle.melds import EXTRAS, MeldTable, double_pack_table, table_words
from hlaska.games.pinochle.options import EVERY_BID, TOP_BID, Options


def verify(options: Options) -> None:
    """Raises BadOptions for options that exclude each other."""
    if bids_of(options)[0] != least_bid(options) and options.deck == "double":
        raise BadOptions(f"min_bid={least_bid(options)}: it is no rung of bid_ladder={options.bid_ladder}")
    if options.deck == "double":
        return
    if least_bid(options) % step_of(options):
        raise BadOptions(
            f"min_bid={least_bid(options)}: it must be a multiple of bid_step={step_of(options)}"
        )
    if options.card_points != "atk10":
        if options.scale == 10:
            raise BadOptions(
                f"card_points={options.card_points}: with scale=10 only atk10, whose tens can be divided"
            )
        if options.scoring == "chips":
            raise BadOptions(f"card_points={options.card_points}: chips pay whole tens, so only atk10")
    if options.scoring == "chips":
        _verify_chips(options)


def _verify_chips(options: Options) -> None:
    """Refuses options that do not fit chips (pinochle:P1.VAR.4, P1.VAR.7)."""
    if options.trump_by == "last_card":
        raise BadOptions("scoring=chips needs a declarer: trump_by=auction")
    if options.game_mode != "points":
        raise BadOptions("scoring=chips ends when all chips are passed: game_mode=points")
    if step_of(options) % unit(options):
        raise BadOptions(f"bid_step={step_of(options)}: chips pay whole tens, so bid_step={unit(options)}")


# ---------------------------------------------------------------- the numbers that follow
def unit(options: Options) -> int:
    """Returns what ten points of the single pack are on the scale in force."""
    return 10 // options.scale if options.deck == "single" else 1


def copies_of(options: Options) -> int:
    """Returns how many of each card the pack has."""
    return 2 if options.deck == "single" else 4


def hand_size(options: Options) -> int:
    return 12 if options.deck == "single" else 20


def may_help(options: Options) -> bool:
    """Tells whether one may pass with help: only where cards are passed. Source: pinochle:P1.BID.8."""
    return options.pass_with_help and options.pass_count > 0


def least_bid(options: Options) -> int:
    """Returns the least bid (pinochle:P1.BID.2, P2.BID.2)."""
    if options.min_bid is not None:
        return options.min_bid
    return 25 * unit(options) if options.deck == "single" else 50


def step_of(options: Options) -> int:
    """Returns the step of the single pack's bids, and of jumps."""
    return 1 if options.deck == "double" or options.scale == 10 else options.bid_step


def target_of(options: Options) -> int:
    """Returns the target of a match (pinochle:P1.END.1, P2.END.1, P1.VAR.4)."""
    if options.scoring == "chips" and options.deck == "single":
        return 150 * unit(options)
    if options.target is not None:
        return options.target
    return 150 * unit(options) if options.deck == "single" else 500


def has_minimum(options: Options) -> bool:
    """Tells whether a side needs twenty points of meld, and of tricks (pinochle:P2.SCORE.4)."""
    return options.minimum20 and options.deck == "double"


def trick_total(options: Options) -> int:
    """Returns all points in tricks, also how far a bid may exceed the meld. Source: pinochle:P1.BOARD.1, P2.SURR.4."""
    return 25 * unit(options) if options.deck == "single" else 50


def bids_of(options: Options) -> Ladder:
    """Returns every amount that may be bid."""
    return _bids(least_bid(options), step_of(options), options.bid_ladder if options.deck == "double" else "")


@cache
def _bids(low: int, step: int, name: str) -> Ladder:
    """Returns the rungs of bids (pinochle:P1.BID.2, P2.BID.2).

    `name` is a ladder of the double pack, or "" for steps of one size.
    """
    parts = {
        "": [(EVERY_BID, step)],
        "standard": [(60, 1), (EVERY_BID, 5)],
        "any": [(EVERY_BID, 1)],
        "standard_tens": [(60, 1), (100, 5)],
        "any_tens": [(100, 1)],
    }
    return ladder(low, [*parts[name], (TOP_BID, 10)])


def points_of(options: Options) -> tuple[tuple[int, ...], int]:
    """Returns what cards and the last trick count (pinochle:P1.COUNT, P2.COUNT.1). By rank: 7 8 9 J Q K T A."""
    if options.deck == "double":
        return (0, 0, 0, 0, 0, 1, 1, 1), 2
    ten = unit(options)
    if options.card_points == "at10kq5":
        return (0, 0, 0, 0, 5, 5, 10, 10), 10
    if options.card_points == "trad":
        return (0, 0, 0, 2, 3, 4, 10, 11), 10
    return (0, 0, 0, 0, 0, ten, ten, ten), ten


def table_of(options: Options) -> MeldTable:
    """Returns what the melds count."""
    if options.deck == "double":
        return double_pack_table(
            options.meld_table, options.single_pinochle, options.roundhouse, options.double_roundhouse
        )
    return _single_table(options)


def _single_table(options: Options) -> MeldTable:
    """Returns what melds of one pack count (pinochle:P1.MELD.2, P1.MELD.3, P1.MELD.5)."""
    u = unit(options)
    bonus = options.double_meld_bonus
    return table_words(
        run=(15 * u, 150 * u) if bonus else (15 * u,),
        royal=(4 * u,),
        plain=(2 * u,),
        nine=u,
        pinochle=(4 * u, 30 * u) if bonus else (4 * u,),
        arounds=[(n * u, 10 * n * u) if bonus else (n * u,) for n in (10, 8, 6, 4)],
        extras=EXTRAS[options.run_extras],
    )
