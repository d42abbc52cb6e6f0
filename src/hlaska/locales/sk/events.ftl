# Turnaje
problem-no-event = Taký turnaj tu nie je.
problem-events-full = Už riadite { $most } turnajov, ktoré sa ešte neskončili. Najprv jeden z nich ukončite.
problem-event-text = Píšte len viditeľné znaky.
problem-no-daily = Na tento deň nie sú v tejto hre žiadne rozdania dňa.
problem-daily-program = Rozdania dňa sú pre ľudí, nie pre programy.

event-refused-absent = Chýbať môže len ten, kto má pri tomto stole miesto.
event-refused-all-drawn = Všetky kolá sú vyžrebované. Ukončite turnaj, alebo pridajte kolá.
event-refused-busy = Niekto z nich ešte hrá. Najprv zapíšte výsledok toho stola.
event-refused-called = Tento stôl už riaditeľa zavolal. Príde.
event-refused-cannot-undo = To vziať späť nejde. Napravte to iným krokom.
event-refused-challenged = Niekoho ste už vyzvali. Najprv vezmite tú výzvu späť.
event-refused-clock-runs = Hodiny už bežia.
event-refused-compared = Výsledky sa porovnávajú len tam, kde majú všetky stoly rovnaké rozdania. Vyberte si to, alebo zoraďte hráčov podľa bodov.
event-refused-count = Tento stôl má { $count } miesta. Zadajte { $count } čísla.
event-refused-directors-only = To môže len riaditeľ turnaja. Zavolajte ho.
event-refused-empty = Zapíšte body všetkých miest ({ $count }).
event-refused-endless = Táto hra sa sama nekončí. Určte, koľko rozdaní alebo minút má kolo.
event-refused-finished = Turnaj sa skončil. Najprv ho znova otvorte.
event-refused-fixed-tables = Vo vyraďovacom turnaji ostávajú stoly tak, ako ich určil žreb. Kto neprišiel, toho zapíšte ako chýbajúceho.
event-refused-format = Toto nastavenie sa k formátu nehodí. Ak sa človek smie prihlásiť viackrát, musia byť stoly po dvoch.
event-refused-format-fixed = Formát, stoly a druh prihlášok sa už po prvom kole zmeniť nedajú.
event-refused-founded = Turnaj už existuje. Zmeňte ho, alebo založte iný.
event-refused-full = Turnaj je plný.
event-refused-game-size = Podľa týchto pravidiel je hra pre { $players }, ale stoly majú { $size } miesta.
event-refused-games = Vyberte pravidlá hry pre každú veľkosť stola.
event-refused-gone = Táto prihláška je zrušená. Najprv ju vráťte do turnaja.
event-refused-kind-fixed = Po prvej prihláške sa už nedá zmeniť, či sa hlásia jednotlivci, dvojice, alebo tímy.
event-refused-late = Na prihlášku je neskoro: v tejto chvíli by ste už boli vyradení.
event-refused-later-acts = Na tento krok už nadväzuje ďalší. Najprv vezmite späť ten.
event-refused-later-draw = Po tomto kroku sa už žrebovalo ďalšie kolo. Napravte to rozhodnutím.
event-refused-league-negative = Body za umiestnenie ani počet započítaných turnajov nesmú byť záporné.
event-refused-league-places = Zadajte body za každé miesto.
event-refused-league-twice = Turnaj sa v lige počíta raz.
event-refused-long-text = Ten text je príliš dlhý. Napíšte najviac 1000 znakov.
event-refused-members = Do jednej prihlášky tu patrí toľko rôznych ľudí: { $size }. Každého napíšte raz.
event-refused-minutes = Pridať alebo ubrať môžete najviac 600 minút, a to až po žrebovaní kola.
event-refused-money = Všetky hry jedného turnaja sa musia počítať v rovnakých jednotkách. Vyberte len jednu hru.
event-refused-name = Každé meno má 1 až 80 znakov.
event-refused-negative = Kolá, minúty, rozdania a prihlášky musia byť čísla od 0.
event-refused-no-act = Taký riadok v denníku nie je.
event-refused-no-call = Tam už na riaditeľa nikto nečaká.
event-refused-no-challenge = Táto výzva už neplatí. Pozrite sa, ktoré sú otvorené.
event-refused-no-clock = Hodiny nebežia.
event-refused-no-entry = Taká prihláška tu nie je. Vyberte zo zoznamu.
event-refused-no-partners = Na dvojice treba hru, kde spoluhráči sedia oproti sebe.
event-refused-no-reason = Napíšte prečo: rozhodnutie potrebuje dôvod.
event-refused-no-result = Tento stôl ešte nemá výsledok. Zapíšte ho.
event-refused-no-round = Také kolo tu nie je.
event-refused-no-seat = Tu sa stoly žrebujú. Súpera si volia len hráči rebríčka alebo arény.
event-refused-no-table = Taký stôl v tomto kole nie je.
event-refused-not-alike = S týmito pravidlami nemôžu mať dva stoly rovnaké rozdania. Vyberte iné pravidlá, alebo nechajte každému stolu iné rozdania.
event-refused-not-asked = Táto výzva nie je pre vás, alebo ste ju už prijali.
event-refused-not-invited = Hrať smú len ľudia zo zoznamu a toto meno na ňom nie je. Opýtajte sa riaditeľa.
event-refused-not-member = Tento človek do tej prihlášky nepatrí.
event-refused-not-own = To môžu len tí, ktorých sa to týka, alebo riaditeľ.
event-refused-not-started = Turnaj sa ešte nezačal. Najprv ho začnite.
event-refused-nothing-to-confirm = Pri tomto stole nič nečaká na potvrdenie.
event-refused-pairs = Dvojice hrajú pri stoloch po štyroch.
event-refused-per-person = Viac prihlášok môže mať niekto len vo vyraďovacom turnaji, najviac 9.
event-refused-places = Umiestnenia pri tomto stole musia byť čísla od 1 do { $count }.
event-refused-ranking = Počet započítaných kôl musí byť číslo od 0. Každé kritérium pre prípad zhody napíšte raz.
event-refused-result-missing = { $round }. kolo sa ešte hrá. Najprv zapíšte chýbajúce výsledky.
event-refused-rounds = Vyžrebovaných kôl je už viac.
event-refused-same = Rovnaké rozdania môžu mať len stoly tu. Vyberte hru.
event-refused-same-name = Toto meno tu už niekto má. Vyberte iné.
event-refused-same-person = Tento výsledok ste zapísali vy. Potvrdiť ho má niekto iný od stola.
event-refused-same-table = To je dvakrát ten istý stôl. Vyberte dva rôzne.
event-refused-seat-count = Vyberte toľko rôznych prihlášok, koľko má stôl miest.
event-refused-sizes = Stoly majú 2, 3 alebo 4 miesta. Každú veľkosť napíšte raz.
event-refused-split = Vyberte, kto od tohto stola prejde k novému.
event-refused-stale = Medzitým sa niečo zmenilo. Pozrite sa a stlačte znova.
event-refused-started = Turnaj sa už začal. Vyžrebujte kolo.
event-refused-sums = Body nesedia so súčtom rozdaní. Skontrolujte oboje.
event-refused-table-size = Vznikol by stôl s iným počtom hráčov: { $count }. Vyberte stoly, ktoré sa k sebe hodia.
event-refused-team-size = Tím má 2 až 20 členov.
event-refused-there = Táto prihláška už tu je.
event-refused-time-over = Čas vypršal. Zapíšte chýbajúce výsledky a ukončite turnaj, alebo pridajte minúty.
event-refused-too-far = To je priďaleko. Vyzvať môžete len hráča, ktorý je najviac o toľkoto miest vyššie: { $reach }.
event-refused-too-few = Na štart je prihlášok málo: jeden stôl ich potrebuje { $least }.
event-refused-too-many-entries = Jeden človek tu môže mať najviac toľkoto prihlášok: { $count }.
event-refused-twice = Tento človek už je prihlásený (prihláška { $entry }). Každý sa hlási raz.
event-refused-two-results = Tento stôl už výsledok má. Potvrďte ho, alebo ho opravte rozhodnutím.
event-refused-undone = To už je vzaté späť.
event-refused-unit = Na upravený rozdiel treba jednotku. Vezmite tú, v ktorej sa hrá, alebo zadajte inú.
event-refused-waiting = Nikto nie je voľný.

