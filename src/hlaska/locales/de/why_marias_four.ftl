# warum eine Wahl besser ist: was wem geschieht, als Anfang eines Satzes; wie oft, folgt
why-marias-durch-with-partner-won = { SEAT($seat) } gewinnt den Durch mit Partner
why-marias-durch-with-partner-won-you = Du gewinnst den Durch mit Partner
why-marias-durch-with-partner-lost = { SEAT($seat) } verliert den Durch mit Partner
why-marias-durch-with-partner-lost-you = Du verlierst den Durch mit Partner
why-marias-durch-with-partner-lost-alone = { SEAT($seat) } zahlt den Durch mit Partner allein
why-marias-durch-with-partner-lost-alone-you = Du zahlst den Durch mit Partner allein
why-marias-durch-with-wise-won = { SEAT($seat) } gewinnt den Durch mit dem Schlauen
why-marias-durch-with-wise-won-you = Du gewinnst den Durch mit dem Schlauen
why-marias-durch-with-wise-lost = { SEAT($seat) } verliert den Durch mit dem Schlauen
why-marias-durch-with-wise-lost-you = Du verlierst den Durch mit dem Schlauen
