# Cups.

name-cup = cup
cmd-cup = Open a cup here, or see this server's cups
cmd-cup-title = The game; leave it out to see the cups there are
cmd-cup-form = Knock-out, round robin or Swiss
cmd-cup-size = How many people
cmd-cup-pace = The clock of its games; whose time runs out loses
cmd-cup-both = Whoever meet play two games, each side once
arg-form = form
arg-pace = pace
arg-size = size
arg-both = both
choice-form-knockout = Knock-out
choice-form-round = Round robin
choice-form-swiss = Swiss
choice-size-4 = Four
choice-size-8 = Eight
choice-size-16 = Sixteen
cup-title = { $name }: a cup
cup-about = { $form }, { $pace }{ $both ->
    [yes] , two games each
   *[no] { "" }
}.
cup-entered = { $n } of { $all }: { $who }. It starts when it is full.
cup-round = Round { $round } of { $of }.
cup-leads = { $who } leads.
cup-won = **{ $who }** has won the cup.
cup-best = Its best game: { $where }
cup-closed = This cup was called off.
cup-alt-played = Round { $round }: { $one } { $points }, { $two } { $others }
cup-alt-open = Round { $round }: { $one } against { $two }
cup-head-who = Player
cup-head-points = Points
cup-head-rounds = Rounds won
cup-head-buchholz = Buchholz
cup-head-berger = Sonneborn-Berger
cup-opened = The cup is open. Its card comes at once.
cup-in = You are in. It starts when it is full; your games come to you in threads here.
cup-out = You are out of the cup.
cup-leave-sure = Leave this cup? You lose what you have not played, and cannot come back.
cup-close-sure = Call this cup off? That cannot be taken back.
cup-off = The cup is called off. Games under way go on as any others.
cup-list = Cups of this server
cup-none = There is no cup here. Open one with /cup and a game.
cup-line = **{ $name }**: { $form }, { $n } of { $all } in, { $status }
cup-status-open = open
cup-status-running = under way
cup-status-over = over
cup-status-closed = called off
button-cup-close = Call it off
