# Tisíc

game-thousand = Tisíc
game-thousand-line = Licituje se o talon, hlášky určují trumfy a vyhrává, kdo první dosáhne tisíce bodů
preset-thousand-thousand = Tisíc
    .detail = sud a bolty; přebíjet nemusíte (ruská hra)
preset-thousand-polish = Polský Tisíc
    .detail = musíte přebíjet; od 800 bodů si píše jen aktér; sud se nehraje
preset-thousand-online = Tisíc s pravidlem 555
    .detail = s 555 body spadnete na nulu, nabídky omezují vaše hlášky, na sudu smí být víc hráčů (často se tak hraje na internetu)

# na co se čeká
question-thousand-blind = Zahájíte naslepo, nebo se podíváte na karty?
question-thousand-blind-wait = Naslepo může zahájit { SEAT($seat) }.
question-thousand-auction = { $high ->
    [0] Licitaci začínáte vy.
   *[other] Nabídka je { $high }. Co vy?
}
question-thousand-auction-wait = Licituje { SEAT($seat) }.
question-thousand-exchange = Vyberte kartu, kterou dostane { SEAT($to) }.
question-thousand-exchange-wait = { SEAT($seat) } dává každému po kartě.
question-thousand-raise = Zvýšíte závazek, nebo ho necháte?
question-thousand-raise-wait = Závazek může zvýšit { SEAT($seat) }.
question-thousand-nines = Hrajete s těmito kartami?
question-thousand-nines-wait = Novou kartu si prohlíží { SEAT($seat) }.
question-thousand-play = Zahrajte kartu.
question-thousand-play-wait = Na řadě je { SEAT($seat) }.
title-thousand-bid = { SEAT($seat) }: { $bid }
title-thousand-bid-you = Vy: { $bid }
title-thousand-contract = { SEAT($seat) } hraje { $bid }, bez trumfů
title-thousand-contract-you = Hrajete { $bid }, bez trumfů
title-thousand-trump = { SEAT($seat) } hraje { $bid }, trumfy: { SUIT($suit) }
title-thousand-trump-you = Hrajete { $bid }, trumfy: { SUIT($suit) }
duty-thousand-ace = Hlásíte čtyři esa: jedno z nich vyneste.
meld-thousand = Hláška, { SUIT($suit) }: { $value } bodů, a budou to trumfy
stake-thousand-gold = Zlaté kolo: všechno platí dvojnásob
stake-thousand-blind = { SEAT($seat) } hraje { $bid } naslepo: platí dvojnásob
stake-thousand-blind-you = Hrajete { $bid } naslepo: platí dvojnásob
stake-thousand-need = { $need ->
    [0] { SEAT($seat) } má { $points } bodů: závazek je splněný
   *[other] { SEAT($seat) } má { $points } bodů, chybí { $need }
}
stake-thousand-need-you = { $need ->
    [0] Máte { $points } bodů: závazek je splněný
   *[other] Máte { $points } bodů, chybí vám { $need }
}
stake-thousand-barrel = { $n ->
    [one] { SEAT($seat) } je na sudu: zbývá { $n } pokus, chybí { $need } bodů
    [few] { SEAT($seat) } je na sudu: zbývají { $n } pokusy, chybí { $need } bodů
    [many] { SEAT($seat) } je na sudu: zbývá { $n } pokusu, chybí { $need } bodů
   *[other] { SEAT($seat) } je na sudu: zbývá { $n } pokusů, chybí { $need } bodů
}
stake-thousand-barrel-you = { $n ->
    [one] Jste na sudu: zbývá vám { $n } pokus, chybí { $need } bodů
    [few] Jste na sudu: zbývají vám { $n } pokusy, chybí { $need } bodů
    [many] Jste na sudu: zbývá vám { $n } pokusu, chybí { $need } bodů
   *[other] Jste na sudu: zbývá vám { $n } pokusů, chybí { $need } bodů
}
stake-thousand-bolts = { $n ->
    [one] { SEAT($seat) } má { $n } bolt
    [few] { SEAT($seat) } má { $n } bolty
    [many] { SEAT($seat) } má { $n } boltu
   *[other] { SEAT($seat) } má { $n } boltů
}
stake-thousand-bolts-you = { $n ->
    [one] Máte { $n } bolt
    [few] Máte { $n } bolty
    [many] Máte { $n } boltu
   *[other] Máte { $n } boltů
}

