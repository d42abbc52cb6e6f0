# Wie man Lizitationsmariasch gut spielt.

tactics-marias_auction-talon = Du hast einen König, aber nicht seinen Ober. Im Talon liegt er in { $n } von 100 Spielen: Biete nie auf eine bestimmte Karte. Anders ist es mit einer Farbe: Du hast vier davon, vier sind draußen, und der Talon bringt mindestens eine in { $suit } von 100. Biete auf das, was du hast, und rechne mit einem halben Trumpf aus dem Talon.
    .title = Auf den Talon bieten
tactics-marias_auction-away = Drück die niedrigen Karten einer kurzen Farbe: Hast du nichts mehr davon, stichst du ihr Ass, statt zu bedienen. Eine niedrige Karte neben einem Ass behält man eher als zwei niedrige ohne. Trümpfe drück nie; für eine Sieben wird jeder bis zum Ende gebraucht.
    .title = Was du drückst
tactics-marias_auction-seven = Hast du fünf Trümpfe, sind { $out } draußen. In { $both } von 100 Spielen haben beide Gegner welche, in { $one } hat einer alle. Dann behält er einen Trumpf länger, als du Runden übrig hast. Eine Sieben mit fünf Trümpfen braucht Asse daneben und eine Farbe, die du nicht hast; mit sechs gelingt sie fast immer.
    .title = Wie sicher eine Sieben ist
