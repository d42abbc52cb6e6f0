# proč je volba lepší: co se komu stane, jako začátek věty; jak často, následuje
why-marias_auction-given-up = { SEAT($seat) } vzdá rozdání
why-marias_auction-given-up-you = Vzdáte rozdání
