# What the bot says on Discord. Words of a table itself stand in table.ftl.

## The names of commands and their options. English ones stand in the code too.
name-new = new
name-join = join
name-invite = invite
name-start = start
name-resign = resign
name-draw = draw
name-away = away
name-board = board
name-log = log
name-hint = hint
name-undo = undo
name-replay = replay
name-rules = rules
name-settings = settings
name-server = server
name-help = help
name-learn = learn
arg-title = title
arg-scenario = scenario
arg-options = options
arg-name = name
arg-where = where
arg-file = file
arg-seat = seat
arg-word = word
arg-user = user
arg-answer = answer
arg-game = game
arg-lit = lit
arg-share = share
arg-page = page
arg-text = text
arg-what = what
arg-entry = entry
arg-query = query
arg-coach = coach
arg-role = role
arg-channel = channel

## Commands, at most 100 characters each
menu-hand = My hand
menu-board = Board as text
menu-changed = What changed
menu-invite = Invite to a game
cmd-new = Open a game in this channel or in a thread of its own
cmd-new-title = Which game
cmd-new-scenario = Which scenario
cmd-new-options = Options, as in homes=thrown; the list explains each
cmd-new-name = What to call this game
cmd-new-where = Here, or in a new thread
cmd-new-file = A board of your own (TOML); without a title a record to look at
cmd-join = Take a seat
cmd-join-seat = Which seat; any free one if you leave this out
cmd-join-word = A word of yours to mix into the dice
cmd-invite = Keep a seat for somebody
cmd-invite-user = Whom to invite
cmd-invite-seat = Which seat; any free one if you leave this out
cmd-start = Start the game
cmd-resign = Give up; the other side wins
cmd-draw = Offer a draw, agree to one, or decline it
cmd-draw-answer = Offer or agree; or decline
cmd-any-game = Which game; if left out, this channel's, or your only one in a direct message
cmd-board = Show the board, as a picture or as text
cmd-log = What has happened, who plays, what proves the dice
cmd-log-page = Which page; the last one if you leave this out
cmd-hint = Get a hint on what you are asked, where the table has hints; only you see it
cmd-undo = Take your last answer back; the others are asked where they must agree
cmd-games = All your games on every server, and which of them wait for you
cmd-replay = Watch the last turn or the whole game again
cmd-replay-what = The last turn, the whole game, a page or record of it, a link, or one move explained
cmd-replay-entry = Which move is to be explained: its number in the log (ended games)
cmd-any-share = Show it to everybody in this channel
cmd-rules = Read the rules, or look one up by its number or by words
cmd-rules-query = A case such as MOVES.3, a ruling such as T8, or words; nothing for the contents
cmd-rules-title = Which game's rules
cmd-settings = Your language, pictures, hours, blocks and data
cmd-server = Settings of this server, for moderators
cmd-help = How to play, step by step
cmd-learn = Learn a game in private, by playing it

## Fixed choices
choice-where-here = In this channel
choice-where-thread = In a new thread
choice-watch-share = Show me the link
choice-watch-post = Post the link in the channel
choice-watch-withdraw = Withdraw the link
choice-pace-relaxed = No clock
choice-pace-daily = Daily: 72 hours, 12 more for an answer
choice-pace-brisk = Brisk: 24 hours, 4 more for an answer
choice-pace-live = Live: 10 minutes, 30 seconds more
choice-zero-act = The others decide how to go on
choice-zero-machine = A machine player plays on
choice-zero-lose = The game is lost
choice-draw-offer = Offer or agree
choice-draw-decline = Decline
choice-consent-yes = Agree
choice-consent-no = Decline, or take my own request back
choice-framing-occupied = The board, as far as anything stands on it
choice-framing-whole = The whole board
choice-framing-action = Where something just happened
choice-framing-since = What changed since your last answer
choice-replay-turn = The last turn
choice-replay-game = The whole game
choice-replay-explain = One move, explained (ended games)
choice-replay-page = The whole game as a page for your browser
choice-language-auto = Automatic
choice-language-auto-about = The language of your Discord, unless that is a draft
language-draft = machine-made, not yet read by a speaker
language-draft-named = { $name } ({ language-draft })
choice-theme-auto = Automatic
choice-theme-dark = Dark
choice-theme-light = Light
choice-secrets-dm = By direct message
choice-secrets-look = Only when I press a button
choice-boards-picture = Pictures
choice-boards-text = Text
choice-boards-both = Both
choice-screen-phone = A phone
choice-screen-wide = A wide screen
choice-calls-channel = In the game's channel
choice-calls-channel-about = You are pinged where the game is played.
choice-calls-dm = By direct message
choice-calls-dm-about = A message with a link to the game, and no ping.
choice-calls-digest = Once a day
choice-calls-digest-about = One message a day about all your games, at an hour you choose.
choice-calls-none = Not at all
choice-calls-none-about = You look at /games yourself.
choice-hosts-everyone = Everybody
choice-hosts-moderators = Moderators only
choice-hosts-roles = Certain roles

