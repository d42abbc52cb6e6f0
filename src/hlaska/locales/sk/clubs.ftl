# Kluby: členovia, pomenované pravidlá, sezóny, večery
problem-no-club = V tomto klube nie ste.
problem-not-steward = To môžu len správcovia klubu.
problem-not-founder = To môže len zakladateľ klubu.
problem-club-invite = Táto pozvánka už neplatí. Vypýtajte si novú.
problem-club-full = Klub už má plno: najviac ich môže byť { $most }.
problem-club-name = Napíšte 1 až { $most } viditeľných znakov.
problem-club-number = Napíšte číslo ako 12 alebo −0,5, najviac so štyrmi desatinnými miestami.
problem-club-factor = Hodnota bodu musí byť väčšia ako 0 a najviac 10 000.
problem-club-rules = Tieto pravidlá už klub nemá.
problem-club-rules-name = Tak sa už volajú iné pravidlá klubu. Vyberte iné meno.
problem-club-sizes = Vyberte pravidlá klubu, pre každú veľkosť stola jedny.
problem-club-length = Kolo má najviac 1 000 rozdaní alebo 600 minút.
problem-club-role = Túto rolu môže mať len iný člen, ktorý má účet.
problem-club-founder = Najprv odovzdajte klub inému členovi.
problem-club-member = Tento človek už v klube nie je.
problem-club-season = Takú sezónu klub nemá.
problem-club-seasons = Klub má priveľa sezón.
problem-club-evening = Taký večer klub nemá.
problem-club-place = Taký stôl v tomto večere nie je.
problem-club-over = Tento večer sa skončil.
problem-club-round = Pri niektorých stoloch tohto kola sa ešte hrá.
problem-club-same-cards = Rovnaké rozdania sa dajú hrať len pri stoloch tu, so skutočnými kartami nie.
problem-club-same-rules = S týmito pravidlami nemôžu mať dva stoly rovnaké rozdania. Buď sa nemieša pred každým rozdaním, alebo sa o miesta ťahajú karty, alebo rozdanie závisí od predošlých. Vyberte iné pravidlá, alebo nechajte každému stolu iné rozdania.
problem-club-same-account = Rovnaké rozdania sa hrajú pri stoloch tu, takže účet potrebuje každý, kto prišiel.
problem-club-few = Ani na jeden stôl vás tu nie je dosť.
problem-club-played-here = Tento stôl hrá tu na stránke: jeho rozdania sa počítajú samy.
problem-club-points = Zapíšte výsledok všetkých { $n } hráčov v bodoch hry.
problem-club-zero = Čo jedni vyhrajú, druhí zaplatia: súčet musí byť 0.
problem-club-why = Napíšte dôvod, 1 až { $most } znakov.

