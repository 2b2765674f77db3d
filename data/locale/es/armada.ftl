# Armada (Stellar Hegemon planet/space armada, C. E. Lewin), contado con nuestras propias palabras.

armada-about = Dos flotas compradas en secreto y mandadas por escrito luchan por un planeta con puerto espacial.
armada-scenario-standard = Encuentro: dos flotas de 3000 créditos
armada-scenario-invasion = Invasión: quien defiende tiene el puerto, 2000 créditos y una guarnición
armada-scenario-planethead = Cabeza de playa: solo quien invade puntúa por los hexágonos que controla
armada-option-defender = Quién defiende, en escenarios con defensa
armada-option-defender-roll = lo eligen los dados
armada-option-defender-red = Rojo
armada-option-defender-silver = Plata
armada-option-regiment_defence = Regimientos en defensa (regla opcional)
armada-option-regiment_defence-exactly_8 = aciertan a unidades de tierra con 8 exacto
armada-option-regiment_defence-8_or_more = aciertan a unidades de tierra con 8 o más
armada-option-unspent = Los créditos que no se gastan puntúan
armada-option-unspent-whole = enteros, como dice el libro
armada-option-unspent-quarter = un cuarto (regla nuestra; en Cabeza de playa, no comprar nada aún puede ganar)
armada-option-unspent-none = nada: no comprar nada ya no gana
armada-option-unspent-advice = Según el libro, cada crédito sin gastar es un punto: quien no compra naves tiene 3000. Nuestro consejo: que no valgan nada.
armada-file-board = Un tablero tuyo como archivo TOML
armada-file-force = Una lista de precios tuya como archivo TOML
armada-file-scenarios = Números y escenarios tuyos como archivo TOML
armada-file-chance = Una tabla de probabilidades tuya como archivo TOML
armada-objective-length = El número de turnos se tira cuando ambas flotas están compradas: dos dados más 3, es decir, de 5 a 15.
armada-objective-meeting-who = Ambos bandos
armada-objective-meeting = Ten más puntos al acabar el último turno: por lo que destruyes y lo que gasta el enemigo, su precio; por cada hexágono que controlas al final ({ armada-objective-hexes }){ armada-objective-credits }.
armada-objective-meeting-now = Puntos conocidos hasta ahora: Rojo { $points1 }, Plata { $points2 }. Los hexágonos se cuentan al final.
armada-objective-invader-who = Quien invade (lo dicen los dados)
armada-objective-invader = Toma el planeta. Gana quien tenga más puntos al acabar el último turno: por lo que destruyes y lo que gasta el enemigo, su precio; por cada hexágono que controlas al final ({ armada-objective-hexes }){ armada-objective-credits }.
armada-objective-invader-now = Puntos conocidos hasta ahora: { $points1 }. Los hexágonos se cuentan al final.
armada-objective-defender-who = Quien defiende (lo dicen los dados)
armada-objective-defender = Conserva el planeta. Gana quien tenga más puntos al acabar el último turno: por lo que destruyes y lo que gasta el enemigo, su precio{ $hexes ->
    [invader] { "" }
    [defender] ; por cada hexágono que quien invade no controla al final ({ armada-objective-hexes })
   *[nobody] ; por cada hexágono que controlas al final ({ armada-objective-hexes })
}{ armada-objective-credits }.
armada-objective-defender-now = Puntos conocidos hasta ahora: { $points1 }. Los hexágonos se cuentan al final.
armada-objective-hexes = el puerto espacial { $port }, { $others ->
    [0] los demás según el tablero
   *[other] los demás { $others } cada uno
}
armada-objective-credits = { $unspent ->
    [whole] ; por cada crédito que no gastas
    [quarter] ; por cada cuatro créditos que no gastas
   *[none] { "" }
}

## Sides, places, items
armada-side-red = Rojo
armada-side-silver = Plata
armada-sector = sector { $at }
armada-hex = { $at ->
    [1] hexágono 1
   *[other] hexágono { $at }
}
armada-item-starship = { $n ->
    [one] nave estelar
   *[other] { $n } naves estelares
}
armada-item-missile_boat = { $n ->
    [one] lanzamisiles
   *[other] { $n } lanzamisiles
}
armada-item-fighter_carrier = { $n ->
    [one] portacazas
   *[other] { $n } portacazas
}
armada-item-probe_scout = { $n ->
    [one] exploradora
   *[other] { $n } exploradoras
}
armada-item-laser = { $n ->
    [one] láser
   *[other] { $n } láseres
}
armada-item-blaster = { $n ->
    [one] bláster
   *[other] { $n } blásteres
}
armada-item-launcher = { $n ->
    [one] lanzador
   *[other] { $n } lanzadores
}
armada-item-shield = { $n ->
    [one] escudo
   *[other] { $n } escudos
}
armada-item-armor = { $n ->
    [one] bloque de blindaje
   *[other] { $n } bloques de blindaje
}
armada-item-probe_launcher = { $n ->
    [one] lanzasondas
   *[other] { $n } lanzasondas
}
armada-item-ap = { $n ->
    [one] misil antipersona
   *[other] { $n } misiles antipersona
}
armada-item-nuclear = { $n ->
    [one] misil nuclear
   *[other] { $n } misiles nucleares
}
armada-item-seeker = { $n ->
    [one] rastreador
   *[other] { $n } rastreadores
}
armada-item-probe = { $n ->
    [one] sonda
   *[other] { $n } sondas
}
armada-item-decoy = { $n ->
    [one] señuelo
   *[other] { $n } señuelos
}
armada-item-fighter = { $n ->
    [one] caza
   *[other] { $n } cazas
}
armada-item-regiment = { $n ->
    [one] regimiento
   *[other] { $n } regimientos
}
armada-item-marines = { $n ->
    [one] marines
   *[other] { $n } marines
}
armada-item-flashtrooper = { $n ->
    [one] tropa relámpago
   *[other] { $n } tropas relámpago
}
armada-item-ion_cannon = { $n ->
    [one] cañón iónico
   *[other] { $n } cañones iónicos
}
armada-item-ambush = { $n ->
    [one] rastreador emboscado
   *[other] { $n } rastreadores emboscados
}
armada-aboard = { $units } a bordo

