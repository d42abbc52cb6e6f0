"""Plays partnership pinochle with one pack or two (pinochle:P1, P2, P3).

It has the auction, passing, meld, and tricks.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import ClassVar

from hlaska.core import tricks
from hlaska.core.actions import CALL, Action
from hlaska.core.board import Board, Event, cards_in
from hlaska.core.calls import calls_under
from hlaska.core.cards import PACK_48, PACK_80
from hlaska.core.duplicate import DUPLICATE
from hlaska.core.errors import Phrase
from hlaska.core.game import CallDependence, Game, Match, next_seat, phases_under
from hlaska.core.kernel_positions import TrickPositions
from hlaska.core.public import Undertaking, plus, update
from hlaska.families.pinochle.duties import DUTIES
from hlaska.families.pinochle.melds import NINES, made, meld_phrases, unpack_melds
from hlaska.games.pinochle import bidding, chips, deal, match_rules, position_check, settle
from hlaska.games.pinochle import public as at
from hlaska.games.pinochle.explainer import PartnersExplainer
from hlaska.games.pinochle.numbers import (
    bids_of,
    copies_of,
    hand_size,
    points_of,
    table_of,
    trick_total,
    verify,
)
from hlaska.games.pinochle.options import PRESETS
from hlaska.games.pinochle.options import Options as HouseRules
from hlaska.games.pinochle.public import PinochlePublic, State, side_meld
from hlaska.kernel.bits import cards_of, mask_of
from hlaska.kernel.melds import PAIR_RANKS, of_suit
from hlaska.kernel.play import TrickRules, legal_now
from hlaska.kernel.position import new_play, points_word


class Pinochle(Game[PinochlePublic]):
    id = "pinochle"
    rules_version = 2
    Options = HouseRules
    presets = PRESETS
    faces = "french"
    first_in: ClassVar = {"en": "mfp"}
    systems = ("bidding_system", "their_system")
    partners = (0b0101, 0b1010)
    calls = at.CALLS
    advised = "hlaska.games.pinochle.adviser:PartnersAdviser"
    amounts = "hlaska.games.pinochle.amounts:PartnersAmounts"
    own_misfits = position_check.misfits
    strong = True
    duplicate_options: ClassVar = DUPLICATE
    counters = match_rules.COUNTERS

    places = at.PLACES
    ordered = at.ORDERED
    seats = at.SEATS
    positions: TrickPositions[PinochlePublic]

    def __init__(self, options: HouseRules | None = None) -> None:
        super().__init__(options)
        self.options: HouseRules
        options = self.options
        verify(options)
        self.pack = PACK_48 if options.deck == "single" else PACK_80
        self.phases = phases_under(
            at.PHASES, {**bidding.phases(options), "nines": deal.must_ask_nines(options)}
        )
        rungs = set(map(at.bid_call, bids_of(options)))
        possible = calls_under(self.calls, bidding.kinds_of_calls(options, self.phases))
        self.callable = tuple(a for a in possible if not self.calls[a].ladder or a in rungs)
        self.table = table_of(options)
        self.counters = match_rules.counters(options)
        self.tricks = hand_size(options)
        bids = len(bids_of(options)) + at.SEATS if options.trump_by == "auction" else 0
        asked = at.SEATS if deal.must_ask_nines(options) else 0
        cards = 2 * options.pass_count + 4 * (self.tricks + 1) + 4 * self.tricks
        self.bound = asked + bids * (1 + options.info_bids) + 8 + cards
        points, last = points_of(options)
        rules = TrickRules(DUTIES[options.heading], points=points_word(points), last=last)
        fixed = new_play(
            rules, [()] * at.SEATS, layers=copies_of(options), tricks=self.tricks, sides=[5, 10, 5, 10],
            pack=mask_of(self.pack),
        )  # fmt: skip
        self.positions = TrickPositions(at.TRICK_PLACES, fixed)
        self.explainer = PartnersExplainer(options, self.positions, self.table)

    def chairs(self, match: Match) -> tuple[int, ...]:
        return match_rules.seating(self.options, match)

    @property
    def has_same_deals(self) -> bool:
        """Tells whether a deal needs nothing of what a side had before it. In duplicate that is nothing."""
        return self.is_duplicate or not match_rules.is_match_dependent(self.options)

    # ------------------------------------------------------------ the deal
    def start(self, match: Match, deck: Sequence[int]) -> tuple[State, list[Event]]:
        board = Board(self, [deck, *([()] * (len(at.PLACES) - 1))])
        pub = self._opening(board, self.restart(match))
        deal.deal(self.options, board, deck)
        if deal.must_ask_nines(self.options):
            pub = update(pub, phase="nines")
        if self.options.trump_by == "auction":
            return board.state(pub), board.events
        pub = update(pub, phase="meld", trump=deck[-1] >> 4)
        board.say("trump", at.DEALER, pub.trump)
        return board.state(self._begin_melding(pub)), board.events

    def _opening(self, board: Board, match: Match) -> PinochlePublic:
        """Returns the auction with what the match brings along.

        That is systems, chips, rounds and partners (P1.VAR.4, P1.END.3, P1.END.4).
        """
        options, seats = self.options, match_rules.seating(self.options, match)
        pub = update(
            bidding.opening(options, seats.index(0) & 1), had=match_rules.scores_before(options, match)
        )
        if chips.has_chips(options):
            first = seats.index(0)
            other = seats.index(1)
            pub = update(pub, holders=(first, other) if other & 1 else (other, first))
        if match_rules.has_rounds(options):
            pub = update(pub, round=match_rules.deals_of(options, match))
            if match_rules.has_partner_changes(options) and pub.round % match_rules.ROUNDS == 0:
                board.say("partners", 0, pub.round // match_rules.ROUNDS + 1)
        return pub

    def legal(self, state: State, seat: int) -> tuple[Action, ...]:
        pub, places = state.pub, state.places
        if pub.turn != seat:
            return ()
        if pub.phase == "auction":
            return bidding.legal_calls(self.options, pub)
        if pub.phase == "nines":
            many = deal.may_redeal(self.options, cards_in(places[at.HAND + seat]), self.table)
            return (at.PLAY_ON, at.ASK_REDEAL) if many else (at.PLAY_ON,)
        if pub.phase == "trump":
            return self._trumps(places, seat)
        if pub.phase == "wish":
            return (at.NO_WISH, *range(at.WISH, at.WISH + 4))
        if pub.phase == "pass":
            return deal.choosable(places, seat)
        if pub.phase == "meld":
            return (at.LAY, *deal.choosable(places, seat)) if self.options.own_meld else (at.LAY,)
        if pub.phase == "decide":
            return (at.GO_ON, at.THROW_IN)
        mask, _ = legal_now(self.positions.seat_position(pub, places))
        return tuple(c for c in range(64) if mask >> c & 1)

    def apply(self, state: State, seat: int, action: Action) -> tuple[State, list[Event]]:
        board, pub = Board(self, state.places), state.pub
        if pub.phase == "play":
            pub = self._play(board, pub, seat, action)
        elif action < CALL:
            pub = self._choose(board, pub, seat, action)
        else:
            board.say("call", seat, action)
            pub = self._call(board, pub, seat, action)
        return board.state(pub), board.events

    def _call(self, board: Board, pub: PinochlePublic, seat: int, action: Action) -> PinochlePublic:
        if pub.phase == "nines":
            return self._answer_nines(pub, seat, action)
        if pub.phase == "auction":
            pub = bidding.apply_call(self.options, pub, seat, action)
            return pub if pub.turn >= 0 else self._end_auction(board, pub)
        if pub.phase == "wish":
            wish = action - at.WISH if action != at.NO_WISH else -1
            return self._begin_passing(update(pub, wish=wish))
        if pub.phase == "trump":
            return self._name_trump(board, pub, action)
        if pub.phase == "meld":
            return self._lay(board, pub, seat)
        if action == at.THROW_IN:
            return self._end_unplayed(board, pub, "thrown_in")
        return self._begin_play(update(pub, status=settle.PLAYED), pub.declarer)

    @staticmethod
    def _answer_nines(pub: PinochlePublic, seat: int, action: Action) -> PinochlePublic:
        """Answers whether a seat asks for a new deal (P1.DEAL.3).

        Everybody is asked, whatever they hold, so that silence tells nothing.
        """
        if action == at.ASK_REDEAL:
            return update(pub, phase="over", turn=-1, status=at.REDEAL, result=(0,) * at.SEATS)
        last = seat + 1 == at.SEATS
        return update(pub, phase="auction", turn=0) if last else update(pub, turn=seat + 1)

    # ------------------------------------------------------------ auction, trumps, exchange
    def _end_auction(self, board: Board, pub: PinochlePublic) -> PinochlePublic:
        """Ends the auction (P1.BID.6)."""
        declarer, contract = bidding.auction_result(self.options, pub)
        board.say("contract", declarer, contract)
        pub = update(pub, declarer=declarer, contract=contract, turn=declarer)
        if self.options.exchange_timing == "after_trump" or not self.options.pass_count:
            return update(pub, phase="trump")
        return update(pub, phase="wish") if self.options.suit_suggestion else self._begin_passing(pub)

    def _trumps(self, places: Sequence[Sequence[int]], seat: int) -> tuple[Action, ...]:
        """Returns the suits the bidder may name, the one that promises most first. Source: P1.TRUMP.2, P2.TRUMP.2."""
        hand = cards_in(places[at.HAND + seat])
        suits = deal.marriage_suits(hand) if self.options.trump_requirement == "marriage" else range(4)
        return tuple(at.NAME + s for s in deal.sort_suits(hand, self.table, suits)) or (at.NO_MARRIAGE,)

    def _name_trump(self, board: Board, pub: PinochlePublic, action: Action) -> PinochlePublic:
        if action == at.NO_MARRIAGE:
            return self._no_marriage(board, pub)
        pub = update(pub, trump=action - at.NAME)
        before = self.options.exchange_timing == "before_trump"
        return (
            self._end_exchange(board, pub)
            if before or not self.options.pass_count
            else self._begin_passing(pub)
        )

    def _begin_passing(self, pub: PinochlePublic) -> PinochlePublic:
        return update(pub, phase="pass", turn=deal.first_to_pass(self.options, pub))

    def _choose(self, board: Board, pub: PinochlePublic, seat: int, card: Action) -> PinochlePublic:
        """Chooses one more card to be passed or laid."""
        deal.choose(board, seat, card)
        if pub.phase == "meld" or len(board.places[at.ASIDE + seat]) < self.options.pass_count:
            return pub
        pub = deal.finish_pass(board, self.options, pub, seat)
        if pub.turn >= 0:
            return pub
        if self.options.exchange_timing == "before_trump":
            return update(pub, phase="trump", turn=pub.declarer)
        return self._end_exchange(board, pub)

    def _end_exchange(self, board: Board, pub: PinochlePublic) -> PinochlePublic:
        """Ends the exchange: trumps are named and the cards are passed (P2.TRUMP.3)."""
        hand = cards_in(board.places[at.HAND + pub.declarer])
        late = self.options.trump_requirement == "marriage_after_exchange"
        if late and pub.trump not in deal.marriage_suits(hand):
            return self._no_marriage(board, pub)
        return self._begin_melding(pub)

    # ------------------------------------------------------------ meld
    def _begin_melding(self, pub: PinochlePublic) -> PinochlePublic:
        return update(pub, phase="meld", turn=0)

    def _lay(self, board: Board, pub: PinochlePublic, seat: int) -> PinochlePublic:
        """Lays the meld of a seat that is ready, or of all after the last."""
        seats = deal.laid_by(self.options, seat)
        if seats:
            pub = deal.lay(self.options, board, pub, self.table, seats)
        pub = self.after_meld(pub, seat)
        return pub if pub.status in ("", settle.PLAYED) else self._end_unplayed(board, pub, pub.status)

    def after_meld(self, pub: PinochlePublic, seat: int) -> PinochlePublic:
        """Gives the turn on when a seat is ready with its meld.

        After the last one it is asked whether there is anything to play for. A deal that is not played has its status,
        and is not settled (P1.BOARD, P2.SURR, P2.SCORE.4).
        """
        options = self.options
        if seat + 1 < at.SEATS:
            return update(pub, turn=seat + 1)
        if pub.declarer < 0:
            return self._begin_play(update(pub, status=settle.PLAYED), 0)
        mine = side_meld(pub, pub.declarer & 1)
        forced = options.deck == "double" and options.surrender_opponents == "play_on"
        if not forced and options.deck == "double" and options.minimum20 and mine < settle.TWENTY:
            return update(pub, status="meld_below_20")
        if not forced and options.board_rule and pub.contract - mine > trick_total(options):
            return update(pub, status="not_on_board")
        if options.throw_in and not forced:
            return update(pub, phase="decide", turn=pub.declarer)
        return self._begin_play(update(pub, status=settle.PLAYED), pub.declarer)

    def _no_marriage(self, board: Board, pub: PinochlePublic) -> PinochlePublic:
        """Ends a deal whose bidder has no marriage (P2.SURR.2, P2.SURR.3).

        The opponents' meld is looked at only where it counts.
        """
        seats = deal.laid_without_marriage(self.options, pub)
        if seats:
            pub = deal.lay(self.options, board, pub, self.table, seats, counted=True)
        return self._end_unplayed(board, pub, settle.NO_MARRIAGE)

    # ------------------------------------------------------------ play
    def _begin_play(self, pub: PinochlePublic, leader: int) -> PinochlePublic:
        zero = (0,) * at.SEATS
        return update(pub, phase="play", turn=leader, lead=leader, points=zero, taken=zero)

    def _play(self, board: Board, pub: PinochlePublic, seat: int, card: Action) -> PinochlePublic:
        if not tricks.play_card(board, at.TRICK_PLACES, seat, card):
            return update(pub, turn=next_seat(at.SEATS, seat))
        pub, worth = tricks.take_trick(board, self.positions, pub)
        pub = update(pub, points=plus(pub.points, pub.turn, worth))
        over = sum(pub.taken) == self.tricks
        return self._settle(board, update(pub, status=settle.PLAYED)) if over else pub

    # ------------------------------------------------------------ the end
    def facts(self, pub: PinochlePublic, sides: tuple[int, int] = (0, 0)) -> settle.Facts:
        """Returns the facts of the deal as it stands, with points in tricks by side."""
        nines = _nines(pub.melds)
        meld = (side_meld(pub, 0), side_meld(pub, 1))
        status = pub.status or settle.PLAYED
        return settle.Facts(status, pub.declarer, pub.contract, meld, sides, nines)

    def _end_unplayed(self, board: Board, pub: PinochlePublic, status: str) -> PinochlePublic:
        board.say("status", pub.declarer, at.STATUSES.index(status))
        return self._settle(board, update(pub, status=status))

    def _settle(self, board: Board, pub: PinochlePublic) -> PinochlePublic:
        points = pub.points or (0,) * at.SEATS
        sides = (points[0] + points[2], points[1] + points[3])
        facts = self.facts(pub, sides)
        pub = self.settle_deal(pub, facts)
        for side in (0, 1):
            board.say("score", side, pub.result[side])
        for extra in pub.items[len(settle.settle(self.options, facts)) :]:
            board.say(extra.key.removeprefix("item-pinochle-"), extra.seat)
        return pub

    def settle_deal(self, pub: PinochlePublic, facts: settle.Facts) -> PinochlePublic:
        """Settles a deal that is over: its items, then what goes across the table."""
        items = settle.settle(self.options, facts)
        result = settle.amounts(items)
        extras = (
            *chips.items(self.options, pub, result),
            *chips.game_item(pub, result),
            *match_rules.mercy_items(self.options, pub, result),
        )
        return update(pub, phase="over", turn=-1, items=(*items, *extras), result=result)

    def declarer(self, pub: PinochlePublic) -> int:
        return pub.declarer

    def list_undertakings(self, pub: PinochlePublic) -> tuple[Undertaking, ...]:
        """Returns the contract, which the first item of its side is about."""
        item = next((item for item in pub.items if item.seat == pub.declarer), None)
        if item is None:
            return ()
        made = item.key == "item-pinochle-made"
        return (Undertaking("bid", pub.declarer, made, 0, pub.result[pub.declarer]),)

    def points(self, state: State) -> tuple[int, ...]:
        """Counts melds from the moment they lie open, before the first trick too."""
        return made(state.pub.meld, state.pub.points or (0,) * at.SEATS)

    def melds(self, state: State) -> tuple[Phrase, ...]:
        return meld_phrases(state.pub.melds, self.table)

    def finish(self, match: Match, state: State) -> Match | None:
        if state.pub.turn >= 0:
            return None
        return self.carry(match, match_rules.next_match(self, self.restart(match), state.pub))

    # ------------------------------------------------------------ for batches
    def call_dependence(self, pub: PinochlePublic) -> CallDependence | None:
        """Says what calls hang on; after the exchange a marriage may be asked for (P2.TRUMP.3)."""
        options = self.options
        if options.trump_requirement == "marriage_after_exchange" and pub.phase in ("trump", "pass"):
            return CallDependence(outcome=partial(self._lacks_marriage, pub))
        if pub.phase == "nines":
            return CallDependence(hand=self._asks_redeal)
        if pub.phase == "trump" and options.trump_requirement == "marriage":
            return CallDependence(tuple((of_suit(PAIR_RANKS, s),) for s in range(4)))
        return CallDependence()

    def _lacks_marriage(self, pub: PinochlePublic, action: Action, places: Sequence[int]) -> int:
        """Returns 1 where an action ends the exchange without a marriage of trumps."""
        options, hand = self.options, _cards(places[at.HAND + pub.declarer])
        trumps_last = options.exchange_timing == "before_trump" or not options.pass_count
        if pub.phase == "trump":
            return int(trumps_last and action - at.NAME not in deal.marriage_suits(hand))
        chosen = _cards(places[at.ASIDE + pub.turn])
        is_last = pub.turn == deal.last_to_pass(options, pub) and len(chosen) + 1 == options.pass_count
        if trumps_last or not is_last:
            return 0
        return int(
            pub.trump not in deal.marriage_suits(deal.hand_after_pass(options, pub, action, hand, chosen))
        )

    def _asks_redeal(self, hand: int, places: Sequence[int]) -> int:
        return int(deal.may_redeal(self.options, _cards(hand), self.table))

    # ------------------------------------------------------------ who knows
    def knower(self, place: int, pub: PinochlePublic) -> int:
        if at.HAND <= place < at.TRICK:
            return 1 << (place - at.HAND) % at.SEATS
        return 0


def _cards(mask: int) -> list[int]:
    """Lists the cards of a mask whose further copies stand 64 bits up each."""
    return [card & 63 for card in cards_of(mask)]


@lru_cache(1024)
def _nines(melds: tuple[int, ...]) -> tuple[int, int]:
    """Returns by side how much of the lines of meld is nines of trumps."""
    nines = [0, 0]
    for seat, line in unpack_melds(melds):
        nines[seat & 1] += line.points if line.kind == NINES else 0
    return nines[0], nines[1]
