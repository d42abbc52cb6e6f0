"""Two sevens in every Mariáš that may have them, by either side (marias:M3.TWO.3, P4.TWO.1, L2.TWO.1)."""

from __future__ import annotations

import pytest

from hlaska.core.cards import PACK_32, parse_card, parse_cards
from hlaska.core.options import schema
from hlaska.families.marias.contracts import TWO_SEVENS
from hlaska.games import game_class
from tests.games.marias_book import Table

STRONG = "AC TC KC 7C AS TS KS 7S"


def dealt(packets: list[tuple[int, int]], *hands: str) -> tuple[int, ...]:
    """A pack that deals these hands in packets of (seat, cards); what is not said is filled up from above."""
    piles = [list(parse_cards(hand)) for hand in hands]
    rest = [c for c in PACK_32 if not any(c in p for p in piles)]
    sizes = [sum(n for s, n in packets if s == seat) for seat in range(len(hands))]
    for pile, size in zip(piles, sizes, strict=True):
        pile += [rest.pop(0) for _ in range(size - len(pile))]
    deck = []
    for seat, count in packets:
        deck += [piles[seat].pop(0) for _ in range(count)]
    return (*deck, *rest)


def play_on(t: Table, seat: int, order: str) -> None:
    """The seat plays its cards in this order as far as they are legal, the others their first legal one."""
    wanted = [parse_card(c) for c in order.split()]
    while t.pub.phase == "play":
        legal = t.game.legal(t.state, t.pub.turn)
        mine = [c for c in wanted if c in legal] if t.pub.turn == seat else []
        t.do(mine[0] if mine else legal[0])


def four(*settings: str) -> Table:
    """Forehand has acorns and leaves with both sevens and calls the over of acorns, which the next seat holds."""
    packets = [(s, 4) for s in range(4)] * 2
    deck = dealt(packets, STRONG, "QC JC QS", "9C JS 9S", "8C 8S")
    t = Table("marias_four", None, "two_sevens=true", *settings).deal(deck)
    return t.act("KC", "rank Q", "suit", "good", "good", "good")


def test_four_announce_two_sevens() -> None:
    """EX.P4.7"""
    t = four()
    assert "two sevens S" in t.texts()
    assert "two sevens H" not in t.texts()  # not held
    t.act("two sevens S")
    assert not [x for x in t.texts() if x.startswith(("seven", "two"))]  # instead of the seven, and once
    t.act("good", "good", "flek two sevens", "good")
    assert t.pub.levels[TWO_SEVENS] == 1
    while t.pub.phase == "flek":
        t.act("good")
    play_on(t, 0, "AC TC KC AS TS KS 7S 7C")
    two = next(i for i in t.pub.items if i.key == "item-marias-two-sevens-won")
    assert (two.seat, two.value) == (0, 2 * 40)
    assert t.units() == (41, 41, -41, -41)


def test_the_partner_announces_for_the_side() -> None:
    """P4.ANN.1: a member of forehand's side; the other side only where it may"""
    packets = [(s, 4) for s in range(4)] * 2
    deck = dealt(packets, "KC QC JC 9C", "AC 8C 8S 7C AS TS KS 7S", "", "")
    for setting, texts in (("false", ["two sevens S"]), ("true", ["two sevens S"])):
        t = Table("marias_four", None, "two_sevens=true", f"two_sevens_against={setting}").deal(deck)
        t.act("KC", "rank A", "suit", "good", "good", "good", "good")
        assert [x for x in t.texts() if x.startswith("two")] == texts
    for setting, texts in (("false", []), ("true", ["two sevens against S"])):
        t = Table("marias_four", None, "two_sevens=true", f"two_sevens_against={setting}").deal(deck)
        t.act("KC", "rank T", "suit", "good", "good", "good", "good")
        assert [x for x in t.texts() if x.startswith("two")] == texts


def test_opponents_of_three_announce_two_sevens() -> None:
    """EX.M3.22: the sevens are kept, and lose and win by themselves"""
    packets = [(0, 7), (1, 5), (2, 5), (0, 5), (1, 5), (2, 5)]
    hands = ("QC JC TH 9H 8H 7H JH QH TD 9D 8D 7D", "AC TC KC 7C AS TS KS 7S AH AD", "9C 8C QS JS 9S 8S")
    t = Table("marias", None, "two_sevens=true", "two_sevens_against=true").deal(dealt(packets, *hands))
    t.act("QC", "suit", "7H", "8H", "good", "good", "good")
    assert [x for x in t.texts() if x.startswith("two")] == ["two sevens against S"]
    t.act("two sevens against S", "good", "good", "flek two sevens", "good", "good", "good")
    assert (t.pub.phase, t.pub.two_against, t.pub.two_by) == ("play", True, 1)
    phrase = t.game.explainer.explain(t.game.view(t.state, 0)).stakes[-1]
    assert (phrase.key, phrase.args["times"]) == ("stake-marias-two-sevens-against", 2)
    play_on(t, 1, "AD AH AC TC KC AS TS KS 7S 7C")
    two = next(i for i in t.pub.items if i.key.startswith("item-marias-two"))
    assert (two.key, two.seat, two.value) == ("item-marias-two-sevens-against-won", 1, 80)
    assert not [i for i in t.pub.items if "quiet-seven" in i.key]
    assert t.units() == (-82, 41, 41)


def test_two_players_announce_two_sevens() -> None:
    """EX.L2.4: kept in both phases, won in the last tricks"""
    deck = dealt([(0, 4), (1, 4)] * 2, STRONG, "9C 8C")
    t = Table("marias_two", None, "two_sevens=true").deal(deck).act("trump C")
    t.act("two sevens S", "good", "good")
    assert t.pub.phase == "play"
    legal = t.texts()
    assert "7C" not in legal
    assert "7S" not in legal
    play_on(t, 0, "")
    two = next(i for i in t.pub.items if i.key.startswith("item-marias-two"))
    assert (two.seat, abs(two.value)) == (0, 40)


def test_the_dealer_of_two_answers_with_two_sevens() -> None:
    deck = dealt([(0, 4), (1, 4)] * 2, "9C 8C", STRONG)
    for setting, texts in (("false", []), ("true", ["two sevens against S"])):
        t = Table("marias_two", None, "two_sevens=true", f"two_sevens_against={setting}").deal(deck)
        t.act("trump C", "good")
        assert [x for x in t.texts() if x.startswith("two")] == texts


@pytest.mark.parametrize("with_hundred", [True, False])
def test_two_sevens_and_a_hundred_of_one_side(with_hundred: bool) -> None:
    t = four(f"two_sevens_with_hundred={with_hundred}").act("hundred")
    assert ("two sevens S" in t.texts()) == with_hundred


@pytest.mark.parametrize("game", ["marias", "marias_four", "marias_two"])
def test_two_sevens_are_an_option(game: str) -> None:
    """M3.TWO.3: off by default, and against the contract only where it says so"""
    defaults = {o.name: o.default for o in schema(game_class(game).Options)}
    assert (defaults["two_sevens"], defaults["two_sevens_against"]) == (False, False)
