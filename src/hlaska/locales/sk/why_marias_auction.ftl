# prečo je voľba lepšia: čo sa komu stane, ako začiatok vety; ako často, nasleduje
why-marias_auction-given-up = { SEAT($seat) } vzdá rozdanie
why-marias_auction-given-up-you = Vzdáte rozdanie
