# Clubs: members, rules by name, seasons, evenings
problem-no-club = You are not a member of this club.
problem-not-steward = Only stewards of the club can do this.
problem-not-founder = Only the founder of the club can do this.
problem-club-invite = This invitation is no longer valid. Ask for a new one.
problem-club-full = The club is full: it takes { $most } at most.
problem-club-name = Write 1 to { $most } letters or other visible signs.
problem-club-number = Write a number such as 12 or −0.5, with at most four decimals.
problem-club-factor = A point must be worth more than 0 and at most 10 000.
problem-club-rules = The club no longer has these rules.
problem-club-rules-name = The club has other rules with this name. Choose another.
problem-club-sizes = Choose rules of the club, one set for each table size.
problem-club-length = A round has at most 1 000 deals or 600 minutes.
problem-club-role = Only another member with an account can take this role.
problem-club-founder = Hand the club over to another member first.
problem-club-member = This person is no longer in the club.
problem-club-season = The club has no such season.
problem-club-seasons = The club has too many seasons.
problem-club-evening = The club has no such evening.
problem-club-place = There is no such table in this evening.
problem-club-over = This evening is over.
problem-club-round = Some tables of this round are still playing.
problem-club-same-cards = The same deals work only at tables here, not with real cards.
problem-club-same-rules = With these rules two tables cannot get the same deals: the pack is not shuffled for each deal, seats depend on cards, or a deal depends on the ones before it. Choose other rules, or different deals at each table.
problem-club-same-account = The same deals are played at tables here, so everyone who is there needs an account.
problem-club-few = There are too few people for a table.
problem-club-played-here = This table is played here: its deals are counted automatically.
problem-club-points = Enter the result of all { $n } players, in points of the game.
problem-club-zero = What some win the others pay: the results must add up to 0.
problem-club-why = Give a reason, in 1 to { $most } characters.

