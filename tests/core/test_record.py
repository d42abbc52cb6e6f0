"""Records: reading, writing, replaying, checking; bad ones are refused with the line and what would be right."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from hlaska.core import record as records
from hlaska.core.cards import cards_text
from hlaska.core.errors import BadOptions, BadRecord, BadText, HlaskaError
from hlaska.core.game import Game
from hlaska.core.record import DealRecord, Record, Setup
from hlaska.games import find_game, game_class
from tests import laws
from tests.toy import HOP, Toy

FOLDER = Path(__file__).parents[1] / "records/marias"
EXAMPLE = (FOLDER / "EX.M3.2.txt").read_text(encoding="utf-8")
POSITION = (FOLDER / "EX.M3.S9-killed-flek-position.txt").read_text(encoding="utf-8")
TWO_DEALS = (FOLDER / "EX.M3.3.txt").read_text(encoding="utf-8")


def find(name: str) -> type[Game]:
    """The real games and the made-up one."""
    return Toy if name == "toy" else game_class(name)


def read(text: str) -> Record:
    return records.read(text, find)


def toy_record(**changes: Any) -> str:
    deck = cards_text(Toy().pack)
    lines = {"Game": "toy", "Deck": deck, **changes}
    return "\n".join(f"{k}: {v}" for k, v in lines.items() if v is not None) + "\n\n"


# ---------------------------------------------------------------- reading
def test_reading_is_generous() -> None:
    plain = "hop, JS, QS, JC KC"
    for moves in (
        "hop JS QS\nJC KC",
        "HOP; js | qs | jc | kc",
        "1. hop JS QS {a comment} JC KC",
        "hop {one\ntwo {three} JS QS\nJC KC",
        "hop, ♠J, SQ, club jack, KŽ",
        "1... hop  2. US OS 3.  UC KC",
    ):
        assert read(toy_record() + moves).deals[0].moves == read(toy_record() + plain).deals[0].moves


def test_the_longest_call_is_read() -> None:
    game = find_game("marias")
    moves = [
        a
        for _, a in records.read_moves(game, "flek seven against seven against seven good open durch C durch")
    ]
    texts = [game.action_text(a) for a in moves]
    assert texts == ["flek seven against", "seven against", "seven", "good", "open durch C", "durch"]


def test_a_seat_in_front_of_an_action() -> None:
    deal = read(toy_record() + "skip, JC, 0: wave JS 1: wave").deals[0]
    assert [seat for seat, _ in deal.moves] == [-1, -1, 0, -1, 1]
    line = read(toy_record() + "skip\nJC 0: wave\n").deals[0]
    assert line.moves[2][0] == 0


def test_header_lines() -> None:
    record = read(
        "GAME: toy\npreset: short\nOptions: wave=no\nSeats: Anna | bot club\nScores: 2 -2\nNotes: laps=2\nNote: Hi"
    )
    chairs, notes = ("Anna", "bot club"), (2, -1, 0, 0)
    assert record == Record("toy", "short", {"wave": False}, 0, chairs, (2, -2), notes, "Hi")


def test_a_byte_order_mark_and_other_line_ends() -> None:
    assert read("\ufeff" + EXAMPLE.replace("\n", "\r\n")) == read(EXAMPLE)


def test_half_units() -> None:
    assert records.parse_amount("-4.5", 2) == -9
    assert records.amounts_text((-9, 1, 8, 0, -1), 2) == "-4.5 0.5 4 0 -0.5"
    for text in ("-4.5", "0.5", "12", "0", "-0.5"):
        assert records.amount_text(records.parse_amount(text, 2), 2) == text
    for bad in ("4.25", "x", "1e3", "", "1/0", "∞"):
        with pytest.raises(BadText, match="is not an amount"):
            records.parse_amount(bad, 2)


# ---------------------------------------------------------------- bad records
BAD = [
    ("", 0, "a record begins with a line such as 'Game: marias'"),
    ("Game: marjas", 1, "'marjas' is not a game"),
    ("Game: marias\nPreset: pagat", 2, "marias has no preset 'pagat'; it has: pagat_voleny"),
    ("Game: marias\nOptions: min_cut=99", 2, "min_cut=99: expected a whole number from 1 to 15"),
    ("Game: marias\nOptions: min_cut", 2, "'min_cut': write name=value"),
    ("Game: marias\nOptions: mincut=3", 2, "mincut: no such option; did you mean min_cut?"),
    ("Game: marias\nRules: new", 2, "'new' is not a whole number"),
    ("Game: marias\nGame: marias", 2, "'Game:' was given in line 1"),
    ("Game: marias\nDealer: 2", 2, "'Dealer:' is no line of a record; expected one of Game, Preset"),
    ("Game: marias\nPlace: 2", 2, "'Place:' is no line of a record"),
    ("Game: marias\n\ngood", 3, "actions before the first deal; begin it with 'Deck:'"),
    ("Game: marias\nDeck: 7C 8X", 2, "'8X' is not a card"),
    ("Game: marias\nDeck: 7C\nPreset: penguin", 3, "'Preset:' belongs before the first deal"),
    ("Game: marias\nDeck: 7C\nDeal: 3", 3, "Deal: 3, but this is deal 2"),
    ("Game: marias\nDeck: 7C\n\ngood\nResult: 1 x 1", 5, "'x' is not an amount"),
    ("Game: marias\nDeck: 7C\n\nResult: 1 1 1\ngood", 5, "actions after the result"),
    ("Game: marias\nDeck: 7C\n\nfold", 4, "'fold' is neither a card nor a call of marias"),
    ("Game: marias\nDeck: 7C\n\ngood {never", 4, "a comment { is never closed with }"),
    ("Game: marias\nDeck: 7C\n2: ", 3, "'2:' without an action"),
    ("Game: marias\nFrom: fase=play", 2, "no public number 'fase'; there are: phase, turn"),
    ("Game: marias\nFrom: turn", 2, "'turn': write name=value"),
    ("Game: marias\nFrom: turn=x", 2, "turn=x: expected a whole number, not a text"),
    ("Game: marias\nFrom: levels=[1,", 2, "'[1,' is not a value"),
    (
        "Game: marias\nFrom: turn=1\nPlace hand7: 7C",
        3,
        "no place 'hand7'; the places of marias are deck, hand0",
    ),
    ("Game: marias\nFrom: turn=1\nPlace hand1: 7C/9", 3, "write a card, then /seats that know it"),
    ("Game: marias\nFrom: turn=1\nPlace hand1: 7C/3", 3, "'7C/3': seats are 0 to 2"),
    ("Game: marias\nFrom: turn=1\nRest: kitty", 2, "no place 'kitty'"),
    (
        "Game: marias\nFrom: turn=1\nDeck: 7C",
        3,
        "a deal begins with a deck or with a position, not with both",
    ),
]


@pytest.mark.parametrize(("text", "line", "says"), BAD, ids=[b[2][:40] for b in BAD])
def test_bad_records_name_the_line(text: str, line: int, says: str) -> None:
    with pytest.raises(BadRecord) as caught:
        read(text)
    assert caught.value.line == line
    assert says in caught.value.text
    assert caught.value.text.startswith(f"line {line}: " if line else "")


REPLAYED = [
    (EXAMPLE.replace("flek game", "flek seven"), 10, "'flek seven' is not legal for seat 1"),
    (EXAMPLE.replace("1. QH KH AH", "1. QH AH KH"), 13, "'AH' is not legal for seat 1"),
    (EXAMPLE.replace("1. QH KH AH", "1. QH KH 8H"), 13, "legal: AH"),
    (
        EXAMPLE.replace("Result: -2 1 1", "Result: -3 1 1"),
        17,
        "the result of deal 1 is -2 1 1, the record says -3 1 1",
    ),
    (EXAMPLE.replace("Deck: 7C", "Deck: 8C"), 6, "7C missing, 8C too many"),
    (EXAMPLE.replace("Deck: 7C", "Deck: ??"), 6, "is one seat's view: it can be shown, not replayed"),
    (EXAMPLE.replace("good\n1.", "1: good\n1."), 12, "'good': seat 1 is not asked now; seat 0 is on turn"),
    (EXAMPLE.replace("good\n1.", "7: good\n1."), 12, "there is no seat 7; seats are 0 to 2"),
    (EXAMPLE.replace("Result:", "good\n\nResult:"), 17, "'good': the deal is over"),
    (TWO_DEALS.replace("First: 1", "First: 2"), 24, "First: 2, but after the last deal it is 1"),
    (EXAMPLE.replace("Deck:", "First: 5\nDeck:"), 7, "First: 5, but chairs are 0 to 2"),
    (POSITION.replace("Place talon: 8D JD", "Place talon: 8D"), 7, "JD missing"),
    (POSITION.replace("Place talon: 8D JD", "Place talon: 8D 8D JD"), 7, "8D too many"),
    ("Game: marias\nDeal: 1\ngood", 2, "a deal needs a deck (Deck:), its hands"),
    (EXAMPLE[: EXAMPLE.index("1. ")] + "Deal: 2\n" + EXAMPLE[EXAMPLE.index("Deck") :], 0, "has not ended"),
]


@pytest.mark.parametrize(("text", "line", "says"), REPLAYED, ids=[b[2][:40] for b in REPLAYED])
def test_records_against_the_rules_name_the_line(text: str, line: int, says: str) -> None:
    with pytest.raises(BadRecord) as caught:
        records.check_text(text, find)
    assert says in caught.value.text
    assert caught.value.line == line or not line


def test_a_record_of_other_rules_says_so() -> None:
    text = EXAMPLE.replace("Rules: 1", "Rules: 7").replace("Result: -2 1 1", "Result: 9 9 9")
    with pytest.raises(BadRecord, match=r"\(made under rules 7; these are rules 1\)"):
        records.check_text(text, find)


def test_an_unfinished_deal_has_no_result() -> None:
    text = EXAMPLE[: EXAMPLE.index("5. ")] + "\nResult: 1 1 1\n"
    with pytest.raises(BadRecord, match="deal 1 has not ended, so it has no result"):
        records.check_text(text, find)


# ---------------------------------------------------------------- positions
def test_letters_stand_for_numbers() -> None:
    text = POSITION.replace("trump=0", "trump=C").replace("shown=0", "shown=7C")
    _, played = records.check_text(text, find)
    assert played[0].start.pub.trump == 0
    assert played[0].start.pub.shown == 0


def test_rest_takes_what_is_not_named() -> None:
    text = POSITION.replace("Place talon: 8D JD", "Rest: talon")
    assert read(text).deals == read(POSITION).deals


def test_who_knows_a_card() -> None:
    text = (
        "Game: marias\nFrom: phase=play\nPlace hand0: 7C 8C/* 9C/- TC/12 JC^3\nPlace trick: QC\nRest: deck\n"
    )
    entries = read(text).deals[0].setup.places  # type: ignore[union-attr]
    assert [e >> 6 & 15 for e in entries["hand0"]] == [1, 7, 0, 6, 1]
    assert [e >> 10 for e in entries["hand0"]] == [0, 0, 0, 0, 3]
    assert entries["trick"][0] >> 6 & 15 == 7
    again = records.write(read(text), find)
    assert "Place hand0: 7C 8C/* 9C/- TC/12 JC^3" in again


def test_a_view_is_written_and_shown() -> None:
    text = EXAMPLE.replace("7C", "??", 1)
    record = read(text)
    assert record.deals[0].deck[0] == -1
    assert read(records.write(record, find)) == record
    assert not records.is_whole(record.deals[0])


def test_lists_and_json_values() -> None:
    numbers = "phase=play levels=[0,-1, -1,-1,-1,-1,-1] last=[KD, 9D,TC] open=true items=[]"
    text = f"Game: marias\nFrom: {numbers}\nRest: deck"
    found = read(text).deals[0].setup.numbers  # type: ignore[union-attr]
    assert found["levels"] == [0, -1, -1, -1, -1, -1, -1]
    assert found["last"] == ["KD", "9D", "TC"]
    assert found["open"] is True
    assert read(records.write(read(text), find)) == read(text)


# ---------------------------------------------------------------- what errors say
PACK = cards_text(find_game("thousand").pack)
DOUBLE = cards_text(find_game("pinochle").pack)
PLAIN = [
    (
        f"Game: thousand\nDeck: {PACK}\n\nbid 101",
        "'bid 101' is no call of thousand: there is bid 60 to 400 by 5",
    ),
    (
        f"Game: thousand\nDeck: {PACK}\n\nbid 100 bid 100",
        "(mariage:TH.BID.1); legal: pass, bid 105 to 120 by 5",
    ),
    (f"Game: thousand\nDeck: {PACK}\n\nbit 100", "look, bid 60 to 400 by 5, blind 120 to 400 by 5"),
    (f"Game: pinochle\nDeck: {DOUBLE}\n\nbid 7", "legal: pass, pass with help, bid 250 to "),
    ("Game: marias\nFrom: levels=[1,x]", 'levels=[1,"x"]: expected a whole number, not a text in [1]'),
    ("Game: marias\nFrom: open=3", "open=3: expected true or false, not a whole number"),
    ("Game: marias\nOptions: betl=15", "betl: no such option; did you mean betl_value or open_betl_value?"),
    (
        EXAMPLE.replace("flek game", "flek seven"),
        "'flek seven' is not legal for seat 1 (marias:G.FLEK.1); legal: ",
    ),
    (
        EXAMPLE[: EXAMPLE.index("good\n1.")] + "Result: 1 1 1",
        "deal 1 has not ended, so it has no result; seat 0 may do good",
    ),
]


@pytest.mark.parametrize(("text", "says"), PLAIN, ids=[s[:40] for _, s in PLAIN])
def test_errors_speak_plainly(text: str, says: str) -> None:
    """Amounts as ranges, no keys of messages and no names of types."""
    with pytest.raises(BadRecord) as caught:
        records.check_text(text, find)
    assert says in caught.value.text
    assert not re.search(r"refused-|duty-|`|\b(int|str|array)\b", caught.value.text)


JSON_ERRORS = [
    ('{"game":"marias","rules":"x"}', "expected a whole number, not a text in rules"),
    ('{"game":"marias","deals":[{"first":"a"}]}', "expected a whole number, not a text in deals[0].first"),
    ('{"preset":"x"}', "there is no 'game'"),
    ('{"game":"marias","x":1}', "there is no field called 'x'"),
    ("[1]", "expected an object, not a list"),
    ("{", "the JSON ends too early"),
    ('{"game":"marias","notes":"x"}', "expected an object or a list, not a text in notes"),
]


@pytest.mark.parametrize(("data", "says"), JSON_ERRORS)
def test_errors_of_json_speak_plainly(data: str, says: str) -> None:
    with pytest.raises(BadRecord) as caught:
        records.from_json(data, find)
    assert says in caught.value.text


def test_an_illegal_action_comes_with_its_rule() -> None:
    with pytest.raises(BadRecord) as caught:
        records.check_text(EXAMPLE.replace("flek game", "flek seven"), find)
    assert caught.value.why is not None
    assert caught.value.why.key == "refused-marias-not-standing"


# ---------------------------------------------------------------- the counters of a match
NOTES = [
    ("laps=2", (2, -1, 0, 0), "laps=2"),
    ("turns=[4,0] lead=1", (0, 1, 4, 0), "lead=1 turns=[4,0]"),
    ("turns=[4, 0], laps=1", (1, -1, 4, 0), "laps=1 turns=[4,0]"),
    ("2 -1 0 6", (2, -1, 0, 6), "laps=2 turns=[0,6]"),
    ("2, -1, 0, 6", (2, -1, 0, 6), "laps=2 turns=[0,6]"),
    ("laps=0 lead=-1", (), None),
    ("0 -1 0 0", (), None),
]


@pytest.mark.parametrize(("text", "notes", "written"), NOTES)
def test_counters_have_names(text: str, notes: tuple[int, ...], written: str | None) -> None:
    """Bare numbers, as records had them before, are read; what is written has names."""
    record = read(f"Game: toy\nPreset: short\nNotes: {text}\n")
    assert record.notes == notes
    again = records.write(record, find)
    assert ("Notes:" in again) == (written is not None)
    assert written is None or f"\nNotes: {written}\n" in again
    assert read(again) == record
    assert records.from_json(records.to_json(record, find), find) == record


def test_counters_have_names_in_json() -> None:
    record = read("Game: toy\nPreset: short\nNotes: laps=2 turns=[2,0]")
    assert json.loads(records.to_json(record, find))["notes"] == {"laps": 2, "turns": [2, 0]}
    bare = {"game": "toy", "preset": "short", "notes": [2, -1, 2, 0]}
    assert records.from_json(json.dumps(bare), find) == record


WRONG_NOTES = [
    ("toy", "5 0", "Notes: 2 numbers, but there are 4: laps, lead, turns (2); better by name, laps=..."),
    ("toy", "1 0 0 0 0", "5 numbers, but there are 4"),
    ("toy", "laps=4", "Notes: laps=4: expected a whole number from 0 to 3"),
    ("toy", "laps=-1", "laps=-1: expected a whole number from 0 to 3"),
    ("toy", "1 2 3 99999999999", "'99999999999' is not a whole number"),
    ("toy", "laps=x", "laps=x: expected a whole number"),
    ("toy", "laps=[1,1]", "laps=[1,1]: expected a whole number"),
    ("toy", "laps=true", "laps=True: expected a whole number"),
    ("toy", "lead=2", "lead=2: expected a chair from 0 to 1, or -1 for nobody"),
    (
        "toy",
        "turns=2",
        "turns=2: expected 2 numbers by chair such as [0,0], each a multiple of 2 of at least 0",
    ),
    ("toy", "turns=[2]", "turns=[2]: expected 2 numbers by chair"),
    ("toy", "turns=[1,2]", "turns=[1,2]: expected 2 numbers by chair such as [0,0], each a multiple of 2"),
    ("toy", "lap=1", "Notes: lap: no such counter; did you mean laps?"),
    ("toy", "xyz=1", "xyz: no such counter; there are laps, lead, turns"),
    ("toy", "1 laps=1", "'1 laps=1': write name=value"),
    ("toy", "laps=99999999999999999999", "laps=99999999999999999999: expected a whole number"),
    ("marias", "5", "Notes: this game keeps no counters beside the scores"),
    ("marias", "deals_=5", "this game keeps no counters beside the scores"),
    (
        "thousand",
        "5 0 2 0",
        "4 numbers, but there are 10: deals, bolts (3), gave (3), barrel (3); better by name, deals=...",
    ),
    ("thousand", "5 0 2 0 0 0 0 0 0 0 0", "11 numbers, but there are 10"),
    ("thousand", "barrel=[0,4,0]", "each a whole number from 0 to 3"),
    ("pinochle_two", "risen=100", "risen=100: expected a multiple of 250 of at least 0"),
    ("sixtysix", "out=2", "out=2: expected a chair from 0 to 1, or -1 for nobody"),
]


@pytest.mark.parametrize(
    ("game", "text", "says"), WRONG_NOTES, ids=[f"{g} {t}"[:30] for g, t, _ in WRONG_NOTES]
)
def test_wrong_counters_are_refused(game: str, text: str, says: str) -> None:
    preset = "Preset: short\n" if game == "toy" else "\n"
    with pytest.raises(BadRecord) as caught:
        read(f"Game: {game}\n{preset}Notes: {text}\n")
    assert says in caught.value.text
    assert caught.value.line == 3


def test_wrong_counters_are_refused_in_json_too() -> None:
    for notes in ([1], {"lap": 1}, {"turns": 4}, [9, -1, 0, 0]):
        with pytest.raises(BadRecord, match="Notes: "):
            records.from_json(json.dumps({"game": "toy", "preset": "short", "notes": notes}), find)


def test_the_wrong_number_of_scores_is_refused_in_its_line() -> None:
    with pytest.raises(BadRecord) as caught:
        read("Game: thousand\nScores: 1 2\n")
    assert caught.value.text == "line 2: Scores: 2 numbers, but the table has 3 players"


def test_a_record_made_with_wrong_counters_is_refused() -> None:
    record = Record("thousand", notes=(5, 0, 2, 0), deals=(DealRecord(find_game("thousand").pack),))
    with pytest.raises(BadRecord, match="Notes: 4 numbers, but there are 10"):
        records.replay(record, find)
    with pytest.raises(BadRecord, match="Notes: 4 numbers, but there are 10"):
        records.write(record, find)


def test_a_counter_of_a_record_counts() -> None:
    """A second bolt more is the third, which costs 120 (mariage:TH.BOLT.1)."""
    game, rng = find_game("thousand"), Random(4)
    fined = 0
    for _ in range(30):
        trace = laws.play_deal(game, game.opening(), laws.shuffled(game, rng), laws.moody(rng))
        deal = records.deal_of(game, trace.match, trace.deck, [(s.seat, s.action) for s in trace.steps])
        for notes, fine in (("bolts=[2,2,2]", -120), ("bolts=[0,0,0]", 0)):
            head = read(f"Game: thousand\nNotes: {notes}\n")
            items = records.replay(replace(head, deals=(deal,)), find)[0].state.pub.items
            bolts = [i.value for i in items if i.key == "item-thousand-bolt"]
            assert bolts == [fine] * len(bolts)
            fined += len(bolts)
    assert fined


@given(
    st.sampled_from(["sixtysix", "thousand", "pinochle", "pinochle_three", "pinochle_two", "toy"]), st.data()
)
def test_any_counters(name: str, data: st.DataObject) -> None:
    """Named or bare, right or wrong: refused or read, written and read again."""
    known = [c.name for c in find(name).counters]
    number = st.integers(-3, 9) | st.sampled_from([250, 10**9, 10**30, "x", "true", "null"])
    value = number | st.lists(number, max_size=4).map(lambda x: f"[{','.join(map(str, x))}]")
    pair = st.tuples(st.sampled_from([*known, "deal", ""]), value).map(lambda p: f"{p[0]}={p[1]}")
    text = data.draw(st.lists(pair, max_size=4) | st.lists(number.map(str), max_size=12))
    survives(f"Game: {name}\nNotes: {' '.join(text)}\n")


# ---------------------------------------------------------------- positions and their cards
THOUSAND = """Game: thousand
Preset: thousand

