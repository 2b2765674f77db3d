# Starwars (Gamma Two Games, 1977), told in our own words.

starwars-about = Two fleets throw dice and race around six stars. Take the enemy's home star and you win.
starwars-scenario-standard = The whole galaxy: six stars, ten ships a side
starwars-option-homes = Who gets which home star
starwars-option-homes-ask = Who gets which home star?
starwars-option-homes-agreed = As marked on the board: Blue starts at SOL, Orange at VEGA
starwars-option-homes-thrown = The higher throw chooses a home star
starwars-file-board = A board of your own as a TOML file
starwars-objective-length = No limit of turns: it goes on until a home star falls.
starwars-objective-unchosen = Capture the enemy's home star: have a ship there while its owner has none. The home stars are chosen first.
starwars-objective-home = Capture { $star }, their home star: a ship of yours there, none of theirs.
starwars-objective-home-now = At { $star } now: { $mine } against { $theirs }.

## Sides, ships, cards, spaces
starwars-side-blue = Blue
starwars-side-orange = Orange
starwars-ship-blue = blue { $ship }
starwars-ship-orange = orange { $ship }
starwars-card-A = alien
starwars-card-W = weapon
starwars-card-S = starship
starwars-cards-A = { $n ->
    [one] { $n } alien
   *[other] { $n } aliens
}
starwars-cards-W = { $n ->
    [one] { $n } weapon
   *[other] { $n } weapons
}
starwars-cards-S = { $n ->
    [one] { $n } starship
   *[other] { $n } starships
}

## What happened
starwars-threw-off = { $name } throws { $dice } for { $what ->
    [homes] the choice of homes
   *[order] the first turn
}.
starwars-deployed = { $name } takes { $star } as home star: { $ships } ships stand there, { $reserve } wait in reserve.
starwars-first = { $name } goes first.
starwars-thrown = { $name } throws { $dice }.
starwars-thrown-double = { $name } throws a double { $die }.
starwars-moved = { $name } moves ship { $ship } by { $die } from { $at } to { $on }.
starwars-moved-captured = { $name } moves ship { $ship } by { $die } from { $at } to { $on } and captures { $prey }.
starwars-moved-drew = { $name } moves ship { $ship } by { $die } from { $at } to { $on } and draws a planet card.
starwars-moved-captured-drew = { $name } moves ship { $ship } by { $die } from { $at } to { $on }, captures { $prey } and draws a planet card.
starwars-moved-jumped = { $name } moves ship { $ship } by { $die } from { $at } to the hyperjump at { $on } and comes out at { $to }.
starwars-jumped = Ship { $ship } jumps from { $at } to { $to }.
starwars-captured = { $name } captures { $prey } at { $at }. It goes back to reserve.
starwars-drew = { $name } draws a planet card.
starwars-card = You draw { $card ->
    [A] an alien
    [W] a weapon
   *[S] a starship
}.
starwars-reshuffled = The discards are shuffled into a new deck of { $cards }.
starwars-no-card = No planet card is left for { $name } to draw.
starwars-built = { $name } turns in { $cards } and builds ship { $ship } at { $at }.
starwars-no-move = { $name } has no legal move with { $dice }. The turn passes.
starwars-stayed = { $name } leaves the { $dice } unused.
starwars-ended-home-captured = The enemy's home star has fallen. { $name } wins!
starwars-ended-home-abandoned = { $name } wins: the enemy left their home star open!

## The same as news
starwars-news-deployed = { $name } is at home at { $star }.
starwars-news-first = { $name } goes first.
starwars-news-moved = { $name }’s ship { $ship } moved to { $to }.
starwars-news-drew = { $name }’s ship { $ship } drew a card at { $to }.
starwars-news-jumped = { $name }’s ship { $ship } jumped to { $star }.
starwars-news-prey = { $name }’s ship { $ship }
starwars-news-captured = { $name } captured { $prey } at { $to }.
starwars-news-captured-drew = { $name } captured { $prey } and drew a card.
starwars-news-built = { $name } built ship { $ship } at { $at }.
starwars-news-no-move = { $name } could not move.
starwars-news-stayed = { $name } left the { $dice } unused.

