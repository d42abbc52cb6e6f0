"""What may be buried, as the kernel finds it, against trying everything."""

from __future__ import annotations

from random import Random

import pytest

from hlaska.core.cards import PACK_48, PACK_80
from hlaska.families.pinochle.melds import MeldTable, find_buriable
from hlaska.kernel import jit
from tests.families.pinochle.naive_burying import Cards, best_rest, try_burying
from tests.families.pinochle.test_melds import PRINTED, SINGLE, A, J, K, Q, T, table_of

SETS = (  # combinations of which full hands are made; a run of suit 0 stands for that of trumps
    *((s << 4 | Q, s << 4 | K) for s in range(4)),
    *(tuple(s << 4 | r for s in range(4)) for r in (J, Q, K, A)),
    (1 << 4 | Q, 3 << 4 | J),
    (J, Q, K, T, A),
)


def full_hand(rng: Random, pack: Cards, size: int) -> Cards:
    """A hand that is full of combinations, but for a few cards."""
    left, hand = list(pack), list[int]()
    rng.shuffle(left)
    for meld in rng.choices(SETS, k=60):
        if len(hand) + len(meld) <= size and all(c in left for c in meld):
            hand += meld
            for c in meld:
                left.remove(c)
    hand += left[: size - len(hand) + 3]
    return tuple(sorted(hand[rng.randrange(4) :][:size]))


def any_hand(rng: Random, name: str, most: int) -> tuple[Cards, MeldTable, int]:
    """A hand, its table, and how many cards must be buried."""
    pack, size = (PACK_48, 18) if name in (*SINGLE, "with") else (PACK_80, 30)
    hand = full_hand(rng, pack, size) if rng.random() < 0.7 else tuple(sorted(rng.sample(pack, size)))
    return hand, table_of(name), rng.randint(1, most)


@pytest.mark.parametrize("name", PRINTED)
def test_what_may_be_buried(name: str) -> None:  # P4A.WIDOW.3, P4A.WIDOW.4
    rng, given_up = Random(7), 0
    for _ in range(60):
        hand, table, bury = any_hand(rng, name, 2)
        trump = rng.choice((0, 0, 1, 2, 3))
        assert find_buriable(hand, table, trump, bury) == try_burying(hand, table, trump, bury)
        given_up += best_rest(hand, table, trump, bury) < best_rest(hand, table, trump, 0)
    assert given_up


def test_a_bonus_is_won_by_burying() -> None:
    """Both arounds are to be exactly double for it, so that a third king is too many (pinochle:P2.MELD.5)."""
    pairs = [s << 4 | r for s in range(4) for r in (Q, K)] * 2
    hand = tuple(sorted([*pairs, *(s << 4 | K for s in range(4)), T, T, 1 << 4 | T]))
    found = find_buriable(hand, table_of("240"), 0, 1)
    assert found == tuple(s << 4 | K for s in range(4)) == try_burying(hand, table_of("240"), 0, 1)
    assert find_buriable(hand, table_of("double"), 0, 1) == (T, 1 << 4 | T)


def test_too_many_cards_are_refused() -> None:
    with pytest.raises(ValueError, match="6 cards"):
        find_buriable(PACK_48[:24], table_of("mfp"), 0, 6)


@pytest.mark.slow
@pytest.mark.jit
def test_compiled_and_plain_bury_the_same() -> None:
    jit.start(("hlaska.kernel.melds", "hlaska.kernel.burying"))
    assert jit.is_ready("find_buriable")
    rng = Random(8)
    for name in PRINTED:
        for _ in range(20):
            hand, table, bury = any_hand(rng, name, 3)
            assert find_buriable(hand, table, 0, bury) == try_burying(hand, table, 0, bury)
