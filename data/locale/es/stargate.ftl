# StarGate (SPI, 1979), contado con nuestras propias palabras.

stargate-about = Cuatro razas defienden las estrellas de los virunios, cuyas naves llegan por dos puertas estelares.
stargate-scenario-standard = La guerra entera: diecinueve unidades de la Coalición contra seis Trinaves y tres Mónadas
stargate-option-tri_ship_attacks = Una Trinave junto a varios hexágonos con enemigos
stargate-option-tri_ship_attacks-together = los ataca todos a la vez
stargate-option-tri_ship_attacks-per_hex = ataca cada hexágono por separado
stargate-option-skim_doubling = Después de bordear una puerta, los puntos se doblan
stargate-option-skim_doubling-after_exit = una vez pagado el hexágono de fuera
stargate-option-skim_doubling-before_exit = antes de pagar el hexágono de fuera
stargate-option-deadlock_guard = Un bando cuyo turno acabó sin unidades en el mapa
stargate-option-deadlock_guard-on = debe preparar todas las razas que pueda, o revelar una ficha
stargate-option-deadlock_guard-off = puede esperar
stargate-option-dispersal_splits = Una unidad combinada que se dispersa
stargate-option-dispersal_splits-no = sigue junta
stargate-option-dispersal_splits-yes = se puede dividir
stargate-option-orbit_start = Una unidad en un hexágono de órbita que no lo bordea, al mover en línea recta
stargate-option-orbit_start-leaves = debe salir de la órbita con su primer paso
stargate-option-orbit_start-skims = puede seguir por la órbita y bordear
stargate-option-marked_skims = Una unidad con un marcador de órbita
stargate-option-marked_skims-may_rest = puede descansar en órbita
stargate-option-marked_skims-go_on = debe seguir en el turno siguiente
stargate-option-lending = Un Igugui que se queda donde está presta su teletransporte
stargate-option-lending-one = a un Humano por turno
stargate-option-lending-any = a todos los Humanos cercanos
stargate-option-ranged_strength = Las unidades combinadas que apoyan desde lejos
stargate-option-ranged_strength-chart = cuentan con su fuerza combinada
stargate-option-ranged_strength-printed = cuentan con lo que está impreso en sus fichas
stargate-file-board = Un mapa tuyo como archivo TOML
stargate-file-units = Fichas tuyas como archivo TOML
stargate-objective-length = Sin límite de turnos: se juega hasta que gane un bando.
stargate-objective-coalition = Destruye al menos una unidad de cada una de las { $all } Trinaves. Si ambos bandos ganaran en el mismo momento, gana la Coalición.
stargate-objective-coalition-now = Hasta ahora han perdido una unidad { $groups } de { $all } Trinaves.
stargate-objective-virunian = Destruye { $needed } unidades de la Coalición, entre ellas al menos una de cada una de sus { $of } razas.
stargate-objective-virunian-now = Hasta ahora, destruidas { $losses } de { $needed }, de { $races } de las { $of } razas.

## Sides, races, ways to move
stargate-side-coalition = Coalición
stargate-side-virunian = Virunios
stargate-race-human = Humano
stargate-race-igugui = Igugui
stargate-race-meta-mexish = Meta-Mexish
stargate-race-duonoip = Duonoip
stargate-race-control = unidad de control
stargate-race-transport = unidad de transporte
stargate-race-weapon = unidad de armas
stargate-race-monad = Mónada
stargate-tri-ship = Trinave { $group }
stargate-gate = puerta estelar { $gate }
stargate-nullgate = la Puerta Nula
stargate-way-n = norte
stargate-way-ne = noreste
stargate-way-se = sureste
stargate-way-s = sur
stargate-way-sw = suroeste
stargate-way-nw = noroeste
stargate-tactic-warp = Curvatura
stargate-tactic-charge = Carga
stargate-tactic-maneuver = Maniobra
stargate-news-options-same = Ambos eligieron { $coalition }.
stargate-phase-staging = preparación
stargate-phase-deployment = despliegue
stargate-phase-movement = movimiento
stargate-phase-combat = combate
stargate-phase-gravity = gravedad

## What happened: the turn
stargate-turn-began = Empieza el turno { $turn }.
stargate-phase-began = { $phase ->
    [staging] { $name } puede preparar unidades.
    [deployment] Las fichas de los virunios entran boca abajo en las puertas estelares.
    [movement] { $name } mueve.
    [combat] { $name } ataca.
   *[gravity] La Puerta Nula atrae.
}
stargate-staged = { $unit } espera en el hexágono de preparación { $at }.
stargate-deployed = Tirada de { $rolled }: { $n ->
    [0] ninguna ficha entra
    [one] una ficha entra
   *[other] { $n } fichas entran
} boca abajo en la puerta estelar { $gate }. Quedan { $undeployed }.
stargate-revealed = { $unit } se revela en la puerta estelar { $gate } y sale en { $at }.
stargate-bonus = { $units } hace el movimiento extra, que termina la fase.
stargate-joined = { $units } actúan como una sola unidad.
stargate-crowded = { $units } no puede quedarse en { $at } ni salir, y se pierde.

