"""Plays many games side by side.

Their positions lie in one buffer; they are stepped, observed and dealt anew in one call. The rules are those of
`hlaska.kernel.play` and `hlaska.kernel.acts`; what is here loops over games. Nothing of it is compiled before `start`,
so that no player of the site waits for it.
"""

from hlaska.kernel import jit

MODULES = (
    "hlaska.kernel.batch.seen",
    "hlaska.kernel.batch.steps",
    "hlaska.kernel.batch.call_masks",
    "hlaska.kernel.batch.calls",
    "hlaska.kernel.batch.settling",
    "hlaska.kernel.batch.ends",
    "hlaska.kernel.melds",
    "hlaska.kernel.burying",
    "hlaska.kernel.batch.amounts",
    "hlaska.kernel.batch.amount_games",
)


def start() -> None:
    """Compile the entry points of batches, or load them from the cache."""
    jit.start(MODULES)


def is_compiled() -> bool:
    """Tell whether batches run compiled; else as plain Python."""
    return jit.is_ready("play_games")
