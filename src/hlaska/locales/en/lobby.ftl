# Tables with other people: the lobby, codes, waiting.
lobby-more = Take a free chair at a table, or open one: nobody has to wait alone.
lobby-name = Your name
lobby-quick = Quick seat
lobby-quick-more = Leads to the fullest table of the games you tick, by their usual rules; where there is none, a new table waits for others.
lobby-games = Games: { $names }
lobby-quick-go = Find me a chair
lobby-quick-none = Tick at least one game.
lobby-code = You have a code
lobby-code-more = Six letters from who opened the table.
lobby-code-label = Code
lobby-code-go = To the table
lobby-tables = Public tables
lobby-filter = Game
lobby-filter-all = all games
lobby-filter-people = Show
lobby-filter-open = free chair
lobby-filter-any = also to watch
lobby-filter-rules = Rules
lobby-filter-rules-any = all
lobby-filter-rules-usual = usual only
lobby-filter-rated = Ratings
lobby-filter-rated-true = rated only
lobby-filter-rated-false = not rated
lobby-filter-clock = Clock
lobby-filter-clock-true = with a clock
lobby-filter-clock-false = no clock
lobby-clock = { $n } s a decision
lobby-filter-name = Who sits there
lobby-here-none = Nobody else is here now.
lobby-here = { $n ->
    [one] One person is here.
   *[other] { $n } people are here.
}
lobby-free = { $n ->
    [one] One chair free
   *[other] { $n } chairs free
}
lobby-playing = Deal { $n } is being played
lobby-sit = Sit down
lobby-sit-at = Sit down: { $game }, { $names }
lobby-watch = Watch
lobby-watch-at = Watch: { $game }, { $names }
lobby-back = To my table
lobby-usual = the usual rules
lobby-bot = { $name } (computer)
lobby-shown = More tables ({ $n })
lobby-none = No public table is open now.
lobby-none-filter = No table fits.
lobby-none-more = Find yourself a chair above: the table that opens is listed here, and the first who comes plays with you. Or open one by your own rules, also with a code for friends only.
lobby-changed = { $n ->
    [one] One table has a free chair.
   *[other] { $n } tables have a free chair.
}
lobby-new = A table of your own
lobby-who = Who plays
lobby-who-alone = Me and computer players
lobby-who-private = People I send the link to
lobby-who-code = People I send the link or a code of six letters to
lobby-who-public = Anybody: the table is in the public list
lobby-code-of = Code of the table
lobby-public-of = The table is in the public list.
lobby-share = Share the link
lobby-start = { $n ->
    [one] Start now with a computer player
   *[other] Start now with { $n } computer players
}
lobby-invite = Invite
lobby-kept = kept for a guest
lobby-anybody = For anybody
lobby-computer = Computer
lobby-invite-more = This link leads to one chair, once: send it to the person you want there.
lobby-invited = A chair is kept for you
lobby-awaits = waits for somebody invited
lobby-leave = Leave the table
lobby-away = { $name } has left.
problem-no-code = No table waits with this code. Ask for a new one, or whether anybody is there.
problem-code-begun = The match at that table has begun; the code leads to no chair any more.
problem-bad-code = That is no code: a code has { $n } letters, without I, L, N, O, Q and V.
problem-too-many-tries = Too many wrong codes. Wait a minute, then try again.
lobby-rate = Rated
lobby-rate-more = Every deal changes the ratings of who plays, also of who leaves. Two people at least.
lobby-rated = rated
lobby-programs = Programs may sit down
lobby-programs-more = Programs of people may take an open chair; they are always shown as programs.
lobby-successors = Others may follow who leaves
lobby-successors-more = Whoever leaves for good may be followed by somebody else, with the score as it stands; not at rated tables.
lobby-programs-too = programs too
lobby-program-of = of { $name }
refused-programs = This table is for people, not for programs.
refused-own-program = You, or a program of yours, sits at this table: where strangers play, or for ratings, a person has one chair.
lobby-archive = Archive of deals
lobby-ratings = Ratings
lobby-clubs = Clubs
ratings-club = Ratings in the club
ratings-lead = Who plays rated tables has a rating in each game: 1500 to begin with, and the more deals, the surer it is. Computer players are rated by their level. What counts is who did better in a deal, not by how much. In games where it tells something, what everyday players would make of the same cards is taken off before.
ratings-players = Number of players
ratings-place = Place
ratings-name = Name
ratings-rating = Rating
ratings-deals = Deals
ratings-computer = { $level } (computer)
ratings-guest = You, as a guest
ratings-guest-more = Guests are not listed for others. With an account your rating stays yours on every device.
ratings-none = Nobody has played a rated deal of this game yet.
ratings-none-more = Open a table for others and tick “Rated”.
ratings-order = In the order of what is as good as certain: the rating less its doubt. So one lucky evening leads no list.
lobby-about = Friends, lists, a report: { $names }
lobby-left = A seat to take over
