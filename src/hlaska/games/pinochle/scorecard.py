"""Makes the form of a deal of partnership pinochle, played with real cards."""

from __future__ import annotations

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
)
from hlaska.games.pinochle.bidding import auction_result as stuck
from hlaska.games.pinochle.game import Pinochle
from hlaska.games.pinochle.numbers import bids_of, points_of, trick_total, unit
from hlaska.games.pinochle.options import TOP_BID, Options
from hlaska.games.pinochle.public import REDEAL, SEATS, STATUSES, PinochlePublic, side_meld
from hlaska.games.pinochle.settle import NO_MARRIAGE, PLAYED, TWENTY

MOST_MELD: Final = 9990
ALL_PLAYED: Final = STATUSES.index(PLAYED)


def ask(name: str) -> Phrase:
    return Phrase(f"score-pinochle-{name}")


def statuses(options: Options) -> tuple[str, ...]:
    """Returns how a deal with a bidder may be decided under the options."""
    forced = options.deck == "double" and options.surrender_opponents == "play_on"
    there = {
        PLAYED: True,
        "thrown_in": options.throw_in and not forced,
        "not_on_board": options.board_rule and not forced,
        NO_MARRIAGE: options.trump_requirement != "none",
        "meld_below_20": options.deck == "double" and options.minimum20 and not forced,
        REDEAL: False,  # nothing of it is written down
    }
    return tuple(status for status in STATUSES if there[status])


class Scoring(Scorecard[PinochlePublic]):
    game: Pinochle

    # ------------------------------------------------------------ the form
    def fields(self) -> tuple[Field, ...]:
        options = self.game.options
        fields: list[Field] = []
        played: When = ()
        whose = "tricks-forehand"
        if options.trump_by == "auction":
            fields = [
                chair("declarer", "contract", ask("declarer")),
                number(
                    "contract", "contract", ask("contract"), TOP_BID, low=self._least_contract(), must=True
                ),
            ]
            ways = [Named(STATUSES.index(s), ask(f"is-{s.replace('_', '-')}")) for s in statuses(options)]
            if len(ways) > 1:
                fields.append(choice("status", "contract", ask("status"), ways, usual=ALL_PLAYED))
                played = (("status", (ALL_PLAYED,)),)
            whose = "tricks-bidder"
        whole, step = trick_total(options), self._step()
        fields += [
            number(
                "meld",
                "cards",
                ask("meld"),
                MOST_MELD,
                step=1 if options.deck == "double" else unit(options),
                each=True,
            ),
            number("tricks", "cards", ask(whose), whole, played, step=step, whole=whole, must=True),
        ]
        if self._has_nines_field():
            bare: When = (*played, ("tricks", (0, whole)))
            fields.append(number("nines", "cards", ask("nines"), 2, bare))
        return tuple(fields)

    def _has_nines_field(self) -> bool:
        options = self.game.options
        return options.deck == "single" and options.save_meld != "none" and options.nines_saved != "never"

    def _step(self) -> int:
        """Returns the number of which all points in tricks are multiples."""
        values, last = points_of(self.game.options)
        some = [n for n in (*values, last) if n]
        return min(some) if all(n % min(some) == 0 for n in some) else 1

    def _least_contract(self) -> int:
        """Returns the lowest contract: a bid, or what the dealer is stuck with."""
        nobody = self.game.start(self.game.opening(), sorted(self.game.pack))[0].pub
        return min(bids_of(self.game.options)[0], stuck(self.game.options, nobody)[1])

    # ------------------------------------------------------------ from the form
    def settle(self, start: State[PinochlePublic], told: Told) -> PinochlePublic:
        options, pub = self.game.options, start.pub
        if "declarer" in told:
            self._check_bid(told["contract"])
            status = STATUSES[told.get("status", ALL_PLAYED)]
            pub = update(pub, declarer=told["declarer"], contract=told["contract"], status=status)
        else:
            pub = update(pub, status=PLAYED)
        us = max(pub.declarer, 0) & 1
        mine = told.get("tricks", 0)
        whole = trick_total(options) if pub.status == PLAYED else 0
        sides = (mine, whole - mine) if us == 0 else (whole - mine, mine)
        pub = update(pub, meld=each(told, "meld", SEATS), points=(*sides, 0, 0))
        self._check_status(pub)
        worth = told.get("nines", 0) * unit(options)
        nines = (worth, 0) if sides[0] == 0 else (0, worth)
        if worth > side_meld(pub, int(nines[0] == 0)):
            raise Impossible("nines", "nines", n=worth)
        return self.game.settle_deal(pub, self.game.facts(pub, sides)._replace(nines=nines))

    def _check_bid(self, contract: int) -> None:
        bids = bids_of(self.game.options)
        if contract not in bids and contract != self._least_contract():
            raise Impossible("contract", "bid", n=contract)

    def _check_status(self, pub: PinochlePublic) -> None:
        """Checks what is decided by the meld alone (pinochle:P1.BOARD, P2.SURR, P2.SCORE.4)."""
        o, options = self.game.options, statuses(self.game.options)
        if pub.declarer < 0 or pub.status == NO_MARRIAGE:
            return
        mine = side_meld(pub, pub.declarer & 1)
        low = "meld_below_20" in options and mine < TWENTY
        off = "not_on_board" in options and pub.contract - mine > trick_total(o)
        if low and pub.status != "meld_below_20":
            raise Impossible("status", "meld-below-20", n=mine)
        if off and not low and pub.status != "not_on_board":
            raise Impossible("status", "not-on-board", n=mine)
        if not (low or off) and pub.status in ("meld_below_20", "not_on_board"):
            raise Impossible("status", "on-board", n=mine)
