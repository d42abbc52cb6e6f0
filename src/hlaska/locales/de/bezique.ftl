# Bézique und Rubikon-Bézique

game-bezique = Bézique
game-bezique-line = Stiche machen, Meldungen auslegen, ziehen; Asse und Zehner zählen am Ende
preset-bezique-bezique = Bézique
    .detail = zwei Kartenspiele, gespielt wird bis zu einer Punktzahl
preset-bezique-rubicon = Rubikon-Bézique
    .detail = vier Kartenspiele, jedes Spiel wird für sich abgerechnet; wer mit weniger als 1000 Punkten verliert, ist im Rubikon

# was gefragt wird
question-bezique-lead = Du spielst aus.
question-bezique-follow = Gib eine Karte dazu.
question-bezique-meld = Der Stich gehört dir: Leg eine Meldung aus, oder zieh.
question-bezique-lay = Welche Karten legst du aus?
question-bezique-blanche = Zeigst du Carte blanche?
question-bezique-wait = { SEAT($seat) } ist am Zug.
title-bezique-bezique-stock = Trumpf: { SUIT($suit) } · Talon { $n }
title-bezique-bezique-strict = Trumpf: { SUIT($suit) } · Talon aufgebraucht
title-bezique-rubicon-stock = Rubikon · Trumpf: { SUIT($suit) } · Talon { $n }
title-bezique-rubicon-strict = Rubikon · Trumpf: { SUIT($suit) } · Talon aufgebraucht
title-bezique-rubicon-open = Rubikon · noch kein Trumpf · Talon { $n }
duty-bezique-lay = { $n ->
    [one] Wähle noch { $n } Karte für die Meldung.
   *[other] Wähle noch { $n } Karten für die Meldung.
}
stake-bezique = { SEAT($seat) }: { $points } Punkte in diesem Spiel, insgesamt { $total } von { $target }
stake-bezique-you = Du: { $points } Punkte in diesem Spiel, insgesamt { $total } von { $target }
stake-bezique-rubicon = { SEAT($seat) }: { $points } Punkte
stake-bezique-rubicon-you = Du: { $points } Punkte

# Knöpfe
act-bezique-lay = { CARD($card, form: "acc") } auslegen
act-bezique-draw = Ziehen
    .detail = { $n ->
        [one] danach noch { $n } Karte im Talon
       *[other] danach noch { $n } Karten im Talon
    }
act-bezique-draw-last = Ziehen
    .detail = die letzten zwei Karten; dein Gegner bekommt { CARD($card, form: "the_acc") }
act-bezique-pass = Nicht zeigen
    .detail = keine Punkte für Carte blanche
act-bezique-blanche = Carte blanche zeigen: { $points } Punkte
    .detail = ein Blatt ohne König, Dame und Buben zeigen
act-bezique-exchange = Sieben austauschen: { $points } Punkte
    .detail = { CARD($card, form: "acc") } nehmen
act-bezique-seven = Sieben vorzeigen: { $points } Punkte
    .detail = { CARD($card) }
act-bezique-marriage = Mariage melden: { $points } Punkte
    .detail = König und Dame in { SUIT($suit) }
act-bezique-royal = Trumpfmariage melden: { $points } Punkte
    .detail = König und Dame in Trumpf
act-bezique-royal-trump = Mariage melden: { $points } Punkte
    .detail = macht { SUIT($suit) } zu Trumpf
act-bezique-sequence = Sequenz melden: { $points } Punkte
    .detail = Ass, Zehner, König, Dame und Bube in Trumpf
act-bezique-sequence-trump = Sequenz melden: { $points } Punkte
    .detail = macht { SUIT($suit) } zu Trumpf
act-bezique-plain-sequence = Sequenz in Nebenfarbe melden: { $points } Punkte
    .detail = Ass bis Bube in { SUIT($suit) }
act-bezique-bezique = Bézique melden: { $points } Punkte
act-bezique-double-bezique = Doppelbézique melden: { $points } Punkte
act-bezique-triple-bezique = Dreifachen Bézique melden: { $points } Punkte
act-bezique-quadruple-bezique = Vierfachen Bézique melden: { $points } Punkte
act-bezique-four-aces = Vier Asse melden: { $points } Punkte
act-bezique-four-kings = Vier Könige melden: { $points } Punkte
act-bezique-four-queens = Vier Damen melden: { $points } Punkte
act-bezique-four-jacks = Vier Buben melden: { $points } Punkte

