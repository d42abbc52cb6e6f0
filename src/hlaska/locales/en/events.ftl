# Tournaments
problem-no-event = There is no such tournament.
problem-events-full = You direct { $most } tournaments that are not over. Finish one of them first.
problem-event-text = Write only visible letters and signs.
problem-no-daily = This game has no deals of that day.
problem-daily-program = The deals of the day are for people, not for programs.

event-refused-absent = Only somebody who has a seat at this table can be absent.
event-refused-all-drawn = All rounds have been drawn. Finish the tournament, or give it more rounds.
event-refused-busy = Somebody named here is still playing. Enter the result of that table first.
event-refused-called = This table has already called the director. They will come.
event-refused-cannot-undo = You cannot take this back. Put it right with another step.
event-refused-challenged = You have challenged somebody already. Take that challenge back first.
event-refused-clock-runs = The clock is already running.
event-refused-compared = You can compare results only where all tables have the same deals. Choose the same deals, or rank by points.
event-refused-count = This table has { $count } seats. Give { $count } numbers.
event-refused-directors-only = Only the director can do this. Call them.
event-refused-empty = Enter the points of all { $count } seats.
event-refused-endless = This game has no end of its own. Say how many deals or minutes a round has.
event-refused-finished = The tournament is over. Open it again first.
event-refused-fixed-tables = In a knock-out the tables stay as they were drawn. If somebody is missing, enter that.
event-refused-format = These settings do not fit the format. If people may enter more than once, tables must have two seats.
event-refused-format-fixed = Format, tables and kind of entry cannot change after the first round.
event-refused-founded = The tournament exists already. Change it, or start another one.
event-refused-full = The tournament is full.
event-refused-game-size = By these rules the game is for { $players }, but the tables have { $size } seats.
event-refused-games = Choose the rules of a game for each table size.
event-refused-gone = This entry has withdrawn. Bring it back first.
event-refused-kind-fixed = Once somebody has entered, you cannot change who enters: singles, pairs or teams.
event-refused-late = It is too late to enter: by now you would already be knocked out.
event-refused-later-acts = A later step builds on this one. Take that one back first.
event-refused-later-draw = A round has been drawn since this step. Put it right with a ruling.
event-refused-league-negative = Neither the points for a place nor the number of tournaments that count can be below 0.
event-refused-league-places = Say how many points each place brings.
event-refused-league-twice = A tournament counts once in a league.
event-refused-long-text = This text is too long. Write at most 1000 characters.
event-refused-members = An entry here needs { $size } different people. Name each once.
event-refused-minutes = You can add or take away up to 600 minutes, once a round has been drawn.
event-refused-money = All games of a tournament must count in the same unit. Choose only one game.
event-refused-name = Each name has 1 to 80 characters.
event-refused-negative = Rounds, minutes, deals and entries cannot be below 0.
event-refused-no-act = There is no such line in the journal.
event-refused-no-call = Nobody is waiting for the director there.
event-refused-no-challenge = This challenge is no longer open. Choose another one.
event-refused-no-clock = No clock is running.
event-refused-no-entry = There is no such entry. Choose one from the list.
event-refused-no-partners = Pairs need a game in which partners sit opposite each other.
event-refused-no-reason = Say why: a ruling needs its reason.
event-refused-no-result = This table has no result yet. Enter it.
event-refused-no-round = There is no such round.
event-refused-no-seat = Tables are drawn here. Only in a ladder or an arena do players choose each other.
event-refused-no-table = There is no such table in this round.
event-refused-not-alike = With these rules two tables cannot get the same deals. Choose other rules, or different deals at each table.
event-refused-not-asked = This challenge is not for you, or you have accepted it already.
event-refused-not-invited = Only people on a list can enter, and this name is not on it. Ask the director.
event-refused-not-member = This person does not belong to that entry.
event-refused-not-own = Only the players themselves or the director can do this.
event-refused-not-started = The tournament has not started. Start it first.
event-refused-nothing-to-confirm = This table has no result to confirm.
event-refused-pairs = Pairs play at tables of four.
event-refused-per-person = Only in a knock-out can somebody have several entries, at most 9.
event-refused-places = The places at this table go from 1 to { $count }.
event-refused-ranking = The number of rounds that count cannot be below 0. Name each tie-break once.
event-refused-result-missing = Round { $round } is still being played. Enter its missing results first.
event-refused-rounds = You have already drawn more rounds than that.
event-refused-same = Only tables here can have the same deals, not real cards. Choose a game.
event-refused-same-name = That name is taken here. Choose another one.
event-refused-same-person = You entered this result. Somebody else at the table has to confirm it.
event-refused-same-table = You named the same table twice. Name two different ones.
event-refused-seat-count = Name one entry for each seat of the table, none of them twice.
event-refused-sizes = Tables have 2, 3 or 4 seats. Name each size once.
event-refused-split = Choose who moves from this table to a new one.
event-refused-stale = Something has changed meanwhile. Look, then press again.
event-refused-started = The tournament has already started. Draw a round.
event-refused-sums = The points do not match what the deals add up to. Check both.
event-refused-table-size = That would make a table of { $count }. Choose tables that fit together.
event-refused-team-size = A team has 2 to 20 members.
event-refused-there = This entry is here already.
event-refused-time-over = Time is up. Enter the missing results, then finish, or add minutes.
event-refused-too-far = That is too far. You can challenge players up to { $reach } places above you.
event-refused-too-few = There are too few entries to start: a table needs { $least }.
event-refused-too-many-entries = One person can have no more than { $count } entries here.
event-refused-twice = This person is entered already, as entry { $entry }. Everyone enters once.
event-refused-two-results = This table has a result already. Confirm it, or correct it with a ruling.
event-refused-undone = Somebody has taken this back already.
event-refused-unit = You need a unit to scale differences. Use the unit of the game, or set one.
event-refused-waiting = Nobody is free to play.

