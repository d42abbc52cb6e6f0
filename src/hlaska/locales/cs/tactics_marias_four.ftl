# Jak dobře hrát mariáš ve čtyřech.

tactics-marias_four-trump = Vidíte čtyři karty, z toho tři jedné barvy. Mezi čtyřmi dalšími přijde aspoň jedna téže barvy v { $n } rozdáních ze 100. Tři s esem na volbu stačí: spoluhráč má trumf, který zavoláte, a tak má vaše strana v těch rozdáních aspoň pět trumfů z osmi.
    .title = Trumfy z prvních karet
tactics-marias_four-ace = Máte eso a k němu dvě karty barvy; { $out } jsou venku. V { $all } rozdáních ze 100 má každý ze tří ostatních aspoň jednu a nikdo nepřebíjí trumfem. I tak je druhé kolo riziko, v ruce je jen osm karet. Kdo volí, vytáhne nejdřív trumfy; kdo hraje proti němu, uplatní esa hned.
    .title = Kdy hrát eso
tactics-marias_four-partner = Dokud volaná karta nepadne, může být spoluhráčem každý ze tří; jeden je, dva nejsou. Kdo dá eso nebo desítku do štychu toho, kdo volal, asi je; kdo flekuje nebo mu vytahuje trumfy, není. Máte-li volanou kartu, přidávejte body do jeho štychů brzy a dejte pozor, abyste mu je nebrali.
    .title = Hledání spoluhráče
