"""Declares the house rules of two-handed pinochle and its preset (pinochle:P4B)."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Struct

from hlaska.core.duplicate import duplicate_deals
from hlaska.core.options import opt
from hlaska.core.seating import Seating, first_dealer

DEAL, MELD, PLAY, SCORE, END = "deal", "melds", "play", "scoring", "match"


class Options(Struct, frozen=True):
    """Holds the options; defaults are those of the preset `two_handed`."""

    seating: Annotated[Seating, first_dealer("pinochle:P0.SEAT.3", DEAL)] = "random_dealer"
    packets: Annotated[Literal["3", "4"], opt(DEAL, "pinochle:P4B.DEAL.1", formerly="deal_packet")] = "3"
    meld_when: Annotated[Literal["before_draw", "after_draw"], opt(MELD, "pinochle:P4B.MELD.2")] = (
        "before_draw"
    )
    double_meld_bonus: Annotated[bool, opt(MELD, "pinochle:P4B.MELD.7")] = False
    last_draw: Annotated[Literal["face_down", "choice"], opt("play", "pinochle:P4B.HALF1.3")] = "face_down"
    heading: Annotated[Literal["trump_led", "always"], opt("play", "pinochle:P4B.HALF2.2")] = "trump_led"
    card_points: Annotated[Literal["atk10", "at10kq5", "trad"], opt(SCORE, "pinochle:P4B.SCORE.1")] = "trad"
    round_tricks: Annotated[Literal["seven_up", "exact"], opt(SCORE, "pinochle:P4B.SCORE.2")] = "seven_up"
    declare_out: Annotated[bool, opt(END, "pinochle:P4B.SCORE.5", needs={"game_mode": "points"})] = False
    game_mode: Annotated[Literal["points", "single_deal"], opt(END, "pinochle:P4B.SCORE.4")] = "points"
    target: Annotated[
        int, opt(END, "pinochle:P4B.SCORE.4", low=1, high=99999, needs={"game_mode": "points"})
    ] = 1000
    duplicate: Annotated[bool, duplicate_deals(END, "pinochle:DUP.6")] = False


PRESETS: Final[dict[str, Struct]] = {"two_handed": Options()}

POINTS_OF: Final = {
    "atk10": (0, 0, 0, 0, 0, 10, 10, 10),
    "at10kq5": (0, 0, 0, 0, 5, 5, 10, 10),
    "trad": (0, 0, 0, 2, 3, 4, 10, 11),
}
"""What the cards 7 8 9 J Q K T A count in tricks (P4B.SCORE.1)."""
LAST: Final = 10


def can_declare_out(options: Options) -> bool:
    return options.declare_out and options.game_mode == "points" and not options.duplicate


def round_points(options: Options, points: int) -> int:
    """Rounds a last digit of 7, 8 or 9 up, others down (P4B.SCORE.2)."""
    return points if options.round_tricks == "exact" else (points + 3) // 10 * 10
