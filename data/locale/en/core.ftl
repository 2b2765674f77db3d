# Words that every game shares.

## A sentence with the case it stands on
refusal = { $why } (Case { $case })
refusal-ruling = { $why } (Ruling { $case })

## Lists
pair = { $a } and { $b }
comma = { $a }, { $b }

## A number as people say it
in-words = { $n ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $n }
}

## What the core tells
event-rolled = { $sides ->
    [6] The die shows { $n }.
    [20] The 20-sided die shows { $n }.
   *[other] Drawn at random, 1 to { $sides }: { $n }.
}
event-decided = Your answer is in.
event-sealed = { $wanted ->
    [one] The sealed answer is in.
   *[other] { $got } of { $wanted } sealed answers are in.
}
event-reopened = Your answer no longer stands. Please choose again.
event-resigned = { $name } resigns.
event-acted-out-of-time = { $name } has no time left and loses, as this table had agreed.
event-acted = { $name }: { $of }.
event-taken-back = { $name } takes an answer back.
event-taken-back-sealed = A sealed answer is taken back. { $got } of { $wanted } are in.
event-new-edition = The rules were corrected: edition { $edition } counts from here on. What came before stands, and nobody can go back to it; version { $version } of the program can replay it (edition { $was }).
event-undone = { $name } undid their last move. The game is back where it was after entry { $to }.
event-undone-of = { $name } undid: { $what }{ $n ->
    [0] { "" }
    [one] { "" }
   *[other] { " " }That also undoes everything after it, { $n } entries in all.
}
undone-move = their last move.
event-draw-offered = { $name } offers a draw.
event-draw-declined = { $name } does not want a draw.
event-close-offered = { $name } proposes to end the game now. It would be judged as after its last turn.
event-close-declined = { $name } wants to play on.
event-closed = { $name } agrees: the game ends here and is judged as it stands.
option-players = Players

## The same as news
news-undone = { $name } took back the last move.
news-new-edition = The rules were corrected: the log says how.
news-close-offered = { $offer ->
    [False] { $name } wants to play on.
   *[other] { $name } proposes to end the game now.
}
news-closed = { $name } agreed: the game ends here.
news-sealed = { $got } of { $wanted } answers are in.
news-taken-back = An answer was taken back: { $got } of { $wanted } in.
ended-resigned = { $name } wins.
ended-draw-agreed = The game is a draw by agreement.
ended-won = { $name } wins.
ended-drawn = The game is a draw.

## Free actions
action-resign = Resign
action-draw = Offer a draw
action-no-draw = Decline the draw
action-close = Propose to end the game now
action-no-close = Play on

## A name with its side
named-side = { $name } ({ $side })

## In pictures
pic-marked = Marked: { $places }.
pic-marked-way = { $at } to { $to }
