"""Makes players by name: computer players, functions of a file, programs, bots at foreign tables.

Imports nothing else of research.
"""
