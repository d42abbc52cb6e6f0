"""The levels of computer players by name, for all who offer, check or make them; no player is loaded for that."""

from typing import Final

LEVELS: Final = ("random", "greedy", "beginner", "casual", "club")  # from weakest to strongest
QUICK: Final = "greedy"  # for who cannot be served in time, and while workers are being started
USUAL: Final = "club"
