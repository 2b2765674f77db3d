# Rätsel: Seiten für eine Person allein, und das Rätsel des Tages in einem Kanal. Worte der Titel: puzzles-<Titel>.ftl.

name-puzzle = rätsel
cmd-puzzle = Finde in einer Stellung die beste Antwort, ganz für dich
cmd-puzzle-title = Das Spiel, von dem du ein Rätsel möchtest

puzzle-title = Rätsel
puzzle-about = Stellungen aus Partien, in denen eine Antwort klar die beste ist. Finde sie! Welches Spiel möchtest du?
puzzle-title-line = **{ $title }**: { $found } von { $all } gefunden{ $streak ->
    [0] { "" }
    [one] { "" }
   *[other] , { $streak } in Folge
}
puzzle-none = Für dieses Spiel gibt es noch keine Rätsel.
puzzle-private = Das siehst nur du. Findest du die Antwort, wird das nächste Rätsel etwas schwerer, sonst leichter.
puzzle-heading = { $title }: Rätsel, { $level }
puzzle-easy = leicht
puzzle-medium = mittel
puzzle-hard = schwer
puzzle-asked = Du spielst **{ $side }**. { $ask }
puzzle-small = { $found } von { $all } gefunden · in Folge: { $streak } (längste Folge: { $longest }) · das siehst nur du
puzzle-small-first = Das siehst nur du. Findest du die Antwort, wird das nächste Rätsel etwas schwerer, sonst leichter.
puzzle-right = **{ $answer }** ist richtig!
puzzle-again = Das ist es nicht. Noch ein Versuch.
puzzle-wrong = Du hast **{ $answer }** gewählt. Besser ist **{ $best }**.
puzzle-not-compared = (Die Regeln erlauben deine Antwort, sie war aber nicht unter denen, die hier verglichen wurden.)
puzzle-told = { $title }: Rätsel, { $theme }
puzzle-chief = Das meiste vom Unterschied ({ $more } Punkte): { $term }.
puzzle-no-orders = Keine Befehle
puzzle-next = Nächstes Rätsel
puzzle-titles = Alle Rätsel
puzzle-all-seen = Du hast alle Rätsel dieses Spiels gesehen. Von nun an kommen die wieder, die du am längsten nicht gesehen hast.
puzzle-broken = Dieses Rätsel passt nicht mehr zu den Regeln. Nimm ein anderes; wir wissen schon davon.
puzzle-chosen-by = { $n ->
    [0] von niemandem gewählt
    [one] einmal gewählt
   *[other] { $n }-mal gewählt
}

daily-button = Ein Rätsel am Tag für diesen Kanal
daily-page = Ein Rätsel am Tag
daily-saved = Ein Rätsel am Tag: gespeichert
daily-about = Einmal am Tag kommt ein Rätsel in diesen Kanal, ohne Ton. Alle, die den Kanal sehen, können geheim abstimmen und ihre Stimme ändern. Am Abend stehen in derselben Nachricht die Lösung, wie viele was gewählt haben, und wer richtig lag.
daily-page-small = Für alle, die diesen Kanal moderieren. Die Stunden gelten in der Zeitzone, die du in /einstellungen hast, wenn du sie wählst.
daily-on = Einschalten
daily-off = Ausschalten
daily-next = Das nächste Rätsel kommt { $when }. Zeitzone: { $zone }.
daily-trouble = Das letzte Rätsel ließ sich nicht posten. Darf ich hier noch schreiben und Dateien anhängen?
daily-titles = Spiele
daily-hour = Wann das Rätsel kommt
daily-evening = Wann die Lösung kommt
daily-at-hour = Rätsel um { $hour }:00
daily-at-evening = Lösung um { $hour }:00
daily-title = Rätsel des Tages: { $title } ({ $level })
daily-small = Drück, was du tun würdest. Niemand sieht deine Stimme, und du kannst sie bis { $when } ändern; dann steht hier die Lösung.
daily-before = Letztes Mal: [die Lösung]({ $link }), gefunden von { $right } von { $all }.
daily-voted = Deine Stimme: **{ $answer }**. Das siehst nur du. Du kannst sie ändern, bis hier die Lösung steht, { $when }; dann wird genannt, wer richtig lag.
daily-closed = Die Abstimmung über dieses Rätsel ist vorbei.
daily-told = Rätsel des Tages: { $title }, gelöst
daily-of = [Das Rätsel]({ $link }) von heute:
daily-solution = Am besten: **{ $best }**
daily-nobody-voted = Niemand hat abgestimmt.
daily-nobody-right = { $all ->
    [one] Eine Person hat abgestimmt und lag falsch.
   *[other] Von { $all } Stimmen war keine richtig.
}
daily-right = Richtig ({ $n } von { $all }): { $who }
daily-more = { $n } weitere
daily-more-puzzles = Mehr Rätsel, nur für dich
