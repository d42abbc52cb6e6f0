# Jak dobře hrát pinochle ve dvou.

tactics-pinochle_two-order = Po štychu smíte vyložit jednu kombinaci. Trumfovou hlášku vyložte první a postupku potom: platí obojí, protože k postupce přidáte nové karty. Naopak to nejde, protože karty hlášky už leží ve vyšší kombinaci. Potřebujete na to dva štychy, a tak začněte hned, jak máte trumfového krále a dámu.
    .title = V jakém pořadí vykládat
tactics-pinochle_two-mate = Máte pikovou dámu. V balíčku jsou { $n } károví kluci. V { $his } rozdáních ze 100 má soupeř na začátku aspoň jednoho. V { $stock } jsou oba v talonu, a každá druhá karta z něj je vaše. Dokud nepadnou oba, pikovou dámu si nechte. Osamělá devítka nebo desítka jde pryč dřív.
    .title = Půlka pinochle
tactics-pinochle_two-end = Když talon dojde, hraje se ještě { $n } štychů se všemi povinnostmi a v nich je většina bodů. Vyložené karty jdou zpátky do ruky, takže ty soupeřovy z velké části znáte. Nechte si na tu chvíli trumfy a esa. Trumfy vytahujte, dokud jich máte víc, a jeden si nechte na poslední štych: je za něj 10 bodů.
    .title = Druhá půlka
