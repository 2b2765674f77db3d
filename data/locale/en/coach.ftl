# A coach: private lines in somebody's first game of a title. Each title's own words: coach-<title>.ftl.

coach-says = **Coach:** { $text }
coach-joined = You have a coach: your private pages say what matters. **{ button-coach-off }** ends that at any time.
coach-silent = Your coach is silent now. /settings brings them back.
coach-begun = Your first game has begun in your direct messages, with a coach and against a gentle machine player: { $where }
coach-begun-alone = Your first game has begun in your direct messages, with a coach; the rules lead the enemy: { $where }
button-coach-off = No coach
button-coach-want = With a coach
button-coach-join = Join with a coach
button-coach-begin = Play with a coach
button-coach-agree = Agree to the coach
button-coach-none = Without a coach
button-coach-yes = Hear the coach again
button-coach-no = No coach
button-play-coach = Play a machine, with a coach
lobby-coach = has a coach
lobby-coach-waits = A coach would help a newcomer in private, knowing only what they see. It waits for { $who } to agree.
learn-all-done-coach = You have done them all. **{ button-coach-begin }** opens a real game against a machine, in your direct messages.
learn-all-done-alone = You have done them all. **{ button-coach-begin }** opens a real game in your direct messages; the rules lead the enemy.
bot-form-coach = Do you want a coach?
bot-form-coach-no = No: I take a seat myself
bot-form-coach-yes = Yes: seat me, and tell me in private what matters
cmd-new-coach = Take a seat with a coach, who tells you in private what matters
cmd-join-coach = With a coach, who tells you in private what matters
refused-no-coach = { $title } has no coach. /help and /rules explain it.
refused-coach-waits = { $who } has not agreed to the coach yet. The lobby card has a button for that, and one to play without.
