# El skirmish (Stargate solo skirmish, 2020), contado con nuestras propias palabras.

skirmish-about = Un equipo cruza la puerta estelar. Quienes juegan dirigen sus figuras en una mesa medida, las reglas dirigen a los Jaffa y alguien puede llevar la dirección.
skirmish-scenario-first = Primera patrulla: registra una cabaña y vuelve. Para empezar
skirmish-scenario-standard = Las ruinas: recupera datos y marca el regreso
skirmish-scenario-raid = Asalto al depósito: vuélalo y escapa
skirmish-scenario-hold = Defiende la puerta: doce turnos
skirmish-scenario-rescue = Tras los barrotes: libera a un rehén y marca el regreso
skirmish-scenario-recover = Seis símbolos: recupera un aparato y marca a mano
skirmish-option-scenario = Misión
skirmish-option-players = Personas que dirigen figuras
skirmish-option-players-1 = una
skirmish-option-players-2 = dos
skirmish-option-players-3 = tres
skirmish-option-players-4 = cuatro
skirmish-option-players-5 = cinco
skirmish-option-players-6 = seis
skirmish-option-gm = La dirección
skirmish-option-gm-on = alguien en la mesa
skirmish-option-gm-off = el bot, según las reglas
skirmish-option-team = El equipo
skirmish-option-team-ready = el de la misión
skirmish-option-team-built = se forma en la mesa con puntos
skirmish-option-gm_asked = Se pregunta a la dirección por el enemigo
skirmish-option-gm_asked-seen = cuando se ve a un enemigo que puede actuar, para que ninguna pausa delate a nadie
skirmish-option-gm_asked-always = en cada paso del enemigo
skirmish-option-gm_asked-never = nunca: el enemigo actúa enseguida
skirmish-option-grenade_cost = Una granada cuesta
skirmish-option-grenade_cost-2 = dos puntos
skirmish-option-grenade_cost-1 = un punto, como en la lista de equipo
skirmish-option-roll_on_sight = Se tira por enemigos nuevos
skirmish-option-roll_on_sight-off = una vez por turno
skirmish-option-roll_on_sight-on = también en cuanto se ve un marcador
skirmish-option-cover_shifts_effect = La cobertura
skirmish-option-cover_shifts_effect-off = solo hace más difícil acertar
skirmish-option-cover_shifts_effect-on = también debilita el efecto de un impacto
skirmish-file-table = Una mesa tuya como archivo TOML
skirmish-objective-mission-who = El equipo
skirmish-objective-mission = { $wins ->
    [one] Victoria cuando se cumple esto
   *[other] Victoria cuando se cumple todo esto
}: { $win }. { $losses ->
    [one] Derrota en cuanto se cumple esto
   *[other] Derrota en cuanto se cumple algo de esto
}: { $lose }.
skirmish-objective-mission-now = Hasta ahora: { $work }.
skirmish-objective-gm = Lleva a los enemigos o los deja a las reglas, y decide lo que las reglas dejan abierto. No hay nada que ganar.
skirmish-work-open = por hacer
skirmish-work-searched = registrado
skirmish-work-destroyed = destruido
skirmish-work-freed = liberado
skirmish-work-held = defendido
skirmish-work-taken = recogido

## Sides, ranks, weapons, kit
skirmish-side-p1 = Jugador 1
skirmish-side-p2 = Jugador 2
skirmish-side-p3 = Jugador 3
skirmish-side-p4 = Jugador 4
skirmish-side-p5 = Jugador 5
skirmish-side-p6 = Jugador 6
skirmish-side-gm = Dirección
skirmish-rank-trooper = soldado
skirmish-rank-specialist = especialista
skirmish-rank-elite = élite
skirmish-rank-leader = líder
skirmish-rank-jaffa = Jaffa
skirmish-rank-elite_jaffa = Jaffa de élite
skirmish-rank-first_prime = Primado
skirmish-rank-goauld = Goa'uld
skirmish-rank-crew = dotación del cañón
skirmish-rank-ally = aliado
skirmish-rank-captive = rehén
skirmish-weapon-rifle = fusil
skirmish-weapon-mg50 = ametralladora .50
skirmish-weapon-staff = bastón
skirmish-weapon-pistol = pistola
skirmish-weapon-zat = zat
skirmish-weapon-shotgun = escopeta
skirmish-weapon-cannon = cañón pesado
skirmish-weapon-none = sin arma
skirmish-kit-grenade = granada
skirmish-kit-stun = granada aturdidora
skirmish-kit-claymore = claymore
skirmish-kit-c4 = C4
skirmish-aim-1 = sin apuntar
skirmish-aim-2 = apuntando
skirmish-aim-3 = apuntando con calma
skirmish-band-0 = a quemarropa
skirmish-band-1 = alcance corto
skirmish-band-2 = alcance medio
skirmish-band-3 = alcance largo
skirmish-band-point_blank = a quemarropa
skirmish-band-short = alcance corto
skirmish-band-medium = alcance medio
skirmish-band-long = alcance largo
skirmish-band-beyond = fuera de alcance
skirmish-terrain-building = edificio
skirmish-terrain-wood = bosque
skirmish-terrain-hill = colina
skirmish-terrain-ruin = ruina
skirmish-terrain-rock = roca
skirmish-terrain-wall = muro
skirmish-terrain-ditch = zanja
skirmish-terrain-crates = cajas
skirmish-terrain-water = agua
skirmish-terrain-rough = terreno difícil
skirmish-phase-muster = se forma el equipo
skirmish-phase-forces = enemigos nuevos
skirmish-phase-players = actúa el equipo
skirmish-phase-melee = cuerpo a cuerpo
skirmish-phase-morale = moral
skirmish-phase-automaton = actúa el enemigo
skirmish-phase-end = acaba el turno
skirmish-health-fit = en forma
skirmish-health-disabled = fuera de combate
skirmish-health-surrendered = se ha rendido
skirmish-health-captured = en cautiverio
skirmish-health-dead = ha muerto
skirmish-health-removed = ya no está
skirmish-health-left = se ha ido
skirmish-compass-0 = norte
skirmish-compass-1 = noreste
skirmish-compass-2 = este
skirmish-compass-3 = sureste
skirmish-compass-4 = sur
skirmish-compass-5 = suroeste
skirmish-compass-6 = oeste
skirmish-compass-7 = noroeste
skirmish-unseen = un enemigo que no se ve
skirmish-team = el equipo
skirmish-nobody = nadie
skirmish-place = { $x } { $y }

## What happened: before the game
skirmish-enlisted = { $name } recluta a { $figure } ({ $title }): { $rank }, { $actions ->
    [one] una acción de fuego
   *[other] { $actions } acciones de fuego
}, { $arms }, por { $cost ->
    [one] un punto
   *[other] { $cost } puntos
}. Gastados: { $spent } de { $points }.
skirmish-dismissed = { $name } quita a { $figure } del equipo. Gastados: { $spent } de { $points } puntos.
skirmish-shared = Las figuras se reparten: { $who }.
skirmish-shares = { $name } dirige a { $figures }
skirmish-given = { $figure } es ahora de { $name }.
skirmish-left = { $name } deja la partida.
skirmish-left-heirs = { $name } deja la partida. { $who }.
skirmish-heirs = { $name } pasa a dirigir a { $figures }
skirmish-joined = { $name } se une a la partida y dirige ahora a { $figures }.
skirmish-joined-none = { $name } se une a la partida. A nadie le sobra una figura: `/move give` cede una.
skirmish-joined-gm = { $name } se une a la partida en la dirección.

## What happened: the turn
skirmish-turn-began = Empieza el turno { $turn } de { $turns }.
skirmish-phase-began = { $phase ->
    [forces] ¿Hay enemigos nuevos?
    [players] Actúa el equipo.
    [melee] Se lucha cuerpo a cuerpo.
    [morale] Se comprueba la moral.
    [automaton] Actúa el enemigo.
   *[end] Acaba el turno.
}
skirmish-seat-done = { $name } ha terminado. { $n ->
    [0] El paso del equipo acaba.
   *[other] Se espera a { $left }.
}
skirmish-deadline = { $turns ->
    [one] Queda un turno.
   *[other] Quedan { $turns } turnos.
}
skirmish-walked = { $figure } { $pace ->
    [charge] carga
    [flee] huye
    [retire] retrocede
   *[move] mueve
} { $inches }" hasta { $at }.
skirmish-walked-less = { $figure } { $pace ->
    [charge] carga
    [flee] huye
    [retire] retrocede
   *[move] mueve
} { $inches }" hasta { $at } ({ $parts }).
skirmish-part-rough = terreno difícil −{ $n }"
skirmish-part-water = agua −{ $n }"
skirmish-part-obstacle = obstáculo −{ $n }"
skirmish-part-wounded = heridas −{ $n }"
skirmish-part-hauling = arrastra −{ $n }"
skirmish-part-hauling_two = arrastran entre dos −{ $n }"
skirmish-part-gm = dirección { $n }"
skirmish-halted = { $figure } { $why ->
    [shot] se detiene por los disparos
    [met] se encuentra con un enemigo
    [tripped] tropieza con un cable
    [gate] se detiene por la puerta estelar
   *[blocked] no puede seguir
} en { $at }.
skirmish-faced = { $figure } gira hacia el { $way }.
skirmish-hauling = { $figure } agarra a { $body }.
skirmish-dropped = { $figure } suelta a { $body }.

