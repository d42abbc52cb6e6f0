"""The house rules of partnership pinochle, with one pack or two, and its presets (pinochle:P5)."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Struct

from hlaska.core.options import opt
from hlaska.core.seating import Seating, first_dealer

DEAL, BID, PASS, MELD, PLAY, SCORE, END = "deal", "bidding", "passing", "melds", "play", "scoring", "match"
SINGLE: Final = {"deck": "single"}
DOUBLE: Final = {"deck": "double"}
AUCTION: Final = {"trump_by": "auction"}
TOP_BID: Final = 9990
SYSTEMS: Final = ("none", "skip_meld", "jim_davis", "stonebridge_jumps")
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
    seating: Annotated[Seating, first_dealer("pinochle:P0.SEAT.3", DEAL)] = "random_dealer"
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
            "A pass that promises four useful cards; only where cards are passed.",
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
    after_rounds: Annotated[
        Literal["partners", "tables"],
        opt(
            "After four rounds",
            "The partners change, and in three games everybody plays with everybody; or the tables do, and this "
            "match is over.",
            "pinochle:P1.END.4",
            group=END,
            needs={"game_mode": "rounds"},
        ),
    ] = "partners"
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
    their_system: Annotated[
        Literal["same", "none", "skip_meld", "jim_davis", "stonebridge_jumps"],
        opt(
            "System of the second side",
            "Of the side without the first chair; otherwise all play one system.",
            "pinochle:P2.SIG.1",
            group=BID,
            effect="players",
            needs=AUCTION,
        ),
    ] = "same"


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
