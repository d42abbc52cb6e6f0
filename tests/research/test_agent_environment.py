"""Deals in words: what is not legal is said with its duty, and a deal goes on until its end."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hlaska.core.errors import BadText, HlaskaError
from hlaska.games import GAMES
from hlaska.research.language_models.agent_environment import AgentEnvironment, play


def legal(environment: AgentEnvironment) -> list[str]:
    assert environment.turn is not None
    found: list[str] = environment.turn.seen["legal"]
    return found


@pytest.mark.parametrize("name", list(GAMES))
def test_a_deal_is_played_in_words(name: str) -> None:
    rng, environment = Random(1), AgentEnvironment(name, opponents="random")
    turn = play(environment, lambda _: rng.choice(legal(environment)), seed=2)
    assert turn.done
    assert turn.reward == turn.seen["result"][0]
    assert turn.refusals == 0
    assert "The deal is over" in turn.text()


def test_what_is_illegal_is_said_with_its_duty_and_changes_nothing() -> None:
    environment = AgentEnvironment("sixtysix", "schnapsen", opponents="random", penalty=0.5)
    for seed in range(40):
        turn = environment.reset(seed)
        while not turn.done:
            hand = turn.seen["cards"]["hand0"]
            held = hand.split() if isinstance(hand, str) else hand
            wrong = [card for card in held if card not in legal(environment)]
            if wrong and turn.seen["cards"]["trick"]:
                after = environment.step(wrong[0])
                assert f"'{wrong[0]}' is not legal" in after.refused
                assert "mariage:" in after.refused
                assert "Legal are:" in after.refused
                assert after.seen == turn.seen
                assert (after.reward, after.refusals, after.done) == (-0.5, 1, False)
                assert after.text().startswith("Your last answer was not taken")
                return
            turn = environment.step(legal(environment)[0])
    raise AssertionError("every card was always legal")


def test_too_many_refusals_end_the_deal() -> None:
    environment = AgentEnvironment("sixtysix", "schnapsen", refusals=3)
    turn = play(environment, lambda _: "I would rather not", seed=1)
    assert turn.forfeited
    assert turn.refusals == 3
    assert "forfeited" in turn.text()
    with pytest.raises(BadText, match="reset first"):
        environment.step("QH")


def test_nothing_hidden_is_said() -> None:
    turn = AgentEnvironment("sixtysix", "schnapsen").reset(seed=1)
    assert "hand1: ?? ?? ?? ?? ??" in turn.text()


def test_legal_actions_may_be_kept_back() -> None:
    turn = AgentEnvironment("thousand", legal=False).reset(seed=1)
    assert "Legal:" not in turn.text()
    assert "legal" not in turn.seen


@pytest.mark.parametrize(
    ("options", "said"),
    [({"penalty": -1}, "penalty=-1: at least 0"), ({"refusals": 0}, "refusals=0: at least 1")],
)
def test_wrong_options_are_refused(options: dict[str, Any], said: str) -> None:
    with pytest.raises(HlaskaError, match=said):
        AgentEnvironment("sixtysix", **options)


@pytest.mark.parametrize("wrong", [("nothing", None), ("sixtysix", "nothing")])
def test_what_cannot_be_dealt(wrong: tuple[str, str | None]) -> None:
    with pytest.raises(HlaskaError):
        AgentEnvironment(*wrong).reset(seed=1)
