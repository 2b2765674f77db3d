# Armada en Discord.


## Fixed choices
choice-target-ground = Unidades de tierra
choice-target-fighter = Cazas y rastreadores
choice-target-starship = Naves estelares
choice-shooter-laser = Láser
choice-shooter-ap = Misil antipersona
choice-shooter-nuclear = Misil nuclear
choice-shooter-blaster = Bláster
choice-shooter-seeker = Rastreador
choice-shooter-decoy = Señuelo
choice-shooter-fighter = Caza
choice-shooter-regiment = Regimiento
choice-shooter-marines = Marines
choice-shooter-flashtrooper = Tropa relámpago
choice-shooter-ion_cannon = Cañón iónico

## Standing answers
armada-policy-usual = Como dice mi plan de batalla, o lo habitual
armada-policy-hold = Todas las unidades esperan
armada-policy-ask = Preguntarme
armada-policy-in_order = En el orden de los espacios
armada-policy-accept = Aceptar
armada-policy-refuse = Rechazar

## Everywhere
armada-option-scenario = Escenario
bot-armada-ready = Revisar y cerrar
bot-armada-back = Atrás
bot-armada-wrong = { $n ->
    [one] **Una cosa aún no está bien:**
   *[other] **{ $n } cosas aún no están bien:**
}
bot-armada-unread = { $n ->
    [one] **No entiendo una línea** (guardada en **{ $box }**):
   *[other] **No entiendo { $n } líneas** (guardadas en **{ $box }**):
}
bot-armada-wrong-line = - { $why }
bot-armada-wrong-ship = - Nave { $no }: { $why }
bot-armada-wrong-unit = - **{ $no }**: { $why }
bot-armada-unit-own = { $kind } { $id }
bot-armada-unit-foe = { $kind } { $id } del enemigo

