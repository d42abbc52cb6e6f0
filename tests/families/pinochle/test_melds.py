"""Melds counted by the kernel against a slow, obvious count; laying melds one at a time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from random import Random

import pytest

from hlaska.core.board import card, entry
from hlaska.core.cards import PACK_48, PACK_80, parse_cards
from hlaska.families.pinochle.melds import (
    NINES,
    Lay,
    Meld,
    MeldTable,
    best_split,
    count,
    lay_from,
    pack_meld,
    shown,
    table_words,
    total,
    unpack_melds,
    used_in,
)
from hlaska.kernel import jit
from hlaska.kernel.melds import ALL_PAIRS, EACH, EVERY_PAIR, PAIRS_LEFT, count_melds, meld, meld_all
from hlaska.kernel.position import hand_words

J, Q, K, T, A = 3, 4, 5, 6, 7
SPADE_QUEEN, DIAMOND_JACK = 1 << 4 | Q, 3 << 4 | J

# What the tables print: run, royal marriage, marriage, nine, pinochle, arounds of A K Q J; extras, house bonuses.
PRINTED = {
    "mfp": ((150, 1500), (40,), (20,), 10, (40, 300), ((100, 1000), (80, 800), (60, 600), (40, 400)), EACH, 0, 0),
    "190": ((150, 1500), (40,), (20,), 10, (40, 300), ((100, 1000), (80, 800), (60, 600), (40, 400)), PAIRS_LEFT, 0, 0),
    "with": (
        (150, 1500), (40,), (20,), 10, (40, 300), ((100, 1000), (80, 800), (60, 600), (40, 400)), EVERY_PAIR, 0, 0,
    ),
    "no bonus": ((150,), (40,), (20,), 10, (40,), ((100,), (80,), (60,), (40,)), EACH, 0, 0),
    "double": (
        (15, 150, 225, 300), (4,), (2,), 0, (4, 30, 60, 90),
        ((10, 100, 150, 200), (8, 80, 120, 160), (6, 60, 90, 120), (4, 40, 60, 80)), PAIRS_LEFT, 0, 0,
    ),
    "240": (
        (15, 150, 225, 300), (4,), (2,), 0, (14, 30, 60, 90),
        ((10, 100, 150, 200), (8, 80, 120, 160), (6, 60, 90, 120), (4, 40, 60, 80)), PAIRS_LEFT, 1, 80,
    ),
    "toby": (
        (15, 150, 500), (4, 30, 60, 240), (2,), 0, (4, 30, 90, 360),
        ((10, 100, 500), (8, 80, 400), (6, 60, 300), (4, 40, 200)), ALL_PAIRS, 0, 0,
    ),
}  # fmt: skip
SINGLE = ("mfp", "190", "no bonus")


def table_of(name: str) -> MeldTable:
    run, royal, plain, nine, pinochle, arounds, extras, house, double = PRINTED[name]
    return table_words(
        run=run, royal=royal, plain=plain, nine=nine, pinochle=pinochle, arounds=arounds,
        extras=extras, house=house, double_house=double,
    )  # fmt: skip


# ---------------------------------------------------------------- the slow count
@lru_cache(None)
def split(printed: tuple[int, ...], copies: int) -> int:
    """The best sum over all ways to split so many copies into printed multiplicities (pinochle:P0.MELD.5)."""
    return max(
        (printed[k - 1] + split(printed, copies - k) for k in range(1, min(copies, len(printed)) + 1)),
        default=0,
    )


def ways(hand: Counter[int], melds: list[tuple[int, ...]]) -> Iterator[Counter[tuple[int, ...]]]:
    """Every set of disjoint melds of one type that can be laid from a hand."""
    if not melds:
        yield Counter()
        return
    first, rest = melds[0], melds[1:]
    for n in range(min(hand[c] for c in first) + 1):
        left = hand - Counter(first * n)
        for way in ways(left, rest):
            yield way + Counter({first: n})


def slow(name: str, cards: list[int], trump: int) -> int:
    run, royal, plain, nine, pinochle, arounds, extras, house, double = PRINTED[name]
    hand = Counter(cards)
    runs = tuple(trump << 4 | r for r in (J, Q, K, T, A)) if trump >= 0 else ()
    royals = (trump << 4 | Q, trump << 4 | K) if trump >= 0 else ()
    plains: list[tuple[int, ...]] = [(s << 4 | Q, s << 4 | K) for s in range(4) if s != trump]
    pairs = {s: min(hand[s << 4 | Q], hand[s << 4 | K]) for s in range(4)}
    best = 0
    for way in ways(hand, [m for m in (runs, royals) if m]):
        n = way[runs] if runs else 0
        points = split(run, n)
        left = hand - Counter(runs * n)
        if extras == EACH and n:
            points += royal[0] * sum(left[c] > 0 for c in royals) if n == 1 else 0
        elif extras == EVERY_PAIR and trump >= 0:
            points += split(royal, pairs[trump])
        elif extras == ALL_PAIRS and n:
            points += split(royal, pairs[trump]) if pairs[trump] > n else 0
        elif royals:
            points += split(royal, way[royals])
        free = [pairs[s] - (n if s == trump else 0) for s in range(4)]
        if trump >= 0:
            twice = all(min(hand[s << 4 | r] for s in range(4)) == 2 for r in (Q, K))
            points += double if min(free) >= 2 and twice else house if min(free) >= 1 else 0
        best = max(best, points)
    best += max(sum(split(plain, n) for n in way.values()) for way in ways(hand, plains))
    best += nine * hand[trump << 4 | 2] if trump >= 0 else 0
    best += max(
        split(pinochle, n) for way in ways(hand, [(SPADE_QUEEN, DIAMOND_JACK)]) for n in [way.total()]
    )
    fours = [tuple(s << 4 | r for s in range(4)) for r in (A, K, Q, J)]
    for way in [max(ways(hand, [four]), key=lambda w: w.total()) for four in fours]:
        for four, n in way.items():
            best += split(arounds[fours.index(four)], n)
    return best


def some_hand(rng: Random, single: bool) -> list[int]:
    """A hand; often one that is rich in what melds want."""
    pack, size = (PACK_48, 12) if single else (PACK_80, 20)
    if rng.random() < 0.5:
        return rng.sample(pack, size)
    suit, ranks = rng.randrange(4), rng.sample((J, Q, K, A), 2)
    rich = [c for c in pack if c >> 4 == suit or c & 15 in ranks]
    poor = rng.sample(pack, size)
    return rng.sample(rich, size) if len(rich) >= size else poor


@pytest.mark.parametrize("name", PRINTED)
def test_the_best_count_is_found(name: str, profile: str) -> None:
    rng, table = Random(name), table_of(name)
    for _ in range({"ci": 800, "nightly": 20_000}.get(profile, 500)):
        cards = some_hand(rng, name in SINGLE)
        trump = rng.randrange(-1, 4)
        wanted = slow(name, cards, trump)
        assert total(cards, table, trump) == wanted, (cards, trump)
        lines = count(cards, table, trump)
        assert sum(line.points for line in lines) == wanted
        packed = [n for line in lines for n in pack_meld(3, line)]
        assert unpack_melds(packed) == [(3, line) for line in lines]


@pytest.mark.parametrize("name", PRINTED)
def test_the_cards_shown_are_enough_and_needed(name: str) -> None:
    rng, table = Random(name), table_of(name)
    for _ in range(300):
        cards = some_hand(rng, name in SINGLE)
        trump = rng.randrange(-1, 4)
        laid = list(shown(cards, table, trump))
        assert not Counter(laid) - Counter(cards)
        assert total(laid, table, trump) == total(cards, table, trump)
        for c in set(laid):
            fewer = laid.copy()
            fewer.remove(c)
            assert total(fewer, table, trump) < total(cards, table, trump)


def test_compiled_counts_are_the_same() -> None:
    rng, table = Random(7), table_of("toby")
    hands = [rng.sample(PACK_80, 20) for _ in range(50)]
    words, tables, out = jit.Buffer(4 * len(hands)), jit.Buffer(len(table)), jit.Buffer(5 * len(hands))
    words.put([w for hand in hands for w in hand_words(hand, 4)])
    tables.put(table)
    meld_all(words, len(hands), tables, out)
    found = list(out.words)
    wanted = [
        meld(hand_words(hand, 4), 0, list(table), trump) for hand in hands for trump in (0, 1, 2, 3, -1)
    ]
    assert found == wanted


@pytest.mark.parametrize("name", list(PRINTED))
def test_a_hand_of_a_batch_counts_what_its_lines_count(name: str) -> None:
    """Each hand has its own trumps, or none; beside all that it counts stand its nines of trumps."""
    rng, table = Random(9), table_of(name)
    pack = PACK_48 if name in SINGLE else PACK_80
    hands = [rng.sample(pack, rng.randrange(21)) for _ in range(300)]
    suits = [rng.randrange(-1, 4) for _ in hands]
    words, trumps, tables = jit.Buffer(4 * len(hands)), jit.Buffer(len(hands)), jit.Buffer(len(table))
    out = jit.Buffer(2 * len(hands))
    words.put([w for hand in hands for w in hand_words(hand, 4)])
    trumps.put(suits)
    tables.put(table)
    count_melds(words, trumps, len(hands), tables, out)
    lines = [count(hand, table, trump) for hand, trump in zip(hands, suits, strict=True)]
    assert list(out.words[::2]) == [sum(line.points for line in found) for found in lines]
    assert list(out.words[1::2]) == [sum(n.points for n in found if n.kind == NINES) for found in lines]


def test_splitting() -> None:
    assert best_split((15, 150, 500)) == (15, 150, 500, 515)
    assert best_split((40,)) == (40, 80, 120, 160)
    assert best_split((15, 20)) == (15, 30, 45, 60)


# ---------------------------------------------------------------- laying one at a time
MARRIAGE, FLUSH = Lay(2, parse_cards("KH QH"), 20), Lay(6, parse_cards("AH TH KH QH JH"), 150)
KINGS = Lay(10, parse_cards("KH KS KD KC"), 80)


def laid(entries: list[int], lay: Lay) -> list[int] | None:
    """The hand after a meld has been laid."""
    chosen = lay_from(entries, lay)
    if chosen is None:
        return None
    left = list(chosen)
    after = []
    for e in entries:
        copy = card(e), e >> 10
        if copy in left:
            left.remove(copy)
            e = entry(copy[0], 0, used_in(copy[1], lay))
        after.append(e)
    return after


def hand(text: str) -> list[int]:
    return [entry(c, 0) for c in parse_cards(text)]


def test_a_card_serves_in_every_class_once() -> None:
    after = laid(hand("KH QH KS KD KC"), MARRIAGE)
    assert after is not None
    assert laid(after, MARRIAGE) is None
    kings = laid(after, KINGS)
    assert kings is not None
    assert laid(kings, KINGS) is None


def test_a_higher_meld_of_a_class_takes_the_cards_of_a_lower_one() -> None:
    after = laid(hand("KH QH AH TH JH"), MARRIAGE)
    assert after is not None
    flush = laid(after, FLUSH)
    assert flush is not None
    assert laid(flush, MARRIAGE) is None


def test_one_card_comes_from_the_hand() -> None:
    entries = [entry(c, 0, 1) for c in parse_cards("KH KS KD KC")]
    assert lay_from(entries, KINGS) is None
    assert lay_from([*entries, entry(parse_cards("KS")[0], 0)], KINGS) is not None


def test_used_copies_go_first() -> None:
    entries = [entry(c, 0) for c in parse_cards("KH KS KD KC")] + [entry(parse_cards("KH")[0], 0, 1 | 1 << 1)]
    once = (parse_cards("KH")[0], 1 | 1 << 1)
    assert lay_from(entries, KINGS) == tuple(sorted((*((c, 0) for c in parse_cards("KS KD KC")), once)))


def test_lines() -> None:
    assert count(parse_cards("QS JD"), table_of("240"), 0) == (Meld(4, -1, 1, 14),)
