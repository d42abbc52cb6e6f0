"""The ten words of Hláška as data: cards, actions, options, games, states, events, views, matches and records."""