events-title = Tournaments
events-lead = Hold a tournament here or with real cards: the program draws the tables, keeps the clock and adds up.
events-none = There is no tournament yet. Start one.
events-past = Over
events-mine = you are part of it
events-new = New tournament
events-found = Create the tournament
events-guest-found = You need an account to direct a tournament.
events-guest = You need an account to take part.
events-entries-n = { $n ->
    [one] One entry
   *[other] { $n } entries
}
events-rounds-n = { $n ->
    [one] one round
   *[other] { $n } rounds
}
events-state-announced = not started yet
events-state-running = { $n ->
    [one] round { $n } is on
   *[other] round { $n } is on
}
events-state-on = started
events-state-finished = over
events-format = Format
events-format-lot = By lot
events-format-lot-more = Each round is drawn anew; few people meet twice.
events-format-movement = By places (křížový mariáš)
events-format-movement-more = The winner stays, the second goes on one table, the third two, the fourth three.
events-format-swiss = Swiss system
events-format-swiss-more = Players with similar scores meet, and where possible nobody meets twice.
events-format-robin = Everyone meets everyone
events-format-robin-more = It goes on until all have met.
events-format-knockout = Knock-out
events-format-knockout-more = If you lose, you are out, or go on in the consolation cup.
events-format-double = Knock-out with two losses
events-format-double-more = You are out only after your second loss.
events-format-ladder = Ladder
events-format-ladder-more = Players challenge those above them, as often as they like.
events-format-arena = Arena
events-format-arena-more = Play as often as you like in a given time.
events-tables-of = tables of { $sizes }
events-kind = Who enters
events-kind-singles = singles
events-kind-pairs = fixed pairs
events-kind-teams = teams
events-name = Name
events-date = Date
events-where-here = online, each at their own device
events-size = Seats per table
events-size-n = tables of { $n }
events-smaller = Also tables of { $n }, so that fewer sit out
events-rules = Game and rules, in one line
events-rounds = Rounds (0: you decide)
events-team-size = Members of a team
events-length-none = no limit
events-length-own = one match a round
events-length-own-more = Each round is one match, as long as the rules of the game make it.
events-same-more = We compare everyone with the players who had the same seat at the other tables. Results appear when all tables of the round have finished.
events-more = More settings
events-ranking = Ranked by
events-ranking-usual = what is usual for this format
events-ranking-points = points
events-ranking-wins = wins
events-ranking-places = places at the tables
events-ranking-matchpoints = matchpoints
events-ranking-difference = difference from the average
events-ranking-scale = scaled difference
events-best = How many of the best rounds count (0: all)
events-per-person = How often one person may enter
events-consolation = After how many rounds losers still go on to the consolation cup (0: never)
events-consolation-cup = consolation
events-reach = How many places above one may challenge (0: any)
events-open = Anyone with an account may enter
events-invited = Who may enter, one name a line
events-director = Directing the tournament
events-director-is = Directed by { $names }
events-clock = Time left
events-paused = paused
events-time-over = Time is up
events-wall = For the wall
events-send = Link for the players
events-send-more = Whoever opens it sees tables and standings, and can enter
events-leave-wall = Close
events-back = Back
events-you = You
events-you-in = You are entered. The first round will be drawn here.
events-you-left = You have left. You can return for the next round.
events-enter = Enter as { $name }
events-enter-more = You can leave again until a round is drawn.
events-enter-late = You play from the next round on.
events-enter-pair = Enter with a partner
events-enter-team = Enter a team
events-find = Find a name
events-only-open = only tables that are playing ({ $n })
events-entered = You are entered.
events-by-list = Only people on a list can enter: ask the director.
events-pair-name = Name of the pair (if left empty: both names)
events-team-name = Name of the team
events-mate = Player { $n }
events-with = with { $names }
events-to-table = To my table
events-call = Call the director
events-call-why = What is it about? (if left empty: just come)
events-call-go = Call
events-called = The director has been called.
events-call-said = The director: { $text }
events-call-seen = The director has seen your call.
events-answer-text = Answer
events-answer-send = Send
events-bye-through = You sit out this round and go through to the next.
events-you-out = You are out.
events-you-left-out = You have left the tournament.
events-you-consoled = You go on in the consolation cup. Wait for the next round.
events-withdraw-lost = Press again: your match is lost
events-final = Final
events-goes-on = goes on
events-has-won = has won
events-won-left = others have left
events-out = out
events-in = still in
events-stands = How it stands
events-who-won = Who has won?
events-or-points = Or type the points:
events-equal-lot = Equal points: the lot decides who goes on.
events-why-first = Give the reason first.
events-call-from = Table { $table } calls ({ $name }):
events-answer = I am there
events-confirm-ask = { $name } entered this result. Is it right?
events-confirm = Confirm
events-bye = You sit out this round.
events-wait = Wait for the next round.
events-wait-end = You have played all rounds.
events-rank = Your place is number { $rank }.
events-withdraw = Leave the tournament
events-withdraw-sure = Press again: leave the tournament
events-return = Return
events-absent = did not come
events-absent-some = Somebody did not come
events-sign = Change the sign
events-sum = The points add up to { $sum }.
events-number-wrong = { $name }: write a number such as 12 or −0.5.
events-whole-wrong = { $name }: write a whole number such as 12 or −6.
events-write-whole = Write whole numbers, in points of the game: 12 or −6.
events-walkover = Nobody is left to play against: the table ends by itself.
events-plays = playing
events-plays-cards = real cards
events-void = not played
events-won-absent = others did not come
events-unconfirmed = entered by { $name }, not confirmed
events-correct = Change the result
events-merge = Join with another table
events-merge-into = Which table?
events-merge-go = Join
events-table-n = Game { $n }
events-standings = Standings
events-standings-end = Final standings
events-winner = { $n ->
    [one] Winner: { $names }
   *[other] Winners: { $names }
}
events-adjusted = Rulings
events-teams = Teams
events-tie-wins = Wins
events-tie-points = Points
events-tie-places = Places
events-tie-difference = Difference
events-tie-best = Best round
events-tie-last = Last round
events-tie-opponents = Opponents
events-tie-direct = Head to head
events-entries = Entries ({ $n })
events-entries-none = Nobody has entered yet.
events-add = Add
events-add-many = Add several at once
events-add-many-more = One name a line
events-add-all = { $n ->
    [one] Add one name
   *[other] Add { $n } names
}
events-add-more = Anyone with an account of that name can play at tables here; everyone else plays with real cards.
events-added = { $name } is entered.
events-left = has left
events-leaves = Withdraw
events-leaves-sure = Press again: withdraw
events-remove = Remove
events-rename = Change the name
events-returns = Bring back
events-substitute = Substitute
events-substitute-name = Who plays instead
events-replace-whom = Instead of
events-start-more = Start as soon as the first entries are here: others can still enter later.
events-start = Start the tournament
events-started = The tournament has started.
events-draw-free = Seat everyone who is free
events-finish = Finish the tournament
events-finish-sure = Press again: finish it
events-over = The tournament is over.
events-reopen = Open it again
events-reopen-sure = Press again: the tournament goes on
events-playing = { $n ->
    [one] one table is still playing
   *[other] { $n } tables are still playing
}
events-seat = Seat people who chose each other
events-seat-first = Who challenges
events-seat-other = Who is challenged
events-seat-go = Seat them
events-challenge = Challenge
events-challenge-whom = Whom do you challenge?
events-challenge-free = You are free: challenge somebody, or wait to be challenged.
events-challenged = You have challenged { $names }.
events-challenge-waits = You wait for an answer from { $names }.
events-challenge-back = Take the challenge back
events-challenge-by = { $name } challenges you.
events-challenge-by-with = { $name } challenges you, with { $names }.
events-challenge-accept = Accept
events-challenge-decline = Decline
events-pause = Pause the clock
events-resume = Let the clock run
events-extend = { $n } more minutes
events-ruling = Ruling or penalty
events-ruling-for = For whom
events-ruling-nobody = for nobody: no points
events-ruling-points = Points (penalty: −)
events-ruling-text = What you decide
events-rulings = Rulings
events-journal = Journal
events-journal-more = Who did what, when and why. Nothing is ever removed.
events-journal-file = Save as a file
events-line-n = line { $n }
events-minutes-n = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
events-server = the server
events-undo = Take back
events-undone = taken back
events-lot-more = One secret decides how all rounds are drawn. Its SHA-256 has stood here from the beginning; you see the secret itself at the end. Then anyone can repeat the draw and must get the same tables.
events-lot-later = shown when the tournament is over
events-deal = Deal
events-first-deal = deals first
events-signed = Signed
events-act-found = tournament founded
events-act-change = announcement changed
events-act-enter = entry
events-act-withdraw = entry withdrawn
events-act-return = entry back in
events-act-substitute = substitute
events-act-start = start
events-act-draw = round drawn
events-act-seat = table seated
events-act-challenge = challenge
events-act-accept = challenge accepted
events-act-decline = challenge declined
events-act-record = result
events-act-merge = tables joined
events-act-split = table split
events-act-confirm = result confirmed
events-act-correct = result corrected
events-act-adjust = points adjusted
events-act-rule = ruling
events-act-call = director called
events-act-answer = director came
events-act-pause = clock paused
events-act-resume = clock goes on
events-act-extend = time changed
events-act-undo = taken back
events-act-finish = end