## What happened: moves
stargate-began = { $units } empieza { $mode ->
    [linear] un movimiento recto
    [wobble] un movimiento en zigzag
   *[teleport] un teletransporte
} desde { $at }.
stargate-began-lent = { $units } empieza un teletransporte desde { $at }, prestado por { $lender }.
stargate-moved = { $units } mueve de { $from } a { $to }.
stargate-moved-skims = { $units } mueve de { $from } a { $to } y bordea la puerta estelar { $gate } { $sense ->
    [1] como las agujas del reloj
   *[other] al revés de las agujas del reloj
}.
stargate-turning = { $units } gira en { $at }: { $n ->
    [0] nadie está tan cerca como para disparar.
    [one] dispara { $fire }.
   *[other] disparan { $fire }.
}
stargate-fire-dice = Los dados: { $dice }.
stargate-missed = Ningún disparo alcanza a { $units }.
stargate-skimming = { $units } bordea la puerta estelar { $gate } { $sense ->
    [1] como las agujas del reloj
   *[other] al revés de las agujas del reloj
} en { $at }.
stargate-left-orbit = { $units } deja la órbita en { $at } con { $left ->
    [one] un punto de movimiento
   *[other] { $left } puntos de movimiento
}.
stargate-teleported = { $units } se teletransporta de { $at } a { $to }.
stargate-teleported-over = { $units } se teletransporta de { $at } a { $to }, a través de { $over }.
stargate-scattered = { $units } se desvía de { $at } a { $to }.
stargate-scattered-off = { $units } se desvía fuera del mapa.
stargate-stopped = { $units } se detiene en { $at }.
stargate-drifting = Tirada de { $rolled }: { $unit } en { $at }, sin nadie al mando, va al { $way }.
stargate-drifted = { $unit } va a la deriva de { $from } a { $to }.
stargate-collided = { $unit } choca con { $units } en { $at }. No sobrevive nadie.

## What happened: fights
stargate-approaching = { $units } se encuentra con { $foes } en { $at }.
stargate-approaching-coalition = { $units } se encuentra con { $foes } en { $at }. La Coalición tiene escudo.
stargate-approaching-virunian = { $units } se encuentra con { $foes } en { $at }. Los virunios tienen escudo.
stargate-barred = Los virunios no elegirán { $option }.
stargate-options = La Coalición eligió { $coalition }; los virunios, { $virunian }: { $effect ->
    [none] no pasa nada
    [m1] la unidad que mueve se pierde con un 1
    [m2] la unidad que mueve se pierde con 1 o 2
    [m3] la unidad que mueve se pierde de 1 a 3
    [d1] se pierde una unidad defensora con un 1
   *[d2] se pierde una unidad defensora con 1 o 2
}.
stargate-passed = { $units } logra pasar en { $at }. Nadie sufre daños.
stargate-eliminated = { $n ->
    [one] { $units } se pierde en { $at }.
   *[other] { $units } se pierden en { $at }.
}
stargate-combat = Combate en { $hexes }: { $attackers } contra { $defenders }, diferencial { $differential }, columna { $column }.
stargate-combat-ranged = Combate en { $hexes }: { $attackers } con apoyo de { $ranged } contra { $defenders }, diferencial { $differential }, columna { $column }.
stargate-result = Tirada de { $n }: { $result ->
    [Ed] la defensa queda eliminada
    [Ea] el ataque queda eliminado
    [Dd] la defensa se dispersa
    [Da] el ataque se dispersa
    [Db] ambos se dispersan
   *[other] { $result }
}.
stargate-hopeless = El ataque de { $attackers } en { $hexes } fracasa sin tirada: un diferencial de { $differential } es demasiado bajo.
stargate-unarmed = { $units } no puede atacar en { $at } y se destruye.
stargate-lapsed = En { $at } ya no hay combate.
stargate-dispersed = { $units } se traslada de { $at } a { $to }.
stargate-dispersed-stays = { $units } se queda en { $at }.
stargate-supported = { $units } apoya el combate en { $to } con { $strength } desde { $range ->
    [one] un hexágono
   *[other] { $range } hexágonos
} de distancia.
stargate-berserk = { $unit }, en { $at }, enloquece y ataca a { $target }.
stargate-berserk-alone = { $unit }, en { $at }, enloquece y no encuentra a nadie a quien atacar.
stargate-gravity = La Puerta Nula atrae (tirada de { $n }). { $side ->
    [coalition] Cae dentro una unidad de la Coalición.
    [virunian] Cae dentro una unidad virunia.
   *[nobody] No cae nadie.
}
stargate-ended-coalition-broken = La Coalición ha perdido demasiadas unidades, con todas las razas entre ellas. ¡Gana { $name }!
stargate-ended-groups-broken = Todas las Trinaves han perdido una unidad. ¡Gana { $name }!

