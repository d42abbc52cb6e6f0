# why a choice is better: what happens to whom, said as the beginning of a sentence; how often follows
why-marias_auction-given-up = { SEAT($seat) } gives up the deal
why-marias_auction-given-up-you = You give up the deal