## What happened: seeing
skirmish-spotting = { $figure } mira alrededor, tirada de { $n }. { $found ->
    [0] No encuentra a nadie más.
    [one] Encuentra a un enemigo.
   *[other] Encuentra a { $found } enemigos.
}
skirmish-spotted = { $n ->
    [one] Aparece
   *[other] Aparecen
} a la vista: { $figures }.
skirmish-spotted-by = { $by } descubre a { $figures }.
skirmish-noticed = El enemigo ha visto a { $figures }.
skirmish-lost-sight = Se { $n ->
    [one] pierde
   *[other] pierden
} de vista: { $figures }.

## What happened: portals and fresh enemies
skirmish-marker-placed = Se pone el marcador de portal { $marker } en { $at }: de ahí pueden salir enemigos.
skirmish-marker-moved = El marcador de portal { $marker } pasa a { $at }: { $why ->
    [approached] el equipo se acerca demasiado
    [open] busca cobertura
    [gm] lo quiere la dirección
   *[bypassed] el equipo lo ha dejado atrás
}.
skirmish-marker-removed = Se quita el marcador de portal { $marker }: { $why ->
    [nowhere] ya no hay sitio para él
    [spent] está agotado
   *[gm] lo quiere la dirección
}.
skirmish-force = Enemigos nuevos: tirada de { $number }, { $n ->
    [one] un marcador
   *[other] { $n } marcadores
} a la vista, resultado { $result }: { $what ->
    [nothing] nadie
    [four] cuatro Jaffa
    [six] seis Jaffa
    [two_groups] dos grupos de cuatro Jaffa
    [redeploy] los marcadores se mueven
    [cannon] un cañón pesado
    [first_prime] un Primado con seis Jaffa
   *[eight] ocho Jaffa
}.
skirmish-appeared = { $group } aparece en { $at }: { $figures }.

## What happened: the mission
skirmish-working = { $figure } se pone a trabajar en «{ $name }». Lleva todo el turno.
skirmish-worked = { $what ->
    [searched] { $figure } ha registrado «{ $name }».
    [freed] { $figure } ha liberado «{ $name }».
    [destroyed] «{ $name }»: destruido.
   *[held] «{ $name }»: defendido.
}
skirmish-took = { $figure } tiene { $item }.
skirmish-took-of = { $figure } toma { $item } de { $of }.
skirmish-item-dropped = { $item } está en el suelo en { $at }.
skirmish-seized = { $figure } hace cautivo a { $target }.
skirmish-left-table = { $figure } { $by ->
    [gate] cruza la puerta estelar
    [edge] huye fuera de la mesa
   *[exit] sale de la mesa
}.
skirmish-left-table-with = { $figure } { $by ->
    [gate] cruza la puerta estelar
    [edge] huye fuera de la mesa
   *[exit] sale de la mesa
} con { $load }.

## What happened: the Stargate
skirmish-dialling = { $figure } marca. La puerta estelar se abre al acabar el turno.
skirmish-symbol = { $figure } pone a mano el símbolo { $symbols }.
skirmish-gate-opened = { $by ->
    [dhd] La puerta estelar se abre.
    [hand] El último símbolo está puesto y la puerta estelar se abre.
   *[gm] La dirección abre la puerta estelar.
}
skirmish-gate-opened-kills = { $by ->
    [dhd] La puerta estelar se abre
    [hand] El último símbolo está puesto y la puerta estelar se abre
   *[gm] La dirección abre la puerta estelar
}: en la zona mortal { $n ->
    [one] está
   *[other] están
} { $figures }.
skirmish-gate-burns = { $opened } Su estallido destruye { $things }.
skirmish-gate-closed = { $why ->
    [unused] Nadie ha usado la puerta estelar en un turno: se cierra.
   *[gm] La dirección cierra la puerta estelar.
}
skirmish-gate-held = { $figure } mete la mano en el horizonte de sucesos: la puerta estelar sigue abierta.

## What happened: fire
skirmish-shot = { $figure } dispara a { $target } con { $weapon }, { $aim }, { $range }", { $band }{ $cover ->
    [0] {""}
   *[1] , en cobertura ({ $piece })
}: necesita { $need }, saca { $n }{ $by }: { $hit ->
    [1] impacto
   *[0] fallo
}.
skirmish-shot-reaction = { $figure } reacciona y dispara a { $target } con { $weapon }, { $aim }, { $range }", { $band }{ $cover ->
    [0] {""}
   *[1] , en cobertura ({ $piece })
}: necesita { $need }, saca { $n }{ $by }: { $hit ->
    [1] impacto
   *[0] fallo
}.
skirmish-shot-sure = { $figure } dispara a { $target } con { $weapon } a { $range }" y no puede fallar.
skirmish-shot-unseen = Disparo de no se sabe dónde a { $target }: { $hit ->
    [1] impacto
   *[0] fallo
}.
skirmish-reacting = { $n ->
    [one] Reacciona
   *[other] Reaccionan
} ante { $target }: { $figures }.
skirmish-effect = Efecto, tirada de { $n }{ $by }: { $figure } { $result ->
    [suppress] queda bajo supresión
    [wound] recibe una herida
    [disable] queda fuera de combate
    [disintegrate] se desintegra
   *[kill] muere
}.
skirmish-effect-sure = { $figure } { $result ->
    [suppress] queda bajo supresión
    [wound] recibe una herida
    [disable] queda fuera de combate
    [disintegrate] se desintegra
   *[kill] muere
}.
skirmish-suppressed = { $figure } tiene { $markers ->
    [one] un marcador de supresión
   *[other] { $markers } marcadores de supresión
}.
skirmish-wounded = { $figure } tiene { $wounds ->
    [one] una herida
   *[other] { $wounds } heridas
}, le { $fp ->
    [one] queda una acción de fuego
   *[other] quedan { $fp } acciones de fuego
}{ $out ->
    [0] {""}
   *[other] {" "}y no actúa { $how }
}.
skirmish-disabled = { $figure } queda fuera de combate { $out ->
    [0] para el resto de la partida
   *[other] { $how }
}.
skirmish-out-turns = { $out ->
    [one] durante un turno
   *[other] durante { $out } turnos
}
skirmish-out-rest = el resto de este turno{ $more ->
    [0] {""}
    [one] {" "}y uno más
   *[other] {" "}y { $more } más
}
skirmish-killed = { $figure } muere.
skirmish-killed-removed = { $figure } muere y no queda ningún cuerpo.
skirmish-recovered = { $figure } vuelve a la acción.
skirmish-steadied = { $figure } intenta librarse de la supresión: tirada de { $n }, con { $fp } acciones de fuego. { $removed ->
    [1] Se quita un marcador de supresión
   *[0] Sigue bajo supresión
}{ $markers ->
    [0] .
   *[other] {" "}(×{ $markers }).
}
skirmish-saved = { $figure } guarda dos acciones para el detonador.
skirmish-laid = { $figure } pone { $kind } en { $at }, { $fuse ->
    [tripwire] con cable trampa
   *[remote] con detonador a distancia
}{ $shape ->
    [wedge] , hacia el { $way }
   *[blast] {""}
}.
skirmish-thrown = { $figure } lanza una granada a { $range }", a { $at }: necesita { $need }, saca { $n }{ $by }.
skirmish-thrown-stun = { $figure } hace rodar una granada aturdidora hasta { $at }.
skirmish-thrown-unseen = { $kind ->
    [stun] Una granada aturdidora
   *[grenade] Una granada
} llega volando de alguna parte.
skirmish-burst = { $kind ->
    [stun] El destello
   *[grenade] La granada
} { $scatter }{ $n ->
    [0] y no alcanza a nadie
   *[other] y alcanza a { $figures }
}.
skirmish-burst-there = estalla en su sitio{" "}
skirmish-burst-over = estalla { $inches }" demasiado lejos{" "}
skirmish-burst-short = estalla { $inches }" demasiado cerca{" "}
skirmish-burst-left = estalla { $inches }" demasiado a la izquierda{" "}
skirmish-burst-right = estalla { $inches }" demasiado a la derecha{" "}
skirmish-burst-dud = La granada se desvía y no hace nada.
skirmish-blown = { $by ->
    [0] Alguien tira de un cable trampa: estalla { $kind } { $charge }
   *[1] { $figure } hace estallar { $kind } { $charge }
}{ $n ->
    [0] {" "}y no alcanza a nadie
   *[other] {" "}y alcanza a { $figures }
}.
skirmish-covered = { $figure } se cubre del destello.
skirmish-stun-die = El destello ciega durante { $n ->
    [one] un turno
   *[other] { $n } turnos
}.
skirmish-wound-die = La herida: tirada de { $n }.

