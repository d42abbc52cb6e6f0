"""Decides who deals first and who sits where.

It does so at random, or by cards drawn in the open.

One option, `seating`, in every game: `random_dealer`; `cut_high`: each cuts a card, the highest deals, everybody stays
in his chair; `draw_high`: each draws a card, the highest deals, and in the order of the cards each takes the place he
likes (marias:G.SEAT.2, mariage:MG.PLAYER.2). Cards that tie are laid aside and drawn again, where it matters.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from hlaska.core.cards import rank
from hlaska.core.game import Game, Shuffle
from hlaska.core.options import opt

Seating = Literal["random_dealer", "draw_high", "cut_high"]


def first_dealer(rule: str, group: str) -> Meta:
    """Returns the declaration of the option `seating` of a game whose document has this rule."""
    return opt(group, rule, effect="table")


class Draw(Struct, frozen=True, omit_defaults=True):
    """Shows the cards drawn before the first deal, known to everybody.

    While places are being taken, `chooser` and `places` say how far it has come. When all are taken the chairs are
    numbered by place, and these two are as if nobody had chosen.

    rounds: the card of each chair, -1 where it does not draw; one tuple for each time somebody had to draw.
    ranked: the chairs by their cards, highest first, who deals; with `cut_high` that one alone.
    places: those taken so far, in the order of `ranked`.
    chooser: the chair that chooses now, else -1.
    """

    rounds: tuple[tuple[int, ...], ...]
    ranked: tuple[int, ...]
    places: tuple[int, ...] = ()
    chooser: int = -1

    @property
    def free(self) -> tuple[int, ...]:
        """Returns the places that nobody has taken, clockwise from the dealer's."""
        count = len(self.rounds[0])
        start = self.places[0] if self.places else 0
        return tuple(p % count for p in range(start, start + count) if p % count not in self.places)


def is_drawn(game: Game) -> bool:
    """Tells whether cards say who deals first."""
    return game.seating != "random_dealer"


def draw(game: Game, shuffle: Shuffle) -> Draw:
    """Draws for everybody from a shuffled pack. Where places go by the cards, the highest is about to choose first."""
    pack = _Pack(game, shuffle)
    rounds: list[tuple[int, ...]] = []
    players = list(range(game.players))
    if game.seating == "cut_high":
        highest = _highest(players, game, pack, rounds)
        return Draw(tuple(rounds), (highest,))
    ranked = tuple(_by_height(players, game, pack, rounds))
    return Draw(tuple(rounds), ranked, (), ranked[0])


def choose(drawn: Draw, place: int) -> Draw:
    """Gives the chooser a free place and asks the next one. The chooser is -1 when all have one."""
    places = (*drawn.places, place)
    left = drawn.ranked[len(places) :]
    return replace(drawn, places=places, chooser=left[0] if left else -1)


def chair_order(drawn: Draw) -> tuple[int, ...]:
    """Returns the chairs by the places they have taken. They are as they are where nobody takes places."""
    if not drawn.places:
        return tuple(range(len(drawn.rounds[0])))
    return tuple(drawn.ranked[drawn.places.index(place)] for place in range(len(drawn.places)))


def number_chairs(drawn: Draw) -> Draw:
    """Numbers the chairs of the draw by place, when all have one."""
    by_place = chair_order(drawn)
    rounds = tuple(tuple(cards[chair] for chair in by_place) for cards in drawn.rounds)
    return Draw(rounds, drawn.places or drawn.ranked)


def is_valid_draw(game: Game, drawn: Draw) -> bool:
    """Tells whether this can be a draw of the game. What was kept may have been damaged."""
    chairs = range(game.players)
    return (
        bool(drawn.rounds and drawn.ranked)
        and all(len(cards) == game.players for cards in drawn.rounds)
        and all(c == -1 or c in game.pack for cards in drawn.rounds for c in cards)
        and {*drawn.ranked, *drawn.places} <= {*chairs}
        and drawn.chooser in (-1, *drawn.ranked[len(drawn.places) : len(drawn.places) + 1])
    )


def find_first_chair(game: Game, drawn: Draw) -> int:
    """Finds the chair that has seat 0 in the first deal. It is the one after the dealer's."""
    return (drawn.ranked[0] + 1) % game.players


def find_problem(game: Game, rounds: Sequence[Sequence[int]], first: int) -> str:
    """Returns what is wrong with cards drawn for seats, "" for nothing.

    `chair` is the one with seat 0 in the first deal.
    """
    best = list(range(game.players))
    for i, cards in enumerate(rounds, 1):
        if len(cards) != game.players:
            return (
                f"round {i} has {len(cards)} cards for {game.players} chairs; write - for who does not draw"
            )
        if any(c >= 0 and c not in game.pack for c in cards) or (i == 1 and -1 in cards):
            return f"round {i}: everybody draws a card of the pack"
        drew = [p for p in best if cards[p] >= 0]
        best = _groups(game, drew, cards)[0] if drew else best
    if len(best) > 1:
        return f"chairs {' and '.join(map(str, best))} have equal cards and did not draw again"
    if (best[0] + 1) % game.players != first:
        return f"chair {best[0]} drew the highest card and deals, so chair {(best[0] + 1) % game.players} is first"
    return ""


class _Pack:
    """Holds a shuffled pack from which cards are taken for good. It is shuffled whole again only if it runs out."""

    def __init__(self, game: Game, shuffle: Shuffle) -> None:
        self._game, self._shuffle = game, shuffle
        self._rest: list[int] = []

    def round(self, players: list[int]) -> tuple[int, ...]:
        """Draws a card for each of these players, -1 for the others."""
        if len(self._rest) < len(players):
            self._rest = list(self._game.pack)
            self._shuffle(self._rest)
        taken = {p: self._rest.pop(0) for p in players}
        return tuple(taken.get(p, -1) for p in range(self._game.players))


def _groups(game: Game, players: list[int], cards: Sequence[int]) -> list[list[int]]:
    """Groups the players by the height of their cards, highest first. Who tie are in one group."""
    height = {p: game.draw_heights[rank(cards[p])] for p in players}
    return [[p for p in players if height[p] == h] for h in sorted(set(height.values()), reverse=True)]


def _by_height(players: list[int], game: Game, pack: _Pack, rounds: list[tuple[int, ...]]) -> Iterator[int]:
    if len(players) == 1:
        yield players[0]
        return
    cards = pack.round(players)
    rounds.append(cards)
    for group in _groups(game, players, cards):
        yield from _by_height(group, game, pack, rounds)


def _highest(players: list[int], game: Game, pack: _Pack, rounds: list[tuple[int, ...]]) -> int:
    while len(players) > 1:
        rounds.append(pack.round(players))
        players = _groups(game, players, rounds[-1])[0]
    return players[0]
