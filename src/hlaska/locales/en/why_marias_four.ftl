# why a choice is better: what happens to whom, said as the beginning of a sentence; how often follows
why-marias-durch-with-partner-won = { SEAT($seat) } wins the durch with a partner
why-marias-durch-with-partner-won-you = You win the durch with a partner
why-marias-durch-with-partner-lost = { SEAT($seat) } loses the durch with a partner
why-marias-durch-with-partner-lost-you = You lose the durch with a partner
why-marias-durch-with-partner-lost-alone = { SEAT($seat) } pays alone for the durch with a partner
why-marias-durch-with-partner-lost-alone-you = You pay alone for the durch with a partner
why-marias-durch-with-wise-won = { SEAT($seat) } wins the durch with the wise one
why-marias-durch-with-wise-won-you = You win the durch with the wise one
why-marias-durch-with-wise-lost = { SEAT($seat) } loses the durch with the wise one
why-marias-durch-with-wise-lost-you = You lose the durch with the wise one
