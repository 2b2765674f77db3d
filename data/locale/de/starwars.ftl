# Starwars (Gamma Two Games, 1977), mit eigenen Worten erzählt.

starwars-about = Zwei Flotten würfeln sich um sechs Sterne. Wer den Heimatstern des Gegners nimmt, gewinnt.
starwars-scenario-standard = Die ganze Galaxis: sechs Sterne, zehn Schiffe je Seite
starwars-option-homes = Wer welchen Heimatstern bekommt
starwars-option-homes-ask = Wer bekommt welchen Heimatstern?
starwars-option-homes-agreed = Wie auf dem Plan: Blau beginnt bei SOL, Orange bei VEGA
starwars-option-homes-thrown = Wer höher würfelt, wählt einen Heimatstern
starwars-file-board = Ein eigener Spielplan als TOML-Datei
starwars-objective-length = Keine feste Zahl von Zügen: Es geht weiter, bis ein Heimatstern fällt.
starwars-objective-unchosen = Erobere den Heimatstern des Gegners: Hab dort ein Schiff, während er selbst keins dort hat. Die Heimatsterne werden zuerst gewählt.
starwars-objective-home = Erobere { $star }, den gegnerischen Heimatstern: dort ein Schiff von dir, kein gegnerisches.
starwars-objective-home-now = Bei { $star } jetzt: { $mine } gegen { $theirs }.

## Seiten, Schiffe, Karten, Felder
starwars-side-blue = Blau
starwars-side-orange = Orange
starwars-ship-blue = Blau { $ship }
starwars-ship-orange = Orange { $ship }
starwars-card-A = Außerirdische
starwars-card-W = Waffe
starwars-card-S = Raumschiff
starwars-cards-A = { $n } × Außerirdische
starwars-cards-W = { $n ->
    [one] { $n } Waffe
   *[other] { $n } Waffen
}
starwars-cards-S = { $n ->
    [one] { $n } Raumschiff
   *[other] { $n } Raumschiffe
}

## Was geschah
starwars-threw-off = { $name } würfelt { $dice } um { $what ->
    [homes] die Wahl der Heimat
   *[order] den ersten Zug
}.
starwars-deployed = { $name } hat { $star } als Heimatstern: { $ships } Schiffe stehen dort, { $reserve } warten in Reserve.
starwars-first = { $name } beginnt.
starwars-thrown = { $name } würfelt { $dice }.
starwars-thrown-double = { $name } würfelt einen { $die }er-Pasch.
starwars-moved = { $name } zieht Schiff { $ship } um { $die } von { $at } nach { $on }.
starwars-moved-captured = { $name } zieht Schiff { $ship } um { $die } von { $at } nach { $on } und schlägt { $prey }.
starwars-moved-drew = { $name } zieht Schiff { $ship } um { $die } von { $at } nach { $on } und bekommt eine Planetenkarte.
starwars-moved-captured-drew = { $name } zieht Schiff { $ship } um { $die } von { $at } nach { $on }, schlägt { $prey } und bekommt eine Planetenkarte.
starwars-moved-jumped = { $name } zieht Schiff { $ship } um { $die } von { $at } zum Hypersprung auf { $on } und taucht auf { $to } auf.
starwars-jumped = Schiff { $ship } springt von { $at } nach { $to }.
starwars-captured = { $name } schlägt { $prey } auf { $at }. Es geht zurück in die Reserve.
starwars-drew = { $name } bekommt eine Planetenkarte.
starwars-card = Du bekommst { $card ->
    [A] Außerirdische
    [W] eine Waffe
   *[S] ein Raumschiff
}.
starwars-reshuffled = Die Ablage wird zu einem neuen Stapel von { $cards } Karten gemischt.
starwars-no-card = Für { $name } ist keine Planetenkarte mehr da.
starwars-built = { $name } gibt { $cards } ab und baut Schiff { $ship } auf { $at }.
starwars-no-move = { $name } kann mit { $dice } nicht ziehen. Der Gegner ist dran.
starwars-stayed = { $name } lässt die { $dice } ungenutzt.
starwars-ended-home-captured = Der Heimatstern des Gegners ist gefallen. { $name } gewinnt!
starwars-ended-home-abandoned = { $name } gewinnt: Der Gegner ließ seinen Heimatstern offen!

