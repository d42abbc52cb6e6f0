# The deal editor
edit-title = Set up a position
edit-more = Type the cards of each row, or press them below: AH, 10S, ♥A, or the letters of your language. What is wrong is said at once.
edit-new = Another deal
edit-empty = Take all cards out
edit-fill = Deal the rest by chance
edit-rules = Rules
edit-rows = The cards
edit-hand = { $name }: hand
edit-won = { $name }: won
edit-won-side = Side { $n }: won
edit-aside = { $name }: laid open
edit-place-deck = Still to be dealt
edit-place-trick = On the table
edit-place-talon = Talon
edit-place-stock = Stock
edit-place-trump = Turned up
edit-place-unseen = Dealt later
edit-place-widow = Widow
edit-place-buried = Laid away
edit-shown = open to all
edit-hidden = face down
edit-first = the first card on top
edit-count-of = { $n } of { $of }
edit-count-any = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
edit-take-out = Take out: { $card }
edit-picker = Put into: { $row }
edit-pick = { $card }, { $left ->
    [0] lies in another row
   *[other] free
}
edit-other-places = Other places
edit-trump = Trumps
edit-no-trump = no trumps
edit-lead = Led by
edit-numbers = What is agreed and has happened
edit-numbers-more = Numbers as in records: phase, lead, trump, contract and so on. Points and tricks follow from the cards won.
edit-well = All cards lie where they should.
edit-wrong = { $n ->
    [one] One thing is not right yet:
   *[other] { $n } things are not right yet:
}
edit-word = “{ $text }” is no card. Write rank and suit, such as AH, 10S or ♥A.
edit-foreign = This game has no { $cards }.
edit-twice = { $cards } lies { $n } times; the pack has it { $of ->
    [one] once
   *[other] { $of } times
}.
edit-missing = { $n ->
    [one] One card lies nowhere:
   *[other] { $n } cards lie nowhere:
} { $cards }.
edit-count = { $row }: { $n ->
    [one] one card lies
   *[other] { $n } cards lie
} here, and { $of } belong here.
edit-hands = { $row }: { $n ->
    [one] one card
   *[other] { $n } cards
}; for the tricks that are left and the cards on the table it would be { $of }.
edit-impossible = This position cannot arise: { $text }
position-tricks = { $row }: { $n } cards won are no whole tricks; a trick has { $of }.
position-last = { $cards } should be in the last trick, and lies among no cards won. Put it back, or take last, last_by and prev out of the line.
position-misfit = The cards and what is agreed do not fit together. Look at trumps, who leads, and the line of numbers.
edit-course = The course stops before step { $n }: { $text }
edit-waits = The table is laid once every card lies where it should.
edit-table = The table
edit-turn = On turn: { $name }
edit-points = Points so far
edit-done = What has happened
edit-nothing = Nothing yet. Make the calls and play the cards of every seat; all cards are open.
edit-undo = One step back
edit-restart = To the beginning
edit-lie = Move the cards as they lie now
edit-lie-more = The position then begins here: hands, tricks won and the trump can be changed.
edit-solve = Solve it
edit-solving = Solving …
edit-solved-result = All cards open and everybody playing as well as can be, { $name } gets { MONEY($value) } more than the other side.
edit-solved-contract = { $value ->
    [0] All cards open and everybody playing as well as can be, the side of { $name } does not reach what the contract asks of it.
   *[other] All cards open and everybody playing as well as can be, the side of { $name } reaches what the contract asks of it.
}
edit-solved-points = All cards open and everybody playing as well as can be, the side of { $name } takes { $value ->
    [one] one more point
   *[other] { $value } more points
} in tricks.
edit-solved-each = What each card is worth
edit-solved-best = best
edit-yes = reached
edit-no = missed
solve-over = The deal is over: nothing is left to solve.
solve-no-card = No card is to be played here. Make the calls first, up to the first card.
solve-stock = { $n ->
    [one] One card is still to be drawn
   *[other] { $n } cards are still to be drawn
}: a position is solved once at most { $most } are left.
solve-too-long = This position is too large to be solved here. Play a few tricks and solve it again; the command line has more time (hlaska solve).
solve-unsolvable = This position cannot be solved: { $text }
edit-play = Play it from here
edit-play-as = As
edit-play-more = A new table with these cards, against computer players. It is practice and counts in no statistics.
edit-replay = Show it step by step
edit-record = The record
edit-record-more = The position as text. Change it, paste another record or open a file.
edit-record-set = Set up this record
edit-record-file = Open a file
edit-record-save = Save as text
edit-diagram = Diagram
edit-diagram-draw = Draw the diagram
edit-diagram-save = Save the picture
edit-print = Print
