# Jak dobře hrát Tisíc.

tactics-thousand-mate = Máte krále a jeho dámu ne. V talonu leží jen v { $n } rozdáních ze 100 a každý z ostatních ji má častěji. Licitujte na hlášky, které máte v ruce; co přinese talon, berte jako dárek. Nesplněný závazek se vám odečte a ostatní si své připíšou tak jako tak.
    .title = Král nebo dáma bez druhé
tactics-thousand-lead = Hláška platí, když některou z jejích karet vynesete, a většinou až potom, co jste získali štych. Eso k ní má proto větší cenu než své body: dává výnos, ze kterého hlásíte. Esa jiných barev uplatněte, než ohlásíte: jakmile jsou trumfy, může je někdo přebít.
    .title = Nejdřív štych, pak hláška
tactics-thousand-give = Každý z ostatních dostane od vás kartu a její body mohou být jeho. Dávejte nízké karty z krátkých barev a nic, co by se mohlo spárovat: s králem nebo dámou, ke kterým druhou kartu nevidíte, můžete dát hlášku. Esa si nechte; berou desítky i výnos.
    .title = Co dát ostatním
