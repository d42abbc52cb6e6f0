"""The worked examples of part 6 of docs/rules/marias.md: whole deals, durchs with somebody, forced fleks."""

from __future__ import annotations

from typing import Any

import pytest

from hlaska.core.cards import PACK_32, parse_cards
from hlaska.core.public import update
from hlaska.families.marias.contracts import CONTRACT
from hlaska.families.marias.settle import Settlement
from hlaska.games.marias_four.game import MariasFour
from hlaska.games.marias_four.options import Options
from hlaska.games.marias_four.public import HAND, WITH_PARTNER, WITH_WISE, MariasFourPublic
from hlaska.games.marias_four.settle import settle
from hlaska.kernel import layout as word
from tests.games.marias_book import Deal, Table, deal

SEATS = ("P0", "P1", "P2", "P3")


def table(deck: tuple[int, ...], *settings: str, preset: str = "four_partner") -> Table:
    return Table("marias_four", preset, *settings).deal(deck)


def dealt(*hands: str) -> tuple[int, ...]:
    """A pack that deals these cards, forehand's first four first; what is not said is filled up."""
    piles = [list(parse_cards(hand)) for hand in (*hands, *("",) * (4 - len(hands)))]
    rest = [c for c in PACK_32 if not any(c in p for p in piles)]
    for pile in piles:
        pile += [rest.pop(0) for _ in range(8 - len(pile))]
    return tuple(c for half in (slice(0, 4), slice(4, 8)) for pile in piles for c in pile[half])


def hands_as_told(t: Table, book: Deal) -> None:
    for seat, name in enumerate(SEATS):
        assert t.hand(seat) == set(parse_cards(book.fields[name]))


# ---------------------------------------------------------------- whole deals
def test_hearts_two_against_two() -> None:
    """EX.P4.1"""
    book = deal("P4.1", SEATS)
    t = table(book.deck).act("QH", "rank A", "suit", "good", "good", "good", "good")
    hands_as_told(t, book)
    t.act("flek game", "good", "good", "good", "good")
    assert t.pub.turn == 1  # asked all the same, though nothing is left to say
    t.act("good")
    t.play(book.tricks)
    assert t.units() == (18, -18, 18, -18)
    position = t.game.positions.full_position(t.pub, t.state.places)  # type: ignore[union-attr]
    won = position[word.WON : word.WON + 4]
    assert (won[0] + won[2], won[1] + won[3]) == (70, 20)
    assert t.pub.partner == 2


def test_seven_against() -> None:
    """EX.P4.2: everybody is asked until four in a row say nothing"""
    book = deal("P4.2", SEATS)
    t = table(book.deck).act("8S", "rank A", "suit", "good", "good", "good", "good")
    hands_as_told(t, book)
    t.act("good", "seven against", "good")
    assert t.pub.turn == 3
    t.act("flek game", "good", "good")
    assert t.pub.turn == 1
    assert t.texts() == ["good", "flek game", "flek seven against"]
    t.act("good")
    assert t.texts() == ["good"]
    t.act("good")
    assert t.texts() == ["good"]
    t.act("good")
    assert t.pub.phase == "play"
    t.play(book.tricks)
    assert t.units() == (-4, -4, 4, 4)


# ---------------------------------------------------------------- durch with somebody
def finished(
    contract: int, took: tuple[int, ...], level: int = 0, partner: int = -1, **more: Any
) -> Settlement:
    """The settlement after these tricks; the bidder is P1."""
    game = MariasFour(Options(partner_durchs=True, **more))
    pub = MariasFourPublic(
        "play", 1, lone=1, contract=contract, lead=1, took=took, last=(0, 1, 2, 3), partner=partner
    )
    pub = update(pub, levels=(-1,) * CONTRACT + (level,))
    position = game.positions.contract_position(pub)
    for seat in took:
        position[word.WON_TRICKS + seat] += 1
    position[word.TRICK], position[word.LAST_SEAT] = len(took), took[-1]
    places = ((),) * len(game.places)
    return settle(game.options, pub, position, places)


def settled(contract: int, took: tuple[int, ...], **more: Any) -> tuple[float, ...]:
    """The units by seat."""
    return tuple(r / 2 for r in finished(contract, took, **more).result)


@pytest.mark.parametrize(
    ("took", "result"),
    [
        ((1, 1, 1, 1, 1, 3, 0), (10, -20, 10, 0)),
        ((1, 1, 1, 1, 1, 1, 2), (10, -10, 10, -10)),
        ((1, 1, 1, 3, 1, 3, 1, 1), (-10, 10, -10, 10)),
    ],
)
def test_durch_with_a_partner(took: tuple[int, ...], result: tuple[int, ...]) -> None:
    """EX.P4.3; the partner is P3"""
    assert settled(WITH_PARTNER, took, partner=3) == result


