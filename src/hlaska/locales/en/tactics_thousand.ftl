# How to play Thousand well.

tactics-thousand-mate = You hold a king and not its queen. The queen lies in the widow in { $n } of 100 deals only, and each of the others has it more often. Bid on the marriages that you hold; what the widow brings is a gift. A bid that is not made is taken from your score, and the others score all the same.
    .title = King or queen alone
tactics-thousand-lead = A marriage counts when you lead one of its cards, and mostly not before you have won a trick. So an ace beside it is worth more than its points: it brings the lead from which you declare. Cash aces of other suits before you declare: with trumps on the table they may be trumped, and by your own marriage too.
    .title = First a trick, then the marriage
tactics-thousand-give = Each of the others gets a card of yours, and what it counts may be theirs. Give low cards of short suits, and none that may pair: with a king or queen whose mate you do not see you may give a marriage away. Keep the aces; they take the tens and the lead.
    .title = What to give away
