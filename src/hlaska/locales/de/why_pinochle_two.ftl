# warum eine Wahl besser ist: was wem geschieht, als Anfang eines Satzes; wie oft, folgt
why-pinochle_two-out = { SEAT($seat) } meldet sich aus und gewinnt
why-pinochle_two-out-you = Du meldest dich aus und gewinnst
why-pinochle_two-out-wrong = { SEAT($seat) } meldet sich zu früh aus und verliert
why-pinochle_two-out-wrong-you = Du meldest dich zu früh aus und verlierst
why-pinochle_two-meld = { SEAT($seat) } schreibt eine Meldung
why-pinochle_two-meld-you = Du schreibst eine Meldung
why-pinochle_two-tricks = { SEAT($seat) } punktet in Stichen
why-pinochle_two-tricks-you = Du punktest in Stichen
