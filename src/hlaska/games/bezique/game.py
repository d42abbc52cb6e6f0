"""Plays Bezique with two packs and Rubicon Bezique (docs/rules/mariage.md, section 7)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice, takewhile
from typing import Any, ClassVar, Final

from msgspec.structs import replace

from hlaska.core.actions import CALL, Action
from hlaska.core.board import Board, Event
from hlaska.core.cards import SEVEN, card_of, rank
from hlaska.core.duplicate import DUPLICATE
from hlaska.core.errors import Phrase
from hlaska.core.game import Game, Match, phases_under
from hlaska.core.marked_copies import actions_for, listed_calls, listed_cards, mark_for, place_of
from hlaska.core.match import scored
from hlaska.core.public import Item, plus, update
from hlaska.core.stock import draw, exchange
from hlaska.core.tricks import deal, play_card, take_trick
from hlaska.games.bezique import melds, position_check, settle
from hlaska.games.bezique import public as at
from hlaska.games.bezique.explainer import BeziqueExplainer
from hlaska.games.bezique.options import PRESETS
from hlaska.games.bezique.options import Options as HouseRules
from hlaska.games.bezique.position import (
    BLANCHE_POINTS,
    SEVEN_POINTS,
    BeziquePositions,
    brisques,
)
from hlaska.games.bezique.public import BeziquePublic, State
from hlaska.kernel.melding import LEGAL_WORDS, write_calls, write_melding
from hlaska.kernel.play import legal_now

ORDER: Final = (at.PASS, at.BLANCHE, at.DRAW, *at.MELDS, at.EXCHANGE, at.SHOW)  # in which calls are listed


class Bezique(Game[BeziquePublic]):
    id = "bezique"
    rules_version = 2
    Options = HouseRules
    presets = PRESETS
    faces = "french"
    calls = at.CALLS
    advised = "hlaska.games.bezique.adviser:BeziqueAdviser"
    own_misfits = position_check.misfits
    strong = True
    duplicate_options: ClassVar = DUPLICATE
    whole_acts = at.WHOLE_ACTS

    places = at.PLACES
    ordered = at.ORDERED
    seats = at.SEATS
    positions: BeziquePositions

    def __init__(self, options: HouseRules | None = None) -> None:
        super().__init__(options)
        self.options: HouseRules
        self.form = at.FORMS[self.options.bz_form]
        self.rubicon = self.options.bz_form == "rubicon"
        self.pack = self.form.pack
        self.phases = phases_under(at.PHASES, {at.SHOWING: not self.form.upturned})
        # every card; after a trick a meld of up to eight cards, a seven, the draw, and two answers about carte blanche
        self.bound = len(self.pack) + self.form.trick_places.to_draw // 2 * 13 + 2
        self.positions = BeziquePositions(self.options)
        self.explainer = BeziqueExplainer(self.options, self.positions)

    @property
    def has_same_deals(self) -> bool:
        """Tells whether a deal ignores what a player had before: in duplicate only."""
        return self.is_duplicate

    # ------------------------------------------------------------ the deal
    @property
    def has_payments(self) -> bool:
        """Tells whether the loser pays what the winner gets: in Rubicon (mariage:RB.6)."""
        return bool(self.rubicon)

    @property
    def is_endless(self) -> bool:
        """Tells whether deals are settled one by one.

        Rubicon deals are (mariage:RB.6), and in duplicate all (DUP.1).
        """
        return bool(self.rubicon) or self.is_duplicate

    def start(self, match: Match, deck: Sequence[int]) -> tuple[State, list[Event]]:
        """Deals packets to the non-dealer and the dealer in turn, then the indicator.

        Source: mariage:BZ.DEAL.1, RB.1.
        """
        board = Board(self, [(), (), deck, (), (), (), ()])
        deal(board, at.TALON, self.positions.at, self.form.packets)
        before = tuple(self.restart(match).scores[p] for p in self.chairs(match))
        pub = BeziquePublic(at.LEAD, 0, lead=0, points=(0, 0), before=(before[0], before[1]))
        if not self.form.upturned:
            return board.state(update(pub, phase=at.SHOWING, blanche=0b11, asked=0b11)), board.events
        indicator = board.places[at.TALON][0] & 63
        board.move(at.TALON, at.TRUMP, (indicator,))
        pub = update(pub, trump=indicator >> 4)
        if rank(indicator) == SEVEN:
            pub = self._score(board, pub, 1, "turned", SEVEN_POINTS, "mariage:BZ.DEAL.1")
        return board.state(pub), board.events

    # ------------------------------------------------------------ what is legal
    def legal(self, state: State, seat: int) -> tuple[Action, ...]:
        pub: BeziquePublic = state.pub
        if pub.turn != seat:
            return ()
        hand = state.places[at.HAND + seat]
        if pub.phase in (at.LEAD, at.FOLLOW):
            mask, _ = legal_now(self.positions.seat_position(pub, state.places))
            return actions_for(hand, mask)
        b, legal = self.positions.laying_position(pub, state.places), [0] * LEGAL_WORDS
        if pub.phase == at.LAY:
            write_melding(b, legal)
            return listed_cards(legal)
        write_calls(b, legal)
        return listed_calls(ORDER, at.WHOLE_ACTS, legal)

    # ------------------------------------------------------------ what happens
    def apply(self, state: State, seat: int, action: Action) -> tuple[State, list[Event]]:
        board, pub = Board(self, state.places), state.pub
        if action >= CALL:
            board.say("call", seat, action)
            pub = self._call(board, pub, seat, action)
        elif pub.phase == at.LAY:
            mark = mark_for(board.places[at.HAND + seat], action, melds.CHOSEN)
            board.lay(at.HAND + seat, action & 63, mark, mark | melds.CHOSEN, seat)
            pub = self._complete_meld(board, pub, seat)
        else:
            pub = self._play(board, pub, seat, action)
        return board.state(pub), board.events

    def _call(self, board: Board, pub: BeziquePublic, seat: int, action: Action) -> BeziquePublic:
        if action == at.DRAW:
            return self._draw(board, pub)
        if action == at.EXCHANGE:
            return self._exchange(board, pub, seat)
        if action == at.SHOW:
            board.lay(at.HAND + seat, card_of(pub.trump, SEVEN), 0, melds.SEVEN_SHOWN, seat, "seven")
            return self._score(
                board, update(pub, sevened=True), seat, "seven", SEVEN_POINTS, "mariage:BZ.SEVEN.1"
            )
        if action in (at.PASS, at.BLANCHE):
            return self._answer_blanche(board, pub, seat, action == at.BLANCHE)
        return update(pub, phase=at.LAY, laying=action)

    # ------------------------------------------------------------ a card is played
    def _play(self, board: Board, pub: BeziquePublic, seat: int, action: Action) -> BeziquePublic:
        mark = mark_for(board.places[at.HAND + seat], action)
        full = play_card(board, self.positions.at, seat, action, of=mark)
        if self.rubicon and mark:
            board.remark(at.HAND + seat, lambda m: melds.freed(m, mark))
        pub = update(pub, phase=at.FOLLOW, turn=1 - seat)
        if self.options.bz_seven == "when_played" and self._is_seven(board, pub, action & 63):
            pub = self._score(board, pub, seat, "seven", SEVEN_POINTS, "mariage:BZ.SEVEN.3")
        return self._trick(board, pub) if full and pub.turn >= 0 else pub

    @staticmethod
    def _is_seven(board: Board, pub: BeziquePublic, c: int) -> bool:
        """Tells whether a card is a seven of trumps played in stage one."""
        return bool(board.places[at.TRUMP]) and c == card_of(pub.trump, SEVEN)

    def _trick(self, board: Board, pub: BeziquePublic) -> BeziquePublic:
        pub, _ = take_trick(board, self.positions, pub)
        winner, worth = pub.turn, brisques(pub.last)
        pub = update(pub, won=plus(pub.won, winner, worth))
        gone = sum(pub.taken) == self.positions.at.to_draw // 2
        pub = self._enter(board, pub, settle.gains_of_trick(self.options, winner, worth, gone))
        if pub.turn < 0:
            return pub
        if board.places[at.TALON]:
            return update(pub, phase=at.MELD, melded=False, sevened=False)
        return update(pub, phase=at.LEAD) if board.places[at.HAND] else self._settle(board, pub)

    # ------------------------------------------------------------ after a trick
    def _complete_meld(self, board: Board, pub: BeziquePublic, seat: int) -> BeziquePublic:
        """Scores the combination when its last card has been laid (mariage:BZ.MELD.2)."""
        place, call = at.HAND + seat, pub.laying
        if len(melds.chosen(board.places[place])) < melds.size_of(call):
            return pub
        number = melds.next_number(self.options, board.places[place], call)
        board.remark(place, lambda m: melds.used_in(m, call, number) if m & melds.CHOSEN else m)
        return self._score_meld(board, pub, seat)

    def _score_meld(self, board: Board, pub: BeziquePublic, seat: int) -> BeziquePublic:
        call, name = pub.laying, melds.name_of(pub.laying, pub.trump)
        points = melds.worth_of(self.form, call, pub.trump)
        args = {"suit": (call - at.MARRIAGE) % 4} if call < at.BEZIQUE else {}
        if pub.trump < 0 and args:
            pub = update(pub, trump=args["suit"])
            board.say("trump", seat, pub.trump)
        pub = update(pub, phase=at.MELD, laying=-1, melded=True)
        return self._score(board, pub, seat, name, points, "mariage:BZ.MELD.1", args)

    def _exchange(self, board: Board, pub: BeziquePublic, seat: int) -> BeziquePublic:
        """Exchanges the seven for the indicator; the seven is drawn last.

        What was taken may not be melded yet (mariage:BZ.SEVEN.2).
        """
        seven, indicator = card_of(pub.trump, SEVEN), board.places[at.TRUMP][0] & 63
        exchange(board, seat, at.HAND + seat, seven, at.TRUMP, indicator, mark=melds.BARRED)
        return self._score(
            board, update(pub, sevened=True), seat, "exchange", SEVEN_POINTS, "mariage:BZ.SEVEN.1"
        )

    def _draw(self, board: Board, pub: BeziquePublic) -> BeziquePublic:
        """Draws for the winner, then the other, who at last gets the indicator. Source: mariage:BZ.PLAY.2."""
        draw(board, self.positions.at, pub.turn)
        keep = (
            ~melds.BARRED if board.places[at.TALON] else 0
        )  # the table cards are taken up (mariage:BZ.STRICT.1)
        for seat in (0, 1):
            board.remark(at.HAND + seat, lambda m: m & keep)
        asked = pub.blanche if board.places[at.TALON] else 0
        return self._ask(update(pub, asked=asked, melded=False, sevened=False))

    # ------------------------------------------------------------ carte blanche
    @staticmethod
    def _ask(pub: BeziquePublic) -> BeziquePublic:
        """Asks who may still show a carte blanche, then goes on with the lead."""
        for seat in (pub.lead, 1 - pub.lead):
            if pub.asked >> seat & 1:
                return update(pub, phase=at.SHOWING, turn=seat)
        return update(pub, phase=at.LEAD, turn=pub.lead)

    def _answer_blanche(self, board: Board, pub: BeziquePublic, seat: int, shown: bool) -> BeziquePublic:
        """Shows a carte blanche, or gives up the chance to show one.

        Who shows may show again after the next draw (mariage:RB.3).
        """
        pub = update(pub, asked=pub.asked & ~(1 << seat))
        if not shown:
            return self._ask(update(pub, blanche=pub.blanche & ~(1 << seat)))
        board.show(at.HAND + seat)
        return self._ask(self._score(board, pub, seat, "carte-blanche", BLANCHE_POINTS, "mariage:RB.3"))

    # ------------------------------------------------------------ points
    def _score(
        self,
        board: Board,
        pub: BeziquePublic,
        seat: int,
        kind: str,
        points: int,
        rule: str,
        args: dict[str, int] | None = None,
    ) -> BeziquePublic:
        """Enters points; in the standard game they may win the match (mariage:BZ.END.1)."""
        total = plus(pub.points, seat, points)
        item = Item(f"item-bezique-{kind}", seat, points, points, args=args or {}, rule=rule)
        pub = update(pub, points=total, items=(*pub.items, item))
        board.say("score", seat, points)
        if self.rubicon or not settle.is_match_won(self.options, pub.before, total, seat):
            return pub
        board.say("win", seat)
        return update(pub, phase=at.END, turn=-1, winner=seat, result=total)

    def _enter(self, board: Board, pub: BeziquePublic, gains: Iterable[settle.Gain]) -> BeziquePublic:
        """Enters one after the other until somebody has won."""
        for gain in gains:
            if pub.turn >= 0 and gain.points:
                pub = self._score(board, pub, *gain)
        return pub

    def _settle(self, board: Board, pub: BeziquePublic) -> BeziquePublic:
        if not self.rubicon:
            pub = self._enter(board, pub, settle.gains_at_end(self.options, pub.last_by, pub.won))
            return update(pub, phase=at.END, turn=-1, result=pub.points)
        pub = self._score(board, pub, pub.last_by, "last", self.form.last, "mariage:RB.5")
        v = settle.settle_rubicon(pub.points, pub.won)
        board.say("settle", v.winner, v.value)
        return update(pub, phase=at.END, turn=-1, winner=v.winner, items=settle.items_of(v), result=v.result)

    # ------------------------------------------------------------ positions
    def melds(self, state: State) -> tuple[Phrase, ...]:
        """Returns the items of the settlement so far, but for tricks.

        A Rubicon deal that is settled has other items.
        """
        items = (i for i in state.pub.items if i.seat >= 0 and i.key not in settle.NO_MELDS)
        return tuple(Phrase(i.key, {**i.args, "seat": i.seat, "value": i.value}, rule=i.rule) for i in items)

    def rename_numbers(self, numbers: dict[str, Any]) -> dict[str, Any]:
        """Renames `winners`, the winners of the last tricks with the latest first. Older positions have them."""
        match numbers.get("winners"):
            case [last, prev, _]:
                rest = {name: n for name, n in numbers.items() if name != "winners"}
                return {**rest, "last_by": last, "prev": [prev, -1]}
        return numbers

    # ------------------------------------------------------------ the match
    def finish(self, match: Match, state: State) -> Match | None:
        """Passes the deal on; a match in points ends at the target. Rubicon games are settled one by one."""
        pub = state.pub
        if pub.turn >= 0:
            return None
        after = scored(self, match, pub.result)
        if self.is_duplicate:
            return self.carry(match, scored(self, self.restart(match), pub.result))
        if self.rubicon:
            return after
        won = pub.winner >= 0
        player = self.chairs(match)[pub.winner] if won else settle.winner_of_deals(self.options, after.scores)
        return replace(after, winners=(player,) if player >= 0 else ())

    def totals(self, match: Match, state: State) -> str:
        """Returns what does not add up at the end of a deal, or ''."""
        pub = state.pub
        fault = settle.rubicon_fault if self.rubicon else settle.points_fault
        return fault(pub.items, pub.result, pub.winner)

    # ------------------------------------------------------------ what records ask
    def arrange(self, state: State, coming: Iterable[Action]) -> tuple[Action, ...]:
        """Puts the cards of a combination, after its call, in ascending order. Source: mariage:BZ.MELD.2."""
        pub, turn = state.pub, iter(coming)
        call = next(turn, -1) if pub.phase == at.MELD else pub.laying
        if pub.phase not in (at.MELD, at.LAY) or call not in at.MELDS:
            return ()
        missing = melds.size_of(call) - len(melds.chosen(state.places[at.HAND + pub.turn]))
        cards = sorted(islice(takewhile(range(CALL).__contains__, turn), missing), key=place_of)
        return (*((call,) if pub.phase == at.MELD else ()), *cards)

    def find_unsaid_action(self, state: State, seat: int, coming: Sequence[Action]) -> Action | None:
        """Returns the card of a combination that rules 1 left unnamed. So it was where there was no choice."""
        pub, hand = state.pub, state.places[at.HAND + seat]
        if pub.phase != at.LAY:
            return None
        named = sum(1 for _ in takewhile(lambda a: a < CALL, coming))
        missing = melds.size_of(pub.laying) - len(melds.chosen(hand))
        choices = self.legal(state, seat)
        return choices[0] if len(choices) == 1 and named < missing else None
