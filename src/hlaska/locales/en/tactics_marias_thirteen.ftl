# How to play Mariáš with the thirteenth card well.

tactics-marias_thirteen-suit = The suit turned up becomes trumps after { $n } tricks. You hold two cards of it, and in { $none } of 100 deals your opponent starts without any of the { $out } that are out. Collect this suit, and keep its seven, which you may exchange for the card turned up. In the last tricks each of these trumps takes a card that counts.
    .title = Saving the coming trumps
tactics-marias_thirteen-ace = As long as there are no trumps, an ace you lead always wins. So lead aces of other suits now: later they may be trumped. The ten of that suit comes next, once the ace has gone. At the start, an ace that you do not see is in your opponent’s hand in { $his } of 100 deals.
    .title = Aces before there are trumps
