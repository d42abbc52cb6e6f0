# ruff: noqa: E501
"""Draws the pictures of players.

They are plain geometry in the line of the cards, original work of this project.

python scripts/make_avatars.py            writes web/src/avatars.svg
python scripts/make_avatars.py --check    exit 1 if the file is not what this script draws

One file of symbols, `av-NAME`, each 100 x 100 on a disc; the page knows their names from it (`web/src/lib/avatars.ts`).
"""

from __future__ import annotations

import sys
from pathlib import Path

OUT = Path(__file__).resolve().parent.parent / "web/src/avatars.svg"

INK, CREAM, SKIN, TAN, CHEEK = "#2A2420", "#FFFEFA", "#F3D3B3", "#D9A679", "#E2A58C"
RED, GOLD, GREEN, BROWN, BLUE, GREY = "#B3201B", "#E9B949", "#2C7A3F", "#8A5526", "#2B6CB5", "#D9D2C5"
THIN = 'fill="none" stroke-width="1.9"'


def path(d: str, fill: str = "none") -> str:
    """Draws a shape with the ink line that its symbol has."""
    return f'<path fill="{fill}" d="{d}"/>'


def plain(d: str, fill: str) -> str:
    """Draws a shape without a line."""
    return f'<path stroke="none" fill="{fill}" d="{d}"/>'


def thin(d: str, colour: str = INK) -> str:
    """Draws a fine line, for features."""
    return f'<path {THIN} stroke="{colour}" d="{d}"/>'


def dot(x: float, y: float, r: float, fill: str, line: bool = False) -> str:
    stroke = "" if line else 'stroke="none" '
    return f'<circle {stroke}cx="{x}" cy="{y}" r="{r}" fill="{fill}"/>'


# ---------------------------------------------------------------- people
def shoulders(cloth: str, collar: str) -> str:
    return path("M8 104C10 80 28 72 50 72C72 72 90 80 92 104Z", cloth) + path(
        "M38 73C42 82 58 82 62 73L50 68Z", collar
    )


def face(skin: str = SKIN) -> str:
    features = (
        dot(40, 55, 3.2, CHEEK) + dot(60, 55, 3.2, CHEEK) + dot(42.5, 47, 2.3, INK) + dot(57.5, 47, 2.3, INK)
    )
    return (
        path("M32 40C31 60 38 74 50 75C62 74 69 60 68 40C65 30 35 30 32 40Z", skin)
        + features
        + thin("M50 47L48 55L51.5 55.5M38.5 42Q42 39.5 46 41.5M54 41.5Q58 39.5 61.5 42")
    )


def smile(y: float = 63) -> str:
    return thin(f"M45 {y}Q50 {y + 4} 55 {y}", "#A8432F")


def hair(colour: str, long: bool = False) -> str:
    return (
        path("M26 42C22 66 21 80 27 90L73 90C79 80 78 66 74 42C70 16 30 16 26 42Z", colour)
        if long
        else path("M27 40C25 56 26 62 29 68L71 68C74 62 75 56 73 40C70 18 30 18 27 40Z", colour)
    )


def fringe(colour: str) -> str:
    return path("M31 44C31 27 69 27 69 44C62 39 58 36 55 34C50 40 40 41 31 44Z", colour)


def king() -> str:
    beard = path("M32 52C31 72 40 88 50 90C60 88 69 72 68 52C64 60 58 58 50 58C42 58 36 60 32 52Z", "#EFEAE0")
    crown = path("M27 36L22 12L36 24L50 8L64 24L78 12L73 36Q50 43 27 36Z", GOLD)
    jewels = dot(22, 12, 3.6, RED, True) + dot(50, 8, 3.6, RED, True) + dot(78, 12, 3.6, RED, True)
    return hair(GREY) + shoulders(RED, CREAM) + face() + beard + smile(66) + crown + jewels


def queen() -> str:
    crown = path("M32 30L29 12L40 21L50 9L60 21L71 12L68 30Q50 35 32 30Z", GOLD)
    flower = dot(80, 70, 6.5, RED, True) + dot(80, 70, 2.2, GOLD) + path("M80 76C79 86 76 92 74 98")
    return (
        hair("#A5672A", True) + shoulders(BLUE, CREAM) + face() + smile() + fringe("#A5672A") + crown + flower
    )


def over() -> str:
    moustache = path("M37 60C41 55 47 56 50 59C53 56 59 55 63 60C59 64 53 63 50 61C47 63 41 64 37 60Z", BROWN)
    hat = path("M32 32C31 14 69 14 68 32Z", "#1A4F28") + path(
        "M14 35C32 25 68 25 86 35C70 43 30 43 14 35Z", GREEN
    )
    plume = path("M66 30C80 24 88 12 80 2C74 8 64 8 62 18C61 24 63 27 66 30Z", CREAM)
    return hair(BROWN) + shoulders(GREEN, GOLD) + face() + moustache + smile(67) + hat + plume


