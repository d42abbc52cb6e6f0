# Words of the page alone. What games say is in their own files.

# screens
web-skip = Skip to content
web-welcome-more = Mariáš, Pinochle, Schnapsen and their relatives, by the rules your table plays.
web-lobby = Play with others
web-awaited-seat = Your table is ready: { $event }
web-event = Tournament
web-event-more = Call the director, see the standings
web-awaited-call = Table { $table } calls you ({ $name }): { $event }
web-awaited-challenge = { $name } challenges you: { $event }
web-awaited = { $n ->
    [one] A table is waiting for you
   *[other] { $n } tables are waiting for you
}
web-continue = Continue
web-games = Games
web-presets = { $n ->
    [one] { $n } set of rules
   *[other] { $n } sets of rules
}
web-learn = How to play
web-learn-rules = How to play by these rules
web-again = Try again
web-no-server = The server does not answer. You need it to deal; you can still read rules and lessons you have opened before.
web-problem = That did not work: { $text }
web-not-found = There is nothing at this address.
web-to-start = To the start page
web-talk = Chat
web-people = People
web-talk-new = { $n ->
    [one] { $n } new message
   *[other] { $n } new messages
}
web-loading = Loading …
web-close = Close
web-menu = Menu
web-nav = Main menu
web-nav-play = Play
web-nav-learn = Learn
web-nav-people = People
web-nav-club = Club
web-nav-archive = Archive
web-table = Table
web-language = Language
web-account = Account
web-settings = Settings
web-names = Bohouš, Květa, Vojta, Rosa, Edith, Wendell, Ludmila, Tonda

# a new table
web-new-title = New table: { $game }
web-game = Game
web-rules = Rules
web-differs = { $n ->
    [one] { $n } rule differs from the usual
   *[other] { $n } rules differ from the usual
}
web-usual = The usual rules
web-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
web-changed-rules = { $n ->
    [one] { $n } rule changed
   *[other] { $n } rules changed
}
web-default = default
web-changed = changed
web-restore = Restore
web-name = Your name
web-level = Level
web-sit-down = Sit down and play
web-copy-link = Copy the link
web-copy-text = Copy the rules as text
web-lift = Play
web-copied = Copied.
web-copy-line = Copy as records write it: { $text }
web-all-rules = All rules ({ $n })
web-search = Search the rules
web-idle = This matters only if you change: { $needs }.
web-unlimited = no limit
web-on = on
web-off = off
level-random = random
level-greedy = greedy
level-beginner = beginner
level-casual = casual
level-club = club
level-strong = strong