## What happened: melee and morale
skirmish-melee = Cuerpo a cuerpo: { $figures } { $a }, { $targets } { $b }. { $result ->
    [nothing] No gana nadie
    [back] { $losers } debe ceder terreno
   *[rout] Pierde { $loser }
}.
skirmish-sum = { $fp }{ $extra } + { $die } = { $total }
skirmish-pushed = { $figure } cede terreno hasta { $at }.
skirmish-captured = { $by } hace cautivo a { $figure }.
skirmish-captured-alone = { $figure } cae en cautiverio.
skirmish-morale = Moral de { $figures }: tirada de { $die }{ $by } con { $fp } acciones de fuego. { $result ->
    [pass] Superada
    [retire] Fallida: retrocede
    [suppressed] Fallida: bajo supresión
   *[flee] Fallida: huye
}.
skirmish-morale-sure = Moral de { $figures } ({ $fp } acciones de fuego): no hace falta tirar.
skirmish-rallied = { $figure } { $rallied ->
    [1] se recompone
   *[0] sigue huyendo
}: tirada de { $n }.
skirmish-surrendered = { $n ->
    [one] Se rinde
   *[other] Se rinden
}: { $figures }.
skirmish-led = { $name } dirige a { $group } hasta { $at }.
skirmish-led-fire = { $name } dirige a { $group } hasta { $at }, con disparos a { $target }.

## What happened: the automaton
skirmish-reaction = { $group }: { $meaning } (factor de riesgo { $risk }, tirada de { $die })
skirmish-letter-continue = seguir como antes
skirmish-letter-toward = ir a por el enemigo más cercano
skirmish-letter-halt = parar
skirmish-means-stay = Se queda en su sitio.
skirmish-means-stay_cover = Se queda a cubierto.
skirmish-means-to_cover = Busca cobertura.
skirmish-means-halt = Se detiene y no retrocede más.
skirmish-means-charge = Carga contra { $target }.
skirmish-means-advance = Avanza hacia { $target }.
skirmish-means-to_goal = Va a por su objetivo.
skirmish-means-onward = Sigue en su dirección.
skirmish-means-back = Retrocede.
skirmish-means-run = Huye.
skirmish-means-melee = Lucha cuerpo a cuerpo.
skirmish-means-stun = Alguien lanza una granada aturdidora y el resto se cubre.
skirmish-means-vetoed = La dirección lo deja en su sitio.
skirmish-last-known = donde estuvo el enemigo por última vez
skirmish-risk-none_seen = ningún enemigo a la vista, nadie propio retrocede { $n }
skirmish-risk-goauld = lo dirige un Goa'uld { $n }
skirmish-risk-covered = todos a cubierto { $n }
skirmish-risk-advancing = avanza { $n }
skirmish-risk-in_range = al alcance de un enemigo { $n }
skirmish-risk-raw = sin experiencia { $n }
skirmish-risk-hurt = décimas con bajas o heridas { $n }
skirmish-risk-flank = enemigo en el flanco o detrás { $n }
skirmish-risk-losing = perdió más en el último tiroteo { $n }
skirmish-risk-ran = huyó, o retrocedió del cuerpo a cuerpo { $n }
skirmish-risk-gm = modificador de la dirección { $n }
skirmish-unfold-risk = Factor de riesgo { $risk } = { $parts }
skirmish-unfold-risk-none = Factor de riesgo { $risk }: no cuenta nada
skirmish-unfold-row = Dado { $die }, fila { $row }: resultado { $letter }
skirmish-row-0 = 0 o menos
skirmish-row-1 = 1
skirmish-row-2 = de 2 a 5
skirmish-row-3 = de 6 a 8
skirmish-row-4 = 9 o más
skirmish-unfold-defending = Defiende su puesto y se queda en él salvo que deba retroceder.
skirmish-unfold-path = { $figure }: { $path }
skirmish-unfold-stays = No se mueve nadie del grupo.

## What happened: the GM's hand
skirmish-gm-placed = Dirección: se pone a { $figure } en { $at }. Motivo: { $reason }
skirmish-gm-removed = Dirección: se quita { $what ->
    [figure] la figura
    [marker] el marcador de portal
    [charge] el explosivo
   *[terrain] el terreno
} { $id }. Motivo: { $reason }
skirmish-gm-status = Dirección: estado de { $figure }: { $changes }. Motivo: { $reason }
skirmish-change-suppressed = supresión ×{ $n }
skirmish-change-wounds = heridas ×{ $n }
skirmish-change-out = no actúa durante { $n ->
    [one] un turno
   *[other] { $n } turnos
}
skirmish-change-fleeing = huye
skirmish-change-rallied = se ha recompuesto
skirmish-change-seen = a la vista
skirmish-change-hidden = oculto
skirmish-gm-spawned = Dirección: { $group } llega a { $at }{ $n ->
    [0] {""}
   *[other] : { $figures }
}. Motivo: { $reason }
skirmish-gm-terrain = Dirección: en { $at } hay ahora { $kind } ({ $piece }). Motivo: { $reason }
skirmish-gm-reroll = Dirección: el dado que mostró { $old } se tira otra vez. Motivo: { $reason }
skirmish-gm-veto = Dirección: { $group } no lo hace{ $reroll ->
    [1] , su dado se tira otra vez
   *[0] , se queda en su sitio
}. Motivo: { $reason }
skirmish-gm-modifier = Dirección: { $what ->
    [move] movimiento
    [hit] impactos
    [spot] búsqueda
    [risk] factor de riesgo
   *[morale] dado de moral
} { $n } para { $on }, { $turns ->
    [0] el resto de la partida
    [one] durante un turno
   *[other] durante { $turns } turnos
}. Motivo: { $reason }
skirmish-gm-phase = Dirección: acaba el paso del equipo. Motivo: { $reason }
skirmish-gm-gate = Dirección: { $what ->
    [open] se abre la puerta estelar
    [shut] se cierra la puerta estelar
    [break_dhd] el DHD ya no funciona
   *[mend_dhd] el DHD vuelve a funcionar
}. Motivo: { $reason }
skirmish-gm-called = Dirección: la misión { $how ->
    [won] está ganada
    [lost] está perdida
   *[drawn] acaba sin decisión
}. Motivo: { $reason }
skirmish-gm-watch = { $watch ->
    [1] { $pause ->
        [1] Se pregunta a la dirección antes de que actúe el enemigo y después de cada grupo.
       *[0] Se pregunta a la dirección antes de que actúe el enemigo.
    }
   *[0] { $pause ->
        [1] Se pregunta a la dirección después de cada grupo enemigo.
       *[0] La dirección deja actuar al enemigo sin preguntas.
    }
}
skirmish-gm-said = **{ $who }:** «{ $text }»
skirmish-voice-enemy = El enemigo
skirmish-voice-gm = Dirección
skirmish-gm-handout = La dirección, solo a { $name }: «{ $text }»
skirmish-gm-noted = La dirección deja la nota sellada { $n }, que se abre al final de la misión. Sello: `{ $seal }`
skirmish-gm-opened = Se abre la nota sellada { $n } de la dirección: «{ $text }» (sello `{ $seal }`, salt `{ $salt }`)

## How it ends
skirmish-lost-sgc = el equipo
skirmish-lost-jaffa = el enemigo
skirmish-ended-mission = La misión está ganada.
skirmish-ended-all-out = La misión está perdida: nadie del equipo queda en pie.
skirmish-ended-too-late = La misión está perdida: se ha acabado el tiempo.
skirmish-ended-overrun = La misión está perdida: el enemigo ha arrollado la posición.
skirmish-ended-objective-lost = La misión está perdida: se ha perdido su objetivo.
skirmish-ended-given-up = Se abandona la misión.
skirmish-ended-gm-called = { $won ->
    [1] Lo decide la dirección: la misión está ganada.
    [0] Lo decide la dirección: la misión está perdida.
   *[2] Lo decide la dirección: sin decisión.
}

## Questions
skirmish-ask-muster = Forma el equipo: gastados { $spent } de { $points } puntos
skirmish-ask-order = Te toca: { $figures }
skirmish-ask-order-none = Ninguna de tus figuras puede actuar: di que has terminado
skirmish-ask-react = ¿Disparas a { $target } como reacción o esperas?
skirmish-ask-react-any = ¿Disparas como reacción o esperas?
skirmish-ask-blow = ¿Haces estallar un explosivo o esperas?
skirmish-ask-pair = ¿Quién lucha con quién?
skirmish-ask-capture = ¿Haces cautivo a { $targets } o dejas el resultado?
skirmish-ask-capture-any = ¿Haces cautivo a quien pierde o dejas el resultado?
skirmish-ask-lead = ¿Adónde va { $group } y a quién dispara?
skirmish-ask-gm = Estas son las reacciones del enemigo. ¿Las dejas o vetas una?
skirmish-ask-go-on = El grupo ha actuado. ¿Seguimos?

