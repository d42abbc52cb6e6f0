"""Numbers actions, and writes what a seat knows as a vector.

Imports nothing else of research.
"""
