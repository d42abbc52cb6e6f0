# Slová samotnej stránky. Čo hovoria hry, je v ich vlastných súboroch.

# obrazovky
web-skip = Preskočiť na obsah
web-welcome-more = Mariáš, pinochle, Schnapsen a ich príbuzní, presne podľa pravidiel vášho stola.
web-lobby = Hrať s ľuďmi
web-awaited-seat = Váš stôl je pripravený: { $event }
web-event = Turnaj
web-event-more = Zavolať riaditeľa, pozrieť sa na poradie
web-awaited-call = Stôl { $table } vás volá ({ $name }): { $event }
web-awaited-challenge = { $name } vás vyzýva: { $event }
web-awaited = { $n ->
    [one] Čaká na vás stôl
    [few] Čakajú na vás { $n } stoly
    [many] Čaká na vás { $n } stola
   *[other] Čaká na vás { $n } stolov
}
web-continue = Pokračovať
web-games = Hry
web-presets = { $n ->
    [one] { $n } súbor pravidiel
    [few] { $n } súbory pravidiel
    [many] { $n } súboru pravidiel
   *[other] { $n } súborov pravidiel
}
web-learn = Ako sa hrá
web-learn-rules = Ako sa podľa týchto pravidiel hrá
web-again = Skúsiť znova
web-no-server = Server neodpovedá. Bez neho sa nedá rozdávať; pravidlá a výklad, ktoré ste už otvorili, si môžete čítať aj teraz.
web-problem = To sa nepodarilo: { $text }
web-not-found = Na tejto adrese nič nie je.
web-to-start = Na úvodnú stránku
web-talk = Chat
web-people = Ľudia
web-talk-new = { $n ->
    [one] { $n } nová správa
    [few] { $n } nové správy
    [many] { $n } novej správy
   *[other] { $n } nových správ
}
web-loading = Načítava sa …
web-close = Zavrieť okno
web-menu = Ponuka
web-nav = Hlavná ponuka
web-nav-play = Hrať
web-nav-learn = Učiť sa
web-nav-people = Ľudia
web-nav-club = Klub
web-nav-archive = Archív
web-table = Stôl
web-language = Jazyk
web-account = Účet
web-settings = Nastavenia
web-names = Jožo, Kveta, Vojto, Ružena, Edita, Vendelín, Ľudmila, Tóno

# nový stôl
web-new-title = Nový stôl: { $game }
web-game = Hra
web-rules = Pravidlá
web-differs = { $n ->
    [one] { $n } pravidlo sa líši od zvyčajných
    [few] { $n } pravidlá sa líšia od zvyčajných
    [many] { $n } pravidla sa líši od zvyčajných
   *[other] { $n } pravidiel sa líši od zvyčajných
}
web-usual = Zvyčajné pravidlá
web-players = { $n ->
    [one] { $n } hráč
    [few] { $n } hráči
    [many] { $n } hráča
   *[other] { $n } hráčov
}
web-changed-rules = { $n ->
    [one] { $n } zmenené pravidlo
    [few] { $n } zmenené pravidlá
    [many] { $n } zmeneného pravidla
   *[other] { $n } zmenených pravidiel
}
web-default = predvolené
web-changed = zmenené
web-restore = Obnoviť
web-name = Vaše meno
web-level = Úroveň
web-sit-down = Prisadnúť a hrať
web-copy-link = Kopírovať odkaz
web-copy-text = Kopírovať pravidlá ako text
web-lift = Hrať
web-copied = Skopírované.
web-copy-line = Kopírovať ako v zázname: { $text }
web-all-rules = Všetky pravidlá ({ $n })
web-search = Hľadať v pravidlách
web-idle = Má význam, len keď zmeníte: { $needs }.
web-unlimited = bez obmedzenia
web-on = zapnuté
web-off = vypnuté
level-random = náhodný
level-greedy = chamtivý
level-beginner = začiatočník
level-casual = príležitostný
level-club = klubový
level-strong = silný

