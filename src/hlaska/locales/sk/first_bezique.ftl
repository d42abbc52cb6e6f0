# Prvé rozdanie Bezique s výkladom; .other: čo sa povie tomu, kto zvolí niečo iné, čo sa smie.

first-bezique-lead = Aby ste rýchlo spoznali celé rozdanie, začneme neskoro: ostáva potiahnuť osem kariet a nikto ešte nič nevyložil. Kto vezme <trick>štich</trick>, smie vyložiť jednu <bz_bezique>kombináciu</bz_bezique>. Vyneste { CARD($card, form: "acc") }: štich bude asi váš.
    .other = Teraz smie každý pridať, čo chce, a tak štich asi vezme len vysoká karta.
first-bezique-marriage = Štich je váš: vyložte jednu kombináciu a potom si potiahnite. Kráľ a dáma v { SUIT($suit, form: "loc") } sú hláška za 20 bodov. Začnite ňou: dáma smie poslúžiť ešte raz, v kombinácii iného druhu.
    .other = Bezique nič neohrozuje, počká na ďalší štich; a po štichu smiete vyložiť len jednu kombináciu.
first-bezique-seven = Máte { $mine } bodov. Karty ležia pred vami, ale hrať ich smiete ďalej. Tromfovú sedmičku môžete vymeniť za eso otočené pod <talon_stock>talónom</talon_stock>, a to má 10 bodov. Vymeňte ju a potom si potiahnite.
    .other = Keď si teraz potiahnete, tromfové eso tam zostane: na konci by ho dostal súper.
first-bezique-ace = Máte { $mine } bodov a prišiel vám tromfový kráľ. Každý štich je ďalšia kombinácia: vyneste { CARD($card, form: "acc") }. Esá a desiatky v štichoch, <bz_brisque>brisky</bz_brisque>, majú na konci po 10 bodov.
    .other = S inou kartou môžete o štich prísť, a bez štichu sa nevykladá.
first-bezique-bezique = Piková dáma a kárový dolník: to je bezique, 40 bodov. Dáma už leží v hláške a poslúži znova. Vyložte ho.
    .other = Tromfová hláška má tiež 40, ale z tých kariet môže byť ešte niečo oveľa väčšie.
first-bezique-spare = Prišla vám tromfová desiatka. S esom, kráľom, dámou a dolníkom je to tromfová postupka, 250 bodov! Najprv však potrebujete štich a naň stačí malý tromf. Vyneste { CARD($card, form: "acc") }, ten už poslúžil.
    .other = Nechajte si päť najvyšších tromfov pohromade: keď jeden chýba, postupka nie je.
first-bezique-ruff = Súper vzal štich a vyložil hlášku; vám prišiel malý tromf. Súper vynáša { CARD($led, form: "acc") }. Ten štich nechcete pre karty, ale aby ste mohli vykladať. Prebite: dajte { CARD($card, form: "acc") }.
    .other = Je to posledný štich, kým sa minie talón. Keď oň prídete, postupku už nevyložíte.
first-bezique-sequence = A teraz postupka: tromfové eso, desiatka, kráľ, dáma a dolník. Viac má len dvojitý bezique. Vyložte ju, potom sa potiahnu posledné dve karty.
    .other = Potom už nemôžete nič vyložiť: prišli by ste o 250 bodov.
first-bezique-strict = Máte { $mine } bodov. Talón sa minul a karty sa berú späť do ruky. V posledných ôsmich štichoch musíte <duty_follow>ctiť farbu</duty_follow> a prebíjať, a kto farbu nemá, dáva <duty_trump>tromf</duty_trump>. Vytiahnite súperovi tromfy: vyneste { CARD($card, form: "acc") }.
    .other = Súper má ešte dva malé tromfy, a tie vám na konci môžu vziať štich.
first-bezique-last = Súper už tromf nemá, vy jeden. Posledný štich má 10 bodov: tromf si naň nechajte a vyneste { CARD($card, form: "acc") }. Pár štichov vezme súper a nakoniec vám musí vyniesť do tromfu.
    .other = Tromf zahraný teraz vezme štich, ktorý nemá cenu, a ten posledný bude súperov.
first-bezique-end = { $mine } bodov proti { $theirs }, aj s briskami a posledným štichom. V bezique rozhodujú kombinácie: štichy ste brali, aby ste mohli vykladať, jedna dáma poslúžila dvakrát a postupka ostala pohromade. Partia sa hrá do 1000 bodov.
