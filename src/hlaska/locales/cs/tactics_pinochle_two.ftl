# Jak dobře hrát pinochle ve dvou.

tactics-pinochle_two-order = Za štych je jedna kombinace. Trumfovou hlášku vyložte první a postupku potom: platí obojí, protože postupka přidá nové karty. Naopak to nejde, karty hlášky už leží ve vyšší kombinaci. Chce to dva štychy, začněte tedy hned, jak máte trumfového krále a dámu.
    .title = V jakém pořadí vykládat
tactics-pinochle_two-mate = Máte pikovou dámu. Kárových kluků je { $n }; soupeř začíná aspoň s jedním v { $his } rozdáních ze 100 a v { $stock } jsou oba v talonu, z něhož je každá druhá karta vaše. Takovou kartu si nechte, dokud nepadli oba; osamělá devítka nebo desítka jde pryč dřív.
    .title = Půlka pinochle
tactics-pinochle_two-end = Když talon dojde, následuje { $n } štychů se všemi povinnostmi a v nich je většina bodů. Vyložené karty jdou zpátky do ruky, takže ze soupeřových jste mnoho viděli. Přijďte k nim s trumfy a esy: trumfy vytahujte, dokud jich máte víc, a jeden si nechte na poslední štych, který počítá 10.
    .title = Druhá polovina
