# Slova samotné stránky. Co říkají hry, je v jejich vlastních souborech.

# obrazovky
web-skip = Přeskočit na obsah
web-welcome-more = Mariáš, pinochle, Schnapsen a jejich příbuzní, přesně podle pravidel vašeho stolu.
web-lobby = Hrát s lidmi
web-awaited-seat = Váš stůl je připravený: { $event }
web-event = Turnaj
web-event-more = Zavolat ředitele, podívat se na pořadí
web-awaited-call = Stůl { $table } vás volá ({ $name }): { $event }
web-awaited-challenge = { $name } vás vyzývá: { $event }
web-awaited = { $n ->
    [one] Čeká na vás stůl
    [few] Čekají na vás { $n } stoly
    [many] Čeká na vás { $n } stolu
   *[other] Čeká na vás { $n } stolů
}
web-continue = Pokračovat
web-games = Hry
web-presets = { $n ->
    [one] { $n } soubor pravidel
    [few] { $n } soubory pravidel
    [many] { $n } souboru pravidel
   *[other] { $n } souborů pravidel
}
web-learn = Jak se hraje
web-learn-rules = Jak se podle těchto pravidel hraje
web-again = Zkusit znovu
web-no-server = Server neodpovídá. Bez něj nejde rozdávat; pravidla a výklad, které už máte otevřené, si můžete číst i teď.
web-problem = To se nepovedlo: { $text }
web-not-found = Na této adrese nic není.
web-to-start = Na úvodní stránku
web-talk = Chat
web-people = Lidé
web-talk-new = { $n ->
    [one] { $n } nová zpráva
    [few] { $n } nové zprávy
    [many] { $n } nové zprávy
   *[other] { $n } nových zpráv
}
web-loading = Načítá se …
web-close = Zavřít okno
web-menu = Nabídka
web-nav = Hlavní nabídka
web-nav-play = Hrát
web-nav-learn = Učit se
web-nav-people = Lidé
web-nav-club = Klub
web-nav-archive = Archiv
web-table = Stůl
web-language = Jazyk
web-account = Účet
web-settings = Nastavení
web-names = Bohouš, Květa, Vojta, Růžena, Edita, Vendelín, Ludmila, Tonda

# nový stůl
web-new-title = Nový stůl: { $game }
web-game = Hra
web-rules = Pravidla
web-differs = { $n ->
    [one] { $n } pravidlo se liší od obvyklých
    [few] { $n } pravidla se liší od obvyklých
    [many] { $n } pravidla se liší od obvyklých
   *[other] { $n } pravidel se liší od obvyklých
}
web-usual = Obvyklá pravidla
web-players = { $n ->
    [one] { $n } hráč
    [few] { $n } hráči
    [many] { $n } hráče
   *[other] { $n } hráčů
}
web-changed-rules = { $n ->
    [one] { $n } změněné pravidlo
    [few] { $n } změněná pravidla
    [many] { $n } změněného pravidla
   *[other] { $n } změněných pravidel
}
web-default = výchozí
web-changed = změněno
web-restore = Obnovit
web-name = Vaše jméno
web-level = Úroveň
web-sit-down = Přisednout a hrát
web-copy-link = Kopírovat odkaz
web-copy-text = Kopírovat pravidla jako text
web-lift = Hrát
web-copied = Zkopírováno.
web-copy-line = Kopírovat jako v záznamu: { $text }
web-all-rules = Všechna pravidla ({ $n })
web-search = Hledat v pravidlech
web-idle = Projeví se to, jen když změníte i: { $needs }.
web-unlimited = bez omezení
web-on = zapnuto
web-off = vypnuto
level-random = náhodný
level-greedy = chamtivý
level-beginner = začátečník
level-casual = příležitostný
level-club = klubový
level-strong = silný

