"""The players that people meet, from random to strong: each chooses by evaluators on sampled worlds."""
