# The terminal.
cli-player = Player
cli-starting = Getting the table ready …
cli-compiling = The search is compiled first. That happens once and takes a minute or two …
cli-deal = Deal { $n }
cli-settlement = Settlement
cli-next-deal = Enter: next deal, q: quit
cli-your-turn = Your turn
cli-hand = Your hand:
cli-cards = Cards:
cli-help = Type a number or words, for example: { $words }. A card is { $card }; with a marriage, { $card }+. q: quit.
cli-help-records = You can also type the words of a record: { $words }.
place-trick = Trick
place-talon = Talon
place-trump = Trump card
place-unseen = Not looked at yet
place-hand = Hand
place-aside = Declared
place-widow = Widow
place-buried = Buried
place-deck = Pack
cli-get = You get { $cards }
cli-more = { $n } more; type ? to see all
cli-unread = “{ $text }” is not clear: type a number, a card such as { $card }, or words from the list.
cli-several = “{ $text }” could mean: { $choices }.
cli-said = { $who }: { $what }
cli-verify-holds = as promised: the cards follow from the secret that was promised and from what the players added.
cli-verify-none = this deal has no proof.
cli-verify-secret = this is not the secret that was promised before the deal.
cli-verify-deck = these are not the cards that were sealed when they were dealt.
cli-verify-luck = the secret and the cards are right, but together with what the players added they give another order.
cli-verify-nothing = no deal of this record has a proof, so there is nothing to check.
cli-verify-promise = promised before the deal: { $digest }
cli-verify-added = players who added to the shuffle: { $n }
cli-verify-alone = no player added anything, as when several tables get the same deals. So the server could have chosen the cards.
cli-match-over = { $n ->
    [one] The match is over after { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }. Winner: { $names }.
   *[other] The match is over after { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }. Shared by { $names }.
}

# A card in letters, where cards stand in a row
card_short = { short-rank }{ short-suit }
short-suit = { $suit ->
    [acorns] A
    [leaves] L
    [hearts_g] H
    [bells] B
    [clubs] ♣
    [spades] ♠
    [hearts_f] ♥
   *[diamonds] ♦
}
short-rank = { $rank ->
    [ace] A
    [ten] 10
    [king] K
    [over] O
    [under] U
    [queen] Q
    [jack] J
    [nine] 9
    [eight] 8
   *[seven] 7
}

# hints and reviews
cli-review = Deal { $n }, { $who }
cli-review-sum = expected { $expected }, mistakes { $lost } ± { $error }, luck { $luck }: { $result }
cli-review-field = average players score { $field } with these cards
cli-review-done = choice
cli-review-verdict = verdict
cli-review-cost = cost
cli-review-worth = expected
cli-best = best
cli-better = better: { $best }
cli-as-good = The next best choice is just as good, as far as we can tell.
cli-as-good-as = as good as: { $best }
cli-open = With all cards open this gives { $made }; the best would be { $best }, with { $actions }.
cli-open-same = With all cards open this was as good as any other card.
cli-open-lost = With all cards open this threw it away: { $actions } would have won.
cli-open-points = With all cards open this gives { $made } points from here on; the best would be { $best }, with { $actions }.
cli-partner = { $who }, partner: { $made }
cli-partner-agreed = Their bidding system asks for it with this hand.
cli-partner-usual = Usual with this hand: { $usual }
cli-partner-worth = From what they knew, this was worth { $worth }, and { $other } { $instead }.
cli-partner-best = From what they knew, this was worth { $worth }, and nothing else was clearly better.

# the deals that cost most
cli-losses = These { $n } deals cost { $of } most. Deals with a loss: { $lost } of { $deals }. All scores are A minus B, in units.
cli-losses-none = None of the { $deals } deals cost { $of } anything.
cli-losses-fewer = No other deal cost { $of } anything.
cli-losses-capped = if no item counted more than { $cap }: { $capped }
cli-losses-apart = Where the two games part ways:
cli-losses-title = Played
cli-losses-said = Said
cli-losses-quiet = says nothing
cli-losses-expected = expected { $margin }, chance of a gain { $chance } %
cli-losses-games = the same in { $players }
cli-losses-same = nothing else differs in the settlement
cli-losses-others = In these two games other seats have different players as well: { $seats }.
cli-losses-systems = The sides bid by different systems in these two games, so the same calls mean different things.
cli-losses-clock = With the same cards and luck a player chose differently here. That happens when players are short of time.
cli-losses-rest = more such places: { $n }

# The whole terminal
cli-and = { $list } and { $last }
cli-or = { $list } or { $last }
cli-quit = Quit
cli-choose = Choose
cli-sit = Take a seat
cli-computer = Computer player { $n }
cli-give = Give seat { $n } to a computer player
cli-seat = Your seat
cli-open-chair = open: for another person
cli-open-chairs = A seat is still free. Others join with: hlaska play --server … --table { $table }
cli-number = “{ $text }” does not work here: type a whole number, { $span }.
cli-key-why = why you may play only these cards
cli-key-log = log of the match
cli-key-sheet = score sheet
cli-key-replay = replay the last finished deal
cli-key-talk = chat
cli-key-people = who is at the table; pause, leave, play another match
cli-key-language = change the language
cli-key-theme = dark or light
cli-key-quit = quit
cli-key-steps = step by step
cli-key-tricks = trick by trick

# what a record says
cli-seat-of-deal = seat { $n }
cli-deal-note = Deal { $n }: { $note }
cli-result = result: { $amounts }
cli-scores = scores by seat: { $amounts }
cli-unfinished = not finished; it is { $who }’s turn
cli-unfinished-nobody = not finished
cli-points = points: { $amounts }
cli-melds = melds: { $melds }
cli-amount = { $who } { $amount }
cli-cards-at = { $place }: { $cards }
cli-place-hand = in the hand of { $who }
cli-place-won = won by { $who }
cli-place-aside = laid down by { $who }
cli-whole-deck = pack: { $cards }
cli-on-turn = it is { $who }’s turn
cli-over = the deal is over
cli-may = { $who }: { $actions }
cli-may-call = { $who } may also call: { $actions }
cli-duty = duty: { $duties }
