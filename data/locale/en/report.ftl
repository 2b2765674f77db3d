# Looking back on a game that is over. Chances are those that were measured, as exact as they are.

lookback-percent = { $n } %
lookback-plot-title = Chance that { $side } wins
lookback-plot-alt = By entry, up to { $n }: { $first } % at first, { $last } % at the end; at most { $high } % ({ $high_at }), at least { $low } % ({ $low_at }).
lookback-at = entry { $n }
lookback-at-first = at the start
lookback-plot-turn = Turning point { $i }, entry { $n }: from { $before } % to { $after } %.
lookback-plot-entry = entry
lookback-plot-start = start
lookback-plot-ahead = ahead
lookback-plot-behind = behind
lookback-plot-open = with all secrets open; shaded: margin of error
lookback-plot-known = as far as { $side } knew
lookback-plot-turning = a turning point

# The post and the pages. "Entry" is the number of an entry in the log.

lookback-button = Look back
lookback-title = Looking back: { $game }
lookback-head = **Looking back**: chance that { $side } wins, by entry
lookback-turn = **{ $i }** · { $turn }entry { $n } · { $name }: { $what }. Chance that { $side } wins: from { $before } % to { $after } %.
# In the last post: "side" is whose chance it is; each of two lines names an answer and what it changed.
lookback-turned-head = What turned it, as a chance for { $side }:
lookback-turned = **{ $i }** · { $turn }{ $name }: { $what } ({ $before } → { $after } %)
lookback-no-turn-short = No single move turned this game.
# Who led: "changes" counts how often the lead passed to the other side, "is" says whether somebody is ahead or behind.
lookback-course = The lead changed hands { $changes ->
    [one] once
    [2] twice
   *[other] { $changes } times
}. From entry { $n } on { $name } stayed { $is ->
    [ahead] ahead.
   *[behind] behind.
}
lookback-course-kept = { $name } { $is ->
    [ahead] got ahead by entry { $n } and stayed ahead.
   *[behind] fell behind by entry { $n } and stayed behind.
}
lookback-course-always = { $name } { $is ->
    [ahead] led
   *[behind] trailed
} from the start to the end.
lookback-course-late = Only the last entry put { $name } { $is ->
    [ahead] ahead.
   *[behind] behind.
}
# How exact a number is; nothing where it is exact.
lookback-error = { $error ->
    [0] { "" }
   *[other] { " " }(± { $error })
}
lookback-unsure = { $unsure ->
    [0] { "" }
   *[other] { " " }(± { $unsure })
}
lookback-because-luck = **Luck**: over all ways the dice could have fallen, the same answer leads to { $average } %{ lookback-error } on average.
lookback-because-choice = **A choice**, not luck.
lookback-because-secret = **A choice** made in secret.
lookback-because-guessed = **A secret guessed right**: compared with other answers, it was worth { $guess } percentage points (± { $unsure }) more against what was really hidden than against all that could have been.
lookback-because-misguessed = **A secret guessed wrong**: compared with other answers, it was worth { $guess } percentage points (± { $unsure }) less against what was really hidden than against all that could have been.
lookback-because-unclear = How much of it was dice and how much choice cannot be told apart.
lookback-better = As far as { $name } could know, { $answer } would have been better by { $lead } percentage points{ lookback-error } ({ $n ->
    [1] the only other answer tried
   *[other] the best of { $n } others tried
}).
lookback-none-better = { $n ->
    [1] The only other answer tried was not clearly better.
   *[other] None of { $n } other answers tried was clearly better.
}
lookback-no-turn = No single move turned this game.
lookback-luck = { $name }, { $kind }: { $made } in { $n } { $n ->
    [one] throw
   *[other] throws
 }, { $expected } expected. { $more ->
    [more] That many or more
   *[fewer] That few or fewer
 } come up { $rare ->
    [yes] less than { $tail }
   *[no] { $tail }
 } % of the time.