## In the picture
armada-pic-not = no
armada-pic-under = reverso
armada-pic-now = ahora
armada-pic-ago = hace { $n }
armada-seen-ago = { $n ->
    [0] ahora
    [one] hace un turno
   *[other] hace { $n } turnos
}
armada-pic-turn = Turno { $turn } de { $turns }
armada-score-points = { $n ->
    [one] punto
   *[other] puntos
 }
armada-ribbon-unseen = Nadie se ha mostrado aún
armada-ribbon-worth = Al final, el hexágono { $at } vale { $n }
armada-ribbon-now = ahora
armada-ribbon-seen = visto
armada-pic-hits = { $hits } de { $shots }
armada-pic-setup = Antes del turno 1
armada-pic-over = el final
armada-pic-buying = compras
armada-pic-sectors = elige sector inicial
armada-pic-orders = órdenes
armada-pic-audit = revisión
armada-pic-attacks = ataques
armada-pic-scouting = informes
armada-pic-battle = batalla en { $at }
armada-pic-sealed = { $phase }: { $got } de { $wanted }
armada-pic-preview = tu borrador
armada-pic-side = { $side }
armada-pic-from = { $side }, desde el sector { $at }
armada-pic-defender = { $side } defiende
armada-pic-invader = { $side } invade
armada-pic-wins = Gana { $name }
armada-pic-drawn = Empate
armada-pic-ships = naves
armada-pic-others = otras unidades
armada-pic-aboard = a bordo
armada-pic-old = informe viejo
armada-pic-attack = ataque
armada-pic-scout = explora
armada-pic-unload = descarga
armada-pic-load = carga
armada-pic-dock = acopla
armada-pic-seeker = rastreadores
armada-pic-probe = sonda
armada-pic-teleport = teletransporte

## The picture in words
armada-alt-preview = Borrador:
armada-alt-space = En { $at }: { $units }.
armada-alt-side = { $name }: { $parts }.
armada-alt-ready = { $units }
armada-alt-lost = bajas: { $units }
armada-alt-gone = en retirada: { $units }
armada-alt-flipped = con impacto pero aún disparan: { $units }
armada-alt-close = a corta distancia: { $units }
armada-alt-late = aún no disparan: { $units }
armada-alt-seekers = Hay rastreadores en vuelo hacia { $on }.
armada-alt-turns = { $name } por turno: { $turns }; al final { $last }.
armada-alt-account = { $name }: { $parts }.
armada-score = Puntos hasta ahora: Rojo { $red }, Plata { $silver }.
armada-board-key = Entre paréntesis: lo que toca un espacio. R Rojo, S Plata, f caza, r regimiento, m marines, t tropa relámpago, i cañón iónico.

## Guns, needs, classes
armada-gun-laser = láser
armada-gun-blaster = bláster
armada-gun-launcher = misiles
armada-gun-ap = antipersona
armada-gun-nuclear = nuclear
armada-gun-seeker = rastreador
armada-gun-decoy = señuelo
armada-gun-fighter = cazas
armada-gun-regiment = regimientos
armada-gun-marines = marines
armada-gun-flashtrooper = tropas relámpago
armada-gun-ion = cañón iónico
armada-gun-ion_cannon = cañón iónico
armada-need-7 = 7
armada-need-8 = 8
armada-need-8plus = 8+
armada-need-even = par
armada-need-not7 = no 7
armada-need-none = nunca
armada-class-ship = naves estelares simples
armada-class-boat = lanzamisiles
armada-class-carrier = portacazas
armada-class-scout = exploradoras
armada-class-starships = todas las naves estelares
armada-class-fighter = cazas
armada-class-regiment = regimientos
armada-class-marines = marines
armada-class-flashtrooper = tropas relámpago
armada-class-ion = el cañón iónico
armada-class-ground = unidades de tierra
armada-shown-flyer = una exploradora o sonda en vuelo
armada-shown-ground = una exploradora o sonda en tierra

## Fleets and orders read back
armada-ship-line = { $hull }: { $held }
armada-ship-bare = { $hull }, sin nada a bordo
armada-fleet-line = { $n ->
    [one] Nave { $names }
   *[other] Naves { $names }
}: { $ship }
armada-fleet-cost = { $line } ({ $n ->
    [one] { $all }
   *[other] { $all }, { $each } cada una
})
armada-plan-all = Plan de batalla:
armada-plan-at = Plan de batalla para { $at }:
armada-plan-targets = disparar primero a { $targets }
armada-plan-aim = rastreadores primero a { $targets }
armada-plan-gun = { $gun }, primero a { $targets }
armada-plan-retreat-never = no retirarse nunca
armada-plan-retreat-always = retirarse enseguida
armada-plan-retreat-at = retirarse con el { $n } % de la fuerza perdida
armada-plan-fire-focus = disparar a un objetivo hasta que debería caer
armada-plan-fire-spread = repartir los disparos
armada-plan-missiles-yes = usar misiles
armada-plan-missiles-no = guardar misiles
armada-plan-seekers-all = lanzar todos los rastreadores permitidos
armada-plan-seekers-half = lanzar la mitad de los rastreadores
armada-plan-seekers-hold = guardar los rastreadores
armada-plan-ambush-use = usar los rastreadores emboscados
armada-plan-ambush-hold = guardar los rastreadores emboscados
armada-plan-intercept-all = interceptar rastreadores con todos los propios
armada-plan-intercept-half = interceptar rastreadores con la mitad de los propios
armada-plan-intercept-none = no interceptar rastreadores
armada-plan-decoys-all = lanzar todos los señuelos
armada-plan-decoys-half = lanzar la mitad de los señuelos
armada-plan-decoys-none = no lanzar señuelos
armada-plan-cover-all = todas las armas pueden disparar a rastreadores
armada-plan-cover-blasters = solo los blásteres disparan a rastreadores
armada-plan-cover-none = nadie dispara a rastreadores
armada-plan-close-all = todo puede ir a corta distancia
armada-plan-close-fighters = los cazas van a corta distancia
armada-plan-close-blasters = las naves con bláster van a corta distancia
armada-plan-close-none = nadie va a corta distancia
armada-plan-take-all = los cazas reciben impactos por cualquier nave
armada-plan-take-carriers = los cazas reciben impactos por los portacazas
armada-plan-take-none = los cazas no reciben impactos por nadie
armada-plan-unload-all = descargar todo
armada-plan-unload-fighters = lanzar los cazas
armada-plan-unload-none = no descargar nada
armada-plan-pursue-yes = perseguir a las unidades de tierra que se retiran
armada-plan-pursue-no = dejar ir a las unidades de tierra
armada-plan-press-yes = seguir disparando a los rastreadores emboscados
armada-plan-press-no = dejar en paz a los rastreadores emboscados
armada-plan-rest-ask = preguntarme lo demás
armada-plan-rest-auto = responder lo demás por mí

