"""`hlaska serve`."""

from __future__ import annotations

from argparse import Namespace


def serve(asked: Namespace) -> None:
    from hlaska.server import run
    from hlaska.server.asgi.proxy_headers import TrustedProxies

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
    )
