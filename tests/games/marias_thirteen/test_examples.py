"""The worked examples of docs/rules/marias.md, part 8, and single rules of the thirteenth-card game."""

from __future__ import annotations

import pytest

from hlaska.core.board import Event, cards_in
from hlaska.core.cards import parse_cards
from hlaska.games.marias_thirteen.public import TURNED
from hlaska.kernel import layout as word
from hlaska.kernel.play import beats
from tests.games.drawn import Table, deal

BOOK = deal("T2.1")
D7, DO = parse_cards("D7 DO")


def table(*settings: str) -> Table:
    return Table("marias_thirteen", *settings).deal(BOOK.deck)


def played(tricks: int, *settings: str) -> Table:
    """EX.T2.1 up to a trick."""
    t = table(*settings)
    for trick in BOOK.tricks[:tricks]:
        t.trick(trick)
    return t


def turned(t: Table) -> tuple[int, ...]:
    return cards_in(t.state.places[TURNED])


# ---------------------------------------------------------------- EX.T2.1
def test_complete_hand() -> None:
    t = table()
    assert "turn-up: DO" in BOOK.text
    assert turned(t) == (DO,)
    assert (t.hand(0), t.hand(1)) == tuple(set(h) for h in BOOK.hands)
    for trick in BOOK.tricks:
        t.trick(trick)
    assert t.units() == (1, -1)
    position = t.game.positions.full_position(t.pub, t.state.places)  # type: ignore[union-attr]
    assert (position[word.WON], position[word.WON + 1]) == BOOK.points == (70, 20)
    assert t.pub.points == (110, 80)


def test_both_declare_in_the_fifth_trick() -> None:
    t = played(5)
    assert [(e.seat, told(t, e)) for e in t.events if e.kind == "play"] == [(1, 20), (0, 20)]


def test_who_exchanged_draws_the_seven_again() -> None:
    t = played(9)
    assert (t.pub.turn, "exchange" in t.texts()) == (0, False)
    t.do(BOOK.tricks[9].cards[0])
    assert "exchange" in t.texts()
    t.act("exchange")
    assert turned(t) == (D7,)
    assert DO in t.hand(1)
    assert "exchange" not in t.texts()
    for view in (t.game.view(t.state, seat) for seat in (-1, 0)):
        assert DO in cards_in(view.places[t.game.place("hand1")])  # both cards were seen by all
    t.do(BOOK.tricks[9].cards[1])
    assert D7 in t.hand(1)
    assert turned(t) == ()


def test_trumps_and_duties_begin_with_the_eleventh_trick() -> None:
    """marias:T2.PLAY.3; the marriage in bells counts 40 in trick 13, and N must win it with the ace."""
    t = played(9)
    assert (t.pub.trump, t.pub.turned) == (-1, 3)
    t.trick(BOOK.tricks[9])
    assert t.pub.trump == 3
    for trick in BOOK.tricks[10:12]:
        t.trick(trick)
    assert "QD+" in t.texts()
    t.act("QD+")
    assert told(t, t.events[-1]) == 40
    assert t.cards() == set(parse_cards("DA"))


# ---------------------------------------------------------------- single rules
def test_a_marriage_in_the_turned_suit_before_it_is_trump() -> None:
    """EX.T2.2: 20."""
    bells, others = parse_cards("DK DO C7 C8 C9 CU"), parse_cards("S7 S8 S9 SU ST SA")
    t = Table("marias_thirteen").deal(deck_of(bells, others, "DA"))
    t.act("QD+")
    assert told(t, t.events[-1]) == 20
    assert pair_points(t, 0) == 20


def test_a_marriage_that_closes_the_last_free_trick() -> None:
    """It was declared before there were trumps, though they are known when it is told (marias:T2.MAR.1)."""
    t = Table("marias_thirteen").deal(
        deck_of(parse_cards("HA H7 H8 H9 HU CA"), parse_cards("DK DO C7 C8 C9 CU"), "D9")
    )
    while len(t.pub.took) < 9:
        led = max(t.cards(), key=lambda c: c & 15)
        t.do(led)
        t.do(min(c for c in t.cards() if c >> 4 != 3 and not beats(c, led, -1, 0)))  # the dealer never wins
    t.do(max(t.cards(), key=lambda c: c & 15))
    t.act("QD+")
    assert t.pub.trump == 3
    assert told(t, next(e for e in t.events if e.kind == "play" and e.value)) == 20
    assert pair_points(t, 1) == 20


