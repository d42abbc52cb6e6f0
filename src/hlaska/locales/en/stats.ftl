# Statistics: what one has played, counted.
stats-title = Statistics
stats-more = Deals you have played in this browser. Practice deals are listed but not counted.
stats-archive = Find a deal
stats-loading = { $n ->
    [one] Reading { $n } deal …
   *[other] Reading { $n } deals …
}
stats-empty = You have not finished a deal yet. Play one and you will see it here.
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
stats-mixed = You played these deals by different rules, so you cannot compare their amounts.
stats-deals = Deals
stats-n-deals = { $n ->
    [one] { $n } deal
   *[other] { $n } deals
}
stats-practice = { $n ->
    [one] { $n } practice deal is not counted.
   *[other] { $n } practice deals are not counted.
}
stats-unreadable = { $n ->
    [one] { $n } table can no longer be read.
   *[other] { $n } tables can no longer be read.
}
stats-per-pays = Won per deal
stats-per-scores = Ahead per deal
stats-scores-more = “Ahead” says how much more you or your side scored than the average of the others.
stats-sum-pays = Won in all
stats-sum-scores = Ahead in all
stats-won = Deals won
stats-won-more = { $hits } of { $n }
stats-error = ± { $half }
stats-error-none = one deal only
stats-error-help = The figures after ± and in brackets give the range that holds the true value in 95 of 100 cases. Where two ranges overlap widely, the difference may be luck.
stats-curve-pays = Won so far
stats-curve-scores = Ahead so far
stats-curve-help = { $n ->
    [one] After { $n } deal { $now }; lowest { $low }, highest { $high }.
   *[other] After { $n } deals { $now }; lowest { $low }, highest { $high }.
}
stats-table = Show as a table
stats-by = Compare by
stats-by-contract = contract
stats-by-role = role in the deal
stats-by-seat = seat
stats-by-partner = partner
stats-by-level = opponents
stats-by-rules = rules
stats-role = Role
stats-place = Seat
stats-role-declarer = playing the contract
stats-role-partner = partner of whoever plays it
stats-role-against = playing against it
stats-role-none = nobody plays alone
stats-seat = Seat { $n }
stats-seat-first = Seat 1, forehand
stats-seat-out = sitting out
stats-nobody = without a partner
stats-nothing = no contract
stats-kept = Tried and made
stats-kept-none = You tried no contract in these deals.
stats-what = What
stats-made = Made
stats-made-of = { $hits } of { $n }
stats-of-partner = { $what }, by your partner
stats-cost = Cost of mistakes
stats-cost-value = { $cost } per deal
stats-cost-more = This is what mistakes cost you. Deals reviewed so far: { $n } of { $all }.
stats-cost-none = Review your play in a replay: then you see here what mistakes cost you.
stats-best = Best deals
stats-best-more = This is what your side scored in one deal.
stats-side = Side
stats-contract = Contract
stats-date = Date
stats-amount = Result
stats-matches = Matches
stats-match-won = won
stats-match-lost = lost
stats-match-open = not over
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
stats-delete-sure = Press again to delete
stats-delete-help = This deletes the matches themselves, even those in progress. Matches with other people remain theirs: they only leave your list, once they are over.
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
