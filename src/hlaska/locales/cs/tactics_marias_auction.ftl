# Jak dobře hrát licitovaný mariáš.

tactics-marias_auction-talon = Máte krále a jeho svrška ne. V talonu leží v { $n } rozdáních ze 100: na jednu určitou kartu nelicitujte nikdy. S barvou je to jiné: máte z ní čtyři, čtyři jsou venku a talon přinese aspoň jednu v { $suit } ze 100. Licitujte na to, co máte, a od talonu čekejte půl trumfu.
    .title = Licitovat na talon
tactics-marias_auction-away = Odkládejte nízké karty krátké barvy: když ji nemáte, její eso přebijete trumfem, místo abyste ho ctili. Jedna nízká karta u esa se nechává spíš než dvě nízké bez něj. Trumfů se kvůli tomu nezbavujte; na sedmu je každý z nich potřeba až do konce.
    .title = Co odložit
tactics-marias_auction-seven = S pěti trumfy jsou venku { $out }, u obou soupeřů v { $both } rozdáních ze 100, u jednoho v { $one }. Tehdy jeden z nich drží trumf déle, než máte kol nazbyt. Sedma s pěti trumfy chce k sobě esa a jednu barvu, kterou nemáte; se šesti se uhraje skoro vždy.
    .title = Jak jistá je sedma