# stôl
web-you = Vy
web-you-small = vy
web-length = Dĺžka partie
web-length-ends = Partia sa končí
web-length-count = Koľko
web-length-none = keď prestanete
web-length-none-more = Prestať môžete po každom rozdaní; partia ostane uložená.
web-length-rounds = po pevnom počte kôl
web-length-rounds-more = Každý rozdáva rovnako často: spolu { $n ->
    [one] { $n } rozdanie
    [few] { $n } rozdania
    [many] { $n } rozdania
   *[other] { $n } rozdaní
}. Vyhráva najvyšší súčet.
web-length-deals = po pevnom počte rozdaní
web-length-deals-more = Vyhráva najvyšší súčet.
web-length-minutes = po pevnom čase
web-length-minutes-more = Rozohrané rozdanie sa ešte dohrá. Vyhráva najvyšší súčet.
web-length-n-deals = { $n ->
    [one] { $n } rozdanie
    [few] { $n } rozdania
    [many] { $n } rozdania
   *[other] { $n } rozdaní
}
web-length-n-minutes = { $n ->
    [one] { $n } minúta, potom sa rozohrané rozdanie dohrá
    [few] { $n } minúty, potom sa rozohrané rozdanie dohrá
    [many] { $n } minúty, potom sa rozohrané rozdanie dohrá
   *[other] { $n } minút, potom sa rozohrané rozdanie dohrá
}
web-seats = Hráči
web-partner = spoluhráč
web-plays = hrá
web-plate = { $n ->
    [one] { $n } karta · { $score }
    [few] { $n } karty · { $score }
    [many] { $n } karty · { $score }
   *[other] { $n } kariet · { $score }
}
web-score-of = stav { MONEY($score) }
web-score-left = zostáva { MONEY($score) }
web-to-go = zostáva
web-plate-play = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } karty
   *[other] { $n } kariet
} · { $tricks ->
    [one] { $tricks } štich
    [few] { $tricks } štichy
    [many] { $tricks } štichu
   *[other] { $tricks } štichov
}
web-on-turn = je na rade
web-resting = pauzuje
web-aside-own = Vaše karty na stole
web-aside = Na stole pred hráčom: { SEAT($seat) }
web-card = { CARD($card) }
web-centre = Stred stola
web-place-deck = balíček
web-place-talon = talón
web-place-trump = tromfová karta
web-place-unseen = ešte nezdvihnuté
web-place-stock = talón
web-place-widow = talón
web-trick = Štich
web-trick-number = { $n }. štich
web-trick-n = { $n }. štich
web-takes = berie štich
web-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } karty
   *[other] { $n } kariet
}
web-last-trick = Posledný štich
web-stakes = O čo sa hrá
web-stake = záväzok
web-times = násobok
web-each = od každého
web-sort = Zoradiť
web-sorted-high = Zoradené: desiatka pod esom.
web-sorted-low = Zoradené: desiatka pod dolníkom.
web-on-table = na stole
web-melds = Hlášky a kombinácie
web-unlike = Čím sa tieto pravidlá líšia od iných?
web-unlike-with = Porovnať s pravidlami
web-unlike-row = { $title }: { $here }, nie { $there }
web-unlike-none = Ničím sa nelíšia.
web-hand = Vaše karty
web-copies = { $n }×
web-nth-allowed = { $n }. z { $of } možných
web-card-off = hrať nesmiete
web-actions = Tlačidlá
web-more = Viac
web-less = Menej
web-why = Prečo?
web-why-title = Prečo práve tieto karty?
web-rule = Pravidlo { $rule }
web-more-calls = Ďalšie …
web-your-turn = Ste na rade.
web-thinking = Rozmýšľa { $name }.
web-seconds = { $n } s
web-not-your-turn = Nie ste na rade.
web-too-soon = Príliš rýchlo: tlačidlá sa práve zmenili. Stlačte znova.
web-which-way = Túto kartu môžete zahrať viacerými spôsobmi: vyberte si nižšie.
web-together = { $n ->
    [one] Položiť { $n } kartu
    [few] Položiť { $n } karty
    [many] Položiť { $n } karty
   *[other] Položiť { $n } kariet
}
web-more-cards = { $n ->
    [one] ešte { $n } kartu
    [few] ešte { $n } karty
    [many] ešte { $n } karty
   *[other] ešte { $n } kariet
}
web-enough = { $n ->
    [one] Len { $n } kartu: najprv jednu vráťte.
    [few] Len { $n } karty: najprv jednu vráťte.
    [many] Len { $n } karty: najprv jednu vráťte.
   *[other] Len { $n } kariet: najprv jednu vráťte.
}
web-chosen = Vybrané: { $name }.
web-unchosen = Vrátené: { $name }.
web-unchosen-all = Nemáte vybranú žiadnu kartu.
web-play-declare = Zahrať a hlásiť { $value }
web-play-plain = Zahrať bez hlášky
web-may = Môžete hrať { $cards }.
web-refusal = { $name } hrať nesmiete. { $duty }
web-card-refused = { $name } sa teraz vybrať nedá.
web-refused = To teraz nejde.
web-says = { $name }: { $text }
refused-stale = Stôl je o krok ďalej, skúste to znova.
refused-no_table = Taký stôl tu nie je.
refused-busy = Priveľa požiadaviek naraz. Skúste to znova.
event-play-you = Hráte { CARD($card, form: "acc") }.
event-play-declare-you = Hráte { CARD($card, form: "acc") } a hlásite hlášku.

