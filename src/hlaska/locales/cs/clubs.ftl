# Kluby: členové, pojmenovaná pravidla, sezóny, večery
problem-no-club = V tomto klubu nejste.
problem-not-steward = To mohou jen správci klubu.
problem-not-founder = To může jen zakladatel klubu.
problem-club-invite = Tato pozvánka už neplatí. Řekněte si o novou.
problem-club-full = Nejvýš jich může být { $most } a tolik už jich klub má.
problem-club-name = Napište 1 až { $most } viditelných znaků.
problem-club-number = Napište číslo jako 12 nebo −0,5, nejvýš se čtyřmi desetinnými místy.
problem-club-factor = Hodnota bodu musí být větší než 0 a nejvýš 10 000.
problem-club-rules = Tato pravidla už klub nemá.
problem-club-rules-name = Tak se už jmenují jiná pravidla klubu. Zvolte jiné jméno.
problem-club-sizes = Pro každou velikost stolu vyberte jedna pravidla klubu.
problem-club-length = Kolo má nejvýš 1 000 rozdání nebo 600 minut.
problem-club-role = Tuto roli může dostat jen jiný člen, který má účet.
problem-club-founder = Nejdřív předejte klub jinému členovi.
problem-club-member = Tento člověk už v klubu není.
problem-club-season = Takovou sezónu klub nemá.
problem-club-seasons = Klub má příliš mnoho sezón.
problem-club-evening = Takový večer klub nemá.
problem-club-place = Takový stůl v tomto večeru není.
problem-club-over = Tento večer skončil.
problem-club-round = U některých stolů tohoto kola se ještě hraje.
problem-club-same-cards = Stejná rozdání jdou jen u stolů tady, s živými kartami ne.
problem-club-same-rules = S těmito pravidly nemohou mít dva stoly stejná rozdání. Buď se nemíchá před každým rozdáním, nebo se o místa tahají karty, nebo rozdání závisí na předchozích. Zvolte jiná pravidla, nebo ať má každý stůl jiná rozdání.
problem-club-same-account = Stejná rozdání se hrají u stolů tady, takže každý, kdo je tu, potřebuje účet.
problem-club-few = Na jeden stůl je vás tu málo.
problem-club-played-here = U tohoto stolu se hraje tady: jeho rozdání se počítají automaticky.
problem-club-points = Zapište výsledek všech { $n } hráčů, v bodech hry.
problem-club-zero = Co jedni vyhrají, druzí zaplatí: součet výsledků musí být 0.
problem-club-why = Napište důvod, 1 až { $most } znaků.

