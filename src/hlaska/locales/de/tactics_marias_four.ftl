# Wie man Mariasch zu viert gut spielt.

tactics-marias_four-trump = Du siehst vier Karten, drei von einer Farbe. Unter den vier späteren ist in { $n } von 100 Spielen mindestens eine davon. Drei mit dem Ass reichen zum Wählen: Dein Partner hat den Trumpf, den du rufst, und so hat eure Seite in diesen Spielen mindestens fünf von acht.
    .title = Trumpf aus den ersten Karten
tactics-marias_four-ace = Du hast ein Ass mit zwei weiteren der Farbe; { $out } sind draußen. In { $all } von 100 Spielen hat jeder der drei anderen mindestens eine, und niemand sticht. Auch dann ist die zweite Runde ein Wagnis, denn man hat nur acht Karten. Wer ruft, zieht zuerst Trümpfe; wer gegen ihn spielt, spielt Asse sofort.
    .title = Ein Ass ausspielen
tactics-marias_four-partner = Bis die gerufene Karte fällt, kann jeder der drei anderen der Partner sein; einer ist es, zwei nicht. Wer Ass oder Zehner in den Stich des Rufers gibt, ist es wohl; wer Flek gibt oder ihm Trümpfe zieht, nicht. Hast du die gerufene Karte, gib früh Punkte in seine Stiche und nimm sie ihm nicht weg.
    .title = Den Partner finden
