# Ako dobre hrať volený mariáš.

tactics-marias-seven = Máte päť tromfov so sedmičkou: vonku sú { $out }. V { $both } rozdaniach zo 100 ich majú obaja súperi a vytiahnu ich dve alebo tri kolá; v { $one } zo 100 ich má všetky jeden. Počítajte tromfy: na každú farbu, ktorej máte málo, padne jeden na prebitie, a sedmička musí zostať posledná.
    .title = Hlásenie sedmičky
tactics-marias-mate = Medzi prvými siedmimi kartami vidíte kráľa, ale nie jeho horníka. Medzi piatimi ďalšími vám príde v { $n } rozdaniach zo 100. To je málo na to, aby ste podľa neho volili tromf: voľte podľa dĺžky a hlášku berte ako dar.
    .title = Samotný kráľ alebo horník
tactics-marias-flek = Flek zdvojnásobí výhru aj prehru, a tak sa vyplatí, len čo čakáte, že skôr vyhráte. Hovoria preň dve veci: tromfy, s ktorými musí aktér rátať, a esá, ktoré nemôže prebiť tromfom. Neflekujte len na postrašenie: odpoveďou môže byť re.
    .title = Flekovanie
