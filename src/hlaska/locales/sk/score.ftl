# Zápis hry so skutočnými kartami. Hráčov hovorí SEAT($player).

score-title = Zápis hry so skutočnými kartami
score-lead = Zapíšte, čo ste hrali so skutočnými kartami. Každé rozdanie sa vyúčtuje položku po položke podľa vašich pravidiel.
score-sheets = Vaše zápisy
score-games = Začať zápis
score-new-of = { $game }: nový zápis
score-players = Hráči v smere hodín
score-player = Hráč { $n }
score-first = Kto je prvý forhont?
score-begin = Začať
score-enter = Zapísať { $n }. rozdanie
score-deal = { $n }. rozdanie
score-deals = { $n ->
    [one] { $n } rozdanie
    [few] { $n } rozdania
    [many] { $n } rozdania
   *[other] { $n } rozdaní
}
score-settle = Vyúčtovať
score-cancel = Zrušiť
score-correct = Opraviť
score-remove = Zmazať
score-undo = Vziať späť
score-more = Viac
score-yes = áno
score-no = nie
score-less = { $what }: menej
score-more-of = { $what }: viac
score-rest = Druhá strana: { $n }
score-file = Uložiť ako súbor
score-file-open = Otvoriť uložený zápis
score-file-none = Tento súbor nie je zápis Hlášky. Súbor so zápisom sa končí na .hlaska.json a uložíte ho pod „Viac“.
score-file-newer = Tento súbor uložila novšia Hláška. Načítajte stránku znova a skúste to ešte raz.
score-file-damaged = Tento zápis je poškodený: jeho rozdania nesedia s pravidlami a hráčmi. Nič sa nenačítalo.
score-csv = Uložiť ako tabuľku (CSV)
score-print = Vytlačiť
score-again = Nový zápis, rovnakí hráči aj pravidlá
score-forget = Zmazať zápis
score-forget-sure = Stlačte znova a zmaže sa nadobro
score-nothing = nič
score-match = { $n }. partia
score-match-column = Partia
score-total-of = Spolu { $name }
score-wins = Vyhraté partie
score-winner = Partiu { $n ->
    [one] vyhráva { $names }.
   *[other] vyhrávajú { $names }.
}
score-next = Forhont: { SEAT($player) }.
score-out = { $n ->
    [one] Pauzuje { $names }.
   *[other] Pauzujú { $names }.
}
score-empty = Zatiaľ nie je zapísané žiadne rozdanie.
score-waiting = ešte neodoslané
score-offline = { $n ->
    [one] Server neodpovedá. { $n } rozdanie čaká v tomto zariadení a vyúčtuje sa neskôr.
    [few] Server neodpovedá. { $n } rozdania čakajú v tomto zariadení a vyúčtujú sa neskôr.
    [many] Server neodpovedá. { $n } rozdania čaká v tomto zariadení a vyúčtuje sa neskôr.
   *[other] Server neodpovedá. { $n } rozdaní čaká v tomto zariadení a vyúčtuje sa neskôr.
}
score-unkept = Tento prehliadač si nič nezapamätá: keď stránku zatvoríte, o zápis prídete. Uložte ho ako tabuľku.
score-lost = Tento zápis v tomto zariadení nie je.

score-part-contract = Čo sa hralo
score-part-calls = Hlásenia a fleky
score-part-cards = Výsledok
score-nobody = nikto
score-none = nie
score-suit = { SUIT($suit) }
score-trump = Tromfy
score-flek = { $level ->
    [0] žiadny
   *[other] { flek_name }
}

score-fault-unknown = Formulár sa zmenil: načítajte stránku znova a zapíšte rozdanie ešte raz.
score-fault-who = Vyberte hráča.
score-fault-choose = Vyberte odpoveď.
score-fault-number = Zapíšte číslo.
score-fault-range = Zapíšte číslo od { $low } do { $high }, po { $step }.
score-fault-sits-out = { SEAT($player) } v tomto rozdaní pauzuje: vyberte niekoho, kto hrá.

