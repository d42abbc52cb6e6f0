"""Declares the house rules of partnership pinochle, with one pack or two. Its presets are here, too (pinochle:P5)."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Struct

from hlaska.core.duplicate import duplicate_deals
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
    """Holds the options; defaults are those of the preset `mfp`.

    None means the usual number for the pack and the scale.
    """

    deck: Annotated[Literal["single", "double"], opt(DEAL, "pinochle:P0.CARD.4")] = "single"
    scale: Annotated[Literal[1, 10], opt(SCORE, "pinochle:P1.VAR.3", needs=SINGLE)] = 1
    seating: Annotated[Seating, first_dealer("pinochle:P0.SEAT.3", DEAL)] = "random_dealer"
    packets: Annotated[
        Literal["1", "2_3", "3", "4", "5"],
        opt(DEAL, "pinochle:P1.DEAL.1", formerly="deal_packet", renamed={"2then3": "2_3"}),
    ] = "3"
    redeal_nines: Annotated[
        Literal["never", "six", "five", "five_no_meld"],
        opt(DEAL, "pinochle:P1.DEAL.3", needs=SINGLE | AUCTION),
    ] = "never"
    trump_by: Annotated[Literal["auction", "last_card"], opt(BID, "pinochle:P1.VAR.7")] = "auction"
    min_bid: Annotated[int | None, opt(BID, "pinochle:P1.BID.2", low=10, high=990, needs=AUCTION)] = None
    bid_step: Annotated[Literal[1, 5, 10], opt(BID, "pinochle:P1.BID.2", needs=SINGLE | AUCTION)] = 10
    bid_ladder: Annotated[
        Literal["standard", "any", "standard_tens", "any_tens"],
        opt(BID, "pinochle:P2.BID.2", needs=DOUBLE | AUCTION),
    ] = "standard"
    auction_rounds: Annotated[
        Literal["unlimited", "1", "2"], opt(BID, "pinochle:P2.BID.4", needs=AUCTION)
    ] = "unlimited"
    pass_with_help: Annotated[bool, opt(BID, "pinochle:P1.BID.8", needs=AUCTION)] = True
    info_bids: Annotated[bool, opt(BID, "pinochle:P2.BID.6", needs=AUCTION)] = False
    implied_dealer_bid: Annotated[bool, opt(BID, "pinochle:P1.BID.10", needs=AUCTION)] = False
    stuck_bid: Annotated[Literal["min", "min_minus_1"], opt(BID, "pinochle:P3.BID.6", needs=AUCTION)] = "min"
    trump_requirement: Annotated[
        Literal["none", "marriage", "marriage_after_exchange"], opt(BID, "pinochle:P2.TRUMP.2", needs=AUCTION)
    ] = "none"
    pass_count: Annotated[int, opt(PASS, "pinochle:P1.PASS.1", low=0, high=4, needs=AUCTION)] = 4
    exchange_mode: Annotated[
        Literal["partner_first", "simultaneous"], opt(PASS, "pinochle:P2.PASS.2", needs=AUCTION)
    ] = "partner_first"
    exchange_timing: Annotated[
        Literal["after_trump", "before_trump"], opt(PASS, "pinochle:P2.PASS.3", needs=AUCTION)
    ] = "after_trump"
    suit_suggestion: Annotated[
        bool, opt(PASS, "pinochle:P2.PASS.3", needs=AUCTION | {"exchange_timing": "before_trump"})
    ] = False
    own_meld: Annotated[bool, opt(MELD, "pinochle:P3.MELD.8")] = False
    expose: Annotated[
        Literal["selected", "melded_only"], opt(MELD, "pinochle:P3.MELD.5", needs={"own_meld": True})
    ] = "selected"
    run_extras: Annotated[
        Literal["each40", "marriage_only", "with_marriage"], opt(MELD, "pinochle:P1.MELD.3", needs=SINGLE)
    ] = "each40"
    double_meld_bonus: Annotated[bool, opt(MELD, "pinochle:P1.MELD.5", needs=SINGLE)] = True
    meld_table: Annotated[
        Literal["standard", "toby_thomas", "npa_partial"], opt(MELD, "pinochle:P2.MELD.1", needs=DOUBLE)
    ] = "standard"
    single_pinochle: Annotated[Literal[4, 14], opt(MELD, "pinochle:P2.MELD.4", needs=DOUBLE)] = 4
    roundhouse: Annotated[Literal[24, 25], opt(MELD, "pinochle:P2.MELD.5", needs=DOUBLE)] = 24
    double_roundhouse: Annotated[Literal[160, 240], opt(MELD, "pinochle:P2.MELD.5", needs=DOUBLE)] = 160
    board_rule: Annotated[bool, opt(PLAY, "pinochle:P1.BOARD.1", needs=AUCTION)] = True
    throw_in: Annotated[bool, opt("play", "pinochle:P1.BOARD.2", needs=AUCTION)] = True
    heading: Annotated[
        Literal["always", "trump_led", "trump_only", "even_ruffed"], opt("play", "pinochle:P0.LEGAL.1")
    ] = "always"
    card_points: Annotated[
        Literal["atk10", "at10kq5", "trad"], opt(SCORE, "pinochle:P1.COUNT.1", needs=SINGLE)
    ] = "atk10"
    save_meld: Annotated[Literal["defenders", "both_sides", "none"], opt(SCORE, "pinochle:P1.SCORE.6")] = (
        "defenders"
    )
    nines_saved: Annotated[
        Literal["only_meld", "always", "never"], opt(SCORE, "pinochle:P1.SCORE.5", needs=SINGLE)
    ] = "only_meld"
    minimum20: Annotated[bool, opt(SCORE, "pinochle:P2.SCORE.4", needs=DOUBLE)] = False
    surrender_opponents: Annotated[
        Literal["base", "nothing", "meld20", "meld20_plus25", "meld20_plus50", "play_on"],
        opt(SCORE, "pinochle:P2.SURR.2", needs=DOUBLE | AUCTION),
    ] = "base"
    scoring: Annotated[Literal["standard", "chips"], opt(SCORE, "pinochle:P1.VAR.4", needs=SINGLE)] = (
        "standard"
    )
    game_mode: Annotated[Literal["points", "rounds", "single_deal"], opt(END, "pinochle:P1.END.3")] = "points"
    after_rounds: Annotated[
        Literal["partners", "tables"], opt(END, "pinochle:P1.END.4", needs={"game_mode": "rounds"})
    ] = "partners"
    target: Annotated[
        int | None, opt(END, "pinochle:P1.END.1", low=1, high=99999, needs={"game_mode": "points"})
    ] = None
    mercy: Annotated[
        int | None, opt(END, "pinochle:P1.END.5", low=1, high=99999, needs={"game_mode": "points"})
    ] = None
    duplicate: Annotated[bool, duplicate_deals(END, "pinochle:DUP.4")] = False
    bidding_system: Annotated[
        Literal["none", "skip_meld", "jim_davis", "stonebridge_jumps"],
        opt(BID, "pinochle:P2.SIG.1", effect="players", needs=AUCTION),
    ] = "none"
    their_system: Annotated[
        Literal["same", "none", "skip_meld", "jim_davis", "stonebridge_jumps"],
        opt(BID, "pinochle:P2.SIG.1", effect="players", needs=AUCTION),
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
        packets="4",
        pass_with_help=False,
        trump_requirement="marriage",
        pass_count=0,
        exchange_mode="simultaneous",
        board_rule=False,
        save_meld="none",
    ),
    "toby_thomas": Options(
        deck="double",
        packets="4",
        pass_with_help=False,
        trump_requirement="marriage",
        pass_count=0,
        exchange_mode="simultaneous",
        board_rule=False,
        save_meld="none",
        meld_table="toby_thomas",
    ),
}
