"""Plays as people meet players, from random to strong. Each chooses by evaluators on sampled worlds."""
