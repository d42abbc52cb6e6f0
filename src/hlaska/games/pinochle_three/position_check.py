"""Checks which public numbers of a deal fit together. A position that somebody sets up is checked by it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hlaska.core.game import Game
from hlaska.core.misfit import Misfit, misfit_in_place
from hlaska.core.position_check import is_over, leads_first, only_in, only_under, sizes, turns
from hlaska.families.pinochle.position_check import before_play, meld_points
from hlaska.games.pinochle_three import public as at
from hlaska.games.pinochle_three.options import (
    Options,
    bids_of,
    hand_size,
    is_in_units,
    least_bid,
    must_name_blind,
    step_of,
    stuck_bid,
    widow_size,
)
from hlaska.games.pinochle_three.public import PinochleThreePublic, State

TRUMPED: Final = ("bury", "meld", "decide", "grant", "play")
COUNTED: Final = ("meld", "decide", "grant", "play", "over")


def misfits(game: Game[PinochleThreePublic], state: State) -> Iterator[Misfit]:
    """Yields what contradicts itself in a state."""
    pub, options = state.pub, game.options
    if options.trump_by == "auction":
        yield from _contract(options, pub)
        yield from only_under(pub, False, {"turned": -1, "nine_by": -1}, f"trump_by={options.trump_by}")
    else:
        yield from _turned_card(options, pub)
    yield from only_under(pub, options.kitty, {"pool": 0}, "kitty=false")
    yield from only_under(
        pub, options.announce_buried and bool(widow_size(options)), {"told": ()}, "announce_buried=false"
    )
    yield from only_in(
        pub, COUNTED, {"told": (), "melds": (), "meld": (0,) * at.SEATS}, "nobody has laid meld yet"
    )
    yield from only_in(pub, ("play", "over"), {"status": ""}, "the deal is not decided")
    yield from only_in(pub, ("grant", "play", "over"), {"granted": 0}, "nobody is asked to give in")
    if pub.bidder >= 0 and pub.granted >> pub.bidder & 1:
        yield Misfit("granted", f"seat {pub.bidder} plays the contract (bidder)")
    if options.meld_timing != "captured":
        yield from meld_points(pub.meld, pub.melds, True)
    yield from before_play(pub)
    yield from leads_first(game, pub, max(pub.bidder, 0))
    if pub.phase == "play" and pub.status not in ("", "played"):
        yield Misfit("status", "cards are being played (phase=play)")
    if (
        is_in_units(options)
        and pub.phase != "over"
        and any(n for seat, n in enumerate(pub.meld) if seat != pub.bidder)
    ):
        yield Misfit("meld", "only the bidder melds under these rules (settle_by=units)")
    if not is_over(game, pub):
        yield from _cards(game, state)


def _contract(options: Options, pub: PinochleThreePublic) -> Iterator[Misfit]:
    if pub.high and pub.high not in bids_of(options):
        yield Misfit("high", f"bids go from {least_bid(options)} by {step_of(options)} at first")
    if pub.phase == "auction":
        if bool(pub.high) != (pub.bidder >= 0):
            said = f"who has bid high={pub.high} has to be said" if pub.high else "there is no bid (high=0)"
            yield Misfit("bidder", said)
        if pub.bidder >= 0 and pub.out >> pub.bidder & 1:
            yield Misfit("out", f"seat {pub.bidder} has bid the most (bidder)")
        if pub.turn >= 0 and pub.out >> pub.turn & 1:
            yield Misfit("out", f"seat {pub.turn} is to act (turn)")
        yield from only_in(pub, (), {"contract": 0, "trump": -1, "changes": 0}, "it is not known yet")
        return
    if pub.phase == "over" and not pub.contract:
        return  # thrown in
    yield from turns(pub, dict.fromkeys(("unseen", "trump", "bury", "decide"), pub.bidder))
    if pub.phase == "grant" and pub.turn == pub.bidder:
        yield Misfit("turn", f"an opponent is asked in phase=grant (bidder={pub.bidder})")
    if pub.bidder >= 0 and pub.out >> pub.bidder & 1:
        yield Misfit("out", f"seat {pub.bidder} plays the contract (bidder)")
    if pub.contract and not pub.high and pub.contract not in (*bids_of(options), stuck_bid(options)):
        yield Misfit("contract", f"bids go from {least_bid(options)} by {step_of(options)} at first")
    if pub.bidder < 0:
        yield Misfit("bidder", f"who plays the contract has to be said in phase={pub.phase}")
    if not pub.contract:
        yield Misfit("contract", f"there is one in phase={pub.phase}")
    if pub.high and pub.high != pub.contract:
        yield Misfit("contract", f"it is what was bid (high={pub.high})")
    if pub.trump < 0 and pub.phase in TRUMPED:
        yield Misfit("trump", f"trumps have been named in phase={pub.phase}")
    if pub.trump >= 0 and pub.phase in ("unseen", "trump"):
        yield Misfit("trump", f"trumps are not named yet in phase={pub.phase}")


def _turned_card(options: Options, pub: PinochleThreePublic) -> Iterator[Misfit]:
    """Yields misfits of trumps with the dealer's last card, which makes them."""
    none = {"high": 0, "bidder": -1, "out": 0, "contract": 0, "changes": 0, "granted": 0}
    yield from only_under(pub, False, none, f"trump_by={options.trump_by}")
    yield from only_under(pub, options.nine_exchange, {"nine_by": -1}, "nine_exchange=false")
    if pub.turned < 0:
        yield Misfit("turned", "a card is turned up for trumps")
    elif pub.turned >> 4 != pub.trump:
        yield Misfit("trump", "the card turned up is of another suit (turned)")
    if pub.nine_by == at.DEALER:
        yield Misfit("nine_by", f"seat {at.DEALER} has the card turned up itself")


def _cards(game: Game[PinochleThreePublic], state: State) -> Iterator[Misfit]:
    """Yields misfits of hands, widow and buried cards with the phase."""
    pub, options = state.pub, game.options
    lies, full = widow_size(options), hand_size(options)
    untaken = pub.phase in ("auction", "unseen") or (pub.phase == "trump" and must_name_blind(options))
    when = f"in phase={pub.phase}"
    yield from sizes(game, state.places, {"deck": 0}, "once they are dealt")
    if pub.phase == "bury":
        taken = lies - len(state.places[at.BURIED])
        held = {f"hand{s}": full + (taken if s == pub.bidder else 0) for s in range(at.SEATS)}
        yield from sizes(game, state.places, {"widow": 0, **held}, when)
        if len(state.places[at.BURIED]) >= lies:
            yield misfit_in_place("buried", f"{lies} cards are buried at most, fewer in phase={pub.phase}")
        return
    due = {"widow": lies if untaken else 0, "buried": 0 if untaken or pub.phase == "trump" else lies}
    yield from sizes(game, state.places, due, when)
    if pub.phase != "play":
        taken = lies if pub.phase == "trump" and not untaken else 0
        held = {f"hand{s}": full + (taken if s == pub.bidder else 0) for s in range(at.SEATS)}
        yield from sizes(game, state.places, held, when)
