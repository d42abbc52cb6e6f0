"""Makes the form of a deal of four, played with real cards. Who helped whom is known by then."""

from __future__ import annotations

from typing import ClassVar

from hlaska.core.public import update
from hlaska.core.scorecard import ANYBODY, NOBODY, Field, Impossible, Told, When, chair, number
from hlaska.families.marias.contracts import (
    CONTRACT,
    GAME,
    HUNDRED,
    HUNDRED_AGAINST,
    SEVEN,
    SEVEN_AGAINST,
    SUIT,
    TWO_SEVENS,
)
from hlaska.families.marias.scorecard import (
    MariasScoring,
    against_fields,
    ask,
    contract_field,
    read_announcements,
    trick_fields,
    trump_field,
)
from hlaska.games.marias_four.contract_phase import contracts_in_use
from hlaska.games.marias_four.game import MariasFour
from hlaska.games.marias_four.position import is_compared
from hlaska.games.marias_four.public import (
    FOREHAND,
    KEYS,
    TRICKS,
    WITH_PARTNER,
    WITH_WISE,
    MariasFourPublic,
    team,
)
from hlaska.kernel import layout as word

ALLIED: When = (("contract", (SUIT, WITH_PARTNER)),)


class Scoring(MariasScoring[MariasFourPublic]):
    game: MariasFour
    suited: ClassVar[When] = (("contract", (SUIT,)),)

    def contracts(self) -> tuple[int, ...]:
        """Returns the contracts without trumps."""
        return tuple(c for c in contracts_in_use(self.game.options) if c != SUIT)

    # ------------------------------------------------------------ the form
    def opening(self) -> tuple[Field, ...]:
        options, suited = self.game.options, self.suited
        return (
            contract_field({c: KEYS[c] for c in contracts_in_use(options)}),
            chair("lone", "contract", ask("lone"), when=(("contract", self.contracts()),)),
            trump_field(suited),
            chair("partner", "contract", ask("partner"), "score-nobody", ALLIED),
            chair("seven", "calls", ask("seven-by"), "score-nobody", suited),
            chair("hundred", "calls", ask("hundred-by"), "score-nobody", suited),
            *against_fields(suited, options.two_sevens),
        )

    def item_conditions(self) -> dict[int, When]:
        options, suited = self.game.options, self.suited
        replaced: When = (("hundred", (NOBODY,)),) if options.hundred_replaces_game else ()
        found: dict[int, When] = {
            CONTRACT: (("contract", self.contracts()),),
            GAME: (*suited, *replaced),
            SEVEN: (*suited, ("seven", ANYBODY)),
            HUNDRED: (*suited, ("hundred", ANYBODY)),
            SEVEN_AGAINST: (*suited, ("seven_against", ANYBODY)),
            HUNDRED_AGAINST: (*suited, ("hundred_against", ANYBODY)),
        }
        return found | ({TWO_SEVENS: (*suited, ("two", ANYBODY))} if options.two_sevens else {})

    def is_compared(self, contract: int) -> bool:
        return is_compared(self.game.options, contract)

    def plain_fields(self) -> tuple[Field, ...]:
        contracts = self.contracts()
        found = trick_fields(contracts, [c for c in contracts if self.is_compared(c)], TRICKS)
        if WITH_PARTNER not in contracts:
            return found
        helped: When = (("contract", (WITH_PARTNER,)),)
        wise: When = (("contract", (WITH_WISE,)),)
        return (
            *found,
            number("tricks_partner", "cards", ask("tricks_partner"), TRICKS, helped, must=True),
            chair("last", "cards", ask("last"), "score-nobody", wise),
        )

    # ------------------------------------------------------------ from the form
    def ours(self, pub: MariasFourPublic) -> int:
        return team(pub, ())

    def read_opening(self, pub: MariasFourPublic, told: Told) -> MariasFourPublic:
        lone, contract = told.get("lone", FOREHAND), told["contract"]
        partner = told.get("partner", NOBODY)
        if contract == WITH_PARTNER and partner in (NOBODY, lone):
            raise Impossible("partner", "partner")
        pub = update(
            pub,
            lone=lone,
            contract=contract,
            trump=told.get("trump", NOBODY),
            partner=partner,
            own_seven_by=told.get("seven", NOBODY),
            own_hundred_by=told.get("hundred", NOBODY),
        )
        pub = read_announcements(pub, told)
        for name in ("seven", "hundred"):
            by = told.get(name, NOBODY)
            if by >= 0 and not self.ours(pub) >> by & 1:
                raise Impossible(name, "own-side")
        against = pub.two_by >= 0 and not self.ours(pub) >> pub.two_by & 1
        return update(pub, two_against=against)

    def set_tricks(self, b: list[int], pub: MariasFourPublic, told: Told) -> None:
        super().set_tricks(b, pub, told)
        if pub.contract == WITH_PARTNER:
            if told["tricks"] + told["tricks_partner"] > TRICKS:
                raise Impossible("tricks_partner", "tricks", most=TRICKS)
            b[word.WON_TRICKS + pub.partner] = told["tricks_partner"]
        elif pub.contract == WITH_WISE:
            if told["tricks"] >= TRICKS - 1 and told["last"] < 0:
                raise Impossible("last", "who")
            b[word.LAST_SEAT] = told["last"]
