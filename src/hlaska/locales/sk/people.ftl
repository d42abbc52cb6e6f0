# Účty

problem-not-signed-in = Najprv sa prihláste.
problem-wrong-password = Meno alebo heslo nesedí.
problem-name-mixed = Meno píšte písmenami jednej abecedy.
problem-password-length = Heslo má { $least } až { $most } znakov.
problem-password-easy = Toto heslo sa dá príliš ľahko uhádnuť.
problem-list-full = Na svojich zoznamoch máte { $most } ľudí. Najprv niekoho odoberte.
problem-not-admin = To môže len správca tohto servera.
problem-nobody-there = Na tomto mieste nikto iný nesedí.
problem-report-seat = Nahlásiť môžete len ľudí, ktorí pri tomto stole sedia alebo sedeli.
problem-too-many-reports = Na { $most } vašich hlásení sa ešte nikto nepozrel.
problem-bad-token = Tento token nepatrí žiadnemu botovi, alebo jeho bot už neexistuje.
problem-too-many-programs = Máte { $most } botov. Najprv niektorého odoberte.
problem-program-name = Toto meno, alebo meno na nerozoznanie podobné, má niečí účet alebo iný váš bot. Vyberte iné.
problem-wrong-passkey = K tomuto prístupovému kľúču tu žiadny účet nie je. Použite iný, alebo meno a heslo.
problem-old-challenge = Trvalo to príliš dlho. Skúste to znova.
problem-no-passkeys-here = Prístupové kľúče potrebujú https a meno servera, nie jeho číslo.
problem-no-passkey = Taký prístupový kľúč nemáte.
problem-too-many-passkeys = Máte { $most } prístupových kľúčov. Najprv niektorý odoberte.

people-signin = Prihlásiť sa
people-enter = Prihlásiť sa alebo založiť účet
people-signup = Založiť účet
people-make = Založiť účet
people-ways = Máte účet?
people-why = Hrať môžete aj bez účtu. S účtom máte svoje stoly, výsledky a nastavenia na každom zariadení a vaše meno nemôže mať nikto iný.
people-joins = Čo ste odohrali v tomto prehliadači, sa pridá k vášmu účtu.
people-name = Meno
people-password = Heslo
people-password-more = Aspoň { $least } znakov. E-mail sa tu nepoužíva: keď heslo zabudnete, opýtajte sa správcu tohto servera.
people-show = Ukázať heslo
people-welcome = Ste prihlásení ako { $name }.
people-profile = Meno a obrázok
people-save = Uložiť
people-saved = Uložené.
people-devices = Zariadenia
people-device-unknown = neznáme zariadenie
people-device-here = toto zariadenie
people-device-seen = naposledy tu { $date }
people-device-end = Odhlásiť: { $device }
people-device-off = Odhlásiť
people-signout = Odhlásiť sa
people-everywhere = Odhlásiť všade
people-signed-out = Odhlásili ste sa.
people-ended = To zariadenie je teraz odhlásené.
people-change = Zmeniť heslo
people-old = Súčasné heslo
people-new = Nové heslo
people-changed = Heslo je zmenené a všetky ostatné zariadenia sú odhlásené.
people-lists = Ľudia
people-lists-none = Nikoho ste neblokovali, nikomu sa nevyhýbate a nikoho ste nestlmili.
people-block = blokujete: nikdy si s vami nesadne k stolu
people-avoid = vyhýbate sa: „Nájsť mi miesto“ vás k sebe neposadí
people-mute = stlmené: nevidíte, čo píše
people-take-off = Odobrať zo zoznamu: { $name }
people-taken-off = { $name } už na zozname nie je.
people-keys = Prístupové kľúče
people-keys-more = Prihláste sa odtlačkom prsta, tvárou alebo PINom, bez mena a hesla. Heslo platí ďalej.
people-keys-browser = Tento prehliadač prístupové kľúče nevie používať.
people-key-enter = Prihlásiť sa prístupovým kľúčom
people-key-instead = Použiť namiesto hesla prístupový kľúč
people-key-name = Názov kľúča
people-key-add = Pridať prístupový kľúč
people-key-added = Odteraz sa môžete prihlásiť kľúčom { $name }.
people-key-made = vytvorený { $date }, zatiaľ nepoužitý
people-key-used = naposledy { $date }
people-key-synced = na viacerých zariadeniach
people-key-for = pre { $site }
people-key-rename = Premenovať
people-key-rename-of = Premenovať prístupový kľúč { $name }
people-key-remove = Odobrať
people-key-remove-of = Odobrať prístupový kľúč { $name }
people-key-removed = Kľúčom { $name } sa už prihlásiť nemôžete. Zariadenia, ktoré sa ním prihlásili, sú odhlásené.
people-key-none = Prístupový kľúč sa nepoužil.
people-key-there = Toto zariadenie už prístupový kľúč k vášmu účtu má.
people-programs = Boti
people-programs-more = Bot je program, ktorý si napíšete: hrá pod vlastným menom a s vlastným tokenom. Vždy vidno, že je to bot, a k vášmu účtu sa nedostane.
people-program-make = Vytvoriť token
people-program-token = Token bota { $name }
people-program-once = Uložte si ho hneď: znova ho neuvidíte. Kto ho má, môže hrať ako tento bot.
people-program-copy = Kopírovať
people-program-copied = Skopírované.
people-program-made = vytvorený { $date }, zatiaľ tu nebol
people-program-seen = naposledy tu { $date }
people-program-end = Odobrať
people-program-end-of = Odobrať bota { $name }
people-program-ended = Bot { $name } tu už nie je.
people-data = Všetko, čo o vás máme
people-data-more = Jeden súbor JSON: profil, zariadenia, zoznamy, stoly a záznamy.
people-export = Stiahnuť
people-delete = Zmazať svoj účet
people-delete-more = Stoly, kde ste hrali len s počítačovými hráčmi, sa zmažú. Kde hrali aj iní ľudia, tam rozdania ostanú, ale bez vášho mena. Nedá sa to vrátiť.
people-deleted = Váš účet je zmazaný.
people-sure = Zmazať navždy

