"""The model of a card decision: looked up within its tables, from one seat's sight, the same compiled and plain."""

from random import Random
from typing import Any

import pytest

from hlaska.kernel import jit
from hlaska.kernel import layout as at
from hlaska.kernel.bits import cards_of
from hlaska.kernel.model import LOOKED_UP, MODEL_WORDS, TABLES, score_card, situation
from hlaska.kernel.play import legal_now, step
from hlaska.kernel.policy import MODEL, SCORE, cards_elsewhere, choose, policy_word
from hlaska.kernel.rollout import Playouts, run_playouts
from tests.kernel.shapes import SHAPES

MODELLED = policy_word([MODEL] * 4)


class Noted(list[int]):
    """Tables that note what is asked of them."""

    def __getitem__(self, index: Any) -> Any:
        self.append(index)
        return 0


def tables(seed: int) -> list[int]:
    rng = Random(seed)
    return [rng.randrange(-500, 500) for _ in range(MODEL_WORDS)]


def positions(rng: Random, about_points: bool = True) -> list[list[int]]:
    """Positions in the middle of plays of every shape without a stock."""
    found = []
    for shape in SHAPES:
        for _ in range(12):
            position, _ = shape.deal(rng)
            if shape.drawn or (about_points and not position[at.POINTS]):
                break
            for _ in range(rng.randrange(20)):
                mask = legal_now(position)[0]
                if position[at.DONE] or not mask:
                    break
                step(position, rng.choice(cards_of(mask)))
            if not position[at.DONE]:
                found.append(position)
    return found


def test_every_look_up_is_in_the_tables_of_its_situation() -> None:
    situations = set()
    for b in positions(Random(1), about_points=False):
        seat = b[at.TURN]
        start = situation(b, seat)
        situations.add(start // TABLES)
        for card in cards_of(legal_now(b)[0]):
            noted = Noted()
            score_card(b, card, seat, cards_elsewhere(b, seat), start, noted)
            assert len(noted) == LOOKED_UP
            assert all(start <= index < start + TABLES <= MODEL_WORDS for index in noted)
    assert len(situations) > 8


def test_hidden_cards_change_no_choice() -> None:
    """The other hands may be anything: the model reads the own hand, the cards played and the table."""
    rng, learned = Random(2), tables(3)
    for b in positions(rng):
        other = list(b)
        for seat in range(b[at.SEATS]):
            if seat != b[at.TURN]:
                other[at.HANDS + 4 * seat : at.HANDS + 4 * seat + 4] = [0] * 4
        assert choose(b, MODELLED, 0, 7, learned) == choose(other, MODELLED, 0, 7, learned)


@pytest.mark.jit
def test_compiled_and_plain_play_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    assert jit.start(), jit.report()
    learned, made = tables(4), positions(Random(5))
    compiled = [list(Playouts(learned).run([b], 3, repeats=3, policy=MODELLED, noise=60).words) for b in made]
    monkeypatch.setattr(run_playouts, "compiled", None)
    plain = [list(Playouts(learned).run([b], 3, repeats=3, policy=MODELLED, noise=60).words) for b in made]
    assert compiled == plain
    rule = policy_word([SCORE] * 4)
    assert plain != [
        list(Playouts(learned).run([b], 3, repeats=3, policy=rule, noise=60).words) for b in made
    ]


def test_a_model_is_whole_or_not_at_all() -> None:
    b = positions(Random(6))[0]
    with pytest.raises(ValueError, match="no model"):
        Playouts().run([b], 1, policy=MODELLED)
    with pytest.raises(ValueError, match="numbers"):
        Playouts([1, 2, 3])
