"""What partners owe each other: checked against the true cards, and found where a careless player breaks it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from hlaska.bots import make
from hlaska.bots.call_rollout import candidates
from hlaska.bots.decision import DecisionContext
from hlaska.cli import main
from hlaska.core.board import Event, cards_in
from hlaska.core.game import Game
from hlaska.core.sure_winner import SURE_WINNER, list_partner_duties
from hlaska.games import find_game
from hlaska.games.pinochle import partner_duties
from hlaska.games.pinochle.conventions import call_meaning, meaning_likelihood
from hlaska.games.pinochle.hand_values import evaluate_hand
from hlaska.games.pinochle.numbers import table_of
from hlaska.kernel import layout as word
from hlaska.kernel.play import beats
from hlaska.research.matches.arena import Match, Spec, play
from hlaska.research.matches.partner_report import DutyCounts, partner_report
from hlaska.research.matches.play_deal import asyncio_run

Told = list[list[Event]]


def decisions(game: Game, seed: int) -> Iterator[tuple[Any, Told, int]]:
    """Yields the states of a deal, what each seat has been told, and an action: usual calls, any cards."""
    rng = Random(seed)
    deck = list(game.pack)
    rng.shuffle(deck)
    state, events = game.start(game.opening(), deck)
    seen = [[e.for_seat(s) for e in events] for s in range(game.seats)]
    bots = [make("greedy", game, rng.getrandbits(32)) for _ in range(game.seats)]
    while state.pub.turn >= 0:
        seat = state.pub.turn
        action = asyncio_run(bots[seat].choose(game.view(state, seat), seen[seat]))
        if state.pub.phase == "play":
            action = rng.choice(game.legal(state, seat))
        assert action is not None
        yield state, seen, action
        state, events = game.apply(state, seat, action)
        seen = [old + [e.for_seat(s) for e in events] for s, old in enumerate(seen)]


def outcomes(lines: tuple[DutyCounts, ...], player: str) -> dict[str, tuple[int, int, int]]:
    return {p.duty: (p.kept, p.forced, len(p.broken)) for p in lines if p.player == player}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("id", "preset"), [("pinochle", "stonebridge"), ("pinochle", "mfp"), ("marias_four", "four_partner")]
)
def test_a_sure_winner_is_sure_by_the_true_cards(id: str, preset: str) -> None:
    game, found = find_game(id, preset), 0
    for seed in range(12):
        for state, seen, action in decisions(game, seed):
            seat, pub = state.pub.turn, state.pub
            view = game.view(state, seat)
            duties = list_partner_duties(game, view, seen[seat], action)
            if all(duty.name != SURE_WINNER for duty in duties):
                continue
            found += 1
            b = game.adviser.position(state)
            assert b is not None
            positions = game.positions
            assert positions is not None
            trick = cards_in(state.places[positions.at.trick])
            trump, above, winner = b[word.SUIT], b[word.ABOVE], pub.lead
            for n, card in enumerate(trick):
                if beats(card, trick[(winner - pub.lead) % 4], trump, above):
                    winner = (pub.lead + n) % 4
            ours = game.adviser.known_partners(view)
            best = trick[(winner - pub.lead) % 4]
            assert winner != seat
            assert ours >> winner & 1
            for later in range(len(trick) + 1, 4):
                other = (pub.lead + later) % 4
                hand = cards_in(state.places[positions.at.hand + other])
                assert ours >> other & 1 or not any(beats(card, best, trump, above) for card in hand)
            heads = {a: beats(a & 63, best, trump, above) for a in view.legal}
            outcome = next(duty.outcome for duty in duties if duty.name == SURE_WINNER)
            right = "kept" if not heads[action] else "forced" if all(heads.values()) else "broken"
            assert outcome == right
    assert found >= 3, found


def test_who_holds_the_called_card_has_a_partner_and_nobody_else_knows() -> None:
    game, met = find_game("marias_four", "four_partner"), 0
    for seed in range(8):
        for state, _, _ in decisions(game, seed):
            pub = state.pub
            if pub.phase != "play" or pub.partner >= 0 or pub.trump < 0 or pub.contract != 0:
                continue
            called = pub.trump << 4 | pub.called
            holder = next(
                (s for s in range(4) if called in cards_in(state.places[game.place(f"hand{s}")])), -1
            )
            for seat in range(4):
                known = 1 << seat | (1 << pub.lone if seat == holder else 0)
                assert game.adviser.known_partners(game.view(state, seat)) == known
                met += 1
    assert met


@pytest.mark.slow
def test_greedy_keeps_what_it_owes_and_a_random_player_does_not() -> None:
    match = Match(Spec("pinochle", "mfp"), "greedy", "random")
    lines = partner_report(play(match, 6, workers=1))
    ours, theirs = outcomes(lines, "A"), outcomes(lines, "B")
    assert all(broken == 0 for _, _, broken in ours.values()), ours
    assert {"true_bid", "trumps_and_aces_passed", "pinochle_kept"} <= {
        name for name, (_, _, broken) in theirs.items() if broken
    }


def test_cards_asked_for_are_passed() -> None:
    spec = Spec("pinochle", "double_deck", ("bidding_system=jim_davis", "pass_count=4", "bid_ladder=any"))
    lines = partner_report(play(Match(spec, "greedy", "random"), 5, workers=1))
    kept, _, broken = outcomes(lines, "A")[partner_duties.ASKED]
    assert kept
    assert not broken


@pytest.mark.slow
@pytest.mark.parametrize(
    ("preset", "settings"),
    [("mfp", ()), ("double_deck", ("bidding_system=jim_davis", "bid_ladder=any", "pass_count=4"))],
)
def test_no_player_considers_a_bid_that_is_not_true(preset: str, settings: tuple[str, ...]) -> None:
    game, refused = find_game("pinochle", preset, settings), 0
    for seed in range(2):
        for state, seen, _ in decisions(game, seed):
            seat, pub = state.pub.turn, state.pub
            if pub.phase != "auction":
                continue
            asked = DecisionContext(game, game.view(state, seat), seen[seat])
            hand = evaluate_hand(cards_in(state.places[game.place(f"hand{seat}")]), table_of(game.options))
            assert asked.truthful_actions[0] == asked.legal[0]
            refused += len(asked.legal) - len(asked.truthful_actions)
            for turn in candidates(asked):
                assert turn[0] in asked.truthful_actions
                if preset == "mfp" and turn[0] >= game.call("bid 1"):
                    meaning = call_meaning(game.options, "none", pub.high, turn[0], first=False)
                    assert meaning_likelihood(meaning, hand) == 1
    assert refused


@pytest.mark.slow
def test_the_report_of_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["arena", "pinochle", "greedy", "random", "--deals", "3", "--workers", "1", "--report", "partner"]
    assert main(asked) == 0
    text = capsys.readouterr().out
    assert "owed to partners (kept, not possible, broken):" in text
    assert "B true_bid: deal" in text
    assert main([*asked, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["partner"]
    broken = [one for line in found for one in line["broken"]]
    assert broken
    assert json.loads(broken[0]["record"])["game"] == "pinochle"
    assert main(["arena", "sixtysix", "greedy", "random", "--report", "partner"]) != 0
    assert "nobody has a partner" in capsys.readouterr().err