## What happened: the opening and the turn
armada-defender = { $name } defiende, como se acordó.
armada-defender-rolled = { $name } defiende. Los dados: { $rolled }.
armada-fleets-in = Ambas flotas están compradas.
armada-bought = Tu flota de { $ships ->
    [one] una nave
   *[other] { $ships } naves
} cuesta { $cost } créditos. Quedan { $unspent } sin gastar, que puntúan para ti al final.
armada-bought-part = Tu flota de { $ships ->
    [one] una nave
   *[other] { $ships } naves
} cuesta { $cost } créditos. Quedan { $unspent } sin gastar. En esta mesa te dan al final { $points ->
    [one] un punto
   *[other] { $points } puntos
}.
armada-chooser = { $name } elige el sector inicial. Los dados: { $rolled }.
armada-began = { $name } empieza en { $at }.
armada-length = La partida dura { $turns } turnos. Los dados: { $rolled }.
armada-turn-began = Empieza el turno { $turn } de { $turns }.
armada-orders-in = Han llegado ambas hojas de órdenes del turno { $turn }.
armada-initiative = { $name } va primero. Los dados: { $rolled }.
armada-initiative-again = Empate por ir primero. Los dados: { $rolled }.
armada-way = { $n ->
    [one] { $units } va a { $to }
   *[other] { $units } van a { $to }
}
armada-moved = Movimientos: { $ways }.
armada-loaded = { $ship } carga { $units } en { $at }.
armada-unloaded = { $ship } descarga { $units } en { $at }.
armada-teleported = { $units } se teletransporta a { $at }.
armada-formed = En { $at } se forma { $units }.
armada-docked = { $ship } entrega { $units } en { $at }.
armada-void = Una orden a { $unit } no se ha cumplido: { $why }.
armada-void-battle = hubo antes una batalla
armada-void-other = ya no era posible
armada-sent = { $ship } envía { $seekers } a { $at }.
armada-lying = Emboscados en { $at }: { $seekers } más, { $total } en total.
armada-announced = { $name } anuncia un ataque en { $at }.
armada-nobody-there = Atacas en { $at }, pero allí no hay nadie.
armada-probed = { $ship } lanza una sonda a { $at }.
armada-scouting = { $name } explora en { $at } con { $shown }.
armada-scouted = Exploración en { $at }: { $found }.
armada-scouted-none = Exploración en { $at }: no hay ningún enemigo.

## What happened: battles
armada-nobody = nadie
armada-force-special = { $n ->
    [one] { $hull } { $ids }
   *[other] { $hull } ({ $ids })
}
armada-battle-began-attack = **Batalla en { $at }.** Ataca { $name }. { $first } va primero.
armada-battle-began-seekers = **Batalla en { $at }.** Atacan rastreadores de { $name }. { $first } va primero.
armada-battle-began-ambush = **Batalla en { $at }.** Rastreadores de { $name } atacan desde una emboscada. { $first } va primero.
armada-battle-side = { $name }: { $units }.
armada-battle-ambush = { $name } tiene { $seekers }.
armada-launched = { $name } lanza { $what }.
armada-seekers = { $seekers }
armada-seekers-from-ambush = { $seekers } ({ $n } de la emboscada)
armada-unloads = { $ship } descarga { $units }.
armada-intercepted = { $name } envía { $n ->
    [one] un rastreador
   *[other] { $n } rastreadores
} contra los enemigos. Los dados: { $dice }.
armada-on = { $n } a { $unit }
armada-placed = Rastreadores de { $name }: { $on }.
armada-covered = Disparos a rastreadores: { $hits } de { $shots } aciertan. Aún en vuelo: { $left }.
armada-covered-all = Disparos a rastreadores: { $hits } de { $shots } aciertan. No queda ninguno.
armada-round = **Ronda { $round }.**
armada-stayed = { $n ->
    [one] Tu rastreador se queda
   *[other] Tus { $n } rastreadores se quedan
} en { $at }: no hay objetivo ni rastreador enemigo que interceptar.
armada-spared = Batalla en { $at }: no se te preguntó, porque { $what }. Para que se te pregunte aun así, pon `rest ask` en tu plan de batalla.
armada-spared-muster = no tienes naves que puedan lanzar o descargar algo
armada-spared-place = solo hay un objetivo para tus rastreadores
armada-spared-targets = solo queda un enemigo al que disparar
armada-spared-free = solo hay un objetivo para tus disparos libres
event-acted-by_plan = { $name } deja al plan de batalla las demás batallas de este turno.
armada-late = { $n ->
    [one] { $units } aún no dispara.
   *[other] { $units } aún no disparan.
}
armada-retreating = { $name } se retira con { $units }.
armada-volley-seekers = Rastreadores de { $name }: { $hits } de { $shots } aciertan.
armada-volley-close = { $name } a corta distancia: { $hits } de { $shots } disparos aciertan.
armada-volley-free = { $name }, disparos libres: { $hits } de { $shots } aciertan.
armada-volley-shots = { $name }: { $hits } de { $shots } disparos aciertan.
armada-volley-cover = { $name } a rastreadores: { $hits } de { $shots } disparos aciertan.
armada-hit-taken = { $unit } lo recibe ({ $die })
armada-hit-not-taken = { $unit } llega tarde ({ $die })
armada-hit-shield = el escudo aguanta ({ $die })
armada-hit-shield-lost = escudo perdido ({ $die })
armada-hit-armor = el blindaje lo para ({ $total })
armada-hit-armor-fails = el blindaje falla ({ $total })
armada-hit-flipped = con impacto, aún dispara
armada-hit-destroyed = destruida
armada-with = { " " }con { $units }
armada-destroyed = Se destruye { $unit } ({ $what }){ $aboard }: { $points } puntos.
armada-lost = { $unit } ({ $what }{ $aboard }) { $points }
armada-lost-all = Destruido: { $units }; en total { $points } puntos.
armada-retreated = { $n ->
    [one] { $units } ha dejado la batalla.
   *[other] { $units } han dejado la batalla.
}
armada-pressed = { $name } sigue disparando a { $seekers }: { $hits } de { $shots } disparos aciertan.
armada-battle-ended = **La batalla en { $at } ha terminado** después de { $round ->
    [0] ninguna ronda
    [one] una ronda
   *[other] { $round } rondas
}.
armada-battle-harmless = Allí ya nadie puede dañar a nadie.
armada-battle-left = Siguen allí:
armada-battle-left-nobody = Allí no queda nadie.

