# warum eine Wahl besser ist: was wem geschieht, als Anfang eines Satzes; wie oft, folgt
why-pinochle_two-out = { SEAT($seat) } gewinnt durch Ausmelden
why-pinochle_two-out-you = Du gewinnst durch Ausmelden
why-pinochle_two-out-wrong = { SEAT($seat) } verliert durch falsches Ausmelden
why-pinochle_two-out-wrong-you = Du verlierst durch falsches Ausmelden
why-pinochle_two-meld = { SEAT($seat) } schreibt eine Meldung
why-pinochle_two-meld-you = Du schreibst eine Meldung
why-pinochle_two-tricks = { SEAT($seat) } punktet in Stichen
why-pinochle_two-tricks-you = Du punktest in Stichen
