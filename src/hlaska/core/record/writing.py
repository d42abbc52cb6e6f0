"""Records to text, and to and from JSON; docs/records.md has the grammar."""

from __future__ import annotations

import json
import re
import textwrap
from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from hlaska.core import options as house
from hlaska.core.board import card, entry, mark, seen
from hlaska.core.cards import card_text, cards_text
from hlaska.core.errors import BadRecord, BadText, HlaskaError, plainly
from hlaska.core.game import Game
from hlaska.core.match_limit import NO_LIMIT, Limit, check_limit, limit_text
from hlaska.core.options import Value, change
from hlaska.core.record.actions import read_moves
from hlaska.core.record.hands import find_deck
from hlaska.core.record.match_header import check_counters, check_scores, counters_by_name
from hlaska.core.record.model import (
    DealRecord,
    Find,
    Numbers,
    Played,
    Record,
    Setup,
    Step,
    amounts_text,
    game_of,
    preset_of,
    resolve_game,
)
from hlaska.core.record.reading import MOST, printable, read_deck, read_digest, read_draw, read_lucks
from hlaska.core.record.replay import replay
from hlaska.core.record.setup import base_state, place_entry, read_setup, set_numbers
from hlaska.core.verifiable_shuffle import Proof

WIDTH: Final = 100
PER_LINE: Final = 4  # tricks in a line


# ---------------------------------------------------------------- text
def write(record: Record, find: Find) -> str:
    """Writes the record as text.

    `read` gives the same record back, each turn in the order that records keep.

    Raises BadRecord for options that do not exist.
    """
    game = _game(record, find)
    lines = [f"Game: {record.game}"]
    lines += [f"Preset: {record.preset}"] if record.preset else []
    settings = " ".join(f"{name}={house.text(value)}" for name, value in record.options.items())
    lines += [f"Options: {settings}"] if settings else []
    lines += [f"Rules: {record.rules}"] if record.rules else []
    lines += [f"Limit: {limit_text(record.limit)}"] if record.limit != NO_LIMIT else []
    lines += [f"Chairs: {' | '.join(_clean(name) for name in record.chairs)}"] if record.chairs else []
    lines += [f"Draw: {draw_text(record.draw)}"] if record.draw else []
    lines += [f"Scores: {amounts_text(record.scores, game.money)}"] if record.scores else []
    notes = _counters(game, record)
    lines += [f"Notes: {numbers_text(notes)}"] if notes else []
    lines += [f"Note: {_clean(record.note)}"] if record.note else []
    played = _try_replay(record, find)
    for i, deal in enumerate(record.deals):
        steps = played[i].steps if i < len(played) else ()
        plays = tuple(any(e.kind == "play" for e in step.events) for step in steps)
        lines += ["", *_deal_lines(game, _in_order(deal, steps), i, len(record.deals), plays)]
    return "\n".join(lines) + "\n"


def draw_text(rounds: Sequence[Sequence[int]]) -> str:
    """Writes cards by chair, `KC KS 9H | 7D AS -`. Who does not draw again gets a dash."""
    return " | ".join(" ".join(card_text(c) if c >= 0 else "-" for c in cards) for cards in rounds)


def _game(record: Record, find: Find) -> Game:
    try:
        return game_of(record, find)
    except HlaskaError as e:
        raise BadRecord(e.text) from None


def _counters(game: Game, record: Record) -> Numbers:
    try:
        return counters_by_name(game, record.notes)
    except HlaskaError as e:
        raise BadRecord(f"Notes: {e.text}") from None


def _clean(text: str) -> str:
    """Cleans a text so that it stays on its line and in its field."""
    return " ".join(text.replace("|", "/").split())


def _try_replay(record: Record, find: Find) -> list[Played]:
    """Replays the deals as far as the record can be replayed."""
    try:
        return replay(record, find)
    except BadRecord:
        return []


def _in_order(deal: DealRecord, steps: Sequence[Step]) -> DealRecord:
    """Puts the actions of the deal in the order in which they were replayed."""
    done = [(said, step.action) for (said, _), step in zip(deal.moves, steps, strict=False)]
    return replace(deal, moves=(*done, *deal.moves[len(done) :]))