# Deals of the day
daily-title = Deals of the day
daily-lead = Everybody gets the same deals and plays with the same computer players. Your result is compared with everybody else’s, so good cards are no help. You play each deal once, without hints.
daily-until = New deals at { $time }.
daily-deals-n = { $n ->
    [0] one match
    [one] one deal
   *[other] { $n } deals
}
daily-people-n = { $n ->
    [0] nobody has begun yet
    [one] one person has begun
   *[other] { $n } people have begun
}
daily-play = Play
daily-go-on = Go on
daily-done = { $n } of { $of } played
daily-over = You have finished
daily-guest = Sign in to play. Your name then appears in the ranking.
daily-ranking = Ranking
daily-ranking-more = In each deal it counts how far you are above the average of everyone who played it.
daily-later = You see the ranking once you have finished; everybody sees it when the day is over ({ $time }).
daily-nobody = Nobody has finished.
daily-own = Your deals
daily-you = You
daily-mean = Average
daily-best = Best
daily-beyond = Above the average
daily-made = Result
daily-replay = Replay deal { $n }
daily-yesterday = Yesterday’s ranking
daily-today = Today’s deals
daily-how = How the deals are made
daily-how-more = All deals of the day come from one secret number. You see its SHA-256 checksum here, and the number itself when the day is over.

# Leagues
events-league = League it counts for (if left empty: none)
events-league-best = How many of the best tournaments count (0: all)
events-league-places = Points for each place, best first (if left empty: the points made)
events-league-more = We add up all your tournaments with this league’s name; in a club, all tournaments of the club that have it.
events-league-of = League: { $name }
events-league-counts = { $n ->
    [one] the best one counts
   *[other] the best { $n } count
}
events-league-drops = { $n ->
    [one] without the worst one
   *[other] without the worst { $n }
}
events-league-by-places = points by places: { $points }
events-league-by-points = points as they were made
events-league-out = does not count:
events-league-none = No tournament of this league is over yet.
problem-no-league = This tournament counts for no league.
