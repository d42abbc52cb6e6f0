"""Teaches: lessons, drills, rules by number, the scorer for real cards, the deal editor."""
