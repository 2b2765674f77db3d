# Hints: what a machine player would look at. Each title's terms and reasons are in its own file.

button-hint = Tipp
hint-title = Tipp
hint-look = Sieh dir { $places } an.
hint-look-marked = Sieh dir die { $n } markierten Stellen an.
hint-term = Worauf es jetzt ankommt: { $term }.
hint-even = Hier ist es gleich: { $n ->
    [0] Nimm, was du magst
    [2] Nimm eine der beiden Antworten
    [3] Nimm eine der drei
    [4] Nimm eine der vier
    [5] Nimm eine der fünf
    [6] Nimm eine der sechs
   *[other] Nimm eine der { $n }
}.
hint-button-why = Zeig es mir
hint-button-take = So spielen
hint-button-numbers = In Zahlen
hint-button-form = Ins Formular
hint-button-step = Vorschau
hint-button-back = Zurück
hint-answer = Nimm **{ $answer }**.
hint-then = Danach **{ $answer }**.
hint-lead = Das ist { $worth } besser als das Nächstbeste.
hint-equal = Etwas anderes wäre ebenso gut.
hint-thumb = Das sagt eine Faustregel; in Zahlen sieht anderes besser aus.
hint-form = Ich würde das abgeben; ändere, was du willst:
hint-step = Ich würde das tun:
hint-form-more = … und { $n ->
    [one] eine weitere Zeile
   *[other] { $n } weitere Zeilen
}.
hint-compared = Der Maschinenspieler hat diese Antwort und { $n ->
    [one] eine andere
   *[other] { $n } andere
} versucht{ $worlds ->
    [one] {""}
   *[other] , mit { $worlds } Vermutungen über das, was du nicht wissen kannst,
} und bewertet, wohin jede sofort führt. Verglichen mit dem Durchschnitt der anderen:
hint-followed = { $n ->
    [one] Eine andere Antwort ist
   *[other] { $n } andere Antworten sind
} zunächst genauso gut, also ist der Maschinenspieler jeder bis zum besten nächsten Schritt gefolgt. Verglichen mit dem Durchschnitt der anderen:
hint-gain = - { $term } ({ $more })
hint-all = mehr als alles andere
hint-little = ein wenig
hint-rank = Nach diesen Zahlen kommt sie auf Platz { $rank } von { $n }; er folgt hier einer Faustregel.
hint-best = Am besten: { $list }.
hint-less = { $answer } ({ $less } weniger)
hint-small = Nach der Partie erfährt der Tisch, wie viele Tipps du genommen hast.
hint-small-even = Zählt nicht als Tipp.
refused-hint-none = In diesem Spiel gibt es keine Tipps.
refused-hint-table = Hier gibt es keine Tipps. Allein gegen Maschinen gibt es sie immer: /neu.
refused-hint-one = Hier gibt es nichts zu wählen, also auch keinen Tipp.
refused-hint-busy = An deinem letzten Tipp wird noch gearbeitet.
lobby-hints = **Tipps** eines Maschinenspielers: { $who } wäre einverstanden. Es gibt sie, sobald alle am Tisch zustimmen.
lobby-hints-all = **Tipps** eines Maschinenspielers: Alle am Tisch stimmen zu. Am Ende wird gesagt, wie viele jeder genommen hat.
summary-hints = Genommene Tipps: { $list }.
summary-hint = { $name } { $n }
