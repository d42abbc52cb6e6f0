# The first deals of the pinochle games that explain themselves; .other: said to who chooses something else.

# partnership pinochle
first-pinochle-bid = Your <partner>partner</partner> sits opposite. You bid for the right to name <trump>trumps</trump>: the number is what your side must make in melds and tricks. You hold king and queen of clubs and an ace: bid 260.
    .other = If you pass, the others name trumps; a much higher bid promises more than this hand holds.
first-pinochle-again = Your left opponent bid 270, your partner passed, and so did the other. In clubs you need only jack and ten for a run, and your partner will pass you four cards. Bid 280.
    .other = One step is enough: whatever you bid, you must make.
first-pinochle-trump = Everyone else has passed: 280 is your <pn_contract>contract</pn_contract>. Now name trumps: clubs, where you have king and queen.
    .other = Your hearts are as long, but you hold no king of them: without it there is no run.
first-pinochle-pass = Your partner gave you ten, jack, queen and ace of clubs: your run is complete. Pass four cards back that do nothing for you: nine of spades, one nine of hearts, queen and ten of diamonds.
    .other = Do not give away trumps or aces: they win the tricks you still need.
first-pinochle-play = The run and the nine of trumps bring most of your 200 points in <pn_meld>meld</pn_meld>. You need 80 more of the 250 points in tricks. Play: throwing in would cost the bid.
    .other = Giving up costs the whole bid, and with these trumps you will very likely make 80 points.
first-pinochle-draw = You hold eight of twelve trumps. Draw the others’ trumps so that they can trump nothing: lead the { CARD($card) }.
    .other = As long as the opponents hold trumps, they may take your aces in other suits.
first-pinochle-ten = Both aces of trumps drew well: one opponent has none left. Your partner gives kings to your tricks; they count for both of you. Lead the { CARD($card) }: of two identical cards the first one wins.
    .other = The other ten of trumps is still out. Yours, led first, wins against it.
first-pinochle-side = Nobody else has a trump any more. Now the { CARD($card) } is safe, too: cash it.
    .other = That works as well, but it is better to cash an ace while everyone still follows suit.
first-pinochle-rest = You have { $mine } points and have made the contract. The rest of your trumps win one after the other, and your partner throws tens and aces on them: go on with the { CARD($card) }.
    .other = A trump wins for certain; any other card may lose the lead.
first-pinochle-end = Your side has { $mine } points, the others { $theirs }: you made 280 and score all of it. Bidding, passing, meld, drawing trumps: that is a deal of pinochle. Partners share what their side makes.

# pinochle for three
first-pinochle_three-bid = One plays alone against two: the highest bidder gets the three cards of the <widow>widow</widow> and names <trump>trumps</trump>. The first player has to open. Bid 300, the lowest bid.
    .other = You must make your whole bid, however high. Start low: you have not seen the widow yet.
first-pinochle_three-again = One opponent went to 310. With king, queen and nine of spades, a pinochle and a marriage in clubs you already have 110, and a jack would make a run. Bid 320.
    .other = One step is enough to stay in. With two aces of your long suit this is a hand to play.
first-pinochle_three-trump = Everyone saw the widow, and now it is yours: it brought the jack you needed and a second ten. 320 is your <pn_contract>contract</pn_contract>. Name spades: they make ace, ten, king, queen, jack a run.
    .other = Only in spades do you have a run, which counts 150.
first-pinochle_three-bury = <pn_bury>Bury</pn_bury> three cards that are not in your meld. They count for you at the end: choose the { CARD($card) }, the { CARD($next) } and the { CARD($third) }. Then you have no hearts and can trump them.
    .other = Rather get rid of a whole suit, and of a ten you could lose: buried, it is safe.
first-pinochle_three-play = Your <pn_meld>meld</pn_meld> counts 220: run 150, pinochle 40, marriage 20, nine of trumps 10. You need 100 more, and 14 are buried already. Play: you hold eight of the twelve trumps.
    .other = Giving up costs you the bid once. You could still change trumps, but no other suit is better.
