"""Run events: tournaments, leagues, ladders and arenas, on the net or with real cards.

Pure: a journal in, a state out. Nothing here reads a clock, a file or a source of chance; callers pass all three.
"""
