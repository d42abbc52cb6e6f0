"""Drives computer players at a table. They act in time, and a pool of workers thinks for them."""
