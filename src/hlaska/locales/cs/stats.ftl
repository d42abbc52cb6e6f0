# Statistiky: co kdo odehrál, spočítáno.
stats-title = Statistiky
stats-more = Vaše rozdání v tomto prohlížeči, tak jak jsou uložené stoly. Cvičení je v seznamu, ale nikde se nepočítá.
stats-archive = Hledat v nich
stats-loading = { $n ->
    [one] { $n } rozdání načteno …
    [few] { $n } rozdání načtena …
   *[other] { $n } rozdání načteno …
}
stats-empty = Zatím nemáte žádné dohrané rozdání. Zahrajte si, objeví se tady.
stats-game = Hra
stats-all-games = Všechny hry
stats-rules = Pravidla
stats-all-rules = Všechna pravidla
stats-level = Soupeři
stats-all-levels = Všichni soupeři
stats-partner = Spoluhráč
stats-all-partners = Všichni spoluhráči
stats-hints = Nápověda
stats-all-hints = S nápovědou i bez ní
stats-hints-with = s nápovědou
stats-hints-without = bez nápovědy
stats-person = lidé
stats-mixed = Počítají se tu dohromady rozdání podle různých pravidel: jejich částky mohou být různě velké.
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
stats-scores-more = Náskok: oč víc jste vy nebo vaše strana získali než ostatní v průměru.
stats-sum-pays = Výhra celkem
stats-sum-scores = Náskok celkem
stats-won = Vyhraná rozdání
stats-won-more = { $hits } z { $n }
stats-error = ± { $half }
stats-error-none = jedno rozdání: bez rozpětí
stats-error-help = Za ± a v závorkách: kde leží skutečná hodnota v 95 případech ze 100. Kde se dvě taková rozpětí hodně překrývají, může být rozdíl náhoda.
stats-curve-pays = Vyhrané peníze postupně
stats-curve-scores = Náskok v bodech postupně
stats-curve-help = Po { $n } { $n ->
    [one] rozdání
   *[other] rozdáních
} { $now }; nejméně { $low }, nejvíce { $high }.
stats-table = Totéž jako tabulka
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
stats-role-partner = spoluhráč toho, kdo jej hraje
stats-role-against = proti závazku
stats-role-none = nikdo nehraje sám
stats-seat = Místo { $n }
stats-seat-first = Místo 1, kdo začíná
stats-seat-out = pauzírujete
stats-nobody = bez spoluhráče
stats-nothing = nic nehlášeno
stats-kept = Hlášeno a splněno
stats-kept-none = V těchto rozdáních jste nic nehlásili.
stats-what = Co
stats-made = Splněno
stats-made-of = { $hits } z { $n }
stats-of-partner = { $what } (spoluhráč)
stats-cost = Cena rozhodnutí
stats-cost-value = { $cost } na rozdání
stats-cost-more = Ztraceno chybami; rozhodnutí byla zhodnocena v { $n } z { $all } rozdání.
stats-cost-none = Při přehrávání se zeptejte, jakou cenu měla vaše rozhodnutí: co stály chyby, se pak sečte tady.
stats-best = Nejlepší rozdání
stats-best-more = Co vaše strana získala v jednom rozdání.
stats-side = Strana
stats-contract = Závazek
stats-date = Datum
stats-amount = Výsledek
stats-matches = Partie
stats-match-won = vyhraná
stats-match-lost = prohraná
stats-match-open = pokračuje
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
stats-delete-sure = Opravdu smazat? Stiskněte znovu
stats-delete-help = Mažou se samy partie, i ty, které pokračují. Partie s dalšími lidmi zůstávají jim; z vašeho seznamu zmizí, až skončí.
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
