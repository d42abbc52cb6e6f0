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
   *[other] Server neodpovedá. { $n } rozdaní čaká v tomto zariadení a vyúčtuje sa, len čo to pôjde.
}
score-unkept = Tento prehliadač nič neuchová: po zatvorení stránky zápis zmizne. Uložte ho ako tabuľku.
score-lost = Tento zápis v tomto zariadení nie je.

score-part-contract = Záväzok
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
