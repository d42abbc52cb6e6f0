"""The worked examples of docs/rules/marias.md, part 7, and single rules of lízaný mariáš."""

from __future__ import annotations

import pytest

from hlaska.core.board import cards_in
from hlaska.core.cards import parse_cards
from hlaska.games.marias_two.game import MariasTwo
from hlaska.games.marias_two.options import Options
from hlaska.games.marias_two.public import TALON, MariasTwoPublic
from hlaska.games.marias_two.settle import settle
from hlaska.kernel import layout as word
from hlaska.kernel.layout import WON
from hlaska.kernel.play import declare
from tests.games.drawn import Table, deal


def table(*settings: str) -> Table:
    return Table("marias_two", *settings)


def begun(*settings: str) -> Table:
    """EX.L2.1 up to the first announcement."""
    return table(*settings).deal(deal("L2.1").deck).act("trump C")


# ---------------------------------------------------------------- EX.L2.1
def test_complete_hand() -> None:
    book = deal("L2.1")
    t = table().deal(book.deck)
    assert t.hand(0) == set(parse_cards("H8 D7 C9 C7"))
    t.act("trump C")
    assert (t.hand(0), t.hand(1)) == tuple(set(h) for h in book.hands)
    t.act("good", "flek game", "good", "good")
    for trick in book.tricks:
        t.trick(trick)
    assert t.units() == (-3, 3)
    position = t.game.positions.full_position(t.pub, t.state.places)  # type: ignore[union-attr]
    assert (position[WON], position[WON + 1]) == book.points == (20, 70)
    assert t.pub.points == (40, 90)
    assert [(i.key, i.value) for i in t.pub.items] == [
        ("item-marias-game-lost", -4),
        ("item-marias-quiet-seven-killed", -2),
    ]


@pytest.mark.parametrize(
    ("trick", "played", "seat", "legal"),
    [
        (1, 1, 1, "CT ST SO HA HK DA DT DU"),
        (10, 1, 1, "CA CT CK"),
        (11, 1, 0, "H9 HU"),
        (13, 1, 0, "SK"),
    ],
)
def test_legal_sets_within_the_hand(trick: int, played: int, seat: int, legal: str) -> None:
    book = deal("L2.1")
    t = begun().act("good", "good")
    for done in book.tricks[: trick - 1]:
        t.trick(done)
    for card in book.tricks[trick - 1].cards[:played]:
        t.do(card)
    assert t.pub.turn == seat
    assert t.cards() == set(parse_cards(legal))


def test_hands_after_the_last_draw() -> None:
    book = deal("L2.1")
    t = begun().act("good", "good")
    for done in book.tricks[:8]:
        t.trick(done)
    assert t.hand(0) == set(parse_cards("C9 C7 CO CU SK H9 HU DK"))
    assert t.hand(1) == set(parse_cards("CA CT CK C8 SU HA HK D8"))


# ---------------------------------------------------------------- EX.L2.2, EX.L2.3: arithmetic
def result(
    t: Table, points: tuple[int, int], pairs: list[tuple[int, int]], seven: int, by: int
) -> tuple[float, ...]:
    """What a deal with these announcements pays, by the position of a play that ended so: `seven` in the last trick
    (-1: not), which seat `by` won."""
    game = t.game
    assert isinstance(game, MariasTwo)
    position = game.positions.contract_position(t.pub)
    for seat in (0, 1):
        position[word.WON + seat] = points[seat]
    for seat, suit in pairs:
        declare(position, seat, suit)
    if seven >= 0:
        position[word.LAST_CARD + seven] = t.pub.trump << 4
        position[word.LAST_BEST] = t.pub.trump << 4 if by == seven else t.pub.trump << 4 | 7
        position[word.LAST_SEAT] = by
    return tuple(r / 2 for r in settle(game.options, t.pub, position).result)


def test_a_hundred_and_a_seven_in_hearts() -> None:
    """EX.L2.2"""
    hearts = parse_cards("H7 H8 HK HO C7 C8 C9 CU")
    deck = deck_of(hearts, parse_cards("S7 S8 S9 SU D7 D8 D9 DU"))
    t = table().deal(deck).act("trump H", "seven", "hundred", "good", "flek hundred", "good")
    t.act("flek hundred", "good", "good")
    assert t.pub.phase == "play"
    assert result(t, (70, 20), [(0, 2)], seven=0, by=0) == (68, -68)


def test_a_hundred_against() -> None:
    """EX.L2.3"""
    t = begun().act("good", "hundred against", "good", "good")
    assert t.pub.phase == "play"
    assert result(t, (10, 80), [(1, 1)], seven=-1, by=1) == (-4, 4)


def deck_of(first: tuple[int, ...], second: tuple[int, ...]) -> tuple[int, ...]:
    """A pack that deals these hands, and the rest in order."""
    rest = tuple(c for c in MariasTwo.pack if c not in first and c not in second)
    return (*first[:4], *second[:4], *first[4:], *second[4:], *rest)