## What is asked
stargate-ask-staging = Prepara una unidad de cada raza, o termina la preparación.
stargate-ask-staging-guard = Tu último turno acabó sin unidades en el mapa, así que hay que preparar todas las razas posibles.
stargate-ask-unit = Elige una unidad que mover, o termina la fase.
stargate-ask-unit-virunian = Elige una unidad que mover o una puerta estelar en la que revelar, o termina la fase.
stargate-ask-unit-guard = Tu último turno acabó sin unidades en el mapa, así que elige una puerta estelar en la que revelar.
stargate-ask-leg = { $units } está en { $at } y le { $left ->
    [one] queda un punto
   *[other] quedan { $left } puntos
}: elige adónde va.
stargate-ask-leg-skim = { $units } rodea una puerta estelar en { $at } y le { $left ->
    [one] queda un punto
   *[other] quedan { $left } puntos
}: elige si sigue alrededor o sale.
stargate-ask-teleport = Elige adónde se teletransporta { $units } desde { $at }.
stargate-ask-mindless = Elige qué transporte sin control mueve ahora.
stargate-ask-bar = { $units } se encuentra con { $foes } en { $at }, y participa un Igugui. Anuncia una opción que no elegirás.
stargate-ask-option = Elige cómo se encuentra { $units } con { $foes } en { $at }.{ $free ->
    [1] {" "}{ $units } tiene que elegir { $only }, así que solo decide el otro bando.
    [2] {" "}Sin { $shut }.
   *[3] {""}
}
stargate-ask-option-any = Elige cómo se encuentran las unidades.
stargate-ask-option-barred = Elige cómo se encuentra { $units } con { $foes } en { $at }. Los virunios no elegirán { $barred }.{ $free ->
    [1] {" "}{ $units } tiene que elegir { $only }, así que solo decide el otro bando.
    [2] {" "}Sin { $shut }.
   *[3] {""}
}
stargate-ask-loss = { $units } te ha ganado en { $at }: elige cuál de tus unidades se pierde.
stargate-ask-gravity = La Puerta Nula atrae: elige cuál de tus unidades cae dentro.
stargate-ask-berserk = { $unit } enloquece: elige a cuál de las unidades más cercanas ataca.
stargate-ask-berserk-any = Una unidad de armas enloquece: elige a cuál de las unidades más cercanas ataca.
stargate-ask-berserk-order = Varias unidades de armas enloquecen. Elige cuál ataca primero.
stargate-ask-place = Elige adónde se traslada { $units }, como mucho a cinco hexágonos de { $at }.
stargate-ask-place-any = Elige adónde se traslada la unidad dispersada, como mucho a cinco hexágonos.
stargate-ask-combat = Elige qué combate se resuelve ahora.
stargate-ask-unarmed = Elige de quién se pierden primero las unidades sin armas; lo que eso provoque va antes de la siguiente pérdida.
stargate-ask-support = Elige una unidad que apoye desde lejos el combate en { $at }, o tira.
stargate-ask-support-any = Elige una unidad que apoye este combate desde lejos, o tira.
stargate-ask-other = Elige una respuesta.

## What can be done
stargate-do-stage = { $unit } → { $at }
stargate-do-done = { $phase ->
    [staging] Terminar la preparación
   *[other] Terminar la fase
}
stargate-do-begin = { $units } en { $at }, { $mode ->
    [linear] en línea recta
    [wobble] en zigzag
   *[teleport] por teletransporte
}
stargate-do-begin-lent = { $units } en { $at } por teletransporte, prestado por { $lender }
stargate-do-flip = Revelar en { $gate }
stargate-do-leg = { $hexes } al { $way } hasta { $to }
stargate-do-circle = Seguir alrededor hasta { $to }
stargate-do-exit = Salir a { $to }
stargate-do-stop = Parar en { $at }
stargate-do-teleport = Teletransporte → { $to }
stargate-do-drift = { $unit } en { $at }
stargate-do-bar = No { $option }
stargate-do-choose = { $option }
stargate-do-lose = { $units } en { $at }
stargate-do-target = { $units } en { $at }
stargate-do-place = { $units } → { $at }
stargate-do-place-stay = { $units } se queda en { $at }
stargate-do-fight = Combate en { $at }
stargate-do-support = { $units } desde { $at }
stargate-do-resolve = Tirar el dado
stargate-detail-done-staging = { $n ->
    [0] nadie espera en la zona de preparación
    [one] una unidad espera en la zona de preparación
   *[other] { $n } unidades esperan en la zona de preparación
}
stargate-detail-done = las unidades que no han movido se quedan donde están
stargate-detail-begin = fuerza { $strength }, movimiento { $allowance }
stargate-detail-flip = { $n ->
    [one] hay una ficha boca abajo
   *[other] hay { $n } fichas boca abajo
}; mueve enseguida
stargate-detail-turn = gira: { $n ->
    [one] dispara un enemigo
   *[other] disparan { $n } enemigos
}, { $live } de sobrevivir
stargate-detail-turn-free = gira, nadie dispara
stargate-detail-approach = se encuentra con { $units } en { $at }
stargate-detail-crosses = cruza { $what }, { $live } de sobrevivir
stargate-detail-scatters = puede acabar a un hexágono
stargate-detail-strays = puede acabar a un hexágono y perderse allí, { $live } de sobrevivir
stargate-detail-skims = bordea la puerta estelar { $gate }
stargate-detail-energy = energía { $energy }
stargate-detail-doubles = los puntos que quedan se doblan
stargate-detail-left = { $left ->
    [0] no queda ningún punto
    [one] queda un punto
   *[other] quedan { $left } puntos
}
stargate-detail-number = { $lost ->
    [mine] pierde ante { $option } ({ $chance })
   *[theirs] vence a { $option } ({ $chance })
}
stargate-detail-unharmed = nadie se pierde
stargate-detail-loses = con esto pierdes la partida
stargate-detail-group = la primera baja del grupo { $group }
stargate-detail-range = { $range ->
    [one] a un hexágono
   *[other] a { $range } hexágonos
} de { $to }: suma { $strength }
stargate-detail-with = entonces { $differential }, { $kills } de ganar
stargate-detail-fight = { $differential }: { $attackers } contra { $defenders }
stargate-detail-odds = { $kills } de ganar, { $dies } de perder

