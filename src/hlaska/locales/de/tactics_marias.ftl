# Wie man Mariasch zu dritt gut spielt.

tactics-marias-seven = Du hast fünf Trümpfe mit der Sieben: { $out } sind draußen. In { $both } von 100 Spielen haben beide Gegner welche, dann holen zwei oder drei Runden sie alle. In { $one } von 100 hat einer alle. Zähl deine Trümpfe: Jede kurze Farbe kostet einen zum Stechen, und die Sieben muss als letzte übrig bleiben.
    .title = Eine Sieben ansagen
tactics-marias-mate = Unter deinen ersten sieben Karten ist ein König, aber nicht sein Ober. Unter den fünf späteren kommt er in { $n } von 100 Spielen. Das ist zu selten, um danach Trumpf zu wählen: Wähle nach der Länge und nimm eine Hochzeit als Geschenk.
    .title = König oder Ober allein
tactics-marias-flek = Ein Flek verdoppelt Gewinn und Verlust, er lohnt sich also, sobald du öfter gewinnst als verlierst. Für einen Flek sprechen Trümpfe, mit denen der Alleinspieler rechnen muss, und Asse, die er nicht stechen kann. Gib ihn nicht, nur um zu erschrecken: Die Antwort kann ein Re sein.
    .title = Flek geben