# licitácia, kombinácie, čo kto má
web-auction = Licitácia
web-calls = Hlásenia
web-ladder = Ponuka
web-means = znamená: { $text }
web-meanings-hint = Stlačte ponuku a uvidíte, čo v tomto licitačnom systéme znamená.
web-chosen-of = { $of ->
    [3] vybrané { $n } z troch
    [4] vybrané { $n } zo štyroch
   *[other] vybrané { $n } z { $of }
}
web-seat-more = Kombinácie a hlásenia tohto hráča
web-ledger = Čo kto má
web-col-meld = kombinácie
web-col-take = štichy
web-col-points = rozdanie
web-col-score = skóre
web-col-total = spolu
web-closed = zavreté
web-place-buried = odložené
web-key-b = licitácia a čo ktorá ponuka znamená
web-say-no-bids = Zatiaľ nikto nič neponúkol.
web-keyname-plus = + −
web-key-plus = vyššia, nižšia ponuka

# koniec rozdania
web-deal = Rozdanie
web-deal-number = { $n }. rozdanie
web-deal-end = { $n }. rozdanie sa skončilo
web-deal-over = Rozdanie sa skončilo.
web-match-over = Partia sa skončila.
web-deal-of = { $n }. rozdanie z { $all }
web-match-won-you = Partia sa skončila: vyhrávate.
web-match-won = { $n ->
    [one] Partia sa skončila, víťaz: { $names }.
   *[other] Partia sa skončila, o víťazstvo sa delia { $names }.
}
web-settlement = Vyúčtovanie
web-result = Výsledok
web-next-deal = Ďalšie rozdanie
web-draw-done = Ísť k stolu
web-daily-ranking = Ukázať poradie
web-new-match = Nová partia
web-accord = Chcem zvyšok, alebo vzdávam
web-again-kept = Táto partia ostáva uložená: vrátite sa k nej z úvodnej stránky.
web-again-same = Hrať znova: rovnaké pravidlá, rovnakí hráči
web-again-other = Zvoliť pravidlá a hráčov
web-waiting-others = Čaká sa na ostatných.
web-you-receive = Dostávate { MONEY($amount) } { MONEY($amount) ->
    [one] sadzbu
    [few] sadzby
    [many] sadzby
   *[other] sadzieb
}.
web-you-pay = Platíte { MONEY($amount) } { MONEY($amount) ->
    [one] sadzbu
    [few] sadzby
    [many] sadzby
   *[other] sadzieb
}.
web-you-even = Nič nedostávate ani neplatíte.
web-you-score = Píšete si { MONEY($amount) } { MONEY($amount) ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodov
}.
web-you-score-other = Píšete si { MONEY($amount) } { MONEY($amount) ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodov
}, { $name } { MONEY($theirs) }.
web-points = Body v rozdaní
web-total = spolu
web-total-units = Spolu v sadzbách
web-total-points = Spolu v bodoch
web-owner-times = { $name } so všetkými súpermi spolu ({ $times })
web-owner-total = { $name }: za každého súpera
web-score = Zápis
web-whole-score = Celý zápis
web-score-empty = Zatiaľ nie je dohrané žiadne rozdanie.
web-played = hralo sa
web-log = Priebeh

