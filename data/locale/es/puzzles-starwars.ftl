starwars-puzzle-ask = ¿Qué respuesta gana más veces?
starwars-puzzle-build = Construye antes de tirar
starwars-puzzle-save-cards = Guarda las cartas
starwars-puzzle-stay = Deja un dado sin usar
starwars-puzzle-clear-your-home = Despeja tu base
starwars-puzzle-storm = Asalta la base enemiga
