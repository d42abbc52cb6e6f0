# How to play auction Mariáš well.

tactics-marias_auction-talon = You hold a king without its queen. The queen is in the talon in { $n } of 100 deals: never bid on one certain card. A suit is different: with four cards of it and four out, the talon brings at least one in { $suit } of 100. Bid on what you hold, and count half a trump for the talon.
    .title = Bidding on the talon
tactics-marias_auction-away = Lay away the low cards of a short suit: once you are void, you trump its ace instead of following. One low card beside an ace is better to keep than two low ones without it. Never give up trumps for this; for a seven you need each of them to the end.
    .title = What to lay away
tactics-marias_auction-seven = With five trumps, { $out } are out: in both hands in { $both } of 100 deals, in one hand in { $one }. In that case one opponent keeps a trump longer than you have rounds to spare. A seven with five trumps needs aces beside it and a void suit; with six it is nearly always made.
    .title = How safe a seven is
