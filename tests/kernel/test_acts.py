"""Acts beside cards: drawing when the winner says so, exchanging, closing, laying combinations."""

import random

import pytest

from hlaska.kernel import acts, jit
from hlaska.kernel import layout as at
from hlaska.kernel.acts import CLOSE, DRAW, EXCHANGE, LAY, acts_now, move
from hlaska.kernel.laying import best_lay
from hlaska.kernel.play import legal_now, stock_card
from hlaska.kernel.policy import SCORE, choose, policy_word
from hlaska.kernel.position import lays_words, new_play, shut_word, swap_word
from hlaska.kernel.rollout import Playouts, run_playouts
from tests.kernel.shapes import SHAPES, hand_cards, number

BY_NAME = {shape.name: shape for shape in SHAPES}
BOTH = at.BEFORE_DRAW | at.ON_LEAD
POLICY = policy_word([SCORE, SCORE])


def cards(text):
    return [number(card) for card in text.split()]


def closing_position(seed, auto=2):
    """A deal of Schnapsen with every act but laying."""
    position, _ = BY_NAME["schnapsen"].deal(random.Random(seed))
    position[at.AUTO] = auto
    position[at.SWAP], position[at.SHUT] = swap_word(at.JACK, BOTH, 2), shut_word(BOTH | at.NO_LAST, 4)
    return position


def laying_position(seed, ways=0):
    """A deal of Bezique."""
    position, _ = BY_NAME["bezique"].deal(random.Random(seed))
    position[at.AUTO] = 2
    position[at.SWAP] = swap_word(at.SEVEN, at.BEFORE_DRAW | at.AFTER_TRICK, points=10)
    position[at.LAYS : at.LAY_PAIRS + 1] = lays_words(
        at.BEFORE_DRAW | ways, (40, 20), (250, 0), (40, 60, 80, 100), (40, 500)
    )
    return position


POSITIONS = [
    *(closing_position(seed, auto) for seed in range(4) for auto in (1, 2)),
    *(
        laying_position(seed, ways)
        for seed in range(4)
        for ways in (0, at.LAY_ANY, at.LAY_ANY | at.LAY_FREES)
    ),
]


def left_behind(position):
    runner = Playouts()
    out = runner.run([position], 3, repeats=8, policy=POLICY, noise=100, hands=True)
    chance = runner.run([position], 4, repeats=4, hands=True)
    return [list(words) for words in (*out, *chance)]


def test_playouts_with_acts_end_as_plain_python(monkeypatch):
    monkeypatch.setattr(run_playouts, "compiled", None)
    assert all(words[at.DONE - at.RESULT] for position in POSITIONS for words in left_behind(position))


@pytest.mark.jit
def test_compiled_and_plain_act_alike(monkeypatch):
    assert jit.start(), jit.report()
    compiled = [left_behind(position) for position in POSITIONS]
    monkeypatch.setattr(run_playouts, "compiled", None)
    assert [left_behind(position) for position in POSITIONS] == compiled


def test_no_card_before_the_draw_and_both_draw():
    position = closing_position(1)
    for _ in range(2):
        mask = legal_now(position)[0]
        move(position, (mask & -mask).bit_length() - 1)
    assert position[at.WAIT] == 1
    assert legal_now(position) == (0, 0)
    assert set(acts_now(position)) >= {DRAW, CLOSE}
    winner, first, second = position[at.TURN], stock_card(position, 0), stock_card(position, 1)
    move(position, DRAW)
    assert (position[at.WAIT], position[at.LEFT]) == (0, 8)
    assert first in hand_cards(position, winner)
    assert second in hand_cards(position, 1 - winner)


def test_the_exchange_takes_the_last_card_of_the_stock():
    """mariage:MG.ROB.4, SN.ROB.1."""
    stock = cards("AS TS KS QS JS KD QD JD TC AH")
    position = new_play(
        BY_NAME["schnapsen"].rules(), [cards("JH TH AD TD AC"), cards("KH QH KC QC JC")], trump=2, stock=stock
    )
    assert acts_now(position) == ()
    position[at.SWAP] = swap_word(at.JACK, BOTH, 2, points=10)
    assert acts_now(position) == (EXCHANGE,)
    move(position, EXCHANGE)
    assert number("AH") in hand_cards(position, 0)
    assert number("JH") not in hand_cards(position, 0)
    assert stock_card(position, 9) == number("JH")
    assert position[at.PAIR_POINTS] == 10
    assert acts_now(position) == ()
    position[at.TURN] = 1
    assert acts_now(position) == (), "without the card there is nothing to exchange"


