"""Checks which public numbers of a deal fit together. A position that somebody sets up is checked by it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hlaska.core.misfit import Misfit, misfit_in_place
from hlaska.core.position_check import only_in, only_under, sizes, turns
from hlaska.families.marias import position_check
from hlaska.families.marias.contracts import CONTRACTS, DURCH, OPEN_DURCH, SUIT, TWO_SEVENS
from hlaska.families.marias.game import MariasGame
from hlaska.games.marias import public as at
from hlaska.games.marias.contracts import higher
from hlaska.games.marias.public import MariasPublic, State

BEFORE: Final = ("cut", "trump", "contract")
"""No contract is named yet."""
ON_TABLE: Final = ("contract", "discard", "ask", "announce")
"""The trump card may lie on the table."""


def misfits(game: MariasGame[MariasPublic], state: State) -> Iterator[Misfit]:
    """Yields what contradicts itself in a state."""
    pub, options = state.pub, game.options
    durch = options.durch_trump != "none"
    up = options.trump_card_face == "up"
    yield from turns(pub, dict.fromkeys((*BEFORE[1:], "discard", "announce"), at.FOREHAND))
    yield from turns(pub, {"cut": options.players - 2, "take": pub.lone})
    yield from position_check.contract(pub, BEFORE, CONTRACTS, durch=durch, up=up)
    yield from position_check.open_contracts(options, pub)
    yield from position_check.lone_player(pub, at.FOREHAND)
    yield from position_check.announcements(options, pub, (*BEFORE, "discard", "take"))
    yield from position_check.sides(pub, at.SEATS)
    yield from only_under(pub, options.two_sevens, {"helper": -1}, "two_sevens=false")
    yield from position_check.answers(game, pub)
    yield from position_check.tricks(game, state)
    yield from position_check.talon(game, state, ("ask", "announce", "flek", "play"))
    yield from position_check.hands(game, state, ("ask", "announce", "flek"), "trump")
    yield from position_check.hands_with_talon(
        game, state, ("contract", "discard", "take"), at.TRICKS, ("talon", "trump")
    )
    yield from _early(game, state)
    yield from _trump_card(up, state)
    if pub.phase == "take" and not higher(options, pub.contract):
        yield Misfit("contract", "it is overcalled in phase=take, and there is none above it")
    by = pub.lone if options.taker_takes_talon else at.FOREHAND
    if pub.talon_by != by:
        yield Misfit("talon_by", f"seat {by} discarded last (lone={pub.lone}, taker_takes_talon)")
    if pub.two_against and pub.levels[TWO_SEVENS] >= 0 and not options.two_sevens_against:
        yield Misfit(
            "two_against", "there is nothing of the kind under these rules (two_sevens_against=false)"
        )


def _early(game: MariasGame[MariasPublic], state: State) -> Iterator[Misfit]:
    """Yields misfits of where the cards lie before forehand has them all."""
    when = f"in phase={state.pub.phase}"
    if state.pub.phase == "cut":
        yield from sizes(game, state.places, {"deck": len(game.pack)}, when)
    elif state.pub.phase == "trump":
        yield from sizes(game, state.places, {"hand0": 7, "hand1": 10, "hand2": 10, "unseen": 5}, when)
    elif state.places[at.UNSEEN]:
        yield from sizes(game, state.places, {"unseen": 0}, when)


def _trump_card(up: bool, state: State) -> Iterator[Misfit]:
    pub, laid = state.pub, [e & 63 for e in state.places[at.LAID]]
    yield from only_in(
        pub, (*ON_TABLE, "take", "flek", "play", "review", "over"), {"shown": -1}, "nothing lies there"
    )
    if laid and pub.phase not in (*ON_TABLE, "over"):
        yield misfit_in_place("trump", f"no trump card lies on the table in phase={pub.phase}")
    if not up and pub.phase in ("contract", "discard") and pub.shown >= 0:
        yield Misfit("shown", f"the trump card lies face down in phase={pub.phase} (trump_card_face)")
    if pub.shown < 0 or pub.trump < 0:
        return
    forehand_durch = pub.contract in (DURCH, OPEN_DURCH) and pub.lone == at.FOREHAND
    if (pub.contract == SUIT or forehand_durch) and pub.shown >> 4 != pub.trump:
        yield Misfit("shown", "trumps are of another suit (trump)")