## Buttons
bot-button-word = Your word for the dice
bot-button-word-change = Change your word
bot-button-help = How do I move?
bot-button-play = How to play
bot-button-export = Get the record
bot-back = Back
bot-next = Next
bot-resign-yes = Yes, I resign
bot-abandon-yes = Yes, end it
bot-help-title = How { $title } is played

## Lobby
bot-opened = The table is open in { $channel }. Take a seat there, then start.
bot-opened-thread = The table is open in its own thread: { $channel }. Take a seat there, then start.
bot-opened-waits = The table is open, but I cannot post its card in { $channel } just now: it comes as soon as I can.
bot-forum-post = **{ $title }**: seats, board and all that happens are in this post.
bot-imported = The game has been brought in. Its number is `{ $game }`; look at it with /board, /log and /replay.
bot-joined = You are **{ $side }** in { $name }.
bot-joined-dm = Your secrets come by direct message (/settings).
bot-joined-look = **{ button-look }** under the board shows your secrets (/settings).
bot-joined-dm-closed = I cannot send you direct messages: **{ button-look }** under the board shows your secrets.
bot-joined-help = You are called by name when it is your turn.
bot-joined-word = You may add a word of your own to the dice.
bot-joined-word-given = Your word is mixed into the dice. You may change it until the game starts.
bot-left-seat = You have left your seat.
bot-invited = { $who } is invited. The seat is kept.
bot-invited-waits = The seat is kept for { $who }. They are not called yet, since I cannot post in { $channel } just now: I call them as soon as I can.
bot-watch-title = Watch: { $name }
bot-watch-link =
    Whoever has this link can watch the game in a browser. They see what its channel sees, no secrets, and names as they are shown there.
    { $link }
    When the game is over, the page shows everything, for 30 days.
bot-watch-posted = The link is in the game's channel.
bot-watch-withdrawn = The link is withdrawn: it leads nowhere any more, and whoever was watching sees nothing new.
bot-watch-none = This game has no link.
bot-watch-off = This bot shows no games in browsers. Whoever runs it can change that (NULLGATE_WEB).
button-watch = Watch
button-watch-post = Post it in the channel
button-watch-withdraw = Withdraw it
button-follow = Follow
bot-followed = You follow this game: after each turn you get a direct message with what its channel was told, at most every 15 minutes and not in your quiet hours. A press on "Stop following" ends it.
bot-unfollowed = You don't follow this game any more.
web-nothing = There is nothing here. The link may have been withdrawn.
web-often = That was too often. Please try again in a moment.
web-later = This game cannot be shown just now. Please try again in a minute.
bot-machine = A machine player now plays { $side }: { $policy }.
bot-kicked = The seat is free.
bot-started = The game begins.
bot-awaited = You are here. The game begins by itself as soon as { $who } { $n ->
    [one] has said so, too. They have been called.
   *[other] have said so, too. They have been called.
 }
