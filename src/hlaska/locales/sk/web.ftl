# Slová samotnej stránky. Čo hovoria hry, je v ich vlastných súboroch.

# obrazovky
web-skip = Prejsť na hlavnú časť
web-welcome = Sadnite si, rozdáva sa.
web-welcome-more = Kartové hry s hláškou, presne podľa pravidiel vášho stola.
web-play-now = Hrať hneď
web-lobby = Hrať s ľuďmi
web-open-tables = Rozohrané stoly
web-awaited = { $n ->
    [one] Čaká na vás stôl
    [few] Čakajú na vás { $n } stoly
    [many] Čaká na vás { $n } stola
   *[other] Čaká na vás { $n } stolov
}
web-continue = Pokračovať
web-games = Hry
web-game-line = Pravidlá mnohých stolov, proti počítačovým hráčom
web-presets = { $n ->
    [one] { $n } súbor pravidiel
    [few] { $n } súbory pravidiel
    [many] { $n } súboru pravidiel
   *[other] { $n } súborov pravidiel
}
web-learn = Ako sa hrá
web-learn-rules = Ako sa podľa týchto pravidiel hrá
web-again = Skúsiť znova
web-no-server = Server neodpovedá. Na rozdanie je potrebný; pravidlá a ako sa hrá sa dajú čítať znova tam, kde ste ich už čítali.
web-problem = Nepodarilo sa: { $text }
web-not-found = Na tejto adrese nič nie je.
web-to-start = Na začiatok
web-talk = Chat
web-people = Ľudia
web-talk-new = { $n ->
    [one] { $n } nový riadok v chate
    [few] { $n } nové riadky v chate
    [many] { $n } nového riadka v chate
   *[other] { $n } nových riadkov v chate
}
web-loading = Načítava sa …
web-close = Zavrieť okno
web-menu = Ponuka
web-table = Stôl
web-language = Jazyk
web-account = Účet
web-settings = Nastavenia
web-names = Jožo, Kveta, Vojto, Ružena, Edita, Vendelín, Ľudmila, Tóno

# nový stôl
web-new-title = Nový stôl: { $game }
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
web-copy-link = Kopírovať ako odkaz
web-copy-text = Kopírovať ako text
web-lift = Hrať
web-copied = Skopírované.
web-copy-line = Kopírovať ako v zázname: { $text }
web-all-rules = Všetky pravidlá ({ $n })
web-search = Hľadať v pravidlách
web-idle = Kým sa nezmení toto, nemá vplyv: { $needs }.
web-unlimited = bez obmedzenia
web-on = zapnuté
web-off = vypnuté
level-random = náhodný
level-greedy = hltavý
level-beginner = začiatočník
level-casual = rekreačný
level-club = klubový
level-strong = silný