# Mariáš
score-marias-contract = Čo sa hralo?
score-marias-is-suit = hra s tromfmi
score-marias-is-betl = betl
score-marias-is-durch = durch
score-marias-is-open-betl = ložený betl
score-marias-is-open-durch = ložený durch
score-marias-lone = Kto hral?
score-marias-seven = Hlásená sedmička
score-marias-hundred = Hlásené sto
score-marias-seven_against = Kto hlásil sedmičku proti?
score-marias-hundred_against = Kto hlásil sto proti?
score-marias-two = Kto hlásil dve sedmičky?
score-marias-helper = Farba druhej sedmičky
score-marias-flek_game = Fleky na hru
score-marias-flek_hundred = Fleky na sto
score-marias-flek_seven = Fleky na sedmičku
score-marias-flek_seven_against = Fleky na sedmičku proti
score-marias-flek_hundred_against = Fleky na sto proti
score-marias-flek_two_sevens = Fleky na dve sedmičky
score-marias-flek_contract = Fleky
score-marias-revoke = Kto zahral zlú kartu?
score-marias-played = Hralo sa?
score-marias-points = Body toho, kto hrá sám
    .help = Esá, desiatky a posledný štich, bez hlášok.
score-marias-twenties = Hlášky za dvadsať
score-marias-forty = Hláška za štyridsať
score-marias-forty_first = Hlásilo sa štyridsať skôr než dvadsiatky?
score-marias-seven_in = Kto mal v poslednom štichu tromfovú sedmičku?
score-marias-seven_won = Vzala posledný štich?
score-marias-helper_won = Vzala druhá sedmička predposledný štich?
score-marias-tricks = Štichy toho, kto hrá sám
score-marias-contract_won = Uhralo sa to?

score-fault-twenties = Dvadsiatok nemôže byť { $n }: v balíčku sú { $most }. Tromfovú hlášku zapíšte ako štyridsať.
score-fault-other-side = Toto sa hlási proti tomu, kto hrá: vyberte súpera, alebo nikoho.
score-fault-one-hundred = Podľa týchto pravidiel hlási sto len jedna strana: jedno z nich vynechajte.
score-fault-flek-first = Podľa týchto pravidiel môžete niečo hlásiť proti, len keď ste dali flek na hru: zapíšte aj ten flek.
score-fault-helper = Druhá sedmička nemôže byť tromfová: vyberte inú farbu.
score-fault-two-and-seven = V dvoch sedmičkách už tá jedna je: jedno z toho vynechajte.
score-fault-two-and-hundred = Podľa týchto pravidiel sa dve sedmičky nehlásia spolu so stom: jedno vynechajte.
score-fault-unplayed = Po takom hlásení sa podľa týchto pravidiel nehrá a rovno sa platí: odpovedzte nie.
score-fault-played = Po takom hlásení sa vždy hrá: odpovedzte áno a zapíšte výsledok.

score-marias-rung = { marias_auction-rung }
score-marias-rung-given-up = vzdané
score-marias-rung-passed = nikto nehral
score-marias-is-durch-with-partner = durch s partnerom
score-marias-is-durch-with-wise = durch s chytrým
score-marias-partner = Spoluhráč
    .help = Kto mal volanú kartu.
score-marias-seven-by = Kto hlásil sedmičku?
score-marias-hundred-by = Kto hlásil sto?
score-marias-tricks_partner = Štichy spoluhráča
score-marias-last = Kto vzal posledný štich?
score-marias-points-forehand = Body forhonta
    .help = Esá, desiatky a posledný štich, bez hlášok. Forhont hovorí prvý.
score-marias-marriages = Body za hlášky

score-fault-marriages = Za hlášky nemôže byť { $n } bodov: všetky štyri majú spolu { $most }.
score-fault-partner = Tento durch sa hrá s partnerom: vyberte iného hráča než toho, kto ho hrá.
score-fault-own-side = Toto hlási strana, ktorá hrá: vyberte hráča z nej, alebo to zapíšte ako hlásenie proti.
score-fault-tricks = Obaja spolu nemôžu mať viac štichov než { $most }: uberte.

# Šesťdesiatšesť, Schnapsen, Mariage
score-sixtysix-closer = Kto zavrel talón?
score-sixtysix-claimant = Kto hlásil 66?
    .help = Právom, alebo nie: to rozhodnú body.
score-sixtysix-reached = Kto dosiahol 66?
score-sixtysix-points = Body v kartách a hláškach
score-sixtysix-no_trick = Nemá štich
score-sixtysix-had_none = Bol súper pri zavretí bez štichu?
score-sixtysix-had = Body súpera pri zavretí
score-sixtysix-last = Kto vzal posledný štich?

