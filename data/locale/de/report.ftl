# Der Rückblick auf eine Partie, die vorbei ist. Chancen sind gemessen, und nur so genau, wie sie sind.

lookback-percent = { $n } %
lookback-plot-title = Chance auf den Sieg: { $side }
lookback-plot-alt = Bis Eintrag { $n }: anfangs { $first } %, am Ende { $last } %; höchstens { $high } % ({ $high_at }), mindestens { $low } % ({ $low_at }).
lookback-at = Eintrag { $n }
lookback-at-first = am Anfang
lookback-plot-turn = Wendepunkt { $i }, Eintrag { $n }: von { $before } % auf { $after } %.
lookback-plot-entry = Eintrag
lookback-plot-start = Anfang
lookback-plot-ahead = vorn
lookback-plot-behind = zurück
lookback-plot-open = alle Geheimnisse offen; schattiert: die Unsicherheit
lookback-plot-known = soweit { $side } es wusste
lookback-plot-turning = ein Wendepunkt

# Der Beitrag und die Seiten. „Eintrag“ ist die Nummer eines Eintrags im Protokoll.

lookback-button = Rückblick
lookback-title = Rückblick: { $game }
lookback-head = **Rückblick**: Chance auf den Sieg für { $side }, nach Einträgen
lookback-turn = **{ $i }** · { $turn }Eintrag { $n } · { $name }: { $what }. Chance auf den Sieg für { $side }: von { $before } % auf { $after } %.
lookback-turned-head = Was es entschied, als Chance für { $side }:
lookback-turned = **{ $i }** · { $turn }{ $name }: { $what } ({ $before } → { $after } %)
lookback-no-turn-short = Kein einzelner Zug hat dieses Spiel gewendet.
lookback-course = Die Führung wechselte { $changes ->
    [one] einmal
    [2] zweimal
   *[other] { $changes }-mal
}. Ab Eintrag { $n } bis zum Ende { $is ->
    [ahead] vorn
   *[behind] zurück
}: { $name }.
lookback-course-kept = Ab Eintrag { $n } bis zum Ende { $is ->
    [ahead] vorn
   *[behind] zurück
}: { $name }.
lookback-course-always = Von Anfang bis Ende { $is ->
    [ahead] vorn
   *[behind] zurück
}: { $name }.
lookback-course-late = Erst mit dem letzten Eintrag { $is ->
    [ahead] vorn
   *[behind] zurück
}: { $name }.
# How exact a number is; nothing where it is exact.
lookback-error = { $error ->
    [0] { "" }
   *[other] { " " }(± { $error })
}
lookback-unsure = { $unsure ->
    [0] { "" }
   *[other] { " " }(± { $unsure })
}
lookback-because-luck = **Glück**: So, wie die Würfel fallen können, führt dieselbe Antwort im Mittel zu { $average } %{ lookback-error }.
lookback-because-choice = **Eine Entscheidung**, kein Glück.
lookback-because-secret = **Eine Entscheidung**, geheim getroffen.
lookback-because-guessed = **Ein Geheimnis richtig geraten**: Verglichen mit anderen Antworten war sie gegen das, was wirklich verborgen lag, { $guess } Prozentpunkte (± { $unsure }) mehr wert als gegen alles, was hätte sein können.
lookback-because-misguessed = **Ein Geheimnis falsch geraten**: Verglichen mit anderen Antworten war sie gegen das, was wirklich verborgen lag, { $guess } Prozentpunkte (± { $unsure }) weniger wert als gegen alles, was hätte sein können.
lookback-because-unclear = Wie viel davon Würfel waren und wie viel Entscheidung, lässt sich nicht auseinanderhalten.
lookback-better = Soweit { $name } es wissen konnte, wäre { $answer } um { $lead } Prozentpunkte besser gewesen{ lookback-error } ({ $n ->
    [1] die einzige andere Antwort, die probiert wurde
   *[other] die beste von { $n } anderen, die probiert wurden
}).
lookback-none-better = { $n ->
    [1] Die einzige andere Antwort, die probiert wurde, war nicht deutlich besser.
   *[other] Von { $n } anderen Antworten, die probiert wurden, war keine deutlich besser.
}
lookback-no-turn = Kein einzelner Zug hat diese Partie gewendet.
lookback-luck = { $name }, { $kind }: { $made } bei { $n } { $n ->
    [one] Wurf
   *[other] Würfen
 }, zu erwarten { $expected }. { $more ->
    [more] So viele oder mehr
   *[fewer] So wenige oder weniger
 } kommen in { $rare ->
    [yes] weniger als { $tail }
   *[no] { $tail }
 } % aller Fälle vor.
