# Die Rätsel von Armada (docs/puzzles.md): was gefragt ist, und was jedes Thema zeigt.

armada-puzzle-ask = Welche Antwort bringt in dieser Runde am meisten?
armada-puzzle-worth = {$value} Siegpunkte
armada-puzzle-why = Mit der besten Antwort verlierst du in dieser Runde im Mittel {$best_mine} Einheiten und der Gegner {$best_theirs}, mit der nächstbesten {$second_mine} und {$second_theirs}.
armada-puzzle-measure = Jede Antwort wurde viele Male bis zum Ende der Runde weitergespielt, gegen Gegner, die dort sein könnten. Was übrig ist und gehalten wird, zählt so weit, wie es noch Punkte bringen kann.

armada-puzzle-retreat = Rückzug
armada-puzzle-stand = Standhalten
armada-puzzle-come-down = Zum Raumhafen herunter
armada-puzzle-stay-above = Dem Raumhafen fernbleiben
armada-puzzle-strike = Zuschlagen
armada-puzzle-hold-back = Zurückhalten
armada-puzzle-where-to-strike = Wo man zuschlägt
armada-puzzle-how-to-come-down = Wie man herunterkommt
armada-puzzle-pursue = Verfolgen
armada-puzzle-press = Nachsetzen
