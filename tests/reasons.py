"""Worked examples of reasons: for each kind of item of a settlement, and for each reason of a refusal, one moment of a
deal in which it is told, with its rule and its numbers.

They lie in `tests/reasons/<file of words>.txt`, one block each:

    == refused-thousand-cap mariage:TH.BID.2 | bid=200 most=120
    Seat 1: bid 200
    (a record that begins with a position and ends where the refusal is asked, or with the deal)

A new kind of item or refusal needs a block. `python -m tests.reasons SECONDS FILE...` looks for moments of those that
have none, and takes the numbers of the others anew; what it writes is a proposal: read it, with the rule beside it,
before it is committed.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from hlaska.core import record as records
from hlaska.core.counters import Counter, limits, packed
from hlaska.core.errors import Phrase
from hlaska.core.game import Game
from hlaska.core.options import difference
from hlaska.games import GAMES, find_game, game_class
from tests import laws, matches, told
from tests.laws import Trace, must
from tests.test_every_game import random_game

FOLDER: Final = Path(__file__).parent / "reasons"
WITHOUT: Final[dict[str, frozenset[str]]] = {
    "bezique": frozenset(
        {
            "item-bezique-carte-blanche",
            "item-bezique-declared",
            "item-bezique-plain-sequence",
            "item-bezique-quadruple-bezique",
            "item-bezique-triple-bezique",
        }
    ),
    "common": frozenset(
        {
            "refused-no-declaration",
        }
    ),
}
"""What has no example yet, by file: too rare to be met by chance, said of real cards only (`declared`), or only in a
game that leaves it to core (`common`). May only shrink."""
KINDS: Final = ("item-", "refused-")
ELSEWHERE: Final = ("company", "lobby", "web")  # words of tables and of the page, not of a game


class Reason(NamedTuple):
    """One block. what: `Seat 1: bid 200`, or `Item of 1: -120` with the seat and its value."""

    key: str
    rule: str
    args: str
    what: str
    text: str

    def __str__(self) -> str:
        head = " ".join(part for part in (self.key, self.rule) if part)
        return f"== {head} | {self.args}\n{self.what}\n{self.text.strip()}\n"


# ---------------------------------------------------------------- the files
def wanted() -> dict[str, list[str]]:
    """The kinds of items and refusals that there are words for, by file."""
    found = {}
    for path in sorted((told.LOCALES / "en").glob("*.ftl")):
        keys = [
            key
            for key in told.keys("en", path.stem)
            if key.startswith(KINDS) and not told.VARIANTS.search(key)
        ]
        if keys and path.stem not in ELSEWHERE:
            found[path.stem] = keys
    return found


def reasons(file: str) -> list[Reason]:
    path = FOLDER / f"{file}.txt"
    blocks = path.read_text("utf-8").split("== ")[1:] if path.exists() else []
    return [_block(block) for block in blocks]


def _block(block: str) -> Reason:
    head, what, text = block.split("\n", 2)
    names, _, args = head.partition(" |")
    key, _, rule = names.partition(" ")
    return Reason(key, rule, args.strip(), what, text)


# ---------------------------------------------------------------- holding a game to them
def holds(reason: Reason) -> None:
    """Raises Broken where a game gives another reason."""
    record, played = records.check_text(reason.text, game_class)
    game, (deal,) = records.game_of(record, game_class), played
    if reason.key.startswith("refused-"):
        _refuses(game, reason, deal.state)
    else:
        here = [_item(item) for item in deal.state.pub.items]
        right = (reason.key, reason.rule, reason.args, reason.what)
        must(right in here, f"expected {right}, the items are {here}")


def _refuses(game: Game, reason: Reason, state: Any) -> None:
    said = _refusal(game, reason, state)
    must(said is not None, f"nothing forbids what is asked: {reason.what}")
    assert said is not None
    right, is_said = (reason.key, reason.rule, reason.args), (said.key, said.rule, _numbers(said))
    must(is_said == right, f"seat {reason.what}: expected {right}, it is refused for {is_said}")


def _refusal(game: Game, reason: Reason, state: Any) -> Phrase | None:
    seat, _, action = reason.what.removeprefix("Seat ").partition(": ")
    return game.explainer.explain_refusal(game.view(state, int(seat)), game.parse_action(action))


def _item(item: Any) -> tuple[str, str, str, str]:
    factors = "".join(f" x{n} {name}" for name, n in item.factors)
    return item.key, item.rule, _numbers(item), f"Item of {item.seat}: {item.value} = {item.base}{factors}"


def _numbers(phrase: Any) -> str:
    return " ".join(f"{name}={n}" for name, n in phrase.args.items())


def renewed(reason: Reason) -> Reason | None:
    """The same example with the numbers and the rule that are told now; None where something else is told."""
    record, (deal,) = records.check_text(reason.text, game_class)
    game = records.game_of(record, game_class)
    if reason.key.startswith("item-"):
        items = [Reason(*_item(item), reason.text) for item in deal.state.pub.items]
        same = [one for one in items if one.key == reason.key]
        return min(same, key=lambda one: one.what != reason.what, default=None)
    said = _refusal(game, reason, deal.state)
    if said is None or said.key != reason.key:
        return None
    return reason._replace(rule=said.rule, args=_numbers(said))


# ---------------------------------------------------------------- looking for those that are missing
def look(game: str, keys: set[str], seconds: float) -> Iterator[Reason]:
    """Moments of a game in which reasons of these keys are told, as far as so many seconds bring them."""
    until = process_time() + seconds
    for seed in count():
        for made, preset in _tables(game, seed):
            if not keys or process_time() > until:
                return
            for trace in _deals(made, seed):
                for reason in _of_deal(trace, preset, Random(seed), keys):
                    keys.discard(reason.key)
                    yield reason


def _tables(game: str, seed: int) -> Iterator[tuple[Game, str]]:
    first = next(iter(game_class(game).presets))
    yield from ((find_game(game, preset), preset) for preset in game_class(game).presets)
    if seed >= 10:
        yield random_game(game, Random(seed)), first


def _deals(game: Game, seed: int) -> Iterator[Trace]:
    """A deal, also near the end of a match, or all of a match in favour of one chair."""
    rng = Random(seed)
    if seed % 12 == 11 and not game.is_endless:
        yield from matches.lopsided(game, seed % game.players, rng, 30)
        return
    deck = laws.stacked(game, rng) if seed % 5 == 4 else laws.shuffled(game, rng)
    choosers = (
        laws.moody(rng),
        matches.eager(seed % game.seats, rng),
        laws.hashed(seed),
        laws.hesitant(seed),
    )
    match = laws.some_match(game, seed)
    match = replace(match, notes=_counted(game, rng)) if seed % 3 == 2 else match
    yield laws.play_deal(game, match, deck, choosers[seed % 4])


def _counted(game: Game, rng: Random) -> tuple[int, ...]:
    """Counters as they may stand in a match that goes on."""

    def one(counter: Counter) -> int:
        low, high = limits(counter, game.players, game.options)
        return (
            rng.randint(max(low, -3 * counter.step) // counter.step, min(high // counter.step, 3))
            * counter.step
        )

    values = {c.name: tuple(one(c) for _ in range(game.players)) if c.each else one(c) for c in game.counters}
    return packed(game.counters, values)


def _of_deal(trace: Trace, preset: str, rng: Random, keys: set[str]) -> Iterator[Reason]:
    game = trace.game
    for item in trace.states()[-1].pub.items:
        if item.key in keys:
            keys.discard(item.key)
            yield Reason(*_item(item), _text(trace, preset, max(0, len(trace.steps) - 1), len(trace.steps)))
    for at in rng.sample(range(len(trace.states())), min(len(trace.states()), 12)):
        for seat, action, why in told.refusals_at(trace, at, rng, 24):
            if why is not None and why.key in keys:
                keys.discard(why.key)
                what = f"Seat {seat}: {game.action_text(action)}"
                yield Reason(why.key, why.rule, _numbers(why), what, _text(trace, preset, at, at))


def _text(trace: Trace, preset: str, start: int, end: int) -> str:
    """The record of a deal from a state on, up to another."""
    game, match = trace.game, trace.match
    moves = tuple((s.seat, s.action) for s in trace.steps[start:end])
    deal = records.DealRecord(
        setup=records.setup_of(game, match, trace.states()[start]), moves=moves, first=match.first
    )
    changes = difference(game.options, game.presets[preset])
    whole = records.Record(
        game.id, preset, changes, game.rules_version, scores=match.scores, notes=match.notes, deals=(deal,)
    )
    return re.sub(r"(?m)^Result: .*\n", "", records.write(whole, game_class))


def main() -> None:
    """SECONDS FILE...: looks so long for each game, for the words of these files."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 60
    FOLDER.mkdir(exist_ok=True)
    for file, keys in wanted().items():
        if sys.argv[2:] and file not in sys.argv[2:]:
            continue
        here = {reason.key: reason for reason in map(renewed, reasons(file)) if reason is not None}
        missing = set(keys) - here.keys()
        for name in [
            name for name in GAMES if name == file or name.startswith(f"{file}_") or file == "common"
        ]:
            here |= {reason.key: reason for reason in look(name, missing, seconds)}
        blocks = [str(here[key]) for key in keys if key in here]
        (FOLDER / f"{file}.txt").write_text("\n".join(blocks), "utf-8")
        print(f"{file}: {len(blocks)} of {len(keys)}, without", *sorted(missing), flush=True)


if __name__ == "__main__":
    main()
