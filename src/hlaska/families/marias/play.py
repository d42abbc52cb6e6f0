"""Plays the cards: legal cards, tricks, open hands, claims and revokes (marias:M3.PLAY, M3.REV)."""

from __future__ import annotations

from collections.abc import Sequence

from hlaska.core.actions import CALL
from hlaska.core.board import MARK, Board, Event
from hlaska.core.errors import BadText
from hlaska.core.game import next_seat
from hlaska.core.kernel_positions import check_lies_in
from hlaska.core.knowledge import Duties, best_of, forbidden_cards
from hlaska.core.public import update
from hlaska.core.tricks import cover_older, play_card
from hlaska.families.marias.contracts import (
    BETL,
    CONTRACT,
    DURCH,
    OPEN_BETL,
    OPEN_DURCH,
    C,
    ContractPublic,
    View,
)
from hlaska.families.marias.gather import seat_pile
from hlaska.families.marias.position import MariasPositions, mask
from hlaska.kernel import layout as word
from hlaska.kernel.bits import cards_of, popcount, suit_of
from hlaska.kernel.play import (
    DECLARED,
    beaters,
    close_trick,
    legal_now,
    lower_than_some,
    pairs_now,
    ranks_above,
    step,
)
from hlaska.kernel.position import NO_TRUMP_ORDER


# ---------------------------------------------------------------- what may be played
def legal_play(
    positions: MariasPositions, pub: ContractPublic, places: Sequence[Sequence[int]], claims: bool = False
) -> list[int]:
    """Lists what `legal_cards` does, and the claim where `claims` allows it."""
    actions = legal_cards(positions, positions.seat_position(pub, places), places)
    return [*actions, positions.codes.claim] if claims and may_claim(positions, pub, places) else actions


def legal_cards(positions: MariasPositions, b: list[int], places: Sequence[Sequence[int]]) -> list[int]:
    """Lists cards and cards with a declaration.

    Where a wrong card is penalised any card is legal (marias:M3.REV.1).
    """
    allowed = legal_now(b)[0]
    pairs = pairs_now(b) & allowed
    if positions.is_lenient(places):
        allowed = b[word.HANDS + 4 * b[word.TURN]]
    return [*cards_of(allowed), *(DECLARED | c for c in cards_of(pairs))]


def lawful_play(positions: MariasPositions, view: View) -> tuple[int, ...]:
    """Returns the legal actions without wrong cards, in order (marias:M3.REV.1)."""
    allowed = legal_now(positions.seat_position(view.pub, view.places))[0]
    return tuple(a for a in view.legal if a >= CALL or allowed >> (a & 63) & 1)


def may_claim(positions: MariasPositions, pub: ContractPublic, places: Sequence[Sequence[int]]) -> bool:
    """Tells whether a betl or durch may be claimed now (marias:M3.CLAIM.1).

    Once, without trumps, before the first card and before any re.
    """
    fresh = not pub.took and not places[positions.at.trick] and not pub.claim
    plain = pub.contract in (BETL, DURCH) and pub.trump < 0 and pub.levels[CONTRACT] <= 1
    return bool(fresh and plain and pub.turn == pub.lone)


def legal_challenges(
    positions: MariasPositions, pub: ContractPublic, places: Sequence[Sequence[int]], seat: int
) -> list[int]:
    """Lists whom a seat may challenge: others who have played a card, once each."""
    if pub.phase not in ("play", "review") or not positions.is_lenient(places):
        return []
    seats, first = positions.seats, positions.codes.challenge
    on_table = len(places[positions.at.trick])
    done = len(pub.took) > positions.since
    played = range(seats) if done else [(pub.lead + i) % seats for i in range(on_table)]
    return [first + s for s in sorted(played) if s != seat and not pub.asked >> seats * seat + s & 1]


# ---------------------------------------------------------------- a card is played
def do_card(positions: MariasPositions, board: Board, pub: C, action: int) -> C:
    if not play_card(board, positions.at, pub.turn, action, mark=action >> 6):
        return update(pub, turn=next_seat(positions.seats, pub.turn))
    return _take_trick(positions, board, pub)


