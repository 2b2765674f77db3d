# Die Rätsel von Starwars (docs/puzzles.md): was gefragt ist, und was jedes Thema zeigt.

starwars-puzzle-ask = Welche Antwort gewinnt am öftesten?
starwars-puzzle-worth = gewinnt {$value} von 100
starwars-puzzle-measure = Jede Antwort wurde viele Male weitergespielt, zwei Züge je Seite; die Stellungen danach wurden über jeden möglichen nächsten Wurf bewertet.

starwars-puzzle-build = Bauen vor dem Wurf
starwars-puzzle-build-why = {$best} gewinnt {$best_value} von 100, {$second} {$second_value}. Nach der Antwort stehen {$best_mine} eigene Schiffe und {$best_theirs} gegnerische auf dem Brett, sonst {$second_mine} und {$second_theirs}.
starwars-puzzle-where-to-build = Wo das neue Schiff steht
starwars-puzzle-where-to-build-why = {$best} gewinnt {$best_value} von 100, {$second} {$second_value}. Nach der Antwort stehen {$best_mine} eigene Schiffe und {$best_theirs} gegnerische auf dem Brett, sonst {$second_mine} und {$second_theirs}.
starwars-puzzle-save-cards = Die Karten behalten
starwars-puzzle-save-cards-why = {$best} gewinnt {$best_value} von 100, {$second} {$second_value}. Nach der Antwort stehen {$best_mine} eigene Schiffe und {$best_theirs} gegnerische auf dem Brett, sonst {$second_mine} und {$second_theirs}.
starwars-puzzle-stay = Einen Würfel liegen lassen
starwars-puzzle-stay-why = {$best} gewinnt {$best_value} von 100, {$second} {$second_value}. Nach der Antwort stehen {$best_mine} eigene Schiffe und {$best_theirs} gegnerische auf dem Brett, sonst {$second_mine} und {$second_theirs}.
starwars-puzzle-clear-your-home = Den Heimatstern räumen
starwars-puzzle-clear-your-home-why = {$best} gewinnt {$best_value} von 100, {$second} {$second_value}. Nach der Antwort stehen {$best_mine} eigene Schiffe und {$best_theirs} gegnerische auf dem Brett, sonst {$second_mine} und {$second_theirs}.
starwars-puzzle-storm = Den Heimatstern des Gegners stürmen
starwars-puzzle-storm-why = {$best} gewinnt {$best_value} von 100, {$second} {$second_value}. Nach der Antwort stehen {$best_mine} eigene Schiffe und {$best_theirs} gegnerische auf dem Brett, sonst {$second_mine} und {$second_theirs}.
starwars-puzzle-which-capture = Der richtige Fang
starwars-puzzle-which-capture-why = {$best} gewinnt {$best_value} von 100, {$second} {$second_value}. Nach der Antwort stehen {$best_mine} eigene Schiffe und {$best_theirs} gegnerische auf dem Brett, sonst {$second_mine} und {$second_theirs}.
starwars-puzzle-capture = Das Schiff nehmen
starwars-puzzle-capture-why = {$best} gewinnt {$best_value} von 100, {$second} {$second_value}. Nach der Antwort stehen {$best_mine} eigene Schiffe und {$best_theirs} gegnerische auf dem Brett, sonst {$second_mine} und {$second_theirs}.
starwars-puzzle-leave-the-capture = Den Fang lassen
starwars-puzzle-leave-the-capture-why = {$best} gewinnt {$best_value} von 100, {$second} {$second_value}. Nach der Antwort stehen {$best_mine} eigene Schiffe und {$best_theirs} gegnerische auf dem Brett, sonst {$second_mine} und {$second_theirs}.
starwars-puzzle-come-home = Heimkehren
starwars-puzzle-come-home-why = {$best} gewinnt {$best_value} von 100, {$second} {$second_value}. Nach der Antwort stehen {$best_mine} eigene Schiffe und {$best_theirs} gegnerische auf dem Brett, sonst {$second_mine} und {$second_theirs}.
starwars-puzzle-raid = Zum Heimatstern des Gegners springen
starwars-puzzle-raid-why = {$best} gewinnt {$best_value} von 100, {$second} {$second_value}. Nach der Antwort stehen {$best_mine} eigene Schiffe und {$best_theirs} gegnerische auf dem Brett, sonst {$second_mine} und {$second_theirs}.
starwars-puzzle-jump = Der richtige Sprung
starwars-puzzle-jump-why = {$best} gewinnt {$best_value} von 100, {$second} {$second_value}. Nach der Antwort stehen {$best_mine} eigene Schiffe und {$best_theirs} gegnerische auf dem Brett, sonst {$second_mine} und {$second_theirs}.
starwars-puzzle-out-of-reach = Außer Reichweite
starwars-puzzle-out-of-reach-why = {$best} gewinnt {$best_value} von 100, {$second} {$second_value}. Nach der Antwort stehen {$best_mine} eigene Schiffe und {$best_theirs} gegnerische auf dem Brett, sonst {$second_mine} und {$second_theirs}.
starwars-puzzle-take-aim = In Stellung gehen
starwars-puzzle-take-aim-why = {$best} gewinnt {$best_value} von 100, {$second} {$second_value}. Nach der Antwort stehen {$best_mine} eigene Schiffe und {$best_theirs} gegnerische auf dem Brett, sonst {$second_mine} und {$second_theirs}.
starwars-puzzle-land = Für eine Karte landen
starwars-puzzle-land-why = {$best} gewinnt {$best_value} von 100, {$second} {$second_value}. Nach der Antwort stehen {$best_mine} eigene Schiffe und {$best_theirs} gegnerische auf dem Brett, sonst {$second_mine} und {$second_theirs}.
starwars-puzzle-hold-home = Den Heimatstern halten
starwars-puzzle-hold-home-why = {$best} gewinnt {$best_value} von 100, {$second} {$second_value}. Der nächste Wurf beendet das Spiel gegen dich {$best_fallen_percent} von 100 Mal, sonst {$second_fallen_percent}.