## What is asked
armada-ask-fleet = Compra tu flota con { $credits } créditos.
armada-ask-start = Elige el sector en el que empiezas.
armada-ask-orders = Escribe tus órdenes para el turno { $turn }.
armada-ask-attack = Elige el ataque que anuncias ahora.
armada-ask-muster = Batalla en { $at }: elige qué lanzas y descargas.
armada-ask-intercept = Batalla en { $at }: elige cuántos rastreadores van contra los enemigos.
armada-ask-place = Batalla en { $at }: da objetivos a tus rastreadores.
armada-ask-cover = Batalla en { $at }: elige quién dispara a los rastreadores.
armada-ask-retreat = Batalla en { $at }: elige quién se retira.
armada-ask-targets = Batalla en { $at }: elige tus objetivos.
armada-ask-free = Batalla en { $at }: elige tus disparos libres contra enemigos a corta distancia.
armada-ask-take = Batalla en { $at }: elige qué impactos intentan recibir tus cazas.
armada-ask-pursue = Batalla en { $at }: ¿persiguen tus unidades de vuelo a las unidades de tierra que se retiran?
armada-ask-press = Batalla en { $at }: ¿sigues disparando a los rastreadores emboscados?
armada-ask-audit = Repasa las órdenes de ambos bandos y después acepta el resultado o propón una corrección.
armada-ask-agree = El otro bando propone una corrección de puntos. ¿Aceptas?
armada-ask-other = Elige una respuesta.

## What can be done
armada-do-fleet = { $n ->
    [one] Una flota de una nave
   *[other] Una flota de { $n } naves
}
armada-do-orders = { $n ->
    [one] Órdenes para una unidad
   *[other] Órdenes para { $n } unidades
}
armada-do-start = Empezar en { $at }
armada-do-by-plan = Dejar al plan las batallas de este turno
armada-do-attack = Atacar en { $at }
armada-do-muster = Lanzar y descargar
armada-do-intercept = Interceptar rastreadores
armada-do-place = Dirigir rastreadores
armada-do-cover = Disparar a rastreadores
armada-do-retreat = Retirarse
armada-do-targets = Objetivos
armada-do-free = Disparos libres
armada-do-take = Impactos para cazas
armada-do-retreat-some = Retirada con { $units }
armada-do-stay = Quedarse y luchar
armada-do-pursue = Perseguir
armada-do-press = Seguir disparando
armada-do-audit = { $n ->
    [0] Aceptar el resultado
   *[other] Proponer { $n } puntos para { $to }
}
armada-do-agree = Aceptar
armada-do-agree-no = Rechazar
armada-do-pursue-no = Dejarlo
armada-do-press-no = Dejarlos en paz
armada-do-strike = Atacar desde la emboscada en { $at }
armada-detail-start = toca los hexágonos { $hexes }

## Where the game stands
armada-head-buying = Ambos bandos compran su flota en secreto.
armada-head-sectors = { $name } elige el sector inicial.
armada-head-orders = Turno { $turn } de { $turns }: se escriben órdenes.
armada-head-attacks = Turno { $turn } de { $turns }: ataques.
armada-head-scouting = Turno { $turn } de { $turns }: informes de exploración.
armada-head-battle = Turno { $turn } de { $turns }: batalla en { $at }.
armada-head-waiting = Se espera a { $names }.
armada-head-audit = Todo lo secreto está abierto: ambos bandos lo repasan.
armada-head-opening = La partida se prepara.
armada-head-won = { $name } ha ganado en el turno { $turn }.
armada-head-drawn = La partida queda en empate en el turno { $turn }.
armada-ended-points = { $name } tiene más puntos. ¡Victoria!
armada-hand-score = Tus puntos hasta ahora: { $mine }; los del enemigo: { $theirs }. Créditos sin gastar: { $unspent }.
armada-hand-at = { $at }: { $units }
armada-hand-score-part = Tus puntos hasta ahora: { $mine }; los del enemigo: { $theirs }. Créditos sin gastar: { $unspent }, que dan { $points } al final.
armada-hand-own = **Lo tuyo:** { $units }.
armada-hand-known = **Lo que se sabe del enemigo:** { $units }.
armada-hand-unknown = **Lo que se sabe del enemigo:** nada aún.

## In the picture of a battle
armada-pic-ended = terminada tras { $round ->
    [0] los rastreadores
    [one] una ronda
   *[other] { $round } rondas
}
armada-pic-quiet = terminada: nadie puede disparar
armada-pic-seekers-fly = rastreadores
armada-pic-round = ronda { $round }
armada-pic-in-round = { $round }: { $said }
armada-pic-calls = { $name } ataca
armada-pic-meets = { $name } defiende
armada-pic-shot = ha disparado
armada-pic-lost = bajas
armada-pic-gone = retirada

