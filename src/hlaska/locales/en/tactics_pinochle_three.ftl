# How to play Pinochle for three well.

tactics-pinochle_three-widow = You lack one card of a run. There are { $n } of it, and the widow has at least one in { $one } of 100 deals. If either of two cards helps you, it is { $two } of 100. Bid what you hold, and a little more if many cards help; but never the whole worth of a run you do not have.
    .title = What the widow brings
tactics-pinochle_three-bury = Buried cards count for you: bury tens and kings of a short side suit, and the whole suit if you can; then you trump its aces. Keep long suits with their ace, every trump, and what you have melded. Keep a lone ace; a ten without its ace goes to the others unless you bury it.
    .title = What to bury
tactics-pinochle_three-concede = If you give up, you pay the worth of the bid once; if you play and lose, you pay it twice; if you make it, you win it once. So play as soon as you expect to make it in more than { $n } of 100 deals. Even a hand that fails more often than not is better played than given up.
    .title = Playing or giving up
tactics-pinochle_three-turned = Trumps are known from the start, and nobody plays with you. It pays to play two against the leader: give counters to the trick of whoever is behind. You hold an ace with two more of a side suit; { $out } are out, and both others have at least one in { $all } of 100 deals. So cash aces early, before somebody is void.
    .title = Everyone alone
