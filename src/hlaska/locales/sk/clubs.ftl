# Kluby: členovia, pomenované pravidlá, sezóny, večery
problem-no-club = V takom klube nie ste.
problem-not-steward = To môžu len správcovia klubu.
problem-not-founder = To môže len zakladateľ klubu.
problem-club-invite = Tento odkaz už do žiadneho klubu nevedie. Požiadajte o nový.
problem-club-full = Už ich je { $most } a viac ich byť nemôže.
problem-club-name = Napíšte 1 až { $most } viditeľných znakov.
problem-club-number = Napíšte číslo ako 12 alebo −0,5, najviac so štyrmi desatinnými miestami.
problem-club-factor = Hodnota bodu je väčšia ako 0 a najviac 10 000.
problem-club-rules = Také pravidlá už klub nemá.
problem-club-rules-name = Tak sa už volajú iné pravidlá klubu.
problem-club-sizes = Vyberte pravidlá klubu, pre každú veľkosť stola jedny.
problem-club-length = Kolo má najviac 1 000 hier alebo 600 minút.
problem-club-role = To platí len pre ostatných členov, ktorí majú účet.
problem-club-founder = Najprv odovzdajte klub inému členovi.
problem-club-member = Takého člena už klub nemá.
problem-club-season = Takú sezónu klub nemá.
problem-club-seasons = Klub má priveľa sezón.
problem-club-evening = Taký večer klub nemá.
problem-club-place = Taký stôl večer nemá.
problem-club-over = Tento večer sa skončil.
problem-club-round = Pri stoloch tohto kola sa ešte hrá.
problem-club-same-cards = Rovnaké rozdania sú pre stoly tu, nie pre skutočné karty.
problem-club-same-rules = Podľa týchto pravidiel nemôžu mať dva stoly rovnaké rozdania: sníma sa, nemieša sa pred každým rozdaním, miesta sa žrebujú kartami, alebo rozdanie závisí od predošlých. Zvoľte iné pravidlá alebo každému stolu jeho vlastné rozdania.
problem-club-same-account = Rovnaké rozdania sa hrajú pri stoloch tu: každý prítomný potrebuje účet.
problem-club-few = Na stôl je tu primálo ľudí.
problem-club-played-here = Pri tomto stole sa hrá tu a jeho hry sa počítajú samy.
problem-club-points = Napíšte, koľko každý z { $n } hráčov získal, tak ako hra počíta.
problem-club-zero = Čo jedni získajú, druhí zaplatia: súčet musí byť 0.
problem-club-why = Napíšte dôvod, 1 až { $most } znakov.

