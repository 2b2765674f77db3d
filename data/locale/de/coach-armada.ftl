# Was ein Coach zu jeder Frage in Armada sagt: höchstens 60 Wörter, wahr nach Buch und Maschinenspielern.

armada-coach-fleet =
    Du kaufst geheim die Flotte, die du in diesem Spiel haben wirst. **{ bot-armada-fleet-shelf }** hat fertige; **{ bot-armada-made-balanced }** hat von allem etwas.
    - Auf die meisten Schiffe Geschütze und einen Schutzschild, dann Panzerung.
    - Einige Schiffe mit je zwei Regimentern: Gelandete Truppen zählen auf einem Feld zuerst.
    - Was du verlierst, bringt dem Gegner seinen Preis.
armada-coach-start =
    Du wählst den Sektor, in dem deine Flotte beginnt; der Gegner bekommt den anderen.
    - Die Auswahl nennt die Felder, die von dort erreichbar sind.
    - Feld 1, der Raumhafen, ist am Ende 1000 Punkte wert: Beginne mit kurzem Weg dorthin.
armada-coach-orders =
    Beide Seiten schreiben geheim Befehle, alle werden zugleich ausgeführt. Nur wer den Befehl zum Angriff hat, beginnt einen Kampf.
    - Halte starke Schiffe beisammen: Viele Geschütze in einem Raum gewinnen Kämpfe.
    - Du weißt nicht, wo der Gegner ist? Kundschafte.
    - Um Feld 1 zu nehmen, lade dort Regimenter aus.
armada-coach-orders-unseen =
    Du weißt nicht, wo der Gegner ist.
    - Befiehl einem Schiff zu kundschaften: Es sieht nach, ohne zu kämpfen. Oder lass den Sondenkundschafter eine Sonde schicken.
    - Vermutungen nachzujagen lohnt selten. Früher oder später kommt der Gegner zu Feld 1.
    - Warte also dort oder daneben, mit allen zusammen und einem **Schlachtplan**.
armada-coach-orders-met =
    Du hast gerade Gegner gesehen. Bei jedem Ziel steht, wer dort war; sie können weiterziehen.
    - Greif mit mehr Geschützen an, als sie dort haben, oder bleib weg.
    - Ziele dorthin, wo sie sein werden.
    - Ein **Schlachtplan** beantwortet die Fragen des Kampfes für dich.
armada-coach-orders-port =
    Deine Truppen stehen auf Feld 1. Ist es nach der letzten Runde deins, bekommst du 1000 Punkte.
    - Lass auch deine Geschütze dort: Der Gegner muss kommen.
    - Truppen am Boden gehen nicht mit ihrem Schiff verloren.
    - Übrige Schiffe können andere Felder nehmen, je 10 Punkte.
armada-coach-orders-late =
    Die letzten Runden. Nach der letzten zählen die Felder.
    - Ein Schiff zieht einmal in der Runde: Bring Truppen jetzt neben Feld 1.
    - Am Ende müssen dort mehr Soldaten von dir stehen als vom Gegner.
    - Ein verlorener Kampf kostet mehr, als die kleinen Felder bringen.
armada-coach-orders-last =
    Das sind die letzten Befehle: Jetzt zählen die Felder. Feld 1 bringt 1000 Punkte, die anderen je 10.
    - Truppen an Bord halten nichts: Lade sie aus, wo du die meisten Bodentruppen haben wirst.
    - Greif nur an, wo du wohl mehr zerstörst als verlierst.
armada-coach-attack =
    Du kündigst deine Kämpfe einzeln an. Alle Einheiten beider Seiten in dem Raum kämpfen mit; nur wer im Hinterhalt liegt, darf fehlen.
    - Beginne, wo du klar stärker bist.
    - Was du zerstörst, bringt seinen Preis; was du verlierst, dem Gegner.
    - Dein Schlachtplan kann die Fragen dieser Runde beantworten.
armada-coach-muster =
    Vor dem ersten Schuss wählst du, was sein Schiff verlässt: Sucher, Köder, Jäger, Truppen.
    - Was an Bord bleibt, kann nicht kämpfen und geht mit dem Schiff verloren.
    - Ein Schiff, das auslädt, hat keinen ersten Durchgang.
    - Sucher und Köder sind danach verbraucht und bringen dem Gegner Punkte: Nutze sie gegen Wertvolleres.