bot-awaited-uncalled = You are here. The game begins by itself as soon as all have said so; for { $who } I am waiting. They are not called yet, since I cannot post in { $channel } just now: I call them as soon as I can.
bot-replaced = New player for { $side }: { $who }.{ $learns ->
    [person] { " " }They see everything that { $side } sees, including what only the previous player knew.
   *[nothing] { "" }
}
bot-replace-asked = { $holder } plays { $side } and is asked first, in the channel and by direct message. If they agree, { $taker ->
    [person] { $who } is asked, too, and with their yes plays
   *[machine] { $who } plays
} { $side } instead of them.{ $learns ->
    [person] { " " }{ $who } will then see everything that { $side } sees, including what only { $holder } knows now.
   *[nothing] { "" }
} If { $holder } does not answer by <t:{ $until }:f>, the other players are asked, and all of them must agree.
bot-replace-taker = { $who } is asked, in the channel and by direct message, and plays { $side } as soon as they agree. If they do not answer by <t:{ $until }:f>, nothing changes.
bot-replace-withdraw = Take the request back
bot-quiet = The game is quiet now: one board here, and its story in the thread.
bot-loud = The game tells everything in its channel again.
bot-quiet-elsewhere = This game is played in { $channel }. Use the command there, so that the thread is opened beside its board.
bot-quiet-thread = Log: { $name }
bot-taken-here = The game goes on in this channel.
bot-lacking = I cannot play in { $channel } yet: there I need { $permissions }. Please ask a moderator to allow that, and try again.
bot-mention-me = I am not in { $channel }, and what I post in a private thread only its members see. Mention me there once ({ $me }), then try again.
bot-locked = { $channel } is locked, so I cannot post there. Ask a moderator to unlock it, or play in another place.
bot-no-tag = Every post in { $channel } needs a tag, and I may use none of them. Ask a moderator for a tag that everybody may use, or for { permission-manage-threads } for me.
bot-not-quiet = It is not quiet, as this server's games are, because I cannot tell what happens in a thread there. I need { $permissions }.
bot-waits = I cannot post in { $channel } just now. Nothing is lost: I post it as soon as I can.
bot-cannot-post = Discord does not let me post in { $channel }, so no table was opened. Ask a moderator to let me in there, and in a private thread mention me once ({ $me }). Then try again.
bot-unseen = { $names } cannot see { $channel }: let them in there. Until then I call them by direct message.
bot-server-lacking = Saved, but I cannot post in { $channel } yet: there I need { $permissions }.
bot-optional = Optional: with { $permissions } I also pin each game's first post, or its board.
bot-option-form = I cannot read the option “{ $text }”. Write it as name=value, as in homes=thrown.
bot-file-large = { $name } is too large. At most { $kilobytes } kB.
bot-file-not-text = { $name } is not a text file.
bot-no-files = This game takes no file of its own.
bot-no-thread-here = I can open a thread in a text channel, an announcement channel or a forum only.
bot-no-thread-for-you = I open a thread only for those who could open one in this channel themselves and write in it. You would need { $permissions }. Try without the thread.
bot-not-a-bot = Bots cannot take a seat. For a machine player use /table.
bot-games-title = Games on this server
bot-games-none = There are none yet. Open one with /new.
bot-games-past = Your ended games
bot-games-by-kind = Which games
bot-games-by-title = Of which title
bot-games-kind-waiting = Mine that wait for me
bot-games-kind-mine = All of mine
bot-games-kind-past = Mine that have ended
bot-games-kind-here = All on this server
bot-games-kind-open = Here, with free seats
bot-games-kind-over = Here, ended
button-oldest = Oldest first
button-newest = Newest first
bot-games-free = free
bot-status-lobby = in the lobby
bot-status-playing = under way
bot-status-over = over
bot-status-abandoned = ended without a result
bot-status-frozen = stopped by an error

