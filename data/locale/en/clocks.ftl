# Clocks: what a table agrees to about time, and whose time runs.

clock-seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}
clock-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
clock-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
clock-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
clock-pace-relaxed = No clock
clock-pace-daily = Daily
clock-pace-brisk = Brisk
clock-pace-live = Live
clock-pace-own = Own clock
clock-about-relaxed = Everybody takes the time they need
clock-times = { $bank } each, { $increment } more for an answer, { $cap } at most
clock-times-only = { $bank } each
clock-zero-act = out of time: the others decide how to go on
clock-zero-machine = out of time: a machine player plays on
clock-zero-lose = out of time: the game is lost
clock-weekends = weekends do not count
clock-no-vacation = vacations count
clock-steady = steady players only
clock-patience = a question with a default answer gets it after { $time }
clock-agreed = ⏱️ { $pace }: { $times }; { $more }
clock-prompt = Clock
refused-length = That is no length of time: "{ $text }". Write it as 30 min, 12 h or 3 d.
refused-options-seats = That would remove a seat that is taken. Free it first, or open a new game with /new.
clock-runs = ⏱️ { $name }: out of time { $when }
clock-held = ⏱️ { $name }: time stands still
clock-back = { " " }({ $time } given back: the bot could not be reached)
clock-veiled = ⏱️ The table waits.
reliability-steady = steady
reliability-late = often late
reliability-new = new
refused-not-steady = This table asks for steady players, and lately your time has often run out. Every answer in time mends that, at another table, and so does time: after 60 days a count is half.
refused-not-steady-them = This table asks for steady players, and lately their time has often run out.
bot-times-reliability = At tables with a clock you count as **{ $word }**: answered in time { $kept }, out of time { $late }, seats lost while away { $left }, seats of others taken over { $took }. After 60 days each counts half.
