"""Deals told by their hands: `Hand 0:`, `Talon:` ... in place of a deck, in every game."""

from __future__ import annotations

import json
from random import Random

import pytest

from hlaska.core import record as records
from hlaska.core.actions import CALL
from hlaska.core.cards import cards_text
from hlaska.core.errors import BadRecord, BadText
from hlaska.core.game import Game
from hlaska.core.record.hands import deck_by_hands, label, shares
from hlaska.games import find_game, game_class
from tests.laws import shuffled
from tests.presets import two_presets


def told(game: Game, deck: tuple[int, ...], first: tuple[tuple[int, int], ...] = ()) -> dict[str, str]:
    """The lines of a deck: what each seat and pile is dealt."""
    found = shares(game, first).by_name
    return {label(name): cards_text(deck[n] for n in slots) for name, slots in found.items()}


def text_of(name: str, preset: str, lines: dict[str, str], moves: str = "") -> str:
    rows = "\n".join(f"{key}: {cards}" for key, cards in lines.items())
    return f"Game: {name}\nPreset: {preset}\n\n{rows}\n\n{moves}\n"


def read(text: str) -> records.Record:
    return records.read(text, game_class)


@pytest.mark.slow
@two_presets
def test_the_hands_of_a_deck_deal_it_again(name: str, preset: str) -> None:
    """Whatever the order of the cards in a hand whose order means nothing, and whatever line is left out."""
    game, rng = find_game(name, preset), Random(9)
    deck = shuffled(game, rng)
    lines = told(game, deck)
    deal = read(text_of(name, preset, lines)).deals[0]
    assert deal.deck == deck
    (played,) = records.check(read(text_of(name, preset, lines)), game_class)
    again = records.write(read(text_of(name, preset, lines)), game_class)
    assert "\nDeck: " in again
    assert "Hand" not in again
    assert read(again).deals == read(text_of(name, preset, lines)).deals
    hands = [game.place(f"hand{seat}") for seat in range(game.seats)]
    assert any(played.state.places[hand] for hand in hands), "dealt, the cut included"


@two_presets
def test_each_seat_holds_what_its_line_says_at_the_first_card(name: str, preset: str) -> None:
    """What is dealt in two parts is all there before the first lead, where nothing was laid away or taken up."""
    game, rng = find_game(name, preset), Random(4)
    lines = told(game, shuffled(game, rng))
    (played,) = records.replay(read(text_of(name, preset, lines)), game_class)
    state, trick = played.state, game.place("trick")
    seen: dict[int, set[int]] = {seat: set() for seat in range(game.seats)}
    for _ in range(game.bound):
        for seat in range(game.seats):
            seen[seat] |= {e & 63 for e in state.places[game.place(f"hand{seat}")]}
        if state.pub.turn < 0 or state.places[trick]:
            break
        state, _ = game.apply(state, state.pub.turn, game.legal(state, state.pub.turn)[0])
    for seat in range(game.seats):
        wanted = {c for c in game.pack if cards_text([c]) in lines[f"Hand {seat}"].split()}
        assert wanted <= seen[seat] | {
            e & 63 for p, n in zip(state.places, game.places, strict=True) for e in p if n == "trump"
        }


