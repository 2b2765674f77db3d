# Die Rätsel von StarGate (docs/puzzles.md): was gefragt ist, und was jedes Thema zeigt.

stargate-puzzle-ask = Welche Antwort bringt am meisten?
stargate-puzzle-worth = {$value} Punkte
stargate-puzzle-why = Mit der besten Antwort verlierst du im Mittel {$best_mine} Steine und der Gegner {$best_theirs}, mit der nächstbesten {$second_mine} und {$second_theirs}.
stargate-puzzle-measure = Jede Antwort wurde viele Male weitergespielt, bis zum Ende der Bewegung oder der Phase. Die Punkte sind die der Maschinenspieler: Eine Einheit, die für den Sieg zählt, ist 8 wert, eine Gruppe eines Tri-Schiffs 10.

stargate-puzzle-bring-support = Unterstützung rufen
stargate-puzzle-whose-support = Wessen Unterstützung
stargate-puzzle-save-support = Die Unterstützung aufsparen
stargate-puzzle-first-combat = Welcher Kampf zuerst
stargate-puzzle-which-loss = Welche Einheit man aufgibt
stargate-puzzle-announce = Was man ansagt
stargate-puzzle-approach = Die Annäherung
stargate-puzzle-hold-the-hex = Das Feld halten
stargate-puzzle-leave-the-hex = Das Feld verlassen
stargate-puzzle-scatter-far = Weit versprengen
stargate-puzzle-scatter-near = Nah versprengen
stargate-puzzle-which-hex = Das richtige Feld
stargate-puzzle-strike = Zuschlagen
stargate-puzzle-teleport-in = In den Kampf teleportieren
stargate-puzzle-avoid-loss = Den Verlust vermeiden
stargate-puzzle-stand-still = Stehen bleiben
stargate-puzzle-keep-moving = Weiterziehen
stargate-puzzle-leave-it = Lieber nicht angreifen
stargate-puzzle-reveal = Aus dem Sternentor
stargate-puzzle-which-unit = Die richtige Einheit
stargate-puzzle-where-to = Der richtige Ort