## What happened: the end
armada-found-none = Los rastreadores de { $name } no encuentran objetivo en { $at }.
armada-left-over = Nunca usados, así que cuentan como gastados: { $seekers } de { $name } en { $at }.
armada-opened = Todo lo secreto está abierto. Créditos sin gastar: { $unspent }.
armada-controlled = { $name } controla { $at } ({ $by }): { $points } puntos.
armada-controlled-tied = Nadie controla { $at }; da { $points } a { $name }.
armada-controlled-nobody = Nadie controla { $at }.
armada-control-troops = más regimientos y marines
armada-control-marines = más marines
armada-control-others = más unidades de otras clases
armada-proposed = { $name } propone una corrección: { $points } puntos para { $to }. Motivo: { $why }
armada-corrected = La corrección se acepta: { $points } puntos para { $to }.
armada-not-corrected = La corrección no se acepta: ningún punto para { $to }.
armada-scored = Puntos: { $points }.
armada-account-all = en total
armada-account-destroyed = { $items }: destruido
armada-account-expended = { $items }: gastado
armada-account-lost = { $items }: derribado
armada-account-unspent = créditos sin gastar
armada-account-unspent-part = { $n } créditos sin gastar, que puntúan en parte
armada-account-correction = corrección acordada
armada-ended-level = Ambos bandos tienen los mismos puntos. La partida queda en empate.
armada-pic-chart = Puntos por turno
armada-pic-final = final
armada-pic-battle-title = Batalla en { $at }
armada-pic-more = { $n } más
armada-pic-fleet = { $n ->
    [one] Una nave
   *[other] { $n } naves
}: { $spent } de { $credits } créditos, quedan { $left }