# spojenie
web-connection-lost = Spojenie vypadlo. Skúšame ho obnoviť …
web-connection-back = Spojenie je obnovené.
web-connection-closed = Server ukončil spojenie s týmto stolom.
web-connected = Spojenie je v poriadku.

# klávesnica
web-keys = Klávesy
web-keys-hint = Stlačte ? a uvidíte všetky klávesy.
web-command = Príkaz
web-command-example = { $words }, ruka
web-command-words = ruka, štich, zápis
web-say-it = Ohlásiť
web-suit-letters = ŽZČG
web-suit-letters-french = TPSK
web-key-h = prečítať karty v ruke
web-key-t = prečítať štich a kto je na rade
web-key-l = ukázať a prečítať posledný štich
web-key-c = záväzok, sadzby, tromf
web-key-p = body v tomto rozdaní, ak ich smie vedieť každý
web-key-r = doterajšie skóre
web-key-d = čo musíte hrať, ktoré karty smiete zahrať a ktoré čísla majú tlačidlá
web-key-m = hlášky na stole a v ruke
web-key-w = kto je na rade a ako je na tom spojenie
web-keyname-arrows = ← → ↑ ↓
web-key-arrows = prechádzať v ruke od karty ku karte
web-keyname-enter = Enter
web-key-enter = vybrať kartu, znova: zahrať
web-keyname-digits = 1–9
web-key-digits = tlačidlo s tým číslom
web-keyname-s = S
web-key-s = potom { $letters }: prvá karta tej farby
web-keyname-slash = /
web-key-slash = príkazový riadok
web-keyname-n = N
web-key-n = začať novú partiu
web-keyname-esc = Esc
web-key-esc = vrátiť kartu, zavrieť okno
web-keyname-question = ?
web-key-question = ukázať tento zoznam
web-say-hand = { $n ->
    [one] V ruke { $n } karta:
    [few] V ruke { $n } karty:
    [many] V ruke { $n } karty:
   *[other] V ruke { $n } kariet:
}
web-say-no-trick = Na stole nie je žiadna karta.
web-say-last = Posledný štich: { $cards }. Berie { $name }.
web-say-last-you = Posledný štich: { $cards }. Beriete ho.
web-say-no-last = Posledný štich zatiaľ nie je.
web-say-trump = Tromf: { $suit }
web-say-no-contract = Zatiaľ nie je záväzok.
web-say-no-points = Body sa zatiaľ neukazujú: svoje štichy si rátate z hlavy.
web-say-no-duty = Hrať smiete ktorúkoľvek kartu.
web-say-no-melds = Nikto nič nehlásil.

# nastavenia
web-set-deck = Karty
web-set-deck-auto = ako sa hra zvyčajne hrá
web-set-deck-bohemian = české, jednohlavé
web-set-deck-german = sedmové, dvojhlavé
web-set-deck-french = francúzske
web-set-index = Znak v rohu karty
web-set-index-auto = podľa obrazovky
web-set-index-normal = malý
web-set-index-large = veľký
web-set-index-print = veľké písmo bez obrázkov
web-set-index-none = žiadny: len obrázky ako na starých kartách
web-set-letters = Písmená v rohu
web-set-letters-auto = podľa jazyka
web-set-letters-cs = české: Sv, Sp
web-set-letters-sk = slovenské: H, D
web-set-letters-de = nemecké: O, U
web-set-theme = Farby
web-set-theme-auto = ako zariadenie
web-set-theme-light = svetlé
web-set-theme-dark = tmavé
web-set-theme-contrast = vysoký kontrast
web-set-motion = Pohyb
web-set-motion-auto = ako zariadenie
web-set-motion-slow = pomalý
web-set-motion-normal = bežný
web-set-motion-fast = rýchly
web-set-motion-none = žiadny
web-set-tap = Ťuknutie na kartu
web-set-tap-auto = dotyk najprv vyberie, myš rovno hrá
web-set-tap-once = hneď ju zahrá
web-set-tap-twice = prvé ju vyberie, druhé zahrá
web-set-order = Desiatka v zoradených kartách
web-set-order-auto = podľa záväzku
web-set-order-high = pod esom
web-set-order-low = pod dolníkom
web-set-fourcolours = Štyri farby na francúzskych kartách
web-set-teach = Ukazovať, ktoré karty smiete hrať
web-set-piles = Skladať rovnaké karty na seba
web-set-keys = Klávesové skratky s jedným písmenom
web-set-autodraw = Po chvíľke ťahať za mňa

