# Hints: what a machine player would look at. Each title's terms and reasons are in its own file.

button-hint = Tipp
hint-title = { $game }: Tipp
hint-title-why = { $game }: Tipp mit der Antwort
hint-look = Sieh dir { $places } an.
hint-term = Am meisten entscheidet hier: { $term }.
hint-even = So weit er vorausschaut, sind alle { $n } Antworten gleich viel wert. Nimm, welche du magst.
hint-button-why = Warum? Antwort zeigen
hint-button-form = Ins Formular übernehmen
hint-button-back = Zurück zur Frage
hint-answer = Der Maschinenspieler { $level } würde antworten: **{ $answer }**
hint-then = Danach: **{ $answer }**
hint-form = Der Maschinenspieler { $level } würde dies abgeben. *{ $write }* übernimmt es so, dann kannst du es ansehen und ändern:
hint-compared = Er hat diese Antwort und { $n ->
    [one] eine andere
   *[other] { $n } andere
} versucht{ $worlds ->
    [one] {""}
   *[other] , mit { $worlds } Vermutungen über das, was du nicht wissen kannst,
} und bewertet, wohin jede sofort führt. Verglichen mit dem Durchschnitt der anderen:
hint-followed = { $n ->
    [one] Eine andere Antwort ist
   *[other] { $n } andere Antworten sind
} zunächst genauso gut, also ist er jeder bis zum besten nächsten Schritt gefolgt. Verglichen mit dem Durchschnitt der anderen:
hint-gain = - Dafür, { $more }: { $term }
hint-loss = - Dagegen, { $more }: { $term }
hint-all = mehr als alles andere
hint-little = ein wenig
hint-rank = Nach dieser Bewertung kommt sie auf Platz { $rank } von { $n }; er folgt hier einer Faustregel.
hint-best = Nach diesem Maß am besten: { $list }.
hint-less = { $answer } ({ $less } weniger)
hint-small = Nur du siehst das. Er weiß nur, was du wissen kannst. Tipps werden gezählt, und am Ende erfahren alle, wie viele jeder genommen hat.
refused-hint-none = In diesem Spiel gibt es keine Tipps.
refused-hint-table = An diesem Tisch gibt es keine Tipps: Es gibt sie zur Übung gegen Maschinenspieler oder wo alle in der Lobby zugestimmt haben.
refused-hint-one = Hier gibt es nichts zu wählen, also auch keinen Tipp.
refused-hint-busy = An deinem letzten Tipp wird noch gearbeitet.
button-hints = Tipps: zustimmen oder nicht
lobby-hints = **Tipps** eines Maschinenspielers: { $who } wäre einverstanden. Es gibt sie, sobald alle am Tisch zustimmen.
lobby-hints-all = **Tipps** eines Maschinenspielers: Alle am Tisch stimmen zu. Am Ende wird gesagt, wie viele jeder genommen hat.
summary-hints = Genommene Tipps: { $list }.
summary-hint = { $name } { $n }