## Answers
skirmish-do-enlist = Reclutar a { $figure }: { $rank } { $actions }, { $weapon }
skirmish-do-dismiss = Despedir a { $figure }
skirmish-do-ready = El equipo está listo
skirmish-do-march = { $figure } a { $at }
skirmish-do-charge = { $figure } carga hasta { $at }
skirmish-do-face = { $figure } gira hacia el { $way }
skirmish-do-spot = { $figure } mira alrededor
skirmish-do-shoot = { $figure } dispara a { $target }, { $aim }{ $n ->
    [one] {""}
   *[other] , ×{ $n }
}
skirmish-do-steady = { $figure } se libra de la supresión
skirmish-do-throw = { $figure } lanza una granada a { $at }
skirmish-do-throw-stun = { $figure } hace rodar una granada aturdidora a { $at }
skirmish-do-cover = { $figure } se cubre
skirmish-do-lay = { $figure } pone { $kind } ({ $fuse ->
    [tripwire] cable trampa
   *[remote] a distancia
}, { $shape ->
    [wedge] cuña al { $way }
   *[blast] en redondo
})
skirmish-do-save = { $figure } guarda dos acciones para el detonador
skirmish-do-haul = { $figure } agarra a { $body }
skirmish-do-drop = { $figure } suelta
skirmish-do-work = { $figure } { $kind ->
    [free] libera
   *[search] registra
} «{ $objective }»
skirmish-do-take = { $figure } recoge { $item }
skirmish-do-seize = { $figure } hace cautivo a { $target }
skirmish-do-dial = { $figure } marca
skirmish-do-turn = { $figure } gira el anillo a mano
skirmish-do-enter = { $figure } sale de la mesa
skirmish-do-hold = { $figure } deja abierta la puerta estelar
skirmish-do-done = Terminar
skirmish-do-react = { $figure } dispara a { $target }, { $aim }
skirmish-do-wait = Esperar
skirmish-do-blow = Hacer estallar { $charge }
skirmish-do-pair = { $figure } lucha con { $target }
skirmish-do-capture = Hacer cautivo
skirmish-do-capture-no = Dejar el resultado
skirmish-do-lead = { $group } a { $at }
skirmish-do-lead-fire = { $group } a { $at }, disparos a { $target }
skirmish-do-go_on = Seguir
skirmish-do-veto = Vetar a { $group }
skirmish-do-veto-reroll = { $group }: tirar otra vez
skirmish-do-give = { $figure } a { $name }
skirmish-do-place = Dirección: { $id } a { $at }
skirmish-do-remove = Dirección: quitar { $id }
skirmish-do-status = Dirección: estado de { $id }
skirmish-do-spawn = Dirección: { $n } × { $rank }{ $more ->
    [0] {""}
   *[other] {" "}y { $more } más
} en { $at }
skirmish-do-spawn-marker = Dirección: marcador de portal en { $at }
skirmish-do-build = Dirección: terreno { $id }
skirmish-do-say = Dirección: hablar como { $who }
skirmish-do-handout = Dirección: decir algo solo a { $name }
skirmish-do-note = Dirección: dejar una nota sellada
skirmish-do-reroll = Dirección: tirar otra vez el último dado
skirmish-do-rule = Dirección: fijar un modificador
skirmish-do-end_phase = Dirección: acabar el paso del equipo
skirmish-do-watch = Dirección: que se le pregunte por el enemigo
skirmish-do-gate = Dirección: { $what ->
    [open] abrir la puerta estelar
    [shut] cerrar la puerta estelar
    [break_dhd] estropear el DHD
   *[mend_dhd] arreglar el DHD
}
skirmish-do-call_it = Dirección: declarar la misión { $how ->
    [won] ganada
    [lost] perdida
   *[drawn] sin decisión
}
skirmish-detail-rehearsed = { $actions ->
    [one] una acción de movimiento
   *[other] { $actions } acciones de movimiento
}
skirmish-detail-shoot = { $range }", { $weapon }
skirmish-detail-work = lleva todo el turno
skirmish-detail-lay = lleva todo el turno
skirmish-detail-dial = lleva todo el turno; la puerta estelar se abre al acabar
skirmish-detail-cover = lleva todo el turno; solo sirve contra una granada aturdidora
skirmish-detail-face = gratis y rara vez necesario: una figura ve en todas direcciones
skirmish-detail-open = allí al descubierto, a la vista de { $n ->
    [one] { $one }
   *[other] { $n } enemigos
}
skirmish-detail-throw = dos acciones; a { $range }"
skirmish-detail-steady = una acción
skirmish-detail-turn = dos acciones; { $n } de 6 símbolos puestos
skirmish-detail-cost = { $n ->
    [one] un punto
   *[other] { $n } puntos
}
skirmish-goal-ahead = cobertura adelante
skirmish-goal-cover = cobertura más cercana
skirmish-goal-contact = hasta el contacto con { $about }
skirmish-goal-hide = fuera de la vista
skirmish-goal-edge = donde se empieza a ver a { $about }
skirmish-goal-goal = hacia el objetivo
skirmish-goal-gate = a la puerta estelar
skirmish-goal-friend = con { $about }
skirmish-suggestion = { $letter }: { $goal }, { $inches }"
skirmish-suggestion-part = { $letter }: { $goal }, parte del camino, { $inches }"

## Where the game stands
skirmish-head-muster = Se forma el equipo: { $spent } de { $points } puntos.
skirmish-head-players = Turno { $turn } de { $turns }: actúa el equipo.
skirmish-head-phase = Turno { $turn } de { $turns }: { $phase }.
skirmish-head-waiting = Falta la respuesta de { $names }.
skirmish-head-acting = Se espera a { $names }.
skirmish-head-won = La misión está ganada después de { $turn ->
    [one] un turno
   *[other] { $turn } turnos
}.
skirmish-head-lost = La misión está perdida después de { $turn ->
    [one] un turno
   *[other] { $turn } turnos
}.
skirmish-head-drawn = La misión acaba sin decisión después de { $turn ->
    [one] un turno
   *[other] { $turn } turnos
}.

## For one pair of eyes
skirmish-hand-figure = { $figure }: quedan { $left } de { $fp } acciones, { $arms }{ $state ->
    [0] {""}
   *[1] ; { $said }
}
skirmish-hand-told = La dirección te dijo solo a ti: «{ $text }»
skirmish-hand-told-seat = Le dijiste solo a { $name }: «{ $text }»
skirmish-hand-note = Tu nota sellada { $n }: «{ $text }»
skirmish-hand-gm = Oculto para el equipo: { $figures }.
skirmish-hand-gm-none = No hay nada oculto para el equipo.
skirmish-hand-aware = El enemigo conoce a { $figures }.
skirmish-hand-pool = Quedan en la caja: { $jaffa } Jaffa, { $primes } Primados, { $crew } de dotación.

## Pictures
skirmish-pic-turn = Turno { $turn } de { $turns }
skirmish-pic-muster = Equipo
skirmish-pic-won = Misión ganada
skirmish-pic-lost = Misión perdida
skirmish-pic-drawn = Sin decisión
skirmish-pic-players = Actúa el equipo
skirmish-pic-forces = ¿Más enemigos?
skirmish-pic-melee = Cuerpo a cuerpo
skirmish-pic-morale = Moral
skirmish-pic-automaton = Actúa el enemigo
skirmish-pic-end = Fin del turno
skirmish-pic-gm-view = Vista de dirección
skirmish-pic-team = Equipo
skirmish-pic-enemy = Enemigo a la vista
skirmish-pic-enemy-gm = Enemigo
skirmish-pic-more = y { $n } más
skirmish-pic-nobody = nadie
skirmish-pic-carries = lleva algo
skirmish-pic-walk-ring = hasta { $n } in
skirmish-pic-foe = Jaffa
skirmish-pic-rolled = { $n }, necesita { $need }
skirmish-score-fit = de { $of } en pie
skirmish-score-in-sight = a la vista
skirmish-pic-suppressed = supresión
skirmish-pic-wounded = heridas
skirmish-pic-out = turnos fuera
skirmish-pic-disabled = no combate
skirmish-pic-dead = muerte
skirmish-pic-hidden = sin descubrir
skirmish-pic-ghost = visto aquí antes
skirmish-pic-marker = marcador de portal
skirmish-pic-action = acción libre
skirmish-pic-fleeing = huye
skirmish-pic-prisoner = cautivo
skirmish-pic-shade = no se ve
skirmish-pic-objective = objetivo
skirmish-pic-gate = puerta
skirmish-pic-gate-open = puerta, abierta
skirmish-pic-dhd = DHD
skirmish-pic-dhd-broken = DHD, roto
skirmish-pic-exit = salida
skirmish-pic-start = inicio
skirmish-pic-kill-zone = zona mortal
skirmish-pic-preview = Vista previa
skirmish-pic-inches = pulg.
skirmish-pic-rings = Anillos: alcance en pulgadas desde { $figure }, { $weapon }
skirmish-pic-need = { $need }+ con d20
skirmish-pic-sure = no puede fallar
skirmish-pic-cover = cobertura: { $piece }
skirmish-pic-open = al descubierto
skirmish-pic-blocked = tapa: { $pieces }
skirmish-pic-sees = { $figure } ve
skirmish-pic-sees-nobody = ningún enemigo conocido
skirmish-pic-reaction = { $group } reacciona
skirmish-pic-risk = Factor de riesgo { $risk }
skirmish-pic-die = dado
skirmish-pic-watched = lo ven: { $figures }
skirmish-pic-fire = pueden disparar: { $figures }
skirmish-pic-shots = Disparos
skirmish-pic-hit = impacto
skirmish-pic-miss = fallo
skirmish-pic-legend-sight = tapa la vista
skirmish-pic-legend-cover = cobertura
skirmish-pic-legend-slow = frena
skirmish-pic-charge = explosivo
skirmish-pic-walk = { $inches }", { $actions ->
    [one] 1 acción
   *[other] { $actions } acciones
}
skirmish-pic-code-sight = tapa la vista
skirmish-pic-code-deep = sin vista a más de { $n } pulg.
skirmish-pic-code-cover = cobertura
skirmish-pic-code-slow = frena { $n } pulg.
skirmish-pic-hold = defender

