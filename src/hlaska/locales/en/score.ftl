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

score-part-contract = Contract
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
