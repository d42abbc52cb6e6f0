"""Runs a match in progress: one writer, a journal, and followers (docs/parts/table.md).

table: the facade. log, dealer, presence_log, seating, play, claims, subscription: its parts.
match_state, presence: the fold over the journal. store: where the journal is kept.
chairs, seat_assignment: who sits where. updates, preview: what a seat is told.
bots: who makes computer players act, and the workers in which they think.
position_editor, diagram, drill, practice_deals, replay: positions and deals without a match.
ratings, card_luck, deal_counts: what results say about people and deals.
meter: whose processor time is used.
"""
