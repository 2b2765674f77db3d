# Starwars auf Discord.
name-throw = würfeln
name-move = ziehen
name-build = bauen
name-stay = bleiben
arg-move = zug
arg-build = bau

cmd-starwars = Spiele Starwars durch Tippen
cmd-starwars-throw = Wirf die Würfel
cmd-starwars-move = Zieh mit einem Schiff um eine geworfene Zahl
cmd-starwars-move-move = Schiff und Zahl, etwa 3 5; nach einem Hypersprung auch, wo es erscheint: 3 5 RIGEL-4
cmd-starwars-build = Tausche drei Karten gegen ein Schiff; bis dahin siehst nur du das
cmd-starwars-build-build = Drei Karten (A Außerirdische, W Waffe, S Raumschiff) und ein Planet, etwa AWS SOL-2
cmd-starwars-stay = Mach keinen zweiten Zug

bot-starwars-go = Schiff { $ship } um { $die } nach { $to }
bot-starwars-jump = Schiff { $ship } um { $die }, Sprung nach { $star }
bot-starwars-cards = Ein Schiff bauen ({ $cards ->
    [AWS] Außerirdische + Waffe + Raumschiff
    [AAA] dreimal Außerirdische
    [WWW] drei Waffen
    [SSS] drei Raumschiffe
   *[other] { $cards }
})
bot-starwars-which-way = Wähle ein Schiff und seine Zahl.
bot-starwars-which-cards = Wähle die Karten, die du für ein Schiff gibst.

help-title-starwars =
    { "" }**Ziel.** Du gewinnst, wenn ein Schiff von dir am Heimatstern des Gegners ist und keines von ihm. Blau wohnt bei SOL, Orange bei VEGA, wenn ihr nicht darum gewürfelt habt.

    { "" }**Wenn du dran bist.** Zwei Würfel fallen. Jede Zahl darf ein Schiff ziehen, genau so weit, im Uhrzeigersinn um seinen Stern. Einmal ziehen musst du, wenn du kannst; das zweite Mal, mit einem anderen Schiff, steht dir frei.

    { "" }**Landen.** Auf einem Gegner: Er ist geschlagen und geht in seine Reserve. Auf H: Dein Schiff springt auf ein leeres Feld eines verbundenen Sterns. Auf einem Planeten fern der Heimatsterne: Du ziehst eine Karte. Nie auf ein Schwarzes Loch oder eine Nova.

    { "" }**Bauen.** Vor dem Würfeln werden drei Karten zu einem neuen Schiff auf einem freien Planeten deiner Heimat: A, W und S, oder drei gleiche. Du wirst gefragt, sobald du drei Karten hast und Platz ist.

    { "" }**Tippen.** `/starwars würfeln`, `/starwars ziehen 3 5`, `/starwars ziehen 3 5 RIGEL-4`, `/starwars ziehen 3 5; 4 2` für beide Züge auf einmal, `/starwars bauen AWS SOL-2`, `/starwars bleiben`.