# the table
web-you = You
web-you-small = you
web-length = Length of the match
web-length-ends = The match ends
web-length-count = How many
web-length-none = when you stop
web-length-none-more = You may stop after any deal; the match is kept.
web-length-rounds = after a fixed number of rounds
web-length-rounds-more = Everyone deals equally often: { $n ->
    [one] { $n } deal
   *[other] { $n } deals
} in all. The highest total wins.
web-length-deals = after a fixed number of deals
web-length-deals-more = The highest total wins.
web-length-minutes = after a fixed time
web-length-minutes-more = You finish the deal in play first. The highest total wins.
web-length-n-deals = { $n ->
    [one] { $n } deal
   *[other] { $n } deals
}
web-length-n-minutes = { $n ->
    [one] { $n } minute, then you finish the deal in play
   *[other] { $n } minutes, then you finish the deal in play
}
web-seats = Seats
web-partner = partner
web-plays = plays
web-plate = { $n ->
    [one] { $n } card · { $score }
   *[other] { $n } cards · { $score }
}
web-score-of = score { MONEY($score) }
web-score-left = { MONEY($score) } to go
web-to-go = to go
web-plate-play = { $n ->
    [one] { $n } card
   *[other] { $n } cards
} · { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}
web-on-turn = to play
web-resting = sits out
web-aside-own = Your cards on the table
web-aside = On the table in front of { SEAT($seat) }
web-card = { CARD($card) }
web-centre = Middle of the table
web-place-deck = pack
web-place-talon = talon
web-place-trump = trump card
web-place-unseen = not looked at yet
web-place-stock = stock
web-place-widow = widow
web-trick = Trick
web-trick-number = trick { $n }
web-trick-n = Trick { $n }
web-takes = takes the trick
web-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
web-last-trick = Last trick
web-stakes = What this deal is played for
web-stake = item
web-times = times
web-each = each pays
web-sort = Sort
web-sorted-high = Sorted with the ten below the ace.
web-sorted-low = Sorted with the ten below the jack.
web-on-table = on the table
web-melds = Meld on the table
web-unlike = How do these rules differ from others?
web-unlike-with = Compare with
web-unlike-row = { $title }: { $here } rather than { $there }
web-unlike-none = These rules do not differ.
web-hand = Your hand
web-copies = { $n } copies
web-nth-allowed = { $n } of { $of } allowed
web-card-off = not allowed
web-actions = Actions
web-more = More
web-less = Less
web-why = Why?
web-why-title = Why these cards?
web-rule = Rule { $rule }
web-more-calls = More …
web-your-turn = It is your turn.
web-thinking = { $name } is thinking.
web-seconds = { $n } s
web-not-your-turn = It is not your turn.
web-too-soon = Too soon: the buttons had just changed. Press again.
web-which-way = You can play this card in more than one way: choose below.
web-together = { $n ->
    [one] Lay { $n } card
   *[other] Lay { $n } cards
}
web-more-cards = { $n ->
    [one] { $n } more card
   *[other] { $n } more cards
}
web-enough = { $n ->
    [one] You may choose only { $n } card: put one back first.
   *[other] You may choose only { $n } cards: put one back first.
}
web-chosen = Chosen: { $name }.
web-unchosen = Put back: { $name }.
web-unchosen-all = You have chosen no card.
web-play-declare = Play and declare { $value }
web-play-plain = Without declaring
web-may = You may play the { $cards }.
web-refusal = Not the { $name }. { $duty }
web-card-refused = You cannot choose the { $name } now.
web-refused = You cannot do that now.
web-says = { $name }: { $text }
refused-stale = The table has moved on. Look again.
refused-no_table = There is no such table.
refused-busy = Too many requests at once. Try again.
event-play-you = You play the { CARD($card) }.
event-play-declare-you = You play the { CARD($card) } and declare the marriage.

# bidding, melds, what each side has
web-auction = Bidding
web-calls = Calls
web-ladder = Amount
web-means = means: { $text }
web-meanings-hint = Press a call to see what it means in this bidding system.
web-chosen-of = { $n } of { $of } chosen
web-seat-more = This player’s meld and calls
web-ledger = What each side has
web-col-meld = meld
web-col-take = taken
web-col-points = deal
web-col-score = score
web-col-total = total
web-closed = closed
web-place-buried = buried
web-key-b = the bidding, and what each call means
web-say-no-bids = Nobody has bid yet.
web-keyname-plus = + −
web-key-plus = bid more, bid less

# end of a deal
web-deal = Deal
web-deal-number = Deal { $n }
web-deal-end = Deal { $n } is over
web-deal-over = The deal is over.
web-match-over = The match is over.
web-deal-of = Deal { $n } of { $all }
web-match-won-you = The match is over: you have won.
web-match-won = { $n ->
    [one] The match is over: { $names } has won.
   *[other] The match is over, shared by { $names }.
}
web-settlement = Settlement
web-result = Result
web-next-deal = Next deal
web-draw-done = Go to the table
web-daily-ranking = See the ranking
web-new-match = New match
web-accord = Claim or give up the rest
web-again-kept = This match is kept: you can go back to it from the start page.
web-again-same = Same rules, same players
web-again-other = Choose rules and players
web-waiting-others = Waiting for the others.
web-you-receive = You win { MONEY($amount) } { MONEY($amount) ->
    [one] unit
   *[other] units
}.
web-you-pay = You pay { MONEY($amount) } { MONEY($amount) ->
    [one] unit
   *[other] units
}.
web-you-even = You break even.
web-you-score = You score { MONEY($amount) } { MONEY($amount) ->
    [one] point
   *[other] points
}.
web-you-score-other = You score { MONEY($amount) } { MONEY($amount) ->
    [one] point
   *[other] points
}, { $name } { MONEY($theirs) }.
web-points = Points in this deal
web-total = total
web-total-units = Total in units
web-total-points = Total in points
web-owner-times = { $name } with all { $times } opponents together
web-owner-total = { $name } with each opponent
web-score = Score sheet
web-whole-score = Whole score sheet
web-score-empty = You have not finished a deal yet.
web-played = played
web-log = Log

# connection
web-connection-lost = Connection lost. Reconnecting …
web-connection-back = Connected again.
web-connection-closed = The server has closed the connection to this table.
web-connected = Connected.

