# Clubs: members, rules by name, seasons, evenings
problem-no-club = You are in no such club.
problem-not-steward = This is for the stewards of the club.
problem-not-founder = This is for the founder of the club.
problem-club-invite = This link leads to no club any more. Ask for a new one.
problem-club-full = There are { $most } already, and no more are possible.
problem-club-name = Write 1 to { $most } characters that can be seen.
problem-club-number = Write a number such as 12 or −0.5, with at most four digits behind the point.
problem-club-factor = What a point is worth is more than 0 and at most 10 000.
problem-club-rules = The club has no such rules any more.
problem-club-rules-name = Other rules of the club have this name.
problem-club-sizes = Choose rules of the club, one for each size of table.
problem-club-length = A round has at most 1 000 deals or 600 minutes.
problem-club-role = That is for other members who have an account.
problem-club-founder = Make another member the founder first.
problem-club-member = The club has no such member any more.
problem-club-season = The club has no such season.
problem-club-seasons = The club has too many seasons.
problem-club-evening = The club has no such evening.
problem-club-place = The evening has no such table.
problem-club-over = This evening is over.
problem-club-round = Tables of this round are still being played.
problem-club-same-cards = The same deals are for tables here, not for real cards.
problem-club-same-rules = By these rules the deals of two tables cannot be the same: the pack is cut or not shuffled for each deal, places go by cards, or a deal hangs on those before it. Choose other rules or deals of each table’s own.
problem-club-same-account = The same deals are played at tables here: everybody who is there needs an account.
problem-club-few = Too few people are there for a table.
problem-club-played-here = This table is played here, and its deals count by themselves.
problem-club-points = Write what each of the { $n } players got, as the game counts.
problem-club-zero = What some get others pay: it has to add up to 0.
problem-club-why = Say why, in 1 to { $most } characters.

clubs-title = Clubs
clubs-archive = Deals of the club
clubs-lead = A club has its own rules by name, tables that only members see, a season with a running sheet, and evenings drawn by lot.
clubs-guest = Clubs are for who has an account: a season lasts longer than a browser remembers. What you have played as a guest comes with you.
clubs-signed-in = I have signed in
clubs-found = A new club
clubs-found-go = Found it
clubs-name = Name
clubs-unit = Unit of the sheet
clubs-unit-usual = points
clubs-unit-more = A word such as points or €. It is a number and a word: nothing here pays anybody.
clubs-season-first = First season
clubs-members-n = { $n ->
    [one] One member
   *[other] { $n } members
}
clubs-role = Role
clubs-role-member = member
clubs-role-steward = steward
clubs-role-founder = founder
clubs-hand-over = hand the club over
clubs-invited = You are invited to { $name }
clubs-in-already = You are a member already.
clubs-join = Join
clubs-join-more = Members see your name and your results at the tables of the club.
clubs-to = To the club
clubs-all = All my clubs
clubs-counts-in = counts in { $unit }
clubs-tables = Tables
clubs-tables-none = Nobody is playing now.
clubs-kept-for = (for { $name })
clubs-my-table = To my table
clubs-open = Open a table
clubs-edit = Change
clubs-cancel = Cancel
clubs-sure = Press again: it cannot be undone
clubs-rules = Rules of the club
clubs-rules-new = New rules
clubs-rules-edit = Change rules
clubs-rules-name = What you call them
clubs-rules-drop = Delete
clubs-rules-none = The club has no rules yet.
clubs-rules-none-steward = Choose a game and the way you play it, and give it a name. Tables are opened by it.
clubs-rules-none-member = A steward chooses them.
clubs-worth = One point of the game, in { $unit }
clubs-worth-is = 1 point = { $value } { $unit }
clubs-evenings = Evenings
clubs-evenings-none = None yet.
clubs-evening-new = New evening
clubs-evening-begin = Begin
clubs-evening-go = To the evening
clubs-results = Results
clubs-rounds-n = { $n ->
    [one] one round
   *[other] { $n } rounds
}
clubs-season = Season
clubs-seasons = Seasons
clubs-season-new = New season
clubs-season-begin = Begin it
clubs-season-more = The season that runs ends with it; its sheet stays.
clubs-sheet-of = Sheet: { $name }
clubs-running = today
clubs-members = Members
clubs-no-account = without an account
clubs-remove = Remove from the club
clubs-invite = Make a link that leads in
clubs-invite-more = Whoever has this link can join for 14 days. An earlier one leads nowhere now.
clubs-invited-until = A link leads in until { $date }.
clubs-uninvite = Close it
clubs-add = Somebody without an account
clubs-name-person = Name
clubs-add-go = Enter
clubs-add-more = For evenings with real cards: results are written down for him.
clubs-added = { $name } is in the club.
clubs-more = More
clubs-leave = Leave the club
clubs-dissolve = Dissolve the club
clubs-sure-dissolve = Press again: sheets and evenings are gone for good
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
clubs-correct = Correct something
clubs-correct-more = It is added and shown as a correction with your name. Nothing is ever taken out of a sheet; another correction puts it right.
clubs-correct-value = Added, in { $unit }
clubs-correct-why = Why
clubs-total = Total
clubs-entries = Line by line
clubs-entries-more = All lines ({ $n } more)
clubs-sheet-none = Nothing has been played yet.
clubs-sheet-none-more = Every finished deal of the club’s tables comes here by itself.
clubs-plan-rules = Rules
clubs-plan-other = For tables of another size
clubs-plan-none = none: some sit out
clubs-plan-where = Where
clubs-plan-here = at tables here
clubs-plan-cards = with real cards
clubs-plan-round = A round is
clubs-plan-deals = so many deals
clubs-plan-minutes = so many minutes
clubs-plan-by-rules = as the rules have it
clubs-plan-more = Games with an end of their own are played to it.
clubs-plan-minutes-more = When the time is over the deal in play is played to its end.
clubs-present = Who is there ({ $n })
clubs-present-all = all of them
clubs-present-names = There: { $names }.
clubs-not-drawn = The first round has not been drawn yet.
clubs-draw = Draw round { $n }
clubs-draw-anyway = Press again to draw round { $n } all the same
clubs-drawn = The round is drawn.
clubs-open-missing = Open the tables that are missing
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
clubs-give = Somebody is missing
clubs-give-sure = Press again: computer players take the empty chairs
clubs-write = Write down the result
clubs-write-again = Write it down anew
clubs-write-more = In points of the game, as it is played: 12, −6.
clubs-end = End the evening
clubs-over = The evening is over.
clubs-lot = How it was drawn
clubs-lot-more = The seeds of all rounds follow from a secret whose SHA-256 has stood here since the evening began. It is told at the end, and anybody can draw again and find the same tables.
clubs-lot-commit = SHA-256 of the secret
clubs-lot-secret = Secret
clubs-lot-later = told when the evening is over
clubs-plan-same = The same deals at every table
clubs-plan-same-more = Everybody is compared with who had the same chair elsewhere. The tables add no luck to the shuffle; deals are shown and counted when all tables of the round are over, and change no rating.
clubs-same = the same deals at every table
clubs-held = results when all tables are over
clubs-compared = Compared
clubs-compared-more = Compared: deal by deal, what somebody got more or less than the mean of the same chair at the other tables of the round.
clubs-same-alone = Nothing to compare: no other table has the deals of this one.
clubs-same-later = told when the evening and its last table are over
clubs-same-lot = The decks follow from the same secret, without luck of the players; so each deal can be checked once the secret is told.