## Ending
bot-resign-sure = Resign { $name }? There is no way back.
bot-resigned = You have resigned.
bot-away = A machine player answers for you now. The seat stays yours: /away ends it, and so does any answer of yours.
bot-welcome-back = Welcome back. You play again.
bot-abandon-sure = Do you really want to end { $name } without a result?
bot-abandoned = The game has ended without a result.
bot-abandon-asked = The others are asked whether they agree.
bot-draw-offer = You offer a draw. It stands until your next turn.
bot-draw-decline = No draw is on offer now.
bot-draw-agreed = Agreed. The game is a draw.

## Answering
bot-done = Done.
bot-done-next = Next: { $names }.
bot-moved = This page has moved: it is further down.
bot-next-table = Another game waits for you.
bot-sealed = Locked ✓
bot-left = { $n ->
    [one] Your next order follows by itself.
   *[other] Your other orders follow by themselves.
}
bot-rematch = The next game is here: { $where }
bot-undone = Taken back.
bot-undo-asked = This cannot be undone at once: { $why }. The others are asked whether they agree.
bot-undo-since-moved = somebody else has acted since
bot-undo-since-dice = dice have been thrown
bot-undo-since-secret = something hidden has been shown
bot-consent-noted = Noted. Others have yet to answer.
bot-consent-done = Noted. That settles it.
bot-standing-on = From now on I answer that for you.
bot-standing-sealed = From now on I answer that for you. Proof: `{ $seal }`
bot-standing-off = From now on you will be asked again.
bot-thawed = The game goes on.

## Forms
bot-word-title = Your word for the dice
bot-word-label = A word or a short sentence
bot-word-hint = It is mixed into every throw, so that nobody can know the dice beforehand
bot-word-noted = Your word counts. It shows under /log.
bot-write-title = Type your answer
bot-write-label = Your answer
bot-write-hint = For example: { $text }
bot-paste-label = Your sheet
bot-policy-title = Standing answer
bot-policy-label = Your answer
bot-policy-hint = “-” removes it
bot-form-scenario = Scenario
bot-form-recommended = { $value } · recommended
bot-form-option = { $option }: { $value }
bot-form-options = Options that differ from the default
bot-form-options-hint = As in homes=thrown pace=fast
bot-form-name = Name of the table
bot-form-file = File
bot-form-record = Bring in a record
bot-as-typed = What you typed: { $command }

