# Slova samotné stránky. Co říkají hry, je v jejich vlastních souborech.

# obrazovky
web-skip = Přejít na hlavní část
web-welcome = Posaďte se, rozdává se.
web-welcome-more = Karetní hry s hláškou, přesně podle pravidel vašeho stolu.
web-play-now = Hrát hned
web-lobby = Hrát s lidmi
web-open-tables = Rozehrané stoly
web-awaited = { $n ->
    [one] Čeká na vás stůl
    [few] Čekají na vás { $n } stoly
    [many] Čeká na vás { $n } stolu
   *[other] Čeká na vás { $n } stolů
}
web-continue = Pokračovat
web-games = Hry
web-game-line = Pravidla mnoha stolů, proti počítačovým hráčům
web-presets = { $n ->
    [one] { $n } soubor pravidel
    [few] { $n } soubory pravidel
    [many] { $n } souboru pravidel
   *[other] { $n } souborů pravidel
}
web-learn = Jak se hraje
web-learn-rules = Jak se podle těchto pravidel hraje
web-again = Zkusit znovu
web-no-server = Server neodpovídá. K rozdání je potřeba; pravidla a jak se hraje lze číst znovu tam, kde jste je už četli.
web-problem = Nepodařilo se: { $text }
web-not-found = Na této adrese nic není.
web-to-start = Na začátek
web-talk = Chat
web-people = Lidé
web-talk-new = { $n ->
    [one] { $n } nový řádek v chatu
    [few] { $n } nové řádky v chatu
   *[other] { $n } nových řádků v chatu
}
web-loading = Načítá se …
web-close = Zavřít okno
web-menu = Nabídka
web-table = Stůl
web-language = Jazyk
web-account = Účet
web-settings = Nastavení
web-names = Bohouš, Květa, Vojta, Růžena, Edita, Vendelín, Ludmila, Tonda

# nový stůl
web-new-title = Nový stůl: { $game }
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
web-copy-link = Kopírovat jako odkaz
web-copy-text = Kopírovat jako text
web-lift = Hrát
web-copied = Zkopírováno.
web-copy-line = Kopírovat jako v zápisu: { $text }
web-all-rules = Všechna pravidla ({ $n })
web-search = Hledat v pravidlech
web-idle = Dokud se nezmění toto, nemá vliv: { $needs }.
web-unlimited = bez omezení
web-on = zapnuto
web-off = vypnuto
level-random = náhodný
level-greedy = hltavý
level-beginner = začátečník
level-casual = rekreační
level-club = klubový
level-strong = silný

