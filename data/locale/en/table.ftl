# Tables: lobby, posts, choices, refusals. For every game alike.

## Machine players
machine-name = { $side } (machine)
policy-random = random
policy-first-steps = first steps
policy-first-steps-about = Plays sensibly and misses something now and then. Answers at once
policy-steady = steady
policy-steady-about = Takes what looks best, without looking ahead. Answers at once; good for newcomers
policy-strong = strong
policy-strong-about = Looks ahead and plays for the best odds. Thinks for a second or two at most
policy-champion = champion
policy-champion-about = Looks ahead like strong, but tries three times as much. Thinks for up to 5 seconds

## Lobby
lobby-rules = { $n ->
    [one] One house rule
   *[other] { $n } house rules
}: see Settings.
lobby-title = { $game }: who plays?
brief-objective = **{ $who }:** { $what }
brief-length = { $turns } turns.
brief-turns = Turn { $turn } of { $turns }, { $left } to come.
brief-house = House rules: { $rules }
brief-option = { $name }: { $value }
brief-own-table = a table of the host's own
lobby-free = **{ $side }** · free
lobby-taken = **{ $side }** · { $name }
lobby-taken-unnamed = **{ $side }** · taken
lobby-kept = **{ $side }** · kept for { $name }
lobby-machine = **{ $side }** · machine, { $policy }
lobby-no-dm = takes no direct messages
lobby-spare = Free seats stay empty. Take as many as you like.
lobby-muster = It waits for { $who } to say that they are here.
lobby-host = host
headline-lobby = The game has not started yet.
turns-players = players
turns-host = its host to start it

## Buttons
button-join = Join
button-leave = Leave
button-start = Start
button-here = I am here
button-unseat = Remove
button-choose = Choose
button-more = More choices
button-machine = Add machine
button-settings = Settings
button-look = My hand
button-next = Next: { $name }
button-map = Map
button-whole = Whole board
button-board = As text
button-since = What changed
button-eyes-open = All secrets open
button-eyes = As { $name } knew it
button-rematch = Rematch
button-swap = Rematch, sides swapped
button-undo = Undo
button-return = I'm back
button-return-named = I'm back ({ $name })
button-unfold = Why?
button-words = Words
button-replay = Replay
button-replay-page = Replay page
button-try = Try now
button-agree = Agree
button-decline = Decline
button-back = Take my answer back
button-write = Type it
button-prepare = Prepare
button-prepared = What you prepared
button-sheet = Open my sheet
button-restart = Start over
button-confirm = Confirm
button-cancel = Cancel
button-all-lines = All of it
button-anyway = Carry out anyway
button-change = Change it
button-numbers = Numbers
button-correct = Correct
button-page-back = Back: { $page } of { $pages }
button-page-on = More: { $page } of { $pages }
standing-prompt = Set a standing answer
standing-none = No standing answer: ask me

## Previews
preview-title = { $what }?
preview-orders = Give these orders
preview-roll = { $sides ->
    [6] Then a die is rolled.
   *[other] Then a { $sides }-sided die is rolled.
}
preview-draw = Then one of { $sides } is drawn at random.
preview-unsure = You will see what comes next once you confirm.
preview-then = What comes next cannot be foreseen. After that you would go on with: `{ $steps }`
preview-sealed = Nobody sees your answer before all have answered.
preview-loses = You lose the game
preview-may-lose = You may lose the game
preview-lost = { $n ->
    [one] { $pieces } will not come back
   *[other] { $pieces } will not come back
}
preview-likely-lost = { $pieces }: lost { $chance } times in 100
preview-comes-back = { $n ->
    [one] { $pieces } comes back { $chance } times in 100
   *[other] { $pieces } each come back { $chance } times in 100
}
preview-may-be-lost = { $n ->
    [one] { $pieces } may not come back
   *[other] { $pieces } may not come back
}
preview-hurt = { $pieces } { $certain ->
    [1] will be
   *[other] may be
} { $what }
preview-bar = { $pieces }: { $ends }
preview-between = at best { $best }, at worst { $worst }
preview-extremes = { $pieces }: { $same ->
    [1] { $worst }
   *[other] at best { $best }, at worst { $worst }
}
preview-end-safe = safe
preview-end-hurt = hit
preview-end-lost = lost
look-nothing = You have no secrets at the moment.
look-sealed = You have answered: **{ $what }**. It stays hidden until all have answered. You can take it back until then.

