"""What the seat on turn is told in a deal of three, in single situations."""

from __future__ import annotations

from random import Random

from hlaska.core.view import View
from hlaska.games.marias import public as at
from hlaska.games.marias.game import Marias
from hlaska.games.marias.options import Options
from hlaska.games.marias.public import MariasPublic, State

HEARTS = 2
GAME = Marias(Options(game_value=3, hearts_factor=2))


def at_phase(phase: str, trump: int) -> State:
    """A deal in which a game with these trumps has been named, when a phase begins."""
    deck = list(GAME.pack)
    Random(2).shuffle(deck)
    state, _ = GAME.start(GAME.opening(), deck)
    while state.pub.phase != phase:
        legal = GAME.legal(state, state.pub.turn)
        laid = [a for a in legal if a >> 4 == trump] if state.pub.phase == "trump" else []
        state, _ = GAME.apply(state, state.pub.turn, (laid or legal)[0])
    return state


def worth_of_nothing(trump: int) -> int:
    view: View[MariasPublic] = GAME.view(at_phase("announce", trump), at.FOREHAND)
    assert view.pub.trump == trump
    phrase = GAME.explainer.explain(view).calls[0]
    assert phrase.key == "act-marias-announce-nothing"
    return phrase.args["worth"]


def test_announcing_nothing_says_what_the_game_is_worth_in_hearts_too() -> None:
    """In half units (marias:M3.SCORE.1, G.PAY.2)."""
    assert worth_of_nothing(0) == 6
    assert worth_of_nothing(HEARTS) == 12


def test_a_card_that_may_be_discarded_is_not_called_a_trump_when_it_comes_with_a_declaration() -> None:
    view = GAME.view(at_phase("discard", 0), at.FOREHAND)
    card = view.legal[0]
    why = GAME.explainer.explain_refusal(view, card + 64)
    assert why is not None
    assert why.key == "refused-not-legal"
    kept = next(c for c in at.own_cards(view.places, at.FOREHAND) if c not in view.legal)
    why = GAME.explainer.explain_refusal(view, kept)
    assert why is not None
    assert why.key.startswith("duty-marias-discard-no-")


def test_where_a_card_is_kept_back_every_other_card_has_its_own_reason() -> None:
    """An announced seven stays in the hand (marias:G.OBL.1); what else may not be played, the trick forbids."""
    game, rng, found = Marias(Options()), Random(3), 0
    for _ in range(60):
        deck = list(game.pack)
        rng.shuffle(deck)
        state, _ = game.start(game.opening(), deck)
        while state.pub.turn >= 0:
            seat = state.pub.turn
            view = game.view(state, seat)
            explain = game.explainer.explain(view)
            if state.pub.phase == "play" and explain.besides:
                found += 1
                for card in set(game.explainer.hand_cards(view)) - {action & 63 for action in view.legal}:
                    told = next((one for one in explain.besides if card in one.calls), explain.duty)
                    why = game.explainer.explain_refusal(view, card)
                    assert told is not None
                    assert why is not None
                    assert (told.key, told.args) == (why.key, why.args)
            state, _ = game.apply(state, seat, rng.choice(view.legal))
    assert found
