"""The house rules of partnership pinochle, with one pack or two, and its presets (pinochle:P5)."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final, Literal

from msgspec import Struct

from hlaska.core.bidding import Ladder, ladder
from hlaska.core.errors import BadOptions
from hlaska.core.melds import Table, table_words
from hlaska.core.options import opt
from hlaska.kernel import melds as kernel

DEAL, BID, PASS, MELD, PLAY, SCORE, END = "deal", "bidding", "passing", "melds", "play", "scoring", "match"
SINGLE: Final = {"deck": "single"}
DOUBLE: Final = {"deck": "double"}
AUCTION: Final = {"trump_by": "auction"}
TOP_BID: Final = 9990
EVERY_BID: Final = 999  # up to here every number has a call, above only the tens


class Options(Struct, frozen=True):
    """Defaults are those of the preset `mfp`; null means the usual number for the pack and the scale."""

    deck: Annotated[
        Literal["single", "double"],
        opt(
            "Pack",
            "48 cards, two of each, or 80 cards, four of each without nines.",
            "pinochle:P0.CARD.4",
            group=DEAL,
        ),
    ] = "single"
    scale: Annotated[
        Literal[1, 10],
        opt(
            "Points divided by",
            "With 10 all points are a tenth.",
            "pinochle:P1.VAR.3",
            group=SCORE,
            needs=SINGLE,
        ),
    ] = 1
    deal_packet: Annotated[
        Literal["1", "2then3", "3", "4", "5"],
        opt(
            "Packets",
            "So many cards at a time; what is left at last together.",
            "pinochle:P1.DEAL.1",
            group=DEAL,
        ),
    ] = "3"
    trump_by: Annotated[
        Literal["auction", "last_card"],
        opt(
            "Trumps",
            "Named by the highest bidder, or turned with the last card.",
            "pinochle:P1.VAR.7",
            group=BID,
        ),
    ] = "auction"
    min_bid: Annotated[
        int | None,
        opt(
            "Lowest bid",
            "On the scale in force; null: 250 with one pack (25 on the divided scale), 50 with two.",
            "pinochle:P1.BID.2",
            group=BID,
            low=10,
            high=990,
            needs=AUCTION,
        ),
    ] = None
    bid_step: Annotated[
        Literal[1, 5, 10],
        opt(
            "Step",
            "Bids are multiples of it; on the divided scale of 1.",
            "pinochle:P1.BID.2",
            group=BID,
            needs=SINGLE | AUCTION,
        ),
    ] = 10
    bid_ladder: Annotated[
        Literal["standard", "any", "standard_tens", "any_tens"],
        opt(
            "Ladder of bids",
            "Every number to 60, then fives; every number; tens above 100 in either.",
            "pinochle:P2.BID.2",
            group=BID,
            needs=DOUBLE | AUCTION,
        ),
    ] = "standard"
    auction_rounds: Annotated[
        Literal["unlimited", "1", "2"],
        opt(
            "Rounds of bidding",
            "How often each player may speak.",
            "pinochle:P2.BID.4",
            group=BID,
            needs=AUCTION,
        ),
    ] = "unlimited"
    pass_with_help: Annotated[
        bool,
        opt(
            "Pass with help",
            "A pass that promises four useful cards.",
            "pinochle:P1.BID.8",
            group=BID,
            needs=AUCTION,
        ),
    ] = True
    info_bids: Annotated[
        bool,
        opt(
            "Words with a bid",
            "A call may be joined by one statement about meld held.",
            "pinochle:P2.BID.6",
            group=BID,
            needs=AUCTION,
        ),
    ] = False
    implied_dealer_bid: Annotated[
        bool,
        opt(
            "The dealer counts as having bid",
            "The first spoken bid must be higher than the lowest.",
            "pinochle:P1.BID.10",
            group=BID,
            needs=AUCTION,
        ),
    ] = False
    stuck_bid: Annotated[
        Literal["min", "min_minus_1"],
        opt(
            "Dealer under",
            "What the dealer plays when all others pass.",
            "pinochle:P3.BID.6",
            group=BID,
            needs=AUCTION,
        ),
    ] = "min"
    trump_requirement: Annotated[
        Literal["none", "marriage", "marriage_after_exchange"],
        opt(
            "Marriage of trumps",
            "The bidder needs no king and queen of trumps, has them when naming, or has them after the exchange.",
            "pinochle:P2.TRUMP.2",
            group=BID,
            needs=AUCTION,
        ),
    ] = "none"
    pass_count: Annotated[
        int,
        opt(
            "Cards passed",
            "So many cards go from the partner to the bidder and back.",
            "pinochle:P1.PASS.1",
            group=PASS,
            low=0,
            high=4,
            needs=AUCTION,
        ),
    ] = 4
    exchange_mode: Annotated[
        Literal["partner_first", "simultaneous"],
        opt(
            "Order of passing",
            "The bidder sees the partner's cards first, or both choose before looking.",
            "pinochle:P2.PASS.2",
            group=PASS,
            needs=AUCTION,
        ),
    ] = "partner_first"
    exchange_timing: Annotated[
        Literal["after_trump", "before_trump"],
        opt(
            "Time of passing",
            "After trumps are named, or before.",
            "pinochle:P2.PASS.3",
            group=PASS,
            needs=AUCTION,
        ),
    ] = "after_trump"
    suit_suggestion: Annotated[
        bool,
        opt(
            "A suit may be asked for",
            "Before the exchange the bidder may name a suit in which cards are wanted.",
            "pinochle:P2.PASS.3",
            group=PASS,
            needs=AUCTION | {"exchange_timing": "before_trump"},
        ),
    ] = False
    own_meld: Annotated[
        bool,
        opt(
            "Own choice of meld",
            "Players choose the cards they lay down; otherwise the best meld is laid for them.",
            "pinochle:P3.MELD.8",
            group=MELD,
        ),
    ] = False
    expose: Annotated[
        Literal["selected", "melded_only"],
        opt(
            "Cards laid down",
            "All the cards chosen, or only those of them that are part of a meld.",
            "pinochle:P3.MELD.5",
            group=MELD,
            needs={"own_meld": True},
        ),
    ] = "selected"
    run_extras: Annotated[
        Literal["each40", "marriage_only"],
        opt(
            "Beside a run",
            "Each king or queen more counts 40, or only a whole marriage more.",
            "pinochle:P1.MELD.3",
            group=MELD,
            needs=SINGLE,
        ),
    ] = "each40"
    double_meld_bonus: Annotated[
        bool,
        opt(
            "Double melds count more",
            "Otherwise a double run, pinochle or around counts as two single ones.",
            "pinochle:P1.MELD.5",
            group=MELD,
            needs=SINGLE,
        ),
    ] = True
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
    board_rule: Annotated[
        bool,
        opt(
            "On the board",
            "A contract that all the points in tricks cannot fill up is lost without play.",
            "pinochle:P1.BOARD.1",
            group=PLAY,
            needs=AUCTION,
        ),
    ] = True
    throw_in: Annotated[
        bool,
        opt(
            "Throwing in",
            "The bidder may give up before the first lead.",
            "pinochle:P1.BOARD.2",
            needs=AUCTION,
        ),
    ] = True
    heading: Annotated[
        Literal["always", "trump_led", "trump_only"],
        opt(
            "Beating",
            "When the winning card must be beaten: always; when trumps are led; with trumps only.",
            "pinochle:P0.LEGAL.1",
        ),
    ] = "always"
    card_points: Annotated[
        Literal["atk10", "at10kq5", "trad"],
        opt(
            "Cards in tricks",
            "A T K 10 each; A T 10, K Q 5; or A 11, T 10, K 4, Q 3, J 2.",
            "pinochle:P1.COUNT.1",
            group=SCORE,
            needs=SINGLE,
        ),
    ] = "atk10"
    save_meld: Annotated[
        Literal["defenders", "both_sides", "none"],
        opt(
            "Saving the meld",
            "Which side loses its meld when it takes no point in tricks.",
            "pinochle:P1.SCORE.6",
            group=SCORE,
        ),
    ] = "defenders"
    nines_saved: Annotated[
        Literal["only_meld", "always", "never"],
        opt(
            "Nines save themselves",
            "Nines of trumps count without a point in tricks if they are all the meld, always, or never.",
            "pinochle:P1.SCORE.5",
            group=SCORE,
            needs=SINGLE,
        ),
    ] = "only_meld"
    minimum20: Annotated[
        bool,
        opt(
            "Twenty at least",
            "A side needs 20 in meld for the meld, and 20 in tricks for anything.",
            "pinochle:P2.SCORE.4",
            group=SCORE,
            needs=DOUBLE,
        ),
    ] = False
    surrender_opponents: Annotated[
        Literal["base", "nothing", "meld20", "meld20_plus25", "meld20_plus50", "play_on"],
        opt(
            "After a surrender",
            "What the opponents score when the bidding side gives up; or nobody may give up.",
            "pinochle:P2.SURR.2",
            group=SCORE,
            needs=DOUBLE | AUCTION,
        ),
    ] = "base"
    scoring: Annotated[
        Literal["standard", "chips"],
        opt(
            "Scoring",
            "Points on paper, or chips passed to the partner.",
            "pinochle:P1.VAR.4",
            group=SCORE,
            needs=SINGLE,
        ),
    ] = "standard"
    game_mode: Annotated[
        Literal["points", "rounds", "single_deal"],
        opt("Game", "To a number of points, of four deals, or of one.", "pinochle:P1.END.3", group=END),
    ] = "points"
    target: Annotated[
        int | None,
        opt(
            "Winning score",
            "On the scale in force; null: 1500 with one pack (150 on the divided scale), 500 with two.",
            "pinochle:P1.END.1",
            group=END,
            low=1,
            high=99999,
            needs={"game_mode": "points"},
        ),
    ] = None
    bidding_system: Annotated[
        Literal["none", "skip_meld", "jim_davis", "stonebridge_jumps"],
        opt(
            "Bidding system",
            "What bids mean between partners; explained to everybody, and followed by computer players.",
            "pinochle:P2.SIG.1",
            group=BID,
            effect="players",
            needs=AUCTION,
        ),
    ] = "none"


PRESETS: Final[dict[str, Struct]] = {
    "mfp": Options(),
    "stonebridge": Options(
        min_bid=190, pass_count=0, double_meld_bonus=False, heading="trump_led", card_points="at10kq5"
    ),
    "pacific_nw_chips": Options(scoring="chips"),
    "joedog": Options(
        scale=10,
        min_bid=16,
        bid_step=1,
        pass_with_help=False,
        pass_count=3,
        own_meld=True,
        run_extras="marriage_only",
        board_rule=False,
        throw_in=False,
        save_meld="both_sides",
        nines_saved="never",
        target=300,
    ),
    "double_deck": Options(
        deck="double",
        deal_packet="4",
        pass_with_help=False,
        trump_requirement="marriage",
        pass_count=0,
        exchange_mode="simultaneous",
        board_rule=False,
        save_meld="none",
    ),
    "toby_thomas": Options(
        deck="double",
        deal_packet="4",
        pass_with_help=False,
        trump_requirement="marriage",
        pass_count=0,
        exchange_mode="simultaneous",
        board_rule=False,
        save_meld="none",
        meld_table="toby_thomas",
    ),
}


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
    """`name` is a ladder of the double pack, or "" for steps of one size (pinochle:P1.BID.2, P2.BID.2)."""
    parts = {
        "": [(EVERY_BID, step)],
        "standard": [(60, 1), (EVERY_BID, 5)],
        "any": [(EVERY_BID, 1)],
        "standard_tens": [(60, 1), (100, 5)],
        "any_tens": [(100, 1)],
    }
    return ladder(low, [*parts[name], (TOP_BID, 10)])


def points_of(o: Options) -> tuple[tuple[int, ...], int]:
    """What the cards 7 8 9 J Q K T A count in tricks, and the last trick (pinochle:P1.COUNT, P2.COUNT.1)."""
    if o.deck == "double":
        return (0, 0, 0, 0, 0, 1, 1, 1), 2
    ten = unit(o)
    if o.card_points == "at10kq5":
        return (0, 0, 0, 0, 5, 5, 10, 10), 10
    if o.card_points == "trad":
        return (0, 0, 0, 2, 3, 4, 10, 11), 10
    return (0, 0, 0, 0, 0, ten, ten, ten), ten


def table_of(o: Options) -> Table:
    """What the melds count."""
    return _double_table(o) if o.deck == "double" else _single_table(o)


def _single_table(o: Options) -> Table:
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
        extras=kernel.EACH if o.run_extras == "each40" else kernel.PAIRS_LEFT,
    )


def _double_table(o: Options) -> Table:
    """pinochle:P2.MELD.1, P2.MELD.4 to P2.MELD.6, P2.TT.1."""
    house, double_house = o.roundhouse - 24, o.double_roundhouse - 160
    pinochle = (o.single_pinochle, 30, 60, 90)
    if o.meld_table == "toby_thomas":
        return table_words(
            run=(15, 150, 500),
            royal=(4, 30, 60, 240),
            plain=(2,),
            pinochle=(pinochle[0], 30, 90, 360),
            arounds=[(10, 100, 500), (8, 80, 400), (6, 60, 300), (4, 40, 200)],
            extras=kernel.ALL_PAIRS,
            house=house,
            double_house=double_house,
        )
    npa = o.meld_table == "npa_partial"
    return table_words(
        run=(25 if npa else 15, 150, 225, 300),
        royal=(4,),
        plain=(2,),
        pinochle=(15, 30, 60, 90) if npa else pinochle,
        arounds=[(n, 10 * n, 15 * n, 20 * n) for n in (10, 8, 6, 4)],
        house=house,
        double_house=double_house,
    )
