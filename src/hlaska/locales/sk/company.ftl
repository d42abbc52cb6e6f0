# Kto je pri stole: hodiny, za koho sa hrá, prestávky, ďalšia partia.
company-slow = čas vypršal
company-away = preč
company-left = už tu nie je
company-offline = bez spojenia
company-at-table = pri stole
company-computer = počítačový hráč
company-time = Zostáva:
company-reserve = Zostáva z rezervy:
company-own-time = Váš čas
company-own-reserve = Vaša rezerva
company-now-here = { $name } je pri stole.
company-now-here-you = Zase hráte.
company-now-slow = { $name }: čas vypršal, zatiaľ hrá počítač.
company-now-slow-you = Váš čas vypršal: hrá za vás počítač, kým niečo neurobíte.
company-now-away = { $name } je preč: zatiaľ hrá počítač.
company-now-away-you = Ste preč: hrá za vás počítač.
company-now-left = { $name } už pri stole nie je: ďalej hrá počítač.
company-now-left-you = Od stola ste odišli: ďalej hrá počítač.
company-you-slow = Čas vypršal: hrá za vás počítač.
company-you-away = Boli ste preč: hrá za vás počítač.
company-you-left = Odišli ste: s vašimi kartami hrá počítač.
company-here = Som späť
company-paused = Pri stole je prestávka.
company-resumed = Hrá sa ďalej.
company-waits = Čaká sa na týchto hráčov: { $names }.
company-wants-pause = { $name } chce prestávku
company-wants-resume = { $name } chce hrať ďalej
company-wants-again = { $name } chce ďalšiu partiu
company-wants-move = { $name } chce ďalšiu partiu s inými susedmi
company-agree-pause = Súhlasiť s prestávkou
company-agree-resume = Hrať ďalej
company-agree-again = Hrať ďalšiu partiu
company-agree-move = Hrať ďalšiu partiu, s inými susedmi
company-withdraw = Vziať návrh späť
company-wish-pause = Požiadať o prestávku
company-wish-pause-more = Začne sa, keď budú všetci súhlasiť; nikomu nebeží čas. Najneskôr o 15 minút sa hrá ďalej.
company-wish-resume = Navrhnúť, nech sa hrá ďalej
company-wish-resume-more = Hrá sa ďalej, keď budú všetci súhlasiť.
company-wish-again = Navrhnúť ďalšiu partiu
company-wish-again-more = Tí istí ľudia, pravidlá aj miesta. Začne sa, keď budú všetci súhlasiť.
company-wish-move = Navrhnúť ďalšiu partiu s inými susedmi
company-wish-move-more = Všetci okrem prvého miesta si presadnú o jedno ďalej, takže sa spoluhráči vystriedajú. Začne sa, keď budú všetci súhlasiť.
company-leave = Odísť nadobro
company-leave-sure = Odísť nadobro: stlačte ešte raz
company-leave-more = Vaše miesto prevezme počítač. Výsledok sa počíta.
company-follow = { $name } už nehrá. Miesto môžete prevziať aj s kartami a stavom.
company-follow-name = Vaše meno
company-follow-sit = Prevziať miesto
company-kick = Poslať preč
company-clock = Hodiny
company-clock-none = žiadne
company-clock-fast = rýchle: 15 s a 30 s v rezerve
company-clock-normal = 30 s a 60 s v rezerve
company-clock-slow = pomalé: 60 s a 120 s v rezerve
company-clock-line = Na každé rozhodnutie máte { $n } s a v každom rozdaní { $reserve } s v rezerve. Keď vám čas vyprší, hrá za vás počítač, kým niečo neurobíte.
company-about = Priatelia, zoznamy, hlásenie: { $name }
company-club = Do klubu
company-given-up = Už dva dni sa tu neskončilo nijaké rozdanie, a klub preto na tento stôl nečaká: čo teraz hráte, sa v klube nepočíta.
company-understood = Rozumiem
# Dohoda: všetci súhlasia, kto vezme všetky zvyšné štichy.
accord-about = Navrhnite, kto vezme všetky zvyšné štichy. Keď budú všetci súhlasiť, rozdanie sa hneď podľa pravidiel dohrá a vyúčtuje. Keď niekto nesúhlasí, hrá sa ďalej.
accord-mine = Zvyšok je môj
accord-ours = Zvyšok je náš: { $names }
accord-theirs = Zvyšok bude mať: { $names }
accord-show = Ukázať aj svoje karty
accord-left = { $left ->
    [one] V tomto rozdaní to môžete navrhnúť ešte raz.
   *[other] V tomto rozdaní to môžete navrhnúť { $left }-krát.
}
accord-wants = { $name } navrhuje, že všetky zvyšné štichy vezme: { $names }.
accord-yes = Súhlasím
accord-no = Nesúhlasím
accord-refused = { $name } nesúhlasí. Hrá sa ďalej.
accord-refused-you = Nesúhlasíte. Hrá sa ďalej.
accord-agreed = Všetci súhlasia: rozdanie sa dohralo.
accord-impossible = Všetci súhlasia, ale podľa pravidiel sa to tak dohrať nedá. Hrá sa ďalej.
accord-over = Návrh už neplatí. Hrá sa ďalej.
accord-shown = Ukázané karty, { $name }:
refused-accord-play = Navrhnúť to môžete, len keď sa hrajú karty.
refused-accord-draw = Navrhnúť to môžete, keď si už nikto neťahá.
refused-accord-side = Zvyšok pripadne jednej strane: vyberte niektorú z nich.
refused-accord-open = Jeden návrh tu už je: najprv odpovedzte naň.
refused-accord-often = { $n ->
    [one] V jednom rozdaní to môžete navrhnúť len raz.
   *[other] V jednom rozdaní to môžete navrhnúť len { $n }-krát.
}
refused-accord-none = Nijaký návrh tu nie je.