# tlačítka
act-thousand-pass = Pas
act-thousand-bid = Nabídnout { $bid }
act-thousand-raise = Zvýšit na { $bid }
act-thousand-blind = Zahájit naslepo { $bid }
    .detail = získáte, nebo ztratíte { $worth } bodů
act-thousand-look = Podívat se na karty
act-thousand-keep = Nechat { $contract }
act-thousand-give = Předat { CARD($card, form: "acc") }
act-thousand-give-up = Vzdát rozdání
    .detail = { $worth ->
        [0] tentokrát zdarma; každý soupeř si píše { $theirs } bodů
       *[other] stojí vás { $worth } bodů; každý soupeř si píše { $theirs }
    }
    .confirm = { $worth ->
        [0] Opravdu vzdát? Každý soupeř si píše { $theirs }
       *[other] Opravdu vzdát? Ztratíte { $worth } bodů
    }
act-thousand-play-on = Hrát dál
act-thousand-redeal = Chtít nové rozdání za čtyři devítky
act-thousand-aces = Ohlásit čtyři esa
    .detail = { $value } bodů; pak vyneste eso

# hlášení a události
call-thousand-pass = { SEAT($seat) }: pas.
call-thousand-pass-you = Pasujete.
call-thousand-bid = { SEAT($seat) } nabízí { $bid }.
call-thousand-bid-you = Nabízíte { $bid }.
call-thousand-blind = { SEAT($seat) } nabízí { $bid } naslepo.
call-thousand-blind-you = Nabízíte { $bid } naslepo.
call-thousand-raise = { SEAT($seat) } zvyšuje závazek na { $bid }.
call-thousand-raise-you = Zvyšujete závazek na { $bid }.
call-thousand-keep = { SEAT($seat) } nechává závazek, jak je.
call-thousand-keep-you = Necháváte závazek, jak je.
call-thousand-look = { SEAT($seat) } se dívá na karty.
call-thousand-look-you = Díváte se na karty.
call-thousand-give-up = { SEAT($seat) } vzdává rozdání.
call-thousand-give-up-you = Vzdáváte rozdání.
call-thousand-play-on = { SEAT($seat) } chce hrát.
call-thousand-play-on-you = Chcete hrát.
call-thousand-redeal = { SEAT($seat) } má čtyři devítky.
call-thousand-redeal-you = Máte čtyři devítky.
call-thousand-aces = { SEAT($seat) } hlásí čtyři esa.
call-thousand-aces-you = Hlásíte čtyři esa.
event-thousand-declare = { SEAT($seat) } hraje { CARD($card, form: "acc") } a hlásí { $value }. Trumfy: { SUIT($suit) }.
event-thousand-declare-you = Hrajete { CARD($card, form: "acc") } a hlásíte { $value }. Trumfy: { SUIT($suit) }.
event-thousand-trick = Štych bere { SEAT($seat) }: { $value ->
    [one] { $value } bod
    [few] { $value } body
    [many] { $value } bodu
   *[other] { $value } bodů
}.
event-thousand-trick-you = Štych je váš: { $value ->
    [one] { $value } bod
    [few] { $value } body
    [many] { $value } bodu
   *[other] { $value } bodů
}.
event-thousand-widow = { SEAT($seat) } hraje { $bid } a bere talon: { CARD($card0) }, { CARD($card1) }, { CARD($card2) }.
event-thousand-widow-you = Hrajete { $bid } a berete talon: { CARD($card0) }, { CARD($card1) }, { CARD($card2) }.
event-thousand-widow-hidden = { SEAT($seat) } hraje { $bid } a bere talon.
event-thousand-widow-hidden-you = Hrajete { $bid } a berete talon.
event-thousand-give = { SEAT($seat) } předává { CARD($card, form: "acc") }. Kartu dostane { SEAT($to) }.
event-thousand-give-to-you = { SEAT($seat) } vám předává { CARD($card, form: "acc") }.
event-thousand-give-you = Předáváte { CARD($card, form: "acc") }. Kartu dostane { SEAT($to) }.
event-thousand-give-hidden = { SEAT($seat) } předává kartu. Dostane ji { SEAT($to) }.
event-thousand-give-hidden-to-you = { SEAT($seat) } vám předává kartu.
event-thousand-redeal = Čtyři devítky: stejný hráč rozdává znovu.
event-thousand-won = Partii vyhrává { SEAT($seat) }.
event-thousand-won-you = Vyhráváte partii.

