# Jak dobře hrát mariáš ve čtyřech.

tactics-marias_four-trump = Vidíte čtyři karty, z toho tři jedné barvy. V dalších čtyřech přijde aspoň jedna stejné barvy v { $n } rozdáních ze 100. Tři s esem na volbu stačí. Trumf, který zavoláte, má spoluhráč, a vaše strana má v těch rozdáních aspoň pět trumfů z osmi.
    .title = Trumfy z prvních karet
tactics-marias_four-ace = Máte eso a k němu dvě karty stejné barvy, { $out } jsou venku. V { $all } rozdáních ze 100 má každý ze tří ostatních aspoň jednu a trumfem nepřebíjí nikdo. Druhé kolo je i tak riziko, v ruce je jen osm karet. Kdo volí, vytáhne nejdřív trumfy. Kdo hraje proti němu, zahraje esa hned.
    .title = Kdy hrát eso
tactics-marias_four-partner = Dokud volaná karta nepadne, může být spoluhráčem každý ze tří: jeden je, dva nejsou. Kdo dá forhontovi do štychu eso nebo desítku, asi s ním hraje. Kdo flekuje nebo mu vytahuje trumfy, s ním nehraje. Když máte volanou kartu vy, přidávejte mu do štychů body už brzy a štychy mu neberte.
    .title = Hledání spoluhráče