score-fault-points = { $n } bodov spolu je veľa: v hre ich je { $most }. Uberte.
score-fault-trick-with-points = Kto má body, má štich: odpovedzte nie, alebo uberte body.
score-fault-trick-without-points = V tejto hre má každý štich nejaké body: zapíšte ich, alebo povedzte, že hráč štich nemá.
score-fault-no-tricks = Keď nikto nehlásil, niekto štich má: odpovedzte pri ňom nie.
score-fault-had = Pri zavretí súper nemohol mať viac než na konci: najviac { $n } bodov.

# Tisíc
score-thousand-ended = Ako sa to skončilo?
score-thousand-played = odohrané
score-thousand-given-up = vzdané
score-thousand-redeal = rozdané znova
score-thousand-declarer = Kto hral?
score-thousand-contract = Záväzok
score-thousand-blind = Licitovalo sa naslepo?
score-thousand-points = Body aj s hláškami
score-thousand-no_trick = Nemá štich

score-fault-sum = { $n } bodov spolu nesedí: v kartách je { $whole } a k nim hlášky. Opravte body.

# Pinochle
score-pinochle-declarer = Kto vyhral licitáciu?
score-pinochle-contract = Záväzok
score-pinochle-status = Ako sa to skončilo?
score-pinochle-is-played = odohrané
score-pinochle-is-thrown-in = zložené
score-pinochle-is-not-on-board = záväzok mimo dosahu
score-pinochle-is-no-marriage = bez tromfovej hlášky
score-pinochle-is-meld-below-20 = kombinácie pod 20
score-pinochle-is-made = splnené samými kombináciami
score-pinochle-is-granted = súperi uznali
score-pinochle-is-conceded = vzdané
score-pinochle-is-conceded-unseen = vzdané naslepo
score-pinochle-spades = Boli tromfy piky?
score-pinochle-meld = Kombinácie
    .help = Pri spoluhráčoch zapíšte každému svoje, alebo všetko jednému.
score-pinochle-meld-bidder = Kombinácie víťaza licitácie
score-pinochle-meld-nines = Kombinácie aj s tromfovými deviatkami
score-pinochle-tricks = Body v štichoch
score-pinochle-tricks-bidder = Body v štichoch: strana, ktorá vyhrala licitáciu
score-pinochle-tricks-forehand = Body v štichoch: strana forhonta
    .help = Forhont sedí naľavo od rozdávajúceho.
score-pinochle-tricks-own = Body v štichoch: forhont
    .help = Forhont je ten, kto nerozdával.
score-pinochle-nines = Tromfové deviatky v kombináciách strany bez štichu
score-pinochle-nine_by = Kto vzal otočenú kartu?
score-pinochle-buried = Body v odložených kartách
score-pinochle-no_trick = Nemá štich
score-pinochle-claim = Kto ohlásil koniec?
score-pinochle-won = Body v štichoch doteraz

score-fault-bid = { $n } sa podľa týchto pravidiel ponúknuť nedá: zapíšte ponuku zo stupnice.
score-fault-not-on-board = S { $n } bodmi v kombináciách je záväzok podľa týchto pravidiel mimo dosahu: vyberte „{ score-pinochle-is-not-on-board }“.
score-fault-meld-below-20 = S { $n } bodmi v kombináciách, teda pod 20, sa podľa týchto pravidiel nehrá: vyberte „{ score-pinochle-is-meld-below-20 }“.
score-fault-on-board = S { $n } bodmi v kombináciách sa podľa týchto pravidiel hrá: vyberte inú odpoveď.
score-fault-nines = Deviatky patria ku kombináciám: zapíšte aspoň { $n }.
score-fault-meld-makes = { $n } bodov v kombináciách stačí na záväzok bez hrania: vyberte „{ score-pinochle-is-made }“.
score-fault-meld-short = { $n } bodov v kombináciách na záväzok nestačí: vyberte, ako sa to skončilo.
score-fault-whole = { $n } spolu nesedí: musí to byť { $whole }. Opravte čísla.

# Bezique
score-bezique-winner = Kto počas hry dosiahol cieľ?
    .help = Rozdanie sa tým končí.
score-bezique-declared = Body za kombinácie a sedmičky
score-bezique-last = Kto vzal posledný štich?
score-bezique-last-drawn = Kto vzal posledný štich, skôr než sa minul talón?
score-bezique-brisques = Získané esá a desiatky

score-fault-reached = Niekto tým má { $most } bodov: zapíšte, kto ich mal prvý.
score-fault-not-reached = { $n } bodov na { $most } nestačí: vyberte nikoho, alebo opravte body.