## Fleet
bot-armada-fleet-head = **Tu flota**: { $ships ->
    [one] una nave
   *[other] { $ships } naves
}, { $cost } de { $credits } créditos. **Quedan { $left }.**
bot-armada-fleet-unspent = { $points ->
    [0] Los créditos sin gastar no dan nada.
   *[other] Los créditos sin gastar te dan { $points }.
}
bot-armada-fleet-line = `{ $no }` { $hull }: { $has } · carga { $used }/{ $room } · { $n ->
    [one] { $price } créditos
   *[other] { $price } créditos cada una
}
bot-armada-fleet-bare = nada a bordo
bot-armada-fleet-empty = Aún no hay naves. Añade una o pulsa **{ bot-armada-fleet-shelf }**.
bot-armada-fleet-part = - { $what }: { $cost } créditos, carga { $cargo }
bot-armada-fleet-run = Estas { $n } naves son iguales. Un cambio aquí las cambia todas.
bot-armada-fleet-which = Equipar, copiar o quitar una nave
bot-armada-fleet-add = Añadir una nave
bot-armada-fleet-hull = { $cost } créditos, espacio para { $room }
bot-armada-fleet-with = , con { $things }
bot-armada-fleet-put = Poner a bordo
bot-armada-fleet-take = Quitar de a bordo
bot-armada-fleet-price = { $cost } créditos, carga { $cargo }
bot-armada-fleet-times = ¿Cuántas como esta?
bot-armada-fleet-many = { $n } × { $hull }
bot-armada-fleet-one = Solo la nave { $no }
bot-armada-fleet-fit = Escribir lo de a bordo
bot-armada-fleet-fit-title = Nave { $no }
bot-armada-fleet-fit-label = Todo lo que hay a bordo
bot-armada-fleet-fit-hint = laser 2, shield 1, regiment 1, nuclear 8
bot-armada-fleet-scrap = { $n ->
    [one] Quitar
   *[other] Quitar las { $n }
}
bot-armada-fleet-shelf = Flotas para cargar
bot-armada-fleet-ready-made = Cargar una flota hecha
bot-armada-fleet-own = Cargar una de tus flotas guardadas
bot-armada-fleet-own-none = Aún no has guardado ninguna flota. Pulsa **{ bot-armada-fleet-keep }** cuando hayas formado una.
bot-armada-fleet-drop = Borrar una de tus flotas guardadas
bot-armada-fleet-dropped = Borrada.
bot-armada-fleet-instead = Sustituye lo que has formado hasta ahora.
bot-armada-fleet-size = { $ships } naves, { $cost } créditos
bot-armada-fleet-paste = Pegar o subir
bot-armada-fleet-paste-label = Una línea por nave, o por naves iguales
bot-armada-fleet-paste-hint = 1-4 starship: laser 2, shield 1, regiment 1
bot-armada-fleet-file = O un archivo de texto con la flota
bot-armada-fleet-keep = Guardar
bot-armada-fleet-kept = Guardada. Puedes cargarla en cualquier partida.
bot-armada-fleet-name = ¿Cómo se llama?
bot-armada-fleet-lock = Cerrar esta flota
bot-armada-fleet-sure = Puedes retirarla hasta que estén ambas flotas.
bot-armada-fleet-sure-empty = **¿Ninguna nave?** Todos los créditos quedan sin gastar y no tienes con qué combatir.
bot-armada-fleet-locked = Cerrada ✓ Nadie más la ve antes del final.
bot-armada-made-balanced = Equilibrada
bot-armada-made-balanced-about = un poco de todo, con dos portacazas, un lanzamisiles y una exploradora
bot-armada-made-balanced-play = Ataca con las naves armadas juntas donde seas más fuerte; desembarca las tropas al final.
bot-armada-made-line = Línea
bot-armada-made-line-about = trece naves armadas con blindaje y algunas tropas
bot-armada-made-line-play = Juntas y al ataque: láser y blindaje ganan combates largos. La 14 y la 15 desembarcan al final.
bot-armada-made-swarm = Enjambre
bot-armada-made-swarm-about = ocho portacazas llenos de cazas
bot-armada-made-swarm-play = Todo en un sitio: los cazas derriban cazas y reciben impactos por sus portacazas.
bot-armada-made-salvo = Salva
bot-armada-made-salvo-about = nueve lanzamisiles, y marines para el puerto
bot-armada-made-salvo-play = Nucleares contra naves, antipersona contra tropas. Retírate cuando queden pocos misiles.
bot-armada-made-landing = Desembarco
bot-armada-made-landing-about = tropas y tropas relámpago para los seis hexágonos
bot-armada-made-landing-play = Evita combates en el espacio. Explora y al final desembarca en todos los hexágonos, sobre todo el 1.
bot-armada-made-ambushers = Emboscada
bot-armada-made-ambushers-about = rastreadores para emboscadas y sondas para encontrar al enemigo
bot-armada-made-ambushers-play = Busca naves caras con sondas y lanza rastreadores; deja otros emboscados en su camino.
bot-armada-made-guard = Guardia
bot-armada-made-guard-about = una flota pequeña por 2000 créditos
bot-armada-made-guard-play = Mantén las naves juntas y las tropas en el hexágono 1: deja que venga el enemigo.

