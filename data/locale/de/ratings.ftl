# Wertungen und Spielerkarten.

name-ratings = wertungen
cmd-ratings = Deine Spielerkarte, die von jemand anderem oder die Tabelle eines Spiels
cmd-ratings-title = Das Spiel, dessen Tabelle du willst
cmd-ratings-user = Die Person, deren Karte du willst
menu-card = Spielerkarte
rating-card = Spielerkarte
rating-who = { $who } auf diesem Server
rating-everywhere = Alle Server zusammen:
rating-line = **{ $name }**: { $points } ({ $low } bis { $high }), { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}: { $won } gewonnen, { $drawn } unentschieden{ $settled ->
    [yes] { "" }
   *[no] , vorläufig
}
rating-games = Hier zu Ende gespielt: { $games }.
rating-games-of = { $name } { $n }
rating-favourite = Meist als { $side }: { $n } von { $all } Spielen von { $name }.
rating-reliability = An Tischen mit Uhr: { $word }.
rating-none = Noch kein gewertetes Spiel ist zu Ende.
rating-hidden = Diese Karte ist nicht für andere bestimmt.
rating-hidden-own = Nur du siehst diese Karte, und keine Tabelle führt dich auf.
rating-small = Die wahre Stärke liegt in 95 von 100 Fällen zwischen den beiden Zahlen. Unter { $games } Spielen ist eine Wertung vorläufig und sagt wenig.
rating-table = { $name }: wer spielt es am besten
rating-table-line = { $place }. { $who } { $points } ({ $low } bis { $high }), { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}{ $settled ->
    [yes] { "" }
   *[no] , vorläufig
}
rating-table-small = Geordnet nach der unteren Zahl, die in 97 von 100 Fällen sicher ist. Aufgeführt ist, wer ein gewertetes Spiel gespielt hat und die Karte nicht verbirgt.
rating-machines = Maschinenspieler, aneinander gemessen und nicht an Menschen: { $levels }.
rating-level = { $name } { $points }
button-rating-all = Alle Seiten
button-rating-here = Dieser Server
button-rating-everywhere = Alle Server
button-rating-card = Meine Karte
button-rating-table = Tabelle: { $name }
button-rating-curve = Meine Kurve: { $name }
button-profile-hide = Meine Karte verbergen
button-profile-show = Meine Karte zeigen
button-everywhere-on = Auf allen Servern zählen
button-everywhere-off = Nur je Server zählen
rating-curve-title = { $title }: deine Wertung
rating-curve-band = Das Band ist die Spanne: Darin liegt deine wahre Stärke in 95 von 100 Fällen.
rating-curve-games = deine letzten gewerteten Spiele hier: { $n }
rating-curve-alt = Deine Wertung in { $title } nach { $n ->
    [one] einem Spiel
   *[other] { $n } Spielen
}: { $points }, zwischen { $low } und { $high }
table-rated = Gewertet oder nicht
table-rated-about = Es zählt nicht für Wertungen.
table-rated-now = Es zählt für die Wertung aller, die mitspielen.
table-anonymous = Namen verborgen oder nicht
table-anonymous-about = Alle sehen, wer spielt.
table-sides = Wer über die Seiten entscheidet
table-sides-about = Alle nehmen sich selbst eine Seite.
table-sides-lot = Über die Seiten entscheidet beim Start das Los.
table-sides-even = Beim Start werden die Seiten so verteilt, dass das Spiel möglichst ausgeglichen ist.
choice-sides-chosen = Alle nehmen sich selbst eine Seite
choice-sides-lot = Beim Start durch das Los
choice-sides-even = Nach Wertungen, möglichst ausgeglichen
server-tables = Neue Tische
server-rated = Neue Tische sind gewertet: ja oder nein
server-sides = Wer an neuen Tischen über die Seiten entscheidet
server-tables-rated = gewertet
server-tables-unrated = nicht gewertet
me-profile = Andere dürfen meine Karte sehen: ja oder nein
me-everywhere = Auf allen Servern zählen: ja oder nein
server-pace = Uhr neuer Tische
server-game = Was hier meist gespielt wird
server-options = Seine Optionen, wie bei /neu: name=wert
