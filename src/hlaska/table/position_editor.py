"""Checks positions that somebody sets up.

They are rows of cards, what happens from there, and what is wrong with them.

Either the cards are *dealt*: each row is what the game itself deals to a place, and the actions of a course follow. Or
they *lie*: rows are all places of the game, with the public numbers of a record's position. Both become a record, and
the game plays it; nothing here knows a rule.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from hlaska.core.board import State, cards_in, seen
from hlaska.core.cards import SUITS, cards_text, parse_card
from hlaska.core.errors import BadRecord, BadText, HlaskaError, Phrase
from hlaska.core.game import Game, Match
from hlaska.core.record import (
    DealRecord,
    Find,
    Played,
    Record,
    Setup,
    arrange,
    fault,
    game_of,
    move_text,
    place_entry,
    read,
    read_moves,
    replay,
    set_numbers,
    setup_of,
    state_of,
    write,
)
from hlaska.core.record.deal_builder import count_actions_before_deal, deck_of, find_dealing, rows_of
from hlaska.core.record.match_header import opening_of
from hlaska.core.record.reading import read_numbers
from hlaska.core.record.setup import base_state, read_entry
from hlaska.core.record.writing import entry_text, numbers_text
from hlaska.kernel import layout as word

MOST_WORDS: Final = 400  # in all rows: the largest pack has 128 cards
MOST_MOVES: Final = 2000
_APART: Final = re.compile(r"[,;\n]")


class Rows(Struct, frozen=True, forbid_unknown_fields=True):
    """Holds what somebody sets up.

    head: the header of a record (game, preset, options, scores).
    rows: names and the cards as typed. A row is named by its place; where that leaves it open, also by the
        seats that see its cards, as in records: `hand0`, `talon/-`.
    numbers: the public numbers of a position, None where the cards are dealt from the beginning.
    moves: what is done from there, as records write it.
    first: the chair at seat 0.
    """

    head: str
    rows: tuple[tuple[str, str], ...]
    numbers: str | None = None
    moves: tuple[str, ...] = ()
    first: int = 0


class CardRow(Struct, frozen=True):
    """Holds a row as it was read.

    seat: the seat that the place belongs to, -1 for nobody's.
    shown: everybody sees these cards though the place is one seat's.
    hidden: nobody sees them.
    ordered: their order matters, the first is the first to be taken.
    needs: how many cards belong there, -1 where any number may.
    words: as each of the cards was typed.
    """

    name: str
    place: str
    seat: int
    shown: bool
    hidden: bool
    ordered: bool
    needs: int
    text: str
    cards: tuple[int, ...]
    words: tuple[str, ...]


class RowFault(Struct, frozen=True, omit_defaults=True):
    """Says what is wrong, and in which row.

    row: "" where it is wrong in all of it.
    text: a word that was typed, or the reason in plain English where there are no other words for it.
    """

    row: str
    phrase: Phrase
    text: str = ""


class EditedPosition(NamedTuple):
    """Holds rows as far as they can be understood.

    moves: those of the course that can be done.
    record, played: as far as there is a whole deal.
    """

    game: Game
    head: Record
    rows: tuple[CardRow, ...]
    spare: tuple[int, ...]
    faults: tuple[RowFault, ...]
    moves: tuple[str, ...] = ()
    record: Record | None = None
    played: Played | None = None


# ---------------------------------------------------------------- what is set up
def check_rows(find: Find, request: Rows) -> EditedPosition:
    """Checks the rows.

    Returns the position that they stand for, and all that is wrong with them.

    Raises BadRecord for a head that is none, BadText for rows of another game.
    """
    head = _read_head(find, request)
    game = game_of(head, find)
    match = replace(opening_of(game, head), first=request.first)
    free = request.numbers is not None
    names = [name for name, _ in request.rows]
    if len(set(names)) < len(names) or (not free and names != _deal_row_names(game)):
        raise BadText(f"the rows of {game.id} are {', '.join(_deal_row_names(game))}")
    rows, faults = _read_rows(game, match, request)
    spare, wrong = _check_pack(game, rows)
    faults = (*faults, *wrong)
    if not free:
        faults = (*faults, *_check_counts(rows))
    found = EditedPosition(game, head, rows, spare, faults)
    if faults:
        return found
    try:
        deal = _deal_from_setup(game, match, request, rows) if free else _deal_from_deck(game, rows)
        start, done = _begin(game, match, deal)
    except HlaskaError as error:
        return found._replace(faults=(_describe_error(error),))
    moves, stopped = _apply_course(game, start, request.moves)
    deal = replace(deal, moves=(*done, *(move for move, _ in moves)), first=request.first)
    record = replace(head, rules=game.rules_version, deals=(deal,))
    try:
        played = replay(record, find)[0]
    except BadRecord as error:
        return found._replace(faults=(RowFault("", Phrase("edit-impossible"), error.text),))
    if free and not stopped:
        stopped = tuple(_find_uneven_hands(game, start))
    return found._replace(
        faults=stopped, moves=tuple(text for _, text in moves), record=record, played=played
    )


def _describe_error(error: HlaskaError) -> RowFault:
    """Says why the game can make nothing of a position. It does so in words where there are some."""
    seat = error.phrase.args.get("seat", -1)
    if error.phrase.key == "edit-hands":
        args = {"n": error.phrase.args["n"], "of": error.phrase.args["of"]}
        return RowFault(f"hand{seat}", Phrase("edit-hands", args), error.text)
    if not error.phrase.key.startswith("position-"):
        return RowFault("", Phrase("edit-impossible"), error.text)
    return RowFault(f"won{seat}" if seat >= 0 else "", error.phrase, error.text)


def _read_head(find: Find, request: Rows) -> Record:
    """Raises BadRecord."""
    head = read(request.head, find)
    if head.deals:
        raise BadRecord("the head of a position is the header of a record, without a deal")
    game = game_of(head, find)
    if not 0 <= request.first < game.players:
        raise BadRecord(f"First: {request.first}, but chairs are 0 to {game.players - 1}")
    if len(request.moves) > MOST_MOVES or sum(len(text.split()) for _, text in request.rows) > MOST_WORDS:
        raise BadRecord("this is more than a deal")
    return head


def _deal_row_names(game: Game) -> list[str]:
    return [_row_name(game, row.place, row.seen, game.opening()) for row in find_dealing(game).rows]


def _row_name(game: Game, place: int, seen_by: int, match: Match) -> str:
    """Names a row. It is `hand0`, or `talon/-` where the cards are not known to those who usually know them."""
    name = game.places[place]
    return name if seen_by == _usual_knowers(game, place, match) else f"{name}/{_knowers_text(game, seen_by)}"


def _usual_knowers(game: Game, place: int, match: Match) -> int:
    """Returns who knows a card of this place when nothing is said of it."""
    pub = base_state(game, match).pub
    return seen(place_entry(game, pub, place, 0))


# ---------------------------------------------------------------- reading
def _read_rows(game: Game, match: Match, request: Rows) -> tuple[tuple[CardRow, ...], tuple[RowFault, ...]]:
    dealt = None if request.numbers is not None else find_dealing(game).rows
    rows: list[CardRow] = []
    faults: list[RowFault] = []
    for nth, (name, text) in enumerate(request.rows):
        place = name.partition("/")[0]
        if place not in game.places:
            raise BadText(f"no place '{place[:40]}'; the places of {game.id} are {', '.join(game.places)}")
        words, wrong = _read_cards(text)
        faults += [RowFault(name, Phrase("edit-word"), one) for one in wrong]
        needs = len(dealt[nth].slots) if dealt else -1
        rows.append(_row(game, name, text, words, needs))
    return tuple(rows), tuple(faults)


def _row(game: Game, name: str, text: str, read: Sequence[tuple[str, int]], needs: int) -> CardRow:
    place, _, who = name.partition("/")
    owner = re.fullmatch(r"\D+(\d)", place)
    return CardRow(
        name=name,
        place=place,
        seat=int(owner[1]) if owner else -1,
        shown=who == "*",
        hidden=who == "-",
        ordered=game.place(place) in game.ordered and not re.fullmatch(r"(won|aside)\d", place),
        needs=needs,
        text=text,
        cards=tuple(c for _, c in read),
        words=tuple(one for one, _ in read),
    )


def _read_cards(text: str) -> tuple[list[tuple[str, int]], list[str]]:
    """Reads cards with the words they were typed as, and the words that are none.

    Between commas a card may be several words: `ace of hearts`.
    """
    found, wrong = [], []
    for part in _APART.split(text):
        words = [(one, _card(one)) for one in part.split()]
        whole = _card(part) if len(words) > 1 and any(c < 0 for _, c in words) else -1
        if whole >= 0:
            found.append((part.strip(), whole))
            continue
        found += [(one, c) for one, c in words if c >= 0]
        wrong += [one[:40] for one, c in words if c < 0]
    return found, wrong


def _card(text: str) -> int:
    """Reads the card of a word, which may say who knows it. Returns -1 where it is none."""
    try:
        return parse_card(re.split(r"[/^]", text, maxsplit=1)[0]) if len(text) <= 60 else -1
    except BadText:
        return -1


def _check_pack(game: Game, rows: Iterable[CardRow]) -> tuple[tuple[int, ...], list[RowFault]]:
    """Returns the cards that lie nowhere, and what is wrong with the others."""
    pack, rows = Counter(game.pack), list(rows)
    held = Counter(c for row in rows for c in row.cards)
    faults: list[RowFault] = []
    foreign = sorted(c for c in held if c not in pack)
    if foreign:
        first = next(row.name for row in rows if foreign[0] in row.cards)
        faults.append(RowFault(first, Phrase("edit-foreign", cards=tuple(foreign))))
    for c in sorted(held):
        if 0 < pack[c] < held[c]:
            last = [row.name for row in rows if c in row.cards][-1]
            args = {"n": held[c], "of": pack[c]}
            faults.append(RowFault(last, Phrase("edit-twice", args, cards=(c,))))
    spare = tuple(sorted((pack - held).elements()))
    if spare:
        faults.append(RowFault("", Phrase("edit-missing", {"n": len(spare)}, cards=spare)))
    return spare, faults


def _check_counts(rows: Iterable[CardRow]) -> Iterator[RowFault]:
    for row in rows:
        if len(row.cards) != row.needs:
            yield RowFault(row.name, Phrase("edit-count", {"n": len(row.cards), "of": row.needs}))


# ---------------------------------------------------------------- deals
def _deal_from_deck(game: Game, rows: Sequence[CardRow]) -> DealRecord:
    return DealRecord(deck_of(game, [row.cards for row in rows]))


def _deal_from_setup(game: Game, match: Match, request: Rows, rows: Sequence[CardRow]) -> DealRecord:
    """Raises BadText."""
    numbers = read_numbers(request.numbers or "")
    setup = Setup(numbers, {row.place: tuple(_entries(game, match, row)) for row in rows if row.cards})
    return DealRecord(setup=replace(setup, numbers=_drop_contradicted(game, match, setup)))


def _entries(game: Game, match: Match, row: CardRow) -> Iterator[int]:
    """Yields the cards of a row with who knows them. Their words say so, else the name of the row."""
    pub, place = base_state(game, match).pub, game.place(row.place)
    who = row.name.partition("/")[2]
    for text, c in _read_cards(row.text)[0]:
        code, said = cards_text([c]), re.search(r"/[^/^]*", text)
        mark = re.search(r"\^.*", text)
        know = said[0] if said else f"/{who}" if who else ""
        yield read_entry(game, pub, place, code + know + (mark[0] if mark else ""))


def _drop_contradicted(game: Game, match: Match, setup: Setup) -> dict[str, Any]:
    """Drops the numbers that the cards say otherwise: cards that were moved have changed them."""
    return {
        name: value
        for name, value in setup.numbers.items()
        if name not in _find_contradicted(game, match, setup)
    }


def _drop_implied(game: Game, match: Match, setup: Setup) -> dict[str, Any]:
    """Drops the numbers that need not be said."""
    following = _infer_numbers(game, match, setup)
    bare = replace(setup, numbers={n: value for n, value in setup.numbers.items() if n not in following})
    needed = {n for n, value in _infer_numbers(game, match, bare).items() if value != following[n]}
    return {n: value for n, value in setup.numbers.items() if n not in following or n in needed}


def _in_letters(numbers: dict[str, Any]) -> dict[str, Any]:
    """Writes trumps among the numbers as a suit."""
    trump = numbers.get("trump")
    return {**numbers, "trump": SUITS[trump]} if isinstance(trump, int) and 0 <= trump < 4 else numbers


def _find_contradicted(game: Game, match: Match, setup: Setup) -> set[str]:
    pub = set_numbers(game, base_state(game, match).pub, setup.numbers)
    return {name for name, value in _infer_numbers(game, match, setup).items() if getattr(pub, name) != value}


def _infer_numbers(game: Game, match: Match, setup: Setup) -> dict[str, Any]:
    """Infers what follows from where the cards lie.

    Nothing follows from cards and numbers that do not fit: that is said by who makes a state of them.
    """
    pub = set_numbers(game, base_state(game, match).pub, setup.numbers)
    places = tuple(setup.places.get(name, ()) for name in game.places)
    try:
        return game.derive_numbers(State(pub, places))
    except Exception:
        return {}


def _begin(game: Game, match: Match, deal: DealRecord) -> tuple[State[Any], tuple[tuple[int, int], ...]]:
    """Returns the state in which the course begins, and what was done before. Raises BadText."""
    if deal.setup is not None:
        return state_of(game, match, deal.setup), ()
    state, _ = game.start(match, deal.deck)
    first = find_dealing(game).first
    for seat, action in first:
        state, _ = game.apply(state, seat, action)
    return state, first


def _apply_course(
    game: Game, state: State[Any], texts: Sequence[str]
) -> tuple[list[tuple[tuple[int, int], str]], tuple[RowFault, ...]]:
    """Applies the actions that can be done, in order. Returns them and why the next one cannot."""
    done: list[tuple[tuple[int, int], str]] = []
    given = list(_read_actions(game, texts))
    moves = given.copy()
    for nth, text in enumerate(texts, 1):
        try:
            if nth <= len(moves):
                arrange(game, state, moves, nth - 1)
                text = text if moves[nth - 1] == given[nth - 1] else move_text(game, moves[nth - 1])
            ((said, action),) = read_moves(game, text)
            seat = state.pub.turn if said < 0 else said
            wrong = fault(game, state, seat, action)
            if wrong:
                raise BadText(wrong)
            state, _ = game.apply(state, seat, action)
        except (HlaskaError, ValueError) as error:
            why = error.text if isinstance(error, HlaskaError) else f"'{text[:40]}' is not one action"
            return done, (RowFault("", Phrase("edit-course", {"n": nth}), why),)
        done.append(((-1 if said < 0 else said, action), text))
    return done, ()


def _read_actions(game: Game, texts: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Yields the actions up to the first text that is not one."""
    for text in texts:
        try:
            (move,) = read_moves(game, text)
        except (HlaskaError, ValueError):
            return
        yield move


