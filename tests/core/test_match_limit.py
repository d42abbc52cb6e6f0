"""How long a match is that its game does not end (marias:G.MATCH.1, D30, D90)."""

from __future__ import annotations

import pytest

from hlaska.core import record as records
from hlaska.core.errors import BadOptions, BadRecord, BadText
from hlaska.core.game import Match
from hlaska.core.match_limit import Limit, apply_limit, check_limit, limit_text, read_limit
from hlaska.games import find_game, game_class

UNLIMITED = Match((3, 1, 3))


@pytest.mark.parametrize(
    ("limit", "deals", "seconds", "winners"),
    [
        (Limit(), 500, 1e6, ()),
        (Limit(deals=4), 3, 0, ()),
        (Limit(deals=4), 4, 0, (0, 2)),
        (Limit(minutes=60), 9, 3599, ()),
        (Limit(minutes=60), 9, 3600, (0, 2)),  # with the deal in play
        (Limit(deals=4, minutes=60), 2, 4000, (0, 2)),
        (Limit(minutes=60), 0, 4000, ()),
    ],
)
def test_a_match_is_over(limit: Limit, deals: int, seconds: float, winners: tuple[int, ...]) -> None:
    """Whoever has most wins, equal totals share."""
    assert apply_limit(limit, UNLIMITED, deals, seconds).winners == winners


def test_the_own_end_of_a_game_comes_first() -> None:
    over = Match((3, 9), winners=(0,))
    assert apply_limit(Limit(deals=1), over, 1, 0) is over


@pytest.mark.parametrize("limit", [Limit(12), Limit(1), Limit(0, 60), Limit(12, 1)])
def test_limits_have_a_text(limit: Limit) -> None:
    assert read_limit(limit_text(limit)) == limit


@pytest.mark.parametrize("text", ["", "12", "deals", "12 deals, 3 deals", "-1 deals", "12 deals 60 minutes"])
def test_what_is_no_limit(text: str) -> None:
    with pytest.raises(BadText, match="write '12 deals', '60 minutes'"):
        read_limit(text)


def test_limits_are_checked() -> None:
    check_limit(find_game("marias"), Limit(12, 60))
    with pytest.raises(BadOptions, match=r"limit.deals=-1: expected 0 \(no limit\) to 10000"):
        check_limit(find_game("marias"), Limit(-1))
    with pytest.raises(BadOptions, match="a match of sixtysix ends by its own rules"):
        check_limit(find_game("sixtysix"), Limit(3))
    check_limit(find_game("sixtysix"), Limit())


GIVEN_UP = """Game: marias_auction
Limit: {limit}

Deck: 7C 8C 9C JC QC KC TC AC 7S 8S 9S JS QS KS TS AS 7H 8H 9H JH QH KH TH AH 7D 8D 9D JD QD KD TD AD
tap, pass, pass, take, give up

Deck: 7C 8C 9C JC QC KC TC AC 7S 8S 9S JS QS KS TS AS 7H 8H 9H JH QH KH TH AH 7D 8D 9D JD QD KD TD AD
tap, pass, pass, take, give up
"""


@pytest.mark.parametrize(("limit", "winners"), [("2 deals", (2,)), ("3 deals", ()), ("60 minutes", ())])
def test_records_name_the_limit(limit: str, winners: tuple[int, ...]) -> None:
    """The header says it, and the last deal names who has won; of time a record knows nothing."""
    record, played = records.check_text(GIVEN_UP.format(limit=limit), game_class)
    assert played[-1].after is not None
    assert played[-1].after.winners == winners
    assert records.read(records.write(record, game_class), game_class) == record
    assert records.from_json(records.to_json(record, game_class), game_class) == record


def test_no_deal_after_the_last() -> None:
    with pytest.raises(BadRecord, match="line 7: the match is over"):
        records.check_text(GIVEN_UP.format(limit="1 deal"), game_class)


def test_a_limit_where_there_can_be_none() -> None:
    with pytest.raises(BadRecord, match=r"^line 2: limit: a match of thousand ends"):
        records.read("Game: thousand\nLimit: 3 deals\n", game_class)
