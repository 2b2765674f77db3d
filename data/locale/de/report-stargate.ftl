# Der Rückblick: wofür gewürfelt wird, Zahlen, was der Rede wert ist.

stargate-dice-combat = Ergebnisse von Kämpfen, von -2 (Angreifer vernichtet) bis 2 (Verteidiger vernichtet)
stargate-dice-approach = Annäherungen, in denen der Wurf gut für den Ziehenden war
stargate-dice-fire = Schüsse auf drehende Einheiten, die trafen
stargate-dice-crossing = überstandene Durchgänge durch ein Tor
stargate-figure-lost = Verlorene Steine
stargate-figure-combats = Begonnene Kämpfe
stargate-figure-chose-warp = Annäherungen mit Warp
stargate-figure-won-warp = … und jemanden damit zerstört
stargate-figure-chose-charge = Annäherungen im Ansturm
stargate-figure-won-charge = … und jemanden damit zerstört
stargate-figure-chose-maneuver = Annäherungen mit Manöver
stargate-figure-won-maneuver = … und jemanden damit zerstört
stargate-award-upset = { $name } gewann einen Kampf bei { $gap }.
stargate-award-swallowed = Das Nulltor verschlang { $n } { $n ->
    [one] Einheit
   *[other] Einheiten
 }.
stargate-report-turn = Runde { $n }
