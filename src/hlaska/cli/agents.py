"""Opens tables for language models: `hlaska mcp`."""

from __future__ import annotations

import os
from argparse import Namespace

from hlaska.core.errors import BadText


def mcp(args: Namespace) -> None:
    """Answers until standard input ends. Raises BadText where the protocol's package is missing."""
    from hlaska.research.language_models.agents import Tables
    from hlaska.server.learning.rulebook import rule_text

    token = os.environ.get("HLASKA_TOKEN", "")
    if args.server and not token:
        raise BadText(
            "--server: put the token of a program into HLASKA_TOKEN (docs/bots.md says where it comes from)"
        )
    try:
        from hlaska.research.language_models.mcp import run
    except ModuleNotFoundError as e:
        if (e.name or "").partition(".")[0] != "mcp":
            raise
        raise BadText("the package of the protocol is missing: pip install 'hlaska[mcp]'") from None
    run(
        Tables(
            args.lang,
            hints=args.hints,
            legal=not args.only_duties,
            rules=rule_text,
            server=args.server or "",
            token=token if args.server else "",
        )
    )