## Dasselbe als Neuigkeit
starwars-news-deployed = { $name } ist auf { $star } zu Hause.
starwars-news-first = { $name } beginnt.
starwars-news-moved = Schiff { $ship } von { $name } flog nach { $to }.
starwars-news-drew = Schiff { $ship } von { $name } zog eine Karte auf { $to }.
starwars-news-jumped = Schiff { $ship } von { $name } sprang nach { $star }.
starwars-news-prey = Schiff { $ship } von { $name }
starwars-news-captured = { $name } schlug { $prey } auf { $to }.
starwars-news-captured-drew = { $name } schlug { $prey } und zog eine Karte.
starwars-news-built = { $name } baute Schiff { $ship } auf { $at }.
starwars-news-no-move = { $name } konnte nicht ziehen.
starwars-news-stayed = { $name } ließ die { $dice } verfallen.

## Was eine Frage verlangt
starwars-task-setup-home = Wähle deinen Heimatstern.
starwars-task-throw = Würfle.
starwars-task-start = Würfle oder baue.
starwars-task-move = Zieh ein Schiff: { $a } oder { $b }.
starwars-task-double = Zieh ein Schiff um { $die }.
starwars-task-second = Noch eines um { $die }, oder bleib.
starwars-task-room = Zieh Schiff { $ship } um { $die } weiter.

## Was gefragt wird
starwars-ask-home = Welcher Stern ist deine Heimat?
starwars-ask-start = Würfelst du, oder baust du zuerst?
starwars-ask-throw = Würfle.
starwars-ask-move = Welches Schiff zieht, um { $a } oder um { $b }?
starwars-ask-double = Welches Schiff zieht um { $die }?
starwars-ask-second = Noch ein Schiff um { $die }, oder bleibst du stehen?
starwars-ask-room = Schiff { $ship } wird verdrängt und muss { $die } ziehen.
starwars-ask-jump = Schiff { $ship } springt. Wohin bei { $star }?

## Was du tun kannst
starwars-do-home = { $star }
starwars-do-throw = Würfeln
starwars-do-stay = Kein zweiter Zug
starwars-button-go = { $ship } → { $to }
starwars-button-takes = { $ship } × { $to }
starwars-button-card = Karte
starwars-button-room = dann { $ship }
starwars-button-wins = gewinnt
starwars-button-loses = verliert
starwars-button-home-reached = Heimat
starwars-do-build = Schiff { $ship } auf { $at } bauen für { $cards }
starwars-do-go = Schiff { $ship } um { $die } nach { $to }
starwars-do-jump = Schiff { $ship } um { $die }, Sprung nach { $to }
starwars-detail-home = { $free } leere Felder, verbunden mit { $links }
starwars-detail-throw = Deine Karten bleiben auf der Hand
starwars-detail-stay = Die { $die } wird nicht benutzt
starwars-detail-build = In diesem Zug zieht es nicht
starwars-detail-captures = schlägt { $prey }
starwars-detail-wins = gewinnt das Spiel
starwars-detail-loses = überlässt dem Gegner deine Heimat: du verlierst
starwars-detail-card = bringt eine Karte
starwars-detail-room = Schiff { $ship } wird verdrängt und muss ziehen
starwars-detail-home-reached = dringt in die Heimat des Gegners ein
starwars-more-turn-start = Bauen…
starwars-policy-throw = Gleich würfeln und die Karten behalten
starwars-policy-build = Bauen, wann immer es geht, dann würfeln

## Wie das Spiel steht
starwars-head-opening = Die Flotten werden aufgestellt.
starwars-head-home = { $name } wählt einen Heimatstern.
starwars-head-start = Zug { $turn }: { $name } baut oder würfelt.
starwars-head-move = Zug { $turn }: { $name } zieht mit { $dice }.
starwars-head-won = { $name } hat nach { $turn ->
    [one] einem Zug
   *[other] { $turn } Zügen
} gewonnen.
starwars-head-drawn = Das Spiel ist nach { $turn ->
    [one] einem Zug
   *[other] { $turn } Zügen
} remis.
starwars-hand = Deine Karten: { $cards }.
starwars-hand-none = Du hast keine Planetenkarten.
starwars-hand-sets = { $sets ->
    [one] Du kannst bauen mit: { $list }.
   *[other] Du kannst bauen mit einem von: { $list }.
}

