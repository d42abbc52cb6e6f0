# Wer am Tisch ist: Uhren, für wen gespielt wird, Pausen, eine weitere Partie.
company-slow = Zeit um
company-away = nicht da
company-left = gegangen
company-offline = Seite geschlossen
company-at-table = am Tisch
company-computer = Computerspieler
company-time = Zeit übrig:
company-reserve = Reserve übrig:
company-own-time = Ihre Zeit
company-own-reserve = Ihre Reserve
company-now-here = { $name } ist am Tisch.
company-now-here-you = Sie spielen wieder selbst.
company-now-slow = Die Zeit von { $name } ist um: vorerst spielt ein Computerspieler.
company-now-slow-you = Ihre Zeit ist um: ein Computerspieler spielt für Sie, bis Sie etwas tun.
company-now-away = { $name } ist nicht da: vorerst spielt ein Computerspieler.
company-now-away-you = Sie sind nicht da: ein Computerspieler spielt für Sie.
company-now-left = { $name } hat den Tisch verlassen: ein Computerspieler spielt weiter.
company-now-left-you = Sie haben den Tisch verlassen: ein Computerspieler spielt weiter.
company-you-slow = Zeit um: ein Computer spielt für Sie.
company-you-away = Sie waren nicht da: ein Computer spielt für Sie.
company-you-left = Sie sind gegangen: ein Computer spielt für Sie.
company-here = Ich bin wieder da
company-paused = Der Tisch macht Pause.
company-resumed = Es geht weiter.
company-waits = Es fehlt noch: { $names }.
company-wants-pause = { $name }: eine Pause?
company-wants-resume = { $name }: weiterspielen?
company-wants-again = { $name }: noch eine Partie?
company-wants-move = { $name }: noch eine Partie, mit anderen Nachbarn?
company-agree-pause = Pause
company-agree-resume = Weiter
company-agree-again = Noch eine Partie
company-agree-move = Noch eine Partie, andere Nachbarn
company-withdraw = Zurücknehmen
company-wish-pause = Um eine Pause bitten
company-wish-pause-more = Sie beginnt, wenn alle einverstanden sind; niemandes Zeit läuft. Spätestens nach 15 Minuten geht es weiter.
company-wish-resume = Weiterspielen
company-wish-resume-more = Es geht weiter, wenn alle einverstanden sind.
company-wish-again = Noch eine Partie mit denselben Leuten
company-wish-again-more = Gleiche Regeln und Plätze; sie beginnt, wenn alle einverstanden sind.
company-wish-move = Noch eine Partie mit anderen Nachbarn
company-wish-move-more = Alle außer dem ersten Platz rücken um einen weiter, Partner wechseln; sie beginnt, wenn alle einverstanden sind.
company-leave = Endgültig gehen
company-leave-sure = Gehen: noch einmal drücken
company-leave-more = Ein Computerspieler übernimmt Ihren Platz. Das Ergebnis zählt.
company-follow = { $name } ist endgültig gegangen. Du kannst den Platz übernehmen, mit Karten und Stand, wie sie sind.
company-follow-name = Dein Name
company-follow-sit = Übernehmen
company-kick = Wegschicken
company-clock = Uhr
company-clock-none = keine
company-clock-fast = schnell: 15 s und 30 s Reserve
company-clock-normal = 30 s und 60 s Reserve
company-clock-slow = langsam: 60 s und 120 s Reserve
company-clock-line = Für jede Entscheidung { $n } s, dazu in jedem Spiel { $reserve } s Reserve. Ist die Zeit um, spielt ein Computerspieler, bis man etwas tut.
company-about = Freunde, Listen, Meldung: { $name }
company-club = Zum Klub
company-given-up = Seit zwei Tagen ist hier kein Spiel zu Ende gegangen, der Klub wartet deshalb nicht mehr auf diesen Tisch: Was Sie weiterspielen, zählt dort nicht.
company-understood = Verstanden
# Eine Einigung: alle sind einverstanden, wer alle restlichen Stiche bekommt.
accord-about = Schlag vor, wer alle restlichen Stiche bekommt. Sind alle einverstanden, wird das Spiel gleich nach den Regeln zu Ende gespielt und abgerechnet. Ist einer dagegen, geht es weiter.
accord-mine = Der Rest gehört mir
accord-ours = Der Rest gehört uns: { $names }
accord-theirs = Der Rest ist für: { $names }
accord-show = Mein Blatt dabei zeigen
accord-left = { $left ->
    [one] Du kannst das in diesem Spiel noch einmal vorschlagen.
   *[other] Du kannst das in diesem Spiel { $left }-mal vorschlagen.
}
accord-wants = { $name } schlägt vor, wer alle restlichen Stiche bekommt: { $names }.
accord-yes = Einverstanden
accord-no = Ablehnen
accord-refused = { $name } ist nicht einverstanden. Es geht weiter.
accord-refused-you = Du bist nicht einverstanden. Es geht weiter.
accord-agreed = Alle sind einverstanden: Das Spiel ist zu Ende gespielt.
accord-impossible = Alle sind einverstanden, aber nach den Regeln lässt es sich nicht so spielen. Es geht weiter.
accord-over = Der Vorschlag gilt nicht mehr. Es geht weiter.
accord-shown = Gezeigt von { $name }:
refused-accord-play = Das kann man vorschlagen, solange Karten ausgespielt werden.
refused-accord-draw = Das kann man vorschlagen, wenn niemand mehr Karten zieht.
refused-accord-side = Der Rest geht an eine Seite dieses Spiels: Wähle eine davon.
refused-accord-open = Es ist schon etwas vorgeschlagen: Antworte zuerst darauf.
refused-accord-often = { $n ->
    [one] Das kann man in einem Spiel nur einmal vorschlagen.
   *[other] Das kann man in einem Spiel nur { $n }-mal vorschlagen.
}
refused-accord-none = Es ist nichts vorgeschlagen, worauf du antworten könntest.
