"""Makes the rows of data sets: whole deals, endings and calls.

Endings have their exact values, and calls what came of them.

Every row is made of the seed and its own number alone, so rows can be made anywhere and in any order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from random import Random
from typing import Any, Final, NamedTuple

from hlaska.bots.analysis.open_position import solve_next_position, solve_position
from hlaska.core.actions import CALL, Action
from hlaska.core.errors import BadText
from hlaska.core.game import Game
from hlaska.core.match import average_margin
from hlaska.core.solution import Solution
from hlaska.kernel import layout as word
from hlaska.kernel.solve import Solver
from hlaska.research.datasets.data_columns import (
    MONEY,
    Column,
    Row,
    cards_of,
    place_columns,
    place_values,
    public_columns,
    public_values,
)
from hlaska.research.datasets.quick_deal import QUICK, Choice, choice_in, is_quick, play_quickly
from hlaska.research.matches.arena import Spec
from hlaska.research.matches.casting import Casting
from hlaska.research.matches.play_deal import CallNote, Cast, DealRecorder, play_deal
from hlaska.research.players.player_specs import Player

# where nobody has counted what hands call; greedy alone never undertakes anything: deals of Mariáš end unplayed
SEARCHING: Final = "calls=club:4/cards=greedy"
POSITIONS: Final = 20_000  # searched for an ending at most, as many as plain Python searches at once
ATTEMPTS: Final = 50  # decks that are tried for an ending
TOGETHER: Final = 64  # endings that are made with one solver at least, where deals give several
UNITS: Final = {"result": "money", "points": "points"}  # of the solver, and as they are written


class Source(NamedTuple):
    """Holds the rules, the player and the seed that rows are made from.

    cards: of endings, the most that a hand has left.
    per_deal: the most endings that a deal gives.
    """

    spec: Spec
    player: str
    seed: int
    cards: int = 0
    per_deal: int = 1


class PlayedDeal(NamedTuple):
    """Holds a deal that was played.

    log: actions with their seats.
    said: calls that were made, by index of the action.
    pub: the public numbers at its end.
    states: those before each action, where they were kept.
    choices: what `quick` found in some of them.
    """

    deck: tuple[int, ...]
    log: list[tuple[int, Action]]
    said: dict[int, CallNote]
    pub: Any
    states: Sequence[Any] = ()
    choices: Mapping[int, Choice] | None = None


class Form(NamedTuple):
    """Describes a kind of data set: columns, rows of a number, usual player and part.

    The rows of a number of an ending are it and those behind it that are made together with it.
    """

    title: str
    about: str
    columns: Callable[[Game], list[Column]]
    rows: Callable[[Source, int], list[Row]]
    player: Callable[[Game], str]
    part: int


@lru_cache(8)
def _game(spec: Spec) -> Game:
    """Makes a game once for all rows."""
    return spec.make()


# ---------------------------------------------------------------- playing
def play_seeded(game: Game, source: Source, name: str) -> PlayedDeal:
    """Plays one deal. Everything in it follows from its name, `SEED NUMBER` as in the arena."""
    deck = list(game.pack)
    Random(name).shuffle(deck)
    notes = DealRecorder(game)
    if source.player == QUICK:
        states: list[Any] = []
        choices: dict[int, Choice] = {}
        pub = play_quickly(game, deck, name, notes, states, choices)
        return PlayedDeal(tuple(deck), notes.log, {}, pub, states, choices)
    cast = Cast(Casting((0,) * game.seats), lambda _, seat: Player(game, source.player, f"{name} {seat}"))
    try:
        pub = play_deal(game, deck, cast, notes)
    finally:
        cast.close()
    return PlayedDeal(tuple(deck), notes.log, {said.move: said for said in notes.said}, pub)


def states_before(game: Game, dealt: PlayedDeal) -> Iterator[Any]:
    """Yields the states in which each action of a deal was done."""
    if dealt.states:
        yield from dealt.states
        return
    state, _ = game.start(game.opening(), dealt.deck)
    for seat, action in dealt.log:
        yield state
        state, _ = game.apply(state, seat, action)


def _log_columns(game: Game, log: Sequence[tuple[int, Action]]) -> Row:
    return {
        "seats": [seat for seat, _ in log],
        "actions": [game.action_text(action) for _, action in log],
    }


_NUMBER = Column("deal", "int", "", "The number of the deal, from 0.")
_OF_DEAL = Column(
    "deal",
    "int",
    "",
    "The deal it comes from, as the number of its first ending here: the same for all of one deal.",
)
_DECK = Column("deck", "texts", "", "The cards in the order in which they are dealt.")


def columns_of(form: str, source: Source) -> list[Column]:
    """Lists the columns of a data set; endings tell their deal where it gives several."""
    found = FORMS[form].columns(_game(source.spec))
    return [found[0], _OF_DEAL, *found[1:]] if source.per_deal > 1 else found


# ---------------------------------------------------------------- deals
def deal_columns(game: Game) -> list[Column]:
    """Lists the columns of whole deals."""
    return [
        _NUMBER,
        _DECK,
        Column("seats", "ints", "", "Who did each action, 0 is forehand."),
        Column(
            "actions",
            "texts",
            "",
            "Every action as records write it: `QH`, `QH+` with a declaration, a call.",
        ),
        Column("declarer", "int", "", "The seat that played the contract; null: nobody."),
        *public_columns(game),
    ]


def deal_rows(source: Source, number: int) -> list[Row]:
    """Makes one row: the deal of this number, with the public numbers of its end."""
    game = _game(source.spec)
    found = play_seeded(game, source, f"{source.seed} {number}")
    declarer = game.declarer(found.pub)
    row = {"deal": number, "deck": cards_of(found.deck), **_log_columns(game, found.log)}
    return [{**row, "declarer": None if declarer < 0 else declarer, **public_values(game, found.pub)}]


# ---------------------------------------------------------------- endings
def ending_columns(game: Game) -> list[Column]:
    """Lists the columns of endings."""
    return [
        Column("ending", "int", "", "The number of the ending, from 0."),
        _DECK,
        Column("seats", "ints", "", "Who did each action before."),
        Column("actions", "texts", "", "Every action before, which with the deck gives this position."),
        Column("seat", "int", "", "Who is on turn."),
        Column("moves", "texts", "", "What the seat may do: every card, and calls that are solved, too."),
        Column(
            "unit", "text", "", "What values are counted in, the same for all of a game: `money` or `points`."
        ),
        Column(
            "values",
            "ints",
            "as `unit` says",
            "For each of them, all cards open and all playing as well as can be: in `money` what the seat's side gets "
            "for the deal more than the other side, in smallest units; in `points` what its side takes in tricks from "
            "here on.",
        ),
        Column("value", "int", "as `unit` says", "The largest of them."),
        *public_columns(game),
        *place_columns(game),
    ]


def ending_rows(source: Source, number: int) -> list[Row]:
    """Makes the ending of a number, and those behind it made together with it.

    Contracts that are only made or lost, such as a betl, are left out: they have no amount. Raises BadText."""
    if source.per_deal == 1:
        return [_ending_alone(source, number)]
    behind = number % batch_size(source.per_deal)
    return _endings_together(source, number - behind)[behind:]


def batch_size(per_deal: int) -> int:
    """Counts endings that are made together: their deals share a solver.

    It keeps what ends of the play pay, and the positions of a deal."""
    return 1 if per_deal == 1 else per_deal * -(-TOGETHER // per_deal)


def _ending_alone(source: Source, number: int) -> Row:
    """Makes an ending of a deal of its own, evenly drawn. Raises BadText."""
    game = _game(source.spec)
    for attempt in range(ATTEMPTS):
        name = f"{source.seed} {number} {attempt}"
        found = play_seeded(game, source, name)
        states, known = list(states_before(game, found)), found.choices or {}
        moves = [
            move
            for move, state in enumerate(states)
            if _is_ending(game, state, source.cards, known.get(move))
        ]
        Random(f"{name} ending").shuffle(moves)
        for move in moves:
            solved = solve_position(game, states[move], POSITIONS)
            if solved.why is None and solved.unit in UNITS:
                return {"ending": number, **_ending(game, _deal_row(game, found), move, states[move], solved)}
    raise _no_ending_error(game, source)


def _endings_together(source: Source, first: int) -> list[Row]:
    """Makes the endings that are made together, from number `first` on. Raises BadText.

    All of them hang on the seed and the first number alone, since the solver is a new one.
    """
    game, solver, count = _game(source.spec), Solver(POSITIONS), batch_size(source.per_deal)
    rows: list[Row] = []
    attempt = barren = 0
    while len(rows) < count:
        if barren == ATTEMPTS:
            raise _no_ending_error(game, source)
        name, number = f"{source.seed} {first} {attempt}", first + len(rows)
        made = _endings_of(game, source, name, min(source.per_deal, count - len(rows)), solver)
        rows += [{"ending": number + i, "deal": number, **row} for i, row in enumerate(made)]
        attempt, barren = attempt + 1, 0 if made else barren + 1
    return rows


def _endings_of(game: Game, source: Source, name: str, most: int, solver: Solver) -> list[Row]:
    """Makes at most so many endings of a deal, evenly drawn, each with a choice.

    They come as they were played: what the solver finds in the longest says most of the others.
    """
    found = play_seeded(game, source, name)
    choices = _choices(game, found, source.cards)
    if len(choices) > most:
        kept = sorted(Random(f"{name} ending").sample(range(len(choices)), most))
        choices = [choices[i] for i in kept]
    written, rows = _deal_row(game, found), []
    frame = game.adviser.payoff_key(choices[0][1]) if choices else None  # plays of a deal settle alike
    for move, state, choice in choices:
        solved = solve_next_position(game, state, choice.position, choice.legal, frame, solver)
        if solved is None or len(solved.values) < 2:
            continue
        if solved.unit not in UNITS:
            break
        rows.append(_ending(game, written, move, state, solved))
    return rows


def _choices(game: Game, found: PlayedDeal, cards: int) -> list[tuple[int, Any, Choice]]:
    """Lists endings with a choice of several actions: number of the action, state, choice."""
    listed = []
    for move, state in enumerate(states_before(game, found)):
        most = _longest_hand(game, state)
        if most > cards:
            continue
        choice = choice_in(game, state) if found.choices is None else found.choices.get(move)
        if choice is None or not _is_short(game, most, choice.position, cards):
            continue
        if any(action < CALL for action in choice.legal):
            listed.append((move, state, choice))
    return listed


def _is_ending(game: Game, state: Any, cards: int, choice: Choice | None) -> bool:
    """Tells whether a card is to be played and hands are short; `choice`: if known."""
    most = _longest_hand(game, state)
    if most > cards:  # most states are told by this
        return False
    position = game.adviser.playout_position(state) if choice is None else choice.position
    if position is None or not _is_short(game, most, position, cards):
        return False
    legal = game.legal(state, state.pub.turn) if choice is None else choice.legal
    return any(action < CALL for action in legal)


def _longest_hand(game: Game, state: Any) -> int:
    first = game.place("hand0")
    return max(map(len, state.places[first : first + game.seats]))


def _is_short(game: Game, most: int, position: Sequence[int], cards: int) -> bool:
    """Tells whether no seat has more cards left, those to be drawn among them."""
    return most + -(-position[word.LEFT] // game.seats) <= cards


def _no_ending_error(game: Game, source: Source) -> BadText:
    return BadText(
        f"{ATTEMPTS} deals of {game.id} by {source.player} had no ending with at most {source.cards} cards a hand that "
        "can be solved: take other cards, or another player"
    )


def _deal_row(game: Game, found: PlayedDeal) -> Row:
    """Writes the deck and all actions of a deal."""
    return {"deck": cards_of(found.deck), **_log_columns(game, found.log)}


def _ending(game: Game, written: Row, move: int, state: Any, solved: Solution) -> Row:
    return {
        "deck": written["deck"],
        "seats": written["seats"][:move],
        "actions": written["actions"][:move],
        "seat": solved.seat,
        "moves": [game.action_text(action) for action, _ in solved.values],
        "unit": UNITS[solved.unit],
        "values": [value for _, value in solved.values],
        "value": solved.best,
        **public_values(game, state.pub),
        **place_values(game, state.places),
    }


# ---------------------------------------------------------------- calls
def call_columns(game: Game) -> list[Column]:
    """Lists the columns of calls."""
    return [
        _NUMBER,
        Column("move", "int", "", "Which action of the deal it was, from 0."),
        Column("seat", "int", "", "Who called."),
        Column("hand", "texts", "", "The caller's hand."),
        Column("call", "text", "", "What was called."),
        Column("legal", "texts", "", "All that the caller might do."),
        Column("about", "text", "", "What the call announces or doubles; null: nothing."),
        Column("level", "int", "", "The how manieth doubling of it; 0: none."),
        Column("expected", "float", MONEY, "The margin that the player expected; null where it did not say."),
        Column(
            "chance", "float", "", "Its chance of a margin above zero, 0 to 1; null where it did not say."
        ),
        Column(
            "margin",
            "float",
            MONEY,
            "What came: what the seat got for the deal more than the others in the mean.",
        ),
        *public_columns(game),
    ]


def call_rows(source: Source, number: int) -> list[Row]:
    """Makes the calls of one deal, each with the public numbers that stood before it."""
    game = _game(source.spec)
    found = play_seeded(game, source, f"{source.seed} {number}")
    of = partial(_call, game, number, found)
    return [
        of(move, state) for move, state in enumerate(states_before(game, found)) if found.log[move][1] >= CALL
    ]


def _call(game: Game, number: int, found: PlayedDeal, move: int, state: Any) -> Row:
    seat, action = found.log[move]
    said = found.said.get(move, CallNote(move, seat, 0, ""))
    hand = state.places[game.place(f"hand{seat}")]
    return {
        "deal": number,
        "move": move,
        "seat": seat,
        "hand": cards_of(entry & 63 for entry in hand),
        "call": game.action_text(action),
        "legal": [game.action_text(legal) for legal in game.legal(state, seat)],
        "about": said.about or None,
        "level": said.level,
        "expected": said.margin,
        "chance": said.chance,
        "margin": average_margin(found.pub.result, seat, game.seats),
        **public_values(game, state.pub),
    }


def _default_player(game: Game) -> str:
    """Returns the quickest player that undertakes contracts."""
    return QUICK if is_quick(game) else SEARCHING


FORMS: Final = {
    "deals": Form(
        "Deals",
        "Whole deals: the deck, every action, and the settlement.",
        deal_columns,
        deal_rows,
        _default_player,
        10_000,
    ),
    "endings": Form(
        "Endings",
        "The last tricks of deals, with the exact value of every card.",
        ending_columns,
        ending_rows,
        _default_player,
        10_000,
    ),
    "calls": Form(
        "Calls",
        "Every call of so many deals, with what its player expected of it and what came.",
        call_columns,
        call_rows,
        lambda _: "strong:worlds=64",
        1_000,
    ),
}
