"""The rules of tricks: the worked examples, the naive oracle, and small facts about words."""

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hlaska.kernel import layout as at
from hlaska.kernel.bits import EVERY, cards_of, mask_of, popcount
from hlaska.kernel.play import (
    DECLARED,
    TrickRules,
    beats,
    draw,
    duty_against,
    higher_than_some,
    legal,
    legal_now,
    lower_than_some,
    marriage,
    step,
)
from hlaska.kernel.position import (
    NO_TRUMP_ORDER,
    hand_words,
    marriages,
    new_play,
    order_word,
    points_word,
    set_stock,
    worth_word,
)
from tests.kernel.shapes import (
    SHAPES,
    STRICT,
    actions,
    bits,
    check_same,
    declarable,
    hand_cards,
    number,
    text,
)
from tests.naive import NO_TRUMP_ORDER as NAIVE_NO_TRUMP
from tests.naive import allowed, wins

MARIAS = TrickRules(at.STRICT, points=points_word((0, 0, 0, 0, 0, 0, 1, 1)), last=1, pairs=at.PAIR_QUEEN)


def cards(line: str) -> list[int]:
    """Cards in the notation of the rules document: suit then rank, O and U for queen and jack."""
    return [number(word[1].replace("O", "Q").replace("U", "J") + word[0]) for word in line.split()]


# marias:EX.M3.21: no, trick, hand, legal set, duty, and what is special
EXAMPLES: list[tuple[str, str, str, str, int, dict[str, Any]]] = [
    ("a", "SK", "ST S7 CA H9", "ST", at.HEAD, {}),
    ("b", "SK", "SO S7 CA H9", "SO S7", at.FOLLOW, {}),
    ("c", "SK C9", "SA S7 CT", "SA S7", at.FOLLOW, {}),
    ("d", "SK CU", "CK C9 H7", "CK", at.OVERTRUMP, {}),
    ("e", "SK CA", "CT C8 H7", "CT C8", at.TRUMP, {}),
    ("f", "SK ST", "CT C8 H7", "CT C8", at.TRUMP, {}),
    ("g", "SK ST", "HA D7", "HA D7", at.FREE, {}),
    ("h", "C9 CK", "CT CU C8", "CT", at.HEAD_TRUMP, {}),
    ("i", "H9", "HT HU H7", "HT HU", at.HEAD, {"trump": at.NONE, "above": NO_TRUMP_ORDER}),
    ("j", "HU", "HT H9 SA", "HT H9", at.FOLLOW, {"trump": at.NONE, "above": NO_TRUMP_ORDER}),
    ("k", "HU", "HT H9 SA", "HT", at.HEAD, {}),
    ("l", "D8", "C7 CU H9", "CU", at.KEEP, {"back": "C7", "last": "C7"}),
    ("m", "D8", "C7 H9", "C7", at.TRUMP, {"back": "C7", "last": "C7"}),
    ("n", "", "C7 H9", "H9", at.KEEP, {"back": "C7", "last": "C7"}),
    ("o", "", "C7 S7", "S7", at.KEEP, {"back": "C7 S7", "last": "C7"}),
    ("p", "SA", "S7 C7", "S7", at.FOLLOW, {"back": "C7 S7", "last": "C7"}),
    ("q", "HA", "HK HO D7", "HO", at.KING_LATER, {"pairs": at.PAIR_QUEEN | at.PAIR_KING_LATER}),
    ("r", "", "CU S9 DA", "CU", at.FORCED, {"force": "CU"}),
]


def example(trick: str, hand: str, special: dict[str, Any]) -> list[int]:
    """The position of an example; the seat to act is the one after the cards on the table."""
    played = cards(trick)
    hands = [[card] for card in played] + [cards(hand)] + [[]] * (2 - len(played))
    rules = MARIAS._replace(above=special.get("above", 0), pairs=special.get("pairs", at.PAIR_QUEEN))
    force = mask_of(cards(special.get("force", "")))
    position = new_play(rules, hands, trump=special.get("trump", 0), tricks=10, force=force)
    for card in played:
        step(position, card)
    for seat in range(3):
        position[at.KEEP_BACK + seat] = mask_of(cards(special.get("back", "")))
        position[at.KEEP_LAST + seat] = mask_of(cards(special.get("last", "")))
    return position


