# Přehrávka rozdání krok po kroku a co o ní říká rozbor; načítá se, kde se přehrává.
replay-title = Přehrávka { $n }. rozdání
replay-step = Krok { $n } z { $of }
replay-steps = Kroky
replay-steps-go = Procházet krok za krokem
replay-view = Pohled
replay-dealt = Rozdání začíná.
replay-picks = { $name } vybírá { CARD($card, form: "acc") }.
replay-picks-you = Vybíráte { CARD($card, form: "acc") }.
replay-picks-hidden = { $name } vybírá kartu.
replay-at-start = Tady je začátek.
replay-at-end = Tady rozdání končí.
replay-press = Toto je přehrávka. Jestli si s těmito kartami chcete zahrát sami, zvolte „Hrát odtud dál“.
replay-first = Na začátek
replay-trick-back = O štych zpět
replay-back = O krok zpět
replay-forward = O krok dál
replay-trick-on = O štych dál
replay-last = Na konec
replay-seat = Čí pohled
replay-open = Ukázat všechny karty
replay-record = Uložit jako text
replay-deal-before = Předchozí rozdání
replay-deal-after = Další rozdání
replay-play = Hrát odtud dál
replay-play-more = Otevře nový stůl se stejnými kartami. Vy hrajete místo hráče { $name }, na ostatních místech hraje počítač. Je to cvičení a nepočítá se.
replay-play-own = Otevře nový stůl se stejnými kartami: vy hrajete na svém místě, na ostatních hraje počítač. Je to cvičení a nepočítá se.
replay-review = Rozebrat mou hru
replay-review-wait = Rozebírá se krok { $done } z { $of } …
replay-review-queue = Čeká se na { $n ->
    [one] jiný rozbor
    [few] { $n } jiné rozbory
    [many] { $n } jiného rozboru
   *[other] { $n } jiných rozborů
} …
replay-review-sum = Čekalo se { $expected }, chyby { $lost }, štěstí { $luck }: výsledek je { $result }.
replay-review-none = Bez chyby: každé rozhodnutí bylo stejně dobré jako nejlepší.
replay-review-errors = { $n ->
    [one] Jedna chyba stála
    [few] { $n } chyby stály dohromady
   *[other] { $n } chyb stálo dohromady
} { $lost } { $counted ->
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
}.
replay-counted = { $counted ->
    [unit] sazba
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
replay-review-luck-good = Štěstí v kartách a hra ostatních: +{ $luck } { replay-counted }.
replay-review-luck-bad = Smůla v kartách a hra ostatních: −{ $luck } { replay-counted }.
replay-review-luck-none = Štěstí v kartách ani hra ostatních vám nepomohly, ani neuškodily.
replay-review-field = Průměrný hráč by s těmito kartami měl { $field } { $counted ->
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
}.
replay-review-chart = Co jste mohli čekat, rozhodnutí po rozhodnutí
replay-review-best = Nejlepší: { $what }, v průměru { $worth } { $counted ->
    [unit] sazba
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
}.
replay-review-cost = Tato volba byla o { $cost } { $counted ->
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
} horší (±{ $error }).
replay-mistake-next = Další chyba ({ $n })
replay-review-good = stejně dobré jako nejlepší
replay-review-less = stálo { $cost }
replay-text = Záznam jako text
replay-text-more = Vložte záznam rozdání, nebo otevřete soubor: uvidíte ho na stole krok za krokem.
replay-show = Ukázat
replay-file = Otevřít soubor
replay-bad = Tento záznam nejde ukázat: { $text }
replay-edit-this = Upravit tuto pozici
