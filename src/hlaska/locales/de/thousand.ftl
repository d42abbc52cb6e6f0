# Tausend

game-thousand = Tausend
game-thousand-line = Um den Talon bieten, mit Hochzeiten Trumpf machen, als Erster 1000 haben
preset-thousand-thousand = Tausend
    .detail = mit Fass und Bolzen; du musst nicht überstechen (das russische Spiel)
preset-thousand-polish = Polnisches Tausend
    .detail = du musst überstechen; ab 800 Punkten schreibt nur der Alleinspieler; kein Fass
preset-thousand-online = Tausend mit der 555
    .detail = wer genau 555 hat, fällt auf null; du bietest nicht mehr, als deine Hochzeiten erlauben; gemeinsames Fass (wie oft im Internet)

# was gefragt wird
question-thousand-blind = Eröffnest du blind, oder siehst du dir die Karten an?
question-thousand-blind-wait = { SEAT($seat) } darf blind eröffnen.
question-thousand-auction = { $high ->
    [0] Du eröffnest das Reizen.
   *[other] Geboten ist { $high }. Und du?
}
question-thousand-auction-wait = { SEAT($seat) } reizt.
question-thousand-exchange = Wähle eine Karte für { SEAT($to) }.
question-thousand-exchange-wait = { SEAT($seat) } gibt jedem eine Karte ab.
question-thousand-raise = Erhöhst du dein Gebot, oder behältst du es?
question-thousand-raise-wait = { SEAT($seat) } darf das Gebot erhöhen.
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
meld-thousand = Hochzeit in { SUIT($suit) }: { $value } Punkte, und { SUIT($suit) } wird Trumpf
stake-thousand-gold = Goldene Runde: alles zählt doppelt
stake-thousand-blind = { SEAT($seat) } spielt { $bid } blind: Das zählt doppelt
stake-thousand-blind-you = Du spielst { $bid } blind: Das zählt doppelt
stake-thousand-need = { $need ->
    [0] { SEAT($seat) } hat { $points } Punkte und damit das Gebot erfüllt
   *[other] { SEAT($seat) } hat { $points } Punkte und braucht noch { $need }
}
stake-thousand-need-you = { $need ->
    [0] Du hast { $points } Punkte und damit das Gebot erfüllt
   *[other] Du hast { $points } Punkte und brauchst noch { $need }
}
stake-thousand-barrel = { $n ->
    [one] { SEAT($seat) } ist auf dem Fass, hat noch { $n } Versuch und braucht { $need } Punkte
   *[other] { SEAT($seat) } ist auf dem Fass, hat noch { $n } Versuche und braucht { $need } Punkte
}
stake-thousand-barrel-you = { $n ->
    [one] Du bist auf dem Fass, hast noch { $n } Versuch und brauchst { $need } Punkte
   *[other] Du bist auf dem Fass, hast noch { $n } Versuche und brauchst { $need } Punkte
}
stake-thousand-bolts = { SEAT($seat) } hat { $n } Bolzen
stake-thousand-bolts-you = Du hast { $n } Bolzen

# Knöpfe
act-thousand-pass = Passe
act-thousand-bid = { $bid } bieten
act-thousand-raise = Auf { $bid } erhöhen
act-thousand-blind = Blind mit { $bid } eröffnen
    .detail = du gewinnst oder verlierst { $worth } Punkte
act-thousand-look = Karten ansehen
act-thousand-keep = Bei { $contract } bleiben
act-thousand-give = { CARD($card, form: "acc") } abgeben
act-thousand-give-up = Spiel aufgeben
    .detail = { $worth ->
        [0] kostet diesmal nichts; die anderen schreiben je { $theirs } Punkte
       *[other] kostet { $worth } Punkte; die anderen schreiben je { $theirs }
    }
    .confirm = { $worth ->
        [0] Wirklich aufgeben? Die anderen schreiben je { $theirs }
       *[other] Wirklich aufgeben? Du verlierst { $worth } Punkte
    }
act-thousand-play-on = Weiterspielen
act-thousand-redeal = Vier Neuner: neu geben lassen
act-thousand-aces = Vier Asse ansagen
    .detail = { $value } Punkte; dann spielst du ein Ass aus

