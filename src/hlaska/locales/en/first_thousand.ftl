# The first deal of Thousand that explains itself; .other: said to who chooses something else.

first-thousand-bid = You bid for the three cards of the <widow>widow</widow> and must then make your bid in <trick>tricks</trick> and <th_marriage>marriages</th_marriage>. King and queen of { SUIT(3) } alone are worth 80: bid 100.
    .other = A marriage of 80 in the hand is too good to leave the widow to others.
first-thousand-again = One opponent went to 105. All tricks together count 120, and your marriage 80 more: 110 is still easy. Bid 110.
    .other = Your opponent would take the widow for 105, and your marriage would make no trumps.
first-thousand-give = The widow brought an ace and a ten. Give each opponent one card you can spare: first the { CARD($card) } to the left, then the { CARD($next) }.
    .other = Keep the marriage and the aces, and what protects them: give away single cards of other suits.
first-thousand-keep = Now you may raise your bid or keep it. What counts for you is the bid alone, so stay with what is safe: keep.
    .other = Who raises must make more and wins nothing unless the cards really bring it.
first-thousand-ace = You lead. A marriage may be declared only after a trick: take one with the { CARD($card) }, nobody has a trump yet.
    .other = First win a trick for certain: an ace does, as long as there are no trumps.
first-thousand-marriage = Two aces, two tricks. Now lead the { CARD($card) } and declare: 80 points, and from here on { SUIT($suit) } are <trump>trumps</trump>.
    .other = Declare while you lead: later you may not get the lead back, and the 80 are lost.
first-thousand-trump = The queen fell to the ten, that was worth it. Your opponent leads an ace of a suit you do not hold: take it with the { CARD($card) }, a trump now.
    .other = A trump takes it as well; the king counts more in your own trick.
first-thousand-end = You took more than 110, and 110 are yours: the declarer writes what was bid, neither more nor less. The others write what they took.
