# První rozdání pinochle s výkladem; .other: co se řekne tomu, kdo zvolí něco jiného.

# pinochle ve dvojicích
first-pinochle-bid = <partner>Spoluhráč</partner> sedí naproti. Draží se o právo zvolit <trump>trumfy</trump>: číslo říká, kolik vaše strana musí získat v kombinacích a štyších. Máte křížového krále s dámou a esem: vydražte 260.
    .other = Pas nechá trumfy jiným; mnohem vyšší nabídka slibuje víc, než tenhle list má.
first-pinochle-again = Soupeř vlevo dal 270, spoluhráč i druhý soupeř pasovali. V křížích vám k postupce chybí jen kluk a desítka a spoluhráč vám předá čtyři karty. Vydražte 280.
    .other = Jeden krok stačí: kdo dá víc, než musí, musí to taky uhrát.
first-pinochle-trump = Ostatní pasovali, 280 je váš <pn_contract>závazek</pn_contract>. Teď zvolte trumfy: kříže, kde máte krále s dámou.
    .other = Srdcí máte málo vysokých a chybí král: bez krále s dámou není postupka.
first-pinochle-pass = Spoluhráč vám dal křížovou desítku, kluka, dámu a eso: postupka je celá. Čtyři karty vraťte, ty, které vám nic nepřinesou: pikovou devítku, jednu srdcovou devítku, károvou dámu a desítku.
    .other = Nedávejte trumfy ani esa: vyhrají štychy, které ještě potřebujete.
first-pinochle-play = Postupka a trumfová devítka dají většinu vašich 200 za <pn_meld>kombinace</pn_meld>. Dalších 80 musí přijít ze štychů a je jich tam 250. Hrajte: vzdát by stálo závazek.
    .other = Vzdát to stojí celý závazek, a 80 bodů s takovými trumfy je velmi pravděpodobných.
first-pinochle-draw = Máte osm z dvanácti trumfů. Vytáhněte soupeřům jejich, ať nemají čím trumfovat: vyneste { CARD($card, form: "acc") }.
    .other = Dokud mají soupeři trumfy, mohou vzít vaše esa v jiných barvách.
first-pinochle-ten = Obě trumfová esa zabrala: jeden soupeř už trumf nemá. Spoluhráč vám do štychů přidává krále, počítají oběma. Vyneste { CARD($card, form: "acc") }: ze dvou stejných karet bere ta první.
    .other = Druhá trumfová desítka je ještě venku. Vaše, vynesená první, ji bere.
first-pinochle-side = Trumf už nikdo jiný nemá. Teď je jisté i { CARD($card) }: vyneste ho.
    .other = Taky to jde, ale eso se má uplatnit, dokud barva obíhá.
first-pinochle-rest = { $mine } bodů: závazek je splněný. Zbylé trumfy berou jeden po druhém a spoluhráč na ně hází desítky a esa: pokračujte a vyneste { CARD($card, form: "acc") }.
    .other = Trumf bere jistě; s jinou kartou můžete přijít o výnos.
first-pinochle-end = { $mine } proti { $theirs }: vaše strana splnila 280 a připíše si všechno. Dražba, předávání, kombinace, tahání trumfů: to je rozdání pinochle. Co strana získá, patří oběma.
