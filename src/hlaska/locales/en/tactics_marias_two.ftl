# How to play Mariáš for two well.

tactics-marias_two-mate = You hold a king and not its over. At the beginning the other has it in { $his } of 100 deals, in the stock it lies in { $stock }, and half of those come to you: { $mine } of 100. Keep the king as long as the over has not been seen and a plain card can go instead.
    .title = Waiting for a marriage
tactics-marias_two-draw = Nobody has to follow yet, so a ten that you lead may fall to an ace or a small trump. Play aces and tens second, onto a card that they beat. Lead what counts nothing, and let the other have tricks without points: winning a trick brings only the first card of the stock and the lead.
    .title = While there is a stock
tactics-marias_two-known = When the stock is used up you know the other hand: it is every card that you have not seen. With { $n } tricks to go all duties hold. Draw the trumps if you have more of them, then your long suit is good; with fewer, make the other trump your worthless cards, and keep the last trick in mind: it counts 10.
    .title = The last tricks
