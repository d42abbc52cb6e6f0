"""Computer players at a table: who makes them act in time, and the pool of workers in which they think."""
