# Die Rätsel von StarGate (docs/puzzles.md): was gefragt ist, und was jedes Thema zeigt.

stargate-puzzle-ask = Welche Antwort bringt am meisten?
stargate-puzzle-worth = {$value} Punkte
stargate-puzzle-measure = Jede Antwort wurde viele Male weitergespielt, bis zum Ende der Bewegung oder der Phase. Die Punkte sind die der Computerspieler: Eine Einheit, die für den Sieg zählt, ist 8 wert, eine Tri-Ship-Gruppe 10.

stargate-puzzle-bring-support = Unterstützung rufen
stargate-puzzle-bring-support-why = {$best} bringt {$best_value} Punkte, {$second} bringt {$second_value}. Im Mittel verlierst du {$best_mine} Spielsteine und der Gegner {$best_theirs}, sonst {$second_mine} und {$second_theirs}.
stargate-puzzle-whose-support = Wessen Unterstützung
stargate-puzzle-whose-support-why = {$best} bringt {$best_value} Punkte, {$second} bringt {$second_value}. Im Mittel verlierst du {$best_mine} Spielsteine und der Gegner {$best_theirs}, sonst {$second_mine} und {$second_theirs}.
stargate-puzzle-save-support = Die Unterstützung aufsparen
stargate-puzzle-save-support-why = {$best} bringt {$best_value} Punkte, {$second} bringt {$second_value}. Im Mittel verlierst du {$best_mine} Spielsteine und der Gegner {$best_theirs}, sonst {$second_mine} und {$second_theirs}.
stargate-puzzle-first-combat = Welcher Kampf zuerst
stargate-puzzle-first-combat-why = {$best} bringt {$best_value} Punkte, {$second} bringt {$second_value}. Im Mittel verlierst du {$best_mine} Spielsteine und der Gegner {$best_theirs}, sonst {$second_mine} und {$second_theirs}.
stargate-puzzle-which-loss = Welche Einheit man aufgibt
stargate-puzzle-which-loss-why = {$best} bringt {$best_value} Punkte, {$second} bringt {$second_value}. Im Mittel verlierst du {$best_mine} Spielsteine und der Gegner {$best_theirs}, sonst {$second_mine} und {$second_theirs}.
stargate-puzzle-announce = Was man ansagt
stargate-puzzle-announce-why = {$best} bringt {$best_value} Punkte, {$second} bringt {$second_value}. Im Mittel verlierst du {$best_mine} Spielsteine und der Gegner {$best_theirs}, sonst {$second_mine} und {$second_theirs}.
stargate-puzzle-approach = Die Annäherung
stargate-puzzle-approach-why = {$best} bringt {$best_value} Punkte, {$second} bringt {$second_value}. Im Mittel verlierst du {$best_mine} Spielsteine und der Gegner {$best_theirs}, sonst {$second_mine} und {$second_theirs}.
stargate-puzzle-hold-the-hex = Das Feld halten
stargate-puzzle-hold-the-hex-why = {$best} bringt {$best_value} Punkte, {$second} bringt {$second_value}. Im Mittel verlierst du {$best_mine} Spielsteine und der Gegner {$best_theirs}, sonst {$second_mine} und {$second_theirs}.
stargate-puzzle-leave-the-hex = Das Feld verlassen
stargate-puzzle-leave-the-hex-why = {$best} bringt {$best_value} Punkte, {$second} bringt {$second_value}. Im Mittel verlierst du {$best_mine} Spielsteine und der Gegner {$best_theirs}, sonst {$second_mine} und {$second_theirs}.
stargate-puzzle-scatter-far = Weit versprengen
stargate-puzzle-scatter-far-why = {$best} bringt {$best_value} Punkte, {$second} bringt {$second_value}. Im Mittel verlierst du {$best_mine} Spielsteine und der Gegner {$best_theirs}, sonst {$second_mine} und {$second_theirs}.
stargate-puzzle-scatter-near = Nah versprengen
stargate-puzzle-scatter-near-why = {$best} bringt {$best_value} Punkte, {$second} bringt {$second_value}. Im Mittel verlierst du {$best_mine} Spielsteine und der Gegner {$best_theirs}, sonst {$second_mine} und {$second_theirs}.
stargate-puzzle-which-hex = Das richtige Feld
stargate-puzzle-which-hex-why = {$best} bringt {$best_value} Punkte, {$second} bringt {$second_value}. Im Mittel verlierst du {$best_mine} Spielsteine und der Gegner {$best_theirs}, sonst {$second_mine} und {$second_theirs}.
stargate-puzzle-strike = Zuschlagen
stargate-puzzle-strike-why = {$best} bringt {$best_value} Punkte, {$second} bringt {$second_value}. Im Mittel verlierst du {$best_mine} Spielsteine und der Gegner {$best_theirs}, sonst {$second_mine} und {$second_theirs}.
stargate-puzzle-teleport-in = In den Kampf teleportieren
stargate-puzzle-teleport-in-why = {$best} bringt {$best_value} Punkte, {$second} bringt {$second_value}. Im Mittel verlierst du {$best_mine} Spielsteine und der Gegner {$best_theirs}, sonst {$second_mine} und {$second_theirs}.
stargate-puzzle-avoid-loss = Den Verlust vermeiden
stargate-puzzle-avoid-loss-why = {$best} bringt {$best_value} Punkte, {$second} bringt {$second_value}. Im Mittel verlierst du {$best_mine} Spielsteine und der Gegner {$best_theirs}, sonst {$second_mine} und {$second_theirs}.
stargate-puzzle-stand-still = Stehen bleiben
stargate-puzzle-stand-still-why = {$best} bringt {$best_value} Punkte, {$second} bringt {$second_value}. Im Mittel verlierst du {$best_mine} Spielsteine und der Gegner {$best_theirs}, sonst {$second_mine} und {$second_theirs}.