## Small print
small-standing = by standing answer
small-order = played from orders given in advance
small-lapse = answered for a player who did not come
small-caretaker = answered by a machine player for somebody who is away

## Posts
note-machine = A machine plays { $side } from now on.
note-seated = { $name } plays { $side } from now on.
note-whole = … The whole report is in the file.
note-folded = { $n ->
    [one] One line before this is in the file.
   *[other] { $n } lines before this are in the file.
}
post-told-in = Everything that happens is told in { $thread }.
post-board-at = The board: { $link }
post-asked = { $who } { $what }
post-called = { $who }:
post-away = While { $names } { $n ->
    [one] is
   *[other] are
 } away, a machine player answers in their place.
note-left = Whoever played { $side } has left for good. The host can give the seat to somebody else with /table, or end the game there.
note-abandoned-left = Nobody is left at the table. The game ends without a result.
note-abandoned-closed = The game was cancelled. It ends without a result.
note-lobby-replaced = This lobby is closed; nothing was played.
note-abandoned = { $name } has cancelled the game. It ends without a result.
note-lobby-closed = { $who } nobody has joined or changed anything here for 14 days, so the lobby is closed. You can open a new one with /new.
note-declined = { $name } declines.
somebody = Somebody
note-withdrawn = { $name } takes the request back.
note-moot = What was asked for has been settled otherwise. Nothing has changed.
note-replace-declined = { $name } declines. { $side } keeps its player.
note-replace-withdrawn = { $name } takes the request back. { $side } keeps its player.
note-replace-lapsed = Not everybody agreed within a day. { $side } keeps its player.
note-replace-moot = { $side } can no longer be given away as asked. Nothing has changed.
note-seat-gone = You do not play { $side } any more: your seat has been given to somebody else.
note-away-late = A machine plays { $side } for you, since you have not answered for long. Answer, or press the button, and you play on. { $where }
note-away-agreed = A machine plays { $side } for you while you are away: the others agreed. Answer, or press the button, and you play on. { $where }
note-away-offered = Your seat, { $side }, is on offer, and a machine plays it: you have not answered for long. Until somebody takes it, answer or press the button, and you play on. { $where }
note-while-away = { $n ->
    [0] Nothing had to be answered for you.
    [one] One answer was given for you. /log has it.
   *[other] { $n } answers were given for you. /log has them.
 }