## Order sheet
bot-armada-orders-head = **Turno { $turn } de { $turns }**: { $have } de { $should } tienen órdenes.
bot-armada-orders-line = **{ $units }** ({ $at }): { $what }
bot-armada-orders-idle = **{ $units }** ({ $at }): aún sin orden
bot-armada-orders-striking = Los rastreadores emboscados en { $at } atacan en cuanto haya un objetivo.
bot-armada-orders-which = Elige una o más unidades
bot-armada-orders-clear = { $n ->
    [0] No te queda ninguna nave
   *[other] Tus naves no encuentran enemigos conocidos
}
bot-armada-orders-contact = { $n ->
    [one] 1 nave puede
   *[other] { $n } naves pueden
} encontrarse con { $enemies } en { $at }
bot-armada-orders-ship = Nave { $no } ({ $hull }) en { $at }
bot-armada-orders-fleet = Las { $n } naves en { $at }
bot-armada-orders-all = { $n ->
    [2] Las dos
   *[other] Todo
}: { $units } en { $at }
bot-armada-orders-units = { $units } en { $at }
bot-armada-orders-aboard = { $units } a bordo de la nave { $ship }
bot-armada-orders-lying = { $n ->
    [one] Un rastreador
   *[other] { $n } rastreadores
} en { $at }
bot-armada-orders-strike = Emboscadas que atacan este turno
bot-armada-orders-now = Atacar ya
bot-armada-orders-now-about = Los rastreadores emboscados pueden atacar en cualquier momento, también antes de las órdenes. Todo el mundo se entera enseguida. Sin objetivo se quedan donde están.
bot-armada-orders-strike-in = Atacar en { $at } con { $n }
bot-armada-orders-order = Los ataques vienen en este orden: { $spaces }.
bot-armada-orders-chosen = Se te preguntará en qué orden se anuncian tus { $n } ataques. Todo el mundo ve que se te pregunta.
bot-armada-orders-choose = Elegir el orden después
bot-armada-orders-listed = Usar el orden de la hoja
bot-armada-orders-before = Como el turno anterior
bot-armada-orders-lost = { $n ->
    [one] Una de las órdenes del turno anterior ya no encaja.
   *[other] { $n } de las órdenes del turno anterior ya no encajan.
}
bot-armada-orders-plan = Plan de batalla
bot-armada-orders-type = Escribir órdenes
bot-armada-orders-type-label = Una línea por orden; sin orden, se espera
bot-armada-orders-type-hint = 7: to B attack · 4: to 1 unload r1-2 · f1-3: scout · 9: probe 1 as ground
bot-armada-orders-lock = Cerrar estas órdenes
bot-armada-orders-sure = Puedes retirarlas hasta que ambos hayan cerrado.
bot-armada-orders-hold = { $n ->
    [one] Una unidad no tiene orden y espera.
   *[other] { $n } unidades no tienen orden y esperan.
}
bot-armada-orders-locked = Cerradas ✓ Nadie más las ve antes del final.
bot-armada-orders-end = ¿Terminar la partida?
bot-armada-end-about = **¿Terminar la partida ahora?** Si ambos bandos aceptan, no se juegan más turnos y todo se cuenta como tras el último: los puntos hasta ahora, los créditos sin gastar y los hexágonos tal como están. Los rastreadores emboscados cuentan como gastados. Las órdenes de este turno no se cumplen. La propuesta vale hasta el turno siguiente.
bot-armada-end-proposed = El otro bando propone terminar.
bot-armada-end-waiting = Has propuesto terminar. El otro bando aún no ha respondido.
bot-armada-end-agree = Aceptar: terminar la partida ahora
bot-armada-do-hold = esperar
bot-armada-do-nothing = aún sin orden
bot-armada-do-to = a { $at }
bot-armada-do-after = después a { $at }
bot-armada-do-into = a la nave { $ship }
bot-armada-do-attack = atacar
bot-armada-do-scout = explorar
bot-armada-do-load = cargar { $cargo }
bot-armada-do-unload = descargar { $cargo }
bot-armada-do-dock = acoplar con la nave { $ship } y entregar { $cargo }
bot-armada-do-form = formar regimientos{ $act ->
    [attack] , atacar
    [scout] , explorar
   *[other] {""}
}
bot-armada-do-seekers = { $n ->
    [one] enviar un rastreador
   *[other] enviar { $n } rastreadores
} a { $at }
bot-armada-do-probe = sonda a { $at }, anunciada como { $shown ->
    [ground] unidad de tierra
   *[other] unidad de vuelo
}
bot-armada-do-decoys = { $n ->
    [one] un señuelo
   *[other] { $n } señuelos
}
bot-armada-act-hold = Esperar
bot-armada-act-attack = Atacar
bot-armada-act-scout = Explorar
bot-armada-act-unload = Descargar
bot-armada-act-load = Cargar
bot-armada-act-dock = Acoplar
bot-armada-pick-head = **{ $units }** en { $at }: { $order }
bot-armada-pick-has = Tiene { $things }.
bot-armada-pick-aboard = A bordo: { $units }.
bot-armada-pick-some = ¿Cuántas de ellas?
bot-armada-pick-to = ¿Adónde?
bot-armada-pick-stay = Quedarse
bot-armada-pick-worth = { $points } puntos al final para quien lo controle
bot-armada-pick-reach = desde allí, a los hexágonos { $hexes }
bot-armada-pick-foes = enemigo: { $units }
bot-armada-pick-ship = nave { $no }
bot-armada-pick-teleport = Teletransporte: { $to }
bot-armada-pick-act = ¿Para hacer qué?
bot-armada-pick-partner = ¿Con qué nave acoplar?
bot-armada-pick-load = ¿Qué cargar?
bot-armada-pick-unload = ¿Qué descargar?
bot-armada-pick-dock = ¿Qué entregar?
bot-armada-pick-launch = Rastreadores, sondas y más
bot-armada-pick-launch-label = O en palabras, además de lo elegido arriba
bot-armada-pick-send = Enviar rastreadores a
bot-armada-pick-send-n = Cuántos rastreadores
bot-armada-pick-probes = Lanzar sondas a
bot-armada-pick-decoys = Lanzar señuelos
bot-armada-pick-launch-hint = send 2 to A, probe 1 as ground, decoys 3
bot-armada-pick-give = Entregar provisiones
bot-armada-pick-stores = Provisiones que se entregan
bot-armada-pick-give-label = O en palabras, también unidades
bot-armada-pick-give-hint = 2 nuclear, r1
bot-armada-pick-first = Primero cargar, luego mover
bot-armada-pick-last = Primero mover, luego cargar
bot-armada-pick-form = { $n ->
    [one] Formar un regimiento
   *[other] Formar { $n } regimientos
}
bot-armada-pick-line = Escribirlo
bot-armada-pick-line-label = La orden
bot-armada-pick-line-hint = to B attack · load r1 then to B · to 1 unload r1-2 · dock 3 give 2 nuclear
bot-armada-pick-none = Sin orden
bot-armada-pick-title = Órdenes para { $units }