clubs-title = Kluby
clubs-archive = Hry klubu
clubs-lead = Klub má svoje pomenované pravidlá, stoly len pre členov, sezónu s priebežným účtom a večery so žrebovanými stolmi.
clubs-guest = Kluby sú pre tých, čo majú účet: sezóna trvá dlhšie, než si prehliadač pamätá. Čo ste odohrali ako hosť, vám zostane.
clubs-signed-in = Už som prihlásený
clubs-found = Nový klub
clubs-found-go = Založiť
clubs-name = Názov
clubs-unit = Jednotka účtu
clubs-unit-usual = body
clubs-unit-more = Slovo ako body alebo €. Je to len číslo a slovo: nič sa tu neplatí.
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
clubs-invited = Ste pozvaní do klubu { $name }
clubs-in-already = Už ste členom.
clubs-join = Vstúpiť
clubs-join-more = Členovia uvidia vaše meno a výsledky pri stoloch klubu.
clubs-to = Do klubu
clubs-all = Všetky moje kluby
clubs-counts-in = počíta sa: { $unit }
clubs-tables = Stoly
clubs-tables-none = Teraz nikto nehrá.
clubs-kept-for = (pre: { $name })
clubs-my-table = K môjmu stolu
clubs-open = Otvoriť stôl
clubs-edit = Zmeniť
clubs-cancel = Zrušiť
clubs-sure = Stlačte znova: nedá sa to vrátiť
clubs-rules = Pravidlá klubu
clubs-rules-new = Nové pravidlá
clubs-rules-edit = Zmeniť pravidlá
clubs-rules-name = Ako im hovoríte
clubs-rules-drop = Zmazať
clubs-rules-none = Klub ešte nemá pravidlá.
clubs-rules-none-steward = Vyberte hru a spôsob, ako ju hráte, a pomenujte ich. Podľa nich sa otvárajú stoly.
clubs-rules-none-member = Vyberajú ich správcovia.
clubs-worth = Jeden bod hry v jednotke { $unit }
clubs-worth-is = 1 bod = { $value } { $unit }
clubs-evenings = Večery
clubs-evenings-none = Zatiaľ žiadny.
clubs-evening-new = Nový večer
clubs-evening-begin = Začať
clubs-evening-go = Na večer
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
clubs-season-begin = Začať ju
clubs-season-more = Bežiaca sezóna sa tým skončí, jej účet zostane.
clubs-sheet-of = Účet: { $name }
clubs-running = dnes
clubs-members = Členovia
clubs-no-account = bez účtu
clubs-remove = Vyradiť z klubu
clubs-invite = Vytvoriť odkaz do klubu
clubs-invite-more = Kto má tento odkaz, môže 14 dní vstúpiť. Skorší už nikam nevedie.
clubs-invited-until = Odkaz vedie do klubu do { $date }.
clubs-uninvite = Zavrieť ho
clubs-add = Niekto bez účtu
clubs-name-person = Meno
clubs-add-go = Zapísať
clubs-add-more = Pre večery so skutočnými kartami: výsledky sa mu zapisujú.
clubs-added = { $name } je v klube.
clubs-more = Viac
clubs-leave = Vystúpiť z klubu
clubs-dissolve = Zrušiť klub
clubs-sure-dissolve = Stlačte znova: účty a večery nadobro zmiznú
clubs-computers = Počítačoví hráči
clubs-former = Bývalý člen
clubs-former-n = Bývalý člen { $n }
clubs-place = Poradie
clubs-who = Kto
clubs-when = Kedy
clubs-what = Čo
clubs-deals = Hry
clubs-deals-n = { $n ->
    [one] { $n } hra
    [few] { $n } hry
    [many] { $n } hier
   *[other] { $n } hier
}
clubs-played = Hrou
clubs-written = Zapísané
clubs-written-by = zápis: { $name }
clubs-corrections = Opravy
clubs-correction = oprava
clubs-correction-by = { $text } ({ $name })
clubs-correct = Niečo opraviť
clubs-correct-more = Pripočíta sa a ukáže sa ako oprava s vaším menom. Z účtu sa nič nevymazáva; napraví to ďalšia oprava.
clubs-correct-value = Pripočíta sa ({ $unit })
clubs-correct-why = Prečo
clubs-total = Spolu
clubs-entries = Riadok po riadku
clubs-entries-more = Všetky riadky (ďalších { $n })
clubs-sheet-none = Ešte sa nič neodohralo.
clubs-sheet-none-more = Každá dohraná hra pri stoloch klubu sem príde sama.
clubs-plan-rules = Pravidlá
clubs-plan-other = Pre stoly inej veľkosti
clubs-plan-none = žiadne: niekto nehrá
clubs-plan-where = Kde
clubs-plan-here = pri stoloch tu
clubs-plan-cards = so skutočnými kartami
clubs-plan-round = Kolo má
clubs-plan-deals = toľko hier
clubs-plan-minutes = toľko minút
clubs-plan-by-rules = podľa pravidiel
clubs-plan-more = Hry s vlastným koncom sa dohrávajú doň.
clubs-plan-minutes-more = Keď čas uplynie, rozohraná hra sa dohrá.
clubs-present = Kto je tu ({ $n })
clubs-present-all = všetci
clubs-present-names = Sú tu: { $names }.
clubs-not-drawn = Prvé kolo ešte nie je vyžrebované.
clubs-draw = Vyžrebovať kolo { $n }
clubs-draw-anyway = Stlačte znova a kolo { $n } sa aj tak vyžrebuje
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
    [few] { $names } nehrajú.
    [many] { $names } nehrajú.
   *[other] { $names } nehrajú.
}
clubs-round = { $n }. kolo
clubs-table = Stôl { $n }
clubs-table-over = skončil
clubs-table-cards = skutočné karty
clubs-give = Niekto chýba
clubs-give-sure = Stlačte znova: na voľné miesta sadnú počítačoví hráči
clubs-write = Zapísať výsledok
clubs-write-again = Zapísať znova
clubs-write-more = V bodoch hry, ako sa hrá: 12, −6.
clubs-end = Ukončiť večer
clubs-over = Večer sa skončil.
clubs-lot = Ako sa žrebovalo
clubs-lot-more = Semená všetkých kôl plynú z tajomstva, ktorého SHA-256 tu stojí od začiatku večera. Na konci sa prezradí a každý môže žrebovať znova a nájsť tie isté stoly.
clubs-lot-commit = SHA-256 tajomstva
clubs-lot-secret = Tajomstvo
clubs-lot-later = prezradí sa po skončení večera
clubs-plan-same = Rovnaké rozdania pri všetkých stoloch
clubs-plan-same-more = Každý sa porovná s tým, kto mal inde rovnakú stoličku. Hráči k miešaniu neprispievajú; rozdania sa ukážu a započítajú, keď dohrajú všetky stoly kola, a rebríček nemenia.
clubs-same = rovnaké rozdania pri všetkých stoloch
clubs-held = výsledky, keď dohrajú všetky stoly
clubs-compared = Porovnanie
clubs-compared-more = Porovnanie: rozdanie po rozdaní, o koľko kto získal viac alebo menej než priemer tej istej stoličky pri ostatných stoloch kola.
clubs-same-alone = Niet čo porovnať: rovnaké rozdania nemá žiadny iný stôl.
clubs-same-later = prezradí sa po skončení večera a jeho posledného stola
clubs-same-lot = Balíčky plynú z toho istého tajomstva bez príspevkov hráčov; keď sa prezradí, dá sa každé rozdanie overiť.