def _find_uneven_hands(game: Game, state: State[Any]) -> Iterator[RowFault]:
    """Finds hands with too many or too few cards for the trick or the rest."""
    position = game.adviser.playout_position(state)
    if position is None:
        return
    hands = [len(state.places[game.place(f"hand{seat}")]) for seat in range(game.seats)]
    owed = [n + (position[word.CARD + seat] >= 0) for seat, n in enumerate(hands)]
    drawn = position[word.LEFT] // game.seats
    left = position[word.TRICKS] - position[word.TRICK]
    for seat, n in enumerate(owed):
        if n != left - drawn and position[word.TRICKS]:
            fits = hands[seat] + left - drawn - n
            yield RowFault(f"hand{seat}", Phrase("edit-hands", {"n": hands[seat], "of": max(0, fits)}))


# ---------------------------------------------------------------- where one begins
def random_rows(game: Game, preset: str, options: dict[str, Any], seed: int) -> Rows:
    """Deals by chance; the same seed gives the same deal."""
    deck = list(game.pack)
    Random(seed).shuffle(deck)
    first = find_dealing(game).first
    record = Record(
        game.id, preset, options, game.rules_version, deals=(DealRecord(tuple(deck), moves=first),)
    )
    game_type = type(game)
    return rows_of_record(lambda _: game_type, record, 1, len(first), lie=False)