note-not-back = { $name } has played another side since and knows its secrets, so they do not get { $side } back. The host can give the seat to somebody with /table.
note-invited = { $name }, { $by } invites you to play { $side }. Press Join on the card above; `/table leave` declines.
note-muster = { $who } the table is full. Press **{ button-here }**: the game begins as soon as all have. Seats of those who have not are free again { $until }.
note-muster-over = { $name } was not here within a day, so their seat is free again.
note-has-left = { $name }, who played { $side }, has left this server.
note-departed = { $name } has left this server. They keep { $side } for now; the host may give it to somebody else with /table.
note-call-turn = It is your turn: { $where }
note-call-asked = Somebody asks for your consent: { $where }
note-call-look = There is something for you to see: { $where }
note-call-missed = { $who } direct messages do not reach you, so you are called here: this game needs you.
note-call-unseen = You are called in game { $id }, which is played where you cannot see it: { $where }. Ask its host or a moderator to let you in. Until then, name the game in your commands (game:{ $id }).
note-vacation = { $name } is on vacation from { $begin } until { $end }. Their clock stands still meanwhile.
note-vacation-over = { $name } is back from vacation.
note-vacation-off = { $name } has called their vacation off.
note-frozen = Something went wrong on our side, so this game stands still for now. Nothing is lost. A moderator can let it go on with /table.
note-edition = The rules of this game were corrected (edition { $edition }), and its position does not fit them, so it stands still. Nothing is lost: version { $version } of the program can play on by edition { $was }.
note-dropped = Your standing answer for { $side } no longer applies and was removed. You will be asked again.
note-prepared-given = Your prepared turn for { $side } was given just now.
note-prepared-waits = Your prepared turn for { $side } was not given: something in your sight has changed, or it is no longer possible. You are asked, with it filled in.
note-order-dropped = Your orders stop here, because this is no longer possible: `{ $steps }`. You will be asked again.
note-order-passed = This was no longer possible and was skipped: `{ $steps }`. Your other orders go on.
note-act-lost = Somebody went back, and what you had done in secret since could not be done again: it is undone. Look at the table.
note-quiet = { $name } has made this game quiet: its channel shows one board, always the newest, and what happens is told here.
note-loud = { $name } has ended quiet play: what happens is told here again.
button-unfollow = Stop following
dm-follow = What happened in the game you follow. Its channel: { $where }
dm-follow-over = The game you followed is over. Its channel: { $where }
note-watch = { $name } lets others watch this game in a browser: whoever is given the link sees what this channel sees.
note-watch-link = { $name } lets others watch this game in a browser. Whoever has this link sees what this channel sees: { $link }
note-watch-withdrawn = { $name } has withdrawn the link at which this game could be watched in a browser.
note-standing = { $side }: a sealed standing answer was set, `{ $seal }`
note-parked-gone = I cannot find the channel of game { $id }. Nothing is lost: go to another channel and use /table to play on there. I look for it again { $when }, and then at least every 15 minutes.
note-parked-deleted = The channel of game { $id } was deleted. Nothing is lost: go to another channel and use /table to play on there.
note-parked-forbidden = I am not allowed to post in the channel of game { $id }. Nothing is lost: give me back my permissions, or use /table in another channel. I try again { $when }, and then at least every 15 minutes.
note-parked-closed = Game { $id } is played in your direct messages, which do not reach you any more. Nothing is lost: allow messages from members of a server that we share. I try again { $when }, and then at least every 15 minutes.
note-parked-post-failed = My posts in game { $id } keep failing through an error of mine. Nothing is lost. I try again { $when }, and then at least every 15 minutes.
note-unshown = Something that happened here could not be shown, through an error of mine. Nothing is lost: the buttons below show your hand and the whole log. { $who }
note-unshown-lobby = The card of game { $id } could not be shown, through an error of mine. Nothing is lost: /join takes a seat, /table fills one, /start begins. { $who }
summary-turns = Turns played: { $n }
summary-plain = { $n ->
    [one] One entry
   *[other] { $n } entries
} in the log, { $dice ->
    [0] no dice rolled in the open
    [one] one die rolled in the open
   *[other] { $dice } dice rolled in the open
}
summary-losses = Losses: { $list }.
summary-lost = { $name } { $n }
summary-dice = The costliest dice, in turn { $turn } ({ $n } lost): { $what }
summary-record = Games played here by these two: { $n }. { $list }.
summary-won = { $name } won { $n }
summary-seat = { $side } { $name }
summary-seats = Who it was: { $list }.
summary-drawn = { $n } drawn
ask-undo = { $name } would like to undo: { $what }{ $n ->
    [0] { "" }
    [one] { "" }
   *[other] { " " }That also undoes everything after it, { $n } entries in all.
} Rolls that were seen stay known, and new ones are made. Do you agree?
ask-abandon = { $name } would like to cancel the game without a result. Do you agree?
ask-replace = { $holder }, { $name } would like to give your seat to somebody else: { $who } would play { $side } instead of you.{ $learns ->
    [person] { " " }They would see everything that { $side } sees, also what only you know so far.
   *[nothing] { "" }
} Nothing changes if you decline. If you do not answer by <t:{ $until }:f>, the other players at the table are asked.
ask-replace-table = { $holder } was asked to give up { $side } and has not answered for a day. If all of you agree, { $who } plays { $side } from then on.{ $learns ->
    [person] { " " }They will see everything that { $side } sees, also what only { $holder } knows so far.
   *[nothing] { "" }
} If one of you declines, or somebody has not answered by <t:{ $until }:f>, { $holder } keeps the seat.
ask-in-charge = the host or a moderator
ask-replace-taker = { $who }, { $name } would like you to play { $side } in this game. It is yours if you agree, and nothing changes if you do not, or do not answer by <t:{ $until }:f>.
machine-as = a machine player ({ $policy })
dm-hello = You play { $side }. What only you may know comes here. The table is at { $where }
dm-anonymous = Names are hidden at this table until the game is over, and you are called here only. Nobody sees who presses a button or uses a command. Say nothing in the channel that tells who you are.
export-head = { $game }, game { $id }. The public log; the dice's seal is { $commitment }.

