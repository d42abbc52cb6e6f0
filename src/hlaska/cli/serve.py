"""Runs `hlaska serve`."""

from __future__ import annotations

from argparse import Namespace


def serve(args: Namespace) -> None:
    """Serves until it is told to end. Raises BadText for a player that there is not."""
    from hlaska.server import run
    from hlaska.server.asgi.proxy_headers import TrustedProxies

    runner = None
    if args.player:
        from hlaska.research.players.function_pool import function_pool

        runner = function_pool(args.player)
        print(f"Every computer player here is {args.player}, whatever level a table names.", flush=True)

    run.serve(
        host=args.host,
        port=args.port,
        db=args.db,
        connections=args.connections,
        allowance=args.allowance,
        hints=not args.no_hints,
        address=args.address or "",
        watched=args.metrics,
        hosts=args.host_name,
        bus=args.bus,
        proxies=TrustedProxies(args.proxy),
        runner=runner,
        announce=lambda address: print(
            f"Hláška is at {address} (Ctrl+C ends it; tables are kept).", flush=True
        ),
    )
