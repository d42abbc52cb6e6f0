# The archive of deals, a person's page, and what was dealt.
archive-title = Archive
archive-lead = Every deal that is over: those of public tables, and your own. Each opens as a replay, step by step.
archive-filters = What is looked for
archive-whose = Whose deals
archive-whose-all = all
archive-whose-mine = only mine
archive-who = Who sat there
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