@pytest.mark.parametrize(
    ("took", "result"),
    [
        ((1,) * 7 + (3,), (-10, 10, -10, 10)),
        ((1,) * 8, (-10, 30, -10, -10)),
        ((1, 1, 1, 2), (10, -30, 10, 10)),
    ],
)
def test_durch_with_the_wise_one(took: tuple[int, ...], result: tuple[int, ...]) -> None:
    """EX.P4.4"""
    assert settled(WITH_WISE, took) == result
    assert settled(WITH_WISE, took, level=1) == tuple(2 * r for r in result)


def test_a_limit_on_durchs() -> None:
    """G.FLEK.9: the amount between two players"""
    assert settled(WITH_PARTNER, (1, 0), level=2, partner=3, payment_cap=15) == (15, -30, 15, 0)


def test_score_pad_of_durchs() -> None:
    """G.PAY.1: nobody but the side that plays writes"""
    assert settled(WITH_PARTNER, (1, 1, 1, 3, 1, 3, 1, 1), partner=3, settlement="scorepad") == (0, 10, 0, 10)
    assert settled(WITH_WISE, (1, 2), settlement="scorepad") == (0, -10, 0, 0)


def test_a_durch_with_a_partner_is_played() -> None:
    """P4.VAR.2a: fleks first, then a card is named, and play stops at the first trick of the others."""
    t = table(dealt("CA CK CO CU", "SA SK SO SU ST S9 S8 S7", "DA"), preset="four_partner_durchs")
    t.act("AC", "rank T", "suit", "durch with partner", "good", "flek contract", "good", "good")
    assert (t.pub.phase, t.pub.turn) == ("name", 1)
    assert "name AS" not in t.texts()
    t.act("name AD")
    assert (t.pub.phase, t.pub.turn, t.pub.lead) == ("play", 1, 1)
    assert t.game.adviser.prospect(t.state, 2).aim == 1
    assert t.game.adviser.prospect(t.state, 3).aim == 0
    for _ in range(4 * 8):
        if t.pub.phase == "play":
            t.do(t.game.legal(t.state, t.pub.turn)[0])
    assert t.pub.phase == "over"
    assert t.units() == (-20, 20, 20, -20)
    assert t.pub.partner == 2


def test_order_of_contracts() -> None:
    """P4.VAR.1"""
    deck = dealt("CA")
    t = table(deck, preset="four_partner_durchs").act("AC", "rank T", "durch with wise")
    higher = ["betl", "durch", "open betl", "open durch"]
    assert t.texts() == ["good", *higher, "flek contract"]
    t = table(deck).act("AC", "rank T", "suit")
    assert t.texts() == ["good", *higher]


# ---------------------------------------------------------------- calls
def test_forced_flek() -> None:
    """EX.P4.5"""
    deck = dealt("DA DT CA SA", "DO", "DK", "C7")
    t = table(deck, "forced_flek_trump_honour=true").act(
        "AD", "rank K", "suit", "good", "good", "good", "good"
    )
    assert t.pub.turn == 1
    assert t.texts() == ["flek game"]
    t.act("flek game", "good")
    assert t.pub.turn == 2
    assert "good" in t.texts()  # on forehand's side: no duty
    t.act("good")
    assert "good" in t.texts()  # neither king nor over
    both = dealt("DA DT CA SA", "C7", "C8", "DO DK D9")
    t = table(both, "forced_hundred_against=true").act("AD", "rank 9", "suit", *("good",) * 4)
    t.act("good", "good")
    assert "good" in t.texts()  # the partner holds both: no duty


def test_forehand_alone() -> None:
    """EX.P4.6: the called card comes with forehand's second packet"""
    deck = dealt("C7 S7 H7 D7 CA S8 S9 H8")
    t = table(deck).act("7C", "rank A", "suit", "good", "good", "good", "good", "flek game", *("good",) * 5)
    assert t.pub.phase == "play"
    while t.pub.phase == "play":
        t.do(t.game.legal(t.state, t.pub.turn)[0])
    assert t.pub.partner == 0
    (item,) = [i for i in t.pub.items if "game" in i.key]
    assert item.value == -4
    assert [i.key for i in t.pub.items] == ["item-marias-game-lost"]
    assert t.units() == (-6, 2, 2, 2)


