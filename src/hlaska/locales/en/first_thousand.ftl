# The first deal of Thousand that explains itself; .other: said to who chooses something else.

first-thousand-bid = You bid for the three cards of the <widow>widow</widow> and must then make your bid with <trick>tricks</trick> and <th_marriage>marriages</th_marriage>. King and queen of { SUIT(3) } alone are worth 80: bid 100.
    .other = A marriage of 80 in your hand is too good to leave the widow to others.
first-thousand-again = One opponent went to 105. All tricks together count 120 points, and your marriage 80 more: 110 is still easy. Bid 110.
    .other = Your opponent would take the widow for 105, and your marriage would make no trumps.
first-thousand-give = The widow brought an ace and a ten. Give each opponent one card you can spare: first the { CARD($card) } to the left, then the { CARD($next) }.
    .other = Keep the marriage and the aces, and what protects them: give away single cards of other suits.
first-thousand-keep = Now you may raise your bid or keep it. You score your bid and nothing more, so stay with what is safe: keep it.
    .other = If you raise, you must make more, and you gain only if the cards really bring it.
first-thousand-ace = You lead. You may declare a marriage only after winning a trick: take one with the { CARD($card) }; there are no trumps yet.
    .other = First win a trick you cannot lose: an ace does it, as long as there are no trumps.
first-thousand-marriage = Two aces, two tricks. Now lead the { CARD($card) } and declare: 80 points, and from here on { SUIT($suit) } are <trump>trumps</trump>.
    .other = Declare while you lead: later you may not get the lead back, and then the 80 points are lost.
first-thousand-trump = Your queen fell to the ten, but it was worth it. Now your opponent leads an ace of a suit you do not hold: take it with the { CARD($card) }, which is a trump now.
    .other = That trump takes it as well, but the king counts more in a trick of your own.
first-thousand-end = You made more than 110, and you score 110: the declarer scores the bid, neither more nor less. The others score what they made.