## Refusals: what is asked for
refused-number = { $name }: give a number from { $least } to { $most }.
refused-malformed = I cannot make sense of that button or answer.
refused-no-game = There is no game { $game }.
refused-not-installed = The game { $title } is not installed here any more, so this table stands still. Nothing is lost: it goes on once the operator installs it again.
refused-no-title = There is no game called { $title } here.
refused-follow-seated = You play in this game: you are told of it anyway.
refused-follow-over = This game is over.
refused-follow-most = You follow { $most } games already. Stop following one of them first.
refused-lobby = The game has not started yet.
refused-playing = The game is under way already.
refused-over = The game is over.
refused-abandoned = This game was cancelled.
refused-frozen = This game stands still because something went wrong on our side. Nothing is lost; a moderator can let it go on.
refused-edition = This game was played by edition { $was } of the rules, and its position does not fit edition { $edition }. Nothing is lost: version { $version } of the program can play and show it.
refused-newer-edition = This game is played by edition { $was } of the rules, and this program knows edition { $edition }. It goes on with version { $version } of the program.
refused-replay-edition = This game was played by edition { $was } of the rules, which have been corrected since. Version { $version } of the program can replay it.
refused-busy = Somebody was quicker. Look again and try once more.
refused-being-forgotten = Your data is already being deleted. If that is interrupted, it carries on by itself.
refused-not-over = This game is not over yet.
refused-not-seated = You have no seat in this game.
refused-other-seat = That seat is not yours.
refused-not-an-answer = That does not answer what you are being asked
refused-not-asked = You are not being asked anything right now.
refused-notes-full = You keep as many notes on this game as you may. Take one away first.
refused-nothing = Please give an answer.
refused-changed = Your sheet has changed since. Read it once more before you lock it.
refused-locked = Your sheet is locked. Take it back first to change it.
refused-kept-full = You have saved as many as you may. Delete one first.
refused-gone = That is not possible any more. Look at the choices as they are now.
refused-stale = That question has already been answered. Use the newest post.
refused-typed-gone = What you typed is no longer kept: more than an hour has passed, or the bot was restarted. Please type it again.
refused-not-now = Something else must be answered first.
refused-not-yours = It is not your turn.
refused-words-left = Nothing was done, for I do not understand “{ $left }” in “{ $text }”: { $why }
refused-invalid = I cannot read “{ $text }”: { $why }
refused-line = **Line { $n }:** { $why }
refused-ambiguous = “{ $text }” can mean more than one thing: { $candidates }
refused-long = An answer has at most { $most } characters.
refused-steps = At most { $most } orders in one go.
refused-no-act = This game has no such action.
refused-no-policy = There is no such standing answer for this question.
refused-no-undo = There is no answer of yours to take back.
refused-undo-edition = The rules were corrected after your last move, so it cannot be taken back.
refused-request-closed = That request has already been settled.
refused-not-asked-consent = This is not for you to decide.
refused-away = A machine player answers for you at this table. Press I'm back, or use /away, and then ask again.
refused-away-already = A machine player answers for you here already.
refused-not-away = No machine player answers for you here.
refused-no-request = There is nothing here for you to agree to or decline.
refused-asked-lately = { $name } was asked about this seat less than a day ago. You can ask again <t:{ $at }:R>.
refused-knows = You have played { $side } in this game and know its secrets, so you cannot play { $other }.
refused-knows-other = They have played { $side } in this game and know its secrets, so they cannot play { $other }.
refused-no-picture = The picture could not be drawn. Try /board.
refused-nothing-yet = There is nothing to show yet.
refused-nothing-to-unfold = There is nothing to explain yet.

