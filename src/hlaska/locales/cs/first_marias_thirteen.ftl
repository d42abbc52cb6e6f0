# První rozdání mariáše s třináctou kartou s výkladem; .other: co se řekne tomu, kdo zvolí něco jiného.

first-marias_thirteen-exchange = Třináctá karta leží otočená: <trump>trumfy</trump> budou { SUIT(1) }, ale až se všechno dolíže. Sedmu té barvy máte vy: až budete na řadě, smíte ji vyměnit za to eso, ještě než zahrajete.
    .other = O výměnu zatím nepřijdete, ale eso má větší cenu v ruce než pod talonem.
first-marias_thirteen-ace = Deset štychů je volných: přiznávat nemusíte, trumfy nejsou a bere jen nesená barva. Vynesené eso nic nepřebije: vyneste { CARD($card, form: "acc") }, je to 10 bodů.
    .other = Bez trumfů je vynesené eso jistý štych, a kdo bere, líže první.
first-marias_thirteen-marriage = Máte dvě <hlaska>hlášky</hlaska>. Ta v { SUIT(1, form: "loc") } počká: v trumfech bude za 40. Tahle je za 20 kdykoli: vyneste { CARD($card, form: "acc") } a hlaste.
    .other = Hláška v { SUIT(1, form: "loc") } má teď 20 a později 40. Nejdřív hlaste v { SUIT($suit, form: "loc") }.
first-marias_thirteen-low = Vynesenou desítku může vzít její eso. Vyneste něco bez ceny a nechte přijít soupeře: { CARD($card, form: "acc") }.
    .other = Trumfy a desítky si nechte; nízkou kartou o nic nepřijdete.
first-marias_thirteen-small = Soupeř vynáší eso. Přebít je nemůžete a přiznávat nemusíte: přihoďte, co má nejmenší cenu, { CARD($card, form: "acc") }.
    .other = Tenhle štych je ztracený: body v něm taky, a trumfy jsou na konec.
first-marias_thirteen-ten = Soupeř vynáší { CARD($led, form: "acc") } a vaši desítku přebíjí jen eso, které už padlo: uhrajte { CARD($card, form: "acc") }.
    .other = Když hrajete druhý, desítka na nižší kartu své barvy jistě vyhraje.
first-marias_thirteen-tenth = Desátý štych: kdo ho vezme, líže poslední neznámou kartu, druhý dostane vaši sedmu zpod talonu. V ruce máte pět trumfů: vyneste { CARD($card, form: "acc") }.
    .other = Vaše { SUIT(1) } budou po tomhle štychu trumfy: všechny si je nechte.
first-marias_thirteen-strict = Talon je prázdný a trumfy jsou { SUIT(1) }. V posledních šesti štyších se musí přiznávat a přebíjet, jinak <duty_trump>trumfovat</duty_trump>. Proti vašim pěti trumfům jsou venku tři: vyneste { CARD($card, form: "acc") }.
    .other = Nejdřív vytáhněte trumfy, ostatní karty i poslední štych pak máte jisté.
first-marias_thirteen-trump = Teď má druhá hláška svých 40. Nic vyššího venku není: vyneste { CARD($card, form: "acc") } a hlaste.
    .other = Na tohle hláška čekala: ukažte ji, dokud máte krále i svrška v ruce.
first-marias_thirteen-end = { $mine } bodů proti { $theirs }, poslední štych v tom má 10. Nic se tu nehlásí předem ani neflekuje: kdo má víc bodů, vyhrává jednu sazbu. Výměna, volné štychy, trumfy na konec: to je celá hra.