## What cannot be done
armada-fault-strike-no-seat = { $seat } no tiene asiento en esta partida
armada-fault-strike-none = En { $space } no hay rastreadores tuyos emboscados
armada-fault-by-plan-no-battle = No tienes ninguna batalla en marcha
armada-fault-by-plan-already = Tu plan ya responde por el resto de este turno
armada-fault-strike-fighting = Espera a que termine esta batalla
armada-fault-plan-unreadable = No entiendo esto en el plan de batalla: { $text } ({ $why })
armada-fault-targets-not-ready = { $unit } tiene en esta ronda { $most } disparos ({ $gun }), no { $n }
armada-fault-targets-not-yours = { $unit } no es ninguna unidad tuya en esta batalla
armada-fault-targets-leaving = { $unit } se retira en esta ronda y no dispara
armada-fault-targets-late-scout = { $unit } explora junto a atacantes de su bando y se pierde la primera ronda
armada-fault-targets-late-unloader = Lo que { $unit } ha descargado ataca, así que la nave se pierde la primera ronda
armada-fault-targets-late-attacked = { $unit } ha recibido un ataque y ha descargado, así que se pierde la primera ronda
armada-fault-targets-late-hauled = { $unit } ha cargado, ha movido y recibe un ataque, así que se pierde la primera ronda
armada-fault-targets-at-seekers = { $unit } ya ha usado esto ({ $gun }) contra rastreadores y no puede repetirlo en esta ronda
armada-fault-targets-decoy = Un señuelo atrae rastreadores en el paso d y no acierta a nada; { $unit } no puede dispararlo
armada-fault-targets-launchers = A { $unit } le quedan { $most } lanzadores, no { $n }
armada-fault-targets-cannot = Con esto ({ $gun }) no se puede dañar a { $unit }
armada-fault-targets-apart = { $unit } se ha retirado de unidades de tierra; solo la combaten unidades de vuelo
armada-fault-targets-not-close = { $unit } no puede ir a corta distancia
armada-fault-free-no-shot = { $unit } no tiene ningún disparo libre
armada-fault-free-not-near = { $unit } no está a corta distancia
armada-fault-retreat-held = { $unit } no puede retirarse de naves estelares y cazas
armada-fault-retreat-early = { $unit } no puede retirarse antes de la primera ronda
armada-fault-retreat-not-here = { $unit } no es ninguna unidad tuya en esta batalla
armada-fault-muster-no-seeker = { $unit } puede lanzar { $most } rastreadores, no { $n }
armada-fault-muster-no-ambush = Aquí hay { $most } rastreadores emboscados, no { $n }
armada-fault-strike-held-back = En este turno has atacado en { $space } y has dejado fuera tus rastreadores; esperan hasta el turno siguiente
armada-fault-muster-no-decoy = { $unit } puede lanzar { $most } señuelos, no { $n }
armada-fault-muster-no-unload = { $unit } no está a bordo de una nave tuya en esta batalla; se puede descargar: { $held }
armada-fault-muster-all-strike = Vuelan los { $most } rastreadores que llamaste aquí de la emboscada
armada-fault-muster-sector = En un sector no se pueden descargar unidades de tierra
armada-fault-muster-recorded = Aquí vuelan rastreadores de { $unit } que ya estaban ordenados, así que no lanza otros
armada-fault-muster-probed = { $unit } ya ha lanzado con todos sus lanzasondas en este turno y ahora no lanza señuelos
armada-fault-intercept-too-many = Tienes { $most } rastreadores en vuelo, no { $n }
armada-fault-place-no-target = { $unit } no es aquí una nave estelar ni una unidad de tierra enemiga
armada-fault-place-too-many = Has dirigido { $n } rastreadores y hay { $most } en vuelo
armada-fault-cover-not-aimed = Hacia { $unit } no vuela ningún rastreador
armada-fault-cover-no-gun = { $unit } tiene { $most } disparos contra rastreadores ({ $gun }), no { $n }
armada-fault-cover-no-shot = No se pueden hacer { $n } disparos
armada-fault-cover-no-decoy = Hay { $most } señuelos lanzados, no { $n }
armada-fault-cover-decoy-ground = Los señuelos solo sirven a naves estelares, y { $unit } no lo es
armada-fault-cover-not-its = { $unit } solo puede disparar a rastreadores que vuelan hacia ella
armada-fault-take-no-hit = { $n } no es un impacto que un caza pueda recibir
armada-fault-take-too-few = { $n } impactos son demasiados para { $fighters } cazas
armada-fault-audit-points = Una corrección es de 1 a { $most } puntos, no { $points }
armada-fault-audit-side = { $to } no tiene asiento en esta partida
armada-fault-audit-long = El motivo tiene más de { $most } caracteres
armada-fault-fleet-number = Una nave lleva un número de 1 a { $most }, no { $no }
armada-fault-fleet-number-twice = Hay dos naves { $no }
armada-fault-fleet-order = Escribe las naves de menor a mayor número
armada-fault-fleet-ships = { $n } naves son demasiadas; el máximo es { $most }
armada-fault-fleet-unknown = Esto no se vende: { $item }
armada-fault-fleet-count = No puedes comprar tantas unidades de esto: { $n } × { $item ->
    [laser] láser
    [blaster] bláster
    [launcher] lanzador
    [shield] escudo
    [armor] bloque de blindaje
    [probe_launcher] lanzasondas
    [ap] misil antipersona
    [nuclear] misil nuclear
    [seeker] rastreador
    [probe] sonda
    [decoy] señuelo
    [fighter] caza
    [regiment] regimiento
    [marines] marines
    [flashtrooper] tropa relámpago
   *[other] { $item }
}
armada-fault-fleet-cargo = Su carga ocupa { $used } y la nave tiene espacio para { $capacity }
armada-fault-fleet-missiles = La carga que no son misiles ocupa { $used } y para ella solo hay espacio para { $capacity }
armada-fault-fleet-most = Una nave tiene como máximo { $most } × { $item ->
    [shield] escudo
   *[other] { $item }
}, no { $n }
armada-fault-fleet-few = Falta algo: { $hull ->
    [missile_boat] un lanzamisiles
    [fighter_carrier] un portacazas
    [probe_scout] una exploradora
   *[other] esta nave
} necesita al menos { $least } × { $item ->
    [launcher] lanzador
    [fighter] caza
    [probe_launcher] lanzasondas
   *[other] { $item }
}, que se pagan aparte; hay { $n }
armada-fault-fleet-many = Hay demasiado: { $hull ->
    [missile_boat] un lanzamisiles
    [fighter_carrier] un portacazas
    [probe_scout] una exploradora
   *[other] esta nave
} puede tener como máximo { $most } × { $item ->
    [launcher] lanzador
    [ap] misil antipersona
    [nuclear] misil nuclear
    [seeker] rastreador
   *[other] { $item }
}, no { $n }
armada-fault-fleet-credits = La flota cuesta { $cost } de { $credits } créditos
armada-fault-fleet-line = No entiendo «{ $what }»: { $why }
armada-fault-orders-line = No entiendo «{ $what }»: { $why }
armada-fault-orders-unit = No tienes ninguna unidad { $unit }
armada-fault-orders-twice = Hay dos órdenes para { $unit }
armada-fault-orders-mixed = Escribe en líneas propias las naves, los cazas y las tropas que mueven
armada-fault-orders-nobody = Una orden nombra al menos una unidad
armada-fault-orders-act = { $unit } no puede { $act ->
    [dock] acoplar
    [load] cargar
    [unload] descargar
    [attack] atacar
    [scout] explorar
   *[other] hacer esto: { $act }
}
armada-fault-orders-form-who = Solo las tropas relámpago forman un regimiento, no { $unit }
armada-fault-orders-cannon = El cañón iónico ataca o espera
armada-fault-orders-aboard = Para salir, la nave { $ship } tiene que descargar { $unit }
armada-fault-orders-way = { $unit } no puede ir de { $here } a { $to } en un movimiento: hacen falta dos
armada-fault-orders-way-same = { $unit } no tiene que mover para quedarse en { $here }; quita el espacio
armada-fault-start-sector = Una flota empieza en { $one } o { $two }, no en { $space }
armada-fault-attack-none = No te queda ningún ataque que anunciar en { $space }
armada-fault-orders-space = No existe el espacio { $to }
armada-fault-orders-way-hex = { $unit } no puede ir de { $here } a { $to } en un movimiento: el hexágono { $hex } toca { $near }
armada-fault-orders-way-hexes = { $unit } no puede ir de { $here } a { $to } en un movimiento: ningún sector toca ambos
armada-fault-orders-cannon-fixed = El cañón iónico no se mueve ni se transporta
armada-fault-orders-foot = { $unit } solo puede mover a bordo de una nave
armada-fault-orders-launched = { $unit } no puede salir de su nave y mover en el mismo turno
armada-fault-orders-loaded = { $unit } no puede hacer nada más en el turno en que se carga
armada-fault-orders-alone = Solo las naves estelares cargan, acoplan y lanzan, no { $unit }
armada-fault-orders-single = Escribe { $what ->
    [load] la carga
    [unload] la descarga
    [dock] el acople
   *[other] esto
} para una sola nave por línea
armada-fault-orders-cargo = Di qué debe cargar { $unit }
armada-fault-orders-empty = { $unit } no puede descargar: no hay nada a bordo que descargar
armada-fault-orders-idle-cargo = Para { $unit } se nombra una carga, pero no se carga, ni descarga, ni acopla
armada-fault-orders-far = { $unit } solo puede cargar esto en el mismo espacio: { $cargo }
armada-fault-orders-load-aboard = De la nave { $ship } a otra, solo se pasa acoplando: { $cargo }
armada-fault-orders-not-cargo = Esto no se puede transportar: { $cargo }
armada-fault-orders-not-aboard = No está a bordo de { $unit }: { $cargo }; a bordo: { $held }
armada-fault-orders-none-aboard = A bordo de { $unit } no hay { $item ->
    [regiment] ningún regimiento
    [marines] marines
    [flashtrooper] ninguna tropa relámpago
   *[fighter] ningún caza
}; a bordo: { $held }
armada-fault-orders-none-there = Donde carga { $unit } no hay { $item ->
    [regiment] ningún regimiento
    [marines] marines
    [flashtrooper] ninguna tropa relámpago
   *[fighter] ningún caza
}
armada-fault-orders-sector = Esto no se puede descargar en un sector: { $cargo }
armada-fault-orders-handled = Esto se carga o descarga dos veces: { $cargo }
armada-fault-orders-room = En { $unit } no cabe todo lo que se sube a bordo
armada-fault-orders-never = { $unit } no puede llevar nunca { $item ->
    [ap] un misil antipersona
    [nuclear] un misil nuclear
    [seeker] un rastreador
   *[other] esto: { $item }
}
armada-fault-orders-first = Para cargar primero y mover después, di a { $unit } un espacio
armada-fault-orders-partner = { $unit } solo puede acoplar con una nave tuya en el mismo espacio que también acople
armada-fault-orders-dock-move = { $unit } no puede acoplar y mover en el mismo turno
armada-fault-orders-stores = { $unit } no tiene tanto que entregar: { $item }
armada-fault-orders-seekers = { $unit } puede enviar solo { $n } rastreadores, no { $want }
armada-fault-orders-number = No puedes usar { $n } × { $item }
armada-fault-orders-probes = { $unit } puede lanzar { $n } sondas, no { $want }
armada-fault-orders-decoys-act = { $unit } no puede lanzar señuelos y actuar a la vez; en una batalla cada lanzasondas lanza uno
armada-fault-orders-decoys = { $unit } puede lanzar { $n } señuelos, no { $want }
armada-fault-orders-teleport = { $unit } no puede teletransportarse a { $to }
armada-fault-orders-into-ship = { $unit } no puede teletransportarse a una nave y actuar a la vez
armada-fault-orders-form = Las tropas relámpago forman un regimiento de tres en tres, no { $n }
armada-fault-orders-form-place = Solo forman un regimiento juntas en el suelo de un mismo hexágono
armada-fault-close-now = El final solo se puede acordar mientras se escriben órdenes, entre dos turnos
armada-fault-orders-strike = No tienes rastreadores emboscados en { $to }

