"""Reads records from text; docs/records.md has the grammar.

A text is lines `Key: value` and lines of actions. Actions are the texts of `Game.action_text`, separated by blanks or
commas; calls of several words are found by the longest match.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, Final, TypeVar

from msgspec import Struct

from hlaska.core.errors import BadRecord, BadText
from hlaska.core.game import Game
from hlaska.core.match_limit import NO_LIMIT, Limit, check_limit, read_limit
from hlaska.core.options import Value, difference, parse
from hlaska.core.record.actions import read_moves
from hlaska.core.record.hands import TALON, WrongHand, find_deck
from hlaska.core.record.match_header import check_counters, check_scores, is_row
from hlaska.core.record.model import (
    DealRecord,
    Find,
    Lines,
    Numbers,
    Record,
    parse_amount,
    preset_of,
    resolve_game,
)
from hlaska.core.record.setup import LONGEST, read_card, read_setup, with_line_number
from hlaska.core.verifiable_shuffle import Proof, contribution_number, contribution_text, is_digest

T = TypeVar("T")
MOST: Final = 1_000_000  # characters of a record
_HEADER: Final = re.compile(r"([A-Za-z]+)(?:[ \t]+(\w+))?[ \t]*:(.*)", re.DOTALL)
_BEGINS: Final = re.compile(r"\s*game[ \t]*:", re.IGNORECASE)
_NAME: Final = re.compile(r"[\s,]*(\w+)=")
_BARE: Final = re.compile(r"[^\s,]*")
_LIST: Final = re.compile(r"\[[\w\s,\[\]-]*\](?=\s|$)")
_WORD: Final = re.compile(r"-?\w+")
_PLAIN: Final = re.compile(r"-?(0|[1-9][0-9]{0,14})|true|false|null")
_MATCH_KEYS: Final = ("game", "preset", "options", "rules", "limit", "chairs", "draw", "scores", "notes")
_PROOF_KEYS: Final = ("commit", "secret", "seal", "lucks")
_DEAL_KEYS: Final = ("deal", "first", "deck", "hand", "from", "place", "rest", "result", *_PROOF_KEYS)
_NAMED: Final = ("place", "hand")  # keys with a name or a number before the colon
KEYS: Final = (
    "Game, Preset, Options, Rules, Limit, Chairs, Draw, Scores, Notes, Note, "
    "Deal, First, Commit, Secret, Seal, Lucks, Deck, Hand, Talon, From, Place, Rest, Result"
)


def read(text: str, find: Find) -> Record:
    """Reads the record of a text. Raises BadRecord with the line."""
    return read_lines(text, find)[0]


def read_lines(text: str, find: Find) -> tuple[Record, Lines]:
    """Reads the record of a text, and where its parts stand. Raises BadRecord."""
    if len(text) > MOST:
        raise BadRecord(f"{len(text)} characters; a record has at most {MOST}")
    reader = _Reader(find)
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        reader.line(line, number)
    return reader.end()


def split(text: str) -> list[str]:
    """Splits a file into its records: each begins with its line `Game`."""
    found: list[list[str]] = []
    for line in text.removeprefix("\ufeff").splitlines(keepends=True):
        if _BEGINS.match(line):
            found.append([])
        if found:
            found[-1].append(line)
    return ["".join(lines) for lines in found]


# ---------------------------------------------------------------- values
def read_deck(text: str) -> tuple[int, ...]:
    return tuple(read_card(word) for word in text.replace(",", " ").split())


def read_draw(text: str) -> tuple[tuple[int, ...], ...]:
    """Reads cards by chair, `-` for who does not draw. A `|` comes before who ties draws again."""
    return tuple(
        tuple(-1 if word == "-" else read_card(word) for word in cards.replace(",", " ").split())
        for cards in text.split("|")
    )


def read_digest(text: str) -> str:
    if not is_digest(text):
        raise BadText(f"'{text[:LONGEST]}' is not 64 hexadecimal digits, 0-9 and a-f")
    return text


def read_lucks(game: Game, text: str) -> tuple[str, ...]:
    """Reads contributions by chair, `-` for who added nothing. Raises BadText."""
    lucks = tuple(
        contribution_text(contribution_number("" if word == "-" else word)) for word in text.split()
    )
    if len(lucks) != game.players:
        raise BadText(f"{len(lucks)} lucks for {game.players} chairs; write - for who added none")
    return lucks


def proof_of(told: dict[str, Any]) -> Proof | None:
    """Reads the proof of a deal from its lines. Raises BadText where some are missing."""
    missing = [key.capitalize() for key in _PROOF_KEYS if key not in told]
    if told and missing:
        raise BadText(f"a proof has Commit, Secret, Seal and Lucks; {', '.join(missing)} missing")
    return Proof(**told) if told else None


def read_amounts(game: Game, text: str) -> tuple[int, ...]:
    return tuple(parse_amount(word, game.money) for word in text.replace(",", " ").split())


def read_counters(game: Game, text: str) -> tuple[int, ...]:
    """Reads `deals=5 bolts=[0,1,0]`, or bare numbers in order. Raises BadText."""
    if is_row(text):
        return check_counters(game, [read_whole(word) for word in text.replace(",", " ").split()])
    return check_counters(game, read_numbers(text))


def read_names(text: str) -> tuple[str, ...]:
    """Reads who sat there: `Bob | bot club`. What cannot be printed is left out: a terminal would do what it says."""
    return tuple(printable(name).strip() for name in text.split("|")) if text else ()


def printable(text: str) -> str:
    """Removes controls and all else that falsifies a line of text."""
    return "".join(sign for sign in text if sign.isprintable())


def read_numbers(text: str) -> Numbers:
    """Reads public numbers by name: `phase=play trump=H level=[1,0,2]`. Raises BadText."""
    numbers: Numbers = {}
    at = 0
    while text[at:].strip(", \t"):
        name = _NAME.match(text, at)
        if name is None:
            raise BadText(f"'{text[at:].strip()[:LONGEST]}': write name=value")
        numbers[name[1]], at = _value(text, name.end())
    return numbers


def _value(text: str, at: int) -> tuple[Any, int]:
    """Reads a bare word, a list of them, or JSON. Returns it and where the text goes on."""
    words = _LIST.match(text, at)
    if words is not None:
        quoted = _WORD.sub(lambda m: m[0] if _PLAIN.fullmatch(m[0]) else f'"{m[0]}"', words[0])
        return _json(quoted, 0)[0], words.end()
    if text[at : at + 1] in ("[", "{", '"'):
        return _json(text, at)
    bare = _BARE.match(text, at)
    word = bare[0] if bare else ""
    return (_json(word, 0)[0] if _PLAIN.fullmatch(word) else word), at + len(word)


def _json(text: str, at: int) -> tuple[Any, int]:
    try:
        return json.JSONDecoder().raw_decode(text, at)
    except (ValueError, RecursionError):
        raise BadText(
            f"'{text[at : at + LONGEST]}' is not a value; write a word, a number or [1,2,3]"
        ) from None


def read_whole(text: str) -> int:
    if not re.fullmatch(r"-?[0-9]{1,9}", text.strip()):
        raise BadText(f"'{text[:LONGEST]}' is not a whole number")
    return int(text)


def limit_of(game: Game, text: str) -> Limit:
    """Reads the limit of a match of this game. Raises BadText, BadOptions."""
    limit = read_limit(text)
    check_limit(game, limit)
    return limit


# ---------------------------------------------------------------- the lines of a text
def _unknown_key(key: str) -> str:
    return f"'{key[:LONGEST].capitalize()}:' is no line of a record; expected one of {KEYS}"


class _Open(Struct):
    """Holds a deal that is being read."""

    line: int
    bare: bool = True  # nothing but a note so far
    first: int = -1
    deck: list[int] = []
    hands: dict[str, list[int]] = {}
    rows: dict[str, int] = {}  # the line of each hand
    numbers: Numbers | None = None
    places: list[tuple[str, list[str], int]] = []
    rest: str = ""
    moves: list[tuple[int, int]] = []
    lines: list[int] = []
    result: tuple[int, ...] = ()
    result_line: int = 0
    note: str = ""
    proof: dict[str, Any] = {}

    def has_begun(self) -> bool:
        return bool(self.moves or self.result)


class _Reader:
    """Goes through the lines of a record. The header must name the game before anything that needs it."""

    def __init__(self, find: Find) -> None:
        self.find = find
        self.header: dict[str, tuple[str, int]] = {}
        self.settings: list[str] = []  # of all lines of options
        self.note = ""
        self.made: Game | None = None
        self.deals: list[_Open] = []
        self.comment = 0  # the line where an open comment began

    def line(self, feed: str, number: int) -> None:
        found = None if self.comment else _HEADER.match(feed.strip())
        if found and found[2] and found[2].isdecimal() and found[1].lower() not in _NAMED:
            found = None  # `good 2: claim` is a line of actions
        if found:
            with_line_number(
                number, lambda: self._key(found[1].lower(), found[2] or "", found[3].strip(), number)
            )
        else:
            with_line_number(number, lambda: self._actions(self._strip_comments(feed, number), number))

    def _strip_comments(self, line: str, number: int) -> str:
        kept = []
        for part in re.split(r"([{}])", line):
            if part == "{" and not self.comment:
                self.comment = number
            elif part == "}" and self.comment:
                self.comment = 0
            elif not self.comment:
                kept.append(part)
        return " ".join(kept)

    def _actions(self, text: str, number: int) -> None:
        if not text.strip():
            return
        if not self.deals:
            raise BadText("actions before the first deal; begin it with 'Deck:' or 'From:'")
        if self.deals[-1].result:
            raise BadText("actions after the result; begin the next deal with 'Deck:'")
        for move in read_moves(self.game(), text):
            self.deals[-1].moves.append(move)
            self.deals[-1].lines.append(number)

    # ------------------------------------------------------------ headers
    def _key(self, key: str, name: str, value: str, number: int) -> None:
        key = "chairs" if key == "seats" else key
        if key == "hand" and not name.isdecimal():
            raise BadText("write the seat before the colon, such as 'Hand 0:'")
        if bool(name) != (key in _NAMED):
            raise BadText(_unknown_key(f"{key} {name}".strip()))
        if key == "note":
            self._note(value, number)
        elif key in _MATCH_KEYS:
            self._match_key(key, value, number)
        elif key in _DEAL_KEYS:
            self._deal_key(key, name, value, number)
        elif self._is_pile(key):
            self._deal_key("hand", key, value, number)
        else:
            raise BadText(_unknown_key(key))

    def _is_pile(self, key: str) -> bool:
        """Tells whether a key names a pile that may be dealt."""
        return key == TALON or ("game" in self.header and key in self.game().places)

    def _match_key(self, key: str, value: str, number: int) -> None:
        if self.deals:
            raise BadText(f"'{key.capitalize()}:' belongs before the first deal")
        if key in self.header and key != "options":
            raise BadText(f"'{key.capitalize()}:' was given in line {self.header[key][1]}")
        if key == "options":
            self.settings += value.replace(",", " ").split()
        self.header[key] = (value, number)

    def _note(self, value: str, number: int) -> None:
        if not self.deals:
            self.note = f"{self.note} {value}".strip()
            return
        if self.deals[-1].has_begun():
            self.deals.append(_Open(number))
        self.deals[-1].note = f"{self.deals[-1].note} {value}".strip()

    def _deal_key(self, key: str, name: str, value: str, number: int) -> None:
        fresh = key == "deal" and not (self.deals and self.deals[-1].bare)
        if not self.deals or fresh or (key != "result" and self.deals[-1].has_begun()):
            self.deals.append(_Open(number))
        deal = self.deals[-1]
        deal.bare = False
        if key == "deal" and read_whole(value) != len(self.deals):
            raise BadText(f"Deal: {value}, but this is deal {len(self.deals)}")
        if key == "first":
            deal.first = read_whole(value)
        elif key == "deck":
            deal.line = number
            deal.deck += read_deck(value)
        elif key == "hand":
            self._hand(deal, name, read_deck(value), number)
        elif key == "from":
            deal.line, deal.numbers = number, {**(deal.numbers or {}), **read_numbers(value)}
        elif key == "place":
            deal.places.append((name, value.replace(",", " ").split(), number))
        elif key == "rest":
            deal.rest = value
        elif key in _PROOF_KEYS:
            self._proof(deal, key, value)
        elif key == "result":
            deal.result, deal.result_line = read_amounts(self.game(), value), number

    def _hand(self, deal: _Open, name: str, cards: tuple[int, ...], number: int) -> None:
        """Reads the cards of a seat or of a pile. A second line of it goes on."""
        row = f"hand{int(name)}" if name.isdecimal() else name
        if row.startswith("hand") and row[4:] not in map(str, range(self.game().seats)):
            raise BadText(f"Hand {name[:LONGEST]}: seats are 0 to {self.game().seats - 1}")
        deal.line = deal.line if deal.hands else number
        deal.hands.setdefault(row, []).extend(cards)
        deal.rows[row] = number

    def _proof(self, deal: _Open, key: str, value: str) -> None:
        if key in deal.proof:
            raise BadText(f"'{key.capitalize()}:' was given before in this deal")
        deal.proof[key] = read_lucks(self.game(), value) if key == "lucks" else read_digest(value)

    # ------------------------------------------------------------ the whole
    def _of(self, key: str, make: Callable[[str], T]) -> T:
        value, line = self.header.get(key, ("", 0))
        return with_line_number(line, lambda: make(value))

    def _options(self) -> tuple[type[Game], str, dict[str, Value], Struct]:
        """Returns the game's class, its preset, the options that are changed, and all options."""
        if "game" not in self.header:
            raise BadText("a record begins with a line such as 'Game: marias'")
        said = self.header.get("preset", ("", 0))[0]
        kind, preset = self._of("game", lambda name: resolve_game(self.find, name, said))
        base = self._of("preset", lambda _: preset_of(kind, preset))
        options = self._of("options", lambda _: parse(base, self.settings))
        return kind, preset, difference(options, base), options

    def game(self) -> Game:
        """Returns the game of the header. Raises BadText or BadRecord."""
        if self.made is None:
            kind, _, _, options = self._options()
            self.made = self._of("options" if "options" in self.header else "game", lambda _: kind(options))
        return self.made

    def end(self) -> tuple[Record, Lines]:
        if self.comment:
            raise BadRecord("a comment { is never closed with }", self.comment)
        game = with_line_number(0, self.game)
        for deal in self.deals:
            if deal.hands:
                self._deal_out(game, deal)
        _, preset, changes, _ = self._options()
        record = Record(
            game.id,
            preset,
            changes,
            self._of("rules", read_whole) if "rules" in self.header else 0,
            self._of("chairs", read_names),
            self._of("scores", lambda text: check_scores(game, read_amounts(game, text))),
            self._of("notes", lambda text: read_counters(game, text)),
            self.note,
            tuple(self._close(game, d) for d in self.deals),
            self._of("draw", read_draw) if "draw" in self.header else (),
            self._of("limit", lambda text: limit_of(game, text)) if "limit" in self.header else NO_LIMIT,
        )
        lines = Lines(
            tuple(d.line for d in self.deals),
            tuple(tuple(d.lines) for d in self.deals),
            tuple(d.result_line for d in self.deals),
        )
        return record, lines

    @staticmethod
    def _deal_out(game: Game, d: _Open) -> None:
        """Finds the deck of a deal that is told by its hands. A cut that nobody wrote is the usual one."""
        if d.deck:
            raise BadRecord("a deal is told by its deck or by its hands, not by both", d.line)
        try:
            deck, first = find_deck(game, d.hands, d.moves)
        except WrongHand as e:
            raise BadRecord(e.text, d.rows.get(e.name, d.line)) from None
        except BadText as e:
            raise BadRecord(e.text, d.lines[0] if d.lines else d.line) from None
        d.deck = list(deck)
        d.moves, d.lines = [*first, *d.moves], [d.line] * len(first) + d.lines

    @staticmethod
    def _close(game: Game, d: _Open) -> DealRecord:
        setup = None
        if d.numbers is not None or d.places or d.rest:
            if d.deck:
                what = "hands" if d.hands else "a deck"
                raise BadRecord(f"a deal begins with {what} or with a position, not with both", d.line)
            setup = read_setup(game, d.numbers or {}, d.places, d.rest, d.line)
        proof = with_line_number(d.line, lambda: proof_of(d.proof))
        return DealRecord(tuple(d.deck), setup, tuple(d.moves), d.result, d.first, d.note, proof)