## Alt text and text board
skirmish-alt-preview = Vista previa.
skirmish-alt-table = La mesa mide { $width } por { $height } pulgadas.
skirmish-alt-team = Equipo: { $figures }.
skirmish-alt-enemy = Enemigo: { $figures }.
skirmish-alt-markers = Marcadores de portal: { $markers }.
skirmish-alt-gate = La puerta estelar está { $open ->
    [1] abierta
   *[0] cerrada
} en { $at }.
skirmish-alt-ghosts = Visto por última vez: { $figures }.
skirmish-alt-objectives = Objetivos: { $objectives }.
skirmish-alt-none = nada
skirmish-alt-lit = Se sugiere: { $goals }.
skirmish-alt-sight = { $figure } ve { $seen }. Tapado: { $blocked }.
skirmish-board-key = Letras: equipo. J P C E L: enemigo. ?: marcador. #: edificio. t: bosque. ^: colina. :: ruina. o: roca. =: muro, zanja, cajas. ~: agua. O: puerta. D: DHD. *: más de una cosa.
skirmish-board-scale = Un signo son { $across }" por { $up }". Esquina suroeste 0 0.
skirmish-state-suppressed = supresión ×{ $n }
skirmish-state-wounded = heridas ×{ $n }
skirmish-state-out = no actúa durante { $n ->
    [one] un turno
   *[other] { $n } turnos
}
skirmish-state-fleeing = huye
skirmish-state-hidden = sin que se le vea
skirmish-state-busy = trabaja
skirmish-state-covering = se cubre
skirmish-state-carries = lleva { $items }
skirmish-open-open = por hacer
skirmish-open-searched = registrado
skirmish-open-destroyed = destruido
skirmish-open-freed = liberado
skirmish-open-held = defendido

## What cannot be done
skirmish-fault-typed = Una orden es, por ejemplo, 'RED to 14.5 22'
skirmish-fault-too-far = { $figure } llega con sus acciones a { $reach } pulgadas, no a { $inches }
skirmish-fault-no-actions = A { $figure } no le queda ninguna acción de movimiento
skirmish-fault-off-table = { $x } { $y } no está en la mesa
skirmish-fault-place-tenths = Las figuras están en décimas de pulgada: quizá { $x } { $y }
skirmish-fault-no-way = { $figure } ya está ahí
skirmish-fault-no-path = Un camino tiene de 1 a { $most } puntos, y ninguno dos veces seguidas
skirmish-fault-no-charge = Una carga acaba en contacto con un enemigo a la vista
skirmish-fault-bad-facing = Se mira hacia 0 a 359 grados
skirmish-fault-holds-nobody = { $figure } no arrastra a nadie
skirmish-fault-not-there = { $figure } no está en { $objective }
skirmish-fault-no-work = En { $objective } no hay nada que hacer
skirmish-fault-no-item = { $item } no está al alcance de { $figure }
skirmish-fault-lay-none = { $figure } no lleva esto: { $kind ->
    [claymore] claymore
    [c4] C4
   *[other] { $kind }
}
skirmish-fault-lay-turn = Ponerlo lleva un turno entero; { $figure } ya ha usado acciones
skirmish-fault-lay-melee = { $figure } está en un cuerpo a cuerpo
skirmish-fault-lay-shape = Una claymore solo actúa en cuña
skirmish-fault-lay-facing = Se mira hacia 0 a 359 grados
skirmish-fault-save-charge = { $figure } no ha puesto ningún explosivo con detonador a distancia
skirmish-fault-save-actions = A { $figure } le quedan { $left } acciones de fuego; el detonador cuesta { $cost }
skirmish-fault-no-tries = { $figure } ya ha mirado alrededor
skirmish-fault-shoot-target = Tu bando no ve a ningún enemigo { $target }
skirmish-fault-shoot-unarmed = { $figure } no tiene arma con que disparar
skirmish-fault-shoot-blocked = { $figure } no tiene línea libre hasta { $target }
skirmish-fault-shoot-far = { $target } está a { $range }", fuera del alcance del arma
skirmish-fault-shoot-near = { $target } está a { $range }", demasiado cerca para el cañón
skirmish-fault-shoot-actions = A { $figure } le quedan { $left } acciones de fuego; esto cuesta { $cost }
skirmish-fault-shoot-melee = { $figure } está en un cuerpo a cuerpo y no puede disparar
skirmish-fault-shoot-into-melee = { $target } está en un cuerpo a cuerpo; no se le puede disparar
skirmish-fault-react-at = Ahora solo se puede disparar a { $figure }, no a { $target }
skirmish-fault-react-held = { $figure } no es ninguna de tus figuras que guardaron sus disparos
skirmish-fault-react-chance = { $figure } no puede disparar a { $target } en este momento
skirmish-fault-blow-trigger = Ninguna de tus figuras ha guardado acciones para hacer estallar { $charge }
skirmish-fault-blow-idle = { $charge } no alcanzaría a ningún enemigo que veas ni destruiría nada
skirmish-fault-pairs-now = Ahora se elige enemigo para { $figure }, no para { $other }
skirmish-fault-pairs-contact = { $target } no es un enemigo en contacto con { $figure }
skirmish-fault-shoot-threw = { $figure } ha lanzado una granada en este turno y ya no dispara
skirmish-fault-shoot-crew = La ametralladora .50 necesita { $actions } acciones de fuego, o una segunda figura a 1"
skirmish-fault-shoot-cannon = Un disparo del cañón cuesta dos acciones, ni más ni menos
skirmish-fault-veto-group = El grupo { $group } no tiene ninguna reacción que decidir
skirmish-fault-veto-reason = Da un motivo; lo lee quien ve al grupo
skirmish-fault-lead-group = { $group } no es el grupo que se dirige ahora
skirmish-fault-lead-place = Eso no está en la mesa
skirmish-fault-lead-order = Tienen orden de avanzar: más cerca del enemigo más cercano
skirmish-fault-lead-target = Tu bando no ve a ningún enemigo { $target }
skirmish-fault-no-gate = Aquí no hay puerta estelar
skirmish-fault-no-dhd = { $figure } no está en contacto con un dispositivo de marcado que funcione
skirmish-fault-gate-open = La puerta estelar ya está abierta
skirmish-fault-gate-shut = La puerta estelar está cerrada
skirmish-fault-no-hand-dial = Solo se marca a mano si no hay dispositivo de marcado y la puerta tiene energía
skirmish-fault-not-at-gate = { $figure } no está a { $inches } pulgada del anillo ni en una salida
skirmish-fault-slow-hand = Un símbolo cuesta { $actions } acciones, y una figura los pone de uno en uno
skirmish-fault-not-gm = Esto solo puede hacerlo la dirección
skirmish-fault-no-reason = Da un motivo de 1 a { $most } caracteres
skirmish-fault-no-thing = { $what ->
    [figure] Esta figura no está en la mesa: { $id }
    [gate] La puerta estelar no permite eso ahora: { $id }
   *[other] Esto no está en la mesa: { $id }
}
skirmish-fault-bad-place = { $x } { $y } no está en la mesa
skirmish-fault-bad-value = { $what ->
    [n] Número
    [by] Valor
    [size] Medidas
    [id] Id
    [kind] Clase
    [terrain] Terreno
    [turns] Turnos
    [facing] Dirección de la mirada
    [modifiers] Modificadores
    [suppressed] Marcadores de supresión
    [wounds] Heridas
    [out] Turnos sin actuar
    [text] Texto
    [voice] Voz
    [notes] Notas
    [handouts] Mensajes
   *[other] { $what }
}: { $why }
skirmish-fault-no-roll = No hay ningún dado que tirar otra vez: ha pasado algo desde entonces
skirmish-fault-no-step = El paso del equipo no está en marcha
skirmish-fault-no-player = { $seat } no es en esta partida el asiento de nadie del equipo
skirmish-fault-wrong-seal = El sello no coincide con la nota
skirmish-fault-throw-none = { $figure } no lleva esto: { $kind ->
    [grenade] granada
    [stun] granada aturdidora
   *[other] { $kind }
}
skirmish-fault-throw-actions = A { $figure } le quedan { $left } acciones de fuego; lanzar cuesta { $cost }
skirmish-fault-throw-shot = { $figure } ha disparado en este turno y ya no lanza
skirmish-fault-throw-melee = { $figure } está en un cuerpo a cuerpo y no puede lanzar
skirmish-fault-throw-range = Está a { $range }"; se lanza de { $nearest }" a { $furthest }"
skirmish-fault-throw-unseen = { $figure } no tiene línea libre hasta ese lugar
skirmish-fault-throw-outside = Eso no está en la mesa
skirmish-fault-cover-busy = Cubrirse lleva todo el turno; { $figure } ya ha hecho algo
skirmish-fault-too-dear = { $figure } cuesta { $cost }; quedan { $left } de { $points } puntos
skirmish-fault-bad-rank = Este rango tiene de { $least } a { $most } acciones de fuego
skirmish-fault-no-rank = En el equipo solo hay soldados, especialistas, élites y líderes
skirmish-fault-no-weapon = El equipo no puede tener esta arma: { $weapon ->
    [staff] bastón
    [cannon] cañón pesado
    [zat] zat
   *[other] { $weapon }
}
skirmish-fault-no-kit = Hasta { $most } × { $kit ->
    [grenade] granada
    [stun] granada aturdidora
    [claymore] claymore
   *[other] { $kit }
}, no { $wanted }
skirmish-fault-too-heavy = La .50 necesita a alguien con { $user } acciones de fuego
skirmish-fault-bad-name = El nombre corto de una figura es una letra y hasta 11 letras o cifras más
skirmish-fault-others-figure = { $figure } es del equipo de otra persona
skirmish-fault-too-many = Como máximo { $most } figuras
skirmish-fault-no-team = Recluta primero una figura
skirmish-fault-no-figure = En el equipo no hay ninguna figura { $figure }
skirmish-fault-not-your-figure = { $figure } no es ninguna de tus figuras
skirmish-fault-not-able = { $figure } no puede actuar
skirmish-fault-is-suppressed = { $figure } está bajo supresión: no puede mover ni disparar
skirmish-fault-is-fleeing = { $figure } huye y no obedece a nadie hasta que se recomponga
skirmish-fault-is-busy = { $figure } trabaja todo el turno
skirmish-fault-no-whole-turn = { $figure } necesita para esto todas sus acciones y no haber movido
skirmish-fault-not-gone = { $seat } no ha dejado esta partida
skirmish-fault-not-owner = { $figure } no es tuya y no puedes cederla
skirmish-fault-steady-calm = { $figure } no está bajo supresión
skirmish-fault-steady-actions = A { $figure } no le queda ninguna acción de fuego para intentarlo

