"""Answers what a deal is worth: hints, reviews, exact solutions, luck of the cards."""
