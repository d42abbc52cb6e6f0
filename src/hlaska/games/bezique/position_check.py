"""Checks which public numbers of a deal fit together. A position that somebody sets up is checked by it."""

from __future__ import annotations

from collections.abc import Iterator

from hlaska.core.game import Game
from hlaska.core.misfit import Misfit
from hlaska.core.position_check import check_turned_up, is_over, leads_first, only_in, only_under, sizes
from hlaska.games.bezique import public as at
from hlaska.games.bezique.public import BeziquePublic, State


def misfits(game: Game[BeziquePublic], state: State) -> Iterator[Misfit]:
    """Yields what contradicts itself in a state."""
    pub, upturned = state.pub, at.FORMS[game.options.bz_form].upturned
    yield from only_in(pub, (at.END,), {"winner": -1}, "nobody has won the deal yet")
    yield from only_under(pub, not upturned, {"blanche": 0, "asked": 0}, f"bz_form={game.options.bz_form}")
    yield from only_under(pub, upturned, {"sevened": False}, f"bz_form={game.options.bz_form}")
    if upturned and pub.trump < 0:
        yield Misfit("trump", "there are trumps from the beginning")
    if upturned:
        yield from check_turned_up(game, pub, state.places)
    if is_over(game, pub):
        return
    yield from leads_first(game, pub, 0)
    if not pub.points:
        yield Misfit("points", "it is [0,0] at first")
    if pub.phase in (at.MELD, at.LAY) and pub.lead != pub.turn:
        yield Misfit("lead", f"who has won the trick leads, seat {pub.turn} (turn)")
    if pub.phase == at.SHOWING and not sum(pub.taken) and pub.lead:
        yield Misfit("lead", "seat 0 leads to the first trick")
    if pub.lead < 0:
        yield Misfit("lead", f"who leads has to be said in phase={pub.phase}")
    hand = at.FORMS[game.options.bz_form].hand
    held = {at.LAY: hand - 1, at.SHOWING: hand}.get(pub.phase, -1)
    if held >= 0:
        yield from sizes(game, state.places, {"hand0": held, "hand1": held}, f"in phase={pub.phase}")
    yield from _laying(pub)
    yield from _blanche(pub)
    table = len(state.places[at.TRICK])
    if table != (pub.phase == at.FOLLOW):
        yield Misfit("phase", f"{table} card{'' if table == 1 else 's'} on the table")
    if pub.phase in (at.MELD, at.LAY) and not (state.places[at.TALON] or state.places[at.TRUMP]):
        yield Misfit("phase", "nobody draws and lays any more")
    if pub.phase in (at.MELD, at.LAY) and pub.last_by >= 0 and pub.turn != pub.last_by:
        yield Misfit("turn", f"who has won the trick is asked (last_by={pub.last_by})")


def _laying(pub: BeziquePublic) -> Iterator[Misfit]:
    """Yields misfits of the combination of which cards are being chosen."""
    yield from only_in(
        pub, (at.MELD, at.LAY), {"melded": False, "sevened": False}, "that is told until one draws"
    )
    if (pub.laying >= 0) != (pub.phase == at.LAY):
        said = "no cards are chosen" if pub.laying >= 0 else "it has to be said"
        yield Misfit("laying", f"{said} in phase={pub.phase}")
    if pub.laying >= 0 and pub.laying not in at.MELDS:
        yield Misfit("laying", "it is the call of a combination")


def _blanche(pub: BeziquePublic) -> Iterator[Misfit]:
    """Yields misfits of who is asked for a carte blanche."""
    if pub.asked & ~pub.blanche:
        yield Misfit("asked", f"only who may still show is asked (blanche={pub.blanche})")
    if bool(pub.asked) != (pub.phase == at.SHOWING):
        said = "nobody is asked" if pub.asked else "somebody is asked"
        yield Misfit("asked", f"{said} for a carte blanche in phase={pub.phase}")
    if pub.phase == at.SHOWING and pub.turn >= 0 and not pub.asked >> pub.turn & 1:
        yield Misfit("turn", f"seat {pub.turn} is not among those asked (asked={pub.asked})")
