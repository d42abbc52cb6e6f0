"""Checks which public numbers of a deal fit together. A position that somebody sets up is checked by it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hlaska.core.cards import KING, QUEEN, card_text
from hlaska.core.game import Game
from hlaska.core.misfit import Misfit, misfit_in_place
from hlaska.core.position_check import check_turned_up, is_over, leads_first, only_in, only_under
from hlaska.games.sixtysix import public as at
from hlaska.games.sixtysix.chances import rob_card
from hlaska.games.sixtysix.options import Options
from hlaska.games.sixtysix.position import HAND_SIZE, TALONS
from hlaska.games.sixtysix.public import SixtySixPublic, State

UNSETTLED: Final = {"outcome": -1, "winner": -1, "worth": 0, "offender": -1}


def misfits(game: Game[SixtySixPublic], state: State) -> Iterator[Misfit]:
    """Yields what contradicts itself in a state."""
    pub, options = state.pub, game.options
    yield from only_in(pub, (at.END,), UNSETTLED, "the deal is not settled")
    if options.players == 2 and pub.room:
        yield Misfit("room", "nobody sits out under these rules (players=2)")
    carries = options.unclaimed == "higher_total" and options.deal_tie == "carry_one"
    yield from only_under(pub, carries, {"carried": 0}, "unclaimed, deal_tie")
    if pub.trump < 0:
        yield Misfit("trump", "there are trumps from the beginning")
    yield from check_turned_up(game, pub, state.places)
    yield from _exchange(options, state)
    yield from _closing(options, state)
    if is_over(game, pub):
        return
    yield from leads_first(game, pub, 0)
    yield from _phase(options, state)
    yield from _shown_marriage(state)


def _phase(options: Options, state: State) -> Iterator[Misfit]:
    """Yields misfits of the trick and the hands with the phase."""
    pub, places = state.pub, state.places
    table, held = len(places[at.TRICK]), sum(len(places[at.HAND + seat]) for seat in (0, 1))
    if table != (pub.phase == at.FOLLOW):
        yield Misfit("phase", f"{table} card{'' if table == 1 else 's'} on the table")
    if pub.phase == at.FINAL and held:
        yield Misfit("phase", f"all cards have been played then, and {held} are in the hands")
    if pub.phase == at.PREDRAW and (pub.closer >= 0 or not places[at.TRUMP]):
        yield Misfit("phase", "nobody draws any more")
    if pub.phase == at.PREDRAW and pub.last_by >= 0 and pub.turn != pub.last_by:
        yield Misfit("turn", f"who has won the trick is asked (last_by={pub.last_by})")


def _shown_marriage(state: State) -> Iterator[Misfit]:
    pub = state.pub
    yield from only_in(pub, (at.FOLLOW, at.END), {"shown": -1}, "no marriage has just been led from")
    if pub.phase != at.FOLLOW or pub.shown < 0:
        return
    led = [e & 63 for e in state.places[at.TRICK]]
    if led and led[0] not in (pub.shown << 4 | QUEEN, pub.shown << 4 | KING):
        yield Misfit("shown", f"{card_text(led[0])} is no card of that marriage")
    if pub.melds[-1:] != (pub.lead << 2 | pub.shown,):
        yield Misfit("shown", f"melds={list(pub.melds)}: the last one is not of it")


def _exchange(options: Options, state: State) -> Iterator[Misfit]:
    pub, turned = state.pub, [e & 63 for e in state.places[at.TRUMP]]
    yield from only_under(pub, options.rob, {"robbed": -1}, "rob=false")
    if pub.robbed >= 0 and turned and pub.trump >= 0 and turned[0] != rob_card(options, pub.trump):
        lies, right = card_text(turned[0]), card_text(rob_card(options, pub.trump))
        yield Misfit("robbed", f"then {right} lies under the talon, not {lies}")


def _closing(options: Options, state: State) -> Iterator[Misfit]:
    """Yields misfits of a closed talon: cards lie there, hands were full."""
    pub, places = state.pub, state.places
    yield from only_under(pub, options.closing, {"closer": -1}, "closing=false")
    if pub.closer < 0:
        if pub.frozen != (0, 0):
            yield Misfit("frozen", "the talon is not closed (closer)")
        return
    lie, other = len(places[at.TALON]) + len(places[at.TRUMP]), 1 - pub.closer
    if lie < options.close_min_talon or not places[at.TRUMP]:
        least = max(options.close_min_talon, 1)
        yield Misfit("closer", f"{lie} cards lie in talon and trump; it is closed only with at least {least}")
        return
    before = (TALONS[options.pack] - lie) // 2
    if lie % 2 or lie > TALONS[options.pack] or sum(pub.taken) < before:
        yield Misfit(
            "closer", f"{lie} cards lie in talon and trump, which does not go with {sum(pub.taken)} tricks"
        )
    held = max(len(places[at.HAND + seat]) for seat in (0, 1))
    if held > HAND_SIZE[options.pack]:
        yield misfit_in_place("hand0", f"{held} cards; a hand has at most {HAND_SIZE[options.pack]}")
    since = sum(pub.taken) - before
    if not since and pub.lead != pub.closer and pub.phase != at.END:
        yield Misfit("closer", f"no trick has been played since, and seat {pub.lead} leads (lead)")
    now_frozen = (pub.taken[other], pub.points[other])
    if not since and pub.frozen != now_frozen and pub.phase != at.END:
        yield Misfit("frozen", f"no trick has been played since, so it is {list(now_frozen)}")
    if pub.frozen[0] < pub.taken[other] - since:
        yield Misfit("frozen", f"seat {other} has won at most {since} tricks since then")
    if pub.frozen[0] > pub.taken[other] or pub.frozen[1] > pub.points[other]:
        now = f"seat {other} has {pub.taken[other]} tricks and {pub.points[other]} points now"
        yield Misfit("frozen", f"{now}, it had no more then")
