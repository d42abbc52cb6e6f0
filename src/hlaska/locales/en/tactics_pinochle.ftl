# How to play partnership Pinochle well.

tactics-pinochle-run = You hold four cards of a run. The pack has the missing card { $n } times, and your partner has at least one in { $has } of 100 deals. Where you pass cards, it comes to you. So bid for a run that lacks one card, and carefully for one that lacks two.
    .title = One card short of a run
tactics-pinochle-ace = You hold three cards of a side suit with its ace; { $out } are with the others. In { $all } of 100 deals each of them has at least one, and nobody can trump your ace the first time round. Cash aces early; every round of the suit makes the next one riskier.
    .title = Cashing an ace
tactics-pinochle-trumps = There are { $n } trumps. If your side has most of them, draw the others: then your last ones are sure tricks. When your partner wins a trick, give kings, tens or whatever else counts; when the trick is lost, give the least.
    .title = Trumps and counters
tactics-pinochle-double = There are { $n } of each card and no nines, and of two identical cards the one played first wins. So if you lead an ace, you keep the trick unless somebody trumps. If you hold five of a suit, { $out } are out, and each other player has at least one in { $all } of 100 deals. Cash your aces at once, and watch which suits the others run out of.
    .title = The double deck
