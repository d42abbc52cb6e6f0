"""Defines cards as ints, packs, and every text form of a card.

A card is a kind: `suit << 4 | rank`. Suits C S H D are 0..3 (acorns, leaves, hearts, bells; or clubs, spades, hearts,
diamonds), ranks 7 8 9 J Q K T A are 0..7 in every pack. Text is rank then suit: `QH`; reading is generous.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, Literal

from hlaska.core.errors import BadText

Faces = Literal["bohemian", "german", "french"]  # single-headed, two heads (William Tell), French suits

SUITS: Final = "CSHD"
RANKS: Final = "789JQKTA"
CLUBS, SPADES, HEARTS, DIAMONDS = range(4)
SEVEN, EIGHT, NINE, JACK, QUEEN, KING, TEN, ACE = range(8)
HIDDEN: Final = -1
_REMEMBERED: Final = 80  # characters of a card at most, in words too

_SUIT_WORDS: Final = {
    0: ("C", "♣", "acorn", "club", "zalud", "krize", "krizov", "tref", "eichel", "kreuz"),
    1: ("S", "♠", "lea", "spade", "zelen", "list", "pik", "grun", "laub", "blatt"),
    2: ("H", "♥", "heart", "cerven", "srdc", "srdec", "herz", "rot"),
    3: ("D", "♦", "bell", "diamond", "kul", "gul", "kar", "schell"),
}
_RANK_WORDS: Final = {
    SEVEN: ("7", "seven", "sedm", "sieben"),
    EIGHT: ("8", "eight", "osm", "acht"),
    NINE: ("9", "nine", "devit", "devat", "deviat", "neun"),
    JACK: ("J", "U", "under", "jack", "spod", "dolnik", "kluk", "unter", "bube"),
    QUEEN: ("Q", "O", "over", "queen", "svrs", "filek", "hornik", "dam", "ober", "dame"),
    KING: ("K", "king", "kral", "konig"),
    TEN: ("T", "10", "ten", "deset", "desit", "desiat", "zehn"),
    ACE: ("A", "E", "ace", "eso", "ass", "daus", "tuz"),
}
_SIGNS: Final = {"♣": "C", "♠": "S", "♥": "H", "♦": "D"}
_LOCAL_SUIT: Final = {"Ž": "C", "Z": "S", "Č": "H"}
_LOCAL_RANK: Final = {"10": "T", "SV": "Q", "SP": "J"}  # two signs: ten, svršek, spodek


def suit(card: int) -> int:
    return card >> 4


def rank(card: int) -> int:
    return card & 15


def card_of(suit: int, rank: int) -> int:
    return suit << 4 | rank


def couple(suit: int) -> tuple[int, int]:
    """Returns the king and the queen of a suit: a marriage."""
    return card_of(suit, KING), card_of(suit, QUEEN)


def pack(ranks: Sequence[int], copies: int = 1) -> tuple[int, ...]:
    """Returns the cards of a pack by suit and rank, equal kinds side by side."""
    return tuple(s << 4 | r for s in range(4) for r in sorted(ranks) for _ in range(copies))


PACK_20: Final = pack((JACK, QUEEN, KING, TEN, ACE))
PACK_24: Final = pack((NINE, JACK, QUEEN, KING, TEN, ACE))
PACK_32: Final = pack(range(8))
PACK_48: Final = pack((NINE, JACK, QUEEN, KING, TEN, ACE), 2)
PACK_64: Final = pack(range(8), 2)
PACK_80: Final = pack((JACK, QUEEN, KING, TEN, ACE), 4)


def card_text(card: int) -> str:
    """Writes a card: `QH`; `??` for a card one may not see."""
    return "??" if card < 0 else RANKS[card & 15] + SUITS[card >> 4]


def cards_text(cards: Iterable[int]) -> str:
    return " ".join(card_text(c) for c in cards)


_WRITTEN: Final = {card_text(c): c for c in (HIDDEN, *PACK_32)}


def _plain(text: str) -> str:
    decomposed = unicodedata.normalize("NFKD", text.strip())
    return "".join(c for c in decomposed if not unicodedata.combining(c))


def _code(text: str) -> int | None:
    """Reads two signs in any order: `QH`, `HQ`, `♥10`, `ČE`, `ČSv`.

    A local suit letter is read only where it cannot be a rank.
    """
    short = text.strip().upper()
    if len(short) > 2:
        for local, sign in _LOCAL_RANK.items():
            short = short.replace(local, sign)
    short = "".join(_SIGNS.get(c, _LOCAL_SUIT.get(c, c)) for c in short if c not in "\ufe0e\ufe0f")
    if len(short) != 2:
        return None
    for first, second in ((short[0], short[1]), (short[1], short[0])):
        ranks = [r for r, words in _RANK_WORDS.items() if first in words]
        if ranks and second in SUITS:
            return card_of(SUITS.index(second), ranks[0])
    return None


def _find(words: list[str], table: dict[int, tuple[str, ...]]) -> set[int]:
    return {
        value
        for value, stems in table.items()
        for stem in stems
        for word in words
        if (len(stem) > 1 and stem.isalpha() and word.startswith(stem)) or word == stem.lower()
    }


@lru_cache(4096)  # long records say the same few texts again and again
def _in_words(text: str) -> int | None:
    """Reads the card of a short text; None: it is none."""
    code = _code(text)
    if code is not None:
        return code
    words = _plain(text).lower().replace("-", " ").replace("_", " ").split()
    suits, ranks = _find(words, _SUIT_WORDS), _find(words, _RANK_WORDS)
    if len(suits) == 1 and len(ranks) == 1:
        return card_of(suits.pop(), ranks.pop())
    return None


def parse_card(text: str) -> int:
    """Reads a card in any of its spellings.

    `QH`, `HQ`, `OH`, `10S`, `♥A`, `ČE`, `zelený král`, `ace of hearts` and `Herz-Ober` are some, and `??` is -1.

    Raises BadText with what would have been right.
    """
    if text.strip() in _WRITTEN:
        return _WRITTEN[text.strip()]
    found = _in_words(text) if len(text) <= _REMEMBERED else None
    if found is not None:
        return found
    raise BadText(
        f"'{text[:_REMEMBERED]}' is not a card; write rank and suit, such as QH, 10S or 'ace of hearts'"
    )


def parse_cards(text: str) -> tuple[int, ...]:
    """Reads cards in two-sign form separated by spaces or commas."""
    return tuple(parse_card(word) for word in text.replace(",", " ").split())


def parse_suit(text: str) -> int:
    """Reads `H`, `♥`, `hearts`, `červené`, `Herz`. Raises BadText."""
    local = _LOCAL_SUIT.get(text.strip().upper(), _SIGNS.get(text.strip(), text.strip()))
    if local.upper() in SUITS and len(local) == 1:
        return SUITS.index(local.upper())
    found = _find([_plain(text).lower()], _SUIT_WORDS)
    if len(found) == 1:
        return found.pop()
    raise BadText(f"'{text}' is not a suit; write one of C S H D, or hearts, červené, Herz ...")
