# How to play: the words of the pages that teach. What a game teaches is in its own file, learn_<game>.ftl.
# <key>words</key>: a word of the glossary, explained where it stands.

learn-title = How to play: { $game }
learn-rules = By the rules: { $preset }
learn-other-rules = By the rules
learn-agreed = Also agreed at this table
learn-play = Play this game
learn-short = Rules at a glance
learn-short-title = { $game } at a glance
learn-print = Print
learn-whole = Read the whole explanation
learn-contents = On this page
learn-aim = The aim of the game
learn-cards = The cards
learn-deal = A deal, step by step
learn-bidding = Bidding and announcing
learn-marriages = Marriages
learn-melds = Combinations
learn-duties = What you must play
learn-score = What counts
learn-match = How a match ends
learn-rule = The rule: { $rule }
learn-rule-title = Rule { $rule }
learn-rule-english = The rules are written in English only.
learn-twice = two: { $n }
learn-units = { $n ->
    [one] { $n } unit
   *[other] { $n } units
}
learn-example-led = On the table:
learn-example-held = You hold these cards; you may play the bright ones:
learn-example-trumps = Trumps are { SUIT($suit) }.
learn-any-card = You may play any card.

# which cards may you play?
learn-drill = Which cards may you play?
learn-drill-more = Mark every card that you may play now.
learn-drill-check = Check
learn-drill-next = Next position
learn-drill-none = Mark at least one card first.
learn-drill-right = Right.
learn-drill-wrong = Not quite.
learn-drill-missed = You may also play: { $cards }.
learn-drill-too-many = You may not play: { $cards }.
learn-drill-count = { $right } of { $all } right
learn-drill-empty = No position to practise came up with these rules. Try again.

# who takes the trick?
learn-tricks = Who takes the trick?
learn-tricks-more = The first card was led. Press the card that takes the trick.
learn-tricks-led = led
learn-tricks-worth = How many points is this trick?
learn-tricks-counts = It is worth { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
learn-tricks-next = Next trick
learn-tricks-no-trumps = There are no trumps.
learn-trick-trump = The { CARD($card) } takes it: it is the highest trump.
learn-trick-suit = The { CARD($card) } takes it: it is the highest card of the suit led, and nobody trumped.
learn-trick-plain = The { CARD($card) } takes it: it is the highest card of the suit led.
learn-trick-equal = The { CARD($card) } takes it: of two identical cards, the one played first wins.

# a first deal that explains itself
learn-first = Play your first deal
learn-first-step = Step { $n } of { $of }
learn-first-leave = Leave the lesson
learn-first-allowed = You may do that, too.
learn-first-again = Take it back
learn-first-own = Play it my way
learn-first-own-more = The lesson ends; the deal goes on as practice.
learn-first-begin = Start again

# what would you bid?
learn-bid = What would you bid?
learn-bid-best = Good: a computer player would do the same.
learn-bid-equal = Good: the choices are equally good, as far as we can tell.
learn-bid-worse = Another choice should bring { $cost } { $counted ->
    [unit] unit
    [units] units
    [point] point
   *[points] points
} more.
learn-bid-expected = Expected result
learn-bid-mine = yours
learn-bid-how = Worked out on { $n } deals that fit what you know.
learn-bid-next = Next hand
learn-bid-count = { $right } of { $all } good
learn-bid-none = There is no bidding with these rules, or no hand came up. Try again.
learn-lay = What would you lay away?
learn-lay-none = With these rules you do not lay away or pass several cards, or no hand came up. Try again.

learn-duplicate = Each deal stands alone: everybody starts it from zero, results are added up, and no score ends the match.
    .short = Each deal starts from zero.

# chapters on how to play well
learn-tactics = How to play well