## Where the game stands
stargate-head = Turno { $turn }: { $name }, { $phase }.
stargate-head-moving = Turno { $turn }: { $name } mueve { $units }, { $left ->
    [one] queda un punto
   *[other] quedan { $left } puntos
}.
stargate-head-teleports = Turno { $turn }: { $name } teletransporta { $units }.
stargate-head-gravity = Turno { $turn }: la Puerta Nula atrae.
stargate-head-approach = Turno { $turn }: { $units } se encuentra con { $foes } en { $at }.
stargate-head-answers = Responde { $name }.
stargate-head-won = { $name } ha ganado en el turno { $turn }.
stargate-head-drawn = La partida queda en empate en el turno { $turn }.
stargate-score = Bajas de la Coalición: { $losses } de { $needed }, razas: { $races } de { $of }. Trinaves rotas: { $groups } de { $all }.

## In the picture
stargate-pic-turn = Turno { $turn }
stargate-pic-virunian-win = Virunios ganan
stargate-pic-coalition-win = Coalición gana
stargate-pic-of = { $n } de { $of }
stargate-pic-map = mapa
stargate-pic-reserve = reserva
stargate-pic-lost = bajas
stargate-pic-gates = En las puertas
stargate-pic-undeployed = esperan: { $n }
stargate-pic-control = control
stargate-pic-transport = transporte
stargate-pic-weapon = arma
stargate-pic-monad = Mónada
stargate-pic-tri-ship = Trinave
stargate-pic-numbers = fuerza-movimiento
stargate-pic-lit = puede ir
stargate-pic-lit-risk = con riesgo
stargate-pic-lit-meets = enemigos
stargate-pic-preview = vista previa
stargate-preview-draw = Después se saca una de { $sides } fichas.
stargate-news-many-of = { $n } unidades de { $side ->
    [coalition] la Coalición
   *[virunian] los virunios
}
stargate-pic-broken = grupos rotos
stargate-pic-killed = naves perdidas
stargate-pic-broken-short = rotos
stargate-pic-killed-short = perdidas
stargate-pic-races = perdidas, razas { $n }/{ $of }
stargate-pic-meeting = encuentro
stargate-pic-lit-unit = se puede elegir
stargate-pic-reach = al alcance
stargate-pic-last-move = { $name }: último paso
stargate-pic-won = ganado
stargate-pic-wins = Gana { $name }
stargate-pic-drawn = Empate
stargate-pic-answers = Responde { $name }
stargate-pic-approach = Encuentro en { $at }
stargate-pic-shield-coalition = Coalición con escudo
stargate-pic-shield-virunian = Virunios con escudo
stargate-pic-dies = se pierde con esto o menos (d: defensor)
stargate-pic-further = { $n } más
stargate-pic-choices = { $got } de { $wanted } elecciones hechas
stargate-pic-combat = Combate en { $at }
stargate-pic-differential = diferencial
stargate-pic-points = { $left ->
    [one] queda un punto
   *[other] quedan { $left } puntos
}