def _deal_lines(
    game: Game, deal: DealRecord, index: int, count: int, plays: tuple[bool, ...]
) -> Iterator[str]:
    if count > 1 or deal.note or not (deal.deck or deal.setup):
        yield f"Deal: {index + 1}"
    if deal.first >= 0:
        yield f"First: {deal.first}"
    if deal.note:
        yield f"Note: {_clean(deal.note)}"
    if deal.proof is not None:
        yield from _proof_lines(deal.proof)
    if deal.deck:
        yield from (f"Deck: {line}" for line in textwrap.wrap(cards_text(deal.deck), WIDTH))
    if deal.setup is not None:
        yield from _setup_lines(game, deal.setup)
    if deal.moves:
        yield ""
        yield from move_lines(game, deal, plays)
    if deal.result:
        yield ""
        yield f"Result: {amounts_text(deal.result, game.money)}"


def _proof_lines(proof: Proof) -> Iterator[str]:
    yield f"Commit: {proof.commit}"
    yield f"Secret: {proof.secret}"
    yield f"Seal: {proof.seal}"
    yield f"Lucks: {' '.join(luck or '-' for luck in proof.lucks)}"


def _setup_lines(game: Game, setup: Setup) -> Iterator[str]:
    yield f"From: {numbers_text(setup.numbers)}".rstrip()
    pub = set_numbers(game, base_state(game, game.opening()).pub, setup.numbers)
    for name, entries in setup.places.items():
        index = game.places.index(name)
        yield f"Place {name}: {' '.join(entry_text(game, pub, index, e) for e in entries)}"


def numbers_text(numbers: Numbers) -> str:
    return " ".join(f"{name}={_value_text(value)}" for name, value in numbers.items())


def _value_text(value: Any) -> str:
    bare = (
        isinstance(value, str)
        and re.fullmatch(r"[A-Za-z_]\w*", value)
        and value not in ("true", "false", "null")
    )
    return str(value) if bare else json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def entry_text(game: Game, pub: Any, place: int, e: int) -> str:
    """Writes an entry.

    That is `QH` where the usual seats know the card, else `QH/02`, `QH/*` or `QH/-`, and its mark `^1`.
    """
    if e < 0:
        return "??"
    text, know = card_text(card(e)), seen(e)
    if entry(card(e), know) != place_entry(game, pub, place, card(e)):
        everyone = (1 << game.seats) - 1
        text += "/" + (
            {everyone: "*", 0: "-"}.get(know) or "".join(str(s) for s in range(4) if know >> s & 1)
        )
    return text + (f"^{mark(e)}" if mark(e) else "")


def move_text(game: Game, move: tuple[int, int]) -> str:
    seat, action = move
    return (f"{seat}: " if seat >= 0 else "") + game.action_text(action)


def move_lines(game: Game, deal: DealRecord, plays: tuple[bool, ...] = ()) -> Iterator[str]:
    """Yields the actions. Calls and cards laid away have commas, then come the tricks, numbered, some in a line."""
    tricks: list[list[str]] = []
    other: list[str] = []
    for j, move in enumerate(deal.moves):
        if j < len(plays) and plays[j]:
            yield from _other_lines(other)
            other = []
            if not tricks or len(tricks[-1]) == game.seats:
                tricks.append([])
            tricks[-1].append(move_text(game, move))
        else:
            other.append(move_text(game, move))
            if len(other) == 1 and tricks:
                yield from _trick_lines(tricks)
                tricks = []
    yield from _trick_lines(tricks)
    yield from _other_lines(other)


def _other_lines(texts: list[str]) -> Iterator[str]:
    """Yields the texts with commas, broken between two of them only."""
    line = ""
    for text in texts:
        if line and len(line) + len(text) + 2 > WIDTH:
            yield line
            line = ""
        line += f", {text}" if line else text
    if line:
        yield line


def _trick_lines(tricks: list[list[str]]) -> Iterator[str]:
    numbered = [f"{i}. {' '.join(cards)}" for i, cards in enumerate(tricks, 1)]
    for i in range(0, len(numbered), PER_LINE):
        yield "   ".join(numbered[i : i + PER_LINE])


# ---------------------------------------------------------------- JSON
class _JsonSetup(Struct, omit_defaults=True, forbid_unknown_fields=True):
    numbers: Numbers = {}
    places: dict[str, list[str]] = {}
    rest: str = ""


class _JsonProof(Struct, forbid_unknown_fields=True):
    commit: str
    secret: str
    seal: str
    lucks: list[str]


