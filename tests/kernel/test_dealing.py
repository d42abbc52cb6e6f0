"""Unknown cards dealt into the places they may have: evenly, and always where it is possible at all."""

from collections import Counter
from random import Random

from hlaska.kernel.dealing import Dealing, deal_out, deal_words


def test_every_deal_of_free_cards_is_about_equally_likely() -> None:
    rng = Random(1)
    deal = deal_words(Dealing(range(4), (2, 2)))
    drawn = Counter(tuple(sorted(deal_out(deal, rng.getrandbits(62))[0])) for _ in range(6000))
    assert len(drawn) == 6
    assert min(drawn.values()) > 850


def test_every_deal_of_bound_cards_is_about_equally_likely() -> None:
    """Card 0 may not lie in place 0, card 1 not in place 2: of 90 deals 42 are left."""
    rng = Random(2)
    deal = deal_words(Dealing(range(6), (2, 2, 2), (0b110, 0b011, 0b111, 0b111, 0b111, 0b111)))
    drawn = Counter(
        tuple(tuple(sorted(cards)) for cards in deal_out(deal, rng.getrandbits(62))) for _ in range(8400)
    )
    assert len(drawn) == 42
    assert min(drawn.values()) > 130
    assert max(drawn.values()) < 280


def test_cards_lie_in_their_places_in_any_order() -> None:
    rng = Random(3)
    deal = deal_words(Dealing(range(4), (3, 1), (0b11, 0b11, 0b11, 0b01)))
    drawn = Counter(tuple(deal_out(deal, rng.getrandbits(62))[0]) for _ in range(3600))
    assert len(drawn) == 18
    assert min(drawn.values()) > 130


def test_a_deal_is_found_whenever_there_is_one() -> None:
    rng, cards = Random(2), (*range(8), *range(16, 20))
    for _ in range(500):
        truth = [rng.choice(range(4)) for _ in range(12)]
        needs = [truth.count(p) for p in range(4)]
        allowed = [1 << p | rng.getrandbits(4) for p in truth]
        placed = deal_out(deal_words(Dealing(cards, needs, allowed)), rng.getrandbits(62))
        assert [len(there) for there in placed[:4]] == needs
        assert all(allowed[cards.index(c)] >> p & 1 for p, there in enumerate(placed) for c in there)


def test_no_deal_where_there_is_none() -> None:
    assert deal_out(deal_words(Dealing((0, 1), (1, 1), (1, 1))), 0) == []
