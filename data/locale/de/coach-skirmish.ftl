# Was ein Coach zu jeder Frage im Stargate-Gefecht sagt: höchstens 60 Wörter, wahr nach Buch und Maschinenspielern.

skirmish-coach-muster-team =
    Du stellst für eine Zahl von Punkten das Team zusammen, das auf diese Mission geht.
    - Mit Feueraktionen bewegt sich, späht und schießt eine Figur: Die meisten brauchen drei.
    - Ein Gewehr reicht weit und trifft gut; wenige Granaten sind für Gegner, die beisammen stehen.
    - Fertige Teams ersparen die Arbeit.
skirmish-coach-phase-order =
    Deine Figuren handeln in beliebiger Folge, dann der Gegner. Bewegen und Schießen teilen sich die Feueraktionen einer Figur.
    - Was verlangt die Mission? Geh darauf zu, von Deckung zu Deckung.
    - Bleibt beisammen: Wer allein voraus ist, trifft auf alle.
    - Wer weder zieht noch schießt, darf später als Reaktion schießen.
skirmish-coach-phase-order-enemies =
    Gegner sind in Sicht. Deine Figuren handeln in beliebiger Folge, dann der Gegner.
    - Schieß zuerst, wo die Chancen gut sind; ein gezielter Schuss trifft besser und kostet zwei Feueraktionen.
    - Schon ein niedergehaltener Gegner kann weder ziehen noch schießen.
    - Ende in Deckung: Dann treffen Gegner seltener.
skirmish-coach-phase-order-shaken =
    Einige deiner Figuren sind niedergehalten: Sie können weder ziehen noch schießen, bis sie sich fangen; jeder Versuch kostet eine Feueraktion.
    - Wer viele Feueraktionen hat, fängt sich leichter: Beginne mit denen.
    - Die anderen schießen auf die, von denen das Feuer kommt.
    - Dann alle in Deckung.
skirmish-coach-phase-order-home =
    Ihr habt, worum es geht: Jetzt bringt es heim. Der Ausgang ist im Bild markiert.
    - Wer es trägt, geht voran; am Rand hat **{ bot-skirmish-deeds }** das Verlassen des Tisches.
    - Genug von euch müssen mit hinaus: **{ button-info }** sagt, wie viele.
    - Zieht mit, wer nicht gehen kann, wenn jemand in der Nähe ist.
skirmish-coach-phase-order-place =
    Jemand von euch ist dort, wo es für den Auftrag etwas zu tun gibt.
    - **{ bot-skirmish-deeds }** hat es, aus der Nähe: Es dauert einen ganzen Zug ohne Gehen und Schießen.
    - Lass andere ringsum in Deckung stehen, ohne sich zu rühren: Sie dürfen in Reaktion feuern.
    - **{ button-info }** sagt, was zu tun ist.
skirmish-coach-react-fire =
    Ein Gegner bewegt sich in deiner Sicht, und diese Figur darf sofort schießen, weil sie zuletzt weder gezogen noch geschossen hat.
    - Gute Chance? Schieß: Ein Treffer kann töten oder wenigstens niederhalten.
    - Vielleicht kommt noch ein besseres Ziel; wer wartet, behält den Schuss.
skirmish-coach-trigger-blow =
    Gegner bewegen sich, und du darfst jetzt eine Ladung zünden.
    - Sie trifft alle in der Explosion, auch eigene Figuren.
    - Warte, wenn noch mehr hineinlaufen; zu lange, und sie sind vorbei.
skirmish-coach-melee-pair =
    Figuren, die höchstens ein Zoll trennt, sind im Nahkampf. Du sagst, wer gegen wen kämpft.
    - Zum Würfel zählen die Feueraktionen: Den schwächsten Gegner besiegst du am sichersten.
    - Mehrere gegen einen haben eins mehr für jeden über den Ersten hinaus.
skirmish-coach-melee-capture =
    Du hast diesen Gegner besiegt. Du darfst ihn gefangen nehmen, statt gelten zu lassen, was der Kampf bewirkt.
    - Ein Gefangener ist sicher aus dem Kampf; wer nur zurückweicht oder verwundet ist, nicht.
    - Will die Mission jemanden lebend?
skirmish-coach-allies-lead =
    Diese Verbündeten haben keinen Spieler. Die Tabelle gab ihnen einen Befehl, und der Nächste von euch sagt, wohin sie gehen und auf wen sie schießen.
    - Bring sie in Deckung, von wo sie Gegner sehen.
    - Lass sie auf den schießen, der deine Figuren am meisten bedroht.
skirmish-coach-gm-reactions =
    Du bist die Spielleitung: Das lassen die Regeln den Gegner tun. Lass es gelten, oder leg ein Veto ein.
    - Die Regeln spielen den Gegner von selbst gerecht: Lass das meiste gelten.
    - Ein Veto gehört dem, was in der Geschichte keinen Sinn ergibt; alle lesen deinen Grund.
skirmish-coach-gm-go-on =
    Du bist die Spielleitung: Eine Gruppe von Gegnern hat gehandelt, und das Spiel wartet auf dich.
    - Ändere jetzt auf deiner Tafel, was die Geschichte braucht.
    - Sonst geh weiter: Die anderen warten.
