# The terminal.
cli-you = You
cli-deal = Deal { $n }
cli-settlement = Settlement
cli-next-deal = Enter: next deal, q: stop
cli-your-turn = Your turn
cli-hand = Your hand:
cli-cards = Cards:
cli-help = Answer with a number, a card (QH, with a declared marriage QH+), or words such as: flek game, good. q: stop.
place-trick = Trick
place-talon = Talon
place-trump = Trump card
place-unseen = Unseen
place-hand = Hand
place-aside = Declared
place-deck = Pack
cli-said = { $who }: { $what }