## Charts of the rules
armada-chart-force = Lista de fuerzas
armada-chart-what = Elemento
armada-chart-cost = Créditos
armada-chart-cargo = Carga que ocupa
armada-chart-room = Espacio
armada-chart-needs = { $what }: empieza con { $has }.
armada-chart-least = al menos { $n ->
    [one] un elemento: { $what }
   *[other] { $what }
}
armada-chart-without = nada de esto: { $what }
armada-chart-force-note = Carga entre paréntesis: en el espacio que dejan los cazas de un portacazas. Espacio entre paréntesis: solo para misiles.
armada-chart-sectors = Sectores
armada-chart-sector = Sector
armada-chart-reached = Sectores al alcance
armada-chart-barred = Fuera de alcance
armada-chart-hexes = Hexágonos al alcance
armada-chart-hex-title = Hexágonos del planeta
armada-chart-hex = Hexágono
armada-chart-touches = Sectores que lo tocan
armada-chart-via = Hexágonos a los que se llega por un sector
armada-chart-points = Puntos
armada-chart-chances = Lo que deben sumar dos dados para destruir
armada-chart-shooter = Quien dispara
armada-chart-ground = Unidad de tierra
armada-chart-fighter = Caza, rastreador
armada-chart-starship = Nave estelar
armada-chart-close = { $what } a corta distancia: { $need } contra unidades de tierra.
armada-chart-teleported = { $what } en el turno de su teletransporte: { $need } contra unidades de tierra.
armada-chart-escorted = { $what } junto a un regimiento o marines, o con impacto pero aún disparando: { $need } contra unidades de tierra.
armada-chart-defending = { $what } en defensa: { $need } contra unidades de tierra.
armada-chart-armor = El blindaje para un láser con { $laser } y lo demás con { $others }; en ambos casos se pierde un bloque. Un escudo para todos los impactos, y la mitad de las veces se pierde.

## What each thing that one chooses is for
armada-for-starship = sirve para todo
armada-for-missile-boat = tiene tres lanzadores y espacio extra para misiles
armada-for-fighter-carrier = lleva cazas; es la que más espacio tiene
armada-for-probe-scout = lleva sondas; nunca misiles ni rastreadores
armada-for-laser = dispara a naves estelares cada ronda
armada-for-blaster = dispara a cazas y, de cerca, a unidades de tierra
armada-for-launcher = dispara un misil por turno
armada-for-shield = para impactos; cada vez se puede perder
armada-for-armor = puede parar un impacto; cada intento cuesta un bloque
armada-for-probe-launcher = lanza sondas y señuelos
armada-for-ap = misil contra unidades de tierra; necesita un lanzador
armada-for-nuclear = misil contra naves estelares; necesita un lanzador
armada-for-seeker = golpea una vez: vuela solo hasta su objetivo o espera emboscado
armada-for-probe = mira un espacio desde lejos; necesita un lanzasondas
armada-for-decoy = atrae rastreadores enemigos; necesita un lanzasondas
armada-for-fighter = vuela por su cuenta, combate cazas, recibe impactos por las naves
armada-for-regiment = desembarca para tomar y conservar hexágonos
armada-for-marines = desembarcan como un regimiento, pero atacan mejor
armada-for-flashtrooper = se teletransporta entre nave y tierra; tres forman un regimiento
armada-for-ion-cannon = está en un hexágono y dispara desde tierra a naves estelares
armada-for-hold = espera y se defiende si atacan
armada-for-attack = combate a quien esté allí después de mover; hace falta para ganar un espacio
armada-for-scout = averigua cuántos enemigos de cada tipo hay, sin combatir
armada-for-unload = baja tropas o cazas para que puedan actuar
armada-for-load = sube tropas o cazas a bordo para llevarlos más allá
armada-for-dock = entrega carga a otra de tus naves en el mismo espacio
armada-for-plan-retreat = cuándo dejan tus unidades una batalla que va mal
armada-for-plan-fire = un objetivo tras otro, o algo para cada uno
armada-for-plan-missiles = cuántos misiles gastas y cuándo
armada-for-plan-seekers = cuándo se gastan los rastreadores de a bordo
armada-for-plan-ambush = cuándo golpean los rastreadores que esperan
armada-for-plan-intercept = si tus rastreadores salen contra los enemigos
armada-for-plan-decoys = cuándo los señuelos atraen rastreadores enemigos
armada-for-plan-cover = si las armas disparan a los rastreadores que llegan
armada-for-plan-close = quién se acerca: eso atrae disparos libres
armada-for-plan-take = los cazas pueden caer en lugar de las naves
armada-for-plan-unload = si tropas y cazas dejan sus naves para la batalla
armada-for-plan-pursue = si disparas a unidades de tierra que huyen
armada-for-plan-press = si sigues disparando a rastreadores que quedan emboscados
armada-for-plan-rest = el bot responde lo que dejaste abierto, o te pregunta
armada-for-option-defender = Quién tiene al principio el planeta. El otro bando debe desembarcar.
armada-for-option-regiment-defence = Con 8 o más, los regimientos conservan mejor su terreno.
armada-for-option-unspent = Con nada hay que combatir para ganar; enteros, ahorrar puede ganar.
armada-for-fleet = todo tu presupuesto de una vez, en secreto: lo que traes es todo lo que tienes
armada-for-orders = en secreto; las órdenes de ambos bandos se cumplen a la vez
armada-for-start = el espacio del que parten tus naves
armada-for-by-plan = sin preguntas en las batallas de este turno: responde tu plan
armada-for-strike = golpea al momento a quien esté allí; los rastreadores se gastan
armada-for-muster = lo que se queda a bordo no puede combatir
armada-for-intercept = gasta tus propios rastreadores para parar los enemigos
armada-for-place = contra qué naves van tus rastreadores
armada-for-cover = las armas que disparan a rastreadores no disparan a naves
armada-for-retreat = salva lo que queda antes de que te cueste más puntos
armada-for-targets = concentra el fuego: una nave que ya no está deja de disparar
armada-for-free = un disparo extra contra una unidad que se acercó
armada-for-take = pierde un caza barato en lugar de una nave
armada-for-pursue = sigue a quienes huyen, o deja que se vayan
armada-for-press = limpia el espacio de ellos, o déjalo
armada-for-audit = ambos bandos repasan los puntos antes de que termine la partida
armada-for-agree = la partida termina ahora si ambos quieren

