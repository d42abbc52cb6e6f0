"""Lets several processes be one server.

One of them owns each table by a lease, and a bus carries what they send to each other.
"""
