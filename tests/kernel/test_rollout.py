"""Playouts: the same compiled and plain, fair deals, sensible policies, refused nonsense."""

import itertools
import random
from collections import Counter
from typing import Any

import pytest

from hlaska.kernel import jit
from hlaska.kernel import layout as at
from hlaska.kernel.bits import mask_of
from hlaska.kernel.dealing import ASIDE, DRAWN, Dealing, deal_words
from hlaska.kernel.play import legal_now, step
from hlaska.kernel.policy import LOSE, RANDOM, SCORE, WIN, mix, policy_word, random_below
from hlaska.kernel.position import new_play
from hlaska.kernel.rollout import Playouts, run_playouts
from tests.kernel.shapes import SHAPES, SIDES, Shape, number

BY_NAME = {shape.name: shape for shape in SHAPES}
AIMS = {
    "random": 0,
    "score": policy_word([SCORE] * 4),
    "lose": policy_word([LOSE] * 4),
    "win": policy_word([WIN] * 4),
    "mixed": policy_word([WIN, LOSE, SCORE, RANDOM]),
}


def fresh(shape: Shape, rng: random.Random) -> tuple[list[int], Dealing]:
    """A position with empty hands and everything to deal, stock and the cards left over included."""
    position, _ = shape.deal(rng)
    pack = [number(card) for card in shape.deck()]
    empty = new_play(
        shape.rules(), [[]] * shape.seats, trump=position[at.SUIT], layers=shape.copies,
        tricks=position[at.TRICKS], stop=position[at.STOP], target=position[at.TARGET], stock=[-1] * shape.drawn,
        sides=SIDES[shape.seats], pack=mask_of(pack),
    )  # fmt: skip
    needs = [shape.cards] * shape.seats + [0] * (4 - shape.seats)
    return empty, Dealing(pack, [*needs, len(pack) - sum(needs) - shape.drawn, shape.drawn])


def everything(runner: Playouts) -> list[list[int]]:
    """Every word a run left behind."""
    return [list(buffer.words) for buffer in (runner._out, runner._board, runner._work)]


def run_all(shape: Shape) -> list[list[list[int]]]:
    """All kinds of run on one shape, each with buffers of its own."""
    rng = random.Random(shape.name)
    position, _ = shape.deal(rng)
    for _ in range(rng.randrange(8)):
        mask = legal_now(position)[0]
        step(position, (mask & -mask).bit_length() - 1)
    moves = [card for card in range(56) if legal_now(position)[0] >> card & 1]
    empty, deal = fresh(shape, rng)
    places = [rng.choice([0b111111, 0b111110, 0b111101]) for _ in deal.cards]
    bound = Dealing(deal.cards, deal.needs, places)
    left = []
    for seed, policy in enumerate(AIMS.values()):
        kinds: tuple[dict[str, Any], ...] = (
            {"positions": [position, position], "moves": moves, "repeats": 3},
            {"positions": [position], "repeats": 5, "hands": True, "noise": 300},
            {"positions": [empty], "repeats": 5, "deal": deal},
            {"positions": [empty, empty], "repeats": 2, "deal": bound, "hands": True},
            {"positions": [empty], "repeats": 2, "deal": deal, "drawing": True},
        )
        for keywords in kinds:
            runner = Playouts()
            runner.run(seed=seed, policy=policy, **keywords)
            left.append(everything(runner))
    return left


@pytest.mark.jit
@pytest.mark.slow
@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: shape.name)
def test_every_kind_of_run_compiled_and_as_plain_python_leaves_the_same_words(shape, monkeypatch):
    assert jit.start(), jit.report()
    compiled = run_all(shape)
    monkeypatch.setattr(run_playouts, "compiled", None)
    plain = run_all(shape)
    assert all(out[0] for out in plain)
    assert compiled == plain


@pytest.mark.parametrize("shape", [shape for shape in SHAPES if shape.drawn], ids=lambda shape: shape.name)
def test_playouts_as_long_as_cards_are_drawn(shape):
    """They hand back whole positions, with nothing left to draw; played on from there every card is in a trick."""
    position, deal = fresh(shape, random.Random(1))
    results = Playouts().run([position], 7, repeats=4, deal=deal, policy=AIMS["score"], drawing=True)
    for words in map(list, results):
        assert words[at.DONE] or words[at.LEFT] == 0
        held = sum(words[at.HANDS + i].bit_count() for i in range(16))
        assert words[at.DONE] or held == (words[at.TRICKS] - words[at.TRICK]) * words[at.SEATS]
        assert words[at.DONE] or Playouts().run([words], 1)[0][at.DONE - at.RESULT] == 1


