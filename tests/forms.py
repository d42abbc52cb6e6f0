"""What a deal that was played answers to the form of its game: the inverse of `core.scorecard`, to hold it to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from hlaska.core.board import State
from hlaska.core.scorecard import NO, NOBODY, Field, Scorecard, Told
from hlaska.families.marias.contracts import (
    DURCH,
    HUNDRED,
    HUNDRED_AGAINST,
    OPEN_DURCH,
    SEVEN,
    SEVEN_AGAINST,
    SEVEN_RANK,
    TWO_SEVENS,
    trump_seven,
    two_sevens_by,
)
from hlaska.families.marias.scorecard import MariasScoring, flek
from hlaska.games.bezique import settle as bezique_settle
from hlaska.games.marias_auction.scorecard import GIVEN_UP
from hlaska.games.marias_four.public import WITH_PARTNER, WITH_WISE, team
from hlaska.games.pinochle import public as pinochle_public
from hlaska.games.pinochle.numbers import unit
from hlaska.games.pinochle_three import public as pinochle_three_public
from hlaska.games.pinochle_three.settle import SPADES
from hlaska.games.sixtysix.settle import OUTCOMES
from hlaska.games.thousand.match_rules import facts as thousand_facts
from hlaska.kernel import layout as word
from hlaska.kernel.position import marriages

Scoring = Scorecard[Any]


def fill_form(form: Scoring, state: State[Any]) -> Told:
    """The answers by seat; fields at their usual value may be missing, others may be there that the form has not."""
    return FILLED[form.game.id](form, state)


def by_chair(fields: Iterable[Field], chairs: Sequence[int], told: Mapping[str, int]) -> dict[str, int]:
    """The answers by chair, as a client fills them in."""
    found: dict[str, int] = {}
    for field in fields:
        if field.each:
            asked = {seat: f"{field.name}-{seat}" for seat in range(len(chairs))}
            found |= {f"{field.name}-{chairs[s]}": told[name] for s, name in asked.items() if name in told}
        elif field.name in told:
            value = told[field.name]
            found[field.name] = chairs[value] if field.kind == "chair" and value >= 0 else value
    return found


def fill_each(name: str, values: Iterable[int]) -> Told:
    return {f"{name}-{seat}": value for seat, value in enumerate(values)}


# ---------------------------------------------------------------- Mariáš
def marias(form: MariasScoring[Any], state: State[Any]) -> Told:
    pub, places = state.pub, state.places
    told = OPENINGS[form.game.id](pub, places)
    told |= {
        flek(i): level for i, level in enumerate(pub.levels) if level >= 0 and i in form.item_conditions()
    }
    if any(item.key == "item-marias-revoke" for item in pub.items):
        return told | {"revoke": pub.items[0].seat}
    b = form.game.positions.full_position(pub, places)
    told["played"] = int(not pub.unplayed)
    return told | marias_cards(form, b, pub) | marias_tricks(form, b, pub)


def marias_cards(form: MariasScoring[Any], b: Sequence[int], pub: Any) -> Told:
    ours, seats, trump = form.ours(pub), range(form.game.seats), int(pub.trump)
    declared = marriages(list(b))
    forty = [seat for seat, suit in declared if suit == trump]
    holder = [s for s in seats if b[word.LAST_CARD + s] == trump_seven(pub)]
    mine = [suit for seat, suit in declared if forty and ours >> seat & 1 == ours >> forty[0] & 1]
    return {
        "points": sum(b[word.WON + s] for s in seats if ours >> s & 1),
        **fill_each("twenties", [sum(s == t and suit != trump for t, suit in declared) for s in seats]),
        "forty": forty[0] if forty else NOBODY,
        "forty_first": int(bool(mine) and mine[0] == trump),
        "seven_in": holder[0] if holder else NOBODY,
        "seven_won": int(b[word.LAST_BEST] == trump_seven(pub)),
        "helper_won": int(
            pub.helper >= 0
            and b[word.PREV_SEAT] == two_sevens_by(pub)
            and b[word.PREV_BEST] == pub.helper << 4 | SEVEN_RANK
        ),
    }


def marias_tricks(form: MariasScoring[Any], b: Sequence[int], pub: Any) -> Told:
    taken, every = b[word.WON_TRICKS + int(pub.lone)], form.game.positions.at.tricks
    if form.game.id == "marias_four" and pub.contract in (WITH_PARTNER, WITH_WISE):
        last = b[word.LAST_SEAT] if b[word.TRICK] == every else NOBODY
        partner = b[word.WON_TRICKS + pub.partner] if pub.partner >= 0 else 0
        return {"tricks": taken, "tricks_partner": partner, "last": last}
    made = bool(pub.items) and pub.items[0].value > 0
    if form.is_compared(pub.contract):
        return {"contract_won": int(made)}
    whole = made and pub.contract in (DURCH, OPEN_DURCH)  # the last tricks may have been claimed
    return {"tricks": every if whole else taken}


def announced(pub: Any) -> Told:
    """All announcements, those of the player of the contract too."""
    two = pub.levels[TWO_SEVENS] >= 0
    return {
        "seven": int(pub.levels[SEVEN] >= 0),
        "hundred": int(pub.levels[HUNDRED] >= 0),
        "seven_against": pub.seven_by if pub.levels[SEVEN_AGAINST] >= 0 else NOBODY,
        "hundred_against": pub.hundred_by if pub.levels[HUNDRED_AGAINST] >= 0 else NOBODY,
        "two": two_sevens_by(pub) if two else NOBODY,
        "helper": pub.helper if two else 0,
    }


def opening_of_three(pub: Any, places: Sequence[Sequence[int]]) -> Told:
    return {"contract": pub.contract, "lone": int(pub.lone), "trump": int(pub.trump), **announced(pub)}


def opening_of_an_auction(pub: Any, places: Sequence[Sequence[int]]) -> Told:
    helper = pub.helper if pub.levels[TWO_SEVENS] >= 0 else NOBODY
    rung = GIVEN_UP if pub.given_up else pub.rung
    return {**opening_of_three(pub, places), "contract": rung, "helper": helper}


def opening_of_four(pub: Any, places: Sequence[Sequence[int]]) -> Told:
    ours = team(pub, places) & ~(1 << pub.lone)
    return {
        **opening_of_three(pub, places),
        "partner": ours.bit_length() - 1,
        "seven": pub.own_seven_by if pub.levels[SEVEN] >= 0 else NOBODY,
        "hundred": pub.own_hundred_by if pub.levels[HUNDRED] >= 0 else NOBODY,
    }


def marias_thirteen(form: Scoring, state: State[Any]) -> Told:
    game: Any = form.game
    if any(item.key == "item-marias-revoke" for item in state.pub.items):
        return {"revoke": state.pub.items[0].seat}
    b = game.positions.full_position(state.pub, state.places)
    pairs = b[word.PAIR_POINTS : word.PAIR_POINTS + game.seats]
    return {"points": b[word.WON], **fill_each("marriages", pairs)}


# ---------------------------------------------------------------- Pinochle
def pinochle(form: Scoring, state: State[Any]) -> Told:
    game: Any = form.game
    pub, points = state.pub, state.pub.points or (0, 0, 0, 0)
    sides = (points[0] + points[2], points[1] + points[3])
    nines = game.facts(pub, sides).nines
    return {
        "declarer": pub.declarer,
        "contract": pub.contract,
        "status": pinochle_public.STATUSES.index(pub.status),
        **fill_each("meld", pub.meld),
        "tricks": sides[max(pub.declarer, 0) & 1],
        "nines": next((n for n, side in zip(nines, sides, strict=True) if side == NO), 0)
        // unit(game.options),
    }


def pinochle_three(form: Scoring, state: State[Any]) -> Told:
    game: Any = form.game
    pub = state.pub
    facts = game.facts(pub, state.places[game.place("buried")] if pub.status == "played" else ())
    tricks = [n - facts.buried * (s == pub.bidder) for s, n in enumerate(facts.points)]
    return {
        "status": pinochle_three_public.STATUSES.index(pub.status),
        "bidder": pub.bidder,
        "contract": pub.contract,
        "spades": int(pub.trump == SPADES),
        "meld_bidder": pub.meld[pub.bidder] if pub.bidder >= 0 else 0,
        "tricks": tricks[pub.bidder] if pub.bidder >= 0 else 0,
        "buried": facts.buried,
        **fill_each("meld", pub.meld),
        **fill_each("points", tricks),
        **fill_each("no_trick", [int(n == 0) for n in facts.taken]),
        "nine_by": pub.nine_by,
    }


def pinochle_two(form: Scoring, state: State[Any]) -> Told:
    pub = state.pub
    return {
        "claim": pub.claim,
        **fill_each("meld", pub.meld),
        "tricks": pub.points[0],
        **fill_each("won", pub.points),
    }


# ---------------------------------------------------------------- games with a stock, Thousand
def bezique(form: Scoring, state: State[Any]) -> Told:
    game: Any = form.game
    pub, options = state.pub, game.options
    if game.rubicon:
        declared = [n - game.form.last * (s == pub.last_by) for s, n in enumerate(pub.points)]
        return {**fill_each("declared", declared), "last": pub.last_by, **brisques(n // 10 for n in pub.won)}
    melds = [
        sum(i.value for i in pub.items if i.seat == s and i.key not in bezique_settle.NO_MELDS)
        for s in (0, 1)
    ]
    won_in_play = options.bz_target_check == "immediate" and is_won_in_play(options, pub)
    winner = pub.winner if won_in_play else NOBODY
    last = next((i.seat for i in pub.items if i.key == "item-bezique-last"), NOBODY)
    counted = pub.won
    if options.bz_brisque_timing == "won":
        counted = [bezique_sum(pub, seat, "item-bezique-brisques") for seat in (0, 1)]
    return {
        "winner": winner,
        **fill_each("declared", melds),
        "last": pub.last_by if winner < 0 and last < 0 else last,
        **brisques(n // 10 for n in counted),
    }


def brisques(counts: Iterable[int]) -> Told:
    return fill_each("brisques", counts)


def bezique_sum(pub: Any, seat: int, *keys: str) -> int:
    return sum(i.value for i in pub.items if i.seat == seat and i.key in keys)


def is_won_in_play(options: Any, pub: Any) -> bool:
    """Whether the target was reached by what is entered during play."""
    if pub.winner < 0:
        return False
    after = ["item-bezique-last"] if options.bz_last_trick_at == 32 else []
    after += ["item-bezique-brisques"] if options.bz_brisque_timing == "end" else []
    late = bezique_sum(pub, pub.winner, *after)
    return bool(pub.before[pub.winner] + pub.points[pub.winner] - late >= options.target)


def sixtysix(form: Scoring, state: State[Any]) -> Told:
    pub = state.pub
    outcome = OUTCOMES[pub.outcome]
    right, wrong = outcome == "right_claim", outcome == "wrong_claim"
    return {
        "closer": pub.closer,
        "claimant": pub.winner if right else 1 - pub.winner if wrong else NOBODY,
        **fill_each("points", pub.points),
        **fill_each("no_trick", [int(n == 0) for n in pub.taken]),
        "had_none": int(pub.frozen[0] == 0),
        "had": pub.frozen[1],
        "last": pub.last_by,
    }


def thousand(form: Scoring, state: State[Any]) -> Told:
    pub = state.pub
    return {
        "ended": pub.status,
        "declarer": pub.declarer,
        "contract": pub.contract,
        "blind": int(pub.blind),
        **fill_each("points", thousand_facts(pub).points),
        **fill_each("no_trick", [int(n == 0) for n in pub.taken]),
    }


OPENINGS: dict[str, Callable[[Any, Sequence[Sequence[int]]], Told]] = {
    "marias": opening_of_three,
    "marias_auction": opening_of_an_auction,
    "marias_four": opening_of_four,
    "marias_two": lambda pub, places: {"trump": int(pub.trump), **announced(pub)},
}
FILLED: dict[str, Callable[[Any, State[Any]], Told]] = {
    **dict.fromkeys(OPENINGS, marias),
    "marias_thirteen": marias_thirteen,
    "pinochle": pinochle,
    "pinochle_three": pinochle_three,
    "pinochle_two": pinochle_two,
    "bezique": bezique,
    "sixtysix": sixtysix,
    "thousand": thousand,
}
