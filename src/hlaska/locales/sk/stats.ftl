# Štatistiky: čo kto odohral, spočítané.
stats-title = Štatistiky
stats-more = Tu sú rozdania, ktoré ste odohrali v tomto prehliadači. Cvičné sú v zozname, ale nepočítajú sa.
stats-archive = Nájsť rozdanie
stats-loading = { $n ->
    [one] Načítava sa { $n } rozdanie …
    [few] Načítavajú sa { $n } rozdania …
    [many] Načítava sa { $n } rozdania …
   *[other] Načítava sa { $n } rozdaní …
}
stats-empty = Zatiaľ nemáte dohrané žiadne rozdanie. Zahrajte si a uvidíte ho tu.
stats-game = Hra
stats-all-games = Všetky hry
stats-rules = Pravidlá
stats-all-rules = Všetky pravidlá
stats-level = Súperi
stats-all-levels = Všetci súperi
stats-partner = Spoluhráč
stats-all-partners = Všetci spoluhráči
stats-hints = Rady
stats-all-hints = S radami aj bez nich
stats-hints-with = s radami
stats-hints-without = bez rád
stats-person = ľudia
stats-mixed = Tieto rozdania sa hrali podľa rôznych pravidiel, preto sa ich výsledky nedajú porovnať.
stats-deals = Rozdania
stats-n-deals = { $n ->
    [one] { $n } rozdanie
    [few] { $n } rozdania
    [many] { $n } rozdania
   *[other] { $n } rozdaní
}
stats-practice = { $n ->
    [one] { $n } cvičné rozdanie sa nepočíta.
    [few] { $n } cvičné rozdania sa nepočítajú.
    [many] { $n } cvičného rozdania sa nepočíta.
   *[other] { $n } cvičných rozdaní sa nepočíta.
}
stats-unreadable = { $n ->
    [one] { $n } stôl sa už nedá prečítať.
    [few] { $n } stoly sa už nedajú prečítať.
    [many] { $n } stola sa už nedá prečítať.
   *[other] { $n } stolov sa už nedá prečítať.
}
stats-per-pays = Výhra na rozdanie
stats-per-scores = Náskok na rozdanie
stats-scores-more = Náskok hovorí, o koľko viac získate vy alebo vaša strana než ostatní v priemere.
stats-sum-pays = Výhra spolu
stats-sum-scores = Náskok spolu
stats-won = Vyhraté rozdania
stats-won-more = { $hits } z { $n }
stats-error = ± { $half }
stats-error-none = len jedno rozdanie
stats-error-help = Za ± a v zátvorkách stojí rozmedzie, v ktorom je skutočná hodnota v 95 prípadoch zo 100. Kde sa dve rozmedzia veľmi prekrývajú, môže byť rozdiel len šťastie.
stats-curve-pays = Doterajšia výhra
stats-curve-scores = Doterajší náskok
stats-curve-help = { $n ->
    [one] Po { $n } rozdaní { $now }; najmenej { $low }, najviac { $high }.
    [few] Po { $n } rozdaniach { $now }; najmenej { $low }, najviac { $high }.
    [many] Po { $n } rozdania { $now }; najmenej { $low }, najviac { $high }.
   *[other] Po { $n } rozdaniach { $now }; najmenej { $low }, najviac { $high }.
}
stats-table = Ukázať ako tabuľku
stats-by = Porovnať podľa
stats-by-contract = záväzku
stats-by-role = úlohy v rozdaní
stats-by-seat = miesta
stats-by-partner = spoluhráča
stats-by-level = súperov
stats-by-rules = pravidiel
stats-role = Úloha
stats-place = Miesto
stats-role-declarer = hráte záväzok
stats-role-partner = hrá váš spoluhráč
stats-role-against = hráte proti záväzku
stats-role-none = nikto nehrá sám
stats-seat = Miesto { $n }
stats-seat-first = Miesto 1, forhont
stats-seat-out = pauzujete
stats-nobody = bez spoluhráča
stats-nothing = bez záväzku
stats-kept = Hrané a splnené
stats-kept-none = V týchto rozdaniach ste žiadny záväzok nehrali.
stats-what = Čo
stats-made = Splnené
stats-made-of = { $hits } z { $n }
stats-of-partner = { $what } (hrá spoluhráč)
stats-cost = Čo stoja chyby
stats-cost-value = { $cost } na rozdanie
stats-cost-more = Čo vás stáli chyby. Zatiaľ rozobraté rozdania: { $n } z { $all }.
stats-cost-none = Dajte si pri prezeraní rozobrať svoju hru: tu sa potom spočíta, čo vás stáli chyby.
stats-best = Najlepšie rozdania
stats-best-more = Čo vaša strana získala v jednom rozdaní.
stats-side = Strana
stats-contract = Záväzok
stats-date = Dátum
stats-amount = Výsledok
stats-matches = Partie
stats-match-won = vyhratá
stats-match-lost = prehratá
stats-match-open = neskončila sa
stats-show-all = { $n ->
    [one] Ukázať { $n } ďalšiu
    [few] Ukázať { $n } ďalšie
    [many] Ukázať { $n } ďalšej
   *[other] Ukázať { $n } ďalších
}
stats-all-contracts = Všetky záväzky
stats-print = Vytlačiť
stats-csv = Uložiť ako CSV
stats-delete = Zmazať
stats-delete-this = Zmazať partiu z { $date }
stats-delete-all = Zmazať všetko
stats-delete-sure = Stlačte znova a zmaže sa to
stats-delete-help = Zmažú sa celé partie, aj rozohrané. Partie s inými ľuďmi tým ľuďom zostanú; z vášho zoznamu zmiznú, keď sa skončia.
stats-deleted = { $gone ->
    [one] { $gone } partia zmazaná.
    [few] { $gone } partie zmazané.
    [many] { $gone } partie zmazanej.
   *[other] { $gone } partií zmazaných.
}
stats-not-deleted = { $kept ->
    [one] { $kept } partia zostáva: pokračuje s ďalšími ľuďmi, alebo je otvorená v inom okne.
    [few] { $kept } partie zostávajú: pokračujú s ďalšími ľuďmi, alebo sú otvorené v inom okne.
    [many] { $kept } partie zostáva: pokračuje s ďalšími ľuďmi, alebo je otvorená v inom okne.
   *[other] { $kept } partií zostáva: pokračujú s ďalšími ľuďmi, alebo sú otvorené v inom okne.
}

undertaken-game = hra
undertaken-hundred = sto
undertaken-hundred-against = sto proti
undertaken-seven = sedmička
undertaken-seven-against = sedmička proti
undertaken-two-sevens = dve sedmičky
undertaken-betl = betl
undertaken-durch = durch
undertaken-open-betl = ložený betl
undertaken-open-durch = ložený durch
undertaken-durch-with-partner = durch s partnerom
undertaken-durch-with-wise = durch s chytrým
undertaken-given-up = vzdané
undertaken-close = zavretie talónu
undertaken-bid = záväzok
