"""Serves tables, accounts and clubs over HTTP and WebSockets.

run starts it, services builds its parts, app makes the application of them. Each folder says in its docstring what it
is for; the contract "server" in pyproject.toml says which may import which.
"""
