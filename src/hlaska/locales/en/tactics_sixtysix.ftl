# How to play Sixty-Six and Schnapsen well.

tactics-sixtysix-mate = You hold a king and do not see its queen. At the beginning it is in the other hand in { $his } of 100 deals, in the stock in { $stock }; of those about half come to you, { $mine } of 100. So keep king or queen while nothing better has to be kept, and throw it away once its mate has gone.
    .title = Waiting for a marriage
tactics-sixtysix-count = There are { $n } trumps. You hold two and one lies open: { $out } are out. In { $none } of 100 deals the other hand begins without any of them. Count every trump that falls: when the last is gone, your high cards of other suits are safe.
    .title = Counting trumps
tactics-sixtysix-close = Close when your own cards bring { $n } without another draw: add what you have, what your sure tricks count, and what must fall on them. Closing pays most before the other has { $saved } points. If a trick is missing, play on; a close that fails costs more than a deal lost.
    .title = Closing
tactics-sixtysix-known = When the last card of the stock has been drawn the other holds every card that you have not seen: { $n } of them. Count trumps and the cards of one long suit as they fall, and then play with open cards: draw the last trump, or make the other use it on a card that counts nothing.
    .title = Knowing the other hand
tactics-sixtysix-early = At this table no marriage is declared any more once the stock is closed or used up. So one that you hold is worth a trick: win one in time, and lead a card of it. It counts as soon as you have a trick. And before you close, ask whether the marriage in your hand has been declared.
    .title = Declaring in time
