# Hints: what a machine player would look at. Each title's terms and reasons are in its own file.

button-hint = Hint
hint-title = { $game }: hint
hint-title-why = { $game }: hint with the answer
hint-look = Look at { $places }.
hint-term = What decides most here: { $term }.
hint-even = As far as it looks ahead, all { $n } answers are worth the same. Take the one you like.
hint-button-why = Why? Show the answer
hint-button-form = Put it in the form
hint-button-back = Back to the question
hint-answer = The machine player { $level } would answer: **{ $answer }**
hint-then = Then: **{ $answer }**
hint-form = The machine player { $level } would hand in this. *{ $write }* takes it as it stands, for you to look over and change:
hint-compared = It tried this answer and { $n ->
    [one] one other
   *[other] { $n } others
}{ $worlds ->
    [one] {""}
   *[other] , against { $worlds } guesses at what you cannot know
}, and rated where each leads at once. Against the average of the others:
hint-followed = { $n ->
    [one] One other answer is
   *[other] { $n } other answers are
} as good at once, so it followed each to the best next step. Against the average of the others:
hint-gain = - For it, { $more }: { $term }
hint-loss = - Against it, { $more }: { $term }
hint-all = more than all else
hint-little = a little
hint-rank = By this rating it comes { $rank } of { $n }; it goes by a rule of thumb here.
hint-best = Best by this measure: { $list }.
hint-less = { $answer } ({ $less } less)
hint-small = Only you see this. It knows only what you can know. Hints are counted, and at the end all are told how many each player took.
refused-hint-none = There are no hints in this game.
refused-hint-table = There are no hints at this table: they come in practice against machine players, or where everybody agreed in the lobby.
refused-hint-one = There is nothing to choose here, so there is no hint.
refused-hint-busy = Your last hint is still being worked out.
button-hints = Hints: agree or not
lobby-hints = **Hints** from a machine player: { $who } would agree. They come once everybody at the table does.
lobby-hints-all = **Hints** from a machine player: all at the table agree. At the end it is told how many each took.
summary-hints = Hints taken: { $list }.
summary-hint = { $name } { $n }
