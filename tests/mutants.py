"""Records that are spoiled by chance, through every door that takes a record: only the program's own errors come out.

python -m tests.mutants --records 200000 --seed 1 --seconds 2     all of them, with the slowest at the end

Everything follows from the seed, so `--seed S --only N` is one record again, printed. Time is processor time of this
process, so that a busy machine proves nothing; `work` counts calls of Python functions instead.
"""

from __future__ import annotations

import argparse
import heapq
import json
import re
import sys
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, Final, NamedTuple

from hlaska.bots.analysis.open_position import solve_position
from hlaska.cli import records as shown
from hlaska.core import record as records
from hlaska.core.cards import cards_text
from hlaska.core.errors import HlaskaError
from hlaska.core.game import Game
from hlaska.core.record import Lines, Record
from hlaska.core.record.hands import label, shares
from hlaska.games import GAMES, find_game, game_class
from hlaska.locales import Language, languages
from hlaska.table import position_editor
from tests.laws import moody, play_deal, shuffled

ROOT: Final = Path(__file__).parent
SOLVED: Final = 300  # positions that are searched: as much as shows whether a door holds
MOST: Final = 4000  # characters of a mutant that are shown
MOST_BROKEN: Final = 20  # errors that are shown
Text = str
_CARD: Final = re.compile(r"\b[7-9TJQKA][CSHD]\b")
_NUMBER: Final = re.compile(r"(?<=[=\[,])\d{1,4}\b|(?<= )\d{1,4}\b(?!\.)")
_ODD: Final = (
    'null true [] [[ {} "" "a" ² ٣ １ \u00a0 \ufeff \x00 İ ß { } ?? 2: 99: 1. QH+ QH#2 QH#9 ^1 / /012 ^9999999 = a= =a '
    "\u2028 \x85 -1 0 1 7 63 64 99 255 256 65535 65536 9007199254740992 1000000000000000000000000000000 1e9"
)


# ---------------------------------------------------------------- records that are well
@cache
def sound() -> tuple[Text, ...]:
    """Records of every game: worked examples and old tables, whole deals, deals that stop, positions, hands."""
    kept = [*sorted((ROOT / "records").rglob("*.txt")), *sorted((ROOT / "old/records").glob("*.txt"))]
    return (*(path.read_text(encoding="utf-8") for path in kept), *_made())


def _made() -> Iterator[Text]:
    rng = Random(0)
    for name in GAMES:
        for preset in game_class(name).presets:
            game = find_game(name, preset)
            match, deck = game.opening(), shuffled(game, rng)
            trace = play_deal(game, match, deck, moody(rng))
            stop = rng.randrange(len(trace.steps) + 1)
            journal = [(-1, deck), *((s.seat, (s.action,)) for s in trace.steps[:stop])]
            yield records.write(records.record_of(game, preset, match, (), journal), game_class)
            setup = records.setup_of(game, match, rng.choice(trace.states()))
            lying = Record(name, preset, deals=(records.DealRecord(setup=setup),))
            yield records.write(lying, game_class)
            rows = shares(game).by_name.items()
            hands = "\n".join(f"{label(row)}: {cards_text(deck[n] for n in slots)}" for row, slots in rows)
            yield f"Game: {name}\nPreset: {preset}\n\n{hands}\n"


@cache
def words() -> tuple[Text, ...]:
    """What stands in records, to be put where it does not belong."""
    found = {word for text in sound() for word in text.replace(",", " ").split() if len(word) < 40}
    calls = {call.text for name in GAMES for call in list(game_class(name).calls)[:60]}
    return (*sorted(found | calls), *_ODD.split(" "))


# ---------------------------------------------------------------- spoiling them
def characters(text: Text, rng: Random) -> Text:
    """Some characters exchanged, lost or added."""
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(len(text) + 1)
        new = rng.choice(
            ["", " ", "\n", "\t", ":", ",", "{", "}", "?", "-", "=", "[", "]", "/", "^", "é", *"7CHQ10.²"]
        )
        text = text[:at] + new + text[at + rng.randint(0, 3) :]
    return text


