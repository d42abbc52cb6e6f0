# Zápis hry se skutečnými kartami. Hráče říká SEAT($player).

score-title = Zápis k živým kartám
score-lead = Zapište, co jste hráli s živými kartami. Každé rozdání se vyúčtuje položku po položce podle vašich pravidel.
score-sheets = Vaše zápisy
score-games = Začít zápis
score-new-of = { $game }: nový zápis
score-players = Hráči po směru hodin
score-player = Hráč { $n }
score-first = Kdo je první forhont?
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
score-file = Uložit jako soubor
score-file-open = Otevřít uložený zápis
score-file-none = Tento soubor není zápis Hlášky. Zápis končí na .hlaska.json a uložíte ho v zápisu pod „Více“.
score-file-newer = Tento soubor uložila novější Hláška. Načtěte stránku znovu a zkuste to ještě jednou.
score-file-damaged = Tento zápis je poškozený: rozdání v něm nesedí s pravidly a hráči. Nic se nenačetlo.
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
score-next = Forhont: { SEAT($player) }.
score-out = { $n ->
    [one] Pauzíruje { $names }.
   *[other] Pauzírují { $names }.
}
score-empty = Zatím tu není zapsané žádné rozdání.
score-waiting = ještě neodesláno
score-offline = { $n ->
    [one] Server teď neodpovídá. { $n } rozdání čeká v tomto zařízení a vyúčtuje se později.
    [few] Server teď neodpovídá. { $n } rozdání čekají v tomto zařízení a vyúčtují se později.
   *[other] Server teď neodpovídá. { $n } rozdání čeká v tomto zařízení a vyúčtuje se později.
}
score-unkept = Tento prohlížeč si nic nepamatuje: když stránku zavřete, o zápis přijdete. Uložte ho jako tabulku.
score-lost = Tento zápis v tomto zařízení není.

score-part-contract = Co se hrálo
score-part-calls = Hlášení a fleky
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
score-fault-choose = Vyberte odpověď.
score-fault-number = Zapište číslo.
score-fault-range = Zapište číslo od { $low } do { $high } v krocích po { $step }.
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
score-marias-seven_against = Kdo hlásil sedmu proti?
score-marias-hundred_against = Kdo hlásil sto proti?
score-marias-two = Kdo hlásil dvě sedmy?
score-marias-helper = Barva druhé sedmy
score-marias-flek_game = Fleky na hru
score-marias-flek_hundred = Fleky na sto
score-marias-flek_seven = Fleky na sedmu
score-marias-flek_seven_against = Fleky na sedmu proti
score-marias-flek_hundred_against = Fleky na sto proti
score-marias-flek_two_sevens = Fleky na dvě sedmy
score-marias-flek_contract = Fleky
score-marias-revoke = Kdo zahrál špatnou kartu?
score-marias-played = Hrálo se až do konce?
score-marias-points = Body toho, kdo hrál
    .help = Esa, desítky a poslední štych, bez hlášek.
score-marias-twenties = Hlášky za dvacet
score-marias-forty = Hláška za čtyřicet
score-marias-forty_first = Hlásilo se čtyřicet před dvaceti?
score-marias-seven_in = Kdo měl v posledním štychu trumfovou sedmu?
score-marias-seven_won = Vzala poslední štych?
score-marias-helper_won = Vzala druhá sedma předposlední štych?
score-marias-tricks = Štychy toho, kdo hrál
score-marias-contract_won = Je závazek uhraný?

score-fault-twenties = Dvacítek nemůže být { $n }: v balíčku jsou { $most }. Trumfovou hlášku zapište jako čtyřicet.
score-fault-other-side = Tohle se hlásí proti tomu, kdo hraje: vyberte soupeře, nebo nikoho.
score-fault-one-hundred = Podle těchto pravidel hlásí sto jen jedna strana: jedno sto vynechte.
score-fault-flek-first = Podle těchto pravidel se proti hlásí, jen když je na hře flek: zapište i ten.
score-fault-helper = Druhá sedma nemůže být trumfová: vyberte jinou barvu.
score-fault-two-and-seven = Ve dvou sedmách už ta jedna je: zapište jen jedno z toho.
score-fault-two-and-hundred = Podle těchto pravidel se dvě sedmy nehlásí spolu se stem: zapište jen jedno z toho.
score-fault-unplayed = Po takovém hlášení se podle těchto pravidel nehraje a rovnou se platí: odpovězte ne.
score-fault-played = Po takovém hlášení se vždycky hraje: odpovězte ano a zapište výsledek.

score-marias-rung = { marias_auction-rung }
score-marias-rung-given-up = vzdáno
score-marias-rung-passed = nikdo nehrál
score-marias-is-durch-with-partner = durch s partnerem
score-marias-is-durch-with-wise = durch s chytrým
score-marias-partner = Spoluhráč
    .help = Kdo držel volanou kartu.
score-marias-seven-by = Kdo hlásil sedmu?
score-marias-hundred-by = Kdo hlásil sto?
score-marias-tricks_partner = Štychy spoluhráče
score-marias-last = Kdo vzal poslední štych?
score-marias-points-forehand = Body forhonta
    .help = Esa, desítky a poslední štych, bez hlášek. Forhont mluví první.
score-marias-marriages = Body za hlášky

