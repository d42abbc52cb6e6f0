"""Checks which public numbers of a deal fit together. A position that somebody sets up is checked by it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hlaska.core.game import Game
from hlaska.core.misfit import Misfit
from hlaska.core.position_check import is_over, leads_first, only_in, only_under, sizes, turns
from hlaska.games.thousand import public as at
from hlaska.games.thousand.bidding import amounts, least_bid
from hlaska.games.thousand.options import HIGHEST_BID, Options
from hlaska.games.thousand.public import State, ThousandPublic

AUCTION: Final = (at.BLIND, at.AUCTION)
PLAYED: Final = (at.PLAY, at.END)


def misfits(game: Game[ThousandPublic], state: State) -> Iterator[Misfit]:
    """Yields what contradicts itself in a state."""
    pub, options = state.pub, game.options
    yield from _auction(options, pub)
    yield from _contract(pub)
    yield from _under(options, pub)
    in_play = {"melds": (), "bonus": (0, 0, 0), "trump": -1, "led_aces": False}
    yield from only_in(pub, PLAYED, in_play, "no card is led yet")
    if pub.melds and pub.trump != pub.melds[-1] & 3:
        yield Misfit("trump", f"the last marriage makes trumps (melds={list(pub.melds)})")
    for name in ("points", "taken"):
        if not getattr(pub, name):
            yield Misfit(name, "it is [0,0,0] while there are no tricks")
    yield from leads_first(game, pub, pub.declarer)
    if pub.lead != pub.declarer and pub.phase not in PLAYED:
        yield Misfit("lead", f"the declarer leads first (declarer={pub.declarer})")
    if pub.led_aces and state.places[at.TRICK]:
        yield Misfit("led_aces", "an ace is led to a trick that has not begun")
    if not is_over(game, pub):
        yield from _cards(game, state)
        yield from only_in(pub, (at.END,), {"status": at.RUNNING}, "the deal is running")
    elif pub.status == at.RUNNING:
        yield Misfit("status", f"the deal is over (phase={pub.phase})")


def _auction(options: Options, pub: ThousandPublic) -> Iterator[Misfit]:
    if pub.phase == at.BLIND and (pub.bid or pub.out):
        yield Misfit("bid" if pub.bid else "out", f"nobody has spoken in phase={pub.phase}")
    if pub.bid and pub.bid not in amounts(options, pub):
        yield Misfit("bid", f"bids go from {least_bid(options, pub)} to {HIGHEST_BID} by {options.bid_step}")
    if pub.bid and pub.bidder < 0 and pub.phase == at.AUCTION:
        yield Misfit("bidder", f"who has bid bid={pub.bid} has to be said")
    if pub.bidder >= 0 and not pub.bid:
        yield Misfit("bidder", "there is no bid (bid=0)")
    if pub.bidder >= 0 and pub.out >> pub.bidder & 1:
        yield Misfit("out", f"seat {pub.bidder} has bid the most (bidder)")
    if pub.phase == at.BLIND or (pub.phase == at.AUCTION and not pub.bid):
        yield from turns(pub, {pub.phase: 0})
    if pub.phase == at.AUCTION and pub.bid and pub.turn == pub.bidder:
        yield Misfit("turn", "who has bid the most is not asked (bidder)")
    if pub.phase == at.AUCTION and pub.turn >= 0 and pub.out >> pub.turn & 1:
        yield Misfit("out", f"seat {pub.turn} is to act (turn)")
    if pub.blind and (pub.bidder != 0 or pub.phase == at.BLIND):
        yield Misfit("blind", "only forehand bids blind, seat 0 (bidder)")


def _contract(pub: ThousandPublic) -> Iterator[Misfit]:
    """Yields misfits of declarer and contract: they stand once the auction is over."""
    bidding = pub.phase in AUCTION
    for name, absent in (("declarer", pub.declarer < 0), ("contract", not pub.contract)):
        if absent != bidding:
            said = "it has to be said" if absent else "it is not known yet"
            yield Misfit(name, f"{said} in phase={pub.phase}")
    if bidding:
        yield from only_in(pub, (), {"given": 0}, "no cards are given yet")
        return
    if pub.bidder >= 0 and pub.bidder != pub.declarer:
        yield Misfit("declarer", f"seat {pub.bidder} has bid the most (bidder)")
    if pub.bid and pub.bid != pub.contract:
        yield Misfit("contract", f"it is what was bid (bid={pub.bid})")
    others = (1 << at.SEATS) - 1 & ~(1 << max(pub.declarer, 0))
    if pub.out not in (0, others):
        yield Misfit("out", f"all but the declarer have passed, so it is {others} (declarer)")


def _under(options: Options, pub: ThousandPublic) -> Iterator[Misfit]:
    """Yields misfits of what these rules do not have."""
    yield from only_under(pub, options.th_blind, {"blind": False}, "th_blind=false")
    aces = {"bonus": (0, 0, 0), "led_aces": False}
    yield from only_under(pub, bool(options.th_ace_marriage), aces, "th_ace_marriage=0")
    yield from only_under(pub, options.th_bolts, {"bolts": (0, 0, 0)}, "th_bolts=false")
    yield from only_under(pub, options.th_rospis, {"gave": (0, 0, 0)}, "th_rospis=false")
    yield from only_under(pub, options.th_barrel, {"barrel": (0, 0, 0)}, "th_barrel=false")
    yield from only_under(pub, options.th_gold_set, {"gold": False}, "th_gold_set=false")
    for n in pub.bonus:
        if n not in (0, options.th_ace_marriage):
            yield Misfit("bonus", f"four aces are {options.th_ace_marriage}, for one seat")
    if sum(map(bool, pub.bonus)) > 1:
        yield Misfit("bonus", "one seat alone holds four aces")


def _cards(game: Game[ThousandPublic], state: State) -> Iterator[Misfit]:
    """Yields misfits of hands, widow and cards given with the phase."""
    pub = state.pub
    if pub.phase in AUCTION:
        yield from sizes(game, state.places, _hands(7, 7, 7) | {"widow": 3}, f"in phase={pub.phase}")
        return
    given = 2 if pub.phase != at.EXCHANGE else pub.given
    if pub.given != given or (pub.phase == at.EXCHANGE and given > 1):
        yield Misfit("given", f"in phase={pub.phase} it is {2 if pub.phase != at.EXCHANGE else '0 or 1'}")
        return
    if pub.phase == at.PLAY:
        yield from sizes(game, state.places, {"widow": 0}, f"in phase={pub.phase}")
        return
    held = [7, 7, 7]
    held[pub.declarer] = 10 - given
    for i in range(given):
        held[(pub.declarer + 1 + i) % at.SEATS] += 1
    yield from sizes(game, state.places, _hands(*held) | {"widow": 0}, f"in phase={pub.phase}")
    if (pub.turn == pub.declarer) == (pub.phase == at.NINES):
        who = "an opponent" if pub.phase == at.NINES else "the declarer"
        yield Misfit("turn", f"{who} is asked in phase={pub.phase} (declarer={pub.declarer})")


def _hands(*held: int) -> dict[str, int]:
    return {f"hand{seat}": n for seat, n in enumerate(held)}
