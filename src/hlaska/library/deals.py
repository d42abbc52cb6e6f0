"""Plays deals action by action, and reads those of records."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from random import Random, SystemRandom
from typing import Any, Final, Protocol

from msgspec import Struct

from hlaska import games as registry
from hlaska.core import match as matches
from hlaska.core import record as records
from hlaska.core.actions import Action
from hlaska.core.board import Event, State, cards_in
from hlaska.core.cards import SUITS, cards_text, parse_cards
from hlaska.core.errors import BadText, Illegal, Phrase
from hlaska.core.game import Game, Match
from hlaska.core.options import Value, difference
from hlaska.core.public import Item
from hlaska.core.record import hands as hands_of
from hlaska.core.view import View


class Meld(Struct, frozen=True):
    """Describes a marriage or another combination that was declared, shown or laid.

    seat: whose it is.
    name: what it is (`marriage`, `royal`, `run`, `pinochle`, `four-aces` ...).
    value: what all of it counts, in points.
    suit: `C`, `S`, `H` or `D`, "" where it has none.
    times: how often it lies there.
    cards: its cards as text, "" where the game tells only what it is.
    """

    seat: int
    name: str
    value: int
    suit: str = ""
    times: int = 1
    cards: str = ""


class Chooser(Protocol):
    """Plays a seat of a deal."""

    def choose(self, deal: Deal, seat: int, /) -> str:
        """Returns what it would do in a seat, as text.

        "" for who is not on turn and silent.
        """


class Deal:
    """Plays one deal action by action. It may be looked into from every side.

    game: its rules.
    match: what it belongs to.
    deck: the cards in dealing order, () of a deal that begins with a position.
    setup: that position, else None.
    state: everything that is true.
    """

    def __init__(
        self,
        game: Game,
        *,
        deck: str | Sequence[int] = (),
        hands: Sequence[str | Sequence[int] | None] | None = None,
        talon: str | Sequence[int] | None = None,
        position: str | records.Setup | None = None,
        seed: int | None = None,
        match: Match | None = None,
    ) -> None:
        """Makes a new deal, shuffled by the system's randomness.

        Raises BadText for cards that are not the game's or lie twice, for a position that cannot be, and for two of
        deck, hands and position at once.

        deck: the cards in dealing order instead, as text (`"QH KH AS ..."`) or ints.
        hands: what each seat is dealt instead, None for any cards. The deal then stands after the cut
        (docs/records.md).
        talon: what lies beside the hands from the top, a card turned up last.
        position: the lines `From:`, `Place ...:` and `Rest:` of a record instead.
        seed: shuffles that can be repeated.
        match: the match so far, default its beginning.
        """
        if (bool(deck) + (hands is not None or talon is not None) + (position is not None)) > 1:
            raise BadText("a deal has a deck, or hands and a talon, or a position; give one of them")
        self.game, self.match = game, game.opening() if match is None else match
        rng = SystemRandom() if seed is None else Random(seed)
        first: Sequence[tuple[int, Action]] = ()
        if hands is not None or talon is not None:
            rows = hands_of.fill(game, _rows(game, hands, talon), rng.shuffle)
            deck, first = hands_of.find_deck(game, rows, ())
        self.setup = _setup(game, position) if isinstance(position, str) else position
        self.deck = _cards(deck)
        if not self.deck and self.setup is None:
            self.deck = matches.next_deck(game, self.match, rng.shuffle)
        self._start, begun = records.begin(game, self.match, self.deck, self.setup)
        self.state: State[Any] = self._start
        self._begun: tuple[Event, ...] = tuple(begun)
        self._steps: list[records.Step] = []
        for _, action in first:
            self._apply(self.turn, action)

    # ------------------------------------------------------------ how it stands
    @property
    def turn(self) -> int:
        """Returns the seat that is asked, 0 is forehand; -1 when the deal is over."""
        return int(self.state.pub.turn)

    @property
    def over(self) -> bool:
        """Tells whether the deal is over; then there are `result` and `items`."""
        return self.turn < 0

    def legal(self, seat: int | None = None) -> tuple[str, ...]:
        """Returns what a seat may do now, as texts.

        It is () for who may do nothing, and the default seat is the one on turn.
        """
        asked = self.turn if seat is None else self._check_seat(seat)
        return (
            tuple(self.game.action_text(a) for a in self.game.legal(self.state, asked)) if asked >= 0 else ()
        )

    def hand(self, seat: int) -> str:
        """Returns the cards of a seat as text, as they truly are."""
        place = self.state.places[self.game.place(f"hand{self._check_seat(seat)}")]
        return cards_text(cards_in(place))

    def view(self, seat: int) -> View:
        """Returns what a seat (-1: an onlooker) may know.

        It has -1 for every hidden card, and its legal actions as ints.
        """
        return self.game.view(self.state, seat if seat == -1 else self._check_seat(seat))

    def events(self, seat: int) -> list[Event]:
        """Returns all events of the deal so far as a seat may know them. A seat of -1 is an onlooker."""
        happened = chain(self._begun, *(step.events for step in self._steps))
        return [event.for_seat(seat) for event in happened]

    @property
    def points(self) -> tuple[int, ...]:
        """Returns what each seat has made so far.

        These are points in tricks, the last one included, and in what it has declared, as the game counts them at this
        moment.

        What a contract, a meld that is not saved, rounding and factors make of them is told by `items`. Sharp cards in
        the talon of Mariáš count for a side, so for no seat here.
        """
        return self.game.points(self.state)

    @property
    def melds(self) -> tuple[Meld, ...]:
        """Returns the marriages and other combinations declared, shown or laid so far, in order."""
        found = records.melds_of(self.game, self._start, self._steps)
        return tuple(_meld(self.game, phrase) for phrase in found)

    @property
    def result(self) -> tuple[float, ...]:
        """Returns what each seat gets (negative: pays), in the game's units. It is () while the deal runs."""
        return tuple(amount / self.game.money for amount in self.state.pub.result)

    @property
    def items(self) -> tuple[Item, ...]:
        """Returns the settlement, an item for each thing that counts.

        Amounts are in the game's smallest unit (`game.money`).
        """
        return tuple(self.state.pub.items)

    # ------------------------------------------------------------ what happens
    def play(self, *actions: str, seat: int | None = None) -> Deal:
        """Does what the seat on turn wants, one action after another.

        Or `seat`, which may hold a call out of turn.

        What is announced or laid in one turn may come in any order where the rules set none. Gives the deal itself.
        Raises BadText for a text that cannot be read, and nothing is done; Illegal with the reason and what is legal;
        what was legal before that stays done.
        """
        by = self.turn if seat is None else self._check_seat(seat)
        read = tuple(self.game.parse_action(text) for text in actions)
        for i in range(len(read)):
            by = self.turn if seat is None else by
            if by == self.turn >= 0:
                read = (*read[:i], *self.game.in_order(self.state, read[i:]))
            self._apply(by, read[i])
        return self

    def play_on(self, players: Sequence[Chooser]) -> Deal:
        """Lets computer players, one a seat, play the deal to its end.

        Gives the deal itself. Each is a `Player`, or anything else with `choose(deal, seat)`, which gives an action as
        text.
        """
        if len(players) != self.game.seats:
            raise BadText(f"{len(players)} players for {self.game.seats} seats")
        for _ in range(self.game.bound + 1):
            if self.over:
                break
            callers = (s for s in range(self.game.seats) if s != self.turn and self.legal(s))
            wishes = ((s, players[s].choose(self, s)) for s in callers)
            seat, text = next(((s, t) for s, t in wishes if t), (self.turn, ""))
            self.play(text or players[seat].choose(self, seat), seat=seat)
        return self

    def _apply(self, seat: int, action: Action) -> None:
        wrong, why = records.fault_of(self.game, self.state, seat, action)
        if wrong:
            raise Illegal(wrong, why)
        self.state, events = self.game.apply(self.state, seat, action)
        self._steps.append(records.Step(seat, action, self.state, tuple(events)))

    def _check_seat(self, seat: int) -> int:
        if not 0 <= seat < self.game.seats:
            raise BadText(f"there is no seat {seat}; seats are 0 to {self.game.seats - 1}")
        return seat

    # ------------------------------------------------------------ what is left of it
    def record(self) -> str:
        """Writes the deal as a record. That is text that `read` gives back, and that can be edited by hand."""
        journal = [(-1, self.deck), *((step.seat, (step.action,)) for step in self._steps)]
        preset = _nearest_preset(self.game)
        made = records.record_of(self.game, preset, self.match, (), journal, setup=self.setup)
        return records.write(made, registry.game_class)

    def next_match(self) -> Match:
        """Returns the match after this deal, for `Deal(game, match=...)`. Raises BadText while the deal runs."""
        after = records.finish(self.game, self.match, self.state, self.setup)
        if after is None:
            raise BadText("the deal is not over")
        return after


