"""The complete hands of docs/rules/marias.md, parts 2 to 5, played card by card."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from hlaska.core.cards import card_text, cards_text, parse_cards
from hlaska.kernel.layout import WON
from tests.games.marias.book import Table, deal


class Case(NamedTuple):
    example: str
    calls: tuple[str, ...]
    result: tuple[float, ...]
    settings: tuple[str, ...] = ()
    preset: str = "pagat_voleny"


PLAIN = ("suit", "TALON", "good", "good")
CASES = [
    Case("M3.2", (*PLAIN, "good", "flek game", "good", "good", "good"), (-2, 1, 1)),
    Case("M3.4", (*PLAIN, "good", "good", "flek game", "good", "good"), (4, -2, -2)),
    Case(
        "M3.4", (*PLAIN, "good", "good", "flek game", "good", "good"), (8, -4, -4), ("quiet_hundred_marriages=all",)
    ),
    Case("M3.5", (*PLAIN, "good", "flek game", "good", "good", "good"), (-2, 1, 1)),
    Case("M3.6", (*PLAIN, "seven", "good", "good", "flek seven", "good", "good"), (-10, 5, 5)),
    Case(
        "M3.6",
        (*PLAIN, "seven", "good", "good", "flek seven", "good", "good"),
        (-10, 5, 5),
        ("killed_announced_seven=3",),
    ),
    Case("M3.7", (*PLAIN, "seven", "hundred", "good", "flek hundred", "good", "good", "good"), (-24, 12, 12)),
    Case(
        "M3.7",
        (*PLAIN, "seven", "hundred", "good", "flek hundred", "good", "good", "good"),
        (-120, 60, 60),
        ("failed_hundred_enemy_marriages=true",),
    ),
    Case("M3.8", (*PLAIN, "seven", "hundred", "good", "good", "good"), (72, -36, -36)),
    Case("M3.8", (*PLAIN, "seven", "hundred", "good", "good", "good"), (56, -28, -28), ("hundred_step=add_equal",)),
    Case("M3.8", (*PLAIN, "seven", "hundred", "good", "good", "good"), (40, -20, -20), ("hundred_step=add_half",)),
    Case("M3.8", (*PLAIN, "seven", "hundred", "good", "good", "good"), (108, -36, -36, -36), (), "pauzirovany"),
    Case(
        "M3.9",
        (*PLAIN, "good", "seven against", "hundred against", "good", "good",
         "flek hundred against", "good", "good", "good"),
        (-20, 10, 10),
    ),
    Case(
        "M3.9",
        (*PLAIN, "good", "flek game", "seven against", "hundred against", "good", "good",
         "flek hundred against", "good", "good", "good"),
        (-40, 20, 20),
        ("against_rule=flek_first_double",),
    ),
    Case("M3.10", (*PLAIN, "good", "seven against", "good", "good", "flek seven against", "good", "good", "good"),
         (10, -5, -5)),
    Case(
        "M3.10",
        (*PLAIN, "good", "seven against", "good", "good", "flek seven against", "good", "good", "good"),
        (14, -7, -7),
        ("killed_announced_seven=3",),
    ),
    Case(
        "M3.11",
        ("suit", "TALON", "bad", "TALON", "betl", "good", "flek contract",
         "flek contract", "good", "good", "good"),
        (20, -40, 20),
    ),
    Case(
        "M3.11",
        ("suit", "TALON", "bad", "TALON", "betl", "good", "flek contract",
         "flek contract", "good", "good", "good"),
        (20, -60, 20, 20),
        (),
        "pauzirovany",
    ),
    Case("M3.12", ("suit", "TALON", "bad", "TALON", "betl", "good", "good"), (-5, 10, -5)),
    Case("M3.12", ("suit", "TALON", "bad", "TALON", "betl", "good", "flek contract", "good"), (-10, 20, -10)),
]  # fmt: skip


def table_of(case: Case) -> Table:
    book = deal(case.example)
    table = Table(case.preset, *case.settings).deal(book.deck())
    table.act(card_text(book.trump))
    talons = iter(book.talons)
    for call in case.calls:
        if table.pub.phase == "play":
            break
        table.act(*(card_text(c) for c in next(talons)) if call == "TALON" else [call])
    return table


@pytest.mark.parametrize("case", CASES, ids=lambda c: f"{c.example}-{c.preset}-{'-'.join(c.settings)}")
def test_complete_hand(case: Case) -> None:
    book = deal(case.example)
    table = table_of(case)
    for seat in range(3):
        assert table.state is not None
        hand = table.game.view(table.state, seat).places[1 + seat]
        assert sorted(e & 63 for e in hand) == sorted(book.hands[seat])
    table.play(book)
    assert table.units() == case.result
    if book.counted[0] >= 0:
        position = table.game.positions.full_position(table.pub, table.state.places)  # type: ignore[union-attr]
        assert (position[WON], position[WON + 1] + position[WON + 2]) == book.counted


@pytest.mark.parametrize(
    ("pattern", "hands", "unseen"),
    [
        (
            "7_5",
            ("DT DO C9 C8 D9 ST HT", "SA CT D8 DU SK C7 SO SU HK H8", "HU DA HA CU H9 CA S8 H7 S7 CK"),
            "HO CO S9 D7 DK",
        ),
        (
            "3_2_2_3_2",
            ("DT DO C9 D8 DU CU H9", "C8 D9 ST SK HU D7 DK C7 S8 H7", "HT SA CT DA HA SO SU HK S7 CK"),
            "HO CO S9 H8 CA",
        ),
    ],
)
def test_packets(pattern: str, hands: tuple[str, ...], unseen: str) -> None:
    """EX.M3.1"""
    table = Table("pagat_voleny", f"packets={pattern}").deal(deal("M3.2").deck())
    state = table.state
    assert state is not None
    for seat, hand in enumerate(hands):
        assert {e & 63 for e in state.places[1 + seat]} == set(parse_cards(hand))
    assert tuple(e & 63 for e in state.places[4]) == parse_cards(unseen)


def test_gathering_and_the_next_deal() -> None:
    """EX.M3.3"""
    table = table_of(CASES[0]).play(deal("M3.2"))
    assert table.state is not None
    after = table.game.finish(table.match, table.state)
    assert after is not None
    pack = "S8 DT H7 HT H8 DK DU H9 D9 SU HU D7 SK CK DO CU CO CT SA S7 ST SO HO HK HA D8 DA CA C9 C7 S9 C8"
    assert after.pack == (parse_cards(pack),)
    assert after.first == 1
    state, _ = table.game.start(after, after.pack[0])
    assert state.pub.turn == 1  # the old D, at the new dealer's right
    state, _ = table.game.apply(state, 1, table.game.call("cut 11"))
    first = {e & 63 for e in state.places[1]}
    assert first == set(parse_cards("D7 SK CK DO CU CO CT"))
    assert cards_text(e & 63 for e in state.places[4]) == cards_text(parse_cards("C9 C7 S9 C8 S8"))
    assert {e & 63 for e in state.places[2]} == set(parse_cards("SA S7 ST SO HO DT H7 HT H8 DK"))
    assert {e & 63 for e in state.places[3]} == set(parse_cards("HK HA D8 DA CA DU H9 D9 SU HU"))


@pytest.mark.parametrize(
    ("case", "trick", "card", "hand", "legal"),
    [
        (CASES[0], 4, 2, "FH", "DT DK DO D9 D7"),
        (CASES[0], 5, 2, "D", "DA"),
        (CASES[12], 7, 1, "MH", "DK"),
        (CASES[14], 9, 2, "MH", "CA"),
        (CASES[16], 4, 1, "MH", "DT"),
    ],
    ids=lambda x: x.example if isinstance(x, Case) else str(x),
)
def test_legal_sets_within_the_hands(case: Case, trick: int, card: int, hand: str, legal: str) -> None:
    """What the document says of single moments of EX.M3.2, EX.M3.9, EX.M3.10 and EX.M3.11."""
    book, table = deal(case.example), table_of(case)
    seats = {"FH": 0, "MH": 1, "D": 2}
    for t in book.tricks[:trick]:
        for i, c in enumerate(t.cards):
            if t is book.tricks[trick - 1] and (t.leader + i) % 3 == seats[hand]:
                assert i == card
                assert table.state is not None
                found = {a for a in table.game.legal(table.state, table.pub.turn) if a < 64}
                assert found == set(parse_cards(legal))
                return
            told = t.declared[:1] == ((t.leader + i) % 3,)
            table.do(c | 64 if told and c >> 4 == t.declared[2] else c)
