"""`hlaska mcp`: tables for language models."""

from __future__ import annotations

from argparse import Namespace

from hlaska.core.errors import BadText


def mcp(asked: Namespace) -> None:
    """Answers until standard input ends. Raises BadText where the protocol's package is missing."""
    from hlaska.research.agents import Tables

    try:
        from hlaska.research.mcp import run
    except ModuleNotFoundError as e:
        if (e.name or "").partition(".")[0] != "mcp":
            raise
        raise BadText("the package of the protocol is missing: pip install 'hlaska[mcp]'") from None
    run(Tables(asked.lang, hints=asked.hints, legal=not asked.only_duties))
