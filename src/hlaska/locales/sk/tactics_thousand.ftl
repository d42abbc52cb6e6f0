# Ako dobre hrať Tisíc.

tactics-thousand-mate = Máte kráľa a jeho dámu nie. V talóne leží len v { $n } rozdaniach zo 100 a každý z ostatných ju má častejšie. Licitujte na hlášky, ktoré máte v ruke; čo prinesie talón, berte ako dar. Nesplnený záväzok sa vám odpočíta a ostatní si svoje pripíšu tak či tak.
    .title = Kráľ alebo dáma bez druhej
tactics-thousand-lead = Hláška platí, keď niektorú z jej kariet vynesiete, a väčšinou až potom, čo ste získali štich. Eso k nej má preto väčšiu cenu než svoje body: dáva výnos, z ktorého hlásite. Esá iných farieb uplatnite skôr, než ohlásite: len čo sú tromfy, môže ich niekto prebiť.
    .title = Najprv štich, potom hláška
tactics-thousand-give = Každý z ostatných dostane od vás kartu a jej body môžu byť jeho. Dávajte nízke karty z krátkych farieb a nič, čo by sa mohlo spárovať: s kráľom alebo dámou, ku ktorým druhú kartu nevidíte, môžete dať hlášku. Esá si nechajte; berú desiatky aj výnos.
    .title = Čo dať ostatným