## Čo odmieta sám server (docs/protocol.md)
refused-no-seat = Pri tomto stole nesedíte.
refused-one-at-a-time = Práve ste videli novú kartu: ďalej rozhodujte po jednom kroku.
refused-no-deal = Rozdanie sa skončilo, ďalšie sa ešte nezačalo.
refused-open-chair = Jedno miesto je ešte voľné: rozdá sa, keď si naň niekto sadne.
refused-chair-taken = Toto miesto je obsadené.
refused-not-host = Voľné miesto môže dať počítačovému hráčovi len ten, kto stôl otvoril.
refused-begun = Miesto môžete vrátiť, len kým sa partia nezačne.
refused-invite = Túto pozvánku už niekto použil alebo ju nahradila iná. Vypýtajte si novú.
refused-chair-kept = Toto miesto je odložené pre pozvaného hosťa.
refused-no-choice = Teraz si miesto nevyberáte vy.
refused-bad-message = Server správu neprečítal. Načítajte stránku znova.
refused-luck = Server neprečítal, čím ste prispeli k miešaniu.
refused-hint-off = Na tomto serveri sa neradí.
refused-hint-persons = Poradiť si môžete dať, len keď hráte sami proti počítačovým hráčom.
refused-hint-same = Tu sa radiť nedá: váš výsledok sa porovnáva s ostatnými.
refused-hint-turn = Poradiť si môžete dať, len keď ste na rade.
refused-hint-nothing = Tu nie je z čoho vyberať.
refused-review-deal = Rozobrať sa dá len dohrané rozdanie.
refused-thinking = Počítačoví hráči teraz potrebujú všetok čas. Skúste to neskôr.
refused-starting = Počítačoví hráči sa ešte len pripravujú. Skúste to o pol minúty.
refused-thinking-already = Naraz ide len jedna rada alebo jeden rozbor.
refused-error = Na serveri sa niečo pokazilo. Váš stôl je v poriadku: skúste to znova.
stale = Stôl je už ďalej.
taken = Stôl je už ďalej.
table-moved = Stôl sa sťahuje do inej časti servera; o chvíľku bude späť.
not-saved = Nedalo sa to uložiť, takže sa nič nestalo. Skúste to o chvíľu.
db-in-use = Túto databázu už používa iný server.
badtext = Tomu program nerozumie.
badoptions = Tieto domáce pravidlá nejdú dokopy.
refused-take-back = Teraz sa nedá nič vziať späť. Späť môžete vziať vlastné rozhodnutie z tohto rozdania, keď hráte sami proti počítačovým hráčom.
refused-paused = Pri stole je prestávka.
refused-halted = Riaditeľ túto partiu ukončil.
refused-left = Od tohto stola ste odišli. Najprv sa vráťte na svoje miesto.
refused-barred = Hráč, ktorý tento stôl otvoril, vás odtiaľto poslal preč.
refused-drawn = Toto miesto je vyžrebované. Povedzte to tomu, kto vedie večer.
refused-agree = Na tom sa teraz nedá dohodnúť.
refused-talk-off = Pri tomto stole môžete posielať len hotové vety.
refused-talk-seat = Len sa pozeráte: chat môžete čítať, ale nie písať.
refused-talk-text = Správa má 1 až 300 viditeľných znakov.
refused-talk-often = Pomalšie, prosím: počkajte pár sekúnd.
problem-no-game = Taká hra tu nie je.
problem-no-table = Taký stôl tu nie je.
problem-old-table = Tento stôl hrá podľa starších pravidiel a nedá sa dohrať.
problem-damaged-table = Tento stôl je poškodený a nedá sa dohrať.
problem-no-ticket = Stôl sa nepodarilo otvoriť: sľúbený balíček už prepadol. Skúste to znova.
problem-record-later = Karty sa medzi rozdaniami nemiešajú, prezrieť si ich preto môžete, až keď sa partia skončí.
problem-same-deals = Rovnaké rozdania hrajú aj iné stoly. Uvidíte ich, keď všetky dohrajú.
problem-no-deal = Také rozdanie tu nie je.
problem-deal-running = Toto rozdanie sa ešte hrá; uvidíte ho, keď sa skončí.
problem-bad-host = Server na toto meno neodpovedá.
problem-bad-origin = Požiadavka prišla z inej stránky.
problem-bad-type = Sem môžete posielať len JSON.
problem-too-many = Z tejto adresy je priveľa spojení. Niektoré zatvorte.
problem-bad-request = Server požiadavke nerozumie.
problem-not-found = Na tejto adrese nič nie je.
problem-bad-method = Na tejto adrese to nejde.
problem-too-large = Požiadavka je príliš veľká.
problem-name-length = Meno má 1 až { $most } znakov.
problem-name-invisible = V mene sú neviditeľné znaky, alebo v ňom nie je nič na čítanie.
problem-name-taken = Toto meno, alebo meno na nerozoznanie podobné, už niekto má. Vyberte iné.
problem-too-often = Skúšali ste to príliš často. Skúste to znova o { $seconds ->
    [one] sekundu
    [few] { $seconds } sekundy
    [many] { $seconds } sekundy
   *[other] { $seconds } sekúnd
 }.
