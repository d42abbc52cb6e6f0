# Mariáš for two with the thirteenth card; what all Mariáš games say stands in marias.ftl

game-marias_thirteen = Mariáš with the thirteenth card
game-marias_thirteen-line = For two: ten free tricks without trumps, then six strict ones, for one stake
preset-marias_thirteen-two_simple = Thirteenth card
    .detail = no announcements, no fleks; you may exchange the seven of the turned suit

# what is asked
question-marias_thirteen-lead-free = You lead any card to trick { $n }: there are no trumps yet. { $left ->
    [one] { $left } card is left to draw.
   *[other] { $left } cards are left to draw.
}
question-marias_thirteen-play-free = Play any card to trick { $n }: there are no trumps yet. { $left ->
    [one] { $left } card is left to draw.
   *[other] { $left } cards are left to draw.
}
question-marias_thirteen-lead-strict = You lead to trick { $n }. Trumps are { SUIT($suit) }.
question-marias_thirteen-play-strict = Play a card to trick { $n }: follow suit and beat.
title-marias_thirteen-turned = Turned: { SUIT($suit) } · trumps later
title-marias_thirteen-trump = Trumps: { SUIT($suit) }
stake-marias_thirteen-game = Stake
place-marias_thirteen-trump = turned up
refused-marias_thirteen-exchange-late = All the cards have been drawn: there is nothing left to exchange.
refused-marias_thirteen-exchange-done = The { CARD($card) } already lies there.

# buttons
act-marias_thirteen-exchange = Take the { CARD($card) }
    .detail = for the { CARD($seven) }
call-marias_thirteen-exchange = Exchange

# what happens
event-marias_thirteen-turn = The { CARD($card) } is turned up.
event-marias_thirteen-trump = All the cards have been drawn: trumps are { SUIT($suit) }.
event-marias_thirteen-exchange = { SEAT($seat) } exchanges the { CARD($seven) } for the { CARD($card) }.
event-marias_thirteen-exchange-you = You exchange the { CARD($seven) } for the { CARD($card) }.

# settlement
item-marias_thirteen-stake = Stake
    .detail = { $points } points to { $others }

# house rules
option-marias_thirteen-packets = Dealing
    .help = You deal three cards twice, six at once, or one at a time.
option-marias_thirteen-packets-3 = three, twice
option-marias_thirteen-packets-6 = six at once
option-marias_thirteen-packets-1 = one at a time
