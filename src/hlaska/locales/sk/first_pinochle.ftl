# Prvé rozdania pinochle s výkladom; .other: čo sa povie tomu, kto zvolí niečo iné.

# pinochle vo dvojiciach
first-pinochle-bid = <partner>Spoluhráč</partner> sedí oproti. Draží sa o právo zvoliť <trump>tromf</trump>: číslo hovorí, koľko vaša strana musí získať v kombináciách a štichoch. Máte krížového kráľa s dámou a esom: vydražte 260.
    .other = Pas nechá tromf iným; oveľa vyššia ponuka sľubuje viac, než tieto karty majú.
first-pinochle-again = Súper vľavo dal 270, spoluhráč aj druhý súper pasovali. V krížoch vám k postupke chýba len dolník a desiatka a spoluhráč vám podá štyri karty. Vydražte 280.
    .other = Jeden krok stačí: kto dá viac, než musí, musí to aj uhrať.
first-pinochle-trump = Ostatní pasovali, 280 je váš <pn_contract>záväzok</pn_contract>. Teraz zvoľte tromf: kríže, kde máte kráľa s dámou.
    .other = V iných farbách vám chýba kráľ: bez kráľa s dámou nie je postupka.
first-pinochle-pass = Spoluhráč vám dal krížovú desiatku, dolníka, dámu a eso: postupka je celá. Štyri karty vráťte, tie, ktoré vám nič neprinesú: pikovú deviatku, jednu srdcovú deviatku, károvú dámu a desiatku.
    .other = Nedávajte tromfy ani esá: vyhrajú štichy, ktoré ešte potrebujete.
first-pinochle-play = Postupka a tromfová deviatka dajú väčšinu vašich 200 za <pn_meld>kombinácie</pn_meld>. Ďalších 80 musí prísť zo štichov a je ich tam 250. Hrajte: vzdať by stálo záväzok.
    .other = Vzdať to stojí celý záväzok, a 80 bodov s takými tromfami je veľmi pravdepodobných.
first-pinochle-draw = Máte osem z dvanástich tromfov. Vytiahnite súperom ich, nech nemajú čím tromfovať: vyneste { CARD($card, form: "acc") }.
    .other = Kým majú súperi tromfy, môžu vziať vaše esá v iných farbách.
first-pinochle-ten = Obe tromfové esá zabrali: jeden súper už tromf nemá. Spoluhráč vám do štichov pridáva kráľov, počítajú sa obom. Vyneste { CARD($card, form: "acc") }: z dvoch rovnakých kariet berie tá prvá.
    .other = Druhá tromfová desiatka je ešte vonku. Vaša, vynesená prvá, ju berie.
first-pinochle-side = Tromf už nikto iný nemá. Teraz je isté aj { CARD($card) }: vyneste ho.
    .other = Aj to ide, ale eso sa má uplatniť, kým farba obieha.
first-pinochle-rest = { $mine } bodov: záväzok je splnený. Zvyšné tromfy berú jeden po druhom a spoluhráč na ne hádže desiatky a esá: pokračujte a vyneste { CARD($card, form: "acc") }.
    .other = Tromf berie isto; s inou kartou môžete prísť o výnos.
first-pinochle-end = { $mine } proti { $theirs }: vaša strana splnila 280 a pripíše si všetko. Dražba, podávanie, kombinácie, ťahanie tromfov: to je rozdanie pinochle. Čo strana získa, patrí obom.
