"""The numbers that follow from the house rules: scales, ladders of bids, points of cards, values of melds."""

from __future__ import annotations

from functools import cache

from hlaska.core.bidding import Ladder, ladder
from hlaska.core.errors import BadOptions
from hlaska.families.pinochle.melds import EXTRAS, MeldTable, double_pack_table, table_words
from hlaska.games.pinochle.options import EVERY_BID, TOP_BID, Options


def verify(o: Options) -> None:
    """Raises BadOptions for options that exclude each other."""
    if bids_of(o)[0] != least_bid(o) and o.deck == "double":
        raise BadOptions(f"min_bid={least_bid(o)}: it is no rung of bid_ladder={o.bid_ladder}")
    if o.deck == "double":
        return
    if least_bid(o) % step_of(o):
        raise BadOptions(f"min_bid={least_bid(o)}: it must be a multiple of bid_step={step_of(o)}")
    if o.card_points != "atk10":
        if o.scale == 10:
            raise BadOptions(
                f"card_points={o.card_points}: with scale=10 only atk10, whose tens can be divided"
            )
        if o.scoring == "chips":
            raise BadOptions(f"card_points={o.card_points}: chips pay whole tens, so only atk10")
    if o.scoring == "chips":
        _verify_chips(o)


def _verify_chips(o: Options) -> None:
    """pinochle:P1.VAR.4, P1.VAR.7."""
    if o.trump_by == "last_card":
        raise BadOptions("scoring=chips needs a declarer: trump_by=auction")
    if o.game_mode != "points":
        raise BadOptions("scoring=chips ends when all chips are passed: game_mode=points")
    if step_of(o) % unit(o):
        raise BadOptions(f"bid_step={step_of(o)}: chips pay whole tens, so bid_step={unit(o)}")


# ---------------------------------------------------------------- the numbers that follow
def unit(o: Options) -> int:
    """What ten points of the single pack are on the scale in force."""
    return 10 // o.scale if o.deck == "single" else 1


def copies_of(o: Options) -> int:
    """How many of each card the pack has."""
    return 2 if o.deck == "single" else 4


def hand_size(o: Options) -> int:
    return 12 if o.deck == "single" else 20


def may_help(o: Options) -> bool:
    """Whether one may pass with help: only where cards are passed (pinochle:P1.BID.8)."""
    return o.pass_with_help and o.pass_count > 0


def least_bid(o: Options) -> int:
    """pinochle:P1.BID.2, P2.BID.2."""
    return o.min_bid if o.min_bid is not None else 25 * unit(o) if o.deck == "single" else 50


def step_of(o: Options) -> int:
    """The step of the single pack's bids, and of jumps."""
    return 1 if o.deck == "double" or o.scale == 10 else o.bid_step


def target_of(o: Options) -> int:
    """pinochle:P1.END.1, P2.END.1, P1.VAR.4."""
    if o.scoring == "chips" and o.deck == "single":
        return 150 * unit(o)
    return o.target if o.target is not None else 150 * unit(o) if o.deck == "single" else 500


def trick_total(o: Options) -> int:
    """All points in tricks: also how far a bid may be above the meld (pinochle:P1.BOARD.1, P2.SURR.4)."""
    return 25 * unit(o) if o.deck == "single" else 50


def bids_of(o: Options) -> Ladder:
    """Every amount that may be bid."""
    return _bids(least_bid(o), step_of(o), o.bid_ladder if o.deck == "double" else "")


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


def points_of(o: Options) -> tuple[tuple[int, ...], int]:
    """Returns what cards and the last trick count (pinochle:P1.COUNT, P2.COUNT.1). By rank: 7 8 9 J Q K T A."""
    if o.deck == "double":
        return (0, 0, 0, 0, 0, 1, 1, 1), 2
    ten = unit(o)
    if o.card_points == "at10kq5":
        return (0, 0, 0, 0, 5, 5, 10, 10), 10
    if o.card_points == "trad":
        return (0, 0, 0, 2, 3, 4, 10, 11), 10
    return (0, 0, 0, 0, 0, ten, ten, ten), ten


def table_of(o: Options) -> MeldTable:
    """What the melds count."""
    if o.deck == "double":
        return double_pack_table(o.meld_table, o.single_pinochle, o.roundhouse, o.double_roundhouse)
    return _single_table(o)


def _single_table(o: Options) -> MeldTable:
    """pinochle:P1.MELD.2, P1.MELD.3, P1.MELD.5."""
    u = unit(o)
    bonus = o.double_meld_bonus
    return table_words(
        run=(15 * u, 150 * u) if bonus else (15 * u,),
        royal=(4 * u,),
        plain=(2 * u,),
        nine=u,
        pinochle=(4 * u, 30 * u) if bonus else (4 * u,),
        arounds=[(n * u, 10 * n * u) if bonus else (n * u,) for n in (10, 8, 6, 4)],
        extras=EXTRAS[o.run_extras],
    )
