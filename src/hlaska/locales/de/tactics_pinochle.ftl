# Wie man Partnerschafts-Pinochle gut spielt.

tactics-pinochle-run = Du hast vier Karten einer Folge. Die fehlende gibt es { $n }-mal, und dein Partner hat in { $has } von 100 Spielen mindestens eine; wo Karten weitergegeben werden, kommt sie zu dir. Biete also auf eine Folge, der eine Karte fehlt, und vorsichtig, wenn zwei fehlen.
    .title = Eine Karte fehlt zur Folge
tactics-pinochle-ace = Du hast drei Karten einer Nebenfarbe mit dem Ass, { $out } haben die anderen. In { $all } von 100 Spielen hat jeder von ihnen mindestens eine, und dein Ass wird beim ersten Mal nicht gestochen. Spiel Asse früh: Mit jeder Runde der Farbe wird die nächste gefährlicher.
    .title = Ein Ass ausspielen
tactics-pinochle-trumps = Es gibt { $n } Trümpfe. Hat eure Seite die meisten, zieht sie, dann sind eure letzten von selbst Stiche. In einen Stich des Partners gib Könige, Zehnen und was sonst zählt; in einen verlorenen so wenig wie möglich.
    .title = Trümpfe und Augen
