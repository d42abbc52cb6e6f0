# The deal editor
edit-title = Set up a position
edit-more = Type the cards of each row, or press them below: AH, 10S, ♥A, or the letters of your language. You see mistakes at once.
edit-new = Start another deal
edit-empty = Remove all cards
edit-fill = Deal the rest at random
edit-rules = Rules
edit-rows = The cards
edit-hand = { $name }: hand
edit-won = { $name }: cards won
edit-won-side = Side { $n }: cards won
edit-aside = { $name }: on the table
edit-place-deck = Still to be dealt
edit-place-trick = On the table
edit-place-talon = Talon
edit-place-stock = Stock
edit-place-trump = Turned up
edit-place-unseen = Dealt later
edit-place-widow = Widow
edit-place-buried = Buried
edit-shown = face up
edit-hidden = face down
edit-first = the first card on top
edit-count-of = { $n } of { $of }
edit-count-any = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
edit-take-out = Remove: { $card }
edit-picker = Put cards into: { $row }
edit-pick = { $card }, { $left ->
    [0] in another row
   *[other] free
}
edit-other-places = Other piles
edit-trump = Trumps
edit-no-trump = no trumps
edit-lead = Who leads
edit-numbers = Contract and play so far
edit-numbers-more = Write them as in records: phase, lead, trump, contract and so on. Points and tricks follow from the cards won.
edit-well = Every card is in its place.
edit-wrong = { $n ->
    [one] One thing is still wrong:
   *[other] { $n } things are still wrong:
}
edit-word = “{ $text }” is not a card. Write rank and suit, such as AH, 10S or ♥A.
edit-foreign = This game is played without { $cards }.
edit-twice = You have used { $cards } { $n } times, but the pack has only { $of ->
    [one] one
   *[other] { $of }
}.
edit-missing = { $n ->
    [one] One card is missing:
   *[other] { $n } cards are missing:
} { $cards }.
edit-count = { $row }: { $n ->
    [one] one card is
   *[other] { $n } cards are
} here, but there should be { $of }.
edit-hands = { $row }: { $n ->
    [one] one card is
   *[other] { $n } cards are
} here; with the tricks left and the cards on the table there should be { $of }.
edit-impossible = This position can never come up: { $text }
position-tricks = { $row }: { $n } cards won do not make whole tricks; a trick has { $of } cards.
position-last = { $cards } should be in the last trick, but nobody has won that card. Put it back, or take last, last_by and prev out of the line.
position-misfit = The cards do not fit the contract and the play so far. Check trumps, who leads, and the line of numbers.
edit-course = The deal cannot go on at step { $n }: { $text }
edit-waits = You see the table as soon as every card is in its place.
edit-table = The table
edit-turn = { $name } to play
edit-points = Points so far
edit-done = What has happened
edit-nothing = Nothing yet. Make the calls and play the cards for every seat; all cards are face up.
edit-undo = One step back
edit-restart = To the beginning
edit-lie = Change the cards from here
edit-lie-more = The position then starts here, and you can change hands, tricks won and trumps.
edit-solve = Solve it
edit-solving = Solving …
edit-solved-result = With all cards open and best play by everyone, { $name } gets { MONEY($value) } more than the other side.
edit-solved-contract = { $value ->
    [0] With all cards open and best play by everyone, the side of { $name } fails its contract.
   *[other] With all cards open and best play by everyone, the side of { $name } makes its contract.
}
edit-solved-points = With all cards open and best play by everyone, the side of { $name } takes { $value ->
    [one] one more point
   *[other] { $value } more points
} in tricks.
edit-solved-each = What each card is worth
edit-solved-best = best
edit-yes = made
edit-no = failed
solve-over = The deal is over: there is nothing left to solve.
solve-no-card = Nobody is playing cards yet. Make the calls first, up to the first card.
solve-stock = { $n ->
    [one] One card is still to be drawn
   *[other] { $n } cards are still to be drawn
}: only positions with { $most } or fewer can be solved.
solve-too-long = This position is too large to solve here. Play a few tricks and try again, or run hlaska solve on the command line, where it has more time.
solve-unsolvable = This position cannot be solved: { $text }
edit-play = Play it from here
edit-play-as = Play as
edit-play-more = You play these cards at a new table, against computer players. It is practice and is not counted.
edit-replay = Show it step by step
edit-record = The record
edit-record-more = This is the position as text. Change it, paste another record, or open a file.
edit-record-set = Use this record
edit-record-file = Open a file
edit-record-save = Save as text
edit-diagram = Diagram
edit-diagram-draw = Draw the diagram
edit-diagram-save = Save the picture
edit-print = Print