def test_an_own_card_may_not_be_called() -> None:
    """P4.CALL.1"""
    deck = dealt("CA CK CO S7")
    assert table(deck).act("KC").texts() == ["rank T", "rank J", "rank 9", "rank 8", "rank 7"]
    t = table(deck, "call_own_card=true").act("KC")
    assert t.texts()[0] == "rank A"
    assert len(t.texts()) == 8


def test_a_hundred_of_the_partner_puts_the_game_aside() -> None:
    """P4.ANN.1"""
    t = table(dealt("CA CT C9 S7", "CK", "D7")).act("AC", "rank K", "suit", *("good",) * 4)
    t.act("hundred", "good")
    assert t.pub.turn == 2
    assert t.texts() == ["good", "flek hundred"]
    assert t.pub.own_hundred_by == 1
    late = table(dealt("CA CT C9 S7", "D7", "CK")).act("AC", "rank K", "suit", *("good",) * 4)
    late.act("flek game", "good")
    assert set(late.texts()) >= {"good", "flek game", "hundred"}
    late.act("hundred", "good")
    assert "flek game" not in late.texts()


def test_fleks_without_a_called_card() -> None:
    """P4.ASK.1: one against three, only who has a chance is asked"""
    t = table(dealt("CA")).act("AC", "rank T", "betl", "good", "flek contract")
    assert "flek contract" not in t.texts()
    t.act("good")
    assert (t.pub.phase, t.pub.turn) == ("flek", 0)
    t.act("flek contract", "good")
    assert t.pub.turn == 1
    t.act("good", "good", "good")
    assert (t.pub.phase, t.pub.turn, t.pub.levels[CONTRACT]) == ("play", 0, 2)


def test_a_plain_game_tells_the_partner() -> None:
    """P4.UNPL.1"""
    t = table(dealt("CA", "", "CK")).act("AC", "rank K", "suit", *("good",) * 8)
    assert (t.pub.phase, t.pub.partner) == ("over", 2)
    assert t.units() == (1, -1, 1, -1)
    shown = t.game.view(t.state, 3).places[HAND + 2]
    assert [e & 63 for e in shown if e >= 0] == list(parse_cards("CK"))


def test_open_contracts_compare_seven_cards() -> None:
    """P4.PLAY.1"""
    for forehand, value in (("CA CK CO CU SA SK SO SU", 60), ("CA CK CO CU C7 C8 C9 D7", -60)):
        t = table(dealt(forehand)).act("AC", "rank T", "open durch", "good", "good", "good", "AC")
        for _ in range(3):
            t.do(t.game.legal(t.state, t.pub.turn)[0])
        assert t.pub.phase == "over"
        assert len(t.pub.took) == 1
        assert t.units() == (value, -value / 3, -value / 3, -value / 3)


def test_what_may_not_be_said() -> None:
    """A rank twice, a seven without the card, a raise of the own side's thing, a flek out of its window."""
    t = table(dealt("CA CT C9 S7", "C7", "CK"))
    why = t.act("AC").game.explainer.explain_refusal(t.game.view(t.state, 0), t.game.call("rank T"))
    assert why is not None
    assert why.key == "refused-marias_four-rank"
    t.act("rank K", "suit", *("good",) * 3)
    assert "seven" not in t.texts()  # forehand does not hold it
    t.act("good")
    assert "seven against" in t.texts()
    t.act("seven against", "good")
    # the partner may not flek the own game
    assert t.texts() == ["good", "hundred", "flek seven against"]
    t.act("good", "good")
    assert t.texts() == ["good", "flek seven against"]
    t.act("good")
    assert t.texts() == ["good"]  # what the own side announced is not raised, and the first circuit is over
    assert t.act("good").pub.phase == "play"


# ---------------------------------------------------------------- customs
def test_the_trump_card_must_be_led() -> None:
    """EX.P4.8: also where the card is an announced seven"""
    deck = dealt("7C KC AS DA")
    for setting, free in (("false", True), ("true", False)):
        t = table(deck, f"must_lead_trump_card={setting}", "unplayed_plain=false")
        t.act("7C", "rank A", "suit", "good", "good", "good", "seven", *["good"] * 5)
        assert t.pub.phase == "play"
        assert (t.texts() == ["7C"]) != free


def test_customs_are_options_of_their_own() -> None:
    """OPT.PRESET: the flek that must be called is common, durchs with somebody are played where they are wanted"""
    usual, durchs = (MariasFour.presets[name] for name in ("four_partner", "four_partner_durchs"))
    assert isinstance(usual, Options)
    assert isinstance(durchs, Options)
    assert (usual.forced_flek_trump_honour, usual.partner_durchs) == (True, False)
    assert (durchs.forced_flek_trump_honour, durchs.partner_durchs) == (True, True)
