# Ako dobre hrať Tisíc.

tactics-thousand-mate = Máte kráľa, ale nie jeho dámu. V talóne leží len v { $n } rozdaniach zo 100 a každý zo súperov ju má častejšie. Licitujte na hlášky, ktoré máte v ruke; čo prinesie talón, berte ako dar. Nesplnený záväzok sa vám odpočíta a ostatní si svoje pripíšu tak či tak.
    .title = Samotný kráľ alebo dáma
tactics-thousand-lead = Hláška platí, keď niektorú z jej kariet vynesiete, a väčšinou až vtedy, keď už máte štich. Eso k nej má preto väčšiu cenu než svoje body: prinesie vám výnos, z ktorého ohlásite. Esá iných farieb zahrajte skôr, než ohlásite: len čo sú tromfy, môže ich niekto prebiť.
    .title = Najprv štich, potom hláška
tactics-thousand-give = Každý súper dostane od vás kartu a jej body môžu byť jeho. Dávajte nízke karty z krátkych farieb a nič, čo by sa mohlo spárovať. Keď dáte kráľa alebo dámu a druhú kartu ste nevideli, môžete darovať hlášku. Esá si nechajte: berú desiatky aj výnos.
    .title = Čo dať ostatným
