"""Declares house rules of Mariage, Sixty-Six and Schnapsen, and their presets.

They are for two and for three players.

The games have the same phases with other numbers and duties, so they are one game (mariage:SX.PRESET.1).
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Struct

from hlaska.core.duplicate import duplicate_deals
from hlaska.core.errors import BadOptions
from hlaska.core.options import change, opt
from hlaska.core.seating import Seating, first_dealer

Window = Literal["pre_draw", "lead", "both"]
Basis = Literal["at_settlement", "at_close"]


class Options(Struct, frozen=True):
    """Holds the options; the defaults are Mariage's (mariage:SX.PRESET.1, section 9)."""

    players: Annotated[Literal[2, 3], opt("table", "mariage:M3.PLAYER.1")] = 2
    seating: Annotated[Seating, first_dealer("mariage:MG.PLAYER.2", "table")] = "cut_high"
    pack: Annotated[Literal[32, 24, 20], opt("deal", "mariage:SX.PRESET.1")] = 32
    packets: Annotated[
        Literal["3", "2_3_2"],
        opt("deal", "mariage:MG.DEAL.1", formerly="deal_pattern", renamed={"3-3": "3", "2-3-2": "2_3_2"}),
    ] = "3"

    rob: Annotated[bool, opt("exchange", "mariage:MG.ROB.1")] = True
    rob_window: Annotated[Window, opt("exchange", "mariage:MG.ROB.2", needs={"rob": True})] = "pre_draw"
    rob_requires_trick: Annotated[bool, opt("exchange", "mariage:MG.ROB.3", needs={"rob": True})] = False
    rob_min_talon: Annotated[Literal[2, 4], opt("exchange", "mariage:SN.ROB.1", needs={"rob": True})] = 2

    closing: Annotated[bool, opt("closing", "mariage:MG.CLOSE.1")] = True
    close_window: Annotated[Window, opt("closing", "mariage:MG.CLOSE.1", needs={"closing": True})] = (
        "pre_draw"
    )
    close_min_talon: Annotated[
        Literal[2, 4], opt("closing", "mariage:MG.CLOSE.3", needs={"closing": True})
    ] = 2
    closer_must_claim: Annotated[bool, opt("closing", "mariage:MG.SCORE.6", needs={"closing": True})] = False
    closer_success_basis: Annotated[
        Literal["at_claim", "at_close"], opt("closing", "mariage:MG.SCORE.6", needs={"closing": True})
    ] = "at_claim"
    closer_fail_basis: Annotated[
        Basis,
        opt("closing", "mariage:MG.SCORE.5", needs={"closing": True, "closer_fail_points": "two_or_three"}),
    ] = "at_settlement"
    closer_fail_points: Annotated[
        Literal["two_or_three", "by_closer_count"],
        opt("closing", "mariage:SX.SCORE.3", needs={"closing": True}),
    ] = "two_or_three"

    closed_marriages: Annotated[bool, opt("marriages", "mariage:MG.MARR.2")] = False
    marriage_credit: Annotated[Literal["deferred", "prior_trick"], opt("marriages", "mariage:MG.MARR.3")] = (
        "deferred"
    )
    strict_follow: Annotated[Literal["F1", "F2"], opt("play", "mariage:MG.PLAY.3")] = "F1"

    last_trick_bonus: Annotated[Literal[0, 10], opt("settlement", "mariage:MG.SCORE.9")] = 0
    last_trick_scope: Annotated[
        Literal["any", "exhausted_only"],
        opt("settlement", "mariage:MG.SCORE.9", needs={"last_trick_bonus": 10, "closing": True}),
    ] = "any"
    claim_timing: Annotated[
        Literal["anytime", "own_turn", "trick_or_marriage"],
        opt("claim", "mariage:MG.CLAIM.2", needs={"auto_claim": False}),
    ] = "anytime"
    auto_claim: Annotated[bool, opt("claim", "mariage:MG.CLAIM.5")] = False
    false_claim: Annotated[
        Literal["flat2", "two_or_three", "claimants_value"],
        opt("claim", "mariage:MG.SCORE.4", needs={"auto_claim": False}),
    ] = "flat2"
    unclaimed: Annotated[
        Literal["higher_total", "last_trick_one"], opt("settlement", "mariage:MG.SCORE.7")
    ] = "higher_total"
    unclaimed_points: Annotated[
        Literal["table", "one"], opt("settlement", "mariage:MG.SCORE.7", needs={"unclaimed": "higher_total"})
    ] = "table"
    deal_tie: Annotated[
        Literal["non_dealer", "carry_one"],
        opt("settlement", "mariage:MG.SCORE.8", needs={"unclaimed": "higher_total"}),
    ] = "non_dealer"

    match_mode: Annotated[
        Literal["game_points", "raw_points", "three_in_a_row"], opt("match", "mariage:MG.MATCH.1")
    ] = "game_points"
    target: Annotated[
        Literal[7, 1, 5, 11],
        opt("match", "mariage:MG.MATCH.1", needs={"match_mode": "game_points"}, formerly="match_target"),
    ] = 7
    raw_target: Annotated[
        Literal[1001, 1000], opt("match", "mariage:MG.MATCH.2", needs={"match_mode": "raw_points"})
    ] = 1001
    match_tiebreak: Annotated[
        Literal["game_points", "match_score"],
        opt("match", "mariage:MG.MATCH.5", needs={"match_mode": "raw_points"}),
    ] = "game_points"
    score_display: Annotated[
        Literal["count_up", "count_down"], opt("match", "mariage:SN.MATCH.1", effect="display")
    ] = "count_up"
    match_bummerl: Annotated[Literal[1, 2, 3], opt("match", "mariage:SN.MATCH.3")] = 1
    bummerl_schneider: Annotated[
        Literal["double", "single"], opt("match", "mariage:SN.MATCH.2", needs={"match_bummerl": 3})
    ] = "double"

    dealer_scores: Annotated[
        Literal["same_as_winner", "none"], opt("match", "mariage:M3.SCORE.1", needs={"players": 3})
    ] = "same_as_winner"
    dealer_cap: Annotated[
        bool, opt("match", "mariage:M3.SCORE.2", needs={"players": 3, "dealer_scores": "same_as_winner"})
    ] = True
    play_on: Annotated[bool, opt("match", "mariage:M3.MATCH.1", needs={"players": 3})] = False
    duplicate: Annotated[bool, duplicate_deals("match", "mariage:DUP.4")] = False


