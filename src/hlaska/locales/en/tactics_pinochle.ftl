# How to play partnership Pinochle well.

tactics-pinochle-run = You hold four cards of a run. The missing one is there { $n } times, and your partner has one at least in { $has } of 100 deals; where cards are passed, it comes to you. So bid for a run that lacks one card, and with care for one that lacks two.
    .title = One card short of a run
tactics-pinochle-ace = You hold three cards of a side suit with its ace, { $out } are with the others. In { $all } of 100 deals each of them has one at least, and nobody can trump your ace the first time round. Cash aces early; every round of the suit makes the next one riskier.
    .title = Cashing an ace
tactics-pinochle-trumps = There are { $n } trumps. If your side has the most of them, draw them, then your last ones are tricks by themselves. To a trick that your partner wins put kings, tens or whatever else counts; to one that is lost, the least.
    .title = Trumps and counters
tactics-pinochle-double = There are { $n } of each card and no nines, and of two equal cards the one played first wins. So who leads an ace keeps the trick unless somebody trumps. Of a suit in which you hold five { $out } are out, and each other player has one at least in { $all } of 100 deals: run your aces at once, and listen which suits partner and opponents run out of.
    .title = The double pack