## Charts of the rules
skirmish-chart-up-to = hasta { $n }
skirmish-chart-costs = Lo que cuesta una figura
skirmish-chart-what = Qué
skirmish-chart-points = Puntos
skirmish-chart-cost-action = cada acción de fuego
skirmish-chart-costs-note = Una pistola como única arma resta un punto; ninguna figura cuesta menos de 1. La opción grenade_cost hace que una granada cueste 1.
skirmish-chart-sight = Búsqueda
skirmish-chart-band = Alcance
skirmish-chart-inches = Pulgadas
skirmish-chart-die = Dado
skirmish-chart-near = a quemarropa
skirmish-chart-short = corto
skirmish-chart-far = largo
skirmish-chart-extreme = extremo
skirmish-chart-sight-note = Un tramo más lejos por cada cosa: el objetivo no sabe de enemigos, el objetivo está en cobertura, quien busca está bajo supresión. Uno más cerca si el objetivo dispara.
skirmish-chart-morale = Moral
skirmish-chart-over = El dado supera las acciones de fuego en
skirmish-chart-result = Resultado
skirmish-chart-morale-retire = retrocede a la cobertura más cercana
skirmish-chart-morale-suppressed = bajo supresión
skirmish-chart-morale-flee = huye del enemigo más cercano
skirmish-chart-morale-note = Un dado menor que las acciones de fuego de todo el grupo que tira supera la prueba.
skirmish-chart-melee = Cuerpo a cuerpo
skirmish-chart-difference = Diferencia
skirmish-chart-loser = Quien pierde
skirmish-chart-melee-nothing = no pasa nada
skirmish-chart-melee-back = cede 1 pulgada
skirmish-chart-melee-wound = recibe una herida
skirmish-chart-melee-disable = queda fuera de combate
skirmish-chart-melee-kill = muere
skirmish-chart-melee-rout = muere, y su bando en la lucha cede terreno
skirmish-chart-hit = Números para acertar
skirmish-chart-weapon = Arma
skirmish-chart-band-point_blank = A quemarropa
skirmish-chart-band-short = Corto
skirmish-chart-band-medium = Medio
skirmish-chart-band-long = Largo
skirmish-chart-hit-note = Pulgadas y después el número que debe alcanzar un dado de veinte: sin apuntar/apuntando/con calma. Un objetivo en cobertura cuenta un tramo más lejos; en cobertura y a alcance largo solo acierta un 20.
skirmish-chart-terrain = Lo que hace el terreno
skirmish-chart-sight-blocks = Tapa la vista
skirmish-chart-cover-gives = Cobertura
skirmish-chart-going = Movimiento
skirmish-chart-sight-open = no
skirmish-chart-sight-wall = sí
skirmish-chart-sight-depth = en fondo
skirmish-chart-sight-crest = sí
skirmish-chart-cover-none = ninguna
skirmish-chart-cover-inside = dentro
skirmish-chart-cover-behind = detrás
skirmish-chart-cover-crest = en la cresta
skirmish-chart-going-open = libre
skirmish-chart-going-rough = 3 pulgadas menos
skirmish-chart-going-water = 3 pulgadas menos
skirmish-chart-going-obstacle = 3 menos al cruzar
skirmish-chart-terrain-note = Sí: salvo que un extremo de la línea esté en él. En fondo: tapan más de { $depth } pulgadas de él. Dentro: frente a quienes están fuera. Detrás: a { $behind } pulgadas o menos, con el terreno en medio. En la cresta: sobre una colina, con más de { $crest } pulgadas de ella en la línea.
skirmish-chart-terrain-corner = En una esquina de estos hay cobertura frente a quien mira a lo largo del lado: { $what }.
skirmish-chart-effect = Efecto de un impacto
skirmish-chart-staff = Bastón
skirmish-chart-round = Otras armas
skirmish-chart-hurt-suppress = supresión
skirmish-chart-hurt-wound = herida
skirmish-chart-hurt-disable = fuera de combate
skirmish-chart-hurt-kill = muerte
skirmish-chart-effect-note = Un zat no necesita dado: el primer impacto deja fuera de combate cinco turnos, el segundo mata, el tercero no deja nada.
skirmish-chart-changes = Lo que cambia el dado de efecto
skirmish-chart-to-die = Se suma al dado
skirmish-chart-cannon = El cañón pesado
skirmish-chart-die20 = Dado de veinte
skirmish-chart-beyond = en cobertura, más allá del último tramo
skirmish-chart-grenade = Lanzar una granada
skirmish-chart-misses = Adónde va una granada que falla
skirmish-chart-missed = Falla por
skirmish-chart-lands = Cae
skirmish-chart-miss-over = { $n } pulgadas más allá
skirmish-chart-miss-short = { $n } pulgadas más acá
skirmish-chart-miss-left = { $n } pulgadas a la izquierda
skirmish-chart-miss-right = { $n } pulgadas a la derecha
skirmish-chart-risk = Factor de riesgo
skirmish-chart-change = Cambio
skirmish-chart-risk-alone = no se ve ni un enemigo ni a nadie propio que retroceda
skirmish-chart-risk-goauld = un Goa'uld en la unidad
skirmish-chart-risk-steady = toda la unidad en cobertura, o avanza
skirmish-chart-risk-in_range = un enemigo a plena vista tiene la unidad a su alcance
skirmish-chart-risk-raw = tropa sin experiencia al alcance de un enemigo a la vista
skirmish-chart-risk-tenth = cada décima parte del grupo con heridas o muerta
skirmish-chart-risk-flank = un enemigo a la vista en el flanco o la retaguardia
skirmish-chart-risk-worse = perdió más de lo que causó en el último tiroteo
skirmish-chart-risk-ran = huyó el último turno, o retrocede por un cuerpo a cuerpo
skirmish-chart-actions = La tabla de reacciones
skirmish-chart-risk-die = Riesgo / dado
skirmish-chart-sign-continue = -
skirmish-chart-sign-toward = N
skirmish-chart-letter-A = A: a cobertura en un movimiento; si no, lejos; si no, rendirse.
skirmish-chart-letter-B = B: quedarse; puede girar.
skirmish-chart-letter-C = C: seguir; cargar contra quien esté al alcance.
skirmish-chart-letter-D = D: avanzar hacia el enemigo más cercano; cargar si está al alcance.
skirmish-chart-letter-E = E: retroceder hacia cobertura; quien la tiene se queda.
skirmish-chart-letter-F = F: huir; quien está sin salida se rinde.
skirmish-chart-letter-none = -: seguir como antes. N: ir a por el enemigo más cercano a la vista. Quien retrocede se detiene con 5 o 6.
skirmish-chart-arrivals = Enemigos nuevos
skirmish-chart-total = Dado de seis, con cambios
skirmish-chart-comes = Quién aparece
skirmish-chart-comes-nothing = nadie
skirmish-chart-comes-four = cuatro Jaffa
skirmish-chart-comes-six = seis Jaffa
skirmish-chart-comes-two_groups = dos grupos de cuatro Jaffa, en dos marcadores
skirmish-chart-comes-redeploy = los marcadores que quedaron atrás se ponen otra vez delante
skirmish-chart-comes-cannon = un cañón pesado con su dotación
skirmish-chart-comes-first_prime = un Primado y seis Jaffa
skirmish-chart-comes-eight = ocho Jaffa
skirmish-chart-arrivals-note = Uno menos antes del primer contacto de la partida, uno más por cada marcador a la vista después del primero. Un 1 natural es nadie.