From: phase=play lead=0 bid=120 bidder=0 declarer=0 contract=120 given=2 {}
Place hand0: AH KH QH TD 9D QS KS
Place hand1: TH JH KD AS TC KC 9C
Place hand2: 9H AC QC TS JS 9S JC
Place {}: AD JD QD
"""
SAID = [
    ("", "won0", ""),
    ("points=[16,0,0] taken=[1,0,0] turn=0", "won0", ""),
    (
        "points=[0,0,0]",
        "won0",
        "line 4: points=[0,0,0]: by where the cards lie it is [16,0,0]; it may be left out",
    ),
    ("points=[16,0,0]", "won1", "points=[16,0,0]: by where the cards lie it is [0,16,0]"),
    ("taken=[2,0,0]", "won0", "taken=[2,0,0]: by where the cards lie it is [1,0,0]"),
    ("turn=1", "won0", "turn=1: by where the cards lie it is 0"),
    ("last=[AD,JD,QD] last_by=1", "won0", "last: AD JD QD does not lie among the cards won"),
]


@pytest.mark.parametrize(("numbers", "pile", "says"), SAID)
def test_numbers_that_follow_from_the_cards(numbers: str, pile: str, says: str) -> None:
    """mariage:CD.VALUE.1: ace 11, jack 2, queen 3."""
    text = THOUSAND.format(numbers, pile)
    if says:
        with pytest.raises(BadRecord, match=re.escape(says)):
            records.check_text(text, find)
        return
    pub = records.check_text(text, find)[1][0].state.pub
    assert (pub.points, pub.taken, pub.turn) == ((16, 0, 0), (1, 0, 0), 0)


SIXTYSIX = """Game: sixtysix
Preset: schnapsen