# stôl
web-you = Vy
web-you-small = vy
web-length = Dĺžka partie
web-length-ends = Partia sa končí
web-length-count = Koľko
web-length-none = keď už nikto nechce ďalej
web-length-none-more = Prestať možno po každom rozdaní; partia ostáva uložená.
web-length-rounds = po toľkých kolách
web-length-rounds-more = Každý rozdáva rovnako často: spolu { $n ->
    [one] { $n } rozdanie
    [few] { $n } rozdania
    [many] { $n } rozdania
   *[other] { $n } rozdaní
}. Víťazí najvyšší súčet.
web-length-deals = po toľkých rozdaniach
web-length-deals-more = Víťazí najvyšší súčet.
web-length-minutes = po toľkých minútach
web-length-minutes-more = Začaté rozdanie sa dohrá. Víťazí najvyšší súčet.
web-length-n-deals = { $n ->
    [one] { $n } rozdanie
    [few] { $n } rozdania
    [many] { $n } rozdania
   *[other] { $n } rozdaní
}
web-length-n-minutes = { $n ->
    [one] { $n } minúta, začaté rozdanie sa dohrá
    [few] { $n } minúty, začaté rozdanie sa dohrá
    [many] { $n } minúty, začaté rozdanie sa dohrá
   *[other] { $n } minút, začaté rozdanie sa dohrá
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
web-on-turn = je na ťahu
web-resting = pauzuje
web-aside-own = Vaše karty na stole
web-aside = Na stole: { SEAT($seat) }
web-card = { CARD($card) }
web-centre = Stred stola
web-place-deck = balíček
web-place-talon = talón
web-place-trump = tromfová karta
web-place-unseen = zatiaľ nevidené
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
web-unlike = Čím sa pravidlá líšia od iných?
web-unlike-with = Porovnať s pravidlami
web-unlike-row = { $title }: { $here }, nie { $there }
web-unlike-none = Nelíši sa nič.
web-hand = Vaše karty
web-copies = { $n }×
web-nth-allowed = { $n }. z { $of } možných
web-card-off = nemožno hrať
web-actions = Tlačidlá
web-more = Viac
web-less = Menej
web-why = Prečo?
web-why-title = Prečo práve tieto karty?
web-rule = Pravidlo { $rule }
web-more-calls = Ďalšie …
web-your-turn = Ste na ťahu.
web-thinking = Rozmýšľa { $name }.
web-seconds = { $n } s
web-not-your-turn = Nie ste na ťahu.
web-too-soon = Príliš skoro: tlačidlá sa práve zmenili. Stlačte znova.
web-which-way = Dá sa zahrať viacerými spôsobmi: vyberte dolu.
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
web-unchosen-all = Nič nie je vybrané.
web-play-declare = Zahrať a hlásiť { $value }
web-play-plain = Zahrať bez hlášky
web-may = Môžete hrať { $cards }.
web-refusal = { $name } nejde. { $duty }
web-card-refused = { $name } teraz nejde.
web-refused = To teraz nejde.
web-says = { $name }: { $text }
refused-stale = Stôl je o krok ďalej, skúste to znova.
refused-no_table = Taký stôl nie je.
refused-busy = Priveľa naraz. Skúste to znova.
event-play-you = Hráte { CARD($card, form: "acc") }.
event-play-declare-you = Hráte { CARD($card, form: "acc") } a hlásite.

# licitácia, kombinácie, čo kto má
web-auction = Licitácia
web-calls = Hlásenia
web-ladder = Suma
web-means = znamená: { $text }
web-meanings-hint = Stlačte ponuku a uvidíte, čo v dohodnutom systéme hovorí.
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
web-say-no-bids = Zatiaľ bez ponuky.
web-keyname-plus = + −
web-key-plus = vyššia, nižšia ponuka

# koniec rozdania
web-deal = Rozdanie
web-deal-number = { $n }. rozdanie
web-deal-end = { $n }. rozdanie sa skončilo
web-deal-over = Rozdanie sa skončilo.
web-match-over = Partia sa skončila.
web-deal-of = { $n }. rozdanie z { $all }
web-match-won-you = Partia sa skončila: víťazíte.
web-match-won = { $n ->
    [one] Partia sa skončila, víťaz: { $names }.
   *[other] Partia sa skončila, o víťazstvo sa delia { $names }.
}
web-settlement = Vyúčtovanie
web-result = Výsledok
web-next-deal = Ďalšie rozdanie
web-draw-done = K stolu
web-new-match = Nová partia
web-accord = Zvyšok rozdania
web-again-kept = Táto partia ostáva uložená: vedie k nej úvodná stránka.
web-again-same = Rovnaké pravidlá, rovnakí hráči
web-again-other = Zvoliť pravidlá a hráčov
web-waiting-others = Čaká sa na ostatných.
web-you-receive = Dostávate { MONEY($amount) }.
web-you-pay = Platíte { MONEY($amount) }.
web-you-even = Nezískavate ani nestrácate nič.
web-you-score = Píšete si { MONEY($amount) }.
web-you-score-other = Píšete si { MONEY($amount) }, { $name } { MONEY($theirs) }.
web-points = Body v rozdaní
web-total = spolu
web-owner-times = { $name }: s { $times } súpermi, { $times }× toľko
web-owner-total = { $name }: od každého súpera
web-score = Zápis
web-whole-score = Celý zápis
web-score-empty = Zatiaľ sa nič nevyúčtovalo.
web-played = hralo sa
web-log = Priebeh

# spojenie
web-connection-lost = Spojenie sa prerušilo. Obnovuje sa.
web-connection-back = Spojenie je obnovené.
web-connection-closed = Stôl spojenie ukončil.
web-connected = Spojenie je v poriadku.

# klávesnica
web-keys = Klávesy
web-keys-hint = Otáznik vypíše všetky klávesy.
web-command = Príkaz
web-command-example = { $words }, ruka
web-command-words = ruka, štich, zápis
web-say-it = Povedať
web-suit-letters = ŽZČG
web-suit-letters-french = TPSK
web-key-h = prečítať karty v ruke
web-key-t = prečítať štich a kto je na ťahu
web-key-l = ukázať a prečítať posledný štich
web-key-c = záväzok, sadzby, tromf
web-key-p = body tohto rozdania, pokiaľ sú verejné
web-key-r = doterajšie skóre
web-key-d = povinnosť, možné karty a tlačidlá s číslami
web-key-m = hlášky na stole a v ruke
web-key-w = kto je na ťahu, spojenie
web-keyname-arrows = ← → ↑ ↓
web-key-arrows = od karty ku karte
web-keyname-enter = Enter
web-key-enter = vybrať kartu, znova: zahrať
web-keyname-digits = 1–9
web-key-digits = tlačidlo s tým číslom
web-keyname-s = S
web-key-s = potom { $letters }: prvá karta tej farby
web-keyname-slash = /
web-key-slash = príkazový riadok
web-keyname-n = N
web-key-n = nová partia
web-keyname-esc = Esc
web-key-esc = vrátiť kartu, zavrieť okno
web-keyname-question = ?
web-key-question = tento zoznam
web-say-hand = { $n ->
    [one] V ruke { $n } karta:
    [few] V ruke { $n } karty:
    [many] V ruke { $n } karty:
   *[other] V ruke { $n } kariet:
}
web-say-no-trick = Na stole neleží nijaká karta.
web-say-last = Posledný štich: { $cards }. Berie { $name }.
web-say-last-you = Posledný štich: { $cards }. Beriete ho.
web-say-no-last = Posledný štich zatiaľ nie je.
web-say-trump = Tromf: { $suit }
web-say-no-contract = Záväzok zatiaľ nie je
web-say-no-points = Body sa zatiaľ nehovoria: čo je v štichoch, ráta každý z hlavy.
web-say-no-duty = Môžete hrať ľubovoľnú kartu.
web-say-no-melds = Nič nie je hlásené.

# nastavenia
web-set-deck = Karty
web-set-deck-auto = ako sa hra zvyčajne hrá
web-set-deck-bohemian = české, jednohlavé
web-set-deck-german = sedmové, dvojhlavé
web-set-deck-french = francúzske
web-set-index = Index
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
web-set-theme-auto = podľa systému
web-set-theme-light = svetlé
web-set-theme-dark = tmavé
web-set-theme-contrast = vysoký kontrast
web-set-motion = Pohyb
web-set-motion-auto = podľa systému
web-set-motion-slow = pomalý
web-set-motion-normal = bežný
web-set-motion-fast = rýchly
web-set-motion-none = žiadny
web-set-tap = Stlačenie karty
web-set-tap-auto = dotyk najprv vyberie, myš hrá
web-set-tap-once = hneď hrá
web-set-tap-twice = vyberie, druhé hrá
web-set-order = Desiatka v zoradených kartách
web-set-order-auto = podľa záväzku
web-set-order-high = pod esom
web-set-order-low = pod dolníkom
web-set-fourcolours = Štyri farby na francúzskych kartách
web-set-teach = Ukazovať, ktoré karty sú možné
web-set-piles = Skladať rovnaké karty na seba
web-set-keys = Písmenové klávesy
web-set-autodraw = Ťahať samo: vždy po rovnakej chvíli, ak nič nestlačím
web-set-autocut = Prekladať samo, rovnakým spôsobom

## Čo odmieta sám server (docs/protocol.md)
refused-no-seat = Pri tomto stole nesedíte.
refused-one-at-a-time = Ukázala sa nová karta: ďalšie voľby sa robia po jednej.
refused-no-deal = Rozdanie sa skončilo, ďalšie sa ešte nezačalo.
refused-open-chair = Jedno miesto je ešte voľné: hrá sa, keď bude obsadené.
refused-chair-taken = Toto miesto je obsadené.
refused-not-host = Voľné miesto dáva počítačovému hráčovi len ten, kto stôl otvoril.
refused-begun = Miesta sa možno vzdať len pred začiatkom zápasu.
refused-invite = Táto pozvánka už bola použitá alebo ju nahradila novšia. Požiadajte o ďalšiu.
refused-chair-kept = To miesto je odložené pre pozvaného hosťa.
refused-no-choice = Teraz si miesto nevyberáte vy.
refused-bad-message = Server správe nerozumie. Načítajte stránku znova.
refused-luck = Tento príspevok k miešaniu sa nedá prečítať.
refused-hint-off = Na tomto serveri sa neradí.
refused-hint-persons = Poradiť sa dá len tomu, kto hrá proti samým počítačovým hráčom.
refused-hint-turn = Poradiť si môžete dať, keď ste na ťahu.
refused-hint-nothing = Tu niet z čoho vyberať.
refused-review-deal = Rozobrať sa dá len rozdanie, ktoré sa skončilo.
refused-thinking = Počítačoví hráči teraz potrebujú všetok čas. Skúste to neskôr.
refused-starting = Počítačoví hráči sa ešte len pripravujú. Skúste to o pol minúty.
refused-thinking-already = Len jedna rada alebo jeden rozbor naraz.
refused-error = Na serveri nastala chyba. Stôl je v poriadku: skúste to znova.
stale = Stôl je už ďalej.
taken = Stôl je už ďalej.
table-moved = Stôl beží ďalej v inom procese; o chvíľku sa sám vráti.
not-saved = Nedalo sa to uložiť, takže sa nič nestalo. Skúste to o chvíľu.
db-in-use = Túto databázu už používa iný server.
badtext = Tomu program nerozumie.
badoptions = Tieto pravidlá k sebe nepasujú.
refused-take-back = Teraz niet čo vziať späť: ide to len s vlastným rozhodnutím v tomto rozdaní a len proti počítačovým hráčom.
refused-paused = Pri stole je prestávka.
refused-left = Od tohto stola ste odišli. Najprv sa vráťte na svoje miesto.
refused-barred = Kto tento stôl otvoril, vás odtiaľto poslal preč.
refused-drawn = Toto miesto bolo vyžrebované. Povedzte to vedúcemu večera.
refused-agree = Na tom sa teraz nedá dohodnúť.
refused-talk-off = Voľný text je pri tomto stole vypnutý.
refused-talk-seat = Kto sa len pozerá, chat číta, ale nepíše.
refused-talk-text = Riadok chatu má 1 až 300 zobraziteľných znakov.
refused-talk-often = Pomalšie, prosím: počkajte pár sekúnd.
problem-no-game = Taká hra tu nie je.
problem-no-table = Taký stôl tu nie je.
problem-old-table = Tento stôl hrá podľa starších pravidiel a nedá sa dohrať.
problem-damaged-table = Tento stôl je poškodený a nedá sa dohrať.
problem-no-ticket = S týmto sľubom sa už stôl nedá otvoriť; skúste to znova.
problem-record-later = Záznam bude k dispozícii po konci partie.
problem-same-deals = Rovnaké rozdania hrajú aj iné stoly. Bude ich vidieť, keď všetky dohrajú.
problem-no-deal = Také rozdanie tu nie je.
problem-deal-running = Toto rozdanie sa ešte hrá; prezrieť sa dá, keď sa skončí.
problem-bad-host = Server na toto meno neodpovedá.
problem-bad-origin = Požiadavka prišla z inej stránky.
problem-bad-type = Sem možno posielať len JSON.
problem-too-many = Príliš veľa spojení z tejto adresy. Niektoré zatvorte.
problem-bad-request = Server požiadavke nerozumie.
problem-not-found = Na tejto adrese nič nie je.
problem-bad-method = Táto adresa na to neodpovedá.
problem-too-large = Požiadavka je príliš veľká.
problem-name-length = Meno má 1 až { $most } znakov.
problem-name-invisible = V mene sú znaky, ktoré nevidno, alebo v ňom nie je nič na čítanie.
problem-name-taken = Toto meno, alebo meno, ktoré sa od neho okom nerozozná, už niekto má. Zvoľte iné.
problem-too-often = Príliš veľa pokusov. Skúste to znova o { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekundy
    [many] { $seconds } sekundy
   *[other] { $seconds } sekúnd
 }.
problem-too-much = Z tvojej adresy sa od servera žiada príliš veľa. Skús to znova o { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekundy
    [many] { $seconds } sekundy
   *[other] { $seconds } sekúnd
 }.
refused-closing = Server sa bude zatvárať: rozohrané hry sa dohrajú, nové nezačnú.
problem-error = Na serveri nastala chyba. Skúste to znova.

# prezeranie rozdania
web-replay = Prezeranie
web-stats = Štatistiky
web-replay-yours = Prezrieť záznam
web-score-real = Zapisovať skutočné karty
web-replay-title = { $n }. rozdanie, prezeranie
web-replay-step = Krok { $n } z { $of }
web-replay-steps = Kroky
web-replay-steps-go = Krok za krokom
web-replay-view = Pohľad
web-replay-dealt = Rozdanie sa začína.
web-replay-hidden = karta
web-replay-at-start = Tu je začiatok.
web-replay-at-end = Tu sa rozdanie končí.
web-replay-press = Pri prezeraní sa nehrá. Ak chcete hrať s týmito kartami, zvoľte „Hrať odtiaľto ďalej“.
web-replay-first = Na začiatok
web-replay-trick-back = O štich späť
web-replay-back = O krok späť
web-replay-forward = O krok ďalej
web-replay-trick-on = O štich ďalej
web-replay-last = Na koniec
web-replay-seat = Kto sa pozerá
web-replay-open = Všetky karty odkryté
web-replay-record = Uložiť ako text
web-replay-deal-before = Predchádzajúce rozdanie
web-replay-deal-after = Ďalšie rozdanie
web-replay-to-table = K stolu
web-check-deal = Skontrolovať rozdanie
web-replay-this = Prezrieť
web-replay-this-deal = Prezrieť { $n }. rozdanie
web-replay-text = Záznam ako text
web-replay-text-more = Vložte záznam rozdania, alebo otvorte súbor: ukáže sa na stole krok za krokom.
web-replay-show = Ukázať
web-replay-file = Otvoriť súbor
web-replay-bad = Tento záznam sa nedá ukázať: { $text }
web-replay-empty = Zatiaľ tu nijaký záznam nie je: vložte ho, alebo otvorte súbor.
web-replay-too-long = Na záznam partie je to príliš dlhé.
web-replay-play = Hrať odtiaľto ďalej
web-replay-play-more = Nový stôl s rovnakými kartami, na mieste hráča { $name } a proti počítačovým hráčom. Je to cvičenie: rozdanie sa nepočíta do štatistík.
web-edit-this = Upraviť túto pozíciu
web-edit-door = Postaviť pozíciu
web-replay-practice = cvičenie
web-hinted = s nápovedou
web-rest = Už sa nemôže nič zmeniť: zvyšok sa dohrá sám.
web-practice-more = Toto rozdanie je cvičenie: nepočíta sa do štatistík.
web-take-back = Vziať späť
web-take-back-more = Rozdanie je potom cvičenie a nepočíta sa do štatistík.
web-take-back-sure = Kto vezme späť, urobí z tohto rozdania cvičenie: nepočíta sa do štatistík. Ak to naozaj chcete, zopakujte to.
web-taken-back = Vzaté späť.
web-key-z = vziať späť, len proti počítačovým hráčom
web-keyname-z = Z
web-keyname-ctrl = Ctrl
web-key-ctrl-n = nová partia, ak prehliadač kláves prenechá stránke
web-key-ctrl-c = formulár nového stola s týmito pravidlami
web-key-ctrl-s = uložiť toto rozdanie ako text
web-key-ctrl-g = uložiť partiu ako text
web-key-ctrl-x = odísť od stola; zostane uložený
web-save-later = Toto rozdanie sa bude dať uložiť, keď sa skončí.
web-hint = Rada
web-key-i = rada, len proti počítačovým hráčom
web-key-e = Navrhnúť zvyšok rozdania alebo na návrh odpovedať
web-keyname-i = I
web-keyname-e = E
web-key-k = chat, kde hrajú aj iní ľudia
web-keyname-k = K
web-hint-wait = Rozmýšľa sa …
web-hint-best = Rada: { $what }.
web-hint-better = Očakáva sa { $worth }, o { $cost } viac než pri druhej najlepšej možnosti.
web-hint-equal = Iné voľby sú rovnako dobré.

# akú cenu malo každé rozhodnutie
web-review = Akú cenu malo každé rozhodnutie?
web-review-wait = Prezreté { $done } z { $of } krokov …
web-review-queue = Rozborov pred týmto: { $n } …
web-review-sum = Očakávanie { $expected }, chyby { $lost }, šťastie { $luck }: výsledok { $result }.
web-review-none = Nič nevyšlo nazmar: každé rozhodnutie bolo také dobré ako najlepšie.
web-review-errors = { $n ->
    [one] Jedno rozhodnutie niečo stálo, spolu { $lost }.
    [few] { $n } rozhodnutia niečo stáli, spolu { $lost }.
    [many] { $n } rozhodnutia niečo stálo, spolu { $lost }.
   *[other] { $n } rozhodnutí niečo stálo, spolu { $lost }.
}
web-review-luck-good = Karty a ostatní boli o { $luck } lepší, než sa dalo čakať.
web-review-luck-bad = Karty a ostatní boli o { $luck } horší, než sa dalo čakať.
web-review-luck-none = Karty a ostatní boli takí, ako sa dalo čakať.
web-review-field = Bežní hráči majú s rovnakými kartami v priemere { $field }.
web-review-chart = Čo sa dalo čakať, rozhodnutie po rozhodnutí
web-review-best = Najlepšie: { $what }, očakáva sa { $worth }.
web-review-cost = Zvolená možnosť bola o { $cost } horšia (±{ $error }).
web-review-good = také dobré ako najlepšie
web-review-less = stálo { $cost }
