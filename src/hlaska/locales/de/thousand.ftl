# Tausend

game-thousand = Tausend
game-thousand-line = Bieten, den Talon nehmen, mit Hochzeiten Trumpf machen, tausend erreichen
preset-thousand-thousand = Tausend
    .detail = das russische Spiel: kein Stichzwang, Fass, Bolzen
preset-thousand-polish = Polnisches Tausend
    .detail = Stichzwang; ab 800 schreibt nur der Alleinspieler; kein Fass
preset-thousand-online = Tausend, wie im Internet
    .detail = Gebote nach den Hochzeiten auf der Hand, gemeinsames Fass mit Fall auf null, 555 zurück auf null

# was gefragt wird
question-thousand-blind = Blind eröffnen, oder Karten ansehen?
question-thousand-blind-wait = { SEAT($seat) } darf blind eröffnen.
question-thousand-auction = { $high ->
    [0] Du eröffnest das Reizen.
   *[other] Geboten ist { $high }. Und du?
}
question-thousand-auction-wait = { SEAT($seat) } reizt.
question-thousand-exchange = Wähle eine Karte für { SEAT($to) }.
question-thousand-exchange-wait = { SEAT($seat) } gibt jedem eine Karte ab.
question-thousand-raise = Die Ansage erhöhen oder behalten?
question-thousand-raise-wait = { SEAT($seat) } darf die Ansage erhöhen.
question-thousand-nines = Bereit zu spielen?
question-thousand-nines-wait = { SEAT($seat) } sieht die neue Karte an.
question-thousand-play = Spiel eine Karte.
question-thousand-play-wait = { SEAT($seat) } ist am Zug.
title-thousand-bid = { SEAT($seat) }: { $bid }
title-thousand-bid-you = Du: { $bid }
title-thousand-contract = { SEAT($seat) } spielt { $bid }, ohne Trumpf
title-thousand-contract-you = Du spielst { $bid }, ohne Trumpf
title-thousand-trump = { SEAT($seat) } spielt { $bid }, Trumpf: { SUIT($suit) }
title-thousand-trump-you = Du spielst { $bid }, Trumpf: { SUIT($suit) }
duty-thousand-ace = Du hast vier Asse angesagt: Spiel eines davon aus.
meld-thousand = Hochzeit in { SUIT($suit) }: { $value } und Trumpf
stake-thousand-gold = Goldene Runde: alles zählt doppelt
stake-thousand-blind = { SEAT($seat) } spielt { $bid } blind: zählt doppelt
stake-thousand-blind-you = Du spielst { $bid } blind: zählt doppelt
stake-thousand-need = { $need ->
    [0] { SEAT($seat) } hat { $points }: Ansage erfüllt
   *[other] { SEAT($seat) } hat { $points }, es fehlen { $need }
}
stake-thousand-need-you = { $need ->
    [0] Du hast { $points }: Ansage erfüllt
   *[other] Du hast { $points }, dir fehlen { $need }
}
stake-thousand-barrel = { $n ->
    [one] { SEAT($seat) } ist auf dem Fass: noch { $n } Versuch, nötig sind { $need }
   *[other] { SEAT($seat) } ist auf dem Fass: noch { $n } Versuche, nötig sind { $need }
}
stake-thousand-barrel-you = { $n ->
    [one] Du bist auf dem Fass: noch { $n } Versuch, nötig sind { $need }
   *[other] Du bist auf dem Fass: noch { $n } Versuche, nötig sind { $need }
}
stake-thousand-bolts = { SEAT($seat) } hat { $n } Bolzen
stake-thousand-bolts-you = Du hast { $n } Bolzen

# Knöpfe
act-thousand-pass = Passe
act-thousand-bid = { $bid } bieten
act-thousand-raise = Auf { $bid } erhöhen
act-thousand-blind = Blind { $bid }
    .detail = gewonnen oder verloren: { $worth }
