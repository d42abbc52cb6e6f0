# How to play: the words of the pages that teach. What a game teaches is in its own file, learn_<game>.ftl.
# <key>words</key>: a word of the glossary, explained where it stands.

learn-title = How to play: { $game }
learn-rules = By the rules: { $preset }
learn-other-rules = By the rules
learn-agreed = Agreed besides
learn-play = Play this game
learn-short = At a glance
learn-short-title = { $game } at a glance
learn-print = Print
learn-whole = The whole explanation
learn-contents = On this page
learn-aim = What it is about
learn-cards = The cards
learn-deal = A deal, step by step
learn-bidding = Bidding and announcing
learn-marriages = Marriages
learn-melds = Combinations
learn-duties = What you must play
learn-score = What it counts
learn-match = How a match ends
learn-rule = The rule: { $rule }
learn-rule-title = Rule { $rule }
learn-rule-english = The rules documents are written in English.
learn-twice = two: { $n }
learn-units = { $n ->
    [one] { $n } unit
   *[other] { $n } units
}
learn-example-led = On the table:
learn-example-held = You hold these; the bright ones may be played:
learn-example-trumps = Trumps are { SUIT($suit) }.
learn-any-card = Nothing binds you: any card may be played.

# which cards may you play?
learn-drill = Which cards may you play?
learn-drill-more = Mark every card that you may play now.
learn-drill-check = Check
learn-drill-next = Next position
learn-drill-none = Mark at least one card.
learn-drill-right = Right.
learn-drill-wrong = Not quite.
learn-drill-missed = Also allowed: { $cards }.
learn-drill-too-many = Not allowed: { $cards }.
learn-drill-count = { $right } of { $all } right
learn-drill-empty = These rules gave no position to practise on. Try again.

# who takes the trick?
learn-tricks = Who takes the trick?
learn-tricks-more = The first card was led. Press the one that takes the trick.
learn-tricks-led = led
learn-tricks-worth = What does this trick count?
learn-tricks-counts = It counts { $n }.
learn-tricks-next = Next trick
learn-tricks-no-trumps = There are no trumps.
learn-trick-trump = The { CARD($card) } takes it: the highest trump.
learn-trick-suit = The { CARD($card) } takes it: the highest card of the suit led, and nobody trumped.
learn-trick-plain = The { CARD($card) } takes it: the highest card of the suit led.
learn-trick-equal = The { CARD($card) } takes it: of two equal cards the one played first.

# a first deal that explains itself
learn-first = Play your first deal
learn-first-step = Step { $n } of { $of }
learn-first-leave = How to play
learn-first-allowed = That is allowed, too.
learn-first-again = Take it back
learn-first-own = Go on my way
learn-first-own-more = an ordinary practice deal, without the lesson
learn-first-begin = Once more from the beginning

# what would you bid?
learn-bid = What would you bid?
learn-bid-best = Good: the computer player would do the same.
learn-bid-equal = Good: the choices are worth the same, as far as can be told.
learn-bid-worse = Another choice is expected to bring { $cost } more.
learn-bid-expected = Expected result
learn-bid-mine = yours
learn-bid-how = Weighed by the computer player on { $n } deals that fit what you know.
learn-bid-next = Next hand
learn-bid-count = { $right } of { $all } good
learn-bid-none = Nothing is bid under these rules, or no hand was found. Try again.
learn-lay = What would you lay away?
learn-lay-none = No cards are laid away or passed together under these rules, or no hand was found. Try again.

# chapters on how to play well
learn-tactics = How to play well
