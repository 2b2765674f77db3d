# Was ein Coach zu jeder Frage in Starwars sagt: höchstens 60 Wörter, wahr nach Buch und Maschinenspielern.

starwars-coach-setup-home =
    An diesem Stern beginnen deine Schiffe, und du verlierst ihn, wenn dort ein feindliches Schiff steht und keines von dir.
    - Beide Heimatsterne haben die gleichen Felder, keiner ist stärker.
    - Sie unterscheiden sich darin, wohin ein Sprung führt: Sieh dir die Linien auf dem Brett an.
starwars-coach-turn-start =
    Vor dem Würfeln könnten drei Karten, die einen Satz bilden, ein Schiff aus deiner Reserve aufs Brett bringen.
    - Du kannst jetzt nicht bauen, also würfle.
    - Zwei Würfel fallen. Jede Zahl zieht dann ein Schiff.
starwars-coach-turn-start-set =
    Du hast einen Satz Karten. Gib ihn aus, und ein Schiff aus deiner Reserve erscheint auf einem Planeten deines Heimatsterns.
    - Ein Schiff ist mehr wert als die Karten: Baue vor dem Würfeln.
    - Es bewacht sofort deine Heimat, zieht aber erst ab deinem nächsten Zug.
starwars-coach-turn-move =
    Jede Zahl zieht ein Schiff, um genau so viele Felder.
    - Kannst du ein feindliches Schiff schlagen? Es geht zurück in die Reserve seines Besitzers.
    - Ein Feind bis zu sechs Felder hinter deinem Schiff kann es schlagen: Wo stehst du sicher?
    - Sonst: Ein Planet fern der Heimat gibt eine Karte, ein H springt näher an die feindliche Heimat.
starwars-coach-turn-move-guard =
    Wenige deiner Schiffe bewachen deine Heimat. Steht dort ein Feind und keines von dir, hast du verloren.
    - Kannst du an deiner Heimat ein feindliches Schiff schlagen?
    - Nutze Schiffe anderswo: Ein Wächter, der wegspringt, bewacht nichts.
    - Ein Feind bis zu sechs Felder hinter einem Wächter kann ihn schlagen.
starwars-coach-turn-move-second =
    Mit der anderen Zahl darfst du noch ein anderes Schiff ziehen, oder du lässt sie verfallen.
    - Suche zuerst nach einem Feind zum Schlagen, dann nach einem Planeten fern der Heimat: Er gibt eine Karte.
    - Bleib stehen, wenn jeder Zug vor einem Feind enden oder einen Wächter von daheim wegführen würde.
starwars-coach-turn-move-room =
    Eines deiner Schiffe ist auf einem anderen gelandet. Das dort stand, muss mit der anderen Zahl weiter.
    - Es darf dabei wie bei jedem Zug schlagen oder eine Karte ziehen.
    - Wenn es springt: Komm dort heraus, wo kein Feind dicht hinter dir ist.
