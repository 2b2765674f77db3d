# What a table does about somebody who is not there.

## Reminders
note-reminder = { $n ->
    [one] A game waits for you, and your time there is running out:
   *[other] { $n } games wait for you. In the first of them your time is running out:
 }
    { $lines }
note-reminder-late = { $n ->
    [one] A game waits for you, and your time there is up. An answer still counts:
   *[other] { $n } games wait for you. In the first of them your time is up; an answer still counts:
 }
    { $lines }
note-reminder-here = { $who }: out of time as { $side } { $till }.
note-reminder-here-late = { $who }, your time as { $side } ran out { $till }. An answer still counts.

## Time has run out
note-overrun = { $late } has no time left as { $side }. An answer still counts; until it comes, the others may decide what happens.
note-in-time = { $side } has time again: the others have given 24 hours more. It runs out { $when }.
note-overrun-moot = { $side } has answered or has time again, so nothing is done about it.
note-overrun-care = { $side } had no time left. A machine player answers there now; an answer from the player ends that.
note-time-given = The others have given you 24 hours more as { $side }. { $where }
note-lost-on-time = Your time as { $side } has run out, and this table had agreed that the game is lost by that.
button-overdue-nudge = Remind them
button-overdue-give = Give 24 h more
button-overdue-care = Machine takes care
button-overdue-offer = Offer the seat
button-overdue-end = End without result
ask-give = { $name } would like to give { $side } 24 hours more. Do you agree?
ask-care = { $name } would like a machine player to play { $side } until its player is back. Do you agree?
ask-care-offer = { $name } would like a machine player to play { $side } for now, and somebody else to take the seat if they want it before its player is back. Do you agree?
ask-care-end = { $name } would like to end this game without a result, because { $side } has no time left. Do you agree?
refused-not-overrun = This seat has time left, or has answered.
refused-own-overrun = This is your own seat. Just answer: that still counts.
refused-nudged = They have been reminded today already, have time off just now, or want no reminders.
bot-overdue-nudge = They have been reminded.
bot-overdue-give = They have 24 hours more.
bot-overdue-care = A machine player plays for them until they are back.
bot-overdue-offer = A machine player plays for them, and the seat is on offer.
bot-overdue-end = The game has ended without a result.
bot-overdue-asked = The others have been asked. It is done once all who are there agree.
bot-overdue-sure = End this game without a result? That cannot be taken back.
bot-overdue-yes = Yes, end it
choice-overdue-nudge = Remind them
choice-overdue-give = Give them 24 hours more
choice-overdue-care = Let a machine player take care
choice-overdue-offer = Offer the seat to others
choice-overdue-end = End the game without a result
