"""People who played the same deals: what the cards gave to everybody counts nothing."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from hlaska.events.field import deal_means, rank_field

AMOUNTS = st.lists(st.integers(-500, 500), max_size=12)
FIELD = st.dictionaries(st.text("abcdef", min_size=1, max_size=3), AMOUNTS, max_size=8)


def test_three_people_by_hand() -> None:
    results = {"Ada": (6, -2), "Bob": (0, 4), "Cyd": (3,)}
    assert deal_means(results.values()) == (Fraction(3), Fraction(1))
    ranked = rank_field(results, ["Ada", "Bob"])
    assert [(one.rank, one.name, one.points) for one in ranked] == [
        (1, "Ada", Fraction()),
        (1, "Bob", Fraction()),
    ]
    assert ranked[0].deals == (Fraction(3), Fraction(-3))


@given(FIELD)
def test_what_all_gain_and_lose_in_a_deal_is_nothing(results: dict[str, list[int]]) -> None:
    ranked = rank_field(results, list(results))
    for deal in range(max(map(len, results.values()), default=0)):
        assert sum(one.deals[deal] for one in ranked if deal < len(one.deals)) == 0


@given(FIELD, st.lists(st.integers(-9000, 9000), min_size=12, max_size=12))
def test_cards_that_give_everybody_more_change_no_rank(
    results: dict[str, list[int]], luck: list[int]
) -> None:
    dealt = {
        name: [a + more for a, more in zip(amounts, luck, strict=False)] for name, amounts in results.items()
    }
    assert rank_field(results, list(results)) == rank_field(dealt, list(results))


@given(FIELD)
def test_ranks_go_by_points_and_equal_ones_share(results: dict[str, list[int]]) -> None:
    ranked = rank_field(results, list(results))
    assert [one.points for one in ranked] == sorted((one.points for one in ranked), reverse=True)
    for one in ranked:
        assert one.rank == 1 + sum(other.points > one.points for other in ranked)
