"""Draws a position as a diagram.

Hands lie in compass layout with the signs of their suits, an SVG to be printed or shown.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import Final, NamedTuple

WIDTH: Final = 760
MARGIN: Final = 24
HAND: Final = 236  # px a hand is wide; the cards of a suit go on in a further line beyond it
LINE: Final = 27
SIGN: Final = 19
STEP: Final = 19  # from rank to rank, and for each further letter:
WIDE: Final = 9
INK: Final = "#1f2623"
QUIET: Final = "#55605b"
COMPASS: Final = {
    2: ("south", "north"),
    3: ("south", "west", "east"),
    4: ("south", "west", "north", "east"),
}  # clockwise from seat 0

_GERMAN: Final = (
    '<path d="M32 11C32 7 34 4.5 39 3" fill="none" stroke="#5b3a1e" stroke-width="5"/>'
    '<path d="M14 28C14 45 23 55 32 61C41 55 50 45 50 28Z" fill="#b0702f" stroke="#5b3a1e" stroke-width="3"/>'
    '<path d="M8 29C7 16 18 9.5 32 9.5C46 9.5 57 16 56 29C48 33 16 33 8 29Z" fill="#5b3a1e"/>',
    '<path d="M32 43C32 51 34 57 40 61.5" fill="none" stroke="#1d6b2f" stroke-width="5"/>'
    '<path d="M32 2C34 13 58 21 58 38.5C58 49 46 54 36.5 48C34.7 46.9 33.2 45.6 32 44C30.8 45.6 29.3 46.9 27.5 48'
    'C18 54 6 49 6 38.5C6 21 30 13 32 2Z" fill="#1d6b2f"/>',
    '<path d="M32 58C14 43 5 33 5 21C5 12 12 6 19.5 6C25.5 6 30 9.5 32 15C34 9.5 38.5 6 44.5 6C52 6 59 12 59 21'
    'C59 33 50 43 32 58Z" fill="#b3201b"/>',
    '<circle cx="32" cy="8" r="5" fill="none" stroke="#6b4300" stroke-width="4"/>'
    '<circle cx="32" cy="36.5" r="24" fill="#e3a008" stroke="#6b4300" stroke-width="4"/>'
    '<path d="M8.6 31.5Q32 41 55.4 31.5L55.9 38.5Q32 48 8.1 38.5Z" fill="#ffe3a0" stroke="#6b4300" stroke-width="2.6"/>'
    '<path d="M32 50V60" stroke="#6b4300" stroke-width="4"/>',
)
_FRENCH: Final = (
    '<g fill="#1b1f24"><circle cx="32" cy="17" r="13.5"/><circle cx="17" cy="37" r="13.5"/>'
    '<circle cx="47" cy="37" r="13.5"/><path d="M28.6 34L35.4 34C35.4 48 37.5 56.5 44 61.5L20 61.5'
    'C26.5 56.5 28.6 48 28.6 34Z"/><path d="M24 24H40V40H24Z"/></g>',
    '<path d="M32 2C36 15 59 24 59 40.5C59 51 46 55 36.2 47.5C36.8 53.5 39 58 44 61.5L20 61.5C25 58 27.2 53.5 27.8 47.5'
    'C18 55 5 51 5 40.5C5 24 28 15 32 2Z" fill="#1b1f24"/>',
    _GERMAN[2],
    '<path d="M32 2C37 14 46 25 56 32C46 39 37 50 32 62C27 50 18 39 8 32C18 25 27 14 32 2Z" fill="#b3201b"/>',
)


class Pile(NamedTuple):
    """Holds cards that lie together.

    At a side of the compass they are a hand, by suit; `centre`: the trick, in order; "": below the compass, in order.
    """

    side: str
    name: str
    cards: tuple[int, ...]


class Words(NamedTuple):
    """Holds what is written.

    It has title, lines under it, letters of the ranks from 7 up, and whether suits are French.
    """

    title: str
    lines: tuple[str, ...]
    ranks: tuple[str, ...]
    french: bool


def draw_svg(piles: Sequence[Pile], words: Words, order: Sequence[int]) -> str:
    """Draws the diagram. order: the ranks from high to low."""
    blocks = {pile.side: _draw_hand(pile, words, order) for pile in piles if pile.side not in ("", "centre")}
    parts: list[str] = []
    y = _draw_head(parts, words)
    north, south = blocks.get("north"), blocks.get("south")
    middle = [blocks[side] for side in ("west", "east") if side in blocks]
    trick = next((pile for pile in piles if pile.side == "centre" and pile.cards), None)
    if north:
        parts.append(_at((WIDTH - HAND) / 2, y, north.drawn))
        y += north.height + 16
    height = max([block.height for block in middle] + [3 * LINE if trick or not middle else 0])
    if "west" in blocks:
        parts.append(_at(MARGIN, y, blocks["west"].drawn))
    if "east" in blocks:
        parts.append(_at(WIDTH - MARGIN - HAND, y, blocks["east"].drawn))
    if trick:
        parts.append(_at((WIDTH - 200) / 2, y + height / 2 - LINE, _draw_row(trick, words, 200).drawn))
    y += height + 16 if middle or trick else 0
    if south:
        parts.append(_at((WIDTH - HAND) / 2, y, south.drawn))
        y += south.height + 16
    for pile in piles:
        if pile.side == "" and pile.cards:
            row = _draw_row(pile, words, WIDTH - 2 * MARGIN)
            parts.append(_at(MARGIN, y, row.drawn))
            y += row.height + 10
    return _make_document(parts, round(y + MARGIN - 10), words)


class _Block(NamedTuple):
    drawn: str
    height: float


def _make_document(parts: Iterable[str], height: int, words: Words) -> str:
    kinds = enumerate(_FRENCH if words.french else _GERMAN)
    symbols = "".join(
        f'<symbol id="{_suit_name(n, words)}" viewBox="0 0 64 64">{sign}</symbol>' for n, sign in kinds
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        f'role="img" aria-label="{escape(words.title)}" '
        f"font-family=\"system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif\" fill=\"{INK}\">"
        f'<title>{escape(words.title)}</title><defs>{symbols}</defs><rect width="{WIDTH}" height="{height}" '
        f'fill="#ffffff"/>{"".join(parts)}</svg>\n'
    )


def _draw_head(parts: list[str], words: Words) -> float:
    """Draws the title and its lines; returns where the compass begins."""
    y = float(MARGIN + 16)
    parts.append(_draw_text(MARGIN, y, words.title, 20, bold=True))
    for line in words.lines:
        y += 22
        parts.append(_draw_text(MARGIN, y, line, 15, fill=QUIET))
    return y + 20


def _draw_hand(pile: Pile, words: Words, order: Sequence[int]) -> _Block:
    """Draws the name and a line for each suit, in the order of the pack."""
    drawn, y = [_draw_text(0, 14, pile.name, 15, bold=True)], 22.0
    for suit in range(4):
        held = sorted((c for c in pile.cards if c >> 4 == suit), key=lambda c: order.index(c & 15))
        drawn.append(_draw_sign(_suit_name(suit, words), 0, y + 3))
        if not held:
            drawn.append(_draw_text(SIGN + 10, y + 19, "–", 17, fill=QUIET))
            y += LINE
        for line in _break_lines([words.ranks[c & 15] for c in held], HAND - SIGN - 10):
            drawn += [_draw_text(x + SIGN + 10, y + 19, letter, 17) for x, letter in line]
            y += LINE
    return _Block("".join(drawn), y)


def _draw_row(pile: Pile, words: Words, width: float) -> _Block:
    """Draws the name, and the cards in their order, each with its sign."""
    drawn, y = [_draw_text(0, 14, pile.name, 15, bold=True)], 20.0
    x = 0.0
    for c in pile.cards:
        letter = words.ranks[c & 15]
        wide = SIGN + 4 + WIDE * len(letter) + 14
        if x and x + wide > width:
            x, y = 0.0, y + LINE
        drawn += [
            _draw_sign(_suit_name(c >> 4, words), x, y + 3),
            _draw_text(x + SIGN + 3, y + 19, letter, 17),
        ]
        x += wide
    return _Block("".join(drawn), y + LINE)


def _break_lines(letters: Sequence[str], width: float) -> Iterator[list[tuple[float, str]]]:
    """Yields letters with their x, broken where the width ends."""
    line: list[tuple[float, str]] = []
    x = 0.0
    for letter in letters:
        wide = STEP + WIDE * (len(letter) - 1)
        if line and x + wide > width:
            yield line
            line, x = [], 0.0
        line.append((x, letter))
        x += wide
    if line:
        yield line


def _at(x: float, y: float, drawn: str) -> str:
    return f'<g transform="translate({x:g} {y:g})">{drawn}</g>'


def _suit_name(suit: int, words: Words) -> str:
    """Returns the name of a suit's sign. Other faces have others, so that two diagrams may stand in one document."""
    return f"{'french' if words.french else 'german'}{suit}"


def _draw_sign(name: str, x: float, y: float) -> str:
    return f'<use href="#{name}" x="{x:g}" y="{y:g}" width="{SIGN}" height="{SIGN}"/>'


def _draw_text(x: float, y: float, text: str, size: int, bold: bool = False, fill: str = "") -> str:
    style = (' font-weight="600"' if bold else "") + (f' fill="{fill}"' if fill else "")
    return f'<text x="{x:g}" y="{y:g}" font-size="{size}"{style}>{escape(text)}</text>'
