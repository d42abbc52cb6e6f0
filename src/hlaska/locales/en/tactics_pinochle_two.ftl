# How to play Pinochle for two well.

tactics-pinochle_two-order = Each trick you win is worth one meld. Lay down the royal marriage first and the run afterwards: both count, because the run adds new cards. The other way round you lose the marriage, because its cards are already in the higher meld. That takes two tricks, so begin as soon as you have king and queen of trumps.
    .title = In which order to meld
tactics-pinochle_two-mate = You hold the queen of spades. There are { $n } jacks of diamonds. Your opponent starts with at least one in { $his } of 100 deals. In { $stock } both are in the stock, where every second card is yours. Keep such a card until you have seen both its mates; play a lone nine or ten first.
    .title = Half a pinochle
tactics-pinochle_two-end = When the stock is used up, { $n } tricks follow with all duties, and most of the points are in them. You both pick your melds up again, so you have seen much of your opponent’s hand. Come to this half with trumps and aces: draw trumps while you have more of them, and keep one for the last trick, which counts 10.
    .title = The second half
