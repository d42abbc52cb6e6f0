"""The worked examples of duplicate deals (DUP) in the rules documents, one deal each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hlaska.core.board import State
from hlaska.core.errors import BadOptions
from hlaska.core.game import Game, Match
from hlaska.core.match import by_player
from hlaska.core.options import change
from hlaska.core.public import update
from hlaska.games import GAMES, game_class
from hlaska.games.pinochle import public as pinochle
from hlaska.games.pinochle_two import public as pinochle_two
from hlaska.games.sixtysix.match_rules import shares
from hlaska.games.sixtysix.settle import OUTCOMES, Facts, Verdict
from hlaska.games.thousand import public as thousand
from hlaska.games.thousand.match_rules import settle_deal
from tests.games.worked import Example, examples

ALL = [e for document in ("mariage", "pinochle") for e in examples(document, "DUP.")]


def game_of(example: Example) -> Game:
    game_type: Any = game_class(example["game"])
    house = change(game_type.presets[example["preset"]], example.get("options") or {})
    made: Game = game_type(game_type.duplicate_rules(house))
    return made


# ---------------------------------------------------------------- the end of a deal, from its numbers
def end_thousand(game: Game, pub: Any, deal: dict[str, Any]) -> Any:
    status = {"given_up": thousand.GIVEN_UP, "redeal": thousand.REDEAL}.get(deal.get("status", ""))
    facts = {"declarer": deal["declarer"], "contract": deal["contract"], "points": tuple(deal["points"])}
    pub = update(pub, **facts, taken=(6, 0, 2), status=thousand.PLAYED if status is None else status)
    return settle_deal(game.options, pub)


def end_sixtysix(game: Game, pub: Any, deal: dict[str, Any]) -> Any:
    verdict = Verdict(deal["outcome"], deal["winner"], deal["worth"])
    facts = Facts((66, 0), (4, 0))
    items, result = shares(game.options, pub, facts, verdict)
    ended = {"outcome": OUTCOMES.index(deal["outcome"]), "winner": deal["winner"], "worth": deal["worth"]}
    return update(pub, turn=-1, items=items, result=result, **ended)


def end_bezique(game: Game, pub: Any, deal: dict[str, Any]) -> Any:
    return update(pub, turn=-1, points=tuple(deal["points"]), result=tuple(deal["points"]))


def end_pinochle(game: Game, pub: Any, deal: dict[str, Any]) -> Any:
    status = pinochle.REDEAL if deal.get("status") == "redeal" else "played"
    return update(pub, turn=-1, status=status, result=tuple(deal["result"]))


def end_pinochle_two(game: Game, pub: Any, deal: dict[str, Any]) -> Any:
    return update(pub, turn=-1, result=tuple(deal["result"]))


ENDS: dict[str, Callable[[Game, Any, dict[str, Any]], Any]] = {
    "thousand": end_thousand,
    "sixtysix": end_sixtysix,
    "bezique": end_bezique,
    "pinochle": end_pinochle,
    "pinochle_two": end_pinochle_two,
}


def played(game: Game, start: State[Any], example: Example) -> State[Any]:
    """The deal at its end: after its actions, or with the numbers it ended with."""
    if "deal" in example:
        return State(ENDS[game.id](game, start.pub, example["deal"]), start.places)
    for text in example["actions"]:
        start, _ = game.apply(start, start.pub.turn, game.parse_action(text))
    return start


@pytest.mark.parametrize("example", ALL, ids=lambda e: f"{e['game']}-{e['id']}")
def test_a_deal_counts_by_itself(example: Example) -> None:
    game, before = game_of(example), example["before"]
    match = Match(tuple(before["scores"]), before["first"], game.opening().notes)
    start, _ = game.start(match, game.pack)
    for name, value in example["starts"].items():
        assert getattr(start.pub, name) == (tuple(value) if isinstance(value, list) else value), name
    state = played(game, start, example)
    pub = state.pub
    assert tuple(pub.result) == tuple(example["result"])
    after = game.finish(match, state)
    assert after is not None
    assert after.scores == tuple(example["scores"])
    gains = by_player(game, match, pub.result)
    assert after.scores == tuple(a + b for a, b in zip(match.scores, gains, strict=True))
    assert (after.first, after.winners, after.notes) == (example["first"], (), game.opening().notes)


def test_every_game_with_the_option_has_an_example() -> None:
    assert len(ALL) >= 10
    assert {e["game"] for e in ALL} == {g for g in GAMES if "duplicate" in game_class(g).duplicate_options}


def test_nobody_declares_out_in_duplicate() -> None:
    """pinochle:DUP.6: the claim of a match is in no list of what may be done."""
    game_type: Any = game_class("pinochle_two")
    house = change(game_type.presets["two_handed"], {"declare_out": True})
    plain, apart = game_type(house), game_type(game_type.duplicate_rules(house))
    match = Match((990, 990))
    for game, claims in ((plain, True), (apart, False)):
        state, _ = game.start(match, game.pack)
        seen = False
        while state.pub.turn >= 0 and sum(state.pub.taken) < 3:
            legal = game.legal(state, state.pub.turn)
            seen = seen or pinochle_two.OUT in legal
            state, _ = game.apply(state, state.pub.turn, next(a for a in legal if a != pinochle_two.OUT))
        assert seen is claims


def test_bezique_is_played_to_its_last_trick_in_duplicate() -> None:
    """mariage:DUP.7: points that would win the match at once end no deal."""
    game_type: Any = game_class("bezique")
    for house, ends in (
        (game_type.presets["bezique"], True),
        (game_type.duplicate_rules(game_type.presets["bezique"]), False),
    ):
        game = game_type(house)
        match = Match((990, 990))
        state, _ = game.start(match, game.pack)
        tricks = 0
        while state.pub.turn >= 0:
            tricks = sum(state.pub.taken)
            legal = game.legal(state, state.pub.turn)
            state, _ = game.apply(state, state.pub.turn, legal[-1])
        assert (tricks < 31) is ends
        assert game.finish(match, state).winners == () or ends


def test_a_kitty_goes_with_no_duplicate() -> None:
    """pinochle:DUP.5"""
    game_type: Any = game_class("pinochle_three")
    with pytest.raises(BadOptions, match="kitty"):
        game_type(change(game_type.presets["auction3"], {"kitty": True, "duplicate": True}))
    house = change(game_type.presets["auction3"], {"kitty": True})
    assert game_type(game_type.duplicate_rules(house)).options.kitty is False
