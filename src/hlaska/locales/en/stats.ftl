# Statistics: what one has played, counted.
stats-title = Statistics
stats-more = Your deals in this browser, from the tables as they were kept. What was practice is listed and counts nowhere.
stats-archive = Look for one of them
stats-loading = { $n ->
    [one] { $n } deal read …
   *[other] { $n } deals read …
}
stats-empty = No deal of yours is over yet. Play one, and it stands here.
stats-game = Game
stats-all-games = All games
stats-rules = Rules
stats-all-rules = All rules
stats-level = Opponents
stats-all-levels = All opponents
stats-partner = Partner
stats-all-partners = All partners
stats-hints = Hints
stats-all-hints = With and without hints
stats-hints-with = with hints
stats-hints-without = without hints
stats-person = people
stats-mixed = Deals of different rules are counted together here: their amounts may be of different size.
stats-deals = Deals
stats-n-deals = { $n ->
    [one] { $n } deal
   *[other] { $n } deals
}
stats-practice = { $n ->
    [one] { $n } deal of practice is not counted.
   *[other] { $n } deals of practice are not counted.
}
stats-unreadable = { $n ->
    [one] { $n } table cannot be read any more.
   *[other] { $n } tables cannot be read any more.
}
stats-per-pays = Won per deal
stats-per-scores = Ahead per deal
stats-scores-more = Ahead: what you or your side scored more than the others on the average.
stats-sum-pays = Won in all
stats-sum-scores = Ahead in all
stats-won = Deals won
stats-won-more = { $hits } of { $n }
stats-error = ± { $half }
stats-error-none = one deal: no range
stats-error-help = After ± and in brackets: where the true value lies in 95 of 100 cases. Where two such ranges overlap widely, the difference may be luck.
stats-curve-pays = Money won so far
stats-curve-scores = Points ahead so far
stats-curve-help = { $n ->
    [one] After { $n } deal { $now }; lowest { $low }, highest { $high }.
   *[other] After { $n } deals { $now }; lowest { $low }, highest { $high }.
}
stats-table = The same as a table
stats-by = Compared by
stats-by-contract = contract
stats-by-role = part in the deal
stats-by-seat = seat
stats-by-partner = partner
stats-by-level = opponents
stats-by-rules = rules
stats-role = Part
stats-place = Seat
stats-role-declarer = playing the contract
stats-role-partner = partner of who plays it
stats-role-against = against it
stats-role-none = nobody plays alone
stats-seat = Seat { $n }
stats-seat-first = Seat 1, who begins
stats-seat-out = sitting out
stats-nobody = without a partner
stats-nothing = nothing undertaken
stats-kept = Undertaken and made
stats-kept-none = In these deals you undertook nothing.
stats-what = What
stats-made = Made
stats-made-of = { $hits } of { $n }
stats-of-partner = { $what }, by the partner
stats-cost = Cost of decisions
stats-cost-value = { $cost } per deal
stats-cost-more = Given away by errors, in { $n } of { $all } deals whose decisions were looked at.
stats-cost-none = Ask in a replay what your decisions were worth: what errors cost is then counted here.
stats-best = Best deals
stats-best-more = What your side scored in one deal.
stats-side = Side
stats-contract = Contract
stats-date = Date
stats-amount = Result
stats-matches = Matches
stats-match-won = won
stats-match-lost = lost
stats-match-open = goes on
stats-show-all = { $n ->
    [one] Show { $n } more
   *[other] Show { $n } more
}
stats-all-contracts = All contracts
stats-print = Print
stats-csv = Save as CSV
stats-delete = Delete
stats-delete-this = Delete the match of { $date }
stats-delete-all = Delete everything
stats-delete-sure = Really delete? Press again
stats-delete-help = Deleting takes the matches themselves, those that go on too. Matches with other people stay theirs and are only taken off your list, once they are over.
stats-deleted = { $gone ->
    [one] { $gone } match deleted.
   *[other] { $gone } matches deleted.
}
stats-not-deleted = { $kept ->
    [one] { $kept } match stays: it goes on with other people, or is open in another window.
   *[other] { $kept } matches stay: they go on with other people, or are open in another window.
}

undertaken-game = game
undertaken-hundred = hundred
undertaken-hundred-against = hundred against
undertaken-seven = seven
undertaken-seven-against = seven against
undertaken-two-sevens = two sevens
undertaken-betl = betl
undertaken-durch = durch
undertaken-open-betl = open betl
undertaken-open-durch = open durch
undertaken-durch-with-partner = durch with a partner
undertaken-durch-with-wise = durch with the wise one
undertaken-given-up = given up
undertaken-close = closing the stock
undertaken-bid = bid
