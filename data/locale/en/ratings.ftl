# Ratings and player cards.

name-ratings = ratings
cmd-ratings = Your player card, somebody else's, or the table of a game
cmd-ratings-title = The game whose table you want
cmd-ratings-user = The person whose card you want
menu-card = Player card
rating-card = Player card
rating-who = { $who } on this server
rating-everywhere = All servers together:
rating-line = **{ $name }**: { $points } ({ $low } to { $high }), { $games ->
    [one] one game
   *[other] { $games } games
}: { $won } won, { $drawn } drawn{ $settled ->
    [yes] { "" }
   *[no] , provisional
}
rating-games = Played to the end here: { $games }.
rating-games-of = { $name } { $n }
rating-favourite = Mostly as { $side }: { $n } of { $all } games of { $name }.
rating-reliability = At tables with a clock: { $word }.
rating-none = No rated game is over yet.
rating-hidden = They keep their card to themselves.
rating-hidden-own = Only you see this card, and no table lists you.
rating-small = The true strength lies between the two numbers in 95 of 100 cases. Below { $games } games a rating is provisional: it says little.
rating-table = { $name }: who plays it best
rating-table-line = { $place }. { $who } { $points } ({ $low } to { $high }), { $games ->
    [one] one game
   *[other] { $games } games
}{ $settled ->
    [yes] { "" }
   *[no] , provisional
}
rating-table-small = Ordered by the lower number, which is sure in 97 of 100 cases. It lists whoever has played a rated game and does not hide their card.
rating-machines = Machine players, measured against each other and not against people: { $levels }.
rating-level = { $name } { $points }
button-rating-all = All sides
button-rating-here = This server
button-rating-everywhere = All servers
button-rating-card = My card
button-rating-table = Table: { $name }
button-rating-curve = My curve: { $name }
button-profile-hide = Hide my card
button-profile-show = Show my card
button-everywhere-on = Count on all servers
button-everywhere-off = Count per server only
rating-curve-title = { $title }: your rating
rating-curve-band = The band is the interval: there your true strength lies in 95 of 100 cases.
rating-curve-games = your last rated games here: { $n }
rating-curve-alt = Your rating in { $title } after { $n ->
    [one] one game
   *[other] { $n } games
}: { $points }, between { $low } and { $high }
table-rated = Rated or not
table-rated-about = It does not count for ratings.
table-rated-now = It counts for everybody's rating.
table-anonymous = Names hidden or not
table-anonymous-about = Everybody sees who plays.
table-sides = Who decides about sides
table-sides-about = Each person takes a side.
table-sides-lot = A lot decides about sides at the start.
table-sides-even = At the start sides are dealt out so that the game is most even.
choice-sides-chosen = Each person takes a side
choice-sides-lot = By lot at the start
choice-sides-even = By ratings, for an even game
server-tables = New tables
server-rated = New tables are rated: yes or no
server-sides = Who decides about sides at new tables
server-tables-rated = rated
server-tables-unrated = not rated
me-profile = Others may see my card: yes or no
me-everywhere = Count on all servers: yes or no
server-pace = Clock of new tables
server-game = What is played here most
server-options = Options of it, as in /new: name=value