clubs-title = Clubs
clubs-archive = Deals of the club
clubs-lead = A club has rules under names of its own and tables that only members see. It keeps the score of a season and draws the tables of an evening.
clubs-guest = You need an account for a club: a season lasts longer than a browser remembers. What you have played as a guest comes with you.
clubs-need-people = A table needs { $n } people. Invite more, or tick who is here.
clubs-found = New club
clubs-found-go = Start the club
clubs-name = Name
clubs-unit = Unit
clubs-unit-usual = points
clubs-unit-more = A word such as points or €. This only keeps count: nobody pays anything here.
clubs-season-first = First season
clubs-members-n = { $n ->
    [one] One member
   *[other] { $n } members
}
clubs-role = Role
clubs-role-member = member
clubs-role-steward = steward
clubs-role-founder = founder
clubs-hand-over = hand over the club
clubs-invited = You are invited to { $name }
clubs-in-already = You are already a member.
clubs-join = Join
clubs-join-more = Members see your name and your results at the club’s tables.
clubs-to = Go to the club
clubs-all = Show all my clubs
clubs-counts-in = counted in { $unit }
clubs-tables = Tables
clubs-tables-none = Nobody is playing right now.
clubs-kept-for = (for { $name })
clubs-my-table = Go to my table
clubs-open = Open a table
clubs-edit = Change
clubs-cancel = Cancel
clubs-sure = Press again: you cannot undo this
clubs-rules = Rules of the club
clubs-rules-new = New rules
clubs-rules-edit = Change rules
clubs-rules-name = Name of these rules
clubs-rules-drop = Delete
clubs-rules-none = The club has no rules yet.
clubs-rules-none-steward = Choose a game, set up your rules and give them a name. Then you open tables and evenings with them.
clubs-rules-none-member = A steward sets them up.
clubs-worth = How much each game point counts ({ $unit })
clubs-worth-is = Each game point counts { $value } ({ $unit })
clubs-evenings = Evenings
clubs-evenings-none = No evening yet.
clubs-all-events = Tournaments
clubs-events = Tournaments of the club
clubs-event-new = New tournament of the club
clubs-evening-new = New evening
clubs-evening-rules = An evening needs rules: set them up first, under “Rules of the club”.
clubs-evening-begin = Start the evening
clubs-evening-go = Go to the evening
clubs-results = Results
clubs-rounds-n = { $n ->
    [one] one round
   *[other] { $n } rounds
}
clubs-season = Season
clubs-seasons = Seasons
clubs-season-new = New season
clubs-season-begin = Start the season
clubs-season-more = This ends the current season; its sheet stays.
clubs-sheet-of = Sheet: { $name }
clubs-running = today
clubs-members = Members
clubs-no-account = without an account
clubs-remove = Remove from the club
clubs-invite = Create an invitation link
clubs-invite-more = Anyone who has this link can join within 14 days. Earlier links no longer work.
clubs-invited-until = The invitation is valid until { $date }.
clubs-uninvite = Withdraw the invitation
clubs-add = Somebody without an account
clubs-name-person = Name
clubs-add-go = Add to the club
clubs-add-more = This is for evenings with real cards: others write down their results.
clubs-added = { $name } is in the club now.
clubs-more = More
clubs-leave = Leave the club
clubs-dissolve = Dissolve the club
clubs-sure-dissolve = Press again: all sheets and evenings are lost for good
clubs-computers = Computer players
clubs-former = Former member
clubs-former-n = Former member { $n }
clubs-place = Place
clubs-who = Who
clubs-when = When
clubs-what = What
clubs-deals = Deals
clubs-deals-n = { $n ->
    [one] one deal
   *[other] { $n } deals
}
clubs-played = Played
clubs-written = Written down
clubs-written-by = written down by { $name }
clubs-corrections = Corrections
clubs-correction = correction
clubs-correction-by = { $text } ({ $name })
clubs-correct = Add a correction
clubs-correct-more = The sheet shows it as a correction, with your name. Nothing ever leaves a sheet: if you get it wrong, correct it again.
clubs-correct-value = Amount, in { $unit }
clubs-correct-why = Reason
clubs-total = Total
clubs-entries = Entries
clubs-entries-more = Show all entries ({ $n } more)
clubs-sheet-none = No deal yet.
clubs-sheet-none-more = Every finished deal at the club’s tables is added automatically.
clubs-plan-rules = Rules
clubs-plan-other = For tables of another size
clubs-plan-none = no other size: some sit out
clubs-plan-where = Where
clubs-plan-here = at tables here
clubs-plan-cards = with real cards
clubs-plan-round = Length of a round
clubs-plan-deals = a fixed number of deals
clubs-plan-minutes = a fixed time
clubs-plan-by-rules = as the rules say
clubs-plan-more = A game with an end of its own is played to that end.
clubs-plan-minutes-more = When time is up, you finish the deal you are playing.
clubs-present = Who is here ({ $n })
clubs-present-all = everyone
clubs-present-names = Here: { $names }.
clubs-not-drawn = The first round has not been drawn yet.
clubs-draw = Draw round { $n }
clubs-draw-anyway = Draw round { $n } anyway: press again
clubs-drawn = The round has been drawn.
clubs-open-missing = Open the missing tables
clubs-tables-of = { $n ->
    [one] one table of { $size }
   *[other] { $n } tables of { $size }
}
clubs-out-n = { $n ->
    [one] one sits out
   *[other] { $n } sit out
}
clubs-out = { $n ->
    [one] { $names } sits out.
   *[other] { $names } sit out.
}
clubs-round = Round { $n }
clubs-table = Table { $n }
clubs-table-over = over
clubs-table-cards = real cards
clubs-give = Fill empty seats
clubs-give-sure = Press again: computer players take the empty seats
clubs-write = Write down the result
clubs-write-again = Change the result
clubs-write-more = Write points of the game, such as 12 or −6.
clubs-end = End the evening
clubs-over = The evening is over.
clubs-lot = How it was drawn
clubs-lot-more = One secret decides how all rounds are drawn. Its SHA-256 has stood here since the evening began; you see the secret itself at the end. Then anyone can repeat the draw and must get the same tables.
clubs-lot-commit = SHA-256 of the secret
clubs-lot-secret = Secret
clubs-lot-later = shown when the evening is over
clubs-plan-same = The same deals at every table
clubs-plan-same-more = We compare everyone with the players who had the same seat at the other tables. Players add nothing to the shuffle. You see the results once all tables of the round have finished; they count then, but change no rating.
clubs-same = the same deals at every table
clubs-held = results appear when all tables have finished
clubs-compared = Compared
clubs-compared-more = “Compared” says how much more or less somebody got, deal by deal, than the average of that seat at the other tables of the round.
clubs-same-alone = Nothing to compare: no other table has these deals.
clubs-same-later = shown when the evening and its last table are over
clubs-same-lot = The same secret decides the cards, and players add nothing to it. Once the secret is shown, you can check every deal.
