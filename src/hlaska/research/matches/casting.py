"""Casts the games of one duplicate deal.

Either A and B take the seats in every assignment, or A takes a role.

A role is given when the game first tells who plays the contract, and kept to the end of the deal. Until then B decides
for everybody, so that both games of a deal come to the same contract where no calls follow it; the second game is
played by B alone, and what A is worth in the role is the difference.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final, NamedTuple

from hlaska.core.errors import BadText
from hlaska.core.game import Game

USUAL: Final = "usual"
ALONE: Final = "alone"
DECLARER: Final = "declarer"
DEFENDERS: Final = "defenders"
CASTINGS: Final = {
    USUAL: "partners where the game has lasting ones, with four other seats halves, else every",
    "every": "every assignment of both to the seats",
    "halves": "every assignment in which each has half of the seats",
    "partners": "partners are of one kind",
    ALONE: "A plays all seats, for calibration",
    DECLARER: "A plays for who has the contract, B all else",
    DEFENDERS: "A plays for those against the contract, B all else",
}


class Casting(NamedTuple):
    """Says who holds each seat at first.

    seats: by seat, 0 for A, 1 for B.
    role: the one that is measured.
    given: A gets it.
    """

    seats: tuple[int, ...]
    role: str = ""
    given: bool = False


def castings(game: Game, name: str = USUAL) -> list[Casting]:
    """Lists the games of one duplicate deal. Raises BadText for a casting there is not, or not in this game."""
    if name not in CASTINGS:
        raise BadText(f"'{name}' is no casting; there are {', '.join(CASTINGS)}")
    if name in (DECLARER, DEFENDERS):
        return _of_role(game, name)
    if name == ALONE:
        return [Casting((0,) * game.seats)]
    if name == USUAL:
        name = "partners" if game.partners else "halves" if game.seats == 4 else "every"
    if name == "partners" and not game.partners:
        raise BadText(f"{game.id} has no lasting partners")
    return [Casting(seats) for seats in assignments(game, name)]


def _of_role(game: Game, role: str) -> list[Casting]:
    if type(game).declarer is Game.declarer:
        raise BadText(f"nobody plays a contract against others in {game.id}")
    everybody = (1,) * game.seats
    return [Casting(everybody, role, given=True), Casting(everybody, role)]


def assignments(game: Game, name: str) -> list[tuple[int, ...]]:
    """Returns who may hold each seat; A and B are treated alike."""
    if name == "partners":
        ours = game.partners[0]
        one = tuple(0 if ours >> seat & 1 else 1 for seat in range(game.seats))
        return [one, tuple(1 - who for who in one)]
    found = [seats for seats in product((0, 1), repeat=game.seats) if len(set(seats)) > 1]
    if name == "halves":
        found = [seats for seats in found if 2 * sum(seats) == game.seats]
    if not found:
        raise BadText(f"{game.seats} seats cannot be halved")
    return found


def seat_mask(players: str, who: str) -> int:
    """Returns the seats of a player as a mask, from a log's text like `ABB`."""
    return sum(1 << seat for seat, name in enumerate(players) if name == who)


def mean(result: Sequence[float], mask: int) -> float:
    """Returns the mean result of the seats of a mask."""
    of = [result[seat] for seat in range(len(result)) if mask >> seat & 1]
    return sum(of) / len(of)
