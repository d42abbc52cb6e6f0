"""Runs tables: opening, joining, lobby, presence, chat, offers to claim."""
