# why a choice is better: what happens to whom, said as the beginning of a sentence; how often follows
why-marias_thirteen-stake = { SEAT($seat) } wins the stake
why-marias_thirteen-stake-you = You win the stake
