"""Records what computer players choose and expect, so that a change of shape proves to change no decision.

`tests/snapshots/decisions.json` has for each preset and player one line a decision: the actions before it as a digest,
the action chosen, and a digest of what each candidate was worth. Deals and players follow from seeds alone.

    python scripts/generate.py --decisions [GAME...]     writes the lines of these games (of all) anew
    python -m tests.decisions GAME PRESET PLAYER AT      prints one decision with the worth of each candidate
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from hashlib import sha256
from itertools import islice
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, Final, NamedTuple

from hlaska.bots import make
from hlaska.bots.players.evaluators import Turn
from hlaska.bots.players.search import SearchBot
from hlaska.core.board import Event, State
from hlaska.core.game import Game
from hlaska.games import GAMES, find_game, game_class
from hlaska.kernel import jit
from tests import laws

PATH: Final = Path(__file__).parent / "snapshots" / "decisions.json"
PLAYERS: Final = ("club:16", "strong:16")
DEALS: Final = 2  # a preset and player
DIGITS: Final = 6  # after the point, of a worth: what compilers may round otherwise lies below
Lines = list[str]


class Decision(NamedTuple):
    """A choice that was made: the actions before it, the action, and the mean worth of each candidate."""

    before: tuple[str, ...]
    action: str
    worths: dict[str, float]

    def line(self) -> str:
        """Returns the decision in one line: digest of what came before, action, digest of the worths."""
        worths = json.dumps({k: round(v, DIGITS) + 0.0 for k, v in sorted(self.worths.items())})
        return f"{_digest(' '.join(self.before))} {self.action.replace(' ', '_')} {_digest(worths)}"


def _digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:8]


def decide(game: Game, spec: str) -> Iterator[Decision]:
    """Yields every decision with a choice in some deals in which all seats are this player.

    game: its rules; spec: a player with a number of worlds, so that no clock has a say.
    """
    jit.start()
    for deal in range(DEALS):
        yield from _deal(game, spec, deal)


def _deal(game: Game, spec: str, deal: int) -> Iterator[Decision]:
    rng = Random(f"{game.id} {deal}")
    match = laws.some_match(game, deal)
    state, events = game.start(match, laws.shuffled(game, rng))
    heard, before = list(events), list[str]()
    while state.pub.turn >= 0:
        legal = game.legal(state, state.pub.turn)
        action = legal[0]
        if len(legal) > 1:
            action, worths = _choose(game, spec, state, heard, f"{deal} {len(before)}")
            yield Decision(tuple(before), game.action_text(action), worths)
        before.append(game.action_text(action))
        state, more = game.apply(state, state.pub.turn, action)
        heard += more


def _choose(
    game: Game, spec: str, state: State[Any], heard: list[Event], seed: str
) -> tuple[int, dict[str, float]]:
    """Asks a player that is made anew for each decision, so that one difference does not lead to all others."""
    seat = state.pub.turn
    bot = make(spec, game, int(_digest(seed), 16))
    assert isinstance(bot, SearchBot)
    action = bot.decide(game.view(state, seat), [e.for_seat(seat) for e in heard])
    assert action is not None, "who is on turn chooses"
    return action, {
        _turn_text(game, turn): fmean(sample) for turn, sample in bot.evaluation.samples.items() if sample
    }


def _turn_text(game: Game, turn: Turn) -> str:
    return ", ".join(map(game.action_text, turn))


# ---------------------------------------------------------------- what is kept
def stored() -> dict[str, Lines]:
    """Returns the lines that were written, by `GAME PRESET PLAYER`; {} where there are none yet."""
    found: dict[str, Lines] = json.loads(PATH.read_text("utf-8")) if PATH.exists() else {}
    return found


def entries(names: Iterable[str] = GAMES) -> Iterator[tuple[str, str, str]]:
    """Yields game, preset and player of everything that is kept."""
    for name in names:
        yield from ((name, preset, spec) for preset in game_class(name).presets for spec in PLAYERS)


def write(names: Iterable[str]) -> Iterator[Path]:
    """Writes the lines of these games anew; yields the file if it has changed."""
    was = stored()
    now = {
        " ".join(entry): [d.line() for d in decide(find_game(*entry[:2]), entry[2])]
        for entry in entries(names)
    }
    known = [" ".join(entry) for entry in entries()]
    made = {entry: now.get(entry, was.get(entry, [])) for entry in known}
    if made != was:
        PATH.write_text(json.dumps(made, indent=0) + "\n", "utf-8")
        yield PATH


def first_difference(name: str, preset: str, spec: str, most: int | None = None) -> str:
    """Returns '' or the first decision that is not as it was, in words; looks at `most` of them, or at all."""
    entry = f"{name} {preset} {spec}"
    was = stored().get(entry, [])
    seen = 0
    for at, decision in enumerate(islice(decide(find_game(name, preset), spec), most)):
        seen += 1
        if decision.line() != (was[at] if at < len(was) else ""):
            return "\n".join(
                [f"{entry}: decision {at} is not as it was.", *shown(decision), _hint(name, entry, at)]
            )
    if seen < len(was[:most]):
        return f"{entry}: {len(was)} decisions were written, {seen} are made."
    return ""


def _hint(name: str, entry: str, at: int) -> str:
    return (
        f"The same in another version of the code: python -m tests.decisions {entry} {at}\n"
        f"If the change is meant: python scripts/generate.py --decisions {name}"
    )


def shown(decision: Decision) -> Iterator[str]:
    """Yields a decision for people."""
    yield f"before    {', '.join(decision.before[-12:]) or 'nothing'}"
    yield f"chosen    {decision.action}"
    yield from (f"worth     {worth:+.6f}  {turn}" for turn, worth in decision.worths.items())
    yield f"line      {decision.line()}"


def main(args: list[str]) -> int:
    """Prints one decision; returns 2 for arguments that name none."""
    if len(args) != 4 or tuple(args[:3]) not in set(entries()) or not args[3].isdecimal():
        print(__doc__)
        return 2
    found = next(islice(decide(find_game(args[0], args[1]), args[2]), int(args[3]), None), None)
    print(*(shown(found) if found else ["there are fewer decisions"]), sep="\n")
    return 0 if found else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
