# Prvé rozdanie krížového mariáša s výkladom; .other: čo sa povie tomu, kto zvolí niečo iné.

first-marias_four-trump = Ste <forehand>forhont</forehand> a zatiaľ vidíte len štyri karty. Tri z nich máte v { SUIT($suit, form: "loc") }: zvoľte tú farbu za <trump>tromf</trump> a položte { CARD($card, form: "acc") } rubom nahor.
    .other = Farba položenej karty bude tromf, a ten chcete tam, kde máte najviac kariet. Stačí položiť nízku.
first-marias_four-call = Teraz zavolajte tromf, ktorý nemáte: kto ho má, je váš <partner>spoluhráč</partner> a mlčí o tom. Najvyšší, čo vám chýba, je desiatka: zavolajte ju.
    .other = Najlepšia <called_card>volaná karta</called_card> je najvyššia z tých, ktoré nemáte: vaša strana potom má tri najvyššie tromfy.
first-marias_four-suit = Každý už má osem kariet a niekto z nich má tú desiatku. Vy máte štyri tromfy a ďalšie eso: ohláste <contract_game>hru</contract_game>. V nej vaša strana potrebuje viac bodov než druhá. Esá, desiatky a posledný štich majú po 10.
    .other = V betli a durchu by ste hrali sami proti trom a v betli nesmiete vziať žiadny štich. Na to tieto karty nie sú.
first-marias_four-quiet = Všetci hovoria <call_good>dobrá</call_good>. Mohli by ste sľúbiť <contract_hundred>sto</contract_hundred>, ale nemáte <hlaska>hlášku</hlaska> a spoluhráča nepoznáte. Nič nesľubujte: dobrá.
    .other = Na sto treba hlášku. Či ju má spoluhráč, neviete, a nesplnený sľub niečo stojí.
first-marias_four-flek = Hráč oproti dáva <flek_1>flek</flek_1>. Podľa týchto pravidiel musí flekovať súper s tromfovým kráľom alebo horníkom, takže to nie je váš spoluhráč. Nikto iný nič neprezradil. Nech hra platí dvakrát: dobrá.
    .other = Zvyšujte, až keď budete vedieť viac: spoluhráč sedí na jednom z dvoch miest a zatiaľ o ňom neviete nič.
first-marias_four-lead = Vynášate. Začnite tromfmi, ukážu vám aj spoluhráča: vyneste { CARD($card, form: "acc") }.
    .other = Tromfové eso štich určite vezme a každá karta, ktorá naň spadne, vám niečo povie.
first-marias_four-king = A je tu desiatka, od hráča vpravo: to je váš spoluhráč a jej 10 bodov je spoločných. Vonku sú ešte dva tromfy: vytiahnite ich, vyneste { CARD($card, form: "acc") }.
    .other = Jeden súper má ešte tromf. Nech padne skôr, než vezme nejaké eso.
first-marias_four-ace = Tromfy už máte len vy, posledné dva. Eso teraz nikto nepretromfne: vyneste { CARD($card, form: "acc") }.
    .other = Eso je teraz istý štich; neskôr môže vynášať niekto iný.
first-marias_four-club = Dva tromfy si nechajte: posledný štich má 10 bodov. Výnos prenechajte tak, aby vás to nič nestálo: { CARD($card) } žiadne body nemá.
    .other = Desiatku by teraz mohlo vziať cudzie eso a tromfy budú treba neskôr.
first-marias_four-ten = Súper vynáša { SUIT($suit, form: "acc") } a váš spoluhráč berie štich esom. Čo v ňom leží, ráta sa obom: prihoďte { CARD($card, form: "acc") }.
    .other = Do štichu, ktorý berie spoluhráč, sa dávajú body: tu je desiatka v bezpečí.
first-marias_four-end = Spoluhráč ukázal hlášku, váš tromf vzal posledný štich: { $mine } bodov proti { $theirs }. To je tiché sto a platí namiesto hry: 2 sadzby, po fleku 4. Každý súper platí 4 sadzby a každý z vás dvoch dostane 4.
