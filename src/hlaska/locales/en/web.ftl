# Words of the page alone. What games say is in their own files.

# screens
web-skip = Skip to the main part
web-welcome = Take a seat. The cards are dealt.
web-welcome-more = The marriage family of card games, with the rules exactly as your table plays them.
web-play-now = Play now
web-lobby = Play with others
web-open-tables = Open tables
web-awaited = { $n ->
    [one] A table awaits you
   *[other] { $n } tables await you
}
web-continue = Go on
web-games = Games
web-game-line = Rules of many tables, against computer players
web-presets = { $n ->
    [one] { $n } set of rules
   *[other] { $n } sets of rules
}
web-learn = How to play
web-learn-rules = How to play by these rules
web-again = Try again
web-no-server = The server does not answer. A deal needs it; rules and how to play can be read again where you have read them before.
web-problem = That did not work: { $text }
web-not-found = There is nothing at this address.
web-to-start = To the start
web-talk = Chat
web-people = People
web-talk-new = { $n ->
    [one] { $n } new line in the chat
   *[other] { $n } new lines in the chat
}
web-loading = Loading …
web-close = Close window
web-menu = Menu
web-table = Table
web-language = Language
web-account = Account
web-settings = Settings
web-names = Bohouš, Květa, Vojta, Rosa, Edith, Wendell, Ludmila, Tonda