## The picture in words
stargate-alt-preview = Vista previa:
stargate-alt-coalition = Coalición en el mapa: { $units }.
stargate-alt-virunian = Virunios en el mapa: { $units }.
stargate-alt-none = ninguna
stargate-alt-reserve = En reserva: { $units }.
stargate-alt-gates = Boca abajo: { $a } en la puerta estelar A, { $b } en la puerta estelar B; sin desplegar: { $left }.
stargate-alt-lost = Bajas: { $units }.
stargate-alt-lit = Abierto ahora: { $hexes }.
stargate-board-gates = Boca abajo: A { $a }, B { $b }, esperan { $left }
stargate-board-reserve = Reserva: { $units }
stargate-board-lost = Bajas: { $units }
stargate-board-key = # puerta estelar, @ Puerta Nula, o órbita, + - energía. Mayúsculas: Coalición; cifras: grupo virunio, X Mónada, * ambos. Las columnas pares están medio hexágono más abajo.

## What cannot be done
stargate-fault-typed = Escribe por ejemplo H3 se3 s2, I1 teleport to 0812, reveal A, warp, support I1 o done
stargate-fault-approach-limit = Un Meta-Mexish que mueve no puede elegir { $option ->
    [warp] curvatura
    [charge] carga
    [maneuver] maniobra
   *[other] { $option }
}
stargate-fault-approach-barred = Has anunciado que no elegirás { $option ->
    [warp] curvatura
    [charge] carga
    [maneuver] maniobra
   *[other] { $option }
}
stargate-fault-approach-charges = Un Duonoip que mueve elige carga, no { $option ->
    [warp] curvatura
    [maneuver] maniobra
   *[other] { $option }
}
stargate-fault-disperse-unit = Ahora se traslada { $unit }, no { $other }
stargate-fault-disperse-hex = { $unit } no se puede dispersar a { $hex }
stargate-fault-disperse-far = { $hex } está a más de { $most } hexágonos
stargate-fault-disperse-taken = { $hex } no estaba vacío cuando empezó este traslado
stargate-fault-disperse-crowd = { $unit } no puede estar con lo que se ha trasladado a { $hex }
stargate-fault-no-race = La Coalición no tiene ninguna raza { $race }
stargate-fault-no-staging = { $hex } no es un hexágono de preparación
stargate-fault-must-stage = Tu último turno acabó sin unidades en el mapa, así que tienes que preparar todas las razas que puedas
stargate-fault-must-reveal = Tu último turno acabó sin unidades en el mapa, así que primero tienes que revelar una ficha
stargate-fault-race-staged = De esta raza ({ $race ->
    [human] Humano
    [igugui] Igugui
    [meta-mexish] Meta-Mexish
    [duonoip] Duonoip
   *[other] { $race }
}) ya se ha preparado una unidad en este turno
stargate-fault-no-reserve = De esta raza ({ $race ->
    [human] Humano
    [igugui] Igugui
    [meta-mexish] Meta-Mexish
    [duonoip] Duonoip
   *[other] { $race }
}) no queda ninguna unidad en la reserva
stargate-fault-staging-taken = En { $hex } ya hay una unidad preparada; cabe una por hexágono
stargate-fault-not-first = { $unit } mueve junto con { $first }: nombra { $first }
stargate-fault-moved = { $unit } ya ha movido en esta fase
stargate-fault-lends = { $unit } presta su teletransporte y se queda donde está
stargate-fault-mindless = { $unit } ha perdido su unidad de control; ya no obedece a nadie
stargate-fault-still-hidden = Hasta que se hayan revelado todas las fichas, el movimiento extra solo puede ser revelar
stargate-fault-no-way = { $unit } no puede mover a ningún hexágono
stargate-fault-no-gate = En la puerta estelar { $gate } no hay nada boca abajo
stargate-fault-gate-full = Todos los hexágonos de órbita de la puerta estelar { $gate } están ocupados
stargate-fault-too-full = En { $hex } hay demasiadas unidades; haz sitio allí primero
stargate-fault-not-defending = { $unit } no es ninguna de tus unidades en { $hex }
stargate-fault-as-one = { $unit } actúa junto con { $first }: nombra { $first }
stargate-fault-not-waiting = { $unit } no es una unidad de armas que vaya a atacar ahora
stargate-fault-not-nearest = { $unit } no es la unidad más cercana a { $weapon }
stargate-fault-never-ranged = { $unit } es un Duonoip, y los Duonoip nunca apoyan desde lejos
stargate-fault-unarmed-afar = { $unit } no tiene fuerza de ataque
stargate-fault-in-hex = { $unit } está en { $hex } con enemigos y solo ataca allí
stargate-fault-no-line = Desde { $unit } no hay hasta allí ninguna línea recta libre de puertas estelares, hexágonos de órbita y Puerta Nula
stargate-fault-out-of-range = { $unit } está a { $range } hexágonos: demasiado lejos con fuerza { $strength }
stargate-fault-nobody-there = Desde lejos solo se apoya donde ambos bandos están en el hexágono
stargate-fault-no-combat = En { $hex } no tienes ningún combate que resolver
stargate-fault-fought-with = Por { $hex } se combate junto con { $first }: nombra { $first }
stargate-fault-not-unarmed = { $unit } no está en ningún hexágono cuyas unidades sin armas se pierdan ahora
stargate-fault-not-on-map = { $unit } no es ninguna de tus unidades en el mapa
stargate-fault-has-fought = { $unit } ya ha combatido en esta fase
stargate-fault-was-dispersed = { $unit } se ha dispersado en esta fase y ya no ataca
stargate-fault-has-combat = { $unit } tiene su propio combate en esta fase
stargate-fault-no-unit = No existe la unidad { $unit }
stargate-fault-not-yours = { $unit } es del otro bando
stargate-fault-eliminated = { $unit } está fuera de la partida
stargate-fault-in-reserve = { $unit } está en la reserva y no mueve hasta que se prepare al empezar un turno: { $unit } to { $hex }
stargate-fault-face-down = { $unit } aún no se ha revelado
stargate-fault-loan-teleports = { $unit } usa un teletransporte prestado y por eso solo puede teletransportarse
stargate-fault-needs-lender = { $unit } solo se teletransporta con préstamo: escribe de quién, por ejemplo { $unit } teleport by I1
stargate-fault-not-linear = { $unit } no mueve en línea recta
stargate-fault-no-wobble = { $unit } no puede mover en zigzag
stargate-fault-no-teleport = { $unit } no puede teletransportarse
stargate-fault-tri-ship-teleports = Una Trinave solo se mueve por teletransporte
stargate-fault-only-virunian = Solo los virunios revelan fichas
stargate-fault-no-stargate = No hay ninguna puerta estelar { $gate }, solo A y B
stargate-fault-monad-in-way = En { $hex } hay una Mónada con otros virunios; sepáralos primero
stargate-fault-lend-human = Solo los Humanos reciben un teletransporte prestado, no { $unit }
stargate-fault-lend-igugui = { $lender } no es un Igugui, y solo los Igugui prestan
stargate-fault-lend-map = { $lender } no estaba en el mapa al empezar esta fase
stargate-fault-lend-moved = { $lender } ha movido en esta fase y no puede prestar
stargate-fault-lend-once = { $lender } ya presta a otro Humano en esta fase
stargate-fault-lend-due = { $lender } lleva un marcador de órbita, así que debe mover y no puede prestar
stargate-fault-lend-far = { $lender } estaba a más de { $most } hexágonos de { $unit } al empezar esta fase
stargate-fault-wobbles-too-far = A { $unit } le quedan { $left } puntos de movimiento, no { $hexes }
stargate-fault-must-move-now = { $unit } se acaba de revelar y tiene que mover enseguida
stargate-fault-out-of-orbit = { $unit } no bordea ninguna puerta estelar, así que su primer paso sale de la órbita
stargate-fault-crowd-monad = { $unit } no podría detenerse en { $hex } ni en ningún sitio más allá: con una Mónada no puede estar ningún otro virunio
stargate-fault-monad-alone = { $unit } no puede detenerse en { $hex }: con una Mónada no puede estar ningún otro virunio
stargate-fault-no-hex = En el mapa no hay ningún hexágono { $to }
stargate-fault-same-hex = { $unit } ya está en { $to } y tiene que teletransportarse al menos un hexágono
stargate-fault-not-adrift = { $unit } no es un transporte al que aún le toque ir a la deriva
stargate-fault-not-drawn = { $unit } no es ninguna de tus unidades en un hexágono con +{ $energy }
stargate-fault-must-skim = { $unit } lleva un marcador de órbita y primero tiene que seguir alrededor de su puerta estelar
stargate-fault-must-enter = { $unit } tiene que entrar en juego desde la zona de preparación
stargate-fault-too-far = A { $unit } le quedan { $left } puntos de movimiento, no { $hexes }
stargate-fault-no-hexes = Un tramo mide al menos un hexágono
stargate-fault-off-map = Desde { $hex } se sale del mapa hacia el { $way ->
    [n] norte
    [ne] noreste
    [se] sureste
    [s] sur
    [sw] suroeste
    [nw] noroeste
   *[other] { $way }
}
stargate-fault-body = { $hex } es una puerta estelar o la Puerta Nula; ahí no puede entrar ninguna unidad
stargate-fault-straight-in = No se puede entrar en { $hex } en línea recta hacia su puerta estelar
stargate-fault-in-orbit = En { $hex } la unidad entra en una órbita; di allí por dónde sigue
stargate-fault-not-skimming = { $unit } no bordea ninguna puerta estelar
stargate-fault-must-circle = { $unit } bordea una puerta estelar: sigue alrededor o sale
stargate-fault-no-exit = Desde { $hex } no hay salida
stargate-fault-no-stop-in-orbit = Quien bordea una puerta estelar y aún tiene puntos no puede parar allí
stargate-fault-no-turn = Una unidad con los puntos doblados ya no puede girar
stargate-fault-must-move = { $unit } aún no se ha movido
stargate-fault-out-first = Una unidad recién revelada sale de la órbita con su primer paso
stargate-fault-crowd = { $unit } no podría detenerse en { $hex } ni en ningún sitio más allá: allí hay demasiadas unidades propias
stargate-fault-not-in-line = { $to } no está en ninguna línea recta desde { $hex }
stargate-fault-no-end = { $to } es una puerta estelar o la Puerta Nula; ahí no puede acabar ninguna unidad
stargate-fault-one-turn = La segunda mitad del movimiento de una Trinave va en otra dirección
stargate-fault-full = { $unit } no puede detenerse en { $hex }: allí hay demasiadas unidades propias
stargate-fault-not-yet = { $unit } aún no se ha teletransportado

