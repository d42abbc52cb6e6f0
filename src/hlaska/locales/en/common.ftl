# Words that every game shares: suits, ranks, cards with their case forms, counted things, sentences.
# How clients call these messages is written at the top of hlaska/locales/__init__.py.

# suits and cards
suit_name = { $suit ->
    [acorns] acorns
    [leaves] leaves
    [hearts_g] hearts
    [bells] bells
    [clubs] clubs
    [spades] spades
    [hearts_f] hearts
   *[diamonds] diamonds
}
rank_name = { $rank ->
    [ace] ace
    [ten] ten
    [king] king
    [over] over
    [under] under
    [queen] queen
    [jack] jack
    [nine] nine
    [eight] eight
   *[seven] seven
}
card_name = { rank_name } of { suit_name }
flek_name = { $level ->
    [1] flek
    [2] re
    [3] tutti
    [4] boty
    [5] kalhoty
    [6] kaiser
   *[7] a higher flek
}
# numbers
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
tricks = { $n ->
    [one] { $n } trick
   *[other] { $n } tricks
}

# what happens in every game
event-play = { SEAT($seat) } plays the { CARD($card) }.
event-play-declare = { SEAT($seat) } plays the { CARD($card) } and declares the marriage.
act-play = Play the { CARD($card) }
hidden-card = a hidden card
seat-number = Player { $n }
seat-program = { $name } (bot)

# duties and refusals of every game
duty-follow = Follow suit: { SUIT($suit) }.
duty-head = Follow suit and beat the { CARD($card) }.
duty-trump = You have no { SUIT($suit) }: play a trump.
duty-overtrump = Play a higher trump than the { CARD($card) }.
question-own = It is your turn.
question-wait = It is { SEAT($seat) }’s turn.
act-declare = Play the { CARD($card) } and declare the marriage
meld-declared = Marriage in { SUIT($suit) }: { $value }
refused-over = The deal is over.
refused-not-held = You do not hold the { CARD($card) }.
refused-no-declaration = You cannot declare a marriage with the { CARD($card) }.
refused-not-your-turn = It is { SEAT($seat) }’s turn.
refused-not-legal = You cannot do that now.

# who deals first
option-seating = First dealer
    .help = Chance decides; or you draw cards for the seats and the deal, or for the deal only.
option-seating-random_dealer = at random
option-seating-draw_high = by drawing cards, seats too
option-seating-cut_high = by cutting, the highest card deals
option-duplicate = Duplicate deals
    .help = Each deal stands alone and starts from the opening scores. Nothing carries over, and no score ends the match.
draw-title = Drawing for the first deal
draw-card = { SEAT($seat) } draws the { CARD($card) }.
draw-card-you = You draw the { CARD($card) }.
draw-again = Equal cards: draw again.
draw-deals = { SEAT($seat) } drew the highest card and deals first.
draw-deals-you = You drew the highest card and deal first.
draw-choose = Which seat do you take?
draw-chooses = { SEAT($seat) } is choosing a seat.
draw-chooses-you = You choose a seat.
draw-place = Seat { $n }
draw-sits = Seat { $n }: { SEAT($seat) }

# groups of house rules, where a game has no words of its own
group-table = Table
group-deal = Deal
group-auction = Auction
group-bidding = Bidding
group-passing = Passing cards
group-widow = Widow
group-exchange = Exchange
group-closing = Closing
group-marriages = Marriages
group-melds = Melds
group-play = Play
group-claim = Claims
group-scoring = Scoring
group-settlement = Settlement
group-score = Score
group-match = Match
