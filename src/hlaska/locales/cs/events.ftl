# Turnaje
problem-no-event = Takový turnaj tu není.
problem-events-full = Řídíte už { $most } turnajů, které ještě neskončily. Nejdřív jeden ukončete.
problem-event-text = Pište jen viditelné znaky.
problem-no-daily = Na tento den nejsou v této hře žádná rozdání dne.
problem-daily-program = Rozdání dne jsou pro lidi, ne pro programy.

event-refused-absent = Jako chybějícího zapište někoho, kdo má u tohoto stolu místo.
event-refused-all-drawn = Všechna kola už jsou vylosovaná. Ukončete turnaj, nebo přidejte kola.
event-refused-busy = Někdo z nich ještě hraje. Nejdřív zapište výsledek toho stolu.
event-refused-called = Tento stůl už ředitele zavolal. Přijde.
event-refused-cannot-undo = To vzít zpět nejde. Napravte to jiným krokem.
event-refused-challenged = Někoho už jste vyzvali. Nejdřív vezměte tu výzvu zpět.
event-refused-clock-runs = Hodiny už běží.
event-refused-compared = Výsledky se srovnávají jen tam, kde mají všechny stoly stejná rozdání. Zvolte stejná rozdání, nebo pořadí podle bodů.
event-refused-count = Tento stůl má { $count } místa. Zadejte { $count } čísla.
event-refused-directors-only = To může jen ředitel turnaje. Zavolejte ho.
event-refused-empty = Zapište body všech míst ({ $count }).
event-refused-endless = Tato hra sama nekončí. Určete, kolik rozdání nebo minut má kolo.
event-refused-finished = Turnaj skončil. Nejdřív ho znovu otevřete.
event-refused-fixed-tables = Ve vyřazovacím turnaji zůstávají stoly tak, jak je určil los. Kdo nepřišel, toho zapište jako chybějícího.
event-refused-format = Takové nastavení se k tomuto formátu nehodí. Víc přihlášek na osobu jde jen u stolů po dvou.
event-refused-format-fixed = Formát, stoly a druh přihlášek už po prvním kole změnit nejde.
event-refused-founded = Turnaj už existuje. Změňte ho, nebo založte jiný.
event-refused-full = Turnaj je plný.
event-refused-game-size = Podle těchto pravidel je hra pro { $players }, ale stoly mají { $size } místa.
event-refused-games = Vyberte pravidla hry pro každou velikost stolu.
event-refused-gone = Tato přihláška je odhlášená. Nejdřív ji vraťte do turnaje.
event-refused-kind-fixed = Jestli se hlásí jednotlivci, dvojice, nebo týmy, po první přihlášce změnit nejde.
event-refused-late = Na přihlášku je pozdě: v tomto kole už byste měli prohráno.
event-refused-later-acts = Na tento krok už navazuje další. Nejdřív vezměte zpět ten.
event-refused-later-draw = Po tomto kroku se už losovalo další kolo. Napravte to rozhodnutím.
event-refused-league-negative = Body za umístění ani počet započtených turnajů nesmí být záporné.
event-refused-league-places = Zadejte body za každé místo.
event-refused-league-twice = Každý turnaj se v lize počítá jen jednou.
event-refused-long-text = Ten text je moc dlouhý. Napište nejvýš 1000 znaků.
event-refused-members = Počet lidí v jedné přihlášce je tu { $size }. Každého napište jednou.
event-refused-minutes = Přidat nebo ubrat můžete nejvýš 600 minut, a to až po losování kola.
event-refused-money = Hry jednoho turnaje se musí počítat ve stejných jednotkách. Zvolte jen jednu hru.
event-refused-name = Každé jméno musí mít 1 až 80 znaků.
event-refused-negative = Kola, minuty, rozdání a přihlášky musí být čísla od 0.
event-refused-no-act = Takový řádek v deníku není.
event-refused-no-call = Tam už na ředitele nikdo nečeká.
event-refused-no-challenge = Tato výzva už neplatí. Podívejte se, které jsou otevřené.
event-refused-no-clock = Žádné hodiny neběží.
event-refused-no-entry = Taková přihláška tu není. Vyberte ji ze seznamu.
event-refused-no-partners = Dvojice potřebují hru, kde partneři sedí naproti sobě.
event-refused-no-reason = Napište proč: rozhodnutí potřebuje důvod.
event-refused-no-result = Tento stůl ještě nemá výsledek. Nejdřív ho zapište.
event-refused-no-round = Takové kolo v tomto turnaji není.
event-refused-no-seat = Tady se stoly losují. Soupeře si volí jen hráči žebříčku nebo arény.
event-refused-no-table = Takový stůl v tomto kole není.
event-refused-not-alike = S těmito pravidly nemohou mít dva stoly stejná rozdání. Zvolte jiná pravidla, nebo ať má každý stůl jiná rozdání.
event-refused-not-asked = Tato výzva není pro vás, nebo už ji máte přijatou.
event-refused-not-invited = Hrát smějí jen lidé ze seznamu a toto jméno na něm není. Zeptejte se ředitele.
event-refused-not-member = Tento člověk do té přihlášky nepatří.
event-refused-not-own = To smí udělat jen ten, koho se to týká, nebo ředitel.
event-refused-not-started = Turnaj ještě nezačal. Nejdřív ho začněte.
event-refused-nothing-to-confirm = U tohoto stolu nic nečeká na potvrzení.
event-refused-pairs = Dvojice hrají u stolů po čtyřech.
event-refused-per-person = Víc přihlášek může mít někdo jen ve vyřazovacím turnaji, nejvýš 9.
event-refused-places = Umístění u tohoto stolu jsou čísla od 1 do { $count }.
event-refused-ranking = Počítaných kol musí být 0 nebo víc. Každé kritérium při shodě uveďte jednou.
event-refused-result-missing = { $round }. kolo se ještě hraje. Nejdřív zapište chybějící výsledky.
event-refused-rounds = Vylosovaných kol je už víc.
event-refused-same = Stejná rozdání mohou mít jen stoly tady. Vyberte hru.
event-refused-same-name = Toto jméno tu už někdo má. Zvolte jiné.
event-refused-same-person = Tento výsledek je zapsaný od vás. Potvrdit ho musí někdo jiný od stolu.
event-refused-same-table = To je dvakrát stejný stůl. Vyberte dva různé.
event-refused-seat-count = Vyberte tolik různých přihlášek, kolik má stůl míst.
event-refused-sizes = Stoly mají 2, 3 nebo 4 místa. Každou velikost uveďte jednou.
event-refused-split = Vyberte, kdo od tohoto stolu přejde k novému.
event-refused-stale = Mezitím se tu něco změnilo. Podívejte se, co, a stiskněte znovu.
event-refused-started = Turnaj už začal. Vylosujte kolo.
event-refused-sums = Body nesedí s tím, co dávají rozdání dohromady. Zkontrolujte obojí.
event-refused-table-size = Vznikl by stůl s jiným počtem hráčů: { $count }. Vyberte stoly, které se k sobě hodí.
event-refused-team-size = Tým má 2 až 20 členů.
event-refused-there = Tato přihláška už v turnaji je.
event-refused-time-over = Čas vypršel. Zapište chybějící výsledky a ukončete turnaj, nebo přidejte minuty.
event-refused-too-far = To je moc daleko. Vyzvat jde nejvýš o { $reach } míst výš.
event-refused-too-few = Přihlášek je na začátek málo: jeden stůl jich potřebuje { $least }.
event-refused-too-many-entries = Jeden člověk tu víc než { $count } přihlášek mít nemůže.
event-refused-twice = Tento člověk už přihlášku má ({ $entry }). Každý se hlásí jednou.
event-refused-two-results = Tento stůl už výsledek má. Potvrďte ho, nebo ho opravte rozhodnutím.
event-refused-undone = Tento krok už zpátky vzatý je.
event-refused-unit = Rozdíly potřebují jednotku. Vezměte tu, kterou má hra, nebo zadejte jinou.
event-refused-waiting = Teď tu nikdo volný není.