# stůl
web-you = Vy
web-you-small = vy
web-length = Délka partie
web-length-ends = Partie končí
web-length-count = Kolik
web-length-none = až přestanete
web-length-none-more = Přestat můžete po každém rozdání; partie zůstane uložená.
web-length-rounds = po určitém počtu kol
web-length-rounds-more = Každý rozdává stejněkrát: celkem { $n ->
    [one] { $n } rozdání
   *[other] { $n } rozdání
}. Vyhrává, kdo má v součtu nejvíc.
web-length-deals = po určitém počtu rozdání
web-length-deals-more = Vyhrává, kdo má v součtu nejvíc.
web-length-minutes = po určité době
web-length-minutes-more = Rozehrané rozdání se ještě dohraje. Vyhrává, kdo má v součtu nejvíc.
web-length-n-deals = { $n ->
    [one] { $n } rozdání
   *[other] { $n } rozdání
}
web-length-n-minutes = { $n ->
    [one] { $n } minuta, pak se rozehrané rozdání dohraje
    [few] { $n } minuty, pak se rozehrané rozdání dohraje
    [many] { $n } minuty, pak se rozehrané rozdání dohraje
   *[other] { $n } minut, pak se rozehrané rozdání dohraje
}
web-seats = Hráči
web-partner = spoluhráč
web-plays = hraje
web-plate = { $n ->
    [one] { $n } karta · { $score }
    [few] { $n } karty · { $score }
    [many] { $n } karty · { $score }
   *[other] { $n } karet · { $score }
}
web-score-of = stav { MONEY($score) }
web-score-left = zbývá { MONEY($score) }
web-to-go = zbývá
web-plate-play = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } karty
   *[other] { $n } karet
} · { $tricks ->
    [one] { $tricks } štych
    [few] { $tricks } štychy
    [many] { $tricks } štychu
   *[other] { $tricks } štychů
}
web-on-turn = je na řadě
web-resting = pauzíruje
web-aside-own = Vaše karty na stole
web-aside = Na stole před hráčem: { SEAT($seat) }
web-card = { CARD($card) }
web-centre = Střed stolu
web-place-deck = balíček
web-place-talon = talon
web-place-trump = trumfová karta
web-place-unseen = ještě neviděné
web-place-stock = talon
web-place-widow = talon
web-trick = Štych
web-trick-number = { $n }. štych
web-trick-n = { $n }. štych
web-takes = bere štych
web-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } karty
   *[other] { $n } karet
}
web-last-trick = Poslední štych
web-stakes = O co se hraje
web-stake = závazek
web-times = násobek
web-each = od každého
web-sort = Seřadit
web-sorted-high = Seřazeno: desítka pod esem.
web-sorted-low = Seřazeno: desítka pod spodkem.
web-on-table = na stole
web-melds = Hlášky a kombinace
web-unlike = Čím se tato pravidla liší od jiných?
web-unlike-with = Porovnat s pravidly
web-unlike-row = { $title }: { $here }, ne { $there }
web-unlike-none = Ničím se neliší.
web-hand = Vaše karty
web-copies = { $n }×
web-nth-allowed = { $n }. z { $of } možných
web-card-off = hrát nesmíte
web-actions = Tlačítka
web-more = Více
web-less = Méně
web-why = Proč?
web-why-title = Proč právě tyto karty?
web-rule = Pravidlo { $rule }
web-more-calls = Další …
web-your-turn = Jste na řadě.
web-thinking = Přemýšlí { $name }.
web-seconds = { $n } s
web-not-your-turn = Nejste na řadě.
web-too-soon = Moc rychle: tlačítka se právě změnila. Stiskněte znovu.
web-which-way = Tuto kartu můžete zahrát více způsoby: vyberte dole.
web-together = { $n ->
    [one] Položit { $n } kartu
    [few] Položit { $n } karty
    [many] Položit { $n } karty
   *[other] Položit { $n } karet
}
web-more-cards = { $n ->
    [one] ještě { $n } kartu
    [few] ještě { $n } karty
    [many] ještě { $n } karty
   *[other] ještě { $n } karet
}
web-enough = { $n ->
    [one] Jen { $n } kartu: nejdřív jednu vraťte.
    [few] Jen { $n } karty: nejdřív jednu vraťte.
    [many] Jen { $n } karty: nejdřív jednu vraťte.
   *[other] Jen { $n } karet: nejdřív jednu vraťte.
}
web-chosen = Vybráno: { $name }.
web-unchosen = Vráceno: { $name }.
web-unchosen-all = Nemáte vybranou žádnou kartu.
web-play-declare = Zahrát a hlásit { $value }
web-play-plain = Zahrát bez hlášky
web-may = Můžete hrát { $cards }.
web-refusal = { $name } hrát nesmíte. { $duty }
web-card-refused = { $name } teď vybrat nejde.
web-refused = To teď nejde.
web-says = { $name }: { $text }
refused-stale = Stůl je o krok dál, zkuste to znovu.
refused-no_table = Takový stůl není.
refused-busy = Server toho má teď moc. Zkuste to znovu.
event-play-you = Hrajete { CARD($card, form: "acc") }.
event-play-declare-you = Hrajete { CARD($card, form: "acc") } a hlásíte.

