"""The slow, obvious second opinion on tricks: cards are strings, hands are lists, nothing is clever.

Written from the rules documents, not from the kernel, and sharing no code with it. A card is rank then suit:
``AH``, ``TS``. Ranks are always written ``7 8 9 J Q K T A``, suits ``C S H D``.
"""

from dataclasses import dataclass, field

TRUMP_ORDER = "789JQKTA"  # low to high, marias:G.CARD.2
NO_TRUMP_ORDER = "789TJQKA"


def higher(card: str, other: str, order: str) -> bool:
    """Same suit, and above in it."""
    return card[1] == other[1] and order.index(card[0]) > order.index(other[0])


def wins(trick: list[str], trump: str | None, order: str) -> int:
    """Which card of ``trick`` (in the order played) takes it; of equal cards the first. marias:G.TRICK.3."""
    trumps = [card for card in trick if card[1] == trump]
    running = trumps or [card for card in trick if card[1] == trick[0][1]]
    best = max(order.index(card[0]) for card in running)
    return trick.index(next(card for card in running if order.index(card[0]) == best))


def allowed(hand: list[str], trick: list[str], trump: str | None, order: str, duties: set[str]) -> set[str]:
    """The cards of ``hand`` that may be played to ``trick``. marias:G.TRICK.2, pinochle:P0.LEGAL.1, P0.LEGAL.4."""
    if not trick:
        return set(hand)
    led = trick[0][1]
    winning = trick[wins(trick, trump, order)]
    of_led = {card for card in hand if card[1] == led}
    trumps = {card for card in hand if card[1] == trump}
    if of_led:
        if "follow" not in duties:
            return set(hand)
        must_head = "head_trump" in duties if led == trump else "head" in duties
        if winning[1] != led and "head_ruffed" in duties:  # pinochle:P0.LEGAL.4
            must_head, winning = True, max((c for c in trick if c[1] == led), key=lambda c: order.index(c[0]))
        better = {card for card in of_led if higher(card, winning, order)}
        return better if must_head and winning[1] == led and better else of_led
    if trumps and "trump" in duties:
        better = {card for card in trumps if higher(card, winning, order)}
        return better if "overtrump" in duties and winning[1] == trump and better else trumps
    return set(hand)


@dataclass
class Naive:
    """One play, with everything open."""

    hands: list[list[str]]
    trump: str | None
    duties: set[str]
    order: str = TRUMP_ORDER
    early: set[str] = field(default_factory=set)
    points: dict[str, int] = field(default_factory=dict)  # by rank
    per_trick: int = 0
    for_last: int = 0
    tricks: int = 0  # tricks to play
    pairs: set[str] = field(default_factory=set)  # queen king lead won stock trump king_later
    worth: dict[str, int] = field(default_factory=dict)  # by suit, and "trump"
    stock: list[str] = field(default_factory=list)
    stop: set[int] = field(default_factory=set)  # seats whose trick ends the play
    target: int = 0
    forced: set[str] = field(default_factory=set)  # one of these is the first lead
    kept: dict[int, list[set[str]]] = field(default_factory=dict)  # seat: [both sevens, the trump seven]
    leader: int = 0
    trick: list[str] = field(default_factory=list)
    played: list[tuple[int, list[str], int]] = field(default_factory=list)  # leader, cards, winner
    declared: list[tuple[int, str, int]] = field(default_factory=list)  # seat, suit, points
    over: bool = False

    @property
    def turn(self) -> int:
        return (self.leader + len(self.trick)) % len(self.hands)

    def legal(self) -> set[str]:
        hand = self.hands[self.turn]
        if self.forced & set(hand) and not self.trick and not self.played:
            return self.forced & set(hand)  # marias:M3.PLAY.2
        found = allowed(hand, self.trick, self.trump, self.order, self.early if self.stock else self.duties)
        if "king_later" in self.pairs:  # marias:G.MAR.2
            found = {c for c in found if not (c[0] == "K" and "Q" + c[1] in found)}
        for kept in self.kept.get(self.turn, []):  # marias:G.OBL.1, G.OBL.2
            if found - kept:
                return found - kept
        return found

    def declarable(self) -> set[str]:
        """Legal cards that may be played with a declaration. marias:G.MAR, mariage:TH.MARR.1, MG.MARR."""
        seat, hand = self.turn, self.hands[self.turn]
        if "lead" in self.pairs and self.trick:
            return set()
        if "won" in self.pairs and all(winner != seat for _, _, winner in self.played):
            return set()
        if "stock" in self.pairs and not self.stock:
            return set()
        found = set()
        for suit in "CSHD":
            if {"K" + suit, "Q" + suit} <= set(hand) and (seat, suit) not in [
                (s, t) for s, t, _ in self.declared
            ]:
                found |= {"Q" + suit} if "queen" in self.pairs else set()
                found |= {"K" + suit} if "king" in self.pairs else set()
        return found & self.legal()

    def play(self, card: str, declare: bool = False) -> None:
        seat = self.turn
        if declare:
            if "trump" in self.pairs:
                self.trump = card[1]
            royal = card[1] == self.trump and self.worth.get("trump")
            self.declared.append((seat, card[1], self.worth["trump"] if royal else self.worth[card[1]]))
        self.hands[seat].remove(card)
        self.trick.append(card)
        if len(self.trick) == len(self.hands):
            self.finish_trick()
        if self.target and self.score(seat) >= self.target:
            self.over = True

    def finish_trick(self) -> None:
        winner = (self.leader + wins(self.trick, self.trump, self.order)) % len(self.hands)
        self.played.append((self.leader, self.trick, winner))
        self.trick, self.leader = [], winner
        if len(self.played) == self.tricks or winner in self.stop:
            self.over = True
        if self.target and self.score(winner) >= self.target:
            self.over = True
        if self.stock and not self.over:
            for i in range(len(self.hands)):
                last = self.stock.pop(0)
                self.hands[(winner + i) % len(self.hands)].append(last)
            if not self.stock and "no_trump" in self.early:  # marias:T2.PLAY.3
                self.trump = last[1]

    def in_tricks(self, seat: int) -> int:
        """Points in tricks, the bonus for the last one included."""
        total = 0
        for number, (_, cards, winner) in enumerate(self.played, 1):
            if winner == seat:
                total += self.per_trick + sum(self.points.get(card[0], 0) for card in cards)
                total += self.for_last if number == self.tricks else 0
        return total

    def score(self, seat: int) -> int:
        """Points that count towards a target: marriages only once a trick is won. mariage:MG.MARR.3."""
        if all(winner != seat for _, _, winner in self.played):
            return 0
        return self.in_tricks(seat) + sum(points for s, _, points in self.declared if s == seat)
