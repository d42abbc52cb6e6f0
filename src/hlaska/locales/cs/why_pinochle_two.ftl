# proč je volba lepší: co se komu stane, jako začátek věty; jak často, následuje
why-pinochle_two-out = { SEAT($seat) } ohlásí konec
why-pinochle_two-out-you = Ohlásíte konec
why-pinochle_two-out-wrong = { SEAT($seat) } ohlásí konec příliš brzy
why-pinochle_two-out-wrong-you = Ohlásíte konec příliš brzy
why-pinochle_two-meld = { SEAT($seat) } si píše kombinace
why-pinochle_two-meld-you = Píšete si kombinace
why-pinochle_two-tricks = { SEAT($seat) } bere body ve štyších
why-pinochle_two-tricks-you = Berete body ve štyších
