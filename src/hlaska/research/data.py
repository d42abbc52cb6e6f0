"""Writes data sets: folders of Parquet files with a card.

The same seed gives the same bytes, and a data set goes on where it ended.

from hlaska.research.data import load

table = load("deals")
"""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing
from functools import partial
from hashlib import sha256
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import asdict

from hlaska._version import __version__
from hlaska.core.errors import BadText, plainly
from hlaska.core.game import Game
from hlaska.core.options import Value
from hlaska.core.options import difference as options_apart
from hlaska.core.record.deal_builder import find_dealing
from hlaska.core.record.hands import shares
from hlaska.research.datasets.data_columns import Column, Row
from hlaska.research.datasets.data_rows import FORMS, Source, batch_size, columns_of
from hlaska.research.datasets.quick_deal import QUICK, check_quick
from hlaska.research.matches import cluster as clusters
from hlaska.research.matches.arena import Spec, open_workers
from hlaska.research.matches.worker_pool import distribute
from hlaska.research.players.player_specs import check_spec

VERSION: Final = 1  # of the columns and of what a file says of itself
LARGEST: Final = 1 << 63  # seeds and numbers stay below
MOST_PER_DEAL: Final = 1_000
CARD: Final = "README.md"
Progress = Callable[[int, int], None]  # deals or endings done, of all


