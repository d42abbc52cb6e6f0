"""House rules of Bezique and of Rubicon Bezique, and the presets made of them.

Both have the same phases (play, meld, draw) with other packs, melds and settlements, so they are one game.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Struct

from hlaska.core.options import Value, opt
from hlaska.core.seating import Seating, first_dealer

TWO_PACKS: Final[dict[str, Value]] = {"bz_form": "bezique"}


class Options(Struct, frozen=True):
    """The defaults are the standard game (docs/rules/mariage.md, section 7)."""

    bz_form: Annotated[
        Literal["bezique", "rubicon"],
        opt("Form", "Two packs and matches to a target, or Rubicon Bezique with four, each deal settled by itself.",
            "mariage:RB.1", group="table"),
    ] = "bezique"  # fmt: skip
    seating: Annotated[Seating, first_dealer("mariage:BZ.DEAL.1", "table")] = "cut_high"
    bz_target: Annotated[
        Literal[1000, 1500, 2000],
        opt(
            "Points to win",
            "The match is to so many points.",
            "mariage:BZ.END.1",
            group="table",
            needs=TWO_PACKS,
        ),
    ] = 1000
    bz_target_check: Annotated[
        Literal["immediate", "end_of_deal"],
        opt("Who reaches the target", "Wins at that moment, or only complete deals count.", "mariage:BZ.END.1",
            group="table", needs=TWO_PACKS),
    ] = "immediate"  # fmt: skip
    bz_seven: Annotated[
        Literal["declare", "when_played"],
        opt("Sevens of trumps", "Score when exchanged or shown, or when exchanged and when played.",
            "mariage:BZ.SEVEN.1", group="melds", needs=TWO_PACKS),
    ] = "declare"  # fmt: skip
    bz_need_hand_card: Annotated[
        bool,
        opt("A card from the hand", "Each combination needs one that does not lie on the table yet.",
            "mariage:BZ.MELD.6", group="melds"),
    ] = False  # fmt: skip
    bz_bezique_cards: Annotated[
        Literal["fixed", "swap"],
        opt("Cards of the bezique", "Queen of spades and jack of diamonds, or with those suits as trumps queen of "
            "clubs and jack of hearts.", "mariage:BZ.MELD.7", group="melds", needs=TWO_PACKS),
    ] = "fixed"  # fmt: skip
    bz_strict: Annotated[
        Literal["F2", "F1"],
        opt(
            "Following in stage two",
            "F2: follow, beat, trump; F1: without the duty to beat.",
            "mariage:BZ.STRICT.1",
        ),
    ] = "F2"
    bz_last_trick_at: Annotated[
        Literal[32, 24],
        opt("Ten for trick number", "The last trick of all, or the last one of the stock.", "mariage:BZ.LAST.1",
            group="score", needs=TWO_PACKS),
    ] = 32  # fmt: skip
    bz_brisque_timing: Annotated[
        Literal["end", "won"],
        opt("When aces and tens count", "After the last trick, the non-dealer's first, or as they are won.",
            "mariage:BZ.BRISQUE.1", group="score", needs=TWO_PACKS),
    ] = "end"  # fmt: skip


PRESETS: Final[dict[str, Struct]] = {"bezique": Options(), "rubicon": Options(bz_form="rubicon")}