act-thousand-look = Karten ansehen
act-thousand-keep = { $contract } behalten
act-thousand-give = { CARD($card, form: "acc") } abgeben
act-thousand-give-up = Aufgeben
    .detail = { $worth ->
        [0] kostet diesmal nichts; die anderen schreiben je { $theirs }
       *[other] kostet { $worth }; die anderen schreiben je { $theirs }
    }
    .confirm = { $worth ->
        [0] Wirklich aufgeben: je { $theirs } für die anderen
       *[other] Wirklich aufgeben: −{ $worth }
    }
act-thousand-play-on = Weiterspielen
act-thousand-redeal = Vier Neuner: neu geben
act-thousand-aces = Vier Asse ansagen
    .detail = bringt { $value }; dann ein Ass ausspielen

# Ansagen und Ereignisse
call-thousand-pass = { SEAT($seat) } passt.
call-thousand-pass-you = Du passt.
call-thousand-bid = { SEAT($seat) } bietet { $bid }.
call-thousand-bid-you = Du bietest { $bid }.
call-thousand-blind = { SEAT($seat) } bietet { $bid } blind.
call-thousand-blind-you = Du bietest { $bid } blind.
call-thousand-raise = { SEAT($seat) } erhöht die Ansage auf { $bid }.
call-thousand-raise-you = Du erhöhst die Ansage auf { $bid }.
call-thousand-keep = { SEAT($seat) } behält die Ansage.
call-thousand-keep-you = Du behältst die Ansage.
call-thousand-look = { SEAT($seat) } sieht die Karten an.
call-thousand-look-you = Du siehst die Karten an.
call-thousand-give-up = { SEAT($seat) } gibt auf.
call-thousand-give-up-you = Du gibst auf.
call-thousand-play-on = { SEAT($seat) } ist bereit.
call-thousand-play-on-you = Du bist bereit.
call-thousand-redeal = { SEAT($seat) } hat vier Neuner.
call-thousand-redeal-you = Du hast vier Neuner.
call-thousand-aces = { SEAT($seat) } sagt vier Asse an.
call-thousand-aces-you = Du sagst vier Asse an.
event-thousand-declare = { SEAT($seat) } spielt { CARD($card, form: "acc") } und sagt { $value } an: Trumpf ist { SUIT($suit) }.
event-thousand-declare-you = Du spielst { CARD($card, form: "acc") } und sagst { $value } an: Trumpf ist { SUIT($suit) }.
event-thousand-trick = { SEAT($seat) } macht den Stich: { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}.
event-thousand-trick-you = Du machst den Stich: { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}.
event-thousand-widow = { SEAT($seat) } spielt { $bid } und nimmt den Talon: { CARD($card0) }, { CARD($card1) }, { CARD($card2) }.
event-thousand-widow-you = Du spielst { $bid } und nimmst den Talon: { CARD($card0) }, { CARD($card1) }, { CARD($card2) }.
event-thousand-widow-hidden = { SEAT($seat) } spielt { $bid } und nimmt den Talon.
event-thousand-widow-hidden-you = Du spielst { $bid } und nimmst den Talon.
event-thousand-give = { SEAT($seat) } gibt { CARD($card, form: "acc") } an { SEAT($to) }.
event-thousand-give-to-you = { SEAT($seat) } gibt dir { CARD($card, form: "acc") }.
event-thousand-give-you = Du gibst { CARD($card, form: "acc") } an { SEAT($to) }.
event-thousand-give-hidden = { SEAT($seat) } gibt eine Karte an { SEAT($to) }.
event-thousand-give-hidden-to-you = { SEAT($seat) } gibt dir eine Karte.
event-thousand-redeal = Vier Neuner: Derselbe Geber gibt noch einmal.
event-thousand-won = { SEAT($seat) } gewinnt die Partie.
event-thousand-won-you = Du gewinnst die Partie.

# Abrechnung
item-thousand-made = Ansage { $bid } erfüllt
    .detail = { $declared ->
        [0] { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }
       *[other] { $tricks } in Stichen + { $declared } angesagt = { $points }
    }
