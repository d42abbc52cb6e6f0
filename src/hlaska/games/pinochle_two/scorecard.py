"""Makes the form of a deal of two-handed pinochle, played with real cards."""

from __future__ import annotations

from typing import Final

from hlaska.core.board import State
from hlaska.core.errors import Phrase
from hlaska.core.public import update
from hlaska.core.scorecard import (
    ANYBODY,
    NOBODY,
    Field,
    Impossible,
    Scorecard,
    Told,
    When,
    chair,
    each,
    number,
)
from hlaska.games.pinochle_two import settle
from hlaska.games.pinochle_two.game import PinochleTwo
from hlaska.games.pinochle_two.options import can_declare_out
from hlaska.games.pinochle_two.public import SEATS, PinochleTwoPublic

WHOLE: Final = 250
MOST_MELD: Final = 9990


def ask(name: str) -> Phrase:
    return Phrase(f"score-pinochle-{name}")


class Scoring(Scorecard[PinochleTwoPublic]):
    game: PinochleTwo

    def fields(self) -> tuple[Field, ...]:
        out = can_declare_out(self.game.options)
        played: When = (("claim", (NOBODY,)),) if out else ()
        fields = [chair("claim", "contract", ask("claim"), "score-nobody")] if out else []
        fields += [
            number("meld", "cards", ask("meld-nines"), MOST_MELD, step=10, each=True),
            number("tricks", "cards", ask("tricks-own"), WHOLE, played, whole=WHOLE, must=True),
        ]
        if out:
            claimed: When = (("claim", ANYBODY),)
            fields.append(number("won", "cards", ask("won"), WHOLE, claimed, each=True, must=True))
        return tuple(fields)

    def settle(self, start: State[PinochleTwoPublic], told: Told) -> PinochleTwoPublic:
        claim = told.get("claim", NOBODY)
        points = each(told, "won", SEATS) if claim >= 0 else (told["tricks"], WHOLE - told["tricks"])
        if sum(points) > WHOLE:
            raise Impossible("won-0", "points", n=sum(points), most=WHOLE)
        pub = update(start.pub, meld=each(told, "meld", SEATS), points=points)
        return settle.settle_deal(self.game.options, settle.claim_out(pub, claim) if claim >= 0 else pub)