def test_conditions_of_the_exchange_and_of_closing():
    position = closing_position(0)
    position[at.HANDS] |= 1 << (position[at.SUIT] << 4 | at.JACK)
    position[at.SWAP] |= at.AFTER_TRICK
    assert acts_now(position) == (CLOSE,), "mariage:MG.ROB.3: not without a trick"
    position[at.LEFT] = 2
    assert acts_now(position) == (), "mariage:MG.CLOSE.3: not with the last two cards"
    position[at.LEFT], position[at.COUNT] = 10, 1
    assert acts_now(position) == (), "only who is to lead"
    position[at.COUNT], position[at.TRICK], position[at.SHUT] = 0, 1, shut_word(at.BEFORE_DRAW)
    assert acts_now(position) == (), "mariage:MG.CLOSE.1: after drawing it is too late"


def test_an_exchange_before_there_are_trumps_and_in_a_trick():
    """marias:T2.PLAY.2: the seven of the suit of the card that is drawn last, at the own turn and before playing."""
    position = closing_position(2, auto=1)
    position[at.SUIT], position[at.EARLY], position[at.SHUT] = at.NONE, at.NO_TRUMP, 0
    position[at.SWAP] = swap_word(at.JACK, at.ON_LEAD)
    last = stock_card(position, 9)
    jack = last & 48 | at.JACK
    assert last != jack
    for seat in range(2):
        position[at.HANDS + 4 * seat] |= 1 << jack
    assert acts_now(position) == (EXCHANGE,)
    first = position[at.TURN]
    move(position, next(card for card in hand_cards(position, first) if card != jack))
    assert acts_now(position) == ()
    position[at.SWAP] |= at.IN_TRICK
    assert acts_now(position) == (EXCHANGE,)
    move(position, EXCHANGE)
    assert (position[at.TURN], position[at.COUNT]) == (1 - first, 1)
    assert last in hand_cards(position, 1 - first)
    assert stock_card(position, 9) == jack
    assert acts_now(position) == (), "once it lies there, nobody exchanges (marias:D77)"


def test_closing_ends_drawing():
    """mariage:MG.CLOSE.2, MG.CLOSE.4: five cards each, strict duties, and the other's count is remembered."""
    position = closing_position(1)
    for _ in range(2):
        mask = legal_now(position)[0]
        move(position, (mask & -mask).bit_length() - 1)
    seat = position[at.TURN]
    move(position, CLOSE)
    assert (position[at.CLOSER], position[at.LEFT], position[at.WAIT]) == (seat, 0, 0)
    assert position[at.TRICKS] == 1 + 4
    assert not any(position[at.STOCK + i] for i in range(11))
    assert position[at.LAST_POINTS] == 0
    assert (position[at.FROZEN_TRICKS], position[at.FROZEN_POINTS]) == (0, 0)
    while not position[at.DONE]:
        move(position, choose(position, POLICY, 0, 1, []))
    assert (
        hand_cards(position, 0) == hand_cards(position, 1) == ()
        or position[at.WON + seat] + position[at.PAIR_POINTS + seat] >= 66
    )


def test_who_has_enough_in_hand_closes():
    """A hand of high trumps and an ace reaches the target by itself; one of low cards does not try."""
    rules, stock = BY_NAME["schnapsen"].rules(), cards("JS JD QD JC KD QC KC KS QS TC")
    strong = new_play(
        rules, [cards("AH TH KH QH AS"), cards("JH TS AD TD AC")], trump=2, stock=stock, target=66
    )
    weak = new_play(
        rules, [cards("JH TS AD TD AC"), cards("AH TH KH QH AS")], trump=2, stock=stock, target=66
    )
    for position in (strong, weak):
        position[at.SHUT] = shut_word(BOTH)
    assert choose(strong, POLICY, 0, 1, []) == CLOSE
    assert choose(weak, POLICY, 0, 1, []) < acts.ACT