# a new table
web-new-title = New table: { $game }
web-rules = Rules
web-differs = { $n ->
    [one] { $n } rule differs from the usual ones
   *[other] { $n } rules differ from the usual ones
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
web-copy-link = Copy as link
web-copy-text = Copy as text
web-lift = Play
web-copied = Copied.
web-copy-line = Copy as in records: { $text }
web-all-rules = All rules ({ $n })
web-search = Search the rules
web-idle = Has no effect as long as this stays as it is: { $needs }.
web-unlimited = unlimited
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
web-length-none = when nobody goes on
web-length-none-more = You may stop after any deal; the match is kept.
web-length-rounds = after so many rounds
web-length-rounds-more = Everybody deals equally often: { $n ->
    [one] { $n } deal
   *[other] { $n } deals
} in all. The highest total wins.
web-length-deals = after so many deals
web-length-deals-more = The highest total wins.
web-length-minutes = after so many minutes
web-length-minutes-more = The deal in play is played to its end. The highest total wins.
web-length-n-deals = { $n ->
    [one] { $n } deal
   *[other] { $n } deals
}
web-length-n-minutes = { $n ->
    [one] { $n } minute, with the deal in play
   *[other] { $n } minutes, with the deal in play
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
web-on-turn = on turn
web-resting = sits out
web-aside-own = Your cards on the table
web-aside = On the table before { SEAT($seat) }
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
web-stakes = What stands on the deal
web-stake = item
web-times = times
web-each = each pays
web-sort = Sort
web-sorted-high = Sorted: the ten under the ace.
web-sorted-low = Sorted: the ten under the under-knave.
web-on-table = on the table
web-melds = Meld on the table
web-unlike = What differs from other rules?
web-unlike-with = Compare with
web-unlike-row = { $title }: { $here } rather than { $there }
web-unlike-none = Nothing differs.
web-hand = Your hand
web-copies = { $n } copies
web-nth-allowed = { $n } of { $of } allowed
web-card-off = cannot be played
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
web-which-way = There are several ways to play it: choose below.
web-together = Lay { $n } cards
web-more-cards = { $n ->
    [one] { $n } more card
   *[other] { $n } more cards
}
web-enough = { $n ->
    [one] Only { $n } card: put one back first.
   *[other] Only { $n } cards: put one back first.
}
web-chosen = Chosen: { $name }.
web-unchosen = Put back: { $name }.
web-unchosen-all = Nothing is chosen.
web-play-declare = Play and declare { $value }
web-play-plain = Without declaring
web-may = You may play the { $cards }.
web-refusal = Not the { $name }. { $duty }
web-card-refused = The { $name } is not possible now.
web-refused = That is not possible now.
web-says = { $name }: { $text }
refused-stale = The table has moved on.
refused-no_table = There is no such table.
refused-busy = Too much at once. Try again.
event-play-you = You play the { CARD($card) }.
event-play-declare-you = You play the { CARD($card) } and declare the marriage.

# bidding, melds, what each side has
web-auction = Bidding
web-calls = Calls
web-ladder = Amount
web-means = means: { $text }
web-meanings-hint = Press a call to see what it tells under the bidding system.
web-chosen-of = { $n } of { $of } chosen
web-seat-more = Meld and calls of this player
web-ledger = What each side has
web-col-meld = meld
web-col-take = taken
web-col-points = deal
web-col-score = score
web-col-total = total
web-closed = closed
web-place-buried = laid away
web-key-b = the bidding, and what each call means
web-say-no-bids = Nobody has bid.
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
web-draw-done = To the table
web-new-match = New match
web-accord = The rest of the deal
web-again-kept = This match is kept: the start page leads back to it.
web-again-same = Same rules, same players
web-again-other = Choose rules and players
web-waiting-others = Waiting for the others.
web-you-receive = You receive { MONEY($amount) }.
web-you-pay = You pay { MONEY($amount) }.
web-you-even = You neither win nor lose anything.
web-you-score = You score { MONEY($amount) }.
web-you-score-other = You score { MONEY($amount) }, { $name } { MONEY($theirs) }.
web-points = Points in this deal
web-total = total
web-owner-times = { $name }: with { $times } opponents, { $times } times that
web-owner-total = { $name }: from each opponent
web-score = Score sheet
web-whole-score = Whole score sheet
web-score-empty = No deal has been settled yet.
web-played = played
web-log = Log

# connection
web-connection-lost = Connection lost. Reconnecting.
web-connection-back = Connected again.
web-connection-closed = The table has closed the line.
web-connected = Connected.

# keyboard
web-keys = Keys
web-keys-hint = The question mark lists all keys.
web-command = Command
web-command-example = { $words }, hand
web-command-words = hand, trick, score
web-say-it = Say it
web-suit-letters = ALHB
web-suit-letters-french = CSHD
web-key-h = say the hand
web-key-t = say the trick and who is to play
web-key-l = show and say the last trick
web-key-c = contract, stakes, trump
web-key-p = points of this deal as far as they are public
web-key-r = score so far
web-key-d = duty, the cards allowed, and the buttons by number
web-key-m = marriages on the table and in hand
web-key-w = whose turn it is, connection
web-keyname-arrows = ← → ↑ ↓
web-key-arrows = from card to card in the hand
web-keyname-enter = Enter
web-key-enter = choose a card; again: play it
web-keyname-digits = 1–9
web-key-digits = button of that number
web-keyname-s = S
web-key-s = then { $letters }: first card of that suit
web-keyname-slash = /
web-key-slash = command box
web-keyname-n = N
web-key-n = a new match
web-keyname-esc = Esc
web-key-esc = put the card back, close a window
web-keyname-question = ?
web-key-question = this list
web-say-hand = { $n ->
    [one] { $n } card in hand:
   *[other] { $n } cards in hand:
}
web-say-no-trick = No card lies on the table.
web-say-last = Last trick: { $cards }. { $name } takes it.
web-say-last-you = Last trick: { $cards }. You take it.
web-say-no-last = There is no last trick yet.
web-say-trump = Trumps: { $suit }
web-say-no-contract = There is no contract yet
web-say-no-points = No points are told yet: what lies in tricks is counted in one’s head.
web-say-no-duty = You may play any card.
web-say-no-melds = Nothing has been declared.

# settings
web-set-deck = Cards
web-set-deck-auto = as the game is usually played
web-set-deck-bohemian = Bohemian, single-headed
web-set-deck-german = German suits, double-headed
web-set-deck-french = French
web-set-index = Index
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
web-set-theme-auto = as the system
web-set-theme-light = light
web-set-theme-dark = dark
web-set-theme-contrast = high contrast
web-set-motion = Motion
web-set-motion-auto = as the system
web-set-motion-slow = slow
web-set-motion-normal = normal
web-set-motion-fast = fast
web-set-motion-none = none
web-set-tap = A press on a card
web-set-tap-auto = touch chooses first, mouse plays
web-set-tap-once = plays at once
web-set-tap-twice = chooses, the second plays
web-set-order = The ten in a sorted hand
web-set-order-auto = as the contract says
web-set-order-high = under the ace
web-set-order-low = under the under-knave
web-set-fourcolours = Four colours on French cards
web-set-teach = Show which cards are allowed
web-set-piles = Pile equal cards
web-set-keys = Letter keys
web-set-autodraw = Draw from the stock by itself: always after the same time, unless I press something
web-set-autocut = Cut the pack by itself, likewise

## What the server itself refuses (docs/protocol.md)
refused-no-seat = You have no seat at this table.
refused-one-at-a-time = A new card has come to light: what follows it is decided one by one.
refused-no-deal = The deal is over; the next one has not begun.
refused-open-chair = A chair is still free: the deal begins when somebody sits down.
refused-chair-taken = That chair is taken.
refused-not-host = Only who opened the table gives chairs to computer players.
refused-begun = A chair is given up before the match begins.
refused-invite = This invitation has been used, or a newer one was made. Ask for another.
refused-chair-kept = That chair is kept for somebody who is invited.
refused-no-choice = It is not for you to choose a place now.
refused-bad-message = The server could not read the message. Load the page again.
refused-luck = This luck cannot be read.
refused-hint-off = This server gives no hints.
refused-hint-persons = Hints are given only to who plays with computer players alone.
refused-hint-turn = A hint is given when you are on turn.
refused-hint-nothing = There is nothing to choose here.
refused-review-deal = A review is made of a deal that is over.
refused-thinking = The computer players need all the time there is. Ask again later.
refused-starting = The computer players are still getting ready. Ask again in half a minute.
refused-thinking-already = One hint or review at a time.
refused-error = The server made a mistake. The table is safe: try again.
stale = The table has moved on.
taken = The table has moved on.
table-moved = The table goes on in another process; it comes back by itself.
not-saved = It could not be saved, so nothing happened. Try again in a moment.
db-in-use = Another server is using this database.
badtext = That could not be read.
badoptions = These house rules do not fit together.
refused-take-back = Nothing can be taken back now: only one’s own decisions of this deal, alone with computer players.
refused-paused = The table pauses.
refused-left = You have left this table. Take your seat again first.
refused-barred = Whoever opened this table has sent you away.
refused-drawn = This chair was given by lot. Tell who leads the evening.
refused-agree = That cannot be agreed on now.
refused-talk-off = Free text is switched off at this table.
refused-talk-seat = Who only watches reads the chat and does not write.
refused-talk-text = A line of the chat has 1 to 300 characters that can be shown.
refused-talk-often = One line after the other, please: wait a few seconds.
problem-no-game = There is no such game.
problem-no-table = There is no such table.
problem-old-table = This table was played by older rules and cannot go on.
problem-damaged-table = This table is damaged and cannot go on.
problem-no-ticket = The table could not be opened any more with this promise; try once more.
problem-record-later = The record can be had when the match is over.
problem-same-deals = Other tables play the same deals. These can be seen when all of them are over.
problem-no-deal = There is no such deal.
problem-deal-running = This deal is still being played; it can be looked at when it is over.
problem-bad-host = This server does not answer to that name.
problem-bad-origin = The request came from another site.
problem-bad-type = Only JSON can be sent here.
problem-too-many = Too many connections from this address. Close some of them.
problem-bad-request = The server could not read the request.
problem-not-found = There is nothing at this address.
problem-bad-method = This address does not answer to that.
problem-too-large = The request is too large.
problem-name-length = A name has 1 to { $most } letters.
problem-name-invisible = This name has letters that cannot be seen, or none that can be read.
problem-name-taken = Somebody else has this name, or one that looks like it. Choose another.
problem-too-often = Too many tries. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
 }.
refused-closing = This server is about to close: deals in play are finished, no new one begins.
problem-error = The server made a mistake. Try again.

# Replay: a deal that is over, step by step
web-replay = Replay
web-stats = Statistics
web-replay-yours = Replay a record
web-score-real = Score real cards
web-replay-title = Deal { $n }, replay
web-replay-step = Step { $n } of { $of }
web-replay-steps = Steps
web-replay-steps-go = From step to step
web-replay-view = View
web-replay-dealt = The deal begins.
web-replay-hidden = a card
web-replay-at-start = This is the beginning.
web-replay-at-end = This is the end of the deal.
web-replay-press = Nothing is played in a replay. To play with these cards, choose “Play on from here”.
web-replay-first = To the beginning
web-replay-trick-back = One trick back
web-replay-back = One step back
web-replay-forward = One step on
web-replay-trick-on = One trick on
web-replay-last = To the end
web-replay-seat = Seen by
web-replay-open = All cards open
web-replay-record = Save as text
web-replay-deal-before = Deal before
web-replay-deal-after = Next deal
web-replay-to-table = To the table
web-check-deal = Check this deal
web-replay-this = Replay
web-replay-this-deal = Replay deal { $n }
web-replay-text = The record as text
web-replay-text-more = Paste the record of a deal, or open a file: it is shown on the table, step by step.
web-replay-show = Show it
web-replay-file = Open a file
web-replay-bad = This record cannot be shown: { $text }
web-replay-empty = There is no record yet: paste one, or open a file.
web-replay-too-long = This is too long for a record of a match.
web-replay-play = Play on from here
web-replay-play-more = A new table with the same cards, at the place of { $name } and against computer players. It is practice: the deal counts in no statistics.
web-edit-this = Edit this position
web-edit-door = Set up a position
web-replay-practice = practice
web-hinted = with a hint
web-rest = Nothing can change any more: the rest plays itself.
web-practice-more = This deal is practice: it counts in no statistics.
web-take-back = Take back
web-take-back-more = The deal is practice then and counts in no statistics.
web-take-back-sure = Taking back makes this deal practice: it counts in no statistics. Do it again to take back.
web-taken-back = Taken back.
web-key-z = take back, alone with computer players
web-keyname-z = Z
web-keyname-ctrl = Ctrl
web-key-ctrl-n = a new match, where the browser leaves the key to the page
web-key-ctrl-c = the form of a new table, with these rules
web-key-ctrl-s = save this deal as text
web-key-ctrl-g = save the match as text
web-key-ctrl-x = leave the table; it is kept
web-save-later = This deal can be saved when it is over.
web-hint = Hint
web-key-i = hint, alone with computer players
web-key-e = Propose how the deal ends, or answer that
web-keyname-i = I
web-keyname-e = E
web-key-k = chat, where other people are
web-keyname-k = K
web-hint-wait = Thinking about it …
web-hint-best = Hint: { $what }.
web-hint-better = Expected { $worth }, { $cost } more than the next best.
web-hint-equal = Expected { $worth }; other choices are as good.
web-review = What was each decision worth?
web-review-wait = { $done } of { $of } steps looked at …
web-review-queue = Reviews before this one: { $n } …
web-review-sum = Expected { $expected }, errors { $lost }, luck { $luck }: result { $result }.
web-review-none = Nothing given away: every decision was as good as the best.
web-review-errors = { $n ->
    [one] One decision gave something away, { $lost } in all.
   *[other] { $n } decisions gave something away, { $lost } in all.
}
web-review-luck-good = The cards and the others were { $luck } better than could be expected.
web-review-luck-bad = The cards and the others were { $luck } worse than could be expected.
web-review-luck-none = Cards and others were as could be expected.
web-review-field = Everyday players make { $field } of the same cards on the average.
web-review-chart = What could be expected, decision by decision
web-review-best = Best: { $what }, expected { $worth }.
web-review-cost = The choice made was { $cost } worse (±{ $error }).
web-review-good = as good as the best
web-review-less = gave away { $cost }
