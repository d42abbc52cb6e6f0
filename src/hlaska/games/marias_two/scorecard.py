"""Makes the form of a deal of lízaný mariáš, played with real cards."""

from __future__ import annotations

from hlaska.core.public import update
from hlaska.core.scorecard import Field, Told, When
from hlaska.families.marias.contracts import SUIT
from hlaska.families.marias.scorecard import (
    MariasScoring,
    against_fields,
    own_fields,
    own_item_conditions,
    read_announcements,
    trump_field,
)
from hlaska.games.marias_two.game import MariasTwo
from hlaska.games.marias_two.public import FOREHAND, MariasTwoPublic


class Scoring(MariasScoring[MariasTwoPublic]):
    """Makes the form; forehand plays the contract."""

    game: MariasTwo
    points_key = "points-forehand"

    def opening(self) -> tuple[Field, ...]:
        options = self.game.options
        return (trump_field(()), *own_fields(()), *against_fields((), options.two_sevens))

    def item_conditions(self) -> dict[int, When]:
        return own_item_conditions(self.game.options, (), self.game.options.two_sevens)

    def read_opening(self, pub: MariasTwoPublic, told: Told) -> MariasTwoPublic:
        pub = read_announcements(update(pub, lone=FOREHAND, contract=SUIT, trump=told["trump"]), told)
        return update(pub, two_against=pub.two_by not in (-1, FOREHAND))