## What each thing that one chooses is for
skirmish-for-rifle = llega lejos y acierta bien: lo mejor para casi todas las figuras
skirmish-for-mg50 = es lo que más lejos llega y más daña, pero una figura sola necesita tres acciones
skirmish-for-staff = acierta mal y casi siempre solo obliga a agacharse
skirmish-for-pistol = como única arma ahorra un punto; solo sirve de cerca
skirmish-for-zat = con el primer impacto deja fuera cinco turnos, con el segundo mata
skirmish-for-shotgun = poco alcance, pero cada impacto hace más
skirmish-for-grenade = alcanza a cualquiera a 2 pulgadas, también a los tuyos; dos acciones
skirmish-for-stun = aturde a cualquiera a 15 pulgadas hasta tres turnos; avisa antes a los tuyos
skirmish-for-claymore = vigila un camino: estalla cuando alguien se acerca, o cuando tú quieras
skirmish-for-c4 = estalla en redondo; ponlo donde vaya a pasar el enemigo
skirmish-for-trooper = de una a tres acciones de fuego: aguanta a cubierto y dispara a quien asome
skirmish-for-specialist = barato, una o dos acciones de fuego: detrás de los demás; registra, libera y carga
skirmish-for-elite = cuatro acciones de fuego: va delante de cobertura en cobertura y aún apunta y dispara
skirmish-for-leader = tres o cuatro acciones de fuego: dispara primero y ayuda donde más aprieta
skirmish-for-march = ve a cubierto o adonde veas al enemigo; cada 6 pulgadas es una acción
skirmish-for-face = gira hacia donde pueda venir el enemigo; es gratis
skirmish-for-spot = encuentra enemigos ocultos: solo se puede disparar a quien alguien ha descubierto
skirmish-for-shoot = derriba o frena a un enemigo; apuntar cuesta acciones y acierta más
skirmish-for-steady = una figura bajo supresión no mueve ni dispara hasta que esto funcione
skirmish-for-throw = alcanza a varios enemigos que están juntos
skirmish-for-cover = lo único que protege de una granada aturdidora anunciada
skirmish-for-lay = vigila un camino al que nadie mira
skirmish-for-save = podrás hacer estallar tus explosivos mientras mueve el enemigo
skirmish-for-haul = arrastra a quien no puede andar: adelante, fuera o por la puerta
skirmish-for-drop = vuelve a andar a toda velocidad
skirmish-for-work = registra el lugar o libera a quien esté retenido allí
skirmish-for-take = llévalo; va adonde vaya esta figura
skirmish-for-seize = saca con vida de la partida a un enemigo que no puede luchar
skirmish-for-dial = abre el camino a casa; no te quedes delante
skirmish-for-turn = abre la puerta donde no hay con qué marcar: seis símbolos
skirmish-for-enter = a salvo: esta figura sale, con lo que arrastra y lleva
skirmish-for-hold = deja la puerta abierta para quienes vienen detrás
skirmish-for-react = un disparo mientras mueve el enemigo; solo quien no hizo nada antes
skirmish-for-jaffa = el enemigo habitual, con un bastón
skirmish-for-elite-jaffa = tres acciones de fuego en vez de dos
skirmish-for-first-prime = llega con muchos Jaffa; tres acciones de fuego
skirmish-for-goauld = hace más audaz al grupo que lo rodea
skirmish-for-crew = entre dos manejan un cañón pesado; a solas es más lento
skirmish-for-option-players = Tantas personas se reparten las figuras del equipo.
skirmish-for-option-gm = Una persona puede añadir historia y vetar al enemigo; solo con el bot es más rápido.
skirmish-for-option-team = Listo: se juega ya. Formado: se eligen rangos, armas y equipo.
skirmish-for-option-gm-asked = Cuánto se pregunta a la dirección: menos es más rápido, más da más control.
skirmish-for-option-grenade-cost = El libro nombra dos precios; más barato significa más granadas.
skirmish-for-option-roll-on-sight = Más peligroso: pueden aparecer enemigos en mitad de tu turno.
skirmish-for-option-cover-shifts-effect = Si la cobertura también suaviza los impactos que aciertan.
skirmish-for-enlist = rango, acciones de fuego, arma y equipo dan su precio
skirmish-for-dismiss = devuelve sus puntos
skirmish-for-ready = se empieza cuando todo el mundo está listo
skirmish-for-done = el enemigo actúa cuando tu bando entero ha terminado
skirmish-for-wait = guarda el disparo para un objetivo o momento mejor
skirmish-for-blow = ahora, mientras hay enemigos en la explosión
skirmish-for-pair = varios contra uno, o entretener a varios
skirmish-for-capture = con vida y fuera, en lugar del resultado de la lucha
skirmish-for-lead = adónde van los aliados y a quién disparan, dentro de su orden
skirmish-for-go-on = el enemigo hace lo que dicen las reglas
skirmish-for-veto = el grupo se queda en su sitio o se tira otra vez; el motivo se publica

## What actions are called in the rules
skirmish-called-enlist = Añadir una figura
skirmish-called-dismiss = Despedir a una figura
skirmish-called-ready = Listo
skirmish-called-march = Andar o cargar
skirmish-called-face = Girar
skirmish-called-spot = Mirar alrededor
skirmish-called-shoot = Disparar
skirmish-called-steady = Librarse de la supresión
skirmish-called-throw = Lanzar una granada
skirmish-called-cover = Cubrirse
skirmish-called-lay = Poner un explosivo
skirmish-called-save = Preparar el detonador
skirmish-called-haul = Arrastrar a alguien
skirmish-called-drop = Soltar
skirmish-called-work = Trabajar en un objetivo
skirmish-called-take = Recoger
skirmish-called-seize = Hacer cautivo
skirmish-called-dial = Marcar
skirmish-called-turn = Girar el anillo a mano
skirmish-called-enter = Cruzar la puerta
skirmish-called-hold = Dejar abierta la puerta
skirmish-called-done = Terminar
skirmish-called-react = Disparar como reacción
skirmish-called-wait = Esperar
skirmish-called-blow = Hacer estallar un explosivo
skirmish-called-pair = Elegir con quién luchar
skirmish-called-capture = Hacer cautivo a quien pierde
skirmish-called-lead = Dirigir aliados
skirmish-called-go-on = Seguir (dirección)
skirmish-called-veto = Vetar (dirección)

