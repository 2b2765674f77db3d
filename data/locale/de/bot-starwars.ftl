# Starwars auf Discord.
name-move = ziehen


bot-starwars-jump = { $ship } um { $die } → { $star }
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

    { "" }**Tippen.** `/ziehen throw`, `/ziehen 3 5`, `/ziehen 3 5 RIGEL-4`, `/ziehen 3 5; 4 2` für beide Züge auf einmal, `/ziehen build AWS SOL-2`, `/ziehen stay`.
