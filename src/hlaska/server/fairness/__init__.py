"""Looks at what was played for signs of cheating, and at what was dealt."""