def tokens(text: Text, rng: Random) -> Text:
    """Some words exchanged for others, added or lost."""
    parts = text.split(" ")
    for _ in range(rng.randint(1, 3)):
        at = rng.randrange(len(parts))
        parts[at : at + rng.choice([0, 1, 1, 1])] = [
            rng.choice(words()) for _ in range(rng.choice([0, 1, 1, 2]))
        ]
        parts = parts or [""]
    return " ".join(parts)


def lines_of(text: Text, rng: Random) -> Text:
    """Some lines lost, doubled, exchanged or taken from another record."""
    rows = text.splitlines() or [""]
    at, other = rng.randrange(len(rows)), rng.choice(sound()).splitlines() or [""]
    match rng.randrange(5):
        case 0:
            del rows[at]
        case 1:
            rows.insert(at, rows[rng.randrange(len(rows))])
        case 2:
            rows[at] = rng.choice(other)
        case 3:
            rows[at : at + 1] = [f"{rows[at]} {rng.choice(other)}"]
        case _:
            rows = rows[:at] + other[rng.randrange(len(other)) :]
    return "\n".join(rows)


def numbers(text: Text, rng: Random) -> Text:
    """A number, or a value of a public number, exchanged."""
    parts = text.split("=")
    if len(parts) < 2:
        return tokens(text, rng)
    at = rng.randrange(1, len(parts))
    value, blank, rest = parts[at].partition(" ")
    new = rng.choice([*_ODD.split(" "), value + "0", "-" + value, f"[{value}]", f"[{value},{value}]"])
    parts[at] = new + blank + rest
    return "=".join(parts)


def subtle(text: Text, rng: Random) -> Text:
    """A card for a card, a number for a number, or two words of one line in each other's place: what can be read."""
    found = [*_CARD.finditer(text)] if rng.random() < 0.5 else [*_NUMBER.finditer(text)]
    if len(found) < 2:
        return tokens(text, rng)
    one, other = sorted(rng.sample(found, 2), key=lambda m: m.start())
    match rng.randrange(3):
        case 0:
            return text[: one.start()] + other[0] + text[one.end() :]
        case 1:
            new = (
                str(rng.choice([0, 1, 2, 3, 4, 5, 7, 10, 66, 250, int(one[0]) + 1]))
                if one[0].isdecimal()
                else other[0]
            )
            return text[: one.start()] + new + text[one.end() :]
        case _:
            between = text[one.end() : other.start()]
            return text[: one.start()] + other[0] + between + one[0] + text[other.end() :]


def stopped(text: Text, rng: Random) -> Text:
    """The beginning, cut at a blank: a deal that is not over."""
    blanks = [at for at, c in enumerate(text) if c.isspace()]
    return text[: rng.choice(blanks)] if blanks else text


def long_lines(text: Text, rng: Random) -> Text:
    """A word, a line or the whole, so often that it is long."""
    times = rng.choice([10, 100, 1000, 5000])
    rows = text.splitlines() or [""]
    at = rng.randrange(len(rows))
    match rng.randrange(4):
        case 0:
            parts = rows[at].split(" ")
            nth = rng.randrange(len(parts))
            parts[nth] = " ".join([parts[nth]] * times)
            rows[at] = " ".join(parts)
        case 1:
            rows[at] = "\n".join([rows[at]] * min(times, 1000))
        case 2:
            parts = rows[at].split(" ")
            parts.insert(rng.randrange(len(parts) + 1), rng.choice(words()) * min(times, 1000))
            rows[at] = " ".join(parts)
        case _:
            return "\n".join([text] * min(times, 10))
    return "\n".join(rows)[:900_000]