def read(text: str) -> list[Deal]:
    """Reads the deals of a record, each as it stands at its end. Raises BadRecord with the line."""
    record, played = records.check_text(text, registry.game_class)
    rules = records.game_of(record, registry.game_class)
    return [_replay_deal(rules, one, written) for one, written in zip(played, record.deals, strict=True)]


def _replay_deal(rules: Game, played: records.Played, written: records.DealRecord) -> Deal:
    deal = Deal(rules, deck=written.deck, position=written.setup, match=played.before)
    for step in played.steps:
        for action in (step.action, *step.unsaid):
            deal._apply(step.seat, action)
    return deal


def _cards(given: str | Sequence[int]) -> tuple[int, ...]:
    return parse_cards(given) if isinstance(given, str) else tuple(given)


def _rows(
    game: Game, hands: Sequence[str | Sequence[int] | None] | None, talon: str | Sequence[int] | None
) -> dict[str, tuple[int, ...]]:
    """Returns hands and talon by the names of their places. Raises BadText."""
    given = (None,) * game.seats if hands is None else tuple(hands)
    if isinstance(hands, str) or len(given) != game.seats:
        what = "a text" if isinstance(hands, str) else str(len(given))
        raise BadText(f"hands: {what}, but {game.id} has {game.seats} seats; give a hand for each, or None")
    rows = {f"hand{seat}": _cards(hand) for seat, hand in enumerate(given) if hand is not None}
    return rows if talon is None else rows | {hands_of.TALON: _cards(talon)}


