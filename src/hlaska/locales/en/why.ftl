# why a choice is better: of the deals that fit what the seat knows; what happens (`what`) is a message of why_<game>.ftl
why-often = { $worlds ->
    [1] { $what } { $share ->
        [0] only the other way
       *[other] only this way
    }: just one deal fits.
   *[other] { $what } { $share ->
        [0] in none of { $worlds } deals that fit
        [2] in all { $worlds } deals that fit
       *[1] in { $n } of { $worlds } deals that fit
    }; otherwise { $rest ->
        [0] never
        [2] always
       *[1] in { $instead }
    }.
}
why-amount = { MONEY($amount) } { $counted ->
    [unit] unit
    [units] units
    [point] point
   *[points] points
}
why-brings-more = { $what }: { why-amount } more on average.
why-brings-less = { $what }: { why-amount } less on average.
why-costs-more = { $what }: it costs { why-amount } more on average.
why-costs-less = { $what }: it costs { why-amount } less on average.
why-often-deals = { $share ->
    [2] { $worlds ->
        [1] the only deal that fits
       *[other] all { $worlds } deals that fit
    }
   *[1] { $n } of { $worlds } deals that fit
}
why-often-such = { $share ->
    [2] all { $worlds } such deals
   *[1] { $n } of { $worlds } such deals
}, and in { $others ->
    [0] none
   *[other] { $others }
} of { $rest } others
why-card = This pays off when { SEAT($seat) } holds the { CARD($card) }: it is better in { why-often-such }.
why-card-away = This pays off when nobody else holds the { CARD($card) }: it is better in { why-often-such }.
why-void = This pays off when { SEAT($seat) } has no { SUIT($suit) }: it is better in { why-often-such }.
why-wins = This wins in { why-often-deals }; otherwise { $instead ->
    [0] never
   *[other] in { $instead }
}.
why-better = This is better in { why-often-deals }{ $worse ->
    [0] { "" }
   *[other] , and worse in { $worse }
}.
why-agreed = The bidding system says so.