clubs-title = Kluby
clubs-archive = Rozdania klubu
clubs-lead = Klub má vlastné pomenované pravidlá, stoly len pre členov, sezónu s priebežným stavom a večery, na ktoré sa stoly žrebujú.
clubs-guest = Do klubu potrebujete účet: sezóna trvá dlhšie, než si prehliadač pamätá. Čo ste odohrali ako hosť, vám zostane.
clubs-need-people = Hráčov pri stole musí byť { $n }. Pozvite ďalších, alebo zaškrtnite, kto tu je.
clubs-found = Nový klub
clubs-found-go = Založiť klub
clubs-name = Názov
clubs-unit = V čom sa počíta
clubs-unit-usual = body
clubs-unit-more = Napíšte slovo, napríklad body alebo €. Len sa ním počíta: nikto tu nič neplatí.
clubs-season-first = Prvá sezóna
clubs-members-n = { $n ->
    [one] { $n } člen
    [few] { $n } členovia
    [many] { $n } členov
   *[other] { $n } členov
}
clubs-role = Rola
clubs-role-member = člen
clubs-role-steward = správca
clubs-role-founder = zakladateľ
clubs-hand-over = odovzdať klub
clubs-invited = Pozývajú vás do klubu { $name }
clubs-in-already = Už ste jeho členom.
clubs-join = Vstúpiť
clubs-join-more = Členovia uvidia vaše meno a vaše výsledky pri klubových stoloch.
clubs-to = Ísť do klubu
clubs-all = Ukázať všetky moje kluby
clubs-counts-in = hrá sa na: { $unit }
clubs-tables = Stoly
clubs-tables-none = Teraz nikto nehrá.
clubs-kept-for = (pre: { $name })
clubs-my-table = Ísť k môjmu stolu
clubs-open = Otvoriť stôl
clubs-edit = Zmeniť
clubs-cancel = Zrušiť
clubs-sure = Stlačte znova: nedá sa to vrátiť
clubs-rules = Pravidlá klubu
clubs-rules-new = Nové pravidlá
clubs-rules-edit = Zmeniť pravidlá
clubs-rules-name = Meno týchto pravidiel
clubs-rules-drop = Zmazať
clubs-rules-none = Klub ešte nemá pravidlá.
clubs-rules-none-steward = Vyberte hru, nastavte svoje pravidlá a dajte im meno. Podľa nich potom otvárate stoly a večery.
clubs-rules-none-member = Pripraví ich správca.
clubs-worth = Koľko platí jeden bod hry ({ $unit })
clubs-worth-is = Bod hry platí { $value } ({ $unit })
clubs-evenings = Večery
clubs-evenings-none = Zatiaľ žiadny večer.
clubs-all-events = Turnaje
clubs-events = Turnaje klubu
clubs-event-new = Nový turnaj klubu
clubs-evening-new = Nový večer
clubs-evening-rules = Večer sa hrá podľa pravidiel klubu: najprv ich založte hore v časti „Pravidlá klubu“.
clubs-evening-begin = Začať večer
clubs-evening-go = Ísť na večer
clubs-results = Výsledky
clubs-rounds-n = { $n ->
    [one] { $n } kolo
    [few] { $n } kolá
    [many] { $n } kôl
   *[other] { $n } kôl
}
clubs-season = Sezóna
clubs-seasons = Sezóny
clubs-season-new = Nová sezóna
clubs-season-begin = Začať sezónu
clubs-season-more = Terajšia sezóna sa tým skončí; jej zápis zostane.
clubs-sheet-of = Zápis: { $name }
clubs-running = dnes
clubs-members = Členovia
clubs-no-account = bez účtu
clubs-remove = Vyradiť z klubu
clubs-invite = Vytvoriť pozvánku
clubs-invite-more = Kto má tento odkaz, môže do 14 dní vstúpiť. Skoršie odkazy už neplatia.
clubs-invited-until = Pozvánka platí do { $date }.
clubs-uninvite = Zrušiť pozvánku
clubs-add = Niekto bez účtu
clubs-name-person = Meno
clubs-add-go = Pridať do klubu
clubs-add-more = Pre večery so skutočnými kartami: výsledky mu zapisujú ostatní.
clubs-added = { $name } je teraz v klube.
clubs-more = Viac
clubs-leave = Vystúpiť z klubu
clubs-dissolve = Zrušiť klub
clubs-sure-dissolve = Stlačte znova: všetky zápisy a večery nadobro zmiznú
clubs-computers = Počítačoví hráči
clubs-former = Bývalý člen
clubs-former-n = Bývalý člen { $n }
clubs-place = Poradie
clubs-who = Kto
clubs-when = Kedy
clubs-what = Čo
clubs-deals = Rozdania
clubs-deals-n = { $n ->
    [one] { $n } rozdanie
    [few] { $n } rozdania
    [many] { $n } rozdania
   *[other] { $n } rozdaní
}
clubs-played = Zohrané
clubs-written = Zapísané
clubs-written-by = zápis: { $name }
clubs-corrections = Opravy
clubs-correction = oprava
clubs-correction-by = { $text } ({ $name })
clubs-correct = Pridať opravu
clubs-correct-more = Pridá sa k zápisu ako oprava s vaším menom. Zo zápisu sa nikdy nič nemaže; omyl napraví ďalšia oprava.
clubs-correct-value = Suma ({ $unit })
clubs-correct-why = Dôvod
clubs-total = Spolu
clubs-entries = Položky
clubs-entries-more = Ukázať všetky položky (ešte { $n })
clubs-sheet-none = Zatiaľ žiadne rozdanie.
clubs-sheet-none-more = Každé dohrané rozdanie pri stoloch klubu sa sem pridá samo.
clubs-plan-rules = Pravidlá
clubs-plan-other = Pre stoly inej veľkosti
clubs-plan-none = žiadne: niekto nehrá
clubs-plan-where = Kde
clubs-plan-here = pri stoloch tu
clubs-plan-cards = so skutočnými kartami
clubs-plan-round = Dĺžka kola
clubs-plan-deals = pevný počet rozdaní
clubs-plan-minutes = pevný čas
clubs-plan-by-rules = podľa pravidiel
clubs-plan-more = Hry, ktoré majú vlastný koniec, sa dohrajú.
clubs-plan-minutes-more = Keď čas vyprší, rozohrané rozdanie sa dohrá.
clubs-present = Kto prišiel ({ $n })
clubs-present-all = všetci
clubs-present-names = Sú tu: { $names }.
clubs-not-drawn = Prvé kolo ešte nie je vyžrebované.
clubs-draw = Vyžrebovať kolo { $n }
clubs-draw-anyway = Vyžrebovať kolo { $n } aj tak: stlačte znova
clubs-drawn = Kolo je vyžrebované.
clubs-open-missing = Otvoriť chýbajúce stoly
clubs-tables-of = { $n ->
    [one] { $n } stôl po { $size }
    [few] { $n } stoly po { $size }
    [many] { $n } stolov po { $size }
   *[other] { $n } stolov po { $size }
}
clubs-out-n = { $n ->
    [one] { $n } nehrá
    [few] { $n } nehrajú
    [many] { $n } nehrá
   *[other] { $n } nehrá
}
clubs-out = { $n ->
    [one] { $names } nehrá.
    [few] Nehrajú: { $names }.
    [many] Nehrajú: { $names }.
   *[other] Nehrajú: { $names }.
}
clubs-round = { $n }. kolo
clubs-table = Stôl { $n }
clubs-table-over = skončil
clubs-table-cards = skutočné karty
clubs-give = Obsadiť voľné miesta
clubs-give-sure = Stlačte znova: na voľné miesta sadnú počítačoví hráči
clubs-write = Zapísať výsledok
clubs-write-again = Zmeniť výsledok
clubs-write-more = V bodoch hry: 12, −6.
clubs-end = Ukončiť večer
clubs-over = Večer sa skončil.
clubs-lot = Ako sa žrebovalo
clubs-lot-more = Všetky kolá sa žrebujú podľa jedného tajomstva. Jeho SHA-256 tu stojí od začiatku večera, samo tajomstvo sa ukáže na konci. Ktokoľvek potom môže žrebovať znova a musia mu vyjsť tie isté stoly.
clubs-lot-commit = SHA-256 tajomstva
clubs-lot-secret = Tajomstvo
clubs-lot-later = ukáže sa, keď sa večer skončí
clubs-plan-same = Rovnaké rozdania pri všetkých stoloch
clubs-plan-same-more = Každý sa porovná s tými, čo mali inde rovnaké miesto. Hráči k miešaniu neprispievajú. Rozdania sa ukážu a započítajú, keď dohrajú všetky stoly kola; do rebríčka sa nepočítajú.
clubs-same = rovnaké rozdania pri všetkých stoloch
clubs-held = výsledky sa ukážu, keď dohrajú všetky stoly
clubs-compared = Porovnanie
clubs-compared-more = Porovnanie: pri každom rozdaní sa od výsledku odpočíta priemer rovnakého miesta pri ostatných stoloch kola.
clubs-same-alone = Nie je s čím porovnať: rovnaké rozdania nemá žiadny iný stôl.
clubs-same-later = ukáže sa, keď sa skončí večer aj jeho posledný stôl
clubs-same-lot = Aj karty vychádzajú z tohto tajomstva, hráči k nemu nič nepridávajú. Keď sa tajomstvo ukáže, môžete overiť každé rozdanie.
