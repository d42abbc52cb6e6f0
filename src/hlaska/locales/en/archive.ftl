# The archive of deals, a person's page, and what was dealt.
archive-title = Archive
archive-lead = Every deal that is over: those of public tables, and your own. Each opens as a replay, step by step.
archive-filters = What is looked for
archive-whose = Whose deals
archive-whose-all = all
archive-whose-mine = only mine
archive-who = Who sat there
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
archive-none = No deal is here yet.
archive-none-more = Play one to its end, and it stands here; those of public tables are seen by all.
archive-none-filter = No deal is like that.
archive-shown = { $n ->
    [one] { $n } deal is shown.
   *[other] { $n } deals are shown.
}
archive-rated = rated
archive-moved = your rating { $moved }
archive-cards = your cards were worth { $cards }
archive-no-luck = no luck taken off
archive-practice = practice
archive-private = only for who sat there
archive-computer = computer
archive-program = program of { $name }
archive-plays = plays
archive-out = sat out

archive-since = Here since { $month }
archive-unrated = Has not played at a rated table yet.
archive-results = Public deals by game
archive-per-deal = per deal
archive-results-more = In brackets and after ±: where the true value lies in 95 of 100 cases. Practice is not counted.
archive-no-public = No deal at a public table yet.
archive-last = The last public deals
archive-all-of = All public deals of { $name }
problem-no-person = Nobody here has an account of this name. People without one have no page of their own.
archive-file = Download my matches
archive-file-more = All of them as records in one file.

archive-dealt-title = What was dealt
archive-dealt-lead = Counted on this server from all finished deals whose shuffle can be checked: the cards as they lay when the first hands had been dealt, beside what chance would give.
archive-dealt-mixed = A pack of { $cards } cards, shuffled for each deal
archive-dealt-joined = A pack of { $cards } cards, not shuffled but joined as it was gathered
archive-dealt-joined-more = Here chance is only a comparison: cards that fell together stay together.
archive-dealt-deals = { $n ->
    [one] { $n } deal.
   *[other] { $n } deals.
}
archive-dealt-outside = Of { $all } numbers { $n } lie outside their intervals; by chance alone it would be about { $expected } at most.
archive-dealt-far = { $n ->
    [one] One number is farther off than chance would put any of them.
   *[other] { $n } numbers are farther off than chance would put any of them.
}
archive-dealt-near = None is farther off than chance explains.
archive-dealt-where = Hand
archive-dealt-seat = Seat { $seat }, { $n } cards
archive-dealt-rest = Not in a hand, { $n } cards
archive-dealt-turned-row = Turned up
archive-dealt-aces = Aces in it
archive-dealt-sevens = Sevens in it
archive-dealt-marriages = Marriages in it
archive-dealt-trumps = Trumps in it
archive-dealt-turned = Suit of the card turned up
archive-dealt-chance = by chance
archive-dealt-none = No finished deal is counted here yet.
archive-dealt-how = How it is counted
archive-dealt-how-cells = The bold number says in how many deals a hand had so many; below it how many chance would give on the average, and in brackets between what numbers chance alone puts it in 95 of 100 cases. The probabilities are exact: hypergeometric for a hand, binomial over all deals.
archive-dealt-how-many = So many numbers are looked at together that one in twenty lies outside by chance. So only what is too far off for all of them together is underlined.
archive-dealt-how-not = Seat 1 is who speaks first. Deals that were broken off are not counted, so whoever leaves bad hands changes the count; practice and chosen hands are left out. Counts can show that dealing is unfair, never that it is fair: for that each deal is checked.
