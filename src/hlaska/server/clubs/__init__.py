"""Clubs: members, rules by name, tables of their own, seasons with a sheet, evenings drawn by lot."""
