"""Plays many deals of one game side by side in arrays.

It uses the compiled rules of `hlaska.kernel`.

    batch = GameBatch(find_game("sixtysix", "schnapsen", ["auto_claim=true"]), 4096)
    batch.reset(range(4096))
    while True:
        ended = batch.step(choose(batch.seen, batch.masks), anew=True)

A game whose calls are all acts of the kernel is played whole, from the deck on, combinations included that are laid
during play (`hlaska.kernel.melding`), and so is one whose calls fit into tables (`hlaska.research.batch.call_tables`);
of any other the play of cards, from states that are given. Legality, tricks and moves are the kernel's own functions,
what an end pays the game's own settlement. `hlaska.research.batch.batch_observation` makes vectors of what is seen.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np
from msgspec.structs import replace

from hlaska.core.actions import CALL, Action
from hlaska.core.cards import card_text
from hlaska.core.errors import BadOptions, BadText
from hlaska.core.game import Game
from hlaska.core.options import schema, text
from hlaska.kernel import batch, layout
from hlaska.kernel.acts import ACT, move
from hlaska.kernel.batch.call_words import LEADING
from hlaska.kernel.batch.games import Deals, Games, IllegalAction, action_number, numbers_of
from hlaska.kernel.batch.seen import write_legal
from hlaska.kernel.batch.steps import is_legal
from hlaska.kernel.batch.words import (
    ACTIONS,
    ENDED_GAME,
    LEGAL_WORDS,
    MASKS,
    PACKED,
    PLANES,
    SKIP,
    TO_STOCK,
)
from hlaska.kernel.melding import write_melding
from hlaska.kernel.play import duty_against, stock_card
from hlaska.locales import Language
from hlaska.research.batch.amount_phase import AmountPhase
from hlaska.research.batch.amount_tables import AmountTables
from hlaska.research.batch.batch_starts import (
    act_of,
    begin_deal,
    has_combinations,
    is_act,
    opening_calls,
    play_position,
    whole_position,
)
from hlaska.research.batch.call_phase import CallEnds, CallPhase
from hlaska.research.batch.call_tables import CallTables, has_call_tables
from hlaska.research.batch.settlement_cache import SettlementCache
from hlaska.research.batch.symbolic_settlement import SymbolicSettlement

if TYPE_CHECKING:
    from numpy.typing import NDArray

CHECKED: Final = 4  # starts that are played to their end by the game, too
STARTS: Final = 40  # deals by which it is read off where the cards of a deck go
UNKNOWN: Final = -2  # stands for a number that is none


class Ended(NamedTuple):
    """Holds the deals that ended with a step.

    games: their numbers.
    results: what each seat gets, a row each, or no rows where they were not settled.
    """

    games: NDArray[np.int64]
    results: NDArray[np.int64]


class GameBatch:
    """Plays so many deals of one game.

    Its arrays have a row for each deal, as `hlaska.kernel.batch.games.Games` has them, and change with each step. An
    action is the number of its column in `masks`.

    whole: whether deals are played from the deck on.
    """

    def __init__(
        self,
        game: Game,
        count: int,
        *,
        starts: Sequence[Any] = (),
        planes: bool = True,
        masks: bool = True,
        packed: bool = False,
    ) -> None:
        """Makes a batch of so many deals, which `reset` deals.

        starts: states in which cards are played, to begin with, of a game that is not played whole
            (`hlaska.research.batch.batch_starts`).
        planes: whether `seen` is written beside `legal`.
        masks: whether `masks` are.
        packed: whether `packed` is.

        Raises BadOptions for a game that needs starts, BadText for numbers or states that cannot be.
        """
        self.game, self.whole = game, not starts
        parts = (MASKS if masks else 0) | (PLANES if planes else 0) | (PACKED if packed else 0)
        self.tables = _call_tables(game) if self.whole and has_call_tables(game) else None
        try:
            if self.tables is not None:
                deals = self.tables.deals()
            else:
                deals = deck_deals(game) if self.whole else Deals.pool(_positions(game, starts))
            self.games = Games(deals, count, parts)
        except ValueError as e:
            raise BadText(f"{game.id}: {e}") from e
        self.count = count
        self.seen, self.masks, self.packed = self.games.seen, self.games.masks, self.games.packed
        self.legal, self.turn, self.done = self.games.legal, self.games.turn, self.games.done
        there = self.games.actions_there
        self.melds = deals.melds
        self._actions = np.array([*there, UNKNOWN], np.int64)
        self._columns = {action: column for column, action in enumerate(there)}
        self._numbers = np.full(max(there) + 1, UNKNOWN, np.int64)
        self._numbers[there] = np.arange(len(there))
        self._calls_of = {act_of(game, call): call for call in game.callable}
        self._calls: CallPhase | None = None
        if self.tables is not None:
            self._calls = _call_phase(self.tables, self.games)
            self.masks = self._calls.masks if masks else self.masks
        self.settlement = self._settlement(starts)

    def _settlement(self, starts: Sequence[Any]) -> SettlementCache | SymbolicSettlement:
        if isinstance(self._calls, AmountPhase):
            return SymbolicSettlement(self.game, self.games, self._calls.tables.starts, self._calls)
        begun = self._calls.tables.starts if self._calls is not None else starts or [plain_start(self.game)]
        if self.game.adviser.summed_words:
            return SymbolicSettlement(self.game, self.games, begun)
        state_of = None if self._calls is None else self._calls.ended_state
        return SettlementCache(self.game, self.games, begun, state_of)

    # ------------------------------------------------------------ playing
    def reset(
        self, seeds: Sequence[int] | NDArray[Any], which: Sequence[bool] | NDArray[Any] | None = None
    ) -> None:
        """Deals by a seed for each deal, or only those marked in `which`. Raises BadText for seeds that are none."""
        try:
            self.games.reset(seeds, which)
        except (ValueError, TypeError) as e:
            raise BadText(str(e)) from e
        if self._calls is not None:
            self._calls.begin(np.flatnonzero(np.ones(self.count, bool) if which is None else which))
            self.observe()

    def set_deck(self, game: int, deck: Sequence[int]) -> None:
        """Deals a given deck, in dealing order, in one of the games. Raises BadText for a deck that is none."""
        try:
            self.games.set_deck(game, deck)
        except ValueError as e:
            raise BadText(str(e)) from e
        if self._calls is not None:
            self._calls.begin(np.array([game]))
        self.observe()

    def step(
        self,
        actions: Sequence[int] | NDArray[Any],
        *,
        which: NDArray[np.bool_] | None = None,
        anew: bool = False,
        settle: bool = True,
        observed: bool = True,
    ) -> Ended:
        """Does an action in every deal.

        which: the deals to go on with, by default all.
        anew: whether those that end are dealt anew at once.
        settle: whether those that end are settled.
        observed: whether `seen`, `masks` and `packed` are written, else `observe` does it later.

        Of a deal that is over the action is not looked at. Raises BadText, with nothing done in any deal, where an
        action is not legal.
        """
        given = np.asarray(actions)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            said = f"not {given.dtype} of shape {given.shape}"
            raise BadText(f"actions: {self.count} whole numbers, one for each game, {said}")
        if self._calls is not None:
            return self._step_with_calls(self._calls, given, which, anew, settle, observed)
        last = len(self._actions) - 1
        known = np.where((given >= 0) & (given < last), given, last)
        try:
            made = self._actions[known]
            if which is not None:
                made = np.where(self._marked(which), made, SKIP)
            self.games.step(made, anew=anew, skips=which is not None, observed=observed)
        except IllegalAction as e:
            raise BadText(self._wrong(e.game, int(given[e.game]), e.position)) from None
        return self._ended(settle)

    def _step_with_calls(
        self,
        calls: CallPhase,
        given: NDArray[Any],
        which: NDArray[np.bool_] | None,
        anew: bool,
        settle: bool,
        observed: bool,
    ) -> Ended:
        """Does `step` where some deals are in their calls."""
        marked = None if which is None else self._marked(which)
        try:
            ends = calls.step(given, marked, anew, observed)
        except IllegalAction as e:
            raise BadText(self._wrong_with_calls(calls, e.game, int(given[e.game]), e.position)) from None
        return self._ended_with_calls(ends, settle)

    def _ended_with_calls(self, ends: CallEnds, settle: bool) -> Ended:
        played = self._ended(settle)
        if not len(ends.games):
            return played
        results = np.concatenate([played.results, ends.results]) if settle else played.results
        return Ended(np.concatenate([played.games, ends.games]), results)

    def _marked(self, which: NDArray[np.bool_]) -> NDArray[np.bool_]:
        marks = np.asarray(which)
        if marks.shape != (self.count,) or marks.dtype != np.bool_:
            raise BadText(
                f"which: {self.count} truth values, one for each game, not {marks.dtype} {marks.shape}"
            )
        return marks

    def observe(self) -> None:
        """Writes what is seen and what is legal, as `step` does."""
        (self.games if self._calls is None else self._calls).observe()

    def called(self) -> NDArray[np.float32]:
        """Gives the public numbers of the calls as the seat to move reads them.

        A row a deal; while cards are played those of the last call. Raises BadText for a game that is not played with
        its calls."""
        if self._calls is None:
            raise BadText(f"{self.game.id}: these deals have no calls of their own")
        return self._calls.called()

    def draw(self) -> NDArray[np.int64]:
        """Draws a legal action for every deal; of one that is over it means nothing."""
        if self._calls is not None:
            return self._calls.draw()
        actions = self.games.draw()
        return self._numbers[actions] if self.melds else numbers_of(actions)

    def step_random(self, *, anew: bool = False, settle: bool = True) -> Ended:
        """Does a legal action at random in every deal."""
        if self._calls is not None:
            return self._ended_with_calls(self._calls.step_random(anew), settle)
        self.games.draw()
        self.games.step(anew=anew)
        return self._ended(settle)

    def _ended(self, settle: bool) -> Ended:
        rows = self.games.ended
        results = self.settlement.results(rows if settle else rows[:0])
        return Ended(rows[:, ENDED_GAME].copy(), results)

    # ------------------------------------------------------------ in words
    def action(self, number: int) -> Action:
        """Returns the game's action for a number.

        It is a card, one with a declaration, or a call; -1 for none of the game's.
        """
        columns = len(self._actions) - 1 if self.tables is None else self.tables.columns
        if not 0 <= number < columns:
            raise BadText(f"action {number}: numbers go from 0 to {columns - 1}")
        if self.tables is not None:
            return self.tables.action(number)
        made = int(self._actions[number])
        return made if made < CALL else self._calls_of.get(made, -1)

    def number(self, action: Action) -> int:
        """Returns the number of an action of the game. Raises BadText for a call that is no act of the kernel."""
        if self.melds:
            return self._columns[action if action < CALL else act_of(self.game, action)]
        if action < CALL:
            return action_number(action)
        if self.tables is not None and self.tables.number(action) >= 0:
            return self.tables.number(action)
        if not is_act(self.game, action):
            raise BadText(f"'{self.game.action_text(action)}' is no move in a batch")
        return action_number(act_of(self.game, action))

    def text(self, number: int) -> str:
        """Describes a number as records do."""
        action = self.action(number)
        return self.game.action_text(action) if action >= 0 else f"act {number}"

    def _wrong_with_calls(self, calls: CallPhase, game: int, number: int, position: list[int]) -> str:
        leads = calls.tables.kind[calls.node[game]] == LEADING and 0 <= number < ACTIONS
        if calls.calling[game] and not leads:
            return self._wrong_call(calls, game, number)
        return self._wrong(game, number, position)

    def _wrong_call(self, calls: CallPhase, game: int, number: int) -> str:
        """Says why an action is not legal in a deal that is in its calls."""
        tables, node = calls.tables, int(calls.node[game])
        state, seat = calls.state(game), int(tables.turn[node])
        names = f"legal are {', '.join(map(self.game.action_text, self.game.legal(state, seat)))}"
        if not 0 <= number < tables.columns:
            return f"game {game}: action {number} is no number from 0 to {tables.columns - 1}; {names}"
        action = tables.action(number)
        why = (
            self.game.explainer.explain_refusal(self.game.view(state, seat), action) if action >= 0 else None
        )
        said = Language("en").sentence(why).rstrip(".") if why else "it cannot be done now"
        rule = f" ({why.rule})" if why and why.rule else ""
        return f"game {game}: action {number} ({self.text(number)}) is not legal: {said}{rule}; {names}"

    def _wrong(self, game: int, number: int, position: list[int]) -> str:
        row: list[int] = [0] * LEGAL_WORDS
        (write_melding if self.melds else write_legal)(position, row)
        legal = [
            self.text(i) for i, action in enumerate(self._actions[:-1].tolist()) if is_legal(row, action)
        ]
        names = f"legal are {', '.join(legal)}"
        if not 0 <= number < len(self._actions) - 1:
            last = len(self._actions) - 2
            return f"game {game}: action {number} is no number from 0 to {last}; {names}"
        why = self._why(number, position)
        return f"game {game}: action {number} ({self.text(number)}) is not legal: {why}; {names}"

    def _why(self, number: int, b: list[int]) -> str:
        action, words = int(self._actions[number]), Language("en")
        if action >= ACT:
            return "it cannot be done now"
        card, hand = action & 63, b[layout.HANDS + 4 * b[layout.TURN]]
        if b[layout.WAIT] and not b[layout.LAY_RULES]:
            return "a card must be drawn first"
        if not hand >> card & 1:
            return f"seat {b[layout.TURN]} does not hold {card_text(card)}"
        phrase = self.game.explainer.duty_phrase(b, duty_against(b, card))
        if phrase is not None and not b[layout.WAIT]:
            return f"{words.sentence(phrase).rstrip('.')} ({phrase.rule})"
        if self.melds:
            return "no such copy is asked for now"
        return "it cannot be declared now" if action >> 6 else "another card is asked for"


def _call_tables(game: Game) -> CallTables:
    return CallTables(game) if not game.amounts else AmountTables(game)


def _call_phase(tables: CallTables, games: Games) -> CallPhase:
    return AmountPhase(tables, games) if isinstance(tables, AmountTables) else CallPhase(tables, games)


# ---------------------------------------------------------------- how deals begin
def deck_deals(game: Game) -> Deals:
    """Finds out how a deck is dealt, off deals of the game itself.

    Raises BadOptions for a game that the kernel does not play from the deck on: one with calls that are no acts, or a
    deal that is no fixed way from the deck to the hands.
    """
    foreign = foreign_calls(game)
    if foreign:
        choice = find_fitting_option(game) or "options without it"
        raise BadOptions(
            f"{game.id}: '{game.calls[foreign[0]].text}' is a call that is not played in a batch; choose {choice}, or "
            "give states in which cards are played"
        )
    rng, deals = Random(1), []
    for _ in range(STARTS):
        deck = list(game.pack)
        rng.shuffle(deck)
        position = whole_position(game, begin_deal(game, deck))
        if position is None:
            raise BadOptions(f"{game.id}: a deal does not begin with the play of cards")
        deals.append((deck, position))
    places = _places(game, deals)
    ups = [
        i
        for i in range(len(game.pack))
        if all(position[layout.SUIT] == deck[i] >> 4 for deck, position in deals)
    ]
    up = ups[-1] if ups else -1
    empty = _without_cards(deals[0][1], bool(ups))
    made = Deals.deck(empty, game.pack, places, up, _pays(game, up) if up >= 0 else 0)
    one = Games(made, 1, 0)
    for deck, position in deals:
        one.set_deck(0, deck)
        if one.positions[0].tolist() != position:
            raise BadOptions(f"{game.id}: how the cards are dealt hangs on the cards themselves")
    return made


def foreign_calls(game: Game) -> list[Action]:
    """Lists the calls that are no acts of the kernel, cuts left aside."""
    opening = {game.calls[action].kind for action in opening_calls(game)}
    return [
        action
        for action in game.callable
        if not is_act(game, action)
        and action not in game.whole_acts
        and game.calls[action].kind not in opening
    ]


def find_fitting_option(game: Game) -> str:
    """Finds an option with which a game is played whole, "" for none."""
    for option in schema(game.Options):
        values = (True, False) if option.kind == "bool" else (*option.choices, option.default)
        for value in values:
            try:
                other = type(game)(replace(game.options, **{option.name: value}))
            except BadOptions:
                continue
            if has_call_tables(other) or not foreign_calls(other):
                return f"{option.name}={text(value)}"
    return ""


def plain_start(game: Game) -> Any:
    """Deals a deck whose open card pays nothing.

    So a position has all points of its deal."""
    for turn in range(len(game.pack)):
        state = begin_deal(game, [*game.pack[turn:], *game.pack[:turn]])
        position = whole_position(game, state)
        if position is None or not any(position[layout.PAIR_POINTS : layout.PAIR_POINTS + 4]):
            break
    return state


def _pays(game: Game, up: int) -> int:
    """Returns what the card turned up pays, as in `hlaska.kernel.batch.words.DEALS_PAYS`."""
    for card in set(game.pack):
        deck = list(game.pack)
        other = deck.index(card)
        deck[up], deck[other] = deck[other], deck[up]
        position = whole_position(game, begin_deal(game, deck))
        for seat in range(game.seats if position is not None else 0):
            points = position[layout.PAIR_POINTS + seat] if position is not None else 0
            if points:
                return card & 15 | seat << 4 | points << 8
    return 0


def _places(game: Game, deals: Sequence[tuple[list[int], list[int]]]) -> list[int]:
    """Finds where each card of a deck goes in every deal.

    Raises BadOptions where that is nowhere.
    """
    found = []
    for index in range(len(game.pack)):
        there = set(_lies(game, *deals[0], index))
        for deck, position in deals[1:]:
            there &= set(_lies(game, deck, position, index))
        if len(there) != 1:
            raise BadOptions(f"{game.id}: cards lie elsewhere than in hands and stock")
        found.append(there.pop())
    return found


def _lies(game: Game, deck: Sequence[int], position: Sequence[int], index: int) -> Iterator[int]:
    """Yields where copies of a card of a deck lie.

    They are seats, and places of the stock.
    """
    b, card = list(position), deck[index]
    for seat in range(game.seats):
        if b[layout.HANDS + 4 * seat] >> card & 1:
            yield seat
    first = b[layout.NEXT]
    for place in range(first, first + b[layout.LEFT]):
        if stock_card(b, place) == card:
            yield TO_STOCK + place


def _without_cards(position: Sequence[int], trumps: bool) -> list[int]:
    b = list(position)
    b[layout.HANDS :] = [0] * (layout.POSITION_WORDS - layout.HANDS)
    b[layout.STOCK : layout.STOCK + layout.STOCK_WORDS] = [0] * layout.STOCK_WORDS
    b[layout.PAIR_POINTS : layout.PAIR_POINTS + 4] = [0] * 4
    if trumps:
        b[layout.SUIT] = layout.NONE
    return b


def _positions(game: Game, starts: Sequence[Any]) -> list[list[int]]:
    """Returns the positions of states.

    Raises ValueError where no cards are played, BadOptions where batches do not fit.
    """
    found: list[list[int]] = []
    for i, state in enumerate(starts):
        position = play_position(game, state)
        if position is None:
            raise ValueError(f"no cards are played in start {i} (phase '{state.pub.phase}')")
        if position[layout.LEFT] and has_combinations(game):
            raise BadOptions(
                f"{game.id}: while cards are drawn combinations are laid, which is only played in whole deals; leave "
                f"out `starts`, or give states in which the stock is empty (start {i} has {position[layout.LEFT]} cards"
                " left)"
            )
        found.append(position)
    for state, position in list(zip(starts, found, strict=True))[:CHECKED]:
        check_play(game, state, position)
    return found


def check_play(game: Game, state: Any, position: Sequence[int]) -> None:
    """Plays one deal to its end by the game and by the kernel.

    Raises BadOptions where the kernel's position does not tell what a play pays.
    """
    first, b = state, list(position)
    while state.pub.turn >= 0:
        action = game.legal(state, state.pub.turn)[0]
        if not b[layout.DONE]:
            if action >= CALL and not is_act(game, action):
                raise BadOptions(
                    f"{game.id}: '{game.action_text(action)}' is asked for while cards are played"
                )
            move(b, act_of(game, action) if action >= CALL else _plain(b, action))
        state, _ = game.apply(state, state.pub.turn, action)
    paid = game.adviser.payoff(first, b)
    if not b[layout.DONE] or paid[: game.seats] != state.pub.result[: game.seats]:
        raise BadOptions(
            f"{game.id}: what this deal pays hangs on more than the kernel's position, {state.pub.result} and not "
            f"{paid}; other options may do"
        )


def _plain(b: Sequence[int], action: Action) -> int:
    """Returns the action of the kernel for a card, which knows nothing of copies."""
    return action if b[layout.PAIRS] else action & 63


def start() -> None:
    """Compiles what batches need, or loads it; without numba everything runs as plain Python."""
    batch.start()