# stůl
web-you = Vy
web-you-small = vy
web-length = Délka partie
web-length-ends = Partie končí
web-length-count = Kolik
web-length-none = až nikdo nechce dál
web-length-none-more = Přestat lze po každém rozdání; partie zůstává uložena.
web-length-rounds = po tolika kolech
web-length-rounds-more = Každý rozdává stejněkrát: celkem { $n ->
    [one] { $n } rozdání
   *[other] { $n } rozdání
}. Vítězí nejvyšší součet.
web-length-deals = po tolika rozdáních
web-length-deals-more = Vítězí nejvyšší součet.
web-length-minutes = po tolika minutách
web-length-minutes-more = Započaté rozdání se dohraje. Vítězí nejvyšší součet.
web-length-n-deals = { $n ->
    [one] { $n } rozdání
   *[other] { $n } rozdání
}
web-length-n-minutes = { $n ->
    [one] { $n } minuta, započaté rozdání se dohraje
    [few] { $n } minuty, započaté rozdání se dohraje
    [many] { $n } minuty, započaté rozdání se dohraje
   *[other] { $n } minut, započaté rozdání se dohraje
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
web-on-turn = je na tahu
web-resting = pauzíruje
web-aside-own = Vaše karty na stole
web-aside = Na stole: { SEAT($seat) }
web-card = { CARD($card) }
web-centre = Střed stolu
web-place-deck = balíček
web-place-talon = talon
web-place-trump = trumfová karta
web-place-unseen = zatím neviděné
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
web-stakes = Co platí
web-stake = závazek
web-times = násobek
web-each = od každého
web-sort = Seřadit
web-sorted-high = Seřazeno: desítka pod esem.
web-sorted-low = Seřazeno: desítka pod spodkem.
web-on-table = na stole
web-melds = Hlášky a kombinace
web-unlike = Čím se pravidla liší od jiných?
web-unlike-with = Porovnat s pravidly
web-unlike-row = { $title }: { $here }, nikoli { $there }
web-unlike-none = Neliší se nic.
web-hand = Vaše karty
web-copies = { $n }×
web-nth-allowed = { $n }. z { $of } možných
web-card-off = nelze hrát
web-actions = Tlačítka
web-more = Více
web-less = Méně
web-why = Proč?
web-why-title = Proč právě tyto karty?
web-rule = Pravidlo { $rule }
web-more-calls = Další …
web-your-turn = Jste na tahu.
web-thinking = Přemýšlí { $name }.
web-seconds = { $n } s
web-not-your-turn = Nejste na tahu.
web-too-soon = Příliš brzy: tlačítka se právě změnila. Stiskněte znovu.
web-which-way = Lze ji zahrát více způsoby: vyberte dole.
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
web-unchosen-all = Nic není vybráno.
web-play-declare = Zahrát a hlásit { $value }
web-play-plain = Zahrát bez hlášky
web-may = Můžete hrát { $cards }.
web-refusal = { $name } nelze. { $duty }
web-card-refused = { $name } teď nelze.
web-refused = To teď nelze.
web-says = { $name }: { $text }
refused-stale = Stůl je o krok dál, zkuste to znovu.
refused-no_table = Takový stůl není.
refused-busy = Příliš mnoho najednou. Zkuste to znovu.
event-play-you = Hrajete { CARD($card, form: "acc") }.
event-play-declare-you = Hrajete { CARD($card, form: "acc") } a hlásíte.

# licitace, kombinace, co kdo má
web-auction = Licitace
web-calls = Hlášení
web-ladder = Částka
web-means = znamená: { $text }
web-meanings-hint = Stiskněte nabídku a uvidíte, co v dohodnutém systému říká.
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
web-say-no-bids = Nikdo nenabízel.
web-keyname-plus = + −
web-key-plus = vyšší, nižší nabídka

# konec rozdání
web-deal = Rozdání
web-deal-number = { $n }. rozdání
web-deal-end = { $n }. rozdání skončilo
web-deal-over = Rozdání skončilo.
web-match-over = Partie skončila.
web-deal-of = { $n }. rozdání z { $all }
web-match-won-you = Partie skončila: vítězíte.
web-match-won = { $n ->
    [one] Partie skončila, vítěz: { $names }.
   *[other] Partie skončila, o vítězství se dělí { $names }.
}
web-settlement = Vyúčtování
web-result = Výsledek
web-next-deal = Další rozdání
web-draw-done = Ke stolu
web-new-match = Nová partie
web-accord = Zbytek rozdání
web-again-kept = Tato partie zůstává uložena: vede k ní úvodní stránka.
web-again-same = Stejná pravidla, stejní hráči
web-again-other = Zvolit pravidla a hráče
web-waiting-others = Čeká se na ostatní.
web-you-receive = Dostáváte { MONEY($amount) }.
web-you-pay = Platíte { MONEY($amount) }.
web-you-even = Nezískáváte ani neztrácíte nic.
web-you-score = Zapisujete si { MONEY($amount) }.
web-you-score-other = Zapisujete si { MONEY($amount) }, { $name } { MONEY($theirs) }.
web-points = Body v rozdání
web-total = celkem
web-owner-times = { $name }: se { $times } soupeři, { $times }× tolik
web-owner-total = { $name }: od každého soupeře
web-score = Zápis
web-whole-score = Celý zápis
web-score-empty = Zatím se nic nevyúčtovalo.
web-played = hrálo se
web-log = Průběh

# spojení
web-connection-lost = Spojení se přerušilo. Obnovuje se.
web-connection-back = Spojení je obnoveno.
web-connection-closed = Stůl spojení ukončil.
web-connected = Spojení je v pořádku.

# klávesnice
web-keys = Klávesy
web-keys-hint = Otazník vypíše všechny klávesy.
web-command = Příkaz
web-command-example = { $words }, ruka
web-command-words = ruka, štych, zápis
web-say-it = Říci
web-suit-letters = ŽZČK
web-suit-letters-french = TPSK
web-key-h = přečíst karty v ruce
web-key-t = přečíst štych a kdo je na tahu
web-key-l = ukázat a přečíst poslední štych
web-key-c = závazek, sazby, trumf
web-key-p = body tohoto rozdání, pokud jsou veřejné
web-key-r = dosavadní skóre
web-key-d = povinnost, možné karty a tlačítka s čísly
web-key-m = hlášky na stole a v ruce
web-key-w = kdo je na tahu, spojení
web-keyname-arrows = ← → ↑ ↓
web-key-arrows = od karty ke kartě
web-keyname-enter = Enter
web-key-enter = vybrat kartu, znovu: zahrát
web-keyname-digits = 1–9
web-key-digits = tlačítko toho čísla
web-keyname-s = S
web-key-s = pak { $letters }: první karta té barvy
web-keyname-slash = /
web-key-slash = příkazový řádek
web-keyname-n = N
web-key-n = nová partie
web-keyname-esc = Esc
web-key-esc = vrátit kartu, zavřít okno
web-keyname-question = ?
web-key-question = tento seznam
web-say-hand = { $n ->
    [one] V ruce { $n } karta:
    [few] V ruce { $n } karty:
    [many] V ruce { $n } karty:
   *[other] V ruce { $n } karet:
}
web-say-no-trick = Na stole neleží žádná karta.
web-say-last = Poslední štych: { $cards }. Bere { $name }.
web-say-last-you = Poslední štych: { $cards }. Berete ho.
web-say-no-last = Poslední štych zatím není.
web-say-trump = Trumfy: { $suit }
web-say-no-contract = Závazek zatím není
web-say-no-points = Body se zatím neříkají: co je ve štyších, počítá každý z hlavy.
web-say-no-duty = Můžete hrát libovolnou kartu.
web-say-no-melds = Nic není hlášeno.

# nastavení
web-set-deck = Karty
web-set-deck-auto = jak se hra obvykle hraje
web-set-deck-bohemian = české, jednohlavé
web-set-deck-german = dvouhlavé mariášky
web-set-deck-french = francouzské
web-set-index = Index
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
web-set-theme-auto = podle systému
web-set-theme-light = světlé
web-set-theme-dark = tmavé
web-set-theme-contrast = vysoký kontrast
web-set-motion = Pohyb
web-set-motion-auto = podle systému
web-set-motion-slow = pomalý
web-set-motion-normal = běžný
web-set-motion-fast = rychlý
web-set-motion-none = žádný
web-set-tap = Stisk karty
web-set-tap-auto = dotyk nejdřív vybere, myš hraje
web-set-tap-once = hned hraje
web-set-tap-twice = vybere, druhý hraje
web-set-order = Desítka v seřazených kartách
web-set-order-auto = podle závazku
web-set-order-high = pod esem
web-set-order-low = pod spodkem
web-set-fourcolours = Čtyři barvy na francouzských kartách
web-set-teach = Ukazovat, které karty jsou možné
web-set-piles = Skládat stejné karty na sebe
web-set-keys = Písmenové klávesy
web-set-autodraw = Lízat samo: vždy po stejné chvíli, pokud nic nezmáčknu
web-set-autocut = Snímat samo, stejným způsobem

## Co odmítá sám server (docs/protocol.md)
refused-no-seat = U tohoto stolu nesedíte.
refused-one-at-a-time = Ukázala se nová karta: další volby se dělají po jedné.
refused-no-deal = Hra skončila, další ještě nezačala.
refused-open-chair = Jedno místo je ještě volné: hraje se, až bude obsazené.
refused-chair-taken = Toto místo je obsazené.
refused-not-host = Volné místo dává počítačovému hráči jen ten, kdo stůl otevřel.
refused-begun = Místa se lze vzdát jen před začátkem zápasu.
refused-invite = Tato pozvánka už byla použita, nebo ji nahradila novější. Požádejte o další.
refused-chair-kept = To místo je schované pro pozvaného hosta.
refused-no-choice = Teď si místo nevybíráte vy.
refused-bad-message = Server zprávě nerozumí. Načtěte stránku znovu.
refused-luck = Tento příspěvek k míchání nelze přečíst.
refused-hint-off = Na tomto serveru se neradí.
refused-hint-persons = Poradit si může jen ten, kdo hraje sám proti počítačovým hráčům.
refused-hint-turn = Poradit si můžete, když jste na tahu.
refused-hint-nothing = Tady není z čeho vybírat.
refused-review-deal = Rozebrat se dá jen hra, která skončila.
refused-thinking = Počítačoví hráči teď potřebují všechen čas. Zkuste to později.
refused-starting = Počítačoví hráči se teprve připravují. Zkuste to za půl minuty.
refused-thinking-already = Jen jedna rada nebo jeden rozbor najednou.
refused-error = Na serveru nastala chyba. Stůl je v pořádku: zkuste to znovu.
stale = Stůl je už dál.
taken = Stůl je už dál.
table-moved = Stůl běží dál v jiném procesu; za chvilku se sám vrátí.
not-saved = Nešlo to uložit, takže se nic nestalo. Zkuste to za chvíli.
db-in-use = Tuto databázi už používá jiný server.
badtext = Tomu program nerozumí.
badoptions = Tato pravidla k sobě nepasují.
refused-take-back = Teď není co vzít zpět: jde to jen s vlastním rozhodnutím v tomto rozdání a jen proti počítači.
refused-paused = U stolu je přestávka.
refused-left = Od tohoto stolu jste odešli. Nejdřív se vraťte na své místo.
refused-barred = Kdo tento stůl otevřel, vás odtud poslal pryč.
refused-drawn = Toto místo bylo vylosováno. Řekněte to vedoucímu večera.
refused-agree = Na tom se teď nelze dohodnout.
refused-talk-off = Volný text je u tohoto stolu vypnutý.
refused-talk-seat = Kdo se jen dívá, chat čte, ale nepíše.
refused-talk-text = Řádek chatu má 1 až 300 zobrazitelných znaků.
refused-talk-often = Pomaleji, prosím: počkejte pár vteřin.
problem-no-game = Taková hra tu není.
problem-no-table = Takový stůl tu není.
problem-old-table = Tento stůl hraje podle starších pravidel a nejde dohrát.
problem-damaged-table = Tento stůl je poškozený a nejde dohrát.
problem-no-ticket = S tímto slibem už stůl nelze otevřít; zkuste to znovu.
problem-record-later = Zápis bude k dispozici po konci partie.
problem-same-deals = Stejná rozdání hrají i jiné stoly. Půjde je vidět, až všechny dohrají.
problem-no-deal = Takové rozdání tu není.
problem-deal-running = Toto rozdání se ještě hraje; prohlédnout si ho půjde, až skončí.
problem-bad-host = Server na toto jméno neodpovídá.
problem-bad-origin = Požadavek přišel z jiné stránky.
problem-bad-type = Sem lze posílat jen JSON.
problem-too-many = Příliš mnoho spojení z této adresy. Některá zavřete.
problem-bad-request = Server požadavku nerozumí.
problem-not-found = Na této adrese nic není.
problem-bad-method = Tato adresa na to neodpovídá.
problem-too-large = Požadavek je příliš velký.
problem-name-length = Jméno má 1 až { $most } znaků.
problem-name-invisible = Ve jménu jsou znaky, které nejsou vidět, nebo v něm není nic ke čtení.
problem-name-taken = Toto jméno, nebo jméno, které se od něj okem nerozezná, už někdo má. Zvolte jiné.
problem-too-often = Příliš mnoho pokusů. Zkuste to znovu za { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekundy
    [many] { $seconds } sekundy
   *[other] { $seconds } sekund
 }.
problem-too-much = Z tvé adresy se po serveru chce příliš mnoho. Zkus to znovu za { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekundy
    [many] { $seconds } sekundy
   *[other] { $seconds } sekund
 }.
refused-closing = Server se bude zavírat: rozehrané hry se dohrají, nové nezačnou.
problem-error = Na serveru nastala chyba. Zkuste to znovu.

# Přehrávka: rozdání, které skončilo, krok za krokem
web-replay = Přehrávka
web-stats = Statistiky
web-replay-yours = Přehrát záznam
web-score-real = Zapisovat skutečné karty
web-replay-title = { $n }. rozdání, přehrávka
web-replay-step = Krok { $n } z { $of }
web-replay-steps = Kroky
web-replay-steps-go = Krok za krokem
web-replay-view = Pohled
web-replay-dealt = Rozdání začíná.
web-replay-hidden = karta
web-replay-at-start = Tady je začátek.
web-replay-at-end = Tady rozdání končí.
web-replay-press = V přehrávce se nehraje. Chcete-li hrát s těmito kartami, zvolte „Hrát odtud dál“.
web-replay-first = Na začátek
web-replay-trick-back = O štych zpět
web-replay-back = O krok zpět
web-replay-forward = O krok dál
web-replay-trick-on = O štych dál
web-replay-last = Na konec
web-replay-seat = Kdo se dívá
web-replay-open = Všechny karty odkryté
web-replay-record = Uložit jako text
web-replay-deal-before = Předchozí rozdání
web-replay-deal-after = Další rozdání
web-replay-to-table = Ke stolu
web-check-deal = Zkontrolovat rozdání
web-replay-this = Přehrát znovu
web-replay-this-deal = Přehrát znovu { $n }. rozdání
web-replay-text = Záznam jako text
web-replay-text-more = Vložte záznam rozdání, nebo otevřete soubor: ukáže se na stole krok za krokem.
web-replay-show = Ukázat
web-replay-file = Otevřít soubor
web-replay-bad = Tento záznam nejde ukázat: { $text }
web-replay-empty = Zatím tu žádný záznam není: vložte ho, nebo otevřete soubor.
web-replay-too-long = Na záznam partie je to příliš dlouhé.
web-replay-play = Hrát odtud dál
web-replay-play-more = Nový stůl se stejnými kartami, na místě hráče { $name } a proti počítači. Je to cvičení: rozdání se nepočítá do statistik.
web-edit-this = Upravit tuto pozici
web-edit-door = Postavit pozici
web-replay-practice = cvičení
web-hinted = s nápovědou
web-rest = Už se nemůže nic změnit: zbytek se dohraje sám.
web-practice-more = Toto rozdání je cvičení: nepočítá se do statistik.
web-take-back = Vzít zpět
web-take-back-more = Rozdání je pak cvičení a nepočítá se do statistik.
web-take-back-sure = Vzít zpět znamená, že rozdání je cvičení a nepočítá se do statistik. Pro vzetí zpět to zopakujte.
web-taken-back = Vzato zpět.
web-key-z = vzít zpět, jen proti počítači
web-keyname-z = Z
web-keyname-ctrl = Ctrl
web-key-ctrl-n = nová partie, pokud prohlížeč klávesu přenechá stránce
web-key-ctrl-c = formulář nového stolu s těmito pravidly
web-key-ctrl-s = uložit toto rozdání jako text
web-key-ctrl-g = uložit partii jako text
web-key-ctrl-x = odejít od stolu; zůstane uložen
web-save-later = Toto rozdání půjde uložit, až skončí.
web-hint = Rada
web-key-i = rada, jen proti počítači
web-key-e = Navrhnout zbytek rozdání, nebo na návrh odpovědět
web-keyname-i = I
web-keyname-e = E
web-key-k = chat, kde hrají i jiní lidé
web-keyname-k = K
web-hint-wait = Přemýšlím …
web-hint-best = Rada: { $what }.
web-hint-better = Očekává se { $worth }, o { $cost } víc než u druhé nejlepší možnosti.
web-hint-equal = Jiné volby jsou stejně dobré.
web-review = Jakou cenu mělo každé rozhodnutí?
web-review-wait = Prohlédnuto { $done } z { $of } kroků …
web-review-queue = Rozborů před tímto: { $n } …
web-review-sum = Očekávání { $expected }, chyby { $lost }, štěstí { $luck }: výsledek { $result }.
web-review-none = Nic nepřišlo nazmar: každé rozhodnutí bylo stejně dobré jako nejlepší.
web-review-errors = { $n ->
    [one] Jedno rozhodnutí něco stálo, celkem { $lost }.
    [few] { $n } rozhodnutí něco stála, celkem { $lost }.
   *[other] { $n } rozhodnutí něco stálo, celkem { $lost }.
}
web-review-luck-good = Karty a ostatní byli o { $luck } lepší, než se dalo čekat.
web-review-luck-bad = Karty a ostatní byli o { $luck } horší, než se dalo čekat.
web-review-luck-none = Karty a ostatní byli takoví, jak se dalo čekat.
web-review-field = Běžní hráči mají se stejnými kartami v průměru { $field }.
web-review-chart = Co se dalo čekat, rozhodnutí po rozhodnutí
web-review-best = Nejlepší: { $what }, očekává se { $worth }.
web-review-cost = Zvolená možnost byla o { $cost } horší (±{ $error }).
web-review-good = stejně dobré jako nejlepší
web-review-less = stálo { $cost }
