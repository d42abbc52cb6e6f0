"""Checks which public numbers of a deal fit together. A position that somebody sets up is checked by it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hlaska.core.game import Game
from hlaska.core.misfit import Misfit
from hlaska.core.position_check import check_turned_up, is_over, leads_first, only_in, only_under
from hlaska.games.pinochle_two import public as at
from hlaska.games.pinochle_two.options import can_declare_out
from hlaska.games.pinochle_two.public import PinochleTwoPublic, State, lay_of

LAYABLE: Final = (*at.MELDS, at.EXCHANGE, at.SHOW)


def misfits(game: Game[PinochleTwoPublic], state: State) -> Iterator[Misfit]:
    """Yields what contradicts itself in a state."""
    pub = state.pub
    if pub.trump < 0:
        yield Misfit("trump", "there are trumps from the beginning")
        return
    yield from check_turned_up(game, pub, state.places)
    yield from only_in(pub, ("over",), {"claim": -1, "right": False}, "declaring out ends the deal")
    yield from only_under(pub, can_declare_out(game.options), {"claim": -1}, "nobody declares out")
    if pub.right and pub.claim < 0:
        yield Misfit("right", "nobody has declared out (claim)")
    yield from _melds(pub)
    if pub.goal < game.options.target:
        yield Misfit("goal", f"the score that wins is at least {game.options.target} (target)")
    if not is_over(game, pub):
        yield from leads_first(game, pub, 0)
        yield from _drawing(state)


def _melds(pub: PinochleTwoPublic) -> Iterator[Misfit]:
    """Yields misfits of what was laid and what it counts. Of a nine turned up the dealer has ten besides."""
    calls = [word >> 1 for word in pub.laid]
    if any(call not in LAYABLE for call in calls):
        yield Misfit("laid", "only melds and nines are laid")
        return
    for seat in range(at.SEATS) if pub.laid else ():
        mine = [word >> 1 for word in pub.laid if word & 1 == seat]
        made = sum(lay_of(c, pub.trump).points if c in at.MELDS else at.NINE_POINTS for c in mine)
        if pub.meld[seat] - made not in (0, at.NINE_POINTS if seat == at.DEALER else 0):
            yield Misfit("meld", f"what seat {seat} has laid makes {made} (laid)")
    if pub.melded and not sum(pub.taken):
        yield Misfit("melded", "nobody has won a trick")


def _drawing(state: State) -> Iterator[Misfit]:
    """Finds what is wrong where somebody is to choose a card to draw.

    That is as soon as a trick is won, while there are some.
    """
    pub, stock = state.pub, len(state.places[at.TALON]) + len(state.places[at.TRUMP])
    if pub.phase == "play":
        return
    if not state.places[at.TRUMP]:
        yield Misfit("phase", "nobody draws any more")
    if pub.phase == "draw" and stock != 2:
        yield Misfit("phase", f"the last two cards are chosen from, and {stock} lie there")
    if pub.last_by >= 0 and pub.turn != pub.last_by:
        yield Misfit("turn", f"who has won the trick is asked (last_by={pub.last_by})")
