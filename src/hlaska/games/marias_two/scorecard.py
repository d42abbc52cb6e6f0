"""The form of a deal of lízaný mariáš, played with real cards."""

from __future__ import annotations

from collections.abc import Sequence

from hlaska.core.public import update
from hlaska.core.scorecard import Field, Told, When
from hlaska.families.marias.contracts import SUIT
from hlaska.families.marias.scorecard import (
    MariasScoring,
    against_fields,
    own_fields,
    own_standing,
    said_against,
    said_told,
    trump_field,
)
from hlaska.games.marias_two.game import MariasTwo
from hlaska.games.marias_two.public import FOREHAND, MariasTwoPublic


class TwoScoring(MariasScoring[MariasTwoPublic]):
    """Forehand plays the contract."""

    game: MariasTwo
    whose = "points-forehand"

    def opening(self) -> tuple[Field, ...]:
        o = self.game.options
        return (trump_field(()), *own_fields(()), *against_fields((), o.two_sevens))

    def standing(self) -> dict[int, When]:
        return own_standing(self.game.options, (), self.game.options.two_sevens)

    def begun(self, pub: MariasTwoPublic, told: Told) -> MariasTwoPublic:
        pub = said_against(update(pub, lone=FOREHAND, contract=SUIT, trump=told["trump"]), told)
        return update(pub, two_against=pub.two_by not in (-1, FOREHAND))

    def opened(self, pub: MariasTwoPublic, places: Sequence[Sequence[int]]) -> Told:
        return {"trump": int(pub.trump), **said_told(pub)}


def scoring(game: MariasTwo) -> TwoScoring:
    return TwoScoring(game)
