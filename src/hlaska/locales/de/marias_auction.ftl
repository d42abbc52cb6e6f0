# Lizitierter Mariasch; was in jedem Mariasch gesagt wird, steht in marias.ftl

game-marias_auction = Lizitierter Mariasch
game-marias_auction-line = Um den Talon wird gereizt, dann spielt einer gegen zwei
preset-marias_auction-licit_traditional = Betl 5, Durch 10
    .detail = zwei Sieben 20; Herz verdoppelt alles
preset-marias_auction-licit_revised = Betl 15, Durch 30
    .detail = zwei Sieben 40, in Herz 60

# die Leiter
marias_auction-rung = { $rung ->
    [0] nichts
    [1] Sieben
    [2] Sieben in { SUIT(2) }
    [3] Hundert
    [4] Hundert und Sieben
    [5] Hundert in { SUIT(2) }
    [6] Hundert und Sieben in { SUIT(2) }
    [7] Betl
    [8] Durch
    [9] zwei Sieben
    [10] zwei Sieben und Hundert
    [11] zwei Sieben, Trumpf { SUIT(2) }
   *[12] zwei Sieben und Hundert, Trumpf { SUIT(2) }
}
marias_auction-part = { $rung ->
    [1] Sieben
    [2] Sieben
    [3] Hundert
    [4] Hundert und Sieben
    [5] Hundert
    [6] Hundert und Sieben
    [9] zwei Sieben
    [10] zwei Sieben und Hundert
    [11] zwei Sieben
    [12] zwei Sieben und Hundert
   *[other] { marias_auction-rung }
}

# was gefragt wird
question-marias_auction-open = Was bietest du?
question-marias_auction-bid = { SEAT($rival) } bietet { marias_auction-rung }. Bietest du mehr?
question-marias_auction-hold = { SEAT($rival) } bietet { marias_auction-rung }. Hältst du?
question-marias_auction-take = Niemand hat geboten. Nimmst du den Talon?
question-marias_auction-contract = Was spielst du? Dein Gebot: { marias_auction-rung }.
title-marias_auction-bid = Höchstes Gebot: { marias_auction-rung }

# Knöpfe
act-marias_auction-tap = Klopfen
    .detail = nicht abheben
act-marias_auction-pass = Passe
act-marias_auction-hold = Halten
    .detail = { marias_auction-rung }
act-marias_auction-take = Talon nehmen
act-marias_auction-give-up = Aufgeben
    .detail = { MONEY($worth) } an jeden Gegner
    .confirm = Wirklich aufgeben?
act-marias_auction-bid = { marias_auction-rung } bieten
    .detail = { $open ->
        [1] mindestens { MONEY($worth) } von jedem
       *[other] { MONEY($worth) } von jedem
    }
act-marias_auction-play-suit = Spielen: { marias_auction-part } in { SUIT($suit) }
    .detail = { $open ->
        [1] mindestens { MONEY($worth) } von jedem
       *[other] { MONEY($worth) } von jedem
    }
act-marias_auction-play-two = Spielen: { marias_auction-part }, Trumpf { SUIT($suit) }, dazu { CARD($helper, form: "the") }
    .detail = { $open ->
        [1] mindestens { MONEY($worth) } von jedem
       *[other] { MONEY($worth) } von jedem
    }
act-marias_auction-play-plain = Spielen: { marias_auction-rung }
    .detail = { MONEY($worth) } von jedem
call-marias_auction-tap = Geklopft, nicht abgehoben
call-marias_auction-pass = Passe
call-marias_auction-hold = Halte
call-marias_auction-take = Nehme den Talon
call-marias_auction-give-up = Aufgeben
call-marias_auction-bid = { $rung ->
    [1] Sieben
    [2] Sieben in { SUIT(2) }
    [3] Hundert
    [4] Hundert und Sieben
    [5] Hundert in { SUIT(2) }
    [6] Hundert und Sieben in { SUIT(2) }
    [7] Betl
    [8] Durch
    [9] Zwei Sieben
    [10] Zwei Sieben und Hundert
    [11] Zwei Sieben, Trumpf { SUIT(2) }
   *[12] Zwei Sieben und Hundert, Trumpf { SUIT(2) }
}
call-marias_auction-play-suit = Ich spiele { marias_auction-part } in { SUIT($suit) }
call-marias_auction-play-two = Ich spiele { marias_auction-part }, { SUIT($suit) }, dazu { CARD($helper, form: "the") }
call-marias_auction-play-plain = Ich spiele { marias_auction-rung }

# Pflichten
duty-marias_auction-keep-seven = Du hast { CARD($card, form: "the_acc") } angesagt: Sie bleibt auf der Hand.
refused-marias_auction-low = Geboten ist { marias_auction-rung }: Du musst mehr bieten.
refused-marias_auction-jump = Du kannst keine Stufe der Leiter auslassen.
refused-marias_auction-senior = Du darfst das Gebot nur halten, nicht erhöhen: Halte oder passe.
refused-marias_auction-below = Du hast { marias_auction-rung } geboten: Sag dieses Spiel oder ein höheres an.
refused-marias_auction-give-up = Ein Gebot über der Sieben kannst du nicht aufgeben: Sag ein Spiel an.
refused-marias_auction-seven = Ohne { CARD($card, form: "the_acc") } kannst du nicht um die Sieben spielen.

# Abrechnung
item-marias_auction-given-up = Aufgegeben
    .detail = es wurde nicht gespielt

# Hausregeln
group-marias_auction-deal = { group-marias-deal }
group-marias_auction-calls = { group-marias-calls }
group-marias_auction-play = { group-marias-play }
group-marias_auction-hundred = { group-marias-hundred }
group-marias_auction-values = { group-marias-values }
group-marias_auction-payment = { group-marias-payment }
option-marias_auction-lic_schedule = Werte
    .help = Zwei Sieben zählen 20 Einheiten, in Herz doppelt. Oder sie zählen 40, in Herz 60.
option-marias_auction-lic_schedule-traditional = herkömmlich
option-marias_auction-lic_schedule-revised = neu
option-marias_auction-lic_first_lead = Erstes Ausspiel
    .help = Der Alleinspieler spielt aus, oder bei Trumpfspielen die Vorhand.
option-marias_auction-lic_first_lead-declarer = der Alleinspieler
option-marias_auction-lic_first_lead-forehand = die Vorhand
option-marias_auction-lic_jump_bids = Sprunggebote
    .help = Du darfst Stufen der Leiter auslassen.
option-marias_auction-lic_senior_raise = Erhöhen statt halten
    .help = Wirst du gefragt, ob du hältst, darfst du auch höher bieten.
option-marias_auction-lic_against_allowed = Gegen-Sieben und Gegen-Hundert
    .help = Die Gegner dürfen sie ansagen.
option-marias_auction-lic_two_sevens_game = Bei zwei Sieben zählt auch das Spiel
    .help = Sonst geht es bei zwei Sieben ohne Hundert nur um die Siebener.
option-marias_auction-two_sevens_value = Wert von zwei Sieben
    .help = So viele Einheiten bekommst du, wenn du beide gewinnst.
option-marias_auction-give_up_value = Aufgeben
    .help = So viele Einheiten zahlst du jedem Gegner.
