"""Verifies that the decks of a record came about as they should have: `hlaska verify`."""

from __future__ import annotations

import sys
from argparse import Namespace
from typing import Any, Final

from hlaska.cli.output import print_json
from hlaska.cli.records import language_of, load
from hlaska.core import record as records
from hlaska.core.errors import BadRecord
from hlaska.core.record import DealRecord
from hlaska.games import game_class
from hlaska.locales import Language

HOLDS: Final = "holds"


def verify(args: Namespace) -> int:
    """Returns 0 if there is a proof and all that are there hold, else 1. Raises BadRecord."""
    record, lines = load(args.file)
    if not record.deals:
        raise BadRecord("the record has no deal")
    found = [word or HOLDS for word in records.verdicts(record, game_class, lines)]
    language = language_of(args, records.game_of(record, game_class))
    if args.json:
        print_json(
            [_data(n, word, deal) for n, (word, deal) in enumerate(zip(found, record.deals, strict=True), 1)]
        )
    else:
        for n, (word, deal) in enumerate(zip(found, record.deals, strict=True), 1):
            print("\n".join(_format_proof(language, n, word, deal)))
    wrong = next((n for n, word in enumerate(found, 1) if word not in (HOLDS, "none")), 0)
    if wrong:
        print(f"hlaska: {_format_verdict(language, wrong, found[wrong - 1])}", file=sys.stderr)
    elif HOLDS not in found:
        print(f"hlaska: {language.say('cli-verify-nothing')}", file=sys.stderr)
    return 1 if wrong or HOLDS not in found else 0


def _format_verdict(language: Language, nth: int, word: str) -> str:
    return f"{language.say('cli-deal', n=nth)}: {language.say(f'cli-verify-{word}')}"


def _format_proof(language: Language, nth: int, word: str, deal: DealRecord) -> list[str]:
    said = [_format_verdict(language, nth, word)]
    if deal.proof is None:
        return said
    added = sum(map(bool, deal.proof.lucks))
    return [
        *said,
        f"  {language.say('cli-verify-promise', digest=deal.proof.commit)}",
        f"  {language.say('cli-verify-added', n=added)}",
        *(() if added else (f"  {language.say('cli-verify-alone')}",)),
    ]


def _data(nth: int, word: str, deal: DealRecord) -> dict[str, Any]:
    proof = deal.proof
    told = {} if proof is None else {"commit": proof.commit, "lucks": proof.lucks}
    return {"deal": nth, "verdict": word, **told}