@pytest.mark.parametrize(
    ("trick", "hand", "expected", "duty", "special"), [e[1:] for e in EXAMPLES], ids=[e[0] for e in EXAMPLES]
)
def test_legal_sets_of_the_rules_document(trick, hand, expected, duty, special):
    position = example(trick, hand, special)
    assert legal_now(position) == (mask_of(cards(expected)), duty)


def test_examples_are_complete():
    assert [e[0] for e in EXAMPLES] == list("abcdefghijklmnopqr")


@pytest.mark.slow
@pytest.mark.parametrize("deals", [20, pytest.param(300, marks=pytest.mark.nightly)])
@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: shape.name)
def test_play_equals_the_naive_one(shape, deals):
    rng = random.Random(shape.name)
    moves = 0
    for _ in range(deals):
        position, naive = shape.deal(rng)
        while not naive.over:
            check_same(position, naive)
            mask, duty = legal_now(position)
            assert {text(card) for card in bits(mask)} == naive.legal()
            assert {text(card) for card in bits(declarable(position))} == naive.declarable()
            hand = position[at.HANDS + 4 * position[at.TURN]]
            assert (duty == 0) == (mask == hand)
            assert all((duty_against(position, card) == 0) == (mask >> card & 1) for card in bits(hand))
            action = rng.choice(actions(mask, declarable(position)))
            step(position, action)
            naive.play(text(action & 63), action >= DECLARED)
            moves += 1
        check_same(position, naive)
        assert marriages(position) == tuple((seat, "CSHD".index(suit)) for seat, suit, _ in naive.declared)
    assert moves > 60


@given(st.data())
def test_legal_and_winner_equal_the_naive_ones(data):
    pack = [rank + suit for suit in "CSHD" for rank in "789JQKTA"]
    hand = data.draw(st.lists(st.sampled_from(pack), min_size=1, max_size=12), label="hand")
    trick = data.draw(st.lists(st.sampled_from(pack), max_size=3), label="trick")
    trump = data.draw(st.sampled_from(["C", "S", "H", "D", None]), label="trump")
    order = data.draw(st.sampled_from(["789JQKTA", NAIVE_NO_TRUMP]), label="order")
    duties = data.draw(st.sets(st.sampled_from(sorted(STRICT))), label="duties")
    above = order_word(["789JQKTA".index(rank) for rank in order])
    suit = "CSHD".index(trump) if trump else at.NONE
    best = -1
    for card in map(number, trick):
        best = card if best < 0 or beats(card, best, suit, above) else best
    if trick:
        assert text(best) == trick[wins(trick, trump, order)]
    word = sum({"follow": 1, "head": 2, "head_trump": 4, "trump": 8, "overtrump": 16}[d] for d in duties)
    led = "CSHD".index(trick[0][1]) if trick else -1
    mask, duty = legal(mask_of([number(card) for card in hand]), led, best, suit, word, above)
    assert {text(card) for card in bits(mask)} == allowed(hand, trick, trump, order, duties)
    assert duty == 0 or duty & word
    if above == order_word(range(8)):
        assert legal(mask_of([number(card) for card in hand]), led, best, suit, word, 0) == (mask, duty)


def test_refusal_names_the_duty_a_card_breaks():
    position = example("SK", "ST S7 CA H9", {})
    assert [duty_against(position, card) for card in cards("ST S7 CA H9")] == [
        0,
        at.HEAD,
        at.FOLLOW,
        at.FOLLOW,
    ]
    position = example("SK CU", "CK C9 H7", {})
    assert [duty_against(position, card) for card in cards("CK C9 H7")] == [0, at.OVERTRUMP, at.TRUMP]
    position = example("D8", "C7 CU H9", {"back": "C7", "last": "C7"})
    assert [duty_against(position, card) for card in cards("C7 CU H9")] == [at.KEEP, 0, at.TRUMP]
    position = example("HA", "HK HO D7", {"pairs": at.PAIR_QUEEN | at.PAIR_KING_LATER})
    assert [duty_against(position, card) for card in cards("HK HO D7")] == [at.KING_LATER, 0, at.FOLLOW]
    position = example("", "CU S9 DA", {"force": "CU"})
    assert [duty_against(position, card) for card in cards("CU S9 DA")] == [0, at.FORCED, at.FORCED]


