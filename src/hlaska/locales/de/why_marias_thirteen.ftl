# warum eine Wahl besser ist: was wem geschieht, als Anfang eines Satzes; wie oft, folgt
why-marias_thirteen-stake = { SEAT($seat) } gewinnt den Einsatz
why-marias_thirteen-stake-you = Du gewinnst den Einsatz