lookback-luck-even = Niemand hatte ungewöhnliche Würfel: Nichts war seltener als einmal in zehn Fällen.
lookback-no-luck = Es wurde zu wenig gewürfelt, um etwas über Glück zu sagen.
lookback-dice = **Würfel und was zu erwarten war**
lookback-figures = **Zahlen**
lookback-figure = { $name } { $n }
lookback-awards = **Der Rede wert**
lookback-points = Chance auf den Sieg für { $side } in Prozent, nach Einträgen, alles offen (± Standardfehler), und wie jede Seite es wusste
lookback-point = { $n }: { $open } (± { $error }); { $known }
lookback-known = { $name } { $n }
lookback-secrets = Geheim gegebene Antworten
lookback-secret = { $n } { $name }: { $what }
lookback-wait = Der Rückblick wird im Hintergrund ausgerechnet ({ $percent } %). Das dauert etwa eine Minute; dann steht er auch im letzten Beitrag der Partie.
lookback-again = Noch einmal nachsehen
lookback-file = Alles, was gemessen wurde, als Textdatei.
lookback-page-curve = Überblick
lookback-page-turn = Wendepunkt { $i }
lookback-page-figures = Würfel und Zahlen
lookback-page-all = Alles als Datei
lookback-small = So werden Chancen gemessen: Maschinenspieler haben von Stellungen dieser Partie aus weitergespielt, zusammen { $n }-mal, und gezählt wurde, wer gewann. Wo es bis zum Ende zu lange dauert, beurteilt eine Formel die erreichte Stellung, die an ihren Partien geeicht ist. Ein Wendepunkt ist eine Änderung, die größer ist, als die Messung danebenliegen kann.
lookback-award-comeback = { $name } kam von einer Chance von { $percent } % zurück (Eintrag { $n }).
lookback-award-never-behind = { $name } lag nie zurück.
lookback-award-lucky = { $name } hatte seltenes Glück ({ $kind }): So gut kommt es in { $percent } % der Fälle.
lookback-award-unlucky = { $name } hatte seltenes Pech ({ $kind }): So schlecht kommt es in { $percent } % der Fälle.

# Zug erklären: eine Antwort, aus einer Liste oder nach ihrer Nummer. Antworten sind so, wie man die Lage damals kannte.

explain-page = Zug erklären
explain-this = Diesen Zug erklären
explain-back = Zurück zum Rückblick
explain-choose = Wähle die Antwort, die erklärt werden soll. Sie wird jetzt durchgerechnet: Das dauert bis zu einer Minute.
explain-pick = Welche Antwort?
explain-pages = Ältere und neuere Antworten
explain-range = Einträge { $first } bis { $last }
explain-line = { $n } · { $what }
explain-line-turn = { $n } · Wendepunkt { $i } · { $what }
explain-title = { $game }: Eintrag { $n } erklärt
explain-answer = { $name }: { $what }
explain-machine = { $name }, Maschinenspieler { $level }: { $what }
explain-changed = Chance auf den Sieg für { $side }, wenn alles offen liegt: { $before } %{ lookback-unsure } vor dieser Antwort, { $after } %{ lookback-error } danach.
explain-same = Chance auf den Sieg für { $side }, wenn alles offen liegt: { $before } %{ lookback-unsure } vor dieser Antwort, { $after } %{ lookback-error } danach. Das ist keine deutliche Änderung.
explain-sole = Etwas anderes gab es nicht zu antworten.
explain-no-other = **Andere Antworten:** Es gab keine, mit der sie zu vergleichen war.
explain-unsaid = **Andere Antworten:** In der Zeit ließ sich zu selten weiterspielen, um welche zu vergleichen; darum steht hier nichts über sie.
explain-none = **Andere Antworten:** Soweit { $name } es wissen konnte, führte diese zu einer Chance von { $chance } %{ lookback-error } für die eigene Seite. Von { $n } probierten Antworten war keine deutlich besser.
explain-others = **Andere Antworten:** Soweit { $name } es wissen konnte, führte diese zu einer Chance von { $chance } %{ lookback-error } für die eigene Seite. Von { $n } probierten Antworten waren deutlich besser:
explain-better = - { $answer }: { $chance } %, um { $lead } Prozentpunkte besser{ lookback-unsure }
explain-measured = **Warum?** Was Maschinenspieler an dieser Antwort messen. Mit „du“ ist hier { $name } gemeint.
explain-rated = **Warum?** Maschinenspieler bewerten, wohin eine Antwort sofort führt, soweit man es damals wissen konnte (Stufe { $level }). Mit „du“ ist hier { $name } gemeint.
explain-even = Nach dieser Bewertung waren alle { $n } Antworten gleich viel wert.
explain-rank = Nach dieser Bewertung kam diese Antwort auf Platz { $rank } von { $n }. Verglichen mit dem Durchschnitt der anderen:
explain-further = Da zunächst alle gleich gut waren, wurde jede bis zum besten nächsten Schritt verfolgt.
explain-best = Nach dieser Bewertung am besten:
explain-small = Gemessen, indem Maschinenspieler von dort { $n }-mal weiterspielten; ± ist, wie weit eine Zahl danebenliegen mag (ihr Standardfehler). Gründe sind die der Bewertung, neu ausgerechnet: Ein Maschinenspieler mag eigene gehabt haben.
why-small = Neu ausgerechnet aus dem, was alle am Tisch wissen. Es ist die Bewertung des Maschinenspielers, keine Gewinnchance.
why-button = Warum diese Antwort?
