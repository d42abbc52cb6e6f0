"""Plays as people meet players, from random to strong: each chooses by evaluators on sampled worlds."""
