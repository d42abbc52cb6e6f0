# Keeping the score of real cards. Players are told by SEAT($player).

score-title = Score real cards
score-lead = Enter what you played with real cards. You see each deal settled item by item, by your rules.
score-sheets = Your sheets
score-games = Start a sheet
score-new-of = { $game }: new sheet
score-players = Players, clockwise
score-player = Player { $n }
score-first = Who sits to the left of the first dealer?
score-begin = Start
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
score-file-open = Open a saved sheet
score-file-none = This file is not a score sheet of Hláška. A score sheet ends in .hlaska.json; you save one under “More”.
score-file-newer = This file was saved by a newer Hláška. Reload the page and try again.
score-file-damaged = This score sheet is damaged: its deals do not fit its rules and players. We have loaded nothing.
score-csv = Save as a table (CSV)
score-print = Print
score-again = New sheet with the same players and rules
score-forget = Delete this sheet
score-forget-sure = Press again to delete it for good
score-nothing = nothing
score-match = Match { $n }
score-match-column = Match
score-total-of = Total of { $name }
score-wins = Matches won
score-winner = { $n ->
    [one] { $names } wins the match.
   *[other] { $names } win the match.
}
score-next = { SEAT($player) } speaks first.
score-out = { $n ->
    [one] { $names } sits out.
   *[other] { $names } sit out.
}
score-empty = You have not entered a deal yet.
score-waiting = not sent yet
score-offline = { $n ->
    [one] The server does not answer. We keep one deal on this device and settle it later.
   *[other] The server does not answer. We keep { $n } deals on this device and settle them later.
}
score-unkept = This browser stores nothing: the sheet is lost when you close the page. Save it as a table.
score-lost = This sheet is not on this device.

score-part-contract = What was played
score-part-calls = Announcements and doubling
score-part-cards = Result
score-nobody = nobody
score-none = nothing
score-suit = { SUIT($suit) }
score-trump = Trumps
score-flek = { $level ->
    [0] none
   *[other] { flek_name }
}

score-fault-unknown = The form has changed: reload the page and enter this deal again.
score-fault-who = Choose a player.
score-fault-choose = Choose an answer.
score-fault-number = Enter a number.
score-fault-range = Enter a number from { $low } to { $high }, in steps of { $step }.
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
score-marias-seven_against = Seven against announced by
score-marias-hundred_against = Hundred against announced by
score-marias-two = Two sevens announced by
score-marias-helper = Suit of the other seven
score-marias-flek_game = Fleks on the game
score-marias-flek_hundred = Fleks on the hundred
score-marias-flek_seven = Fleks on the seven
score-marias-flek_seven_against = Fleks on the seven against
score-marias-flek_hundred_against = Fleks on the hundred against
score-marias-flek_two_sevens = Fleks on two sevens
score-marias-flek_contract = Fleks on the contract
score-marias-revoke = Who played a wrong card?
score-marias-played = Were the cards played?
score-marias-points = Points in tricks of the lone player
    .help = Aces, tens and the last trick, without marriages.
score-marias-twenties = Twenties declared
score-marias-forty = Forty declared by
score-marias-forty_first = Was the forty declared before the twenties?
score-marias-seven_in = Who had the trump seven in the last trick?
score-marias-seven_won = Did it win the last trick?
score-marias-helper_won = Did the other seven win the trick before the last?
score-marias-tricks = Tricks of the lone player
score-marias-contract_won = Was it won?

score-fault-twenties = { $n } twenties are too many: the pack has { $most }. Enter the marriage in trumps as the forty.
score-fault-other-side = You announce this against the contract: choose a player of the other side, or nobody.
score-fault-one-hundred = By these rules only one side may announce a hundred: remove one of them.
score-fault-flek-first = By these rules you need a flek on the game before you announce anything against: enter that flek.
score-fault-helper = The other seven cannot be the trump seven: choose another suit.
score-fault-two-and-seven = Two sevens include the seven: remove one of the two.
score-fault-two-and-hundred = By these rules two sevens and a hundred do not go together: remove one of them.
score-fault-unplayed = By these rules you do not play after such announcements but pay at once: answer no.
score-fault-played = After these announcements you always play: answer yes and enter the result.

score-marias-rung = { marias_auction-rung }
score-marias-rung-given-up = given up
score-marias-rung-passed = nobody played
score-marias-is-durch-with-partner = durch with a partner
score-marias-is-durch-with-wise = durch with the wise one
score-marias-partner = Partner
    .help = Who held the called card.
score-marias-seven-by = Seven announced by
score-marias-hundred-by = Hundred announced by
score-marias-tricks_partner = Tricks of the partner
score-marias-last = Last trick won by
score-marias-points-forehand = Forehand’s points in tricks
    .help = Aces, tens and the last trick, without marriages. Forehand speaks first.