# vyúčtování
item-thousand-made = Splněný závazek { $bid }
    .detail = { $declared ->
        [0] { $points ->
            [one] { $points } bod
            [few] { $points } body
            [many] { $points } bodu
           *[other] { $points } bodů
        }
       *[other] { $tricks } ve štyších + { $declared } za hlášení = { $points }
    }
item-thousand-failed = Nesplněný závazek { $bid }
    .detail = { $declared ->
        [0] { $points ->
            [one] { $points } bod
            [few] { $points } body
            [many] { $points } bodu
           *[other] { $points } bodů
        }
       *[other] { $tricks } ve štyších + { $declared } za hlášení = { $points }
    }; chybí { $short ->
        [one] { $short } bod
        [few] { $short } body
        [many] { $short } bodu
       *[other] { $short } bodů
    }
item-thousand-points = Vlastní body
    .detail = { $declared ->
        [0] { $points ->
            [one] { $points } bod
            [few] { $points } body
            [many] { $points } bodu
           *[other] { $points } bodů
        }
       *[other] { $tricks } ve štyších + { $declared } za hlášení = { $points }
    } před zaokrouhlením
item-thousand-silent = Body zůstávají: v obraně si nepíše nic
    .detail = { $declared ->
        [0] { $points ->
            [one] { $points } bod
            [few] { $points } body
            [many] { $points } bodu
           *[other] { $points } bodů
        }
       *[other] { $tricks } ve štyších + { $declared } za hlášení = { $points }
    }
item-thousand-gave-up = Vzdané rozdání
    .detail = v této partii { $n }. vzdané rozdání
item-thousand-consolation = Za vzdané rozdání
item-thousand-bolt = Bolt
    .detail = { $n }. bolt; každý třetí stojí 120 bodů
item-thousand-barrel-on = Na sudu
    .detail = { $n ->
        [one] { $n } pokus
        [few] { $n } pokusy
        [many] { $n } pokusu
       *[other] { $n } pokusů
    }
item-thousand-barrel-try = Pokus na sudu
    .detail = chybí { $need } bodů; { $n ->
        [one] zbývá { $n } pokus
        [few] zbývají { $n } pokusy
        [many] zbývá { $n } pokusu
       *[other] zbývá { $n } pokusů
    }
item-thousand-barrel-fall = Pád ze sudu po posledním pokusu
item-thousand-barrel-off = Pád ze sudu s nesplněným závazkem
item-thousand-barrel-pushed = Pád ze sudu: na sud jde jiný hráč
item-thousand-barrel-both = Na sud jdou dva najednou: nezůstane žádný
item-thousand-barrel-second = Na sud jdou dva najednou: zůstane ten druhý
item-thousand-reset = 555 bodů zpátky na nulu
factor-thousand-gold = zlaté kolo
factor-thousand-blind = naslepo

# odmítnutí
refused-thousand-no-card = Teď kartu hrát nemůžete.
refused-thousand-passed = Oběma soupeřům už jste kartu dali.
refused-thousand-plain = Kartu jen předejte, nic nehlaste.
refused-thousand-blind = Naslepo zahajte nejmíň za 120 a zvyšujte po krocích tohoto stolu.
refused-thousand-seen = Karty už znáte: naslepo nabídnout nemůžete.
refused-thousand-no-auction = Teď se nelicituje.
refused-thousand-must-open = Forhont musí zahájit, nejméně za { $least }.
refused-thousand-moment = To teď nejde.
refused-thousand-give-up = Rozdání teď vzdát nemůžete.
refused-thousand-redeal = Nové rozdání můžete chtít, jen když máte všechny čtyři devítky, a to před prvním výnosem.
refused-thousand-aces = Čtyři esa můžete hlásit, jen když vynášíte, máte je všechna v ruce a už máte štych.
refused-thousand-below-minimum = Nejnižší nabídka je { $least }.
refused-thousand-bad-step = Nabízet můžete jen násobky { $step }.
refused-thousand-not-higher = Musíte nabídnout víc než { $high }.
refused-thousand-cap = S těmito kartami můžete nabídnout nejvýš { $most }.
refused-thousand-meld-lead = Hlásit můžete, jen když vynášíte.
refused-thousand-meld-pair = Druhou kartu z hlášky nemáte: { SUIT($suit) }.
refused-thousand-meld-trick = Hlásit můžete, až budete mít štych.

# pravidla stolu
option-thousand-min_bid = Nejnižší nabídka
    .help = Forhont musí zahájit nejméně za tolik.
option-thousand-bid_step = O kolik se zvyšuje
    .help = Nabídky jsou násobky tohoto čísla.
