# warum eine Wahl besser ist: was wem geschieht, als Anfang eines Satzes; wie oft, folgt
why-marias_auction-given-up = { SEAT($seat) } verzichtet auf das Spiel
why-marias_auction-given-up-you = Du verzichtest auf das Spiel
