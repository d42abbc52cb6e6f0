"""Declares house rules of Bezique and of Rubicon Bezique, and the presets made of them.

Both have the same phases (play, meld, draw) with other packs, melds and settlements, so they are one game.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Struct

from hlaska.core.duplicate import duplicate_deals
from hlaska.core.options import Value, opt
from hlaska.core.seating import Seating, first_dealer

TWO_PACKS: Final[dict[str, Value]] = {"bz_form": "bezique"}


class Options(Struct, frozen=True):
    """Holds the options; the defaults are the standard game (docs/rules/mariage.md, section 7)."""

    bz_form: Annotated[Literal["bezique", "rubicon"], opt("table", "mariage:RB.1")] = "bezique"
    seating: Annotated[Seating, first_dealer("mariage:BZ.DEAL.1", "table")] = "cut_high"
    target: Annotated[
        Literal[1000, 1500, 2000], opt("table", "mariage:BZ.END.1", needs=TWO_PACKS, formerly="bz_target")
    ] = 1000
    bz_target_check: Annotated[
        Literal["immediate", "end_of_deal"], opt("table", "mariage:BZ.END.1", needs=TWO_PACKS)
    ] = "immediate"
    bz_seven: Annotated[
        Literal["declare", "when_played"], opt("melds", "mariage:BZ.SEVEN.1", needs=TWO_PACKS)
    ] = "declare"
    bz_need_hand_card: Annotated[bool, opt("melds", "mariage:BZ.MELD.6")] = False
    bz_bezique_cards: Annotated[
        Literal["fixed", "swap"], opt("melds", "mariage:BZ.MELD.7", needs=TWO_PACKS)
    ] = "fixed"
    strict_follow: Annotated[
        Literal["F2", "F1"], opt("play", "mariage:BZ.STRICT.1", formerly="bz_strict")
    ] = "F2"
    bz_last_trick_at: Annotated[Literal[32, 24], opt("score", "mariage:BZ.LAST.1", needs=TWO_PACKS)] = 32
    bz_brisque_timing: Annotated[
        Literal["end", "won"], opt("score", "mariage:BZ.BRISQUE.1", needs=TWO_PACKS)
    ] = "end"
    duplicate: Annotated[bool, duplicate_deals("table", "mariage:DUP.7")] = False


PRESETS: Final[dict[str, Struct]] = {"bezique": Options(), "rubicon": Options(bz_form="rubicon")}
