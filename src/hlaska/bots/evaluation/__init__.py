"""Says what each action is worth on sampled worlds.

It does so by playouts, solving, tree search, or a mix.

What is here knows worlds and positions. It chooses nothing and knows no player.
"""
