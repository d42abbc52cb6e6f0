# Kdo je u stolu: hodiny, za koho se hraje, přestávky, další partie.
company-slow = čas vypršel
company-away = pryč
company-left = už tu není
company-offline = bez spojení
company-at-table = u stolu
company-computer = počítačový hráč
company-time = Zbývá:
company-reserve = Zbývá z rezervy:
company-own-time = Váš čas
company-own-reserve = Vaše rezerva
company-now-here = { $name } je u stolu.
company-now-here-you = Zase hrajete.
company-now-slow = { $name }: čas vypršel, zatím hraje počítač.
company-now-slow-you = Váš čas vypršel: hraje za vás počítač, dokud něco neuděláte.
company-now-away = { $name } je pryč: zatím hraje počítač.
company-now-away-you = Jste pryč: hraje za vás počítač.
company-now-left = { $name } už u stolu není: dál hraje počítač.
company-now-left-you = Od stolu jste odešli: dál hraje počítač.
company-you-slow = Čas vypršel: hraje za vás počítač.
company-you-away = Byli jste pryč: hraje za vás počítač.
company-you-left = Odešli jste: s vašimi kartami hraje počítač.
company-here = Jsem zpátky
company-paused = U stolu je přestávka.
company-resumed = Hraje se dál.
company-waits = Čeká se na tyto hráče: { $names }.
company-wants-pause = { $name } chce přestávku
company-wants-resume = { $name } chce hrát dál
company-wants-again = { $name } chce další partii
company-wants-move = { $name } chce další partii s jinými sousedy
company-agree-pause = Souhlasit s přestávkou
company-agree-resume = Hrát dál
company-agree-again = Hrát další partii
company-agree-move = Hrát další partii, s jinými sousedy
company-withdraw = Vzít návrh zpět
company-wish-pause = Požádat o přestávku
company-wish-pause-more = Začne, až budou všichni souhlasit; nikomu pak neběží čas. Nejpozději za 15 minut se hraje dál.
company-wish-resume = Navrhnout, ať se hraje dál
company-wish-resume-more = Hraje se dál, až budou všichni souhlasit.
company-wish-again = Navrhnout další partii
company-wish-again-more = Stejní lidé, pravidla i místa. Začne, až budou všichni souhlasit.
company-wish-move = Navrhnout další partii s jinými sousedy
company-wish-move-more = Všichni kromě prvního místa si přesednou o jedno dál, takže se spoluhráči vystřídají. Začne se, až budou všichni souhlasit.
company-leave = Odejít nadobro
company-leave-sure = Odejít nadobro: stiskněte ještě jednou
company-leave-more = Vaše místo převezme počítač. Výsledek se počítá.
company-follow = { $name } už nehraje. Místo můžete převzít i s kartami a stavem.
company-follow-name = Vaše jméno
company-follow-sit = Převzít místo
company-kick = Poslat pryč
company-clock = Hodiny
company-clock-none = žádné
company-clock-fast = rychlé: 15 s a 30 s v rezervě
company-clock-normal = 30 s a 60 s v rezervě
company-clock-slow = pomalé: 60 s a 120 s v rezervě
company-clock-line = Na každé rozhodnutí máte { $n } s a v každém rozdání { $reserve } s v rezervě. Když vám čas vyprší, hraje za vás počítač, dokud něco neuděláte.
company-about = Přátelé, seznamy, hlášení: { $name }
company-club = Do klubu
company-given-up = Už dva dny tu neskončilo žádné rozdání, a klub proto na tento stůl nečeká: co teď hrajete, se v klubu nepočítá.
company-understood = Rozumím
# Dohoda: všichni souhlasí, kdo vezme všechny zbylé štychy.
accord-about = Navrhněte, kdo vezme všechny zbylé štychy. Když budou všichni souhlasit, rozdání se hned podle pravidel dohraje a vyúčtuje. Když někdo nesouhlasí, hraje se dál.
accord-mine = Zbytek je můj
accord-ours = Zbytek je náš: { $names }
accord-theirs = Zbytek bude mít: { $names }
accord-show = Ukázat i své karty
accord-left = { $left ->
    [one] V tomto rozdání to můžete navrhnout ještě jednou.
   *[other] V tomto rozdání to můžete navrhnout { $left }krát.
}
accord-wants = { $name } navrhuje, že všechny zbylé štychy vezme: { $names }.
accord-yes = Souhlasím
accord-no = Nesouhlasím
accord-refused = { $name } nesouhlasí. Hraje se dál.
accord-refused-you = Nesouhlasíte. Hraje se dál.
accord-agreed = Všichni souhlasí: rozdání se dohrálo.
accord-impossible = Všichni souhlasí, ale podle pravidel to tak dohrát nejde. Hraje se dál.
accord-over = Návrh už neplatí. Hraje se dál.
accord-shown = Ukázané karty, { $name }:
refused-accord-play = Navrhnout to můžete, jen když se hrají karty.
refused-accord-draw = Navrhnout to můžete, až si nikdo nebude lízat.
refused-accord-side = Zbytek připadne jedné straně: vyberte některou z nich.
refused-accord-open = Jeden návrh už tu je: nejdřív odpovězte na něj.
refused-accord-often = { $n ->
    [one] V jednom rozdání to můžete navrhnout jen jednou.
   *[other] V jednom rozdání to můžete navrhnout jen { $n }krát.
}
refused-accord-none = Žádný návrh tu není.
