# prečo je voľba lepšia: čo sa komu stane, ako začiatok vety; ako často, nasleduje
why-marias-durch-with-partner-won = { SEAT($seat) } uhrá durcha s partnerom
why-marias-durch-with-partner-won-you = Uhráte durcha s partnerom
why-marias-durch-with-partner-lost = { SEAT($seat) } prehrá durcha s partnerom
why-marias-durch-with-partner-lost-you = Prehráte durcha s partnerom
why-marias-durch-with-partner-lost-alone = { SEAT($seat) } zaplatí za durcha s partnerom aj za spoluhráča
why-marias-durch-with-partner-lost-alone-you = Zaplatíte za durcha s partnerom aj za spoluhráča
why-marias-durch-with-wise-won = { SEAT($seat) } uhrá durcha s chytrým
why-marias-durch-with-wise-won-you = Uhráte durcha s chytrým
why-marias-durch-with-wise-lost = { SEAT($seat) } prehrá durcha s chytrým
why-marias-durch-with-wise-lost-you = Prehráte durcha s chytrým
