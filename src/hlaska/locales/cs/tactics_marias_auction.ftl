# Jak dobře hrát licitovaný mariáš.

tactics-marias_auction-talon = Máte krále, ale jeho svrška ne. V talonu leží v { $n } rozdáních ze 100: na jednu jedinou kartu nelicitujte nikdy. S barvou je to jiné. Když z ní máte čtyři karty, čtyři jsou venku a aspoň jedna z nich je v talonu v { $suit } rozdáních ze 100. Licitujte na to, co máte, a od talonu čekejte půl trumfu.
    .title = Licitovat na talon
tactics-marias_auction-away = Odkládejte nízké karty krátké barvy: když ji nemáte, její eso přebijete trumfem. Jedna nízká karta u esa se nechává spíš než dvě nízké bez něj. Trumfů se kvůli tomu nezbavujte: na sedmu potřebujete každý z nich až do konce.
    .title = Co odložit
tactics-marias_auction-seven = Když máte pět trumfů, venku jsou { $out }. V { $both } rozdáních ze 100 je mají oba soupeři, v { $one } má všechny jeden. Než mu je vytáhnete, dojdou vám vaše. K sedmě s pěti trumfy potřebujete esa a jednu barvu, kterou nemáte. Se šesti trumfy ji uhrajete skoro vždy.
    .title = Jak jistá je sedma
