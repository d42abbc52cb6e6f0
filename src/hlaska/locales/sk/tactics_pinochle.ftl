# Ako dobre hrať pinochle vo dvojiciach.

tactics-pinochle-run = Máte štyri karty postupky. Tá, čo chýba, je v balíčku { $n }-krát a spoluhráč má aspoň jednu v { $has } rozdaniach zo 100. Kde sa karty odovzdávajú, dostanete ju. Na postupku bez jednej karty teda licitujte, na postupku bez dvoch len opatrne.
    .title = Postupka bez jednej karty
tactics-pinochle-ace = Máte tri karty netromfovej farby aj s esom, { $out } ich majú ostatní. V { $all } rozdaniach zo 100 má každý z nich aspoň jednu a vaše eso na prvý raz nikto neprebije tromfom. Esá hrajte skoro: každé ďalšie kolo tej farby je riskantnejšie.
    .title = Kedy hrať eso
tactics-pinochle-trumps = Tromfov je { $n }. Keď ich má väčšinu vaša strana, vytiahnite ostatné a vaše posledné vezmú štichy samy. Do štichu, ktorý berie spoluhráč, dávajte kráľov, desiatky a čo sa ešte počíta; do strateného čo najmenej.
    .title = Tromfy a body
tactics-pinochle-double = Každá karta je tu { $n }-krát, deviatky chýbajú a z dvoch rovnakých kariet berie tá, ktorá sa zahrala prvá. Kto vynesie eso, má teda štich, ak nikto nedá tromf. Z farby, ktorej máte päť, je vonku { $out } kariet. Každý z ostatných má aspoň jednu v { $all } rozdaniach zo 100. Esá hrajte hneď a všímajte si, komu ktorá farba dochádza.
    .title = S osemdesiatimi kartami
