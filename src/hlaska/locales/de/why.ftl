# warum eine Wahl besser ist: unter den Spielen, die zu dem passen, was man weiß; was geschieht (`what`), steht in why_<game>.ftl
why-often = { $worlds ->
    [1] { $what } { $share ->
        [0] nur mit der anderen Wahl
       *[other] nur so
    }: Es ist nur noch ein Spiel möglich.
   *[other] { $what } { $share ->
        [0] in keinem von { $worlds } möglichen Spielen
        [2] in allen { $worlds } möglichen Spielen
       *[1] in { $n } von { $worlds } möglichen Spielen
    }, sonst { $rest ->
        [0] nie
        [2] immer
       *[1] in { $instead }
    }.
}
why-amount = { MONEY($amount) } { $counted ->
    [unit] Einheit
    [units] Einheiten
    [point] Punkt
   *[points] Punkte
}
why-brings-more = { $what }: Das bringt im Schnitt { why-amount } mehr.
why-brings-less = { $what }: Das bringt im Schnitt { why-amount } weniger.
why-costs-more = { $what }: Das kostet im Schnitt { why-amount } mehr.
why-costs-less = { $what }: Das kostet im Schnitt { why-amount } weniger.
why-often-deals = { $share ->
    [2] { $worlds ->
        [1] dem einzigen möglichen Spiel
       *[other] allen { $worlds } möglichen Spielen
    }
   *[1] { $n } von { $worlds } möglichen Spielen
}
why-often-such = { $share ->
    [2] allen { $worlds } solchen Spielen
   *[1] { $n } von { $worlds } solchen Spielen
}, sonst { $others ->
    [0] in keinem von { $rest }
   *[other] in { $others } von { $rest }
}
why-card = Das lohnt sich, wenn { SEAT($seat) } { CARD($card, form: "the_acc") } hat: besser in { why-often-such }.
why-card-away = Das lohnt sich, wenn niemand sonst { CARD($card, form: "the_acc") } hat: besser in { why-often-such }.
why-void = Das lohnt sich, wenn { SEAT($seat) } keine Karte in { SUIT($suit) } hat: besser in { why-often-such }.
why-wins = Das gewinnt in { why-often-deals }, sonst { $instead ->
    [0] nie
   *[other] in { $instead }
}.
why-better = Das ist in { why-often-deals } besser{ $worse ->
    [0] { "" }
   *[other] {" "}und in { $worse } schlechter
}.
why-agreed = So will es euer Reizsystem.
