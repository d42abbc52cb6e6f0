"""Doublings of what is seldom announced in Mariáš: betl and durch, or hundreds, in deals with one of them.

python scripts/measure_doublings.py FILE --about contract --decks 2000 --seed 11
python scripts/measure_doublings.py FILE --told --worlds 32
python scripts/measure_doublings.py FILE --anew calls=strong:16/cards=strong:4

Decks of Mariáš for three are dealt until a hand promises such a contract, and called by the player in all seats; those
in which it comes up are played out and kept, in a log as the arena writes it (so `hlaska calibrate --log FILE` reads
it, too). Told is what was announced and made, and for every doubling how many were won and what they brought, in units.

`--told`, of a log of any Mariáš that is one against the others or forehand with a partner: at every turn at which it
could be doubled, the chance that who plays the contract gains, by fresh worlds, against the true cards and what came; a
betl or durch with open cards, a hundred by playouts. `--anew`, of a log of Mariáš for three: every call is chosen again
by a player; where it calls otherwise both are played out from there by it, and the difference is told.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from math import inf
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from hlaska.bots.bot import mean_forecast
from hlaska.bots.decision import DecisionContext
from hlaska.bots.evaluation.hybrid import HybridEvaluator
from hlaska.bots.sampling.belief import BeliefSampler
from hlaska.core import record as records
from hlaska.core.board import Event, cards_in
from hlaska.core.errors import BadText
from hlaska.core.game import CALL
from hlaska.core.match import average_margin
from hlaska.families.marias import contracts
from hlaska.families.marias.call_policy import PlainOdds
from hlaska.families.marias.game import MariasGame
from hlaska.families.marias.hand_values import values
from hlaska.games import find_game, game_class
from hlaska.games.marias import public as at
from hlaska.kernel import jit
from hlaska.kernel.bits import mask_of
from hlaska.research.calibration import margin, step_name
from hlaska.research.log import DuplicateDeal, Head, Log, game_of, read
from hlaska.research.play_deal import (
    DealRecorder,
    DuplicateGame,
    SettledItem,
    ThinkingTime,
    asyncio_run,
    next_action,
)
from hlaska.research.player_specs import Player
from hlaska.research.statistics import count_doublings
from scripts.measuring import called_on, replayed

ABOUT: Final = {
    "contract": contracts.CONTRACT,
    "game": contracts.GAME,
    "hundred": contracts.HUNDRED,
    "hundred-against": contracts.HUNDRED_AGAINST,
    "seven": contracts.SEVEN,
}
DEALT: Final = ("contract", "hundred")
PROMISES: Final = -1.5  # odds of a hand from which its deal is called
PLAYER: Final = "calls=strong:16/cards=strong:4"
CAP: Final = 90.0  # units of margin that one difference counts at most

Heard = list[list[Event]]


def main(argv: Sequence[str] | None = None) -> None:
    p = argparse.ArgumentParser(description="Doublings of what is seldom announced in Mariáš.")
    p.add_argument("log", type=Path)
    p.add_argument("--about", choices=sorted(ABOUT), default="contract")
    p.add_argument("--preset", default="pagat_voleny")
    p.add_argument("--decks", type=int, default=1000, help="so many are dealt")
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--player", default=PLAYER)
    p.add_argument("--worlds", type=int, default=32)
    p.add_argument("--told", action="store_true", help="judge the chances told, of a log that there is")
    p.add_argument("--level", type=int, help="only where it was doubled so often, with --told")
    p.add_argument("--anew", metavar="PLAYER", help="choose the calls of a log again")
    asked = p.parse_args(argv)
    jit.start()
    if asked.told or asked.anew:
        try:
            head, deals = read(asked.log)
        except BadText as e:
            p.error(str(e))
        game = game_of(head)
        if not isinstance(game, MariasGame) or (asked.anew and head.game != "marias"):
            p.error(f"a log of {head.game}; --told reads Mariáš with a lone player, --anew that for three")
        if asked.told:
            print("\n".join(chances([case for deal in deals for case in told(game, deal.games[0], asked)])))
            return
        lucks = [f"{head.seed} {deal.deal}" for deal in deals]
        games = zip(deals, lucks, strict=True)
        print("\n".join(differences([d for deal, luck in games for d in anew(game, deal, luck, asked.anew)])))
        return
    if asked.about not in DEALT:
        p.error(f"decks are dealt for {' and '.join(DEALT)}; {asked.about} needs --told or --anew")
    game = find_game("marias", asked.preset)
    head = Head(1, game.id, asked.preset, {}, game.rules, asked.player, asked.player, "alone", asked.seed)
    log = Log(asked.log, head)
    found = list(log.deals)
    for number in range(found[-1].deal + 1 if found else 0, asked.decks):
        one = dealt(game, asked, number)
        if one is not None:
            found.append(DuplicateDeal(number, 0.0, (one,)))
            log.add(found[-1])
    print("\n".join(summary(game, found)))


# ---------------------------------------------------------------- deals in which it comes up
def dealt(game: Any, asked: Any, number: int) -> DuplicateGame | None:
    """The deal of this number as it was played; None where nothing of the kind was announced."""
    deck = list(game.pack)
    Random(f"{asked.seed} {number}").shuffle(deck)
    notes = DealRecorder(game)
    state, heard = begun(game, deck, notes)
    if not promising(state, asked.about):
        return None
    players = [Player(game, asked.player, f"{asked.seed} {number} {s}") for s in range(game.seats)]
    state = play_on(game, state, heard, players, notes, until_cards=True)
    if state.pub.levels[ABOUT[asked.about]] < 0:
        return None
    state = play_on(game, state, heard, players, notes)
    return kept(game, asked.preset, deck, notes, state.pub)


def begun(game: Any, deck: Sequence[int], notes: DealRecorder) -> tuple[Any, Heard]:
    """A deal whose pack was tapped."""
    state, events = game.start(game.opening(), deck)
    heard: Heard = [[e.for_seat(s) for e in events] for s in range(game.seats)]
    while state.pub.phase != "trump":
        state = done(game, state, heard, state.pub.turn, game.legal(state, state.pub.turn)[0], notes)
    return state, heard


def done(
    game: Any, state: Any, heard: Heard, seat: int, action: int, notes: DealRecorder, told: Any = None
) -> Any:
    notes.record_action(seat, action, 0, told)
    state, events = game.apply(state, seat, action)
    for s in range(game.seats):
        heard[s] += [e.for_seat(s) for e in events]
    return state


def play_on(
    game: Any,
    state: Any,
    heard: Heard,
    players: Sequence[Player],
    notes: DealRecorder,
    until_cards: bool = False,
) -> Any:
    while state.pub.turn >= 0 and not (until_cards and game.adviser.position(state) is not None):
        seat, action, _ = next_action(game, state, players, heard)
        state = done(game, state, heard, seat, action, notes, players[seat].forecast)
    return state


def promising(state: Any, about: str) -> bool:
    """Whether somebody might announce it: with the talon for forehand, without for the others."""
    ten = [mask_of(cards_in(state.places[at.HAND + s])) for s in range(at.SEATS)]
    twelve = ten[at.FOREHAND] | mask_of(e & 63 for e in state.places[at.UNSEEN])
    known = values()
    if about == "hundred":
        return max(known["hundred"].logit(twelve, suit) for suit in range(4)) > PROMISES
    odds = [PlainOdds(known[name]).best_odds(twelve) for name in ("betl", "durch")]
    odds += [known[name].logit(hand, -1) for name in ("betl", "durch") for hand in ten[1:]]
    return max(odds) > PROMISES


def kept(game: Any, preset: str, deck: Sequence[int], notes: DealRecorder, pub: Any) -> DuplicateGame:
    journal = [(-1, tuple(deck)), *((seat, (action,)) for seat, action in notes.log)]
    made = records.record_of(game, preset, game.opening(), (), journal)
    return DuplicateGame(
        players="A" * game.seats,
        record=msgspec.Raw(records.to_json(made, game_class)),
        result=tuple(pub.result),
        sides=tuple(game.side(pub, seat) for seat in range(game.seats)),
        thought=(ThinkingTime(), ThinkingTime()),
        declarer=game.declarer(pub),
        items=tuple(SettledItem(item.key, item.seat, item.value) for item in pub.items),
        undertaken=game.list_undertakings(pub),
        said=tuple(notes.said),
    )


def summary(game: Any, found: Sequence[DuplicateDeal]) -> Iterator[str]:
    made: dict[str, list[bool]] = {}
    gains: dict[str, list[float]] = {}
    for deal in found:
        for under in deal.games[0].undertaken:
            made.setdefault(under.name, []).append(under.made)
            gains.setdefault(under.name, []).append(under.value / game.money)
    yield f"{len(found)} deals; announced: made, units in all"
    for name, some in sorted(made.items()):
        yield f"  {name:18} {sum(some):3} of {len(some):3} {sum(gains[name]):+8.0f}"
    yield "doubled: won, units that it added"
    for line in count_doublings(game, found):
        yield f"  {step_name(line.level, line.about):18} {line.won:3} of {line.count:3} {line.gain:+8.0f}"


# ---------------------------------------------------------------- what is told of it, on fresh worlds
class Case(NamedTuple):
    """A turn at which it could be doubled: its kind, and the chance that who plays the contract gains as worlds tell,
    by the true cards, and whether it came."""

    kind: str
    told: float
    true: float
    came: bool


def told(game: Any, one: DuplicateGame, asked: Any) -> Iterator[Case]:
    rng, item, codes = Random(asked.seed), ABOUT[asked.about], game.positions.codes
    for state, heard, *_ in turns(game, one):
        pub = state.pub
        if codes.flek + item not in game.legal(state, pub.turn) or pub.said:
            continue
        if asked.level is not None and pub.levels[item] != asked.level:
            continue
        seat = DecisionContext(game, game.view(state, pub.turn), heard[pub.turn], BeliefSampler)
        lucks = [rng.getrandbits(60) << 2 for _ in range(asked.worlds)]
        judge = HybridEvaluator(game, rng)
        chances = []
        for worlds in ([seat.world_sampler.draw(rng) for _ in lucks], [state] * len(lucks)):
            leaves = called_on(game, worlds, pub.turn, (codes.good,), lucks)
            chances.append(mean_forecast(judge.forecasts(leaves, pub.lone, lucks)).chance)
        who = "the lone player" if pub.turn == pub.lone else "the others"
        name = contracts.CONTRACTS[pub.contract] if item == contracts.CONTRACT else asked.about
        yield Case(f"{name}, {who}", chances[0], chances[1], margin(game, one, pub.lone) > 0)


def turns(game: Any, one: DuplicateGame) -> Iterator[tuple[Any, Heard, int, int]]:
    """Every call of a game: the state before it, what each seat had heard, the action and its number."""
    deal = replayed(one)
    state, heard = deal.start, [[e.for_seat(s) for e in deal.events] for s in range(game.seats)]
    for number, step in enumerate(deal.steps):
        if state.pub.phase != "play" and state.pub.turn == step.seat:
            yield state, heard, step.action, number
        state = step.state
        heard = [old + [e.for_seat(s) for e in step.events] for s, old in enumerate(heard)]


def chances(found: Sequence[Case]) -> Iterator[str]:
    yield "at turns of            cases   told   true   came   Brier against true, came"
    for kind in sorted({case.kind for case in found}):
        some = [case for case in found if case.kind == kind]
        means = [fmean(one) for one in zip(*((c.told, c.true, c.came) for c in some), strict=True)]
        errors = [
            fmean((c.told - c.true) ** 2 for c in some),
            fmean((c.told - c.came) ** 2 for c in some),
        ]
        yield f"{kind:22} {len(some):5}  " + "  ".join(f"{x:5.2f}" for x in (*means, *errors))


# ---------------------------------------------------------------- calls chosen again
class Difference(NamedTuple):
    """A call that is another now: what it was and is, and the units that the new one brings more."""

    kind: str
    gain: float


def anew(game: Any, deal: DuplicateDeal, luck: str, player: str) -> Iterator[Difference]:
    """With the luck of the log, so that what is chosen as before is no difference."""
    for state, heard, action, number in turns(game, deal.games[0]):
        seat = state.pub.turn
        if state.pub.phase == "cut" or len(game.legal(state, seat)) < 2:
            continue
        who = Player(game, player, f"{luck} {seat}")
        now = asyncio_run(who.choose(game.view(state, seat), heard[seat]))
        if now != action:
            lucks = f"{luck} {number}"
            gains = [brought(game, state, heard, seat, a, player, lucks) for a in (now, action)]
            yield Difference(f"{text(game, action)} -> {text(game, now)}", gains[0] - gains[1])


def text(game: Any, action: int) -> str:
    return game.calls[action].text if action >= CALL else "a card"


def brought(game: Any, state: Any, heard: Heard, seat: int, action: int, player: str, luck: str) -> float:
    """The units that a seat gets more than the others in the mean after an action, all played out."""
    notes, seen = DealRecorder(game), [list(events) for events in heard]
    players = [Player(game, player, f"{luck} {s}") for s in range(game.seats)]
    state = done(game, state, seen, seat, action, notes)
    state = play_on(game, state, seen, players, notes)
    units: float = average_margin(state.pub.result, seat, game.seats) / game.money
    return max(-CAP, min(CAP, units))


def differences(found: Sequence[Difference]) -> Iterator[str]:
    yield "call before -> now                cases    units more (error)"
    for kind in (*sorted({case.kind for case in found}), ""):
        gains = [case.gain for case in found if kind in ("", case.kind)]
        if gains:
            error = stdev(gains) / len(gains) ** 0.5 if len(gains) > 1 else inf
            yield f"{kind or 'all':32} {len(gains):5}  {fmean(gains):+8.2f} ({error:.2f})"


if __name__ == "__main__":
    main()
