"""Checks which public numbers of a Mariáš fit together.

These are contract and trumps, announcements, who is asked, and the tricks.

Each game says which of it holds in its own `position_check.py` and adds what it has beside.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from typing import Any, Final

from hlaska.core.board import State
from hlaska.core.cards import TEN
from hlaska.core.misfit import Misfit, misfit_in_place
from hlaska.core.position_check import has_parked_cards, only_in, only_under
from hlaska.families.marias.announcements import top_level
from hlaska.families.marias.calls import continuing_calls
from hlaska.families.marias.contracts import (
    AGAINST,
    BETL,
    CONTRACT,
    DURCH,
    GAME,
    HUNDRED,
    HUNDRED_AGAINST,
    ITEMS,
    OPEN_BETL,
    OPEN_DURCH,
    SEVEN_AGAINST,
    SUIT,
    TWO_SEVENS,
    UNNAMED,
    UNTOLD,
    ContractPublic,
    TalonPublic,
    is_against,
    others,
)
from hlaska.families.marias.game import MariasGame
from hlaska.kernel import layout as word

TALKED: Final = ("flek", "play", "review")
"""Phases in which what is played for stands."""
TRUMPED: Final = ("announce", *TALKED)
"""Phases in which the trumps of a suit contract are known."""


# ---------------------------------------------------------------- the contract
def contract(
    pub: ContractPublic,
    before: Container[str],
    names: Sequence[str],
    *,
    trumped: Container[str] = TRUMPED,
    durch: bool = False,
    up: bool = False,
) -> Iterator[Misfit]:
    """Yields misfits of the contract and its trumps.

    before: phases in which none is named yet.
    trumped: those in which the trumps of a suit contract are known.
    durch: a durch may have trumps.
    up: the trump card lies face up from the first.
    """
    yield from _naming(pub, before)
    if pub.contract == UNNAMED:
        if pub.trump >= 0 and not (up and pub.phase == "contract"):
            yield Misfit("trump", f"trumps are not known yet in phase={pub.phase}")
        return
    early = pub.phase not in trumped and pub.phase != "over"
    if pub.trump >= 0 and not up and pub.contract == SUIT and early:
        yield Misfit("trump", f"trumps are not known yet in phase={pub.phase}")
    name = f"contract={pub.contract} is {names[pub.contract]}"
    may = pub.contract == SUIT or (durch and pub.contract in (DURCH, OPEN_DURCH))
    if pub.trump >= 0 and not may:
        yield Misfit("trump", f"{name}, which is played without trumps")
    stands = pub.phase == "over" and any(level >= 0 for level in pub.levels[:CONTRACT])
    if pub.trump < 0 and pub.contract == SUIT and (pub.phase in trumped or stands):
        yield Misfit("trump", f"{name} and has trumps in phase={pub.phase}")


def _naming(pub: ContractPublic, before: Container[str]) -> Iterator[Misfit]:
    if pub.phase in before and pub.contract != UNNAMED:
        yield Misfit("contract", f"none is named yet in phase={pub.phase}")
    if pub.phase not in (*TALKED, "ask", "announce", "discard", "name"):
        return
    if pub.phase not in before and pub.contract == UNNAMED:
        yield Misfit("contract", f"one has been named in phase={pub.phase}")


def open_contracts(options: Any, pub: ContractPublic) -> Iterator[Misfit]:
    """Yields misfits of open contracts and open hands."""
    is_open = pub.contract in (OPEN_BETL, OPEN_DURCH)
    if is_open and not getattr(options, "open_contracts", False):
        yield Misfit("contract", "there is nothing of the kind under these rules (open_contracts=false)")
    if pub.open and not (is_open and pub.took):
        yield Misfit("open", "hands lie open only after the first trick of an open contract")


# ---------------------------------------------------------------- what was said
def announcements(options: Any, pub: ContractPublic, silent: Container[str]) -> Iterator[Misfit]:
    """Yields misfits of doubled items, with the contract and who announced them.

    `silent`: phases in which nothing is announced yet.
    """
    yield from _untimely(pub, silent)
    levels = pub.levels
    high = next((i for i, level in enumerate(levels) if level > top_level(options)), -1)
    if high >= 0:
        yield Misfit(
            "levels", f"{ITEMS[high]} is doubled at most {top_level(options)} times (max_flek_level)"
        )
    beside = [ITEMS[i] for i in range(CONTRACT) if levels[i] >= 0]
    if pub.contract not in (SUIT, UNNAMED) and beside:
        yield Misfit("levels", f"{beside[0]} stands, but contract={pub.contract} is not in a suit")
    if pub.contract in (SUIT, UNNAMED) and levels[CONTRACT] >= 0:
        yield Misfit("levels", "the last one, contract, stands only in a betl or durch")
    if pub.phase in TALKED and all(level < 0 for level in levels):
        yield Misfit("levels", f"something is played for in phase={pub.phase}: one of them is at least 0")
    if levels[HUNDRED] >= 0 and levels[HUNDRED_AGAINST] >= 0 and not options.hundred_both_sides:
        yield Misfit("levels", "one side announces a hundred under these rules (hundred_both_sides=false)")
    for i, mask in enumerate(pub.chances):
        if mask and levels[i] < 0:
            yield Misfit("chances", f"nobody can raise {ITEMS[i]}, which has not been announced (levels)")
    yield from _by(pub, "seven_by", SEVEN_AGAINST)
    yield from _by(pub, "hundred_by", HUNDRED_AGAINST)
    yield from _two_sevens(pub)


def _untimely(pub: ContractPublic, silent: Container[str]) -> Iterator[Misfit]:
    """Yields misfits of items that stand before they can be announced."""
    for i, level in enumerate(pub.levels):
        early = pub.phase in silent or (pub.phase == "ask" and i != CONTRACT)
        early = early or (pub.phase == "announce" and i in (GAME, CONTRACT, *AGAINST))
        if level >= 0 and early:
            yield Misfit("levels", f"{ITEMS[i]} does not stand yet in phase={pub.phase}")


def sides(pub: ContractPublic, seats: int) -> Iterator[Misfit]:
    """Finds chances to raise on the side that raised last.

    It is where one plays against the others; none in the play.
    """
    yield from only_in(
        pub, ("discard", "announce", "flek", "over"), {"chances": (0,) * len(ITEMS)}, "nobody doubles"
    )
    for i, mask in enumerate(pub.chances):
        alone = is_against(pub, i) != bool(pub.levels[i] & 1)
        if mask & ~(1 << pub.lone if alone else others(pub.lone, seats)):
            yield Misfit("chances", f"{ITEMS[i]} is raised by the other side now (levels, lone={pub.lone})")


def _by(pub: ContractPublic, name: str, item: int) -> Iterator[Misfit]:
    seat: int = getattr(pub, name)
    if (seat >= 0) != (pub.levels[item] >= 0):
        said = "has been announced" if pub.levels[item] >= 0 else "has not been announced"
        yield Misfit(name, f"{ITEMS[item]} {said} (levels)")
    if seat == pub.lone and seat >= 0:
        yield Misfit(name, f"seat {seat} plays the contract itself (lone)")


def _two_sevens(pub: ContractPublic) -> Iterator[Misfit]:
    stand = pub.levels[TWO_SEVENS] >= 0
    if stand != (pub.helper >= 0):
        said = "are announced, and the suit of the other one" if stand else "are not announced, so none"
        yield Misfit("helper", f"two sevens {said} has to be said (levels)")
    if pub.helper >= 0 and pub.helper == pub.trump:
        yield Misfit("helper", "one of two sevens is no trump")
    if stand and pub.two_against and pub.two_by < 0:
        yield Misfit("two_by", "who announced them against the contract has to be said (two_against)")
    if not stand and (pub.two_by >= 0 or pub.two_against):
        yield Misfit("two_by" if pub.two_by >= 0 else "two_against", "two sevens are not announced (levels)")
    if pub.two_by >= 0 and is_against(pub, TWO_SEVENS) and pub.two_by == pub.lone:
        yield Misfit("two_by", f"seat {pub.lone} plays the contract itself (lone)")


def answers(
    game: MariasGame[Any], pub: ContractPublic, said: Container[str] = ("announce", "flek")
) -> Iterator[Misfit]:
    """Yields misfits of outstanding answers, claims and challenges."""
    options, seats = game.options, game.seats
    waiting = ("ask", "take", "flek", "review", "over")
    yield from only_in(pub, waiting, {"left": 0}, "nobody is still to be asked")
    if pub.phase in ("ask", "review") and not pub.left:
        yield Misfit("left", f"at least the seat on turn is still to be asked in phase={pub.phase}")
    if pub.phase in ("ask", "flek") and pub.left >= seats:
        yield Misfit(
            "left", f"seat {pub.lone} plays the contract (lone): at most {seats - 1} others are asked"
        )
    first = 0 if pub.phase == "review" else pub.lone
    if pub.left and pub.phase in ("ask", "flek", "review") and pub.turn != (first - pub.left) % seats:
        yield Misfit(
            "left", f"seat {pub.turn} is asked (turn), so it is {(first - pub.turn) % seats or seats}"
        )
    yield from only_in(pub, said, {"said": 0}, "no turn of announcements is in progress")
    if pub.said and pub.said not in continuing_calls(game.positions.codes):
        yield Misfit("said", "it is the call of an announcement or a flek")
    yield from only_in(pub, ("over",), {"unplayed": False}, "settling without play ends the deal")
    yield from only_under(pub, options.revoke_mode == "penalise", {"asked": 0}, "revoke_mode")
    for bit in range(seats * seats):
        if pub.asked >> bit & 1 and bit // seats == bit % seats:
            yield Misfit("asked", f"seat {bit % seats} challenges itself")
    if pub.asked >> seats * seats:
        yield Misfit("asked", f"it is below {1 << seats * seats}: a bit for each pair of seats")
    yield from _claim(options, pub)


def _claim(options: Any, pub: ContractPublic) -> Iterator[Misfit]:
    if not pub.claim:
        return
    yield from only_under(
        pub, getattr(options, "perfect_hand_claim", False), {"claim": 0}, "perfect_hand_claim"
    )
    if pub.contract not in (BETL, DURCH) or pub.trump >= 0:
        yield Misfit("claim", "only a betl or durch without trumps is claimed")
    if pub.claim == 1:
        yield from only_in(pub, ("play", "review", "over"), {"claim": 0}, "a claim is made in the play")
    else:
        yield from only_in(pub, ("over",), {"claim": 0}, "a claim that is certain ends the deal")


# ---------------------------------------------------------------- the tricks
def tricks(game: MariasGame[Any], state: State[Any]) -> Iterator[Misfit]:
    """Yields misfits of who won tricks and leads now."""
    pub: ContractPublic = state.pub
    most = game.positions.at.tricks
    yield from only_in(pub, ("play", "review", "over"), {"took": (), "last": ()}, "no trick is played yet")
    yield from only_in(pub, ("name", "play", "review", "over"), {"lead": -1}, "nobody leads yet")
    yield from only_in(pub, ("over",), {"points": ()}, "points are counted at the end")
    if len(pub.took) > most:
        yield Misfit("took", f"a deal has {most} tricks")
    if pub.last and not pub.took:
        yield Misfit("last", "no trick has been won (took)")
    if pub.phase != "play":
        return
    leader = game.positions.leaders(pub)[-1]
    if pub.lead != leader:
        who = (
            f"who won the last trick (took={list(pub.took)})" if pub.took else "who leads to the first trick"
        )
        yield Misfit("lead", f"{who} is seat {leader}")
    elif not has_parked_cards(game, state) and game.positions.full_position(pub, state.places)[word.DONE]:
        yield Misfit("phase", "by the tricks so far (took) the contract is decided and the deal is over")


def talon(game: MariasGame[Any], state: State[Any], filled: Container[str]) -> Iterator[Misfit]:
    """Yields misfits of the talon and what was said of it. `filled`: the phases in which two cards lie there."""
    pub: TalonPublic = state.pub
    options, cards = game.options, [e & 63 for e in state.places[game.place("talon")]]
    told = options.trump_in_talon == "allowed_announced"
    yield from only_under(pub, told, {"trump_away": UNTOLD}, f"trump_in_talon={options.trump_in_talon}")
    yield from only_under(pub, options.sharp_in_talon, {"sharp_away": UNTOLD}, "sharp_in_talon=false")
    unsaid = {"trump_away": UNTOLD, "sharp_away": UNTOLD}
    yield from only_in(
        pub, ("ask", "take", "announce", *TALKED, "over"), unsaid, "nothing is said of the talon yet"
    )
    if pub.phase not in filled or has_parked_cards(game, state):
        return
    if len(cards) != 2:
        yield misfit_in_place("talon", f"{len(cards)} cards; in phase={pub.phase} it is 2")
    if pub.contract != SUIT or pub.trump < 0:
        return
    if pub.trump_away not in (UNTOLD, int(any(c >> 4 == pub.trump for c in cards))):
        yield Misfit("trump_away", "the cards in the talon say otherwise")
    if pub.sharp_away not in (UNTOLD, int(any(c & 15 >= TEN for c in cards))):
        yield Misfit("sharp_away", "the cards in the talon say otherwise")


def hands_with_talon(
    game: MariasGame[Any], state: State[Any], phases: Container[str], hand: int, among: Sequence[str]
) -> Iterator[Misfit]:
    """Yields misfits of hands while the lone player has the talon, too.

    hand: cards of each.
    among: places whose cards count with those of the lone player, such as the talon and the trump card.
    """
    pub, places = state.pub, state.places
    if pub.phase not in phases:
        return
    for seat in range(game.seats):
        name, due = f"hand{seat}", hand
        if seat == pub.lone:
            due = hand + 2 - sum(len(places[game.place(name)]) for name in among)
        lie = len(places[game.place(name)])
        if lie != due:
            yield misfit_in_place(name, f"{lie} cards; in phase={pub.phase} it is {due}")
    if pub.phase == "discard" and len(places[game.place("talon")]) > 1:
        yield misfit_in_place("talon", "2 cards; in phase=discard at least one is still to be laid there")


def hands(
    game: MariasGame[Any], state: State[Any], phases: Container[str], laid: str = ""
) -> Iterator[Misfit]:
    """Yields misfits of hands that are whole before the play. `laid`: the place of a card that counts as forehand's."""
    most = game.positions.at.tricks
    if state.pub.phase not in phases:
        return
    for seat in range(game.seats):
        lie = len(state.places[game.place(f"hand{seat}")])
        due = most - (len(state.places[game.place(laid)]) if laid and not seat else 0)
        if lie != due:
            yield misfit_in_place(f"hand{seat}", f"{lie} cards; in phase={state.pub.phase} it is {due}")


def lone_player(pub: ContractPublic, seat: int) -> Iterator[Misfit]:
    """Yields a misfit where another seat than this plays a suit contract alone."""
    if pub.contract in (SUIT, UNNAMED) and pub.lone != seat and pub.phase != "take":
        yield Misfit("lone", f"a contract in a suit is played by seat {seat}")
