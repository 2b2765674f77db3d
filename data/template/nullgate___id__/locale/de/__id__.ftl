__id__-about = Würfle, so oft du dich traust, und behalte deine Punkte, bevor eine 1 kommt.
__id__-scenario-standard = Ein Würfel, ein Topf
__id__-option-goal = Mit wie vielen Punkten man gewinnt
__id__-option-goal-fifty = 50 Punkte
__id__-option-goal-hundred = 100 Punkte
__id__-side-blue = Blau
__id__-side-orange = Orange
__id__-objective-length = Keine feste Zahl von Zügen: Es geht weiter, bis jemand die Punkte hat.
__id__-objective-points-who = Beide Seiten
__id__-objective-points = Als Erster { $goal } Punkte behalten.
__id__-objective-points-now = Punkte bisher: Blau { $blue }, Orange { $orange }.
__id__-thrown = { $name } würfelt eine { $n }. { $pot } im Topf.
__id__-lost = { $name } würfelt eine 1 und verliert den Topf.
__id__-kept = { $name } behält { $pot } und hat { $points }.
__id__-ask-go = Würfeln, oder den Topf behalten?
__id__-do-throw = Würfeln
__id__-do-keep = Den Topf behalten
__id__-fault-empty = Der Topf ist leer: Wirf zuerst
__id__-detail-throw = Eine 1 leert den Topf
__id__-detail-keep = Seine Punkte sind sicher, und dein Zug ist zu Ende
__id__-head = Im Topf liegen { $pot }. Blau hat { $blue }, Orange { $orange }; { $goal } gewinnen.
help-title-__id__ =
    { "" }**Ziel.** Als Erste so viele Punkte behalten wie vereinbart.

    { "" }**Dein Zug.** Würfle, so oft du dich traust: Was der Würfel zeigt, kommt in den Topf. Behalte den Topf, und seine Punkte sind deine. Eine 1 leert ihn und beendet deinen Zug.

    { "" }**Tippen.** `/move throw`, `/move keep`.
