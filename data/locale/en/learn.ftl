# Lessons: pages on which somebody learns a title by playing. Each title's own words: lessons-<title>.ftl.

learn-title = Learn to play
learn-about = Short lessons in which you make the moves yourself. Which game would you like to learn?
learn-title-line = **{ $title }** ({ $done } of { $of } lessons done): { $about }
learn-none = There are no lessons for this game yet. /rules and /help explain it.
learn-private = Only you see this. Stop whenever you like: /learn goes on where you were.
learn-shelf = { $title }: lessons
learn-line-new = **{ $n }. { $name }** ({ $minutes } min): { $about }
learn-line-under-way = **{ $n }. { $name }** (step { $at } of { $of }): { $about }
learn-line-done = **{ $n }. { $name }**: { $about }
learn-button-lesson = { $n }. { $name }
learn-all-done = You have done them all. /game new opens a real game, against a machine player too.
learn-first = For a first game { $names } { $n ->
    [one] is
   *[other] are
} enough, { $minutes } minutes in all. The others can wait.
learn-first-done = That is enough for a first game: /game new opens one, against a machine player too. The other lessons can wait.
learn-first-done-coach = That is enough for a first game: **{ button-coach-begin }** opens it, against a gentle machine player. The other lessons can wait.
learn-titles = All games
learn-heading = { $title }: { $name }
learn-step = step { $at } of { $of }
learn-dice = in lessons the dice are fixed
learn-next = Next
learn-finish = Finish
learn-shown = Show me
learn-write = Type it…
learn-not-kept = In a lesson nothing is kept for later games.
learn-again = From the beginning
learn-back = All lessons
learn-right = Right!
learn-wrong = { $why } Try again.
learn-other = The rules allow that, but it is not what this step is after. Try again.
learn-refused = That is no answer here. Press a button, or type it as the line above the buttons says.
learn-done = **{ $name }** is done. Well played!
learn-broken = This lesson does not fit the rules as they are now. Take another one; we have been told.
learn-button = Learn it in minutes
learn-hint = New to { $title }? /learn teaches it in a few minutes, in private.
