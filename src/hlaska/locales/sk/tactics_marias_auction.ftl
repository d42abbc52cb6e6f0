# Ako dobre hrať licitovaný mariáš.

tactics-marias_auction-talon = Máte kráľa a jeho horníka nie. V talóne leží v { $n } rozdaniach zo 100: na jednu určitú kartu nelicitujte nikdy. S farbou je to iné: máte z nej štyri, štyri sú vonku a talón prinesie aspoň jednu v { $suit } zo 100. Licitujte na to, čo máte, a od talónu čakajte pol tromfu.
    .title = Licitovať na talón
tactics-marias_auction-away = Odkladajte nízke karty krátkej farby: keď ju nemáte, jej eso prebijete tromfom, namiesto aby ste ho ctili. Jedna nízka karta pri ese sa necháva skôr než dve nízke bez neho. Tromfov sa kvôli tomu nezbavujte; na sedmičku treba každý z nich až do konca.
    .title = Čo odložiť
tactics-marias_auction-seven = S piatimi tromfmi sú vonku { $out }, u oboch súperov v { $both } rozdaniach zo 100, u jedného v { $one }. Vtedy jeden z nich drží tromf dlhšie, než máte kôl nazvyš. Sedmička s piatimi tromfmi chce k sebe esá a jednu farbu, ktorú nemáte; so šiestimi sa uhrá takmer vždy.
    .title = Aká istá je sedmička
