"""Cards drawn for the deal and for places: who deals, who chooses, and what a record may say of it."""

from __future__ import annotations

from random import Random

import pytest

from hlaska.core import seating
from hlaska.core.cards import parse_cards
from hlaska.core.errors import BadRecord
from hlaska.core.record import check_text, from_json, read, to_json, write
from hlaska.core.seating import Draw
from hlaska.games import GAMES, find_game, game_class


class Scripted:
    """A shuffle that puts the cards it was told on top."""

    def __init__(self, *tops: str) -> None:
        self.tops = [list(parse_cards(t)) for t in tops]

    def __call__(self, cards: list[int]) -> None:
        top = self.tops.pop(0)
        rest = list(cards)
        for c in top:
            rest.remove(c)
        cards[:] = top + rest


def rounds(*texts: str) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(parse_cards(w)[0] if w != "-" else -1 for w in text.split()) for text in texts)


def test_draw_high_ranks_the_ten_below_the_jack() -> None:
    """marias:G.SEAT.2, decision D29: A K Q J T 9 8 7"""
    game = find_game("marias", "catsatcards")
    drawn = seating.draw(game, Scripted("TC JS 9H"))
    assert drawn == Draw(rounds("TC JS 9H"), (1, 0, 2), (), 1)


def test_equal_cards_are_laid_aside_and_drawn_again() -> None:
    game = find_game("marias", "catsatcards")
    drawn = seating.draw(game, Scripted("AC 7S AH 8C 9C"))
    assert drawn.rounds == rounds("AC 7S AH", "8C - 9C")
    assert drawn.ranked == (2, 0, 1)
    drawn = seating.draw(game, Scripted("7C 7S AH KC KS QC JC"))
    assert drawn.rounds == rounds("7C 7S AH", "KC KS -", "QC JC -")
    assert drawn.ranked == (2, 0, 1)


def test_a_pack_that_runs_out_is_shuffled_again() -> None:
    game = find_game("sixtysix", "schnapsen", ["seating=cut_high"])
    equal = "AC AS TC TS KC KS QC QS JC JS AH AD TH TD KH KD QH QD JH JD"
    drawn = seating.draw(game, Scripted(equal, "AC KC"))
    assert len(drawn.rounds) == 11
    assert drawn.ranked == (0,)


def test_the_higher_cut_deals_and_nobody_moves() -> None:
    """mariage:MG.PLAYER.2: by A T K Q J 9 8 7; equal ranks cut again"""
    game = find_game("sixtysix")
    drawn = seating.draw(game, Scripted("KH TC"))
    assert (drawn.ranked, drawn.chooser, seating.chair_order(drawn)) == ((1,), -1, (0, 1))
    assert seating.find_first_chair(game, drawn) == 0
    drawn = seating.draw(game, Scripted("9H 9C 7D 8D"))
    assert drawn.rounds == rounds("9H 9C", "7D 8D")
    assert drawn.ranked == (1,)


def test_only_those_who_tie_for_the_highest_cut_again() -> None:
    game = find_game("sixtysix", "mariage_three")
    drawn = seating.draw(game, Scripted("7H TC 7C"))
    assert (drawn.rounds, drawn.ranked) == (rounds("7H TC 7C"), (1,))
    drawn = seating.draw(game, Scripted("TH TC 7C AD AS 8C 9C"))
    assert drawn.rounds == rounds("TH TC 7C", "AD AS -", "8C 9C -")
    assert drawn.ranked == (1,)


def test_places_are_chosen_in_the_order_of_the_cards() -> None:
    game = find_game("marias", "catsatcards")
    drawn = seating.draw(game, Scripted("9C AS KH"))
    assert (drawn.chooser, drawn.free) == (1, (0, 1, 2))
    drawn = seating.choose(drawn, 2)
    assert (drawn.chooser, drawn.free) == (2, (0, 1))  # clockwise from the dealer's place
    drawn = seating.choose(drawn, 1)
    drawn = seating.choose(drawn, drawn.free[0])
    assert drawn.chooser == -1
    assert seating.chair_order(drawn) == (0, 2, 1)
    done = seating.number_chairs(drawn)
    assert done == Draw(rounds("9C KH AS"), (2, 1, 0))
    assert seating.find_first_chair(game, done) == 0  # the dealer sits in chair 2


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("way", ["draw_high", "cut_high"])
def test_every_game_can_be_drawn_for(name: str, way: str) -> None:
    game, rng = find_game(name, "", [f"seating={way}"]), Random(4)
    dealers = set()
    for _ in range(200):
        drawn = seating.draw(game, rng.shuffle)
        while drawn.chooser >= 0:
            drawn = seating.choose(drawn, rng.choice(drawn.free))
        done = seating.number_chairs(drawn)
        assert seating.find_problem(game, done.rounds, seating.find_first_chair(game, done)) == ""
        assert all(
            seating.find_problem(game, done.rounds, p)
            for p in range(game.players)
            if p != seating.find_first_chair(game, done)
        )
        dealers.add(done.ranked[0])
    assert dealers == set(range(game.players))


# ---------------------------------------------------------------- records
RECORD = """Game: sixtysix
Chairs: Anna | Bob
Draw: 9H 9C | 7D 8D

First: 0
Deck: AS KS QS AC TC 8S 9C 7H JD 8D KH 9D TH AH 7D QH AD TS JS 9S 7S JH 9H 8H TD KD QD KC QC JC 8C 7C

rob
"""


def test_a_record_has_the_cards_drawn() -> None:
    record, _ = check_text(RECORD, game_class)
    assert record.draw == rounds("9H 9C", "7D 8D")
    assert read(write(record, game_class), game_class) == record
    assert from_json(to_json(record, game_class), game_class) == record


@pytest.mark.parametrize(
    ("draw", "says"),
    [
        ("9H 9C", "chairs 0 and 1 have equal cards"),
        ("9H 9C | 8D 7D", "chair 0 drew the highest card and deals, so chair 1 is first"),
        ("9H 9C 8C | 7D 8D -", "3 cards for 2 chairs"),
        ("9H -", "everybody draws a card"),
        ("9H 9C | 7D XX", "XX"),
    ],
)
def test_a_record_whose_draw_cannot_be_is_refused(draw: str, says: str) -> None:
    with pytest.raises(BadRecord, match=says):
        check_text(RECORD.replace("9H 9C | 7D 8D", draw), game_class)
