# Stoly s dalšími lidmi: herna, kódy, čekání.
lobby-more = Přisedněte na volné místo, nebo si otevřete vlastní stůl. Nikdo nemusí čekat sám.
lobby-name = Vaše jméno
lobby-quick = Rychle ke stolu
lobby-quick-more = Zaškrtněte hry, které chcete hrát: posadíme vás ke stolu, kde chybí nejméně hráčů, s obvyklými pravidly. Když žádný není, otevřeme pro vás nový.
lobby-games = Hry: { $names }
lobby-quick-go = Najít mi místo
lobby-quick-none = Zaškrtněte aspoň jednu hru.
lobby-code = Přisednout s kódem
lobby-code-more = Šest písmen, která vám dal ten, kdo stůl otevřel.
lobby-code-label = Kód
lobby-code-go = Jít ke stolu
lobby-tables = Veřejné stoly
lobby-filter = Hra
lobby-filter-all = všechny hry
lobby-filter-people = Ukázat
lobby-filter-open = stoly s volným místem
lobby-filter-any = všechny stoly, i k dívání
lobby-filter-rules = Pravidla
lobby-filter-rules-any = jakákoli
lobby-filter-rules-usual = jen obvyklá
lobby-filter-rated = Hodnocení
lobby-filter-rated-true = jen stoly s hodnocením
lobby-filter-rated-false = jen stoly bez hodnocení
lobby-filter-clock = Hodiny
lobby-filter-clock-true = s hodinami
lobby-filter-clock-false = bez hodin
lobby-clock = { $n } s na rozhodnutí
lobby-filter-name = Hráč u stolu
lobby-here-none = Teď tu nikdo další není.
lobby-here = { $n ->
    [one] Je tu jeden člověk.
    [few] Jsou tu { $n } lidé.
   *[other] Je tu { $n } lidí.
}
lobby-free = { $n ->
    [one] Jedno volné místo
    [few] { $n } volná místa
   *[other] { $n } volných míst
}
lobby-playing = Hraje se { $n }. rozdání
lobby-sit = Přisednout
lobby-sit-at = Přisednout: { $game }, { $names }
lobby-watch = Dívat se
lobby-watch-at = Dívat se: { $game }, { $names }
lobby-back = Zpátky k mému stolu
lobby-usual = obvyklá pravidla
lobby-bot = { $name } (počítač)
lobby-shown = Ukázat další stoly ({ $n })
lobby-none = Teď není otevřený žádný veřejný stůl.
lobby-none-filter = Takový stůl tu teď není.
lobby-none-more = Stiskněte „Najít mi místo“: stůl, který se otevře, se objeví tady a kdo přijde první, hraje s vámi. Nebo otevřete stůl s vlastními pravidly, třeba s kódem jen pro přátele.
lobby-changed = { $n ->
    [one] Jeden stůl má volné místo.
    [few] { $n } stoly mají volné místo.
   *[other] { $n } stolů má volné místo.
}
lobby-new = Otevřít stůl
lobby-who = Kdo bude hrát s vámi?
lobby-who-alone = Počítačoví hráči
lobby-who-private = Lidé, kterým pošlu odkaz
lobby-who-code = Lidé, kterým dám odkaz nebo kód ze šesti písmen
lobby-who-public = Kdokoli: stůl je ve veřejném seznamu
lobby-code-of = Kód stolu
lobby-public-of = Tento stůl je ve veřejném seznamu.
lobby-share = Sdílet odkaz
lobby-start = { $n ->
    [one] Začít hned s počítačovým hráčem
    [few] Začít hned se { $n } počítačovými hráči
   *[other] Začít hned s { $n } počítačovými hráči
}
lobby-invite = Pozvat
lobby-kept = schované pro hosta
lobby-anybody = Pro kohokoli
lobby-computer = Počítačový hráč
lobby-invite-more = Přes tento odkaz si může přisednout jen jeden člověk: pošlete ho tomu, koho u stolu chcete.
lobby-invited = Máte tu schované místo
lobby-awaits = čeká na pozvaného hosta
lobby-leave = Odejít od stolu
lobby-away = { $name } odchází od stolu.
problem-no-code = S tímto kódem nečeká žádný stůl. Řekněte si o nový, nebo se zeptejte, jestli tam ještě někdo je.
problem-code-begun = Partie u toho stolu už začala: s tímto kódem už místo nedostanete.
problem-bad-code = Kód má { $n } písmen, bez I, L, N, O, Q a V.
lobby-rate = S hodnocením
lobby-rate-more = Každé rozdání se počítá do hodnocení všech, kdo hrají, i toho, kdo odejde. Hrát musí aspoň dva lidé.
lobby-rated = s hodnocením
lobby-programs = Boti vítáni
lobby-programs-more = Volné místo mohou obsadit i boti, které si lidé napsali; vždy je vidět, že jsou to boti.
lobby-successors = Místo se dá převzít
lobby-successors-more = Když někdo odejde nadobro, může ho vystřídat někdo jiný a převezme i stav. U stolů s hodnocením to nejde.
lobby-programs-too = boti vítáni
lobby-program-of = od: { $name }
refused-programs = Tento stůl je pro lidi, ne pro boty.
refused-own-program = U tohoto stolu už sedíte vy nebo váš bot. Když se hraje s cizími lidmi nebo o hodnocení, má každý jen jedno místo.
lobby-archive = Archiv
lobby-ratings = Žebříčky
lobby-clubs = Kluby
ratings-club = Žebříček klubu
ratings-lead = Kdo hraje u stolů s hodnocením, má v každé hře své číslo. Začíná na 1500 a s každým rozdáním je jistější. Počítačoví hráči se hodnotí podle úrovně. Počítá se, kdo je na tom lépe, ne o kolik. Kde to jde, štěstí v kartách se předem odečte.
ratings-players = Počet hráčů
ratings-place = Pořadí
ratings-name = Jméno
ratings-rating = Hodnocení
ratings-deals = Rozdání
ratings-computer = { $level } (počítač)
ratings-guest = Vy jako host
ratings-guest-more = Hosty ostatní nevidí. S účtem vám hodnocení zůstane na každém zařízení.
ratings-none = V této hře ještě nikdo hodnocení nemá.
ratings-none-more = Otevřete stůl pro další lidi a zaškrtněte „S hodnocením“.
ratings-order = Od hodnocení se nejdřív odečte, jak moc je nejisté: jeden šťastný večer tak nikoho na první místo nedostane.
lobby-about = Spřátelit se, zablokovat nebo nahlásit: { $names }
lobby-left = Místo k převzetí
