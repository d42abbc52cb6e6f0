# The archive of deals, a person's page, and what was dealt.
archive-title = Archive
archive-events = Tournaments that are over
archive-lead = Every finished deal: those of public tables and your own. Open one to replay it step by step.
archive-filters = Filter
archive-whose = Whose deals
archive-whose-all = all
archive-whose-mine = only mine
archive-who = Player at the table
archive-club = Club
archive-club-any = any
archive-result-any = any
archive-result-made = contract made
archive-result-failed = contract lost
archive-result-won = won
archive-result-lost = lost
archive-from = From
archive-to = To
archive-more = Show more
archive-all = Show all deals
archive-none = There are no deals here yet.
archive-none-more = Finish one and you will see it here; deals of public tables are visible to everyone.
archive-none-filter = No deal fits the filter.
archive-shown = { $n ->
    [one] Showing { $n } deal.
   *[other] Showing { $n } deals.
}
archive-rated = rated
archive-moved = your rating { $moved }
archive-cards = your cards were worth { $cards }
archive-no-luck = luck is still in it
archive-practice = practice
archive-private = visible only to its players
archive-computer = computer
archive-program = bot of { $name }
archive-plays = declarer
archive-out = sat out

archive-since = Here since { $month }
archive-unrated = No rated deals yet.
archive-results = Public deals by game
archive-per-deal = per deal
archive-results-more = The figures in brackets and after ± give the range that holds the true value in 95 of 100 cases. Practice is not counted.
archive-no-public = No deals at a public table yet.
archive-last = Latest public deals
archive-all-of = All public deals of { $name }
problem-no-person = Nobody here has an account with this name. People without an account have no page.
archive-file = Download my matches
archive-file-more = You get all of them as records in one file.

archive-dealt-title = What was dealt
archive-dealt-lead = Here is what players were dealt in all finished deals whose shuffle you can check, beside what chance would give.
archive-dealt-mixed = A pack of { $cards } cards, shuffled for each deal
archive-dealt-joined = A pack of { $cards } cards, gathered and not shuffled
archive-dealt-joined-more = Take the chance figures only as a rough guide here: cards of one trick stay together in the pack.
archive-dealt-deals = { $n ->
    [one] { $n } deal.
   *[other] { $n } deals.
}
archive-dealt-outside = { $n } of { $all } numbers lie outside their ranges; by chance alone it would be about { $expected } at most.
archive-dealt-far = { $n ->
    [one] One number is too far off to be chance.
   *[other] { $n } numbers are too far off to be chance.
}
archive-dealt-near = No number is too far off to be chance.
archive-dealt-where = Hand
archive-dealt-seat = Seat { $seat }, { $n } cards
archive-dealt-rest = Not in a hand, { $n } cards
archive-dealt-turned-row = Turned up
archive-dealt-aces = Aces
archive-dealt-sevens = Sevens
archive-dealt-marriages = Marriages
archive-dealt-trumps = Trumps
archive-dealt-turned = Suit of the card turned up
archive-dealt-chance = by chance
archive-dealt-none = No finished deals have been counted here yet.
archive-dealt-how = How it is counted
archive-dealt-how-cells = The bold number says in how many deals a hand had that many. Below it you see how many chance would give on average. In brackets is the range where chance alone puts it in 95 of 100 cases. The probabilities are exact: hypergeometric for a hand, binomial over all deals.
archive-dealt-how-many = With so many numbers, one in twenty lies outside its range by chance. So we underline only what is too far off even among so many numbers.
archive-dealt-how-not = Seat 1 is forehand. Deals that were broken off are not counted, so players who walk out on bad hands change the counts. Practice and chosen hands are not counted either. Counts can show that the dealing is unfair, never that it is fair: for that, check each deal.