def told(t: Table, event: Event) -> int:
    """What a marriage is said to be worth."""
    phrase = t.game.explainer.explain_event(t.pub, event)
    assert phrase is not None
    return phrase.args["value"]


def pair_points(t: Table, seat: int) -> int:
    position = t.game.adviser.position(t.state)
    assert position is not None
    return position[word.PAIR_POINTS + seat]


def refused(t: Table, seat: int) -> str:
    """Why a seat may not exchange."""
    why = t.game.explainer.explain_refusal(t.game.view(t.state, seat), t.game.call("exchange"))
    assert why is not None
    return why.key


def deck_of(first: tuple[int, ...], second: tuple[int, ...], up: str) -> tuple[int, ...]:
    """A pack that deals these hands and turns this card up, the rest in order."""
    card = parse_cards(up)[0]
    rest = tuple(c for c in Table("marias_thirteen").game.pack if c not in (*first, *second, card))
    return (*first[:3], *second[:3], *first[3:], *second[3:], card, *rest)


@pytest.mark.parametrize(
    ("packets", "hand"),
    [("3", "CO C7 D9 CA SK S8"), ("6", "CO C7 D9 HU HO C9"), ("1", "CO D9 HO CA S8 HT")],
)
def test_packets(packets: str, hand: str) -> None:
    """marias:T2.DEAL.1"""
    t = table(f"packets={packets}")
    assert t.hand(0) == set(parse_cards(hand))
    assert turned(t) == (DO,)
    assert len(t.state.places[t.game.place("talon")]) == 19


def test_the_exchange_is_open_to_whom_it_is_due() -> None:
    """marias:T2.PLAY.2: before the own card, as long as cards are drawn, by who holds the seven."""
    t = table()
    for trick in BOOK.tricks[:9]:
        for i, card in enumerate(trick.cards):
            holds = D7 in t.hand(t.pub.turn)
            assert ("exchange" in t.texts()) is holds
            suit = trick.declared.get((trick.leader + i) % 2)
            t.do(card | 64 if suit == card >> 4 and card & 15 == 4 else card)
    assert D7 in t.hand(1)
    assert refused(t, 0) == "refused-not-held"
    t = played(10)
    assert refused(t, t.pub.turn) == "refused-marias_thirteen-exchange-late"


def test_nobody_exchanges_when_the_seven_itself_is_turned() -> None:
    n, d = parse_cards("HA H7 H8 H9 HU CA"), parse_cards("DK DO C7 C8 C9 CU")
    t = Table("marias_thirteen").deal(deck_of(n, d, "D7"))
    assert "exchange" not in t.texts()
    assert refused(t, 0) == "refused-marias_thirteen-exchange-done"


@pytest.mark.parametrize(
    ("settings", "result"),
    [
        (("game_value=5",), (5, -5)),
        (("settlement=scorepad",), (1, 0)),
        (("game_value=9", "payment_cap=4"), (4, -4)),
    ],
)
def test_the_stake(settings: tuple[str, ...], result: tuple[int, int]) -> None:
    """marias:T2.SCORE.1, G.PAY.1, G.FLEK.9"""
    assert played(16, *settings).units() == result


def test_hearts_do_not_count_double() -> None:
    """marias:T2.SCORE.1"""
    n, d = parse_cards("CA CT SA ST DA DT"), parse_cards("C7 C8 S7 S8 D7 D8")
    t = Table("marias_thirteen").deal(deck_of(n, d, "H9"))
    while t.pub.turn >= 0:
        t.do(max(t.cards(), key=lambda c: c & 15))
    assert sorted(t.units()) == [-1, 1]


def test_wrong_cards_are_penalised_when_duties_have_begun() -> None:
    """marias:M3.REV.2, D74"""
    t = played(10, "revoke_mode=penalise")
    t.do(BOOK.tricks[10].cards[0])
    assert t.cards() == t.hand(1)
    t.act("HT", "challenge 1")  # an ace of acorns was led, the ten is held
    assert t.units() == (10, -10)
