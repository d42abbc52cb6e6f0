"""Plays Pinochle for three: with a widow and a bidder, and cut-throat (pinochle:P4A, P4C)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import ClassVar

from hlaska.core import tricks
from hlaska.core.actions import CALL, Action
from hlaska.core.bidding import above, last_one, next_bidder
from hlaska.core.board import Board, Event, cards_in
from hlaska.core.cards import PACK_48, PACK_80
from hlaska.core.duplicate import DUPLICATE
from hlaska.core.errors import Phrase
from hlaska.core.game import CallDependence, Game, Match, next_seat, phases_under
from hlaska.core.kernel_positions import TrickPositions
from hlaska.core.public import Undertaking, plus, update
from hlaska.families.pinochle.duties import DUTIES
from hlaska.families.pinochle.melds import made, meld_phrases, total
from hlaska.games.pinochle_three import deal, match_rules, position_check, settle
from hlaska.games.pinochle_three import public as at
from hlaska.games.pinochle_three.explainer import PinochleThreeExplainer
from hlaska.games.pinochle_three.options import (
    PRESETS,
    bids_of,
    hand_size,
    has_widow,
    is_in_units,
    last_of,
    least_bid,
    must_name_blind,
    phases_of,
    stuck_bid,
    table_of,
    values_of,
    verify,
    widow_size,
)
from hlaska.games.pinochle_three.options import Options as HouseRules
from hlaska.games.pinochle_three.public import PinochleThreePublic, State, amount_of, bid_call
from hlaska.kernel import layout as word
from hlaska.kernel.bits import cards_of, mask_of
from hlaska.kernel.play import TrickRules, legal_now
from hlaska.kernel.position import new_play, points_word


class PinochleThree(Game[PinochleThreePublic]):
    id = "pinochle_three"
    rules_version = 2
    Options = HouseRules
    presets = PRESETS
    faces = "french"
    calls = at.CALLS
    advised = "hlaska.games.pinochle_three.adviser:PinochleThreeAdviser"
    amounts = "hlaska.games.pinochle_three.amounts:PinochleThreeAmounts"
    own_misfits = position_check.misfits
    strong = True
    duplicate_options: ClassVar = {**DUPLICATE, "kitty": False}  # pinochle:DUP.5
    counters = match_rules.COUNTERS

    places = at.PLACES
    ordered = at.ORDERED
    seats = at.SEATS
    positions: TrickPositions[PinochleThreePublic]

    def __init__(self, options: HouseRules | None = None) -> None:
        super().__init__(options)
        self.options: HouseRules
        options = self.options
        verify(options)
        self.players = options.players
        self.phases = phases_under(at.PHASES, phases_of(options))
        self.table = table_of(options)
        self.pack = PACK_80 if options.deck == "double" else PACK_48
        self.counters = match_rules.counters(options)
        self.tricks = hand_size(options)
        bids = len(bids_of(options)) + at.SEATS if options.trump_by == "auction" else 0
        self.bound = bids + (5 + widow_size(options)) * (at.CHANGES + 1) + 8 + at.SEATS * self.tricks
        self._amounts = bids_of(options)
        self._bids = tuple(map(bid_call, self._amounts))
        rungs = frozenset(self._bids if options.trump_by == "auction" else ())
        every = range(CALL, CALL + len(self.calls))
        self.callable = tuple(a for a in every if not self.calls[a].ladder or a in rungs)
        rules = TrickRules(
            DUTIES[options.heading], points=points_word(values_of(options)), last=last_of(options)
        )
        fixed = new_play(
            rules, [()] * at.SEATS, layers=4 if options.deck == "double" else 2, tricks=self.tricks,
            pack=mask_of(self.pack),
        )  # fmt: skip
        self.positions = TrickPositions(at.TRICK_PLACES, fixed)
        self.explainer = PinochleThreeExplainer(options, self.positions, self.table)

    def chairs(self, match: Match) -> tuple[int, ...]:
        """Returns the player of each seat (P4A.DEAL.1).

        With five the dealer and the player second to the dealer's left sit out.
        """
        order = (0, 2, 3, 1, 4) if self.players == 5 else range(self.players)
        return tuple((match.first + n) % self.players for n in order)

    @property
    def has_same_deals(self) -> bool:
        """Tells whether no kitty goes from deal to deal; duplicate has none."""
        return not self.options.kitty

    # ------------------------------------------------------------ the deal
    @property
    def has_payments(self) -> bool:
        """Tells whether units are paid; points are only scored (pinochle:P4A.PAY.2, P4A.POINTS.1)."""
        return bool(is_in_units(self.options))

    @property
    def is_endless(self) -> bool:
        """Tells whether deals are settled one by one.

        Those in units are paid so (pinochle:P4A.PAY.1), and in duplicate all are (DUP.1).
        """
        return bool(is_in_units(self.options)) or self.is_duplicate

    def start(self, match: Match, deck: Sequence[int]) -> tuple[State, list[Event]]:
        board = Board(self, [deck, *([()] * (len(at.PLACES) - 1))])
        deal.deal(self.options, board, deck)
        pub = PinochleThreePublic("auction", 0, pool=self.counters_by_name(self.restart(match))["pool"])
        if self.options.trump_by == "last_card":
            pub = update(pub, turned=deck[-1], trump=deck[-1] >> 4)
            board.say("turned", at.DEALER, deck[-1])
            pub = self._begin_without_auction(pub)
        return board.state(pub), board.events

    def legal(self, state: State, seat: int) -> tuple[Action, ...]:
        pub, places = state.pub, state.places
        if pub.turn != seat:
            return ()
        if pub.phase == "play":
            mask, _ = legal_now(self.positions.seat_position(pub, places))
            return tuple(c for c in range(64) if mask >> c & 1)
        if pub.phase == "auction":
            bids = self._bids[len(self._bids) - len(above(self._amounts, pub.high)) :]
            return bids if self._must_open(pub) else (at.PASS, *bids)
        if pub.phase == "bury":
            return deal.buriable(self.options, places, self.table, pub)
        if pub.phase == "nine":
            return deal.may_exchange(places, pub, seat)
        return self._choices(pub, [c for c in cards_in(places[at.HAND + seat]) if c >= 0])

    def _choices(self, pub: PinochleThreePublic, hand: Sequence[int]) -> tuple[Action, ...]:
        if pub.phase == "unseen":
            return (at.TAKE, at.CONCEDE)
        if pub.phase == "trump":
            concede = (at.CONCEDE,) if is_in_units(self.options) and has_widow(self.options) else ()
            return (*(at.NAME + s for s in self.sort_suits(hand)), *concede)
        if pub.phase == "decide":
            return (at.GO_ON, at.CHANGE, at.CONCEDE) if pub.changes < at.CHANGES else (at.GO_ON, at.CONCEDE)
        return (at.KEEP, at.GIVE_IN) if pub.phase == "grant" else (at.LAY,)

    def sort_suits(self, hand: Sequence[int]) -> list[int]:
        """Sorts suits by the meld with them as trumps, then by their length."""
        return sorted(
            range(4), key=lambda s: (-total(hand, self.table, s), -sum(c >> 4 == s for c in hand), s)
        )

    def _must_open(self, pub: PinochleThreePublic) -> bool:
        """Tells whether a seat must open the auction (P4A.BID.2)."""
        forced = is_in_units(self.options) and self.options.forced_opening
        return bool(forced and pub.bidder < 0 and pub.turn == 0)

    def apply(self, state: State, seat: int, action: Action) -> tuple[State, list[Event]]:
        board, pub = Board(self, state.places), state.pub
        if pub.phase == "play":
            pub = self._play(board, pub, seat, action)
        elif action < CALL:
            pub = self._bury(board, pub, action)
        else:
            board.say("call", seat, action)
            pub = self._call(board, pub, seat, action)
        return board.state(pub), board.events

    def _call(self, board: Board, pub: PinochleThreePublic, seat: int, action: Action) -> PinochleThreePublic:
        if pub.phase == "auction":
            return self._bid(board, pub, seat, action)
        if action == at.TAKE:
            return self._take(board, pub)
        if action == at.CONCEDE:
            return self._end(board, pub, "conceded_unseen" if pub.phase == "unseen" else "conceded")
        if pub.phase == "trump":
            return self._name_trump(board, update(pub, trump=action - at.NAME))
        if pub.phase == "meld":
            return self._lay(board, pub, seat)
        if pub.phase == "nine":
            return self._exchange_nine(board, pub, seat, action)
        if pub.phase == "grant":
            return self._grant(board, pub, seat, action)
        return self._change(board, pub) if action == at.CHANGE else self._go_on(pub)

    # ------------------------------------------------------------ auction and widow
    def _bid(self, board: Board, pub: PinochleThreePublic, seat: int, action: Action) -> PinochleThreePublic:
        """Makes a bid or a pass in the auction (P4A.BID.1, P4A.BID.2, P4A.POINTS.1)."""
        if action >= at.BID:
            pub = update(pub, high=amount_of(action), bidder=seat)
        else:
            pub = update(pub, out=pub.out | 1 << seat)
        last = last_one(at.SEATS, pub.out)
        if last >= 0 and pub.bidder >= 0:
            return self._end_auction(board, pub, pub.bidder, pub.high)
        if last == at.DEALER and not is_in_units(self.options):
            return self._end_auction(board, pub, at.DEALER, stuck_bid(self.options))
        turn = next_bidder(at.SEATS, seat, pub.out)
        return update(pub, turn=turn) if turn >= 0 else self._end(board, pub, "thrown_in")

    def _end_auction(
        self, board: Board, pub: PinochleThreePublic, bidder: int, contract: int
    ) -> PinochleThreePublic:
        board.say("contract", bidder, contract)
        pub = update(pub, turn=bidder, bidder=bidder, contract=contract)
        options = self.options
        if is_in_units(options) and has_widow(options) and contract == least_bid(options):
            return update(pub, phase="unseen")
        return update(pub, phase="trump") if must_name_blind(options) else self._take(board, pub)

    def _take(self, board: Board, pub: PinochleThreePublic) -> PinochleThreePublic:
        deal.take_widow(board, pub.bidder)
        return update(pub, phase="trump")

    def _name_trump(self, board: Board, pub: PinochleThreePublic) -> PinochleThreePublic:
        """Names trumps; where that goes before the widow, it is taken now. Source: P4A.DBL.2."""
        if must_name_blind(self.options):
            deal.take_widow(board, pub.bidder)
        return update(pub, phase="bury") if has_widow(self.options) else self._begin_melding(pub)

    def _bury(self, board: Board, pub: PinochleThreePublic, c: Action) -> PinochleThreePublic:
        deal.bury(board, pub, c)
        if len(board.places[at.BURIED]) < widow_size(self.options):
            return pub
        return self._begin_melding(deal.announce_buried(self.options, board, pub))

    # ------------------------------------------------------------ meld
    def _begin_melding(self, pub: PinochleThreePublic) -> PinochleThreePublic:
        """Begins the melding, of the bidder or of all in turn.

        Where units are paid it is the bidder alone (P4A.MELD.1, P4A.POINTS.2).
        """
        return update(pub, phase="meld", turn=pub.bidder if is_in_units(self.options) else 0)

    def _lay(self, board: Board, pub: PinochleThreePublic, seat: int) -> PinochleThreePublic:
        pub = self.after_meld(deal.lay(board, pub, self.table, seat), seat)
        return self._end(board, pub, "made") if pub.status == "made" else pub

    def after_meld(self, pub: PinochleThreePublic, seat: int) -> PinochleThreePublic:
        """Gives the turn on when a seat has laid its meld. A contract that it makes is not settled."""
        if is_in_units(self.options):
            if pub.meld[seat] >= pub.contract:  # P4A.PLAY.1
                return update(pub, status="made")
            return update(pub, phase="decide")
        if seat + 1 < at.SEATS:
            return update(pub, turn=seat + 1)
        return self._begin_play(pub, 0) if pub.bidder < 0 else update(pub, phase="decide", turn=pub.bidder)

    def _change(self, board: Board, pub: PinochleThreePublic) -> PinochleThreePublic:
        """Lets everything be changed until the first lead but early trumps (P4A.WIDOW.3).

        Trumps are early that were named before the widow was seen (P4A.DBL.2).
        """
        deal.take_back(board, pub)
        pub = update(pub, changes=pub.changes + 1, meld=(0,) * at.SEATS, melds=(), told=())
        return (
            update(pub, phase="bury")
            if must_name_blind(self.options)
            else update(pub, phase="trump", trump=-1)
        )

    def _go_on(self, pub: PinochleThreePublic) -> PinochleThreePublic:
        if not is_in_units(self.options):
            return self._begin_play(pub, pub.bidder)
        return update(pub, phase="grant", turn=(pub.bidder + 1) % at.SEATS)

    def _grant(
        self, board: Board, pub: PinochleThreePublic, seat: int, action: Action
    ) -> PinochleThreePublic:
        """Answers whether both opponents together give the contract to the bidder. Source: P4A.PLAY.2."""
        if action == at.KEEP:
            return self._begin_play(pub, pub.bidder)
        pub = update(pub, granted=pub.granted | 1 << seat)
        if pub.granted.bit_count() == at.SEATS - 1:
            return self._end(board, pub, "granted")
        return update(pub, turn=(seat + 1) % at.SEATS)

    # ------------------------------------------------------------ a turned card
    def _begin_without_auction(self, pub: PinochleThreePublic) -> PinochleThreePublic:
        if self.options.meld_timing == "captured":
            return self._begin_play(pub, 0)
        return update(pub, phase="nine" if self.options.nine_exchange else "meld")

    def _exchange_nine(
        self, board: Board, pub: PinochleThreePublic, seat: int, action: Action
    ) -> PinochleThreePublic:
        """Exchanges the nine for the first holder from the dealer's left.

        The dealer has the turned card (P4C.TURN.6).
        """
        if action == at.EXCHANGE:
            return update(deal.exchange(board, pub, seat), phase="meld", turn=0)
        return update(pub, turn=seat + 1) if seat + 1 < at.DEALER else update(pub, phase="meld", turn=0)

    # ------------------------------------------------------------ play
    def _begin_play(self, pub: PinochleThreePublic, leader: int) -> PinochleThreePublic:
        zero = (0,) * at.SEATS
        return update(pub, phase="play", status="played", turn=leader, lead=leader, points=zero, taken=zero)

    def _play(self, board: Board, pub: PinochleThreePublic, seat: int, card: Action) -> PinochleThreePublic:
        if not tricks.play_card(board, at.TRICK_PLACES, seat, card):
            return update(pub, turn=next_seat(at.SEATS, seat))
        pub, worth = tricks.take_trick(board, self.positions, pub)
        pub = update(pub, points=plus(pub.points, pub.turn, worth))
        return self._end(board, pub, "played") if sum(pub.taken) == self.tricks else pub

    # ------------------------------------------------------------ the end
    @staticmethod
    def after_play(pub: PinochleThreePublic, position: Sequence[int]) -> PinochleThreePublic:
        """Enters points and tricks of the kernel's position into the public numbers."""
        points = tuple(position[word.WON : word.WON + at.SEATS])
        taken = tuple(position[word.WON_TRICKS : word.WON_TRICKS + at.SEATS])
        return update(pub, points=points, taken=taken, status="played")

    def facts(self, pub: PinochleThreePublic, buried: Sequence[int] = ()) -> settle.Facts:
        """Returns the facts of the deal as it stands. Buried cards count for the bidder (P4A.COUNT.1)."""
        values = values_of(self.options)
        return self.facts_with(pub, sum(values[c & 15] for c in cards_in(buried) if c >= 0))

    def facts_with(self, pub: PinochleThreePublic, extra: int) -> settle.Facts:
        """Returns the facts of the deal as it stands, with so many points buried."""
        points = tuple(n + extra * (s == pub.bidder) for s, n in enumerate(pub.points or (0,) * at.SEATS))
        return settle.Facts(
            pub.status,
            pub.bidder,
            pub.contract,
            pub.trump,
            pub.meld,
            points,
            pub.taken or (0,) * at.SEATS,
            pub.nine_by,
            extra,
        )

    def _end(self, board: Board, pub: PinochleThreePublic, status: str) -> PinochleThreePublic:
        options, pub = self.options, update(pub, status=status)
        board.say("status", pub.bidder, at.STATUSES.index(status))
        if options.meld_timing == "captured" and status == "played":
            pub = deal.count_captured(
                pub, self.table, [cards_in(board.places[at.WON + s]) for s in range(at.SEATS)]
            )
            for s in range(at.SEATS):
                board.say("meld", s, pub.meld[s])
        buried = board.places[at.BURIED]
        if buried and status == "played":
            board.show(at.BURIED)
        pub = self.settle_deal(pub, self.facts(pub, buried if status == "played" else ()))
        for chair, gain in enumerate(pub.result):
            board.say("score", chair, gain)
        return pub

    def settle_deal(self, pub: PinochleThreePublic, facts: settle.Facts) -> PinochleThreePublic:
        """Settles a deal that is over, in its public numbers."""
        options = self.options
        result = settle.result(options, facts, self.players, pub.pool)
        return update(pub, phase="over", turn=-1, items=settle.items(options, facts, pub.pool), result=result)

    def declarer(self, pub: PinochleThreePublic) -> int:
        return pub.bidder if pub.contract else -1

    def side(self, pub: PinochleThreePublic, seat: int) -> int:
        """Returns the side of a seat. Where units are paid the others win and lose together."""
        declarer = self.declarer(pub)
        alone = not self.has_payments or declarer < 0 or seat == declarer
        return 1 << seat if alone else (1 << at.SEATS) - 1 & ~(1 << declarer)

    def list_undertakings(self, pub: PinochleThreePublic) -> tuple[Undertaking, ...]:
        """Returns the contract, which the first item of the bidder is about."""
        item = next((item for item in pub.items if item.seat == pub.bidder), None)
        if item is None or not pub.contract:
            return ()
        return (Undertaking("bid", pub.bidder, item.key in at.MADE_ITEMS, 0, pub.result[pub.bidder]),)

    def points(self, state: State) -> tuple[int, ...]:
        """Counts melds from the moment they lie open, and a nine exchanged (P4C.TURN.6).

        Buried cards count for the bidder once cards are played (P4A.COUNT.1)."""
        pub = state.pub
        facts = self.facts(pub, state.places[at.BURIED] if pub.status == "played" else ())
        counted = made(pub.meld, facts.points)
        return plus(counted, pub.nine_by, settle.NINE) if pub.nine_by >= 0 else counted

    def melds(self, state: State) -> tuple[Phrase, ...]:
        return meld_phrases(state.pub.melds, self.table)

    def finish(self, match: Match, state: State) -> Match | None:
        if state.pub.turn >= 0:
            return None
        facts = self.facts(state.pub, state.places[at.BURIED] if state.pub.status == "played" else ())
        return self.carry(match, match_rules.next_match(self, self.restart(match), state.pub, facts))

    # ------------------------------------------------------------ for batches
    def call_dependence(self, pub: PinochleThreePublic) -> CallDependence:
        if pub.phase == "nine" and pub.turned != deal.nine_of(pub):
            return CallDependence(((1 << deal.nine_of(pub),),))
        if pub.phase != "bury":
            return CallDependence()
        announced = partial(self._announced_counts, pub) if self.options.announce_buried else None
        return CallDependence(kept=self.tricks, outcome=announced)

    def _announced_counts(self, pub: PinochleThreePublic, action: Action, places: Sequence[int]) -> int:
        """Says what is told of the buried cards with the last one, 0 before (P4A.WIDOW.3)."""
        buried = [*(card & 63 for card in cards_of(places[at.BURIED])), action]
        if len(buried) < widow_size(self.options):
            return 0
        trumps, aces = deal.count_announced(buried, pub.trump)
        return 1 + (trumps << 4 | aces)

    # ------------------------------------------------------------ who knows
    def knower(self, place: int, pub: PinochleThreePublic) -> int:
        if place == at.BURIED:
            return 1 << int(pub.bidder) if pub.bidder >= 0 else 0
        return super().knower(place, pub)
