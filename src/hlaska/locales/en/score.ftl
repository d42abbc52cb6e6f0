# Keeping the score of real cards. Players are told by SEAT($player).

score-title = Score real cards
score-lead = Put down what was played with real cards; each deal is settled item by item, by the rules you play by.
score-sheets = Your sheets
score-games = Begin a sheet
score-new-of = { $game }: a new sheet
score-players = Players, clockwise
score-player = Player { $n }
score-first = Who sits on the left of the first dealer?
score-begin = Begin
score-enter = Enter deal { $n }
score-deal = Deal { $n }
score-deals = { $n ->
    [one] { $n } deal
   *[other] { $n } deals
}
score-settle = Settle
score-cancel = Cancel
score-correct = Correct
score-remove = Remove
score-undo = Undo
score-more = More
score-yes = yes
score-no = no
score-less = { $what }: less
score-more-of = { $what }: more
score-rest = The other side: { $n }
score-file = Save as a file
score-file-open = Open a file with a sheet
score-file-none = This file is no score sheet of Hláška. Such a file ends in .hlaska.json and is saved under “More” of a sheet.
score-file-newer = This file was saved by a newer Hláška. Load this page anew and try again.
score-file-damaged = This score sheet is damaged: its deals do not fit its rules and players. Nothing was taken over.
score-csv = Save as a table (CSV)
score-print = Print
score-again = New sheet, same players and rules
score-forget = Delete this sheet
score-forget-sure = Press again to delete it for good
score-nothing = nothing
score-match = Match { $n }
score-match-column = Match
score-total-of = Total of { $name }
score-wins = Matches won
score-winner = { $n ->
    [one] { $names } has won the match.
   *[other] { $names } have won the match.
}
score-next = { SEAT($player) } is first to speak.
score-out = { $n ->
    [one] { $names } sits out.
   *[other] { $names } sit out.
}
score-empty = No deal has been entered yet.
score-waiting = waits for the server
score-offline = { $n ->
    [one] The server cannot be reached. One deal is kept on this device and settled as soon as it can be.
   *[other] The server cannot be reached. { $n } deals are kept on this device and settled as soon as it can be.
}
score-unkept = This browser keeps nothing: the sheet is gone when the page is closed. Save it as a table.
score-lost = This sheet is not on this device.

score-part-contract = What was played
score-part-calls = Announced and doubled
score-part-cards = Result
score-nobody = nobody
score-none = no
score-suit = { SUIT($suit) }
score-trump = Trumps
score-flek = { $level ->
    [0] none
   *[other] { flek_name }
}

score-fault-unknown = The form has changed: reload the page and enter this deal again.
score-fault-who = Choose a player.
score-fault-choose = Choose one of the answers.
score-fault-number = Enter a number.
score-fault-range = It must be a number from { $low } to { $high }, in steps of { $step }.
score-fault-sits-out = { SEAT($player) } sits out in this deal: choose somebody who plays.

# Mariáš
score-marias-contract = What was played?
score-marias-is-suit = trump game
score-marias-is-betl = betl
score-marias-is-durch = durch
score-marias-is-open-betl = open betl
score-marias-is-open-durch = open durch
score-marias-lone = Who played it?
score-marias-seven = Seven announced
score-marias-hundred = Hundred announced
score-marias-seven_against = Seven against, by
score-marias-hundred_against = Hundred against, by
score-marias-two = Two sevens, by
score-marias-helper = Suit of the other seven
score-marias-flek_game = Fleks on the game
score-marias-flek_hundred = Fleks on the hundred
score-marias-flek_seven = Fleks on the seven
score-marias-flek_seven_against = Fleks on the seven against
score-marias-flek_hundred_against = Fleks on the hundred against
score-marias-flek_two_sevens = Fleks on two sevens
score-marias-flek_contract = Fleks
score-marias-revoke = Wrong card proved against
score-marias-played = The cards were played
score-marias-points = Points in tricks of who played it
    .help = Aces, tens and the last trick, without marriages.
score-marias-twenties = Twenties declared
score-marias-forty = Forty declared by
score-marias-forty_first = The forty was declared before the twenties
score-marias-seven_in = Trump seven in the last trick, from
score-marias-seven_won = It won the last trick
score-marias-helper_won = The other seven won the trick before the last
score-marias-tricks = Tricks of who played it
score-marias-contract_won = It was won

score-fault-twenties = There cannot be { $n } twenties: the pack has { $most }. Enter the marriage in trumps as the forty.
score-fault-other-side = This is announced against who plays the contract: choose a player of the other side, or nobody.
score-fault-one-hundred = By these rules only one side may announce a hundred: leave out one of them.
score-fault-flek-first = By these rules something is announced against only after a flek on the game: enter that flek.
score-fault-helper = The other seven is not the trump seven: choose another suit.
score-fault-two-and-seven = Who announces two sevens does not announce the seven as well: leave out one of them.
score-fault-two-and-hundred = By these rules two sevens are not announced together with a hundred: leave out one of them.
score-fault-unplayed = By these rules nothing is played after such announcements; it is paid at once: answer no.
score-fault-played = After these announcements the cards are always played: answer yes and enter the result.

