"""`club`: worlds that fit what the seat saw, each played out in the kernel by a rule of thumb, for every decision.

A decision compares candidates on the same worlds. A candidate is a card, a combination of cards, or a whole turn of
calls. Everybody is supposed to call quietly up to the play (`rollout_calls`). The own later choice of contract is the
best of the aims, and the opponents may double when that hurts: a candidate counts its best aim, and of that the worse
answer. Money is the game's own, by the engine's settlement.

Who doubles believes to be winning, and sampled worlds know nothing of that. So a turn in which stakes can be raised is
judged with caution: the mean less a multiple of the deviation, more with every raise that others have made, as if one
more world had gone wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from random import Random
from statistics import fmean
from time import thread_time
from typing import Any, Final

from hlaska.bots.bot import Forecast, expected, in_all
from hlaska.bots.call_rollout import (
    MOST_FREE,
    Supposition,
    after,
    candidates,
    exchanged,
    free_rungs,
    raises,
    rollout_calls,
    tie_break,
)
from hlaska.bots.decision import Seat, wall_clock
from hlaska.bots.evaluation.playouts import PlayoutEvaluator
from hlaska.bots.players.certain_claims import certain_claim
from hlaska.bots.samples import clear, deviation
from hlaska.bots.sampling.sampler import WorldSampler
from hlaska.core.board import Event
from hlaska.core.game import CALL, Action, Game, View
from hlaska.kernel import jit
from hlaska.kernel.acts import LAY

CALL_SECONDS: Final = (
    0.8  # of one core, an answer before the play; a first batch of worlds is always finished
)
CARD_SECONDS: Final = 0.4  # a card, or one of many answers: people wait half a second for it
LONG: Final = 5  # calls in a row that the seat could make as well: in a long auction nobody wants to wait
MOST_WORLDS: Final = 4096  # keeps memory bounded; time ends a decision
BATCH: Final = 8  # worlds before the first look at the clock; each batch has twice as many, up to ...
MOST_BATCH: Final = 256
REPEATS: Final = 2
CLIMBS: Final = 2  # rounds in which a choice of several cards is changed by one card ...
CLIMB_WORLDS: Final = 16  # ... on so many worlds at most, ...
FINALISTS: Final = 6  # ... and choices that are compared at the end
PROOF: Final = 1.5  # standard errors of SAMPLE worlds by which a turn must be better than the usual one
SAMPLE: Final = (
    64  # what sampled worlds do not know is no less with more of them: doubts count for so many at most
)
DROPPED: Final = 1e-6  # by which a turn that was dropped is worth less than the best
# Deviations taken off the mean where stakes can be raised, and for every raise of somebody else: 0.7 asks for 79 % of
# a plain bet, 1.3 for 90 %.
CAUTION: Final = 0.1
CAUTION_RAISED: Final = 0.6

Turn = tuple[Action, ...]
Worth = tuple[float, Turn]
Key = tuple[Turn, Supposition]


class ClubBot:
    """Average result over sampled worlds, as many as `seconds` allow (None: what is usual for the kind of decision), or
    until the choice is clear; at most `worlds`."""

    deals: type[WorldSampler] = WorldSampler
    card_seconds, call_seconds = CARD_SECONDS, CALL_SECONDS
    caution, caution_raised = CAUTION, CAUTION_RAISED
    proof = PROOF

    def __init__(
        self, game: Game, rng: Random, seconds: float | None = None, worlds: int = MOST_WORLDS
    ) -> None:
        self.game, self.rng, self.seconds, self.worlds = game, rng, seconds, worlds
        self.judge = PlayoutEvaluator(game, rng)
        self.clock: Callable[[], float] = wall_clock
        # of the latest decision the margins that judge each turn, what each turn of calls is judged by, who made which
        # choice, and what is expected of it once somebody has asked
        self.samples: dict[Turn, list[float]] = {}
        self.keys: dict[Turn, Key] = {}
        self._chosen: tuple[Seat, Turn] | None = None
        self._expected: Forecast | None = None
        self.acts = {call: act for act, call in game.calls.acts.items()}
        aims = (None, *game.adviser.aims) if len(game.adviser.aims) > 1 else (None,)
        answers = (False, True) if any(call.raises for call in game.calls) else (False,)
        self.suppositions = [Supposition(aim, raised) for aim in aims for raised in answers][1:]

    def count_processor_time(self) -> None:
        """Ends decisions by processor time, however busy the machine is."""
        self.clock = thread_time

    async def choose(self, view: View, events: Sequence[Event]) -> Action | None:
        return self.decided(view, events)

    def decided(self, view: View, events: Sequence[Event]) -> Action | None:
        """The choice, which waits for nothing."""
        begun = self.clock()
        begun_turn, self._chosen, self._expected = self._chosen, None, None
        seat = Seat(self.game, view, tuple(events), self.deals)
        if seat.proved is not None:
            return seat.proved
        if not seat.on_turn:
            return certain_claim(seat, self.rng)
        if len(seat.legal) == 1:
            return seat.legal[0]
        if seat.has_no_information():
            return self.rng.choice(seat.legal)
        if seat.advice.agreed:
            return seat.advice.turn[0]
        rest = _rest(begun_turn, seat)
        if rest:
            self._chosen = begun_turn  # so that the next card follows, too
            return rest[0]
        self.keys = {}
        best = self._best(seat, self.worths(seat, begun))
        self._chosen = seat, best
        return best[0]

    @property
    def turn(self) -> Turn:
        """The whole turn that its latest choice begins; () where it needed no judgement."""
        return self._chosen[1] if self._chosen else ()

    @property
    def forecast(self) -> Forecast | None:
        """What it expects of its latest choice. A turn of calls is judged anew for it, when somebody asks: on the
        worlds it was chosen by the best of many looks better than it is."""
        if self._expected is None and self._chosen is not None:
            seat, turn = self._chosen
            sample = self.samples[turn]
            self._expected = self._anew(seat, turn, len(sample)) if turn in self.keys else expected(sample)
        return self._expected

    def _anew(self, seat: Seat, turn: Turn, count: int) -> Forecast:
        """What a turn of calls brings in so many worlds that nothing was chosen by."""
        states = seat.sampler(self.game, seat.view, seat.events).drawn(min(count, MOST_BATCH), self.rng)
        lucks = self._lucks(len(states))
        key = self.keys[turn]
        leaves = [self._leaf(s, seat.number, *key, luck) for s, luck in zip(states, lucks, strict=True)]
        return in_all(self.judge.foretold(leaves, seat.number, lucks))

    def _best(self, seat: Seat, worths: Sequence[Worth]) -> Turn:
        """The turn that is worth most; of equal ones what the seat likes better."""
        most = max(worth for worth, _ in worths)
        best = [turn for worth, turn in worths if worth == most]
        if len(best) == 1:
            return best[0]
        world = seat.deals.any(self.rng)
        # who is ahead ends it, who is behind plays on: calls that end a deal come last
        sign = 1 if most > 0 else -1
        return max(best, key=lambda turn: (tie_break(self.game, world, seat.number, turn), sign * turn[0]))

    def worths(self, seat: Seat, begun: float | None = None) -> list[Worth]:
        """What each candidate is worth to the seat, as its margin in the game's smallest unit, and the candidate.
        `begun`: when the time began to run (`clock`), else now."""
        begun = self.clock() if begun is None else begun
        first = seat.deals.any(self.rng)
        moves = {a: self.acts.get(a, a) for a in seat.legal if a < CALL or self.acts.get(a, LAY) < LAY}
        quiet = not self.suppositions or len(moves) == len(seat.legal)
        if moves and quiet and self.game.adviser.position(first) is not None:
            return self._moves(seat, moves, begun + self._usual(self.card_seconds))
        turns = list(dict.fromkeys((*candidates(seat), *free_rungs(seat, first, self._rungs(first)))))
        rush = seat.in_a_row() >= LONG
        if seat.events and (seat.events[-1].kind, seat.events[-1].seat) == ("choose", seat.number):
            rush = (
                True  # the first card of the choice had the time of a call, each other one has that of a card
            )
        end = begun + self._usual(self.card_seconds if rush else self.call_seconds)
        if exchanged(seat, seat.advice.turn):
            turns = self._climbed(seat, turns, end)
        return self._turns(seat, turns, end)

    def _climbed(self, seat: Seat, turns: Sequence[Turn], end: float) -> list[Turn]:
        """The few best of many choices of several cards, what is usual among them.

        Each round looks at what differs in one card from the best so far, on few worlds of its own."""
        usual = tuple(sorted(seat.advice.turn))
        kept: list[Turn] = [usual]
        for left in range(CLIMBS, 0, -1):
            now = self.clock()
            sample = self._sampled(seat, turns, now + (end - now) / (left + 1))
            order = sorted(turns, key=lambda turn: (-fmean(sample[turn]), turn))
            kept = [*order[:FINALISTS], *(turn for turn in kept if turn not in order[:FINALISTS])]
            turns = [*dict.fromkeys((*kept[:FINALISTS], *exchanged(seat, order[0])))]
        finalists = [turn for turn in kept[:FINALISTS] if turn != usual]
        return [usual, *finalists]

    def _sampled(self, seat: Seat, turns: Sequence[Turn], end: float) -> dict[Turn, list[float]]:
        """What quiet calls make of each turn on the same few worlds."""
        sample: dict[Turn, list[float]] = {turn: [] for turn in turns}
        count = 0
        for states in self._worlds(seat.deals, BATCH, end):
            lucks = self._lucks(len(states))
            for turn in turns:
                pairs = zip(states, lucks, strict=True)
                leaves = [self._leaf(s, seat.number, turn, Supposition(), luck) for s, luck in pairs]
                sample[turn] += self.judge.outcomes(leaves, seat.number, lucks)
            count += len(states)
            if count >= CLIMB_WORLDS:
                break
        return sample

    def _rungs(self, world: Any) -> int:
        """Of how many amounts a raise is chosen."""
        return MOST_FREE

    def _usual(self, seconds: float) -> float:
        return seconds if self.seconds is None else self.seconds

    # ------------------------------------------------------------ cards of a trick
    def _moves(self, seat: Seat, moves: dict[Action, int], end: float) -> list[Worth]:
        """Every card and every act on every world in one call of the kernel, and beside them what only the engine knows
        (claims, combinations), on the same worlds."""
        calls = [a for a in seat.legal if a not in moves]
        samples: list[list[float]] = [[] for _ in (*moves, *calls)]
        for states in self._worlds(seat.deals, BATCH, end):
            gains = self.judge.after_moves(states, seat.number, list(moves.values()), REPEATS)
            gains += [self._after_call(states, seat.number, call) for call in calls]
            for sample, more in zip(samples, gains, strict=True):
                sample += more
            if clear(samples):
                break
        self.samples = {(a,): sample for a, sample in zip((*moves, *calls), samples, strict=True)}
        return [(fmean(sample), turn) for turn, sample in self.samples.items()]

    def _after_call(self, states: Sequence[Any], seat: int, call: Action) -> list[float]:
        """The margin in each of the states after a call in the middle of the play."""
        leaves = [self._leaf(state, seat, (call,), Supposition(), 0) for state in states]
        rounds = [self.judge.outcomes(leaves, seat, self._lucks(len(leaves))) for _ in range(REPEATS)]
        return [fmean(found) for found in zip(*rounds, strict=True)]

    # ------------------------------------------------------------ calls, discards, choices
    def _turns(self, seat: Seat, turns: Sequence[Turn], end: float) -> list[Worth]:
        keys = [(turn, supposition) for turn in turns for supposition in self._suppositions(seat, turn)]
        gains: dict[Key, list[float]] = {key: [] for key in keys}
        caution = self._caution(seat, turns)
        compared = self._sample_turns(seat, turns, gains, caution, end)
        judged = {key: risk_adjusted(results, caution) for key, results in gains.items()}
        self.keys = {turn: decisive(judged, turn) for turn in turns}
        self.samples = {turn: gains[key] for turn, key in self.keys.items()}
        doubt = reserve(self.samples, self._unproved(seat), self.proof)
        worths = {
            turn: judged[key] - (0.0 if self._is_by_own_hand(seat, turn) else doubt[turn])
            for turn, key in self.keys.items()
        }
        best = max(worths[turn] for turn in compared)
        for turn in worths.keys() - set(
            compared
        ):  # dropped on fewer worlds: no luck of theirs brings it back
            worths[turn] = min(worths[turn], best - DROPPED)
        calm = [turn for turn in turns if not any(raises(self.game, a) for a in turn)]
        return [(worth, turn) for turn, worth in cap_raises(worths, self.samples, calm).items()]

    def _is_by_own_hand(self, seat: Seat, turn: Turn) -> bool:
        """Whether a turn needs no reserve, since the own hand tells most."""
        return False

    def _sample_turns(
        self, seat: Seat, turns: Sequence[Turn], gains: dict[Key, list[float]], caution: float, end: float
    ) -> Sequence[Turn]:
        """Samples what turns bring, all on the same worlds, and returns those that are compared."""
        self._sample_on(seat, turns, gains, caution, self._worlds(seat.deals, BATCH, end))
        return turns

    def _sample_on(
        self,
        seat: Seat,
        turns: Sequence[Turn],
        gains: dict[Key, list[float]],
        caution: float,
        batches: Iterator[list[Any]],
    ) -> Turn:
        """Adds to the gains of some turns what they bring on batches of worlds.

        Returns the best of them as soon as it is clear, which ends it, else ()."""
        chosen = set(turns)
        keys = [key for key in gains if key[0] in chosen]
        for states in batches:
            lucks = [luck for luck in self._lucks(len(states)) for _ in keys]
            leaves = [
                self._leaf(state, seat.number, *key, luck)
                for (state, key), luck in zip(product(states, keys), lucks, strict=True)
            ]
            for i, gain in enumerate(self.judge.outcomes(leaves, seat.number, lucks)):
                gains[keys[i % len(keys)]].append(gain)
            judged = {key: risk_adjusted(gains[key], caution) for key in keys}
            if clear([gains[decisive(judged, turn)] for turn in turns]):
                return max(turns, key=lambda turn: fmean(gains[decisive(judged, turn)]))
        return ()

    def _unproved(self, seat: Seat) -> Turn:
        """The turn that needs no proof: what is usual."""
        return seat.advice.turn

    def _caution(self, seat: Seat, turns: Sequence[Turn]) -> float:
        """Deviations to take off the mean; none where nobody can raise."""
        if not any(raises(self.game, a) for turn in turns for a in turn):
            return 0.0
        said = [e for e in seat.events if e.kind == "call" and e.seat != seat.number]
        others = sum(raises(self.game, e.value) for e in said)
        return self.caution + self.caution_raised * others

    def _lucks(self, count: int) -> list[int]:
        """Seeds for playouts."""
        return [self.rng.getrandbits(62) for _ in range(count)]

    def _worlds(
        self, deals: WorldSampler, batch: int, end: float, most: int | None = None
    ) -> Iterator[list[Any]]:
        """Batches of worlds, each larger than the last, until the time (`clock`) or their number runs out; one
        world at first while nothing is compiled. A batch that would last beyond the end is made smaller. `most`: so
        many in all, instead of the player's number."""
        begun, done = self.clock(), 0
        most = self.worlds if most is None else most
        batch = min(batch, most) if jit.ready("run_playouts") else 1
        while batch > 0:
            yield deals.drawn(batch, self.rng)
            done += batch
            now = self.clock()
            fitting = (end - now) * done / (now - begun)
            batch = int(min(2 * batch, MOST_BATCH, most - done, max(fitting, 0)))

    def _suppositions(self, seat: Seat, turn: Turn) -> list[Supposition]:
        """The suppositions that lead to different ends after a candidate, tried on one world."""
        if not self.suppositions:
            return [Supposition()]
        number = seat.number
        state = after(self.game, seat.deals.any(self.rng), number, turn)
        quiet = rollout_calls(self.game, state, number, Supposition())
        found, ends = [Supposition()], [quiet]
        for supposition in self.suppositions:
            end = rollout_calls(self.game, state, number, supposition)
            aim = self.game.adviser.prospect(end, number).aim
            if end not in ends and supposition.aim in (None, aim):
                found.append(supposition)
                ends.append(end)
        return found

    def _leaf(self, state: Any, seat: int, turn: Turn, supposition: Supposition, luck: int) -> Any:
        """The state at which cards are played after a candidate; `luck`: a seed for what is left to chance in it."""
        return rollout_calls(self.game, after(self.game, state, seat, turn), seat, supposition)