people-admin = Správa servera
people-notice = Oznam všetkým
people-closing = Vypnúť: rozohrané rozdania sa dohrajú, nové sa nezačnú
people-reports = Hlásenia: { $n }
people-report-done = Označiť za vybavené
people-report-people = { $people ->
    [one] 1 človek
    [few] { $people } ľudia
    [many] { $people } človeka
   *[other] { $people } ľudí
 } · { $n ->
    [one] 1 hlásenie
    [few] { $n } hlásenia
    [many] { $n } hlásenia
   *[other] { $n } hlásení
 }
people-report-group-done = Označiť všetko za vybavené
people-reports-more = Ukázať ďalšie
people-accounts = Účty: { $n }
people-is-admin = správca
people-bar = Zakázať prístup
people-unbar = Povoliť prístup
people-tables = Používané stoly: { $n }
people-look = Pozerať sa

people-signs = Známky tajnej dohody
people-signs-more = Nikoho tým neobviňujeme: priatelia hrajú spolu, rodina má jednu adresu a zlý odhad občas vyjde. Pri každom čísle vidíte, ako často to dá sama náhoda. Pozeráme sa na rozhodnutia, ktoré neboli najlepšie podľa toho, čo hráč mohol vedieť. S odkrytými kartami potom zisťujeme, či boli napokon správne. Kto vidí cudzie karty, trafí sa takmer vždy; ostatní väčšinou nie.
people-signs-show = Hľadať známky
people-signs-compared = Pri stoloch otvorených všetkým sa za 90 dní stretlo { $n } dvojíc. Vidíte tie, ktoré majú jednu adresu. A tie, ktoré sa stretli tak často, ako to náhoda dá v 1 prípade zo 100.
people-signs-pair = { $one } a { $other }
people-signs-together = Spoločné stoly: { $n } (z { $a } a { $b }). Náhodou by ich bolo asi { $expected }; toľko alebo viac ich býva v 1 prípade z { $chance }.
people-signs-same = Sadali si k stolu z jednej adresy, ako { $share } % všetkých dvojíc.
people-signs-hands = Preveriť ich posledné rozdania
people-signs-progress = Preverené rozdania: { $done } z { $deals }
people-signs-person = Nebola to najlepšia voľba, a predsa bola s odkrytými kartami správna: { $hits } z { $apart } (zo { $decisions } rozhodnutí). Toľko alebo viac dá náhoda v 1 prípade z { $chance }.
people-signs-others = Ostatní hráči pri týchto stoloch: { $hits } z { $apart }
people-signs-skipped = Vynechané, lebo nebol čas: { $n }