## Refusals: lobby and hosting
refused-setup = This game cannot be set up: { $why }
refused-no-channel = A game needs a channel of a server.
refused-channel = Games are not allowed in this channel. Ask a moderator where they are.
refused-host = You may not open games on this server. Ask a moderator.
refused-host-only = Only the host or a moderator may do that.
refused-moderator = Only a moderator may do that.
refused-taken = This channel has a game already. Open a thread for another one.
refused-left-behind = Not on this server: { $names }. A game moves to another server only with all its players.
refused-seated = You have a seat already.
refused-seated-other = This player has a seat already.
refused-full = No seat is free.
refused-seat-taken = That seat is taken.
look-open = The game is over: all secrets are open.
look-saw = As { $name } knew it.
look-knew = As { $name } knew it at the end.
refused-no-seat = There is no such seat.
refused-seats-free = Every seat needs a player first. A machine player will do.
refused-no-machine = There is no such machine player. There are: { $policies }.
refused-no-machine-there = There is nobody in that seat to remove.
refused-word = A word has at most { $most } characters.
refused-clock = These numbers do not fit a clock: { $field ->
    [bank] each seat has from 5 minutes to 30 days
    [increment] an answer adds at most 5 days, and no more than a seat has
    [cap] what can be saved up is no less than a seat has, and at most 60 days
   *[patience] the wait for a default answer is at most 30 days
}.
refused-not-frozen = This game is not frozen.
refused-setting = That is not a valid value for { $name }.
refused-zone = No place called "{ $zone }" is known here. Name your city or your country, or what your clock is called, such as CEST.
refused-zone-unclear = "{ $zone }" may mean several places, whose clocks differ: { $places }. Choose the one that is yours; nothing has changed yet.
refused-hours = That is no time of the day. Write it as 22:30 or 10 pm.
refused-quiet-long = Quiet hours are at most { $most } hours of a day, for others wait for you. For longer there are vacations.
refused-date = That is no date. Write it as 2027-07-31, 31 July or tomorrow.
refused-date-two = "{ $text }" may be two dates. Write it with its month in words, or as 2027-07-31.
refused-date-past = That day is over. Name one that is to come.
refused-vacation-date = A vacation lasts at least a day and begins within { $most } days.
refused-vacation-twice = You are on vacation, or have announced one. End it first.
refused-vacation-overdue = Your time has run out at a table. Answer there first; /games leads to it.
refused-vacation-short = You have { $left ->
    [0] no vacation left
    [one] 1 day of vacation left
   *[other] { $left } days of vacation left
}, not { $days }. You earn one more by playing on ten days.
refused-no-vacation = You are not on vacation.
refused-record = This record cannot be replayed: { $why }
refused-record-long = A record has at most { $most } characters.
refused-queue = I am busy with other people's files and replays. Please try again in { $seconds } s.
refused-look-back = No report was made of this game.
refused-explain = There is no answer of that number to explain. /replay lists those there are.
refused-why-later = While a game goes on, reasons are told only for answers of machine players at which nothing was hidden. After the end every answer can be explained.
refused-why-none = There was nothing to choose here, so there is nothing to explain.
refused-too-long = That took too long, so I stopped. Nothing has changed.
refused-setup-long = This file takes too long to set up. Make it smaller.
refused-lobbies = You have { $most } open { $most ->
    [one] lobby
   *[other] lobbies
 } on this server, and more are not allowed. Start one or cancel it first.
