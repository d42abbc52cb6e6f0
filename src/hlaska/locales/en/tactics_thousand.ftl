# How to play Thousand well.

tactics-thousand-mate = You hold a king without its queen. The queen is in the widow in only { $n } of 100 deals, and each opponent has it more often. Bid on the marriages you hold; what the widow brings is a gift. If you fail, you lose the bid, and the others score all the same.
    .title = King or queen alone
tactics-thousand-lead = A marriage counts when you lead one of its cards, and usually you must have won a trick first. So an ace beside it is worth more than its points: it brings the lead from which you declare. Cash aces of other suits before you declare: once there are trumps, somebody may trump them, even in your own marriage suit.
    .title = First a trick, then the marriage
tactics-thousand-give = Each opponent gets a card of yours, and its points may become theirs. Give low cards of short suits, and none that may pair: if you give a king or queen whose mate you have not seen, you may give a marriage away. Keep the aces; they take the tens and the lead.
    .title = What to give away
