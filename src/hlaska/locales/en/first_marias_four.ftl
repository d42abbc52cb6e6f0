# The first deal of partnership Mariáš that explains itself; .other: said to who chooses something else.

first-marias_four-trump = You are <forehand>forehand</forehand> and see only four cards yet. Three of them are { SUIT($suit) }: choose <trump>trumps</trump> there and lay the { CARD($card) } face down.
    .other = The suit of the card you lay will be trumps, and you want the one you hold most of. Keep ace and king in view: a low card will do.
first-marias_four-call = Now call a trump you do not hold: whoever has that card is your <partner>partner</partner>, and keeps silent about it. The highest you lack is the ten: call it.
    .other = The best <called_card>called card</called_card> is the highest one you lack: then your side has the three top trumps.
first-marias_four-suit = Everybody has eight cards now, and somebody the ten. Four trumps and another ace: play the <contract_game>game</contract_game>, in which your side needs more points than the other. Aces, tens and the last trick count 10 each.
    .other = In betl and durch you would be alone against three, and in betl you may win no trick. This hand is fit for neither.
first-marias_four-quiet = All say <call_good>good</call_good>. You may promise a <contract_hundred>hundred</contract_hundred>, but you hold no <hlaska>marriage</hlaska> and do not know your partner. Promise nothing: good.
    .other = A hundred needs a marriage. Whether your partner has one you do not know, and who promises and fails pays.
first-marias_four-flek = The player opposite says <flek_1>flek</flek_1>. By these rules an opponent with king or over of trumps must, so that is not your partner. Nobody else has given anything away. Let it count twice: good.
    .other = Double again only when you know more: your partner sits on one of two chairs, and you know nothing of those cards yet.
first-marias_four-lead = You lead. Trumps first, and with them you look for your partner: lead the { CARD($card) }.
    .other = The ace of trumps wins for certain, and each card that falls on it tells you something.
first-marias_four-king = There is the ten, from the player on your right: that is your partner, and the 10 points are yours together. Two trumps are still out: draw them with the { CARD($card) }.
    .other = One opponent still has a trump. It should fall before it takes an ace.
first-marias_four-ace = All trumps are gone but your own two. Now nobody can trump an ace: lead the { CARD($card) }.
    .other = The ace is a certain trick now; later the lead may be with others.
first-marias_four-club = Keep your two trumps: the last trick counts 10. Give the lead away at no cost: the { CARD($card) } itself counts nothing.
    .other = A ten led now might fall to an ace of the others, and the trumps are needed later.
first-marias_four-ten = An opponent leads { SUIT($suit) }, and your partner takes it with the ace. What lies in this trick counts for you both: give the { CARD($card) }.
    .other = On a trick that your partner wins you give points: here the ten is safe for certain.
first-marias_four-end = Your partner showed a marriage, your last trump took the last trick: { $mine } against { $theirs }. That is a hundred, and unannounced too it replaces the game: 2, doubled 4. The two others pay 4 each, and you both get 4.
