"""Makes the form of a deal of pinochle for three, played with real cards."""

from __future__ import annotations

from typing import Final

from hlaska.core.board import State
from hlaska.core.errors import Phrase
from hlaska.core.game import Match
from hlaska.core.public import update
from hlaska.core.scorecard import (
    NOBODY,
    Field,
    Impossible,
    Named,
    Scorecard,
    Told,
    When,
    chair,
    choice,
    each,
    number,
    yes,
)
from hlaska.games.pinochle_three import match_rules
from hlaska.games.pinochle_three.game import PinochleThree
from hlaska.games.pinochle_three.options import (
    TOP_BID,
    Options,
    bids_of,
    has_widow,
    is_in_units,
    least_bid,
    step_of,
    stuck_bid,
    trick_total,
    values_of,
    widow_size,
)
from hlaska.games.pinochle_three.public import SEATS, STATUSES, PinochleThreePublic
from hlaska.games.pinochle_three.settle import SPADES, Facts

MOST_MELD: Final = 9990
OTHER_SUIT: Final = 0
PLAYED: Final = STATUSES.index("played")


def ask(name: str) -> Phrase:
    return Phrase(f"score-pinochle-{name}")


def statuses(options: Options) -> tuple[str, ...]:
    """Returns how a deal with an auction may be decided under the options."""
    units = is_in_units(options)
    there = {
        "played": True,
        "made": units,
        "granted": units,
        "conceded": True,
        "conceded_unseen": units and has_widow(options),
        "thrown_in": units and not options.forced_opening,
    }
    return tuple(status for status in STATUSES if there[status])


def indices(*names: str) -> tuple[int, ...]:
    return tuple(STATUSES.index(name) for name in names)


class Scoring(Scorecard[PinochleThreePublic]):
    game: PinochleThree

    # ------------------------------------------------------------ the form
    def fields(self) -> tuple[Field, ...]:
        options = self.game.options
        if options.trump_by == "last_card":
            return self._point_fields(())
        ways = [Named(STATUSES.index(s), ask(f"is-{s.replace('_', '-')}")) for s in statuses(options)]
        bid: When = (("status", indices(*(s for s in STATUSES if s != "thrown_in"))),)
        fields = [
            choice("status", "contract", ask("status"), ways, usual=PLAYED),
            chair("bidder", "contract", ask("declarer"), when=bid),
            number(
                "contract",
                "contract",
                ask("contract"),
                TOP_BID,
                bid,
                low=self._least_contract(),
                step=step_of(options),
                must=True,
            ),
        ]
        if is_in_units(options):
            if options.spades_double:
                named: When = (("status", indices("played", "made", "granted")),)
                fields.append(yes("spades", "contract", ask("spades"), named))
            return (*fields, *self._unit_fields())
        played: When = (("status", (PLAYED,)),)
        return (*fields, *self._point_fields(played))

    def _unit_fields(self) -> tuple[Field, ...]:
        """Returns the fields of a deal paid in units: only the bidder's cards count."""
        options, whole = self.game.options, trick_total(self.game.options)
        melded: When = (("status", indices("played", "made", "granted", "conceded")),)
        played: When = (("status", (PLAYED,)),)
        fields = [number("meld_bidder", "cards", ask("meld-bidder"), MOST_MELD, melded, step=10)]
        fields.append(number("tricks", "cards", ask("tricks-bidder"), whole, played, must=True))
        return (*fields, *self._buried_fields(options, played))

    def _point_fields(self, played: When) -> tuple[Field, ...]:
        """Returns the fields of a deal for points: everybody's cards count."""
        options, whole = self.game.options, trick_total(self.game.options)
        fields = [number("meld", "cards", ask("meld"), MOST_MELD, step=step_of(options), each=True)]
        if options.nine_exchange:
            fields.append(chair("nine_by", "cards", ask("nine_by"), "score-nobody"))
        fields.append(number("points", "cards", ask("tricks"), whole, played, each=True, must=True))
        fields += self._buried_fields(options, played)
        if options.meld_timing != "captured" and options.meld_saved_by == "trick":
            fields.append(yes("no_trick", "cards", ask("no_trick"), played, each=True))
        return tuple(fields)

    def _buried_fields(self, options: Options, played: When) -> list[Field]:
        if not has_widow(options):
            return []
        most = widow_size(options) * max(values_of(options))
        return [number("buried", "cards", ask("buried"), most, played)]

    def _least_contract(self) -> int:
        return min(least_bid(self.game.options), stuck_bid(self.game.options))

    # ------------------------------------------------------------ from the form
    def settle(self, start: State[PinochleThreePublic], told: Told) -> PinochleThreePublic:
        facts = self._facts(told)
        pub = update(
            start.pub,
            status=facts.status,
            bidder=facts.bidder,
            contract=facts.contract,
            trump=facts.trump,
            meld=facts.meld,
            points=facts.points,
            taken=facts.taken,
            nine_by=facts.nine_by,
        )
        return self.game.settle_deal(pub, facts)

    def after(self, match: Match, pub: PinochleThreePublic, told: Told) -> Match | None:
        game = self.game
        return game.carry(match, match_rules.next_match(game, game.restart(match), pub, self._facts(told)))

    def _facts(self, told: Told) -> Facts:
        options = self.game.options
        status = STATUSES[told.get("status", PLAYED)]
        bidder, contract = told.get("bidder", NOBODY), told.get("contract", 0)
        if contract and contract not in bids_of(options) and contract != stuck_bid(options):
            raise Impossible("contract", "bid", n=contract)
        meld, points = each(told, "meld", SEATS), each(told, "points", SEATS)
        buried = told.get("buried", 0)
        if is_in_units(options) and bidder >= 0:
            meld = tuple(told.get("meld_bidder", 0) * (s == bidder) for s in range(SEATS))
            points = tuple(told.get("tricks", 0) * (s == bidder) for s in range(SEATS))
        none = each(told, "no_trick", SEATS)
        self._check(status, bidder, contract, meld, points, buried, none)
        with_buried = tuple(n + buried * (s == bidder) for s, n in enumerate(points))
        trump = SPADES if told.get("spades") else OTHER_SUIT
        taken = tuple(1 - n for n in none) if status == "played" else (0,) * SEATS
        return Facts(
            status, bidder, contract, trump, meld, with_buried, taken, told.get("nine_by", NOBODY), buried
        )

    def _check(
        self,
        status: str,
        bidder: int,
        contract: int,
        meld: tuple[int, ...],
        points: tuple[int, ...],
        buried: int,
        none: tuple[int, ...],
    ) -> None:
        whole = trick_total(self.game.options)
        if is_in_units(self.game.options):
            if bidder >= 0 and status in ("played", "granted") and meld[bidder] >= contract:
                raise Impossible("status", "meld-makes", n=meld[bidder])
            if status == "made" and meld[bidder] < contract:
                raise Impossible("status", "meld-short", n=meld[bidder])
            if sum(points) + buried > whole:
                raise Impossible("tricks", "points", n=sum(points) + buried, most=whole)
        elif status == "played" and sum(points) + buried != whole:
            raise Impossible("points-0", "whole", n=sum(points) + buried, whole=whole)
        for seat in range(SEATS):
            if none[seat] and points[seat]:
                raise Impossible(f"no_trick-{seat}", "trick-with-points")
