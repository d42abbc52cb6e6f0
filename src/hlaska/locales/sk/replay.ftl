# Prehrávka rozdania krok za krokom a čo o nej hovorí rozbor; načítava sa, kde sa prehráva.
replay-title = Prezeranie { $n }. rozdania
replay-step = Krok { $n } z { $of }
replay-steps = Kroky
replay-steps-go = Prechádzať krok za krokom
replay-view = Pohľad
replay-dealt = Rozdanie sa začína.
replay-picks = { $name } vyberá { CARD($card, form: "acc") }.
replay-picks-you = Vyberáte { CARD($card, form: "acc") }.
replay-picks-hidden = { $name } vyberá kartu.
replay-at-start = Tu je začiatok.
replay-at-end = Tu sa rozdanie končí.
replay-press = Toto je len prezeranie. Ak si chcete s týmito kartami zahrať sami, zvoľte „Hrať odtiaľto ďalej“.
replay-first = Na začiatok
replay-trick-back = O štich späť
replay-back = O krok späť
replay-forward = O krok ďalej
replay-trick-on = O štich ďalej
replay-last = Na koniec
replay-seat = Pohľad hráča
replay-open = Ukázať všetky karty
replay-record = Uložiť ako text
replay-deal-before = Predchádzajúce rozdanie
replay-deal-after = Ďalšie rozdanie
replay-play = Hrať odtiaľto ďalej
replay-play-more = Otvorí sa nový stôl s rovnakými kartami. Sadnete si na miesto, kde sedí { $name }, na ostatných hrá počítač. Je to cvičenie a nepočíta sa.
replay-play-own = Otvorí sa nový stôl s rovnakými kartami: svoje miesto si necháte, na ostatných hrá počítač. Je to cvičenie a nepočíta sa.
replay-review = Rozobrať moju hru
replay-review-wait = Rozoberá sa krok { $done } z { $of } …
replay-review-queue = Čaká sa na { $n ->
    [one] iný rozbor
    [few] { $n } iné rozbory
    [many] { $n } iného rozboru
   *[other] { $n } iných rozborov
} …
replay-review-sum = Očakávanie { $expected }, chyby { $lost }, šťastie { $luck }: výsledok { $result }.
replay-review-none = Bez chyby: ani raz sa nedalo rozhodnúť lepšie.
replay-review-errors = { $n ->
    [one] Jedna chyba stála
    [few] { $n } chyby stáli spolu
    [many] { $n } chyby stálo spolu
   *[other] { $n } chýb stálo spolu
} { $lost } { $counted ->
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
}.
replay-counted = { $counted ->
    [unit] sadzba
    [units] { $size ->
        [one] sadzba
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
replay-review-luck-good = Šťastie v kartách a hra ostatných: +{ $luck } { replay-counted }.
replay-review-luck-bad = Smola v kartách a hra ostatných: −{ $luck } { replay-counted }.
replay-review-luck-none = Šťastie v kartách a hra ostatných: nepomohli ani neuškodili.
replay-review-field = Priemerný hráč by s týmito kartami mal { $field } { $counted ->
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
}.
replay-review-chart = Čo ste mohli čakať, rozhodnutie po rozhodnutí
replay-review-best = Najlepšie: { $what }, v priemere { $worth } { $counted ->
    [unit] sadzba
    [units] { $size ->
        [one] sadzba
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
}.
replay-review-cost = Táto voľba bola o { $cost } { $counted ->
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
} horšia (±{ $error }).
replay-mistake-next = Ďalšia chyba ({ $n })
replay-review-good = lepšie sa nedalo
replay-review-less = stálo { $cost }
replay-text = Záznam ako text
replay-text-more = Vložte záznam rozdania alebo otvorte súbor: uvidíte ho na stole krok za krokom.
replay-show = Ukázať
replay-file = Otvoriť súbor
replay-bad = Tento záznam sa nedá ukázať: { $text }
replay-edit-this = Upraviť túto pozíciu