## Noticias
skirmish-news-unseen = Alguien invisible
skirmish-news-figures = { $said } figuras
skirmish-news-enlisted = { $figure } entró en el equipo.
skirmish-news-dismissed = { $figure } ya no está en el equipo.
skirmish-news-leads = { $name } dirige a { $figures }.
skirmish-news-given = { $figure } es ahora de { $name }.
skirmish-news-left = { $name } dejó la partida.
skirmish-news-absent = Nadie juega como { $name }.
skirmish-news-absent-gm = No hay dirección: las reglas llevan al enemigo.
skirmish-news-joined = { $name } entró y dirige a { $figures }.
skirmish-news-joined-none = { $name } entró en la partida.
skirmish-news-joined-gm = { $name } entró como dirección.
skirmish-news-turn-began = Empieza el turno { $turn } de { $turns }.
skirmish-news-seat-done = { $name } ha terminado.
skirmish-news-hauling = { $figure } agarró a { $body }.
skirmish-news-dropped = { $figure } soltó a { $body }.
skirmish-news-spotted-by = { $by } descubrió a { $to }.
skirmish-news-marker-moved = Se movió un marcador de portal.
skirmish-news-marker-removed = Un marcador de portal ya no está.
skirmish-news-working = { $figure } se puso con «{ $thing }».
skirmish-news-took = { $figure } cogió { $item }.
skirmish-news-took-of = { $figure } le quitó { $item } a { $of }.
skirmish-news-item-dropped = { $item } cayó al suelo.
skirmish-news-left-gate-with = { $by } pasó la puerta estelar con { $to }.
skirmish-news-left-exit-with = { $by } salió de la mesa con { $to }.
skirmish-news-left-edge-with = { $by } huyó de la mesa con { $to }.
skirmish-news-dialling = { $figure } marcó la puerta estelar.
skirmish-news-symbol = { $figure } puso el símbolo { $symbols } a mano.
skirmish-news-gate-opened = Se abrió la puerta estelar.
skirmish-news-gate-closed = Se cerró la puerta estelar.
skirmish-news-gate-held = { $figure } mantuvo abierta la puerta estelar.
skirmish-news-laid = { $figure } puso una carga: { $kind }.
skirmish-news-burst = { $by } lanzó una granada a { $to }.
skirmish-news-burst-idle = { $by } lanzó una granada al vacío.
skirmish-news-flash = { $by } cegó a { $to }.
skirmish-news-flash-idle = { $by } no cegó a nadie.
skirmish-news-dud = { $by } lanzó una granada que se perdió.
skirmish-news-blown = Un cable trampa alcanzó a { $by }.
skirmish-news-blown-idle = Un cable trampa no alcanzó a nadie.
skirmish-news-blown-by = { $by } voló a { $to }.
skirmish-news-blown-idle-by = { $by } voló una carga para nada.
skirmish-news-led = { $name } condujo a { $group }.
skirmish-news-gm-placed = Dirección: { $figure } está ahora en { $at }.
skirmish-news-gm-removed = Dirección: se quita { $id }.
skirmish-news-gm-status = Dirección: { $figure } está ahora { $change }.
skirmish-news-gm-changed = La dirección cambió a { $figure } varias veces.
skirmish-news-gm-terrain = Dirección: { $what } está ahora en { $at }.
skirmish-news-gm-reason = Dirección: «{ $reason }»
skirmish-news-gm-watch = { $watch ->
    [1] La dirección revisa lo que hace el enemigo.
   *[0] La dirección deja al enemigo a las reglas.
}
skirmish-news-gm-reroll = La dirección hizo repetir una tirada.
skirmish-news-gm-phase = La dirección acabó el paso del equipo.
skirmish-news-gm-noted = La dirección dejó la nota sellada { $n }.
skirmish-news-gm-opened = Nota sellada { $n } de la dirección: «{ $text }»
skirmish-news-gm-said = La dirección tiene algo que decir
skirmish-news-ended-mission = La misión está ganada.
skirmish-news-ended-all-out = La misión fracasó: nadie queda en pie.
skirmish-news-ended-too-late = La misión fracasó: se acabó el tiempo.
skirmish-news-ended-overrun = La misión fracasó: el enemigo arrolló la posición.
skirmish-news-ended-objective-lost = La misión fracasó: el objetivo está perdido.
skirmish-news-ended-given-up = La misión se dejó.
skirmish-news-moved = { $by } { $n ->
    [one] se movió
   *[other] se movieron
}.
skirmish-news-charge = { $by } { $n ->
    [one] cargó
   *[other] cargaron
}.
skirmish-news-flee = { $by } { $n ->
    [one] huyó
   *[other] huyeron
}.
skirmish-news-retire = { $by } { $n ->
    [one] retrocedió
   *[other] retrocedieron
}.
skirmish-news-halted-met = { $by } { $n ->
    [one] topó
   *[other] toparon
} con un enemigo.
skirmish-news-halted-tripped = { $by } { $n ->
    [one] activó
   *[other] activaron
} un cable trampa.
skirmish-news-looked = { $by } { $n ->
    [one] no encontró
   *[other] no encontraron
} a nadie.
skirmish-news-spotted = { $by } { $n ->
    [one] quedó
   *[other] quedaron
} a la vista.
skirmish-news-lost-sight = { $by } { $n ->
    [one] se perdió
   *[other] se perdieron
} de vista.
skirmish-news-appeared = { $by } { $n ->
    [one] apareció
   *[other] aparecieron
}.
skirmish-news-captured = { $by } { $n ->
    [one] capturó
   *[other] capturaron
} a { $to }.
skirmish-news-captured-alone = { $by } { $n ->
    [one] cayó
   *[other] cayeron
} en cautiverio.
skirmish-news-left-gate = { $by } { $n ->
    [one] pasó
   *[other] pasaron
} por la puerta estelar.
skirmish-news-left-exit = { $by } { $n ->
    [one] salió
   *[other] salieron
} de la mesa.
skirmish-news-left-edge = { $by } { $n ->
    [one] huyó
   *[other] huyeron
} de la mesa.
skirmish-news-missed = { $by } { $n ->
    [one] falló
   *[other] fallaron
} contra { $to }.
skirmish-news-hit = { $by } { $n ->
    [one] acertó
   *[other] acertaron
} a { $to }.
skirmish-news-shot-kill = { $by } { $n ->
    [one] mató
   *[other] mataron
} a { $to }.
skirmish-news-shot-disable = { $by } { $n ->
    [one] dejó
   *[other] dejaron
} fuera de combate a { $to }.
skirmish-news-shot-wound = { $by } { $n ->
    [one] hirió
   *[other] hirieron
} a { $to }.
skirmish-news-shot-suppress = { $by } { $n ->
    [one] clavó
   *[other] clavaron
} al suelo a { $to }.
skirmish-news-kill = { $by } { $n ->
    [one] murió
   *[other] murieron
}.
skirmish-news-disable = { $by } { $n ->
    [one] quedó
   *[other] quedaron
} fuera de combate.
skirmish-news-wound = { $by } { $n ->
    [one] recibió
   *[other] recibieron
} una herida.
skirmish-news-suppress = { $by } { $n ->
    [one] quedó
   *[other] quedaron
} bajo fuego.
skirmish-news-recovered = { $by } { $n ->
    [one] vuelve
   *[other] vuelven
} a la acción.
skirmish-news-steadied = { $by } { $n ->
    [one] se repuso
   *[other] se repusieron
} un poco.
skirmish-news-pinned-still = { $by } { $n ->
    [one] siguió
   *[other] siguieron
} bajo fuego.
skirmish-news-saved = { $by } { $n ->
    [one] tiene
   *[other] tienen
} listo el disparador.
skirmish-news-covered = { $by } { $n ->
    [one] se cubrió
   *[other] se cubrieron
} del destello.
skirmish-news-melee = { $by } { $n ->
    [one] venció
   *[other] vencieron
} cuerpo a cuerpo a { $to }.
skirmish-news-melee-even = { $by } { $n ->
    [one] luchó
   *[other] lucharon
} con { $to } sin resultado.
skirmish-news-morale-pass = { $by } { $n ->
    [one] mantuvo
   *[other] mantuvieron
} la calma.
skirmish-news-morale-retire = { $by } { $n ->
    [one] perdió
   *[other] perdieron
} el ánimo y retrocedió.
skirmish-news-morale-flee = { $by } { $n ->
    [one] perdió
   *[other] perdieron
} el ánimo: huida.
skirmish-news-morale-suppressed = { $by } { $n ->
    [one] perdió
   *[other] perdieron
} el ánimo bajo fuego.
skirmish-news-rallied = { $by } { $n ->
    [one] se rehízo
   *[other] se rehicieron
}.
skirmish-news-runs-on = { $by } { $n ->
    [one] siguió
   *[other] siguieron
} corriendo.
skirmish-news-surrendered = { $by } { $n ->
    [one] se rindió
   *[other] se rindieron
}.
skirmish-news-group-stay = { $by } { $n ->
    [one] se quedó
   *[other] se quedaron
} en su sitio.
skirmish-news-group-stay-cover = { $by } { $n ->
    [one] siguió
   *[other] siguieron
} a cubierto.
skirmish-news-group-to-cover = { $by } { $n ->
    [one] buscó
   *[other] buscaron
} cobertura.
skirmish-news-group-halt = { $by } { $n ->
    [one] se detuvo
   *[other] se detuvieron
}.
skirmish-news-group-charge = { $by } { $n ->
    [one] cargó
   *[other] cargaron
}.
skirmish-news-group-charge-on = { $by } { $n ->
    [one] cargó
   *[other] cargaron
} contra { $to }.
skirmish-news-group-advance = { $by } { $n ->
    [one] avanzó
   *[other] avanzaron
}.
skirmish-news-group-advance-on = { $by } { $n ->
    [one] avanzó
   *[other] avanzaron
} hacia { $to }.
skirmish-news-group-to-goal = { $by } { $n ->
    [one] fue
   *[other] fueron
} a por el objetivo.
skirmish-news-group-onward = { $by } { $n ->
    [one] siguió
   *[other] siguieron
} adelante.
skirmish-news-group-back = { $by } { $n ->
    [one] retrocedió
   *[other] retrocedieron
}.
skirmish-news-group-run = { $by } { $n ->
    [one] corrió
   *[other] corrieron
}.
skirmish-news-group-melee = { $by } { $n ->
    [one] luchó
   *[other] lucharon
} cuerpo a cuerpo.
skirmish-news-group-stun = { $by } { $n ->
    [one] preparó
   *[other] prepararon
} una granada aturdidora.
skirmish-task-muster-team = Forma el equipo.
skirmish-task-phase-order = Dirige tus figuras.
skirmish-task-react-fire = ¿Disparar en reacción o esperar?
skirmish-task-trigger-blow = ¿Volar una carga o esperar?
skirmish-task-melee-pair = Elige quién lucha con quién.
skirmish-task-melee-capture = ¿Capturas al perdedor o no?
skirmish-task-allies-lead = Di adónde van tus aliados.
skirmish-task-gm-reactions = ¿Dejas las reacciones o las vetas?
skirmish-task-gm-go-on = ¿Puede seguir el enemigo?
skirmish-news-marker-placed = { $n ->
    [one] Se puso un marcador de portal.
   *[other] Se pusieron marcadores de portal.
}
skirmish-news-gm-veto = { $reroll ->
    [1] La dirección hizo repetir la tirada de { $group }.
   *[0] La dirección retuvo a { $group }.
}
skirmish-news-ended-gm-called = { $won ->
    [1] La dirección decidió: la misión está ganada.
    [0] La dirección decidió: la misión está perdida.
   *[2] La dirección decidió: sin resultado.
}
skirmish-term-won-more = Gana la misión, o evita perderla.
skirmish-term-won-less = Otra gana la misión, o evita perderla.
skirmish-term-done-more = Los objetivos van a tu favor.
skirmish-term-done-less = Los objetivos van en tu contra.
skirmish-term-time-more = El tiempo juega a tu favor.
skirmish-term-time-less = El tiempo juega en tu contra.
skirmish-term-team-more = Heridas y supresión te salen mejor.
skirmish-term-team-less = Heridas y supresión te salen peor.
skirmish-term-way-more = El camino al próximo objetivo te sale mejor.
skirmish-term-way-less = El camino al próximo objetivo te sale peor.
skirmish-term-enemies-more = Más fuerte: más luchan por ti, o menos contra ti.
skirmish-term-enemies-less = Más débil: menos luchan por ti, o más contra ti.