## Im Bild
starwars-pic-turn = Zug { $turn }
starwars-pic-opening = Aufstellung
starwars-pic-over = Nach Zug { $turn }
starwars-pic-fleet = { $ships ->
    [one] 1 Schiff
   *[other] { $ships } Schiffe
}, { $reserve } Reserve, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
starwars-pic-counts = { $ships ->
    [one] Schiff
   *[other] Schiffe
}, { $cards ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $cards } Karten
}
starwars-pic-count = { $ships ->
    [one] Schiff
   *[other] Schiffe
}
starwars-pic-to-throw = würfelt
starwars-pic-wins = { $name } gewinnt
starwars-pic-won = gewonnen
starwars-pic-drawn = Remis
starwars-pic-planet = Planet
starwars-pic-hyperjump = Hypersprung
starwars-pic-black-hole = Schwarzes Loch
starwars-pic-nova = Nova
starwars-pic-land = zieht hierher
starwars-pic-by-jump = durch Sprung
starwars-pic-take = ist zu schlagen
starwars-pic-last-move = letzter Zug von { $name }
starwars-pic-preview = Vorschau
starwars-preview-draw = Dann wird eine von { $sides } Karten gezogen.
starwars-score = Schiffe: Blau { $blue }, Orange { $orange }.
starwars-alt-fleet = { $name }: { $ships }; { $reserve } in Reserve, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}.
starwars-alt-none = kein Schiff auf dem Plan
starwars-alt-preview = Vorschau:
starwars-board-key = . leer, P Planet, H Hypersprung, B Schwarzes Loch, N Nova; b Blau, o Orange
starwars-board-blue = b
starwars-board-orange = o

## Was nicht geht
starwars-fault-typed = Schreib Schiff und Zahl, etwa 3 5, oder 3 5 RIGEL-4, wenn es springt; sonst throw, stay oder build AWS SOL-2
starwars-fault-no-die = Du hast keine { $die } mehr auf den Würfeln
starwars-fault-no-ship = Du hast kein Schiff { $ship } auf dem Plan
starwars-fault-moved = Schiff { $ship } hat in diesem Zug schon gezogen
starwars-fault-built-now = Schiff { $ship } wurde in diesem Zug gebaut und bleibt stehen
starwars-fault-not-thrown = Du hast noch nicht gewürfelt: erst würfeln, dann ziehen
starwars-fault-thrown = Du hast schon gewürfelt; noch zu verwenden: { $dice }
starwars-fault-too-late = Schiffe werden vor dem Wurf gebaut, nicht danach
starwars-fault-no-home = { $star } ist keiner der beiden Heimatsterne
starwars-fault-must-move = Du musst einmal ziehen, solange du kannst
starwars-fault-must-clear = Schiff { $ship } muss mit diesem Würfel Platz machen
starwars-fault-no-landing = { $space } ist ein Schwarzes Loch oder eine Nova; dort darf kein Schiff landen
starwars-fault-own-ship = Auf { $space } steht dein eigenes Schiff, und kein Würfel ist übrig, der es wegziehen kann
starwars-fault-wrong-count = Eine { $die } bringt Schiff { $ship } nach { $space } und nirgends sonst hin
starwars-fault-jump-full = Kein verbundener Stern hat ein leeres Feld für ein Schiff von { $space }
starwars-fault-jump-where = Von { $star } springt ein Schiff auf ein leeres Feld bei { $links }
starwars-fault-jump-ship = Auf { $space } steht ein Schiff; ein Sprung endet auf einem leeren Feld bei { $links }
starwars-fault-jump-onto = { $space } ist kein leeres Feld, sondern ein Planet, ein H, ein Schwarzes Loch oder eine Nova
starwars-fault-not-a-set = { $cards } ist kein Satz; ein Satz ist A, W und S oder dreimal dasselbe
starwars-fault-not-held = Du hast { $cards } nicht auf der Hand
starwars-fault-no-dock = { $space } ist kein Planet deiner Heimat
starwars-fault-no-planet = Auf jedem Planeten deiner Heimat steht ein Schiff
starwars-fault-no-star = Einen Stern { $star } gibt es auf diesem Plan nicht
starwars-fault-no-space = Ein Feld { $space } gibt es nicht: { $star } hat 1 bis { $most }
starwars-fault-dock-taken = Auf { $space } steht schon ein Schiff
starwars-fault-no-reserve = Alle deine Schiffe sind schon auf dem Plan
starwars-fault-built-enough = Mehr als { $most } Schiffe baust du in einem Zug nicht
starwars-detail-from = von { $at }

## Tabellen der Regeln
starwars-chart-tracks = Die Sternenbahnen
starwars-chart-space = Feld
starwars-chart-letters = Im Uhrzeigersinn ab Feld 1. P Planet, H Hypersprung, B schwarzes Loch, N Nova, E leer.
starwars-chart-links = Verbundene Sterne
starwars-chart-star = Stern
starwars-chart-linked = Hypersprünge führen nach
starwars-chart-cards = Die Planetenkarten
starwars-chart-card = Karte
starwars-chart-count = Anzahl

