# The first deal of Bezique that explains itself; .other: said to who chooses something else that is allowed.

first-bezique-lead = So that you meet all of a deal, this one begins late: eight cards are left to draw, nobody has laid anything. A <trick>trick</trick> won lets you lay one <bz_bezique>combination</bz_bezique>. Lead the { CARD($card) }: it wins most often.
    .other = Any card may be played to any lead now, so only a high one is likely to win the trick.
first-bezique-marriage = The trick is yours: lay one combination, then draw. King and queen of { SUIT($suit) } are a marriage, 20 points. Take the marriage first: its queen may serve again, in another kind.
    .other = The bezique runs no risk, it can wait for the next trick; and one combination a trick is all you may lay.
first-bezique-seven = You have { $mine }. The cards stay open before you, but are still yours to play. The seven of trumps may be exchanged for the ace turned up under the <talon_stock>stock</talon_stock>, and that counts 10. Do it, then draw.
    .other = Who draws now leaves the ace of trumps lying there: the other would get it at the end.
first-bezique-ace = { $mine }. You drew the king of { SUIT($trump) }. Every trick is another combination: lead the { CARD($card) }. Aces and tens in tricks, the <bz_brisque>brisques</bz_brisque>, count 10 each at the end.
    .other = Another card may lose the trick, and without a trick nothing is laid.
first-bezique-bezique = Queen of spades and jack of diamonds: that is the bezique, 40. The queen already lies there from the marriage and serves once more. Lay it.
    .other = The marriage in trumps counts 40, too, but those cards could still become something much greater.
first-bezique-spare = You drew the ten of { SUIT($trump) }. To ace, king, queen and jack of trumps you hold it all: the sequence, 250! It needs a trick, and a small trump to win it. Lead the { CARD($card) }, it has done its work.
    .other = Keep your five highest trumps together: without one of them there is no sequence.
first-bezique-ruff = Your opponent took the trick, laid a marriage and leads the { CARD($led) }; you drew a small trump. You want this trick not for its cards, but to lay: trump it with the { CARD($card) }.
    .other = This is the last trick before the stock is gone. Lose it, and the sequence can never be laid.
first-bezique-sequence = Now: ace, ten, king, queen and jack of trumps, the sequence. Nothing but a second bezique counts more. Lay it, and the last two cards are drawn.
    .other = After this nothing more can be laid: 250 points would be gone.
first-bezique-strict = { $mine } points. The stock is used up and all cards are taken up. In the last eight tricks you must <duty_follow>follow suit</duty_follow> and beat the card led, or else <duty_trump>trump</duty_trump>. Draw the other trumps: lead the { CARD($card) }.
    .other = Your opponent still has two small trumps, and they may take a trick from you at the end.
first-bezique-last = Your opponent has no trump left, you have one. The last trick counts 10: keep the trump for it and lead the { CARD($card) } now. Your opponent will win some tricks and then have to lead to your trump.
    .other = Played now, the trump wins a trick without worth, and the last one goes to the other hand.
first-bezique-end = { $mine } against { $theirs }, with brisques and the last trick. Combinations win at Bezique: you took tricks in order to lay, used one queen twice and kept the sequence together. A match goes to 1000.
