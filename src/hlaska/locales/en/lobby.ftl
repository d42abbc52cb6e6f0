# Tables with other people: the lobby, codes, waiting.
lobby-more = Take a free seat or open a table of your own. Nobody has to wait alone.
lobby-name = Your name
lobby-quick = Quick seat
lobby-quick-more = You go to the fullest table of the games you tick, with the usual rules. If there is none, a new one opens for you.
lobby-games = Games: { $names }
lobby-quick-go = Find me a seat
lobby-quick-none = Tick at least one game.
lobby-code = Join with a code
lobby-code-more = Type the six letters you got from whoever opened the table.
lobby-code-label = Code
lobby-code-go = Go to the table
lobby-tables = Public tables
lobby-filter = Game
lobby-filter-all = all games
lobby-filter-people = Show
lobby-filter-open = tables with a free seat
lobby-filter-any = all tables, including those you can only watch
lobby-filter-rules = Rules
lobby-filter-rules-any = all
lobby-filter-rules-usual = the usual ones only
lobby-filter-rated = Ratings
lobby-filter-rated-true = rated tables only
lobby-filter-rated-false = unrated tables only
lobby-filter-clock = Clock
lobby-filter-clock-true = with a clock
lobby-filter-clock-false = without a clock
lobby-clock = { $n } s for each decision
lobby-filter-name = Player at the table
lobby-here-none = Nobody else is here right now.
lobby-here = { $n ->
    [one] One person is here.
   *[other] { $n } people are here.
}
lobby-free = { $n ->
    [one] { $n } seat free
   *[other] { $n } seats free
}
lobby-playing = Playing deal { $n }
lobby-sit = Sit down
lobby-sit-at = Sit down: { $game }, { $names }
lobby-watch = Watch
lobby-watch-at = Watch: { $game }, { $names }
lobby-back = Back to my table
lobby-usual = the usual rules
lobby-bot = { $name } (computer)
lobby-shown = Show more tables ({ $n })
lobby-none = No public table is open right now.
lobby-none-filter = No table matches the filter.
lobby-none-more = Press “Find me a seat”: your table then appears here, and whoever comes first plays with you. Or open one with your own rules, or one for friends only, with a code.
lobby-changed = { $n ->
    [one] { $n } table has a free seat.
   *[other] { $n } tables have a free seat.
}
lobby-new = Open a table
lobby-who = Who plays with you?
lobby-who-alone = Computer players
lobby-who-private = People I send the link to
lobby-who-code = People I give the link or a code of six letters
lobby-who-public = Anyone: the table is in the public list
lobby-code-of = Table code
lobby-public-of = This table is in the public list.
lobby-share = Share the link
lobby-start = { $n ->
    [one] Start now with a computer player
   *[other] Start now with { $n } computer players
}
lobby-invite = Invite
lobby-kept = kept for somebody invited
lobby-anybody = Open to anyone
lobby-computer = Computer player
lobby-invite-more = This link gives one seat to one person: send it to whoever you want there.
lobby-invited = A seat is kept for you
lobby-awaits = kept for somebody invited
lobby-leave = Leave the table
lobby-away = { $name } has left.
problem-no-code = No table is waiting with this code. Ask for a new code, or whether anyone is still there.
problem-code-begun = The match at that table has begun: you can no longer get a seat with this code.
problem-bad-code = A code has { $n } letters, without I, L, N, O, Q and V.
lobby-rate = Rated
lobby-rate-more = Every deal counts towards the ratings of all who play, even of anyone who leaves. You need at least two people.
lobby-rated = rated
lobby-programs = Bots welcome
lobby-programs-more = People’s own bots may take a free seat; they are always marked as bots.
lobby-successors = Seats can be taken over
lobby-successors-more = If somebody leaves for good, another player may take the seat, with the score as it stands. At rated tables nobody can.
lobby-programs-too = bots welcome
lobby-program-of = from { $name }
refused-programs = This table is for people, not for bots.
refused-own-program = You or a bot of yours already sits at this table: with strangers, or for ratings, each person gets one seat.
lobby-archive = Archive of deals
lobby-ratings = Ratings
lobby-clubs = Clubs
ratings-club = Ratings in the club
ratings-lead = If you play at rated tables, you have a rating for each game. It starts at 1500 and gets more certain with every deal. Computer players are rated by level. It counts who did better, not by how much, and where we can we take out the luck of the cards first.
ratings-players = Number of players
ratings-place = Place
ratings-name = Name
ratings-rating = Rating
ratings-deals = Deals
ratings-computer = { $level } (computer)
ratings-guest = You, as a guest
ratings-guest-more = Nobody else sees guests on this list. With an account your rating stays yours on every device.
ratings-none = Nobody has played a rated deal of this game yet.
ratings-none-more = Open a table for others and tick “Rated”.
ratings-order = We take off how uncertain a rating still is, so that one lucky evening does not put anyone on top.
lobby-about = Befriend, block or report: { $names }
lobby-left = A seat to take over
