# Los enigmas (docs/puzzles.md): qué se pregunta y qué muestra cada tema.

skirmish-puzzle-ask = ¿Qué respuesta sirve más al equipo?
skirmish-puzzle-worth = {$value} puntos
skirmish-puzzle-why = Con la mejor respuesta caen de media {$best_mine} figuras tuyas y {$best_theirs} enemigos conocidos; con la siguiente, {$second_mine} y {$second_theirs}.
skirmish-puzzle-measure = Cada respuesta se jugó muchas veces, hasta el próximo turno del equipo, y en los dos últimos turnos hasta el final de la misión. Los puntos son los de los jugadores automáticos: una figura tuya vale 12, un enemigo 5, una tarea cumplida 30, la misión ganada 40, perdida −40.

skirmish-puzzle-reaction-fire = Fuego de reacción
skirmish-puzzle-aim-of-reaction = Puntería de la reacción
skirmish-puzzle-shoot-first = Disparar primero
skirmish-puzzle-stand-and-fire = Aguantar y disparar
skirmish-puzzle-keep-your-distance = Guardar la distancia
skirmish-puzzle-which-target = El blanco correcto
skirmish-puzzle-aimed-shot = Tomarse tiempo para apuntar
skirmish-puzzle-quick-shot = Disparos rápidos
skirmish-puzzle-how-many-shots = Cuántos disparos
skirmish-puzzle-set-off = Hacerla estallar
skirmish-puzzle-wait = Esperar
skirmish-puzzle-steady-first = Primero serenarse
skirmish-puzzle-grenade = Granada
skirmish-puzzle-work-first = Primero la misión
skirmish-puzzle-prisoner = Un prisionero
skirmish-puzzle-melee = Cuerpo a cuerpo
skirmish-puzzle-which-way = El camino correcto
skirmish-puzzle-get-away = Ponerse a salvo
skirmish-puzzle-in-time = A tiempo
skirmish-puzzle-take-cover = A cubierto
skirmish-puzzle-charge = Carga
skirmish-puzzle-go-on = Seguir adelante
skirmish-puzzle-spot-first = Mirar primero
skirmish-puzzle-lay-a-charge = Colocar una carga
skirmish-puzzle-keep-an-action = Guardar una acción
skirmish-puzzle-get-out = Salir
skirmish-puzzle-help-a-friend = Ayudar a un compañero
