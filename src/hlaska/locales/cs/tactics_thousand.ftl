# Jak dobře hrát Tisíc.

tactics-thousand-mate = Máte krále, ale jeho dámu ne. V talonu leží jen v { $n } rozdáních ze 100, u každého ze soupeřů je častěji. Licitujte na hlášky, které máte v ruce. Co přinese talon, berte jako dárek. Nesplněný závazek se vám odečte a ostatní si své body píšou tak jako tak.
    .title = Král nebo dáma bez druhé
tactics-thousand-lead = Hláška platí, když některou z jejích karet vynesete, a většinou až když máte štych. Eso má k ní proto větší cenu než své body: vezme štych a vy pak z výnosu hlásíte. Esa jiných barev zahrajte dřív, než ohlásíte: jakmile jsou trumfy, může je někdo přebít.
    .title = Nejdřív štych, pak hláška
tactics-thousand-give = Každý z ostatních dostane od vás kartu a její body mohou být jeho. Dávejte nízké karty z krátkých barev. Nedávejte krále ani dámu, ke kterým nemáte druhou kartu: můžete tím soupeři dát hlášku. Esa si nechte: berou desítky a dostanou vás k výnosu.
    .title = Co dát ostatním