@two_presets
def test_the_cut_that_a_record_tells_is_the_one_that_deals(name: str, preset: str) -> None:
    game, rng = find_game(name, preset), Random(2)
    deck = shuffled(game, rng)
    state, _ = game.start(game.opening(), deck)
    if any(state.places[game.place(f"hand{seat}")] for seat in range(game.seats)):
        return  # nobody cuts
    legal = game.legal(state, state.pub.turn)
    for action in {legal[0], legal[len(legal) // 2], legal[-1]}:
        first = ((state.pub.turn, action),)
        lines = told(game, deck, first)
        for seat in ("", f"{state.pub.turn}: "):
            record = read(text_of(name, preset, lines, seat + game.action_text(action)))
            assert record.deals[0].deck == deck
            assert [a for _, a in record.deals[0].moves] == [action]


HANDS = {
    "Hand 0": "KC KH JS QC QH QS AC",
    "Hand 1": "AH KS TC JH AD AS 9H",
    "Hand 2": "QD TS 9S 9C JD TD 9D",
    "Talon": "TH KD JC",
}


def test_one_line_may_be_left_out_and_a_line_may_go_on() -> None:
    whole = read(text_of("thousand", "", HANDS)).deals
    for left_out in HANDS:
        lines = {key: cards for key, cards in HANDS.items() if key != left_out}
        deck = read(text_of("thousand", "", lines)).deals[0].deck
        assert sorted(deck) == sorted(whole[0].deck)
        assert left_out == "Talon" or deck_sets(deck) == deck_sets(whole[0].deck)
    cards = HANDS["Hand 1"].split()
    split = text_of("thousand", "", HANDS).replace(
        HANDS["Hand 1"], f"{' '.join(cards[:3])}\nHAND 1: {' '.join(cards[3:])}"
    )
    assert read(split).deals == whole


def deck_sets(deck: tuple[int, ...]) -> list[list[int]]:
    return [sorted(deck[n] for n in slots) for slots in shares(find_game("thousand")).by_name.values()]


def test_a_talon_may_hold_the_card_that_is_turned_up() -> None:
    lines = {"Hand 0": "AH KH QH JH TH", "Hand 1": "AC KC QC JC TC"}
    apart = {**lines, "Talon": "AS KS QS JS TS AD KD QD JD", "Trump": "TD"}
    together = {**lines, "Talon": "AS KS QS JS TS AD KD QD JD TD"}
    deals = [read(text_of("sixtysix", "schnapsen", told)).deals for told in (apart, together)]
    assert deals[0] == deals[1]
    (played,) = records.check(read(text_of("sixtysix", "schnapsen", together)), game_class)
    assert played.start.pub.trump == 3


def test_hands_in_json_and_of_one_seat() -> None:
    deals = [{"hands": {"hand0": HANDS["Hand 0"].split(), "hand1": HANDS["Hand 1"].split(),
                        "hand2": HANDS["Hand 2"].split(), "talon": ["TH", "KD", "JC"]}}]  # fmt: skip
    data = json.dumps({"game": "thousand", "deals": deals})
    assert records.from_json(data, game_class).deals == read(text_of("thousand", "", HANDS)).deals
    seen = {"Hand 0": HANDS["Hand 0"], "Hand 1": "?? " * 7, "Hand 2": "?? " * 7, "Talon": "?? ?? ??"}
    record = read(text_of("thousand", "", seen))
    assert not records.is_whole(record.deals[0])
    assert record.deals[0].deck.count(-1) == 17


WRONG = [
    ({"Hand 1": "AH KS TC JH AD AS"}, 5, "Hand 1: 6 cards, and 7 are dealt there; these lie nowhere: 9H"),
    ({"Hand 1": "AH KS TC JH AD AS 9H KD"}, 7, "KD lies in Hand 1 and in Talon; the pack has 1 of it"),
    ({"Hand 1": "AH KS TC JH AD AS 9H 7C"}, 5, "Hand 1: 7C is no card of the pack of thousand"),
    ({"Hand 1": "AH AH TC JH AD AS 9H"}, 5, "AH lies twice in Hand 1; the pack has 1 of it"),
    ({"Hand 1": "AH KS TC JH AD AS QX"}, 5, "'QX' is not a card"),
    ({"Talon": "TH KD JC AH"}, 7, "AH lies in Hand 1 and in Talon; the pack has 1 of it"),
    ({"Talon": "TH KD"}, 7, "Talon: 2 cards, and 3 are dealt there; these lie nowhere: JC"),
    ({"Hand 3": "AH"}, 8, "Hand 3: seats are 0 to 2"),
    ({"Hand": "AH"}, 8, "write the seat before the colon, such as 'Hand 0:'"),
    ({"Hand x": "AH"}, 8, "write the seat before the colon, such as 'Hand 0:'"),
    (
        {"Widow": "TH KD JC", "Talon": ""},
        7,
        "Talon: no cards are dealt there in thousand; cards are dealt to Hand 0",
    ),
    (
        {"Trick": "TH"},
        8,
        "Trick: no cards are dealt there in thousand; cards are dealt to Hand 0, Hand 1, Hand 2, Talon",
    ),
    ({"Kitty": "TH"}, 8, "'Kitty:' is no line of a record; expected one of Game, Preset"),
    ({"Deck": "TH"}, 8, "a deal is told by its deck or by its hands, not by both"),
    ({"From": "phase=play"}, 8, "a deal begins with hands or with a position, not with both"),
]


@pytest.mark.parametrize(("changed", "line", "says"), WRONG, ids=[says[:30] for _, _, says in WRONG])
def test_errors_name_the_hand_and_the_card(changed: dict[str, str], line: int, says: str) -> None:
    with pytest.raises(BadRecord) as caught:
        read(text_of("thousand", "", HANDS | changed).replace("Preset: \n", "Preset: thousand\n"))
    assert says in caught.value.text
    assert caught.value.line == line


def test_more_than_one_line_missing_is_said() -> None:
    with pytest.raises(BadRecord, match="Hand 2 and Widow: not told, and only one may be left out"):
        read("Game: thousand\nHand 0: KC KH JS QC QH QS AC\nHand 1: AH KS TC JH AD AS 9H\n")
    with pytest.raises(BadText, match="Hand 0: 1 cards, and 20 are dealt there"):
        deck_by_hands(find_game("pinochle", "double_deck"), {"hand0": (7,), "hand1": (), "hand2": ()})


def test_a_cut_that_cannot_be_is_refused_in_its_line() -> None:
    game = find_game("marias")
    lines = told(game, shuffled(game, Random(1)))
    with pytest.raises(BadRecord) as caught:
        read(text_of("marias", "pagat_voleny", lines, "cut 31"))
    assert (
        caught.value.line,
        "'cut 31' is not legal for seat 1; seat 1 may do cut 2 to 30" in caught.value.text,
    ) == (8, True)


@two_presets
def test_no_game_has_a_call_that_a_line_of_hands_hides(name: str, preset: str) -> None:
    """`hand 0: claim` would be such a line of actions."""
    game = find_game(name, preset)
    words = {word for call in game.calls for word in call.text.lower().split()}
    assert not words & {"hand", "talon"} | {place for place in game.places if place in words} - {"trump"}
    assert CALL