def lay_hand(text, ways=at.LAY_ANY):
    position = laying_position(1, ways)
    position[at.HANDS : at.HANDS + 8] = new_play(BY_NAME["bezique"].rules(), [cards(text), []], layers=2)[
        at.HANDS : at.HANDS + 8
    ]
    position[at.SUIT], position[at.TURN], position[at.TRICK], position[at.WAIT] = 2, 0, 1, 1
    return position


@pytest.mark.parametrize(
    ("text", "lay", "points"),
    [
        ("KH QH 7S 8S", 2, 40),
        ("KS QS 7S 8S", 1, 20),
        ("AH TH KH QH JH", 6, 250),
        ("AS TS KS QS JS", 1, 20),
        ("AH AS AD AC", 11, 100),
        ("AH AH AD AC", 11, 100),
        ("JH JS JD JC", 8, 40),
        ("QS JD 9C", 12, 40),
        ("QS QS JD JD", 13, 500),
    ],
)
def test_the_best_combination(text, lay, points):
    """mariage:BZ.MELD.1."""
    position = lay_hand(text)
    assert LAY + lay in acts_now(position)
    move(position, LAY + lay)
    assert position[at.PAIR_POINTS] == points
    assert not any(act >= LAY for act in acts_now(position)), (
        "one combination after a trick (mariage:BZ.MELD.2)"
    )


def test_cards_serve_once_in_a_class():
    """mariage:BZ.EX.6: the queen in three classes, and four queens not again."""
    position = lay_hand("QS JD QD QC QC KS")
    for lay in (8 + 1, 12, 1):
        assert best_lay(position) == lay
        move(position, LAY + lay)
    assert best_lay(position) == -1


def test_a_sequence_spoils_its_marriage():
    """mariage:BZ.EX.2 and BZ.EX.3; another king and queen are good for one."""
    position = lay_hand("AH TH KH QH JH")
    move(position, LAY + 6)
    assert best_lay(position) == -1
    position = lay_hand("AH TH KH QH JH KH QH")
    move(position, LAY + 6)
    assert best_lay(position) == 2


def test_the_double_after_the_single():
    """mariage:BZ.EX.4."""
    position = lay_hand("QS JD QS JD")
    for lay, points in ((12, 40), (13, 540)):
        move(position, LAY + lay)
        assert position[at.PAIR_POINTS] == points
    assert best_lay(position) == -1


def test_what_is_played_is_forgotten():
    """A used king goes first; the other makes a marriage with the other queen only. Broken ones may be made again
    where the rules say so (mariage:RB.4)."""
    position = lay_hand("KS QS KS")
    move(position, LAY + 1)
    assert best_lay(position) == -1
    position[at.WAIT] = 0
    move(position, number("KS"))
    assert best_lay(position) == -1
    again = lay_hand("KS QS KS", at.LAY_ANY | at.LAY_FREES)
    move(again, LAY + 1)
    again[at.WAIT] = 0
    move(again, number("KS"))
    again[at.TURN] = 0
    assert best_lay(again) == 1


def test_the_first_marriage_makes_trumps():
    """mariage:RB.2."""
    position = lay_hand("KS QS KH QH")
    position[at.SUIT] = at.NONE
    move(position, LAY + 1)
    assert (position[at.SUIT], position[at.PAIR_POINTS]) == (1, 40)
    assert best_lay(position) == 2
    move(position, LAY + 2)
    assert (position[at.SUIT], position[at.PAIR_POINTS]) == (1, 60)


def test_impossible_acts_are_refused():
    with pytest.raises(ValueError, match=f"action {DRAW} is not legal"):
        Playouts().run([closing_position(0)], 1, moves=[DRAW])
    position, _ = BY_NAME["marias"].deal(random.Random(1))
    position[at.LAYS] = at.BEFORE_DRAW
    with pytest.raises(ValueError, match="two seats"):
        Playouts().run([position], 1)
