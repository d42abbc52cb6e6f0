# Ako dobre hrať pinochle vo dvojiciach.

tactics-pinochle-run = Máte štyri karty postupky. Chýbajúca je v balíčku { $n }-krát a spoluhráč má aspoň jednu v { $has } rozdaniach zo 100; kde sa karty odovzdávajú, dostanete ju. Na postupku bez jednej karty teda licitujte, na postupku bez dvoch opatrne.
    .title = Postupka bez jednej karty
tactics-pinochle-ace = Máte tri karty vedľajšej farby s esom, { $out } ich majú ostatní. V { $all } rozdaniach zo 100 má každý z nich aspoň jednu a vaše eso na prvý raz nikto neprebije tromfom. Esá hrajte skoro; každé kolo farby robí to ďalšie neistejším.
    .title = Kedy hrať eso
tactics-pinochle-trumps = Tromfov je { $n }. Keď ich vaša strana má najviac, vytiahnite ich, a posledné vezmú štichy samy. Do štichu, ktorý berie spoluhráč, dávajte kráľov, desiatky a čo ďalšie sa počíta; do strateného čo najmenej.
    .title = Tromfy a body
tactics-pinochle-double = Každá karta je tu { $n }-krát, deviatky chýbajú a z dvoch rovnakých platí skôr zahraná. Kto teda vynesie eso, má štich, ak nikto nedá tromf. Z farby, ktorej máte päť, je vonku { $out } kariet a každý z ostatných má aspoň jednu v { $all } rozdaniach zo 100: esá uplatnite hneď a všímajte si, komu ktorá farba dochádza.
    .title = Dvojitý balíček