option-thousand-th_bid_cap = Nejvyšší nabídka
    .help = Nad 120 smíte nabízet jen s hláškou, nebo jen o tolik, kolik přidají vaše hlášky. Anebo kolik chcete.
option-thousand-th_bid_cap-marriage_unlocks = nad 120 jen s hláškou
option-thousand-th_bid_cap-plus_held = 120 a k tomu hlášky v ruce
option-thousand-th_bid_cap-none = bez omezení
option-thousand-th_blind = Zahájení naslepo
    .help = Než se forhont podívá na karty, smí zahájit za 120 nebo víc. Platí to pak dvojnásob.
option-thousand-th_hide_widow_at_min = Skrytý talon
    .help = Když aktér dostane talon za nejnižší nabídku, ostatní ho nevidí.
option-thousand-th_rospis = Vzdání rozdání
    .help = Když aktér uvidí talon, smí rozdání vzdát: každý soupeř si píše 60 bodů.
option-thousand-th_rospis_every = Co stojí vzdání
    .help = 120 bodů stojí každé třetí vzdané rozdání, nebo každé.
option-thousand-th_pass_open = Karty se předávají odkryté
    .help = Předané karty vidí všichni.
option-thousand-th_four_nines = Čtyři devítky
    .help = Kdo má před prvním výnosem čtyři devítky, smí chtít nové rozdání.
option-thousand-th_must_beat = Musí se přebíjet
    .help = Když můžete, musíte dát vyšší kartu, i vyšší trumf.
option-thousand-th_first_trick_marriage = Hláška v prvním štychu
    .help = Hlásit smíte, i když ještě nemáte štych.
option-thousand-th_ace_marriage = Čtyři esa
    .help = Čtyři esa smíte ohlásit, když jedno z nich vynášíte: je to 200 bodů a trumfy tím nebudou.
option-thousand-th_declarer_scores = Splněný závazek
    .help = Aktér si píše závazek, nebo všechny uhrané body.
option-thousand-th_declarer_scores-bid = závazek
option-thousand-th_declarer_scores-actual = uhrané body
option-thousand-th_rounding = Zaokrouhlení
    .help = Body soupeřů se zaokrouhlují na násobky tohoto čísla.
option-thousand-target = Cíl
    .help = Vyhrává, kdo první dosáhne tolika bodů.
option-thousand-th_bolts = Bolty
    .help = Každé třetí rozdání bez bodu stojí soupeře 120 bodů.
option-thousand-th_bolt_on = Za co je bolt
    .help = Za rozdání bez bodu, bez štychu, nebo když po zaokrouhlení nic nezbude.
option-thousand-th_bolt_on-zero_points = bez bodu
option-thousand-th_bolt_on-no_trick = bez štychu
option-thousand-th_bolt_on-zero_rounded = po zaokrouhlení nic nezbude
option-thousand-th_barrel = Sud
    .help = Blízko cíle má hráč několik pokusů vyhrát jedním rozdáním.
option-thousand-th_barrel_at = Kdy se jde na sud
    .help = S kolika body se jde na sud.
option-thousand-th_barrel_tries = Pokusy na sudu
    .help = Kolik rozdání máte na to, abyste ze sudu vyhráli.
option-thousand-th_barrel_fall = Pád ze sudu
    .help = Po posledním pokusu se ztrácí 120 bodů, nebo všechno.
option-thousand-th_barrel_fall-minus_120 = o 120 bodů dolů
option-thousand-th_barrel_fall-zero = na nulu
option-thousand-th_barrel_multi = Více hráčů na sudu
    .help = Nový hráč shodí ze sudu předchozího, nebo na něm zůstanou oba. Když přijdou dva najednou, nezůstane žádný, nebo jen jeden.
option-thousand-th_barrel_multi-displace = nový shodí předchozího
option-thousand-th_barrel_multi-declarer = zůstává aktér, jinak další po něm
option-thousand-th_barrel_multi-first = zůstává první od forhonta
option-thousand-th_barrel_multi-coexist = zůstávají oba
option-thousand-th_gold_set = Zlaté kolo
    .help = V prvních třech rozdáních se zahajuje za 120 a všechno platí dvojnásob.
option-thousand-th_silent_at = Od kolika bodů si obrana nepíše
    .help = Od tolika bodů si hráč píše jen jako aktér. 0 znamená, že si píše vždycky.
option-thousand-th_reset_555 = 555 na nulu
    .help = Kdo má přesně 555 nebo −555 bodů, spadne na nulu.
