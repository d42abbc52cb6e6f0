"""Shows the address of a database or a bus without its password."""

from __future__ import annotations

import re
from pathlib import Path


def redact_password(db: str | Path) -> str:
    """Returns the address of a database or bus without password, to be printed."""
    if "://" not in str(db):
        return str(db)
    return re.sub(r"(://[^:/?]*):[^/?]*@", r"\1@", str(db)).partition("?")[0]
