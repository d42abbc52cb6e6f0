"""Makes the form of a deal of Thousand, played with real cards."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from hlaska.core.board import State
from hlaska.core.errors import Phrase
from hlaska.core.public import update
from hlaska.core.scorecard import (
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
from hlaska.games.thousand.bidding import amounts
from hlaska.games.thousand.game import Thousand
from hlaska.games.thousand.match_rules import settle_deal
from hlaska.games.thousand.options import BLIND_BID, HIGHEST_BID
from hlaska.games.thousand.public import GIVEN_UP, PLAYED, REDEAL, SEATS, ThousandPublic

CARDS: Final = 120
WORTHS: Final = (40, 60, 80, 100)
"""What the marriages are worth (mariage:TH.MARR.1)."""
SUMS: Final = frozenset(sum(some) for n in range(len(WORTHS) + 1) for some in combinations(WORTHS, n))


def ask(name: str) -> Phrase:
    return Phrase(f"score-thousand-{name}")


class Scoring(Scorecard[ThousandPublic]):
    game: Thousand

    def fields(self) -> tuple[Field, ...]:
        options = self.game.options
        ends = {PLAYED: "played"}
        ends |= {GIVEN_UP: "given-up"} if options.th_rospis else {}
        ends |= {REDEAL: "redeal"} if options.th_four_nines else {}
        bid: When = (("ended", (PLAYED, GIVEN_UP)),)
        played: When = (("ended", (PLAYED,)),)
        most = CARDS + sum(WORTHS) + options.th_ace_marriage
        fields = [
            choice(
                "ended",
                "contract",
                ask("ended"),
                [Named(n, ask(key)) for n, key in ends.items()],
                usual=PLAYED,
            ),
            chair("declarer", "contract", ask("declarer"), when=bid),
            number(
                "contract",
                "contract",
                ask("contract"),
                HIGHEST_BID,
                bid,
                low=options.min_bid,
                step=options.bid_step,
                must=True,
            ),
        ]
        if options.th_blind:
            fields.append(yes("blind", "contract", ask("blind"), bid))
        fields.append(number("points", "cards", ask("points"), most, played, each=True, must=True))
        if options.th_bolts and options.th_bolt_on == "no_trick":
            fields.append(yes("no_trick", "cards", ask("no_trick"), played, each=True))
        return tuple(fields)

    def settle(self, start: State[ThousandPublic], told: Told) -> ThousandPublic:
        pub = update(start.pub, status=told["ended"])
        if pub.status == REDEAL:
            return settle_deal(self.game.options, pub)
        pub = update(pub, declarer=told["declarer"], contract=told["contract"], blind=bool(told.get("blind")))
        points, none = each(told, "points", SEATS), each(told, "no_trick", SEATS)
        pub = update(pub, points=points, taken=tuple(1 - n for n in none))
        self._check(pub, none)
        return settle_deal(self.game.options, pub)

    def _check(self, pub: ThousandPublic, none: tuple[int, ...]) -> None:
        options = self.game.options
        if pub.contract not in amounts(options, pub) or (pub.blind and pub.contract < BLIND_BID):
            least = max(amounts(options, pub)[0], BLIND_BID if pub.blind else 0)
            raise Impossible("contract", "range", low=least, high=HIGHEST_BID, step=options.bid_step)
        if pub.status != PLAYED:
            return
        for seat in range(SEATS):
            if none[seat] and pub.points[seat]:
                raise Impossible(f"no_trick-{seat}", "trick-with-points")
        over = sum(pub.points) - CARDS
        if over not in SUMS and not (options.th_ace_marriage and over - options.th_ace_marriage in SUMS):
            raise Impossible("points-0", "sum", n=sum(pub.points), whole=CARDS)
