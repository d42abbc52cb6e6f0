"""Limits how often, how many at a time, and for how long."""
