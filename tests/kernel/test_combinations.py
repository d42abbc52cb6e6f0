"""Combinations laid copy by copy: the kernel against a plain listing of every choice, over random hands and marks."""

from __future__ import annotations

from itertools import combinations, product
from random import Random

import pytest

from hlaska.core.board import entry
from hlaska.games.bezique import melds
from hlaska.games.bezique.options import Options
from hlaska.games.bezique.public import BEZIQUE, FORMS, FOUR, MARRIAGE, MELDS, SEQUENCE, BeziquePublic
from hlaska.kernel import combinations as kernel

HANDS = 1500
Copy = tuple[int, int]
# fields of a mark: where it begins, and how many bits
FIELDS = {
    "marriage": (1, 3), "sequence": (4, 1), "four": (5, 2),
    "pairs1": (7, 3), "pairs2": (10, 2), "pairs3": (12, 1), "pairs4": (13, 1),
}  # fmt: skip
RUN, TOP, BARRED = 1 << 14, 15, 1 << 18


def field(mark: int, use: str) -> int:
    at, bits = FIELDS[use]
    return mark >> at & (1 << bits) - 1


def use_of(call: int) -> tuple[str, int]:
    """The use of a combination, and how many of each card it takes."""
    if call < SEQUENCE:
        return "marriage", 1
    if call < BEZIQUE:
        return "sequence", 1
    return (f"pairs{call - BEZIQUE + 1}", call - BEZIQUE + 1) if call < FOUR else ("four", 4)


def groups_of(call: int) -> list[list[int]]:
    if call < SEQUENCE:
        return [[(call - MARRIAGE) << 4 | rank] for rank in (4, 5)]
    if call < BEZIQUE:
        return [[(call - SEQUENCE) << 4 | rank] for rank in (3, 4, 5, 6, 7)]
    if call < FOUR:
        return [[1 << 4 | 4], [3 << 4 | 3]]
    return [[suit << 4 | (7, 5, 4, 3)[call - FOUR] for suit in range(4)]]


def serves(mark: int, call: int) -> bool:
    """mariage:BZ.MELD.3, BZ.SEVEN.2, RB.4, word by word."""
    use, level = use_of(call)
    if mark & BARRED or field(mark, use):
        return False
    if use == "marriage":
        return not mark & RUN
    return not use.startswith("pairs") or mark >> TOP & 7 <= level


def every_choice(copies: list[Copy], call: int, fresh: bool) -> list[tuple[Copy, ...]]:
    pools = []
    for cards in groups_of(call):
        pool = sorted(copy for copy in copies if copy[0] in cards and serves(copy[1], call))
        pools.append(sorted(set(combinations(pool, use_of(call)[1]))))
    found = (tuple(sorted(c for part in parts for c in part)) for parts in product(*pools))
    return sorted(s for s in found if not fresh or any(not mark & 1 for _, mark in s))


def random_mark(rng: Random, card: int) -> int:
    """A mark that a card can come to bear, or one much like it."""
    if rng.random() < 0.5:
        return 0
    mark = 0
    for use in rng.sample(list(FIELDS), rng.randrange(3)):
        at, bits = FIELDS[use]
        mark |= rng.randrange(1, 1 << bits) << at
        if use == "sequence":
            mark |= RUN
        if use.startswith("pairs"):
            mark |= max(int(use[-1]), mark >> TOP & 7) << TOP
    mark |= RUN if rng.random() < 0.1 else 0
    return mark | 1 if mark else BARRED if rng.random() < 0.3 else 1


@pytest.mark.slow
@pytest.mark.parametrize("form", list(FORMS))
@pytest.mark.parametrize("fresh", [False, True])
def test_every_choice_of_copies_is_named_and_no_other(form: str, fresh: bool) -> None:
    rng, options = Random(7), Options(bz_form=form, bz_need_hand_card=fresh)  # type: ignore[arg-type]
    cards = [20, 51, 20, 51, 21, 4, 36, 52, 53, 23, 22, 19, 5]  # those of beziques, and others beside them
    found = many = 0
    for _ in range(HANDS):
        several = rng.sample(cards, 3)
        hand = [rng.choice(several if rng.random() < 0.6 else list(FORMS[form].pack)) for _ in range(9)]
        hand = [card for i, card in enumerate(hand) if hand[:i].count(card) < len(FORMS[form].pack) // 32]
        copies = sorted((card, random_mark(rng, card)) for card in hand)
        entries = sorted(entry(card, 3, mark) for card, mark in copies)
        for call in MELDS:
            pub = BeziquePublic("meld", 0, trump=rng.randrange(4))
            wanted = every_choice(copies, call, fresh)
            assert melds.selections(options, pub, entries, call) == wanted, (copies, call)
            assert melds.can_make(options, pub.trump, entries, call, fresh=True) == bool(wanted)
            found += bool(wanted)
            many += len(wanted) > 1
    assert found > 300
    assert many > 50


def test_each_use_has_its_own_field_of_a_mark() -> None:
    masks = [kernel.use_mask(use) for use in range(kernel.USES)]
    assert masks == [((1 << bits) - 1) << at for at, bits in FIELDS.values()]
    assert sum(masks) + 1 == kernel.IN_SEQUENCE - 1
