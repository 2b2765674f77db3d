__id__-about = Throw the die as often as you dare, and keep your points before a 1 comes.
__id__-option-goal = How many points win
__id__-option-goal-fifty = 50 points
__id__-option-goal-hundred = 100 points
__sides__
__id__-objective-points = Be the first to keep { $goal } points.
__id__-objective-length = No limit of turns: it goes on until somebody has the points.
__id__-thrown = { $name } throws a { $n }. { $pot } in the pot.
__id__-lost = { $name } throws a 1 and loses the pot.
__id__-kept = { $name } keeps { $pot } and has { $points }.
__id__-ask-go = Throw, or keep the pot?
__id__-do-throw = Throw
__id__-detail-throw = A 1 empties the pot
__id__-do-keep = Keep the pot
__id__-detail-keep = Its points are safe, and your turn ends
__id__-head = { $name } may throw. The pot holds { $pot }; { $goal } points win.
__id__-row-points = points: { $what }
__id__-row-pot = pot: { $what }
help-title-__id__ =
    { "" }**Goal.** Be the first to keep as many points as agreed.

    { "" }**Your turn.** Throw the die as often as you dare: what it shows goes into the pot. Keep the pot, and its points are yours. A 1 empties it and ends your turn.

    { "" }**Typing.** `/move throw`, `/move keep`.
