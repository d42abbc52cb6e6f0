# ruff: noqa: E501
"""Draws the decks of the page: plain geometry, original work of this project.

python scripts/make_deck.py            writes web/src/decks/*.svg
python scripts/make_deck.py --check    exit 1 if a file there is not what this script draws

A deck is one file of symbols: `suit-H` a suit sign, `back`, `hatch` the pattern of a card that may not be played, and
per card `p-KH` the picture beside a small index, `l-KH` beside a large one and `n-KH` beside none. A card is 250 x 400
units; its paper and its index are drawn by the page from `suit-H` and from the letters of `letters.svg`, so that letters,
index size and colours are settings. Colours that a theme may change are custom properties with the usual colour behind them.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

OUT = Path(__file__).resolve().parent.parent / "web/src/decks"
RANKS, SUITS = "789JQKTA", "CSHD"

INK, CREAM, SKIN, CHEEK = "#2A2420", "#FFFEFA", "#F3D3B3", "#E2A58C"
RED, GOLD, OCHRE, GREEN, BROWN, BLUE, BLACK = (
    "#B3201B",
    "#E3A008",
    "#8F5B00",
    "#1D6B2F",
    "#5B3A1E",
    "#0B5CAD",
    "#1B1F24",
)

# ---------------------------------------------------------------- suit glyphs, 64 x 64
HEART = "M32 58C14 43 5 33 5 21C5 12 12 6 19.5 6C25.5 6 30 9.5 32 15C34 9.5 38.5 6 44.5 6C52 6 59 12 59 21C59 33 50 43 32 58Z"
LEAF = (
    "M32 2C34 13 58 21 58 38.5C58 49 46 54 36.5 48C34.7 46.9 33.2 45.6 32 44C30.8 45.6 29.3 46.9 27.5 48"
    "C18 54 6 49 6 38.5C6 21 30 13 32 2Z"
)
NUT = "M14 28C14 45 23 55 32 61C41 55 50 45 50 28Z"
CAP = "M8 29C7 16 18 9.5 32 9.5C46 9.5 57 16 56 29C48 33 16 33 8 29Z"
DIAMOND = "M32 2C37 14 46 25 56 32C46 39 37 50 32 62C27 50 18 39 8 32C18 25 27 14 32 2Z"
SPADE = (
    "M32 2C36 15 59 24 59 40.5C59 51 46 55 36.2 47.5C36.8 53.5 39 58 44 61.5L20 61.5C25 58 27.2 53.5 27.8 47.5"
    "C18 55 5 51 5 40.5C5 24 28 15 32 2Z"
)
CLUB = "M28.6 34L35.4 34C35.4 48 37.5 56.5 44 61.5L20 61.5C26.5 56.5 28.6 48 28.6 34Z"

GLYPHS: dict[str, str] = {
    "gH": f'<path d="{HEART}" fill="{RED}"/>',
    "gD": (
        f'<circle cx="32" cy="8" r="5" fill="none" stroke="#6B4300" stroke-width="3.6"/>'
        f'<circle cx="32" cy="36.5" r="24" fill="{GOLD}" stroke="#6B4300" stroke-width="3.6"/>'
        f'<path d="M8.6 31.5Q32 41 55.4 31.5L55.9 38.5Q32 48 8.1 38.5Z" fill="#FFE3A0" stroke="#6B4300" stroke-width="2.6"/>'
        f'<circle cx="32" cy="50.5" r="3.4" fill="#6B4300"/><path d="M32 52V60" stroke="#6B4300" stroke-width="3.2"/>'
    ),
    "gS": (
        f'<path d="M32 43C32 51 34 57 40 61.5" fill="none" stroke="{GREEN}" stroke-width="4.6" stroke-linecap="round"/>'
        f'<path d="{LEAF}" fill="{GREEN}"/>'
        f'<path d="M32 14V43M32 25L22 32.5M32 25L42 32.5M32 34.5L20 42.5M32 34.5L44 42.5" fill="none" stroke="#CFE8C6" stroke-width="2.2" stroke-linecap="round"/>'
    ),
    "gC": (
        f'<path d="M32 11C32 7 34 4.5 39 3" fill="none" stroke="{BROWN}" stroke-width="4.6" stroke-linecap="round"/>'
        f'<path d="{NUT}" fill="#B0702F" stroke="{BROWN}" stroke-width="3"/><path d="M23 36C24 44 27 49 31 53" fill="none" stroke="#E9BE86" stroke-width="2.6" stroke-linecap="round"/>'
        f'<path d="{CAP}" fill="{BROWN}"/><path d="M15 23L20 18L25 23L30 18L35 23L40 18L45 23L50 18" fill="none" stroke="#C99A63" stroke-width="2.2" stroke-linejoin="round"/>'
    ),
    "fH": f'<path d="{HEART}" fill="{RED}"/>',
    "fD": f'<path d="{DIAMOND}" fill="{BLUE}"/>',
    "fS": f'<path d="{SPADE}" fill="{BLACK}"/>',
    "fC": f'<g fill="{GREEN}"><circle cx="32" cy="17" r="13.5"/><circle cx="17" cy="37" r="13.5"/><circle cx="47" cy="37" r="13.5"/><path d="{CLUB}"/><path d="M24 24H40V40H24Z"/></g>',
}


def use(name: str, x: float, y: float, size: float, turn: bool = False) -> str:
    half = f' transform="rotate(180 {num(x + size / 2)} {num(y + size / 2)})"' if turn else ""
    return f'<use href="#{name}" x="{num(x)}" y="{num(y)}" width="{num(size)}" height="{num(size)}"{half}/>'


def num(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


# ---------------------------------------------------------------- index letters: one line of even width, 100 high
LETTERS: dict[str, tuple[int, str]] = {  # width, path of the middle of the stroke
    "A": (80, "M7 100L40 6L73 100M19 69H61"),
    "K": (72, "M9 0V100M65 0L14 60M31 42L66 100"),
    "Q": (80, "M40 8.5C58 8.5 71 24 71 50C71 76 58 91.5 40 91.5C22 91.5 9 76 9 50C9 24 22 8.5 40 8.5ZM44 66L72 100"),
    "J": (58, "M49 0V66C49 83 41 91.5 28 91.5C16 91.5 9 84 7 70"),
    "O": (80, "M40 8.5C58 8.5 71 24 71 50C71 76 58 91.5 40 91.5C22 91.5 9 76 9 50C9 24 22 8.5 40 8.5Z"),
    "U": (72, "M9 0V62C9 82 19 91.5 36 91.5C53 91.5 63 82 63 62V0"),
    "H": (72, "M9 0V100M63 0V100M9 49H63"),
    "D": (72, "M9 8.5H30C52 8.5 63 24 63 50C63 76 52 91.5 30 91.5H9Z"),
    "B": (70, "M9 47H37C50 47 56 39 56 28C56 16 49 8.5 36 8.5H9V91.5H38C53 91.5 61 83 61 69C61 55 53 47 37 47"),
    "7": (60, "M3 8.5H54C41 32 27 62 24 100"),
    "8": (70, "M35 47C23 47 14 39 14 28C14 16 23 8.5 35 8.5C47 8.5 56 16 56 28C56 39 47 47 35 47C20 47 9 55 9 69C9 83 20 91.5 35 91.5C50 91.5 61 83 61 69C61 55 50 47 35 47Z"),
    "9": (68, "M58 36C58 52 48 62 34 62C20 62 9 52 9 36C9 20 20 8.5 34 8.5C50 8.5 59 20 59 42C59 72 46 90 16 92"),
    "10": (106, "M3 25L26 8V100M75 8.5C89 8.5 97 24 97 50C97 76 89 91.5 75 91.5C61 91.5 53 76 53 50C53 24 61 8.5 75 8.5Z"),
    "Sv": (132, "M59 23C54 13 46 8.5 35 8.5C20 8.5 11 16 11 28C11 40 20 45 35 49C51 53 60 59 60 72C60 85 49 91.5 35 91.5C22 91.5 13 86 8 75M77 34L101 94L125 34"),
    "Sp": (132, "M59 23C54 13 46 8.5 35 8.5C20 8.5 11 16 11 28C11 40 20 45 35 49C51 53 60 59 60 72C60 85 49 91.5 35 91.5C22 91.5 13 86 8 75M82 34V126M82 66C82 50 90 41 102 41C115 41 123 50 123 66C123 82 115 91.5 102 91.5C90 91.5 82 82 82 66Z"),
}  # fmt: skip


# ---------------------------------------------------------------- pips
ROWS: dict[str, list[tuple[int, float]]] = {  # column -1, 0, 1; row 0..1
    "7": [(-1, 0), (1, 0), (0, 0.25), (-1, 0.5), (1, 0.5), (-1, 1), (1, 1)],
    "8": [(-1, 0), (1, 0), (0, 0.22), (-1, 0.5), (1, 0.5), (0, 0.78), (-1, 1), (1, 1)],
    "9": [(-1, 0), (1, 0), (-1, 0.333), (1, 0.333), (0, 0.5), (-1, 0.667), (1, 0.667), (-1, 1), (1, 1)],
    "T": [
        (-1, 0),
        (1, 0),
        (0, 0.167),
        (-1, 0.333),
        (1, 0.333),
        (-1, 0.667),
        (1, 0.667),
        (0, 0.833),
        (-1, 1),
        (1, 1),
    ],
}


def pips(
    rank: str, suit: str, cx: float, dx: float, top: float, bottom: float, size: float, turning: bool
) -> str:
    out = []
    for c, r in ROWS[rank]:
        y = top + (bottom - top) * r
        out.append(use(f"suit-{suit}", cx + c * dx - size / 2, y - size / 2, size, turning and r > 0.5))
    return "".join(out)


# ---------------------------------------------------------------- people
S = f'stroke="{INK}" stroke-width="3.2" stroke-linejoin="round" stroke-linecap="round"'
CLOTH: dict[str, tuple[str, str, str]] = {
    "H": (RED, "#E9B949", "#7E1512"),
    "D": ("#D2930F", RED, "#946300"),
    "S": ("#2C7A3F", "#E9B949", "#1A4F28"),
    "C": ("#8A5526", "#2C7A3F", "#5B3A1E"),
    "fD": ("#2B6CB5", "#E9B949", "#123F73"),
    "fS": ("#3A4450", "#E9B949", "#1B1F24"),
    "fC": ("#2C7A3F", "#E9B949", "#1A4F28"),
    "fH": (RED, "#E9B949", "#7E1512"),
}


def limb(d: str, colour: str, w: int = 20) -> str:
    return (
        f'<path d="{d}" fill="none" stroke="{INK}" stroke-width="{w + 6}" stroke-linecap="round" stroke-linejoin="round"/>'
        f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{w}" stroke-linecap="round" stroke-linejoin="round"/>'
    )


def head(
    cx: float, cy: float, hair: str, beard: str = "", moustache: bool = False, long: bool = False
) -> str:
    """Draws a calm frontal face, 50 wide, with its centre at cx, cy."""
    o = [f'<g transform="translate({num(cx)} {num(cy)})">']
    if long:
        o.append(
            f'<path d="M-30 -8C-34 22 -36 38 -28 50L28 50C36 38 34 22 30 -8C26 -34 -26 -34 -30 -8Z" fill="{hair}" {S}/>'
        )
    else:
        o.append(
            f'<path d="M-29 -10C-32 8 -31 18 -27 26L27 26C31 18 32 8 29 -10C26 -34 -26 -34 -29 -10Z" fill="{hair}" {S}/>'
        )
    if beard:
        o.append(f'<path d="M-24 2C-24 30 -16 46 0 54C16 46 24 30 24 2Z" fill="{beard}" {S}/>')
    o.append(
        f'<path d="M-22 -12C-23 12 -14 29 0 30C14 29 23 12 22 -12C18 -24 -18 -24 -22 -12Z" fill="{SKIN}" {"" if beard else S}/>'
    )
    if beard:
        o.append(
            f'<path d="M-23 4C-21 22 -12 16 0 17C12 16 21 22 23 4C24 30 14 40 0 40C-14 40 -24 30 -23 4Z" fill="{beard}"/>'
        )
        o.append(
            '<path d="M-6 24Q0 28 6 24" fill="none" stroke="#8E3B2E" stroke-width="3" stroke-linecap="round"/>'
        )
    else:
        o.append(
            '<path d="M-5.5 17Q0 21 5.5 17" fill="none" stroke="#A8432F" stroke-width="3" stroke-linecap="round"/>'
        )
    if moustache:
        o.append(
            f'<path d="M-15 15C-10 9 -4 9 0 12C4 9 10 9 15 15C9 16 4 16 0 14C-4 16 -9 16 -15 15Z" fill="{hair}" stroke="{INK}" stroke-width="1.4"/>'
        )
    o.append(
        f'<circle cx="-12" cy="8" r="4" fill="{CHEEK}" opacity=".75"/><circle cx="12" cy="8" r="4" fill="{CHEEK}" opacity=".75"/>'
    )
    o.append(f'<circle cx="-9" cy="-3" r="2.7" fill="{INK}"/><circle cx="9" cy="-3" r="2.7" fill="{INK}"/>')
    o.append(
        f'<path d="M-14 -9Q-9 -12 -4.5 -9.5M4.5 -9.5Q9 -12 14 -9M0 -3L-2.5 6.5L1.5 7" fill="none" stroke="{INK}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>'
    )
    o.append("</g>")
    return "".join(o)


def crown(cx: float, y: float, w: float = 58, h: float = 40, gold: str = "#E9B949", jewel: str = RED) -> str:
    x0, x1 = cx - w / 2, cx + w / 2
    return (
        f'<path d="M{x0} {y}L{x0 - 5} {y - h * 0.8}L{x0 + w * 0.25} {y - h * 0.42}L{cx} {y - h}L{x1 - w * 0.25} {y - h * 0.42}L{x1 + 5} {y - h * 0.8}L{x1} {y}Z" fill="{gold}" {S}/>'
        f'<path d="M{x0} {y}Q{cx} {y + 7} {x1} {y}L{x1 + 1} {y - 9}Q{cx} {y - 3} {x0 - 1} {y - 9}Z" fill="{gold}" {S}/>'
        + "".join(
            f'<circle cx="{x}" cy="{yy}" r="4.6" fill="{jewel}" stroke="{INK}" stroke-width="2.4"/>'
            for x, yy in ((x0 - 5, y - h * 0.8 - 3), (cx, y - h - 3), (x1 + 5, y - h * 0.8 - 3))
        )
    )


def ermine(d: str, spots: list[tuple[int, int]]) -> str:
    return f'<path d="{d}" fill="{CREAM}" {S}/>' + "".join(
        f'<path d="M{x} {y}v7M{x - 2.6} {y + 7}l2.6 3l2.6 -3" stroke="{INK}" stroke-width="2" fill="none"/>'
        for x, y in spots
    )


def king_figure(c1: str, c2: str, dark: str, glyph: str) -> str:
    """Draws a king who sits frontally on a throne. The box is 172 x 368, and the sign stands high on both sides."""
    o = [
        f'<path d="M18 338V120C18 66 50 40 86 40C122 40 154 66 154 120V338Z" fill="{c2}" opacity=".28"/>',
        f'<path d="M18 338V120C18 66 50 40 86 40C122 40 154 66 154 120V338" fill="none" {S}/>',
        f'<path d="M30 338V122C30 76 56 53 86 53C116 53 142 76 142 122V338" fill="none" stroke="{INK}" stroke-width="1.6"/>',
        f'<circle cx="18" cy="112" r="8" fill="{c2}" {S}/><circle cx="154" cy="112" r="8" fill="{c2}" {S}/>',
    ]
    # seat, steps
    o.append(
        f'<path d="M8 336H164V350H8Z" fill="{dark}" {S}/><path d="M-2 350H174V366H-2Z" fill="{c2}" {S}/>'
    )
    # robe and knees
    o.append(
        f'<path d="M86 138C54 140 40 162 36 200L22 338H150L136 200C132 162 118 140 86 138Z" fill="{c1}" {S}/>'
    )
    o.append(
        f'<path d="M38 236C50 220 72 224 80 244L78 338H24C24 296 28 258 38 236Z" fill="{c1}" {S}/><path d="M134 236C122 220 100 224 92 244L94 338H148C148 296 144 258 134 236Z" fill="{c1}" {S}/>'
    )
    o.append(
        f'<path d="M33 262C41 254 58 256 62 264M139 262C131 254 114 256 110 264" fill="none" stroke="{dark}" stroke-width="3" stroke-linecap="round"/>'
    )
    o.append(
        ermine("M77 150H95L99 336H73Z", [(86, 184), (82, 210), (90, 234), (84, 262), (88, 290), (83, 314)])
    )
    o.append(
        ermine(
            "M86 134C60 134 44 146 40 166C56 184 116 184 132 166C128 146 112 134 86 134Z",
            [(54, 158), (70, 166), (86, 168), (102, 166), (118, 158)],
        )
    )
    o.append(
        f'<path d="M36 336h34v-10c-12 -8 -30 -6 -34 10ZM136 336h-34v-10c12 -8 30 -6 34 10Z" fill="{INK}"/>'
    )
    # arms with sceptre and orb
    o.append(
        f'<path d="M138 232V92" {S} stroke-width="7"/><path d="M138 232V92" stroke="#E9B949" stroke-width="3" /><path d="M138 74l9 11l-9 11l-9 -11Z" fill="#E9B949" {S}/>'
    )
    o.append(
        limb("M122 172C134 184 138 196 136 210", c1, 22)
        + f'<circle cx="137" cy="214" r="10" fill="{SKIN}" {S}/>'
    )
    o.append(
        limb("M50 172C38 186 38 204 50 220", c1, 22)
        + f'<circle cx="56" cy="206" r="15" fill="#E9B949" {S}/><path d="M41 206H71M56 191V178M50 183H62" {S}/><circle cx="52" cy="222" r="9" fill="{SKIN}" {S}/>'
    )
    o.append(head(86, 104, "#D9D2C5", beard="#EFEAE0") + crown(86, 84))
    o.append(use(glyph, 124, 0, 50))
    return "".join(o)


def over_figure(c1: str, c2: str, dark: str, glyph: str) -> str:
    """Draws the over, an officer with a plumed hat and halberd. The sign is above."""
    o = [
        '<g transform="translate(172 0) scale(-1 1)">',
        f'<path d="M-2 350C30 338 142 338 174 350V368H-2Z" fill="#9DBB7D" {S}/>',
    ]
    o.append(
        f'<path d="M150 346V60" {S} stroke-width="9"/><path d="M150 346V60" stroke="#B98A52" stroke-width="4.4"/>'
    )
    o.append(
        f'<path d="M150 16L158 56H142Z" fill="#D7DCE0" {S}/><path d="M142 64C120 62 118 92 136 98C134 88 138 82 142 82ZM158 64L174 74L158 84Z" fill="#D7DCE0" {S}/>'
    )
    o.append(
        f'<path d="M64 262L62 330M104 262L108 330" stroke="{INK}" stroke-width="28" stroke-linecap="butt"/><path d="M64 260L62 332M104 260L108 332" stroke="{CREAM}" stroke-width="22"/>'
    )
    o.append(
        f'<path d="M46 352C44 338 52 330 50 306H75V352ZM126 352C128 338 120 330 121 306H96V352Z" fill="{dark}" {S}/>'
    )
    o.append(
        f'<path d="M42 214C36 262 48 276 80 272L85 248L90 272C122 276 134 262 128 214Z" fill="{c2}" {S}/><path d="M54 224L58 268M70 224L70 270M100 224L101 270M116 224L113 268" stroke="{dark}" stroke-width="3"/>'
    )
    o.append(
        f'<path d="M85 132C56 134 44 152 44 178L40 226H130L126 178C126 152 114 134 85 132Z" fill="{c1}" {S}/>'
    )
    o.append(
        f'<path d="M40 210H130V226H40Z" fill="{dark}" {S}/><path d="M77 208h16v20h-16Z" fill="#E9B949" {S}/>'
    )
    o.append(f'<path d="M54 142L112 210L124 204L70 134Z" fill="{c2}" {S}/>')
    o.append(
        limb("M50 158C32 176 28 196 46 212", c1, 22) + f'<circle cx="48" cy="214" r="9" fill="{SKIN}" {S}/>'
    )
    o.append(
        limb("M120 158C136 164 146 168 150 176", c1, 22)
        + f'<circle cx="150" cy="178" r="10" fill="{SKIN}" {S}/>'
    )
    o.append(f'<path d="M62 134C70 146 100 146 108 134L102 126H68Z" fill="{CREAM}" {S}/>')
    o.append(head(85, 102, "#6B4423", moustache=True))
    o.append(
        f'<path d="M58 78C56 46 112 44 114 78Z" fill="{dark}" {S}/><path d="M36 82C60 68 110 68 134 82C112 94 58 94 36 82Z" fill="{c1}" {S}/>'
        f'<path d="M108 76C126 64 132 44 118 26C112 38 100 38 98 54C97 64 102 72 108 76Z" fill="{CREAM}" {S}/><path d="M109 74C116 62 118 48 117 36" fill="none" stroke="{INK}" stroke-width="2"/>'
    )
    o.append("</g>" + use(glyph, 116, 0, 60))
    return "".join(o)


def under_figure(c1: str, c2: str, dark: str, glyph: str) -> str:
    """Draws the under, a young drummer in a soft cap. The sign is below."""
    o = [f'<path d="M-2 350C30 338 142 338 174 350V368H-2Z" fill="#9DBB7D" {S}/>']
    o.append(
        f'<path d="M72 262L74 332M110 262L112 332" stroke="{INK}" stroke-width="28"/><path d="M72 260L74 334M110 260L112 334" stroke="{c2}" stroke-width="22"/>'
    )
    o.append(
        f'<path d="M60 352C60 342 62 338 62 324H88V352ZM130 352C130 342 126 338 125 324H100V352Z" fill="{dark}" {S}/>'
    )
    o.append(
        f'<path d="M92 124C64 126 54 144 54 170L46 270C70 282 114 282 138 270L130 170C130 144 120 126 92 124Z" fill="{c1}" {S}/>'
    )
    o.append(
        f'<path d="M92 140V276" stroke="{dark}" stroke-width="3"/>'
        + "".join(
            f'<circle cx="99" cy="{y}" r="3.4" fill="#E9B949" stroke="{INK}" stroke-width="1.6"/>'
            for y in (160, 180, 200)
        )
    )
    o.append(
        f'<path d="M60 146L120 222" stroke="{INK}" stroke-width="12"/><path d="M60 146L120 222" stroke="{CREAM}" stroke-width="7"/>'
    )
    # drum
    o.append(
        f'<path d="M66 218V264C66 276 130 276 130 264V218Z" fill="{c2}" {S}/><path d="M68 226L82 270L98 228L114 270L128 226" fill="none" stroke="{CREAM}" stroke-width="3"/><path d="M66 262C66 276 130 276 130 262" fill="none" {S}/><ellipse cx="98" cy="218" rx="32" ry="9" fill="{CREAM}" {S}/>'
    )
    o.append(
        f'<path d="M52 196L92 214M146 192L106 213" stroke="{INK}" stroke-width="5" stroke-linecap="round"/>'
    )
    o.append(
        limb("M60 148C44 162 42 180 54 194", c1, 22) + f'<circle cx="55" cy="196" r="9" fill="{SKIN}" {S}/>'
    )
    o.append(
        limb("M124 148C142 160 150 176 144 190", c1, 22)
        + f'<circle cx="143" cy="193" r="9" fill="{SKIN}" {S}/>'
    )
    o.append(f'<path d="M70 126C78 140 106 140 114 126L108 118H76Z" fill="{c2}" {S}/>')
    o.append(head(92, 92, "#B9853B"))
    o.append(
        f'<path d="M56 76C46 44 96 30 124 50C138 60 134 74 126 78C108 66 76 66 56 76Z" fill="{c2}" {S}/><path d="M58 76C78 64 108 64 126 76" fill="none" stroke="{INK}" stroke-width="6" stroke-linecap="round"/><circle cx="128" cy="52" r="6" fill="{c1}" {S}/>'
    )
    o.append(use(glyph, -4, 290, 60))
    return "".join(o)


def ace_full(c1: str, c2: str, glyph: str) -> str:
    o = [
        f'<path d="M30 352C20 250 150 190 140 60" fill="none" stroke="{c1}" stroke-width="9" stroke-linecap="round"/>',
        f'<path d="M42 300C20 286 8 268 10 246C32 250 44 266 46 288M132 118C156 110 168 94 168 70C146 74 134 92 130 110M84 214C62 204 52 186 56 164C76 170 88 188 90 206" fill="{c2}" opacity=".45" stroke="{c1}" stroke-width="3" stroke-linejoin="round"/>',
    ]
    o.append(use(glyph, -2, 18, 118) + use(glyph, 58, 226, 118))
    return "".join(o)


def bust(rank: str, c1: str, c2: str, dark: str, french: bool = False) -> str:
    """Draws the upper half of a double-headed court card.

    The box is 126 wide, the waist at y = 184, the centre x = 63.
    """
    o = []
    if rank == "K":
        o.append(
            f'<path d="M112 196V70" {S} stroke-width="8"/><path d="M112 196V70" stroke="#E9B949" stroke-width="3.6"/><path d="M112 46l9 12l-9 12l-9 -12Z" fill="#E9B949" {S}/>'
        )
        o.append(f'<path d="M63 112C24 114 4 140 -2 200H128C122 140 102 114 63 112Z" fill="{c1}" {S}/>')
        o.append(f'<path d="M20 150L34 200M106 150L92 200" stroke="{dark}" stroke-width="4"/>')
        o.append(ermine("M55 128H71L76 200H50Z", [(63, 158), (59, 178)]))
        o.append(
            ermine(
                "M63 110C38 110 22 120 16 138C34 158 92 158 110 138C104 120 88 110 63 110Z",
                [(32, 132), (47, 140), (63, 142), (79, 140), (94, 132)],
            )
        )
        o.append(f'<circle cx="112" cy="164" r="11" fill="{SKIN}" {S}/>')
        o.append(
            head(63, 80, "#D9D2C5" if not french else "#7B4A22", beard="#EFEAE0" if not french else "#8F5A2C")
            + crown(63, 60, 56, 36)
        )
    elif rank == "Q" and not french:
        o.append(
            f'<path d="M112 200V60" {S} stroke-width="9"/><path d="M112 200V60" stroke="#B98A52" stroke-width="4.4"/><path d="M112 24L120 60H104Z" fill="#D7DCE0" {S}/>'
        )
        o.append(f'<path d="M63 110C28 112 8 138 2 200H124C118 138 98 112 63 110Z" fill="{c1}" {S}/>')
        o.append(f'<path d="M18 138L84 202L104 202L38 122Z" fill="{c2}" {S}/>')
        o.append(
            f'<path d="M38 116C46 132 80 132 88 116L80 106H46Z" fill="{CREAM}" {S}/><circle cx="112" cy="162" r="11" fill="{SKIN}" {S}/>'
        )
        o.append(head(63, 84, "#6B4423", moustache=True))
        o.append(
            f'<path d="M36 62C34 30 90 28 92 62Z" fill="{dark}" {S}/><path d="M14 66C38 52 88 52 112 66C90 78 36 78 14 66Z" fill="{c1}" {S}/><path d="M84 60C102 50 108 30 94 12C88 24 76 24 74 38C73 48 78 56 84 60Z" fill="{CREAM}" {S}/>'
        )
    elif rank == "Q":
        o.append(f'<path d="M63 112C30 114 8 142 2 200H124C118 142 96 114 63 112Z" fill="{c1}" {S}/>')
        o.append(
            f'<path d="M40 118L63 166L86 118C78 110 48 110 40 118Z" fill="{CREAM}" {S}/><path d="M14 166C40 196 86 196 112 166" fill="none" stroke="{c2}" stroke-width="8"/>'
        )
        o.append(head(63, 84, "#A5672A", long=True) + crown(63, 64, 52, 28))
        o.append(
            f'<path d="M42 130Q63 146 84 130" fill="none" stroke="#E9B949" stroke-width="5"/><circle cx="63" cy="140" r="5.5" fill="{RED}" stroke="{INK}" stroke-width="2"/>'
        )
        o.append(
            f'<path d="M20 178C22 160 20 150 16 138" stroke="{GREEN}" stroke-width="4" fill="none"/><circle cx="16" cy="130" r="10" fill="#E58AA0" {S}/><circle cx="16" cy="130" r="3.5" fill="#E9B949"/><circle cx="22" cy="178" r="10" fill="{SKIN}" {S}/>'
        )
    else:
        o.append(f'<path d="M63 112C30 114 10 140 4 200H122C116 140 96 114 63 112Z" fill="{c1}" {S}/>')
        o.append(
            f'<path d="M63 120V200" stroke="{dark}" stroke-width="3"/>'
            + "".join(
                f'<circle cx="70" cy="{y}" r="3.6" fill="#E9B949" stroke="{INK}" stroke-width="1.6"/>'
                for y in (142, 160, 178)
            )
        )
        o.append(f'<path d="M22 130L52 200M104 130L84 200" stroke="{c2}" stroke-width="8"/>')
        o.append(f'<path d="M40 118C48 132 78 132 86 118L80 108H46Z" fill="{c2}" {S}/>')
        o.append(head(63, 84, "#B9853B" if not french else "#C98F3E", long=False))
        o.append(
            f'<path d="M28 66C18 34 68 22 96 42C110 52 106 64 98 68C80 56 48 56 28 66Z" fill="{c2 if not french else dark}" {S}/><path d="M30 67C50 55 80 55 98 67" fill="none" stroke="{INK}" stroke-width="6" stroke-linecap="round"/>'
        )
        o.append(
            f'<path d="M94 44C112 40 122 26 120 8C106 10 92 22 90 38Z" fill="{CREAM}" {S}/>'
            if french
            else f'<circle cx="100" cy="44" r="6" fill="{c1}" {S}/>'
        )
    return "".join(o)


# ---------------------------------------------------------------- faces
FRAME = 126


def bohemian(rank: str, suit: str, large: bool) -> str:
    """Draws a single-headed card. Its picture stands upright right of the index."""
    c1, c2, dark = CLOTH[suit]
    glyph = f"suit-{suit}"
    if rank in ROWS:
        cx, dx, size = (176, 40, 50) if large else (152, 48, 60)
        return pips(rank, suit, cx, dx, 58, 342, size, False)
    if large:
        return f'<use href="#c-{rank}{suit}" transform="translate(101 84) scale(.8)"/>'
    if rank == "A":
        inside = ace_full(c1, c2, glyph)
    else:
        inside = {"K": king_figure, "Q": over_figure, "J": under_figure}[rank](c1, c2, dark, glyph)
    return f'<g transform="translate(68 23) scale(.96)"><g id="c-{rank}{suit}">{inside}</g></g>'


def double(rank: str, suit: str, large: bool, french: bool) -> str:
    """Draws a double-headed card. It has a bust in a frame, mirrored at a band."""
    c1, c2, dark = CLOTH["f" + suit if french else suit]
    glyph = f"suit-{suit}"
    x = 62
    if rank in ROWS:
        return pips(rank, suit, 172 if large else 125, 38, 60, 340, 50, True)
    if large:
        return f'<use href="#c-{rank}{suit}" x="{47 if rank == "A" else 45}"/>'
    band = f'<path d="M{x} 193H{x + FRAME}V207H{x}Z" fill="{c2}" {S}/>' + "".join(
        f'<path d="M{num(x + FRAME * (i + 0.5) / 5)} 195l6 5l-6 5l-6 -5Z" fill="{dark}"/>' for i in range(5)
    )
    if rank == "A":
        inside = (
            use(glyph, 63, 138, 124)
            if french
            else band + use(glyph, 67, 54, 116) + use(glyph, 67, 230, 116, True)
        )
        return f'<g id="c-{rank}{suit}">{inside}</g>'
    half = (
        f'<g id="h-{rank}{suit}"><g clip-path="url(#half)"><path d="M{x} 14h{FRAME}v186H{x}Z" fill="{c2}" opacity=".16"/>'
        f'<g transform="translate({x + FRAME - 5} 18) scale(-1 1)">{bust(rank, c1, c2, dark, french)}</g></g>'
    )
    if rank == "J" and not french:
        half += f'<circle cx="{x + FRAME - 26}" cy="160" r="24" fill="{CREAM}" {S}/>' + use(
            glyph, x + FRAME - 44, 142, 36
        )
    else:
        half += use(glyph, x + FRAME - 37, 18, 33)
    return (
        f'<g id="c-{rank}{suit}">{half}</g><use href="#h-{rank}{suit}" transform="rotate(180 125 200)"/>{band}'
        f'<rect x="{x}" y="14" width="{FRAME}" height="372" rx="5" fill="none" stroke="{INK}" stroke-width="3"/></g>'
    )


def bare(name: str, rank: str, suit: str) -> str:
    """Draws the picture of a card without an index.

    It is in the middle, and a court's sign at the left, where a strip shows it.
    """
    card = f'<use href="#p-{rank}{suit}" width="250" height="400"'
    if name == "bohemian":
        moved = (
            "translate(-39.2 -14) scale(1.08 1.07)"
            if rank == "J"
            else "translate(289.2 -14) scale(-1.08 1.07)"
        )
    else:
        moved = "translate(250) scale(-1 1)" if rank in "JQK" else ""
    return card + (f' transform="{moved}"/>' if moved else "/>")


def back() -> str:
    """Draws the back without its paper. Its colour is `--back`."""
    lattice = "".join(f'<path d="M{x} 24L{x + 352} 376M{x + 352} 24L{x} 376"/>' for x in range(-352, 260, 32))
    return (
        '<rect x="14" y="14" width="222" height="372" rx="10" fill="var(--back,#7A2A2A)"/>'
        f'<g clip-path="url(#back-edge)" stroke="#F2E3C4" stroke-width="2.4" opacity=".5">{lattice}</g>'
        '<rect x="24" y="24" width="202" height="352" rx="6" fill="none" stroke="#F2E3C4" stroke-width="3"/>'
        '<path d="M125 128L189 200L125 272L61 200Z" fill="var(--back,#7A2A2A)" stroke="#F2E3C4" stroke-width="4"/>'
        f'<path d="{HEART}" transform="translate(93 168)" fill="#F2E3C4"/>'
    )


def symbol(name: str, inside: str, box: str = "0 0 250 400") -> str:
    return f'<symbol id="{name}" viewBox="{box}" overflow="visible">{inside}</symbol>'


def theme(inside: str, suit: str, french: bool) -> str:
    """Gives the ink of a suit sign as custom properties. They are `--suit-H`, and its filling `--fill-H`."""
    ink = (
        {"C": GREEN, "S": BLACK, "H": RED, "D": BLUE}
        if french
        else {"C": BROWN, "S": GREEN, "H": RED, "D": "#6B4300"}
    )
    inside = inside.replace(f'"{ink[suit]}"', f'"var(--suit-{suit},{ink[suit]})"')
    fill = {"C": "#B0702F", "D": GOLD}.get(suit, "")
    return inside if french or not fill else inside.replace(f'"{fill}"', f'"var(--fill-{suit},{fill})"')


def deck(name: str) -> str:
    french = name == "french"
    parts = [
        '<clipPath id="half"><path d="M62 14h126v186H62Z"/></clipPath>',
        '<clipPath id="back-edge"><rect x="20" y="20" width="210" height="360" rx="8"/></clipPath>',
        '<pattern id="hatch" width="26" height="26" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
        '<path d="M0 0V26" stroke="#4B514D" stroke-width="4" opacity=".24"/></pattern>',
        symbol("back", back()),
    ]
    for suit in SUITS:
        parts.append(
            symbol(f"suit-{suit}", theme(GLYPHS[("f" if french else "g") + suit], suit, french), "0 0 64 64")
        )
    for suit in SUITS:
        for rank in RANKS:
            for prefix, large in (("p", False), ("l", True)):
                inside = (
                    bohemian(rank, suit, large) if name == "bohemian" else double(rank, suit, large, french)
                )
                parts.append(symbol(f"{prefix}-{rank}{suit}", inside))
            parts.append(symbol(f"n-{rank}{suit}", bare(name, rank, suit)))
    # The usual ink is a class of the page; a line of another width keeps its own attributes.
    text = re.sub(
        re.escape(S) + r' (stroke-width="\d+")', rf'stroke="{INK}" stroke-linecap="round" \1', "".join(parts)
    )
    return text.replace(S, 'class="ink"') + "\n"


def letters() -> str:
    return (
        "".join(
            f'<symbol id="letter-{name}" viewBox="0 0 {width} 100" overflow="visible"><path d="{path}" fill="none"'
            ' stroke="currentColor" stroke-width="17" stroke-linejoin="round"/></symbol>'
            for name, (width, path) in LETTERS.items()
        )
        + "\n"
    )


def files() -> dict[str, str]:
    made = {f"{name}.svg": deck(name) for name in ("bohemian", "german", "french")}
    return {**made, "letters.svg": letters()}


def main(args: list[str]) -> int:
    if args not in ([], ["--check"]):
        print(__doc__)
        return 2
    wrong = [
        name
        for name, text in files().items()
        if not (OUT / name).is_file() or (OUT / name).read_text(encoding="utf-8") != text
    ]
    if args and wrong:
        print(f"web/src/decks: {', '.join(wrong)}: not what scripts/make_deck.py draws; run it")
        return 1
    OUT.mkdir(parents=True, exist_ok=True)
    for name in wrong:
        (OUT / name).write_text(files()[name], encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
