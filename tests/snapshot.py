"""What every game does and tells in some hundred states, as digests: so that a change that is meant to change nothing
can be proved to change nothing.

`tests/snapshots/<game>.json` has an entry for each preset and for some house rules. An entry has for each kind of thing
a digest of all its states, and two hex digits a state, which find the first state that differs. Kinds: `play` (who may
do what, events, settlement), `explain`, `refuse` (why what is not legal is not) and `tell` (words of the events).

    python scripts/generate.py --snapshots [GAME...]     writes the files anew: after a change that was meant
    python -m tests.snapshot GAME ENTRY DEAL STATE       prints one state in full, to compare two versions of the code
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

from hlaska.core.actions import CALL
from hlaska.core.board import cards_in
from hlaska.core.cards import cards_text
from hlaska.core.errors import HlaskaError
from hlaska.core.game import Game
from hlaska.core.options import random_options, settings_text
from hlaska.games import GAMES, find_game, game_class
from hlaska.table.preview import explain_refusal
from tests import laws
from tests.laws import Trace

FOLDER = Path(__file__).parent / "snapshots"
KINDS = ("play", "explain", "refuse", "tell")
HOUSES = 6  # house rules a game
DEALS = 8
STATES = 14  # of a deal, its last one always among them
Entry = dict[str, str]
_encode = msgspec.json.Encoder(order="deterministic").encode


class Moment(NamedTuple):
    """A state of a deal that is looked at."""

    trace: Trace
    deal: int
    at: int


# ---------------------------------------------------------------- what is looked at
def game_of(name: str, entry: str) -> Game:
    """The game under the rules that an entry is called by: a preset, then what differs from it."""
    preset, *settings = entry.split()
    return find_game(name, preset, settings)


def moments(game: Game) -> Iterator[Moment]:
    """The states of some deals, chosen by the texts of actions alone: neither their numbers nor their order matter."""
    for deal in range(DEALS):
        trace = played(game, deal)
        last = len(trace.steps)
        chosen = sorted(Random(deal).sample(range(last), min(last, STATES - 1)))
        yield from (Moment(trace, deal, at) for at in (*chosen, last))


def played(game: Game, deal: int) -> Trace:
    rng = Random(deal)
    match = laws.some_match(game, deal)
    deck = (laws.stacked if deal % 4 == 3 else laws.shuffled)(game, rng)
    return laws.play_deal(game, match, deck, (laws.hashed if deal % 2 else laws.hesitant)(deal))


def lines(moment: Moment, kind: str) -> Iterator[bytes]:
    """Everything of a kind that is to be seen in a state, in a form that does not hang on how the code is laid out."""
    trace, _, at = moment
    game, state = trace.game, trace.states()[at]
    seats = range(-1, game.seats)
    if kind == "play":
        pub = state.pub
        yield _encode([pub.phase, pub.turn, pub.points, pub.items, pub.result])
        yield from (_encode(sorted(map(game.action_text, trace.view(at, s).legal))) for s in seats)
        yield from map(_encode, trace.batches()[at])
    elif kind == "explain":
        yield from (_encode(game.explainer.explain(trace.view(at, seat))) for seat in seats)
    elif kind == "tell":
        yield from (
            _encode(game.explainer.explain_event(state.pub, e))
            for seat in seats
            for e in trace.heard(seat)[at]
        )
    else:
        yield from (_refused(moment, seat, a) for seat in seats[1:] for a in _illegal(moment, seat))


def _illegal(moment: Moment, seat: int) -> Iterable[int]:
    """Some actions that the seat may not do now: cards it holds, others, calls."""
    trace, deal, at = moment
    rng, game, view = Random(f"{deal} {at} {seat}"), trace.game, trace.view(at, seat)
    every = [c | how << 6 for c in sorted(set(game.pack)) for how in (0, 1)]
    held = [a for a in every if a & 63 in cards_in(view.places[game.place(f"hand{seat}")])]
    calls = sorted(range(CALL, CALL + len(game.calls)), key=game.action_text)
    most = 8 if seat == view.pub.turn else 2
    some = [*rng.sample(held, min(most, len(held))), *rng.sample(calls, min(most, len(calls)))]
    return [a for a in (*some, rng.choice(every)) if a not in view.legal]


def _refused(moment: Moment, seat: int, action: int) -> bytes:
    trace, _, at = moment
    phrase = explain_refusal(trace.game, trace.view(at, seat), action).phrase
    return _encode([seat, trace.game.action_text(action), phrase])


# ---------------------------------------------------------------- digests
def entry_of(game: Game) -> Entry:
    seen = list(moments(game))
    return {kind: _digest(seen, kind) for kind in KINDS}


def _digest(seen: Iterable[Moment], kind: str) -> str:
    """A digest of all, then two digits for each state."""
    each = [sha256(b"\n".join(lines(m, kind))).hexdigest() for m in seen]
    return sha256("".join(each).encode()).hexdigest()[:16] + " " + "".join(d[:2] for d in each)


def stored(name: str) -> dict[str, Entry]:
    """The entries of a game as they were written; {} for a game that has none yet."""
    path = FOLDER / f"{name}.json"
    found: dict[str, Entry] = json.loads(path.read_text("utf-8")) if path.exists() else {}
    return found


def houses(name: str) -> Iterator[str]:
    """Entries of house rules: those that are written, as far as they still fit, then others drawn at random."""
    game_type: Any = game_class(name)
    count = 0
    for entry in stored(name):
        if " " in entry and count < HOUSES and _fits(name, entry):
            count += 1
            yield entry
    rng = Random(name)
    preset = next(iter(game_type.presets))
    while count < HOUSES:
        drawn = settings_text(random_options(game_type.Options, rng, 5), game_type.presets[preset])
        entry = f"{preset} {drawn}"
        if drawn and _fits(name, entry):
            count += 1
            yield entry


def _fits(name: str, entry: str) -> bool:
    try:
        game_of(name, entry)
    except HlaskaError:
        return False
    return True


def write(names: Iterable[str]) -> Iterator[Path]:
    """Writes the files of these games; those that have changed."""
    FOLDER.mkdir(exist_ok=True)
    for name in names:
        entries = {e: entry_of(game_of(name, e)) for e in (*game_class(name).presets, *houses(name))}
        path = FOLDER / f"{name}.json"
        made = json.dumps(entries, indent=1) + "\n"
        if not path.exists() or path.read_text("utf-8") != made:
            path.write_text(made, "utf-8")
            yield path


# ---------------------------------------------------------------- in words
def first_difference(game: Game, entry: str, was: Entry) -> str:
    """'' or the first state where something is not as it was, in words."""
    seen = list(moments(game))
    for kind in KINDS:
        now = _digest(seen, kind)
        if now != was.get(kind):
            trails = (now.split()[1], was.get(kind, " ").split(" ")[1])
            first = next((i for i in range(len(seen)) if len({t[2 * i : 2 * i + 2] for t in trails}) > 1), 0)
            return _in_words(entry, kind, seen[first])
    return ""


def _in_words(entry: str, kind: str, moment: Moment) -> str:
    trace, deal, at = moment
    name = trace.game.id
    return "\n".join(
        [
            f"{name}, {entry}: '{kind}' is not as it was, first in deal {deal} after {at} actions.",
            *shown(moment, (kind,)),
            f"The same in another version of the code: python -m tests.snapshot {name} '{entry}' {deal} {at}",
            f"If the change is meant: python scripts/generate.py --snapshots {name}",
        ]
    )


def shown(moment: Moment, kinds: Iterable[str] = KINDS) -> Iterator[str]:
    """A state and what is told in it, for people."""
    trace, _, at = moment
    game, state = trace.game, trace.states()[at]
    done = [f"{s.seat}: {game.action_text(s.action)}" for s in trace.steps[:at]]
    yield f"actions   {', '.join(done[-12:]) or 'none yet'}"
    yield f"now       phase {state.pub.phase}, seat {state.pub.turn} on turn"
    for place, entries in zip(game.places, state.places, strict=True):
        if entries:
            yield f"{place:<9} {cards_text(cards_in(entries))}"
    for kind in kinds:
        yield from (f"{kind:<9} {line.decode()}" for line in lines(moment, kind))


def main(args: list[str]) -> int:
    if len(args) != 4 or args[0] not in GAMES:
        print(__doc__)
        return 2
    deal, at = int(args[2]), int(args[3])
    trace = played(game_of(args[0], args[1]), deal)
    if not 0 <= at <= len(trace.steps):
        print(f"deal {deal} has {len(trace.steps)} actions")
        return 1
    print(*shown(Moment(trace, deal, at)), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