## Charts of the rules
stargate-chart-counters = Las fichas
stargate-chart-unit = Unidad
stargate-chart-count = Cantidad
stargate-chart-strength = Fuerza de combate
stargate-chart-allowance = Capacidad de movimiento
stargate-chart-counters-note = Entre paréntesis: solo defiende. W: zigzag. T: teletransporte.
stargate-chart-combined = Tabla de unidades combinadas
stargate-chart-skim = Entradas al hexágono de órbita al norte de una puerta estelar
stargate-chart-heading = Rumbo
stargate-chart-circles = Lo que sigue
stargate-chart-clockwise = rodea como las agujas del reloj
stargate-chart-counter = rodea al revés de las agujas del reloj
stargate-chart-straight = prohibido: directo a la puerta estelar
stargate-chart-scatter = Desvío de un teletransporte de más de seis hexágonos
stargate-chart-scatter-further = un hexágono más allá
stargate-chart-scatter-back = un hexágono más acá
stargate-chart-scatter-none = justo en su sitio
stargate-chart-matrix = Matriz de opciones del encuentro
stargate-chart-defender-mover = Quien defiende / quien mueve
stargate-chart-option-warp = curvatura
stargate-chart-option-charge = carga
stargate-chart-option-maneuver = maniobra
stargate-chart-matrix-note = Con este número o menos, un dado elimina la unidad que mueve; con una d, una unidad defensora.
stargate-chart-shielded = Tabla de encuentros con escudo
stargate-chart-shielded-who = Con escudo
stargate-chart-shielded-defender = quien defiende: pasa a
stargate-chart-shielded-mover = quien mueve: pasa a
stargate-chart-combat = Tabla de resultados de combate
stargate-chart-die = Dado
stargate-chart-combat-note = Columnas: total del ataque menos el de la defensa. E eliminación, D dispersión; a todo el ataque, d toda la defensa, b ambos. Por debajo de la primera columna el ataque se elimina sin tirada.
stargate-chart-map = Números del mapa
stargate-chart-orbit = Hexágono de órbita
stargate-chart-gate-A = en la puerta estelar A
stargate-chart-gate-B = en la puerta estelar B
stargate-chart-map-note = Arriba, la puerta estelar A: sus hexágonos de órbita con sus números, que no son energía, y los hexágonos de energía de alrededor. La puerta estelar B es igual. Abajo, la Puerta Nula.
stargate-chart-energy = Hexágonos de energía
stargate-chart-energy-value = Número
stargate-chart-energy-hexes = Hexágonos
stargate-chart-gravity = Gravedad de la Puerta Nula
stargate-chart-result = Resultado
stargate-chart-gravity-virunian = se elimina una unidad virunia en un hexágono de +4
stargate-chart-gravity-coalition = se elimina una unidad de la Coalición en un hexágono de +4
stargate-chart-gravity-none = no pasa nada

