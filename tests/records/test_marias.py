"""The worked examples of docs/rules/marias.md, parts 1 to 5, as records: results, legal sets, what is not allowed."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from hlaska.core import record as records
from hlaska.core.actions import CALL
from hlaska.core.board import State, cards_in
from hlaska.core.cards import parse_cards
from hlaska.core.errors import BadRecord
from hlaska.core.game import Game
from hlaska.core.record import Played, Record
from hlaska.games import game_class

FOLDER = Path(__file__).parent / "marias"
RULES = Path(__file__).parents[2] / "docs/rules/marias.md"
ALL = sorted(FOLDER.glob("*.txt"))
DEALER, FOREHAND, MIDDLEHAND = 2, 0, 1


def load(name: str) -> tuple[Record, list[Played]]:
    return records.check_text((FOLDER / f"{name}.txt").read_text(encoding="utf-8"), game_class)


@pytest.mark.parametrize("path", ALL, ids=lambda path: path.stem)
def test_record(path: Path) -> None:
    """It replays, its result is the document's, and it comes back from text and JSON."""
    record, played = load(path.stem)
    assert record.rules == game_class("marias").rules_version
    assert len(played) == len(record.deals)
    assert records.read(records.write(record, game_class), game_class) == record
    assert records.from_json(records.to_json(record, game_class), game_class) == record


