"""Plays as the literature's reference players, to measure the others against: PIMC and ISMCTS."""
