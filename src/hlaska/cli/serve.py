"""`hlaska serve`."""

from __future__ import annotations

from argparse import Namespace


def serve(asked: Namespace) -> None:
    """Serves until it is told to end. Raises BadText for a player that there is not."""
    from hlaska.server import run
    from hlaska.server.asgi.proxy_headers import TrustedProxies

    runner = None
    if asked.player:
        from hlaska.research.function_pool import function_pool

        runner = function_pool(asked.player)
        print(f"Every computer player here is {asked.player}, whatever level a table names.", flush=True)

    run.serve(
        host=asked.host,
        port=asked.port,
        db=asked.db,
        connections=asked.connections,
        allowance=asked.allowance,
        hints=not asked.no_hints,
        address=asked.address or "",
        watched=asked.metrics,
        hosts=asked.host_name,
        bus=asked.bus,
        proxies=TrustedProxies(asked.proxy),
        runner=runner,
        announce=lambda address: print(
            f"Hláška is at {address} (Ctrl+C ends it; tables are kept).", flush=True
        ),
    )
