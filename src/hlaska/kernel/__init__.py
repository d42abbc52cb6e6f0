"""Plays tricks as numbers, runs playouts and solves positions exactly (docs/parts/kernel.md).

layout, position: the words of a position, and how one is made.
play: what is legal, what beats what, what a trick counts.
acts, laying, melds: what else a seat may do.
dealing: hidden cards dealt at random under constraints.
policy, model, rollout: how playouts choose cards, and many playouts.
solve and its parts: exact values with all cards open.
tree: search trees over sampled worlds.
jit: the only module that imports numba, and only when it is started.
"""
