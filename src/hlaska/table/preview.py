"""Previews actions before a seat does them, without telling it anything new."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from hlaska.core.actions import CALL, Action
from hlaska.core.board import Event, State, cards_in
from hlaska.core.calls import format_reason, format_some
from hlaska.core.errors import Illegal, Phrase
from hlaska.core.explanation import Explanation
from hlaska.core.game import Game
from hlaska.core.knowledge import CardKnowledge
from hlaska.core.view import View


def is_revealing(view: View, events: Iterable[Event]) -> bool:
    """Tells whether events show the seat a card it did not know to be there."""
    known = [Counter(c for c in cards_in(place) if c >= 0) for place in view.places]
    for event in events:
        shown = Counter(c for c in event.for_seat(view.seat).cards if c >= 0)
        if event.src < 0 or not shown:
            continue
        if shown - known[event.src]:
            return True
        known[event.src] -= shown
        known[event.dst] += shown
    return False


def imagine_state(game: Game, view: View, events: Iterable[Event]) -> State:
    """Imagines one state that the view could come from, the same whatever is true.

    It has what the seat can prove by its events of the deal where it is, the other hidden cards in order of kind.
    """
    return game.imagine(view, CardKnowledge.of(game, view, events).world(view))


def preview(
    game: Game, view: View, events: Iterable[Event], actions: tuple[Action, ...]
) -> tuple[tuple[Action, ...], View, Explanation]:
    """Applies actions up to the first that would show a new card or is uncertain.

    Returns them in the order that records keep, and what stands after them. `events` are the seat's of this deal.

    Raises Illegal for an action that is not legal there.
    """
    state, done = imagine_state(game, view, events), 0
    for i in range(len(actions)):
        if view.seat == view.pub.turn:
            actions = (*actions[:i], *game.in_order(state, actions[i:]))
        action = actions[i]
        if action not in view.legal:
            raise explain_refusal(game, view, action)
        if not game.explainer.is_foreseeable(view, action):
            break
        state, happened = game.apply(state, view.seat, action)
        if is_revealing(view, happened):
            break
        view = game.view(state, view.seat)
        done += 1
    return actions[:done], view, game.explainer.explain(view)


def explain_refusal(game: Game, view: View, action: Action) -> Illegal:
    """Explains why an action is refused. It says which duty binds and what would be right, from the seat's own view."""
    what = action_text(game, action)
    asked = view.pub.turn >= 0 and is_action(game, action) and (bool(view.legal) or action >= CALL)
    phrase = game.explainer.explain_refusal(view, action) if asked else None
    by = format_reason(phrase)
    if not view.legal or view.pub.turn < 0:
        phrase = phrase or Phrase("refused-not-your-turn", {"seat": view.pub.turn})
        return Illegal(f"{what} is refused{by}: it is not your turn", phrase)
    allowed = format_some(game.list_calls(view.legal))
    return Illegal(f"{what} is refused{by}; allowed: {allowed}", phrase or Phrase("refused-not-legal"))


def is_action(game: Game, action: Action) -> bool:
    """Tells whether a number is an action of the game at all."""
    if action >= CALL:
        return action - CALL < len(game.calls)
    return action >= 0 and action & 63 in game.pack


def action_text(game: Game, action: Action) -> str:
    """Returns the text of any number, also of one that is no action."""
    if is_action(game, action):
        return game.action_text(action)
    return f"action {action if abs(action) < 10**9 else 'of that size'}"
