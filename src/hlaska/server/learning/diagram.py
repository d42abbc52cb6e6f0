"""Draws positions of records, in the words and signs that somebody reads."""

from __future__ import annotations

from typing import Any, Final

from hlaska.core.board import cards_in
from hlaska.core.game import Game
from hlaska.core.record import Find, Played, game_of
from hlaska.locales import Language
from hlaska.protocol.deals import AskDiagram, Diagram
from hlaska.server.history.records import NoDeal, parse_uploaded
from hlaska.table.diagram import COMPASS, Pile, Words, draw_svg

RANKS: Final = ("seven", "eight", "nine", "jack", "queen", "king", "ten", "ace")
GERMAN: Final = ("seven", "eight", "nine", "under", "over", "king", "ten", "ace")


def of_text(find: Find, request: AskDiagram) -> Diagram:
    """Draws the diagram of a step of a record. Raises BadRecord, NoDeal."""
    record, played = parse_uploaded(find, request.text, request.deal)
    game = game_of(record, find)
    language = Language(request.language, faces=request.faces or game.faces, money=game.money)
    one, faces = played[request.deal - 1], request.faces or game.faces
    return Diagram(draw(game, record.preset, one, request.step, language, faces))


def draw(game: Game, preset: str, played: Played, step: int, language: Language, faces: str) -> str:
    """Draws the position after so many actions, all cards open, as SVG.

    The number -1 stands for the end. Raises NoDeal.
    """
    if not -1 <= step <= len(played.steps):
        raise NoDeal(f"this deal has no step {step}; there are 0 to {len(played.steps)}")
    at = len(played.steps) if step < 0 else step
    state = played.steps[at - 1].state if at else played.start
    explained = game.explainer.explain(game.view(state, -1))
    order = explained.order or tuple(range(7, -1, -1))
    words = Words(
        title=_title(game, preset, language),
        lines=tuple(_lines(game, state, explained.title, language)),
        ranks=tuple(
            language.say("short-rank", rank=name) for name in (RANKS if faces == "french" else GERMAN)
        ),
        french=faces == "french",
    )
    return draw_svg(_piles(game, state, language), words, (*order, *(r for r in range(8) if r not in order)))


def _title(game: Game, preset: str, language: Language) -> str:
    """Returns what the rules are called, else the game."""
    keys = (f"preset-{game.id}-{preset or next(iter(game.presets))}", f"preset-{preset}", f"game-{game.id}")
    return language.say(next((key for key in keys if language.has(key)), keys[-1]))


def _lines(game: Game, state: Any, title: Any, language: Language) -> list[str]:
    """Returns what is played, who is on turn, and the points so far."""
    turn = state.pub.turn
    lines = [language.sentence(title)] if title is not None else []
    lines += [language.say("edit-turn", name=language.seat(turn))] if turn >= 0 else []
    points = game.explainer.explain(game.view(state, -1)).points
    if any(points):
        made = (f"{language.seat(seat)} {n}" for seat, n in enumerate(points))
        lines.append(f"{language.say('edit-points')}: {', '.join(made)}")
    return lines


def _piles(game: Game, state: Any, language: Language) -> list[Pile]:
    piles: list[Pile] = []
    compass = COMPASS.get(game.seats, ())
    for name, entries in zip(game.places, state.places, strict=True):
        cards = cards_in(entries)
        kind, seat = name.rstrip("0123456789"), name[-1:]
        if kind == "hand":
            piles.append(Pile(compass[int(seat)], language.seat(int(seat)), cards))
        elif kind == "trick":
            piles.append(Pile("centre", language.say("edit-place-trick"), cards))
        elif kind != "won":  # what has been won is told by its points
            piles.append(Pile("", _pile_name(game, name, kind, seat, language), cards))
    return piles


def _pile_name(game: Game, name: str, kind: str, seat: str, language: Language) -> str:
    if seat.isdigit():
        return language.say(f"edit-{kind}", name=language.seat(int(seat)), n=int(seat) + 1)
    drawn = game.explainer.stock
    stock = kind == "talon" and bool(drawn) and game.places[drawn[0]] == name
    keys = (f"place-{game.id}-{name}", "edit-place-stock" if stock else f"edit-place-{name}")
    return language.say(next((key for key in keys if language.has(key)), keys[-1]))