problem-too-much = Z vašej adresy prišlo na server priveľa požiadaviek. Skúste to znova o { $seconds ->
    [one] sekundu
    [few] { $seconds } sekundy
    [many] { $seconds } sekundy
   *[other] { $seconds } sekúnd
 }.
refused-closing = Server sa bude vypínať: toto rozdanie ešte dohráte, nové sa už nezačne.
problem-error = Na serveri sa niečo pokazilo. Skúste to znova.

# prezeranie rozdania
web-replay = Prezeranie
web-stats = Štatistiky
web-replay-to-table = Späť k stolu
web-check-deal = Skontrolovať rozdanie
web-replay-this = Prezrieť
web-review = Moje chyby
web-replay-this-deal = Prezrieť { $n }. rozdanie
web-replay-empty = Zatiaľ tu žiadny záznam nie je: vložte ho, alebo otvorte súbor.
web-replay-too-long = Na záznam partie je to príliš dlhé.
web-replay-practice = cvičenie
web-hinted = s radou
web-rest = Už sa nemôže nič zmeniť: zvyšok sa dohrá sám.
web-practice-more = Toto rozdanie je cvičenie a nepočíta sa.
web-take-back = Vziať späť
web-take-back-more = Z rozdania bude cvičenie a nepočíta sa.
web-take-back-sure = Keď vezmete ťah späť, bude z rozdania cvičenie a nepočíta sa. Ak to chcete, stlačte znova.
web-taken-back = Vzaté späť.
web-key-z = vziať späť, keď hráte sami proti počítačovým hráčom
web-keyname-z = Z
web-keyname-ctrl = Ctrl
web-key-ctrl-n = začať novú partiu, ak prehliadač tieto klávesy stránke nechá
web-key-ctrl-c = pripraviť nový stôl s týmito pravidlami
web-key-ctrl-s = uložiť toto rozdanie ako text
web-key-ctrl-g = uložiť partiu ako text
web-key-ctrl-x = odísť od stola; zostane uložený
web-save-later = Toto rozdanie si môžete uložiť, keď sa skončí.
web-hint = Rada
web-key-i = rada, keď hráte sami proti počítačovým hráčom
web-key-e = chcieť zvyšok, vzdať ho, alebo odpovedať na návrh
web-keyname-i = I
web-keyname-e = E
web-key-k = chat, keď sú pri stole aj iní ľudia
web-keyname-k = K
web-hint-wait = Rozmýšľam …
web-hint-best = Rada: { $what }.
web-hint-better = V priemere { $worth } { $counted ->
    [unit] sadzba
    [units] { $size ->
        [one] sadzba
        [few] sadzby
        [many] sadzby
       *[other] sadzieb
    }
    [point] bod
   *[points] { $size ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodov
    }
}; druhá najlepšia možnosť je o { $cost } horšia.
web-hint-equal = Iné možnosti sú rovnako dobré.

# akú cenu malo každé rozhodnutie
