# Terminál.
cli-player = Hráč
cli-starting = Stôl sa pripravuje …
cli-compiling = Výpočty sa najprv preložia. Stane sa to len raz a trvá to minútu alebo dve …
cli-deal = Rozdanie { $n }
cli-settlement = Vyúčtovanie
cli-next-deal = Enter: ďalšie rozdanie, q: koniec
cli-your-turn = Ste na rade
cli-hand = Vaše karty:
cli-cards = Karty:
cli-help = Odpovedzte číslom alebo slovami, teraz napríklad: { $words }. Kartu píšte ako { $card }, s hláškou ako { $card }+. q: koniec.
cli-help-records = Môžete písať aj slová zo záznamov: { $words }.
place-trick = Štich
place-talon = Talón
place-trump = Tromfová karta
place-unseen = Ešte nezdvihnuté
place-hand = Karty
place-aside = Hlášky
place-widow = Talón
place-buried = Odložené
place-deck = Balíček
cli-get = Dostávate { $cards }
cli-more = a ďalších { $n }; ? ukáže všetky
cli-unread = „{ $text }“ nie je jasné: odpovedzte číslom, kartou ako { $card } alebo slovami zo zoznamu.
cli-several = „{ $text }“ môže byť: { $choices }.
cli-said = { $who }: { $what }
cli-verify-holds = v poriadku. Balíček vychádza zo sľúbeného tajomstva a z toho, čím prispeli hráči.
cli-verify-none = chýba dôkaz.
cli-verify-secret = toto nie je tajomstvo sľúbené pred rozdaním.
cli-verify-deck = to nie sú karty, ktoré sa zapečatili pri rozdaní.
cli-verify-luck = tajomstvo aj karty sedia, ale s tým, čím prispeli hráči, z nich vychádza iné poradie kariet.
cli-verify-nothing = žiadne rozdanie v tomto zázname nemá dôkaz: nie je čo overiť.
cli-verify-promise = sľúbené pred rozdaním: { $digest }
cli-verify-added = hráčov, ktorí prispeli k miešaniu: { $n }
cli-verify-alone = k miešaniu neprispel nikto z hráčov; tak je to aj vtedy, keď majú viaceré stoly rovnaké rozdania. Nedá sa preto vylúčiť, že si balíček vybral server.
cli-match-over = { $n ->
    [one] Partia sa končí, { $deals ->
        [one] { $deals } rozdanie
        [few] { $deals } rozdania
        [many] { $deals } rozdania
       *[other] { $deals } rozdaní
    }. Víťaz: { $names }.
   *[other] Partia sa končí, { $deals ->
        [one] { $deals } rozdanie
        [few] { $deals } rozdania
        [many] { $deals } rozdania
       *[other] { $deals } rozdaní
    }. O víťazstvo sa delia: { $names }.
}

# Karta písmenami, keď karty stoja v rade
card_short = { short-suit }{ short-rank }
short-suit = { $suit ->
    [acorns] Ž
    [leaves] Z
    [hearts_g] Č
    [bells] G
    [clubs] ♣
    [spades] ♠
    [hearts_f] ♥
   *[diamonds] ♦
}
short-rank = { $rank ->
    [ace] A
    [ten] 10
    [king] K
    [over] H
    [under] D
    [queen] Q
    [jack] J
    [nine] 9
    [eight] 8
   *[seven] 7
}

# rady a rozbory
cli-review = Rozdanie { $n }, { $who }
cli-review-sum = dalo sa čakať { $expected }, vlastné chyby { $lost } ± { $error }, šťastie { $luck }: výsledok { $result }
cli-review-field = priemerný hráč by s týmito kartami mal { $field }
cli-review-done = voľba
cli-review-verdict = posudok
cli-review-cost = stálo
cli-review-worth = dalo sa čakať
cli-best = najlepšie
cli-better = lepšie: { $best }
cli-as-good = Druhá najlepšia voľba je podľa všetkého rovnako dobrá.
cli-as-good-as = rovnako dobré ako: { $best }
cli-open = S odkrytými kartami to dáva { $made }; najlepšie by bolo { $actions } a dalo by { $best }.
cli-open-same = Ani s odkrytými kartami by iná karta nebola lepšia.
cli-open-lost = S odkrytými kartami vidno, že tým je výhra preč: vyhralo by { $actions }.
cli-open-points = S odkrytými kartami to odtiaľto dáva { $made } bodov; najlepšie by bolo { $actions } a dalo by { $best }.
cli-partner = { $who }, spoluhráč: { $made }
cli-partner-agreed = S takými kartami to žiada licitačný systém.
cli-partner-usual = S takými kartami je zvyčajné: { $usual }
cli-partner-worth = Podľa toho, čo odtiaľ bolo vidieť, to malo hodnotu { $worth }; { $other } malo hodnotu { $instead }.
cli-partner-best = Podľa toho, čo odtiaľ bolo vidieť, to malo hodnotu { $worth }; nič iné nebolo zreteľne lepšie.

