# How to play partnership Mariáš well.

tactics-marias_four-trump = You see four cards, three of one suit. Of your four later cards at least one is of that suit in { $n } of 100 deals. Three with the ace are enough to choose: your partner holds the trump that you call, so your side has five of the eight at the least in those deals.
    .title = Trumps from the first cards
tactics-marias_four-ace = You hold an ace with two more of its suit; { $out } are out. In { $all } of 100 deals each of the three others has one at least and nobody trumps. Even then the second round is a risk, as there are eight cards in a hand. Draw trumps first if you are the caller; cash aces at once if you play against the caller.
    .title = Cashing an ace
tactics-marias_four-partner = Before the called card falls each of the three others may be the partner; one of them is, two are not. Who gives an ace or ten to the caller's trick probably is; who doubles, or leads through the caller's trumps, is not. Holding the called card, pay into the caller's tricks early, and take care not to take them yourself.
    .title = Finding the partner
