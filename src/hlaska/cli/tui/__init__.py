"""Fills the whole terminal with tables drawn by Textual. Nothing imports it that has no terminal to draw in."""
