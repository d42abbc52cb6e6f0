# Stoly s ďalšími ľuďmi: herňa, kódy, čakanie.
lobby-more = Prisadnite si na voľné miesto alebo si otvorte vlastný stôl. Nikto nemusí čakať sám.
lobby-name = Vaše meno
lobby-quick = Rýchlo k stolu
lobby-quick-more = Zaškrtnite hry, ktoré chcete hrať. Posadíme vás k stolu so zvyčajnými pravidlami, kde chýba najmenej hráčov. Ak taký nie je, otvoríme vám nový.
lobby-games = Hry: { $names }
lobby-quick-go = Nájsť mi miesto
lobby-quick-none = Zaškrtnite aspoň jednu hru.
lobby-code = Prisadnúť s kódom
lobby-code-more = Šesť písmen, ktoré vám dal ten, kto stôl otvoril.
lobby-code-label = Kód
lobby-code-go = Ísť k stolu
lobby-tables = Verejné stoly
lobby-filter = Hra
lobby-filter-all = všetky hry
lobby-filter-people = Ukázať
lobby-filter-open = stoly s voľným miestom
lobby-filter-any = všetky stoly, aj na pozeranie
lobby-filter-rules = Pravidlá
lobby-filter-rules-any = akékoľvek
lobby-filter-rules-usual = len zvyčajné
lobby-filter-rated = Hodnotenie
lobby-filter-rated-true = len stoly s hodnotením
lobby-filter-rated-false = len stoly bez hodnotenia
lobby-filter-clock = Hodiny
lobby-filter-clock-true = s hodinami
lobby-filter-clock-false = bez hodín
lobby-clock = { $n } s na rozhodnutie
lobby-filter-name = Hráč pri stole
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
lobby-playing = Hrá sa { $n }. rozdanie
lobby-sit = Prisadnúť
lobby-sit-at = Prisadnúť: { $game }, { $names }
lobby-watch = Pozerať sa
lobby-watch-at = Pozerať sa: { $game }, { $names }
lobby-back = Späť k môjmu stolu
lobby-usual = zvyčajné pravidlá
lobby-bot = { $name } (počítač)
lobby-shown = Ukázať ďalšie stoly ({ $n })
lobby-none = Teraz nie je otvorený žiadny verejný stôl.
lobby-none-filter = Taký stôl tu teraz nie je.
lobby-none-more = Stlačte „Nájsť mi miesto“: stôl, ktorý sa otvorí, sa objaví tu a kto príde prvý, hrá s vami. Alebo otvorte stôl s vlastnými pravidlami, hoci s kódom len pre priateľov.
lobby-changed = { $n ->
    [one] Jeden stôl má voľné miesto.
    [few] { $n } stoly majú voľné miesto.
    [many] { $n } stola má voľné miesto.
   *[other] { $n } stolov má voľné miesto.
}
lobby-new = Otvoriť stôl
lobby-who = Kto bude hrať s vami?
lobby-who-alone = Počítačoví hráči
lobby-who-private = Ľudia, ktorým pošlem odkaz
lobby-who-code = Ľudia, ktorým dám odkaz alebo kód zo šiestich písmen
lobby-who-public = Ktokoľvek: stôl je vo verejnom zozname
lobby-code-of = Kód stola
lobby-public-of = Tento stôl je vo verejnom zozname.
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
lobby-computer = Počítačový hráč
lobby-invite-more = Na tento odkaz si môže sadnúť jeden človek a platí raz: pošlite ho tomu, koho tam chcete.
lobby-invited = Máte tu odložené miesto
lobby-awaits = čaká na pozvaného hosťa
lobby-leave = Odísť od stola
lobby-away = { $name } odchádza od stola.
problem-no-code = S týmto kódom nečaká žiadny stôl. Vypýtajte si nový alebo sa spýtajte, či tam ešte niekto je.
problem-code-begun = Partia pri tom stole sa už začala: s týmto kódom už miesto nedostanete.
problem-bad-code = Kód má { $n } písmen, bez I, L, N, O, Q a V.
lobby-rate = S hodnotením
lobby-rate-more = Každé rozdanie sa počíta do hodnotenia všetkých, čo hrajú, aj toho, kto odíde. Treba dvoch ľudí.
lobby-rated = s hodnotením
lobby-programs = Boti vítaní
lobby-programs-more = Voľné miesto môže obsadiť aj bot, ktorého si niekto napísal; vždy vidno, že je to bot.
lobby-successors = Miesto sa dá prevziať
lobby-successors-more = Keď niekto odíde nadobro, môže ho vystriedať niekto iný a prevezme aj stav. Pri stoloch s hodnotením nie.
lobby-programs-too = boti vítaní
lobby-program-of = od: { $name }
refused-programs = Tento stôl je pre ľudí, nie pre botov.
refused-own-program = Pri tomto stole už sedíte vy alebo váš bot: keď sa hrá s cudzími ľuďmi alebo o hodnotenie, má každý len jedno miesto.
lobby-archive = Archív
lobby-ratings = Rebríčky
lobby-clubs = Kluby
ratings-club = Rebríček klubu
ratings-lead = Kto hrá pri stoloch s hodnotením, má v každej hre svoje číslo. Začína na 1500 a s každým rozdaním je istejšie. Počítačoví hráči sa hodnotia podľa úrovne. Počíta sa, kto dopadol lepšie, nie o koľko. Kde sa to dá, vopred sa odpočíta šťastie v kartách.
ratings-players = Počet hráčov
ratings-place = Poradie
ratings-name = Meno
ratings-rating = Hodnotenie
ratings-deals = Rozdania
ratings-computer = { $level } (počítač)
ratings-guest = Vy ako hosť
ratings-guest-more = Hostia sa ostatným neukazujú. S účtom vám hodnotenie zostane na každom zariadení.
ratings-none = V tejto hre ešte nikto s hodnotením nehral.
ratings-none-more = Otvorte stôl pre ďalších ľudí a zaškrtnite „S hodnotením“.
ratings-order = Poradie sa ráta z hodnotenia, od ktorého sa odpočíta jeho neistota: jeden šťastný večer nikoho na prvé miesto nedostane.
lobby-about = Spriateliť sa, zablokovať alebo nahlásiť: { $names }
lobby-left = Miesto na prevzatie
