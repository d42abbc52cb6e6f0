# How to play Mariáš with the thirteenth card well.

tactics-marias_thirteen-suit = The suit turned up will be trumps after { $n } tricks. You hold two of it; in { $none } of 100 deals the other begins without any of the { $out } that are out. Collect them and keep the seven, which may be exchanged for the card turned up; in the last tricks each of them takes a card that counts.
    .title = Saving the coming trumps
tactics-marias_thirteen-ace = As long as there are no trumps an ace that is led always wins. So lead aces of other suits now: later they may be trumped. The ten of that suit is next, once the ace has gone; while the ace is out it lies in the other hand in { $his } of 100 deals at the beginning.
    .title = Aces before there are trumps