## Looking
bot-shared = Shown to everybody here.
bot-share-elsewhere = I show a game to everybody only in its own channel: not everybody here may see that channel. Leave `share` out and I show it to you alone.
bot-no-game-here = There is no game in this channel. Open one with /new, or name one of yours.
bot-which-game = You play several games. Name one after `game`: { $games }
bot-which = Which of your games?
bot-log-title = Log of { $name }
bot-log-empty = Nothing has happened yet.
bot-button-log = Whole log
bot-changed-title = { $name }: what changed
bot-changed-all = You have done nothing in this game yet; this is what happened so far.
bot-changed-more = { $n ->
    [one] And one line before these, see the log.
   *[other] And { $n } lines before these, see the log.
}
bot-changed-nothing = Nothing since you last did something.
bot-menu-no-game = This post does not belong to a game of mine. Choose a post with a game’s board or buttons.
bot-menu-no-lobby = No table of yours is waiting for players. Open one with /new, then invite.
bot-menu-which = To which game do you invite { $who }?
bot-who-title = The game in brief
bot-brief-options = Options
bot-who-seat = { $side }: { $who }
bot-who-waiting = **{ $side }**: waiting for { $who }, asked { $since }
bot-who-free = { $side }: nobody. The host gives the seat away by `/table`
bot-who-sealed = Sealed answers in: { $got } of { $wanted }.
bot-who-left = { $name } (has left this server)
bot-who-host = Host: { $who }
bot-who-hidden = somebody
bot-who-host-unknown = somebody who is not on this server any more
bot-parked = I can no longer post in this game's channel. Nothing is lost: the host brings it to another channel with /table.
bot-parked-until = I try again { $when }.
bot-try-done = It worked: everything is posted.
bot-try-later = It still does not work. I try again { $when }.
bot-try-nothing = Nothing is waiting to be posted in this game.
bot-frozen = The game was stopped by an error of ours. Nothing is lost. A moderator lets it go on with /table.
bot-note-table = **For all here:** { $text }
bot-note-own = **You noted:** { $text }
bot-note-entry = `{ $n }` { $text }
bot-notes-title = Notes · { $name }
bot-notes-none = You have noted nothing here.
bot-notes-small = Nobody else reads your notes.
bot-note-for-all = What all at the table shall read
bot-note-for-you = For your eyes only
bot-more-note = Note
bot-more-note-button = Note
bot-more-note-about = Note something here, for your eyes only.
button-notes = Notes
button-note = Note something
button-note-table = Note for all
bot-prepared-title = Prepared · { $game }
bot-prepared-none = Nothing is prepared yet. Only you will know.
bot-prepared-guess = You are not asked yet. This is how it may stand by then.
bot-prepared-fits = As things stand, this is possible.
bot-prepared-lacks = As things stand, this is not possible: { $why }
bot-prepared-unchanged = Given when you are asked, if nothing in your sight has changed.
bot-prepared-always = Given when you are asked, whatever happens, if the rules allow it.
bot-prepared-later = A while later, so that nobody notices.
bot-prepared-open = It was not given by itself. Take it up, change it, or drop it.
bot-prepared-changed = What has changed
bot-prepared-only = Given when you are asked, { $condition }.
bot-prepared-if = Only if …
bot-prepared-if-stays = only if { $piece } is still at { $at }
bot-prepared-if-free = only if nobody is at { $at }
bot-prepared-do-always = Whatever happens
bot-prepared-do-unchanged = Only if nothing changes
bot-prepared-do-drop = Drop it
bot-prepared-do-use = Take it up
bot-turns-title = Your games
bot-turns-none = You play no game at the moment. Find one with /play, or open one with /new.
bot-turns-mine = { $n ->
    [0] No game waits for you.
    [one] **One game waits for you**
   *[other] **{ $n } games wait for you**
}
bot-turns-others = **Others are to move**
bot-turns-lobbies = **Not started yet**
bot-turns-ended = **Recently over**
bot-digest-title = Your games today
bot-digest-small = This comes once a day, when something waits for you or has ended. /settings changes that, /games shows it at any time.
bot-turns-for = waits for { $who }
bot-turns-with = with { $who }
bot-turns-since = asked { $since }
bot-turns-zero = time is up { $when }
bot-clock = Agreed. { $terms }
bot-machine-player = machine player, { $policy }
bot-more = and { $n } more
bot-fair-title = Fair dice in { $name }
bot-fair-how = Before the first throw the bot drew a secret number and showed its hash. Every throw follows from that number and the players' words, so nobody can choose it.
bot-fair-commitment = Hash of the secret: `{ $commitment }`
bot-fair-word = { $side }'s word: “{ $word }”, in the dice as `{ $mixed }`
bot-fair-word-gone = { $side }'s word, as the dice know it: `{ $mixed }`
bot-fair-rolls = { $n ->
    [one] One die rolled so far.
   *[other] { $n } dice rolled so far.
}
bot-fair-seal = { $side } has left a sealed answer: `{ $seal }`
bot-fair-opened = Opened: for { $kind }, { $side } had set `{ $policy }` (salt `{ $salt }`)
bot-fair-later = The secret is shown when the game is over. Then everybody can check every throw.
bot-fair-seed = The secret: `{ $seed }`
bot-fair-good = I have checked: the secret fits its hash, and every throw fits the secret.
bot-fair-bad = **Something does not fit:** { $why }
bot-fair-small = Check it yourself: get the record, then run python -m engine verify FILE.
bot-export-whole = The whole game, with its dice and their secret. Bring it in again with /new.
bot-export-log = The log so far. The whole record comes when the game is over.
bot-page-title = { $name } as a page
bot-page-ended = Save this file and open it in a browser: step through the game with all secrets open, as each side saw it, and let it prove the dice. It needs no network.
bot-page-under-way = Save this file and open it in a browser to step through the game so far, as far as you may see it. It needs no network. When the game is over, the page opens all secrets and proves the dice.
bot-page-large = The page of this game has { $size } MiB, and Discord takes { $limit } MiB here. /replay gives the record, which is smaller.
bot-page-fingerprint = Fingerprint of the record in it: `{ $hash }`
bot-replay-title = { $name } from the beginning
bot-replay-turn = The last turn of { $name }
bot-explain-progress = Working it out: { $bar } { $percent } %
bot-replay-progress = Drawing the replay: { $bar } { $percent } %
bot-rules-case = Case { $id } · { $title }
bot-rules-ruling = Ruling { $id } · { $title }
bot-rules-none = I found nothing about “{ $query }”. Try fewer or other words.
bot-rules-near = **See also**
    { $found }
