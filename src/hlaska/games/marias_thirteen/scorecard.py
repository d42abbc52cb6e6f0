"""Makes the form of a deal of Mariáš with thirteen cards, played with real cards. It asks who made how much."""

from __future__ import annotations

from hlaska.core.board import State
from hlaska.core.scorecard import NOBODY, Field, Impossible, Scorecard, Told, chair, each, number
from hlaska.families.marias.deal import with_settlement
from hlaska.families.marias.scorecard import POINTS, ask
from hlaska.games.marias_thirteen.game import MariasThirteen
from hlaska.games.marias_thirteen.public import FOREHAND, SEATS, MariasThirteenPublic
from hlaska.kernel import layout as word

MARRIAGES = 100  # three twenties and the forty


class Scoring(Scorecard[MariasThirteenPublic]):
    game: MariasThirteen

    def fields(self) -> tuple[Field, ...]:
        revoke = chair("revoke", "cards", ask("revoke"), "score-none")
        penalised = self.game.options.revoke_mode == "penalise"
        kept = (("revoke", (NOBODY,)),) if penalised else ()
        return (
            *((revoke,) if penalised else ()),
            number("points", "cards", ask("points-forehand"), POINTS, kept, step=10, whole=POINTS, must=True),
            number("marriages", "cards", ask("marriages"), MARRIAGES, kept, step=20, each=True),
        )

    def settle(self, start: State[MariasThirteenPublic], told: Told) -> MariasThirteenPublic:
        pub = start.pub
        if told.get("revoke", NOBODY) >= 0:
            return with_settlement(pub, self.game.penalty(pub, told["revoke"]))
        marriages = each(told, "marriages", SEATS)
        if sum(marriages) > MARRIAGES:
            raise Impossible(f"marriages-{FOREHAND}", "marriages", n=sum(marriages), most=MARRIAGES)
        b = self.game.positions.contract_position(pub)
        b[word.WON : word.WON + SEATS] = told["points"], POINTS - told["points"]
        b[word.PAIR_POINTS : word.PAIR_POINTS + SEATS] = marriages
        return with_settlement(pub, self.game.settle(pub, b, ()))
