"""Unknown cards dealt into the places they may have: evenly, and always where it is possible at all."""

from collections import Counter
from random import Random

import pytest

from hlaska.kernel import jit
from hlaska.kernel.dealing import Dealer, Dealing, deal_words, deal_worlds


def places(dealing: Dealing, count: int, rng: Random) -> list[tuple[tuple[int, ...], ...]]:
    """The cards of so many deals, by place."""
    sizes = list(dealing.needs)
    firsts = [sum(sizes[:p]) for p in range(len(sizes))]
    dealer = Dealer(deal_words(dealing), [0] * len(dealing.cards), firsts)
    rows = dealer.deals([rng.getrandbits(62) for _ in range(count)])
    return [tuple(tuple(row[at : at + n]) for at, n in zip(firsts, sizes, strict=True)) for row in rows]


def test_every_deal_of_free_cards_is_about_equally_likely() -> None:
    drawn = Counter(tuple(sorted(deal[0])) for deal in places(Dealing(range(4), (2, 2)), 6000, Random(1)))
    assert len(drawn) == 6
    assert min(drawn.values()) > 850


@pytest.mark.slow
def test_every_deal_of_bound_cards_is_about_equally_likely() -> None:
    """Card 0 may not lie in place 0, card 1 not in place 2: of 90 deals 42 are left."""
    dealing = Dealing(range(6), (2, 2, 2), (0b110, 0b011, 0b111, 0b111, 0b111, 0b111))
    drawn = Counter(
        tuple(tuple(sorted(cards)) for cards in deal) for deal in places(dealing, 8400, Random(2))
    )
    assert len(drawn) == 42
    assert min(drawn.values()) > 130
    assert max(drawn.values()) < 280


def test_cards_lie_in_their_places_in_any_order() -> None:
    dealing = Dealing(range(4), (3, 1), (0b11, 0b11, 0b11, 0b01))
    drawn = Counter(deal[0] for deal in places(dealing, 3600, Random(3)))
    assert len(drawn) == 18
    assert min(drawn.values()) > 130


def test_a_deal_is_found_whenever_there_is_one() -> None:
    rng, cards = Random(2), (*range(8), *range(16, 20))
    for _ in range(500):
        truth = [rng.choice(range(4)) for _ in range(12)]
        needs = [truth.count(p) for p in range(4)]
        allowed = [1 << p | rng.getrandbits(4) for p in truth]
        [placed] = places(Dealing(cards, needs, allowed), 1, rng)
        assert [len(there) for there in placed] == needs
        assert sorted(c for there in placed for c in there) == list(cards)
        assert all(allowed[cards.index(c)] >> p & 1 for p, there in enumerate(placed) for c in there)


def test_no_deal_where_there_is_none() -> None:
    assert places(Dealing((0, 1), (1, 1), (1, 1)), 3, Random(1)) == []


def test_cards_that_are_known_stay_in_their_spots() -> None:
    dealer = Dealer(deal_words(Dealing((1, 2, 3), (2, 1))), [50, 0, 0, 51, 0], [1, 4])
    for row in dealer.deals(range(1, 40)):
        assert (row[0], row[3]) == (50, 51)
        assert sorted([*row[1:3], row[4]]) == [1, 2, 3]
    with pytest.raises(ValueError, match="room"):
        Dealer(deal_words(Dealing((1, 2, 3), (2, 1))), [50, 0, 0, 51, 0], [1, 5])


@pytest.mark.jit
def test_compiled_deals_are_the_same() -> None:
    jit.start()
    cards = (*range(8), *range(16, 24), *range(32, 40))
    dealing = Dealing(cards, (8, 8, 8), [1 << i % 3 | i % 8 for i in range(24)])
    dealer = Dealer(deal_words(dealing), [0] * 24, (0, 8, 16))
    seeds = [Random(i).getrandbits(62) for i in range(60)]
    fast, compiled = dealer.deals(seeds), deal_worlds.compiled
    assert len({tuple(row) for row in fast}) == 60
    deal_worlds.compiled = None
    try:
        assert dealer.deals(seeds) == fast
    finally:
        deal_worlds.compiled = compiled
