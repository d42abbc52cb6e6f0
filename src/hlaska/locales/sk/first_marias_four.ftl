# Prvé rozdanie krížového mariáša s výkladom; .other: čo sa povie tomu, kto zvolí niečo iné.

first-marias_four-trump = Ste <forehand>forhont</forehand> a zatiaľ vidíte len štyri karty, tri z nich v { SUIT($suit, form: "loc") }: zvoľte tú farbu za <trump>tromf</trump> a položte { CARD($card, form: "acc") } rubom nahor.
    .other = Farba položenej karty bude tromf, a ten chcete tam, kde máte najviac kariet. Stačí položiť nízku.
first-marias_four-call = Teraz zavolajte tromf, ktorý nemáte: kto ho má, je váš <partner>spoluhráč</partner> a mlčí o tom. K esu a kráľovi vám chýba najvyšší, a tak volajte desiatku.
    .other = Najlepšia <called_card>volaná karta</called_card> je najvyššia z tých, ktoré nemáte: vaša strana potom má tri najvyššie tromfy.
first-marias_four-suit = Každý má osem kariet a niekto z nich tú desiatku. Štyri tromfy a ďalšie eso: ohláste <contract_game>hru</contract_game>, v nej vaša strana potrebuje viac bodov než druhá. Esá, desiatky a posledný štich majú po 10.
    .other = V betli a durchu by ste hrali sami proti trom a v betli nesmiete vziať nijaký štich. Na to tieto karty nie sú.
first-marias_four-quiet = Všetci povedali <call_good>dobrá</call_good>. Smiete sľúbiť <contract_hundred>sto</contract_hundred>, ale nemáte <hlaska>hlášku</hlaska> a spoluhráča nepoznáte. Nič nesľubujte: dobrá.
    .other = Sto potrebuje hlášku. Či ju má spoluhráč, neviete, a nesplnený sľub niečo stojí.
first-marias_four-flek = Hráč oproti dáva <flek_1>flek</flek_1>. Podľa týchto pravidiel musí flekovať súper s tromfovým kráľom alebo horníkom, takže to nie je váš spoluhráč. Nikto iný nič neprezradil. Nech hra platí dvakrát: dobrá.
    .other = Zvyšujte, až keď budete vedieť viac: spoluhráč sedí na jednom z dvoch miest a zatiaľ o ňom neviete nič.
first-marias_four-lead = Vynášate. Najprv tromfy, a nimi hľadáte aj spoluhráča: vyneste { CARD($card, form: "acc") }.
    .other = Tromfové eso štich určite vezme a každá karta, ktorá naň spadne, vám niečo povie.
first-marias_four-king = A je tu desiatka, od hráča vpravo: to je váš spoluhráč a jej 10 bodov je spoločných. Vonku sú ešte dva tromfy: vytiahnite ich, vyneste { CARD($card, form: "acc") }.
    .other = Jeden súper má ešte tromf. Nech padne skôr, než vezme nejaké eso.
first-marias_four-ace = Tromfy už máte len vy, dva. Eso teraz nikto nepretromfne: vyneste { CARD($card, form: "acc") }.
    .other = Eso je teraz istý štich; neskôr môže vynášať niekto iný.
first-marias_four-club = Dva tromfy si nechajte: posledný štich má 10 bodov. Výnos prenechajte zadarmo: { CARD($card) } nijaké body nemá.
    .other = Desiatku by teraz mohlo vziať cudzie eso a tromfy budú treba neskôr.
first-marias_four-ten = Súper vyniesol { SUIT($suit, form: "acc") } a váš spoluhráč berie štich esom. Čo v ňom leží, ráta sa obom: prihoďte { CARD($card, form: "acc") }.
    .other = Do štichu, ktorý berie spoluhráč, sa dávajú body: tu je desiatka v bezpečí.
first-marias_four-end = Spoluhráč ukázal hlášku, váš tromf vzal posledný štich: { $mine } bodov proti { $theirs }. To je sto, a aj tiché nahrádza hru: 2, flekom 4. Každý súper platí 4 sadzby a každý z vás dvoch dostane 4.