def under() -> str:
    cap = path("M26 40C16 16 54 4 78 18C88 25 84 36 78 38C64 30 40 30 26 40Z", RED)
    sticks = path("M14 98L40 80M86 98L60 80")
    return (
        hair("#B9853B")
        + shoulders("#D2930F", RED)
        + face()
        + smile()
        + cap
        + dot(80, 18, 4.5, GOLD, True)
        + sticks
    )


def host() -> str:
    cap = path("M30 34C28 12 72 12 70 34Q50 40 30 34Z", CREAM)
    moustache = path(
        "M36 59C41 53 47 55 50 59C53 55 59 53 64 59C66 54 69 56 68 61C62 68 54 65 50 62C46 65 38 68 32 61C31 56 34 54 36 59Z",
        "#5B3A1E",
    )
    apron = path("M34 104V84H66V104", CREAM)
    return hair("#5B3A1E") + shoulders("#7A5C9E", CREAM) + apron + face() + moustache + cap


def grandmother() -> str:
    scarf = path("M24 50C20 14 80 14 76 50C78 66 68 78 50 82C32 78 22 66 24 50Z", RED)
    spots = "".join(
        dot(x, y, 1.9, CREAM)
        for x, y in ((31, 37), (39, 28), (50, 24.5), (61, 28), (69, 37), (28.5, 50), (71.5, 50))
    )
    knot = path("M50 80L38 94L50 90L62 94Z", RED)
    glasses = f'<circle {THIN} cx="42" cy="48" r="7"/><circle {THIN} cx="58" cy="48" r="7"/>' + thin(
        "M49 47Q50 46 51 47"
    )
    return (
        shoulders("#3A4450", "#3A4450")
        + scarf
        + spots
        + face()
        + path("M32 40C36 28 64 28 68 40C58 36 42 36 32 40Z", GREY)
        + glasses
        + smile()
        + knot
    )


def student() -> str:
    braid = path("M70 56C80 66 80 80 72 92C66 84 66 70 66 60Z", INK)
    band = path("M30 39C34 27 66 27 70 39C60 33 40 33 30 39Z", GOLD)
    return hair(INK, True) + braid + shoulders("#1F8A8A", CREAM) + face(TAN) + smile() + band


def tramp() -> str:
    hat = (
        path("M30 34C28 12 42 16 50 19C58 16 72 12 70 34Z", "#8A6A3A")
        + path("M10 38C26 24 74 24 90 38C72 44 28 44 10 38Z", "#8A6A3A")
        + plain("M31 29Q50 34 69 29L70 34Q50 39 30 34Z", INK)
    )
    beard = path("M33 58C35 74 42 80 50 80C58 80 65 74 67 58C62 62 56 60 50 60C44 60 38 62 33 58Z", "#8F5A2C")
    leaf = path("M74 26C84 24 88 14 86 6C76 8 70 16 74 26Z", GREEN)
    return hair("#8F5A2C") + shoulders("#5C6B3C", RED) + face() + beard + smile(66) + hat + leaf


# ---------------------------------------------------------------- animals
def eyes(x: float, y: float, r: float = 3) -> str:
    return dot(50 - x, y, r, INK) + dot(50 + x, y, r, INK)


def fox() -> str:
    ears = (
        path("M24 46L20 12L44 28Z", "#D2691E")
        + path("M76 46L80 12L56 28Z", "#D2691E")
        + plain("M27 34L25 22L35 29Z", CREAM)
        + plain("M73 34L75 22L65 29Z", CREAM)
    )
    head = path("M20 44C24 28 76 28 80 44C84 56 66 74 50 88C34 74 16 56 20 44Z", "#D2691E")
    cheeks = plain("M22 50C34 50 46 60 50 86C40 78 18 60 22 50Z", CREAM) + plain(
        "M78 50C66 50 54 60 50 86C60 78 82 60 78 50Z", CREAM
    )
    return (
        shoulders("#A34E2C", CREAM)
        + ears
        + head
        + cheeks
        + eyes(13, 49)
        + path("M44 80Q50 76 56 80Q54 88 50 88Q46 88 44 80Z", INK)
    )


