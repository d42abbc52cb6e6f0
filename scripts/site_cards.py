"""Draws cards for the documentation site, each a picture of its own.

They are from the decks of the page (`make_deck.py`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from hlaska.core.cards import card_text

DECKS: Final = Path(__file__).resolve().parent.parent / "web/src/decks"
LETTERS: Final = {
    "french": {"T": "10"},
    "german": {"T": "10", "Q": "O", "J": "U"},
    "bohemian": {"T": "10", "Q": "O", "J": "U"},
}
COLOURS: Final = {  # of the index, by deck and suit: as in web/src/app.css
    "french": {"C": "#1d6b2f", "S": "#1b1f24", "H": "#b3201b", "D": "#0b5cad"},
    "german": {"C": "#5b3a1e", "S": "#1d6b2f", "H": "#b3201b", "D": "#8f5b00"},
    "bohemian": {"C": "#5b3a1e", "S": "#1d6b2f", "H": "#b3201b", "D": "#8f5b00"},
}
NAMES: Final = tuple(LETTERS)
SYMBOL: Final = re.compile(r'<symbol id="([^"]+)".*?</symbol>', re.S)
USED: Final = re.compile(r'(?:href="#|url\(#)([\w-]+)')


def card_picture(deck: str, card: int) -> str:
    """Draws a card of a deck. It has its paper, its picture and its index, as an SVG that needs no other file."""
    code = card_text(card)
    letter = LETTERS[deck].get(code[0], code[0])
    corner = (
        f'<use href="#letter-{letter}" x="10" y="19" width="50" height="42"/>'
        f'<use href="#suit-{code[1]}" x="15" y="73" width="40" height="40"/>'
    )
    turned = f'<g transform="rotate(180 125 200)">{corner}</g>' if deck != "bohemian" else ""
    drawn = (
        '<rect x="1.5" y="1.5" width="247" height="397" rx="17" fill="#fffefa" stroke="#8c8474" stroke-width="3"/>'
        f'<use href="#p-{code}"/><g color="{COLOURS[deck][code[1]]}">{corner}{turned}</g>'
    )
    parts = _parts(deck)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 400"><style>.ink{stroke:#2a2420;stroke-width:3.2;'
        "stroke-linejoin:round;stroke-linecap:round}</style>"
        f"<defs>{''.join(parts[name] for name in _needed(drawn, parts))}</defs>{drawn}</svg>"
    )


@cache
def _parts(deck: str) -> Mapping[str, str]:
    """Returns the symbols of a deck and of the letters by their names.

    What stands beside them (clips and patterns) comes with them.
    """
    text = "".join((DECKS / f"{name}.svg").read_text("utf-8") for name in ("letters", deck))
    found = {m[1]: m[0] for m in SYMBOL.finditer(text)}
    beside = re.finditer(
        r'<(clipPath|pattern|linearGradient) id="([^"]+)".*?</\1>', SYMBOL.sub("", text), re.S
    )
    return found | {m[2]: m[0] for m in beside}


def _needed(drawn: str, parts: Mapping[str, str]) -> Iterator[str]:
    """Returns the names of the symbols that a drawing uses, those that these use included."""
    open_, seen = [drawn], set[str]()
    while open_:
        for name in USED.findall(open_.pop()):
            if name in parts and name not in seen:
                seen.add(name)
                open_.append(parts[name])
                yield name
