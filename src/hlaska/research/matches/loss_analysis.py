"""Explains the deals of a match that cost a player most.

It shows where the games of a deal part, and what came of that.

All games of a deal begin with the same cards and the same luck, so they run alike until a seat that A holds in one and
B in another decides otherwise. There they part, and each of the ways may part again. What a parting added to the score
of the deal is reckoned from the results by averages: each game is worth what the games of its way bring in the mean,
less what all games brought that came there. So the partings of a deal add up to its score, whoever parted where.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Any, Final, NamedTuple

from msgspec import Struct

from hlaska.core import record as records
from hlaska.core.actions import CALL, Action
from hlaska.core.board import cards_in
from hlaska.core.cards import cards_text
from hlaska.core.errors import BadRecord, BadText, Phrase
from hlaska.core.game import Game
from hlaska.core.public import Item
from hlaska.core.record import Step
from hlaska.core.review import (
    AnalysisRequest,
    Budget,
    DecisionAnalysis,
    find_dealt_hands,
    hand_of,
    make_question,
)
from hlaska.games import game_class
from hlaska.research.matches.arena import CAP
from hlaska.research.matches.casting import ALONE, Casting, castings
from hlaska.research.matches.log import DuplicateDeal, Head, game_of
from hlaska.research.matches.play_deal import CallNote, Cast, DuplicateGame
from hlaska.research.matches.statistics import deal_score, deal_score_of

FEW: Final = 3  # partings by which a deal is explained
NOTHING: Final = 1e-9  # units
Judge = Callable[[AnalysisRequest], DecisionAnalysis | None]


# ---------------------------------------------------------------- what is told
class GameEnd(Struct, frozen=True):
    """Holds how a game of a deal ended.

    It says who sat where at its end, the contract then, its settlement, and by seat what it brought.
    """

    players: str
    title: Phrase | None
    items: tuple[Item, ...]
    result: tuple[int, ...]


class PartingChoice(Struct, frozen=True):
    """Describes a choice at a parting.

    by: A or B.
    action: as in records, null where the player did not call though it was not on turn.
    says: the same as an event.
    games: the games in which all went on so.
    game: the one of them that is shown.
    margin, chance: what the player expected, null where it did not say.
    result: that of its seat in that game.
    items: those of its settlement that the other game does not have.
    weighed: what the choice was worth by what the seat could know, where that was asked.
    """

    by: str
    action: str | None
    says: Phrase | None
    games: tuple[int, ...]
    game: int
    margin: float | None
    chance: float | None
    result: int
    items: tuple[Item, ...]
    weighed: DecisionAnalysis | None = None


class Parting(Struct, frozen=True):
    """Says where games of a deal part.

    share: what that added to the score of the deal.
    move: the index in the records.
    seat: who decides.
    question: what is asked.
    title: the contract by then.
    hand: the seat's cards.
    table: the cards of the trick.
    said: the calls before, with their seats.
    chosen: the choice in a game of A and in one of B.
    others: the seats that another player holds in these two games, beside the one that decides.
    systems: the sides bid by other systems in them, so the same calls mean something else.
    clock: a player parted from itself.
    """

    share: float
    move: int
    seat: int
    question: Phrase | None
    title: Phrase | None
    hand: str
    table: str
    said: tuple[tuple[int, str], ...]
    chosen: tuple[PartingChoice, PartingChoice]
    others: tuple[int, ...]
    systems: bool
    clock: bool


class Loss(Struct, frozen=True):
    """Describes a deal that cost a player something.

    difference: its score.
    capped: the score with each item capped.
    dealt: where the cards lie first.
    partings: those that cost most, the dearest first.
    rest: what the `more` others added to the score.
    """

    deal: int
    difference: float
    capped: float | None
    dealt: dict[str, str]
    games: tuple[GameEnd, ...]
    partings: tuple[Parting, ...]
    rest: float
    more: int


class Losses(Struct, frozen=True):
    """Holds the deals of a match that cost a player most.

    Scores are of A less B, in units. Amounts in games are in the smallest unit.

    money: smallest units in a unit.
    of: the player.
    deals: the number that were played.
    lost: the number of those that cost the player anything.
    """

    game: str
    preset: str
    a: str
    b: str
    casting: str
    seed: int
    money: int
    of: str
    deals: int
    lost: int
    cap: float | None
    losses: tuple[Loss, ...]


def losses(
    head: Head,
    deals: Sequence[DuplicateDeal],
    of: str = "A",
    most: int = 10,
    cap: float | None = None,
    judge: Judge | None = None,
    budget: Budget | None = None,
) -> Losses:
    """Lists at most so many deals, the dearest first.

    Raises BadText for a log without two players or deals, or that does not fit its castings.

    cap: default `CAP` where results are paid.
    judge: weighs the decisions, by this budget.
    """
    if head.casting == ALONE:
        raise BadText("a log of the casting 'alone' has no B: nothing to compare A with")
    if not deals:
        raise BadText("the log has no deal yet")
    game = game_of(head)
    sign = 1 if of == "A" else -1
    lost = sorted(
        (d for d in deals if sign * d.difference < -NOTHING), key=lambda d: (sign * d.difference, d.deal)
    )
    cap = CAP if cap is None and game.has_payments else cap
    weigh = None if judge is None or budget is None else _Weighing(judge, budget)
    casts = castings(game, head.casting)
    return Losses(
        game=head.game,
        preset=head.preset,
        a=head.a,
        b=head.b,
        casting=head.casting,
        seed=head.seed,
        money=game.money,
        of=of,
        deals=len(deals),
        lost=len(lost),
        cap=cap,
        losses=tuple(_loss(game, deal, replay_games(deal, casts), sign, cap, weigh) for deal in lost[:most]),
    )


class _Weighing(NamedTuple):
    judge: Judge
    budget: Budget


# ---------------------------------------------------------------- the games of a deal
class ReplayedGame(NamedTuple):
    """Holds a game of a deal that was played again.

    It has what the log keeps of it, and by move who holds each seat (0: A, 1: B).
    """

    game: Game
    kept: DuplicateGame
    deal: records.Played
    holders: tuple[tuple[int, ...], ...]

    def state_before(self, move: int) -> Any:
        """Returns the state before a move."""
        return self.deal.steps[move - 1].state if move else self.deal.start

    @property
    def result(self) -> tuple[int, ...]:
        return self.kept.result[: self.game.seats]


def replay_games(deal: DuplicateDeal, casts: Sequence[Casting]) -> list[ReplayedGame]:
    """Replays the games of a deal in the order of its castings. Raises BadText where one cannot be played again so."""
    if len(deal.games) != len(casts):
        raise BadText(f"deal {deal.deal}: {len(deal.games)} games, its casting has {len(casts)}")
    lines = [_replay_game(deal.deal, one, casting) for one, casting in zip(deal.games, casts, strict=True)]
    if any(line.deal.start.places != lines[0].deal.start.places for line in lines):
        raise BadText(f"deal {deal.deal}: its games have not the same cards")
    return lines


def _replay_game(number: int, one: DuplicateGame, casting: Casting) -> ReplayedGame:
    try:
        record = records.from_json(bytes(one.record), game_class)
        game, deal = records.game_of(record, game_class), records.check(record, game_class)[0]
    except (BadRecord, IndexError) as e:
        raise BadText(f"deal {number}, game {one.players}: {e}") from None
    cast, holders = Cast(casting, _nobody), []
    for state in (deal.start, *(step.state for step in deal.steps)):
        cast.see(game, state.pub)
        holders.append(tuple(cast.who))
    if "".join("AB"[who] for who in cast.who) != one.players or deal.after is None:
        raise BadText(f"deal {number}, game {one.players}: it was not played by its casting to its end")
    return ReplayedGame(game, one, deal, tuple(holders))


def _nobody(who: int, seat: int) -> Any:
    raise AssertionError("a deal that is over asks nobody")


class Fork(NamedTuple):
    """Marks where some games part, and by which choice of which seat.

    Each choice (None: it does not call) has the games that go on so.
    """

    move: int
    seat: int
    ways: dict[Action | None, list[int]]

    def way_of(self, one: int) -> Action | None:
        """Returns what the deciding seat chose in a game; None: it did not call."""
        return next(action for action, some in self.ways.items() if one in some)


def find_forks(lines: Sequence[ReplayedGame], some: Sequence[int], move: int = 0) -> Iterator[Fork]:
    """Lists all partings of some games, the early ones first.

    The games have run alike so far; later partings follow from earlier ones.
    """
    steps = [lines[i].deal.steps for i in some]
    while move < len(steps[0]) and all(_is_same(one[move], steps[0][move]) for one in steps):
        move += 1
    if len(some) < 2 or move == len(steps[0]):
        return
    turn = lines[some[0]].state_before(move).pub.turn
    seat = min((one[move].seat for one in steps if one[move].seat != turn), default=turn)
    ways: dict[Action | None, list[int]] = {}
    for i, one in zip(some, steps, strict=True):
        ways.setdefault(one[move].action if one[move].seat == seat else None, []).append(i)
    yield Fork(move, seat, ways)
    for action, way in ways.items():  # who did not call has not done the move: others may part at it
        yield from find_forks(lines, way, move if action is None else move + 1)


def _is_same(one: Step, other: Step) -> bool:
    return (one.seat, one.action) == (other.seat, other.action)


def fork_effect(game: Game, lines: Sequence[ReplayedGame], fork: Fork) -> float:
    """Returns what a fork added to the score of its deal (units, A less B)."""
    whole = _mean([lines[i].result for way in fork.ways.values() for i in way])
    added = [[0.0] * game.seats for _ in lines]
    for way in fork.ways.values():
        mean = _mean([lines[i].result for i in way])
        for i in way:
            added[i] = [m - w for m, w in zip(mean, whole, strict=True)]
    return deal_score_of(game, [line.kept for line in lines], added)


def _mean(results: Sequence[Sequence[float]]) -> list[float]:
    return [sum(values) / len(results) for values in zip(*results, strict=True)]


# ---------------------------------------------------------------- a deal explained
def _loss(
    game: Game,
    deal: DuplicateDeal,
    lines: Sequence[ReplayedGame],
    sign: int,
    cap: float | None,
    weigh: _Weighing | None,
) -> Loss:
    found = [(fork_effect(game, lines, fork), fork) for fork in find_forks(lines, range(len(lines)))]
    dear = sorted((f for f in found if sign * f[0] < -NOTHING), key=lambda f: (sign * f[0], f[1].move))[:FEW]
    return Loss(
        deal=deal.deal,
        difference=deal.difference,
        capped=None if cap is None else deal_score(game, deal.games, cap),
        dealt=_format_places(lines[0]),
        games=tuple(_game_end(line) for line in lines),
        partings=tuple(_parting(lines, worth, fork, sign, weigh) for worth, fork in dear),
        rest=deal.difference - sum(worth for worth, _ in dear),
        more=len(found) - len(dear),
    )


def _format_places(line: ReplayedGame) -> dict[str, str]:
    lies = find_dealt_hands(line.game, line.deal)
    places = line.deal.start.places if lies is None else lies.state.places
    return {
        name: cards_text(cards_in(place))
        for name, place in zip(line.game.places, places, strict=True)
        if place
    }


def _game_end(line: ReplayedGame) -> GameEnd:
    pub, told = line.deal.state.pub, line.game.explainer.explain(line.game.view(line.deal.state, -1))
    return GameEnd(line.kept.players, told.title, pub.items, line.result)


def _parting(
    lines: Sequence[ReplayedGame], worth: float, fork: Fork, sign: int, weigh: _Weighing | None
) -> Parting:
    a, b = choose_pair(lines, fork, sign)
    line, move, seat = lines[a], fork.move, fork.seat
    game, state = line.game, line.state_before(move)
    view = game.view(state, seat)
    told = game.explainer.explain(view)
    holders = [{lines[i].holders[move][seat] for i in way} for way in fork.ways.values()]
    return Parting(
        share=worth,
        move=move,
        seat=seat,
        question=told.question,
        title=told.title,
        hand=cards_text(hand_of(game, view)),
        table=cards_text(cards_in(state.places[game.place("trick")])) if "trick" in game.places else "",
        said=tuple(
            (step.seat, game.action_text(step.action))
            for step in line.deal.steps[:move]
            if step.action >= CALL
        ),
        chosen=(_parting_choice(lines, fork, a, b, weigh), _parting_choice(lines, fork, b, a, weigh)),
        others=tuple(_other_holders(lines, a, b, seat, move)),
        systems=lines[a].game.options != lines[b].game.options,
        clock=sum(map(len, holders)) > len(set[int]().union(*holders)),
    )


def choose_pair(lines: Sequence[ReplayedGame], fork: Fork, sign: int) -> tuple[int, int]:
    """Chooses two games that part there, to be shown.

    The seat is held by A in the first and by B in the second where there are such: those in which the choice of
    the loser brought its seat less, then with as few other seats in other hands as can be (where there are none,
    nothing else differs), then with the greatest loss.
    """
    move, seat = fork.move, fork.seat

    def order(pair: tuple[int, int]) -> tuple[bool, bool, int, int]:
        one, two = (lines[i] for i in pair)
        gain = sign * (one.result[seat] - two.result[seat])
        apart = len(list(_other_holders(lines, *pair, seat, move)))
        return (one.holders[move][seat], two.holders[move][seat]) != (0, 1), gain >= 0, apart, gain

    every = [i for way in fork.ways.values() for i in way]
    return min((p for p in product(every, every) if fork.way_of(p[0]) != fork.way_of(p[1])), key=order)


def _other_holders(lines: Sequence[ReplayedGame], one: int, two: int, seat: int, move: int) -> Iterator[int]:
    """Lists the other seats that somebody else holds in the second game.

    From a move on.
    """
    both = zip(lines[one].holders[move], lines[two].holders[move], strict=True)
    return (s for s, (here, there) in enumerate(both) if s != seat and here != there)


def _parting_choice(
    lines: Sequence[ReplayedGame], fork: Fork, mine: int, other: int, weigh: _Weighing | None
) -> PartingChoice:
    line, action = lines[mine], fork.way_of(mine)
    game, step, said = line.game, line.deal.steps[fork.move], _find_call(line, fork)
    against = list(lines[other].deal.state.pub.items)
    return PartingChoice(
        by="AB"[line.holders[fork.move][fork.seat]],
        action=None if action is None else game.action_text(action),
        says=None if action is None else _call_phrase(game, step),
        games=tuple(fork.ways[action]),
        game=mine,
        margin=None if said is None else said.margin,
        chance=None if said is None else said.chance,
        result=line.result[fork.seat],
        items=tuple(item for item in line.deal.state.pub.items if not _take_item(against, item)),
        weighed=None if weigh is None or action is None else _weigh(line, fork, weigh),
    )


def _find_call(line: ReplayedGame, fork: Fork) -> CallNote | None:
    return next((s for s in line.kept.said if (s.move, s.seat) == (fork.move, fork.seat)), None)


def _call_phrase(game: Game, step: Step) -> Phrase | None:
    """Explains what a seat did as a phrase. Returns None where there are no words for it."""
    told = (
        game.explainer.explain_event(step.state.pub, event)
        for event in step.events
        if event.seat == step.seat
    )
    return next((phrase for phrase in told if phrase is not None), None)


def _take_item(items: list[Item], item: Item) -> bool:
    """Tells whether an item is among those of the other settlement.

    Each of them stands for one.
    """
    if item not in items:
        return False
    items.remove(item)
    return True


def _weigh(line: ReplayedGame, fork: Fork, weigh: _Weighing) -> DecisionAnalysis | None:
    asked = make_question(line.game, line.deal, fork.move, (fork.seat,), weigh.budget)
    return None if asked is None else weigh.judge(asked)
