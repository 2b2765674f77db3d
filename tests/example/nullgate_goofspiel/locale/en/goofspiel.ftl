goofspiel-about = A die rolls the prize, both sides bid a card in secret, and the higher card takes it.
goofspiel-scenario-standard = Two hands of the same cards
goofspiel-option-cards = How many cards each side holds
goofspiel-option-cards-five = Five cards, five rounds
goofspiel-option-cards-seven = Seven cards, seven rounds
goofspiel-option-cards-nine = Nine cards, nine rounds
goofspiel-option-ties = What becomes of the prize when the cards are equal
goofspiel-option-ties-kept = It stays for the next round
goofspiel-option-ties-lost = It is lost
goofspiel-side-blue = Blue
goofspiel-side-orange = Orange
goofspiel-objective-points = Have more points than the other side when all cards are played.
goofspiel-prize = The prize is worth { $prize }.
goofspiel-shown = Blue bids { $blue }, Orange bids { $orange }.
goofspiel-won = { $name } takes the prize of { $prize }.
goofspiel-tied = Equal cards: nobody takes the prize. { $left } of it stays on the table.
goofspiel-ask-bid = Which card do you bid?
goofspiel-do-bid = Bid the { $card }
goofspiel-detail-bid = Whatever comes of it, this card is gone
goofspiel-head = The prize is worth { $prize }. Blue has { $points-blue }, Orange { $points-orange }.
goofspiel-row-hands = cards: { $what }
goofspiel-row-points = points: { $what }
goofspiel-row-prize = prize: { $what }
help-title-goofspiel =
    { "" }**Goal.** Have more points than the other side when all cards are played.

    { "" }**A round.** The die is rolled for a prize. Both sides bid a card in secret. The higher card takes the prize as points, and both cards are gone. After equal cards the prize stays on the table, or is lost if you agreed so. **Typing.** `/move bid 5`.
