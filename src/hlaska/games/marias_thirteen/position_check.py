"""Checks which public numbers of a deal fit together. A position that somebody sets up is checked by it."""

from __future__ import annotations

from collections.abc import Iterator

from hlaska.core.misfit import Misfit
from hlaska.core.position_check import only_under, sizes, turns
from hlaska.families.marias import position_check
from hlaska.families.marias.contracts import ITEMS
from hlaska.families.marias.fleks import ABSENT
from hlaska.families.marias.game import MariasGame
from hlaska.games.marias_thirteen import public as at
from hlaska.games.marias_thirteen.public import MariasThirteenPublic, State


def misfits(game: MariasGame[MariasThirteenPublic], state: State) -> Iterator[Misfit]:
    """Yields what contradicts itself in a state."""
    pub = state.pub
    unsaid = {"levels": (ABSENT,) * len(ITEMS), "chances": (0,) * len(ITEMS), "helper": -1, "two_by": -1}
    unsaid |= {"seven_by": -1, "hundred_by": -1, "two_against": False}
    yield from only_under(pub, False, unsaid, "nothing is announced or doubled")
    yield from turns(pub, {"cut": at.FOREHAND})
    yield from position_check.open_contracts(game.options, pub)
    yield from position_check.lone_player(pub, at.FOREHAND)
    yield from position_check.answers(game, pub)
    yield from position_check.tricks(game, state)
    if pub.phase == "cut":
        yield from sizes(game, state.places, {"hand0": 0, "hand1": 0}, "in phase=cut")
    yield from _trumps(state)


def _trumps(state: State) -> Iterator[Misfit]:
    """Yields misfits of trumps: the turned suit, from the last draw on."""
    pub, turned = state.pub, state.places[at.TURNED]
    if (pub.turned >= 0) == (pub.phase == "cut"):
        yield Misfit("turned", f"{'a' if pub.turned < 0 else 'no'} card is turned up in phase={pub.phase}")
    if turned and pub.turned != (turned[0] & 63) >> 4:
        yield Misfit("turned", "the card turned up is of another suit")
    to_draw = len(state.places[at.TALON]) + len(turned)
    due = -1 if to_draw else pub.turned
    if pub.phase != "over" and pub.trump != due:
        when = (
            f"there are no trumps while {to_draw} cards are to be drawn"
            if to_draw
            else f"turned={pub.turned} is trump"
        )
        yield Misfit("trump", when)