# Ansagen und Ereignisse
call-thousand-pass = { SEAT($seat) } passt.
call-thousand-pass-you = Du passt.
call-thousand-bid = { SEAT($seat) } bietet { $bid }.
call-thousand-bid-you = Du bietest { $bid }.
call-thousand-blind = { SEAT($seat) } bietet { $bid } blind.
call-thousand-blind-you = Du bietest { $bid } blind.
call-thousand-raise = { SEAT($seat) } erhöht das Gebot auf { $bid }.
call-thousand-raise-you = Du erhöhst dein Gebot auf { $bid }.
call-thousand-keep = { SEAT($seat) } bleibt beim Gebot.
call-thousand-keep-you = Du bleibst bei deinem Gebot.
call-thousand-look = { SEAT($seat) } sieht sich die Karten an.
call-thousand-look-you = Du siehst dir die Karten an.
call-thousand-give-up = { SEAT($seat) } gibt das Spiel auf.
call-thousand-give-up-you = Du gibst das Spiel auf.
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
item-thousand-made = Gebot { $bid } erfüllt
    .detail = { $declared ->
        [0] { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }
       *[other] { $tricks } in Stichen + { $declared } angesagt = { $points }
    }
item-thousand-failed = Gebot { $bid } verfehlt
    .detail = { $declared ->
        [0] { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }
       *[other] { $tricks } in Stichen + { $declared } angesagt = { $points }
    }; { $short ->
        [one] { $short } Punkt
       *[other] { $short } Punkte
    } zu wenig
item-thousand-points = Eigene Punkte
    .detail = { $declared ->
        [0] { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }
       *[other] { $tricks } in Stichen + { $declared } angesagt = { $points }
    } vor dem Runden
item-thousand-silent = Gesperrt: keine Punkte als Gegenspieler
    .detail = { $declared ->
        [0] { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }
       *[other] { $tricks } in Stichen + { $declared } angesagt = { $points }
    }
item-thousand-gave-up = Aufgegeben
    .detail = zum { $n }. Mal in dieser Partie
item-thousand-consolation = Weil der Alleinspieler aufgegeben hat
item-thousand-bolt = Bolzen
    .detail = der { $n }.; jeder dritte kostet 120 Punkte
item-thousand-barrel-on = Auf dem Fass
    .detail = { $n ->
        [one] { $n } Versuch
       *[other] { $n } Versuche
    }
item-thousand-barrel-try = Ein Versuch auf dem Fass ist verbraucht
    .detail = nötig sind { $need } Punkte; { $n ->
        [one] noch { $n } Versuch
       *[other] noch { $n } Versuche
    }
item-thousand-barrel-fall = Nach dem letzten Versuch vom Fass gefallen
item-thousand-barrel-off = Mit dem verfehlten Gebot vom Fass gefallen
item-thousand-barrel-pushed = Vom Fass gestoßen
item-thousand-barrel-both = Zwei kommen zugleich auf das Fass: Keiner bleibt
item-thousand-barrel-second = Zwei kommen zugleich auf das Fass: Der andere bleibt
item-thousand-reset = 555 Punkte, zurück auf null
factor-thousand-gold = goldene Runde
factor-thousand-blind = blind

# Einwände
refused-thousand-no-card = Jetzt kannst du keine Karte spielen.
refused-thousand-passed = Du hast schon beiden Gegnern eine Karte gegeben.
refused-thousand-plain = Gib einfach eine Karte ab, ohne Ansage.
refused-thousand-blind = Blind eröffnest du mit mindestens 120, in den Schritten des Tisches.
refused-thousand-seen = Du hast deine Karten schon gesehen: Blind geht nicht mehr.
refused-thousand-no-auction = Jetzt wird nicht gereizt.
refused-thousand-must-open = Vorhand muss mit mindestens { $least } eröffnen.
refused-thousand-moment = Das geht jetzt nicht.
refused-thousand-give-up = Jetzt kannst du das Spiel nicht aufgeben.
refused-thousand-redeal = Neu geben lassen kannst du nur mit allen vier Neunern, vor dem ersten Ausspiel.
refused-thousand-aces = Vier Asse kannst du nur ansagen, wenn du ausspielst, alle vier hast und schon einen Stich gemacht hast.
refused-thousand-below-minimum = Das kleinste Gebot ist { $least }.
refused-thousand-bad-step = Du musst in Schritten von { $step } bieten.
refused-thousand-not-higher = Du musst mehr als { $high } bieten.
refused-thousand-cap = Mit deinen Karten darfst du höchstens { $most } bieten.
refused-thousand-meld-lead = Eine Hochzeit kannst du nur ansagen, wenn du ausspielst.
refused-thousand-meld-pair = Zu { CARD($card) } fehlt dir die zweite Karte der Hochzeit.
refused-thousand-meld-trick = Vor einer Hochzeit brauchst du einen Stich.

# Hausregeln
option-thousand-th_bid_cap = Höchstes Gebot
    .help = Über 120 brauchst du eine Hochzeit. Oder du bietest höchstens 120 und dazu, was deine Hochzeiten wert sind. Oder du bietest, so viel du willst.
