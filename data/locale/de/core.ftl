# Wörter, die alle Spiele gemeinsam haben.

## Ein Satz mit der Regelstelle
refusal = { $why } (Regel { $case })
refusal-ruling = { $why } (Auslegung { $case })

## Aufzählungen
pair = { $a } und { $b }
comma = { $a }, { $b }

## Eine Zahl, wie man sie sagt
in-words = { $n ->
    [0] kein
    [1] ein
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
   *[other] { $n }
}

## Was der Kern erzählt
event-rolled = { $sides ->
    [6] Der Würfel zeigt { $n }.
    [20] Der 20-seitige Würfel zeigt { $n }.
   *[other] Ausgelost, 1 bis { $sides }: { $n }.
}
event-decided = Deine Antwort ist da.
event-sealed = { $wanted ->
    [one] Die verdeckte Antwort ist da.
   *[other] { $got } von { $wanted } verdeckten Antworten sind da.
}
event-reopened = Deine Antwort gilt nicht mehr. Bitte wähle neu.
event-resigned = { $name } gibt auf.
event-acted-out-of-time = { $name } hat keine Zeit mehr und verliert, wie an diesem Tisch vereinbart.
event-acted = { $name }: { $of }.
event-taken-back = { $name } nimmt eine Antwort zurück.
event-taken-back-sealed = Eine verdeckte Antwort wird zurückgenommen. { $got } von { $wanted } sind da.
event-new-edition = Die Regeln wurden berichtigt: Ab hier gilt Ausgabe { $edition }. Was vorher geschah, bleibt, und niemand kann dahinter zurück; nachspielen kann es Version { $version } des Programms (Ausgabe { $was }).
event-undone = { $name } hat den letzten eigenen Zug zurückgenommen. Das Spiel steht wie nach Eintrag { $to }.
event-undone-of = { $name } hat zurückgenommen: { $what }{ $n ->
    [0] { "" }
    [one] { "" }
   *[other] { " " }Damit entfällt auch, was danach kam, zusammen { $n } Einträge.
}
undone-move = den letzten eigenen Zug.
event-draw-offered = { $name } bietet Remis an.
event-draw-declined = { $name } möchte kein Remis.
event-close-offered = { $name } schlägt vor, das Spiel jetzt zu beenden. Gewertet würde wie nach der letzten Runde.
event-close-declined = { $name } möchte weiterspielen.
event-closed = { $name } ist einverstanden: Das Spiel endet hier und wird gewertet, wie es steht.
option-players = Spieler

## Dasselbe als Neuigkeit
news-undone = { $name } hat den letzten Zug zurückgenommen.
news-new-edition = Die Regeln wurden berichtigt: Wie, steht im Protokoll.
news-close-offered = { $offer ->
    [False] { $name } möchte weiterspielen.
   *[other] { $name } schlägt vor, das Spiel zu beenden.
}
news-closed = { $name } war einverstanden: Hier ist Schluss.
news-sealed = { $got } von { $wanted } Antworten sind da.
news-taken-back = Eine Antwort wurde zurückgenommen: { $got } von { $wanted } sind da.
ended-resigned = { $name } gewinnt.
ended-draw-agreed = Ihr einigt euch auf Remis.
ended-won = { $name } gewinnt.
ended-drawn = Das Spiel endet remis.

## Freie Handlungen
action-resign = Aufgeben
action-draw = Remis anbieten
action-no-draw = Remis ablehnen
action-close = Vorschlagen, das Spiel jetzt zu beenden
action-no-close = Weiterspielen

## Ein Name mit seiner Seite
named-side = { $name } ({ $side })

## Was der Kern zurückweist
fault-not-open = Das steht dir jetzt nicht offen
fault-not-an-answer = Das ist keine Antwort auf diese Frage
fault-no-seat = { $seat } hat keinen Platz in diesem Spiel
fault-draw-offered = Du hast schon Remis angeboten
fault-draw-none = Es ist kein Remis angeboten
fault-close-offered = Du hast schon vorgeschlagen, das Spiel jetzt zu beenden
fault-close-none = Niemand hat vorgeschlagen, das Spiel jetzt zu beenden

## In pictures
pic-marked = Markiert: { $places }.
pic-marked-way = { $at } nach { $to }
