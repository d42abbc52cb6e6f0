"""Drives computer players at a table: they act in time, and a pool of workers thinks for them."""
