"""The shuffle that anybody can check: its worked example, and its lines in records (docs/fair.md)."""

from __future__ import annotations

import json
from collections import Counter
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from hlaska.core import record as records
from hlaska.core import verifiable_shuffle
from hlaska.core.cards import parse_cards
from hlaska.core.errors import BadRecord
from hlaska.games import game_class

ROOT = Path(__file__).parents[2]
EXAMPLES = json.loads((ROOT / "tests/fair.json").read_text())
A_DEAL = (ROOT / "tests/records/marias/EX.M3.7.txt").read_text()
PROOF = verifiable_shuffle.proof_of(
    verifiable_shuffle.secret_of("00" * 32, 1), 1, (), (verifiable_shuffle.NOTHING, 15, 2**60 - 1)
)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda one: one["what"][:20])
def test_the_worked_examples(example: dict[str, Any]) -> None:
    proof, deck = example["proof"], parse_cards(example["deck"])
    piles = [parse_cards(pile) for pile in example["piles"]]
    cards = list(range(len(piles))) if piles else sorted(deck)
    verifiable_shuffle.shuffler(proof["secret"], proof["lucks"])(cards)
    assert (tuple(c for i in cards for c in piles[i]) if piles else tuple(cards)) == deck
    assert verifiable_shuffle.commit_of(proof["secret"]) == proof["commit"]
    assert verifiable_shuffle.seal_of(proof["secret"], deck) == proof["seal"]
    secrets = {verifiable_shuffle.secret_of(bytes(range(32)).hex(), deal) for deal in (1, 2, 3)}
    assert proof["secret"] in secrets


def test_the_document_has_the_first_example() -> None:
    text = (ROOT / "docs/fair.md").read_text()
    proof = EXAMPLES[0]["proof"]
    for told in (proof["secret"], proof["commit"], proof["seal"], EXAMPLES[0]["deck"]):
        assert told in text
    seed = verifiable_shuffle._digest(" ".join((proof["secret"], *(luck or "-" for luck in proof["lucks"]))))
    numbers = verifiable_shuffle._numbers(seed)
    first = [next(numbers) for _ in range(3)]
    assert seed in text
    assert ", ".join(map(str, first)) in text
    assert [n % k for n, k in zip(first, (32, 31, 30), strict=True)] == [17, 22, 29]


def test_every_order_comes_as_often_as_another() -> None:
    found: Counter[tuple[int, ...]] = Counter()
    for n in range(2400):
        cards = [0, 1, 2, 3]
        verifiable_shuffle.shuffler(verifiable_shuffle.secret_of("ab" * 32, n), ("", ""))(cards)
        found[tuple(cards)] += 1
    assert {*found} == {*permutations(range(4))}
    assert sum((n - 100) ** 2 / 100 for n in found.values()) < 50  # chi-square of 23, one in a thousand


def test_numbers_that_would_come_too_often_are_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    told = iter((2**32 - 1, 7, 2**32 - 2))  # of three, 2**32 - 1 is one too many; of two none is
    monkeypatch.setattr(verifiable_shuffle, "_numbers", lambda seed: told)
    cards = [0, 1, 2]
    verifiable_shuffle.shuffler("", ())(cards)
    assert cards == [2, 0, 1]


def test_every_luck_and_its_place_matter() -> None:
    decks = set()
    for lucks in (("", ""), ("0" * 15, ""), ("", "0" * 15), ("0" * 14 + "1", "")):
        cards = list(range(32))
        verifiable_shuffle.shuffler("secret", lucks)(cards)
        decks.add(tuple(cards))
    assert len(decks) == 4


@pytest.mark.parametrize(
    "text", ["1", "g" * 15, "A" * 15, "0" * 16, " " + "0" * 15, "0" * 15 + "\n", "٣" * 15]
)
def test_what_is_no_luck_is_refused(text: str) -> None:
    with pytest.raises(verifiable_shuffle.BadContribution, match="15 hexadecimal digits"):
        verifiable_shuffle.contribution_number(text)


def test_luck_is_a_number_in_the_journal() -> None:
    for text in ("", "0" * 15, "f" * 15, "00000000000000a"):
        assert verifiable_shuffle.contribution_text(verifiable_shuffle.contribution_number(text)) == text
    assert verifiable_shuffle.contribution_number("f" * 15) < 2**63


# ---------------------------------------------------------------- in records
def with_proof() -> records.Record:
    record = records.read(A_DEAL, game_class)
    return replace(record, deals=(replace(record.deals[0], proof=PROOF), *record.deals[1:]))


def test_a_proof_is_written_and_read() -> None:
    record = with_proof()
    text = records.write(record, game_class)
    assert "Lucks: - 00000000000000f fffffffffffffff\n" in text
    assert records.read(text, game_class) == record
    assert records.from_json(records.to_json(record, game_class), game_class) == record


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("Commit: ", "Commit: x", "64 hexadecimal digits"),
        ("Secret: ", "Secret: 0", "64 hexadecimal digits"),
        ("Lucks: - ", "Lucks: ", "2 lucks for 3 chairs"),
        ("Lucks: - ", "Lucks: 1 ", "15 hexadecimal digits"),
        ("Seal: ", "Note: ", "Seal missing"),
        ("Lucks: ", "Lucks: - - -\nLucks: ", "was given before"),
    ],
)
def test_a_bad_proof_says_what_is_wrong(old: str, new: str, says: str) -> None:
    text = records.write(with_proof(), game_class)
    with pytest.raises(BadRecord, match=says):
        records.read(text.replace(old, new), game_class)


def test_who_deals_first_at_tables_of_one_key_follows_from_it() -> None:
    key, found = bytes(range(32)).hex(), list[list[int]]()
    for shuffle in (
        verifiable_shuffle.opening_shuffle(key),
        verifiable_shuffle.shuffler(verifiable_shuffle.secret_of(key, 0), ()),
    ):
        found.append([0, 1, 2, 3])
        shuffle(found[-1])
    assert found[0] == found[1]
