# Ako dobre hrať pinochle vo dvojici.

tactics-pinochle_two-order = Po každom štichu smiete vyložiť jednu kombináciu. Najprv vyložte tromfovú hlášku a až potom postupku: platí oboje, lebo postupka pridá nové karty. Naopak o hlášku prídete, lebo jej karty už ležia vo vyššej kombinácii. Chce to dva štichy, a tak začnite hneď, ako máte tromfového kráľa a dámu.
    .title = V akom poradí vykladať
tactics-pinochle_two-mate = Máte pikovú dámu. Kárových dolníkov je { $n }. Súper začína aspoň s jedným v { $his } rozdaniach zo 100. V { $stock } sú obaja v talóne, z ktorého je každá druhá karta vaša. Takú kartu si nechajte, kým nepadli obaja; osamelú deviatku alebo desiatku zahrajte skôr.
    .title = Polovica pinochle
tactics-pinochle_two-end = Keď sa talón minie, nasleduje { $n } štichov so všetkými povinnosťami a v nich je väčšina bodov. Vyložené karty idú späť do ruky, takže súperove karty z veľkej časti poznáte. Nechajte si na túto polovicu tromfy a esá. Tromfy vyťahujte, kým ich máte viac, a jeden si nechajte na posledný štich, ktorý má 10 bodov.
    .title = Druhá polovica