## What each thing that one chooses is for
stargate-for-option-tri-ship-attacks = Todo a la vez es más fuerte o más débil según los números; por separado es más sencillo.
stargate-for-option-skim-doubling = Pagar antes deja menos puntos que doblar: las naves salen más lentas.
stargate-for-option-deadlock-guard = Evita que ambos bandos esperen para siempre. Mejor dejarlo.
stargate-for-option-dispersal-splits = Las unidades divididas son más débiles y más fáciles de cazar.
stargate-for-option-orbit-start = Bordear desde parado permite dejar antes las puertas.
stargate-for-option-marked-skims = Descansar deja que una unidad espere su momento junto a una puerta.
stargate-for-option-lending = Más préstamos hacen más rápidos a los Humanos de la Coalición.
stargate-for-option-ranged-strength = Qué números cuentan cuando unas naves combinadas ayudan desde lejos.
stargate-for-human = rápido en línea recta; puede usar prestado el teletransporte de un Igugui
stargate-for-igugui = salta cualquier distancia en línea recta, o presta eso a un Humano cercano
stargate-for-meta-mexish = gira cuanto quiere sin que le disparen; no puede cargar
stargate-for-duonoip = fuerte, pero siempre carga cuando se encuentra con enemigos; nunca apoya
stargate-for-control = dirige su grupo y gira cuanto quiere; sin ella el grupo está perdido
stargate-for-transport = no puede atacar, pero completa una Trinave que se teletransporta con fuerza 10
stargate-for-weapon = la única nave de su grupo que puede atacar
stargate-for-monad = fuerte y por libre: no es de ningún grupo y puede mover en cada fase
stargate-for-linear = llega más lejos, pero cada giro atrae disparos
stargate-for-wobble = gira tantas veces como quieras: nadie dispara
stargate-for-teleport = salta por encima de todo en línea recta; solo importa dónde acabas
stargate-for-warp = para quien mueve: gana a carga, pierde ante maniobra; con lo mismo, sufre
stargate-for-charge = para quien mueve: gana a maniobra, pierde ante curvatura; con lo mismo, sufre
stargate-for-maneuver = para quien mueve: gana a curvatura, pierde ante carga; con lo mismo, sufre
stargate-for-stage = espera junto al mapa y tiene que entrar en la próxima fase de movimiento
stargate-for-flip = saca una nave oculta junto a la puerta; mueve enseguida
stargate-for-circle = sigue alrededor de la puerta: tres hexágonos de órbita doblan los puntos que quedan
stargate-for-exit = deja la órbita de la puerta y sigue en línea recta
stargate-for-stop = termina aquí este movimiento
stargate-for-fight = ahora combate aquí: un dado, mejor cuanto más fuerte sea tu bando
stargate-for-support = suma desde lejos parte de la fuerza de esta unidad; más cerca suma más
stargate-for-resolve = decide este combate con un dado
stargate-for-begin = cada unidad puede mover una vez en tu fase de movimiento
stargate-for-leg = cada hexágono cuesta un punto; un giro atrae disparos de cada enemigo al alcance
stargate-for-done = lo que no ha movido ni combatido hasta ahora se queda como está
stargate-for-choose = ambos bandos eligen en secreto; las tres formas se ganan unas a otras en círculo
stargate-for-bar = nombra una de las tres formas que tú no elegirás
stargate-for-lose = entrega la unidad que menos necesitas
stargate-for-target = golpea lo que más daño haría al otro bando
stargate-for-place = las tuyas, cerca de su próxima tarea; las enemigas, lejos de ella
stargate-for-drift = elige cuál va primero; cada una destruye aquello con lo que choca

