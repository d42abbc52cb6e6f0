# Kto je pri stole: hodiny, za koho sa hrá, prestávky, ďalšia partia.
company-slow = došiel čas
company-away = preč
company-left = odchod
company-offline = zatvorená stránka
company-at-table = pri stole
company-computer = počítačový hráč
company-time = Zostáva:
company-reserve = Zostáva z rezervy:
company-own-time = Váš čas
company-own-reserve = Vaša rezerva
company-now-here = { $name } je pri stole.
company-now-here-you = Zase hráte.
company-now-slow = Vypršal čas: { $name }. Zatiaľ hrá počítač.
company-now-slow-you = Váš čas vypršal: hrá za vás počítač, kým niečo neurobíte.
company-now-away = { $name } je preč: zatiaľ hrá počítač.
company-now-away-you = Ste preč: hrá za vás počítač.
company-now-left = { $name } už pri stole nie je: ďalej hrá počítač.
company-now-left-you = Od stola ste odišli: ďalej hrá počítač.
company-you-slow = Došiel čas: hrá za vás počítač.
company-you-away = Boli ste preč: hrá za vás počítač.
company-you-left = Odišli ste: namiesto vás hrá počítač.
company-here = Som späť
company-paused = Pri stole je prestávka.
company-resumed = Hrá sa ďalej.
company-waits = Čaká sa: { $names }.
company-wants-pause = { $name }: prestávka?
company-wants-resume = { $name }: hráme ďalej?
company-wants-again = { $name }: ďalšia partia?
company-wants-move = { $name }: ďalšia partia, s inými susedmi?
company-agree-pause = Prestávka
company-agree-resume = Hrať ďalej
company-agree-again = Ďalšia partia
company-agree-move = Ďalšia partia, iní susedia
company-withdraw = Vziať späť
company-wish-pause = Požiadať o prestávku
company-wish-pause-more = Začne sa, keď všetci súhlasia; nikomu nebeží čas. Najneskôr po 15 minútach sa hrá ďalej.
company-wish-resume = Hrať ďalej
company-wish-resume-more = Hrá sa, keď všetci súhlasia.
company-wish-again = Ďalšia partia s tými istými ľuďmi
company-wish-again-more = Rovnaké pravidlá aj miesta; začne sa, keď všetci súhlasia.
company-wish-move = Ďalšia partia s inými susedmi
company-wish-move-more = Všetci okrem prvej stoličky sa posunú o jednu, spoluhráči sa vystriedajú; začne sa, keď všetci súhlasia.
company-leave = Odísť nadobro
company-leave-sure = Odísť: stlačte ešte raz
company-leave-more = Vaše miesto prevezme počítač. Výsledok sa počíta.
company-follow = { $name } už nehrá. Miesto môžete prevziať s kartami a so stavom, aké sú.
company-follow-name = Vaše meno
company-follow-sit = Prevziať
company-kick = Poslať preč
company-clock = Hodiny
company-clock-none = žiadne
company-clock-fast = rýchle: 15 s a 30 s v rezerve
company-clock-normal = 30 s a 60 s v rezerve
company-clock-slow = pomalé: 60 s a 120 s v rezerve
company-clock-line = Na každé rozhodnutie { $n } s a v každom rozdaní { $reserve } s v rezerve. Komu čas vyprší, za toho hrá počítač, kým niečo neurobí.
company-about = Priatelia, zoznamy, hlásenie: { $name }
company-club = Do klubu
company-given-up = Už dva dni sa tu neskončilo žiadne rozdanie, a klub preto na tento stôl nečaká: čo dohráte, v klube sa nepočíta.
company-understood = Rozumiem
# Dohoda: všetci súhlasia, kto vezme všetky zvyšné štichy.
accord-about = Navrhnite, kto vezme všetky zvyšné štichy. Keď súhlasia všetci, rozdanie sa hneď podľa pravidiel dohrá a vyúčtuje. Keď jeden nesúhlasí, hrá sa ďalej.
accord-mine = Zvyšok je môj
accord-ours = Zvyšok je náš: { $names }
accord-theirs = Zvyšok bude mať: { $names }
accord-show = Ukázať pritom karty
accord-left = { $left ->
    [one] V tomto rozdaní to môžete navrhnúť ešte raz.
   *[other] V tomto rozdaní to môžete navrhnúť { $left }-krát.
}
accord-wants = { $name } navrhuje, kto vezme všetky zvyšné štichy: { $names }.
accord-yes = Súhlasím
accord-no = Nesúhlasím
accord-refused = { $name } nesúhlasí. Hrá sa ďalej.
accord-refused-you = Nesúhlasíte. Hrá sa ďalej.
accord-agreed = Všetci súhlasia: rozdanie sa dohralo.
accord-impossible = Všetci súhlasia, ale podľa pravidiel sa to tak dohrať nedá. Hrá sa ďalej.
accord-over = Návrh už neplatí. Hrá sa ďalej.
accord-shown = Ukázané karty, { $name }:
refused-accord-play = To sa dá navrhnúť, keď sa hrajú karty.
refused-accord-draw = To sa dá navrhnúť, keď si už nikto neťahá karty.
refused-accord-side = Zvyšok pripadne jednej strane: vyberte niektorú z nich.
refused-accord-open = Niečo už je navrhnuté: najprv odpovedzte na to.
refused-accord-often = { $n ->
    [one] To sa dá v jednom rozdaní navrhnúť len raz.
   *[other] To sa dá v jednom rozdaní navrhnúť len { $n }-krát.
}
refused-accord-none = Nie je navrhnuté nič, na čo by ste mohli odpovedať.