events-title = Turnaje
events-lead = Turnaje tu aj so skutočnými kartami: program žrebuje stoly, stráži čas a počíta.
events-none = Zatiaľ tu nie je vypísaný žiadny turnaj. Založte ho.
events-past = Skončené
events-mine = hráte
events-new = Nový turnaj
events-found = Založiť turnaj
events-guest-found = Ak chcete riadiť turnaj, potrebujete účet.
events-guest = Aby ste mohli hrať, potrebujete účet.
events-entries-n = { $n ->
    [one] { $n } prihláška
    [few] { $n } prihlášky
    [many] { $n } prihlášky
   *[other] { $n } prihlášok
}
events-rounds-n = { $n ->
    [one] { $n } kolo
    [few] { $n } kolá
    [many] { $n } kola
   *[other] { $n } kôl
}
events-state-announced = ešte sa nezačal
events-state-running = hrá sa { $n }. kolo
events-state-on = začal
events-state-finished = skončil sa
events-format = Formát
events-format-lot = Žrebom
events-format-lot-more = Každé kolo sa žrebuje znova; s tým istým človekom sa málokto stretne dvakrát.
events-format-movement = Podľa umiestnenia (krížový mariáš)
events-format-movement-more = Prvý ostáva, druhý ide o stôl ďalej, tretí o dva, štvrtý o tri.
events-format-swiss = Švajčiarsky systém
events-format-swiss-more = Stretávajú sa hráči s podobným stavom, a keď sa dá, nikto s nikým dvakrát.
events-format-robin = Každý s každým
events-format-robin-more = Hrá sa, kým sa nestretnú všetci.
events-format-knockout = Vyraďovací
events-format-knockout-more = Kto prehrá, končí, alebo ide do turnaja útechy.
events-format-double = Na dve prehry
events-format-double-more = Vypadnete až po druhej prehre.
events-format-ladder = Rebríček s výzvami
events-format-ladder-more = Hráči vyzývajú tých nad sebou, ako často chcú.
events-format-arena = Aréna
events-format-arena-more = Kým beží čas, hráte, koľkokrát chcete.
events-tables-of = stoly po { $sizes }
events-kind = Kto sa hlási
events-kind-singles = jednotlivci
events-kind-pairs = stále dvojice
events-kind-teams = tímy
events-name = Názov
events-date = Dátum
events-where-here = po internete, každý na svojom zariadení
events-size = Miest pri stole
events-size-n = stoly pre { $n }
events-smaller = Aj stoly po { $n }, aby čo najmenej hráčov čakalo
events-rules = Hra a pravidlá jedným riadkom
events-rounds = Kolá (0: rozhodnete vy)
events-team-size = Členov tímu
events-length-none = bez obmedzenia
events-length-own = jedna partia na kolo
events-length-own-more = Každé kolo je jedna partia, dlhá podľa pravidiel hry.
events-same-more = Každý sa porovná s tými, ktorí mali inde rovnaké miesto. Výsledky sa ukážu, keď dohrajú všetky stoly kola.
events-more = Ďalšie nastavenia
events-ranking = Poradie podľa
events-ranking-usual = ako je pri tomto formáte zvykom
events-ranking-points = body
events-ranking-wins = výhry
events-ranking-places = umiestnenia pri stoloch
events-ranking-matchpoints = porovnávacie body
events-ranking-difference = rozdiel od priemeru
events-ranking-scale = upravený rozdiel
events-best = Koľko najlepších kôl sa počíta (0: všetky)
events-per-person = Koľkokrát sa smie jeden človek prihlásiť
events-consolation = Po koľkých kolách idú porazení ešte do turnaja útechy (0: nikdy)
events-consolation-cup = útecha
events-reach = O koľko miest vyššie sa dá vyzvať (0: bez obmedzenia)
events-open = Prihlásiť sa smie každý, kto má účet
events-invited = Kto sa môže prihlásiť, na každý riadok jedno meno
events-director = Riadenie turnaja
events-director-is = Riadi: { $names }
events-clock = Ostáva
events-paused = pauza
events-time-over = Čas vypršal
events-wall = Na stenu
events-send = Odkaz pre hráčov
events-send-more = Kto ho otvorí, vidí stoly a poradie a môže sa prihlásiť
events-leave-wall = Zavrieť
events-back = Späť
events-you = Vy
events-you-in = Ste prihlásení. Tu sa vyžrebuje prvé kolo.
events-you-left = Odišli ste. Do ďalšieho kola sa môžete vrátiť.
events-enter = Prihlásiť sa: { $name }
events-enter-more = Kým sa nežrebuje, môžete sa zase odhlásiť.
events-enter-late = Hráte od ďalšieho kola.
events-enter-pair = Prihlásiť dvojicu
events-enter-team = Prihlásiť tím
events-find = Nájsť meno
events-only-open = len stoly, kde sa hrá ({ $n })
events-entered = Ste prihlásení.
events-by-list = Hrať smú len ľudia zo zoznamu: opýtajte sa riaditeľa.
events-pair-name = Meno dvojice (ak nič nenapíšete: obe mená)
events-team-name = Meno tímu
events-mate = { $n }. hráč
events-with = spoluhráči: { $names }
events-to-table = K môjmu stolu
events-call = Zavolať riaditeľa
events-call-why = O čo ide? (ak nič nenapíšete: len príďte)
events-call-go = Zavolať
events-called = Riaditeľ je zavolaný.
events-call-said = Riaditeľ: { $text }
events-call-seen = Riaditeľ vie, že ho voláte.
events-answer-text = Odpoveď
events-answer-send = Odoslať
events-bye-through = V tomto kole nehráte a postupujete do ďalšieho.
events-you-out = Vypadli ste.
events-you-left-out = Z turnaja ste odišli.
events-you-consoled = Pokračujete v turnaji útechy. Počkajte na ďalšie kolo.
events-withdraw-lost = Stlačte znova: partiu prehrávate
events-final = Finále
events-goes-on = postupuje
events-has-won = víťazí
events-won-left = ostatní odišli
events-out = mimo hry
events-in = v hre
events-stands = Ako je na tom
events-who-won = Kto vyhral?
events-or-points = Alebo zapíšte body:
events-equal-lot = Rovnaké body: o postupe rozhodne žreb.
events-why-first = Najprv napíšte dôvod.
events-call-from = Volá stôl { $table } ({ $name }):
events-answer = Som pri nich
events-confirm-ask = { $name } hlási tento výsledok. Sedí?
events-confirm = Potvrdiť
events-bye = Toto kolo nehráte.
events-wait = Počkajte na ďalšie kolo.
events-wait-end = Všetky kolá máte odohrané.
events-rank = Ste na { $rank }. mieste.
events-withdraw = Odstúpiť z turnaja
events-withdraw-sure = Stlačte znova: odstúpiť
events-return = Vrátiť sa
events-absent = chýba
events-absent-some = Niekto neprišiel
events-sign = Zmeniť znamienko
events-sum = Body dávajú spolu { $sum }.
events-number-wrong = { $name }: napíšte číslo ako 12 alebo −0,5.
events-whole-wrong = { $name }: napíšte celé číslo ako 12 alebo −6.
events-write-whole = V bodoch hry: 12, −6. Celé čísla.
events-walkover = Nie je proti komu hrať: stôl sa skončí sám.
events-plays = hrá sa
events-plays-cards = skutočné karty
events-void = neodohrané
events-won-absent = ostatní neprišli
events-unconfirmed = zápis: { $name }, nepotvrdené
events-correct = Zmeniť výsledok
events-merge = Spojiť s iným stolom
events-merge-into = Ktorý stôl?
events-merge-go = Spojiť
events-table-n = { $n }. partia
events-standings = Priebežné poradie
events-standings-end = Konečné poradie
events-winner = { $n ->
    [one] Víťazom je { $names }
    [few] Víťazmi sú { $names }
    [many] Víťazmi sú { $names }
   *[other] Víťazmi sú { $names }
}
events-adjusted = Rozhodnutia
events-teams = Tímy
events-tie-wins = Výhry
events-tie-points = Body
events-tie-places = Umiestnenia
events-tie-difference = Rozdiel
events-tie-best = Najlepšie kolo
events-tie-last = Posledné kolo
events-tie-opponents = Súperi
events-tie-direct = Vzájomný zápas
events-entries = Prihlášky ({ $n })
events-entries-none = Zatiaľ nie je nikto prihlásený.
events-add = Pridať
events-add-many = Zapísať viac ľudí naraz
events-add-many-more = Každé meno na nový riadok
events-add-all = { $n ->
    [one] Zapísať jedno meno
    [few] Zapísať { $n } mená
    [many] Zapísať { $n } mena
   *[other] Zapísať { $n } mien
}
events-add-more = Kto tu má účet s takým menom, môže hrať pri stoloch tu; všetci ostatní hrajú so skutočnými kartami.
events-added = { $name } je v turnaji.
events-left = odhlásené
events-leaves = Odhlásiť
events-leaves-sure = Stlačte znova: odhlásiť
events-remove = Odobrať
events-rename = Zmeniť meno
events-returns = Vrátiť do turnaja
events-substitute = Náhradník
events-substitute-name = Kto hrá namiesto neho
events-replace-whom = Namiesto
events-start-more = Začnite, keď prídu prvé prihlášky; ďalší sa môžu pridať aj neskôr.
events-start = Začať turnaj
events-started = Turnaj sa začal.
events-draw-free = Posadiť všetkých voľných
events-finish = Ukončiť turnaj
events-finish-sure = Stlačte znova: ukončiť
events-over = Turnaj sa skončil.
events-reopen = Znova otvoriť
events-reopen-sure = Stlačte znova: turnaj pokračuje
events-playing = { $n ->
    [one] hrá sa ešte pri { $n } stole
    [few] hrá sa ešte pri { $n } stoloch
    [many] hrá sa ešte pri { $n } stole
   *[other] hrá sa ešte pri { $n } stoloch
}
events-seat = Posadiť tých, ktorí sa vyzvali
events-seat-first = Kto vyzýva
events-seat-other = Koho vyzýva
events-seat-go = Posadiť
events-challenge = Vyzvať
events-challenge-whom = Koho vyzvete?
events-challenge-free = Máte voľno: niekoho vyzvite, alebo počkajte na výzvu.
events-challenged = Vyzvali ste: { $names }.
events-challenge-waits = Čakáte na odpoveď: { $names }.
events-challenge-back = Vziať výzvu späť
events-challenge-by = { $name } vás vyzýva.
events-challenge-by-with = { $name } vás vyzýva; pri stole budú aj: { $names }.
events-challenge-accept = Prijať
events-challenge-decline = Odmietnuť
events-pause = Zastaviť čas
events-resume = Pustiť čas
events-extend = Pridať { $n } minút
events-ruling = Rozhodnutie alebo trest
events-ruling-for = Pre koho
events-ruling-nobody = pre nikoho: bez bodov
events-ruling-points = Body (trest: −)
events-ruling-text = Ako rozhodujete
events-rulings = Rozhodnutia
events-journal = Denník turnaja
events-journal-more = Kto čo urobil, kedy a prečo. Nikdy sa nič nemaže.
events-journal-file = Uložiť ako súbor
events-line-n = riadok { $n }
events-minutes-n = { $n ->
    [one] { $n } minúta
    [few] { $n } minúty
    [many] { $n } minúty
   *[other] { $n } minút
}
events-server = server
events-undo = Vziať späť
events-undone = vzaté späť
events-lot-more = Všetky kolá sa žrebujú podľa jedného tajomstva. Jeho SHA-256 tu stojí od začiatku, samo tajomstvo sa ukáže na konci. Ktokoľvek potom môže žrebovať znova a musia mu vyjsť tie isté stoly.
events-lot-later = ukáže sa, keď sa turnaj skončí
events-deal = Rozdanie
events-first-deal = rozdáva prvý
events-signed = Podpis
events-act-found = založenie turnaja
events-act-change = zmena turnaja
events-act-enter = prihláška
events-act-withdraw = odchod z turnaja
events-act-return = návrat do turnaja
events-act-substitute = náhradník
events-act-start = začiatok
events-act-draw = žrebovanie kola
events-act-seat = posadenie k stolu
events-act-challenge = výzva
events-act-accept = výzva prijatá
events-act-decline = výzva odmietnutá
events-act-record = výsledok
events-act-merge = spojenie stolov
events-act-split = rozdelenie stola
events-act-confirm = potvrdenie výsledku
events-act-correct = oprava výsledku
events-act-adjust = úprava bodov
events-act-rule = rozhodnutie
events-act-call = volanie riaditeľa
events-act-answer = riaditeľ pri stole
events-act-pause = zastavenie času
events-act-resume = čas beží ďalej
events-act-extend = zmena času
events-act-undo = krok vzatý späť
events-act-finish = koniec