events-title = Turnaje
events-lead = Turnaje tady i s živými kartami: program losuje stoly, hlídá čas a počítá.
events-none = Žádný turnaj tu není. Založte nový.
events-past = Skončené
events-mine = hrajete
events-new = Nový turnaj
events-found = Založit turnaj
events-guest-found = K řízení turnaje potřebujete účet.
events-guest = Abyste mohli hrát, potřebujete účet.
events-entries-n = { $n ->
    [one] { $n } přihláška
    [few] { $n } přihlášky
   *[other] { $n } přihlášek
}
events-rounds-n = { $n ->
    [one] { $n } kolo
    [few] { $n } kola
   *[other] { $n } kol
}
events-state-announced = ještě nezačal
events-state-running = hraje se { $n }. kolo
events-state-on = začal
events-state-finished = skončil
events-format = Formát
events-format-lot = Losem
events-format-lot-more = Každé kolo se losuje znovu; málokdo se potká dvakrát.
events-format-movement = Podle umístění (křížový mariáš)
events-format-movement-more = První zůstává, druhý jde o stůl dál, třetí o dva, čtvrtý o tři.
events-format-swiss = Švýcarský systém
events-format-swiss-more = Potkávají se hráči s podobným stavem, pokud možno nikdy dvakrát.
events-format-robin = Každý s každým
events-format-robin-more = Hraje se, dokud se nepotkají všichni.
events-format-knockout = Vyřazovací
events-format-knockout-more = Kdo prohraje, vypadne, nebo jde do turnaje útěchy.
events-format-double = Na dvě prohry
events-format-double-more = Vypadává se až po druhé prohře.
events-format-ladder = Žebříček s výzvami
events-format-ladder-more = Hráči vyzývají ty nad sebou, jak často chtějí.
events-format-arena = Aréna
events-format-arena-more = Ve vymezeném čase hrajete, kolikrát chcete.
events-tables-of = stoly po { $sizes }
events-kind = Kdo se hlásí
events-kind-singles = jednotlivci
events-kind-pairs = stálé dvojice
events-kind-teams = týmy
events-name = Název
events-date = Datum
events-where-here = po internetu, každý na svém zařízení
events-size = Míst u stolu
events-size-n = stoly po { $n }
events-smaller = I stoly po { $n }, ať méně hráčů čeká
events-rules = Hra a pravidla jedním řádkem
events-rounds = Kola (0: rozhodnete vy)
events-team-size = Členů týmu
events-length-none = bez omezení
events-length-own = jedna partie na kolo
events-length-own-more = Každé kolo je jedna partie, tak dlouhá, jak říkají pravidla hry.
events-same-more = Každý se porovná s těmi, kdo měli jinde stejné místo. Výsledky se ukážou, až dohrají všechny stoly kola.
events-more = Další nastavení
events-ranking = Co rozhoduje o pořadí
events-ranking-usual = jak je u formátu zvykem
events-ranking-points = body
events-ranking-wins = výhry
events-ranking-places = umístění u stolů
events-ranking-matchpoints = srovnávací body
events-ranking-difference = rozdíl od průměru
events-ranking-scale = upravený rozdíl
events-best = Kolik nejlepších kol se počítá (0: všechna)
events-per-person = Kolikrát se smí jeden člověk přihlásit
events-consolation = Po kolika kolech jdou poražení ještě do turnaje útěchy (0: nikdy)
events-consolation-cup = útěcha
events-reach = O kolik míst výš jde vyzvat (0: bez omezení)
events-open = Přihlásit se smí každý, kdo má účet
events-invited = Kdo se může přihlásit, každé jméno na řádek
events-director = Řízení turnaje
events-director-is = Řídí: { $names }
events-clock = Zbývá
events-paused = pauza
events-time-over = Čas vypršel
events-wall = Na stěnu
events-send = Odkaz pro hráče
events-send-more = Kdo ho otevře, vidí stoly a pořadí a může se přihlásit
events-leave-wall = Zavřít
events-back = Zpátky
events-you = Vy
events-you-in = Jste v turnaji. Až se vylosuje první kolo, uvidíte ho tady.
events-you-left = Teď nehrajete. Do dalšího kola se můžete vrátit.
events-enter = Přihlásit se: { $name }
events-enter-more = Dokud se nelosuje, můžete se zase odhlásit.
events-enter-late = Hrajete od příštího kola.
events-enter-pair = Přihlásit dvojici
events-enter-team = Přihlásit tým
events-find = Najít jméno
events-only-open = jen stoly, kde se hraje ({ $n })
events-entered = Jste v turnaji.
events-by-list = Hrát smějí jen lidé ze seznamu: zeptejte se ředitele.
events-pair-name = Jméno dvojice (když nic nenapíšete: obě jména)
events-team-name = Jméno týmu
events-mate = { $n }. hráč
events-with = spoluhráči: { $names }
events-to-table = K mému stolu
events-call = Zavolat ředitele
events-call-why = O co jde? (nemusíte psát nic)
events-call-go = Zavolat
events-called = Ředitel už ví, že ho voláte.
events-call-said = Ředitel: { $text }
events-call-seen = Ředitel vaše volání vidí.
events-answer-text = Odpověď
events-answer-send = Odeslat
events-bye-through = V tomto kole nehrajete a postupujete do dalšího.
events-you-out = Z turnaje vypadáváte.
events-you-left-out = V turnaji už nehrajete.
events-you-consoled = Pokračujete v turnaji útěchy. Počkejte na další kolo.
events-withdraw-lost = Stiskněte znovu: partii prohráváte
events-final = Finále
events-goes-on = postupuje
events-has-won = vítězí
events-won-left = ostatní odešli
events-out = vypadává
events-in = ve hře
events-stands = Jak na tom je
events-who-won = Kdo vyhrál?
events-or-points = Nebo zapište body:
events-equal-lot = Bodů je stejně: o postupu rozhodne los.
events-why-first = Nejdřív napište důvod.
events-call-from = Volá stůl { $table } ({ $name }):
events-answer = Jsem u nich
events-confirm-ask = Výsledek zapisuje { $name }. Je správně?
events-confirm = Potvrdit
events-bye = Toto kolo nehrajete.
events-wait = Počkejte na další kolo.
events-wait-end = Máte odehráno.
events-rank = Jste na { $rank }. místě.
events-withdraw = Odstoupit z turnaje
events-withdraw-sure = Stiskněte znovu: odstoupit
events-return = Vrátit se
events-absent = chybí
events-absent-some = Někdo nepřišel
events-sign = Změnit znaménko
events-sum = Body dávají dohromady { $sum }.
events-number-wrong = { $name }: napište číslo jako 12 nebo −0,5.
events-whole-wrong = { $name }: napište celé číslo jako 12 nebo −6.
events-write-whole = Pište celé body hry: 12, −6.
events-walkover = Není proti komu hrát: stůl skončí sám.
events-plays = hraje se
events-plays-cards = živé karty
events-void = nehrálo se
events-won-absent = ostatní nepřišli
events-unconfirmed = zapisuje { $name }, zatím bez potvrzení
events-correct = Změnit výsledek
events-merge = Spojit s jiným stolem
events-merge-into = Který stůl?
events-merge-go = Spojit
events-table-n = { $n }. partie
events-standings = Průběžné pořadí
events-standings-end = Konečné pořadí
events-winner = { $n ->
    [one] Vítězem je { $names }
    [few] Vítězi jsou { $names }
    [many] Vítězi jsou { $names }
   *[other] Vítězi jsou { $names }
}
events-adjusted = Rozhodnutí
events-teams = Týmy
events-tie-wins = Výhry
events-tie-points = Body
events-tie-places = Umístění
events-tie-difference = Rozdíl
events-tie-best = Nejlepší kolo
events-tie-last = Poslední kolo
events-tie-opponents = Soupeři
events-tie-direct = Vzájemný zápas
events-entries = Přihlášky ({ $n })
events-entries-none = Zatím tu není žádná přihláška.
events-add = Přidat
events-add-many = Zapsat víc lidí najednou
events-add-many-more = Každé jméno na nový řádek
events-add-all = { $n ->
    [one] Zapsat jedno jméno
    [few] Zapsat { $n } jména
   *[other] Zapsat { $n } jmen
}
events-add-more = Kdo tu má účet s tímto jménem, může hrát u stolů tady. Kdo ho nemá, hraje s živými kartami.
events-added = { $name } je v turnaji.
events-left = už nehraje
events-leaves = Odhlásit
events-leaves-sure = Stiskněte znovu: odhlásit
events-remove = Odebrat
events-rename = Změnit jméno
events-returns = Vrátit do turnaje
events-substitute = Náhradník
events-substitute-name = Kdo hraje místo něj
events-replace-whom = Místo
events-start-more = Začít můžete, jakmile přijdou první přihlášky. Další se mohou přidat i později.
events-start = Začít turnaj
events-started = Turnaj začal.
events-draw-free = Posadit všechny volné
events-finish = Ukončit turnaj
events-finish-sure = Stiskněte znovu: ukončit
events-over = Turnaj skončil.
events-reopen = Znovu otevřít
events-reopen-sure = Stiskněte znovu: turnaj pokračuje
events-playing = { $n ->
    [one] hraje se ještě u { $n } stolu
    [few] hraje se ještě u { $n } stolů
   *[other] hraje se ještě u { $n } stolů
}
events-seat = Posadit ty, kdo se vyzvali
events-seat-first = Kdo vyzývá
events-seat-other = Koho vyzývá
events-seat-go = Posadit
events-challenge = Vyzvat
events-challenge-whom = Koho vyzvete?
events-challenge-free = Máte volno: někoho vyzvěte, nebo počkejte na výzvu.
events-challenged = Vyzýváte: { $names }.
events-challenge-waits = Čekáte na odpověď: { $names }.
events-challenge-back = Vzít výzvu zpět
events-challenge-by = { $name } vás vyzývá.
events-challenge-by-with = { $name } vás vyzývá, u stolu také { $names }.
events-challenge-accept = Přijmout
events-challenge-decline = Odmítnout
events-pause = Zastavit čas
events-resume = Pustit čas
events-extend = Přidat { $n } minut
events-ruling = Rozhodnutí nebo trest
events-ruling-for = Pro koho
events-ruling-nobody = pro nikoho: bez bodů
events-ruling-points = Body (trest s minusem)
events-ruling-text = Co rozhodujete
events-rulings = Rozhodnutí
events-journal = Deník turnaje
events-journal-more = Kdo co udělal, kdy a proč. Nikdy se nic nemaže.
events-journal-file = Uložit jako soubor
events-line-n = řádek { $n }
events-minutes-n = { $n ->
    [one] { $n } minuta
    [few] { $n } minuty
    [many] { $n } minuty
   *[other] { $n } minut
}
events-server = server
events-undo = Vzít zpět
events-undone = vzato zpět
events-lot-more = Všechna kola se losují podle jednoho tajemství. Jeho SHA-256 tu stojí od začátku, samo tajemství se ukáže na konci. Kdokoli pak může losovat znovu a musí mu vyjít stejné stoly.
events-lot-later = ukáže se, až turnaj skončí
events-deal = Rozdání
events-first-deal = rozdává první
events-signed = Podpis
events-act-found = založení turnaje
events-act-change = změna turnaje
events-act-enter = přihláška
events-act-withdraw = odchod z turnaje
events-act-return = návrat do turnaje
events-act-substitute = náhradník
events-act-start = začátek
events-act-draw = losování kola
events-act-seat = posazení ke stolu
events-act-challenge = výzva
events-act-accept = výzva přijata
events-act-decline = výzva odmítnuta
events-act-record = výsledek
events-act-merge = spojení stolů
events-act-split = rozdělení stolu
events-act-confirm = potvrzení výsledku
events-act-correct = oprava výsledku
events-act-adjust = úprava bodů
events-act-rule = rozhodnutí
events-act-call = volání ředitele
events-act-answer = ředitel u stolu
events-act-pause = zastavení času
events-act-resume = čas běží dál
events-act-extend = změna času
events-act-undo = krok vzat zpět
events-act-finish = konec

