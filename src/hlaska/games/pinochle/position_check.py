"""Checks which public numbers of a deal fit together. A position that somebody sets up is checked by it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hlaska.core.game import Game
from hlaska.core.misfit import Misfit, misfit_in_place
from hlaska.core.position_check import is_over, leads_first, only_in, only_under, sizes, turns
from hlaska.families.pinochle.position_check import before_play, meld_points
from hlaska.games.pinochle import bidding, chips, match_rules
from hlaska.games.pinochle import public as at
from hlaska.games.pinochle.numbers import bids_of, hand_size, has_minimum, least_bid, step_of
from hlaska.games.pinochle.options import Options
from hlaska.games.pinochle.public import PinochlePublic, State

UNTRUMPED: Final = ("nines", "auction", "wish", "trump")
COUNTED: Final = ("meld", "decide", "play", "over")


def misfits(game: Game[PinochlePublic], state: State) -> Iterator[Misfit]:
    """Yields what contradicts itself in a state."""
    pub, options = state.pub, game.options
    yield from _calls(options, pub)
    if options.trump_by == "auction":
        yield from _contract(options, pub)
    else:
        first = bidding.opening(options, 0)
        names = ("declarer", "contract", "high", "bidder", "out", "said")
        none = {name: getattr(first, name) for name in names}
        yield from only_under(pub, False, none, f"trump_by={options.trump_by}")
    yield from _match(options, pub)
    if pub.trump < 0 and pub.phase in ("meld", "decide", "play"):
        yield Misfit("trump", f"trumps have been named in phase={pub.phase}")
    named = options.exchange_timing == "after_trump"
    if pub.phase == "pass" and (pub.trump >= 0) != named:
        yield Misfit(
            "trump", f"trumps are{'' if named else ' not'} named before cards are passed (exchange_timing)"
        )
    if pub.trump >= 0 and pub.phase in UNTRUMPED:
        yield Misfit("trump", f"trumps are not named yet in phase={pub.phase}")
    yield from only_under(pub, options.suit_suggestion, {"wish": -1}, "suit_suggestion=false")
    yield from only_in(pub, ("play", "over"), {"status": ""}, "the deal is not decided")
    yield from only_in(pub, COUNTED, {"melds": (), "meld": (0,) * at.SEATS}, "nobody has laid meld yet")
    yield from meld_points(pub.meld, pub.melds, not has_minimum(options))
    yield from before_play(pub)
    yield from leads_first(game, pub, max(pub.declarer, 0))
    if pub.phase == "play" and pub.status not in ("", "played"):
        yield Misfit("status", "cards are being played (phase=play)")
    if not is_over(game, pub):
        yield from _cards(game, state)


def _calls(options: Options, pub: PinochlePublic) -> Iterator[Misfit]:
    """Yields misfits of the auction's calls, which are made once more.

    Bids, passes and whose turn it is follow from them.
    """
    if not pub.said:
        return
    if pub.phase == "nines":
        yield Misfit("said", "the auction has not begun in phase=nines")
        return
    now = bidding.opening(options, 0)
    for nth, word in enumerate(pub.said, 1):
        seat, call = word & 3, word >> 2
        if now.turn < 0 or bidding.refusal_key(options, now, seat, call):
            yield Misfit("said", f"call {nth}, of seat {seat}, was not possible then")
            return
        now = bidding.apply_call(options, now, seat, call)
    for name in ("high", "bidder", "out", "told"):
        if getattr(pub, name) != getattr(now, name):
            yield Misfit(name, f"by the calls of the auction (said) it is {getattr(now, name)}")
    if now.turn < 0 and pub.phase not in ("auction", "over"):
        for name, value in zip(("declarer", "contract"), bidding.auction_result(options, now), strict=True):
            if getattr(pub, name) != value:
                yield Misfit(name, f"by the calls of the auction (said) it is {value}")
    if pub.phase == "auction" and pub.turn != now.turn:
        yield Misfit("turn", f"by the calls of the auction (said) it is {now.turn}")
    if pub.phase not in ("auction", "over") and now.turn >= 0:
        yield Misfit("said", f"the auction is over in phase={pub.phase}, and seat {now.turn} may still call")


def _contract(options: Options, pub: PinochlePublic) -> Iterator[Misfit]:
    if pub.high and pub.high not in bids_of(options):
        yield Misfit("high", f"bids go from {least_bid(options)} by {step_of(options)} at first")
    if bool(pub.high) != (pub.bidder >= 0) and pub.phase == "auction":
        yield Misfit(
            "bidder",
            f"who has bid high={pub.high} has to be said" if pub.high else "there is no bid (high=0)",
        )
    if pub.phase == "over" and pub.status == at.REDEAL:
        return
    if pub.phase in ("nines", "auction"):
        yield from only_in(pub, (), {"declarer": -1, "contract": 0}, "it is not known yet")
        if pub.turn >= 0 and pub.out >> pub.turn & 1:
            yield Misfit("out", f"seat {pub.turn} is to act (turn)")
        return
    yield from turns(pub, dict.fromkeys(("wish", "trump", "decide"), pub.declarer))
    if pub.phase == "pass" and (pub.turn - pub.declarer) & 1:
        yield Misfit("turn", f"the declarer and its partner pass cards (declarer={pub.declarer})")
    if (
        pub.contract
        and not pub.high
        and pub.contract
        not in (*bids_of(options), bidding.auction_result(options, bidding.opening(options, 0))[1])
    ):
        yield Misfit("contract", f"bids go from {least_bid(options)} by {step_of(options)} at first")
    if pub.declarer < 0:
        yield Misfit("declarer", f"who plays the contract has to be said in phase={pub.phase}")
    if not pub.contract:
        yield Misfit("contract", f"there is one in phase={pub.phase}")
    if pub.bidder >= 0 and pub.bidder != pub.declarer:
        yield Misfit("declarer", f"seat {pub.bidder} has bid the most (bidder)")
    if pub.high and pub.high != pub.contract:
        yield Misfit("contract", f"it is what was bid (high={pub.high})")


def _match(options: Options, pub: PinochlePublic) -> Iterator[Misfit]:
    """Yields misfits of what the deal brings along from the match."""
    for name, needed in (
        ("had", match_rules.is_match_dependent(options)),
        ("holders", chips.has_chips(options)),
    ):
        if bool(getattr(pub, name)) != needed:
            why = "the deal needs it" if needed else "the deal does not need it, so it is []"
            yield Misfit(name, f"{why} (game_mode={options.game_mode}, scoring={options.scoring})")
    systems = [bidding.opening(options, side).systems for side in (0, 1)]
    if pub.systems not in systems:
        yield Misfit(
            "systems", f"under these rules it is {' or '.join(str(list(s)) for s in sorted({*systems}))}"
        )
    if (pub.round >= 0) != match_rules.has_rounds(options):
        yield Misfit("round", f"deals are counted in games of rounds alone (game_mode={options.game_mode})")


def _cards(game: Game[PinochlePublic], state: State) -> Iterator[Misfit]:
    pub, places = state.pub, state.places
    aside = [len(places[at.ASIDE + seat]) for seat in range(at.SEATS)]
    yield from sizes(game, places, {"deck": 0}, "once they are dealt")
    if any(aside) and pub.phase not in ("pass", "meld"):
        seat = next(s for s, n in enumerate(aside) if n)
        yield misfit_in_place(f"aside{seat}", f"no card is chosen to be passed or laid in phase={pub.phase}")
    if pub.phase in ("nines", "auction", "trump", "wish", "decide"):
        due = {f"hand{seat}": hand_size(game.options) for seat in range(at.SEATS)}
        yield from sizes(game, places, due, f"in phase={pub.phase}")
    if pub.phase in ("pass", "meld"):
        yield from _passing(game, state)
    if pub.phase == "meld" and aside != [0] * at.SEATS and not game.options.own_meld:
        yield Misfit("phase", "nobody chooses its meld under these rules (own_meld=false)")


def _passing(game: Game[PinochlePublic], state: State) -> Iterator[Misfit]:
    """Yields misfits of how many cards each has while some are chosen. Those chosen are counted."""
    pub, options = state.pub, game.options
    full = dict.fromkeys(range(at.SEATS), hand_size(options))
    if pub.phase == "pass" and options.exchange_mode == "partner_first" and pub.turn == pub.declarer:
        full[pub.declarer] += options.pass_count
        full[at.partner(pub.declarer)] -= options.pass_count
    for seat, due in full.items():
        chosen = len(state.places[at.ASIDE + seat])
        lie = len(state.places[at.HAND + seat])
        if lie + chosen != due:
            yield misfit_in_place(f"hand{seat}", f"{lie} cards; in phase={pub.phase} it is {due - chosen}")
    if pub.phase != "pass":
        return
    blind = options.exchange_mode != "partner_first"
    for seat in range(at.SEATS):
        chosen = len(state.places[at.ASIDE + seat])
        done = blind and seat == pub.declarer and pub.turn != seat
        if (
            chosen != options.pass_count
            if done
            else chosen >= (options.pass_count if seat == pub.turn else 1)
        ):
            yield Misfit(
                f"aside{seat}", f"{chosen} cards, which does not go with whose turn it is (turn={pub.turn})"
            )
