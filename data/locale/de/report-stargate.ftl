# Der Rückblick: wofür gewürfelt wird, Zahlen, was der Rede wert ist.

stargate-dice-combat = Ergebnisse von Gefechten, von -2 (Angreifer zerstört) bis 2 (Verteidiger zerstört)
stargate-dice-approach = Annäherungen, in denen der Wurf gut für den Ziehenden war
stargate-dice-fire = Schüsse auf drehende Einheiten, die trafen
stargate-dice-crossing = überstandene Überquerungen
stargate-figure-lost = Verlorene Spielsteine
stargate-figure-combats = Begonnene Gefechte
stargate-figure-chose-warp = Annäherungen mit Warp
stargate-figure-won-warp = … und jemanden damit zerstört
stargate-figure-chose-charge = Annäherungen im Ansturm
stargate-figure-won-charge = … und jemanden damit zerstört
stargate-figure-chose-maneuver = Annäherungen mit Manöver
stargate-figure-won-maneuver = … und jemanden damit zerstört
stargate-award-upset = { $name } gewann ein Gefecht bei { $gap }.
stargate-award-swallowed = Das Nullgate verschlang { $n } { $n ->
    [one] Einheit
   *[other] Einheiten
 }.
stargate-report-turn = Runde { $n }