score-fault-marriages = Za hlášky nemůže být { $n }: všechny čtyři platí dohromady { $most }.
score-fault-partner = Tento durch se hraje ve dvou: jako spoluhráče vyberte někoho jiného.
score-fault-own-side = Tohle hlásí strana, která hraje: vyberte hráče z ní, nebo to zapište jako hlášení proti.
score-fault-tricks = Oba dohromady nemohou mít víc štychů než { $most }: uberte.

# Šedesát šest, Schnapsen, Mariage
score-sixtysix-closer = Kdo zavřel talon?
score-sixtysix-claimant = Kdo hlásil 66?
    .help = Jestli právem, rozhodnou body.
score-sixtysix-reached = Kdo má 66?
score-sixtysix-points = Body v kartách a hláškách
score-sixtysix-no_trick = Nemá štych
score-sixtysix-had_none = Byl soupeř při zavření bez štychu?
score-sixtysix-had = Body soupeře při zavření
score-sixtysix-last = Kdo vzal poslední štych?

score-fault-points = { $n } bodů dohromady je moc: ve hře jich je { $most }. Uberte.
score-fault-trick-with-points = Kdo má body, má i štych: odpovězte ne, nebo uberte body.
score-fault-trick-without-points = V této hře má každý štych nějaké body: zapište je, nebo odpovězte, že hráč štych nemá.
score-fault-no-tricks = Když nikdo nehlásí, někdo štych mít musí: u něho odpovězte ne.
score-fault-had = Soupeř nemůže mít při zavření víc než na konci: zapište nejvýš { $n }.

# Tisíc
score-thousand-ended = Jak to skončilo?
score-thousand-played = hrálo se
score-thousand-given-up = vzdáno
score-thousand-redeal = rozdáno znovu
score-thousand-declarer = Kdo hrál?
score-thousand-contract = Závazek
score-thousand-blind = Licitovalo se naslepo?
score-thousand-points = Body i s hláškami
score-thousand-no_trick = Nemá štych

score-fault-sum = { $n } bodů dohromady nesedí: v kartách je { $whole } a k nim hlášky. Opravte body.

# Pinochle
score-pinochle-declarer = Kdo vyhrál licitaci?
score-pinochle-contract = Závazek
score-pinochle-status = Jak to skončilo?
score-pinochle-is-played = hrálo se
score-pinochle-is-thrown-in = karty se složily
score-pinochle-is-not-on-board = závazek už splnit nešel
score-pinochle-is-no-marriage = bez trumfové hlášky
score-pinochle-is-meld-below-20 = kombinace pod 20
score-pinochle-is-made = splněno samými kombinacemi
score-pinochle-is-granted = soupeři závazek uznali
score-pinochle-is-conceded = vzdáno
score-pinochle-is-conceded-unseen = vzdáno naslepo
score-pinochle-spades = Byly trumfy piky?
score-pinochle-meld = Kombinace
    .help = Spoluhráčům zapište každému jeho kombinace, nebo všechny jednomu.
score-pinochle-meld-bidder = Kombinace vítěze licitace
score-pinochle-meld-nines = Kombinace i s trumfovými devítkami
score-pinochle-tricks = Body ve štyších
score-pinochle-tricks-bidder = Body ve štyších: strana, která vyhrála licitaci
score-pinochle-tricks-forehand = Body ve štyších: strana forhonta
    .help = Forhont sedí vlevo od rozdávajícího.
score-pinochle-tricks-own = Body ve štyších: forhont
    .help = Forhont je ten, kdo nerozdává.
score-pinochle-nines = Trumfové devítky v kombinacích strany, která nemá štych
score-pinochle-nine_by = Kdo vzal otočenou kartu?
score-pinochle-buried = Body v odložených kartách
score-pinochle-no_trick = Nemá štych
score-pinochle-claim = Kdo ohlásil konec?
score-pinochle-won = Body ve štyších do té chvíle

score-fault-bid = Nabídku { $n } tato pravidla neznají: zapište jinou.
score-fault-not-on-board = S { $n } body v kombinacích už podle těchto pravidel závazek splnit nejde: vyberte „{ score-pinochle-is-not-on-board }“.
score-fault-meld-below-20 = S { $n } body v kombinacích, tedy pod 20, se podle těchto pravidel nehraje: vyberte „{ score-pinochle-is-meld-below-20 }“.
score-fault-on-board = S { $n } body v kombinacích se podle těchto pravidel hraje: vyberte jinou odpověď.
score-fault-nines = Devítky patří ke kombinacím: zapište aspoň { $n }.
score-fault-meld-makes = { $n } bodů v kombinacích na závazek samo stačí: vyberte „{ score-pinochle-is-made }“.
score-fault-meld-short = { $n } bodů v kombinacích na závazek nestačí: vyberte, jak to skončilo.
score-fault-whole = Součet { $n } nesedí: musí být { $whole }. Opravte čísla.

# Bezique
score-bezique-winner = Kdo byl v cíli už během hry?
    .help = Rozdání tím končí.
score-bezique-declared = Body za kombinace a sedmy
score-bezique-last = Kdo vzal poslední štych?
score-bezique-last-drawn = Kdo vzal poslední štych, než došel talon?
score-bezique-brisques = Esa a desítky ve štyších

score-fault-reached = Někdo už má { $most } bodů: řekněte, kdo je měl první.
score-fault-not-reached = { $n } bodů na { $most } nestačí: vyberte nikoho, nebo opravte body.