lookback-luck-even = Nobody’s dice were unusual: nothing was rarer than one time in ten.
lookback-no-luck = Too few dice were thrown to say anything about luck.
lookback-dice = **Dice against their odds**
lookback-figures = **Figures**
lookback-figure = { $name } { $n }
lookback-awards = **Worth a line**
lookback-points = Chance that { $side } wins, in percent, by entry, with all open (± standard error), and as each side knew it
lookback-point = { $n }: { $open } (± { $error }); { $known }
lookback-known = { $name } { $n }
lookback-secrets = Answers given in secret
lookback-secret = { $n } { $name }: { $what }
lookback-wait = The report is being worked out in the background ({ $percent } %). It takes about a minute, and then stands in the game's last post, too.
lookback-again = Look again
lookback-file = Everything that was measured, as a text file.
lookback-page-curve = Overview
lookback-page-turn = Turning point { $i }
lookback-page-figures = Dice and figures
lookback-page-all = All of it, as a file
lookback-small = How chances are measured: machine players played on from positions of this game, { $n } times in all, and we counted who won. Where playing to the end takes too long, a formula fitted to games of theirs judges the position reached. A turning point is a change larger than the measuring can be off by.
lookback-award-comeback = { $name } came back from a chance of { $percent } % (entry { $n }).
lookback-award-never-behind = { $name } never fell behind.
lookback-award-lucky = { $name } had rare luck ({ $kind }): so good comes up { $percent } % of the time.
lookback-award-unlucky = { $name } had rare bad luck ({ $kind }): so bad comes up { $percent } % of the time.

# Explain a move: one answer, chosen from a list or by its number. Answers are as its player knew the position then.

explain-page = Explain a move
explain-this = Explain this move
explain-back = Back to the report
explain-choose = Choose the answer that is to be explained. It is worked out now: that takes up to a minute.
explain-pick = Which answer?
explain-pages = Older and newer answers
explain-range = Entries { $first } to { $last }
explain-line = { $n } · { $what }
explain-line-turn = { $n } · turning point { $i } · { $what }
explain-title = { $game }: entry { $n } explained
explain-answer = { $name }: { $what }
explain-machine = { $name }, machine player { $level }: { $what }
explain-changed = Chance that { $side } wins, with everything open: { $before } %{ lookback-unsure } before this answer, { $after } %{ lookback-error } after it.
explain-same = Chance that { $side } wins, with everything open: { $before } %{ lookback-unsure } before this answer, { $after } %{ lookback-error } after it. That is no clear change.
explain-sole = There was nothing else to answer.
explain-no-other = **Other answers:** there was none to compare this one with.
explain-unsaid = **Other answers:** too few games fitted into the time to compare any, so nothing is said of them.
explain-none = **Other answers:** as far as { $name } could know, this one led to a chance of { $chance } %{ lookback-error } for their side. Of { $n } answers tried none was clearly better.
explain-others = **Other answers:** as far as { $name } could know, this one led to a chance of { $chance } %{ lookback-error } for their side. Of { $n } answers tried these were clearly better:
explain-better = - { $answer }: { $chance } %, better by { $lead } percentage points{ lookback-unsure }
explain-measured = **Why?** What machine players measure of this answer. “You” in what follows is { $name }.
explain-rated = **Why?** Machine players rate where an answer leads at once, as far as its player could know (level { $level }). “You” in what follows is { $name }.
explain-even = By that rating all { $n } answers were worth the same.
explain-rank = By that rating this answer was number { $rank } of { $n }. Against the average of the others:
explain-further = As all were as good at once, each was followed to the best next step.
explain-best = The best by that rating:
explain-small = Measured by having machine players play on { $n } times from there; ± is how far a number may well be off (its standard error). Reasons are those of the rating, worked out anew: a machine player's own may have been others.
why-small = Worked out anew from what everybody at the table knows. It is the machine player's rating, not a chance to win.
why-button = Why this answer?