# licitace, kombinace, co kdo má
web-auction = Licitace
web-calls = Hlášení
web-ladder = Nabídka
web-means = znamená: { $text }
web-meanings-hint = Stiskněte nabídku a uvidíte, co v tomto licitačním systému znamená.
web-chosen-of = { $of ->
    [3] vybráno { $n } ze { $of }
    [4] vybráno { $n } ze { $of }
   *[other] vybráno { $n } z { $of }
}
web-seat-more = Kombinace a hlášení tohoto hráče
web-ledger = Co kdo má
web-col-meld = kombinace
web-col-take = štychy
web-col-points = rozdání
web-col-score = skóre
web-col-total = celkem
web-closed = zavřeno
web-place-buried = odloženo
web-key-b = licitace a co která nabídka znamená
web-say-no-bids = Zatím nikdo nic nenabídl.
web-keyname-plus = + −
web-key-plus = vyšší, nižší nabídka

# konec rozdání
web-deal = Rozdání
web-deal-number = { $n }. rozdání
web-deal-end = { $n }. rozdání skončilo
web-deal-over = Rozdání skončilo.
web-match-over = Partie skončila.
web-deal-of = { $n }. rozdání z { $all }
web-match-won-you = Partie skončila: vyhráváte.
web-match-won = { $n ->
    [one] Partie skončila, vítěz: { $names }.
   *[other] Partie skončila, o vítězství se dělí { $names }.
}
web-settlement = Vyúčtování
web-result = Výsledek
web-next-deal = Další rozdání
web-draw-done = Jít ke stolu
web-daily-ranking = Ukázat pořadí
web-new-match = Nová partie
web-accord = Chci zbytek, nebo vzdávám
web-again-kept = Tato partie zůstává uložená: vrátíte se k ní z úvodní stránky.
web-again-same = Hrát znovu: stejná pravidla, stejní hráči
web-again-other = Zvolit pravidla a hráče
web-waiting-others = Čeká se na ostatní.
web-you-receive = Dostáváte { MONEY($amount) } { MONEY($amount) ->
    [one] sazbu
    [few] sazby
    [many] sazby
   *[other] sazeb
}.
web-you-pay = Platíte { MONEY($amount) } { MONEY($amount) ->
    [one] sazbu
    [few] sazby
    [many] sazby
   *[other] sazeb
}.
web-you-even = Nic nedostáváte ani neplatíte.
web-you-score = Píšete si { MONEY($amount) } { MONEY($amount) ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
}.
web-you-score-other = Píšete si { MONEY($amount) } { MONEY($amount) ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
}, { $name } { MONEY($theirs) }.
web-points = Body v rozdání
web-total = celkem
web-total-units = Celkem v sazbách
web-total-points = Celkem v bodech
web-owner-times = { $name } se všemi soupeři dohromady ({ $times })
web-owner-total = { $name }: za každého soupeře
web-score = Zápis
web-whole-score = Celý zápis
web-score-empty = Zatím se nic nedohrálo.
web-played = hrálo se
web-log = Průběh

