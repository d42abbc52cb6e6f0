"""Makes the form of a deal of Mariage, Sixty-Six or Schnapsen. It is played with real cards."""

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
    yes,
)
from hlaska.games.sixtysix.game import SixtySix
from hlaska.games.sixtysix.match_rules import settle_deal
from hlaska.games.sixtysix.public import SEATS, SixtySixPublic
from hlaska.games.sixtysix.settle import Facts

CARDS: Final = 120
MARRIAGES: Final = 100  # three of 20 and the one of 40
LEAST: Final = {20: 2}
"""Packs in which no trick is worth nothing: so much each card at least."""


def ask(name: str) -> Phrase:
    return Phrase(f"score-sixtysix-{name}")


class Scoring(Scorecard[SixtySixPublic]):
    game: SixtySix

    def most(self) -> int:
        return CARDS + MARRIAGES + self.game.options.last_trick_bonus

    def fields(self) -> tuple[Field, ...]:
        options = self.game.options
        said = "reached" if options.auto_claim else "claimant"
        closed: When = (("closer", ANYBODY),)
        silent: When = (
            ("claimant", (NOBODY,)),
            *((("closer", (NOBODY,)),) if options.closer_must_claim else ()),
        )
        fields = [chair("closer", "contract", ask("closer"), "score-nobody")] if options.closing else []
        if not options.closing:
            silent = silent[:1]
        fields += [
            chair("claimant", "contract", ask(said), "score-nobody"),
            number("points", "cards", ask("points"), self.most(), each=True, must=True),
            yes("no_trick", "cards", ask("no_trick"), each=True),
        ]
        then = "at_close" in (options.closer_fail_basis, options.closer_success_basis)
        if options.closing and (then or options.closer_fail_points == "by_closer_count"):
            fields.append(yes("had_none", "cards", ask("had_none"), closed))
        if options.closing and options.closer_success_basis == "at_close":
            fields.append(number("had", "cards", ask("had"), self.most(), (*closed, ("had_none", (0,)))))
        if options.unclaimed == "last_trick_one":
            fields.append(chair("last", "cards", ask("last"), when=silent))
        return tuple(fields)

    def settle(self, start: State[SixtySixPublic], told: Told) -> SixtySixPublic:
        self._check(told)
        points, none = each(told, "points", SEATS), each(told, "no_trick", SEATS)
        a, b = points
        closer = told.get("closer", NOBODY)
        frozen = (int(not told.get("had_none", 0)), told.get("had", 0))
        facts = Facts(
            (a, b),
            (1 - none[0], 1 - none[1]),
            told["claimant"],
            closer,
            frozen if closer >= 0 else (0, 0),
            told.get("last", NOBODY),
        )
        return settle_deal(self.game.options, update(start.pub, points=points, closer=closer), facts)

    def _check(self, told: Told) -> None:
        points, none = each(told, "points", SEATS), each(told, "no_trick", SEATS)
        if sum(points) > self.most():
            raise Impossible("points-0", "points", n=sum(points), most=self.most())
        for seat in range(SEATS):
            if none[seat] and points[seat]:
                raise Impossible(f"no_trick-{seat}", "trick-with-points")
            if not none[seat] and not points[seat] and self.game.options.pack in LEAST:
                raise Impossible(f"points-{seat}", "trick-without-points")
        if all(none) and told["claimant"] < 0:
            raise Impossible("no_trick-0", "no-tricks")
        closer = told.get("closer", NOBODY)
        if closer >= 0 and told.get("had", 0) > points[1 - closer]:
            raise Impossible("had", "had", n=points[1 - closer])
