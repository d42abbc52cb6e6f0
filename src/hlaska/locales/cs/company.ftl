# Kdo je u stolu: hodiny, za koho se hraje, přestávky, další partie.
company-slow = došel čas
company-away = pryč
company-left = odchod
company-offline = zavřená stránka
company-at-table = u stolu
company-computer = počítačový hráč
company-time = Zbývá:
company-reserve = Zbývá z rezervy:
company-own-time = Váš čas
company-own-reserve = Vaše rezerva
company-now-here = { $name } je u stolu.
company-now-here-you = Zase hrajete.
company-now-slow = Vypršel čas: { $name }. Zatím hraje počítač.
company-now-slow-you = Váš čas vypršel: hraje za vás počítač, dokud něco neuděláte.
company-now-away = { $name } je pryč: zatím hraje počítač.
company-now-away-you = Jste pryč: hraje za vás počítač.
company-now-left = { $name } už u stolu není: dál hraje počítač.
company-now-left-you = Od stolu jste odešli: dál hraje počítač.
company-you-slow = Došel čas: hraje za vás počítač.
company-you-away = Byli jste pryč: hraje za vás počítač.
company-you-left = Odešli jste: místo vás hraje počítač.
company-here = Jsem zpátky
company-paused = U stolu je přestávka.
company-resumed = Hraje se dál.
company-waits = Čeká se: { $names }.
company-wants-pause = { $name }: přestávka?
company-wants-resume = { $name }: hrajeme dál?
company-wants-again = { $name }: další partie?
company-wants-move = { $name }: další partie, s jinými sousedy?
company-agree-pause = Přestávka
company-agree-resume = Hrát dál
company-agree-again = Další partie
company-agree-move = Další partie, jiní sousedé
company-withdraw = Vzít zpět
company-wish-pause = Požádat o přestávku
company-wish-pause-more = Začne, když všichni souhlasí; nikomu neběží čas. Nejpozději po 15 minutách se hraje dál.
company-wish-resume = Hrát dál
company-wish-resume-more = Hraje se, když všichni souhlasí.
company-wish-again = Další partie se stejnými lidmi
company-wish-again-more = Stejná pravidla i místa; začne, když všichni souhlasí.
company-wish-move = Další partie s jinými sousedy
company-wish-move-more = Všichni kromě první židle se posunou o jednu, spoluhráči se vystřídají; začne, když všichni souhlasí.
company-leave = Odejít nadobro
company-leave-sure = Odejít: stiskněte ještě jednou
company-leave-more = Vaše místo převezme počítač. Výsledek se počítá.
company-follow = { $name } už nehraje. Místo můžete převzít s kartami a se stavem, jak jsou.
company-follow-name = Vaše jméno
company-follow-sit = Převzít
company-kick = Poslat pryč
company-clock = Hodiny
company-clock-none = žádné
company-clock-fast = rychlé: 15 s a 30 s v rezervě
company-clock-normal = 30 s a 60 s v rezervě
company-clock-slow = pomalé: 60 s a 120 s v rezervě
company-clock-line = Na každé rozhodnutí { $n } s a v každém rozdání { $reserve } s v rezervě. Komu čas vyprší, za toho hraje počítač, dokud něco neudělá.
company-about = Přátelé, seznamy, hlášení: { $name }
company-club = Do klubu
company-given-up = Už dva dny tu neskončilo žádné rozdání, a klub proto na tento stůl nečeká: co dohrajete, v klubu se nepočítá.
company-understood = Rozumím
# Dohoda: všichni souhlasí, kdo vezme všechny zbylé štychy.
accord-about = Navrhněte, kdo vezme všechny zbylé štychy. Když souhlasí všichni, rozdání se hned podle pravidel dohraje a vyúčtuje. Když jeden nesouhlasí, hraje se dál.
accord-mine = Zbytek je můj
accord-ours = Zbytek je náš: { $names }
accord-theirs = Zbytek bude mít: { $names }
accord-show = Ukázat přitom karty
accord-left = { $left ->
    [one] V tomto rozdání to můžete navrhnout ještě jednou.
   *[other] V tomto rozdání to můžete navrhnout { $left }krát.
}
accord-wants = { $name } navrhuje, kdo vezme všechny zbylé štychy: { $names }.
accord-yes = Souhlasím
accord-no = Nesouhlasím
accord-refused = { $name } nesouhlasí. Hraje se dál.
accord-refused-you = Nesouhlasíte. Hraje se dál.
accord-agreed = Všichni souhlasí: rozdání se dohrálo.
accord-impossible = Všichni souhlasí, ale podle pravidel to tak dohrát nejde. Hraje se dál.
accord-over = Návrh už neplatí. Hraje se dál.
accord-shown = Ukázané karty, { $name }:
refused-accord-play = To lze navrhnout, když se hrají karty.
refused-accord-draw = To lze navrhnout, až si nikdo nebude lízat karty.
refused-accord-side = Zbytek připadne jedné straně: vyberte některou z nich.
refused-accord-open = Něco už je navrženo: nejdřív odpovězte na to.
refused-accord-often = { $n ->
    [one] To lze v jednom rozdání navrhnout jen jednou.
   *[other] To lze v jednom rozdání navrhnout jen { $n }krát.
}
refused-accord-none = Není navrženo nic, na co byste mohli odpovědět.