From: phase=lead turn=1 lead=1 trump=H {}
Place hand0: AC TC KC QC JC
Place hand1: AS TS KS QS JS
Place talon: AD TD KD
Place trump: JH
Place won0: JD QD
Place won1: AH KH QH TH
"""


def test_numbers_that_had_other_names() -> None:
    """What the tricks of Sixty-Six were called before they were remembered like those of other games."""
    former = records.check_text(SIXTYSIX.format("tricks=[1,2] last=1 prev=0"), find)[1][0].state.pub
    named = records.check_text(SIXTYSIX.format("taken=[1,2] last_by=1 prev=[0,-1]"), find)[1][0].state.pub
    assert former == named
    assert (named.taken, named.last_by, named.points) == ((1, 2), 1, (5, 28))
    with pytest.raises(BadRecord, match="taken=\\[2,1\\]: by where the cards lie it is \\[1,2\\]"):
        records.check_text(SIXTYSIX.format("tricks=[2,1] last=1"), find)


def test_half_a_trick_is_no_pile() -> None:
    text = THOUSAND.format("", "won0").replace("Place won0: AD JD QD", "Place won0: AD JD\nPlace won1: QD")
    with pytest.raises(BadRecord, match="won0 holds 2 cards, and a trick has 3"):
        records.check_text(text, find)


TOOK = [
    ("took=[0]", "won0: KC QC 9D", "", ""),
    ("took=[0]", "won1: KC QC 9D", "", "took=[0]: with it won0 holds 3 cards beside those declared, not 0"),
    ("took=[0]", "won0: KC QC 9D", "7H", "took=[0]: with it won0 holds 3 cards beside those declared, not 4"),
    ("", "won0: KC QC 9D", "", "took=[]: with it won0 holds 0 cards"),
    ("took=[0] last=[AD,QC,9D]", "won0: KC QC 9D", "", "last: AD does not lie among the cards won"),
]


@pytest.mark.parametrize(("numbers", "pile", "more", "says"), TOOK)
def test_the_winners_of_tricks_go_with_the_piles(numbers: str, pile: str, more: str, says: str) -> None:
    head = (
        f"Game: marias\n\nFrom: phase=play lead=0 trump=C contract=0 levels=[0,-1,-1,-1,-1,-1,-1] {numbers}\n"
    )
    hands = "Place hand1: 8H 9H TH JH QH KH AH 7D 8D\nPlace hand2: 7S 8S 9S TS JS QS KS AS AC\n"
    text = f"{head}Place talon: 7C 8C\nPlace {pile} {more}\n{hands}Rest: hand0\n"
    if not says:
        records.check_text(text, find)
        return
    with pytest.raises(BadRecord, match=re.escape(says)):
        records.check_text(text, find)


def test_cards_left_in_the_deck_may_be_those_won() -> None:
    """A position of a few cards, as the worked examples have them: the rest lies in the deck."""
    text = "Game: marias\n\nFrom: phase=play lead=0 trump=C contract=0 levels=[0,-1,-1,-1,-1,-1,-1] took=[0]"
    records.check_text(f"{text}\nPlace hand0: 7C 9H\nRest: deck\n", find)


# ---------------------------------------------------------------- round trips
@pytest.mark.parametrize("text", [EXAMPLE, POSITION, TWO_DEALS])
def test_round_trips(text: str) -> None:
    record = read(text)
    assert read(records.write(record, find)) == record
    assert records.from_json(records.to_json(record, find), find) == record
    assert json.loads(records.to_json(record, find))["game"] == "marias"


def test_the_writer_is_readable() -> None:
    text = records.write(read(EXAMPLE), find)
    assert "\ncut 10, 9D, suit, 9S, 8C, good, good, good, flek game, good, good, good\n" in text
    assert "\n1. QH KH AH   2. JC QC TC   3. AS 7S TS   4. QS+ 8S TD\n" in text
    assert all(len(line) <= 110 for line in text.splitlines())


def test_a_journal_becomes_a_record() -> None:
    game, rng = find_game("marias"), Random(2)
    match, journal = replace(game.opening(), first=2), []
    for _ in range(3):
        deck = laws.matches.next_deck(game, match, rng.shuffle)  # type: ignore[attr-defined]
        trace = laws.play_deal(game, match, deck, laws.moody(rng))
        journal += [(-1, deck), *((s.seat, (s.action,)) for s in trace.steps)]
        assert trace.after is not None
        match = trace.after
    made = records.record_of(
        game, "pagat_voleny", replace(game.opening(), first=2), ("A", "B", "C"), journal[:-1]
    )
    assert made.deals[0].first == 2
    assert [bool(d.result) for d in made.deals] == [True, True, False]
    _, played = records.check_text(records.write(made, find), find)
    assert played[-1].before.scores == tuple(
        sum(d.result[(p - d.first) % 3] for d in made.deals[:2]) for p in range(3)
    )
    with pytest.raises(BadRecord):
        records.record_of(game, "", game.opening(), (), [(0, (300,))])
    with pytest.raises(BadRecord, match="not legal"):
        records.record_of(game, "", game.opening(), (), [journal[0], (1, (HOP,))])


def test_a_state_is_written_and_read() -> None:
    game, rng = find_game("marias", "penguin"), Random(8)
    trace = laws.play_deal(game, game.opening(), laws.shuffled(game, rng), laws.moody(rng))
    for state in trace.states():
        deal = DealRecord(setup=records.setup_of(game, trace.match, state))
        record = Record("marias", "penguin", deals=(deal,))
        again, played = records.check_text(records.write(record, find), find)
        assert again == record
        assert played[0].state == state


# ---------------------------------------------------------------- bad input of every kind
ALLOWED = (BadRecord, BadOptions, BadText)


def survives(text: str) -> None:
    """Nothing but a word about the record comes out, and what is read can be written."""
    try:
        record, lines = records.read_lines(text, find)
    except ALLOWED:
        return
    with suppress(*ALLOWED):
        records.check(record, find, lines)
    assert read(records.write(record, find)) == tidy(record)
    assert records.from_json(records.to_json(record, find), find) == record


def tidy(record: Record) -> Record:
    """As the writer spells names and notes."""

    def clean(text: str) -> str:
        return " ".join(text.replace("|", "/").split())

    deals = tuple(replace(d, note=clean(d.note)) for d in record.deals)
    chairs = tuple(clean(c) for c in record.chairs)
    return replace(record, chairs=chairs, note=clean(record.note), deals=deals)


WORDS = st.sampled_from(
    """Game: Preset: Options: Rules: Chairs: Scores: Notes: Note: Deal: First: Deck: From: Place Rest: Result: marias
    toy pagat_voleny penguin min_cut=3 hand0: hand0 trick: talon turn=1 phase=play trump=H levels=[0,1] levels=[[ good
    flek game 7C QH+ ?? 10S 1. 2: { } , ; | -1 0.5 1 2 99999999999999999999 [ ] " = / ^ * cut 11 hop skip wave
    """.split()  # noqa: SIM905
)
SPACE = st.sampled_from([" ", " ", " ", "\n", "\n\n", "\t", ""])


@given(st.lists(st.tuples(WORDS, SPACE), max_size=60))
def test_any_words(parts: list[tuple[str, str]]) -> None:
    survives("".join(w + s for w, s in parts))
    survives("Game: marias\n" + "".join(w + s for w, s in parts))


@given(st.text(max_size=300))
def test_any_text(text: str) -> None:
    survives(text)
    survives(f"Game: toy\nDeck: {text}")
    survives(f"Game: toy\n{toy_record()[10:]}{text}")


@given(st.sampled_from([EXAMPLE, POSITION, TWO_DEALS]), st.data())
def test_spoiled_records(text: str, data: st.DataObject) -> None:
    """Valid records with some characters exchanged, lost or added."""
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(text) - 1))
        new = data.draw(
            st.sampled_from(["", " ", "\n", "7", "C", "H", ":", "{", "}", "?", "1", "-", "=", "[", ",", "é"])
        )
        text = text[:at] + new + text[at + data.draw(st.integers(0, 3)) :]
    survives(text)


NUMBERS = (
    find_game("marias")
    .start(find_game("marias").opening(), find_game("marias").pack)[0]
    .pub.__struct_fields__
)
SOME = st.sampled_from([-1, 0, 1, 2, 3, 7, 99, 10**6, 10**30, "play", "ask", "flek", "over", True, None, "H"])


@given(st.dictionaries(st.sampled_from(NUMBERS), SOME | st.lists(SOME, max_size=8), max_size=3))
def test_any_position(numbers: dict[str, Any]) -> None:
    """Numbers that nobody could reach are refused; those that do fit can be played on."""
    first = " ".join(f"{name}={json.dumps(value)}" for name, value in numbers.items())
    survives(POSITION.replace("From: ", "From: phase=play ").replace("\nPlace", f" {first}\nPlace", 1))


@given(st.binary(max_size=200))
def test_any_json(data: bytes) -> None:
    with pytest.raises(HlaskaError):
        records.from_json(data, find)


@given(
    st.recursive(st.none() | st.booleans() | st.integers() | st.text(max_size=5), lambda x: st.lists(x) | x)
)
def test_any_json_value(value: Any) -> None:
    for key in ("game", "options", "deals", "rules", "scores", "note"):
        data = json.dumps({"game": "toy", key: value}).encode()
        try:
            record = records.from_json(data, find)
        except ALLOWED:
            continue
        assert records.from_json(records.to_json(record, find), find) == record


@pytest.mark.parametrize(
    "text",
    [
        "Game: marias\nFrom: turn=" + "[" * 100_000,
        "Game: marias\nFrom: turn=" + "9" * 100_000,
        "Game: marias\nDeck: " + "7" * 100_000,
        "Game: marias\nDeck: 7C\n" + "x" * 100_000,
        "Game: marias\nRules: " + "1" * 100_000,
        "Game: marias\nDeck: 7C\n" + "1." * 100_000,
        "x" * 2_000_000,
    ],
    ids=range(7),
)
def test_huge_input(text: str) -> None:
    with pytest.raises(BadRecord) as caught:
        records.check_text(text, find)
    assert len(caught.value.text) < 500


def test_setups_are_values() -> None:
    assert Setup({"a": 1}) == Setup({"a": 1})
