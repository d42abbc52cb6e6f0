"""Answers what search asks of Bezique."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from hlaska.core.adviser import Advice, Adviser, Tally
from hlaska.games.bezique import melds, settle
from hlaska.games.bezique import public as at
from hlaska.games.bezique.game import Bezique
from hlaska.games.bezique.public import BeziquePublic, State, View
from hlaska.kernel import layout as word


class BeziqueAdviser(Adviser[BeziquePublic]):
    game: Bezique

    def playout_position(self, state: State) -> list[int] | None:
        """Returns the position for playouts: combinations are laid, sevens exchanged for points."""
        if state.pub.phase in (at.LAY, at.END):
            return None
        return self.game.positions.search_position(state.pub, state.places)

    def payoff(self, state: State, position: Sequence[int]) -> tuple[int, ...]:
        """Adds up account, what has been laid since, brisques and the last trick."""
        game, pub, last = self.game, state.pub, position[word.LAST_SEAT]
        won = game.positions.brisques_won(position)
        laid = (pub.points[0] + position[word.PAIR_POINTS], pub.points[1] + position[word.PAIR_POINTS + 1])
        if game.rubicon:
            points = (laid[0] + game.form.last * (last == 0), laid[1] + game.form.last * (last == 1))
            return settle.settle_rubicon(points, won).result
        points = laid
        if game.options.bz_brisque_timing == "won":
            points = (points[0] + won[0] - pub.won[0], points[1] + won[1] - pub.won[1])
        if position[word.DONE] == word.OVER_AT_ONCE:
            return points
        return settle.after_all(game.options, pub.before, points, last, won)[0]

    def payoff_words(self, state: State, position: Sequence[int]) -> Tally:
        points = (word.WON, word.WON + 1, word.PAIR_POINTS, word.PAIR_POINTS + 1)
        words = (*points, word.LAST_SEAT, word.TRICK, word.DONE)
        return tuple((w,) for w in words)

    def scoring_side(self, state: State) -> int:
        """Returns seat 0 as a mask; 0 at Rubicon Bezique.

        There the account jumps by more than brisques and the last trick are worth.
        """
        return 0 if self.game.rubicon else 1

    def last_trick_cards(self, state: State) -> int | None:
        """Marks no card at Rubicon Bezique, where last trick and brisques decide all.

        They decide by steps of a hundred, and by whether the loser passes the rubicon.
        """
        return 0 if self.game.rubicon else None

    def payoff_key(self, state: State) -> Hashable:
        return state.pub.before, state.pub.points, state.pub.won

    def convention(self, view: View) -> Advice:
        """Returns the rest of a combination being laid: cards good for least else."""
        if view.pub.phase != at.LAY or view.pub.turn != view.seat:
            return Advice()
        return Advice(melds.usual_rest(self.game.options, view.pub, view.places[at.HAND + view.seat]))