## What a question asks for
starwars-task-setup-home = Choose your home star.
starwars-task-throw = Throw the dice.
starwars-task-start = Throw the dice, or build.
starwars-task-move = Move a ship: { $a } or { $b }.
starwars-task-double = Move a ship by { $die }.
starwars-task-second = Move another by { $die }, or stay.
starwars-task-room = Move ship { $ship } on by { $die }.

## What is asked
starwars-ask-home = Which star is your home?
starwars-ask-start = Throw the dice, or build first?
starwars-ask-throw = Throw the dice.
starwars-ask-move = Which ship moves, by { $a } or by { $b }?
starwars-ask-double = Which ship moves by { $die }?
starwars-ask-second = Move a second ship by { $die }, or stay?
starwars-ask-room = Ship { $ship } is displaced and must move { $die }.
starwars-ask-jump = Ship { $ship } jumps. Where at { $star }?

## What can be done
starwars-do-home = { $star }
starwars-do-throw = Throw the dice
starwars-do-stay = No second move
starwars-button-go = { $ship } → { $to }
starwars-button-takes = { $ship } × { $to }
starwars-button-card = card
starwars-button-room = then { $ship }
starwars-button-wins = wins
starwars-button-loses = loses
starwars-button-home-reached = their home
starwars-do-build = Build ship { $ship } at { $at } for { $cards }
starwars-do-go = Ship { $ship } by { $die } to { $to }
starwars-do-jump = Ship { $ship } by { $die }, jump to { $to }
starwars-detail-home = { $free } empty spaces, linked with { $links }
starwars-detail-throw = Cards stay in your hand
starwars-detail-stay = The { $die } is not used
starwars-detail-build = It cannot move this turn
starwars-detail-captures = captures { $prey }
starwars-detail-wins = wins the game
starwars-detail-loses = leaves your home to the enemy: you lose
starwars-detail-card = draws a card
starwars-detail-room = ship { $ship } is displaced and must move
starwars-detail-home-reached = enters the enemy's home
starwars-more-turn-start = Build…
starwars-policy-throw = Throw at once and keep the cards
starwars-policy-build = Build whenever it can be done, then throw

## Where the game stands
starwars-head-opening = The fleets are being deployed.
starwars-head-home = { $name } chooses a home star.
starwars-head-start = Turn { $turn }: { $name } builds or throws.
starwars-head-move = Turn { $turn }: { $name } moves with { $dice }.
starwars-head-won = { $name } has won after { $turn ->
    [one] one turn
   *[other] { $turn } turns
}.
starwars-head-drawn = The game is drawn after { $turn ->
    [one] one turn
   *[other] { $turn } turns
}.
starwars-hand = Your cards: { $cards }.
starwars-hand-none = You hold no planet cards.
starwars-hand-sets = { $sets ->
    [one] You can build: { $list }.
   *[other] You can build with one of: { $list }.
}

## In the picture
starwars-pic-turn = Turn { $turn }
starwars-pic-opening = Opening
starwars-pic-over = After turn { $turn }
starwars-pic-fleet = { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
}, { $reserve } in reserve, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
starwars-pic-counts = { $ships ->
    [one] ship
   *[other] ships
}, { $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
}
starwars-pic-count = { $ships ->
    [one] ship
   *[other] ships
}
starwars-pic-to-throw = throws now
starwars-pic-wins = { $name } wins
starwars-pic-won = won
starwars-pic-drawn = A draw
starwars-pic-planet = planet
starwars-pic-hyperjump = hyperjump
starwars-pic-black-hole = black hole
starwars-pic-nova = nova
starwars-pic-land = lands here
starwars-pic-by-jump = by a jump
starwars-pic-take = can be taken
starwars-pic-last-move = { $name }’s last move
starwars-pic-preview = preview
starwars-preview-draw = Then one of { $sides } cards is drawn.
starwars-score = Ships: Blue { $blue }, Orange { $orange }.
starwars-alt-fleet = { $name }: { $ships }; { $reserve } in reserve, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
starwars-alt-none = no ship on the board
starwars-alt-preview = Preview:
starwars-board-key = . empty, P planet, H hyperjump, B black hole, N nova; b Blue, o Orange
starwars-board-blue = b
starwars-board-orange = o
starwars-detail-from = from { $at }