clubs-title = Kluby
clubs-archive = Rozdání klubu
clubs-lead = Klub má vlastní pravidla, stoly jen pro členy, sezónu s průběžným stavem a večery, kdy se stoly losují.
clubs-guest = Do klubu potřebujete účet: sezóna trvá déle, než si prohlížeč pamatuje. Co máte odehrané jako host, vám zůstane.
clubs-need-people = Hráčů u stolu musí být { $n }. Pozvěte další, nebo zaškrtněte, kdo tu je.
clubs-found = Nový klub
clubs-found-go = Založit klub
clubs-name = Název
clubs-unit = V čem se počítá
clubs-unit-usual = body
clubs-unit-more = Slovo, třeba body nebo Kč. Jen se počítá: nikdo tu nic neplatí.
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
clubs-invited = Zvou vás do klubu { $name }
clubs-in-already = V tomto klubu už jste.
clubs-join = Vstoupit
clubs-join-more = Členové uvidí vaše jméno a vaše výsledky u klubových stolů.
clubs-to = Jít do klubu
clubs-all = Ukázat všechny mé kluby
clubs-counts-in = hraje se na: { $unit }
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
clubs-rules-name = Jméno těchto pravidel
clubs-rules-drop = Smazat
clubs-rules-none = Klub ještě nemá pravidla.
clubs-rules-none-steward = Vyberte hru, nastavte svá pravidla a dejte jim jméno. Podle nich pak otevíráte stoly a večery.
clubs-rules-none-member = Připraví je správce.
clubs-worth = Kolik platí jeden bod hry ({ $unit })
clubs-worth-is = Bod hry platí { $value } ({ $unit })
clubs-evenings = Večery
clubs-evenings-none = Zatím tu není žádný večer.
clubs-all-events = Turnaje
clubs-events = Turnaje klubu
clubs-event-new = Nový turnaj klubu
clubs-evening-new = Nový večer
clubs-evening-rules = Večer se hraje podle pravidel klubu: nejdřív je založte nahoře v části „Pravidla klubu“.
clubs-evening-begin = Začít večer
clubs-evening-go = Jít na večer
clubs-results = Výsledky
clubs-rounds-n = { $n ->
    [one] { $n } kolo
    [few] { $n } kola
   *[other] { $n } kol
}
clubs-season = Sezóna
clubs-seasons = Sezóny
clubs-season-new = Nová sezóna
clubs-season-begin = Začít sezónu
clubs-season-more = Tím skončí současná sezóna; její zápis zůstane.
clubs-sheet-of = Zápis: { $name }
clubs-running = dnes
clubs-members = Členové
clubs-no-account = bez účtu
clubs-remove = Vyřadit z klubu
clubs-invite = Vytvořit pozvánku
clubs-invite-more = Kdo má tento odkaz, může do 14 dnů vstoupit. Dřívější odkazy už neplatí.
clubs-invited-until = Pozvánka platí do { $date }.
clubs-uninvite = Zrušit pozvánku
clubs-add = Někdo bez účtu
clubs-name-person = Jméno
clubs-add-go = Přidat do klubu
clubs-add-more = Pro večery s živými kartami: výsledky mu zapisují ostatní.
clubs-added = { $name } je teď v klubu.
clubs-more = Více
clubs-leave = Vystoupit z klubu
clubs-dissolve = Zrušit klub
clubs-sure-dissolve = Stiskněte znovu: všechny zápisy a večery nadobro zmizí
clubs-computers = Počítačoví hráči
clubs-former = Bývalý člen
clubs-former-n = Bývalý člen { $n }
clubs-place = Pořadí
clubs-who = Kdo
clubs-when = Kdy
clubs-what = Co
clubs-deals = Rozdání
clubs-deals-n = { $n } rozdání
clubs-played = Odehráno
clubs-written = Zapsáno
clubs-written-by = zápis: { $name }
clubs-corrections = Opravy
clubs-correction = oprava
clubs-correction-by = { $text } ({ $name })
clubs-correct = Přidat opravu
clubs-correct-more = Přidá se k zápisu jako oprava s vaším jménem. Ze zápisu se nikdy nic nemaže; omyl napraví další oprava.
clubs-correct-value = Částka ({ $unit })
clubs-correct-why = Důvod
clubs-total = Celkem
clubs-entries = Položky
clubs-entries-more = Ukázat všechny položky (dalších { $n })
clubs-sheet-none = Zatím tu není žádné rozdání.
clubs-sheet-none-more = Každé dohrané rozdání u stolů klubu se sem přidá samo.
clubs-plan-rules = Pravidla
clubs-plan-other = Pro stoly jiné velikosti
clubs-plan-none = žádná: někdo nehraje
clubs-plan-where = Kde
clubs-plan-here = u stolů tady
clubs-plan-cards = s živými kartami
clubs-plan-round = Délka kola
clubs-plan-deals = pevný počet rozdání
clubs-plan-minutes = pevný čas
clubs-plan-by-rules = podle pravidel
clubs-plan-more = Hry, které mají vlastní konec, se dohrají.
clubs-plan-minutes-more = Když čas vyprší, rozehrané rozdání se dohraje.
clubs-present = Kdo přišel ({ $n })
clubs-present-all = všichni
clubs-present-names = Jsou tu: { $names }.
clubs-not-drawn = První kolo ještě není vylosované.
clubs-draw = Vylosovat kolo { $n }
clubs-draw-anyway = Vylosovat kolo { $n } i tak: stiskněte znovu
clubs-drawn = Kolo je vylosované.
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
   *[other] Nehrají: { $names }.
}
clubs-round = { $n }. kolo
clubs-table = Stůl { $n }
clubs-table-over = skončil
clubs-table-cards = živé karty
clubs-give = Obsadit volná místa
clubs-give-sure = Stiskněte znovu: na volná místa usednou počítačoví hráči
clubs-write = Zapsat výsledek
clubs-write-again = Změnit výsledek
clubs-write-more = V bodech hry: 12, −6.
clubs-end = Ukončit večer
clubs-over = Večer skončil.
clubs-lot = Jak se losovalo
clubs-lot-more = Všechna kola se losují podle jednoho tajemství. Jeho SHA-256 tu stojí od začátku večera, samo tajemství se ukáže na konci. Kdokoli pak může losovat znovu a musí mu vyjít stejné stoly.
clubs-lot-commit = SHA-256 tajemství
clubs-lot-secret = Tajemství
clubs-lot-later = ukáže se, až večer skončí
clubs-plan-same = Stejná rozdání u všech stolů
clubs-plan-same-more = Každý se porovná s těmi, kdo měli jinde stejné místo. Hráči k míchání nepřispívají. Rozdání se ukážou a započtou, až dohrají všechny stoly kola; do žebříčku se nepočítají.
clubs-same = stejná rozdání u všech stolů
clubs-held = výsledky se ukážou, až dohrají všechny stoly
clubs-compared = Porovnání
clubs-compared-more = Porovnává se rozdání po rozdání, o kolik má kdo víc nebo míň než průměr na stejném místě u ostatních stolů.
clubs-same-alone = Není s čím porovnat: stejná rozdání nemá žádný jiný stůl.
clubs-same-later = ukáže se, až skončí večer i jeho poslední stůl
clubs-same-lot = I karty vycházejí z tohoto tajemství a hráči k němu nic nepřidávají. Až se ukáže, můžete ověřit každé rozdání.