@pytest.mark.slow
@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: shape.name)
@pytest.mark.parametrize("aim", AIMS)
def test_playouts_end_and_add_up(shape, aim):
    rng = random.Random(1)
    position, deal = fresh(shape, rng)
    results = Playouts().run([position], 7, repeats=4, deal=deal, policy=AIMS[aim], hands=True)
    total = sum(shape.points[card & 15] for card in deal.cards)
    for words in results:
        word = dict(zip(range(at.RESULT, at.POSITION_WORDS), words, strict=True))
        assert word[at.DONE] == 1
        assert sum(word[at.WON_TRICKS + seat] for seat in range(4)) == word[at.TRICK]
        if word[at.TRICK] == position[at.TRICKS]:
            assert not any(word[w] for w in range(at.HANDS, at.POSITION_WORDS))
            if not deal.needs[ASIDE]:
                full = total + shape.last + shape.per_trick * position[at.TRICKS]
                assert sum(word[at.WON + seat] for seat in range(4)) == full


def test_moves_meet_the_same_cards_and_the_same_luck():
    position, deal = fresh(BY_NAME["marias"], random.Random(3))
    own = deal.cards[:10]
    position[at.HANDS] = mask_of(own)
    rest = Dealing(deal.cards[10:], [0, 10, 10, 0, 2, 0])
    moves = sorted(own)
    results = Playouts().run([position], 5, moves=[*moves, moves[0]], repeats=3, deal=rest)
    assert results.shape == (1, 3, 11)
    assert results.numpy().shape == (1, 3, 11, at.RESULT_WORDS)
    for repeat in range(3):
        block = [list(results[repeat * 11 + i]) for i in range(11)]
        assert block[0] == block[10]  # the same move twice
        assert len({tuple(words) for words in block}) > 1
    assert list(results.column(at.DONE)) == [1] * 33


@pytest.mark.slow
def test_deals_are_evenly_spread():
    """Six cards to three seats, two each: all 90 deals, free or bound, about equally often."""
    position = new_play(BY_NAME["betl"].rules(), [[]] * 3, tricks=2, pack=0b111111)
    position[at.DONE] = 1  # look at the deal, play nothing
    cards = [0, 1, 2, 3, 4, 5]
    free = Dealing(cards, [2, 2, 2, 0, 0, 0])
    bound = Dealing(cards, [2, 2, 2, 0, 0, 0], [0b111, 0b111, 0b011, 0b110, 0b101, 0b111])
    for deal, masks in ((free, [0b111] * 6), (bound, bound.allowed)):
        possible = {
            places
            for places in itertools.product(range(3), repeat=6)
            if all(places.count(seat) == 2 for seat in range(3))
            and all(masks[i] >> place & 1 for i, place in enumerate(places))
        }
        n = 40 * len(possible)
        seen: Counter[tuple[int, ...]] = Counter()
        for words in Playouts().run([position], 11, repeats=n, deal=deal, hands=True):
            held = [words[at.HANDS - at.RESULT + 4 * seat] for seat in range(3)]
            seen[tuple(next(s for s in range(3) if held[s] >> card & 1) for card in cards)] += 1
        assert set(seen) == possible
        chi = sum((seen[places] - 40) ** 2 / 40 for places in possible)
        assert chi < len(possible) + 4.5 * (2 * len(possible)) ** 0.5


def test_tightly_bound_deals_are_found():
    """Only one deal fits, and greedy dealing would miss it."""
    position = new_play(BY_NAME["betl"].rules(), [[]] * 3, tricks=1)
    position[at.DONE] = 1
    chain = Dealing([0, 1, 2, 3], [1, 1, 1, 0, 1, 0], [0b10001, 0b00011, 0b00110, 0b00100])
    for seed in range(30):
        words = Playouts().run([position], seed, deal=chain, hands=True)[0]
        assert [words[at.HANDS - at.RESULT + 4 * seat] for seat in range(3)] == [0b10, 0b100, 0b1000]


def test_stock_is_dealt_in_front_of_the_known_card():
    shape = BY_NAME["schnapsen"]
    position, deal = fresh(shape, random.Random(4))
    pack = list(deal.cards)
    turned = pack.pop()
    position[at.STOCK] = turned << 54  # the tenth card of the stock lies open
    deal = Dealing(pack, [5, 5, 0, 0, 0, 9])
    position[at.TARGET] = 0
    for words in Playouts().run([position], 5, repeats=20, deal=deal):
        assert (words[at.DONE - at.RESULT], words[at.TRICK - at.RESULT]) == (1, 10)


