# Die Dokumentation als Website (`make docs`), und was in docs/rules um die Regeln herum steht.

## Die Bücher
site-book = { $title }: die Regeln in unseren eigenen Worten
site-board = { $title } zu Beginn
site-chart = { $title }: die Tabelle darunter als Bild
site-ruling = Auslegung { $id }
site-words = Wörter
site-rules = Die Regeln
site-rules-about = Jedes Spiel ganz, in unseren eigenen Worten, von der ersten Regel bis zur letzten, mit unseren Auslegungen und allen Tabellen. Niemand braucht ein Regelheft.
site-glossary-about = Wörter der Regeln, die nicht jeder kennt, Spiel für Spiel. Jedes führt zu der Regel, in der es steht.
site-imports = { $room } importiert { $rooms }.

## Um die Seiten herum
site-home = Nullgate
site-section-playing = Spielen
site-section-rules = Die Spiele
site-section-lessons = Lektionen
site-section-running = Betreiben
site-section-building = Wie es gebaut ist
site-page-players = Spielen im Chat
site-page-armada = Armada: Flotten und Befehle als Text
site-page-scenarios = Skirmish: eigene Tische
site-page-glossary = Glossar
site-page-operating = Den Bot betreiben
site-page-security = Sicherheit
site-page-performance = Geschwindigkeit
site-page-architecture = Aufbau
site-page-adding-a-game = Ein Spiel hinzufügen
site-page-hands-and-seats = Verdeckte Hände, mehr Plätze
site-page-reference = Nachschlagen für Autoren
site-page-lessons = Eine Lektion schreiben
site-page-translating = Übersetzen
site-page-puzzles = Rätsel finden
site-page-protocol = Das Protokoll
site-page-webhooks = Andere Programme benachrichtigen
site-page-decisions = Entscheidungen
site-page-balance = Balance
site-page-effort = Was ein Zug kostet
site-to-dark = Dunkel anzeigen
site-to-light = Hell anzeigen
site-draft = Diese Sprache ist ein Entwurf: { language-draft }. Was ihr fehlt, steht auf Englisch da.
site-english-only = Diese Seite gibt es nur auf Englisch.

## Lektionen
site-lesson-about = { $about }. Etwa { $minutes } Minuten.
site-lesson-say = Schau
site-lesson-do = Du bist dran
site-lesson-watch = Was geschieht
site-lesson-check = Eine Frage
site-lesson-answer = Was richtig ist
