# Das erste Spiel Tausend mit Erklärungen; .other: was gesagt wird, wenn etwas anderes gewählt wird.

first-thousand-bid = Gereizt wird um die drei Karten im <widow>Talon</widow>; das Gebot musst du dann mit <trick>Stichen</trick> und <th_marriage>Hochzeiten</th_marriage> machen. König und Dame in { SUIT(3) } allein zählen 80: Biete 100.
    .other = Eine Hochzeit für 80 ist zu gut, um den Talon anderen zu lassen.
first-thousand-again = Ein Gegner ging auf 105. Alle Stiche zusammen zählen 120, deine Hochzeit noch 80: 110 sind immer noch leicht. Biete 110.
    .other = Dein Gegner bekäme den Talon für 105, und deine Hochzeit würde keinen Trumpf machen.
first-thousand-give = Der Talon brachte ein Ass und einen Zehner. Gib jedem Gegner eine Karte, die du entbehren kannst: zuerst { CARD($card, form: "acc") } nach links, dann { CARD($next, form: "acc") }.
    .other = Behalte die Hochzeit und die Asse und was sie schützt: Gib einzelne Karten anderer Farben her.
first-thousand-keep = Jetzt darfst du dein Gebot erhöhen oder behalten. Angeschrieben wird nur das Gebot, bleib also beim Sicheren und behalte es.
    .other = Wer erhöht, muss mehr machen und gewinnt nur, wenn die Karten es wirklich hergeben.
first-thousand-ace = Du spielst aus. Ansagen darfst du erst nach einem Stich: Spiel { CARD($card, form: "acc") } und hol dir einen, Trumpf gibt es noch nicht.
    .other = Mach zuerst einen sicheren Stich: Ein Ass macht ihn, solange es keinen Trumpf gibt.
first-thousand-marriage = Zwei Asse, zwei Stiche. Spiel jetzt { CARD($card, form: "acc") } aus und sag an: 80 Punkte, und ab hier ist { SUIT($suit) } <trump>Trumpf</trump>.
    .other = Sag an, solange du ausspielst: Später kommst du vielleicht nicht mehr dazu, und die 80 sind weg.
first-thousand-trump = Die Dame ging an den Zehner, das war es wert. Dein Gegner spielt ein Ass einer Farbe, die du nicht hast: Nimm es mit { CARD($card, form: "acc") }, das ist jetzt Trumpf.
    .other = Auch ein anderer Trumpf sticht; der König zählt aber mehr, wenn er in deinem Stich liegt.
first-thousand-end = Du hast mehr als 110 gemacht und schreibst 110 an: Wer spielt, schreibt sein Gebot an, nicht mehr und nicht weniger. Die anderen schreiben an, was sie gemacht haben.
