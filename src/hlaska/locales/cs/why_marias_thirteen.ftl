# proč je volba lepší: co se komu stane, jako začátek věty; jak často, následuje
why-marias_thirteen-stake = { SEAT($seat) } vyhraje sazbu
why-marias_thirteen-stake-you = Vyhrajete sazbu
