"""`hlaska train`: the values of hands made anew."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Final

from hlaska.core.errors import BadText

LEAST: Final = 16


def train(asked: Namespace) -> None:
    from hlaska.families.marias.values import written
    from hlaska.research.train_marias import trained

    if asked.hands < LEAST:
        raise BadText(f"{asked.hands} hands are too few; at least {LEAST}")
    text = written(trained(asked.hands, asked.seed, print))
    if asked.write:
        try:
            Path(asked.write).write_text(text, encoding="ascii")
        except OSError as e:
            raise BadText(f"{asked.write}: {e.strerror}") from None
