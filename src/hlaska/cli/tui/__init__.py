"""The whole terminal: tables drawn with Textual. Nothing imports it that has no terminal to draw in."""
