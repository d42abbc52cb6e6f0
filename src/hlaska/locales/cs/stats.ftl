# Statistiky: co kdo odehrál, spočítáno.
stats-title = Statistiky
stats-more = Tady jsou rozdání, která máte odehraná v tomto prohlížeči. Cvičná jsou v seznamu, ale nepočítají se.
stats-archive = Najít rozdání
stats-loading = { $n ->
    [one] Načítá se { $n } rozdání …
    [few] Načítají se { $n } rozdání …
   *[other] Načítá se { $n } rozdání …
}
stats-empty = Zatím nemáte žádné dohrané rozdání. Zahrajte si a uvidíte ho tady.
stats-game = Hra
stats-all-games = Všechny hry
stats-rules = Pravidla
stats-all-rules = Všechna pravidla
stats-level = Soupeři
stats-all-levels = Všichni soupeři
stats-partner = Spoluhráč
stats-all-partners = Všichni spoluhráči
stats-hints = Rady
stats-all-hints = S radami i bez nich
stats-hints-with = s radami
stats-hints-without = bez rad
stats-person = lidé
stats-mixed = Tato rozdání se hrála podle různých pravidel, takže částky nemusí jít srovnat.
stats-deals = Rozdání
stats-n-deals = { $n } rozdání
stats-practice = { $n ->
    [one] { $n } cvičné rozdání se nepočítá.
    [few] { $n } cvičná rozdání se nepočítají.
   *[other] { $n } cvičných rozdání se nepočítá.
}
stats-unreadable = { $n ->
    [one] { $n } stůl už nejde přečíst.
    [few] { $n } stoly už nejdou přečíst.
   *[other] { $n } stolů už nejde přečíst.
}
stats-per-pays = Výhra na rozdání
stats-per-scores = Náskok na rozdání
stats-scores-more = Náskok říká, o kolik víc než ostatní v průměru máte vy nebo vaše strana.
stats-sum-pays = Výhra celkem
stats-sum-scores = Náskok celkem
stats-won = Vyhraná rozdání
stats-won-more = { $hits } z { $n }
stats-error = ± { $half }
stats-error-none = jen jedno rozdání
stats-error-help = Za ± a v závorkách je rozmezí: skutečná hodnota je v něm v 95 případech ze 100. Kde se dvě rozmezí hodně překrývají, může být rozdíl jen štěstí.
stats-curve-pays = Výhra postupně
stats-curve-scores = Náskok postupně
stats-curve-help = Po { $n } { $n ->
    [one] rozdání
   *[other] rozdáních
} { $now }; nejmíň to bylo { $low }, nejvíc { $high }.
stats-table = Ukázat jako tabulku
stats-by = Porovnat podle
stats-by-contract = závazku
stats-by-role = úlohy v rozdání
stats-by-seat = místa
stats-by-partner = spoluhráče
stats-by-level = soupeřů
stats-by-rules = pravidel
stats-role = Úloha
stats-place = Místo
stats-role-declarer = hrajete závazek
stats-role-partner = hraje váš spoluhráč
stats-role-against = hrajete proti závazku
stats-role-none = nikdo nehraje sám
stats-seat = Místo { $n }
stats-seat-first = Místo 1, forhont
stats-seat-out = pauzírujete
stats-nobody = bez spoluhráče
stats-nothing = bez závazku
stats-kept = Hrané a splněné závazky
stats-kept-none = V těchto rozdáních žádný váš závazek není.
stats-what = Co
stats-made = Splněno
stats-made-of = { $hits } z { $n }
stats-of-partner = { $what } (hraje spoluhráč)
stats-cost = Co stojí chyby
stats-cost-value = { $cost } na rozdání
stats-cost-more = Tolik vás stály chyby. Zatím rozebraná rozdání: { $n } z { $all }.
stats-cost-none = Nechte si v přehrávce rozebrat svou hru: tady se pak sečte, co vás stály chyby.
stats-best = Nejlepší rozdání
stats-best-more = Kolik má vaše strana z jednoho rozdání.
stats-side = Strana
stats-contract = Závazek
stats-date = Datum
stats-amount = Výsledek
stats-matches = Partie
stats-match-won = vyhraná
stats-match-lost = prohraná
stats-match-open = neskončila
stats-show-all = { $n ->
    [one] Ukázat { $n } další
    [few] Ukázat { $n } další
   *[other] Ukázat { $n } dalších
}
stats-all-contracts = Všechny závazky
stats-print = Vytisknout
stats-csv = Uložit jako CSV
stats-delete = Smazat
stats-delete-this = Smazat partii z { $date }
stats-delete-all = Smazat všechno
stats-delete-sure = Stiskněte znovu a smaže se to
stats-delete-help = Smažou se celé partie, i rozehrané. Partie s jinými lidmi těm lidem zůstanou; z vašeho seznamu zmizí, až skončí.
stats-deleted = { $gone ->
    [one] { $gone } partie smazána.
    [few] { $gone } partie smazány.
   *[other] { $gone } partií smazáno.
}
stats-not-deleted = { $kept ->
    [one] { $kept } partie zůstává: pokračuje s dalšími lidmi, nebo je otevřená v jiném okně.
    [few] { $kept } partie zůstávají: pokračují s dalšími lidmi, nebo jsou otevřené v jiném okně.
   *[other] { $kept } partií zůstává: pokračují s dalšími lidmi, nebo jsou otevřené v jiném okně.
}

undertaken-game = hra
undertaken-hundred = sto
undertaken-hundred-against = sto proti
undertaken-seven = sedma
undertaken-seven-against = sedma proti
undertaken-two-sevens = dvě sedmy
undertaken-betl = betl
undertaken-durch = durch
undertaken-open-betl = ložený betl
undertaken-open-durch = ložený durch
undertaken-durch-with-partner = durch s partnerem
undertaken-durch-with-wise = durch s chytrým
undertaken-given-up = vzdáno
undertaken-close = zavření talonu
undertaken-bid = závazek
