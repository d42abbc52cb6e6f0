"""Every game does and tells what it did and told when the snapshots were written (`tests/snapshot.py`)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from hlaska.core.actions import CALL, Action
from hlaska.core.board import Event, State
from hlaska.core.errors import Phrase
from hlaska.core.explanation import Explanation
from hlaska.core.game import Game
from hlaska.core.public import Public
from hlaska.core.view import View
from hlaska.games import GAMES, find_game, game_class
from tests import snapshot
from tests.planted import planted

# Of each game the first two in every run, the others nightly.
ENTRIES = [
    pytest.param(name, entry, marks=() if number < 2 else pytest.mark.nightly)
    for name in GAMES
    for number, entry in enumerate(snapshot.stored(name))
]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "entry"), ENTRIES)
def test_nothing_has_changed(name: str, entry: str) -> None:
    said = snapshot.first_difference(snapshot.game_of(name, entry), entry, snapshot.stored(name)[entry])
    assert not said, said


@pytest.mark.parametrize("name", GAMES)
def test_every_preset_has_a_snapshot(name: str) -> None:
    missing = set(game_class(name).presets) - set(snapshot.stored(name))
    assert not missing, f"python scripts/generate.py --snapshots {name}"
    assert len(snapshot.stored(name)) == len(game_class(name).presets) + snapshot.HOUSES


# ---------------------------------------------------------------- the snapshots see a change
def other_duty(game: Game, view: View) -> Explanation:
    told = game.explainer.explain(view)
    return replace(told, duty=Phrase("duty-other")) if told.duty else told


def fewer_actions(game: Game, state: State, seat: int) -> tuple[Action, ...]:
    legal = game.legal(state, seat)
    return legal[:1] if len(legal) == 3 else legal


def other_refusal(game: Game, view: View, action: Action) -> Phrase | None:
    return Phrase("refused-other") if action == CALL else game.explainer.explain_refusal(view, action)


def other_event(game: Game, pub: Public, event: Event) -> Phrase | None:
    return None if event.kind == "play" and event.seat == 1 else game.explainer.explain_event(pub, event)


@pytest.mark.parametrize(
    ("method", "make", "kind", "text"),
    [
        ("explain", other_duty, "explain", '"key":"duty-other"'),
        ("legal", fewer_actions, "play", "actions   "),
        ("explain_refusal", other_refusal, "refuse", '"key":"refused-other"'),
        ("explain_event", other_event, "tell", "null"),
    ],
)
def test_a_change_is_found_and_shown(method: str, make: Any, kind: str, text: str) -> None:
    """The message names what changed, where, and how to accept it."""
    honest = find_game("sixtysix")
    made = planted(honest, {method: make})
    said = snapshot.first_difference(made, "a preset", snapshot.entry_of(honest))
    assert said.startswith(f"sixtysix, a preset: '{kind}' is not as it was, first in deal 0 after ")
    assert text in said
    assert said.endswith("python scripts/generate.py --snapshots sixtysix")


def test_one_state_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    entry = next(iter(snapshot.stored("sixtysix")))
    assert snapshot.main(["sixtysix", entry, "0", "0"]) == 0
    out = capsys.readouterr().out
    assert "actions   none yet" in out
    assert all(f"\n{kind}" in out for kind in snapshot.KINDS)
    assert snapshot.main(["sixtysix", entry, "0", "999"]) == 1
    assert snapshot.main([]) == 2
