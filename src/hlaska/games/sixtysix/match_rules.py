"""Goes from deal to match: who scores, who has won. Source: mariage:MG.MATCH, SN.MATCH, M3.SCORE."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import asdict, replace

from hlaska.core.counters import Counter, packed, unpacked
from hlaska.core.game import Match
from hlaska.core.public import Item, update
from hlaska.games.sixtysix.options import Options
from hlaska.games.sixtysix.public import END, SixtySixPublic
from hlaska.games.sixtysix.settle import NOBODY, OUTCOMES, Facts, Verdict, raw_points, settle

ROW: Final = 3  # deals in a row that win a match of that kind
LOST: Final = 2  # marks at most for a lost game (mariage:SN.MATCH.2)
NO_CAP: Final = 99
FACTORS: Final = {
    "schneider": (("schneider", 2),),
    "schwarz": (("schwarz", 3),),
    "penalty": (("penalty", 2),),
    "penalty_schwarz": (("penalty-schwarz", 3),),
}


COUNTERS: Final = (
    Counter("carry", "Game points that the winner of the next deal collects."),
    Counter("runner", "Who won the last deals in a row.", chair=True),
    Counter("run", "How many deals in a row that player has won."),
    Counter("out", "Who has won already and left, where the others play on.", chair=True),
    Counter("games", "Game points, where card points are counted.", each=True),
    Counter("marks", "Marks for lost games (Bummerl).", each=True, high="match_bummerl", ends=LOST),
)


class MatchCounters(Struct, frozen=True):
    """Holds the counters of `COUNTERS`.

    out: as in mariage:M3.MATCH.1.
    """

    carry: int = 0
    runner: int = NOBODY
    run: int = 0
    out: int = NOBODY
    games: tuple[int, ...] = ()
    marks: tuple[int, ...] = ()

    @classmethod
    def none(cls, players: int) -> MatchCounters:
        return cls(games=(0,) * players, marks=(0,) * players)

    @classmethod
    def of(cls, match: Match, players: int) -> MatchCounters:
        return cls(**unpacked(COUNTERS, players, match.notes))

    def pack(self) -> tuple[int, ...]:
        return packed(COUNTERS, asdict(self))


# ---------------------------------------------------------------- one deal
def match_counts(options: Options, match: Match) -> tuple[int, ...]:
    """Returns what a match for two counts beside its score, () for nothing.

    By seat: marks for lost games (mariage:SN.MATCH.3), deals won in a row (MG.MATCH.4), game points where card points
    are the score (MG.MATCH.5).
    """
    notes, seats = MatchCounters.of(match, options.players), chairs(options, match)
    if options.players != 2:
        return ()
    counts = notes.marks
    if options.match_mode == "three_in_a_row":
        counts = tuple(notes.run if notes.runner == p else 0 for p in (0, 1))
    elif options.match_mode == "raw_points" and options.match_tiebreak == "game_points":
        counts = notes.games
    return tuple(counts[p] for p in seats) if any(counts) else ()


def chairs(options: Options, match: Match) -> tuple[int, ...]:
    """Returns the player of each seat: clockwise, the dealer last where three play. Who has left sits out."""
    out = MatchCounters.of(match, options.players).out
    if out < 0:
        return tuple((match.first + seat) % options.players for seat in range(options.players))
    return match.first, next(p for p in range(3) if p not in (match.first, out)), out


def max_dealer_score(options: Options, match: Match) -> int:
    """Returns the most that a player sitting out may score next (mariage:M3.SCORE.1). Also M3.SCORE.2."""
    if options.players == 2 or options.dealer_scores == "none" or MatchCounters.of(match, 3).out >= 0:
        return 0
    if not options.dealer_cap or options.duplicate:
        return NO_CAP
    return max(0, options.target - 1 - match.scores[chairs(options, match)[2]])


def shares(
    options: Options, pub: SixtySixPublic, s: Facts, v: Verdict
) -> tuple[tuple[Item, ...], tuple[int, ...]]:
    """Returns the items of the settlement, and each chair's score. Who sits out comes last."""
    loser = 1 - v.winner if v.winner >= 0 else 1
    args = {"own": s.totals[1 - loser], "other": s.totals[loser], "tricks": s.tricks[loser]}
    raw = options.match_mode == "raw_points"
    key = "item-sixtysix-" + v.outcome.replace("_", "-")
    base = 1 if v.points else 0
    items = [Item(key, v.winner, 0 if raw else v.points, base, FACTORS.get(v.reason, ()), args, v.rule)]
    if raw:
        sums = raw_points(s, v)
        rule = "mariage:MG.MATCH.2"
        sheet = (Item("item-sixtysix-raw", seat, sums[seat], sums[seat], rule=rule) for seat in (0, 1))
        return (*items, *sheet), sums
    carried = pub.carried if v.winner >= 0 else 0
    if carried:
        items.append(Item("item-sixtysix-carried", v.winner, carried, carried, rule="mariage:SX.SCORE.5"))
    points = v.points + carried
    result = [points if seat == v.winner else 0 for seat in (0, 1)]
    if options.players == 3:
        result.append(min(points, pub.room))
    if result[-1] and options.players == 3:
        rule = "mariage:M3.SCORE.1" if result[-1] == points else "mariage:M3.SCORE.2"
        items.append(Item("item-sixtysix-dealer", 2, result[-1], points, rule=rule))
    return tuple(items), tuple(result)


