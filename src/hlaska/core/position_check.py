"""Checks which public numbers fit together, in a position that somebody sets up.

Of every number its own range is checked first (`hlaska.core.kinds`); here it is asked whether the numbers contradict
each other or the cards. Here is what holds in every game; a game adds its own in its `position_check.py`.
Nothing of it is asked while a deal is played: *a state that play can reach has no misfit* is a law. What a position
leaves unsaid is as in a fresh deal and contradicts nothing where the play goes on without it.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from typing import Any

from hlaska.core.board import State, cards_in
from hlaska.core.cards import card_text, couple
from hlaska.core.errors import Phrase
from hlaska.core.game import Game
from hlaska.core.misfit import Misfit, misfit_in_place
from hlaska.core.public import Public
from hlaska.core.stock import left
from hlaska.core.tricks import MarriagePublic, TrickPublic


def find_misfits(game: Game[Any], state: State[Any]) -> Iterator[Misfit]:
    """Yields which public numbers of a position contradict other ones or the cards.

    What holds in every game comes first, then what the game adds. A state that play can reach has nothing of the kind.
    """
    yield from _shared_misfits(game, state)
    yield from game.own_misfits(state)


def _shared_misfits(game: Game[Any], state: State[Any]) -> Iterator[Misfit]:
    pub, positions = state.pub, game.positions
    yield from _end(game, pub)
    if positions is None or is_over(game, pub):
        return
    at, playing = positions.at, pub.phase in positions.playing
    table = len(state.places[at.trick])
    if playing and pub.lead < 0:
        yield Misfit("lead", f"who leads has to be said in phase={pub.phase}")
    if playing and table >= at.seats:
        yield misfit_in_place("trick", f"{table} cards; a trick is taken as soon as it has {at.seats}")
    if table and not playing:
        yield misfit_in_place("trick", f"no card lies on the table in phase={pub.phase}")
    if isinstance(pub, TrickPublic):
        yield from _tricks(game, state)
    if isinstance(pub, MarriagePublic):
        yield from _marriages(game, state)
    if not has_parked_cards(game, state):
        yield from _stock(game, state)
        yield from _even_hands(game, state)


def is_over(game: Game[Any], pub: Public) -> bool:
    """Tells whether the phase is the last one a game names: the deal is over."""
    return pub.phase == next(reversed(tuple(game.phases)))


def has_parked_cards(game: Game[Any], state: State[Any]) -> bool:
    """Tells whether cards lie in the deck while others are played. Such a position is only about a few cards."""
    assert game.positions is not None
    return is_in_play(game, state.pub) and "deck" in game.places and bool(state.places[game.place("deck")])


def is_in_play(game: Game[Any], pub: Public) -> bool:
    """Tells whether tricks are played, or their winner may act before drawing."""
    return game.positions is not None and pub.phase in game.positions.phases


# ---------------------------------------------------------------- any game
def _end(game: Game[Any], pub: Public) -> Iterator[Misfit]:
    over = is_over(game, pub)
    if over and pub.turn >= 0:
        yield Misfit("turn", f"the deal is over in phase={pub.phase}, so it is -1")
    if not over and pub.turn < 0:
        yield Misfit("turn", f"somebody has to act in phase={pub.phase}; -1 means that the deal is over")
    if over and not pub.result:
        yield Misfit("result", f"a deal that is over has one, and it is in phase={pub.phase}")
    if not over and pub.result:
        yield Misfit("result", f"a deal has no result before it is over, and it is in phase={pub.phase}")


def _tricks(game: Game[Any], state: State[Any]) -> Iterator[Misfit]:
    """Yields what is wrong with the last tricks; a position need not tell them."""
    pub: TrickPublic = state.pub
    taken = sum(pub.taken)
    if pub.last and pub.last_by < 0:
        yield Misfit("last_by", "who won the trick that `last` tells has to be said")
    if pub.last_by >= 0 and not _has_won(game, pub, pub.last_by):
        yield Misfit("last_by", f"seat {pub.last_by} has won no trick")
    if is_in_play(game, pub) and pub.last_by >= 0 and pub.lead != pub.last_by:
        yield Misfit("lead", f"who has won the last trick leads, and last_by={pub.last_by}")
    if pub.prev[0] >= 0 and taken < 2:
        yield Misfit("prev", f"there is no trick before the last one: {taken} won")
    if pub.prev[0] < 0 <= pub.prev[1]:
        yield Misfit("prev", "a card without the seat that won with it")
    if pub.prev[0] >= 0 and pub.prev[1] >= 0 and game.positions is not None:
        pile = game.positions.at.won + pub.prev[0] % game.positions.at.piles
        if pub.prev[1] not in cards_in(state.places[pile]):
            yield Misfit("prev", f"that card does not lie in {game.places[pile]}")


def _has_won(game: Game[Any], pub: TrickPublic, seat: int) -> bool:
    """Tells whether a seat has won a trick; its side, where piles lie by side."""
    piles = game.positions.at.piles if game.positions else game.seats
    return any(pub.taken[seat % piles :: piles])


def _marriages(game: Game[Any], state: State[Any]) -> Iterator[Misfit]:
    pub: MarriagePublic = state.pub
    suits = [meld & 3 for meld in pub.melds]
    if len(set(suits)) < len(suits):
        yield Misfit("melds", "the marriage of a suit is declared once")
    for seat, pairs in enumerate(pub.pairs):
        said = sum(1 << (meld & 3) for meld in pub.melds if meld >> 2 == seat)
        if pairs != said:
            yield Misfit("pairs", f"by melds={list(pub.melds)} it is {said} for seat {seat}")
    at = game.positions.at if game.positions else None
    for meld in pub.melds if at else ():
        seat, cards = meld >> 2, couple(meld & 3)
        gone = {at.hand + seat, at.trick, *range(at.won, at.won + at.piles)} if at else set()
        for place, entries in enumerate(state.places):
            lies = [c for c in cards_in(entries) if c in cards]
            if lies and place not in gone:
                why = f"seat {seat} declared it, and {card_text(lies[0])} lies in {game.places[place]}"
                yield Misfit("melds", why)


def _stock(game: Game[Any], state: State[Any]) -> Iterator[Misfit]:
    """Yields cards to be drawn that do not go with the tricks played."""
    positions, pub = game.positions, state.pub
    if positions is None or not positions.at.stock or not is_in_play(game, pub) or positions.is_closed(pub):
        return
    at, done = positions.at, tricks_done(pub)
    drawn = at.seats * (done - (pub.phase == positions.waiting))
    due, lie = max(0, at.to_draw - drawn), left(at, state.places)
    if lie != due:
        places = " and ".join(game.places[p] for p in at.stock)
        yield misfit_in_place(
            places, f"{lie} cards to be drawn; after {done} tricks it is {due} in phase={pub.phase}"
        )


def tricks_done(pub: Any) -> int:
    """Returns how many tricks have been taken."""
    return sum(pub.taken) if isinstance(pub, TrickPublic) else len(getattr(pub, "took", ()))


def _even_hands(game: Game[Any], state: State[Any]) -> Iterator[Misfit]:
    """Yields hands that cannot be played out together.

    Each seat holds as many cards as the others, what lies on the table counted.
    """
    if game.positions is None or not is_in_play(game, state.pub):
        return
    at, lead = game.positions.at, state.pub.lead
    table = [(lead + i) % at.seats for i in range(len(state.places[at.trick]))]
    held = [len(state.places[at.hand + seat]) + table.count(seat) for seat in range(at.seats)]
    for seat, n in enumerate(held):
        short, due = n - table.count(seat), max(held) - table.count(seat)
        if short != due:
            phrase = Phrase("edit-hands", {"seat": seat, "n": short, "of": due})
            yield misfit_in_place(
                f"hand{seat}", f"{short} cards; others hold so many that it has to be {due}", phrase
            )
    if not any(held):
        yield Misfit("phase", "nobody holds a card that could be played")


# ---------------------------------------------------------------- what a game says of its own
def only_in(pub: Public, phases: Container[str], usual: Mapping[str, object], why: str) -> Iterator[Misfit]:
    """Yields numbers that are not as `usual` outside some phases."""
    if pub.phase not in phases:
        for name, value in usual.items():
            if getattr(pub, name) != value:
                yield Misfit(name, f"{why}, and phase={pub.phase}")


def only_under(pub: Public, allowed: bool, usual: Mapping[str, object], option: str) -> Iterator[Misfit]:
    """Yields numbers that are not as `usual` where the options allow nothing else. `option`: as it is set."""
    for name, value in usual.items():
        if not allowed and getattr(pub, name) != value:
            yield Misfit(name, f"there is nothing of the kind under these rules ({option})")


def leads_first(game: Game[Any], pub: Public, seat: int) -> Iterator[Misfit]:
    """Yields a misfit where the seat does not lead to the first trick."""
    if game.positions and pub.phase in game.positions.playing and not tricks_done(pub) and pub.lead != seat:
        yield Misfit("lead", f"seat {seat} leads to the first trick, and none is taken")


def turns(pub: Public, due: Mapping[str, int]) -> Iterator[Misfit]:
    """Yields a misfit where another is on turn in phases in which that is fixed."""
    seat = due.get(pub.phase, pub.turn)
    if pub.turn != seat:
        yield Misfit("turn", f"in phase={pub.phase} it is {seat}")


def sizes(
    game: Game[Any], places: Sequence[Sequence[int]], due: Mapping[str, int], when: str
) -> Iterator[Misfit]:
    """Yields places that do not hold as many cards as they should."""
    for name, n in due.items():
        lie = len(places[game.place(name)])
        if lie != n:
            yield misfit_in_place(name, f"{lie} cards; {when} it is {n}")


def indicator(game: Game[Any], pub: Public, places: Sequence[Sequence[int]]) -> Iterator[Misfit]:
    """Yields a card turned up for trumps that is of another suit."""
    for e in places[game.place("trump")]:
        if pub.trump != (e & 63) >> 4:
            yield Misfit("trump", "the card turned up is of another suit")


def check_turned_up(game: Game[Any], pub: Public, places: Sequence[Sequence[int]]) -> Iterator[Misfit]:
    """Finds a card turned up for trumps that does not fit stock or suit."""
    at = game.positions.at if game.positions else None
    if at and not is_over(game, pub) and len(places[at.stock[-1]]) != bool(left(at, places)):
        yield misfit_in_place(
            game.places[at.stock[-1]], "one card lies there, turned up, as long as cards are to be drawn"
        )
    yield from indicator(game, pub, places)


def sums(name: str, said: Sequence[int], made: Iterable[tuple[int, int]], of: str) -> Iterator[Misfit]:
    """Finds amounts by seat that are not the sum of those told one by one."""
    found: dict[int, int] = {}
    for seat, n in made:
        found[seat] = found.get(seat, 0) + n
    for seat, n in found.items():
        if said[seat] != n:
            yield Misfit(name, f"by {of} it is {n} for seat {seat}")