def _setup(game: Game, lines: str) -> records.Setup:
    """Reads the position that lines of a record tell. Raises BadRecord."""
    head = records.write(records.Record(game.id, options=_settings(game)), registry.game_class)
    deals = records.read(head + lines, registry.game_class).deals
    if len(deals) != 1 or deals[0].setup is None or deals[0].moves:
        raise BadText("position: write the lines From:, Place ...: and Rest: of one deal, and nothing else")
    return deals[0].setup


def _settings(game: Game) -> dict[str, Value]:
    """Returns what differs from the usual rules of the game."""
    return difference(game.options, records.preset_of(type(game), ""))


_MELDS: Final = {"declared": "marriage", "plain": "marriage"}


def _meld(game: Game, phrase: Phrase) -> Meld:
    """Makes a combination for scripts from what clients are told of it."""
    name = phrase.key.split("-", 1)[1].removeprefix(f"{game.id}-")
    suit = phrase.args.get("suit", -1)
    return Meld(
        seat=phrase.args["seat"],
        name=_MELDS.get(name, name),
        value=phrase.args["value"],
        suit=SUITS[suit] if suit >= 0 else "",
        times=phrase.args.get("times", 1),
        cards=cards_text(phrase.cards),
    )


def _nearest_preset(game: Game) -> str:
    """Finds the preset from which these rules differ least."""
    return min(game.presets, key=lambda name: len(difference(game.options, game.presets[name])))