def _rest(begun: tuple[Seat, Turn] | None, seat: Seat) -> Turn:
    """The cards still to be chosen of a choice of several that was searched before; () where none was begun."""
    if begun is None or not exchanged(begun[0], begun[0].advice.turn):
        return ()
    before, turn = begun
    happened = seat.events[len(before.events) :]
    own = [e for e in happened if e.kind == "choose" and e.seat == seat.number]
    is_same = len(own) == len(happened) and seat.events[: len(before.events)] == before.events
    done = sorted(c for e in own for c in e.cards)
    if not is_same or done != sorted(turn[: len(done)]) or len(done) >= len(turn):
        return ()
    return turn[len(done) :]


def risk_adjusted(gains: Sequence[float], caution: float) -> float:
    """The mean less `caution` deviations, with one more world (of SAMPLE) that goes as wrong as any has gone well."""
    if not caution:
        return fmean(gains)
    known = [*gains, *[-max(abs(g) for g in gains)] * max(1, len(gains) // SAMPLE)]
    return fmean(known) - caution * deviation(known)


def reserve(samples: dict[Turn, list[float]], usual: Turn, proof: float = PROOF) -> dict[Turn, float]:
    """What is taken off every turn but the usual one, which needs no proof: standard errors of the gap between them.

    Sampled worlds know little of how others go on bidding, so that a gap of chance would be a strange bid. Turns may
    have been looked at on the first worlds only."""
    if usual not in samples:
        return dict.fromkeys(samples, 0.0)
    own = samples[usual]
    gaps = {turn: [x - y for x, y in zip(gains, own, strict=False)] for turn, gains in samples.items()}
    return {turn: proof * deviation(gap) / min(len(gap), SAMPLE) ** 0.5 for turn, gap in gaps.items()}


def cap_raises(
    worths: dict[Turn, float], samples: dict[Turn, list[float]], calm: Sequence[Turn]
) -> dict[Turn, float]:
    """The worths, of raises none higher beside the best `calm` turn than their means say.

    Caution speaks for no raise: after many of them a lost deal doubled once more deviates less than one that somebody
    else may still double."""
    if not calm:
        return worths
    best = max(calm, key=worths.__getitem__)
    base = worths[best] - fmean(samples[best])
    return {t: worth if t in calm else min(worth, base + fmean(samples[t])) for t, worth in worths.items()}


def decisive(judged: dict[Key, float], turn: Turn) -> Key:
    """The supposition a turn is judged by: its best own aim, each counted with the answer worse for the seat."""
    mine = [key for key in judged if key[0] == turn]
    answers = [
        min((k for k in mine if k[1].aim == aim), key=judged.__getitem__) for aim in {k[1].aim for k in mine}
    ]
    return max(answers, key=judged.__getitem__)
