"""Plays matches, trains models, makes data sets, and offers all games to learners.

What others import stands here: environments of frameworks (`pettingzoo`, `gym`, `gym_batch`, `openspiel`), batches
(`game_batch`), data sets (`data`), laws of environments (`laws`), small endings and equilibria (`ending_game`,
`exploitability`). The folders are what it is made of; each imports only folders below it (`pyproject.toml`).
"""