def test_marriage_worth():
    worth = worth_word(2, 4)
    hand = mask_of(cards("CK CO SK HO"))
    assert [marriage(hand, card, 0, worth) for card in cards("CK CO SK HO CA")] == [4, 4, 0, 0, 0]
    assert marriage(hand, cards("CK")[0], 1, worth) == 2
    assert marriage(hand, cards("CK")[0], at.NONE, worth_word((60, 40, 100, 80))) == 60


def test_marriages_pending_until_a_trick_is_won():
    """mariage:MG.MARR.3: at the first lead a marriage counts only once its declarer wins a trick."""
    rules = TrickRules(
        0, points=points_word((0,) * 8), pairs=at.PAIR_QUEEN | at.PAIR_LEAD, worth=worth_word(20, 40)
    )
    position = new_play(rules, [cards("HK HO"), cards("HA D7")], trump=at.NONE, target=20)
    step(position, cards("HO")[0] | DECLARED)
    step(position, cards("HA")[0])
    assert (position[at.PAIR_POINTS], position[at.DONE]) == (20, 0)


@given(st.integers(0, (1 << 56) - 1), st.sampled_from([0, NO_TRUMP_ORDER]))
def test_open_hands(mask, above):
    """marias:M3.OPEN.1, card by card."""
    order = "789JQKTA" if above == 0 else NAIVE_NO_TRUMP
    hand = {text(card) for card in bits(mask & EVERY)}
    everything = {text(card) for card in bits(EVERY)}

    def over(one, two):
        return one[1] == two[1] and order.index(one[0]) > order.index(two[0])

    lower = {card for card in everything if any(over(own, card) for own in hand)}
    above_some = {card for card in everything if any(over(card, own) for own in hand)}
    assert {text(card) for card in bits(lower_than_some(mask & EVERY, above))} == lower
    assert {text(card) for card in bits(higher_than_some(mask & EVERY, above))} == above_some


def test_equal_cards_first_one_wins():
    position = new_play(
        MARIAS._replace(pairs=0), [cards("HA C7"), cards("HA C8"), cards("H9 S8")], trump=1, layers=2
    )
    for card in cards("HA HA H9"):
        step(position, card)
    assert (position[at.LAST_SEAT], position[at.WON]) == (0, 2)


def test_positions_that_cannot_be():
    with pytest.raises(ValueError, match="copies"):
        new_play(MARIAS, [[1, 2]])
    with pytest.raises(ValueError, match="more than 1 times"):
        new_play(MARIAS, [[1, 1], [2, 3]])
    with pytest.raises(ValueError, match="no card"):
        hand_words([8])
    with pytest.raises(ValueError, match="110"):
        set_stock([0] * at.POSITION_WORDS, [0] * (at.STOCK_MOST + 1))
    with pytest.raises(ValueError, match="eight values"):
        points_word([16] * 8)
    with pytest.raises(ValueError, match="one or four"):
        worth_word((1, 2))


def test_small_things():
    position = new_play(MARIAS._replace(duties=at.STRICT | at.NO_TRUMP), [[1, -1], [2, 3]], trump=2, tricks=2)
    assert (position[at.SUIT], hand_cards(position, 0), hand_cards(position, 1), position[at.PACK]) == (
        at.NONE,
        (1,),
        (2, 3),
        0b1110,
    )
    assert cards_of(0b1011) == (0, 1, 3)
    assert popcount(EVERY) == 32
    assert len(position) == at.POSITION_WORDS
    assert max(word.bit_length() for word in [NO_TRUMP_ORDER, worth_word(255, 255)]) < 64


def test_a_game_may_draw_itself():
    rules = TrickRules(0)
    position = new_play(rules, [[0, 1], [16, 17]], stock=[32, 48], auto=False)
    step(position, 0)
    step(position, 16)
    assert (position[at.LEFT], hand_cards(position, 0)) == (2, (1,))
    draw(position)
    assert (position[at.LEFT], hand_cards(position, 0), hand_cards(position, 1)) == (0, (1, 32), (17, 48))
