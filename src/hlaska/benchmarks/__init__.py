"""Measures speed for `hlaska bench`: servers under load, tables of bots, engines and decisions.

Each gives ratios to a baseline of the same run. Nothing else of the package may import them but the command line.
"""