# keyboard
web-keys = Keys
web-keys-hint = Press ? to see all keys.
web-command = Command
web-command-example = { $words }, hand
web-command-words = hand, trick, score
web-say-it = Say it
web-suit-letters = ALHB
web-suit-letters-french = CSHD
web-key-h = say your hand
web-key-t = read out the trick and whose turn it is
web-key-l = show and say the last trick
web-key-c = contract, stakes, trump
web-key-p = points in this deal that everyone may know
web-key-r = score so far
web-key-d = what you must play, the cards allowed, the buttons by number
web-key-m = marriages and melds on the table and in hand
web-key-w = whose turn it is, and the connection
web-keyname-arrows = ← → ↑ ↓
web-key-arrows = move from card to card in your hand
web-keyname-enter = Enter
web-key-enter = choose a card; again: play it
web-keyname-digits = 1–9
web-key-digits = button of that number
web-keyname-s = S
web-key-s = then { $letters }: first card of that suit
web-keyname-slash = /
web-key-slash = command box
web-keyname-n = N
web-key-n = start a new match
web-keyname-esc = Esc
web-key-esc = put the card back, close a window
web-keyname-question = ?
web-key-question = show this list
web-say-hand = { $n ->
    [one] { $n } card in hand:
   *[other] { $n } cards in hand:
}
web-say-no-trick = There is no card on the table.
web-say-last = Last trick: { $cards }. { $name } takes it.
web-say-last-you = Last trick: { $cards }. You take it.
web-say-no-last = There is no last trick yet.
web-say-trump = Trumps: { $suit }
web-say-no-contract = There is no contract yet.
web-say-no-points = You see no points yet: count your tricks in your head.
web-say-no-duty = You may play any card.
web-say-no-melds = Nobody has declared anything.

# settings
web-set-deck = Cards
web-set-deck-auto = as usual (French)
web-set-deck-bohemian = Bohemian, single-headed
web-set-deck-german = German suits, double-headed
web-set-deck-french = French
web-set-index = Corner index
web-set-index-auto = fits the screen
web-set-index-normal = small
web-set-index-large = large
web-set-index-print = large print, no pictures
web-set-index-none = none: pictures only, as on old cards
web-set-letters = Letters in the corner
web-set-letters-auto = fit the language
web-set-letters-cs = Czech: Sv, Sp
web-set-letters-sk = Slovak: H, D
web-set-letters-de = German: O, U
web-set-theme = Colours
web-set-theme-auto = same as the device
web-set-theme-light = light
web-set-theme-dark = dark
web-set-theme-contrast = high contrast
web-set-motion = Motion
web-set-motion-auto = same as the device
web-set-motion-slow = slow
web-set-motion-normal = normal
web-set-motion-fast = fast
web-set-motion-none = none
web-set-tap = Tapping a card
web-set-tap-auto = touch selects first, a mouse click plays
web-set-tap-once = plays it at once
web-set-tap-twice = first tap selects, second tap plays
web-set-order = The ten in a sorted hand
web-set-order-auto = where the contract puts it
web-set-order-high = below the ace
web-set-order-low = below the jack
web-set-fourcolours = Four colours on French cards
web-set-teach = Show which cards are allowed
web-set-piles = Stack identical cards
web-set-keys = Single-letter keys
web-set-autodraw = Draw automatically after a moment