bot-rules-begin = Read from the beginning
bot-rules-cases = The cases of this chapter
bot-rules-contents = Contents: choose a chapter
bot-rules-no-title = I have no rules of “{ $title }”. Pick a game from the list that opens while you type.
bot-rules-small = { $title }, in our own words. Look up more with /rules.
bot-words-title = { $title }: words
bot-words-cases = The cases that these words stand in
bot-words-here = **In what you were just reading**
bot-words-others = **All other words**
bot-words-line = - **{ $word }** ({ $case }): { $text }
bot-words-word = Word · { $word }
bot-purposes-open = What is it for?
bot-purposes-title = { $title }: what is it for?
bot-purpose = - **{ $name }**: { $what }
bot-kind-unit = Units
bot-kind-movement = Ways to move
bot-kind-approach = Ways to meet the enemy
bot-kind-rank = Ranks
bot-kind-weapon = Weapons
bot-kind-kit = Kit
bot-kind-enemy = Enemies
bot-kind-ship = Ships
bot-kind-part = Parts of a ship
bot-kind-store = Missiles and the like
bot-kind-order = Orders
bot-kind-plan = The battle plan
bot-kind-action = What you can do
bot-kind-option = Options of a table

## Settings
bot-yes = yes
bot-no = no
bot-about-title = What is kept about you
bot-about = Everything that is kept about you: settings, games, seats, answers, drafts and texts. Only you see this file, and it may hold secrets of games under way.
bot-forget-title = Delete what is kept about you?
bot-forget-goes = **What goes:** your id and name in every game, your settings, when you play, your place in the queue, counts of how reliably you answer, whom you have blocked, kept texts, drafts, order sheets, standing answers, your word for the dice, and what was kept to send to you.
bot-forget-stays = **What stays:** the games as they were played, with what was typed as a move: names of figures, a GM's reasons. Messages on Discord stay, too; ask the server to remove them.
bot-forget-games = { $n ->
        [0] You have no game under way.
        [one] You have one game under way. Your seat becomes empty, or resigns where the game goes on without it; if nobody is left, the game ends.
       *[other] You have { $n } games under way. Your seats become empty, or resign where the game goes on without them; a game in which nobody is left ends.
    }
