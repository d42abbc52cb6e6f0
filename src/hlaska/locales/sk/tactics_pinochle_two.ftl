# Ako dobre hrať pinochle vo dvojici.

tactics-pinochle_two-order = Za štich je jedna kombinácia. Tromfovú hlášku vyložte prvú a postupku potom: platí oboje, lebo postupka pridá nové karty. Naopak to nejde, karty hlášky už ležia vo vyššej kombinácii. Chce to dva štichy, začnite teda hneď, ako máte tromfového kráľa a dámu.
    .title = V akom poradí vykladať
tactics-pinochle_two-mate = Máte pikovú dámu. Kárových dolníkov je { $n }; súper začína aspoň s jedným v { $his } rozdaniach zo 100 a v { $stock } sú obaja v talóne, z ktorého je každá druhá karta vaša. Takú kartu si nechajte, kým nepadli obaja; osamelá deviatka alebo desiatka ide preč skôr.
    .title = Polovica pinochle
tactics-pinochle_two-end = Keď sa talón minie, nasleduje { $n } štichov so všetkými povinnosťami a v nich je väčšina bodov. Vyložené karty idú späť do ruky, takže zo súperových ste mnoho videli. Príďte k nim s tromfmi a esami: tromfy vyťahujte, kým ich máte viac, a jeden si nechajte na posledný štich, ktorý počíta 10.
    .title = Druhá polovica