item-thousand-failed = Ansage { $bid } verfehlt
    .detail = { $declared ->
        [0] { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }
       *[other] { $tricks } in Stichen + { $declared } angesagt = { $points }
    }; { $short } zu wenig
item-thousand-points = Eigene Punkte
    .detail = { $declared ->
        [0] { $points }
       *[other] { $tricks } in Stichen + { $declared } angesagt = { $points }
    } vor dem Runden
item-thousand-silent = Gesperrt: nichts als Gegenspieler
    .detail = { $declared ->
        [0] { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }
       *[other] { $tricks } in Stichen + { $declared } angesagt = { $points }
    }
item-thousand-gave-up = Aufgegeben
    .detail = zum { $n }. Mal in dieser Partie
item-thousand-consolation = Für das aufgegebene Spiel
item-thousand-bolt = Bolzen
    .detail = der { $n }.; jeder dritte kostet 120
item-thousand-barrel-on = Auf dem Fass
    .detail = { $n ->
        [one] { $n } Versuch
       *[other] { $n } Versuche
    }
item-thousand-barrel-try = Ein Versuch auf dem Fass
    .detail = nötig sind { $need }; { $n ->
        [one] noch { $n } Versuch
       *[other] noch { $n } Versuche
    }
item-thousand-barrel-fall = Vom Fass gefallen nach dem letzten Versuch
item-thousand-barrel-off = Vom Fass gefallen mit der verfehlten Ansage
item-thousand-barrel-pushed = Vom Fass gestoßen
item-thousand-barrel-both = Zwei zugleich auf dem Fass: Keiner bleibt
item-thousand-barrel-second = Kommt zugleich mit einem anderen auf das Fass, der dort bleibt
item-thousand-reset = 555 zurück auf null
factor-thousand-gold = goldene Runde
factor-thousand-blind = blind

# Einwände
refused-thousand-no-card = Jetzt wird keine Karte gespielt.
refused-thousand-passed = Beide Gegner haben ihre Karte schon von dir.
refused-thousand-plain = Eine Karte wird ohne Ansage abgegeben.
refused-thousand-blind = Blind eröffnet man mit mindestens 120, in den Schritten des Tisches.
refused-thousand-seen = Du hast deine Karten gesehen: blind geht nicht mehr.
refused-thousand-no-auction = Jetzt wird nicht gereizt.
refused-thousand-must-open = Vorhand muss mit mindestens { $least } eröffnen.
refused-thousand-moment = Dafür ist jetzt nicht der Moment.
refused-thousand-give-up = Jetzt kannst du nicht aufgeben.
refused-thousand-redeal = Du hast vor dem ersten Ausspiel nicht alle vier Neuner.
refused-thousand-aces = Vier Asse sagt an, wer ausspielt, sie hat und schon einen Stich hat.
refused-thousand-below-minimum = Das kleinste Gebot ist { $least }.
refused-thousand-bad-step = Gebote sind Vielfache von { $step }.
refused-thousand-not-higher = Das Gebot muss höher sein als { $high }.
refused-thousand-cap = Mit deinen Karten darfst du bis { $most } bieten.
refused-thousand-meld-lead = Eine Hochzeit wird nur beim Ausspielen angesagt.
refused-thousand-meld-pair = Zu { CARD($card) } fehlt dir die zweite Karte der Hochzeit.
refused-thousand-meld-trick = Vor einer Hochzeit brauchst du einen Stich.

# Hausregeln
option-thousand-th_bid_cap = Höchstes Gebot
    .help = Über 120 nur mit einer Hochzeit, nur nach den Hochzeiten auf der Hand, oder unbegrenzt.
option-thousand-th_bid_cap-marriage_unlocks = über 120 mit Hochzeit
option-thousand-th_bid_cap-plus_held = 120 und die Hochzeiten
option-thousand-th_bid_cap-none = unbegrenzt
option-thousand-th_declarer_scores = Erfüllte Ansage
    .help = Geschrieben wird die Ansage, oder die gemachten Punkte.
