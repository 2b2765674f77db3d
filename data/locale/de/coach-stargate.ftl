# Was ein Coach zu jeder Frage in StarGate sagt: höchstens 60 Wörter, wahr nach Buch und Maschinenspielern.

stargate-coach-staging-unit =
    Hier wählt die Koalition, wer als Nächstes in die Schlacht kommt: eine Einheit jedes Volkes. Sie müssen in deiner nächsten Bewegung auf die Karte.
    - Bring meist von jedem Volk eine: Wer wartet, tut nichts.
    - Du gewinnst, wenn jede der sechs virunischen Gruppen ein Schiff verloren hat.
stargate-coach-movement-unit =
    Deine Einheiten ziehen nacheinander; danach müssen die kämpfen, die ein Feld mit Feinden teilen.
    - Führe mehrere auf einen Feind: Stärken werden addiert, drei kleine schlagen einen großen.
    - Wähle Schiffe von Gruppen ohne Verlust: Nur der erste Verlust einer Gruppe bringt den Sieg näher.
    - Wer von gerader Linie abbiegt, wird beschossen.
stargate-coach-movement-unit-virunian =
    Von jeder Gruppe darf ein Schiff oder Stapel ziehen; ein zweites beendet die Phase. Verborgene Schiffe kommen durch Aufdecken heraus.
    - Führe die drei Schiffe einer Gruppe zusammen: Ein Tri-Schiff hat Stärke 10 und erreicht jedes Feld.
    - Schone Schiffe von Gruppen ohne Verlust: Haben alle sechs eines verloren, verlierst du.
stargate-coach-move-leg =
    Du wählst, wohin diese Einheit weiterzieht. Geradeaus ist sicher; beim Abbiegen schießt jeder Feind bis acht Felder, außer sie taumelt.
    - Endet sie dort, wo Freunde neben ihr kämpfen?
    - In ein Feld mit Feinden führt nur die Annäherung, und die kann die Einheit kosten.
stargate-coach-move-teleport =
    Teleportieren geht entlang einer geraden Linie über alle hinweg: Nur wo du landest, zählt.
    - Lande dort, wo Freunde neben dir kämpfen oder kein Feind dich erreicht.
    - Durch ein Sternentor oder das Nulltor kann die Einheit verloren gehen; die Auswahl zeigt das Risiko.
stargate-coach-mindless-unit =
    Diese Transporter haben ihre Kontrolleinheit verloren. Jeder fliegt fünf Felder, wohin ein Würfel zeigt; du wählst nur, wer zuerst fliegt.
    - Was ein Transporter rammt, wird mit ihm zerstört, auch eigene Schiffe.
    - Die Reihenfolge zählt nur, wo einer einen anderen treffen könnte.
stargate-coach-approach-bar =
    Du musst laut sagen, welche von drei Möglichkeiten du nicht wählst. Dann wählen beide Seiten geheim.
    - Danach muss der Feind nur noch mit zweien rechnen.
    - Die Zeilen oben zeigen, wer bei welcher Wahl verliert: Gib auf, was dir am wenigsten hilft.
stargate-coach-approach-option =
    Deine Einheit betritt ein Feld mit Feinden. Beide Seiten wählen geheim, dann entscheidet ein Würfel, wer verloren geht.
    - Für den Ziehenden schlägt Warp Ansturm, Ansturm Manöver und Manöver Warp.
    - Dieselbe Wahl auf beiden Seiten ist für dich am gefährlichsten.
    - Keine Wahl ist immer die beste: Wechsle ab.
stargate-coach-approach-option-meeting =
    Ein Feind betritt eines deiner Felder. Beide Seiten wählen geheim, dann entscheidet ein Würfel, wer verloren geht.
    - Dieselbe Wahl wie seine ist für dich am besten.
    - Sein Warp schlägt deinen Ansturm, Ansturm schlägt Manöver, Manöver schlägt Warp.
    - Keine Wahl ist immer die beste: Wechsle ab.
stargate-coach-approach-loss =
    Die Annäherung kostet dich hier eine Einheit, und du wählst, welche.
    - Am billigsten ist ein Verlust, der den Feind dem Sieg nicht näher bringt: aus einem Volk oder einer Gruppe, die schon verloren hat.
    - Sonst gib die schwächste her.
stargate-coach-gravity-loss =
    Das Nulltor zieht eine deiner Einheiten neben ihm hinein, und du wählst, welche.
    - Am billigsten ist ein Verlust, der den Feind dem Sieg nicht näher bringt: aus einem Volk oder einer Gruppe, die schon verloren hat.
    - Sonst gib die schwächste her.
stargate-coach-disperse-place =
    Der Kampf hat diese feindliche Einheit versprengt, und du wählst, wohin.
    - Setze sie fern von ihren Freunden: Allein ist sie schwach.
    - Halte sie fern von schwachen Einheiten, die sie angreifen könnte.
    - Am besten ist ein Feld, wo du sie als Nächstes angreifen kannst.
stargate-coach-berserk-order =
    Diese Waffen haben ihre Kontrolleinheit verloren, greifen die nächste Einheit gleich welcher Seite an und sind dann verloren.
    - Was die erste zerstört, ist für die nächste weg; die trifft dann vielleicht jemand anderen.
    - Beginne mit der, die den Feind trifft.
stargate-coach-berserk-target =
    Diese Waffe greift eine der nächsten Einheiten mit Stärke 6 an und ist danach verloren.
    - Wähle lieber eine der Koalition als eine eigene.
    - Eine schwache wird eher zerstört; eine aus einem Volk ohne Verluste bringt den Sieg am nächsten.
stargate-coach-combat-next =
    Wo deine Einheiten ein Feld mit Feinden teilen, müssen sie angreifen. Du wählst die Reihenfolge.
    - Die Auswahl zeigt Stärken und Chancen.
    - Eine Einheit in gerader Linie darf einen Kampf unterstützen: Nutze sie, wo es am meisten ändert.
    - Ergebnisse gelten sofort: Beginne mit dem, was die anderen verändern kann.
stargate-coach-combat-unarmed =
    Schiffe, die nicht angreifen können und ein Feld mit der Koalition teilen, gehen jetzt ohne Würfel verloren. Du wählst, wo zuerst.
    - Stirbt eine Kontrolleinheit, läuft die Waffe ihrer Gruppe Amok, gegen die nächste Einheit.
    - So kann der erste Verlust den nächsten von Feinden befreien.
stargate-coach-combat-support =
    Einheiten in gerader Linie mit diesem Kampf dürfen ihre Stärke beisteuern, eins weniger je Feld Entfernung.
    - Wer unterstützt, ist sicher, tut es in dieser Phase aber nur einmal.
    - Füge Hilfe hinzu, bis die gezeigten Chancen gut sind; dann würfle.
