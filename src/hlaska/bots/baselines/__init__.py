"""Reference players of the literature, to measure the others against: PIMC and ISMCTS."""