# rozdania, ktoré stáli najviac
cli-losses = Tu sú rozdania, ktoré stáli { $of } najviac ({ $n }). So stratou ich bolo { $lost } z { $deals }. Všetky hodnoty sú A mínus B, v jednotkách.
cli-losses-none = Žiadne z odohraných rozdaní ({ $deals }) nestálo { $of } nič.
cli-losses-fewer = Žiadne iné rozdanie nestálo { $of } nič.
cli-losses-capped = keby sa z každej položky počítalo najviac { $cap }: { $capped }
cli-losses-apart = Tu sa tie dve hry rozchádzajú:
cli-losses-title = Hrá sa
cli-losses-said = Povedané
cli-losses-quiet = nehlási nič
cli-losses-expected = očakáva { $margin }, šanca na zisk { $chance } %
cli-losses-games = rovnako v: { $players }
cli-losses-same = inak je vyúčtovanie rovnaké
cli-losses-others = V týchto dvoch hrách sedí aj na iných miestach niekto iný: { $seats }.
cli-losses-systems = V týchto dvoch hrách licitujú strany podľa rôznych systémov, takže rovnaké ponuky znamenajú niečo iné.
cli-losses-clock = Jeden hráč tu s rovnakými kartami a rovnakou náhodou volí zakaždým inak; stáva sa to, keď sa hrá na čas.
cli-losses-rest = ďalšie také miesta: { $n }

# Celý terminál
cli-and = { $list } a { $last }
cli-or = { $list } alebo { $last }
cli-quit = Koniec
cli-choose = Vybrať
cli-sit = Prisadnúť
cli-computer = Počítačový hráč { $n }
cli-give = Na { $n }. miesto posadiť počítačového hráča
cli-seat = Vaše miesto
cli-open-chair = voľné: prisadne niekto ďalší
cli-open-chairs = Jedno miesto je ešte voľné. Kto chce hrať tiež: hlaska play --server … --table { $table }
cli-number = „{ $text }“ tu nejde: napíšte celé číslo, { $span }.
cli-key-why = prečo smiete hrať len tieto karty
cli-key-log = priebeh partie
cli-key-sheet = zápis partie
cli-key-replay = prezrieť posledné skončené rozdanie
cli-key-talk = chat
cli-key-people = kto je pri stole; prestávka, odchod, ďalšia partia
cli-key-language = zmeniť jazyk
cli-key-theme = tmavé alebo svetlé farby
cli-key-quit = koniec
cli-key-steps = po krokoch
cli-key-tricks = po štichoch

# čo hovorí zápis
cli-seat-of-deal = miesto { $n }
cli-deal-note = Rozdanie { $n }: { $note }
cli-result = výsledok: { $amounts }
cli-scores = stav podľa miest: { $amounts }
cli-unfinished = nedohrané; na rade je { $who }
cli-unfinished-nobody = nedohrané
cli-points = body: { $amounts }
cli-melds = hlášky a kombinácie: { $melds }
cli-amount = { $who } { $amount }
cli-cards-at = { $place }: { $cards }
cli-place-hand = karty v ruke, { $who }
cli-place-won = získané, { $who }
cli-place-aside = vyložené, { $who }
cli-whole-deck = balíček: { $cards }
cli-on-turn = na rade je { $who }
cli-over = rozdanie sa skončilo
cli-may = { $who }: { $actions }
cli-may-call = { $who } môže tiež hlásiť: { $actions }
cli-duty = povinnosť: { $duties }
