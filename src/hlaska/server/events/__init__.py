"""Events on the server: their journals, who may see and do what, the tables of a round, and the pages of it all.

What an event is, and how rounds are drawn, is `hlaska.events`. This package keeps the journals, knows accounts and
clubs, opens tables and writes their results. It may import tables, clubs, accounts and storage.
"""
