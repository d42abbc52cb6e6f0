"""Plays of every shape the group knows, as a kernel position and as a naive play side by side."""

import random
from dataclasses import dataclass

from hlaska.kernel import layout as at
from hlaska.kernel.bits import cards_of, mask_of
from hlaska.kernel.play import DECLARED, TrickRules, legal_now, pairs_now
from hlaska.kernel.position import NO_TRUMP_ORDER, new_play, points_word, worth_word
from tests.naive import NO_TRUMP_ORDER as NAIVE_NO_TRUMP
from tests.naive import TRUMP_ORDER, Naive

RANKS, SUITS = "789JQKTA", "CSHD"
DUTY = {
    "follow": at.FOLLOW,
    "head": at.HEAD,
    "head_trump": at.HEAD_TRUMP,
    "trump": at.TRUMP,
    "overtrump": at.OVERTRUMP,
    "no_trump": at.NO_TRUMP,
    "head_ruffed": at.HEAD_RUFFED,
}
PAIR = {
    "queen": at.PAIR_QUEEN,
    "king": at.PAIR_KING,
    "lead": at.PAIR_LEAD,
    "won": at.PAIR_WON,
    "stock": at.PAIR_STOCK,
    "trump": at.PAIR_TRUMP,
    "king_later": at.PAIR_KING_LATER,
}
STRICT = frozenset(DUTY) - {"no_trump", "head_ruffed"}
SIDES = {2: (0b01, 0b10), 3: (0b001, 0b110, 0b110), 4: (0b0101, 0b1010, 0b0101, 0b1010)}


def number(card: str) -> int:
    """The kernel's card for ``AH``."""
    return SUITS.index(card[1]) << 4 | RANKS.index(card[0])


def text(card: int) -> str:
    return RANKS[card & 15] + SUITS[card >> 4]


@dataclass(frozen=True)
class Shape:
    """A rule shape: pack, seats, duties, marriages, what is drawn."""

    name: str
    ranks: str
    copies: int
    seats: int
    cards: int  # in a hand
    duties: frozenset[str] = STRICT
    early: frozenset[str] = frozenset()
    order: str = TRUMP_ORDER
    trumps: str = SUITS  # suits that may be trumps; "": none
    points: tuple[int, ...] = (0, 0, 0, 0, 0, 0, 1, 1)
    per_trick: int = 0
    last: int = 1
    pairs: frozenset[str] = frozenset()
    worth: tuple[int, int, int, int, int] = (2, 2, 2, 2, 4)
    drawn: int = 0
    stop: tuple[int, ...] = ()
    target: int = 0
    keep: bool = False  # somebody keeps two sevens back
    force: bool = False  # the first lead is prescribed

    def rules(self) -> TrickRules:
        return TrickRules(
            duties=sum(DUTY[d] for d in self.duties),
            early=sum(DUTY[d] for d in self.early),
            above=NO_TRUMP_ORDER if self.order == NAIVE_NO_TRUMP else 0,
            points=points_word(self.points),
            trick=self.per_trick,
            last=self.last,
            pairs=sum(PAIR[p] for p in self.pairs),
            worth=worth_word(self.worth[:4], self.worth[4]),
        )

    def deck(self) -> list[str]:
        return [rank + suit for suit in SUITS for rank in self.ranks] * self.copies

    def deal(self, rng: random.Random) -> tuple[list[int], Naive]:
        """A random deal, as a kernel position and as a naive play."""
        deck = self.deck()
        rng.shuffle(deck)
        hands = [deck[i * self.cards : (i + 1) * self.cards] for i in range(self.seats)]
        stock = deck[self.seats * self.cards :][: self.drawn]
        trump = rng.choice(self.trumps) if self.trumps and "trump" not in self.pairs else None
        leader = rng.randrange(self.seats)
        kept = {}
        if self.keep and trump:
            helper = rng.choice([suit for suit in SUITS if suit != trump])
            kept = {rng.randrange(self.seats): [{"7" + trump, "7" + helper}, {"7" + trump}]}
        forced = set(rng.sample(hands[leader], 2)) if self.force else set()
        naive = Naive(
            hands=[list(hand) for hand in hands],
            trump=trump,
            duties=set(self.duties),
            order=self.order,
            early=set(self.early),
            points=dict(zip(RANKS, self.points, strict=True)),
            per_trick=self.per_trick,
            for_last=self.last,
            tricks=self.cards + self.drawn // self.seats,
            pairs=set(self.pairs),
            worth=dict(zip([*SUITS, "trump"], self.worth, strict=True)),
            stock=list(stock),
            stop=set(self.stop),
            target=self.target,
            forced=forced,
            kept=kept,
            leader=leader,
        )
        position = new_play(
            self.rules(),
            [[number(card) for card in hand] for hand in hands],
            leader=leader,
            trump=SUITS.index(trump) if trump else at.NONE,
            layers=self.copies,
            stop=sum(1 << seat for seat in self.stop),
            target=self.target,
            force=mask_of([number(card) for card in forced]),
            sides=SIDES[self.seats],
            stock=[number(card) for card in stock],
            pack=mask_of([number(card) for card in self.deck()]),
        )
        for seat, (both, last) in kept.items():
            position[at.KEEP_BACK + seat] = mask_of([number(card) for card in both])
            position[at.KEEP_LAST + seat] = mask_of([number(card) for card in last])
        return position, naive


