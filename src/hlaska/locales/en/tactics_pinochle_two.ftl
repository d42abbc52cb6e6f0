# How to play Pinochle for two well.

tactics-pinochle_two-order = A trick won is worth one meld. Lay the royal marriage first and the run afterwards: both count, as the run brings new cards. The other way round the marriage is lost, since its cards lie in the higher meld already. That takes two tricks, so begin as soon as you have king and queen of trumps.
    .title = In which order to meld
tactics-pinochle_two-mate = You hold the queen of spades. There are { $n } jacks of diamonds; the other begins with at least one in { $his } of 100 deals, and in { $stock } both lie in the stock, from which every second card is yours. Keep such a card until both its mates have been seen; a lone nine or ten goes first.
    .title = Half a pinochle
tactics-pinochle_two-end = When the stock is used up { $n } tricks follow with all duties, and most of the points are in them. Melded cards go back to the hand, so you have seen much of the other's. Come to it with trumps and aces: draw trumps while you have more of them, and keep one for the last trick, which counts 10.
    .title = The second half
