# People who come together at a table: seats on offer, blocks, reports, the queue.

## Seats on offer
note-seat-offered = { $side } is on offer. Whoever takes the seat plays it from now on.
note-seat-offered-by = { $by } has put { $side } on offer. Whoever takes the seat plays it from now on.
button-take-seat = Take the seat
ask-offer = { $name } would like to put { $side } on offer, so that somebody else can take the seat. Do you agree?
dm-briefing = You have taken { $side } over. The table is at { $where }
dm-briefing-yours = The seat is yours from here on, and so is what comes of it. Nothing is answered for you: what was left standing has been taken away. **{ button-look }** shows what you are asked.
bot-taken-over = You play { $side } in { $name } from now on. How things stand comes to you by direct message.
bot-offered = The seat is on offer. Whoever takes it plays it from then on.
bot-offer-asked = The others have been asked. The seat is on offer once all of them agree.
bot-offer-withdrawn = The seat is on offer no longer.
bot-offer-none = This seat is not on offer.
cmd-game-offer = Offer a seat that nobody plays to whoever wants it
cmd-game-offer-seat = Which seat
cmd-game-offer-withdraw = Yes: take it off again
refused-on-offer = This seat is on offer already.
refused-not-on-offer = This seat is on offer no longer: somebody has taken it, or its player is back.
refused-own-offer = This seat is yours. Just play on; `/game offer` with `withdraw` takes it off.
refused-machine-there = A machine plays this seat. Give it to somebody with /game replace.
refused-not-abandoned = Its player is here and plays. Only a free seat can be put on offer, or one whose player has left or answers no more.
refused-games = You have { $most } games going, and this server allows no more at once.
refused-games-first = You have { $most } games going. Once you have finished your first one, you can have more at the same time.

## Blocks
refused-block-self = That is you.
refused-block-many = You have blocked { $most } people already.
refused-blocked-there = Somebody whom you have blocked is at this table. /unblock lets you sit together again.
refused-blocked-them = You and they are kept apart: you have blocked somebody who would sit there. /unblock ends that.
refused-unavailable = This seat is not available to you.
refused-not-invitable = They cannot come to this table at present.
cmd-block = Never be seated with somebody; they are not told
cmd-block-user = Whom
cmd-unblock = Let yourself be seated with somebody again
cmd-unblock-user = Whom
bot-blocked = You and { $who } will not be seated together from now on: not by joining, not by invitation, not by the queue. They are not told. Games that you play together already go on.
bot-blocked-already = You have blocked { $who } already.
bot-unblocked = You and { $who } may be seated together again.
bot-not-blocked = You have not blocked { $who }.
bot-settings-blocks = You have blocked: { $who }. /unblock ends it.

name-offer = offer
arg-withdraw = withdraw
name-block = block
name-unblock = unblock
