# warum eine Wahl besser ist: was wem geschieht, als Anfang eines Satzes; wie oft, folgt
why-marias_auction-given-up = { SEAT($seat) } gibt auf
why-marias_auction-given-up-you = Du gibst auf
