# Zápis hry se skutečnými kartami. Hráče říká SEAT($player).

score-title = Zápis u skutečných karet
score-lead = Zapište, co se hrálo se skutečnými kartami; každé rozdání se vyúčtuje položku po položce podle vašich pravidel.
score-sheets = Vaše zápisy
score-games = Začít zápis
score-new-of = { $game }: nový zápis
score-players = Hráči po směru hodin
score-player = Hráč { $n }
score-first = Kdo sedí po levici prvního rozdávajícího?
score-begin = Začít
score-enter = Zapsat { $n }. rozdání
score-deal = { $n }. rozdání
score-deals = { $n ->
    [one] { $n } rozdání
   *[other] { $n } rozdání
}
score-settle = Vyúčtovat
score-cancel = Zrušit
score-correct = Opravit
score-remove = Odstranit
score-undo = Vrátit
score-more = Více
score-yes = ano
score-no = ne
score-less = { $what }: méně
score-more-of = { $what }: více
score-rest = Druhá strana: { $n }
score-csv = Uložit jako tabulku (CSV)
score-print = Vytisknout
score-again = Nový zápis, stejní hráči i pravidla
score-forget = Smazat zápis
score-forget-sure = Stiskněte znovu, smaže se natrvalo
score-nothing = nic
score-match = { $n }. partie
score-match-column = Partie
score-total-of = Celkem { $name }
score-wins = Vyhrané partie
score-winner = Partii { $n ->
    [one] vyhrává { $names }.
   *[other] vyhrávají { $names }.
}
score-next = První mluví { SEAT($player) }.
score-out = { $n ->
    [one] Pauzíruje { $names }.
   *[other] Pauzírují { $names }.
}
score-empty = Zatím není zapsáno žádné rozdání.
score-waiting = čeká na server
score-offline = { $n ->
    [one] Server neodpovídá. { $n } rozdání čeká v tomto zařízení a vyúčtuje se, jakmile to půjde.
    [few] Server neodpovídá. { $n } rozdání čekají v tomto zařízení a vyúčtují se, jakmile to půjde.
   *[other] Server neodpovídá. { $n } rozdání čeká v tomto zařízení a vyúčtuje se, jakmile to půjde.
}
score-unkept = Tento prohlížeč nic neuchová: po zavření stránky zápis zmizí. Uložte ho jako tabulku.
score-lost = Tento zápis v tomto zařízení není.

score-part-contract = Závazek
score-part-calls = Hlášky a fleky
score-part-cards = Výsledek
score-nobody = nikdo
score-none = ne
score-suit = { SUIT($suit) }
score-trump = Trumfy
score-flek = { $level ->
    [0] žádný
   *[other] { flek_name }
}

score-fault-unknown = Formulář se změnil: načtěte stránku znovu a zapište rozdání ještě jednou.
score-fault-who = Vyberte hráče.
score-fault-choose = Vyberte jednu z odpovědí.
score-fault-number = Zapište číslo.
score-fault-range = Má to být číslo od { $low } do { $high } po { $step }.
score-fault-sits-out = { SEAT($player) } v tomto rozdání pauzíruje: vyberte někoho, kdo hraje.

# Mariáš
score-marias-contract = Co se hrálo?
score-marias-is-suit = hra s trumfy
score-marias-is-betl = betl
score-marias-is-durch = durch
score-marias-is-open-betl = betl ložený
score-marias-is-open-durch = durch ložený
score-marias-lone = Kdo hrál?
score-marias-seven = Hlášená sedma
score-marias-hundred = Hlášené sto
score-marias-seven_against = Sedma proti
score-marias-hundred_against = Sto proti
score-marias-two = Dvě sedmy hlásil
score-marias-helper = Barva druhé sedmy
score-marias-flek_game = Fleky na hru
score-marias-flek_hundred = Fleky na sto
score-marias-flek_seven = Fleky na sedmu
score-marias-flek_seven_against = Fleky na sedmu proti
score-marias-flek_hundred_against = Fleky na sto proti
score-marias-flek_two_sevens = Fleky na dvě sedmy
score-marias-flek_contract = Fleky
score-marias-revoke = Prokázaná renonc
score-marias-played = Hra se sehrála
score-marias-points = Body toho, kdo hrál
    .help = Esa, desítky a poslední štych, bez hlášek.
score-marias-twenties = Hlášky za dvacet
score-marias-forty = Hláška za čtyřicet
score-marias-forty_first = Čtyřicet se hlásilo před dvacítkami
score-marias-seven_in = Trumfová sedma v posledním štychu
score-marias-seven_won = Poslední štych vyhrála
score-marias-helper_won = Druhá sedma vyhrála předposlední štych
score-marias-tricks = Štychy toho, kdo hrál
score-marias-contract_won = Závazek se uhrál

score-fault-twenties = Dvacítek nemůže být { $n }: v balíčku jsou { $most }. Trumfovou hlášku zapište jako čtyřicet.
score-fault-other-side = Toto se hlásí proti tomu, kdo hraje: vyberte soupeře, nebo nikoho.
score-fault-one-hundred = Podle těchto pravidel hlásí sto jen jedna strana: jedno z nich vynechte.
score-fault-flek-first = Podle těchto pravidel se proti hlásí jen po fleku na hru: zapište ho.
score-fault-helper = Druhá sedma není trumfová: vyberte jinou barvu.
score-fault-two-and-seven = Kdo hlásí dvě sedmy, nehlásí k nim sedmu: jedno vynechte.
score-fault-two-and-hundred = Podle těchto pravidel se dvě sedmy nehlásí spolu se stem: jedno vynechte.
score-fault-unplayed = Po takových hláškách se podle těchto pravidel nehraje a rovnou se platí: odpovězte ne.
score-fault-played = Po těchto hláškách se vždy hraje: odpovězte ano a zapište výsledek.
