# Das Brett, das man im Browser berührt.
board-open = Brett öffnen
board-title = Dein Brett
board-link = Der Link gilt einmal, fünf Minuten lang. Das Brett bleibt zwölf Stunden offen, nur für dich.
board-off = Dieser Server zeigt keine Bretter im Browser.
board-no-place = Wo du hingetippt hast, ist kein Ort.
board-gone = Dieses Brett ist geschlossen. Öffne es in Discord noch einmal.
board-none = Hier ist kein Brett von dir offen. Drücke „Brett öffnen“ unter einem Beitrag deines Spiels.
board-noscript = Das Brett braucht JavaScript.
board-list = Alle { $n } Antworten
board-log = Was geschehen ist
board-lost = Keine Verbindung. Bitte noch einmal versuchen.
board-theme = Hell oder dunkel
board-send = Senden
board-cancel = Abbrechen
board-near = Näher
board-far = Weiter weg
board-undo = Zurücknehmen
board-waits = Du bist nicht am Zug.
board-several = Was davon?
board-moved = Das Spiel ging weiter. Zeigen
board-how = Das Brett: tippe auf eine Figur, dann auf einen Ort
board-draft = Dein nächster Zug, nur für dich
board-close = Meine Bretter schließen
board-closed = { $n ->
    [0] Du hast kein Brett offen.
    [one] Dein Brett ist geschlossen.
   *[other] { $n } deiner Bretter sind geschlossen.
}
