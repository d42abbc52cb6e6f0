"""Evaluates calls, discards and choices.

It takes whole turns on common worlds, as quiet calls lead from them to the play.

Everybody is supposed to call quietly up to the play (`rollout_calls`). The own later choice of contract is the best of
the aims, and the opponents may double when that hurts: a candidate counts its best aim, and of that the worse answer.
Money is the game's own, by the engine's settlement.

Who doubles believes to be winning, and sampled worlds know nothing of that. So a turn in which stakes can be raised is
judged with caution: the mean less a multiple of the deviation, more with every raise that others have made, as if one
more world had gone wrong.

`CallsByPolicy` reads what has been called, where the game can: then everybody's later calls are what such a hand would
call in that world, the own ones too.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from math import ceil, log2
from random import Random
from statistics import fmean
from typing import Any, Final

from hlaska.bots.bot import Forecast, mean_forecast
from hlaska.bots.call_rollout import (
    MOST_FREE,
    Supposition,
    apply_turn,
    candidates,
    choose_default_turn,
    free_rungs,
    is_choice_of_several,
    is_raise,
    list_exchanges,
    rollout_calls,
)
from hlaska.bots.decision import DecisionContext
from hlaska.bots.players.evaluators import (
    BATCH,
    MOST_BATCH,
    MOST_WORLDS,
    Evaluation,
    EvaluationRequest,
    Key,
    SearchContext,
    Turn,
    Worth,
    choose_best,
)
from hlaska.bots.samples import deviation, is_clear
from hlaska.core.actions import CALL
from hlaska.core.game import Game

FIRST_WORLDS: Final = (
    8  # on which choices of several cards are compared that differ in one card from the usual
)
BEAM: Final = 3  # of these the best are changed by one more card, ...
NEXT_WORLDS: Final = 12  # ... all are compared on so many worlds at most, ...
FINALISTS: Final = 16  # ... and so many go on
CHOICE_PROOF: Final = (
    0.5  # standard errors of all worlds by which such a choice must be better than the usual
)
PROOF: Final = 1.5  # standard errors of SAMPLE worlds by which a turn must be better than the usual one
SAMPLE: Final = (
    64  # what sampled worlds do not know is no less with more of them: doubts count for so many at most
)
DROPPED: Final = 1e-6  # by which a turn that was dropped is worth less than the best
# Deviations taken off the mean where stakes can be raised, and for every raise of somebody else: 0.7 asks for 79 % of
# a plain bet, 1.3 for 90 %.
CAUTION: Final = 0.1
CAUTION_RAISED: Final = 0.6
EVERY_RUNG: Final = 1 << 10
NEAR: Final = 0.5  # standard errors by which calls may differ that are as good as equal
KEPT: Final = 2  # turns that no round of sequential halving drops
MEASURED_PROOF: Final = (
    3.0  # standard errors by which a call must be better than one that was measured to be good
)
TAIL: Final = 0.01  # share of the largest results of cards that count as the next one: doublings without end
RAISED: Final = 0.25  # deviations taken off the mean for the square of the raises of others


class QuietCalls:
    """Judges turns by what quiet calls make of them."""

    def __init__(
        self, search: SearchContext, caution: float = CAUTION, caution_raised: float = CAUTION_RAISED
    ) -> None:
        """Sets up a search.

        caution: deviations taken off where stakes can be raised.
        caution_raised: deviations taken off for each raise of others.
        """
        self.search, self.game = search, search.game
        self.caution, self.caution_raised = caution, caution_raised
        aims = (None, *self.game.adviser.aims) if len(self.game.adviser.aims) > 1 else (None,)
        answers = (False, True) if any(call.raises for call in self.game.calls) else (False,)
        self.supposed = [Supposition(aim, raised) for aim in aims for raised in answers][1:]

    def evaluate(self, question: EvaluationRequest) -> Evaluation | None:
        decision = question.decision
        turns = list(
            dict.fromkeys(
                (*candidates(decision), *free_rungs(decision, question.world, self._rungs(question.world)))
            )
        )
        if is_choice_of_several(decision):
            turns = self._beam_search(decision, turns, question.call_end)
        return self._judge(decision, turns, question.call_end)

    def choose(self, question: EvaluationRequest, found: Evaluation) -> Turn:
        return choose_best(question, found.worths)

    def forecast(self, decision: DecisionContext, key: Key, count: int) -> Forecast:
        """Returns what a turn brings in so many worlds that nothing was chosen by."""
        search = self.search
        states = decision.sampler_class(self.game, decision.view, decision.events).draw_many(
            min(count, MOST_BATCH), search.rng
        )
        lucks = search.draw_seeds(len(states))
        leaves = [self.leaf(s, decision, *key, luck) for s, luck in zip(states, lucks, strict=True)]
        return mean_forecast(search.value_function.forecasts(leaves, decision.seat, lucks))

    def leaf(
        self, state: Any, decision: DecisionContext, turn: Turn, supposition: Supposition, seed: int
    ) -> Any:
        return rollout_calls(
            self.game, apply_turn(self.game, state, decision.seat, turn), decision.seat, supposition
        )

    def suppositions(self, decision: DecisionContext) -> Sequence[Supposition]:
        return self.supposed

    def distinct_suppositions(self, decision: DecisionContext, turn: Turn) -> list[Supposition]:
        """Returns the suppositions that lead to different ends after a candidate, tried on one world."""
        if not self.suppositions(decision):
            return [Supposition()]
        seat = decision.seat
        state = apply_turn(self.game, decision.world_sampler.draw_uniform(self.search.rng), seat, turn)
        quiet = rollout_calls(self.game, state, seat, Supposition())
        found, ends = [Supposition()], [quiet]
        for supposition in self.suppositions(decision):
            end = rollout_calls(self.game, state, seat, supposition)
            aim = self.game.adviser.prospect(end, seat).aim
            if end not in ends and supposition.aim in (None, aim):
                found.append(supposition)
                ends.append(end)
        return found

    def _beam_search(self, decision: DecisionContext, turns: Sequence[Turn], end: float) -> list[Turn]:
        """Finds the best of many choices of several cards by a beam search.

        What is usual stays among them. First what differs in one card from it is compared on a few worlds, then the
        best of these and what differs in one more card from the first of them, on others."""
        usual, is_sound = tuple(sorted(decision.advice.turn)), self.game.adviser.is_sound_choice
        broken = [turn for turn in turns if turn != usual and not is_sound(decision.view, turn)]
        turns = [turn for turn in turns if turn not in broken]
        # what may only go together is exchanged together: one leg of a pinochle alone would never be looked at
        joint = (
            turn for one in broken for turn in list_exchanges(decision, one) if is_sound(decision.view, turn)
        )
        turns = list(dict.fromkeys((*turns, *joint)))
        order = self._rank(decision, turns, FIRST_WORLDS, end, 1 / 5)
        more = [
            turn
            for best in order[:BEAM]
            for turn in list_exchanges(decision, best)
            if is_sound(decision.view, turn)
        ]
        turns = list(dict.fromkeys((usual, *order[:FINALISTS], *more)))
        order = self._rank(decision, turns, NEXT_WORLDS, end, 1 / 2)
        return [usual, *[turn for turn in order if turn != usual][:FINALISTS]]

    def _rank(
        self, decision: DecisionContext, turns: Sequence[Turn], worlds: int, end: float, share: float
    ) -> list[Turn]:
        """Orders turns by what quiet calls make of them on common worlds, best first.

        It takes at most this share of the time that is left."""
        search, now = self.search, self.search.clock()
        sample: dict[Turn, list[float]] = {turn: [] for turn in turns}
        most = min(worlds, search.worlds)
        for states in search.batches(decision.world_sampler, BATCH, now + share * (end - now), most):
            lucks = search.draw_seeds(len(states))
            for turn in turns:
                pairs = zip(states, lucks, strict=True)
                leaves = [self.leaf(s, decision, turn, Supposition(), luck) for s, luck in pairs]
                sample[turn] += search.value_function.margins(leaves, decision.seat, lucks)
        return sorted(turns, key=lambda turn: (-fmean(sample[turn]), turn))

    def _rungs(self, world: Any) -> int:
        """Returns of how many amounts a raise is chosen."""
        return MOST_FREE

    def _judge(self, decision: DecisionContext, turns: Sequence[Turn], end: float) -> Evaluation:
        suppositions = {turn: self.distinct_suppositions(decision, turn) for turn in turns}
        gains: dict[Key, list[float]] = {(turn, s): [] for turn in turns for s in suppositions[turn]}
        caution = self._caution(decision, turns)
        compared = self._sample_turns(decision, turns, gains, caution, end)
        gains = self._robust(decision, gains)
        judged = {key: adjust_for_risk(results, caution) for key, results in gains.items()}
        keys = {turn: decisive_key(judged, turn) for turn in turns}
        samples = {turn: gains[key] for turn, key in keys.items()}
        proof = (
            (CHOICE_PROOF, MOST_WORLDS) if is_choice_of_several(decision) else (self._proof(decision), SAMPLE)
        )
        doubt = evidence_penalty(samples, self._proofless_turn(decision), *proof)
        worths = {
            turn: judged[key] - (0.0 if self._is_by_own_hand(decision, turn) else doubt[turn])
            for turn, key in keys.items()
        }
        best = max(worths[turn] for turn in compared)
        for turn in worths.keys() - set(
            compared
        ):  # dropped on fewer worlds: no luck of theirs brings it back
            worths[turn] = min(worths[turn], best - DROPPED)
        calm = [turn for turn in turns if not any(is_raise(self.game, a) for a in turn)]
        capped = [(worth, turn) for turn, worth in cap_raises(worths, samples, calm).items()]
        return Evaluation(self, capped, samples, keys)

    def _is_by_own_hand(self, decision: DecisionContext, turn: Turn) -> bool:
        """Tells whether a turn needs no reserve, since the own hand tells most."""
        return False

    def _sample_turns(
        self,
        decision: DecisionContext,
        turns: Sequence[Turn],
        gains: dict[Key, list[float]],
        caution: float,
        end: float,
    ) -> Sequence[Turn]:
        """Samples what turns bring, all on the same worlds, and returns those that are compared."""
        self._sample_on(
            decision, turns, gains, caution, self.search.batches(decision.world_sampler, BATCH, end)
        )
        return turns

    def _sample_on(
        self,
        decision: DecisionContext,
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
            lucks = [luck for luck in self.search.draw_seeds(len(states)) for _ in keys]
            leaves = [
                self.leaf(state, decision, *key, luck)
                for (state, key), luck in zip(product(states, keys), lucks, strict=True)
            ]
            for i, gain in enumerate(self.search.value_function.margins(leaves, decision.seat, lucks)):
                gains[keys[i % len(keys)]].append(gain)
            found = self._robust(decision, {key: gains[key] for key in keys})
            judged = {key: adjust_for_risk(results, caution) for key, results in found.items()}
            by_turn = {turn: found[decisive_key(judged, turn)] for turn in turns}
            if is_clear(list(by_turn.values())):
                return max(turns, key=lambda turn: fmean(by_turn[turn]))
        return ()

    def _robust(self, decision: DecisionContext, gains: dict[Key, list[float]]) -> dict[Key, list[float]]:
        """Returns results as they count; here as they are."""
        return gains

    def _proofless_turn(self, decision: DecisionContext) -> Turn:
        """Returns the turn that needs no proof: what is usual."""
        return decision.advice.turn

    def _proof(self, decision: DecisionContext) -> float:
        """Returns the standard errors by which a turn must be better than that one."""
        return PROOF

    def _caution(self, decision: DecisionContext, turns: Sequence[Turn]) -> float:
        """Returns the deviations to take off the mean; none where nobody can raise."""
        if not any(is_raise(self.game, a) for turn in turns for a in turn):
            return 0.0
        return self.caution + self.caution_raised * self._count_raises_of_others(decision)

    def _count_raises_of_others(self, decision: DecisionContext) -> int:
        said = [e for e in decision.events if e.kind == "call" and e.seat != decision.seat]
        return sum(is_raise(self.game, e.value) for e in said)


class CallsByPolicy(QuietCalls):
    """Judges turns by what hands call after them, where calls are read.

    By what was measured of calls, too, and with more worlds for close ones.
    A doubling is judged by the money it is expected to bring, answers included: who doubles holds what such a hand
    holds, and who does not, does not. Elsewhere calls are judged as `club` judges them.
    """

    def __init__(self, search: SearchContext, measures: bool = True, halves: bool = True) -> None:
        """Sets up a search.

        measures: by what was measured of calls, and reading them.
        halves: by sequential halving.
        """
        super().__init__(search)
        self.measures, self.halves = measures, halves

    def is_reading(self, decision: DecisionContext) -> bool:
        """Tells whether later calls are what hands would call."""
        return self.measures and decision.reads_calls

    def suppositions(self, decision: DecisionContext) -> Sequence[Supposition]:
        return () if self.is_reading(decision) else self.supposed

    def leaf(
        self, state: Any, decision: DecisionContext, turn: Turn, supposition: Supposition, seed: int
    ) -> Any:
        if not self.is_reading(decision):
            return super().leaf(state, decision, turn, supposition, seed)
        return rollout_by_call_policy(self.game, apply_turn(self.game, state, decision.seat, turn), seed)

    def choose(self, question: EvaluationRequest, found: Evaluation) -> Turn:
        if not self.halves:
            return choose_best(question, found.worths)
        most = MOST_WORLDS if self._is_of_cards(question.decision) else SAMPLE
        return choose_best(question, keep_steadiest(found.worths, found.samples, most))

    def _is_of_cards(self, decision: DecisionContext) -> bool:
        """Tells whether a card is chosen, beside calls or not, where later calls are read.

        Cards that are passed have a search and a proof of their own."""
        is_read = self.halves and self.is_reading(decision)
        return is_read and any(a < CALL for a in decision.legal) and not is_choice_of_several(decision)

    def _robust(self, decision: DecisionContext, gains: dict[Key, list[float]]) -> dict[Key, list[float]]:
        """Returns results of cards with the largest ones cut off.

        A few deals are doubled so often that they outweigh all others, and which card they meet is luck."""
        return winsorize(gains) if self._is_of_cards(decision) else gains

    def _find_measured_turn(self, decision: DecisionContext) -> Turn:
        """Returns the turn that was measured to be good; () where none was."""
        return decision.measured_turn if self.measures else ()

    def _judge(self, decision: DecisionContext, turns: Sequence[Turn], end: float) -> Evaluation:
        measured = self._find_measured_turn(decision)
        more = [measured] if measured and measured not in turns else []
        distinct = self.game.adviser.distinct_actions(decision.view)
        return super()._judge(decision, [*(turn for turn in turns if turn[0] in distinct), *more], end)

    def _is_by_own_hand(self, decision: DecisionContext, turn: Turn) -> bool:
        """Tells whether it announces something in a contract that stands.

        Only where others' calls are read. Their hands decide less than the own one, and quiet hopes for a doubling
        deviate more than any announcement."""
        if not self.halves or not self.is_reading(decision):
            return False
        calls = [self.game.calls[a] for a in turn if a >= CALL]
        said = [call for call in calls if call.about and not call.ladder and not call.auction]
        if not said or any(call.raises for call in calls):
            return False
        then = apply_turn(self.game, decision.any_world, decision.seat, turn)
        aims = [self.game.adviser.prospect(state, decision.seat).aim for state in (decision.any_world, then)]
        return aims[0] == aims[1]

    def _sample_turns(
        self,
        decision: DecisionContext,
        turns: Sequence[Turn],
        gains: dict[Key, list[float]],
        caution: float,
        end: float,
    ) -> Sequence[Turn]:
        """Samples by sequential halving.

        After each round the worse half is dropped, and the others get more worlds. All rounds cost what as many
        worlds for every turn would; the turn that needs no proof stays. With one batch of worlds at most all turns
        get them."""
        worlds = self.search.worlds
        if not self.halves or len(turns) <= KEPT or worlds <= BATCH:
            return super()._sample_turns(decision, turns, gains, caution, end)
        usual, left = self._proofless_turn(decision), list(turns)
        rounds = ceil(log2(len(turns) / KEPT)) + 1
        for n in range(rounds):
            most = worlds * len(turns) // (rounds * len(left))
            most = min(max(most, BATCH, worlds // rounds), MOST_WORLDS)
            now = self.search.clock()
            batches = self.search.batches(
                decision.world_sampler, BATCH, now + (end - now) / (rounds - n), most
            )
            is_clear = bool(self._sample_on(decision, left, gains, caution, batches))
            if is_clear or n == rounds - 1 or self.search.clock() > end:
                break
            found = self._robust(decision, {key: results for key, results in gains.items() if key[0] in left})
            judged = {key: adjust_for_risk(results, caution) for key, results in found.items()}
            order = sorted(left, key=lambda turn: -judged[decisive_key(judged, turn)])
            kept = order[: max(KEPT, (len(left) + 1) // 2)]
            left = [turn for turn in left if turn in kept or turn == usual]
        return left

    def _rungs(self, world: Any) -> int:
        """Allows all of them where contracts are solved.

        A step or two between them is much of what a hand makes."""
        return EVERY_RUNG if self.game.adviser.points_needed(world) else super()._rungs(world)

    def _caution(self, decision: DecisionContext, turns: Sequence[Turn]) -> float:
        """Takes nothing off for the first to double: the worlds know why they should not.

        A raise that others have made says more the higher it is, and more than a habit of calling tells."""
        if not self.is_reading(decision):
            return super()._caution(decision, turns)
        return RAISED * self._count_raises_of_others(decision) ** 2

    def _proofless_turn(self, decision: DecisionContext) -> Turn:
        """Returns the turn that was measured to be good, else a quiet one.

        The quiet one where calls are read: a doubled hundred that fails is paid by so many times that the best of
        several turns is easily one of luck. No card is quieter than another."""
        measured = self._find_measured_turn(decision)
        if measured or not self.is_reading(decision):
            return measured or super()._proofless_turn(decision)
        return decision.legal[:1] if decision.legal[0] >= CALL else ()

    def _proof(self, decision: DecisionContext) -> float:
        return MEASURED_PROOF if self._find_measured_turn(decision) else PROOF


def rollout_by_call_policy(game: Game, state: Any, seed: int) -> Any:
    """Returns the state at which cards are played, if everybody calls as hands do.

    Or at which the deal is over.
    """
    for number in range(game.bound):
        seat = state.pub.turn
        if seat < 0 or game.adviser.position(state) is not None:
            return state
        usual = game.adviser.sample_turn(state, seat, Random(seed + number))
        state = apply_turn(
            game, state, seat, usual or choose_default_turn(game, state, seat, game.legal(state, seat), None)
        )
    return state


def winsorize(gains: Mapping[Key, Sequence[float]], tail: float = TAIL) -> dict[Key, list[float]]:
    """Returns all results with the largest amounts cut to the next smaller one.

    `tail`: the share of them that is cut, of all turns together, so that turns stay comparable."""
    amounts = sorted(abs(gain) for results in gains.values() for gain in results)
    most = amounts[-1 - int(tail * len(amounts))]
    return {key: [max(-most, min(gain, most)) for gain in results] for key, results in gains.items()}


def keep_steadiest(
    worths: Sequence[Worth], samples: Mapping[Turn, Sequence[float]], most_worlds: int = SAMPLE
) -> list[Worth]:
    """Keeps, of turns that are as good as equal, the one whose results differ least.

    One that was dropped on few worlds is none of them, however close it came there. `most_worlds`: that count."""
    most, best = max(worths, key=lambda worth: worth[0])
    own = samples[best]
    near = []
    for worth, turn in worths:
        if len(samples[turn]) < len(own):
            continue
        gap = [x - y for x, y in zip(own, samples[turn], strict=False)]
        if most - worth <= NEAR * deviation(gap) / min(len(gap), most_worlds) ** 0.5:
            near.append((deviation(samples[turn]), worth, turn))
    least = min(near)[0]
    return [(most, turn) for spread, _, turn in near if spread == least]


def adjust_for_risk(gains: Sequence[float], caution: float) -> float:
    """Returns the mean less `caution` deviations, with one more world that goes wrong.

    Of SAMPLE worlds one is added that goes as wrong as any has gone well.
    """
    if not caution:
        return fmean(gains)
    known = [*gains, *[-max(abs(g) for g in gains)] * max(1, len(gains) // SAMPLE)]
    return fmean(known) - caution * deviation(known)


def evidence_penalty(
    samples: dict[Turn, list[float]], usual: Turn, proof: float = PROOF, most: int = SAMPLE
) -> dict[Turn, float]:
    """Returns what is taken off every turn but the usual one, which needs no proof.

    These are standard errors of the gap between them. Sampled worlds know little of how others go on bidding, so that
    a gap of chance would be a strange bid. Turns may have been looked at on the first worlds only. `most`: worlds
    that count."""
    if usual not in samples:
        return dict.fromkeys(samples, 0.0)
    own = samples[usual]
    gaps = {turn: [x - y for x, y in zip(gains, own, strict=False)] for turn, gains in samples.items()}
    return {turn: proof * deviation(gap) / min(len(gap), most) ** 0.5 for turn, gap in gaps.items()}


def cap_raises(
    worths: dict[Turn, float], samples: dict[Turn, list[float]], calm: Sequence[Turn]
) -> dict[Turn, float]:
    """Caps the worths of raises beside the best `calm` turn by their means.

    Caution speaks for no raise: after many of them a lost deal doubled once more deviates less than one that somebody
    else may still double."""
    if not calm:
        return worths
    best = max(calm, key=worths.__getitem__)
    base = worths[best] - fmean(samples[best])
    return {t: worth if t in calm else min(worth, base + fmean(samples[t])) for t, worth in worths.items()}


def decisive_key(judged: dict[Key, float], turn: Turn) -> Key:
    """Returns the supposition a turn is judged by.

    It is its best own aim, each counted with the answer worse for the seat."""
    mine = [key for key in judged if key[0] == turn]
    answers = [
        min((k for k in mine if k[1].aim == aim), key=judged.__getitem__) for aim in {k[1].aim for k in mine}
    ]
    return max(answers, key=judged.__getitem__)
