"""Checks which public numbers of a deal fit together. A position that somebody sets up is checked by it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hlaska.core.misfit import Misfit
from hlaska.core.position_check import only_in, only_under, sizes, turns
from hlaska.families.marias import position_check
from hlaska.families.marias.contracts import AGAINST, CONTRACTS, HEARTS, ITEMS, SUIT
from hlaska.families.marias.game import MariasGame
from hlaska.games.marias_auction import public as at
from hlaska.games.marias_auction.bidding import items_of
from hlaska.games.marias_auction.contracts import AnnouncedContract
from hlaska.games.marias_auction.public import MariasAuctionPublic, State

BEFORE: Final = ("cut", "bid", "take", "contract")
"""No contract is announced yet."""
BIDDING: Final = ("cut", "bid", "take")


def misfits(game: MariasGame[MariasAuctionPublic], state: State) -> Iterator[Misfit]:
    """Yields what contradicts itself in a state."""
    pub, options = state.pub, game.options
    yield from turns(
        pub, {"cut": options.players - 2, "take": pub.lone, "contract": pub.lone, "discard": pub.lone}
    )
    yield from position_check.contract(pub, BEFORE, CONTRACTS, trumped=("discard", *position_check.TALKED))
    yield from position_check.open_contracts(options, pub)
    yield from position_check.announcements(options, pub, BEFORE)
    yield from position_check.sides(pub, at.SEATS)
    yield from only_under(pub, False, {"two_by": -1, "two_against": False}, "two sevens are a contract")
    yield from position_check.answers(game, pub, ("flek",))
    yield from position_check.tricks(game, state)
    yield from position_check.talon(game, state, ("bid", "take", "flek", "play"))
    yield from position_check.hands(game, state, ("bid", "take", "flek"))
    yield from position_check.hands_with_talon(game, state, ("contract", "discard"), at.TRICKS, ("talon",))
    if pub.phase == "cut":
        yield from sizes(game, state.places, {"deck": len(game.pack)}, "in phase=cut")
    if pub.phase in ("cut", "bid") and pub.lone:
        yield Misfit("lone", f"nobody plays a contract in phase={pub.phase}, and then it is 0")
    yield from _auction(pub)
    if pub.rung and pub.phase not in BEFORE:
        yield from _announced_contract(game, pub)
    elif pub.phase in ("discard", *position_check.TALKED):
        yield Misfit("rung", f"a contract has been announced in phase={pub.phase}")


def _auction(pub: MariasAuctionPublic) -> Iterator[Misfit]:
    yield from only_in(pub, ("bid",), {"senior": -1, "junior": -1}, "the auction is over or has not begun")
    if pub.phase == "bid":
        if not 0 <= pub.senior < pub.junior:
            yield Misfit("senior", "two bid against each other, the junior sits after the senior")
        elif pub.turn not in (pub.senior, pub.junior):
            yield Misfit("turn", f"senior={pub.senior} and junior={pub.junior} bid")
    if pub.phase in ("cut", "take") and pub.bid:
        yield Misfit("bid", f"nobody has bid in phase={pub.phase}")
    if pub.phase in BIDDING and pub.talon_by >= 0:
        yield Misfit("talon_by", f"the talon lies there in phase={pub.phase}")
    if pub.phase not in (*BIDDING, "over") and pub.talon_by != pub.lone:
        yield Misfit("talon_by", f"seat {pub.lone} has picked up the talon (lone)")
    yield from only_in(pub, ("over",), {"given_up": False}, "giving up ends the deal")
    if pub.phase in BEFORE and pub.rung:
        yield Misfit("rung", f"no contract is announced yet in phase={pub.phase}")


def _announced_contract(game: MariasGame[MariasAuctionPublic], pub: MariasAuctionPublic) -> Iterator[Misfit]:
    """Yields misfits of the rung with the contract that it stands for.

    The rung says the contract, whether trumps are hearts, and what is played for.
    """
    named = AnnouncedContract(pub.rung, pub.trump, pub.helper)
    if pub.rung < pub.bid:
        yield Misfit("rung", f"bid={pub.bid} is higher")
    if pub.contract != named.rules.contract:
        yield Misfit("contract", f"rung={pub.rung} is {named.rules.text}")
    if named.rules.contract == SUIT and (pub.trump == HEARTS) != named.rules.hearts:
        yield Misfit("trump", f"rung={pub.rung} is {named.rules.text}")
    own = items_of(game.options, named)
    for item, level in enumerate(pub.levels):
        if (level >= 0) != (item in own) and item not in AGAINST:
            stands = "stands" if level >= 0 else "does not stand"
            yield Misfit("levels", f"rung={pub.rung} is {named.rules.text}, and {ITEMS[item]} {stands}")