score-marias-marriages = Points for marriages

score-fault-marriages = { $n } points for marriages are too many: all four together count { $most }.
score-fault-partner = The bidder plays this durch with a partner: choose somebody else.
score-fault-own-side = The side that plays the contract announces this: choose one of its players, or enter it as announced against.
score-fault-tricks = Both together cannot win more than { $most } tricks: enter fewer.

# Sixty-Six, Schnapsen, Mariage
score-sixtysix-closer = Stock closed by
score-sixtysix-claimant = 66 claimed by
    .help = Right or wrong: the points decide.
score-sixtysix-reached = 66 reached by
score-sixtysix-points = Points in cards and marriages
score-sixtysix-no_trick = Won no trick
score-sixtysix-had_none = Had the opponent won no trick when the stock was closed?
score-sixtysix-had = Opponent’s points when the stock was closed
score-sixtysix-last = Last trick won by

score-fault-points = { $n } points together are too many: there are { $most }. Enter fewer.
score-fault-trick-with-points = A player with points has won a trick: answer no here, or remove the points.
score-fault-trick-without-points = With this pack every trick has points: enter them, or say that no trick was won.
score-fault-no-tricks = If nobody claimed, somebody won a trick: answer no for that player.
score-fault-had = When the stock was closed the opponent had at most the points they have now: { $n }.

# Thousand
score-thousand-ended = How did it end?
score-thousand-played = played
score-thousand-given-up = given up
score-thousand-redeal = dealt again
score-thousand-declarer = Who played it?
score-thousand-contract = Contract
score-thousand-blind = Was it bid blind?
score-thousand-points = Points with marriages
score-thousand-no_trick = Won no trick

score-fault-sum = { $n } points together do not add up: there are { $whole } in cards, plus the marriages. Correct the points.

# Pinochle
score-pinochle-declarer = Who was the bidder?
score-pinochle-contract = Bid
score-pinochle-status = How did it end?
score-pinochle-is-played = played
score-pinochle-is-thrown-in = thrown in
score-pinochle-is-not-on-board = bid out of reach
score-pinochle-is-no-marriage = no marriage in trumps
score-pinochle-is-meld-below-20 = less than 20 in meld
score-pinochle-is-made = made by meld alone
score-pinochle-is-granted = opponents gave in
score-pinochle-is-conceded = conceded
score-pinochle-is-conceded-unseen = conceded without the widow
score-pinochle-spades = Were spades trumps?
score-pinochle-meld = Meld
    .help = For partners: enter each meld, or all of it with one of them.
score-pinochle-meld-bidder = Meld of the bidder
score-pinochle-meld-nines = Meld, including nines of trumps
score-pinochle-tricks = Points in tricks
score-pinochle-tricks-bidder = Points in tricks: the bidder’s side
score-pinochle-tricks-forehand = Points in tricks: forehand’s side
    .help = Forehand sits on the dealer’s left.
score-pinochle-tricks-own = Points in tricks: forehand
    .help = The player who did not deal.
score-pinochle-nines = Nines of trumps melded by the side without a trick
score-pinochle-nine_by = Turned card taken by
score-pinochle-buried = Points in the buried cards
score-pinochle-no_trick = Won no trick
score-pinochle-claim = Declared out
score-pinochle-won = Points in tricks so far

score-fault-bid = You cannot bid { $n } by these rules: enter a bid of the ladder.
score-fault-not-on-board = With { $n } in meld the bid is out of reach by these rules: choose “{ score-pinochle-is-not-on-board }”.
score-fault-meld-below-20 = With { $n } in meld there is no play by these rules: choose “{ score-pinochle-is-meld-below-20 }”.
score-fault-on-board = With { $n } in meld you must play by these rules: choose another answer.
score-fault-nines = The nines are part of the meld: enter at least { $n }.
score-fault-meld-makes = A meld of { $n } makes the bid without play: choose “{ score-pinochle-is-made }”.
score-fault-meld-short = A meld of { $n } does not make the bid: choose how it ended.
score-fault-whole = { $n } points together do not add up: there must be { $whole }. Correct the numbers.

# Bezique
score-bezique-winner = Who reached the target during play?
    .help = The deal ends there.
score-bezique-declared = Points for combinations and sevens
score-bezique-last = Last trick won by
score-bezique-last-drawn = Last trick before the stock ran out won by
score-bezique-brisques = Aces and tens won

score-fault-reached = Somebody has reached { $most } points: say who was first.
score-fault-not-reached = { $n } points do not reach { $most }: choose nobody, or correct the points.
