"""Says what each action is worth on sampled worlds: by playouts, by solving, by tree search, or mixed.

Evaluators know worlds and positions; they choose nothing and know no player.
"""