def rows_of_record(find: Find, record: Record, deal: int, step: int, lie: bool) -> Rows:
    """Returns a deal of a record as it stands after so many actions.

    `lie`: with all cards where they lie then, else as it was dealt, with what was done.

    Raises BadRecord.
    """
    game, played = game_of(record, find), replay(record, find)
    if not 1 <= deal <= len(played):
        raise BadRecord(f"this record has no deal {deal}; there are 1 to {len(played)}")
    one, head = played[deal - 1], _head_of(find, record, played[deal - 1].before)
    steps, first = one.steps[: max(0, step)], one.before.first
    texts = tuple(move_text(game, move) for move in record.deals[deal - 1].moves[: len(steps)])
    state = steps[-1].state if steps else one.start
    if record.deals[deal - 1].setup is not None or lie:
        moves = () if lie else texts
        start = state if lie else one.start
        setup = setup_of(game, one.before, start)
        numbers = numbers_text(_in_letters(_drop_implied(game, one.before, setup)))
        return Rows(head, _lying_rows(game, one.before, start), numbers, moves, first)
    known = count_actions_before_deal(game, [(s.action, s.state) for s in one.steps])
    dealt = one.steps[known - 1].state if known else one.start
    names = _deal_row_names(game)
    rows = tuple((name, cards_text(cards)) for name, cards in zip(names, rows_of(game, dealt), strict=True))
    return Rows(head, rows, None, texts[known:], first)


