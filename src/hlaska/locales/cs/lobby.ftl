# Stoly s dalšími lidmi: herna, kódy, čekání.
lobby-more = Přisedněte si na volné místo, nebo otevřete stůl: nikdo nemusí čekat sám.
lobby-name = Vaše jméno
lobby-quick = Rychle ke stolu
lobby-quick-more = Posadí vás k nejplnějšímu stolu zaškrtnutých her s obvyklými pravidly; není-li žádný, čeká na ostatní nový stůl.
lobby-games = Hry: { $names }
lobby-quick-go = Najít mi místo
lobby-quick-none = Zaškrtněte aspoň jednu hru.
lobby-code = Máte kód
lobby-code-more = Šest písmen od toho, kdo otevřel stůl.
lobby-code-label = Kód
lobby-code-go = Ke stolu
lobby-tables = Veřejné stoly
lobby-filter = Hra
lobby-filter-all = všechny hry
lobby-filter-people = Ukázat
lobby-filter-open = volné místo
lobby-filter-any = i k dívání
lobby-filter-rules = Pravidla
lobby-filter-rules-any = jakákoli
lobby-filter-rules-usual = jen obvyklá
lobby-filter-rated = Hodnocení
lobby-filter-rated-true = jen s hodnocením
lobby-filter-rated-false = bez hodnocení
lobby-filter-clock = Hodiny
lobby-filter-clock-true = s hodinami
lobby-filter-clock-false = bez hodin
lobby-clock = { $n } s na rozhodnutí
lobby-filter-name = Kdo tam sedí
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
lobby-playing = Hraje se { $n }. hra
lobby-sit = Přisednout
lobby-sit-at = Přisednout: { $game }, { $names }
lobby-watch = Dívat se
lobby-watch-at = Dívat se: { $game }, { $names }
lobby-back = K mému stolu
lobby-usual = obvyklá pravidla
lobby-bot = { $name } (počítač)
lobby-shown = Další stoly ({ $n })
lobby-none = Teď není otevřený žádný veřejný stůl.
lobby-none-filter = Žádný stůl neodpovídá.
lobby-none-more = Najděte si místo nahoře: stůl, který se otevře, je vidět tady a kdo přijde první, hraje s vámi. Nebo otevřete stůl s vlastními pravidly, třeba s kódem jen pro přátele.
lobby-changed = { $n ->
    [one] Jeden stůl má volné místo.
    [few] { $n } stoly mají volné místo.
   *[other] { $n } stolů má volné místo.
}
lobby-new = Vlastní stůl
lobby-who = Kdo hraje
lobby-who-alone = Já a počítačoví hráči
lobby-who-private = Lidé, kterým pošlu odkaz
lobby-who-code = Lidé, kterým pošlu odkaz nebo kód ze šesti písmen
lobby-who-public = Kdokoli: stůl je ve veřejném seznamu
lobby-code-of = Kód stolu
lobby-public-of = Stůl je ve veřejném seznamu.
lobby-share = Sdílet odkaz
lobby-start = { $n ->
    [one] Začít hned s počítačovým hráčem
    [few] Začít hned se { $n } počítačovými hráči
   *[other] Začít hned s { $n } počítačovými hráči
}
lobby-invite = Pozvat
lobby-kept = schované pro hosta
lobby-anybody = Pro kohokoli
lobby-computer = Počítač
lobby-invite-more = Tento odkaz vede na jediné místo a platí jednou: pošlete ho tomu, koho tam chcete.
lobby-invited = Máte tu schované místo
lobby-awaits = čeká na pozvaného hosta
lobby-leave = Odejít od stolu
lobby-away = { $name } odchází od stolu.
problem-no-code = S tímto kódem nečeká žádný stůl. Požádejte o nový, nebo se zeptejte, zda tam někdo je.
problem-code-begun = Zápas u toho stolu už začal; kód už k volnému místu nevede.
problem-bad-code = To není kód: kód má { $n } písmen, bez I, L, N, O, Q a V.
lobby-rate = S hodnocením
lobby-rate-more = Každá hra změní hodnocení těch, kdo hrají, i toho, kdo odejde. Aspoň dva lidé.
lobby-rated = s hodnocením
lobby-programs = Smějí si přisednout programy
lobby-programs-more = Volnou židli může obsadit i program některého z lidí; vždy je vidět, že je to program.
lobby-successors = Po odchodu smí hrát někdo jiný
lobby-successors-more = Kdo odejde nadobro, toho může nahradit někdo jiný, se stavem, jaký je; ne u stolů s hodnocením.
lobby-programs-too = i s programy
lobby-program-of = majitel: { $name }
refused-programs = Tento stůl je pro lidi, ne pro programy.
refused-own-program = U tohoto stolu už sedíte vy nebo váš program: kde hrají cizí lidé nebo o hodnocení, má každý jednu židli.
lobby-archive = Archiv her
lobby-ratings = Žebříčky
lobby-clubs = Kluby
ratings-club = Žebříček klubu
ratings-lead = Kdo hraje u stolů s hodnocením, má v každé hře své číslo: na začátku 1500, a čím víc her, tím je jistější. Počítačoví hráči se hodnotí podle úrovně. Počítá se, kdo ve hře dopadl lépe, ne o kolik. V hrách, kde to něco vypovídá, se předem odečte, co by se stejnými kartami udělali běžní hráči.
ratings-players = Počet hráčů
ratings-place = Pořadí
ratings-name = Jméno
ratings-rating = Hodnocení
ratings-deals = Her
ratings-computer = { $level } (počítač)
ratings-guest = Vy jako host
ratings-guest-more = Hosté se ostatním neukazují. S účtem vám hodnocení zůstane na každém zařízení.
ratings-none = V této hře ještě nikdo s hodnocením nehrál.
ratings-none-more = Otevřete stůl pro další lidi a zaškrtněte „S hodnocením“.
ratings-order = Pořadí určuje to, co je skoro jisté: hodnocení bez nepřesnosti. Jeden šťastný večer tedy žebříček nevyhraje.
lobby-about = Přátelé, seznamy, hlášení: { $names }
lobby-left = Místo k převzetí
