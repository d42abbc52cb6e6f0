# Licitovaný mariáš; čo sa hovorí vo všetkých mariášoch, je v marias.ftl

game-marias_auction = Licitovaný mariáš
game-marias_auction-line = Licituje sa o talón, potom hrá jeden proti dvom
preset-marias_auction-licit_traditional = Betl 5, durch 10
    .detail = dve sedmičky 20; červeň všetko zdvojnásobí
preset-marias_auction-licit_revised = Betl 15, durch 30
    .detail = dve sedmičky 40, v červeni 60

# rebríček
marias_auction-rung = { $rung ->
    [0] nič
    [1] sedmička
    [2] sedmička v { SUIT(2, form: "loc") }
    [3] sto
    [4] sto a sedmička
    [5] sto v { SUIT(2, form: "loc") }
    [6] sto a sedmička v { SUIT(2, form: "loc") }
    [7] betl
    [8] durch
    [9] dve sedmičky
    [10] dve sedmičky a sto
    [11] dve sedmičky, tromf { SUIT(2) }
   *[12] dve sedmičky a sto, tromf { SUIT(2) }
}
marias_auction-part = { $rung ->
    [1] sedmička
    [2] sedmička
    [3] sto
    [4] sto a sedmička
    [5] sto
    [6] sto a sedmička
    [9] dve sedmičky
    [10] dve sedmičky a sto
    [11] dve sedmičky
    [12] dve sedmičky a sto
   *[other] { marias_auction-rung }
}

# na čo sa čaká
question-marias_auction-open = Čo licitujete?
question-marias_auction-bid = { SEAT($rival) } licituje: { marias_auction-rung }. Dáte viac?
question-marias_auction-hold = { SEAT($rival) } licituje: { marias_auction-rung }. Držíte?
question-marias_auction-take = Nikto nelicituje. Beriete talón?
question-marias_auction-contract = Čo hráte? Vaša ponuka: { marias_auction-rung }.
title-marias_auction-bid = Licituje sa: { marias_auction-rung }

# tlačidlá
act-marias_auction-tap = Ťuknúť
    .detail = karty ostanú, ako ležia
act-marias_auction-pass = Pas
act-marias_auction-hold = Držať
    .detail = { marias_auction-rung }
act-marias_auction-take = Vziať talón
act-marias_auction-give-up = Omyl
    .detail = { MONEY($worth) } každému súperovi
    .confirm = Naozaj vzdať?
act-marias_auction-bid = Licitovať: { marias_auction-rung }
    .detail = { $open ->
        [1] najmenej { MONEY($worth) } od každého
       *[other] { MONEY($worth) } od každého
    }
act-marias_auction-play-suit = Hrať: { marias_auction-part } v { SUIT($suit, form: "loc") }
    .detail = { $open ->
        [1] najmenej { MONEY($worth) } od každého
       *[other] { MONEY($worth) } od každého
    }
act-marias_auction-play-two = Hrať: { marias_auction-part }, tromf { SUIT($suit) }, pomocná { CARD($helper) }
    .detail = { $open ->
        [1] najmenej { MONEY($worth) } od každého
       *[other] { MONEY($worth) } od každého
    }
act-marias_auction-play-plain = Hrať: { marias_auction-rung }
    .detail = { MONEY($worth) } od každého
call-marias_auction-tap = Ťukám
call-marias_auction-pass = Pas
call-marias_auction-hold = Držím
call-marias_auction-take = Beriem
call-marias_auction-give-up = Omyl
call-marias_auction-bid = { $rung ->
    [1] Sedmička
    [2] Sedmička v { SUIT(2, form: "loc") }
    [3] Sto
    [4] Sto a sedmička
    [5] Sto v { SUIT(2, form: "loc") }
    [6] Sto a sedmička v { SUIT(2, form: "loc") }
    [7] Betl
    [8] Durch
    [9] Dve sedmičky
    [10] Dve sedmičky a sto
    [11] Dve sedmičky, tromf { SUIT(2) }
   *[12] Dve sedmičky a sto, tromf { SUIT(2) }
}
call-marias_auction-play-suit = Hrám: { marias_auction-part } v { SUIT($suit, form: "loc") }
call-marias_auction-play-two = Hrám: { marias_auction-part }, { SUIT($suit) }, pomocná { CARD($helper) }
call-marias_auction-play-plain = Hrám: { marias_auction-rung }

# povinnosti
duty-marias_auction-keep-seven = Hlásite { CARD($card, form: "acc") }: ostáva v ruke.
refused-marias_auction-low = Licituje sa { marias_auction-rung }: musíte dať viac.
refused-marias_auction-jump = Stupne nesmiete preskakovať.
refused-marias_auction-senior = Zvyšovať nesmiete, len držať: držte, alebo pasujte.
refused-marias_auction-below = Vaša ponuka: { marias_auction-rung }. Ohláste aspoň toľko.
refused-marias_auction-give-up = Vzdať sa dá len sedmička, a vy ste licitovali vyššie: ohláste, čo hráte.
refused-marias_auction-seven = Sedmičku hrať nemôžete: nemáte { CARD($card, form: "acc") }.

# vyúčtovanie
item-marias_auction-given-up = Omyl
    .detail = nehrá sa

# domáce pravidlá
group-marias_auction-deal = { group-marias-deal }
group-marias_auction-calls = { group-marias-calls }
group-marias_auction-play = { group-marias-play }
group-marias_auction-hundred = { group-marias-hundred }
group-marias_auction-values = { group-marias-values }
group-marias_auction-payment = { group-marias-payment }
option-marias_auction-lic_schedule = Sadzobník
    .help = Dve sedmičky platia 20 a v červeni dvojnásobok, alebo 40 a v červeni 60.
option-marias_auction-lic_schedule-traditional = tradičný
option-marias_auction-lic_schedule-revised = nový
option-marias_auction-lic_jump_bids = Licitácia s preskokom
    .help = Stupne smiete preskakovať.
option-marias_auction-lic_senior_raise = Zvýšiť namiesto držať
    .help = Keď máte držať, smiete aj licitovať vyššie.
option-marias_auction-lic_against_allowed = Sedmička a sto proti
    .help = Obrana ich smie hlásiť.
option-marias_auction-lic_first_lead = Prvý výnos
    .help = Vynáša aktér, alebo v hrách s tromfmi forhont.
option-marias_auction-lic_first_lead-declarer = aktér
option-marias_auction-lic_first_lead-forehand = forhont
option-marias_auction-lic_two_sevens_game = S dvoma sedmičkami sa platí aj hra
    .help = Inak sa pri dvoch sedmičkách bez sta platia len sedmičky.
option-marias_auction-two_sevens_value = Sadzba dvoch sedmičiek
    .help = Koľko sadzieb platia, keď vyjdú obe.
option-marias_auction-give_up_value = Omyl
    .help = Koľko sadzieb stojí za každého súpera.
