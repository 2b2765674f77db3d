# Puzzles: pages for one person, and the puzzle of the day of a channel. Each title's own words: puzzles-<title>.ftl.

name-puzzle = puzzle
cmd-puzzle = Find the best answer in a position, in private
cmd-puzzle-title = The game to have a puzzle of

puzzle-title = Puzzles
puzzle-about = Positions from games in which one answer is clearly the best. Find it! Which game would you like?
puzzle-title-line = **{ $title }**: { $found } of { $all } found{ $streak ->
    [0] { "" }
    [one] { "" }
   *[other] , { $streak } in a row
}
puzzle-none = There are no puzzles for this game yet.
puzzle-private = Only you see this. The next puzzle is a little harder when you find the answer, and easier when you don't.
puzzle-heading = { $title } puzzle: { $level }
puzzle-easy = easy
puzzle-medium = medium
puzzle-hard = hard
puzzle-asked = You play **{ $side }**. { $ask }
puzzle-small = { $found } of { $all } found · in a row: { $streak } (longest: { $longest }) · only you see this
puzzle-small-first = Only you see this. The next puzzle is a little harder when you find the answer, and easier when you don't.
puzzle-right = **{ $answer }** is right!
puzzle-again = Not that one. Try once more.
puzzle-wrong = You chose **{ $answer }**. Better is **{ $best }**.
puzzle-not-compared = (The rules allow yours, but it was not among the answers compared here.)
puzzle-told = { $title } puzzle: { $theme }
puzzle-chief = Most of the difference ({ $more } points): { $term }.
puzzle-no-orders = No orders
puzzle-next = Next puzzle
puzzle-titles = All puzzles
puzzle-all-seen = You have seen all puzzles of this game. From now on those you saw longest ago come again.
puzzle-broken = This puzzle does not fit the rules as they are now. Take another one; we have been told.
puzzle-chosen-by = { $n ->
    [0] chosen by nobody
    [one] chosen by 1
   *[other] chosen by { $n }
}

daily-button = A puzzle a day for this channel
daily-page = A puzzle a day
daily-saved = A puzzle a day: saved
daily-about = Once a day a puzzle is posted in this channel, without a sound. Everybody who sees the channel can vote in secret and change their vote. In the evening the same post shows the solution, how many chose what, and who was right.
daily-page-small = For moderators of this channel. The hours are those of the time zone in your /settings when you choose them.
daily-on = Switch it on
daily-off = Switch it off
daily-next = The next puzzle comes { $when }. Time zone: { $zone }.
daily-trouble = The last puzzle could not be posted. May I still write here and attach files?
daily-titles = Games
daily-hour = When the puzzle comes
daily-evening = When the solution comes
daily-at-hour = Puzzle at { $hour }:00
daily-at-evening = Solution at { $hour }:00
daily-title = Puzzle of the day: { $title } ({ $level })
daily-small = Press what you would do. Nobody sees your vote, and you can change it until { $when }; then the solution is shown here.
daily-before = Last time: [the solution]({ $link }), found by { $right } of { $all }.
daily-voted = Your vote: **{ $answer }**. Only you see this. You can change it until the solution is shown here, { $when }; then whoever was right is named.
daily-closed = The voting on this puzzle is over.
daily-told = Puzzle of the day: { $title }, solved
daily-of = [The puzzle]({ $link }) of today:
daily-solution = Best: **{ $best }**
daily-nobody-voted = Nobody voted.
daily-nobody-right = { $all ->
    [one] One person voted, and was wrong.
   *[other] Of { $all } who voted nobody was right.
}
daily-right = Right ({ $n } of { $all }): { $who }
daily-more = { $n } more
daily-more-puzzles = More puzzles, just for you