refused-hosted = You host { $most } { $most ->
    [one] game
   *[other] games
 } on this server, open lobbies included, and more are not allowed. Finish one or cancel it first.
refused-hourly = You may open { $most } new { $most ->
    [one] game
   *[other] games
 } per hour on this server. You can open the next one <t:{ NUMBER($when, useGrouping: 0) }:R>.
refused-imports = You may bring in { $most } { $most ->
    [one] record
   *[other] records
 } per day. You can bring in the next one <t:{ NUMBER($when, useGrouping: 0) }:R>.
refused-no-imports = Records may not be brought in on this server. Ask a moderator.
refused-megabytes = The records brought to this server take up { $most } MB, and more is not allowed. A moderator can allow more with /server.

## The books
book-head = { $game }, game { $id }: sealed answers, opened.
book-answer = Entry { $n }: { $side } ({ $name }), { $kind }
book-taken-back = Entry { $n }: { $side } ({ $name }), { $kind }, taken back later
book-seal = SHA-256 of "salt|seat|number|answer": { $seal }, salt { $salt }, number { $number }: { $fits ->
    [yes] it fits
   *[no] IT DOES NOT FIT
}
book-right = **Audit:** I replayed the game{ $since ->
    [0] {""}
   *[other] {" "}from where the rules were corrected
}, and it fits. All { $rolls } dice come from the sealed seed{ $seals ->
    [0] .
    [one] ; the one sealed answer fits its hash.
   *[other] ; all { $seals } sealed answers fit their hashes.
}
book-right-edition = **Audit:** the rules have been corrected since, so the game is not replayed. All { $rolls } dice come from the sealed seed{ $seals ->
    [0] .
    [one] ; the one sealed answer fits its hash.
   *[other] ; all { $seals } sealed answers fit their hashes.
}
book-wrong = **Audit: something does not fit**: { $why }

## Days and hours that people may type, besides dates and figures
date-today = today
date-tomorrow = tomorrow
date-after-tomorrow = day after tomorrow
date-midnight = midnight
date-noon = noon

# What stands at the beginning, once, and what is behind the (i) of every post.
button-info = ⓘ
begun-title = { $game }: it begins
begun-dice = Dice, settled before the first throw: `{ $commitment }`
small-sealed = An answer is sealed: `{ $seal }`

## Ratings and sides
lobby-rated = Rated: whoever sits down agrees.
lobby-anonymous = Anonymous: names are shown when the game is over. Whoever sits down is called by direct message only.
refused-anonymous = Names are hidden at this table, and that would tell who somebody is.
refused-anonymous-dm = I cannot reach you by direct message, and names are hidden at this table, so nobody can be called in the channel. Allow direct messages from this server, then press Join again.
refused-anonymous-seated = Names can be hidden, or shown again, only on a server and before anybody has a seat or an invitation.
lobby-sides-lot = A lot decides the sides at the start.
lobby-sides-even = Sides are dealt out by ratings at the start.
note-sides-lot = The lot has decided who plays which side.
note-sides-even = The sides are dealt out so that the game is most even by the ratings.
refused-rated-machine = This table is rated, and machine players have no part in that. The host can make it unrated with /table.
refused-rated-title = Games of this kind are not rated: ratings are for people who play against each other on a server.
refused-rated-seat = This game is rated, so your seat stays yours. /away lets a machine player answer for you; /resign ends it.
refused-rated-seated = Somebody else has a seat already, and nobody agreed to a rated game. Free the seats first, or open a rated table anew.
refused-sides-title = In this game nobody plays against anybody else, so there are no sides to deal out.

## Cups
button-cup-enter = Enter
button-cup-leave = Leave the cup
button-cup-table = Standings
button-cup-best = Look back
refused-cup-title = Cups are for two people who play against each other, on a server.
refused-cups = You have as many cups open or under way here as this server allows: { $most }.
refused-no-cup = There is no such cup here.
refused-cup-full = This cup is full, or it has begun.
refused-cup-ended = This cup has ended already.
refused-cup-entered = You are in this cup already.
refused-cup-not-entered = You are not in this cup.
