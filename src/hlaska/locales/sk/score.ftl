# Zápis hry so skutočnými kartami. Hráčov hovorí SEAT($player).

score-title = Zápis pri skutočných kartách
score-lead = Zapíšte, čo sa hralo so skutočnými kartami; každé rozdanie sa vyúčtuje položku po položke podľa vašich pravidiel.
score-sheets = Vaše zápisy
score-games = Začať zápis
score-new-of = { $game }: nový zápis
score-players = Hráči v smere hodín
score-player = Hráč { $n }
score-first = Kto sedí po ľavici prvého rozdávajúceho?
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
score-remove = Odstrániť
score-undo = Vrátiť
score-more = Viac
score-yes = áno
score-no = nie
score-less = { $what }: menej
score-more-of = { $what }: viac
score-rest = Druhá strana: { $n }
score-file = Uložiť ako súbor
score-file-open = Otvoriť súbor so zápisom
score-file-none = Tento súbor nie je zápis Hlášky. Taký súbor sa končí na .hlaska.json a ukladá sa v zápise pod „Viac“.
score-file-newer = Tento súbor uložila novšia Hláška. Načítajte túto stránku znova a skúste to ešte raz.
score-file-damaged = Tento zápis je poškodený: jeho rozdania nesedia k pravidlám a hráčom. Nič sa neprevzalo.
score-csv = Uložiť ako tabuľku (CSV)
score-print = Vytlačiť
score-again = Nový zápis, rovnakí hráči aj pravidlá
score-forget = Zmazať zápis
score-forget-sure = Stlačte znova, zmaže sa natrvalo
score-nothing = nič
score-match = { $n }. partia
score-match-column = Partia
score-total-of = Spolu { $name }
score-wins = Vyhrané partie
score-winner = Partiu { $n ->
    [one] vyhráva { $names }.
   *[other] vyhrávajú { $names }.
}
score-next = Prvý hovorí { SEAT($player) }.
score-out = { $n ->
    [one] Pauzíruje { $names }.
   *[other] Pauzírujú { $names }.
}
score-empty = Zatiaľ nie je zapísané žiadne rozdanie.
score-waiting = čaká na server
score-offline = { $n ->
    [one] Server neodpovedá. { $n } rozdanie čaká v tomto zariadení a vyúčtuje sa, len čo to pôjde.
    [few] Server neodpovedá. { $n } rozdania čakajú v tomto zariadení a vyúčtujú sa, len čo to pôjde.
    [many] Server neodpovedá. { $n } rozdania čaká v tomto zariadení a vyúčtuje sa, len čo to pôjde.
   *[other] Server neodpovedá. { $n } rozdaní čaká v tomto zariadení a vyúčtuje sa, len čo to pôjde.
}
score-unkept = Tento prehliadač nič neuchová: po zatvorení stránky zápis zmizne. Uložte ho ako tabuľku.
score-lost = Tento zápis v tomto zariadení nie je.

score-part-contract = Čo sa hralo
score-part-calls = Hlášky a fleky
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
score-fault-choose = Vyberte jednu z odpovedí.
score-fault-number = Zapíšte číslo.
score-fault-range = Má to byť číslo od { $low } do { $high } po { $step }.
score-fault-sits-out = { SEAT($player) } v tomto rozdaní pauzíruje: vyberte niekoho, kto hrá.

# Mariáš
score-marias-contract = Čo sa hralo?
score-marias-is-suit = hra s tromfmi
score-marias-is-betl = betl
score-marias-is-durch = durch
score-marias-is-open-betl = betl ložený
score-marias-is-open-durch = durch ložený
score-marias-lone = Kto hral?
score-marias-seven = Hlásená sedma
score-marias-hundred = Hlásené sto
score-marias-seven_against = Sedma proti
score-marias-hundred_against = Sto proti
score-marias-two = Dve sedmy hlásil
score-marias-helper = Farba druhej sedmy
score-marias-flek_game = Fleky na hru
score-marias-flek_hundred = Fleky na sto
score-marias-flek_seven = Fleky na sedmu
score-marias-flek_seven_against = Fleky na sedmu proti
score-marias-flek_hundred_against = Fleky na sto proti
score-marias-flek_two_sevens = Fleky na dve sedmy
score-marias-flek_contract = Fleky
score-marias-revoke = Dokázané renonc
score-marias-played = Hra sa odohrala
score-marias-points = Body toho, kto hral
    .help = Esá, desiatky a posledný štich, bez hlášok.
