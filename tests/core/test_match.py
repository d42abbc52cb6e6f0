"""Seats and players, seating, the carried pack, the clock."""

from __future__ import annotations

from collections import Counter
from datetime import datetime
from random import Random

import pytest
from msgspec.structs import replace

from hlaska.core import match as matches
from hlaska.core.cards import parse_cards
from hlaska.core.errors import BadText
from hlaska.core.match import Times
from hlaska.games import find_game


class Scripted:
    """A shuffle that puts the cards it was told on top."""

    def __init__(self, *tops: str) -> None:
        self.tops = [list(parse_cards(t)) for t in tops]

    def __call__(self, cards: list[int]) -> None:
        top = self.tops.pop(0)
        cards[:] = top + [c for c in cards if c not in top]


def test_chairs_go_round() -> None:
    game = find_game("marias", "pauzirovany")
    match = replace(game.opening(), first=3)
    assert game.chairs(match) == (3, 0, 1, 2)  # chair 2 deals and sits out
    assert matches.by_player(game, match, (30, -10, -11, -9)) == (-10, -11, -9, 30)
    assert matches.by_player(game, match, (30, -10, -20)) == (-10, -20, 0, 30)


def test_random_dealer_is_fair() -> None:
    game, rng = find_game("marias"), Random(3)
    firsts = Counter(matches.opening(game, rng.shuffle).first for _ in range(3000))
    assert all(900 < firsts[p] < 1100 for p in range(3))


def test_the_pack_is_shuffled_first() -> None:
    game = find_game("marias")
    deck = matches.next_deck(game, game.opening(), Random(1).shuffle)
    assert sorted(deck) == sorted(game.pack)
    assert deck != game.pack


def test_the_gathered_pack_is_carried() -> None:
    game = find_game("marias", None, ["shuffle_policy=first_deal_only"])
    match = replace(game.opening(), pack=(tuple(reversed(game.pack)),))
    assert matches.next_deck(game, match, Random(1).shuffle) == tuple(reversed(game.pack))
    assert matches.can_come_next(game, match, tuple(reversed(game.pack)))
    assert not matches.can_come_next(game, match, game.pack)


def test_several_piles_are_shuffled_as_piles() -> None:
    game = find_game("marias", None, ["gather_order=random_piles", "shuffle_policy=first_deal_only"])
    piles = (game.pack[:10], game.pack[10:20], game.pack[20:])
    match = replace(game.opening(), pack=piles)
    decks = {matches.next_deck(game, match, Random(i).shuffle) for i in range(60)}
    assert len(decks) == 6
    assert all(matches.can_come_next(game, match, d) for d in decks)
    mixed = (*game.pack[1:], game.pack[0])
    assert not matches.can_come_next(game, match, mixed)


def test_every_deal_shuffles() -> None:
    game = find_game("marias", None, ["shuffle_policy=every_deal"])
    match = replace(game.opening(), pack=(game.pack,))
    assert matches.next_deck(game, match, Random(1).shuffle) != game.pack
    assert matches.can_come_next(game, match, tuple(reversed(game.pack)))
    assert not matches.can_come_next(game, match, game.pack[1:])


def at(text: str) -> datetime:
    return datetime.fromisoformat(f"2026-11-{text}")


@pytest.mark.parametrize(
    ("first", "last", "now", "reached"),
    [
        ("21T20:00", "21T21:50", "21T22:10", False),  # no marks before midnight
        ("21T20:00", "21T23:50", "22T00:00", True),
        ("21T20:00", "21T23:50", "22T00:20", True),
        ("21T20:00", "22T00:20", "22T01:59", False),
        ("21T20:00", "22T01:59", "22T02:00", True),
        ("21T20:00", "22T02:00", "22T03:59", False),
        ("21T20:00", "22T01:00", "22T07:30", True),  # several marks, one shuffle
        ("22T00:00", "22T01:00", "22T02:30", True),  # begun at midnight
        ("22T01:00", "22T01:50", "22T02:10", False),  # the midnight of this match is still to come
        ("21T20:00", "22T21:50", "22T22:10", True),  # a long match
    ],
)
def test_the_clock(first: str, last: str, now: str, reached: bool) -> None:
    """marias:G.SHUF.1: at the first midnight, then at every further full two hours"""
    times = Times(at(first), at(last), at(now))
    assert matches.has_reached_mark(times) == reached
    game = find_game("marias", None, ["shuffle_policy=clock"])
    match = replace(game.opening(), pack=(game.pack,))
    assert (matches.next_deck(game, match, Random(1).shuffle, times) != game.pack) == reached
    assert matches.next_deck(game, match, Random(1).shuffle) == game.pack


def test_begin_wants_the_whole_pack() -> None:
    game = find_game("marias")
    with pytest.raises(BadText, match="7C missing, 8C too many"):
        matches.begin(game, game.opening(), (game.pack[1], *game.pack[1:]))
    over = replace(game.opening(), winners=(0,))
    with pytest.raises(BadText, match="the match is over"):
        matches.begin(game, over, game.pack)


def test_the_fair_shuffle_keeps_the_cards() -> None:
    cards = list(range(32))
    matches.fair_shuffle(cards)
    assert sorted(cards) == list(range(32))
    assert cards != list(range(32))
