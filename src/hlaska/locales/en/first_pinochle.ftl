# The first deals of the pinochle games that explain themselves; .other: said to who chooses something else.

# partnership pinochle
first-pinochle-bid = Your <partner>partner</partner> sits opposite. You bid for the right to name <trump>trumps</trump>: the number is what your side must make in melds and tricks. You hold king and queen of clubs with an ace: bid 260.
    .other = A pass leaves trumps to the others; a much higher bid promises more than this hand holds.
first-pinochle-again = The left opponent bid 270, your partner passed, and so did the other. In clubs only jack and ten are missing for a run, and your partner will pass you four cards. Bid 280.
    .other = One step is enough: who bids more than needed must also make it.
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

# pinochle for three
first-pinochle_three-bid = One plays alone against two: whoever bids highest gets the three cards of the <widow>widow</widow> and names <trump>trumps</trump>. The first player has to open. Bid 300, the least there is.
    .other = A high bid must be made in full. Begin with the least; the widow has not been seen yet.
first-pinochle_three-again = One opponent went to 310. Spades with king, queen and the nine, a pinochle and a marriage in clubs count 110 as they lie, and the jack would make it a run. Bid 320.
    .other = A step is enough to stay in. With two aces of your long suit this is a hand to play.
first-pinochle_three-trump = The widow lay open for all and is yours: it brought the jack you needed and a second ten. 320 is your <pn_contract>contract</pn_contract>. Name spades: they make ace, ten, king, queen, jack a run.
    .other = Only in spades do you have a run, which counts 150.
first-pinochle_three-bury = Three cards must be <pn_bury>buried</pn_bury>, none of the meld. They count for you at the end: choose the { CARD($card) }, the { CARD($next) } and the { CARD($third) }. Then you have no hearts and can trump them.
    .other = Better be rid of one suit altogether, and of a ten that could be lost: buried, it is safe.
first-pinochle_three-play = Your <pn_meld>meld</pn_meld> counts 220: run 150, pinochle 40, marriage 20, nine of trumps 10. 100 are missing, and 14 are buried already. Play: you hold eight of the twelve trumps.
    .other = Giving up costs you the bid once; you may change your mind about trumps, but no better suit is there.
first-pinochle_three-draw = No opponent gives you the bid for nothing. You lead. Four trumps are out against you: draw them, and nothing can be taken from you by a trump. Lead the { CARD($card) }.
    .other = As long as they hold trumps, they can take your side aces.
first-pinochle_three-side = Two aces, and all four trumps fell. Now the aces of the other suits are safe: cash the { CARD($card) }, then the other.
    .other = That can be done as well, but aces win most surely while both still have to follow.
first-pinochle_three-tens = { $mine } with the meld. Your trumps cannot be beaten any more, and the others must throw cards on them. Lead the { CARD($card) }: a ten counts 10.
    .other = Your small clubs and diamonds lose. Take in your trumps first.
first-pinochle_three-rest = { $mine }, and 14 are buried: three more and the bid is made. On with the { CARD($card) } and the rest of the trumps; the last five tricks may go to them.
    .other = They hold the high cards of all other suits: only a trump is sure.
first-pinochle_three-end = Made: { $mine } and 14 buried. A bid of 320 is worth three units, and both opponents pay you. Auction, widow, trumps, burying, meld, tricks: that is a deal for three. Had you missed it, you would have paid double.
