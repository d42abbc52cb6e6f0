# Kluby: členové, pojmenovaná pravidla, sezóny, večery
problem-no-club = V takovém klubu nejste.
problem-not-steward = To mohou jen správci klubu.
problem-not-founder = To může jen zakladatel klubu.
problem-club-invite = Tento odkaz už do žádného klubu nevede. Požádejte o nový.
problem-club-full = Už jich je { $most } a více jich být nemůže.
problem-club-name = Napište 1 až { $most } viditelných znaků.
problem-club-number = Napište číslo jako 12 nebo −0,5, nejvýše se čtyřmi desetinnými místy.
problem-club-factor = Hodnota bodu je větší než 0 a nejvýše 10 000.
problem-club-rules = Taková pravidla už klub nemá.
problem-club-rules-name = Tak se už jmenují jiná pravidla klubu.
problem-club-sizes = Vyberte pravidla klubu, pro každou velikost stolu jedna.
problem-club-length = Kolo má nejvýše 1 000 her nebo 600 minut.
problem-club-role = To platí jen pro ostatní členy, kteří mají účet.
problem-club-founder = Nejprve předejte klub jinému členovi.
problem-club-member = Takového člena už klub nemá.
problem-club-season = Takovou sezónu klub nemá.
problem-club-seasons = Klub má příliš mnoho sezón.
problem-club-evening = Takový večer klub nemá.
problem-club-place = Takový stůl večer nemá.
problem-club-over = Tento večer skončil.
problem-club-round = U stolů tohoto kola se ještě hraje.
problem-club-same-cards = Stejná rozdání jsou pro stoly zde, ne pro skutečné karty.
problem-club-same-rules = Podle těchto pravidel nemohou mít dva stoly stejná rozdání: snímá se, nemíchá se před každým rozdáním, místa se losují kartami, nebo rozdání závisí na předchozích. Zvolte jiná pravidla nebo každému stolu jeho vlastní rozdání.
problem-club-same-account = Stejná rozdání se hrají u stolů zde: každý přítomný potřebuje účet.
problem-club-few = Na stůl je tu příliš málo lidí.
problem-club-played-here = U tohoto stolu se hraje zde a jeho hry se počítají samy.
problem-club-points = Napište, kolik každý z { $n } hráčů získal, tak jak hra počítá.
problem-club-zero = Co jedni získají, druzí zaplatí: součet musí být 0.
problem-club-why = Napište důvod, 1 až { $most } znaků.