# Deals of the day
daily-title = Rozdání dne
daily-lead = Všichni dostanou stejné karty a hrají se stejnými počítačovými hráči. Váš výsledek se porovná se všemi ostatními, takže dobré karty nepomohou. Každé rozdání hrajete jednou a bez rad.
daily-until = Nová rozdání budou { $time }.
daily-deals-n = { $n ->
    [0] jedna partie
    [one] jedno rozdání
    [few] { $n } rozdání
   *[other] { $n } rozdání
}
daily-people-n = { $n ->
    [0] zatím nikdo nezačal
    [one] hraje jeden člověk
    [few] hrají { $n } lidé
   *[other] hraje { $n } lidí
}
daily-play = Hrát
daily-go-on = Pokračovat
daily-done = odehráno { $n } z { $of }
daily-over = Máte dohráno
daily-guest = Jestli chcete hrát, přihlaste se. Vaše jméno pak bude v pořadí.
daily-ranking = Pořadí
daily-ranking-more = V každém rozdání se počítá, o kolik máte víc než průměr všech, kdo ho hráli.
daily-later = Pořadí uvidíte, až dohrajete. Ostatní ho uvidí, až den skončí ({ $time }).
daily-nobody = Zatím nemá dohráno nikdo.
daily-own = Vaše rozdání
daily-you = Vy
daily-mean = Průměr
daily-best = Nejlepší
daily-beyond = Nad průměr
daily-made = Výsledek
daily-replay = Přehrát rozdání { $n }
daily-yesterday = Včerejší pořadí
daily-today = Dnešní rozdání
daily-how = Jak se rozdává
daily-how-more = Všechna rozdání dne vycházejí z jednoho tajného čísla. Jeho otisk SHA-256 je tady; samo číslo se ukáže, až den skončí.

# Leagues
events-league = Jméno ligy, do které se turnaj počítá (může zůstat prázdné)
events-league-best = Kolik nejlepších turnajů se počítá (0: všechny)
events-league-places = Body za pořadí, od nejlepšího (když nic nenapíšete: uhrané body)
events-league-more = Sečtou se všechny vaše turnaje, u kterých je toto jméno ligy, v klubu všechny turnaje klubu.
events-league-of = Liga: { $name }
events-league-counts = { $n ->
    [one] počítá se nejlepší turnaj
    [few] počítají se { $n } nejlepší
   *[other] počítá se { $n } nejlepších
}
events-league-drops = { $n ->
    [one] bez nejhoršího
    [few] bez { $n } nejhorších
   *[other] bez { $n } nejhorších
}
events-league-by-places = body za pořadí: { $points }
events-league-by-points = uhrané body
events-league-out = nepočítá se:
events-league-none = Žádný turnaj této ligy ještě neskončil.
problem-no-league = Tento turnaj se nepočítá do žádné ligy.