## Battle plan
bot-armada-plan-about = En batalla responde el plan. Lo que deja abierto se te pregunta, salvo que solo una respuesta tenga sentido (`rest ask`: incluso entonces).
bot-armada-plan-none = Sin plan de batalla: se te pregunta en cada batalla.
bot-armada-plan-open = Preguntarme
bot-armada-plan-which = Cambiar el plan
bot-armada-plan-type = Escribir el plan
bot-armada-plan-clear = Borrar el plan
bot-armada-plan-label = El plan; «at 1:» empieza uno solo para el 1
bot-armada-plan-hint = targets carrier boat; retreat 40; close fighters; at 1: retreat never
bot-armada-plan-retreat = Retirada
bot-armada-plan-fire = Cómo se reparte el fuego
bot-armada-plan-missiles = Misiles
bot-armada-plan-seekers = Rastreadores
bot-armada-plan-ambush = Rastreadores emboscados
bot-armada-plan-intercept = Interceptar rastreadores
bot-armada-plan-decoys = Señuelos
bot-armada-plan-cover = Disparar a rastreadores
bot-armada-plan-close = Corta distancia
bot-armada-plan-take = Qué impactos reciben los cazas
bot-armada-plan-unload = Descarga
bot-armada-plan-pursue = Unidades de tierra que se retiran
bot-armada-plan-press = Rastreadores que siguen emboscados
bot-armada-plan-rest = Todo lo demás

