starwars-puzzle-ask = ¿Qué respuesta gana más veces?
starwars-puzzle-build = Construye antes de tirar
starwars-puzzle-save-cards = Guarda las cartas
starwars-puzzle-stay = Deja un dado sin usar
starwars-puzzle-clear-your-home = Despeja tu base
starwars-puzzle-storm = Asalta la base enemiga
starwars-puzzle-hold-home-why = Tras la mejor respuesta, la próxima tirada acaba la partida en tu contra {$best_fallen_percent} de cada 100 veces; tras la siguiente, {$second_fallen_percent}.
starwars-puzzle-why = Tras la mejor respuesta y la réplica tienes {$best_mine} naves en el tablero y el enemigo {$best_theirs}; tras la siguiente, {$second_mine} y {$second_theirs}.