# ---------------------------------------------------------------- single rules
def test_any_suit_may_be_trumps() -> None:
    """marias:L2.DEAL.1, D45; nobody has more than four cards, and none of them is shown."""
    t = table().deal(deal("L2.1").deck)
    assert sorted(t.texts()) == ["trump C", "trump D", "trump H", "trump S"]
    assert (len(t.hand(0)), len(t.hand(1)), len(t.state.places[TALON])) == (4, 4, 24)
    t.act("trump S")
    assert (len(t.hand(0)), len(t.hand(1)), len(t.state.places[TALON])) == (8, 8, 16)
    for seat in (0, 1, -1):
        view = t.game.view(t.state, seat)
        shown = [c for place in view.places for c in cards_in(place) if c >= 0]
        assert len(shown) == (8 if seat >= 0 else 0)


@pytest.mark.parametrize(("settings", "may"), [((), False), (("seven_requires_holding=false",), True)])
def test_who_may_announce_a_seven(settings: tuple[str, ...], may: bool) -> None:
    """marias:L2.ANN.1: the non-dealer holds the trump seven here."""
    t = begun(*settings)
    assert "seven" in t.texts()
    t.act("seven", "good")
    assert ("seven against" in t.texts()) is may


def test_both_may_announce_a_seven() -> None:
    """marias:L2.ANN.1: the two items are independent; who does not hold it loses it."""
    t = begun("seven_requires_holding=false").act("seven", "good", "seven against", "good", "good")
    assert result(t, (50, 40), [], seven=0, by=0) == (1 + 2 + 2, -5)


def test_an_announced_seven_is_kept_back_in_both_phases() -> None:
    """marias:L2.PLAY.3, G.OBL.1"""
    t = begun().act("seven", "good", "good")
    seven = parse_cards("C7")[0]
    assert seven in t.hand(0)
    assert t.cards() == t.hand(0) - {seven}
    book = deal("L2.1")
    for trick in book.tricks[:15]:
        if t.pub.turn == 0:
            assert seven not in t.cards()
        t.trick(trick)
    assert t.cards() == {seven}


def test_marriages_while_following_and_in_both_phases() -> None:
    """marias:L2.PLAY.3: the over may be declared in answer to a lead."""
    book = deal("L2.1")
    t = begun().act("good", "good")
    for trick in book.tricks[:7]:
        t.trick(trick)
    assert "QH+" in t.texts()
    t.trick(book.tricks[7])
    for trick in book.tricks[8:]:
        t.trick(trick)
    assert t.pub.points == (40, 90)


def test_every_hand_is_played() -> None:
    """marias:L2.UNPL.1, and the options that change it."""
    assert begun().act("good", "good").pub.phase == "play"
    t = begun("unplayed_plain=true").act("good", "good")
    assert t.units() == (1, -1)
    assert begun().act("seven", "good", "flek game", "good", "good").pub.phase == "play"
    t = begun("unplayed_seven_flek=true").act("seven", "good", "flek game", "good", "good")
    assert t.units() == (0, 0)


def test_what_is_not_drawn_lies_last_when_gathered() -> None:
    """marias:G.GATHER.1"""
    book = deal("L2.1")
    t = begun("unplayed_plain=true").act("good", "good")
    after = t.game.finish(t.match, t.state)
    assert after is not None
    assert after.pack[0][16:] == book.deck[16:]
    assert set(after.pack[0][:8]) == set(book.hands[0])
    assert after.first == 1


def test_fleks_alternate() -> None:
    """marias:L2.ANN.1, G.FLEK.4"""
    t = begun().act("good", "flek game", "good", "flek game", "good", "flek game", "good", "good")
    assert (t.pub.phase, t.pub.levels[0]) == ("play", 3)


def test_against_only_after_a_flek() -> None:
    """marias:M3.ANN.5"""
    t = begun("against_rule=flek_first_double").act("good")
    assert "hundred against" not in t.texts()
    t.act("flek game")
    assert "hundred against" in t.texts()
    t.act("hundred against", "good", "good")
    assert result(t, (0, 90), [(1, 1)], seven=-1, by=1) == (-16, 16)


def test_wrong_cards_are_penalised_only_when_hands_are_full() -> None:
    """marias:M3.REV.2, D74"""
    book = deal("L2.1")
    t = begun("revoke_mode=penalise").act("good", "good")
    for trick in book.tricks[:9]:
        assert not any(text.startswith("challenge") for text in t.texts())
        t.trick(trick)
    t.do(book.tricks[9].cards[0])
    assert t.cards() == t.hand(1)
    t.act("HA")  # a trump was led and trumps are held
    t.act("challenge 1")
    assert t.units() == (10, -10)


def test_a_wrong_challenge_costs_nothing() -> None:
    book = deal("L2.1")
    t = begun("revoke_mode=penalise").act("good", "good")
    for trick in book.tricks[:10]:
        t.trick(trick)
    t.act("challenge 0")
    for trick in book.tricks[10:]:
        t.trick(trick)
    assert t.pub.phase == "review"
    t.act("good", "good")
    assert t.units() == (-2, 2)


def test_the_payment_limit_and_the_score_pad() -> None:
    """marias:G.FLEK.9, G.PAY.1"""
    t = begun("payment_cap=3").act("good", "hundred against", "good", "good")
    assert result(t, (10, 80), [(1, 1)], seven=-1, by=1) == (-3, 3)
    t = begun("settlement=scorepad").act("good", "hundred against", "good", "good")
    assert result(t, (10, 80), [(1, 1)], seven=0, by=1) == (-1, 4)


def test_defaults_are_the_presets() -> None:
    assert MariasTwo.presets == {"lizany": Options()}
    assert MariasTwoPublic("cut", 0).lone == 0
