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

# pinochle for two
first-pinochle_two-lead = So that you meet both halves of a deal, this one begins late: six cards are left to draw, nobody has melded. Who wins a <trick>trick</trick> may lay one <pn_meld>meld</pn_meld> before drawing. Lead the { CARD($card) }.
    .other = Any card may be played to any lead now: a high one wins most often, and you want the trick in order to meld.
first-pinochle_two-pinochle = The trick is yours: one meld, then draw. Queen of spades and jack of diamonds are the pinochle, 40. Lay it; its cards stay open, but you may play them.
    .other = The marriage in trumps counts 40 as well, and both will get their turn: begin with the pinochle.
first-pinochle_two-nine = Beside the meld, the nine of trumps may be exchanged for the card turned up under the <talon_stock>stock</talon_stock>: 10 points and a ten of trumps. Do it, then draw.
    .other = Who draws now may lose the ten of trumps: the other gets it with the last card.
first-pinochle_two-ace = Now ace, ten, king, queen and jack of { SUIT($trump) } are together: a run. For it you need tricks, best two. Lead the { CARD($card) }.
    .other = A lower card may lose the trick, and only who wins it may meld.
first-pinochle_two-royal = The run counts 150. But lay only king and queen of trumps first: the <pn_royal_marriage>royal marriage</pn_royal_marriage>, 40. With the other three cards it may become the run later, and both count.
    .other = Once the run lies there, its king and queen make no marriage any more: 40 points would be gone.
first-pinochle_two-third = One more trick before the stock is used up, the last that lets you meld. Lead the { CARD($card) }: nobody wins against it but by a trump.
    .other = Lose this trick, and the run can never be laid: 150 points.
first-pinochle_two-flush = Now add ace, ten and jack to the marriage: the run, 150. Then the last two cards are drawn.
    .other = This was the last chance to meld: without the run you would lose 150 points.
first-pinochle_two-strict = The second half: all cards go back to the hands, nothing is melded any more. You must <duty_follow>follow suit</duty_follow>, beat a trump that is led, or else <duty_trump>trump</duty_trump>. You have five trumps, the other three: draw them, lead the { CARD($card) }.
    .other = As long as trumps are out against you, they can take your aces and tens.
first-pinochle_two-side = Nobody else has a trump. Now the ace and the tens of the other suits are safe: lead the { CARD($card) }. Of two equal cards the first one wins.
    .other = That works as well, but what cannot be beaten should be led first, your last trumps kept.
first-pinochle_two-last = The <last_trick>last trick</last_trick> counts 10. You hold a jack and the last trump: lead the { CARD($card) } and give that trick away, then the trump takes the last one.
    .other = Played now, the trump is gone, and the last trick may go to the other hand.
first-pinochle_two-end = { $mine } against { $theirs }, melds and tricks together; points from tricks are rounded to tens. First tricks in order to meld, marriage before run, then twelve strict tricks: that is pinochle for two. A match goes to 1000.
