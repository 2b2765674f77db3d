# What a coach says of each question of Armada: 60 words at most, true to the book and to what machine players value.

armada-coach-fleet =
    You buy the fleet you will have in this game, in secret. **{ bot-armada-fleet-shelf }** has ready-made ones; **{ bot-armada-made-balanced }** has a bit of everything.
    - Guns and a force shield on most ships, then armor.
    - A few ships with two regiments each: landed troops count first for a hex.
    - What you lose scores its price for the enemy.
armada-coach-start =
    You choose the sector where your fleet begins; the enemy gets the other one.
    - The choices name the hexes that can be reached from there.
    - Hex 1, the spaceport, is worth 1000 points at the end: begin with a short way to it.
armada-coach-orders =
    Both sides write orders in secret, and all are carried out at once. Only a unit that is ordered to attack begins a battle.
    - Keep strong ships together: many guns in one space win battles.
    - Do not know where the enemy is? Scout.
    - To take hex 1, unload regiments there.
armada-coach-orders-unseen =
    You do not know where the enemy is.
    - Order a ship to scout: it looks without a fight. Or let the probe scout send a probe.
    - Chasing guesses seldom pays. Sooner or later they come to hex 1.
    - So wait there or beside it, all together, with a **battle plan**.
armada-coach-orders-met =
    You have just seen enemies. Each choice of a space says who was there; they may move on.
    - Attack with more guns than they have there, or keep away.
    - Aim at where they will be.
    - A **battle plan** answers the questions of the battle for you.
armada-coach-orders-port =
    Your troops stand on hex 1. If it is yours after the last turn, you get 1000 points.
    - Keep your guns there, too: the enemy must come.
    - Troops on the ground are not lost with their ship.
    - Spare ships may take other hexes, 10 points each.
armada-coach-orders-late =
    The last turns. Hexes are counted after the last one.
    - A ship moves one space a turn: bring troops next to hex 1 now.
    - More soldiers than the enemy must stand there at the end.
    - A battle that you would lose costs more than the small hexes bring.
armada-coach-orders-last =
    These are the last orders: now the hexes are counted. Hex 1 makes 1000 points, the others 10 each.
    - Troops aboard hold nothing: unload them where most of the ground troops will be yours.
    - Attack only where you expect to destroy more than you lose.
armada-coach-attack =
    You announce your battles one by one. All units of both sides in that space are drawn in, though those in ambush may stay out.
    - Begin where you are clearly stronger.
    - What you destroy scores its price, and so does what you lose.
    - Your battle plan can answer the questions of this turn's battles.
armada-coach-muster =
    Before the first shot you choose what leaves its ship: seekers, decoys, fighters, troops.
    - What stays aboard cannot fight, and is lost with its ship.
    - A ship that unloads has no first round.
    - Seekers and decoys are used up and score for the enemy: launch them at what is worth more.
armada-coach-intercept =
    Your seekers may meet the enemy's on their way. Each has an even chance to destroy one, and is used up either way.
    - Worth it where theirs would strike ships that cost far more than a seeker.
    - What you use here cannot strike enemy ships.
armada-coach-place =
    You spread your seekers over enemy ships or landed troops; each strikes once and is used up.
    - Choose what is worth most: its price is your score.
    - Two seekers on one strong ship are surer than one each on two.
    - Force shields and armor may stop a hit.
armada-coach-cover =
    Guns may shoot at the seekers that are about to hit them, before they strike.
    - A gun that fires now does not fire in the first round.
    - Protect what is expensive; a cheap ship may use its guns on the enemy instead.
armada-coach-targets =
    Every gun that can still fire chooses its target; then all shots are rolled.
    - Put several guns on one ship: one that is gone no longer shoots back.
    - Lasers suit starships; blasters suit fighters and, close up, ground troops.
    - Going close to ground troops gives them free shots at you.
armada-coach-free =
    Enemies came close to your ground troops, so each of yours has a free shot at one of them.
    - It costs nothing: use them all.
    - A ship is worth more points than a fighter, but your troops may hit fighters more easily: compare.
armada-coach-take =
    A fighter or seeker has hit your ship. A fighter beside it may try to take that hit, on an even roll, and is lost instead.
    - A fighter is cheap, and the ship carries much more.
    - The ship's force shield and armor come into play only afterwards.
armada-coach-retreat =
    After each round your units may leave this battle; the enemy then shoots at them once more. They stay in the space.
    - Retreat if you lose more, in credits, than you destroy.
    - Stay while the enemy has fewer guns left than you.
    - Ground troops cannot flee from ships and fighters alone.
armada-coach-pursue =
    The enemy's ground troops retreat. Your ships and fighters may go on shooting at them; your own troops are out of it then.
    - It pays where their shots at your flyers are weak.
    - Break off if you need ships more than these points.
armada-coach-press =
    The protectors are gone; seekers in ambush are left. You may go on shooting at them or leave them.
    - Each one destroyed scores, and cannot strike your ships later.
    - Leave them if you will not stay in this space.
armada-coach-audit =
    The game is over. Both sides can now read all orders, and put mistakes right with points.
    - The bot has checked every rule, so there is usually nothing to correct.
    - Accept, and the result counts.
armada-coach-agree =
    The other side proposes to change the points after reading the orders.
    - Agree only if you find it fair: no turn is played again.
    - If you decline, the points stay as they are for now.