# spojení
web-connection-lost = Spojení vypadlo. Zkoušíme ho obnovit …
web-connection-back = Spojení zase funguje.
web-connection-closed = Server ukončil spojení s tímto stolem.
web-connected = Spojení je v pořádku.

# klávesnice
web-keys = Klávesy
web-keys-hint = Všechny klávesy ukáže ?.
web-command = Příkaz
web-command-example = { $words }, ruka
web-command-words = ruka, štych, zápis
web-say-it = Ohlásit
web-suit-letters = ŽZČK
web-suit-letters-french = TPSK
web-key-h = přečíst karty v ruce
web-key-t = přečíst štych a kdo je na řadě
web-key-l = ukázat a přečíst poslední štych
web-key-c = závazek, sazby, trumf
web-key-p = body v tomto rozdání, pokud je smí znát každý
web-key-r = dosavadní skóre
web-key-d = co musíte hrát, které karty smíte zahrát a která čísla mají tlačítka
web-key-m = hlášky na stole a v ruce
web-key-w = kdo je na řadě a jak je na tom spojení
web-keyname-arrows = ← → ↑ ↓
web-key-arrows = přecházet v ruce od karty ke kartě
web-keyname-enter = Enter
web-key-enter = vybrat kartu, znovu: zahrát
web-keyname-digits = 1–9
web-key-digits = tlačítko toho čísla
web-keyname-s = S
web-key-s = pak { $letters }: první karta té barvy
web-keyname-slash = /
web-key-slash = příkazový řádek
web-keyname-n = N
web-key-n = začít novou partii
web-keyname-esc = Esc
web-key-esc = vrátit kartu, zavřít okno
web-keyname-question = ?
web-key-question = ukázat tento seznam
web-say-hand = { $n ->
    [one] V ruce { $n } karta:
    [few] V ruce { $n } karty:
    [many] V ruce { $n } karty:
   *[other] V ruce { $n } karet:
}
web-say-no-trick = Na stole není žádná karta.
web-say-last = Poslední štych: { $cards }. Bere { $name }.
web-say-last-you = Poslední štych: { $cards }. Berete ho.
web-say-no-last = Poslední štych zatím není.
web-say-trump = Trumfy: { $suit }
web-say-no-contract = Zatím není závazek.
web-say-no-points = Body se zatím neukazují: své štychy si počítáte z hlavy.
web-say-no-duty = Můžete hrát jakoukoli kartu.
web-say-no-melds = Zatím nejsou žádné hlášky.

# nastavení
web-set-deck = Karty
web-set-deck-auto = jak se hra obvykle hraje
web-set-deck-bohemian = české, jednohlavé
web-set-deck-german = dvouhlavé mariášky
web-set-deck-french = francouzské
web-set-index = Znak v rohu karty
web-set-index-auto = podle obrazovky
web-set-index-normal = malý
web-set-index-large = velký
web-set-index-print = velké písmo bez obrázků
web-set-index-none = žádný: jen obrázky jako na starých kartách
web-set-letters = Písmena v rohu
web-set-letters-auto = podle jazyka
web-set-letters-cs = česká: Sv, Sp
web-set-letters-sk = slovenská: H, D
web-set-letters-de = německá: O, U
web-set-theme = Barvy
web-set-theme-auto = jako zařízení
web-set-theme-light = světlé
web-set-theme-dark = tmavé
web-set-theme-contrast = vysoký kontrast
web-set-motion = Pohyb
web-set-motion-auto = jako zařízení
web-set-motion-slow = pomalý
web-set-motion-normal = běžný
web-set-motion-fast = rychlý
web-set-motion-none = žádný
web-set-tap = Klepnutí na kartu
web-set-tap-auto = dotyk nejdřív vybere, myš rovnou hraje
web-set-tap-once = hned ji zahraje
web-set-tap-twice = první ji vybere, druhé zahraje
web-set-order = Desítka v seřazených kartách
web-set-order-auto = podle závazku
web-set-order-high = pod esem
web-set-order-low = pod spodkem
web-set-fourcolours = Čtyři barvy na francouzských kartách
web-set-teach = Ukazovat, které karty smíte hrát
web-set-piles = Skládat stejné karty na sebe
web-set-keys = Klávesové zkratky s jedním písmenem
web-set-autodraw = Lízat automaticky, po chvilce