def _head_of(find: Find, record: Record, before: Match) -> str:
    game = game_of(record, find)
    fresh = game.opening()
    head = replace(
        record,
        deals=(),
        chairs=(),
        draw=(),
        note="",
        rules=game.rules_version,
        scores=before.scores if before.scores != fresh.scores else (),
        notes=before.notes if before.notes != fresh.notes else (),
    )
    return write(head, find)


def _lying_rows(game: Game, match: Match, state: State[Any]) -> tuple[tuple[str, str], ...]:
    """Makes the rows of all places, naming who knows a card that is exceptional."""
    rows: list[tuple[str, str]] = []
    everyone = (1 << game.seats) - 1
    for index, entries in enumerate(state.places):
        masks = Counter(seen(e) for e in entries)
        usual = masks.most_common(1)[0][0] if masks else _usual_knowers(game, index, match)
        name = _row_name(game, index, usual & everyone, match)
        rows.append((name, " ".join(_card_word(game, state, index, e, usual) for e in entries)))
    return tuple(rows)


def _card_word(game: Game, state: State[Any], place: int, e: int, usual: int) -> str:
    text = entry_text(game, state.pub, place, e)
    code, mark = cards_text(cards_in([e])), re.search(r"\^.*", text)
    if seen(e) == usual:
        return code + (mark[0] if mark else "")
    return f"{code}/{_knowers_text(game, seen(e))}" + (mark[0] if mark else "")


def _knowers_text(game: Game, mask: int) -> str:
    """Writes seats as records name those who know a card: `02`, `*` all, `-` nobody."""
    everyone = (1 << game.seats) - 1
    return {everyone: "*", 0: "-"}.get(mask) or "".join(str(s) for s in range(game.seats) if mask >> s & 1)
