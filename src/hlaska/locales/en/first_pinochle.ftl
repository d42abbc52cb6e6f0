# The first deals of the pinochle games that explain themselves; .other: said to who chooses something else.

# partnership pinochle
first-pinochle-bid = Your <partner>partner</partner> sits opposite. You bid for the right to name <trump>trumps</trump>: the number is what your side must make in melds and tricks. You hold king and queen of clubs with an ace: bid 260.
    .other = A pass leaves trumps to the others; a much higher bid promises more than this hand holds.
first-pinochle-again = The left opponent bid 270, your partner passed, and so did the other. In clubs only jack and ten are missing for a run, and your partner will pass you four cards. Bid 280.
    .other = One step is enough: who bids more than he needs must also make it.
first-pinochle-trump = All others have passed, 280 is your <pn_contract>contract</pn_contract>. Now name trumps: clubs, where king and queen are.
    .other = Hearts are as long, but you hold no king of them: trumps without a marriage bring no run.
first-pinochle-pass = Your partner gave you ten, jack, queen and ace of clubs: the run is complete. Four cards go back, those that do nothing for you: nine of spades, one nine of hearts, queen and ten of diamonds.
    .other = Do not give away trumps or aces: they win the tricks that you still need.
first-pinochle-play = The run and the nine of trumps bring most of your 200 in <pn_meld>melds</pn_meld>. 80 more must come from tricks, and 250 are to be had. Play: to throw in would cost the bid.
    .other = Giving up costs the whole bid, and 80 points with these trumps are very likely.
first-pinochle-draw = You hold eight of twelve trumps. Draw those of the others, so that they can trump nothing: lead the { CARD($card) }.
    .other = As long as the opponents hold trumps, they may take your aces in other suits.
first-pinochle-ten = Both aces of trumps drew well: one opponent has none left. Your partner puts kings on your tricks, they count for both of you. Lead the { CARD($card) }: of two equal cards the first one wins.
    .other = The other ten of trumps is still out. Yours, led first, wins against it.
first-pinochle-side = Nobody else has a trump any more. Now the { CARD($card) } is safe, too: cash it.
    .other = That works as well, but an ace should be cashed while the suit goes round.
first-pinochle-rest = { $mine } points: the contract is made. The rest of your trumps win one after the other, and your partner throws tens and aces on them: go on with the { CARD($card) }.
    .other = A trump wins for certain; with any other card the lead may be lost.
first-pinochle-end = { $mine } against { $theirs }: your side has made 280 and scores all of it. Auction, passing, melds, drawing trumps: that is a deal of pinochle. Both partners share what the side makes.