first-pinochle_three-draw = Neither opponent gives in, so you must play for it. You lead. Four trumps are out against you: draw them, and nobody can trump your winners. Lead the { CARD($card) }.
    .other = As long as they hold trumps, they can take your side aces.
first-pinochle_three-side = You led two aces, and all four trumps fell. Now the aces of the other suits are safe: cash the { CARD($card) }, then the other.
    .other = You may do that too, but aces are safest while both still have to follow.
first-pinochle_three-tens = You have { $mine } points with the meld. Nobody can beat your trumps any more, and the others must throw cards on them. Lead the { CARD($card) }: a ten counts 10.
    .other = Your small clubs and diamonds lose. Take your trump tricks first.
first-pinochle_three-rest = You have { $mine } points, and 14 are buried: three more and you have made the bid. Go on with the { CARD($card) } and the rest of the trumps; the others may have the last five tricks.
    .other = They hold the high cards of all other suits: only a trump is sure.
first-pinochle_three-end = You made it, with { $mine } points and 14 buried. A bid of 320 is worth three units, and both opponents pay you. Bidding, widow, trumps, burying, meld, tricks: that is a deal for three. If you had missed it, you would have paid double.

# pinochle for two
first-pinochle_two-lead = This deal starts late, so that you see both halves of it: six cards are left to draw, and nobody has melded. If you win a <trick>trick</trick>, you may lay down one <pn_meld>meld</pn_meld> before you draw. Lead the { CARD($card) }.
    .other = Anyone may play any card now: a high one wins most often, and you want the trick in order to meld.
first-pinochle_two-pinochle = You won the trick: one meld, then draw. Queen of spades and jack of diamonds are the pinochle, 40 points. Lay it down; its cards stay open, but you may still play them.
    .other = The marriage in trumps counts 40 as well, and you will lay down both: begin with the pinochle.
first-pinochle_two-nine = Besides melding, you may exchange the nine of trumps for the card turned up under the <talon_stock>stock</talon_stock>. That brings 10 points and the ten of trumps. Do it, then draw.
    .other = If you draw now, you may lose the ten of trumps: whoever draws last gets it.
first-pinochle_two-ace = Now ace, ten, king, queen and jack of { SUIT($trump) } are together: a run. You need tricks to lay it down, preferably two. Lead the { CARD($card) }.
    .other = A lower card may lose the trick, and only the winner may meld.
first-pinochle_two-royal = The run counts 150. But first lay down only king and queen of trumps: the <pn_royal_marriage>royal marriage</pn_royal_marriage>, 40. Add the other three cards later for the run, and both count.
    .other = Once the run is on the table, its king and queen make no marriage any more: you would lose 40 points.
first-pinochle_two-third = There is one more trick before the stock runs out, the last that lets you meld. Lead the { CARD($card) }: only a trump can beat it.
    .other = Lose this trick, and you can never lay down the run: 150 points.
first-pinochle_two-flush = Now add ace, ten and jack to the marriage: the run, 150 points. Then the last two cards are drawn.
    .other = This is your last chance to meld: without the run you would lose 150 points.
first-pinochle_two-strict = Now the second half begins: you both pick your cards up again, and nobody melds any more. You must <duty_follow>follow suit</duty_follow>, beat a trump that is led, or else <duty_trump>trump</duty_trump>. You have five trumps, your opponent three: draw them, lead the { CARD($card) }.
    .other = As long as your opponent holds trumps, they can take your aces and tens.
first-pinochle_two-side = Nobody else has a trump. Now the ace and the tens of the other suits are safe: lead the { CARD($card) }. Of two identical cards the first one wins.
    .other = That works as well, but lead first what nobody can beat, and keep your last trumps.
first-pinochle_two-last = The <last_trick>last trick</last_trick> counts 10. You hold a jack and the last trump: lead the { CARD($card) } and give that trick away; then the trump takes the last one.
    .other = If you play the trump now, it is gone, and the last trick may go to your opponent.
first-pinochle_two-end = You have { $mine } points, your opponent { $theirs }, melds and tricks together; points in tricks are rounded to tens. You win tricks to meld, lay the marriage before the run, and play twelve strict tricks: that is pinochle for two. A match goes to 1000 points.