## Battle
bot-armada-battle-head = **Batalla en { $at }**{ $round ->
    [0] , antes de la primera ronda
   *[other] , ronda { $round }
}
bot-armada-battle-round = { $round ->
    [0] **Antes de la primera ronda.**
   *[other] **Ronda { $round }.**
}
bot-armada-battle-do = Confirmar
bot-armada-battle-plan = Como dice mi plan
bot-armada-battle-turn = Batallas del turno, al plan
bot-armada-battle-locked = Tu respuesta ha llegado.
bot-armada-battle-label = Tu respuesta
bot-armada-muster-typed = seekers 7 9, decoys 12x3, ambush 3, unload f1-2
bot-armada-intercept-typed = intercept 3
bot-armada-place-typed = place S7x2 Sr3
bot-armada-cover-typed = R7 laser, R2 decoy on R7
bot-armada-retreat-typed = retreat 1-3, f1
bot-armada-targets-typed = R7 laser on S3; all on S5; close f1-2; rest hold
bot-armada-free-typed = Rr1 regiment on S3; rest hold
bot-armada-take-typed = take 0 2
bot-armada-muster = Lanzado: { $seekers ->
    [0] ningún rastreador
    [one] un rastreador
   *[other] { $seekers } rastreadores
}{ $ambush ->
    [0] { "" }
   *[other] , { $ambush } de la emboscada
}, { $decoys ->
    [0] ningún señuelo
    [one] un señuelo
   *[other] { $decoys } señuelos
}{ $n ->
    [0] .
   *[other] . Descargado: { $units }.
}
bot-armada-muster-field-seekers = Naves que lanzan un rastreador
bot-armada-muster-field-decoys = Naves que lanzan señuelos
bot-armada-muster-field-unload = Unidades que salen
bot-armada-muster-field-ambush = Rastreadores de la emboscada
bot-armada-muster-called = { $n ->
    [one] El rastreador que llamaste de la emboscada ataca.
   *[other] Los { $n } rastreadores que llamaste de la emboscada atacan.
}
bot-armada-muster-late = Una nave que descarga ahora se pierde la primera ronda.
bot-armada-intercept = { $n } de tus { $mine } rastreadores van contra los { $theirs } del enemigo. Cada uno acierta la mitad de las veces, y se gasta.
bot-armada-intercept-field-n = ¿Cuántos?
bot-armada-place = { $n ->
    [one] Un rastreador
   *[other] { $n } rastreadores
}: { $on }. { $left ->
    [0] Todos tienen objetivo.
   *[other] Tu plan da objetivo a { $left }.
}
bot-armada-place-more = { $n ->
    [one] Dirigir uno a
   *[other] Dirigir { $n } a
}
bot-armada-place-off = Quitar todos
bot-armada-place-none = Retirar todos
bot-armada-cover = Hay rastreadores en vuelo hacia { $aimed }. { $n ->
    [0] Nadie les dispara.
    [one] Un disparo contra ellos; esa arma se pierde la primera ronda.
   *[other] { $n } disparos contra ellos; esas armas se pierden la primera ronda.
}
bot-armada-cover-field-shots = Qué dispara a los rastreadores sobre su propia nave
bot-armada-cover-gun = { $unit }: { $gun }
bot-armada-cover-decoy = Señuelos para { $unit }: { $n }
bot-armada-retreat = { $n ->
    [0] No se retira nadie.
   *[other] Retirada: { $units }.
} Las unidades que se retiran reciben disparos una vez más.
bot-armada-retreat-field-units = Quién se retira
bot-armada-retreat-all = Todas
bot-armada-retreat-none = Nadie
bot-armada-take = { $fighters ->
    [one] Un caza puede
   *[other] { $fighters } cazas pueden
} intentar recibir impactos, uno cada uno, y la mitad de las veces funciona. Intentas { $n } de { $hits }.
bot-armada-take-field-hits = Impactos que los cazas intentan recibir
bot-armada-take-hit = Impacto { $n } en { $unit }
bot-armada-targets-line = **{ $target }**: { $guns } ({ $by }), { $hits } impactos de media
bot-armada-targets-nothing = No se dispara a nada.
bot-armada-targets-rest-plan = Las demás armas disparan como dice tu plan; ya está contado arriba.
bot-armada-targets-besides = { $n ->
    [one] **No has nombrado este disparo, pero tu plan también lo hace** (el plan habitual, si no tienes)
   *[other] **No has nombrado estos { $n } disparos, pero tu plan también los hace** (el plan habitual, si no tienes)
}: { $shots }. Para guardarlos, pulsa **{ bot-armada-targets-hold }**.
bot-armada-targets-counted = Los disparos libres pueden destruir naves a corta distancia antes de que disparen sus demás armas. Eso está contado, como si el enemigo apuntara según el plan habitual.
bot-armada-targets-rest-hold = Las demás armas no disparan.
bot-armada-targets-plan = Lo demás, según el plan
bot-armada-targets-hold = Lo demás no dispara
bot-armada-targets-who = Elige quién dispara y después a qué
bot-armada-targets-at = Disparar a
bot-armada-targets-aim = { $units }: { $n ->
    [one] un disparo
   *[other] { $n } disparos
}. ¿A qué?
bot-armada-targets-clear = Quitar mis objetivos
bot-armada-targets-field-close = Quién va a corta distancia
bot-armada-targets-near = { $n ->
    [0] Nadie va a corta distancia.
   *[other] A corta distancia: { $units }. Cada unidad de tierra que haya allí les dispara una vez más.
}

## Audit
bot-armada-audit-about = Todo está abierto y comprobado. ¿Algo parece injusto? Propón puntos.
bot-armada-audit-none = Aceptas.
bot-armada-audit-line = Propones { $points } puntos para { $side }: { $why }
bot-armada-audit-accept = Aceptar
bot-armada-audit-lock = Proponerla
bot-armada-audit-propose = Proponer una corrección
bot-armada-audit-locked = Tu respuesta ha llegado.
bot-armada-audit-field-points = ¿Cuántos puntos?
bot-armada-audit-field-to = ¿Para quién?
bot-armada-audit-field-why = ¿Por qué?
bot-armada-audit-points = Escribe los puntos como un número.

