"""Checks which public numbers of a deal fit together. A position that somebody sets up is checked by it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hlaska.core.board import cards_in
from hlaska.core.cards import card_text
from hlaska.core.misfit import Misfit
from hlaska.core.position_check import has_parked_cards, only_in, only_under, sizes, turns
from hlaska.families.marias import position_check
from hlaska.families.marias.contracts import HUNDRED, ITEMS, SEVEN, SUIT
from hlaska.families.marias.game import MariasGame
from hlaska.games.marias_four import public as at
from hlaska.games.marias_four.contract_phase import contracts_in_use
from hlaska.games.marias_four.public import MariasFourPublic, State, called_card

BEFORE: Final = ("cut", "trump", "rank", "contract")
"""No contract is named yet."""


def misfits(game: MariasGame[MariasFourPublic], state: State) -> Iterator[Misfit]:
    """Yields what contradicts itself in a state."""
    pub, options = state.pub, game.options
    yield from turns(pub, {"cut": at.SEATS - 2, **dict.fromkeys((*BEFORE[1:], "announce"), at.FOREHAND)})
    yield from turns(pub, {"name": pub.lone})
    yield from position_check.contract(pub, BEFORE, at.KEYS, trumped=("ask", *position_check.TRUMPED))
    if pub.contract >= 0 and pub.contract not in contracts_in_use(options):
        yield Misfit("contract", "it is not played under these rules (open_contracts, partner_durchs)")
    yield from _own(pub)
    yield from position_check.open_contracts(options, pub)
    yield from position_check.lone_player(pub, at.FOREHAND)
    yield from position_check.announcements(options, pub, BEFORE)
    yield from only_under(pub, options.two_sevens, {"helper": -1}, "two_sevens=false")
    yield from position_check.answers(game, pub)
    yield from position_check.tricks(game, state)
    yield from position_check.hands(game, state, ("contract", "ask", "announce", "flek", "name"), "trump")
    yield from _early(game, state)
    yield from _called_card(game, state)


def _early(game: MariasGame[MariasFourPublic], state: State) -> Iterator[Misfit]:
    """Yields misfits of where the cards lie before all are dealt."""
    pub, half = state.pub, len(game.pack) // 2
    when = f"in phase={pub.phase}"
    if pub.phase == "cut":
        yield from sizes(game, state.places, {"deck": len(game.pack)}, when)
    elif pub.phase in ("trump", "rank"):
        laid = int(pub.phase == "rank")
        held = {f"hand{seat}": at.TRICKS // 2 for seat in range(1, at.SEATS)}
        due = {"deck": half, "trump": laid, "hand0": at.TRICKS // 2 - laid, **held}
        yield from sizes(game, state.places, due, when)
    elif pub.phase in ("flek", "name", "play", "review") and state.places[at.LAID]:
        yield from sizes(game, state.places, {"trump": 0}, when)
    talked = ("flek", "name", "play", "review", "over")
    yield from only_in(pub, talked, {"silent": 0}, "nobody has been asked for fleks")
    yield from only_in(pub, ("ask", "announce", *talked), {"shown": -1}, "the trump card lies face down")


def _own(pub: MariasFourPublic) -> Iterator[Misfit]:
    for name, item in (("own_seven_by", SEVEN), ("own_hundred_by", HUNDRED)):
        if (getattr(pub, name) >= 0) != (pub.levels[item] >= 0):
            said = "has been announced" if pub.levels[item] >= 0 else "has not been announced"
            yield Misfit(name, f"{ITEMS[item]} {said} (levels)")


def _called_card(game: MariasGame[MariasFourPublic], state: State) -> Iterator[Misfit]:
    """Yields misfits of the card by which the partner is found, and where it lies."""
    pub = state.pub
    if (pub.called >= 0) == (pub.phase in ("cut", "trump", "rank")):
        said = "has been named" if pub.called < 0 else "is named yet"
        yield Misfit("called", f"{'a' if pub.called < 0 else 'no'} rank {said} in phase={pub.phase}")
    yield from only_in(
        pub, ("play", "review", "over"), {"named": -1, "partner": -1}, "no card is named or played yet"
    )
    if pub.shown >= 0 and pub.contract == SUIT and pub.shown >> 4 != pub.trump:
        yield Misfit("shown", "trumps are of another suit (trump)")
    if (pub.named >= 0) != (pub.contract == at.WITH_PARTNER) and pub.phase in ("play", "review"):
        yield Misfit("named", "a durch with a partner names a card, and nothing else does (contract)")
    wanted = called_card(pub)
    if pub.partner >= 0 and wanted < 0:
        yield Misfit("partner", "no card is called or named in this contract")
    if pub.phase not in ("play", "review") or wanted < 0 or has_parked_cards(game, state):
        return
    there = any(wanted in cards_in(state.places[at.HAND + seat]) for seat in range(at.SEATS))
    if there == (pub.partner >= 0):
        lies = "still lies in a hand" if there else "has been played, so all know who held it"
        yield Misfit("partner", f"{card_text(wanted)}, the called card, {lies}")
