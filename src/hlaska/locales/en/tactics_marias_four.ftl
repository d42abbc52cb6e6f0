# How to play partnership Mariáš well.

tactics-marias_four-trump = You see four cards, three of one suit. In { $n } of 100 deals at least one of your four later cards is of that suit. Three with the ace are enough to choose that suit. Your partner holds the trump you call, so in those deals your side has at least five of the eight.
    .title = Trumps from the first cards
tactics-marias_four-ace = You hold an ace with two more of its suit; { $out } are out. In { $all } of 100 deals each of the three others has at least one, and nobody trumps. Even then the second round is a risk, with only eight cards in a hand. If you are the caller, draw trumps first; if you play against the caller, cash aces at once.
    .title = Cashing an ace
tactics-marias_four-partner = Until the called card falls, any of the three others may be the partner. A player who gives an ace or ten to the caller’s trick probably is; one who doubles, or leads through the caller’s trumps, is not. If you hold the called card, give points to the caller’s tricks early, and take care not to win them yourself.
    .title = Finding the partner
