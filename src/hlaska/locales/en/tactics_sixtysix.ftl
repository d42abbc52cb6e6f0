# How to play Sixty-Six and Schnapsen well.

tactics-sixtysix-mate = You hold a king and do not see its queen. At the start your opponent has it in { $his } of 100 deals. It is in the stock in { $stock }, and about half of those come to you: { $mine } of 100. So keep a king or queen while you have nothing better to keep, and throw it away once its mate has gone.
    .title = Waiting for a marriage
tactics-sixtysix-count = There are { $n } trumps. You hold two and one lies open: { $out } are out. In { $none } of 100 deals your opponent starts without any of them. Count every trump that falls: when the last is gone, your high cards of other suits are safe.
    .title = Counting trumps
tactics-sixtysix-close = Close when your own cards bring { $n } points without another draw. Add up what you have, what your sure tricks count, and what must fall on them. Closing pays most before your opponent has { $saved } points. If you are one trick short, play on: a failed close costs more than a lost deal.
    .title = Closing
tactics-sixtysix-known = When the last card of the stock has been drawn, your opponent holds every card you have not seen: { $n } of them. If you count trumps and the cards of one long suit as they fall, you play with open cards. Draw the last trump, or make your opponent use it on a card that counts nothing.
    .title = Knowing your opponent’s hand
tactics-sixtysix-early = At this table nobody can declare a marriage once the stock is closed or used up. So if you hold one, a trick is worth winning: win one in time, and lead a card of the marriage. It counts as soon as you have a trick. And before you close, make sure you have declared the marriage in your hand.
    .title = Declaring in time
