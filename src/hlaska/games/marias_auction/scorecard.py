"""Makes the form of a deal of auction Mariáš, played with real cards. The rung says what was announced."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from hlaska.core.errors import Phrase
from hlaska.core.public import update
from hlaska.core.scorecard import ANYBODY, NOBODY, Field, Named, Told, When, chair
from hlaska.core.scorecard import choice as one_of
from hlaska.families.marias.contracts import HEARTS, HUNDRED_AGAINST, SEVEN_AGAINST
from hlaska.families.marias.scorecard import (
    SUITS,
    MariasScoring,
    against_fields,
    ask,
    read_announcements,
    suits,
    trick_fields,
)
from hlaska.games.marias_auction.bidding import items_of
from hlaska.games.marias_auction.contracts import RUNGS, TOP, AnnouncedContract
from hlaska.games.marias_auction.game import MariasAuction
from hlaska.games.marias_auction.public import TRICKS, MariasAuctionPublic

PASSED: Final = 0
GIVEN_UP: Final = TOP + 1


def rungs(those: Iterable[int]) -> When:
    return (("contract", tuple(those)),)


def _with(attribute: str, value: bool = True) -> tuple[int, ...]:
    """Returns the rungs (from 1) whose attribute has a value."""
    return tuple(i for i, rung in enumerate(RUNGS, 1) if getattr(rung, attribute) == value)


TRUMPED: Final = _with("trumps")
PLAIN: Final = tuple(i for i in TRUMPED if not RUNGS[i - 1].hearts)


class Scoring(MariasScoring[MariasAuctionPublic]):
    game: MariasAuction
    suited: ClassVar[When] = rungs(TRUMPED)
    playable: ClassVar[When] = rungs(range(1, TOP + 1))

    # ------------------------------------------------------------ the form
    def opening(self) -> tuple[Field, ...]:
        options = self.game.options
        names = [Named(i, ask("rung", rung=i)) for i in range(1, TOP + 1)]
        names += [Named(GIVEN_UP, ask("rung-given-up")), Named(PASSED, ask("rung-passed"))]
        others = [s for s in SUITS if s != HEARTS]
        return (
            one_of("contract", "contract", ask("contract"), names),
            chair("lone", "contract", ask("lone"), when=rungs(range(1, GIVEN_UP + 1))),
            one_of("trump", "contract", Phrase("score-trump"), suits(others), rungs(PLAIN)),
            one_of("helper", "contract", ask("helper"), suits(), rungs(_with("two"))),
            *(against_fields(self.suited, False) if options.lic_against_allowed else ()),
        )

    def item_conditions(self) -> dict[int, When]:
        where: dict[int, list[int]] = {}
        for rung in range(1, TOP + 1):
            for item in items_of(self.game.options, AnnouncedContract(rung)):
                where.setdefault(item, []).append(rung)
        found = {item: rungs(those) for item, those in sorted(where.items())}
        found[SEVEN_AGAINST] = (*self.suited, ("seven_against", ANYBODY))
        found[HUNDRED_AGAINST] = (*self.suited, ("hundred_against", ANYBODY))
        return found

    def plain_fields(self) -> tuple[Field, ...]:
        return trick_fields(_with("trumps", False), (), TRICKS)

    # ------------------------------------------------------------ from the form
    def read_opening(self, pub: MariasAuctionPublic, told: Told) -> MariasAuctionPublic:
        rung = told["contract"]
        if rung in (PASSED, GIVEN_UP):
            return update(pub, lone=told.get("lone", 0), given_up=rung == GIVEN_UP)
        rules = RUNGS[rung - 1]
        trump = told.get("trump", HEARTS if rules.hearts else NOBODY)
        pub = update(pub, lone=told["lone"], rung=rung, contract=rules.contract, trump=trump)
        return read_announcements(pub, told)
