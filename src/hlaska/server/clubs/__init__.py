"""Keeps clubs: members, rules by name, tables of their own, seasons, evenings drawn by lot."""
