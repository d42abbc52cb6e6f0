# prečo je voľba lepšia: čo sa komu stane, ako začiatok vety; ako často, nasleduje
why-pinochle_two-out = { SEAT($seat) } ohlási koniec
why-pinochle_two-out-you = Ohlásite koniec
why-pinochle_two-out-wrong = { SEAT($seat) } ohlási koniec priskoro
why-pinochle_two-out-wrong-you = Ohlásite koniec priskoro
why-pinochle_two-meld = { SEAT($seat) } si píše kombinácie
why-pinochle_two-meld-you = Píšete si kombinácie
why-pinochle_two-tricks = { SEAT($seat) } berie body v štichoch
why-pinochle_two-tricks-you = Beriete body v štichoch
