# Hints: what a machine player would look at. Each title's terms and reasons are in its own file.

button-hint = Hint
hint-title = Hint
hint-look = Look at { $places }.
hint-look-marked = Look at the { $n } marked places.
hint-term = What counts now: { $term }.
hint-even = It makes no difference here: { $n ->
    [0] choose as you like
    [2] take either of the two
    [3] take any of the three
    [4] take any of the four
    [5] take any of the five
    [6] take any of the six
   *[other] take any of the { $n }
}.
hint-button-why = Show me
hint-button-take = Play it
hint-button-numbers = Compare in numbers
hint-button-form = Put it in the form
hint-button-step = Preview it
hint-button-back = Back
hint-answer = Take **{ $answer }**.
hint-then = Then **{ $answer }**.
hint-lead = That is { $worth } ahead of the next best.
hint-equal = Another would do as well.
hint-thumb = A rule of thumb says so; in numbers another looks better.
hint-form = I would hand this in; change what you like:
hint-step = I would do this:
hint-form-more = … and { $n ->
    [one] one line more
   *[other] { $n } lines more
}.
hint-compared = The machine player tried this answer and { $n ->
    [one] one other
   *[other] { $n } others
}{ $worlds ->
    [one] {""}
   *[other] , against { $worlds } guesses at what you cannot know
}, and rated where each leads at once. Against the average of the others:
hint-followed = { $n ->
    [one] One other answer is
   *[other] { $n } other answers are
} as good at once, so the machine player followed each to the best next step. Against the average of the others:
hint-gain = - { $term } ({ $more })
hint-all = more than all else
hint-little = a little
hint-rank = By these numbers it comes { $rank } of { $n }; it goes by a rule of thumb here.
hint-best = Best: { $list }.
hint-less = { $answer } ({ $less } less)
hint-small = After the game the table learns how many hints you took.
hint-small-even = Not counted as a hint.
refused-hint-none = There are no hints in this game.
refused-hint-table = Hints are off here. Alone against machines they are always on: /new.
refused-hint-one = There is nothing to choose here, so there is no hint.
refused-hint-busy = Your last hint is still being worked out.
lobby-hints = **Hints** from a machine player: { $who } would agree. They come once everybody at the table does.
lobby-hints-all = **Hints** from a machine player: all at the table agree. At the end it is told how many each took.
summary-hints = Hints taken: { $list }.
summary-hint = { $name } { $n }
