# How to play auction Mariáš well.

tactics-marias_auction-talon = You hold a king without its queen. The queen is in the talon in { $n } of 100 deals: never bid on one single card. A suit is different: if you hold four cards and four are out, the talon brings at least one in { $suit } of 100 deals. Bid on what you hold, and count half a trump for the talon.
    .title = Bidding on the talon
tactics-marias_auction-away = Lay away the low cards of a short suit: once you are void, you trump its ace instead of following. Rather keep one low card beside an ace than two low ones without it. Never give up trumps for this; for a seven you need each of them to the end.
    .title = What to lay away
tactics-marias_auction-seven = If you have five trumps, { $out } are out. Both opponents hold some in { $both } of 100 deals, and one has them all in { $one }. Then that opponent keeps a trump longer than you have rounds to spare. A seven with five trumps needs aces beside it and a void suit; with six it is nearly always made.
    .title = How safe a seven is
