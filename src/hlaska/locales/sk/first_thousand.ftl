# Prvé rozdanie Tisíca s výkladom; .other: čo sa povie tomu, kto zvolí niečo iné.

first-thousand-bid = Licituje sa o tri karty <widow>talónu</widow>; čo sľúbite, musíte potom získať v <trick>štichoch</trick> a <th_marriage>hláškach</th_marriage>. Už len kráľ s dámou v { SUIT(3, form: "loc") } majú 80 bodov: dajte 100.
    .other = Hláška za 80 je príliš dobrá na to, aby ste talón nechali iným.
first-thousand-again = Jeden súper dal 105. Všetky štichy majú dokopy 120 a vaša hláška ďalších 80: na 110 to stále bohato stačí. Dajte 110.
    .other = Súper by vzal talón za 105 a vaša hláška by tromf neurčila.
first-thousand-give = Talón priniesol eso a desiatku. Každému súperovi dajte jednu kartu, ktorú oželiete: najprv { CARD($card, form: "acc") } doľava, potom { CARD($next, form: "acc") }.
    .other = Nechajte si hlášku a esá a čo ich chráni: dávajte jednotlivé karty iných farieb.
first-thousand-keep = Teraz smiete záväzok zvýšiť, alebo nechať. Pripíše sa vám len to, čo ste dali, a tak zostaňte pri istom: nechajte ho.
    .other = Keď zvýšite, musíte získať viac, a zarobíte len vtedy, keď na to karty naozaj majú.
first-thousand-ace = Vynášate. Hlásiť smiete, až keď máte štich: vyneste { CARD($card, form: "acc") } a máte ho, tromfy ešte nie sú.
    .other = Najprv získajte istý štich: eso ho vezme, kým nie sú tromfy.
first-thousand-marriage = Dve esá, dva štichy. Teraz vyneste { CARD($card, form: "acc") } a hláste: 80 bodov a <trump>tromf</trump> je odteraz { SUIT($suit) }.
    .other = Hláste, kým vynášate: neskôr sa k výnosu nemusíte dostať a 80 bodov je preč.
first-thousand-trump = Dámu vzala desiatka, ale stálo to za to. Súper vynáša eso farby, ktorú nemáte. Prebite ho, dajte { CARD($card, form: "acc") }: teraz je to tromf.
    .other = Vezme ho aj iný tromf; kráľ však má viac, keď je vo vašom štichu.
first-thousand-end = Získali ste viac než 110 a píšete si 110 bodov: aktér si píše, čo vylicitoval, ani viac, ani menej. Ostatní si píšu, čo vzali.
