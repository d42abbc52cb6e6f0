# Wer am Tisch ist: Uhren, für wen gespielt wird, Pausen, eine weitere Partie.
company-slow = Zeit um
company-away = nicht da
company-left = gegangen
company-offline = offline
company-at-table = am Tisch
company-computer = Computerspieler
company-time = Zeit übrig:
company-reserve = Reserve übrig:
company-own-time = Deine Zeit
company-own-reserve = Deine Reserve
company-now-here = { $name } ist am Tisch.
company-now-here-you = Du spielst wieder selbst.
company-now-slow = Die Zeit von { $name } ist um: Vorerst spielt ein Computerspieler.
company-now-slow-you = Deine Zeit ist um: Ein Computerspieler spielt für dich, bis du etwas tust.
company-now-away = { $name } ist nicht da: Vorerst spielt ein Computerspieler.
company-now-away-you = Du bist nicht da: Ein Computerspieler spielt für dich.
company-now-left = { $name } hat den Tisch verlassen: Ein Computerspieler übernimmt.
company-now-left-you = Du hast den Tisch verlassen: Ein Computerspieler übernimmt.
company-you-slow = Deine Zeit ist um: Ein Computerspieler spielt für dich.
company-you-away = Du warst nicht da: Ein Computerspieler spielt für dich.
company-you-left = Du bist gegangen: Ein Computerspieler spielt deine Karten.
company-here = Ich bin wieder da
company-paused = Der Tisch macht Pause.
company-resumed = Es geht weiter.
company-waits = Alle warten noch auf { $names }.
company-wants-pause = { $name } möchte eine Pause
company-wants-resume = { $name } möchte weiterspielen
company-wants-again = { $name } möchte noch eine Partie
company-wants-move = { $name } möchte noch eine Partie, mit anderen Nachbarn
company-agree-pause = Pause machen
company-agree-resume = Weiterspielen
company-agree-again = Noch eine Partie spielen
company-agree-move = Noch eine Partie spielen, mit anderen Nachbarn
company-withdraw = Zurücknehmen
company-wish-pause = Um eine Pause bitten
company-wish-pause-more = Die Pause beginnt, wenn alle einverstanden sind; so lange läuft keine Uhr. Nach spätestens 15 Minuten geht es weiter.
company-wish-resume = Weiterspielen vorschlagen
company-wish-resume-more = Es geht weiter, wenn alle einverstanden sind.
company-wish-again = Noch eine Partie vorschlagen
company-wish-again-more = Gleiche Leute, Regeln und Plätze. Los geht es, wenn alle einverstanden sind.
company-wish-move = Noch eine Partie mit anderen Nachbarn vorschlagen
company-wish-move-more = Alle außer Platz 1 rücken einen Platz weiter, so wechseln die Partner. Los geht es, wenn alle einverstanden sind.
company-leave = Endgültig gehen
company-leave-sure = Endgültig gehen: noch einmal drücken
company-leave-more = Ein Computerspieler übernimmt deinen Platz. Das Ergebnis zählt.
company-follow = { $name } ist endgültig gegangen. Du kannst den Platz übernehmen, mit Karten und Stand, wie sie sind.
company-follow-name = Dein Name
company-follow-sit = Platz übernehmen
company-kick = Wegschicken
company-clock = Uhr
company-clock-none = keine
company-clock-fast = schnell: 15 s und 30 s Reserve
company-clock-normal = 30 s und 60 s Reserve
company-clock-slow = langsam: 60 s und 120 s Reserve
company-clock-line = { $n } s für jede Entscheidung und { $reserve } s Reserve in jedem Spiel. Ist deine Zeit um, spielt ein Computerspieler für dich, bis du etwas tust.
company-about = Freunde, Listen, Melden: { $name }
company-club = Zum Klub
company-given-up = Seit zwei Tagen ist hier kein Spiel zu Ende gegangen, darum wartet der Klub nicht mehr auf diesen Tisch: Was ihr jetzt noch spielt, zählt dort nicht.
company-understood = OK
# Eine Einigung: alle sind einverstanden, wer alle restlichen Stiche bekommt.
accord-about = Schlag vor, wer alle restlichen Stiche bekommt. Sind alle einverstanden, wird das Spiel gleich nach den Regeln zu Ende gespielt und abgerechnet. Ist jemand dagegen, geht es weiter.
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
accord-impossible = Alle sind einverstanden, aber nach den Regeln kann es so nicht ausgehen. Es geht weiter.
accord-over = Der Vorschlag gilt nicht mehr. Es geht weiter.
accord-shown = Gezeigt von { $name }:
refused-accord-play = Das kannst du nur vorschlagen, solange Karten ausgespielt werden.
refused-accord-draw = Das kannst du erst vorschlagen, wenn niemand mehr Karten zieht.
refused-accord-side = Der Rest geht an eine Seite dieses Spiels: Wähle eine davon.
refused-accord-open = Es gibt schon einen Vorschlag: Antworte zuerst darauf.
refused-accord-often = { $n ->
    [one] Das kannst du in einem Spiel nur einmal vorschlagen.
   *[other] Das kannst du in einem Spiel nur { $n }-mal vorschlagen.
}
refused-accord-none = Es gibt keinen Vorschlag, auf den du antworten könntest.
