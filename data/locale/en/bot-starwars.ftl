# Starwars on Discord.

## The names of commands and their options. English ones stand in the code too.
name-move = move



bot-starwars-jump = { $ship } by { $die } → { $star }
bot-starwars-cards = Build a ship ({ $cards ->
    [AWS] alien + weapon + starship
    [AAA] three aliens
    [WWW] three weapons
    [SSS] three starships
   *[other] { $cards }
})
bot-starwars-which-way = Choose a ship and its number.
bot-starwars-which-cards = Choose the cards to give for a ship.

help-title-starwars =
    { "" }**Goal.** Win by having a ship at the enemy's home star when no enemy ship is there. Blue lives at SOL and Orange at VEGA, unless you threw for it.

    { "" }**Your turn.** Two dice are thrown. Each number may move one ship, exactly that far, clockwise round its star. You must make one move if you can; the second, with another ship, is your choice.

    { "" }**Landing.** On an enemy ship: it is captured and goes back to its owner's reserve. On H: your ship jumps to an empty space at a linked star. On a planet away from the home stars: you draw a card. Never on a black hole or nova.

    { "" }**Building.** Before the throw, three cards make a new ship on a free planet of your home: A, W and S, or three alike. You are asked when you hold three cards and there is room.

    { "" }**Typing.** `/move throw`, `/move 3 5`, `/move 3 5 RIGEL-4`, `/move 3 5; 4 2` for both moves at once, `/move build AWS SOL-2`, `/move stay`.