## What actions are called in the rules
armada-called-fleet = Comprar una flota
armada-called-orders = Escribir órdenes
armada-called-start = Elegir dónde empezar
armada-called-by-plan = Dejarlo al plan
armada-called-strike = Atacar desde la emboscada
armada-called-muster = Lanzar y descargar
armada-called-intercept = Interceptar rastreadores
armada-called-place = Dirigir rastreadores
armada-called-cover = Disparar a rastreadores
armada-called-retreat = Retirarse
armada-called-targets = Elegir objetivos
armada-called-free = Disparos libres
armada-called-take = Recibir impactos
armada-called-pursue = Perseguir
armada-called-press = Seguir disparando
armada-called-audit = Repasar las cuentas
armada-called-agree = Aceptar el final

## Noticias
armada-news-nothing = nada
armada-news-none = nada
armada-news-places = { $said } sitios
armada-news-defender = { $name } defiende.
armada-news-fleets-in = Las dos flotas están compradas.
armada-news-chooser = { $name } elige el sector inicial.
armada-news-began = { $name } empieza en { $at }.
armada-news-length = La partida dura { $turns } turnos.
armada-news-turn-began = Empieza el turno { $turn } de { $turns }.
armada-news-orders-in = Están las dos hojas de órdenes.
armada-news-by-plan = { $name } dejó los combates al plan.
armada-news-announced = { $name } anunció un ataque en { $at }.
armada-news-scouting = { $name } exploró en { $at }.
armada-news-battle-attack = { $name } atacó a { $foe } en { $at }.
armada-news-battle-nobody = Nadie sobrevivió al combate en { $at }.
armada-news-battle-broken = A { $name } no le queda nada en { $at }.
armada-news-battle-lost = { $name } perdió { $units } en { $at }.
armada-news-battle-even = El combate en { $at } no costó nada.
armada-news-battle-left = { $name } dejó el combate en { $at } con { $units }.
armada-news-round = Empezó la ronda { $round } en { $at }.
armada-news-opened = Todo lo secreto está ahora a la vista.
armada-news-controlled = { $name } puntúa { $points } por { $at }.
armada-news-ended-points = { $name } ganó por { $mine } a { $theirs }.
armada-news-ended-level = Empate: { $mine } puntos cada uno.
armada-task-fleet = Compra tu flota.
armada-task-start = Elige tu sector inicial.
armada-task-orders = Escribe tus órdenes.
armada-task-attack = Elige tu próximo ataque.
armada-task-retreat = Elige quién se retira.
armada-task-targets = Elige tus blancos.
armada-task-free = Elige tus disparos libres.
armada-task-audit = Acepta el resultado o corrígelo.
armada-task-agree = ¿Aceptas la corrección?
armada-news-ships = { $n ->
    [one] una nave
   *[other] { $said } naves
}
armada-news-units = { $n ->
    [one] una unidad
   *[other] { $said } unidades
}
armada-news-others = { $n ->
    [one] otra unidad
   *[other] otras { $said } unidades
}
armada-news-battle-cost = { $name } perdió { $lost } { $n ->
    [0] antes de la primera ronda
    [1] en una ronda
   *[other] en { $said } rondas
}.
armada-news-battles-free = Nadie perdió nada en { $battles } combates.
armada-news-found-none = Los rastreadores de { $name } no hallaron nada en { $at }.
armada-term-won-more = Gana la partida, o evita perderla.
armada-term-won-less = Otra gana la partida, o evita perderla.
armada-term-points-more = Mejor en puntos: más para ti, o menos para el rival.
armada-term-points-less = Peor en puntos: menos para ti, o más para el rival.
armada-term-unspent-more = Más barato: guardas más créditos, o el rival menos.
armada-term-unspent-less = Más caro: guardas menos créditos, o el rival más.
armada-term-force-more = Más fuerte: conservas más unidades, o el rival menos.
armada-term-force-less = Más débil: conservas menos unidades, o el rival más.
armada-term-hexes-more = Más planeta en tus manos.
armada-term-hexes-less = Menos planeta en tus manos.
armada-role-defender = defensa
armada-role-invader = invasión