def settle_deal(options: Options, pub: SixtySixPublic, s: Facts) -> SixtySixPublic:
    """Settles a deal that is over from its facts, in its public numbers."""
    v = settle(options, s)
    items, result = shares(options, pub, s, v)
    return update(
        pub, phase=END, turn=-1, outcome=OUTCOMES.index(v.outcome), winner=v.winner, worth=v.points,
        offender=v.offender, items=items, result=result,
    )  # fmt: skip


# ---------------------------------------------------------------- the match
def next_match(options: Options, match: Match, pub: SixtySixPublic) -> Match:
    """Returns the match after a scored deal."""
    seats, notes = chairs(options, match), MatchCounters.of(match, options.players)
    scores = _add(match.scores, seats, pub.result)
    winner = seats[pub.winner] if pub.winner >= 0 else NOBODY
    notes = _update_counters(notes, pub, winner)
    first = _next_first(seats, notes.out)
    match = Match(scores, first, notes.pack(), match.pack)
    if options.duplicate:
        return match
    if options.players == 3:
        return _match_of_three(options, match, notes, winner, seats)
    won = game_winner(options, scores, notes)
    return match if won < 0 else _match_of_two(options, match, notes, won)


def _add(scores: Sequence[int], seats: Sequence[int], result: Sequence[int]) -> tuple[int, ...]:
    new = list(scores)
    for chair, amount in zip(seats, result, strict=False):
        new[chair] += amount
    return tuple(new)


def _update_counters(notes: MatchCounters, pub: SixtySixPublic, winner: int) -> MatchCounters:
    """Counts a deal; a standing deal neither counts nor breaks a run. Source: mariage:MG.MATCH.4."""
    if winner < 0:
        carry = notes.carry + (OUTCOMES[pub.outcome] == "carry")
        return replace(notes, carry=carry)
    games = _add(notes.games, (winner,), (pub.worth + notes.carry,))
    run = notes.run + 1 if notes.runner == winner else 1
    return replace(notes, carry=0, runner=winner, run=run, games=games)


def _next_first(seats: Sequence[int], out: int) -> int:
    """Returns the next first player: the deal passes left, forehand deals next.

    Source: mariage:MG.PLAYER.3, M3.PLAYER.1.
    """
    return seats[1] if out >= 0 or len(seats) == 2 else (seats[0] + 1) % 3


def game_winner(options: Options, scores: Sequence[int], notes: MatchCounters) -> int:
    """Returns which of two players has won, or nobody (mariage:MG.MATCH.1 to 5)."""
    if options.match_mode == "three_in_a_row":
        return notes.runner if notes.run >= ROW else NOBODY
    target = options.target if options.match_mode == "game_points" else options.raw_target
    reached = [p for p in (0, 1) if scores[p] >= target]
    if len(reached) < 2:
        return reached[0] if reached else NOBODY
    counts = scores if options.match_tiebreak == "match_score" else notes.games
    return NOBODY if counts[0] == counts[1] else int(counts[1] > counts[0])


def _match_of_two(options: Options, match: Match, notes: MatchCounters, winner: int) -> Match:
    """Marks the loser of a game that is won; the next starts from nothing. Source: mariage:SN.MATCH.2, SN.MATCH.3."""
    loser = 1 - winner
    mark = LOST if options.bummerl_schneider == "double" and match.scores[loser] == 0 else 1
    marks = _add(notes.marks, (loser,), (mark,))
    if marks[loser] >= options.match_bummerl:
        return replace(match, notes=replace(notes, marks=marks).pack(), winners=(winner,))
    return replace(match, scores=(0, 0), notes=replace(MatchCounters.none(2), marks=marks).pack())


def _match_of_three(
    options: Options, match: Match, notes: MatchCounters, winner: int, seats: Sequence[int]
) -> Match:
    """Ends a match for who has reached the target, or lets the others play on.

    The winner of the deal goes before the dealer (mariage:M3.SCORE.2, M3.MATCH.1).
    """
    order = [p for p in (winner, seats[2]) if p >= 0 and p != notes.out]
    reached = [p for p in order if match.scores[p] >= options.target]
    if not reached:
        return match
    if not options.play_on:
        return replace(match, winners=(reached[0],))
    if notes.out >= 0:
        return replace(match, winners=(notes.out, reached[0]))
    if len(reached) > 1:
        return replace(match, winners=tuple(reached))
    out = reached[0]
    dealer = _next_dealer(seats[2], out)
    first = next(p for p in range(3) if p not in (out, dealer))
    return replace(match, first=first, notes=replace(notes, out=out).pack())


def _next_dealer(dealer: int, out: int) -> int:
    """Returns who deals next when one player has left."""
    left = (dealer + 1) % 3
    return left if left != out else (left + 1) % 3
