"""Keeps accounts: sessions, passkeys, friends, programs, ratings, reports, and who blocks whom.

One database of its own holds them, the account database (docs/decisions/0020-accounts.md).
Nothing here answers a request.
"""