clubs-title = Kluby
clubs-archive = Hry klubu
clubs-lead = Klub má svá pojmenovaná pravidla, stoly jen pro členy, sezónu s průběžným účtem a večery s losovanými stoly.
clubs-guest = Kluby jsou pro ty, kdo mají účet: sezóna trvá déle, než si prohlížeč pamatuje. Co jste odehráli jako host, vám zůstane.
clubs-signed-in = Už jsem přihlášen
clubs-found = Nový klub
clubs-found-go = Založit
clubs-name = Název
clubs-unit = Jednotka účtu
clubs-unit-usual = body
clubs-unit-more = Slovo jako body nebo Kč. Je to jen číslo a slovo: nic se tu neplatí.
clubs-season-first = První sezóna
clubs-members-n = { $n ->
    [one] { $n } člen
    [few] { $n } členové
   *[other] { $n } členů
}
clubs-role = Role
clubs-role-member = člen
clubs-role-steward = správce
clubs-role-founder = zakladatel
clubs-hand-over = předat klub
clubs-invited = Jste zváni do klubu { $name }
clubs-in-already = Už jste členem.
clubs-join = Vstoupit
clubs-join-more = Členové uvidí vaše jméno a výsledky u stolů klubu.
clubs-to = Do klubu
clubs-all = Všechny mé kluby
clubs-counts-in = počítá se: { $unit }
clubs-tables = Stoly
clubs-tables-none = Teď nikdo nehraje.
clubs-kept-for = (pro: { $name })
clubs-my-table = K mému stolu
clubs-open = Otevřít stůl
clubs-edit = Změnit
clubs-cancel = Zrušit
clubs-sure = Stiskněte znovu: nedá se to vrátit
clubs-rules = Pravidla klubu
clubs-rules-new = Nová pravidla
clubs-rules-edit = Změnit pravidla
clubs-rules-name = Jak jim říkáte
clubs-rules-drop = Smazat
clubs-rules-none = Klub ještě nemá pravidla.
clubs-rules-none-steward = Vyberte hru a způsob, jak ji hrajete, a pojmenujte je. Podle nich se otevírají stoly.
clubs-rules-none-member = Vybírají je správci.
clubs-worth = Jeden bod hry v jednotce { $unit }
clubs-worth-is = 1 bod = { $value } { $unit }
clubs-evenings = Večery
clubs-evenings-none = Zatím žádný.
clubs-evening-new = Nový večer
clubs-evening-begin = Začít
clubs-evening-go = Na večer
clubs-results = Výsledky
clubs-rounds-n = { $n ->
    [one] { $n } kolo
    [few] { $n } kola
   *[other] { $n } kol
}
clubs-season = Sezóna
clubs-seasons = Sezóny
clubs-season-new = Nová sezóna
clubs-season-begin = Začít ji
clubs-season-more = Běžící sezóna tím skončí, její účet zůstane.
clubs-sheet-of = Účet: { $name }
clubs-running = dnes
clubs-members = Členové
clubs-no-account = bez účtu
clubs-remove = Vyřadit z klubu
clubs-invite = Vytvořit odkaz do klubu
clubs-invite-more = Kdo má tento odkaz, může 14 dní vstoupit. Dřívější už nikam nevede.
clubs-invited-until = Odkaz vede do klubu do { $date }.
clubs-uninvite = Zavřít ho
clubs-add = Někdo bez účtu
clubs-name-person = Jméno
clubs-add-go = Zapsat
clubs-add-more = Pro večery se skutečnými kartami: výsledky se mu zapisují.
clubs-added = { $name } je v klubu.
clubs-more = Více
clubs-leave = Vystoupit z klubu
clubs-dissolve = Zrušit klub
clubs-sure-dissolve = Stiskněte znovu: účty a večery nadobro zmizí
clubs-computers = Počítačoví hráči
clubs-former = Bývalý člen
clubs-former-n = Bývalý člen { $n }
clubs-place = Pořadí
clubs-who = Kdo
clubs-when = Kdy
clubs-what = Co
clubs-deals = Hry
clubs-deals-n = { $n ->
    [one] { $n } hra
    [few] { $n } hry
   *[other] { $n } her
}
clubs-played = Hrou
clubs-written = Zapsáno
clubs-written-by = zápis: { $name }
clubs-corrections = Opravy
clubs-correction = oprava
clubs-correction-by = { $text } ({ $name })
clubs-correct = Něco opravit
clubs-correct-more = Přičte se a ukáže se jako oprava s vaším jménem. Z účtu se nic nevymazává; napraví to další oprava.
clubs-correct-value = Přičte se ({ $unit })
clubs-correct-why = Proč
clubs-total = Celkem
clubs-entries = Řádek po řádku
clubs-entries-more = Všechny řádky (dalších { $n })
clubs-sheet-none = Ještě se nic neodehrálo.
clubs-sheet-none-more = Každá dohraná hra u stolů klubu sem přijde sama.
clubs-plan-rules = Pravidla
clubs-plan-other = Pro stoly jiné velikosti
clubs-plan-none = žádná: někdo nehraje
clubs-plan-where = Kde
clubs-plan-here = u stolů zde
clubs-plan-cards = se skutečnými kartami
clubs-plan-round = Kolo má
clubs-plan-deals = tolik her
clubs-plan-minutes = tolik minut
clubs-plan-by-rules = podle pravidel
clubs-plan-more = Hry s vlastním koncem se dohrávají do něj.
clubs-plan-minutes-more = Až čas uplyne, rozehraná hra se dohraje.
clubs-present = Kdo je tu ({ $n })
clubs-present-all = všichni
clubs-present-names = Jsou tu: { $names }.
clubs-not-drawn = První kolo ještě není vylosováno.
clubs-draw = Vylosovat kolo { $n }
clubs-draw-anyway = Stiskněte znovu a kolo { $n } se přesto vylosuje
clubs-drawn = Kolo je vylosováno.
clubs-open-missing = Otevřít chybějící stoly
clubs-tables-of = { $n ->
    [one] { $n } stůl po { $size }
    [few] { $n } stoly po { $size }
   *[other] { $n } stolů po { $size }
}
clubs-out-n = { $n ->
    [one] { $n } nehraje
    [few] { $n } nehrají
   *[other] { $n } nehraje
}
clubs-out = { $n ->
    [one] { $names } nehraje.
    [few] { $names } nehrají.
   *[other] { $names } nehrají.
}
clubs-round = { $n }. kolo
clubs-table = Stůl { $n }
clubs-table-over = skončil
clubs-table-cards = skutečné karty
clubs-give = Někdo chybí
clubs-give-sure = Stiskněte znovu: na volná místa usednou počítačoví hráči
clubs-write = Zapsat výsledek
clubs-write-again = Zapsat znovu
clubs-write-more = V bodech hry, jak se hraje: 12, −6.
clubs-end = Ukončit večer
clubs-over = Večer skončil.
clubs-lot = Jak se losovalo
clubs-lot-more = Semena všech kol plynou z tajemství, jehož SHA-256 tu stojí od začátku večera. Na konci se prozradí a každý může losovat znovu a najít tytéž stoly.
clubs-lot-commit = SHA-256 tajemství
clubs-lot-secret = Tajemství
clubs-lot-later = prozradí se po skončení večera
clubs-plan-same = Stejná rozdání u všech stolů
clubs-plan-same-more = Každý se porovná s tím, kdo měl jinde stejnou židli. Hráči k míchání nepřispívají; rozdání se ukážou a započtou, až dohrají všechny stoly kola, a žebříček nemění.
clubs-same = stejná rozdání u všech stolů
clubs-held = výsledky, až dohrají všechny stoly
clubs-compared = Porovnání
clubs-compared-more = Porovnání: rozdání po rozdání, o kolik kdo získal více nebo méně než průměr téže židle u ostatních stolů kola.
clubs-same-alone = Není co porovnat: stejná rozdání nemá žádný jiný stůl.
clubs-same-later = prozradí se po skončení večera a jeho posledního stolu
clubs-same-lot = Balíčky plynou z téhož tajemství bez příspěvků hráčů; jakmile se prozradí, lze každé rozdání ověřit.
