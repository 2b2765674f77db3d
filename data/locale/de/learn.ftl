# Lektionen: Seiten, auf denen jemand einen Titel spielend lernt. Die Worte jedes Titels: lessons-<Titel>.ftl.

learn-title = Spielen lernen
learn-about = Kurze Lektionen, in denen du selbst ziehst. Welches Spiel möchtest du lernen?
learn-title-line = **{ $title }** ({ $done } von { $of } Lektionen geschafft): { $about }
learn-none = Für dieses Spiel gibt es noch keine Lektionen. /regeln und /hilfe erklären es.
learn-private = Das siehst nur du. Hör auf, wann du magst: /lernen macht dort weiter, wo du warst.
learn-shelf = { $title }: Lektionen
learn-line-new = **{ $n }. { $name }** ({ $minutes } Min.): { $about }
learn-line-under-way = **{ $n }. { $name }** (Schritt { $at } von { $of }): { $about }
learn-line-done = **{ $n }. { $name }**: { $about }
learn-button-lesson = { $n }. { $name }
learn-all-done = Du hast alle geschafft. /spiel neu öffnet ein richtiges Spiel, auch gegen eine Maschine.
learn-first = Für ein erstes Spiel { $n ->
    [one] reicht
   *[other] reichen
} { $names }, zusammen { $minutes } Minuten. Die anderen haben Zeit.
learn-first-done = Das reicht für ein erstes Spiel: /spiel neu öffnet eines, auch gegen eine Maschine. Die anderen Lektionen haben Zeit.
learn-first-done-coach = Das reicht für ein erstes Spiel: **{ button-coach-begin }** beginnt es, gegen einen sanften Maschinenspieler. Die anderen Lektionen haben Zeit.
learn-titles = Alle Spiele
learn-heading = { $title }: { $name }
learn-step = Schritt { $at } von { $of }
learn-dice = in Lektionen liegen die Würfel fest
learn-next = Weiter
learn-finish = Fertig
learn-shown = Zeig es mir
learn-write = Eintippen…
learn-not-kept = In einer Lektion wird nichts für spätere Spiele aufgehoben.
learn-again = Von vorn
learn-back = Alle Lektionen
learn-right = Richtig!
learn-wrong = { $why } Versuch es noch einmal.
learn-other = Die Regeln erlauben das, aber in diesem Schritt geht es um etwas anderes. Versuch es noch einmal.
learn-refused = Das ist hier keine Antwort. Drück einen Knopf, oder tippe sie so, wie es über den Knöpfen steht.
learn-done = **{ $name }** ist geschafft. Gut gespielt!
learn-broken = Diese Lektion passt nicht mehr zu den Regeln. Nimm eine andere; wir wissen schon davon.
learn-button = In Minuten lernen
learn-hint = { $title } ist dir neu? /lernen bringt es dir in ein paar Minuten bei, ganz für dich.