## Charts of the rules
starwars-chart-tracks = The star tracks
starwars-chart-space = Space
starwars-chart-letters = Clockwise from space 1. P planet, H hyperjump, B black hole, N nova, E empty.
starwars-chart-links = Linked stars
starwars-chart-star = Star
starwars-chart-linked = Hyperjumps lead to
starwars-chart-cards = The planet cards
starwars-chart-card = Card
starwars-chart-count = Number

## What each thing that one chooses is for
starwars-for-throw = two dice: each moves one ship by just that many spaces
starwars-for-go = end on an enemy to capture, on H to jump, on a planet for a card
starwars-for-stay = leave a die unused where every move would harm you
starwars-for-build = a set of three cards brings a ship onto the board, to guard or attack
starwars-for-home = choose the star where your ships begin and that you must guard
starwars-for-option-homes = As marked is quicker; with a throw the luckier player chooses.

## What actions are called in the rules
starwars-called-throw = Throw the dice
starwars-called-go = Move a ship
starwars-called-stay = Stay
starwars-called-build = Build a ship
starwars-called-home = Choose a home star

# -- hints: what ratings are made of -------------------------------------------------------------------

starwars-hint-worth = { $value ->
    [1] 1 ship
   *[other] { NUMBER($value) } ships
}
starwars-hint-measure = It counts all in ships: 0.5 is as much as half a ship.
starwars-term-won = whether the game is won by it
starwars-term-won-more = It wins the game, or keeps it from being lost.
starwars-term-won-less = Another wins the game, or keeps it from being lost.
starwars-term-ships = how many ships each side has on the board
starwars-term-ships-more = Stronger: more of your ships stay, or fewer of theirs.
starwars-term-ships-less = Weaker: fewer of your ships stay, or more of theirs.
starwars-term-cards = the cards in your hand and in the enemy's
starwars-term-cards-more = Richer: your cards gain on theirs.
starwars-term-cards-less = Poorer: your cards fall behind theirs.
starwars-term-advance = how near your ships are to the enemy's home star
starwars-term-advance-more = Nearer: your ships close in on their home star.
starwars-term-advance-less = Farther: your ships stay away from their home star.
starwars-term-their-advance = how near the enemy's ships are to your home star
starwars-term-their-advance-more = Calmer: their ships stay farther from your home star.
starwars-term-their-advance-less = Tighter: their ships are nearer to your home star.
starwars-term-home = how well your home star is guarded
starwars-term-home-more = Firmer: your home star is guarded better.
starwars-term-home-less = Thinner: your home star is guarded less well.
starwars-term-their-home = how well the enemy's home star is guarded
starwars-term-their-home-more = An opening: their home star is guarded less well.
starwars-term-their-home-less = No opening: their home star is guarded better.
starwars-term-exposed = which of your ships the enemy could capture with a throw
starwars-term-exposed-more = Safer: fewer of their throws catch a ship of yours.
starwars-term-exposed-less = Riskier: more of their throws catch a ship of yours.
starwars-term-targets = which enemy ships you could capture with a throw
starwars-term-targets-more = Sharper: more of your throws catch a ship of theirs.
starwars-term-targets-less = Tamer: fewer of your throws catch a ship of theirs.

## How strong machine players are (docs/balance.md)
starwars-level-first-steps = Now and then misses the best move. Wins 1 game in 3 against steady. Answers at once
starwars-level-steady = Takes the move that looks best. Answers at once; good for newcomers
starwars-level-strong = Plans whole turns from experience. Wins 3 games in 4 against steady. Answers at once
starwars-level-champion = Thinks ahead to every throw you may make. Wins 9 in 10 against strong. Answers at once