## What the server itself refuses (docs/protocol.md)
refused-no-seat = You have no seat at this table.
refused-one-at-a-time = You have just seen a new card: decide what follows one step at a time.
refused-no-deal = The deal is over; the next one has not begun.
refused-open-chair = A seat is still free: the deal begins when somebody takes it.
refused-chair-taken = That seat is taken.
refused-not-host = Only whoever opened the table can give seats to computer players.
refused-begun = You can only give up your seat before the match begins.
refused-invite = Somebody has used this invitation, or there is a newer one. Ask for a new one.
refused-chair-kept = That seat is kept for somebody who is invited.
refused-no-choice = It is not your turn to choose a seat.
refused-bad-message = The server could not read the message. Reload the page.
refused-luck = The server could not read your part of the shuffle.
refused-hint-off = This server gives no hints.
refused-hint-persons = You get hints only when you play alone against computer players.
refused-hint-same = There are no hints here: your result is compared with those of others.
refused-hint-turn = You get a hint only on your turn.
refused-hint-nothing = There is nothing to choose here.
refused-review-deal = You can review only a finished deal.
refused-thinking = The computer players need all the time there is. Ask again later.
refused-starting = The computer players are still getting ready. Ask again in half a minute.
refused-thinking-already = You can have only one hint or review at a time.
refused-error = Something went wrong on the server. Your table is safe: try again.
stale = The table has moved on. Look again.
taken = The table has moved on. Look again.
table-moved = The table is moving to another part of the server; it will be back in a moment.
not-saved = We could not save it, so nothing happened. Try again in a moment.
db-in-use = Another server is using this database.
badtext = We could not read that.
badoptions = These house rules do not go together.
refused-take-back = You cannot take anything back now. You can take back your own decisions in this deal when you play alone against computer players.
refused-paused = The table is paused.
refused-halted = The director has ended this match.
refused-left = You have left this table. Take your seat again first.
refused-barred = Whoever opened this table has sent you away.
refused-drawn = The lot gave out this seat. Tell whoever runs the evening.
refused-agree = You cannot agree on that now.
refused-talk-off = You can only send ready phrases at this table.
refused-talk-seat = You are only watching: you can read the chat, but not write.
refused-talk-text = A message has 1 to 300 visible characters.
refused-talk-often = Not so fast, please: wait a few seconds.
problem-no-game = There is no such game.
problem-no-table = There is no such table.
problem-old-table = This table was played by older rules and cannot go on.
problem-damaged-table = This table is damaged and cannot go on.
problem-no-ticket = We could not open the table: the cards promised for it waited too long. Try again.
problem-record-later = The pack is not shuffled between deals, so you can replay them when the match is over.
problem-same-deals = Other tables are playing the same deals. You can see them when all those tables have finished.
problem-no-deal = There is no such deal.
problem-deal-running = This deal is still being played; you can see it when it is over.
problem-bad-host = This server does not answer to that name.
problem-bad-origin = The request came from another site.
problem-bad-type = You can only send JSON here.
problem-too-many = Too many connections from this address. Close some of them.
problem-bad-request = The server could not read the request.
problem-not-found = There is nothing at this address.
problem-bad-method = This address cannot do that.
problem-too-large = The request is too large.
problem-name-length = A name has 1 to { $most } letters.
problem-name-invisible = This name has letters that nobody can see, or none that anybody can read.
problem-name-taken = Somebody else has this name, or one that looks like it. Choose another.
problem-too-often = You have tried too often. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
 }.
problem-too-much = Your address has asked too much of this server. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
 }.
refused-closing = This server is about to shut down: you can finish this deal, but no new one begins.
problem-error = Something went wrong on the server. Try again.

# Replay: a deal that is over, step by step
web-replay = Replay
web-stats = Statistics
web-replay-to-table = Back to the table
web-check-deal = Check this deal
web-replay-this = Replay
web-review = My mistakes
web-replay-this-deal = Replay deal { $n }
web-replay-empty = There is no record yet: paste one, or open a file.
web-replay-too-long = This is too long for a record of a match.
web-replay-practice = practice
web-hinted = with a hint
web-rest = Nothing can change any more: the rest plays itself.
web-practice-more = This deal is practice and is not counted.
web-take-back = Take back
web-take-back-more = The deal then becomes practice and is not counted.
web-take-back-sure = If you take back, this deal becomes practice and is not counted. Press again to take back.
web-taken-back = Taken back.
web-key-z = take back, when you are alone with computer players
web-keyname-z = Z
web-keyname-ctrl = Ctrl
web-key-ctrl-n = start a new match, if the browser leaves these keys to the page
web-key-ctrl-c = set up a new table with these rules
web-key-ctrl-s = save this deal as text
web-key-ctrl-g = save the match as text
web-key-ctrl-x = leave the table; it is kept
web-save-later = You can save this deal when it is over.
web-hint = Hint
web-key-i = hint, when you are alone with computer players
web-key-e = claim or give up the rest, or answer
web-keyname-i = I
web-keyname-e = E
web-key-k = chat, when other people are at the table
web-keyname-k = K
web-hint-wait = Thinking …
web-hint-best = Hint: { $what }.
web-hint-better = It brings { $worth } { $counted ->
    [unit] unit
    [units] units
    [point] point
   *[points] points
} on average; the next best choice is { $cost } worse.
web-hint-equal = Other choices are just as good.