def as_json(text: Text, rng: Random) -> Text:
    """The same as JSON, with something of it exchanged."""
    try:
        data = json.loads(records.to_json(records.read(text, game_class), game_class))
    except HlaskaError:
        return characters(text, rng)
    for _ in range(rng.randint(1, 3)):
        _exchange(data, rng)
    found = json.dumps(data, ensure_ascii=rng.random() < 0.5)
    return characters(found, rng) if rng.random() < 0.2 else found


def _exchange(data: Any, rng: Random) -> None:
    """Another value somewhere in it."""
    new: list[Any] = [None, -1, 0, 2**53, 10**30, "", "QH", "\ud800", [], {}, [[]], True, 1.5, "1" * 5000]
    while True:
        keys = list(data) if isinstance(data, dict) else list(range(len(data)))
        if not keys:
            data.update(x=1) if isinstance(data, dict) else data.append(rng.choice(new))
            return
        key = rng.choice(keys)
        if not isinstance(data[key], dict | list) or rng.random() < 0.3:
            data[key] = rng.choice([*new, rng.choice(words())])
            return
        data = data[key]


KINDS: Final = (
    *(subtle,) * 6,
    *(stopped,) * 2,
    *(numbers,) * 3,
    characters,
    tokens,
    lines_of,
    as_json,
    long_lines,
)


def mutant(seed: int, nth: int) -> Text:
    """One spoiled record."""
    rng = Random(f"{seed} {nth}")
    text = rng.choice(sound())
    for _ in range(rng.choice([1, 1, 1, 2, 3])):
        kind = rng.choice(KINDS)
        if kind is not long_lines or rng.random() < 0.2:
            text = kind(text, rng)
    return text


# ---------------------------------------------------------------- the doors
class Brought(NamedTuple):
    """A record that could be read, and what each door needs of it."""

    record: Record
    lines: Lines
    game: Game
    rng: Random


@cache
def language(code: str, faces: str, money: int) -> Language:
    return Language(code, faces=faces, money=money)


def read(text: Text) -> tuple[Record, Lines]:
    if text.lstrip().startswith("{") and '"game"' in text:
        return records.from_json(text, game_class), Lines()
    return records.read_lines(text, game_class)


def write(b: Brought) -> None:
    records.read(records.write(b.record, game_class), game_class)
    records.from_json(records.to_json(b.record, game_class), game_class)


def check(b: Brought) -> None:
    records.check(b.record, game_class, b.lines)


def score(b: Brought) -> None:
    words_of = language(b.rng.choice(languages()), b.game.faces, b.game.money)
    for one in records.check(b.record, game_class, b.lines):
        list(shown._settlement(words_of, b.game, one, True))
        shown._score_data(b.game, one, words_of)


def legal(b: Brought) -> None:
    words_of = language(b.rng.choice(languages()), b.game.faces, b.game.money)
    for one in records.check(b.record, game_class, b.lines)[-1:]:
        shown._legal_data(b.game, one.state, words_of)
        for seat in range(-1, b.game.seats):
            b.game.explainer.explain(b.game.view(one.state, seat))


def replay(b: Brought) -> None:
    words_of = language(b.rng.choice(languages()), b.game.faces, b.game.money)
    if all(records.is_whole(deal) for deal in b.record.deals):
        for one in records.check(b.record, game_class, b.lines):
            shown._steps(words_of, b.game, one)
    else:
        for deal in b.record.deals:
            shown._format_partial_deal(words_of, b.game, deal)


def verify(b: Brought) -> None:
    records.verdicts(b.record, game_class, b.lines)


def edit(b: Brought) -> None:
    for lie in (False, True):
        deal = b.rng.randint(1, max(1, len(b.record.deals)))
        rows = position_editor.rows_of_record(game_class, b.record, deal, b.rng.randint(0, 40), lie)
        position_editor.check_rows(game_class, rows)


def solve(b: Brought) -> None:
    for one in records.check(b.record, game_class, b.lines)[-1:]:
        solve_position(b.game, one.state, SOLVED, compile_now=False)