AUSTRIAN = (0, 0, 0, 2, 3, 4, 10, 11)
SHAPES = [
    Shape("marias", "789JQKTA", 1, 3, 10, pairs=frozenset({"queen"})),
    Shape("marias either card", "789JQKTA", 1, 3, 10, pairs=frozenset({"queen", "king"}), force=True),
    Shape("marias sevens", "789JQKTA", 1, 3, 10, pairs=frozenset({"queen", "king_later"}), keep=True),
    Shape("marias for four", "789JQKTA", 1, 4, 8, pairs=frozenset({"queen"}), keep=True, force=True),
    Shape("betl", "789JQKTA", 1, 3, 10, order=NAIVE_NO_TRUMP, trumps="", stop=(0,), last=0),
    Shape("durch", "789JQKTA", 1, 3, 10, order=NAIVE_NO_TRUMP, trumps="", stop=(1, 2), last=0),
    Shape("lizany", "789JQKTA", 1, 2, 8, pairs=frozenset({"queen"}), drawn=16, keep=True),
    Shape(
        "thirteenth card", "789JQKTA", 1, 2, 6, early=frozenset({"no_trump"}), trumps="", pairs=frozenset({"queen"}),
        drawn=20,
    ),
    Shape(
        "mariage", "789JQKTA", 1, 2, 6, frozenset({"follow", "trump"}), points=AUSTRIAN, last=10,
        pairs=frozenset({"queen", "king", "lead", "stock"}), worth=(20, 20, 20, 20, 40), drawn=20,
    ),
    Shape(
        "schnapsen", "JQKTA", 1, 2, 5, points=AUSTRIAN, last=0, drawn=10, target=66,
        pairs=frozenset({"queen", "king", "lead"}), worth=(20, 20, 20, 20, 40),
    ),
    Shape(
        "sixty-six", "9JQKTA", 1, 2, 6, frozenset({"follow", "head", "head_trump", "trump"}), points=AUSTRIAN,
        pairs=frozenset({"queen", "king", "lead"}), worth=(20, 20, 20, 20, 40), drawn=12, last=10,
    ),
    Shape(
        "thousand", "9JQKTA", 1, 3, 8, frozenset({"follow", "trump"}), points=AUSTRIAN, last=0,
        pairs=frozenset({"queen", "king", "lead", "won", "trump"}), worth=(60, 40, 100, 80, 0),
    ),
    Shape("pinochle", "9JQKTA", 2, 4, 12, points=(0, 0, 0, 0, 0, 1, 1, 1)),
    Shape("pinochle trump led", "9JQKTA", 2, 3, 16, frozenset({"follow", "head_trump", "trump"})),
    Shape("pinochle trump only", "9JQKTA", 2, 4, 12, STRICT - {"head"}, per_trick=1),
    Shape("pinochle to the end", "9JQKTA", 2, 4, 12, STRICT | {"head_ruffed"}),
    Shape("pinochle to the end for three", "9JQKTA", 2, 3, 15, STRICT | {"head_ruffed"}),
    Shape("pinochle for two", "9JQKTA", 2, 2, 12, STRICT - {"head", "overtrump"}, drawn=24),
    Shape("double pinochle", "JQKTA", 4, 4, 20, last=2),
    Shape("bezique", "789JQKTA", 2, 2, 8, STRICT - {"overtrump"}, drawn=48, last=10),
]  # fmt: skip


def check_same(position: list[int], naive: Naive) -> None:
    """Assert that both sides tell the same story, word for word."""
    seats = len(naive.hands)
    for seat in range(seats):
        held = [text(card) for layer in range(4) for card in bits(position[at.HANDS + 4 * seat + layer])]
        assert sorted(held) == sorted(naive.hands[seat])
        assert position[at.WON + seat] == naive.in_tricks(seat)
        assert position[at.WON_TRICKS + seat] == sum(winner == seat for _, _, winner in naive.played)
        assert position[at.PAIR_POINTS + seat] == sum(p for s, _, p in naive.declared if s == seat)
        suits = {suit for s, suit, _ in naive.declared if s == seat}
        assert position[at.PAIR_SUITS + seat] == sum(1 << SUITS.index(suit) for suit in suits)
    assert position[at.TURN] == naive.turn
    assert position[at.LEADER] == naive.leader
    assert position[at.COUNT] == len(naive.trick)
    assert position[at.TRICK] == len(naive.played)
    assert position[at.LEFT] == len(naive.stock)
    assert bool(position[at.DONE]) == naive.over
    assert position[at.SUIT] == (SUITS.index(naive.trump) if naive.trump else at.NONE)
    for back, seat_word, best_word in ((1, at.LAST_SEAT, at.LAST_BEST), (2, at.PREV_SEAT, at.PREV_BEST)):
        if len(naive.played) >= back:
            leader, cards, winner = naive.played[-back]
            assert position[seat_word] == winner
            assert position[best_word] == number(cards[(winner - leader) % seats])
            if back == 1:
                for i, card in enumerate(cards):
                    assert position[at.LAST_CARD + (leader + i) % seats] == number(card)
    for i, card in enumerate(naive.trick):
        assert position[at.CARD + (naive.leader + i) % seats] == number(card)


def bits(mask: int) -> list[int]:
    return [card for card in range(63) if mask >> card & 1]


def declarable(position: list[int]) -> int:
    """The legal cards that the seat to move may play with a declaration."""
    return pairs_now(position) & legal_now(position)[0]


def actions(position_mask: int, declarable: int) -> list[int]:
    """All actions: every legal card, and every declaration."""
    return [*bits(position_mask), *(card | DECLARED for card in bits(declarable))]


def hand_cards(b: list[int], seat: int) -> tuple[int, ...]:
    """The cards of a seat in a kernel position, copies included, ascending."""
    hands = at.HANDS + 4 * seat
    return tuple(sorted(card for layer in range(4) for card in cards_of(b[hands + layer])))