## Co odmítá sám server (docs/protocol.md)
refused-no-seat = U tohoto stolu nesedíte.
refused-one-at-a-time = Právě se ukázala nová karta: dál rozhodujte po jednom kroku.
refused-no-deal = Rozdání skončilo, další ještě nezačalo.
refused-open-chair = Jedno místo je ještě volné: rozdá se, až si na něj někdo sedne.
refused-chair-taken = Toto místo je obsazené.
refused-not-host = Volné místo může dát počítačovému hráči jen ten, kdo stůl otevřel.
refused-begun = Svého místa se můžete vzdát jen před začátkem partie.
refused-invite = Tuto pozvánku už někdo použil, nebo ji nahradila jiná. Řekněte si o novou.
refused-chair-kept = Toto místo je schované pro pozvaného hosta.
refused-no-choice = Teď si místo nevybíráte vy.
refused-bad-message = Server zprávu nepřečetl. Načtěte stránku znovu.
refused-luck = Server nepřečetl, čím přispíváte k míchání.
refused-hint-off = Na tomto serveru se neradí.
refused-hint-persons = Poradit si můžete, jen když hrajete sami proti počítačovým hráčům.
refused-hint-same = Tady se neradí: váš výsledek se porovnává s ostatními.
refused-hint-turn = Poradit si můžete, jen když jste na řadě.
refused-hint-nothing = Tady není z čeho vybírat.
refused-review-deal = Rozebrat se dá jen dohrané rozdání.
refused-thinking = Počítačoví hráči teď potřebují všechen čas. Zkuste to později.
refused-starting = Počítačoví hráči se teprve připravují. Zkuste to za půl minuty.
refused-thinking-already = Najednou můžete chtít jen jednu radu nebo jeden rozbor.
refused-error = Na serveru se něco pokazilo. Váš stůl je v pořádku: zkuste to znovu.
stale = Stůl je už dál.
taken = Stůl je už dál.
table-moved = Stůl se stěhuje do jiné části serveru; za chvilku bude zpátky.
not-saved = Uložit se to nepovedlo, takže se nic nestalo. Zkuste to za chvíli.
db-in-use = Tuto databázi už používá jiný server.
badtext = Tomu program nerozumí.
badoptions = Tato domácí pravidla nejdou dohromady.
refused-take-back = Teď nejde nic vzít zpět. Zpět můžete vzít vlastní rozhodnutí z tohoto rozdání, když hrajete sami proti počítačovým hráčům.
refused-paused = U stolu je přestávka.
refused-halted = Ředitel tuto partii ukončil.
refused-left = U tohoto stolu už nesedíte. Nejdřív se vraťte na své místo.
refused-barred = Kdo tento stůl otevřel, posílá vás pryč.
refused-drawn = Toto místo je vylosované. Řekněte to tomu, kdo vede večer.
refused-agree = Na tom se teď dohodnout nejde.
refused-talk-off = U tohoto stolu můžete posílat jen hotové věty.
refused-talk-seat = Jen se díváte: chat můžete číst, ale ne psát.
refused-talk-text = Zpráva musí mít 1 až 300 viditelných znaků.
refused-talk-often = Pomaleji, prosím: počkejte pár sekund.
problem-no-game = Taková hra tu není.
problem-no-table = Takový stůl tu není.
problem-old-table = Tento stůl hraje podle starších pravidel a nejde dohrát.
problem-damaged-table = Tento stůl je poškozený a nejde dohrát.
problem-no-ticket = Stůl se nepovedlo otevřít: slíbený balíček už propadl. Zkuste to znovu.
problem-record-later = Karty se mezi rozdáními nemíchají, přehrát si je proto můžete, až partie skončí.
problem-same-deals = Stejná rozdání hrají i jiné stoly. Uvidíte je, až všechny dohrají.
problem-no-deal = Takové rozdání tu není.
problem-deal-running = Toto rozdání se ještě hraje; uvidíte ho, až skončí.
problem-bad-host = Server na toto jméno neodpovídá.
problem-bad-origin = Požadavek přišel z jiné stránky.
problem-bad-type = Sem můžete posílat jen JSON.
problem-too-many = Příliš mnoho spojení z této adresy. Některá zavřete.
problem-bad-request = Server požadavku nerozumí.
problem-not-found = Na této adrese nic není.
problem-bad-method = Tohle tato adresa neumí.
problem-too-large = Požadavek je příliš velký.
problem-name-length = Jméno musí mít 1 až { $most } znaků.
problem-name-invisible = Ve jménu jsou neviditelné znaky, nebo v něm není nic ke čtení.
problem-name-taken = Takové jméno, nebo skoro stejné, už někdo má. Zvolte jiné.
problem-too-often = Tolikrát za sebou to nejde. Zkuste to znovu za { $seconds ->
    [one] sekundu
    [few] { $seconds } sekundy
    [many] { $seconds } sekundy
   *[other] { $seconds } sekund
 }.
