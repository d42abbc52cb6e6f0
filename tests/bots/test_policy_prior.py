"""A learned model beside playouts: what it adds, when, and that it reads nothing hidden."""

from random import Random

import pytest

from hlaska.bots import make
from hlaska.bots.evaluation.policy_prior import mean_gap_error, policy_bonuses
from hlaska.bots.players.evaluators import CardPlayouts, CardPlayoutsWithPrior
from hlaska.bots.players.strong import StrongBot
from hlaska.bots.sampling.belief import BeliefSampler
from hlaska.games import find_game
from hlaska.games.pinochle.adviser import PartnersAdviser
from hlaska.research.matches.play_deal import asyncio_run
from hlaska.research.training.train_card_policy import DealInProgress, apply_action, bid_deal
from scripts import measure_model


def choosing(seed: int) -> tuple[DealInProgress, int]:
    """A deal of Pinochle at a lead with several cards to choose from."""
    game, rng = find_game("pinochle"), Random(seed)
    while True:
        deal = bid_deal(game, rng)
        while deal.state.pub.turn >= 0:
            legal = game.legal(deal.state, deal.state.pub.turn)
            if len(legal) > 2:
                return deal, deal.state.pub.turn
            deal = apply_action(game, deal, legal[0])


def test_the_surer_playouts_are_the_less_a_model_says() -> None:
    one, other = [3.0, 1.0, 2.0, 4.0], [1.0, 2.0, 0.0, 1.0]
    assert mean_gap_error([one, other]) == pytest.approx(mean_gap_error([one * 4, other * 4]) * 2)
    assert mean_gap_error([one, [x - 1 for x in one]]) == 0  # always better: nothing is open
    assert mean_gap_error([one]) == 0


def test_what_it_adds_is_the_same_in_every_world_the_seat_cannot_tell_apart() -> None:
    deal, seat = choosing(3)
    game, rng = find_game("pinochle"), Random(4)
    view = game.view(deal.state, seat)
    tables = list(game.adviser.card_prior())
    samples = [[rng.random() for _ in range(8)] for _ in view.legal]
    found = []
    for _ in range(5):
        b = game.adviser.playout_position(BeliefSampler(game, view, deal.seen[seat]).draw_uniform(rng))
        assert b is not None
        found.append(policy_bonuses(tables, b, view.legal, samples))
    assert all(more == found[0] for more in found)
    assert max(found[0]) == 0 > min(found[0])


def test_strong_leans_where_the_game_has_a_model_and_not_without_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The model moves the worth of cards that playouts judge by what it says, and by nothing else."""
    deal, seat = choosing(5)
    game = find_game("pinochle")
    whole, bare = make("strong:4", game, 1), make("strong:4,model=0", game, 1)
    view = game.view(deal.state, seat)
    for bot in (whole, bare):
        asyncio_run(bot.choose(view, deal.seen[seat]))
    assert isinstance(whole, StrongBot)
    assert isinstance(bare, StrongBot)
    assert isinstance(whole.evaluation.evaluator, CardPlayoutsWithPrior)
    assert type(bare.evaluation.evaluator) is CardPlayouts
    assert whole.evaluation.samples == bare.evaluation.samples
    monkeypatch.setattr(PartnersAdviser, "card_prior", lambda self: ())
    untaught = make("strong:4", game, 1)
    asyncio_run(untaught.choose(view, deal.seen[seat]))
    assert isinstance(untaught, StrongBot)
    assert type(untaught.evaluation.evaluator) is CardPlayouts


@pytest.mark.parametrize(
    ("preset", "made"), [("mfp", True), ("joedog", True), ("stonebridge", False), ("double_deck", False)]
)
def test_the_model_is_used_under_the_rules_it_was_made_from(preset: str, made: bool) -> None:
    assert bool(find_game("pinochle", preset).adviser.card_prior()) == made


def test_what_a_model_is_worth_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    """In every way a model can be used; the same seed says the same, and a game without a model is refused."""
    said = []
    for how in ("beside", "playouts", "quick", "beside"):
        measure_model.main(["--how", how, "--deals", "2", "--worlds", "4", "--seed", "3"])
        said.append(capsys.readouterr().out)
    assert said[0] == said[3]
    assert len(set(said)) == 3
    assert "model quick for defenders" in said[2]
    with pytest.raises(SystemExit):
        measure_model.main(["--preset", "double_deck"])
    assert "no model" in capsys.readouterr().err
