# why a choice is better: what happens to whom, said as the beginning of a sentence; how often follows
why-pinochle_two-out = { SEAT($seat) } goes out
why-pinochle_two-out-you = You go out
why-pinochle_two-out-wrong = { SEAT($seat) } declares out too early
why-pinochle_two-out-wrong-you = You declare out too early
why-pinochle_two-meld = { SEAT($seat) } scores for meld
why-pinochle_two-meld-you = You score for meld
why-pinochle_two-tricks = { SEAT($seat) } scores points in tricks
why-pinochle_two-tricks-you = You score points in tricks
