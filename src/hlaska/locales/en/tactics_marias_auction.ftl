# How to play auction Mariáš well.

tactics-marias_auction-talon = You hold a king and not its over. It lies in the talon in { $n } of 100 deals: never bid on one certain card. It is another matter with a suit: you hold four of it, four are out, and the talon brings at least one of them in { $suit } of 100. Bid on what you hold, and count on half a trump from the talon.
    .title = Bidding on the talon
tactics-marias_auction-away = Lay away the low cards of a short suit: once you are void you trump its ace instead of following it. One low card beside an ace is better kept than two low ones without it. Never break the trumps for it; for a seven each of them is needed to the end.
    .title = What to lay away
tactics-marias_auction-seven = With five trumps { $out } are out, in both hands in { $both } of 100 deals and in one hand in { $one }. Then one opponent keeps a trump longer than you have rounds to spare. A seven with five trumps wants aces beside it and one suit that you are void of; with six it is nearly always made.
    .title = How safe a seven is
