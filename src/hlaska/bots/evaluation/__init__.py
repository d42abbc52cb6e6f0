"""Says what each action is worth on sampled worlds.

It does so by playouts, solving, tree search, or a mix.

Evaluators know worlds and positions; they choose nothing and know no player.
"""
