"""Plays Thousand for three: auction, widow, exchange, raise, eight tricks. Source: docs/rules/mariage.md, section 6."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from hlaska.core.actions import CALL, Action
from hlaska.core.bidding import last_one, next_bidder
from hlaska.core.board import EVERYONE, Board, Event, cards_in
from hlaska.core.calls import calls_under
from hlaska.core.cards import NINE, PACK_24
from hlaska.core.duplicate import DUPLICATE
from hlaska.core.errors import Phrase
from hlaska.core.game import CallDependence, Game, Match, next_seat, phases_under
from hlaska.core.public import Undertaking, plus, update
from hlaska.core.tricks import declare_marriage, marriage_phrases, play_card, take_trick
from hlaska.games.thousand import bidding, position_check
from hlaska.games.thousand import public as at
from hlaska.games.thousand.explainer import ThousandExplainer
from hlaska.games.thousand.match_rules import COUNTERS, facts, next_match, settle_deal, start_numbers
from hlaska.games.thousand.options import PRESETS, check
from hlaska.games.thousand.options import Options as HouseRules
from hlaska.games.thousand.position import FOUR_ACES, WORTH, ThousandPositions, empty_position
from hlaska.games.thousand.public import State, ThousandPublic, View, amount_of, bid_call, blind_call
from hlaska.games.thousand.settle import Three, settle
from hlaska.kernel import layout as word
from hlaska.kernel.bits import cards_of, mask_of
from hlaska.kernel.play import DECLARED, legal_now, pairs_now

HAND_SIZE = 7
NINES_MASK = mask_of([s << 4 | NINE for s in range(4)])
MARRIAGES = tuple(mask_of([s << 4 | word.QUEEN, s << 4 | word.KING]) for s in range(4))


class Thousand(Game[ThousandPublic]):
    id = "thousand"
    rules_version = 1
    Options = HouseRules
    presets = PRESETS
    faces = "french"
    calls = at.CALLS
    advised = "hlaska.games.thousand.adviser:ThousandAdviser"
    own_misfits = position_check.misfits
    counters = COUNTERS
    strong = True
    duplicate_options: ClassVar = DUPLICATE

    places = at.PLACES
    ordered = at.ORDERED
    pack = PACK_24
    seats = at.SEATS
    positions: ThousandPositions
    # a look, every bid there is and two passes, two cards given, a raise, two looks for nines, the cards, four aces
    bound = 1 + 61 + 2 + 2 + 1 + 2 + 24 + 1

    def __init__(self, options: HouseRules | None = None) -> None:
        super().__init__(options)
        self.options: HouseRules = check(self.options)
        there = {at.BLIND: self.options.th_blind, at.NINES: self.options.th_four_nines}
        self.phases = phases_under(at.PHASES, there)
        options = self.options
        self.callable = calls_under(
            self.calls,
            {
                "look": options.th_blind,
                "blind {}": options.th_blind,
                "aces": options.th_ace_marriage > 0,
                "give up": options.th_rospis,
                "play on": options.th_four_nines,
                "redeal": options.th_four_nines,
            },
        )
        fixed = empty_position(self.options, self.pack)
        self.positions = ThousandPositions(at.TRICK_PLACES, fixed)
        self.explainer = ThousandExplainer(self.options, self.positions)

    @property
    def has_same_deals(self) -> bool:
        """Tells whether a deal ignores the scores of the match: in duplicate only.

        Else they matter in every deal (barrels, bolts).
        """
        return self.is_duplicate

    # ------------------------------------------------------------ the deal
    def start(self, match: Match, deck: Sequence[int]) -> tuple[State, list[Event]]:
        """Deals one card at a time; the last three are the widow (mariage:TH.DEAL.1).

        Who opens blind has not looked.
        """
        board = Board(self, [(), (), (), deck, (), (), (), ()])
        blind = self.options.th_blind
        for seat in range(at.SEATS):
            seen = 0 if blind and seat == 0 else 1 << seat
            board.move(at.WIDOW, at.HAND + seat, deck[seat : 3 * HAND_SIZE : at.SEATS], to=seen)
        pub = ThousandPublic(
            at.BLIND if blind else at.AUCTION,
            0,
            points=(0, 0, 0),
            taken=(0, 0, 0),
            **start_numbers(self, self.restart(match)),
        )
        return board.state(pub), board.events

    def knower(self, place: int, pub: ThousandPublic) -> int:
        return 0 if pub.phase == at.BLIND and place == at.HAND else super().knower(place, pub)

    # ------------------------------------------------------------ what is legal
    def legal(self, state: State, seat: int) -> tuple[Action, ...]:
        pub, options = state.pub, self.options
        if seat != pub.turn:
            return ()
        if pub.phase == at.BLIND:
            return (at.LOOK, *(blind_call(n) for n in bidding.blind_bids(options, pub)))
        hand = own_cards(state, seat)
        if pub.phase == at.AUCTION:
            bids = tuple(bid_call(n) for n in bidding.allowed_bids(options, pub, hand))
            return (at.PASS, *bids) if pub.bid else bids
        if pub.phase == at.EXCHANGE:
            return (*hand, at.GIVE_UP) if options.th_rospis and not pub.given else tuple(hand)
        if pub.phase == at.RAISE:
            return (at.KEEP, *(bid_call(n) for n in bidding.allowed_bids(options, pub, hand)))
        redeal = (at.ASK_REDEAL,) if self.may_redeal(pub, hand) else ()
        if pub.phase == at.NINES:
            return (at.PLAY_ON, *redeal)
        return (*self._cards(state), *redeal)

    def may_redeal(self, pub: ThousandPublic, hand: Sequence[int]) -> bool:
        """Tells whether a hand has all four nines before the first lead. Source: mariage:TH.NINES.1."""
        leads = pub.phase == at.PLAY and not any(pub.taken) and pub.turn == pub.declarer
        early = pub.phase == at.NINES or leads
        return self.options.th_four_nines and early and mask_of(list(hand)) & NINES_MASK == NINES_MASK

    def _cards(self, state: State) -> tuple[Action, ...]:
        b = self.positions.seat_position(state.pub, state.places)
        legal, _ = legal_now(b)
        cards = cards_of(legal)
        shown = tuple(DECLARED | c for c in cards_of(pairs_now(b) & legal))
        aces = (at.ACES,) if self.may_announce_aces(state.pub, b) else ()
        return (*cards, *shown, *aces)

    def may_announce_aces(self, pub: ThousandPublic, b: list[int]) -> bool:
        """Tells whether four aces may be announced now (mariage:TH.MARR.4)."""
        hand = b[word.HANDS + 4 * pub.turn]
        held = self.options.th_ace_marriage and not pub.led_aces and hand & FOUR_ACES == FOUR_ACES
        return bool(held and b[word.COUNT] == 0 and b[word.WON_TRICKS + pub.turn])

    # ------------------------------------------------------------ what happens
    def apply(self, state: State, seat: int, action: Action) -> tuple[State, list[Event]]:
        board, pub = Board(self, state.places), state.pub
        if action < CALL:
            pub = (
                self._give(board, pub, seat, action)
                if pub.phase == at.EXCHANGE
                else self._play(board, pub, seat, action)
            )
            return board.state(pub), board.events
        board.say("call", seat, action)
        if pub.phase == at.BLIND:
            pub = self._look(board, pub, action)
        elif action == at.PASS:
            pub = self._pass(board, pub, seat)
        elif action == at.GIVE_UP:
            pub = self._settle(board, update(pub, status=at.GIVEN_UP))
        elif action == at.KEEP:
            pub = self._before_play(pub)
        elif action == at.PLAY_ON:
            pub = self._answer_nines(pub)
        elif action == at.ASK_REDEAL:
            pub = self._settle(board, update(pub, status=at.REDEAL))
        elif action == at.ACES:
            bonus = three(n + self.options.th_ace_marriage * (s == seat) for s, n in enumerate(pub.bonus))
            pub = update(pub, bonus=bonus, led_aces=True)
        else:
            pub = self._bid(pub, seat, amount_of(action))
        return board.state(pub), board.events

    # ------------------------------------------------------------ the auction
    def _look(self, board: Board, pub: ThousandPublic, action: Action) -> ThousandPublic:
        """Lets forehand look at its cards now, after opening blind or not. Source: mariage:TH.BID.3."""
        board.show(at.HAND, to=1)
        pub = update(pub, phase=at.AUCTION)
        return update(self._bid(pub, 0, amount_of(action)), blind=True) if action >= at.BLIND_AT else pub

    def _bid(self, pub: ThousandPublic, seat: int, amount: int) -> ThousandPublic:
        if pub.phase == at.RAISE:
            return self._before_play(update(pub, contract=amount, bid=amount))
        # a bid over the blind one, of forehand itself or another, puts it aside
        pub = update(pub, bid=amount, bidder=seat, blind=False)
        return update(pub, turn=next_bidder(at.SEATS, seat, pub.out))

    def _pass(self, board: Board, pub: ThousandPublic, seat: int) -> ThousandPublic:
        pub = update(pub, out=pub.out | 1 << seat)
        declarer = last_one(at.SEATS, pub.out)
        if declarer < 0:
            return update(pub, turn=next_bidder(at.SEATS, seat, pub.out))
        return self._take_widow(
            board, update(pub, turn=declarer, lead=declarer, declarer=declarer, contract=pub.bid)
        )

    def _take_widow(self, board: Board, pub: ThousandPublic) -> ThousandPublic:
        """Takes the widow face up, or unseen where that is hidden.

        By a rule of some it is hidden when it went for the lowest bid (mariage:TH.WIDOW.1).
        """
        cheap = self.options.th_hide_widow_at_min and pub.bid == bidding.least_bid(self.options, pub)
        to = 1 << pub.declarer if cheap else EVERYONE
        board.move(
            at.WIDOW,
            at.HAND + pub.declarer,
            cards_in(board.places[at.WIDOW]),
            to=to,
            seat=pub.declarer,
            kind="widow",
        )
        return update(pub, phase=at.EXCHANGE)

    def _give(self, board: Board, pub: ThousandPublic, seat: int, card: int) -> ThousandPublic:
        """Gives one card to each opponent, the next one first (mariage:TH.PASS.1)."""
        receiver = (seat + 1 + pub.given) % at.SEATS
        to = EVERYONE if self.options.th_pass_open else 1 << seat | 1 << receiver
        board.move(at.HAND + seat, at.HAND + receiver, (card,), to=to, seat=seat, kind="give")
        return update(pub, given=pub.given + 1, phase=at.EXCHANGE if pub.given == 0 else at.RAISE)

    def _before_play(self, pub: ThousandPublic) -> ThousandPublic:
        """Asks the opponents for four nines, so that silence tells nothing. Source: mariage:TH.NINES.1."""
        if not self.options.th_four_nines:
            return update(pub, phase=at.PLAY, turn=pub.declarer)
        return update(pub, phase=at.NINES, turn=(pub.declarer + 1) % at.SEATS)

    def _answer_nines(self, pub: ThousandPublic) -> ThousandPublic:
        turn = (pub.turn + 1) % at.SEATS
        return update(pub, turn=turn, phase=at.PLAY if turn == pub.declarer else at.NINES)

    # ------------------------------------------------------------ the cards
    def _play(self, board: Board, pub: ThousandPublic, seat: int, action: Action) -> ThousandPublic:
        full = play_card(board, at.TRICK_PLACES, seat, action)
        if action >> 6:  # its suit is trump from now on (mariage:TH.MARR.1)
            pub = update(
                declare_marriage(board, at.TRICK_PLACES, pub, seat, action & 63), trump=action >> 4 & 3
            )
        if not full:
            return update(pub, turn=next_seat(at.SEATS, seat), led_aces=False)
        pub, worth = take_trick(board, self.positions, pub, tell=True)
        pub = update(pub, points=plus(pub.points, pub.turn, worth))
        return self._settle(board, update(pub, status=at.PLAYED)) if sum(pub.taken) == at.TRICKS else pub

    # ------------------------------------------------------------ settlement
    def _settle(self, board: Board, pub: ThousandPublic) -> ThousandPublic:
        if pub.status == at.REDEAL:
            board.say("redeal")
        else:
            board.say("settle", settle(self.options, facts(pub)).winner, pub.status)
        return settle_deal(self.options, pub)

    def declarer(self, pub: ThousandPublic) -> int:
        return pub.declarer

    def list_undertakings(self, pub: ThousandPublic) -> tuple[Undertaking, ...]:
        item = next((item for item in pub.items if item.key in at.CONTRACT_ITEMS), None)
        made = item is not None and item.key == at.CONTRACT_ITEMS[0]
        return () if item is None else (Undertaking("bid", item.seat, made, 0, item.value),)

    def melds(self, state: State) -> tuple[Phrase, ...]:
        return marriage_phrases(state.pub, WORTH)

    def call_dependence(self, pub: ThousandPublic) -> CallDependence | None:
        """Says what legal calls hang on: marriages allow bids (mariage:TH.BID.2).

        Who opens blind has not looked (TH.BID.3). None with four aces, which are told while cards are played.
        """
        if self.options.th_ace_marriage:
            return None
        if pub.phase == at.BLIND:
            return CallDependence(is_hand_unseen=True)
        return CallDependence(dependence_groups(self.options))

    def finish(self, match: Match, state: State) -> Match | None:
        if state.pub.turn >= 0:
            return None
        return self.carry(match, next_match(self, self.restart(match), state.pub))


def dependence_groups(options: HouseRules) -> tuple[tuple[int, ...], ...]:
    """Returns the marriages that allow higher bids (mariage:TH.BID.2), and the four nines (mariage:TH.NINES.1)."""
    bids = {"none": (), "marriage_unlocks": (MARRIAGES,), "plus_held": tuple((m,) for m in MARRIAGES)}
    return (*bids[options.th_bid_cap], *(((NINES_MASK,),) if options.th_four_nines else ()))


def own_cards(state: State | View, seat: int) -> list[int]:
    """Returns the hand of a seat as it sees it."""
    return [c for c in cards_in(state.places[at.HAND + seat]) if c >= 0]


def three(values: Any) -> Three:
    a, b, c = values
    return a, b, c
