# Kinds of hands to practise with, on the form of a new table.

hand-title = Hand to practise with
hand-any = any cards
hand-more = You get such a hand as forehand in the first deal, which is practice and is not counted.
hand-marriage = a marriage
hand-royal = the trump marriage
hand-trumps = strong trumps
hand-long = a long suit
hand-strong = a strong suit
hand-seven = a hand worth a seven
hand-hundred = a hand worth a hundred
hand-betl = a betl
hand-durch = a durch
hand-run = a run
hand-near-run = nearly a run
hand-pinochle = a pinochle
hand-aces = aces of three suits
hand-partner = a partner’s meld
hand-bezique = a bezique
problem-no-hand = We shuffled many times, but no such hand came up. Choose another kind.