bot-forget-small = This cannot be undone. You can come back at any time, as somebody new.
bot-forget-yes = Delete me
bot-forgotten = Nothing is kept about you any more.
bot-settings-title = Your settings
bot-settings-saved = Saved. Your settings now
bot-settings-line = { $name }: { $value }
bot-settings-language = Language
bot-settings-theme = Colours
bot-settings-secrets = Secrets
bot-settings-boards = Boards
bot-settings-screen = Private pictures are for
bot-settings-confirm = Show what a move does before it counts
bot-settings-named = Other programs may be told your name
bot-settings-calls = When it is your turn, you hear of it
bot-settings-times = When you play
bot-times-title = When you play
bot-times-saved = Saved. When you play now
bot-times-zone = Time zone: **{ $zone }**, where it is { $now }
bot-times-zone-unset = Time zone: **not set**, so UTC counts, where it is { $now }
bot-times-quiet = Quiet hours: **{ $hours }**
bot-times-span = { $begin } to { $end }
bot-times-none = none
bot-times-later = ⏳ You have changed this once today already: clocks go by it { $when }, and by what was set before until then.
bot-times-digest = Your daily overview of all games comes at **{ $hour }:00**.
bot-times-digest-off = You get no daily overview of your games.
bot-times-digest-on = Get a daily overview
bot-times-away = On vacation from { $begin } until { $end }
bot-times-leave = Vacation left: **{ $days ->
    [one] 1 day
   *[other] { $days } days
}**
bot-times-small = In quiet hours and on vacation no clock of yours runs and nobody reminds you. You earn a day of vacation by playing on ten days, up to 21.
bot-times-change = Zone and quiet hours
bot-times-leave-button = Go on vacation
bot-times-back = End my vacation
bot-times-at = Overview at { $hour }:00
bot-times-digest-prompt = When does your overview come?
bot-form-clock = The clock of this table
bot-form-clock-bank = Time for each seat
bot-form-clock-hint = Such as 30 min, 12 h or 3 d
bot-form-clock-increment = Added for each answer
bot-form-clock-increment-hint = Such as 30 s; leave it empty for nothing
bot-form-clock-cap = At most
bot-form-clock-cap-hint = How much time can be saved up; empty for twice as much
bot-form-clock-zero = When somebody has no time left
bot-form-clock-rules = Also
choice-clock-weekends = Weekends do not count
choice-clock-vacation = Vacations do not count
choice-clock-steady = Steady players only: nobody who is often late
bot-form-rules = The rules of this table
bot-options = The rules of this table have been changed.
bot-times-which = Which place is it?
bot-times-form-hours = When you play
bot-times-form-zone = Time zone
bot-times-form-zone-hint = Your city or country, or what your clock is called
bot-times-form-from = Quiet hours begin
bot-times-form-to = Quiet hours end
bot-times-form-hint = Such as 22:30 or 10 pm; leave it empty for none
bot-times-form-vacation = Vacation
bot-times-form-days = For how many days?
bot-times-form-left = You have { $days } left.
bot-times-form-begin = From which day on?
bot-times-form-date = Such as 2027-07-31, 31 July or tomorrow; empty for today
bot-settings-small = What you choose holds on every server.
bot-server-title = Settings of this server
bot-server-hosts = Who may open games
bot-server-channels = Where
bot-server-everywhere = everywhere
bot-server-quiet = New games are quiet
bot-server-lobbies = Open lobbies per person
bot-server-hosted = Games hosted per person
bot-server-hourly = New games per person and hour
bot-server-imports = Records one person may bring in per day
bot-server-megabytes = Megabytes of records brought in altogether
bot-server-no-role = Name a role as well.

## What can go wrong
bot-error = Something went wrong on our side. Your game is as it was before. Please try again.
bot-error-id = If it happens again, tell the bot's owner this number: { $id }
bot-bad-setup = That cannot be set up: { $why }.
bot-bad-data = The file cannot be used. { $why }
bot-broken-record = I cannot read this as a game: { $why }.
bot-cooldown = One moment, please. Try again in { $seconds } s.
bot-server-only = This works on a server only.
bot-not-allowed = You may not do that here.
bot-bad-option = One of the options cannot be read.
bot-old-command = This command has changed. Please reload Discord and try again.
bot-rules-bug = The game has hit an error of ours and is stopped. Nothing is lost, and its host is told.
bot-store-error = The game could not be saved, so nothing was changed. Please try again in a moment.
bot-stopping = I am being restarted and could not finish this. If the log does not show it in a minute, do it again.
bot-discord-error = Discord did not take our message. What you did counts if the log shows it.
bot-too-big = The picture is larger than Discord takes here.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-pin-messages = Pin Messages
permission-manage-threads = Manage Threads

