# Licitovaný mariáš; co se říká ve všech mariáších, je v marias.ftl

game-marias_auction = Licitovaný mariáš
game-marias_auction-line = Licituje se o talon, pak hraje jeden proti dvěma
preset-marias_auction-licit_traditional = Betl 5, durch 10
    .detail = dvě sedmy 20; červené všechno zdvojnásobí
preset-marias_auction-licit_revised = Betl 15, durch 30
    .detail = dvě sedmy 40, v červených 60

# žebříček
marias_auction-rung = { $rung ->
    [0] nic
    [1] sedma
    [2] sedma v { SUIT(2, form: "loc") }
    [3] sto
    [4] sto sedm
    [5] sto v { SUIT(2, form: "loc") }
    [6] sto sedm v { SUIT(2, form: "loc") }
    [7] betl
    [8] durch
    [9] dvě sedmy
    [10] dvě sedmy a sto
    [11] dvě sedmy, trumfy { SUIT(2) }
   *[12] dvě sedmy a sto, trumfy { SUIT(2) }
}
marias_auction-part = { $rung ->
    [1] sedma
    [2] sedma
    [3] sto
    [4] sto sedm
    [5] sto
    [6] sto sedm
    [9] dvě sedmy
    [10] dvě sedmy a sto
    [11] dvě sedmy
    [12] dvě sedmy a sto
   *[other] { marias_auction-rung }
}

# na co se čeká
question-marias_auction-open = Co licitujete?
question-marias_auction-bid = { SEAT($rival) } licituje: { marias_auction-rung }. Dáte víc?
question-marias_auction-hold = { SEAT($rival) } licituje: { marias_auction-rung }. Držíte?
question-marias_auction-take = Nikdo nelicituje. Berete talon?
question-marias_auction-contract = Co hrajete? Vaše licitace: { marias_auction-rung }.
title-marias_auction-bid = Licituje se: { marias_auction-rung }

# tlačítka
act-marias_auction-tap = Ťuknout
    .detail = karty zůstanou, jak leží
act-marias_auction-pass = Pas
act-marias_auction-hold = Držet
    .detail = { marias_auction-rung }
act-marias_auction-take = Vzít talon
act-marias_auction-give-up = Vzdát hru
    .detail = { MONEY($worth) } každému soupeři
    .confirm = Opravdu vzdát?
act-marias_auction-bid = Licitovat: { marias_auction-rung }
    .detail = { $open ->
        [1] nejméně { MONEY($worth) } od každého
       *[other] { MONEY($worth) } od každého
    }
act-marias_auction-play-suit = Hrát: { marias_auction-part } v { SUIT($suit, form: "loc") }
    .detail = { $open ->
        [1] nejméně { MONEY($worth) } od každého
       *[other] { MONEY($worth) } od každého
    }
act-marias_auction-play-two = Hrát: { marias_auction-part }, trumfy { SUIT($suit) }, pomocná { CARD($helper) }
    .detail = { $open ->
        [1] nejméně { MONEY($worth) } od každého
       *[other] { MONEY($worth) } od každého
    }
act-marias_auction-play-plain = Hrát: { marias_auction-rung }
    .detail = { MONEY($worth) } od každého
call-marias_auction-tap = Ťukám
call-marias_auction-pass = Pas
call-marias_auction-hold = Držím
call-marias_auction-take = Beru
call-marias_auction-give-up = Vzdávám
call-marias_auction-bid = { $rung ->
    [1] Sedma
    [2] Sedma v { SUIT(2, form: "loc") }
    [3] Sto
    [4] Sto sedm
    [5] Sto v { SUIT(2, form: "loc") }
    [6] Sto sedm v { SUIT(2, form: "loc") }
    [7] Betl
    [8] Durch
    [9] Dvě sedmy
    [10] Dvě sedmy a sto
    [11] Dvě sedmy, trumfy { SUIT(2) }
   *[12] Dvě sedmy a sto, trumfy { SUIT(2) }
}
call-marias_auction-play-suit = Hraju: { marias_auction-part } v { SUIT($suit, form: "loc") }
call-marias_auction-play-two = Hraju: { marias_auction-part }, { SUIT($suit) }, pomocná { CARD($helper) }
call-marias_auction-play-plain = Hraju: { marias_auction-rung }

# povinnosti
duty-marias_auction-keep-seven = Hlásíte { CARD($card, form: "acc") }: zůstává v ruce.
refused-marias_auction-low = Licituje se { marias_auction-rung }: musíte dát víc.
refused-marias_auction-jump = Žádný stupeň vynechat nesmíte.
refused-marias_auction-senior = Zvyšovat nesmíte, jen držet: držte, nebo pasujte.
refused-marias_auction-below = Vaše licitace: { marias_auction-rung }. Ohlaste aspoň tolik.
refused-marias_auction-give-up = Vzdát můžete jen vylicitovanou sedmu: ohlaste, co hrajete.
refused-marias_auction-seven = Sedmu hrát nemůžete: nemáte { CARD($card, form: "acc") }.

# vyúčtování
item-marias_auction-given-up = Vzdáno
    .detail = nehraje se

# domácí pravidla
group-marias_auction-deal = { group-marias-deal }
group-marias_auction-calls = { group-marias-calls }
group-marias_auction-play = { group-marias-play }
group-marias_auction-hundred = { group-marias-hundred }
group-marias_auction-values = { group-marias-values }
group-marias_auction-payment = { group-marias-payment }
option-marias_auction-lic_schedule = Sazebník
    .help = Dvě sedmy platí 20 a v červených dvojnásobek, nebo 40 a v červených 60.
option-marias_auction-lic_schedule-traditional = tradiční
option-marias_auction-lic_schedule-revised = nový
option-marias_auction-lic_jump_bids = Licitace s přeskokem
    .help = Stupně smíte přeskakovat.
option-marias_auction-lic_senior_raise = Zvýšit místo držet
    .help = Když máte držet, smíte také licitovat výš.
option-marias_auction-lic_against_allowed = Sedma a sto proti
    .help = Obrana je smí hlásit.
option-marias_auction-lic_first_lead = První výnos
    .help = Vynáší aktér, nebo ve hrách s trumfy forhont.
option-marias_auction-lic_first_lead-declarer = aktér
option-marias_auction-lic_first_lead-forehand = forhont
option-marias_auction-lic_two_sevens_game = Dvě sedmy platí i hru
    .help = Jinak se za dvě sedmy bez sta platí jen sedmy.
option-marias_auction-two_sevens_value = Sazba dvou sedem
    .help = Kolik sazeb platí, když vyjdou obě.
option-marias_auction-give_up_value = Vzdaná hra
    .help = Kolik sazeb dostane každý soupeř.
