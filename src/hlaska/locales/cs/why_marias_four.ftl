# proč je volba lepší: co se komu stane, jako začátek věty; jak často, následuje
why-marias-durch-with-partner-won = { SEAT($seat) } uhraje durcha s partnerem
why-marias-durch-with-partner-won-you = Uhrajete durcha s partnerem
why-marias-durch-with-partner-lost = { SEAT($seat) } prohraje durcha s partnerem
why-marias-durch-with-partner-lost-you = Prohrajete durcha s partnerem
why-marias-durch-with-partner-lost-alone = { SEAT($seat) } zaplatí za durcha s partnerem i za spoluhráče
why-marias-durch-with-partner-lost-alone-you = Zaplatíte za durcha s partnerem i za spoluhráče
why-marias-durch-with-wise-won = { SEAT($seat) } uhraje durcha s chytrým
why-marias-durch-with-wise-won-you = Uhrajete durcha s chytrým
why-marias-durch-with-wise-lost = { SEAT($seat) } prohraje durcha s chytrým
why-marias-durch-with-wise-lost-you = Prohrajete durcha s chytrým