## Reports

## Charts and odds
bot-armada-force-hull = - { $what }: { $cost } créditos{ $room }
bot-armada-force-row = - { $what }: { $cost } créditos, carga { $cargo }
bot-armada-force-least = , { $cost } créditos con lo que debe tener: { $has }
bot-armada-force-room = , espacio para { $n }
bot-armada-force-hulls = Naves
bot-armada-force-components = Componentes
bot-armada-force-stores = Provisiones
bot-armada-force-units = Unidades
bot-armada-force-emplacements = El cañón de quien defiende
bot-armada-chart-head = **Lo que deben sumar dos dados para destruir, y su probabilidad**: unidades de tierra · cazas y rastreadores · naves estelares
bot-armada-chart-row = - **{ $shooter }**: { $ground } · { $fighter } · { $starship }{ $better }
bot-armada-chart-close = ; { $need } contra unidades de tierra a corta distancia
bot-armada-chart-teleported = ; { $need } contra unidades de tierra en el turno de su teletransporte
bot-armada-chart-escorted = ; { $need } contra unidades de tierra junto a un regimiento o marines, o con impacto pero aún disparando
bot-armada-chart-defending = ; { $need } contra unidades de tierra en defensa
bot-armada-chart-armor = **El blindaje** para un láser con { $laser } y lo demás con { $others }; en ambos casos se pierde un bloque. **Un escudo** para todos los impactos, y la mitad de las veces se pierde.
bot-armada-odds-head = **{ $n ->
    [one] { $shooter }
   *[other] { $shooter }
} contra { $target }**
bot-armada-odds-never = Eso no puede dañarlo.
bot-armada-odds-hits = Suma de dados que acierta: { $need }. De media, { $mean } impactos; al menos uno, el { $any } % de las veces.
bot-armada-odds-ship = { $shield ->
    [yes] Con escudo
   *[other] Sin escudo
} y { $armor ->
    [0] sin blindaje
    [one] con un bloque de blindaje
   *[other] con { $armor } bloques de blindaje
}: { $chance } % de destruirla, si ningún caza recibe un impacto por ella.
bot-armada-odds-seeker = Un rastreador solo puede volar contra rastreadores enemigos, no contra cazas: tira un dado por cada uno; con un número par destruye uno, y se gasta de todos modos (COMBAT.b).
bot-armada-odds-decoy = Un señuelo solo atrae rastreadores enemigos, y solo en lugar de naves estelares. No puede dañar un caza (Aclaración G21).
bot-armada-column-ground = unidades de tierra
bot-armada-column-fighter = cazas o rastreadores
bot-armada-column-starship = una nave estelar

help-title-armada =
    { "" }**Objetivo.** Ten más puntos de victoria cuando se acaben los turnos: por lo que destruyes, lo que gasta el enemigo, los créditos que no gastaste (enteros según el libro; nada con la opción `unspent=none`, que recomendamos) y los hexágonos que controlas. El puerto espacial, el hexágono 1, vale 1000.

    { "" }**Flota.** Ambos bandos compran en secreto. `/move` abre el astillero: añade naves, equípalas, cópialas; siempre se ven los créditos y el espacio que quedan. Carga una flota hecha, pega una como texto o guarda la tuya para otras partidas. **{ bot-armada-ready }** muestra una prueba en el canal, nunca la flota.

    { "" }**Órdenes.** Cada turno ambos bandos escriben una hoja en secreto. `/move` la abre cuando quieras: elige unidades, adónde van y qué hacen. Tu mapa muestra tus órdenes como flechas. Puedes retirar una hoja cerrada hasta que estén ambas.

    { "" }**Batallas.** Primero los rastreadores, después rondas hasta que un bando se retira o desaparece. Se te pregunta por objetivos, rastreadores y retiradas, salvo que `/move plan ...` responda por ti o solo una respuesta tenga sentido. **{ bot-armada-battle-turn }** acaba con las preguntas de un turno. Si no respondes en un día, responde tu plan, o el habitual.

    { "" }**Exploración.** Lo que ven tus exploradoras y sondas llega por mensaje directo; `/mine reports` lo muestra otra vez.

    { "" }**Por escrito.** `/move 1-4 starship: laser 2, shield 1` · `/move 7: to B attack; 4: to 1 unload r1-2` · `/move plan targets carrier; retreat 40` · `/odds`. Las reglas: `/rules`.
