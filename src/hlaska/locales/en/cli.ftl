# The terminal.
cli-player = Player
cli-deal = Deal { $n }
cli-settlement = Settlement
cli-next-deal = Enter: next deal, q: stop
cli-your-turn = Your turn
cli-hand = Your hand:
cli-cards = Cards:
cli-help = Answer with a number, or in words, now such as: { $words }. A card is QH, with a declared marriage QH+. q: stop.
place-trick = Trick
place-talon = Talon
place-trump = Trump card
place-unseen = Unseen
place-hand = Hand
place-aside = Declared
place-deck = Pack
cli-get = You get { $cards }
cli-more = { $n } more; ? shows all of them
cli-unread = “{ $text }” is neither a card nor a call of this game: answer with a number, a card such as QH, or the words in brackets.
cli-said = { $who }: { $what }
cli-match-over = { $n ->
    [one] The match is over after { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }. It is won by { $names }.
   *[other] The match is over after { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }. It is shared by { $names }.
}
