# What a coach says of each question of Starwars: 60 words at most, true to the book and to what machine players value.

starwars-coach-setup-home =
    Your ships begin at this star, and you lose it when an enemy ship stands there and none of yours does.
    - Both home stars have the same spaces, so neither is stronger.
    - They differ in the stars that a jump leads to: look at the lines on the board.
starwars-coach-turn-start =
    Before you throw, three cards that make a set could bring a ship from your reserve onto the board.
    - You cannot build now, so throw.
    - Two dice fall. Each number then moves one ship.
starwars-coach-turn-start-set =
    You hold a set of cards. Spend it, and a ship from your reserve appears on a planet of your home star.
    - A ship is worth more than the cards: build before you throw.
    - It guards your home at once, but moves only from your next turn on.
starwars-coach-turn-move =
    Each number moves one ship, by exactly so many spaces.
    - Can you capture an enemy ship? It goes back to its owner's reserve.
    - An enemy up to six spaces behind your ship may capture it: where will you be safe?
    - No capture? A planet away from home gives a card, and an H jumps nearer to the enemy home.
starwars-coach-turn-move-guard =
    Few of your ships guard your home. If an enemy is there and none of yours, you lose.
    - Can you capture an enemy ship at your home?
    - Use ships elsewhere: a guard that jumps away guards nothing.
    - An enemy up to six spaces behind a guard may capture it.
starwars-coach-turn-move-second =
    The other number is yours to use with another ship, or to leave.
    - First look for a capture, then for a planet away from home: it gives a card.
    - Stay if every move would end in front of an enemy, or take a guard away from home.
starwars-coach-turn-move-room =
    One of your ships has landed on another. The one that stood there must move on with the other number.
    - It may capture or draw a card on the way, like any move.
    - If it jumps, come out where no enemy is close behind you.