## What actions are called in the rules
stargate-called-linear = Línea recta
stargate-called-wobble = Zigzag
stargate-called-teleport = Teletransporte
stargate-called-begin = Mover una unidad
stargate-called-stage = Preparar una unidad
stargate-called-flip = Revelar una ficha
stargate-called-leg = Seguir una línea
stargate-called-circle = Bordear una puerta
stargate-called-exit = Salir de la órbita
stargate-called-stop = Parar
stargate-called-done = Terminar la fase
stargate-called-choose = Encontrarse con el enemigo
stargate-called-bar = Descartar una forma
stargate-called-lose = Elegir una baja
stargate-called-target = Elegir un objetivo
stargate-called-place = Colocar unidades
stargate-called-drift = Dejar un transporte a la deriva
stargate-called-fight = Elegir un combate
stargate-called-support = Apoyar
stargate-called-resolve = Tirar el dado
stargate-term-won-more = Gana la partida, o evita perderla.
stargate-term-won-less = Otra gana la partida, o evita perderla.
stargate-term-losses-more = Las pérdidas te favorecen: más suyas, o menos tuyas.
stargate-term-losses-less = Las pérdidas te perjudican: más tuyas, o menos suyas.
stargate-term-force-more = Más fuerte: más tuyo en el mapa, o menos del rival.
stargate-term-force-less = Más débil: menos tuyo en el mapa, o más del rival.
stargate-term-reach-more = Mejor situado: la distancia al rival te conviene.
stargate-term-reach-less = Peor situado: la distancia le conviene al rival.
stargate-term-union-more = Los grupos virunianos quedan como te conviene.
stargate-term-union-less = Los grupos virunianos quedan como le conviene al rival.
stargate-term-pull-more = Más seguro: el Nullgate te amenaza menos, o más al rival.
stargate-term-pull-less = Más arriesgado: el Nullgate te amenaza más, o menos al rival.
stargate-term-combats-more = Los combates obligados te van mejor.
stargate-term-combats-less = Los combates obligados te van peor.
stargate-term-openings-more = Los ataques aún posibles te favorecen más.
stargate-term-openings-less = Los ataques aún posibles te favorecen menos.
stargate-term-threats-more = Más seguro: los próximos ataques pintan mejor para ti.
stargate-term-threats-less = Más arriesgado: los próximos ataques pintan peor para ti.
stargate-term-approach-more = La aproximación en curso acaba mejor para ti.
stargate-term-approach-less = La aproximación en curso acaba peor para ti.
stargate-term-pace-more = No pierde tiempo.
stargate-term-pace-less = Pierde tiempo.
