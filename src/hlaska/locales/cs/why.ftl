# proč je volba lepší: z rozdání, která jsou možná podle toho, co hráč ví; co se stane (`what`), říká why_<game>.ftl
why-often = { $worlds ->
    [1] { $what } { $share ->
        [0] jen tím druhým
       *[other] jen takto
    }: možné je už jediné rozdání.
   *[other] { $share ->
        [0] { $what } jinak { $rest ->
            [2] ve všech { $worlds } možných rozdáních
           *[1] { $instead }krát z { $worlds } možných rozdání
        }, takto nikdy.
        [2] { $what } ve všech { $worlds } možných rozdáních, jinak { $rest ->
            [0] nikdy
           *[1] { $instead }krát
        }.
       *[1] { $what } { $n }krát z { $worlds } možných rozdání, jinak { $rest ->
            [0] nikdy
            [2] vždycky
           *[1] { $instead }krát
        }.
    }
}
why-amount = { MONEY($amount) } { $counted ->
    [unit] sazbu
    [units] { $size ->
        [few] sazby
        [many] sazby
       *[other] sazeb
    }
    [point] bod
   *[points] { $size ->
        [few] body
        [many] bodu
       *[other] bodů
    }
}
why-brings-more = { $what }: v průměru o { why-amount } víc.
why-brings-less = { $what }: v průměru o { why-amount } míň.
why-costs-more = { $what }: v průměru to stojí o { why-amount } víc.
why-costs-less = { $what }: v průměru to stojí o { why-amount } míň.
why-often-deals = { $share ->
    [2] { $worlds ->
        [1] v jediném možném rozdání
       *[other] ve všech { $worlds } možných rozdáních
    }
   *[1] { $n }krát z { $worlds } možných rozdání
}
why-often-such = { $share ->
    [2] ve všech { $worlds } takových rozdáních
   *[1] { $n }krát z { $worlds } takových rozdání
}, jinak { $others ->
    [0] nikdy
   *[other] { $others }krát z { $rest }
}
why-card = Vyplatí se to, když má { SEAT($seat) } { CARD($card, form: "acc") }: lepší je to { why-often-such }.
why-card-away = Vyplatí se to, když { CARD($card, form: "acc") } nikdo jiný nemá: lepší je to { why-often-such }.
why-void = Vyplatí se to, když { SEAT($seat) } nemá { SUIT($suit, form: "acc") }: lepší je to { why-often-such }.
why-wins = Vyhrává to { why-often-deals }, jinak { $instead ->
    [0] nikdy
   *[other] { $instead }krát
}.
why-better = Lepší je to { why-often-deals }{ $worse ->
    [0] { "" }
   *[other] , horší { $worse }krát
}.
why-agreed = Tak to říká licitační systém.
