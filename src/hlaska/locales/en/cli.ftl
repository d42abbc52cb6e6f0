# The terminal.
cli-player = Player
cli-deal = Deal { $n }
cli-settlement = Settlement
cli-next-deal = Enter: next deal, q: stop
cli-your-turn = Your turn
cli-hand = Your hand:
cli-cards = Cards:
cli-help = Answer with a number or in words, now such as: { $words }. A card is { $card }, with a declared marriage { $card }+. q: stop.
cli-help-records = The words of records do as well: { $words }.
place-trick = Trick
place-talon = Talon
place-trump = Trump card
place-unseen = Unseen
place-hand = Hand
place-aside = Declared
place-widow = Widow
place-buried = Laid away
place-deck = Pack
cli-get = You get { $cards }
cli-more = { $n } more; ? shows all of them
cli-unread = “{ $text }” is not understood: answer with a number, a card such as { $card }, or the words of the list.
cli-several = “{ $text }” may be: { $choices }.
cli-said = { $who }: { $what }
cli-verify-holds = well. The deck follows from the secret that was promised and from what the players added.
cli-verify-none = has no proof.
cli-verify-secret = the secret is not the one that was promised before the deal.
cli-verify-deck = these are not the cards that were sealed when they were dealt.
cli-verify-luck = secret and cards are as they were told, but another deck follows from the secret and from what the players added.
cli-verify-nothing = no deal of this record has a proof; nothing could be checked.
cli-verify-promise = promised before the deal: { $digest }
cli-verify-added = players who added to the shuffle: { $n }
cli-verify-alone = no player added anything, as where several tables get the same deals: that the server did not choose the deck cannot be told from this.
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

# A card in letters, where cards stand in a row
card_short = { short-rank }{ short-suit }
short-suit = { $suit ->
    [acorns] C
    [leaves] S
    [hearts_g] H
    [bells] D
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
cli-review-sum = expected { $expected }, own errors { $lost } ± { $error }, luck { $luck }: { $result }
cli-review-field = everyday players make { $field } of these cards on the average
cli-review-done = done
cli-review-verdict = verdict
cli-review-cost = cost
cli-review-worth = could be expected
cli-best = best
cli-better = better: { $best }
cli-as-good = The next best choice is as good as far as can be told.
cli-as-good-as = as good as: { $best }
cli-open = With all cards open: { $made }; at best { $best } by { $actions }.
cli-open-same = With all cards open it was as good as any other card.
cli-open-lost = With all cards open this gave it away: { $actions } would have won it.
cli-open-points = With all cards open: { $made } points from there on; at best { $best } by { $actions }.
cli-partner = { $who }, partner: { $made }
cli-partner-agreed = The bidding system says so with this hand.
cli-partner-usual = Usual with this hand: { $usual }
cli-partner-worth = By what was known there: { $worth }; instead { $other }: { $instead }.
cli-partner-best = By what was known there: { $worth }; nothing else was clearly better.

# the deals that cost most
cli-losses = Deals that cost { $of } most: { $n }. Deals with a loss: { $lost }, played: { $deals }. Scores of deals and partings are A less B, in units.
cli-losses-none = None of the deals played ({ $deals }) cost { $of } anything.
cli-losses-fewer = No other deal cost { $of } anything.
cli-losses-capped = each item capped at { $cap }: { $capped }
cli-losses-apart = Where its games part:
cli-losses-title = Played
cli-losses-said = Said
cli-losses-quiet = does not call
cli-losses-expected = expected { $margin }, chance of a gain { $chance } %
cli-losses-games = so in { $players }
cli-losses-same = nothing else in the settlement
cli-losses-others = In these two games other seats are in other hands, too: { $seats }.
cli-losses-systems = The sides bid by other systems in these two games, so that the same calls mean something else.
cli-losses-clock = A player chose otherwise here with the same cards and luck, as one that goes by the clock may.
cli-losses-rest = other partings: { $n }

# The whole terminal
cli-and = { $list } and { $last }
cli-or = { $list } or { $last }
cli-quit = Quit
cli-choose = Choose
cli-sit = Take a chair
cli-computer = Computer player { $n }
cli-give = Give chair { $n } to a computer player
cli-seat = Your chair
cli-open-chair = open: somebody else takes it
cli-open-chairs = A chair is still free. Whoever else wants to play: hlaska play --server … --table { $table }
cli-number = “{ $text }” is not possible here: a whole number, { $span }.
cli-key-why = why these cards: the rule itself
cli-key-log = log of the match
cli-key-sheet = score sheet
cli-key-replay = replay of the last deal that is over
cli-key-talk = chat
cli-key-people = who is at the table; a pause, leaving, another match
cli-key-language = another language
cli-key-theme = dark or light
cli-key-quit = quit
cli-key-steps = step by step
cli-key-tricks = trick by trick
