# What a coach says of each question of Stargate skirmish: 60 words at most, true to the book and to what machine players value.

skirmish-coach-muster-team =
    You build the team that goes on this mission, for a number of points.
    - Fire actions are what a figure moves, spots and shoots with: most need three.
    - A rifle reaches far and hits well; a few grenades are for enemies who stand together.
    - Ready-made teams save the work.
skirmish-coach-phase-order =
    Your figures act in any order, then the enemy does. Moving and shooting share a figure's Fire actions.
    - What does the mission ask for? Go towards it, from cover to cover.
    - Keep together: who is ahead alone meets everybody.
    - Who neither moves nor shoots may fire in reaction later.
skirmish-coach-phase-order-enemies =
    Enemies are in sight. Your figures act in any order, then the enemy does.
    - Shoot first where the chances are good; an aimed shot hits better and costs two Fire actions.
    - Suppressing counts too: a suppressed enemy can neither move nor shoot.
    - End in cover: enemies then hit less.
skirmish-coach-phase-order-shaken =
    Some of your figures are suppressed: they can neither move nor shoot until they shake it off, for a Fire action each try.
    - Figures with many Fire actions shake it off more easily: begin with those.
    - Let the others shoot at whoever fires at them.
    - Then get everybody into cover.
skirmish-coach-phase-order-home =
    You have what the mission is about: now bring it home. The way out is marked on the picture.
    - Whoever carries it goes first; at the edge, **{ bot-skirmish-deeds }** has *leaves the table*.
    - Enough of you must get out with it: **{ button-info }** says how many.
    - Drag along who cannot walk, if somebody is near.
skirmish-coach-phase-order-place =
    One of you is where the mission has work to do.
    - **{ bot-skirmish-deeds }** has it, from close by: it takes a whole turn without moving or shooting.
    - Let others stand in cover around, unmoved: they may fire in reaction.
    - **{ button-info }** says what is to be done.
skirmish-coach-react-fire =
    An enemy moves in your sight, and this figure may shoot at once, because it neither moved nor fired in its last turn.
    - Good chance? Shoot: a hit may kill or at least suppress.
    - A better target may still come this turn; waiting keeps the shot.
skirmish-coach-trigger-blow =
    Enemies are moving, and you may set off a charge now.
    - It hits everybody in the blast, your own figures too.
    - Wait if more will walk into it; too long, and they are past it.
skirmish-coach-melee-pair =
    Figures within an inch of each other fight hand to hand. You say who fights whom.
    - Each side adds a die to its Fire actions, so the weakest enemy is the surest to beat.
    - Several against one add one more for each beyond the first.
skirmish-coach-melee-capture =
    You have beaten this enemy. You may take them prisoner in place of what the fight would do.
    - A prisoner is out of the fight for certain; a push or a wound is not.
    - Does the mission want somebody alive?
skirmish-coach-allies-lead =
    These allies have no player. The table gave them an order, and the nearest of you says where they go and at whom they shoot.
    - Bring them into cover where they can see enemies.
    - Have them shoot at whoever threatens your figures most.
skirmish-coach-gm-reactions =
    You are the GM: this is what the rules make the enemy do. You may let it stand or veto.
    - The rules play the enemy fairly by themselves: let most stand.
    - Veto what makes no sense in the story; everybody reads your reason.
skirmish-coach-gm-go-on =
    You are the GM: a group of enemies has acted, and play waits for you.
    - Change what the story needs now, on your panel.
    - Otherwise go on: players are waiting.