## Wozu alles da ist, was man wählt
starwars-for-throw = zwei Würfel: Jeder zieht ein Schiff um genau so viele Felder
starwars-for-go = auf einem Gegner: schlagen; auf H: springen; auf einem Planeten: Karte
starwars-for-stay = lass einen Würfel weg, wenn jeder Zug dir schadet
starwars-for-build = ein Satz aus drei Karten bringt ein Schiff ins Spiel: zum Wachen oder Angreifen
starwars-for-home = wähle den Stern, an dem du beginnst und den du bewachen musst
starwars-for-option-homes = Wie markiert geht schneller; mit einem Wurf wählt, wer mehr Glück hat.

## Wie Handlungen in den Regeln heißen
starwars-called-throw = Würfeln
starwars-called-go = Schiff ziehen
starwars-called-stay = Stehen bleiben
starwars-called-build = Schiff bauen
starwars-called-home = Heimatstern wählen

# -- hints: what ratings are made of -------------------------------------------------------------------

starwars-hint-worth = { $value ->
    [1] 1 Schiff
   *[other] { NUMBER($value) } Schiffe
}
starwars-hint-measure = Er rechnet alles in Schiffe um: 0,5 ist so viel wie ein halbes Schiff.
starwars-term-won = ob die Partie damit gewonnen ist
starwars-term-won-more = So gewinnst du, oder wendest die Niederlage ab.
starwars-term-won-less = Anderes gewinnt, oder wendet die Niederlage ab.
starwars-term-ships = wie viele Schiffe jede Seite auf dem Brett hat
starwars-term-ships-more = Stärker: Mehr Schiffe von dir bleiben, oder weniger vom Gegner.
starwars-term-ships-less = Schwächer: Weniger Schiffe von dir bleiben, oder mehr vom Gegner.
starwars-term-cards = die Karten auf deiner Hand und auf der des Gegners
starwars-term-cards-more = Reicher: Deine Karten gewinnen gegen die des Gegners.
starwars-term-cards-less = Ärmer: Deine Karten fallen hinter die des Gegners zurück.
starwars-term-advance = wie nah deine Schiffe dem Heimatstern des Gegners sind
starwars-term-advance-more = Näher: Deine Schiffe rücken auf den Heimatstern des Gegners vor.
starwars-term-advance-less = Weiter weg: Deine Schiffe bleiben dem Heimatstern des Gegners fern.
starwars-term-their-advance = wie nah die Schiffe des Gegners deinem Heimatstern sind
starwars-term-their-advance-more = Ruhiger: Gegnerische Schiffe bleiben deinem Heimatstern ferner.
starwars-term-their-advance-less = Enger: Gegnerische Schiffe sind deinem Heimatstern näher.
starwars-term-home = wie gut dein Heimatstern bewacht ist
starwars-term-home-more = Fester: Dein Heimatstern ist besser bewacht.
starwars-term-home-less = Dünner: Dein Heimatstern ist schlechter bewacht.
starwars-term-their-home = wie gut der Heimatstern des Gegners bewacht ist
starwars-term-their-home-more = Eine Lücke: Der Heimatstern des Gegners ist schlechter bewacht.
starwars-term-their-home-less = Keine Lücke: Der Heimatstern des Gegners ist besser bewacht.
starwars-term-exposed = welche deiner Schiffe der Gegner mit einem Wurf schlagen könnte
starwars-term-exposed-more = Sicherer: Weniger ihrer Würfe schlagen ein Schiff von dir.
starwars-term-exposed-less = Riskanter: Mehr ihrer Würfe schlagen ein Schiff von dir.
starwars-term-targets = welche gegnerischen Schiffe du mit einem Wurf schlagen könntest
starwars-term-targets-more = Schärfer: Mehr deiner Würfe schlagen ein gegnerisches Schiff.
starwars-term-targets-less = Zahmer: Weniger deiner Würfe schlagen ein gegnerisches Schiff.

## How strong machine players are (docs/balance.md)
starwars-level-first-steps = Übersieht ab und zu den besten Zug. Gewinnt gegen „solide“ 1 von 3. Antwortet gleich
starwars-level-steady = Nimmt den Zug, der auf den ersten Blick am besten ist. Antwortet gleich; gut für Neulinge
starwars-level-strong = Plant ganze Züge aus Erfahrung. Gewinnt gegen „solide“ 3 von 4 Spielen. Antwortet gleich
starwars-level-champion = Bedenkt jeden Wurf, der folgen kann. Gewinnt gegen „stark“ 9 von 10. Antwortet gleich
