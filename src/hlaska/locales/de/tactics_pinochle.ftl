# Wie man Partnerschafts-Pinochle gut spielt.

tactics-pinochle-run = Du hast vier Karten einer Familie. Die fehlende gibt es { $n }-mal, und dein Partner hat in { $has } von 100 Spielen mindestens eine davon; wo ihr Karten schiebt, kommt sie zu dir. Biete also auf eine Familie, der eine Karte fehlt, und biete vorsichtig, wenn zwei fehlen.
    .title = Eine Karte fehlt zur Familie
tactics-pinochle-ace = Du hast drei Karten einer Nebenfarbe mit dem Ass, { $out } haben die anderen. In { $all } von 100 Spielen hat jeder von ihnen mindestens eine, und dein Ass wird beim ersten Mal nicht gestochen. Spiel Asse früh: Mit jeder Runde der Farbe wird die nächste gefährlicher.
    .title = Ein Ass ausspielen
tactics-pinochle-trumps = Es gibt { $n } Trümpfe. Hat eure Seite die meisten, zieht den anderen ihre, dann sind eure letzten von selbst Stiche. In einen Stich des Partners gib Könige, Zehner und was sonst zählt; in einen verlorenen so wenig wie möglich.
    .title = Trümpfe und Punkte
tactics-pinochle-double = Jede Karte gibt es { $n }-mal, Neuner gibt es keine, und von zwei gleichen gewinnt die zuerst gespielte. Wer also ein Ass ausspielt, behält den Stich, wenn niemand sticht. Hast du fünf Karten einer Farbe, sind { $out } draußen, und jeder andere hat in { $all } von 100 Spielen mindestens eine davon. Spiel deine Asse also sofort, und achte darauf, wem welche Farbe ausgeht.
    .title = Das doppelte Spiel
