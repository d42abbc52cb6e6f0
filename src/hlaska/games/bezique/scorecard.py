"""Makes the form of a deal of Bezique, played with real cards.

It asks what each has marked for combinations, and the rest.
"""

from __future__ import annotations

from typing import Final

from hlaska.core.board import State
from hlaska.core.errors import Phrase
from hlaska.core.public import Item, plus, update
from hlaska.core.scorecard import (
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
from hlaska.games.bezique import settle
from hlaska.games.bezique.game import Bezique
from hlaska.games.bezique.public import END, SEATS, BeziquePublic

TEN: Final = 10
MOST: Final = 9990


def ask(name: str) -> Phrase:
    return Phrase(f"score-bezique-{name}")


class Scoring(Scorecard[BeziquePublic]):
    game: Bezique

    def _brisques(self) -> int:
        """Returns how many aces and tens the pack has."""
        return 8 * len(self.game.pack) // 32

    def _can_end_early(self) -> bool:
        """Tells whether a match may end in the middle of a deal."""
        return not self.game.rubicon and self.game.options.bz_target_check == "immediate"

    # ------------------------------------------------------------ the form
    def fields(self) -> tuple[Field, ...]:
        options, most = self.game.options, self._brisques()
        done: When = (("winner", (NOBODY,)),) if self._can_end_early() else ()
        fields: list[Field] = []
        if self._can_end_early():
            fields.append(chair("winner", "contract", ask("winner"), "score-nobody"))
        fields.append(number("declared", "cards", ask("declared"), MOST, step=TEN, each=True))
        late = not self.game.rubicon and options.bz_last_trick_at == 24
        if late and self._can_end_early():
            fields.append(chair("last", "cards", ask("last-drawn"), "score-nobody"))
        else:
            fields.append(chair("last", "cards", ask("last-drawn" if late else "last"), when=done))
        when = () if not self.game.rubicon and options.bz_brisque_timing == "won" else done
        fields.append(number("brisques", "cards", ask("brisques"), most, when, each=True, must=True))
        return tuple(fields)

    # ------------------------------------------------------------ from the form
    def settle(self, start: State[BeziquePublic], told: Told) -> BeziquePublic:
        winner, last = told.get("winner", NOBODY), told.get("last", NOBODY)
        counts, declared = each(told, "brisques", SEATS), each(told, "declared", SEATS)
        asked = "brisques-0" in told
        whole = self._brisques()
        if asked and winner < 0 and sum(counts) != whole:
            raise Impossible("brisques-0", "whole", n=sum(counts), whole=whole)
        if sum(counts) > whole:
            raise Impossible("brisques-0", "points", n=sum(counts), most=whole)
        if winner < 0 and last < 0:
            raise Impossible("last", "who")
        won = (TEN * counts[0], TEN * counts[1])
        pub = update(start.pub, points=(0, 0), items=(), won=won, last_by=last, phase=END, turn=-1)
        for seat in range(SEATS):
            pub = _enter(pub, settle.Gain(seat, "declared", declared[seat]))
        return self._rubicon(pub) if self.game.rubicon else self._points(pub, winner, last)

    def _rubicon(self, pub: BeziquePublic) -> BeziquePublic:
        pub = _enter(pub, settle.Gain(pub.last_by, "last", self.game.form.last, "mariage:RB.5"))
        v = settle.settle_rubicon(pub.points, pub.won)
        return update(pub, winner=v.winner, items=settle.items_of(v), result=v.result)

    def _points(self, pub: BeziquePublic, winner: int, last: int) -> BeziquePublic:
        """Adds what is entered during play, then after it where nobody has won."""
        options = self.game.options
        if last >= 0 and options.bz_last_trick_at == 24:
            pub = _enter(pub, settle.Gain(last, "last", TEN, "mariage:BZ.LAST.1"))
        if options.bz_brisque_timing == "won":
            for seat in range(SEATS):
                pub = _enter(pub, settle.Gain(seat, "brisques", pub.won[seat], "mariage:BZ.BRISQUE.1"))
        there = [seat for seat in range(SEATS) if settle.is_match_won(options, pub.before, pub.points, seat)]
        if winner >= 0 and winner not in there:
            raise Impossible(
                "winner", "not-reached", n=pub.before[winner] + pub.points[winner], most=options.target
            )
        if winner < 0 and there:
            raise Impossible("winner", "reached", most=options.target)
        for gain in settle.gains_at_end(options, last, pub.won) if winner < 0 else ():
            if winner < 0:
                pub = _enter(pub, gain)
                winner = (
                    gain.seat if settle.is_match_won(options, pub.before, pub.points, gain.seat) else NOBODY
                )
        return update(pub, winner=winner, result=pub.points)


def _enter(pub: BeziquePublic, gain: settle.Gain) -> BeziquePublic:
    if not gain.points:
        return pub
    item = Item(f"item-bezique-{gain.kind}", gain.seat, gain.points, gain.points, rule=gain.rule)
    return update(pub, points=plus(pub.points, gain.seat, gain.points), items=(*pub.items, item))
