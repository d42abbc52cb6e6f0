# prečo je voľba lepšia: z rozdaní, ktoré sú možné podľa toho, čo hráč vie; čo sa stane (`what`), hovorí why_<game>.ftl
why-often = { $worlds ->
    [1] { $what } { $share ->
        [0] len tou druhou voľbou
       *[other] len takto
    }: možné je už jediné rozdanie.
   *[other] { $share ->
        [0] { $what } inak { $rest ->
            [2] vo všetkých { $worlds } možných rozdaniach
           *[1] { $instead }-krát z { $worlds } možných rozdaní
        }, takto nikdy.
        [2] { $what } vo všetkých { $worlds } možných rozdaniach, inak { $rest ->
            [0] nikdy
           *[1] { $instead }-krát
        }.
       *[1] { $what } { $n }-krát z { $worlds } možných rozdaní, inak { $rest ->
            [0] nikdy
            [2] vždy
           *[1] { $instead }-krát
        }.
    }
}
why-amount = { MONEY($amount) } { $counted ->
    [unit] sadzbu
    [units] { $size ->
        [one] sadzbu
        [few] sadzby
        [many] sadzby
       *[other] sadzieb
    }
    [point] bod
   *[points] { $size ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodov
    }
}
why-brings-more = { $what }: v priemere o { why-amount } viac.
why-brings-less = { $what }: v priemere o { why-amount } menej.
why-costs-more = { $what }: v priemere to stojí o { why-amount } viac.
why-costs-less = { $what }: v priemere to stojí o { why-amount } menej.
why-often-deals = { $share ->
    [2] { $worlds ->
        [1] v jedinom možnom rozdaní
       *[other] vo všetkých { $worlds } možných rozdaniach
    }
   *[1] { $n }-krát z { $worlds } možných rozdaní
}
why-often-such = { $share ->
    [2] vo všetkých { $worlds } takých rozdaniach
   *[1] { $n }-krát z { $worlds } takých rozdaní
}, inak { $others ->
    [0] nikdy
   *[other] { $others }-krát z { $rest }
}
why-card = Oplatí sa, keď má { SEAT($seat) } { CARD($card, form: "acc") }: lepšie je to { why-often-such }.
why-card-away = Oplatí sa, keď { CARD($card, form: "acc") } nikto iný nemá: lepšie je to { why-often-such }.
why-void = Oplatí sa, keď { SEAT($seat) } nemá { SUIT($suit, form: "acc") }: lepšie je to { why-often-such }.
why-wins = Vyhráva to { why-often-deals }, inak { $instead ->
    [0] nikdy
   *[other] { $instead }-krát
}.
why-better = Lepšie je to { why-often-deals }{ $worse ->
    [0] { "" }
   *[other] , horšie { $worse }-krát
}.
why-agreed = Tak to hovorí licitačný systém.