armada-coach-intercept =
    Deine Sucher können den feindlichen entgegenfliegen. Jeder zerstört mit halber Chance einen und ist so oder so verbraucht.
    - Das lohnt, wo sie sonst Schiffe träfen, die weit mehr kosten als ein Sucher.
    - Was du hier nutzt, kann keine feindlichen Schiffe treffen.
armada-coach-place =
    Du verteilst deine Sucher auf feindliche Schiffe oder gelandete Truppen; jeder schlägt einmal zu und ist verbraucht.
    - Wähle, was am meisten wert ist: Sein Preis sind deine Punkte.
    - Zwei Sucher auf ein starkes Schiff sind sicherer als je einer auf zwei.
    - Schutzschild und Panzerung können einen Treffer aufhalten.
armada-coach-cover =
    Geschütze dürfen auf die Sucher schießen, die sie gleich treffen, bevor diese zuschlagen.
    - Ein Geschütz, das jetzt feuert, feuert nicht im ersten Durchgang.
    - Schütze, was teuer ist; ein billiges Schiff nutzt seine Geschütze vielleicht besser gegen den Gegner.
armada-coach-targets =
    Jedes Geschütz, das noch feuern kann, wählt sein Ziel; dann wird gewürfelt.
    - Richte mehrere auf ein Schiff: Was weg ist, schießt nicht zurück.
    - Laser taugen gegen Sternenschiffe; Blaster gegen Jäger und, aus der Nähe, gegen Bodentruppen.
    - Wer Bodentruppen nahe kommt, gibt ihnen freie Schüsse.
armada-coach-free =
    Gegner kamen deinen Bodentruppen nahe, also hat jede von ihnen einen freien Schuss auf einen davon.
    - Er kostet nichts: Nutze alle.
    - Ein Schiff bringt mehr Punkte als ein Jäger, doch vielleicht triffst du Jäger leichter: Vergleiche.
armada-coach-take =
    Ein Jäger oder Sucher hat dein Schiff getroffen. Einer deiner Jäger darf versuchen, den Treffer abzufangen: mit halber Chance, und er geht statt des Schiffs verloren.
    - Ein Jäger ist billig, das Schiff trägt viel mehr.
    - Schild und Panzerung des Schiffs wirken erst danach.
armada-coach-retreat =
    Nach jedem Durchgang dürfen deine Einheiten den Kampf verlassen; der Gegner schießt dann noch einmal. Sie bleiben in dem Raum.
    - Zieh dich zurück, wenn du in Credits mehr verlierst als zerstörst.
    - Bleib, solange der Gegner weniger Geschütze hat als du.
    - Bodentruppen entkommen Schiffen und Jägern allein nicht.
armada-coach-pursue =
    Feindliche Bodentruppen ziehen sich zurück. Deine Schiffe und Jäger dürfen weiter auf sie schießen; deine Truppen kämpfen dabei nicht mehr mit.
    - Das lohnt, wo sie deine Flieger kaum treffen.
    - Brich ab, wenn du Schiffe nötiger brauchst als diese Punkte.
armada-coach-press =
    Die Beschützer sind weg; es bleiben Sucher im Hinterhalt. Du darfst weiter auf sie schießen oder sie lassen.
    - Jeder zerstörte bringt Punkte und trifft später kein Schiff von dir.
    - Lass sie, wenn du nicht in diesem Raum bleibst.
armada-coach-audit =
    Das Spiel ist zu Ende. Beide Seiten können jetzt alle Befehle lesen und Fehler mit Punkten berichtigen.
    - Der Bot hat jede Regel geprüft, meist gibt es also nichts zu berichtigen.
    - Nimm an, und das Ergebnis zählt.
armada-coach-agree =
    Die andere Seite schlägt nach dem Lesen der Befehle vor, die Punkte zu ändern.
    - Stimm nur zu, wenn du es gerecht findest: Keine Runde wird wiederholt.
    - Lehnst du ab, bleiben die Punkte vorerst, wie sie sind.