option-thousand-th_bid_cap-marriage_unlocks = über 120 mit Hochzeit
option-thousand-th_bid_cap-plus_held = 120 und deine Hochzeiten
option-thousand-th_bid_cap-none = unbegrenzt
option-thousand-th_declarer_scores = Was ein erfülltes Gebot bringt
    .help = Der Alleinspieler schreibt nur das Gebot an, oder alle Punkte, die er gemacht hat.
option-thousand-th_declarer_scores-bid = das Gebot
option-thousand-th_declarer_scores-actual = alle gemachten Punkte
option-thousand-th_bolt_on = Einen Bolzen gibt es für
    .help = Du bekommst ihn für ein Spiel ohne Punkt, ohne Stich, oder wenn nach dem Runden nichts bleibt.
option-thousand-th_bolt_on-zero_points = keinen Punkt
option-thousand-th_bolt_on-no_trick = keinen Stich
option-thousand-th_bolt_on-zero_rounded = nichts nach dem Runden
option-thousand-th_barrel_fall = Vom Fass fallen
    .help = Nach dem letzten Versuch verlierst du 120 Punkte, oder alle.
option-thousand-th_barrel_fall-minus_120 = 120 Punkte verloren
option-thousand-th_barrel_fall-zero = zurück auf null
option-thousand-th_barrel_multi = Mehrere auf dem Fass
    .help = Wer neu aufs Fass kommt, stößt den anderen herunter; kommen zwei zugleich, bleibt keiner, oder einer. Oder es bleiben beide.
option-thousand-th_barrel_multi-displace = einer stößt den anderen
option-thousand-th_barrel_multi-declarer = der Alleinspieler bleibt, sonst der nächste
option-thousand-th_barrel_multi-first = der erste ab Vorhand bleibt
option-thousand-th_barrel_multi-coexist = beide bleiben
option-thousand-min_bid = Kleinstes Gebot
    .help = Vorhand muss mit mindestens so viel eröffnen.
option-thousand-bid_step = Schritt der Gebote
    .help = Jedes Gebot muss durch diese Zahl teilbar sein.
option-thousand-th_blind = Blind eröffnen
    .help = Vorhand darf mit 120 oder mehr eröffnen, bevor sie ihre Karten ansieht; das Spiel zählt dann doppelt.
option-thousand-th_hide_widow_at_min = Verdeckter Talon
    .help = Geht der Talon für das kleinste Gebot weg, sehen ihn die anderen nicht.
option-thousand-th_rospis = Aufgeben
    .help = Wer den Talon gesehen hat, darf das Spiel aufgeben. Dann schreibt jeder Gegner 60 Punkte an.
option-thousand-th_rospis_every = Was Aufgeben kostet
    .help = Es kostet jedes dritte Mal 120 Punkte, oder jedes Mal.
option-thousand-th_pass_open = Karten offen abgeben
    .help = Alle sehen, welche Karten du abgibst.
option-thousand-th_four_nines = Vier Neuner
    .help = Wer alle vier Neuner hat, darf neu geben lassen.
option-thousand-th_must_beat = Stichzwang
    .help = Du musst die Karte überstechen, wenn du kannst, auch einen Trumpf.
option-thousand-th_first_trick_marriage = Hochzeit beim ersten Stich
    .help = Eine Hochzeit darfst du schon ansagen, bevor du einen Stich hast.
option-thousand-th_ace_marriage = Vier Asse
    .help = Vier Asse darfst du ansagen, wenn du eines davon ausspielst. Das bringt 200 Punkte, aber keinen Trumpf.
option-thousand-th_rounding = Rundung
    .help = Auf ein Vielfaches dieser Zahl werden die Punkte der Gegner gerundet.
option-thousand-target = Ziel
    .help = Wer zuerst so viele Punkte hat, gewinnt.
option-thousand-th_bolts = Bolzen
    .help = Jedes dritte Spiel ohne Punkt kostet einen Gegenspieler 120 Punkte.
option-thousand-th_barrel = Fass
    .help = Kurz vor dem Ziel gibt es ein paar Versuche, in einem Spiel zu gewinnen.
option-thousand-th_barrel_at = Fass bei
    .help = Bei diesem Stand beginnt das Fass.
option-thousand-th_barrel_tries = Versuche auf dem Fass
    .help = In so vielen Spielen muss dir der Sieg gelingen.
option-thousand-th_gold_set = Goldene Runde
    .help = In den ersten drei Spielen ist das kleinste Gebot 120, und alles zählt doppelt.
option-thousand-th_silent_at = Gesperrt ab
    .help = Ab diesem Stand schreibst du nur noch als Alleinspieler Punkte an. Bei 0 gilt das nie.
option-thousand-th_reset_555 = 555 zurück auf null
    .help = Ein Stand von genau 555 oder −555 wird 0.
