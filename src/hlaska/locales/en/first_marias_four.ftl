# The first deal of partnership Mariáš that explains itself; .other: said to who chooses something else.

first-marias_four-trump = You are <forehand>forehand</forehand> and have only four cards yet. Three of them are { SUIT($suit) }: choose <trump>trumps</trump> there and lay the { CARD($card) } face down.
    .other = The suit of the card you lay becomes trumps, and you want the suit you hold most of. A low card will do.
first-marias_four-call = Now call a trump you do not hold: whoever has that card is your <partner>partner</partner> and says nothing about it. The highest you lack is the ten: call it.
    .other = The best <called_card>called card</called_card> is the highest one you lack: then your side has the three top trumps.
first-marias_four-suit = Everyone has eight cards now, and somebody has the ten. You hold four trumps and another ace: play the <contract_game>game</contract_game>, in which your side needs more points than the other. Aces, tens and the last trick count 10 each.
    .other = In betl and durch you would be alone against three, and in betl you may win no trick. This hand suits neither.
first-marias_four-quiet = All say <call_good>good</call_good>. You could promise a <contract_hundred>hundred</contract_hundred>, but you hold no <hlaska>marriage</hlaska> and do not know your partner. So promise nothing: say good.
    .other = A hundred needs a marriage. You do not know whether your partner has one, and a promise you break costs you.
first-marias_four-flek = The player opposite says <flek_1>flek</flek_1>. By these rules an opponent with the king or queen of trumps must say it, so that is not your partner. Nobody else has given anything away. Let it count twice and say good.
    .other = Double again only when you know more: your partner sits in one of two seats, and you know nothing of those cards yet.
first-marias_four-lead = You lead. Play trumps first; they also show you your partner: lead the { CARD($card) }.
    .other = The ace of trumps wins for certain, and each card that falls on it tells you something.
first-marias_four-king = There is the ten, from the player on your right: that is your partner, and the 10 points belong to you both. Two trumps are still out: draw them with the { CARD($card) }.
    .other = One opponent still has a trump. Draw it before it takes an ace.
first-marias_four-ace = All trumps are gone but your own two. Now nobody can trump an ace: lead the { CARD($card) }.
    .other = The ace is a certain trick now; later others may have the lead.
first-marias_four-club = Keep your two trumps: the last trick counts 10. Give away the lead at no cost: the { CARD($card) } counts nothing.
    .other = A ten led now might fall to an ace, and you need the trumps later.
first-marias_four-ten = An opponent leads { SUIT($suit) }, and your partner takes it with the ace. What lies in this trick counts for you both: give the { CARD($card) }.
    .other = Give points to a trick that your partner wins: here the ten is safe.
first-marias_four-end = Your partner showed a marriage, and your last trump took the last trick: you have { $mine } points, they have { $theirs }. That is a hundred, and even unannounced it replaces the game: 2 units, doubled 4. The two others pay 4 units each, and you both get 4.
