"""Matches between players, training, and environments for learners.

arena, casting, play_deal, log, statistics: duplicate matches, and what they show. loss_analysis: the dearest deals.
player_specs, external_bot, foreign_table: players by name, as programs, and at foreign tables.
train_*, fitting, calibration: models fitted from deals.
action_index, observation, public_numbers, episode, spaces: actions and observations as numbers.
pettingzoo, gym, openspiel: environments of frameworks. resample, laws: deals told again, and laws of environments.
agents, mcp: tables for language models.
"""