def _take_trick(positions: MariasPositions, board: Board, pub: C) -> C:
    """Moves a trick to its winner and turns older ones face down. Declared cards stay before their players."""
    b, lay, seats = positions.trick_position(pub, board.places), positions.at, positions.seats
    b[word.TRICK] = len(pub.took)
    close_trick(b)
    winner, rest = b[word.LAST_SEAT], []
    for i, e in enumerate(list(board.places[lay.trick])):
        seat = (pub.lead + i) % seats
        if e >> 10:
            board.move(lay.trick, lay.aside + seat, [e & 63], seat=seat, mark=len(pub.took) + 1)
        else:
            rest.append(e & 63)
    board.move(lay.trick, lay.won + winner, rest, seat=winner)
    cover_older(board, lay, lay.won + winner, len(rest))
    board.say("trick", winner, b[word.WON + winner])
    last = tuple(b[word.LAST_CARD : word.LAST_CARD + seats])
    pub = update(pub, took=(*pub.took, winner), last=last, lead=winner, turn=winner)
    if pub.contract in (OPEN_BETL, OPEN_DURCH) and len(pub.took) == 1:
        pub = _lay_open(positions, board, pub)
    return update(pub, phase="end") if b[word.DONE] else pub


def _lay_open(positions: MariasPositions, board: Board, pub: C) -> C:
    """Shows the lone player's cards, or everybody's, after a right first trick. Source: marias:M3.OPEN.1."""
    if (pub.took[0] == pub.lone) != (pub.contract == OPEN_DURCH):
        return pub
    for seat in range(positions.seats) if positions.options.open_resolution == "playout" else (pub.lone,):
        board.show(positions.at.hand + seat)
    return update(pub, open=True)


# ---------------------------------------------------------------- claims
def do_claim(positions: MariasPositions, board: Board, pub: C) -> C:
    """Lays down the hand of who claims. What is not certain is played on with it in sight (marias:M3.CLAIM.1)."""
    board.say("call", pub.lone, positions.codes.claim)
    board.show(positions.at.hand + pub.lone)
    hands = [mask(board.places[positions.at.hand + s]) for s in range(positions.seats)]
    lone = hands.pop(pub.lone)
    certain = is_betl_certain(lone, hands) if pub.contract == BETL else is_durch_certain(lone, hands)
    board.say("claim", pub.lone, int(certain))
    return update(pub, claim=2, phase="end") if certain else update(pub, claim=1)


def is_betl_certain(lone: int, opponents: Sequence[int]) -> bool:
    """Tells whether a betl cannot fail any more, whatever the others do.

    There is a card to get rid of, and no opponent holds a card below one of the other nine in its suit.
    """
    theirs = sum(opponents)
    return any(
        beaters(x, word.NONE, NO_TRUMP_ORDER) & theirs
        and not lower_than_some(lone & ~(1 << x), NO_TRUMP_ORDER) & theirs
        for x in cards_of(lone)
    )


def is_durch_certain(lone: int, opponents: Sequence[int]) -> bool:
    """Tells whether the hand wins every trick whatever the others do.

    In each suit the best cards beat an opponent's best one as often as that opponent can follow.
    """
    return all(_can_win_all(suit_of(lone, s), suit_of(hand, s)) for s in range(4) for hand in opponents)


def _can_win_all(mine: int, theirs: int) -> bool:
    if not mine or not theirs:
        return True
    height = {c: -popcount(ranks_above(c & 15, NO_TRUMP_ORDER)) for c in cards_of(mine | theirs)}
    best = max(height[c] for c in cards_of(theirs))
    heights = sorted((height[c] for c in cards_of(mine)), reverse=True)
    return all(h > best for h in heights[: popcount(theirs)])


# ---------------------------------------------------------------- revokes
def do_challenge(positions: MariasPositions, board: Board, pub: C, seat: int, action: int) -> C:
    """Ends the deal for a right challenge; a wrong one is used up (marias:M3.REV.2)."""
    board.say("call", seat, action)
    whom = action - positions.codes.challenge
    if has_revoked(positions, pub, board.places, whom):
        return update(pub, phase="revoke", turn=whom)
    board.say("challenge-wrong", seat, whom)
    return update(pub, asked=pub.asked | 1 << positions.seats * seat + whom)


def end_play(positions: MariasPositions, pub: C) -> C:
    """Ends the play after the last card.

    Where wrong cards are penalised each seat is asked once whether it challenges.
    """
    if positions.options.revoke_mode == "penalise" and pub.took:
        return update(pub, phase="review", turn=0, left=positions.seats)
    return update(pub, phase="settle")


def do_review(positions: MariasPositions, board: Board, pub: C, action: int) -> C:
    board.say("call", pub.turn, action)
    if pub.left > 1 and action == positions.codes.good:
        return update(pub, left=pub.left - 1, turn=next_seat(positions.seats, pub.turn))
    return update(pub, phase="settle")


