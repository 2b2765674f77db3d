# Looking back on a game that is over. Chances are those that were measured, as exact as they are.

lookback-percent = { $n } %
lookback-plot-title = Chance that { $side } wins
lookback-plot-alt = By entry, from 0 to { $n }: { $first } % at first, { $last } % at the end; at most { $high } % (entry { $high_n }), at least { $low } % (entry { $low_n }).
lookback-plot-turn = Turning point { $i }, entry { $n }: from { $before } % to { $after } %.
lookback-plot-entry = entry
lookback-plot-open = everything open; shaded: how sure
lookback-plot-known = as { $side } knew it
lookback-plot-turning = a turning point

# The post and the pages. "Entry" is the number of an entry in the log.

lookback-button = Look back
lookback-title = Looking back: { $game }
lookback-head = **Looking back**: chance that { $side } wins, by entry
lookback-turn = **{ $i }** · entry { $n } · { $name }: { $what }: { $before } % to { $after } %.
lookback-because-luck = **Luck**: over all dice the same answer leads to { $average } % (± { $error }).
lookback-because-choice = **A choice**.
lookback-because-secret = **A choice in secret**.
lookback-because-guessed = **A secret guessed right**: compared with other answers, it was worth { $guess } percentage points (± { $unsure }) more against what was really hidden than against all that could have been.
lookback-because-misguessed = **A secret guessed wrong**: compared with other answers, it was worth { $guess } percentage points (± { $unsure }) less against what was really hidden than against all that could have been.
lookback-because-unclear = Whether dice or a choice made it cannot be told apart.
lookback-better = As far as { $name } could know, the best of { $n } answers tried was { $answer }: better by { $lead } percentage points (± { $error }).
lookback-none-better = Of { $n } answers tried none was clearly better.
lookback-no-turn = No single entry changed the chance by more than may be chance itself.
lookback-luck = { $name }, { $kind }: { $made } where { $expected } were to be expected (throws: { $n }). { $more ->
    [more] So many or more
   *[fewer] So few or fewer
 } come about in { $rare ->
    [yes] less than { $tail }
   *[no] { $tail }
 } % of all cases.
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
lookback-small = A chance is how often machine players win from there: measured by playing on { $n } times, with what a fit to their games says where playing to the end takes too long. Turning points are changes beyond chance.
lookback-award-comeback = { $name } came back from { $percent } % (entry { $n }).
lookback-award-never-behind = { $name } was never behind.
lookback-award-lucky = { $name } had rare luck ({ $kind }): { $percent } % of all cases.
lookback-award-unlucky = { $name } had rare bad luck ({ $kind }): { $percent } % of all cases.

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
explain-changed = Chance that { $side } wins, with everything open: { $before } % (± { $unsure }) before this answer, { $after } % (± { $error }) after it.
explain-same = Chance that { $side } wins, with everything open: { $before } % (± { $unsure }) before this answer, { $after } % (± { $error }) after it. That is no clear change.
explain-sole = There was nothing else to answer.
explain-no-other = **Other answers:** there was none to compare this one with.
explain-unsaid = **Other answers:** too few games fitted into the time to compare any, so nothing is said of them.
explain-none = **Other answers:** as far as { $name } could know, this one led to a chance of { $chance } % (± { $error }) for their side. Of { $n } answers tried none was clearly better.
explain-others = **Other answers:** as far as { $name } could know, this one led to a chance of { $chance } % (± { $error }) for their side. Of { $n } answers tried these were clearly better:
explain-better = - { $answer }: { $chance } %, better by { $lead } percentage points (± { $unsure })
explain-measured = **Why?** What machine players measure of this answer. “You” in what follows is { $name }.
explain-rated = **Why?** Machine players rate where an answer leads at once, as far as its player could know (level { $level }). “You” in what follows is { $name }.
explain-even = By that rating all { $n } answers were worth the same.
explain-rank = By that rating this answer was number { $rank } of { $n }. Against the average of the others:
explain-further = As all were as good at once, each was followed to the best next step.
explain-best = The best by that rating:
explain-small = Measured by having machine players play on { $n } times from there; ± is the standard error. Reasons are those of the rating, worked out anew: a machine player's own may have been others.