def owl() -> str:
    body = path("M22 104C14 66 18 30 26 16C34 26 66 26 74 16C82 30 86 66 78 104Z", BROWN)
    chest = path("M34 104C30 80 38 66 50 66C62 66 70 80 66 104Z", "#E7CFA6") + thin(
        "M42 80l4 5l4 -5l4 5l4 -5M40 92l5 5l5 -5l5 5l5 -5"
    )
    rings = dot(37, 44, 14, CREAM, True) + dot(63, 44, 14, CREAM, True)
    return (
        body
        + chest
        + rings
        + dot(38, 45, 6, INK)
        + dot(62, 45, 6, INK)
        + dot(40, 43, 1.9, CREAM)
        + dot(64, 43, 1.9, CREAM)
        + path("M45 54L50 65L55 54Q50 50 45 54Z", GOLD)
    )


def cat() -> str:
    ears = (
        path("M22 44L22 14L44 28Z", GREY)
        + path("M78 44L78 14L56 28Z", GREY)
        + plain("M27 34L27 24L35 29Z", CHEEK)
        + plain("M73 34L73 24L65 29Z", CHEEK)
    )
    head = path("M18 52C18 30 34 24 50 24C66 24 82 30 82 52C82 72 66 82 50 82C34 82 18 72 18 52Z", GREY)
    stripes = thin("M50 26V36M42 27L43 35M58 27L57 35M14 56L32 60M14 68L32 65M86 56L68 60M86 68L68 65")
    mouth = thin("M50 63V67Q44 73 39 68M50 67Q56 73 61 68")
    almond = "".join(
        path(f"M{x - 7} 50Q{x} 42 {x + 7} 50Q{x} 58 {x - 7} 50Z", "#B9D67A")
        + plain(f"M{x} 44.5Q{x + 3} 50 {x} 55.5Q{x - 3} 50 {x} 44.5Z", INK)
        for x in (35, 65)
    )
    return shoulders(RED, GOLD) + ears + head + stripes + almond + path("M45 60H55L50 65Z", "#C9736B") + mouth


def hare() -> str:
    ears = (
        path("M34 40C22 24 24 2 32 2C42 2 44 22 44 38Z", "#C9A77A")
        + path("M66 40C78 24 76 2 68 2C58 2 56 22 56 38Z", "#C9A77A")
        + plain("M35 34C29 22 30 9 33 9C38 10 40 22 40 34Z", CHEEK)
        + plain("M65 34C71 22 70 9 67 9C62 10 60 22 60 34Z", CHEEK)
    )
    head = path("M26 58C26 40 36 32 50 32C64 32 74 40 74 58C74 74 64 84 50 84C36 84 26 74 26 58Z", "#C9A77A")
    muzzle = plain("M36 70C36 60 64 60 64 70C64 78 58 82 50 82C42 82 36 78 36 70Z", CREAM)
    teeth = path("M46 74H54V82H46ZM50 74V82", CREAM)
    return (
        shoulders(BLUE, RED)
        + ears
        + head
        + muzzle
        + eyes(12, 54, 3.4)
        + teeth
        + path("M45 63H55L50 69Z", "#C9736B")
        + thin("M50 69V72Q45 77 41 73M50 72Q55 77 59 73")
    )


# Where nobody has chosen, players have them in this order: neighbours do not look alike.
AVATARS = {
    "king": (king, "#7FA99A"),
    "fox": (fox, "#BFD1A2"),
    "queen": (queen, "#E6C58A"),
    "owl": (owl, "#93A9C4"),
    "over": (over, "#D9B08C"),
    "cat": (cat, "#8DB0A4"),
    "under": (under, "#A9C3DA"),
    "hare": (hare, "#C8C08A"),
    "host": (host, "#DDA98F"),
    "grandmother": (grandmother, "#B9C7A0"),
    "student": (student, "#E3BE86"),
    "tramp": (tramp, "#9FB8C9"),
}


def drawing() -> str:
    """Returns all of them as one file of symbols."""
    line = f'stroke="{INK}" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round" clip-path="url(#av-round)"'
    symbols = [
        f'<symbol id="av-{name}" viewBox="0 0 100 100"><circle cx="50" cy="50" r="50" fill="{ground}"/>'
        f"<g {line}>{draw()}</g></symbol>"
        for name, (draw, ground) in AVATARS.items()
    ]
    clip = '<clipPath id="av-round"><circle cx="50" cy="50" r="50"/></clipPath>'
    return "\n".join([clip, *symbols]) + "\n"


def main() -> int:
    if "--check" in sys.argv:
        same = OUT.exists() and OUT.read_text(encoding="utf-8") == drawing()
        if not same:
            print(f"{OUT.name} is not what its script draws: run python scripts/make_avatars.py")
        return 0 if same else 1
    OUT.write_text(drawing(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