class _JsonDeal(Struct, omit_defaults=True, forbid_unknown_fields=True):
    first: int = -1
    note: str = ""
    deck: list[str] = []
    hands: dict[str, list[str]] = {}
    position: _JsonSetup | None = None
    moves: list[str] = []
    result: list[int] = []
    proof: _JsonProof | None = None


class _JsonRecord(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Holds a record as JSON has it, amounts in the smallest unit (`money` make one)."""

    game: str
    preset: str = ""
    options: dict[str, Value] = {}
    rules: int = 0
    money: int = 0
    chairs: list[str] = []
    scores: list[int] = []
    notes: list[int] | dict[str, int | list[int]] = []
    note: str = ""
    deals: list[_JsonDeal] = []
    draw: str = ""
    limit: Limit = NO_LIMIT


def to_json(record: Record, find: Find) -> bytes:
    """Writes the record as JSON, cards and actions in their text form."""
    game = _game(record, find)
    deals = [_json_deal(game, d) for d in record.deals]
    r = record
    made = _JsonRecord(
        r.game, r.preset, r.options, r.rules, game.money, [*r.chairs], [*r.scores], _counters(game, r) or [],
        r.note, deals, draw_text(r.draw), r.limit,
    )  # fmt: skip
    return msgspec.json.encode(made)


def _json_deal(game: Game, deal: DealRecord) -> _JsonDeal:
    setup = None
    if deal.setup is not None:
        pub = set_numbers(game, base_state(game, game.opening()).pub, deal.setup.numbers)
        places = {
            name: [entry_text(game, pub, game.places.index(name), e) for e in entries]
            for name, entries in deal.setup.places.items()
        }
        setup = _JsonSetup(deal.setup.numbers, places)
    deck, moves = [card_text(c) for c in deal.deck], [move_text(game, m) for m in deal.moves]
    p = deal.proof
    proof = None if p is None else _JsonProof(p.commit, p.secret, p.seal, [*p.lucks])
    return _JsonDeal(deal.first, deal.note, deck, {}, setup, moves, [*deal.result], proof)


def from_json(data: bytes | str, find: Find) -> Record:
    """Reads what `to_json` writes. Raises BadRecord."""
    if len(data) > MOST:
        raise BadRecord(f"{len(data)} characters; a record has at most {MOST}")
    try:
        raw = msgspec.json.decode(data, type=_JsonRecord)
        kind, name = resolve_game(find, raw.game, raw.preset)
        preset = preset_of(kind, name)
        options = house.difference(change(preset, raw.options), preset)
        empty = Record(kind.id, name, options, raw.rules)
        game = game_of(empty, find)
        check_limit(game, raw.limit)
        scores, notes = check_scores(game, raw.scores), check_counters(game, raw.notes)
        deals = tuple(_from_json_deal(game, d) for d in raw.deals)
        draw = read_draw(raw.draw) if raw.draw else ()
    except BadRecord:
        raise
    except (msgspec.MsgspecError, UnicodeError, RecursionError, HlaskaError) as e:
        raise BadRecord(e.text if isinstance(e, HlaskaError) else plainly(str(e))) from None
    return msgspec.structs.replace(
        empty,
        chairs=tuple(printable(name) for name in raw.chairs),
        scores=scores,
        notes=notes,
        note=raw.note,
        deals=deals,
        draw=draw,
        limit=raw.limit,
    )


def _from_json_deal(game: Game, raw: _JsonDeal) -> DealRecord:
    setup = None
    if raw.position is not None:
        places = [(name, words, 0) for name, words in raw.position.places.items()]
        setup = read_setup(game, raw.position.numbers, places, raw.position.rest)
    moves = tuple(m for text in raw.moves for m in read_moves(game, text))
    deck, proof = read_deck(" ".join(raw.deck)), _from_json_proof(game, raw.proof)
    if raw.hands:
        if deck or setup is not None:
            raise BadText("a deal is told by one of deck, hands and position")
        cards = {name: read_deck(" ".join(words)) for name, words in raw.hands.items()}
        deck, first = find_deck(game, cards, moves)
        moves = (*first, *moves)
    return DealRecord(deck, setup, moves, tuple(raw.result), raw.first, raw.note, proof)


def _from_json_proof(game: Game, raw: _JsonProof | None) -> Proof | None:
    if raw is None:
        return None
    lucks = read_lucks(game, " ".join(luck or "-" for luck in raw.lucks))
    return Proof(read_digest(raw.commit), read_digest(raw.secret), read_digest(raw.seal), lucks)