class Origin(Struct, frozen=True):
    """Holds what every file says: from what all rows follow, and which part it is."""

    data: int
    form: str
    game: str
    preset: str
    options: dict[str, Value]
    rules: int
    player: str
    seed: int
    number: int
    cards: int
    part: int
    hlaska: str
    first: int = 0
    per_deal: int = 1

    @property
    def parts(self) -> int:
        """Counts the files of the data set."""
        return -(-self.number // self.part)


class DataSetSummary(Struct, frozen=True):
    """Describes a whole data set. It has its folder, files, rows, bytes, and a checksum of all files."""

    folder: str
    files: int
    rows: int
    bytes: int
    sha256: str


class _Version(Struct):
    data: int


# ---------------------------------------------------------------- making
def make(
    form: str,
    spec: Spec,
    folder: Path,
    number: int,
    *,
    seed: int = 1,
    player: str | None = None,
    cards: int = 6,
    per_deal: int = 1,
    part: int | None = None,
    workers: int | None = None,
    cluster: str | None = None,
    progress: Progress | None = None,
) -> DataSetSummary:
    """Makes a data set in a folder, or what is missing of it.

    per_deal: the most endings that a deal gives. Raises BadText, with nothing done, for what cannot be."""
    parquet = _parquet()
    origin, source = _describe(form, spec, number, seed, player, cards, per_deal, part)
    clusters.check_workers(cluster, workers)
    folder.mkdir(parents=True, exist_ok=True)
    there = _parts_there(folder, origin)
    missing = [n for first in _firsts(origin) if first not in there for n in _starting_numbers(origin, first)]
    done = sum(len(_numbers(origin, first)) for first in there)
    columns = columns_of(form, source)
    with closing(_rows(source, form, missing, workers, cluster)) as rows:
        for first, found in _parts(origin, rows, done, progress):
            parquet.write(_path(folder, origin, first), columns, found, _header(origin, first))
    made = _summarize(folder, origin)
    (folder / CARD).write_text(format_card(origin, spec.make(), columns, made), encoding="utf-8")
    return made


def _describe(
    form: str,
    spec: Spec,
    number: int,
    seed: int,
    player: str | None,
    cards: int,
    per_deal: int,
    part: int | None,
) -> tuple[Origin, Source]:
    if form not in FORMS:
        raise BadText(f"'{form}' is no kind of data; there are {', '.join(FORMS)}")
    least_one = {"number": number, "cards": cards, "per_deal": per_deal, "part": 1 if part is None else part}
    for name, value in least_one.items():
        if not 1 <= value < LARGEST:
            raise BadText(f"{name}={value}: a whole number of at least 1")
    if per_deal > MOST_PER_DEAL:
        raise BadText(f"per_deal={per_deal}: at most {MOST_PER_DEAL}, more than the endings of any deal")
    if not 0 <= seed < LARGEST:
        raise BadText(f"seed={seed}: a whole number from 0 to 2**63 - 1")
    game = spec.make()
    player = FORMS[form].player(game) if player is None else player
    if player == QUICK:
        check_quick(game)
    else:
        check_spec(game, player)
    left, several = (cards, per_deal) if form == "endings" else (0, 1)
    options = options_apart(game.options, game.presets[spec.preset])
    size = FORMS[form].part if part is None else part
    origin = Origin(
        VERSION, form, spec.game, spec.preset, options, game.rules_version, player, seed, number, left, size,
        __version__, per_deal=several,
    )  # fmt: skip
    return origin, Source(spec, player, seed, left, several)


def _rows(
    source: Source, form: str, missing: Sequence[int], workers: int | None, cluster: str | None
) -> Generator[tuple[int, list[Row]], None, None]:
    """Yields the rows of each number, as they are done."""
    if not missing:
        return
    count = min(workers or os.cpu_count() or 1, len(missing))
    with open_workers(partial(_number_rows, source, form), source.spec.game, count, cluster) as pool:
        yield from distribute(missing, pool)


def _number_rows(source: Source, form: str, number: int) -> tuple[int, list[Row]]:
    return number, FORMS[form].rows(source, number)


def _parts(
    origin: Origin, rows: Iterator[tuple[int, list[Row]]], done: int, progress: Progress | None
) -> Iterator[tuple[int, list[Row]]]:
    """Yields the parts as they become whole, with the number of their first deal."""
    open_parts: dict[int, dict[int, list[Row]]] = {}
    for number, found in rows:
        first = number - number % origin.part
        collected = open_parts.setdefault(first, {})
        covered = _count_covered(origin, first, number)
        collected[number] = found if origin.per_deal == 1 else found[:covered]
        done += covered
        if progress is not None:
            progress(done, origin.number)
        if len(collected) == len(_starting_numbers(origin, first)):
            yield first, [row for n in sorted(collected) for row in collected[n]]
            del open_parts[first]


def _firsts(origin: Origin) -> range:
    return range(0, origin.number, origin.part)


def _numbers(origin: Origin, first: int) -> range:
    return range(first, min(first + origin.part, origin.number))


def _starting_numbers(origin: Origin, first: int) -> Sequence[int]:
    """Lists the numbers of a part from which rows are made."""
    numbers, count = _numbers(origin, first), batch_size(origin.per_deal)
    return numbers if count == 1 else [n for n in numbers if n == first or n % count == 0]


def _count_covered(origin: Origin, first: int, number: int) -> int:
    """Counts the numbers of a part whose rows are made together, from one on."""
    count = batch_size(origin.per_deal)
    return min(number - number % count + count, _numbers(origin, first).stop) - number


def _path(folder: Path, origin: Origin, first: int) -> Path:
    return folder / f"part-{first // origin.part:05}.parquet"


def _header(origin: Origin, first: int) -> bytes:
    said = asdict(msgspec.structs.replace(origin, first=first))
    if origin.per_deal == 1:  # as files say that were made before there was a choice
        del said["per_deal"]
    return msgspec.json.encode(said)


def _parts_there(folder: Path, origin: Origin) -> set[int]:
    """Finds the parts that are there, by first number. Raises BadText for other data."""
    found = set()
    for path in sorted(folder.glob("part-*.parquet")):
        other = _origin(path)
        differs = _describe_difference(other, origin)
        if differs:
            raise BadText(f"{path}: other data: {differs}; take another folder")
        found.add(other.first)
    return found


def _describe_difference(there: Origin, here: Origin) -> str:
    ours, theirs = asdict(here), asdict(there)
    names = [name for name in ours if name != "first" and ours[name] != theirs[name]]
    return "; ".join(f"{name} is {theirs[name]} there, {ours[name]} here" for name in names)


def _summarize(folder: Path, origin: Origin) -> DataSetSummary:
    parquet, digest, rows, size = _parquet(), sha256(), 0, 0
    for first in _firsts(origin):
        path = _path(folder, origin, first)
        data = path.read_bytes()
        digest.update(data)
        rows, size = rows + parquet.count_rows(path), size + len(data)
    return DataSetSummary(str(folder), origin.parts, rows, size, digest.hexdigest())


# ---------------------------------------------------------------- reading
def load(name: str | Path) -> Any:
    """Reads a data set as a table of pyarrow.

    Raises BadText for another version, and for a part that is missing, cut off or damaged."""
    parquet, folder = _parquet(), Path(name)
    paths = sorted(folder.glob("part-*.parquet")) if folder.is_dir() else []
    if not paths:
        raise BadText(f"{folder}: no folder with a data set; `hlaska data` makes one")
    origin = _origin(paths[0])
    for first in _firsts(origin):
        path = _path(folder, origin, first)
        if path not in paths:
            raise BadText(f"{path} is missing: run the command of {folder / CARD} again, or copy all files")
        differs = _describe_difference(_origin(path), origin)
        if differs:
            raise BadText(f"{path}: other data than {paths[0].name}: {differs}")
    return parquet.join([parquet.read(path) for path in paths])


def _origin(path: Path) -> Origin:
    said = _parquet().origin_of(path)
    try:
        version = msgspec.json.decode(said, type=_Version).data
        if version != VERSION:
            right = "take a newer one" if version > VERSION else "make it anew"
            raise BadText(f"{path}: data of version {version}; this hlaska reads version {VERSION}: {right}")
        return msgspec.json.decode(said, type=Origin)
    except msgspec.MsgspecError as e:
        raise BadText(f"{path}: {plainly(str(e))}") from None


def _parquet() -> ModuleType:
    try:
        from hlaska.research.datasets import parquet
    except ModuleNotFoundError as e:
        if (e.name or "").partition(".")[0] != "pyarrow":
            raise
        raise BadText("data sets need one more package: pip install 'hlaska[data]'") from None
    return parquet


# ---------------------------------------------------------------- the card
def format_card(origin: Origin, game: Game, columns: Sequence[Column], made: DataSetSummary) -> str:
    """Writes the data card: what rows are, how they came about, what columns say."""
    form = FORMS[origin.form]
    rows = "\n".join(f"| `{c.name}` | {c.type} | {c.unit} | {c.help.replace('|', '/')} |" for c in columns)
    changed = "".join(f", `{name}={value}`" for name, value in origin.options.items())
    per = f"{game.money} make one unit of the scores" if game.money > 1 else "one is one unit of the scores"
    of = "endings" if origin.form == "endings" else "deals"
    left = f"; at most {origin.cards} cards a hand, those to be drawn among them" if origin.cards else ""
    if origin.per_deal > 1:
        left += f"; at most {origin.per_deal} of one deal, which `deal` numbers: those hang together, so split by deals"
    return f"""---
license: cc0-1.0
pretty_name: "{form.title} of {origin.game}, {origin.preset}"
tags: [card-games, imperfect-information, {origin.game}]
---

# {form.title} of {origin.game}, {origin.preset}

{form.about} All cards are open: this is for research, not for a player's seat.

| | |
|---|---|
| rules | `{origin.game}`, preset `{origin.preset}`{changed}; version {origin.rules} of its rules |
| players | `{origin.player}` in every seat; every deal is the first of a match |
| rows | {made.rows} rows of {origin.number} {of}{left} |
| seed | {origin.seed}; a deal hangs on the seed and its number alone |
| made by | hlaska {origin.hlaska}, {_parquet().LIBRARY}, version {origin.data} of the data |
| command | `{command(origin)}` |
| files | {made.files}, {made.bytes} bytes, SHA-256 of all in order `{made.sha256}` |
| amounts | smallest units of money: {per} |
| dealing | {_describe_dealing(game)} |
| licence | CC0 1.0: no rights are reserved |

The same command gives the same bytes with the same versions, if the player goes by no clock.

| column | type | unit | what it says |
|---|---|---|---|
{rows}

Cards are rank, then suit: `TH` is the ten of hearts. `ints`, `texts` and `items` are lists; an item has `key`, `seat`
and `value`. Columns `pub_` are what everybody knows, null where there is no such thing.
"""


def _describe_dealing(game: Game) -> str:
    """Says which cards of a deck go where."""
    said = "; ".join(f"`{name}` {_ranges(found)}" for name, found in shares(game).by_name.items())
    quiet = ", ".join(game.action_text(action) for _, action in find_dealing(game, ()).first)
    return f"places in `deck`, from 0{f', where the first actions are `{quiet}`' if quiet else ''}: {said}"


def _ranges(numbers: Sequence[int]) -> str:
    """Joins numbers that follow each other: 0 1 2 6 7 as `0-2, 6-7`."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs)


def command(origin: Origin) -> str:
    """Writes the command that makes a data set."""
    said = [f"hlaska data {origin.form} {origin.game} --preset {origin.preset}"]
    said += [
        f"--set {name}={str(value).lower() if isinstance(value, bool) else value}"
        for name, value in origin.options.items()
    ]
    said += [f"--number {origin.number} --seed {origin.seed} --player {origin.player}"]
    said += [f"--cards {origin.cards}"] if origin.cards else []
    said += [f"--per-deal {origin.per_deal}"] if origin.per_deal > 1 else []
    return " ".join([*said, f"--part {origin.part}"])
