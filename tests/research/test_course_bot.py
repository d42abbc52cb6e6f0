"""Bots written for a course's platform play here unchanged, and see what that platform would show them."""

from __future__ import annotations

import ast
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hlaska.core.bot_protocol import event_text, hello, view_text
from hlaska.research.datasets.data_rows import Source, play_seeded, states_before
from hlaska.research.matches.arena import Match, Spec, make_report, play
from hlaska.research.players import course_bot
from hlaska.research.players.course_bot import TEXTS, act_of
from tests.research import course_platform as platform

RULES = ("closing=false", "auto_claim=true")
SCHNAPSEN = Spec("sixtysix", "schnapsen", RULES)


class Student(platform.Bot):
    """Written against the platform's interface alone: exchanges, marries, else plays high where it leads."""

    def get_move(self, perspective: Any, leader_move: Any) -> Any:
        moves = perspective.valid_moves()
        special = [move for move in moves if not move.is_regular_move()]
        if special:
            return special[-1]
        trump = perspective.get_trump_suit()
        plain = [m for m in moves if platform.suit_of(m.card) is not trump] or moves
        choose = max if leader_move is None else min
        return choose(plain, key=lambda move: platform.points_of(move.card))


class Witness(platform.Bot):
    """Keeps what it was shown, and plays anything."""

    def __init__(self) -> None:
        self.rng = Random(1)
        self.seen: list[tuple[Any, Any]] = []

    def get_move(self, perspective: Any, leader_move: Any) -> Any:
        self.seen.append((perspective, leader_move))
        return self.rng.choice(perspective.valid_moves())


def text_of(move: Any) -> str:
    if move.is_trump_exchange():
        return "rob"
    card = move.underlying_regular_move().card if move.is_marriage() else move.card
    return f"{TEXTS[card.name]}{'+' if move.is_marriage() else ''}"


def test_a_bot_sees_what_the_platform_would_show_it() -> None:
    """Every decision of deals by chance, asked of both seats."""
    game = SCHNAPSEN.make()
    asked_in_all, following = 0, 0
    for number in range(40):
        played = play_seeded(game, Source(SCHNAPSEN, "random", 1), f"1 {number}")
        for move, state in enumerate(states_before(game, played)):
            witness = Witness()
            act = act_of(witness, platform, platform)
            seat = state.pub.turn
            asked = told_at(game, played, move, seat)
            answer = act(asked)
            (perspective, lead), view = witness.seen[0], asked["view"]
            # The platform always leads the same card of a marriage; here either may be led.
            legal = {text for text in view["legal"] if not (text.startswith("Q") and text.endswith("+"))}
            assert {text_of(move) for move in perspective.valid_moves()} == legal
            assert answer in legal
            assert {TEXTS[card.name] for card in perspective.get_hand()} == set(view["places"][f"hand{seat}"])
            stock = [*view["places"].get("talon", []), *view["places"].get("trump", [])]
            assert perspective.get_talon_size() == len(stock)
            assert perspective.am_i_leader() == (not view["places"].get("trick"))
            assert perspective.tricks_played() == sum(state.pub.taken)
            mine, other = perspective.get_my_score(), perspective.get_opponent_score()
            assert mine.direct_points + mine.pending_points >= state.pub.won[seat]
            assert other.direct_points + other.pending_points >= state.pub.won[1 - seat]
            if not stock:
                hand = {TEXTS[card.name] for card in perspective.get_opponent_hand_in_phase_two()}
                lying = {game.action_text(e & 63) for e in state.places[game.place(f"hand{1 - seat}")]}
                led = set(view["places"].get("trick", []))
                assert hand == lying | led
            asked_in_all, following = asked_in_all + 1, following + (lead is not None)
    assert asked_in_all > following > 100


def told_at(game: Any, played: Any, move: int, seat: int) -> dict[str, Any]:
    """What a function is asked with before a move."""
    state, events = game.start(game.opening(), played.deck)
    told = [event.for_seat(seat) for event in events]
    for who, action in played.log[:move]:
        state, events = game.apply(state, who, action)
        told += [event.for_seat(seat) for event in events]
    said = {"type": "ask", "events": [event_text(game, event) for event in told]}
    return {**hello(game, seat), **said, "view": view_text(game, game.view(state, seat))}


def test_a_students_bot_plays_deals_without_a_fault(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text(
        "from hlaska.research.players.course_bot import act_of\n"
        "from tests.research import course_platform\n"
        "from tests.research.test_course_bot import Student\n"
        "act = act_of(Student(), course_platform, course_platform)\n",
        encoding="utf-8",
    )
    match = Match(SCHNAPSEN, f"py:{path}", "random")
    found = make_report(match, play(match, 20, 1))
    assert found.faults == ()
    assert found.mean > 0


def test_other_rules_are_refused_in_words() -> None:
    game = Spec("sixtysix", "schnapsen").make()
    played = play_seeded(game, Source(Spec("sixtysix", "schnapsen"), "random", 1), "1 0")
    with pytest.raises(ValueError, match="add --set closing=false --set auto_claim=true"):
        act_of(Student(), platform, platform)(told_at(game, played, 0, 0))


def test_the_adapter_has_at_most_sixty_lines() -> None:
    source = Path(course_bot.__file__).read_text("utf-8")
    documented = [n for n in ast.walk(ast.parse(source)) if isinstance(n, ast.Module | ast.FunctionDef)]
    texts = [n.body[0] for n in documented if ast.get_docstring(n)]
    said = {line for text in texts for line in range(text.lineno, (text.end_lineno or 0) + 1)}
    lines = [
        line for number, line in enumerate(source.splitlines(), 1) if line.strip() and number not in said
    ]
    assert len(lines) <= 60