problem-too-much = Z vaší adresy přišlo na server moc požadavků. Zkuste to znovu za { $seconds ->
    [one] sekundu
    [few] { $seconds } sekundy
    [many] { $seconds } sekundy
   *[other] { $seconds } sekund
 }.
refused-closing = Server se bude vypínat: toto rozdání ještě dohrajete, nové už nezačne.
problem-error = Na serveru se něco pokazilo. Zkuste to znovu.

# Přehrávka: rozdání, které skončilo, krok za krokem
web-replay = Přehrávka
web-stats = Statistiky
web-replay-to-table = Zpátky ke stolu
web-check-deal = Zkontrolovat rozdání
web-replay-this = Přehrát znovu
web-review = Moje chyby
web-replay-this-deal = Přehrát znovu { $n }. rozdání
web-replay-empty = Zatím tu žádný záznam není: vložte ho, nebo otevřete soubor.
web-replay-too-long = Na záznam partie je to příliš dlouhé.
web-replay-practice = cvičení
web-hinted = s radou
web-rest = Už se nemůže nic změnit: zbytek se dohraje sám.
web-practice-more = Toto rozdání je cvičení a nepočítá se.
web-take-back = Vzít zpět
web-take-back-more = Z rozdání bude cvičení a nepočítá se.
web-take-back-sure = Když vezmete zpět, bude z rozdání cvičení a nepočítá se. Stiskněte znovu a vezmete zpět.
web-taken-back = Vzato zpět.
web-key-z = vzít zpět, když hrajete sami proti počítačovým hráčům
web-keyname-z = Z
web-keyname-ctrl = Ctrl
web-key-ctrl-n = začít novou partii, pokud prohlížeč tyto klávesy stránce nechá
web-key-ctrl-c = připravit nový stůl s těmito pravidly
web-key-ctrl-s = uložit toto rozdání jako text
web-key-ctrl-g = uložit partii jako text
web-key-ctrl-x = odejít od stolu; stůl zůstane uložený
web-save-later = Toto rozdání si můžete uložit, až skončí.
web-hint = Rada
web-key-i = rada, když hrajete sami proti počítačovým hráčům
web-key-e = chtít zbytek, vzdát ho, nebo odpovědět na návrh
web-keyname-i = I
web-keyname-e = E
web-key-k = chat, když jsou u stolu i jiní lidé
web-keyname-k = K
web-hint-wait = Přemýšlím …
web-hint-best = Rada: { $what }.
web-hint-better = V průměru { $worth } { $counted ->
    [unit] sazba
    [units] { $size ->
        [few] sazby
        [many] sazby
       *[other] sazeb
    }
    [point] bod
   *[points] { $size ->
        [few] body
        [many] bodu
       *[other] bodů
    }
}. Druhá nejlepší možnost je o { $cost } horší.
web-hint-equal = Jiné možnosti jsou stejně dobré.
