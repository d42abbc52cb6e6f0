"""Names the duties of play for an option `heading` in every Pinochle game. Source: pinochle:P0.LEGAL.1."""

from __future__ import annotations

from typing import Final

from hlaska.kernel import layout as word

DUTIES: Final = {
    "always": word.STRICT,
    "even_ruffed": word.STRICT | word.HEAD_RUFFED,
    "trump_led": word.FOLLOW | word.HEAD_TRUMP | word.TRUMP,
    "trump_only": word.FOLLOW | word.HEAD_TRUMP | word.TRUMP | word.OVERTRUMP,
}