option-thousand-th_declarer_scores-bid = die Ansage
option-thousand-th_declarer_scores-actual = die gemachten Punkte
option-thousand-th_bolt_on = Einen Bolzen gibt es für
    .help = Keinen Punkt, keinen Stich, oder nichts nach dem Runden.
option-thousand-th_bolt_on-zero_points = keinen Punkt
option-thousand-th_bolt_on-no_trick = keinen Stich
option-thousand-th_bolt_on-zero_rounded = nichts nach dem Runden
option-thousand-th_barrel_fall = Vom Fass fallen
    .help = Nach dem letzten Versuch sind 120 verloren, oder alles.
option-thousand-th_barrel_fall-minus_120 = 120 verloren
option-thousand-th_barrel_fall-zero = zurück auf null
option-thousand-th_barrel_multi = Mehrere auf dem Fass
    .help = Wer hinaufkommt, stößt den anderen herunter; von zweien zugleich bleibt keiner oder einer; oder beide bleiben.
option-thousand-th_barrel_multi-displace = einer stößt den anderen
option-thousand-th_barrel_multi-declarer = der Alleinspieler bleibt, sonst der nächste
option-thousand-th_barrel_multi-first = der erste ab Vorhand bleibt
option-thousand-th_barrel_multi-coexist = beide bleiben
option-thousand-min_bid = Kleinstes Gebot
    .help = Vorhand muss mit mindestens so viel eröffnen.
option-thousand-bid_step = Schritt der Gebote
    .help = Gebote sind Vielfache davon.
option-thousand-th_blind = Blind eröffnen
    .help = Vor dem Ansehen darf Vorhand mit 120 oder mehr eröffnen, das zählt doppelt.
option-thousand-th_hide_widow_at_min = Verdeckter Talon
    .help = Ging der Talon für das kleinste Gebot, sehen ihn die anderen nicht.
option-thousand-th_rospis = Aufgeben
    .help = Wer den Talon gesehen hat, darf aufgeben: 60 für jeden Gegner.
option-thousand-th_rospis_every = Aufgeben kostet
    .help = Jedes dritte Mal oder jedes Mal kostet es 120.
option-thousand-th_pass_open = Karten offen abgeben
    .help = Alle sehen, welche Karten abgegeben werden.
option-thousand-th_four_nines = Vier Neuner
    .help = Wer alle vier Neuner hat, darf neu geben lassen.
option-thousand-th_must_beat = Stichzwang
    .help = Man muss höher zugeben, auch mit höherem Trumpf.
option-thousand-th_first_trick_marriage = Hochzeit beim ersten Stich
    .help = Eine Hochzeit darf man schon ohne Stich ansagen.
option-thousand-th_ace_marriage = Vier Asse
    .help = Vier Asse darf man ansagen, wenn man eines davon ausspielt: 200, kein Trumpf.
option-thousand-th_rounding = Rundung
    .help = Die Punkte der Gegner werden auf Vielfache davon gerundet.
option-thousand-target = Ziel
    .help = Wer zuerst so viel hat, gewinnt.
option-thousand-th_bolts = Bolzen
    .help = Jedes dritte Spiel ohne Punkt kostet einen Gegenspieler 120.
option-thousand-th_barrel = Fass
    .help = Kurz vor dem Ziel hat man einige Versuche, in einem Spiel zu gewinnen.
option-thousand-th_barrel_at = Fass bei
    .help = Der Punktestand des Fasses.
option-thousand-th_barrel_tries = Versuche auf dem Fass
    .help = So viele Spiele hat man, um nach oben wegzukommen.
option-thousand-th_gold_set = Goldene Runde
    .help = In den ersten drei Spielen ist das kleinste Gebot 120 und alles zählt doppelt.
option-thousand-th_silent_at = Gesperrt ab
    .help = Mit so viel schreibt man nur noch als Alleinspieler; 0: nie.
option-thousand-th_reset_555 = 555 zurück auf null
    .help = Ein Stand von genau 555 oder −555 wird 0.