DOORS: Final[tuple[Callable[[Brought], None], ...]] = (
    write,
    check,
    score,
    legal,
    replay,
    verify,
    edit,
    solve,
)


class Slow(NamedTuple):
    """How long a door took: seconds of the processor."""

    seconds: float
    seed: int
    nth: int
    door: str
    length: int


def through_all(seed: int, nth: int) -> Iterator[tuple[str, float, bool]]:
    """Takes one mutant through every door: its name, the time, whether it was let in. What is not the program's own
    error comes out."""
    text = mutant(seed, nth)
    begun = process_time()
    try:
        record, lines = read(text)
    except HlaskaError:
        yield "read", process_time() - begun, False
        return
    yield "read", process_time() - begun, True
    game = records.game_of(record, game_class)
    for door in DOORS:
        begun, let_in = process_time(), True
        try:
            door(Brought(record, lines, game, Random(nth)))
        except HlaskaError:
            let_in = False
        yield door.__name__, process_time() - begun, let_in


class Outcome(NamedTuple):
    """told: how often each door let a record in or refused it; slowest: the longest times; broken: what came out that
    is none of the program's own errors, with the mutant it came of."""

    told: Counter[str]
    slowest: list[Slow]
    broken: list[str]


def run(seed: int, numbers_of: Iterable[int], most: int = 10) -> Outcome:
    """Takes mutants through every door."""
    told, slowest, broken = Counter[str](), list[Slow](), list[str]()
    for nth in numbers_of:
        try:
            for door, seconds, let_in in through_all(seed, nth):
                told[f"{door} {'in' if let_in else 'refused'}"] += 1
                one = Slow(seconds, seed, nth, door, 0)
                (heapq.heappush if len(slowest) < most else heapq.heappushpop)(slowest, one)
        except Exception as error:
            where = traceback.extract_tb(error.__traceback__)[-1]
            at = f"{where.filename.rpartition('hlaska/')[2]}:{where.lineno}"
            broken.append(f"python -m tests.mutants --seed {seed} --only {nth}: {at}: {error!r}")
    named = [slow._replace(length=len(mutant(slow.seed, slow.nth))) for slow in slowest]
    return Outcome(told, sorted(named, reverse=True), broken)


# ---------------------------------------------------------------- work instead of time
def work(do: Callable[[], object]) -> int:
    """How many calls of functions something takes, those in C too: the same on every machine."""
    count = 0

    def called(frame: object, event: str, arg: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(called)
    try:
        do()
    except HlaskaError:
        pass
    finally:
        sys.setprofile(before)
    return count


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--records", type=int, default=2000)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--from", type=int, default=0, dest="first")
    asked.add_argument("--only", type=int, default=-1)
    asked.add_argument("--seconds", type=float, default=2.0, help="most of one door, of the processor")
    given = asked.parse_args()
    if given.only >= 0:
        print(mutant(given.seed, given.only)[:MOST])
        for door, seconds, let_in in through_all(given.seed, given.only):
            print(f"{door}: {'in' if let_in else 'refused'}, {seconds:.3f} s")
        return 0
    begun = process_time()
    told, slowest, broken = run(given.seed, range(given.first, given.first + given.records))
    print(f"{given.records} records, seed {given.seed}: {process_time() - begun:.0f} s of the processor")
    for name, count in sorted(told.items()):
        print(f"  {name}: {count}")
    for slow in slowest:
        print(f"  {slow.seconds:.3f} s: {slow.door} of {slow.nth} ({slow.length} characters)")
    late = [slow for slow in slowest if slow.seconds > given.seconds]
    print(f"slower than {given.seconds} s: {len(late)}; not the program's own: {len(broken)}")
    print("\n".join(broken[:MOST_BROKEN]))
    return 1 if late or broken else 0


if __name__ == "__main__":
    sys.exit(main())
