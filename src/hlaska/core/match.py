"""Maps seats to players, and leads from one deal to the next.

It says who sits where, and makes the pack.

A seat is a number in one deal (0 speaks first), a player is a chair at the table. Nothing here is random by itself:
a shuffle, which puts a list in random order in place, is passed in; tables use `fair_shuffle`.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from hlaska.core.board import Event, State
from hlaska.core.cards import cards_text
from hlaska.core.errors import BadText
from hlaska.core.game import Game, Match, Shuffle
from hlaska.core.public import Pub

_MARK: Final = 2  # hours between two marks of the clock
_TOLD: Final = 128  # cards that an error tells at most: the largest pack


class Times(Struct, frozen=True):
    """Says when things started, in local time.

    first: the match's first deal.
    last: the previous deal.
    now: the one about to begin.
    """

    first: datetime
    last: datetime
    now: datetime


def fair_shuffle(cards: list[int]) -> None:
    """Shuffles as at a real table: nobody can foresee or repeat it."""
    secrets.SystemRandom().shuffle(cards)


# ---------------------------------------------------------------- seats and players
def by_player(game: Game, match: Match, by_seat: Sequence[int]) -> tuple[int, ...]:
    """Turns numbers by seat (those who sit out last) into numbers by player. A seat that is not listed counts 0."""
    full = [*by_seat, *(0,) * (game.players - len(by_seat))]
    seats = game.chairs(match)
    return tuple(full[seats.index(p)] for p in range(game.players))


def scored(game: Game, match: Match, result: Sequence[int]) -> Match:
    """Adds to the scores what each seat made in a deal; the deal passes on. It passes to the left."""
    gains = by_player(game, match, result)
    scores = tuple(n + gain for n, gain in zip(match.scores, gains, strict=True))
    return replace(match, scores=scores, first=(match.first + 1) % game.players)


def leaders(scores: Sequence[int]) -> tuple[int, ...]:
    """Returns the players with most: the winners once a match is over."""
    return tuple(p for p, n in enumerate(scores) if n == max(scores))


# ---------------------------------------------------------------- the first deal
def opening(game: Game, shuffle: Shuffle) -> Match:
    """Makes a new match with a first dealer picked at random (marias:G.SEAT.1). `core.seating` has the other ways."""
    players = list(range(game.players))
    shuffle(players)
    return replace(game.opening(), first=(players[0] + 1) % game.players)


# ---------------------------------------------------------------- the pack
def next_deck(game: Game, match: Match, shuffle: Shuffle, times: Times | None = None) -> tuple[int, ...]:
    """Makes the pack for the next deal, top card first.

    It is shuffled, or the gathered piles are joined.

    `Match.pack`: no pile: shuffle; one: as it is; several: joined in random order. Without times no mark of the clock
    is ever reached.
    """
    if not match.pack or _is_shuffled(game, times):
        deck = sorted(game.pack)
        shuffle(deck)
        return tuple(deck)
    order = list(range(len(match.pack)))
    if len(order) > 1:
        shuffle(order)
    return tuple(c for i in order for c in match.pack[i])


def possible_decks(game: Game, match: Match, shuffle: Callable[[], Shuffle]) -> tuple[tuple[int, ...], ...]:
    """Returns the decks that can come next, each of a shuffle made anew.

    There is one, or two where the clock says whether the pack is shuffled.
    """
    policy = game.shuffle_policy if match.pack else "every_deal"
    shuffled = () if policy == "first_deal_only" else (next_deck(game, replace(match, pack=()), shuffle()),)
    joined = () if policy == "every_deal" else (next_deck(game, match, shuffle()),)
    return (*shuffled, *joined)


def _is_shuffled(game: Game, times: Times | None) -> bool:
    if game.shuffle_policy == "every_deal":
        return True
    return game.shuffle_policy == "clock" and times is not None and has_reached_mark(times)


def has_reached_mark(times: Times) -> bool:
    """Tells whether a mark of the clock lies between the two deals (marias:G.SHUF.1, decision D3).

    The marks are the first midnight at or after the start of the match and then every full two hours.
    """
    day = times.first.replace(hour=0, minute=0, second=0, microsecond=0)
    midnight = day if day == times.first else day + timedelta(days=1)
    hour = times.now.hour - times.now.hour % _MARK
    mark = times.now.replace(hour=hour, minute=0, second=0, microsecond=0)
    return mark > times.last and mark >= midnight


def can_come_next(game: Game, match: Match, deck: Sequence[int]) -> bool:
    """Tells whether this deck can be the next one of the match.

    It has the right cards, and joined piles where none is shuffled.
    """
    if sorted(deck) != sorted(game.pack):
        return False
    if not match.pack or game.shuffle_policy != "first_deal_only":
        return True
    return _is_joined(tuple(deck), match.pack)


def _is_joined(deck: tuple[int, ...], piles: tuple[tuple[int, ...], ...]) -> bool:
    if len(piles) == 1:
        return deck == piles[0]
    if not deck:
        return not any(piles)
    return any(
        deck[: len(pile)] == pile and _is_joined(deck[len(pile) :], piles[:i] + piles[i + 1 :])
        for i, pile in enumerate(piles)
        if pile
    )


# ---------------------------------------------------------------- one deal
def packet_sizes(packets: str, hand: int) -> tuple[int, ...]:
    """Returns how many cards a seat gets each time, by an option such as `2_3`.

    That is two, then threes until it has a hand; the last packet is cut to what is missing.
    """
    sizes = [int(size) for size in packets.split("_")]
    found: list[int] = []
    while sum(found) < hand:
        size = sizes[min(len(found), len(sizes) - 1)]
        found.append(min(size, hand - sum(found)))
    return tuple(found)


def begin(game: Game[Pub], match: Match, deck: Sequence[int]) -> tuple[State[Pub], list[Event]]:
    """Starts a deal. Raises BadText for a deck that is not the game's pack."""
    if match.winners:
        raise BadText("the match is over; start a new one")
    if sorted(deck) != sorted(game.pack):
        raise BadText(
            f"the deck must hold the {len(game.pack)} cards {cards_text(game.pack)}; {difference(game, deck)}"
        )
    return game.start(match, deck)


def difference(game: Game, deck: Sequence[int]) -> str:
    """Says which cards of the pack are missing and which are too many."""
    missing, surplus = list(game.pack), []
    for c in deck:
        if c in missing:
            missing.remove(c)
        else:
            surplus.append(c)
    parts = [f"{_some(missing)} missing"] if missing else []
    parts += [f"{_some(surplus)} too many"] if surplus else []
    return ", ".join(parts)


def _some(cards: Sequence[int]) -> str:
    """Writes as many of these cards as a sentence bears, and how many remain."""
    more = len(cards) - _TOLD
    return cards_text(cards[:_TOLD]) + (f" and {more} more" if more > 0 else "")


def average_margin(result: Sequence[int], seat: int, seats: int) -> float:
    """Returns what the seat gets more than the others who play get on the average.

    Where only the winner scores, what a loser loses is what the winner gets.
    """
    return float(result[seat] - (sum(result[:seats]) - result[seat]) / (seats - 1))
