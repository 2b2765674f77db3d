__id__-about = Five cards each, which only you see: play the highest, and take the trick.
__sides__
__id__-objective-points = Take the most tricks.
__id__-hands = { $name } is dealt { $hand }.
__id__-played = { $name } plays the { $card }.
__id__-taken = { $name } takes the trick and has { $points }.
__id__-ended-level = Equal points: the game is drawn.
__id__-ask-card = Which card do you play?
__id__-do-play = Play the { $card }
__id__-head = It is up to { $name }.
__id__-hand-hands = Your cards: { $hand }
__id__-row-points = tricks: { $what }
__id__-row-table = on the table: { $what }
__id__-row-hands = in hand: { $what }
help-title-__id__ =
    { "" }**Goal.** Take the most tricks.

    { "" }**A trick.** One after the other plays a card. The highest takes the trick, and whoever has it leads to the next.

    { "" }**Typing.** `/move play 12`.
