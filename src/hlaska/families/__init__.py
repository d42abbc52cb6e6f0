"""Holds what games of one family share; each family stands alone, on core."""
