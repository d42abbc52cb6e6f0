# How to play Pinochle for three well.

tactics-pinochle_three-widow = You lack one card of a run. There are { $n } of it, and the widow has at least one in { $one } of 100 deals. Where any of two cards helps you it is { $two } of 100. Bid what you hold, and a little more if many cards help; never the whole worth of a run that is not there.
    .title = What the widow brings
tactics-pinochle_three-bury = Buried cards count for you: bury tens and kings of a short side suit, and all of the suit if you can, then you trump its aces. Keep long suits with their ace, every trump, and what you have melded. A lone ace stays; a ten without its ace is a point for the others unless you bury it.
    .title = What to bury
tactics-pinochle_three-concede = Giving up costs the worth of the bid once, playing and losing costs it twice, and making it wins it once. So play as soon as you expect to make it in more than { $n } of 100 deals: a hand that fails more often than not is still better played than paid.
    .title = Playing or giving up
tactics-pinochle_three-turned = Trumps lie open from the start, and nobody plays with you. Two against the leader pays: give counters to the trick of whoever is behind. You hold an ace with two more of a side suit; { $out } are out, and in { $all } of 100 deals both others have one at least. So cash aces early, before somebody is void.
    .title = Everyone alone
