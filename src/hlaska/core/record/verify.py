"""Verifies that the decks of a record came about as they should have.

What docs/fair.md promises is looked at afterwards.
"""

from __future__ import annotations

from functools import partial

from hlaska.core import match as matches
from hlaska.core.game import Game, Match
from hlaska.core.record.model import DealRecord, Find, Lines, Record, game_of
from hlaska.core.record.replay import check
from hlaska.core.verifiable_shuffle import Proof, fault, shuffler


def verdicts(record: Record, find: Find, lines: Lines | None = None) -> list[str]:
    """Returns of each deal what its proof is worth.

    That is `none` (it has none), "" (all is as it should be), or what is not so.

    `secret`: it is not the one that was promised; `deck`: it is not the one that was sealed; `luck`: another deck
    follows from the secret and what the players added.

    Where secrets and decks are as they were told the record is also played again. Raises BadRecord.
    """
    told = [_check_proof(deal) for deal in record.deals]
    if {*told} - {"", "none"}:
        return told
    played, game = check(record, find, lines), game_of(record, find)
    return [
        word or _check_derivation(game, one.before, deal)
        for word, deal, one in zip(told, record.deals, played, strict=True)
    ]


def _check_proof(deal: DealRecord) -> str:
    if deal.proof is None or not deal.deck:
        return "none"
    return fault(deal.proof, deal.deck)


def _check_derivation(game: Game, before: Match, deal: DealRecord) -> str:
    assert deal.proof is not None
    return "" if is_derived(game, before, deal.proof, deal.deck) else "luck"


def is_derived(game: Game, before: Match, proof: Proof, deck: tuple[int, ...]) -> bool:
    """Tells whether the deck follows from the proof and the match before the deal."""
    anew = partial(shuffler, proof.secret, proof.lucks)
    return deck in matches.possible_decks(game, before, anew)