# Deals of the day
daily-title = Rozdania dňa
daily-lead = Všetci dostanú rovnaké karty a hrajú s rovnakými počítačovými hráčmi. Váš výsledok sa porovná so všetkými ostatnými, takže dobré karty nepomôžu. Každé rozdanie hráte len raz a nikto vám neradí.
daily-until = Nové rozdania budú { $time }.
daily-deals-n = { $n ->
    [0] jedna partia
    [one] jedno rozdanie
    [few] { $n } rozdania
    [many] { $n } rozdania
   *[other] { $n } rozdaní
}
daily-people-n = { $n ->
    [0] zatiaľ nikto nezačal
    [one] začal jeden človek
    [few] začali { $n } ľudia
    [many] začalo { $n } človeka
   *[other] začalo { $n } ľudí
}
daily-play = Hrať
daily-go-on = Pokračovať
daily-done = odohrané { $n } z { $of }
daily-over = Máte dohrané
daily-guest = Ak chcete hrať, prihláste sa. Vaše meno potom bude v poradí.
daily-ranking = Poradie
daily-ranking-more = V každom rozdaní sa počíta, o koľko máte viac než priemer všetkých, ktorí ho hrali.
daily-later = Poradie uvidíte, keď dohráte; všetci ostatní, keď sa deň skončí ({ $time }).
daily-nobody = Nikto nedohral.
daily-own = Vaše rozdania
daily-you = Vy
daily-mean = Priemer
daily-best = Najlepší
daily-beyond = Nad priemerom
daily-made = Výsledok
daily-replay = Prezrieť rozdanie { $n }
daily-yesterday = Včerajšie poradie
daily-today = Dnešné rozdania
daily-how = Ako sa rozdáva
daily-how-more = Všetky rozdania dňa vychádzajú z jedného tajného čísla. Jeho odtlačok SHA-256 je tu; samo číslo sa ukáže, keď sa deň skončí.

# Leagues
events-league = Meno ligy, do ktorej sa turnaj počíta (nemusíte ho vyplniť)
events-league-best = Koľko najlepších turnajov sa počíta (0: všetky)
events-league-places = Body za poradie, od najlepšieho (ak nič nenapíšete: uhrané body)
events-league-more = Sčítajú sa všetky vaše turnaje s rovnakým menom ligy; v klube všetky klubové.
events-league-of = Liga: { $name }
events-league-counts = { $n ->
    [one] počíta sa najlepší turnaj
    [few] počítajú sa { $n } najlepšie
    [many] počíta sa { $n } najlepšieho
   *[other] počíta sa { $n } najlepších
}
events-league-drops = { $n ->
    [one] bez najhoršieho
    [few] bez { $n } najhorších
    [many] bez { $n } najhoršieho
   *[other] bez { $n } najhorších
}
events-league-by-places = body za poradie: { $points }
events-league-by-points = uhrané body
events-league-out = nepočíta sa:
events-league-none = Žiadny turnaj tejto ligy sa ešte neskončil.
problem-no-league = Tento turnaj sa nepočíta do žiadnej ligy.