score-marias-twenties = Hlášky za dvadsať
score-marias-forty = Hláška za štyridsať
score-marias-forty_first = Štyridsať sa hlásilo pred dvadsiatkami
score-marias-seven_in = Tromfová sedma v poslednom štichu
score-marias-seven_won = Posledný štich vyhrala
score-marias-helper_won = Druhá sedma vyhrala predposledný štich
score-marias-tricks = Štichy toho, kto hral
score-marias-contract_won = Záväzok sa uhral

score-fault-twenties = Dvadsiatok nemôže byť { $n }: v balíčku sú { $most }. Tromfovú hlášku zapíšte ako štyridsať.
score-fault-other-side = Toto sa hlási proti tomu, kto hrá: vyberte súpera, alebo nikoho.
score-fault-one-hundred = Podľa týchto pravidiel hlási sto len jedna strana: jedno z nich vynechajte.
score-fault-flek-first = Podľa týchto pravidiel sa proti hlási len po fleku na hru: zapíšte ho.
score-fault-helper = Druhá sedma nie je tromfová: vyberte inú farbu.
score-fault-two-and-seven = Kto hlási dve sedmy, nehlási k nim sedmu: jedno vynechajte.
score-fault-two-and-hundred = Podľa týchto pravidiel sa dve sedmy nehlásia spolu so stom: jedno vynechajte.
score-fault-unplayed = Po takých hláškach sa podľa týchto pravidiel nehrá a rovno sa platí: odpovedzte nie.
score-fault-played = Po týchto hláškach sa vždy hrá: odpovedzte áno a zapíšte výsledok.

score-marias-rung = { marias_auction-rung }
score-marias-rung-given-up = vzdané
score-marias-rung-passed = nikto nehral
score-marias-is-durch-with-partner = durch s partnerom
score-marias-is-durch-with-wise = durch s chytrým
score-marias-partner = Spoluhráč
    .help = Kto držal volanú kartu.
score-marias-seven-by = Sedmu hlásil
score-marias-hundred-by = Sto hlásil
score-marias-tricks_partner = Štichy spoluhráča
score-marias-last = Posledný štich
score-marias-points-forehand = Body forhonta
    .help = Esá, desiatky a posledný štich, bez hlášok. Forhont hovorí prvý.
score-marias-marriages = Body za hlášky

score-fault-marriages = Za hlášky nemôže byť { $n }: všetky štyri platia spolu { $most }.
score-fault-partner = Tento durch sa hrá s partnerom: vyberte iného hráča než toho, kto ho hrá.
score-fault-own-side = Toto sa hlási za stranu, ktorá hrá: vyberte hráča z nej, alebo to zapíšte ako hlásenie proti.
score-fault-tricks = Obaja spolu nemôžu mať viac štichov než { $most }: uberte.

# Šesťdesiatšesť, Schnapsen, Mariage
score-sixtysix-closer = Talón zavrel
score-sixtysix-claimant = 66 hlásil
    .help = Právom, alebo nie: to povedia body.
score-sixtysix-reached = 66 dosiahol
score-sixtysix-points = Body v kartách a hláškach
score-sixtysix-no_trick = Bez štichu
score-sixtysix-had_none = Pri zavretí nemal súper štich
score-sixtysix-had = Body súpera pri zavretí
score-sixtysix-last = Posledný štich