def check(options: Options) -> Options:
    """Returns the options themselves if they fit together. Raises BadOptions."""
    if options.players == 2:
        return options
    if options.pack == 20:
        raise BadOptions("pack=20: three players play with 24 or 32 cards (mariage:M3.DEAL.1)")
    if options.match_mode != "game_points":
        raise BadOptions(
            f"match_mode={options.match_mode}: three players play for game points, of which the dealer scores too "
            "(mariage:M3.MATCH.1); write match_mode=game_points"
        )
    if options.match_bummerl != 1:
        raise BadOptions(
            f"match_bummerl={options.match_bummerl}: marks for lost games are for two players; write 1"
        )
    return options


MARIAGE: Final = Options()
SIXTY_SIX_32: Final = Options(last_trick_bonus=10)
SIXTY_SIX_24: Final = Options(
    pack=24,
    seating="random_dealer",
    rob_window="lead",
    rob_requires_trick=True,
    close_window="both",
    strict_follow="F2",
    last_trick_bonus=10,
    last_trick_scope="exhausted_only",
    claim_timing="trick_or_marriage",
    false_claim="two_or_three",
    closer_must_claim=True,
    closer_fail_basis="at_close",
    deal_tie="carry_one",
)
SCHNAPSEN: Final = Options(
    pack=20,
    seating="random_dealer",
    rob_window="lead",
    close_window="lead",
    closed_marriages=True,
    strict_follow="F2",
    claim_timing="trick_or_marriage",
    false_claim="two_or_three",
    closer_must_claim=True,
    closer_success_basis="at_close",
    closer_fail_basis="at_close",
    unclaimed="last_trick_one",
    score_display="count_down",
)


def _for_three(base: Options, **changes: Any) -> Options:
    return change(base, {"players": 3, **changes})


PRESETS: Final[dict[str, Struct]] = {
    "mariage": MARIAGE,
    "sixty_six_32": SIXTY_SIX_32,
    "sixty_six_24": SIXTY_SIX_24,
    "schnapsen": SCHNAPSEN,
    "mariage_three": _for_three(MARIAGE, closing=False),  # mariage:M3.CLOSE.1
    "sixty_six_32_three": _for_three(SIXTY_SIX_32),
    "sixty_six_24_three": _for_three(SIXTY_SIX_24),
}
