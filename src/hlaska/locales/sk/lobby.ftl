# Stoly s ďalšími ľuďmi: herňa, kódy, čakanie.
lobby-more = Prisadnite si na voľné miesto alebo otvorte stôl: nikto nemusí čakať sám.
lobby-name = Vaše meno
lobby-quick = Rýchlo k stolu
lobby-quick-more = Posadí vás k najplnšiemu stolu zaškrtnutých hier s obvyklými pravidlami; ak nijaký nie je, čaká na ostatných nový stôl.
lobby-games = Hry: { $names }
lobby-quick-go = Nájsť mi miesto
lobby-quick-none = Zaškrtnite aspoň jednu hru.
lobby-code = Máte kód
lobby-code-more = Šesť písmen od toho, kto otvoril stôl.
lobby-code-label = Kód
lobby-code-go = K stolu
lobby-tables = Verejné stoly
lobby-filter = Hra
lobby-filter-all = všetky hry
lobby-filter-people = Ukázať
lobby-filter-open = voľné miesto
lobby-filter-any = aj na pozeranie
lobby-filter-rules = Pravidlá
lobby-filter-rules-any = akékoľvek
lobby-filter-rules-usual = len obvyklé
lobby-filter-rated = Hodnotenie
lobby-filter-rated-true = len s hodnotením
lobby-filter-rated-false = bez hodnotenia
lobby-filter-clock = Hodiny
lobby-filter-clock-true = s hodinami
lobby-filter-clock-false = bez hodín
lobby-clock = { $n } s na rozhodnutie
lobby-filter-name = Kto tam sedí
lobby-here-none = Teraz tu nikto ďalší nie je.
lobby-here = { $n ->
    [one] Je tu jeden človek.
    [few] Sú tu { $n } ľudia.
    [many] Je tu { $n } človeka.
   *[other] Je tu { $n } ľudí.
}
lobby-free = { $n ->
    [one] Jedno voľné miesto
    [few] { $n } voľné miesta
    [many] { $n } voľného miesta
   *[other] { $n } voľných miest
}
lobby-playing = Hrá sa { $n }. hra
lobby-sit = Prisadnúť
lobby-sit-at = Prisadnúť: { $game }, { $names }
lobby-watch = Pozerať sa
lobby-watch-at = Pozerať sa: { $game }, { $names }
lobby-back = K môjmu stolu
lobby-usual = obvyklé pravidlá
lobby-bot = { $name } (počítač)
lobby-shown = Ďalšie stoly ({ $n })
lobby-none = Teraz nie je otvorený nijaký verejný stôl.
lobby-none-filter = Nijaký stôl nevyhovuje.
lobby-none-more = Nájdite si miesto hore: stôl, ktorý sa otvorí, vidno tu a kto príde prvý, hrá s vami. Alebo otvorte stôl s vlastnými pravidlami, hoci s kódom len pre priateľov.
lobby-changed = { $n ->
    [one] Jeden stôl má voľné miesto.
    [few] { $n } stoly majú voľné miesto.
    [many] { $n } stola má voľné miesto.
   *[other] { $n } stolov má voľné miesto.
}
lobby-new = Vlastný stôl
lobby-who = Kto hrá
lobby-who-alone = Ja a počítačoví hráči
lobby-who-private = Ľudia, ktorým pošlem odkaz
lobby-who-code = Ľudia, ktorým pošlem odkaz alebo kód zo šiestich písmen
lobby-who-public = Ktokoľvek: stôl je vo verejnom zozname
lobby-code-of = Kód stola
lobby-public-of = Stôl je vo verejnom zozname.
lobby-share = Zdieľať odkaz
lobby-start = { $n ->
    [one] Začať hneď s počítačovým hráčom
    [few] Začať hneď s { $n } počítačovými hráčmi
    [many] Začať hneď s { $n } počítačového hráča
   *[other] Začať hneď s { $n } počítačovými hráčmi
}
lobby-invite = Pozvať
lobby-kept = odložené pre hosťa
lobby-anybody = Pre kohokoľvek
lobby-computer = Počítač
lobby-invite-more = Tento odkaz vedie na jediné miesto a platí raz: pošlite ho tomu, koho tam chcete.
lobby-invited = Máte tu odložené miesto
lobby-awaits = čaká na pozvaného hosťa
lobby-leave = Odísť od stola
lobby-away = { $name } odchádza od stola.
problem-no-code = S týmto kódom nečaká nijaký stôl. Požiadajte o nový alebo sa spýtajte, či tam niekto je.
problem-code-begun = Zápas pri tom stole sa už začal; kód už k voľnému miestu nevedie.
problem-bad-code = To nie je kód: kód má { $n } písmen, bez I, L, N, O, Q a V.
lobby-rate = S hodnotením
lobby-rate-more = Každá hra zmení hodnotenie tých, čo hrajú, aj toho, kto odíde. Aspoň dvaja ľudia.
lobby-rated = s hodnotením
lobby-programs = Smú si prisadnúť programy
lobby-programs-more = Voľnú stoličku môže obsadiť aj program niektorého z ľudí; vždy vidno, že je to program.
lobby-successors = Po odchode smie hrať niekto iný
lobby-successors-more = Kto odíde nadobro, toho môže nahradiť niekto iný, so stavom, aký je; nie pri stoloch s hodnotením.
lobby-programs-too = aj s programami
lobby-program-of = majiteľ: { $name }
refused-programs = Tento stôl je pre ľudí, nie pre programy.
refused-own-program = Pri tomto stole už sedíte vy alebo váš program: kde hrajú cudzí ľudia alebo o hodnotenie, má každý jednu stoličku.
lobby-archive = Archív hier
lobby-ratings = Rebríčky
lobby-clubs = Kluby
ratings-club = Rebríček klubu
ratings-lead = Kto hrá pri stoloch s hodnotením, má v každej hre svoje číslo: na začiatku 1500, a čím viac hier, tým je istejšie. Počítačoví hráči sa hodnotia podľa úrovne. Počíta sa, kto v hre dopadol lepšie, nie o koľko. V hrách, kde to niečo hovorí, sa vopred odpočíta, čo by s rovnakými kartami urobili bežní hráči.
ratings-players = Počet hráčov
ratings-place = Poradie
ratings-name = Meno
ratings-rating = Hodnotenie
ratings-deals = Hier
ratings-computer = { $level } (počítač)
ratings-guest = Vy ako hosť
ratings-guest-more = Hostia sa ostatným neukazujú. S účtom vám hodnotenie zostane na každom zariadení.
ratings-none = V tejto hre ešte nikto s hodnotením nehral.
ratings-none-more = Otvorte stôl pre ďalších ľudí a zaškrtnite „S hodnotením“.
ratings-order = Poradie určuje to, čo je skoro isté: hodnotenie bez nepresnosti. Jeden šťastný večer teda rebríček nevyhrá.
lobby-about = Priatelia, zoznamy, hlásenie: { $names }
lobby-left = Miesto na prevzatie