# Ansagen und Ereignisse
call-bezique-pass = { SEAT($seat) } zeigt keine Carte blanche.
call-bezique-pass-you = Du zeigst keine Carte blanche.
call-bezique-carte-blanche = { SEAT($seat) } zeigt Carte blanche.
call-bezique-carte-blanche-you = Du zeigst Carte blanche.
call-bezique-exchange = { SEAT($seat) } tauscht die Sieben aus.
call-bezique-exchange-you = Du tauschst die Sieben aus.
call-bezique-show-seven = { SEAT($seat) } zeigt die Sieben vor.
call-bezique-show-seven-you = Du zeigst die Sieben vor.
call-bezique-marriage = { SEAT($seat) } meldet eine Mariage in { SUIT($suit) }.
call-bezique-marriage-you = Du meldest eine Mariage in { SUIT($suit) }.
call-bezique-royal = { SEAT($seat) } meldet die Trumpfmariage in { SUIT($suit) }.
call-bezique-royal-you = Du meldest die Trumpfmariage in { SUIT($suit) }.
call-bezique-sequence = { SEAT($seat) } meldet die Sequenz in { SUIT($suit) }.
call-bezique-sequence-you = Du meldest die Sequenz in { SUIT($suit) }.
call-bezique-plain-sequence = { SEAT($seat) } meldet eine Sequenz in der Nebenfarbe { SUIT($suit) }.
call-bezique-plain-sequence-you = Du meldest eine Sequenz in der Nebenfarbe { SUIT($suit) }.
call-bezique-bezique = { SEAT($seat) } meldet Bézique.
call-bezique-bezique-you = Du meldest Bézique.
call-bezique-double-bezique = { SEAT($seat) } meldet Doppelbézique.
call-bezique-double-bezique-you = Du meldest Doppelbézique.
call-bezique-triple-bezique = { SEAT($seat) } meldet dreifachen Bézique.
call-bezique-triple-bezique-you = Du meldest dreifachen Bézique.
call-bezique-quadruple-bezique = { SEAT($seat) } meldet vierfachen Bézique.
call-bezique-quadruple-bezique-you = Du meldest vierfachen Bézique.
call-bezique-four-aces = { SEAT($seat) } meldet vier Asse.
call-bezique-four-aces-you = Du meldest vier Asse.
call-bezique-four-kings = { SEAT($seat) } meldet vier Könige.
call-bezique-four-kings-you = Du meldest vier Könige.
call-bezique-four-queens = { SEAT($seat) } meldet vier Damen.
call-bezique-four-queens-you = Du meldest vier Damen.
call-bezique-four-jacks = { SEAT($seat) } meldet vier Buben.
call-bezique-four-jacks-you = Du meldest vier Buben.
event-bezique-turned = Offen liegt { CARD($card, form: "the") }: Trumpf ist { SUIT($suit) }.
event-bezique-trump = Trumpf ist { SUIT($suit) }.
event-bezique-trick = { SEAT($seat) } macht den Stich.
event-bezique-trick-you = Du machst den Stich.
event-bezique-lay = { SEAT($seat) } legt { CARD($card, form: "acc") } aus.
event-bezique-lay-you = Du legst { CARD($card, form: "acc") } aus.
event-bezique-exchange = { SEAT($seat) } nimmt { CARD($card, form: "acc") }.
event-bezique-exchange-you = Du nimmst { CARD($card, form: "acc") }.
event-bezique-draw-hidden = { SEAT($seat) } zieht.
event-bezique-draw = { SEAT($seat) } zieht { CARD($card, form: "acc") }.
event-bezique-draw-you = Du ziehst { CARD($card, form: "acc") }.
event-bezique-score = { SEAT($seat) } schreibt { $points } Punkte.
event-bezique-score-you = Du schreibst { $points } Punkte.
event-bezique-win = { SEAT($seat) } erreicht das Ziel und gewinnt.
event-bezique-win-you = Du erreichst das Ziel und gewinnst.
event-bezique-settle = { SEAT($seat) } gewinnt das Spiel: { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}.
event-bezique-settle-you = Du gewinnst das Spiel: { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}.
event-bezique-void = Gleich viele Punkte: Niemand gewinnt dieses Spiel.

# Abrechnung
item-bezique-turned = Sieben aufgedeckt
item-bezique-exchange = Sieben ausgetauscht
item-bezique-seven = Trumpfsieben
item-bezique-marriage = Mariage, { SUIT($suit) }
item-bezique-royal = Trumpfmariage, { SUIT($suit) }
item-bezique-sequence = Sequenz, { SUIT($suit) }
item-bezique-plain-sequence = Sequenz in Nebenfarbe, { SUIT($suit) }
item-bezique-bezique = Bézique
item-bezique-double-bezique = Doppelbézique
item-bezique-triple-bezique = Dreifacher Bézique
item-bezique-quadruple-bezique = Vierfacher Bézique
item-bezique-four-aces = Vier Asse
item-bezique-four-kings = Vier Könige
item-bezique-four-queens = Vier Damen
item-bezique-four-jacks = Vier Buben
item-bezique-declared = Meldungen und Siebener
item-bezique-carte-blanche = Carte blanche
item-bezique-last = Letzter Stich
item-bezique-brisques = Brisques
    .detail = gewonnene Asse und Zehner, je 10 Punkte
item-bezique-difference = Unterschied in Hundertern
    .detail = { $w } Punkte zu { $l }
item-bezique-saved = Unterschied in Hundertern, durch Brisques gerettet
    .detail = { $w } Punkte zu { $l } mit Brisques
item-bezique-sum = Beide Stände in Hundertern
    .detail = { $w } und { $l } Punkte
item-bezique-game = Spiel
item-bezique-rubicon = Rubikon
    .detail = der Verlierer hat weniger als 1000 Punkte
