"""Names the levels of computer players for all who offer, check or make them. No player is loaded for that."""

from typing import Final, Protocol

LEVELS: Final = ("random", "greedy", "beginner", "casual", "club")  # from weakest to strongest
STRONG: Final = "strong"  # offered where it has been shown to be stronger still
QUICK: Final = "greedy"  # for who cannot be served in time, and while workers are being started
USUAL: Final = "club"
EASY: Final = "casual"  # whom somebody meets who has not chosen a level
ALL: Final = (*LEVELS, STRONG)


class Shown(Protocol):
    """Says of a game whether `strong` is offered in it."""

    @property
    def strong(self) -> bool: ...


def list_levels(game: Shown) -> tuple[str, ...]:
    """Lists the levels that tables of a game offer, from weakest to strongest."""
    return ALL if game.strong else LEVELS