@pytest.mark.parametrize("path", [p for p in ALL if "Result:" in p.read_text()], ids=lambda path: path.stem)
def test_a_wrong_result_is_noticed(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    wrong = re.sub(r"Result: (-?\d+)", lambda m: f"Result: {int(m[1]) + 1}", text)
    line = next(i for i, x in enumerate(wrong.splitlines(), 1) if x.startswith("Result:"))
    with pytest.raises(BadRecord, match=f"^line {line}: the result of deal 1 is "):
        records.check_text(wrong, game_class)


PARTS = {"M3.S9": "EX.M3.S9-killed", "M3.S12": "EX.M3.S12-flek", "PG.1": "EX.PG.2-acorns"}


def test_every_example_has_a_record() -> None:
    """Every EX of parts 1 to 5 of the document."""
    text = RULES.read_text(encoding="utf-8")
    wanted = re.findall(r"\*\*EX\.((?:M3|PG|CC|PZ)\.\w+)\b", text)
    assert len(wanted) == 50
    names = [p.stem for p in ALL]
    missing = []
    for example in wanted:
        name = PARTS.get(example, f"EX.{example}")
        if not any(n == name or n.startswith(f"{name}-") for n in names):
            missing.append(example)
    assert not missing


# ---------------------------------------------------------------- legal sets
LEGAL = {
    "a": "ST", "b": "SO S7", "c": "SA S7", "d": "CK", "e": "CT C8", "f": "CT C8", "g": "HA D7", "h": "CT", "i": "HT HU",
    "j": "HT H9", "k": "HT", "l": "CU", "m": "C7", "n": "H9", "o": "S7", "p": "S7", "q": "HO", "r": "CU",
}  # fmt: skip


def legal_cards(game: Game, state: State) -> set[int]:
    return {a & 63 for a in game.legal(state, state.pub.turn) if a < CALL}


@pytest.mark.parametrize("letter", list(LEGAL))
def test_legal_sets(letter: str) -> None:
    """EX.M3.21"""
    record, played = load(f"EX.M3.21-{letter}")
    game = records.game_of(record, game_class)
    assert legal_cards(game, played[0].state) == set(parse_cards(LEGAL[letter]))


def before_card(name: str, trick: int, card: int) -> tuple[Game, State]:
    """The state before a card (0, 1, 2) of a trick (from 1)."""
    record, played = load(name)
    game = records.game_of(record, game_class)
    plays = [i for i, s in enumerate(played[0].steps) if any(e.kind == "play" for e in s.events)]
    at = plays[3 * (trick - 1) + card]
    return game, played[0].steps[at - 1].state


@pytest.mark.parametrize(
    ("name", "trick", "card", "seat", "legal"),
    [
        ("EX.M3.2", 4, 2, FOREHAND, "DT DK DO D9 D7"),
        ("EX.M3.2", 5, 2, DEALER, "DA"),
        ("EX.M3.2", 10, 0, FOREHAND, "D7"),
        ("EX.M3.9", 7, 1, MIDDLEHAND, "DK"),
        ("EX.M3.10", 9, 2, MIDDLEHAND, "CA"),
        ("EX.M3.11", 1, 1, DEALER, "DK"),
        ("EX.M3.11", 1, 2, FOREHAND, "DA"),
        ("EX.M3.11", 4, 1, MIDDLEHAND, "DT"),
    ],
)
def test_legal_sets_of_deals(name: str, trick: int, card: int, seat: int, legal: str) -> None:
    game, state = before_card(name, trick, card)
    assert state.pub.turn == seat
    assert legal_cards(game, state) == set(parse_cards(legal))


# ---------------------------------------------------------------- deals and gathering
def held(played: Played, place: str, game: Game) -> set[int]:
    return set(cards_in(played.state.places[game.places.index(place)]))


HANDS: list[tuple[str, int, dict[str, str]]] = [
    ("EX.M3.1-7_5", 0, {
        "hand0": "DT DO C9 C8 D9 ST HT", "hand1": "SA CT D8 DU SK C7 SO SU HK H8",
        "hand2": "HU DA HA CU H9 CA S8 H7 S7 CK", "unseen": "HO CO S9 D7 DK",
    }),
    ("EX.M3.1-3_2_2_3_2", 0, {
        "hand0": "DT DO C9 D8 DU CU H9", "unseen": "HO CO S9 H8 CA", "hand1": "C8 D9 ST SK HU D7 DK C7 S8 H7",
        "hand2": "HT SA CT DA HA SO SU HK S7 CK",
    }),
    ("EX.M3.3", 1, {
        "hand0": "D7 SK CK DO CU CO CT", "unseen": "C9 C7 S9 C8 S8", "hand1": "SA S7 ST SO HO DT H7 HT H8 DK",
        "hand2": "HK HA D8 DA CA DU H9 D9 SU HU",
    }),
]  # fmt: skip


@pytest.mark.parametrize(("name", "deal", "hands"), HANDS, ids=[h[0] for h in HANDS])
def test_hands(name: str, deal: int, hands: dict[str, str]) -> None:
    record, played = load(name)
    game = records.game_of(record, game_class)
    for place, cards in hands.items():
        assert held(played[deal], place, game) == set(parse_cards(cards)), place


def test_a_pack_that_was_not_gathered_is_noticed() -> None:
    """EX.M3.3 with two cards of the second deck exchanged."""
    lines = (FOLDER / "EX.M3.3.txt").read_text(encoding="utf-8").splitlines()
    at = max(i for i, line in enumerate(lines) if line.startswith("Deck:"))
    words = lines[at].split()
    words[1], words[2] = words[2], words[1]
    lines[at] = " ".join(words)
    with pytest.raises(
        BadRecord, match=f"^line {at + 1}: the pack is not shuffled: the gathered pack is 8S TD"
    ):
        records.check_text("\n".join(lines), game_class)


# ---------------------------------------------------------------- what is not allowed
def with_moves(name: str, moves: str) -> str:
    """The record with its actions replaced."""
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    head = text[: text.index("\n", text.index("Deck:")) + 1]
    return f"{head}\n{moves}\n"


TRACE = "cut 7, 7C, suit, {x}, good, good, seven, good, flek game, good, "
OVER = "cut 7, KD, suit, 7S, 8S, bad, QC, JC, "


def discards(name: str) -> str:
    record, _ = load(name)
    game = records.game_of(record, game_class)
    return ", ".join(game.action_text(a) for _, a in record.deals[0].moves[3:5])


@pytest.mark.parametrize(
    ("name", "moves", "refused"),
    [
        ("EX.M3.14-both-won", TRACE + "flek game", "flek game"),  # D right after MH's flek
        (
            "EX.M3.14-both-won",
            TRACE + "flek seven, good, flek game, good, flek seven",
            "flek seven",
        ),  # closed
        ("EX.M3.14-both-won", TRACE + "flek seven, good, flek game, good, good, flek seven", "flek seven"),
        ("EX.M3.15", OVER + "suit", "suit"),
        ("EX.M3.15", OVER + "betl, flek contract, bad, QC, JC, betl", "betl"),
        ("EX.M3.S14-betl", "", "open betl"),
        ("EX.M3.12", "", "seven"),
    ],
)
def test_not_allowed(name: str, moves: str, refused: str) -> None:
    if moves:
        moves = moves.format(x=discards(name)) if "{x}" in moves else moves
    else:
        text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
        moves = re.findall(r"cut 7, \w\w, ", text)[0] + refused
    with pytest.raises(BadRecord, match=f"'{refused}' is not legal for seat"):
        records.check_text(with_moves(name, moves), game_class)


def test_the_levels_of_the_trace() -> None:
    """EX.M3.14: who may still raise what, after each speaker."""
    record, played = load("EX.M3.14-both-won")
    game: Any = records.game_of(record, game_class)
    game_item, seven = 0, 2
    goods = [s.state.pub for s in played[0].steps if game.action_text(s.action) == "good"][2:]
    told = [(p.levels[game_item], p.levels[seven], p.chances[game_item], p.chances[seven]) for p in goods[:6]]
    mh, d, fh = 1 << MIDDLEHAND, 1 << DEALER, 1 << FOREHAND
    assert told == [
        (0, 0, mh | d, mh | d),
        (1, 0, fh, d),
        (1, 1, fh, fh),
        (2, 1, mh | d, 0),
        (2, 1, d, 0),
        (3, 1, fh, 0),
    ]


def test_after_a_re_the_seven_is_played() -> None:
    """EX.M3.S8: not played with one flek, played after a re."""
    _, played = load("EX.M3.S8-acorns")
    assert played[0].state.pub.unplayed
    _, played = load("EX.M3.S8-re")
    assert played[0].state.pub.phase == "play"


def test_open_betl_shows_nothing_before_the_first_trick() -> None:
    """EX.M3.13: the trick is not the lone player's, then the rest is compared."""
    for name in ("EX.M3.13-won", "EX.M3.13-lost"):
        _, played = load(name)
        assert [s.state.pub.phase for s in played[0].steps][-1] == "over"
        assert len(played[0].state.pub.took) == 1
