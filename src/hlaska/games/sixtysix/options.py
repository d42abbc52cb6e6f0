"""House rules of Mariage, Sixty-Six and Schnapsen, for two and for three players, and the presets made of them.

The games have the same phases with other numbers and duties, so they are one game (mariage:SX.PRESET.1).
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Struct

from hlaska.core.errors import BadOptions
from hlaska.core.options import change, opt
from hlaska.core.seating import Seating, first_dealer

Window = Literal["pre_draw", "lead", "both"]
Basis = Literal["at_settlement", "at_close"]


class Options(Struct, frozen=True):
    """The defaults are Mariage's (mariage:SX.PRESET.1, section 9)."""

    players: Annotated[
        Literal[2, 3],
        opt(
            "Players",
            "With three the dealer sits out and scores with the winner.",
            "mariage:M3.PLAYER.1",
            group="table",
        ),
    ] = 2
    seating: Annotated[Seating, first_dealer("mariage:MG.PLAYER.2", "table")] = "cut_high"
    pack: Annotated[
        Literal[32, 24, 20],
        opt("Cards in the pack", "32 from the seven, 24 from the nine, 20 from the jack.", "mariage:SX.PRESET.1",
            group="deal"),
    ] = 32  # fmt: skip
    deal_pattern: Annotated[
        Literal["3-3", "2-3-2"],
        opt("Packets", "How many cards are dealt at a time; 20 cards go 3, turn up one, 2.", "mariage:MG.DEAL.1",
            group="deal"),
    ] = "3-3"  # fmt: skip

    rob: Annotated[
        bool,
        opt("Exchange the trump card", "The lowest trump may be exchanged for the card turned up.", "mariage:MG.ROB.1",
            group="exchange"),
    ] = True  # fmt: skip
    rob_window: Annotated[
        Window,
        opt("When to exchange", "Before drawing, when about to lead, or at either moment.", "mariage:MG.ROB.2",
            group="exchange", needs={"rob": True}),
    ] = "pre_draw"  # fmt: skip
    rob_requires_trick: Annotated[
        bool,
        opt("Exchange needs a trick", "Only who has won a trick may exchange.", "mariage:MG.ROB.3", group="exchange",
            needs={"rob": True}),
    ] = False  # fmt: skip
    rob_min_talon: Annotated[
        Literal[2, 4],
        opt("Fewest talon cards to exchange", "4: not with the last two cards of the talon.", "mariage:SN.ROB.1",
            group="exchange", needs={"rob": True}),
    ] = 2  # fmt: skip

    closing: Annotated[
        bool,
        opt(
            "Closing",
            "The leader may close the talon: nobody draws any more.",
            "mariage:MG.CLOSE.1",
            group="closing",
        ),
    ] = True
    close_window: Annotated[
        Window,
        opt("When to close", "Before drawing, when about to lead, or at either moment.", "mariage:MG.CLOSE.1",
            group="closing", needs={"closing": True}),
    ] = "pre_draw"  # fmt: skip
    close_min_talon: Annotated[
        Literal[2, 4],
        opt("Fewest talon cards to close", "4: not with the last two cards of the talon.", "mariage:MG.CLOSE.3",
            group="closing", needs={"closing": True}),
    ] = 2  # fmt: skip
    closer_must_claim: Annotated[
        bool,
        opt("The closer must claim", "A closer who does not claim has failed, even with 66.", "mariage:MG.SCORE.6",
            group="closing", needs={"closing": True}),
    ] = False  # fmt: skip
    closer_success_basis: Annotated[
        Literal["at_claim", "at_close"],
        opt("A closer's success is worth", "By the opponent's tricks and points at the claim, or frozen at closing.",
            "mariage:MG.SCORE.6", group="closing", needs={"closing": True}),
    ] = "at_claim"  # fmt: skip
    closer_fail_basis: Annotated[
        Basis,
        opt("A closer's failure is worth", "Three if the opponent has no trick, at the end or when it was closed.",
            "mariage:MG.SCORE.5", group="closing",
            needs={"closing": True, "closer_fail_points": "two_or_three"}),
    ] = "at_settlement"  # fmt: skip
    closer_fail_points: Annotated[
        Literal["two_or_three", "by_closer_count"],
        opt("Points for a failed close", "Two or three, or by the closer's count: three without a trick, one from 33.",
            "mariage:SX.SCORE.3", group="closing", needs={"closing": True}),
    ] = "two_or_three"  # fmt: skip

    closed_marriages: Annotated[
        bool,
        opt("Marriages after the talon", "Marriages may be declared when the talon is closed or empty.",
            "mariage:MG.MARR.2", group="marriages"),
    ] = False  # fmt: skip
    marriage_credit: Annotated[
        Literal["deferred", "prior_trick"],
        opt("A marriage and the first trick", "It waits for a trick, or may be declared only after one.",
            "mariage:MG.MARR.3", group="marriages"),
    ] = "deferred"  # fmt: skip
    strict_follow: Annotated[
        Literal["F1", "F2"],
        opt("Duties after the talon", "F1: follow or trump. F2: also head the trick.", "mariage:MG.PLAY.3"),
    ] = "F1"

    last_trick_bonus: Annotated[
        Literal[0, 10],
        opt("Last trick", "Points for the last trick.", "mariage:MG.SCORE.9", group="settlement"),
    ] = 0
    last_trick_scope: Annotated[
        Literal["any", "exhausted_only"],
        opt("Last trick counts", "Always, or only when the talon was drawn to its end.", "mariage:MG.SCORE.9",
            group="settlement", needs={"last_trick_bonus": 10, "closing": True}),
    ] = "any"  # fmt: skip
    claim_timing: Annotated[
        Literal["anytime", "own_turn", "trick_or_marriage"],
        opt("When to claim 66", "At any time, on turn, or just after a trick or a marriage.", "mariage:MG.CLAIM.2",
            group="claim", needs={"auto_claim": False}),
    ] = "anytime"  # fmt: skip
    auto_claim: Annotated[
        bool,
        opt("Claim by itself", "66 points end the deal at once; nobody has to claim.", "mariage:MG.CLAIM.5",
            group="claim"),
    ] = False  # fmt: skip
    false_claim: Annotated[
        Literal["flat2", "two_or_three", "claimants_value"],
        opt("A wrong claim costs", "Two; three without a trick; or what the claimant would have won.",
            "mariage:MG.SCORE.4", group="claim", needs={"auto_claim": False}),
    ] = "flat2"  # fmt: skip
    unclaimed: Annotated[
        Literal["higher_total", "last_trick_one"],
        opt("Nobody claimed", "The higher total wins, or the last trick for one point.", "mariage:MG.SCORE.7",
            group="settlement"),
    ] = "higher_total"  # fmt: skip
    unclaimed_points: Annotated[
        Literal["table", "one"],
        opt("A deal nobody claimed is worth", "One to three by the loser's cards, or always one.", "mariage:MG.SCORE.7",
            group="settlement", needs={"unclaimed": "higher_total"}),
    ] = "table"  # fmt: skip
    deal_tie: Annotated[
        Literal["non_dealer", "carry_one"],
        opt("Equal totals", "Forehand wins, or a point is added to the next deal.", "mariage:MG.SCORE.8",
            group="settlement", needs={"unclaimed": "higher_total"}),
    ] = "non_dealer"  # fmt: skip

    match_mode: Annotated[
        Literal["game_points", "raw_points", "three_in_a_row"],
        opt("The match", "To a number of game points, to a sum of card points, or three deals in a row.",
            "mariage:MG.MATCH.1", group="match"),
    ] = "game_points"  # fmt: skip
    match_target: Annotated[
        Literal[7, 1, 5, 11],
        opt("Game points to win", "The first player with so many wins.", "mariage:MG.MATCH.1", group="match",
            needs={"match_mode": "game_points"}),
    ] = 7  # fmt: skip
    raw_target: Annotated[
        Literal[1001, 1000],
        opt("Card points to win", "The first player with so many wins.", "mariage:MG.MATCH.2", group="match",
            needs={"match_mode": "raw_points"}),
    ] = 1001  # fmt: skip
    match_tiebreak: Annotated[
        Literal["game_points", "match_score"],
        opt("Both reach the target", "More game points win, or more card points.", "mariage:MG.MATCH.5", group="match",
            needs={"match_mode": "raw_points"}),
    ] = "game_points"  # fmt: skip
    score_display: Annotated[
        Literal["count_up", "count_down"],
        opt("Score shown", "Counted up from nothing, or down from the target.", "mariage:SN.MATCH.1", group="match",
            effect="display"),
    ] = "count_up"  # fmt: skip
    match_bummerl: Annotated[
        Literal[1, 2, 3],
        opt("Bummerl that lose", "The player with so many marks for lost games loses the match.", "mariage:SN.MATCH.3",
            group="match"),
    ] = 1  # fmt: skip
    bummerl_schneider: Annotated[
        Literal["double", "single"],
        opt("Schneider", "Who loses a game without a point is marked twice, or once.", "mariage:SN.MATCH.2",
            group="match", needs={"match_bummerl": 3}),
    ] = "double"  # fmt: skip

    dealer_scores: Annotated[
        Literal["same_as_winner", "none"],
        opt("The dealer's score", "The dealer, who sits out, scores with the winner of the deal, or nothing.",
            "mariage:M3.SCORE.1", group="match", needs={"players": 3}),
    ] = "same_as_winner"  # fmt: skip
    dealer_cap: Annotated[
        bool,
        opt("The dealer cannot win", "The dealer's score stops one point before the target.", "mariage:M3.SCORE.2",
            group="match", needs={"players": 3, "dealer_scores": "same_as_winner"}),
    ] = True  # fmt: skip
    play_on: Annotated[
        bool,
        opt("Play for the loser", "The winner leaves, and the other two go on until one of them has won.",
            "mariage:M3.MATCH.1", group="match", needs={"players": 3}),
    ] = False  # fmt: skip


def check(o: Options) -> Options:
    """The options themselves if they fit together. Raises BadOptions."""
    if o.players == 2:
        return o
    if o.pack == 20:
        raise BadOptions("pack=20: three players play with 24 or 32 cards (mariage:M3.DEAL.1)")
    if o.match_mode != "game_points":
        raise BadOptions(
            f"match_mode={o.match_mode}: three players play for game points, of which the dealer scores too "
            "(mariage:M3.MATCH.1); write match_mode=game_points"
        )
    if o.match_bummerl != 1:
        raise BadOptions(
            f"match_bummerl={o.match_bummerl}: marks for lost games are for two players; write 1"
        )
    return o


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