## Hello and help
bot-hello-title = Hello! I am Nullgate.
bot-hello =
    I bring space wargames to this server and see to it that every rule is kept.
    Open a table with /new, against each other or against the machine. /learn teaches the games, /help shows how a first one goes.
help-step = Page { $at } of { $of }
help-start-title = Your first game
help-start =
    You play by chat: I keep the board, throw the dice and know the rules.
    { "" }**1.** Type /new in a channel and choose a game.
    { "" }**2.** A card appears. That is the table.
    You can play against a friend, or alone against the machine.
    New to a game? /learn teaches it in private, by playing.
help-draft = This language is a draft: { language-draft }. What it lacks is said in English, and commands keep their English names. /settings changes the language.
help-draft-there = There is a draft of { $name }: { language-draft }. /settings switches it on.
help-seat-title = Take a seat
help-seat =
    Press **{ button-join }** beside a seat. Nobody there? **{ button-machine }** fills the other one.
    Clock and rules are behind **{ button-settings }**. Once you sit, you may add a word of your own to the dice.
    When all seats are taken, press **{ button-start }**.
help-move-title = Make a move
help-move =
    When it is your turn you are called by name. Press a button under the board and choose step by step.
    Only you see your choices. A move whose button says all counts at once. Of any other you first see what it does: **{ button-confirm }** makes it count, **{ button-cancel }** goes back.
    Prefer to type? /move takes moves as text and suggests those that are legal.
help-secrets-title = Secrets
help-secrets =
    What only you may know, such as cards, reaches you by direct message.
    If you do not want that, or your messages are closed, press **{ button-look }** under the board. /settings chooses between the two.
help-look-title = Look around
help-look =
    /board draws the board, or writes it as text. /log tells what happened, /replay shows it again, or makes a page of it.
    /rules reads the rules from front to back; `/rules capture` looks one up, by words or by its number.
    /undo takes a move back if nothing has been rolled or revealed since. Otherwise the others are asked.
    Your seat is yours: if the host wants to give it to somebody else, you are asked first.
    /log proves that nobody can choose the dice.
help-watch-title = Who sees what
help-watch =
    A game is as visible as its channel: anyone who can see the channel can watch, and join while seats are free. In a private thread, those are its members.
    If you play, have played or are invited, you see the game from anywhere. Direct messages show only such games.
    What only your side may know is shown only to you.
    Hosts and those who moderate the game's own channel look after it. Nobody else can.
help-commands-title = All commands
help-commands =
    { "" }**Tables** /play, /new, /join, /invite, /start, /games
    { "" }**At a table** /move, /board, /mine, /hint, /undo, /log, /odds
    { "" }**Its end** /resign, /draw, /away, /replay; all else: /table, and /gm for the GM
    { "" }**Menus** right-click (or hold) a game’s post and choose *Apps*: { menu-hand }, { menu-board }, { menu-changed }; on a person: { menu-invite }
    { "" }**More** /learn, /puzzle, /sandbox, /rules, /settings, /report, /server

# -- hints ----------------------------------------------------------------------------------------

bot-hints-agreed = You agree to hints at this table. They come once all players do; the button takes it back.
bot-hints-refused = You do not agree to hints at this table any more, so there are none.
bot-turns-hints = { $n ->
    [one] one hint taken
   *[other] { $n } hints taken
}

# What is behind the (i) of a post.
bot-more-game = game { $id }, entry { $n }
bot-more-title = Behind this post
bot-more-rules = The rules behind it
bot-more-rules-button = Read
bot-more-log = What happened, entry by entry
bot-more-log-button = Log
bot-more-entries = { $n ->
    [one] entry { $last }
   *[other] entries { $first }–{ $last }
 }
bot-more-dice = Are the dice fair?
bot-more-dice-button = Check
bot-more-sealed = settled before the game: { $seal }
bot-more-aims = What are we playing for?
bot-more-aims-button = Brief
bot-more-aims-about = aims, house rules, who sits where
bot-more-board = Board as text
bot-more-board-button = Show
bot-more-board-about = for screen readers
