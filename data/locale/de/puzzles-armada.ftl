# Die Rätsel von Armada (docs/puzzles.md): was gefragt ist, und was jedes Thema zeigt.

armada-puzzle-ask = Welche Antwort bringt in diesem Zug am meisten?
armada-puzzle-worth = {$value} Siegpunkte
armada-puzzle-measure = Jede Antwort wurde viele Male bis zum Ende des Zuges weitergespielt, gegen Gegner, die dort sein könnten. Was übrig ist und gehalten wird, zählt so weit, wie es noch Punkte bringen kann.

armada-puzzle-retreat = Rückzug
armada-puzzle-retreat-why = Die beste Antwort bringt {$best_value} Siegpunkte, die nächstbeste {$second_value}. Im Mittel verlierst du in diesem Zug {$best_mine} Einheiten und der Gegner {$best_theirs}, sonst {$second_mine} und {$second_theirs}.
armada-puzzle-stand = Standhalten
armada-puzzle-stand-why = Die beste Antwort bringt {$best_value} Siegpunkte, die nächstbeste {$second_value}. Im Mittel verlierst du in diesem Zug {$best_mine} Einheiten und der Gegner {$best_theirs}, sonst {$second_mine} und {$second_theirs}.
armada-puzzle-come-down = Zum Raumhafen herunter
armada-puzzle-come-down-why = Die beste Antwort bringt {$best_value} Siegpunkte, die nächstbeste {$second_value}. Im Mittel verlierst du in diesem Zug {$best_mine} Einheiten und der Gegner {$best_theirs}, sonst {$second_mine} und {$second_theirs}.
armada-puzzle-stay-above = Dem Raumhafen fernbleiben
armada-puzzle-stay-above-why = Die beste Antwort bringt {$best_value} Siegpunkte, die nächstbeste {$second_value}. Im Mittel verlierst du in diesem Zug {$best_mine} Einheiten und der Gegner {$best_theirs}, sonst {$second_mine} und {$second_theirs}.
armada-puzzle-strike = Zuschlagen
armada-puzzle-strike-why = Die beste Antwort bringt {$best_value} Siegpunkte, die nächstbeste {$second_value}. Im Mittel verlierst du in diesem Zug {$best_mine} Einheiten und der Gegner {$best_theirs}, sonst {$second_mine} und {$second_theirs}.
armada-puzzle-hold-back = Zurückhalten
armada-puzzle-hold-back-why = Die beste Antwort bringt {$best_value} Siegpunkte, die nächstbeste {$second_value}. Im Mittel verlierst du in diesem Zug {$best_mine} Einheiten und der Gegner {$best_theirs}, sonst {$second_mine} und {$second_theirs}.
armada-puzzle-where-to-strike = Wo man zuschlägt
armada-puzzle-where-to-strike-why = Die beste Antwort bringt {$best_value} Siegpunkte, die nächstbeste {$second_value}. Im Mittel verlierst du in diesem Zug {$best_mine} Einheiten und der Gegner {$best_theirs}, sonst {$second_mine} und {$second_theirs}.
armada-puzzle-how-to-come-down = Wie man herunterkommt
armada-puzzle-how-to-come-down-why = Die beste Antwort bringt {$best_value} Siegpunkte, die nächstbeste {$second_value}. Im Mittel verlierst du in diesem Zug {$best_mine} Einheiten und der Gegner {$best_theirs}, sonst {$second_mine} und {$second_theirs}.
armada-puzzle-pursue = Verfolgen
armada-puzzle-pursue-why = Die beste Antwort bringt {$best_value} Siegpunkte, die nächstbeste {$second_value}. Im Mittel verlierst du in diesem Zug {$best_mine} Einheiten und der Gegner {$best_theirs}, sonst {$second_mine} und {$second_theirs}.
armada-puzzle-press = Nachsetzen
armada-puzzle-press-why = Die beste Antwort bringt {$best_value} Siegpunkte, die nächstbeste {$second_value}. Im Mittel verlierst du in diesem Zug {$best_mine} Einheiten und der Gegner {$best_theirs}, sonst {$second_mine} und {$second_theirs}.
