"""Positions that are set up: rows become a record, and what is wrong with them is said by row."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from hlaska import games
from hlaska.core import record as records
from hlaska.core.actions import CALL
from hlaska.core.cards import cards_text, parse_card
from hlaska.core.errors import BadRecord, BadText
from hlaska.core.record.deal_builder import deck_of, find_dealing, rows_of
from hlaska.table import position_editor
from hlaska.table.position_editor import Rows
from tests.laws import hashed, play_deal, shuffled
from tests.presets import two_presets


def check(rows: Rows) -> position_editor.EditedPosition:
    return position_editor.check_rows(games.game_class, rows)


def whole(rows: Rows) -> tuple[records.Record, records.Played]:
    found = check(rows)
    assert found.record is not None
    assert found.played is not None
    return found.record, found.played


def with_row(rows: Rows, name: str, text: str) -> Rows:
    return replace(rows, rows=tuple((n, text if n == name else t) for n, t in rows.rows))


def keys(found: position_editor.EditedPosition) -> dict[str, str]:
    return {fault.phrase.key: fault.row for fault in found.faults}


@two_presets
def test_every_game_deals_the_hands_that_are_wanted(name: str, preset: str) -> None:
    game = games.find_game(name, preset)
    deck = shuffled(game, Random(4))
    state, _ = game.start(game.opening(), deck)
    for seat, action in find_dealing(game).first:
        state, _ = game.apply(state, seat, action)
    rows = rows_of(game, state)
    assert sorted(c for row in rows for c in row) == sorted(game.pack)
    again, _ = game.start(game.opening(), deck_of(game, rows))
    for seat, action in find_dealing(game).first:
        again, _ = game.apply(again, seat, action)
    assert again == state


@two_presets
def test_a_course_goes_on_from_there_to_the_end(name: str, preset: str) -> None:
    game, rows = (
        games.find_game(name, preset),
        position_editor.random_rows(games.find_game(name, preset), preset, {}, 5),
    )
    assert check(rows).faults == ()
    dealt, _ = whole(rows)
    trace = play_deal(game, game.opening(), dealt.deals[0].deck, hashed(2))
    done = [game.action_text(step.action) for step in trace.steps]
    moves = done[len(find_dealing(game).first) :]
    if done[: len(find_dealing(game).first)] != [game.action_text(a) for _, a in find_dealing(game).first]:
        return  # cut elsewhere: other cards
    seats = [f"{step.seat}: " for step in trace.steps][-len(moves) :]
    found = check(replace(rows, moves=tuple(s + m for s, m in zip(seats, moves, strict=True))))
    assert (found.faults, found.moves[-1].endswith(moves[-1])) == ((), True)
    assert found.played is not None
    assert found.played.state == trace.steps[-1].state


@pytest.mark.slow
@two_presets
def test_cards_can_be_taken_as_they_lie_at_any_moment(name: str, preset: str) -> None:
    game, rng = games.find_game(name, preset), Random(1)
    dealt, one = whole(position_editor.random_rows(game, preset, {}, 5))
    state = one.state
    moves: list[tuple[int, int]] = []
    while state.pub.turn >= 0 and len(moves) < 60:
        legal = game.legal(state, state.pub.turn)
        action = rng.choice([a for a in legal if a < CALL] or list(legal[:1]))
        moves.append((-1, action))
        state, _ = game.apply(state, state.pub.turn, action)
    deal = dealt.deals[0]
    record = replace(dealt, deals=(replace(deal, moves=(*deal.moves, *moves)),))
    (played,) = records.replay(record, games.game_class)
    for step in range(0, len(played.steps) + 1, 7):
        lie = position_editor.rows_of_record(games.game_class, record, 1, step, lie=True)
        again = check(lie)
        assert again.faults == (), step
        assert again.played is not None
        assert again.record is not None
        assert again.played.state == (played.steps[step - 1].state if step else played.start)
        assert records.read(records.write(again.record, games.game_class), games.game_class) == again.record


def marias() -> Rows:
    return position_editor.random_rows(games.find_game("marias"), "", {}, 5)


def test_what_is_wrong_is_said_by_row() -> None:
    rows = marias()
    hand, talon = dict(rows.rows)["hand0"], dict(rows.rows)["unseen/-"]
    first, *rest = hand.split()
    taken = check(with_row(rows, "hand0", " ".join(rest)))
    assert keys(taken) == {"edit-count": "hand0", "edit-missing": ""}
    assert (taken.spare, taken.record) == ((parse_card(first),), None)
    assert keys(check(with_row(rows, "unseen/-", f"{talon} {first}"))) == {
        "edit-twice": "unseen/-",
        "edit-count": "unseen/-",
    }
    unread = check(with_row(rows, "hand0", f"{hand} QX"))
    assert [(f.row, f.text) for f in unread.faults] == [("hand0", "QX")]
    thousand = position_editor.random_rows(games.find_game("thousand"), "", {}, 1)
    foreign = check(with_row(thousand, "widow/-", "7H 8H 9H"))
    assert keys(foreign)["edit-foreign"] == "widow/-"


def test_cards_are_read_as_people_write_them() -> None:
    rows = marias()
    hand = dict(rows.rows)["hand0"].split()
    suits, ranks = dict(zip("CSHD", "♣♠♥♦", strict=True)), {"T": "10", "Q": "O", "J": "U"}
    typed = [suits[c[1]] + ranks.get(c[0], c[0]) for c in hand]
    found = check(with_row(rows, "hand0", ", ".join(typed)))
    assert found.faults == ()
    assert cards_text(found.rows[0].cards) == " ".join(hand)
    words = check(with_row(rows, "hand0", "ace of hearts, zelený král, ČSv Žsp"))
    assert cards_text(words.rows[0].cards) == "AH KS QH JC"


def test_a_course_stops_where_it_cannot_go_on() -> None:
    rows = marias()
    first = dict(rows.rows)["hand0"].split()[0]
    found = check(replace(rows, moves=(first, "flek game")))
    assert found.moves == (first,)
    assert found.played is not None
    assert [(f.phrase.key, f.phrase.args) for f in found.faults] == [("edit-course", {"n": 2})]
    assert "not legal" in found.faults[0].text


def ending() -> Rows:
    """Schnapsen, the stock is used up, three cards each."""
    game = games.find_game("sixtysix", "schnapsen")
    rows = position_editor.random_rows(game, "schnapsen", {}, 5)
    state = whole(rows)[1].state
    moves: list[str] = []
    while (
        sum(map(len, (state.places[game.place("talon")], state.places[game.place("trump")])))
        or len(moves) < 14
    ):
        cards = [a for a in game.legal(state, state.pub.turn) if a < CALL]
        moves.append(game.action_text(cards[0]))
        state, _ = game.apply(state, state.pub.turn, cards[0])
    return position_editor.rows_of_record(
        games.game_class, whole(replace(rows, moves=tuple(moves)))[0], 1, len(moves), lie=True
    )


def test_cards_that_lie_are_moved_and_the_points_follow() -> None:
    rows = ending()
    hands = dict(rows.rows)
    one, other = hands["hand0"].split(), hands["hand1"].split()
    swapped = with_row(
        with_row(rows, "hand0", " ".join([other[0], *one[1:]])), "hand1", " ".join([one[0], *other[1:]])
    )
    found = check(swapped)
    assert found.faults == ()
    assert found.played is not None
    before = check(rows).played
    assert before is not None
    assert found.played.start.pub.points == before.start.pub.points
    won = {n: t for n, t in rows.rows if n.startswith("won")}
    pile = next(n for n in won if n.startswith("won0"))
    other_pile = next(n for n in won if n.startswith("won1"))
    moved = won[pile].split()[:2]
    rest = " ".join(won[pile].split()[2:])
    changed = check(with_row(with_row(rows, pile, rest), other_pile, f"{won[other_pile]} {' '.join(moved)}"))
    assert changed.faults == ()
    assert changed.played is not None
    assert changed.played.start.pub.points != before.start.pub.points


def test_hands_that_cannot_be_are_named() -> None:
    rows = ending()
    hands = dict(rows.rows)
    card, *rest = hands["hand0"].split()
    uneven = check(with_row(with_row(rows, "hand0", " ".join(rest)), "hand1", f"{hands['hand1']} {card}"))
    assert {f.phrase.key for f in uneven.faults} <= {"edit-hands", "edit-impossible"}
    assert uneven.faults


def test_rows_and_heads_of_nothing_are_refused() -> None:
    rows = marias()
    with pytest.raises(BadText, match="the rows of marias are hand0"):
        check(replace(rows, rows=rows.rows[1:]))
    with pytest.raises(BadText, match="no place 'nowhere'"):
        check(replace(rows, rows=(("nowhere", ""),), numbers=""))
    with pytest.raises(BadRecord):
        check(replace(rows, head="Game: chess"))
    with pytest.raises(BadRecord, match="without a deal"):
        check(replace(rows, head="Game: marias\nDeck: QH"))
    with pytest.raises(BadRecord, match="chairs are 0 to 2"):
        check(replace(rows, first=7))
    with pytest.raises(BadRecord, match="more than a deal"):
        check(replace(rows, moves=("good",) * 3000))
    assert keys(check(replace(ending(), numbers="trump=H colour=red"))) == {"edit-impossible": ""}


def test_a_position_of_a_record_keeps_its_course() -> None:
    rows = ending()
    card = next(t for n, t in rows.rows if n == f"hand{whole(rows)[1].state.pub.turn}").split()[0]
    record, _ = whole(replace(rows, moves=(card.partition("/")[0],)))
    again = position_editor.rows_of_record(games.game_class, record, 1, 1, lie=False)
    assert (again.moves, again.numbers is not None) == ((card.partition("/")[0],), True)
    with pytest.raises(BadRecord, match="no deal 2"):
        position_editor.rows_of_record(games.game_class, record, 2, 0, lie=False)


def test_why_a_position_cannot_be_is_said_in_words() -> None:
    rows = ending()
    won = next(name for name, text in rows.rows if name.startswith("won0") and text)
    pile, hand = dict(rows.rows)[won].split(), dict(rows.rows)["hand0"]
    odd = check(
        with_row(with_row(rows, won, " ".join(pile[1:])), "hand0", f"{hand} {pile[0].partition('/')[0]}")
    )
    assert keys(odd) == {"position-tricks": "won0"}
    last = check(replace(rows, numbers=f"{rows.numbers} last=[{hand.split()[0].partition('/')[0]},QH]"))
    assert {fault.phrase.key for fault in last.faults} <= {"position-last", "edit-impossible"}
    assert last.faults
