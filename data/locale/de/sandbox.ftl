# Sandkästen: was jemand neben seinen Spielen ausprobiert, auf Seiten für diese Person allein. "Eintrag" ist die Nummer im Protokoll.

name-sandbox = sandkasten
cmd-sandbox = Probiere von einem Spiel aus etwas aus, für alle Seiten und für dich allein; nichts zählt
cmd-sandbox-entry = Bei einem beendeten Spiel: der Eintrag, nach dem es losgeht

sandbox-open = Im Sandkasten probieren
sandbox-try = Von hier aus probieren
sandbox-title = Sandkasten: { $title }
sandbox-frame = SANDKASTEN · nicht das Spiel
sandbox-for = { $side }:
sandbox-answer-for = Für { $side } antworten
sandbox-small = Sandkasten, nur für dich; { $n ->
    [0] noch nichts probiert
    [one] 1 Antwort probiert
   *[other] { $n } Antworten probiert
}
sandbox-from-entry = Spiel { $game } nach Eintrag { $n }, alles offen
sandbox-from-seat = von dem aus, was du in Spiel { $game } weißt; was du nicht wissen kannst, ist erfunden
sandbox-lapses = unberührt nach { $days } Tagen weg

sandbox-begin = Hier antwortest du für alle Seiten, und nichts davon zählt.
sandbox-take-back = Zurücknehmen
sandbox-again = Von vorn
sandbox-all = Meine Sandkästen
sandbox-back = Zurück zum Sandkasten
sandbox-go-on = Weiterspielen lassen
sandbox-compare = Mit dem Spiel vergleichen
sandbox-plan = Als meinen Plan nehmen
sandbox-machines = Maschinenspieler
sandbox-refused = Nichts ist geschehen: { $why }
sandbox-undone = Das ging nicht mehr: `{ $steps }`
sandbox-not-kept = Im Sandkasten wird nichts für andere Spiele aufgehoben.
sandbox-stuck = Diese Antwort lässt sich nicht zu Ende bringen. Nimm sie zurück.

# Würfel.
sandbox-choose-dice = Würfel wählen
sandbox-roll-dice = Würfeln lassen
sandbox-die = Ein Würfel mit { $sides } Seiten fällt. Was zeigt er?
sandbox-die-after = Bisher zeigen die Würfel { $before }. Noch einer mit { $sides } Seiten fällt. Was zeigt er?
sandbox-roll-one = Diesen werfen
sandbox-roll-rest = Alle werfen
sandbox-type-dice = Mehrere tippen…
sandbox-dice-title = Was die nächsten Würfel zeigen
sandbox-dice-label = Zahlen, in der Reihenfolge der Würfe
sandbox-dice-hint = 4 1 6

# Maschinenspieler.
sandbox-machines-about = Wer antwortet für welche Seite? Ein Maschinenspieler antwortet sofort, sobald er gefragt ist.
sandbox-plays-self = { $side }: ich selbst
sandbox-plays = { $side }: Maschinenspieler ({ $level })

# Welche es gibt.
sandbox-kept = Meine Sandkästen
sandbox-about = Nimm eine Stellung aus einem Spiel und spiele für alle Seiten weiter: Wirf die Würfel oder wähle sie, nimm zurück, so viel du willst. Nur du siehst es, und nichts zählt. Bei einem beendeten Spiel beginnst du bei jedem Eintrag (`/sandkasten`); bei einem, das du gerade spielst, bei dem, was du weißt. Du kannst { $most } behalten; was { $days } Tage lang niemand anrührt, wird gelöscht.
sandbox-none = Du hast noch keinen.
sandbox-private = Nur du siehst das.
sandbox-line-entry = **{ $i }** · { $title }, Spiel { $game } nach Eintrag { $n } · { $when }
sandbox-line-seat = **{ $i }** · { $title }, Spiel { $game }, wie du es kanntest · { $when }
sandbox-go-on-with = { $i } öffnen
sandbox-drop = Einen löschen…
sandbox-drop-one = { $i } löschen (Spiel { $game })

# Neben dem Spiel.
sandbox-compare-title = Sandkasten und Spiel: { $game }
sandbox-together = { $n ->
    [0] Du hast noch nichts probiert. So ging das Spiel weiter:
   *[other] Bis hierher ist es das, was im Spiel geschah, mit denselben Würfeln.
}
sandbox-parted = { $n ->
    [0] Das Spiel ging von der ersten Antwort an anders.
    [one] Nach 1 Antwort ging das Spiel anders weiter.
   *[other] Nach { $n } Antworten ging das Spiel anders weiter.
}
sandbox-here = Im Sandkasten
sandbox-there = Im Spiel
sandbox-fell = { " " }(Würfel: { $dice })
sandbox-more = … und { $n } weitere
sandbox-nothing = nichts
sandbox-as-played = Das Nächste wie im Spiel
sandbox-compare-small = Das Bild zeigt das Spiel nach Eintrag { $n }, alles offen.

# Ein Plan für das Spiel.
sandbox-plan-taken = { $n ->
    [one] Deine erste Antwort aus dem Sandkasten als Plan für das echte Spiel. Gegeben wird sie erst, wenn du bestätigst.
   *[other] Deine { $n } Antworten aus dem Sandkasten als Plan für das echte Spiel. Gegeben werden sie erst, wenn du bestätigst.
}

refused-sandbox-gone = Diesen Sandkasten gibt es nicht mehr. Was { $days } Tage lang niemand anrührt, wird gelöscht.
refused-sandbox-edition = Die Regeln dieses Spiels haben sich seither geändert, deshalb geht es in diesem Sandkasten nicht weiter. Lösche ihn und fang einen neuen an.
refused-sandbox-entry = Nach einem solchen Eintrag kann es in diesem Spiel nicht losgehen. Es gibt { $first } bis { $last }.
refused-sandbox-entry-under-way = Solange ein Spiel läuft, beginnt ein Sandkasten bei dem, was du jetzt weißt. Einträge kannst du wählen, wenn es zu Ende ist.
refused-sandbox-seat = Du spielst in diesem Spiel nicht mit. Jetzt können nur seine Spieler einen Sandkasten davon öffnen, und wenn es zu Ende ist, alle hier.
refused-sandbox-full = Du hast schon { $most } Sandkästen. Lösche erst einen: /sandkasten listet sie auf.
refused-sandbox-long = In einen Sandkasten gehen höchstens { $most } Antworten. Nimm welche zurück.
refused-sandbox-dice = So viele Würfel kannst du für eine Antwort nicht wählen (höchstens { $most }). Lass die übrigen werfen.
refused-sandbox-die = Ein Würfel mit { $sides } Seiten zeigt keine { $n }.
bot-sandbox-numbers = Tippe nur die Zahlen der Würfel, etwa 4 1 6.
refused-sandbox-hint = Ein Maschinenspieler an deiner Stelle gäbe dir in einem laufenden Spiel einen Tipp. Dafür muss der Tisch Tipps erlauben.
refused-sandbox-compare = Dieser Sandkasten beginnt bei dem, was du wusstest, nicht bei einem Eintrag eines beendeten Spiels. Deshalb lässt er sich mit nichts vergleichen.
refused-sandbox-not-yours = Diesen Platz hast du nicht mehr.
refused-sandbox-no-plan = Für deine eigene Seite hast du hier nichts geantwortet, deshalb gibt es nichts zu übernehmen.
refused-sandbox-elsewhere = Das Spiel fragt dich jetzt etwas anderes als das, womit dieser Sandkasten beginnt. Fang einen neuen an.
