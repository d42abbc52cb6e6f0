"""The draw of an evening: nobody twice in a round, sizes as promised, people meet others, anybody can draw again."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from hashlib import sha256

from hypothesis import given
from hypothesis import strategies as st

from hlaska.events.lots import seed_of, table_sizes
from hlaska.server.clubs.pairing import RoundDraw, draw, meetings, pairing_cost

ALLOWED = st.sampled_from([(3,), (4,), (2,), (3, 4), (4, 3)])


def rounds_of(people: list[str], allowed: tuple[int, ...], secret: str, count: int) -> list[RoundDraw]:
    found: list[RoundDraw] = []
    for number in range(1, count + 1):
        out = Counter(one for drawn in found for one in drawn.out)
        met = meetings(drawn.tables for drawn in found)
        found.append(draw(people, allowed, seed_of(secret, number), met, out))
    return found


@given(people=st.integers(0, 22), allowed=ALLOWED, secret=st.text(max_size=4), count=st.integers(1, 4))
def test_everybody_sits_once_at_tables_of_the_sizes_promised(
    people: int, allowed: tuple[int, ...], secret: str, count: int
) -> None:
    names = [f"m{i}" for i in range(people)]
    found = rounds_of(names, allowed, secret, count)
    for drawn in found:
        seated = [one for table in drawn.tables for one in table]
        assert sorted([*seated, *drawn.out]) == sorted(names)
        assert sorted(map(len, drawn.tables)) == sorted(table_sizes(people, allowed))
        assert set(map(len, drawn.tables)) <= set(allowed)
    out = Counter(one for drawn in found for one in drawn.out)
    assert max((out[one] for one in names), default=0) - min((out[one] for one in names), default=0) <= 1


@given(people=st.integers(4, 22), allowed=ALLOWED, secret=st.text(max_size=4))
def test_no_more_people_meet_again_than_on_average_by_lot_alone(
    people: int, allowed: tuple[int, ...], secret: str
) -> None:
    """By lot alone each of the pairs there are meets with the same chance; the draw is never worse."""
    names = [f"m{i}" for i in range(people)]
    found = rounds_of(names, allowed, secret, 4)
    for number, drawn in enumerate(found):
        met = meetings(before.tables for before in found[:number])
        playing = {one for table in drawn.tables for one in table}
        again = sum(n for (a, b), n in met.items() if a in playing and b in playing)
        together = sum(len(table) * (len(table) - 1) // 2 for table in drawn.tables)
        pairs = len(playing) * (len(playing) - 1) // 2
        assert pairing_cost(drawn.tables, met) <= Fraction(again * together, max(1, pairs))


def test_nobody_meets_twice_where_that_is_easy() -> None:
    """Nine at tables of three have four such rounds, and not one more; forty at tables of four many."""
    for people, size, count in ((9, 3, 4), (16, 4, 3), (40, 4, 6)):
        found = rounds_of([f"m{i}" for i in range(people)], (size,), "evening", count)
        assert max(meetings(drawn.tables for drawn in found).values()) == 1


def test_sizes_are_few_sitting_out_then_the_usual_size() -> None:
    assert table_sizes(12, (3, 4)) == (3, 3, 3, 3)
    assert table_sizes(12, (4, 3)) == (4, 4, 4)
    assert table_sizes(13, (3, 4)) == (3, 3, 3, 4)
    assert table_sizes(5, (3, 4)) == (4,)
    assert table_sizes(5, (4,)) == (4,)
    assert table_sizes(2, (3, 4)) == ()


def test_the_draw_follows_from_its_seed_as_the_document_says() -> None:
    """docs/clubs.md: the first round is the people in the order of the SHA-256 of seed, number of the try, name."""
    seed = seed_of("secret", 1)
    assert seed == sha256(b"secret round 1").hexdigest()
    names = [f"m{i}" for i in range(7)]
    first = sorted(names, key=lambda one: sha256(f"{seed} 0 {one}".encode()).digest())
    drawn = draw(reversed(names), (3,), seed)
    assert drawn.out == (first[6],)
    order = sorted(first[:6], key=lambda one: sha256(f"{seed} 1 {one}".encode()).digest())
    assert drawn.tables == (tuple(order[:3]), tuple(order[3:]))
