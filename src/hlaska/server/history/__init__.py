"""Reads what was played: records, replays, exports, the archive."""