item-bezique-void = Gleich viele Punkte: niemand gewinnt

# Einwände
refused-bezique-copy = Dieses Exemplar hast du nicht: { CARD($card) }. Schreib die Karte ohne das Zeichen dahinter.
refused-bezique-draw-first = Zieh, bevor du ausspielst.
refused-bezique-blanche-first = Sag zuerst, ob du Carte blanche zeigst.
refused-bezique-moment = Melden kannst du nur nach einem eigenen Stich, bevor du ziehst.
refused-bezique-strict = Der Talon ist aufgebraucht: Du kannst nichts mehr melden.
refused-bezique-form = Diese Meldung gibt es hier nicht.
refused-bezique-one = Nach jedem Stich darfst du nur eine Meldung machen: Heb dir diese für später auf.
refused-bezique-cards = Für diese Meldung fehlen dir die Karten.
refused-bezique-used = Eine dieser Karten hast du schon in so einer Meldung gebraucht, oder in einer höheren.
refused-bezique-taken = Diese Karte hast du eben eingetauscht: Melde sie nach einem späteren Stich.
refused-bezique-hand-card = An diesem Tisch brauchst du zu jeder Meldung eine Karte aus der Hand.
refused-bezique-order = Nenn die Karten einzeln von der niedrigsten an, oder alle auf einmal: Jetzt kommt { CARD($card, form: "the") }.
refused-bezique-seven-once = Nach jedem Stich darfst du nur eine Sieben zeigen oder austauschen.
refused-bezique-exchange-seven = Unter dem Talon liegt schon { CARD($card, form: "the") }: Zeig deine nur vor.
refused-bezique-seven-played = An diesem Tisch zählt eine Sieben, wenn du sie spielst.
refused-bezique-seven-exchange = { CARD($card, form: "acc") } tauschst du aus: Vorzeigen kannst du ihn erst, wenn unter dem Talon eine Sieben liegt.
refused-bezique-seven-shown = Diese Karte hat dir schon Punkte gebracht: { CARD($card) }.
refused-bezique-blanche-court = Du hast einen König, eine Dame oder einen Buben: Das ist keine Carte blanche.
refused-bezique-blanche-moment = Carte blanche kannst du vor dem ersten Ausspiel zeigen, und wieder nach dem Ziehen.

# Hausregeln
option-bezique-bz_form = Form
    .help = Ihr spielt mit zwei Kartenspielen eine Partie bis zu einem Ziel. Oder ihr spielt Rubikon-Bézique mit vier Kartenspielen: Da wird jedes Spiel für sich abgerechnet.
option-bezique-bz_form-bezique = Bézique, zwei Kartenspiele
option-bezique-bz_form-rubicon = Rubikon-Bézique, vier Kartenspiele
option-bezique-bz_target_check = Wer das Ziel erreicht, gewinnt
    .help = Er gewinnt im selben Augenblick oder erst, wenn das Spiel zu Ende ist.
option-bezique-bz_target_check-immediate = sofort
option-bezique-bz_target_check-end_of_deal = nach dem Spiel
option-bezique-bz_seven = Trumpfsiebener
    .help = Du bekommst Punkte, wenn du eine Trumpfsieben austauschst oder vorzeigst. Oder es gibt sie fürs Austauschen und für jede Trumpfsieben, die du spielst.
option-bezique-bz_seven-declare = beim Austauschen oder Vorzeigen
option-bezique-bz_seven-when_played = beim Austauschen und beim Spielen
option-bezique-bz_bezique_cards = Karten des Bézique
    .help = Zum Bézique gehören immer Pik-Dame und Karo-Bube. Oder es sind Kreuz-Dame und Herz-Bube, wenn Pik oder Karo Trumpf ist.
option-bezique-bz_bezique_cards-fixed = immer dieselben
option-bezique-bz_bezique_cards-swap = andere, wenn Pik oder Karo Trumpf ist
option-bezique-strict_follow = Pflichten nach dem Talon
    .help = Ist der Talon leer, musst du bedienen, überstechen und sonst trumpfen. Oder du musst nicht überstechen.
option-bezique-strict_follow-F2 = bedienen, überstechen, trumpfen
option-bezique-strict_follow-F1 = bedienen, trumpfen
option-bezique-bz_brisque_timing = Wann Asse und Zehner zählen
    .help = Asse und Zehner zählen nach dem letzten Stich, die der Vorhand zuerst. Oder sie zählen sofort mit jedem Stich.
option-bezique-bz_brisque_timing-end = nach dem letzten Stich
option-bezique-bz_brisque_timing-won = sofort mit jedem Stich
option-bezique-target = Punkte zum Sieg
    .help = Wer zuerst so viele Punkte hat, gewinnt die Partie.
option-bezique-bz_need_hand_card = Eine Karte aus der Hand
    .help = Zu jeder Meldung brauchst du eine Karte, die noch nicht auf dem Tisch liegt.
option-bezique-bz_last_trick_at = Letzter Stich
    .help = Zehn Punkte bringt der allerletzte Stich, oder der letzte, nach dem ihr noch zieht.