score-marias-rung = { marias_auction-rung }
score-marias-rung-given-up = given up
score-marias-rung-passed = nobody played
score-marias-is-durch-with-partner = durch with a partner
score-marias-is-durch-with-wise = durch with the wise one
score-marias-partner = Partner
    .help = Who held the card that was called.
score-marias-seven-by = Seven announced by
score-marias-hundred-by = Hundred announced by
score-marias-tricks_partner = Tricks of the partner
score-marias-last = Last trick won by
score-marias-points-forehand = Forehand’s points in tricks
    .help = Aces, tens and the last trick, without marriages. Forehand speaks first.
score-marias-marriages = Points for marriages

score-fault-marriages = There cannot be { $n } points for marriages: all four count { $most } together.
score-fault-partner = This durch is played with a partner: choose another player than its bidder.
score-fault-own-side = This is announced for the side that plays the contract: choose a player of that side, or enter it as announced against.
score-fault-tricks = Both together cannot win more than { $most } tricks: take some off.

# Sixty-Six, Schnapsen, Mariage
score-sixtysix-closer = Stock closed by
score-sixtysix-claimant = 66 claimed by
    .help = Rightly or not: the points tell.
score-sixtysix-reached = 66 reached by
score-sixtysix-points = Points in cards and marriages
score-sixtysix-no_trick = Made no trick
score-sixtysix-had_none = When it was closed, the other had no trick
score-sixtysix-had = Points of the other when it was closed
score-sixtysix-last = Last trick won by

score-fault-points = { $n } together is too much: there are { $most }. Take some off.
score-fault-trick-with-points = Who has points has made a trick: answer no here, or take the points away.
score-fault-trick-without-points = With this pack every trick counts something: enter the points, or that no trick was made.
score-fault-no-tricks = Somebody made a trick where nobody claimed: answer no for that player.
score-fault-had = The other had no more when it was closed than at the end: { $n } at most.

# Thousand
score-thousand-ended = How did it end?
score-thousand-played = played
score-thousand-given-up = given up
score-thousand-redeal = dealt again
score-thousand-declarer = Who played it?
score-thousand-contract = Contract
score-thousand-blind = It was bid blind
score-thousand-points = Points with marriages
score-thousand-no_trick = Made no trick

score-fault-sum = { $n } points together do not add up: there are { $whole } in cards, and what the marriages count. Correct the points.

# Pinochle
score-pinochle-declarer = Who was the bidder?
score-pinochle-contract = Bid
score-pinochle-status = How was it decided?
score-pinochle-is-played = played
score-pinochle-is-thrown-in = thrown in
score-pinochle-is-not-on-board = out of reach
score-pinochle-is-no-marriage = no marriage of trumps
score-pinochle-is-meld-below-20 = meld below 20
score-pinochle-is-made = made by meld
score-pinochle-is-granted = opponents gave in
score-pinochle-is-conceded = conceded
score-pinochle-is-conceded-unseen = conceded unseen
score-pinochle-spades = Spades were trumps
score-pinochle-meld = Meld
    .help = Of partners either each one’s own, or all of it with one of them.
score-pinochle-meld-bidder = Meld of the bidder
score-pinochle-meld-nines = Meld, with nines of trumps
score-pinochle-tricks = Points in tricks
score-pinochle-tricks-bidder = Points in tricks of the bidder’s side
score-pinochle-tricks-forehand = Points in tricks of forehand’s side
    .help = Forehand sits on the dealer’s left.
score-pinochle-tricks-own = Points in tricks of forehand
    .help = Who did not deal.
score-pinochle-nines = Nines of trumps in the meld of the side without a trick
score-pinochle-nine_by = Turned card exchanged by
score-pinochle-buried = Points in the cards laid away
score-pinochle-no_trick = Made no trick
score-pinochle-claim = Declared out
score-pinochle-won = Points in tricks so far

score-fault-bid = { $n } cannot be bid by these rules: enter a bid of the ladder.
score-fault-not-on-board = With { $n } in meld the bid is out of reach by these rules: choose that.
score-fault-meld-below-20 = { $n } in meld is less than 20, so nothing is played by these rules: choose that.
score-fault-on-board = With { $n } in meld the cards are played by these rules: choose another answer.
score-fault-nines = The nines are part of the meld: it must be { $n } at least.
score-fault-meld-makes = The meld of { $n } makes the bid without play: choose that.
score-fault-meld-short = The meld of { $n } does not make the bid: choose how it was decided.
score-fault-whole = { $n } together do not add up: it must be { $whole }. Correct the numbers.

# Bezique
score-bezique-winner = Reached the target during the play
    .help = The deal ends there.
score-bezique-declared = Marked for combinations and sevens
score-bezique-last = Last trick won by
score-bezique-last-drawn = Last trick before the strict play won by
score-bezique-brisques = Aces and tens won

score-fault-reached = Somebody has reached { $most } with that: say who was first.
score-fault-not-reached = { $n } points do not reach { $most }: choose nobody, or correct the points.
