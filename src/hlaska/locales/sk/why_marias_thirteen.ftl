# prečo je voľba lepšia: čo sa komu stane, ako začiatok vety; ako často, nasleduje
why-marias_thirteen-stake = { SEAT($seat) } vyhrá sadzbu
why-marias_thirteen-stake-you = Vyhráte sadzbu
