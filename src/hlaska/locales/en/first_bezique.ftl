# The first deal of Bezique that explains itself; .other: said to who chooses something else that is allowed.

first-bezique-lead = This deal starts late, so that you see all of it quickly: eight cards are left to draw, and nobody has laid anything down. Winning a <trick>trick</trick> lets you lay down one <bz_bezique>combination</bz_bezique>. Lead the { CARD($card) }: it is the most likely to win.
    .other = Anyone may play any card now, so only a high lead is likely to win the trick.
first-bezique-marriage = You won the trick: lay down one combination, then draw. King and queen of { SUIT($suit) } are a marriage, 20 points. Take the marriage first: you can use its queen again in another kind of combination.
    .other = The bezique is safe and can wait for the next trick; you may lay down only one combination a trick.
first-bezique-seven = You have { $mine } points. The cards stay open in front of you, but you can still play them. You may exchange the seven of trumps for the ace turned up under the <talon_stock>stock</talon_stock>, and that counts 10 points. Do it, then draw.
    .other = If you draw now, the ace of trumps stays there: your opponent would get it at the end.
first-bezique-ace = You have { $mine } points and drew the king of { SUIT($trump) }. Every trick is another combination: lead the { CARD($card) }. Aces and tens in tricks, the <bz_brisque>brisques</bz_brisque>, count 10 points each at the end.
    .other = Another card may lose the trick, and without a trick you lay down nothing.
first-bezique-bezique = Queen of spades and jack of diamonds: that is the bezique, 40 points. The queen already lies there from the marriage, and you can use it again. Lay it down.
    .other = The marriage in trumps counts 40 as well, but you could still make something much bigger of those cards.
first-bezique-spare = You drew the ten of { SUIT($trump) }. With ace, king, queen and jack of trumps you now hold the sequence, 250 points! You need a trick first, and a small trump can win it. Lead the { CARD($card) }: it has done its work.
    .other = Keep your five highest trumps together: without one of them there is no sequence.
first-bezique-ruff = Your opponent took the trick, laid down a marriage and now leads the { CARD($led) }; you drew a small trump. You want this trick, not for its cards but to lay down your sequence: trump it with the { CARD($card) }.
    .other = This is the last trick before the stock runs out. Lose it, and you can never lay down the sequence.
first-bezique-sequence = Now you have the sequence: ace, ten, king, queen and jack of trumps. Only a second bezique counts more. Lay it down, and the last two cards are drawn.
    .other = After this you can lay down nothing more: you would lose 250 points.
first-bezique-strict = You have { $mine } points. The stock is used up, and you both pick your cards up again. In the last eight tricks you must <duty_follow>follow suit</duty_follow> and beat the card led, or else <duty_trump>trump</duty_trump>. Draw the other trumps: lead the { CARD($card) }.
    .other = Your opponent still has two small trumps that could take a trick from you at the end.
first-bezique-last = Your opponent has no trump left, and you have one. The last trick counts 10: keep the trump for it and lead the { CARD($card) } now. Your opponent will win some tricks and then have to lead to your trump.
    .other = If you play the trump now, it wins a trick worth nothing, and the last one goes to your opponent.
first-bezique-end = You have { $mine } points, your opponent { $theirs }, with brisques and the last trick. Combinations win at Bezique: you took tricks to lay them down, used one queen twice and kept the sequence together. A match goes to 1000 points.
