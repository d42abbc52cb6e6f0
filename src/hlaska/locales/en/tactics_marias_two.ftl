# How to play Mariáš for two well.

tactics-marias_two-mate = You hold a king without its queen. At the start your opponent has it in { $his } of 100 deals; it is in the stock in { $stock }, and half of those come to you: { $mine } of 100. Keep the king as long as you have not seen the queen and can play another plain card instead.
    .title = Waiting for a marriage
tactics-marias_two-draw = Nobody has to follow yet, so a ten you lead may fall to an ace or a small trump. Play aces and tens second, on a card they beat. Lead cards that count nothing, and let your opponent have tricks without points: they get only the first card of the stock and the lead for them.
    .title = While there is a stock
tactics-marias_two-known = When the stock is used up, you know your opponent’s hand: every card you have not seen. With { $n } tricks to go all duties hold. If you have more trumps, draw them, and your long suit is good. If you have fewer, make your opponent trump your worthless cards. And remember: the last trick is worth 10 points.
    .title = The last tricks