score-fault-points = { $n } spolu je veľa: je ich { $most }. Uberte.
score-fault-trick-with-points = Kto má body, má štich: odpovedzte nie, alebo uberte body.
score-fault-trick-without-points = V tomto balíčku každý štich niečo platí: zapíšte body, alebo že štich nie je.
score-fault-no-tricks = Keď nikto nehlásil, niekto štich má: odpovedzte pri ňom nie.
score-fault-had = Pri zavretí súper nemal viac než na konci: najviac { $n }.

# Tisíc
score-thousand-ended = Ako sa to skončilo?
score-thousand-played = odohrané
score-thousand-given-up = vzdané
score-thousand-redeal = rozdané znova
score-thousand-declarer = Kto hral?
score-thousand-contract = Záväzok
score-thousand-blind = Licitované naslepo
score-thousand-points = Body aj s hláškami
score-thousand-no_trick = Bez štichu

score-fault-sum = { $n } bodov spolu nesedí: v kartách je { $whole } a k nim hlášky. Opravte body.

# Pinochle
score-pinochle-declarer = Kto vydražil?
score-pinochle-contract = Záväzok
score-pinochle-status = Ako sa rozhodlo?
score-pinochle-is-played = odohrané
score-pinochle-is-thrown-in = zložené
score-pinochle-is-not-on-board = mimo dosahu
score-pinochle-is-no-marriage = bez tromfovej hlášky
score-pinochle-is-meld-below-20 = kombinácie pod 20
score-pinochle-is-made = stačia kombinácie
score-pinochle-is-granted = súperi uznali
score-pinochle-is-conceded = vzdané
score-pinochle-is-conceded-unseen = vzdané bez talónu
score-pinochle-spades = Tromfy boli piky
score-pinochle-meld = Kombinácie
    .help = Pri partneroch buď každý svoje, alebo všetko pri jednom.
score-pinochle-meld-bidder = Kombinácie toho, kto vydražil
score-pinochle-meld-nines = Kombinácie aj s tromfovými deviatkami
score-pinochle-tricks = Body v štichoch
score-pinochle-tricks-bidder = Body v štichoch strany, ktorá vydražila
score-pinochle-tricks-forehand = Body v štichoch strany forhonta
    .help = Forhont sedí po ľavici rozdávajúceho.
score-pinochle-tricks-own = Body v štichoch forhonta
    .help = Kto nerozdával.
score-pinochle-nines = Tromfové deviatky v kombináciách strany bez štichu
score-pinochle-nine_by = Otočenú kartu vymenil
score-pinochle-buried = Body v odložených kartách
score-pinochle-no_trick = Bez štichu
score-pinochle-claim = Koniec ohlásil
score-pinochle-won = Body v štichoch doteraz

score-fault-bid = { $n } sa podľa týchto pravidiel dražiť nedá: zapíšte sumu zo stupnice.
score-fault-not-on-board = S kombináciami za { $n } je záväzok podľa týchto pravidiel mimo dosahu: vyberte to.
score-fault-meld-below-20 = Kombinácie za { $n } sú pod 20 a podľa týchto pravidiel sa nehrá: vyberte to.
score-fault-on-board = S kombináciami za { $n } sa podľa týchto pravidiel hrá: vyberte inú odpoveď.
score-fault-nines = Deviatky sú časťou kombinácií: musí byť aspoň { $n }.
score-fault-meld-makes = Kombinácie za { $n } stačia na záväzok bez hry: vyberte to.
score-fault-meld-short = Kombinácie za { $n } na záväzok nestačia: vyberte, ako sa rozhodlo.
score-fault-whole = { $n } spolu nesedí: musí to byť { $whole }. Opravte čísla.

# Bezique
score-bezique-winner = Cieľ dosiahol počas hry
    .help = Rozdanie sa tým končí.
score-bezique-declared = Zapísané za kombinácie a sedmy
score-bezique-last = Posledný štich
score-bezique-last-drawn = Posledný štich pred prísnou hrou
score-bezique-brisques = Získané esá a desiatky

score-fault-reached = Niekto tým dosiahol { $most }: povedzte, kto bol prvý.
score-fault-not-reached = { $n } bodov na { $most } nestačí: vyberte nikoho, alebo opravte body.