def mean(shape: str, seats_aims: list[int], word: int, n: int = 600) -> float:
    position, deal = fresh(BY_NAME[shape], random.Random(5))
    results = Playouts().run([position], 9, repeats=n, deal=deal, policy=policy_word(seats_aims))
    return sum(results.column(word)) / n


@pytest.mark.slow
def test_policies_do_better_than_chance():
    chance = mean("marias", [RANDOM] * 3, at.WON)
    assert mean("marias", [SCORE, RANDOM, RANDOM], at.WON) > chance + 0.3
    assert mean("marias", [RANDOM, SCORE, SCORE], at.WON) < chance - 0.2
    lost = mean("betl", [RANDOM] * 3, at.WON_TRICKS)  # the play stops when seat 0 wins a trick
    assert mean("betl", [LOSE, RANDOM, RANDOM], at.TRICK) > mean("betl", [RANDOM] * 3, at.TRICK) + 0.3
    assert mean("betl", [LOSE, RANDOM, RANDOM], at.WON_TRICKS) < lost
    assert mean("durch", [WIN, RANDOM, RANDOM], at.TRICK) > mean("durch", [RANDOM] * 3, at.TRICK) + 0.2


def test_marriages_are_declared():
    position, _ = BY_NAME["marias"].deal(random.Random(6))
    hand = [number(card) for card in ("KH", "QH", "7C", "8C", "9C", "7S", "8S", "9S", "7D", "8D")]
    others = [c for c in map(number, BY_NAME["marias"].deck()) if c not in hand]
    position = new_play(BY_NAME["marias"].rules(), [hand, others[:10], others[10:20]], trump=2)
    results = Playouts().run([position], 1, repeats=50, policy=policy_word([SCORE, RANDOM, RANDOM]))
    assert list(results.column(at.PAIR_POINTS)) == [4] * 50


def test_generator_is_even():
    seen: Counter[int] = Counter()
    state = mix(1)
    for seed in range(7000):
        seen[random_below(mix(seed), 7)] += 1
    assert all(850 < seen[i] < 1150 for i in range(7))
    assert 0 < state < 1 << 63
    assert mix(1) != mix(2)


def test_nonsense_is_refused_before_it_is_run():
    position, _ = BY_NAME["marias"].deal(random.Random(2))
    run = Playouts().run
    bad = [
        (at.SEATS, 5),
        (at.TURN, 3),
        (at.COUNT, 3),
        (at.LED, 4),
        (at.SUIT, 9),
        (at.NEXT, at.STOCK_MOST + 1),
        (at.HANDS, 1 << 60),
    ]
    for word, value in bad:
        with pytest.raises(ValueError, match=r"word|hand"):
            run([[*position[:word], value, *position[word + 1 :]]], 1)
    with pytest.raises(ValueError, match="words"):
        run([position[:-1]], 1)
    with pytest.raises(ValueError, match="table"):
        run([[*position[: at.LED], 2, *position[at.LED + 1 :]]], 1)
    illegal = next(card for card in range(56) if not legal_now(position)[0] >> card & 1)
    with pytest.raises(ValueError, match="not legal"):
        run([position], 1, moves=[illegal])
    for deal in (
        Dealing([1, 2], [1, 0, 0, 0, 0, 0]),
        Dealing([8], [1]),
        Dealing([1], [0, 0, 0, 1]),
        Dealing([1], [0, 0, 0, 0, 0, 1]),
        Dealing([1] * 129, [129]),
    ):
        with pytest.raises(ValueError, match=r"dealt|exist|seat|stock"):
            run([position], 1, deal=deal)
    unknown, _ = fresh(BY_NAME["schnapsen"], random.Random(1))
    with pytest.raises(ValueError, match="card 0 of the stock is unknown"):
        run([unknown], 1)
    with pytest.raises(ValueError, match="no deal"):
        run([position], 1, deal=Dealing([1, 2], [1, 1], [0b01, 0b01]))
    with pytest.raises(IndexError):
        run([position], 1)[1]
    assert deal_words(None)[0] == 0
    assert DRAWN == 5


def test_a_seat_without_cards_ends_the_playout():
    position, _ = BY_NAME["marias"].deal(random.Random(2))
    position[at.TRICKS] = 12
    words = Playouts().run([position], 1)[0]
    assert (words[at.TRICK - at.RESULT], words[at.DONE - at.RESULT]) == (10, 0)