def has_revoked(
    positions: MariasPositions, pub: ContractPublic, places: Sequence[Sequence[int]], seat: int
) -> bool:
    """Tells whether a seat has played a card that was illegal at that moment. The play is gone through again."""
    seats, leaders = positions.seats, positions.leaders(pub)[positions.since :]
    tricks = [positions.trick_cards(pub, places, t) for t in range(positions.since, len(pub.took))]
    running = {(pub.lead + i) % seats: e for i, e in enumerate(places[positions.at.trick])}
    plays = [(leaders[t] + i) % seats for t in range(len(tricks)) for i in range(seats)]
    cards = [tricks[n // seats][s] for n, s in enumerate(plays)] + [e & 63 for e in running.values()]
    plays += running
    b = positions.contract_position(pub, places)
    b[word.LEADER] = b[word.TURN] = leaders[0]
    b[word.FORCE] = positions.shape_of(pub, places).force
    for s in range(seats):
        b[word.HANDS + 4 * s] = mask(places[positions.at.hand + s]) | sum(
            1 << c for c, p in zip(cards, plays, strict=True) if p == s
        )
    for c, s in zip(cards, plays, strict=True):
        if s == seat and not legal_now(b)[0] >> c & 1:
            return True
        step(b, c)
    return False


def proved_revokes(positions: MariasPositions, view: View, events: Sequence[Event]) -> list[int]:
    """Returns seats whose later card proves that an earlier one was wrong.

    `events`: the play as the seat of the view saw it, from a whole trick on.
    """
    b = positions.contract_position(view.pub, view.places)
    duties = Duties(b[word.SUIT], b[word.DUTIES], b[word.ABOVE])
    lacking: list[set[int]] = [set() for _ in range(positions.seats)]
    found: list[int] = []
    trick: list[int] = []
    for event in events:
        if event.kind != "play":
            continue
        c = event.cards[0]
        if c in lacking[event.seat]:
            found.append(event.seat)
        if trick:
            best = best_of(trick, duties)
            lacking[event.seat].update(forbidden_cards(c, trick[0] >> 4, best, duties))
        trick = [*trick, c] if len(trick) + 1 < positions.seats else []
    return found


# ---------------------------------------------------------------- gathering
def seat_piles(
    positions: MariasPositions, pub: ContractPublic, places: Sequence[Sequence[int]]
) -> list[tuple[int, ...]]:
    """Returns the pile of each seat for gathering.

    Cards of a trick that a proved revoke broke off go back to their players.
    """
    lay, piles = positions.at, []
    for seat in range(positions.seats):
        back = [e for i, e in enumerate(places[lay.trick]) if (pub.lead + i) % positions.seats == seat]
        laid_out = [e & 63 for e in (*places[lay.aside + seat], *(e for e in back if e >> 10))]
        hand = [e & 63 for e in (*places[lay.hand + seat], *(e for e in back if not e >> 10))]
        piles.append(seat_pile([e & 63 for e in places[lay.won + seat]], laid_out, hand))
    return piles


# ---------------------------------------------------------------- positions
def check_piles(
    positions: MariasPositions, pub: ContractPublic, places: Sequence[Sequence[int]], parked: bool
) -> None:
    """Raises BadText for piles that do not fit the winners of the tricks.

    Also for a last trick that does not. `parked`: cards lie in the deck during play, in a position that shows only some
    of the cards: any may be missing in the piles.
    """
    lay, gone = positions.at, [e & 63 for e in places[positions.at.trick]]
    marks = [e >> MARK for s in range(positions.seats) for e in places[lay.aside + s]]
    if any(not 0 < mark <= len(pub.took) for mark in marks):
        raise BadText(
            f"took={list(pub.took)}: a declared card lies there from a trick that is not among these"
        )
    for seat in range(positions.seats):
        aside = [
            e for s in range(positions.seats) for e in places[lay.aside + s] if _trick_winner(pub, e) == seat
        ]
        due, lies = positions.seats * pub.took.count(seat) - len(aside), len(places[lay.won + seat])
        if lies > due or (lies < due and not parked):
            raise BadText(
                f"took={list(pub.took)}: with it won{seat} holds {due} cards beside those declared, not {lies}"
            )
        gone += [e & 63 for e in (*places[lay.won + seat], *places[lay.aside + seat])]
    if not parked:
        check_lies_in("last", pub.last, gone)


def _trick_winner(pub: ContractPublic, entry: int) -> int:
    """Returns who won the trick of a declared card that has been put aside."""
    return pub.took[(entry >> MARK) - 1]
