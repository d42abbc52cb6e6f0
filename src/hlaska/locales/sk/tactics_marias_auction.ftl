# Ako dobre hrať licitovaný mariáš.

tactics-marias_auction-talon = Máte kráľa, ale nie jeho horníka. V talóne leží v { $n } rozdaniach zo 100, a tak na jednu určitú kartu nikdy nelicitujte. S farbou je to iné: keď z nej máte štyri a štyri sú vonku, talón prinesie aspoň jednu v { $suit } zo 100. Licitujte na to, čo máte, a od talónu čakajte pol tromfu.
    .title = Licitovať na talón
tactics-marias_auction-away = Odkladajte nízke karty krátkej farby: keď ju už nemáte, jej eso prebijete tromfom a nemusíte ho ctiť. Jednu nízku kartu pri ese si nechajte radšej než dve nízke bez neho. Tromfov sa kvôli tomu nezbavujte: na sedmičku potrebujete každý z nich až do konca.
    .title = Čo odložiť
tactics-marias_auction-seven = S piatimi tromfmi ich ostáva vonku { $out }: u oboch súperov v { $both } rozdaniach zo 100, u jedného v { $one }. Vtedy má jeden z nich tromf dlhšie, než máte kôl nazvyš. K sedmičke s piatimi tromfmi treba esá a jednu farbu, ktorú nemáte; so šiestimi sa uhrá takmer vždy.
    .title = Aká istá je sedmička
