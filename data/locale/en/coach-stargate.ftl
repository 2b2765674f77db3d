# What a coach says of each question of StarGate: 60 words at most, true to the book and to what machine players value.

stargate-coach-staging-unit =
    Here the Coalition chooses who joins the battle next: one unit of each race. They must come onto the map in your next movement.
    - Usually bring one of every race: units that wait do nothing.
    - You win when each of the six Virunian groups has lost a ship.
stargate-coach-movement-unit =
    Your units move one after the other; then those that share a hex with enemies must fight.
    - Bring several units onto one enemy: strengths are added, so three small units beat one big one.
    - Choose ships of groups that have not lost any yet: only a group's first loss brings victory nearer.
    - Turning off a straight line draws fire.
stargate-coach-movement-unit-virunian =
    One ship or stack of each group may move; a second one of a group ends the phase. Hidden ships come out when you reveal them.
    - Bring a group's three ships together: a Tri-Ship has strength 10 and reaches any hex.
    - Save ships of unbroken groups: if all six lose one, you lose.
stargate-coach-move-leg =
    You choose where this unit goes next. Straight on is safe; off the line every enemy within eight hexes fires, unless the unit wobbles.
    - Does it end where friends can fight beside it?
    - A hex with an enemy must be entered by approach, which may cost the unit.
stargate-coach-move-teleport =
    Teleporting goes along one straight line and passes over everybody: only where you land counts.
    - Land where friends can fight beside you, or where no enemy can reach you.
    - Passing a Stargate or the Nullgate may destroy the unit; the choices show the risk.
stargate-coach-mindless-unit =
    These transports have lost their control unit. Each flies five hexes in a direction that a die names; you choose only who goes first.
    - What a transport runs into is destroyed with it, your own ships too.
    - The order matters only where one could hit another.
stargate-coach-approach-bar =
    You must say aloud which of three options you will not choose. Then both sides choose in secret.
    - Afterwards the enemy has only two choices of yours to reckon with.
    - The lines above show who is lost on which choices: give up what helps you least.
stargate-coach-approach-option =
    Your unit enters a hex with enemies. Both sides choose in secret, then a die decides who is lost.
    - For who moves, warp beats charge, charge beats maneuver, maneuver beats warp.
    - The same choice on both sides is the most dangerous for you.
    - No choice is always best, so vary yours.
stargate-coach-approach-option-meeting =
    An enemy enters a hex of yours. Both sides choose in secret, then a die decides who is lost.
    - The same choice as theirs is best for you.
    - Their warp beats your charge, charge beats maneuver, maneuver beats warp.
    - No choice is always best, so vary yours.
stargate-coach-approach-loss =
    The approach costs one of your units here, and you choose which.
    - A loss that does not bring the enemy nearer to victory is the cheapest: from a race or group that has lost before.
    - Otherwise give up the weakest.
stargate-coach-gravity-loss =
    The Nullgate pulls in one of your units in the hexes next to it, and you choose which.
    - A loss that does not bring the enemy nearer to victory is the cheapest: from a race or group that has lost before.
    - Otherwise give up the weakest.
stargate-coach-disperse-place =
    Combat has scattered this enemy unit, and you choose where it goes.
    - Put it far from its friends: alone it is weak.
    - Keep it away from weak units of yours that it could attack.
    - Best is a hex where you can attack it next.
stargate-coach-berserk-order =
    These weapons have lost their control units and attack the nearest unit of either side, then are lost.
    - What the first destroys is gone for the next, which may then find somebody else.
    - Begin with the one that hits the enemy.
stargate-coach-berserk-target =
    This weapon attacks one of the nearest units with strength 6, and is lost afterwards.
    - Choose a Coalition unit rather than one of your own.
    - A weak one is destroyed more surely; one of a race without losses brings victory nearest.
stargate-coach-combat-next =
    Where your units share a hex with enemies they must attack. You choose in which order.
    - The choices show strengths and chances.
    - A unit in line may support one combat: spend it where it changes most.
    - Results count at once, so begin with what may change the others.
stargate-coach-combat-unarmed =
    Ships that cannot attack and share a hex with the Coalition are lost now, without a die. You choose where first.
    - A control unit that dies sends its group's weapon berserk, against the nearest unit.
    - So the first loss may clear enemies from around the next.
stargate-coach-combat-support =
    Units in line with this combat may add their strength, less one for each hex of distance.
    - Who supports cannot be harmed, but supports only once in this phase.
    - Add help until the chances shown are good; then roll.
