"""Makes the form of a deal of three, played with real cards."""

from __future__ import annotations

from typing import ClassVar

from hlaska.core.public import update
from hlaska.core.scorecard import NOBODY, Field, Told, When, chair
from hlaska.families.marias.contracts import (
    BETL,
    CONTRACT,
    CONTRACT_KEYS,
    DURCH,
    OPEN_BETL,
    OPEN_DURCH,
    SUIT,
)
from hlaska.families.marias.scorecard import (
    MariasScoring,
    against_fields,
    ask,
    contract_field,
    own_fields,
    own_item_conditions,
    read_announcements,
    trick_fields,
    trump_field,
)
from hlaska.games.marias.game import Marias
from hlaska.games.marias.public import TRICKS, MariasPublic

PLAIN = (BETL, DURCH)
OPEN = (OPEN_BETL, OPEN_DURCH)


class Scoring(MariasScoring[MariasPublic]):
    game: Marias
    suited: ClassVar[When] = (("contract", (SUIT,)),)

    def contracts(self) -> tuple[int, ...]:
        return (*PLAIN, *(OPEN if self.game.options.open_contracts else ()))

    def opening(self) -> tuple[Field, ...]:
        options = self.game.options
        return (
            contract_field({c: CONTRACT_KEYS[c] for c in (SUIT, *self.contracts())}),
            chair("lone", "contract", ask("lone")),
            trump_field(self.suited),
            *own_fields(self.suited),
            *against_fields(self.suited, options.two_sevens),
        )

    def item_conditions(self) -> dict[int, When]:
        found = own_item_conditions(self.game.options, self.suited, self.game.options.two_sevens)
        return {CONTRACT: (("contract", self.contracts()),), **found}

    def is_compared(self, contract: int) -> bool:
        return contract in OPEN and self.game.options.open_resolution == "static"

    def plain_fields(self) -> tuple[Field, ...]:
        contracts = self.contracts()
        return trick_fields(contracts, [c for c in contracts if self.is_compared(c)], TRICKS)

    def read_opening(self, pub: MariasPublic, told: Told) -> MariasPublic:
        trump = told.get("trump", NOBODY)
        shown = trump << 4 if trump >= 0 else NOBODY  # some card of trumps: the first lead settles nothing
        pub = update(pub, lone=told["lone"], contract=told["contract"], trump=trump, shown=shown)
        pub = read_announcements(pub, told)
        return update(pub, two_against=pub.two_by not in (NOBODY, pub.lone))
