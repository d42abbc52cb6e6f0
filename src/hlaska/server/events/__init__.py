"""Keep events on the server: their journals, rights, tables of rounds, and pages.

What an event is, and how rounds are drawn, is `hlaska.events`. This package keeps the journals, knows accounts and
clubs, opens tables and writes their results. It may import tables, clubs, accounts and storage.
"""
