# Skirmish en Discord.


## Fixed choices
choice-mission-first = Primera patrulla: para empezar
choice-mission-standard = Las ruinas: datos, y marcar el regreso
choice-mission-raid = Asalto al depósito
choice-mission-hold = Defiende la puerta
choice-mission-rescue = Tras los barrotes: libera a un rehén
choice-mission-recover = Seis símbolos: marcar a mano
choice-aim-unaimed = Sin apuntar, una acción
choice-aim-aimed = Apuntando, dos acciones
choice-aim-careful = Apuntando con calma, tres acciones
choice-charge-claymore = Claymore
choice-charge-c4 = C4
choice-fuse-tripwire = Cable trampa
choice-fuse-remote = Detonador a distancia
choice-blast-wedge = Una cuña hacia delante
choice-blast-blast = En redondo
choice-deed-spot = Mirar alrededor
choice-deed-steady = Librarse de la supresión
choice-deed-face = Girar
choice-deed-work = Trabajar en un objetivo
choice-deed-take = Recoger un objeto
choice-deed-haul = Arrastrar a alguien
choice-deed-drop = Soltar
choice-deed-seize = Hacer cautivo
choice-deed-enter = Salir por la puerta o la salida
choice-deed-dial = Marcar en el DHD
choice-deed-turn = Girar el anillo a mano
choice-deed-hold = Dejar abierta la puerta
choice-deed-cover = Cubrirse de un destello
choice-deed-save = Guardar acciones para un detonador
choice-health-fit = En forma
choice-health-disabled = Fuera de combate
choice-health-surrendered = Se ha rendido
choice-health-captured = En cautiverio
choice-health-dead = Ha muerto
choice-rank-jaffa = Jaffa
choice-rank-elite_jaffa = Jaffa de élite
choice-rank-first_prime = Primado
choice-rank-goauld = Goa'uld
choice-rank-crew = Dotación del cañón
choice-rank-marker = Marcador de portal
choice-preset-patrol = Patrulla: tres Jaffa
choice-preset-squad = Escuadra: un Jaffa de élite y cinco Jaffa
choice-preset-guard = Guardia: dos Jaffa que no dejan su puesto
choice-preset-watch = Guardia fuerte: dos Jaffa de élite y dos Jaffa que no dejan su puesto
choice-preset-prime = Primado con dos Jaffa de élite y dos Jaffa
choice-preset-lord = Goa'uld con Primado y dos Jaffa de élite
choice-preset-cannon = Cañón pesado con su dotación de dos
choice-preset-marker = Marcador de portal
choice-terrain-building = Edificio
choice-terrain-wood = Bosque
choice-terrain-hill = Colina
choice-terrain-ruin = Ruina
choice-terrain-rock = Roca
choice-terrain-wall = Muro
choice-terrain-ditch = Zanja
choice-terrain-crates = Cajas
choice-terrain-water = Agua
choice-terrain-rough = Terreno difícil
choice-shape-rect = Rectángulo
choice-shape-circle = Círculo
choice-shape-line = Línea
choice-shape-polygon = Polígono
choice-modifier-move = Pulgadas de movimiento
choice-modifier-hit = Para acertar
choice-modifier-spot = Para descubrir
choice-modifier-risk = Factor de riesgo
choice-modifier-morale = Moral
choice-gate-open = Abrirla
choice-gate-shut = Cerrarla
choice-gate-break_dhd = Estropear el DHD
choice-gate-mend_dhd = Arreglar el DHD
choice-call-won = Ganada
choice-call-lost = Perdida
choice-call-drawn = Sin decisión
choice-standing-reaction = ¿Disparar como reacción?
choice-standing-charges = ¿Hacer estallar explosivos?
choice-standing-pairs = ¿Quién lucha con quién?
choice-standing-prisoners = ¿Hacer cautivos?
choice-standing-enemy = Dirección: las reacciones del enemigo
choice-standing-pause = Dirección: seguir después de un grupo
choice-standing-allies = Adónde van los aliados

## Standing answers
skirmish-policy-wait = Nunca
skirmish-policy-point_blank = Solo a quemarropa
skirmish-policy-short = Hasta alcance corto
skirmish-policy-medium = Hasta alcance medio
skirmish-policy-long = Siempre que esté al alcance
skirmish-policy-even = Con una probabilidad del 50 % o más
skirmish-policy-one = Si alcanza a un enemigo y a nadie propio
skirmish-policy-two = Si alcanza a dos enemigos y a nadie propio
skirmish-policy-nearest = Quien esté más cerca
skirmish-policy-weakest = Quien sea más débil
skirmish-policy-yes = Sí
skirmish-policy-no = No
skirmish-policy-go_on = Seguir

## Orders
bot-skirmish-figure = **{ $id }**{ $named ->
    [1] { " " }{ $name }
   *[0] { "" }
} · { $weapon } · { $left } de { $of } acciones · en { $at }
bot-skirmish-yours = **Tus figuras**: elige una.
bot-skirmish-order-figure = Ordenar a { $id } · { $left }
bot-skirmish-figure-left = { $id } · quedan { $left }
bot-skirmish-cut-short = El camino acaba en **{ $to }**: { $wanted } está demasiado lejos.
bot-skirmish-which = Elige una figura
bot-skirmish-done = He terminado
bot-skirmish-go = { $letter }: { $inches }"
bot-skirmish-to = Mover a …
bot-skirmish-to-title = ¿Adónde va { $id }?
bot-skirmish-to-label = O en palabras: lugar, dirección, letra
bot-skirmish-to-place = A un lugar del mapa
bot-skirmish-to-way = O en una dirección
bot-skirmish-to-inches = Tantas pulgadas en esa dirección
bot-skirmish-to-hint = 14.5 22 · ne 6 · un nombre del mapa · a
bot-skirmish-in-cover = Aquí a cubierto: { $by }.
bot-skirmish-deeds = Hacer otra cosa
bot-skirmish-shoot = Disparar
bot-skirmish-throw = Lanzar
bot-skirmish-lay-charge = Poner un explosivo
bot-skirmish-sight = A la vista
bot-skirmish-back = Atrás
bot-skirmish-targets = Elige objetivo y clase de disparo
bot-skirmish-no-target = No conoces a ningún enemigo. Solo se puede disparar a un enemigo que alguien ha descubierto.
bot-skirmish-far = **{ $id }**: { $range }"
bot-skirmish-behind = detrás de { $by }
bot-skirmish-further = { $n ->
    [one] Hay uno más
   *[other] Hay { $n } más
} más lejos: nómbralo como objetivo de `/move RED shoot J41`.
bot-skirmish-throw-where = ¿Adónde lanzar?
bot-skirmish-no-throw = No hay ningún enemigo conocido al alcance. Escribe un lugar: RED throw 14 22
bot-skirmish-lay-which = ¿Qué explosivo poner?
bot-skirmish-no-lay = Ahora no hay explosivo: lleva un turno entero.
bot-skirmish-lay = { $kit }, { $fuse }, { $shape }, hacia { $facing }°
bot-skirmish-lay-wedge = Alcanza 8" hacia delante, en una cuña hacia { $facing }°.
bot-skirmish-lay-blast = Alcanza 3" en redondo.
bot-skirmish-fuse-tripwire = cable trampa
bot-skirmish-fuse-remote = detonador a distancia
bot-skirmish-shape-wedge = cuña
bot-skirmish-shape-blast = en redondo
bot-skirmish-throw-at = { $kit } a { $id }
bot-skirmish-hint-phase-order = RED to 14.5 22 · RED shoot J41 aimed x2 · done
bot-skirmish-hint-muster-team = enlist RED leader 4 rifle grenade as Red
bot-skirmish-hint-gm-reactions = go on · veto A because it rains
bot-skirmish-hint-allies-lead = A lead 14 20 fire J41 · go on
bot-skirmish-walk = { $inches }" hasta { $to }, { $n ->
    [one] una acción
   *[other] { $n } acciones
}; quedan { $left }.
bot-skirmish-deductions = Se resta: { $parts }.
bot-skirmish-seen-by = A la vista de { $figures } por el camino.
bot-skirmish-unseen = Ningún enemigo conocido ve este camino. Puede que otros sí.
bot-skirmish-may-fire = **Pueden dispararle: { $figures }.**
bot-skirmish-fire-back = Pueden responder: { $figures }.
bot-skirmish-ends-covered = Acaba en cobertura: { $piece }.
bot-skirmish-ends-open = Acaba al descubierto.
bot-skirmish-idle = Con acciones libres: { $figures }.
bot-skirmish-holding = Pueden disparar en el paso del enemigo: { $figures }.
bot-skirmish-whole-turn = Esto lleva todo el turno.
bot-skirmish-steady = { $chance } % de quitar un marcador de supresión.
bot-skirmish-target = **{ $id }**: { $range }", { $band }, { $cover }
bot-skirmish-covered = en cobertura ({ $piece })
bot-skirmish-open = al descubierto
bot-skirmish-shot = - { $aim }{ $shots ->
    [one] {""}
   *[other] {" ×"}{ $shots }
} ({ $n ->
    [one] una acción
   *[other] { $n } acciones
}): necesita { $need }, { $one } %{ $shots ->
    [one] {""}
   *[other] {" "}cada uno, { $any } % de acertar al menos uno
}
bot-skirmish-shot-sure = - { $aim } ({ $n ->
    [one] una acción
   *[other] { $n } acciones
}): impacto seguro
bot-skirmish-shot-choice = { $id }, { $aim }{ $shots ->
    [one] {""}
   *[other] {" ×"}{ $shots }
}
bot-skirmish-effects = Un impacto: { $effects }.
bot-skirmish-dud = { $chance } %: se desvía y no hace nada
bot-skirmish-effect-suppress = supresión
bot-skirmish-effect-wound = herida
bot-skirmish-effect-disable = fuera de combate
bot-skirmish-effect-kill = muerte
bot-skirmish-effect-disintegrate = desintegración
bot-skirmish-effect-nothing = nada
bot-skirmish-see = **{ $id }**: { $range }", { $band }, { $cover }
bot-skirmish-see-blocked = **{ $id }**: { $range }", no se ve, detrás de { $by }
bot-skirmish-see-chance = { $aim }{ $n ->
    [one] {""}
   *[other] {" ×"}{ $n }
} { $chance } %
bot-skirmish-see-nobody = No conoces a ningún enemigo.
bot-skirmish-rings = Alcances: { $rings }.
bot-skirmish-react = **{ $figure }** a { $target }, { $range }", { $cover }
bot-skirmish-catches = **{ $charge }** alcanzaría a { $figures }.
bot-skirmish-pair = **{ $figure }** contra { $target }: { $won } % de ganar, { $lost } % de perder, { $tied } % de empatar.
bot-skirmish-beaten = { $target } ha perdido { $result ->
    [back] y cedería terreno
    [wound] y recibiría una herida
   *[disable] y quedaría fuera de combate
}. ¿Prefieres su captura?
bot-skirmish-unfolded = **{ $group }** ({ $figures })

## Team
bot-skirmish-points = **{ $spent } de { $points } puntos** gastados, quedan { $left }.
bot-skirmish-team-empty = El equipo está vacío.
bot-skirmish-team-add = Añadir una figura
bot-skirmish-team-change = Cambiar una figura
bot-skirmish-team-dismiss = Quitar una figura
bot-skirmish-team-ready = Mi parte está lista
bot-skirmish-cost = { $n ->
    [one] un punto
   *[other] { $n } puntos
}
bot-skirmish-this-costs = Esta figura cuesta { $n ->
    [one] un punto
   *[other] { $n } puntos
}.
bot-skirmish-grade = { $rank }: { $n ->
    [one] una acción de fuego
   *[other] { $n } acciones de fuego
}
bot-skirmish-team-field-rank = Rango y acciones de fuego
bot-skirmish-team-field-weapon = Arma
bot-skirmish-team-field-kit = Equipo: elige nada, algo o varias cosas
bot-skirmish-kit = { $n } × { $kit }
bot-skirmish-build = Rango, arma, equipo, nombre
bot-skirmish-enlist = Reclutar
bot-skirmish-team-field-name = Nombre corto y después el completo
bot-skirmish-team-hint-name = DAN Daniel: una letra y hasta 11 letras o cifras más

## The GM
bot-skirmish-fates = **Lo que el enemigo piensa hacer**
bot-skirmish-fate = **{ $group }** ({ $figures }): riesgo { $risk } ({ $parts }), dado { $die }: **{ $letter }**
bot-skirmish-fate-means = **{ $group }** ({ $figures }): { $means }
bot-skirmish-vetoed = Vetado: se queda en su sitio.
bot-skirmish-veto = Vetar a { $id }
bot-skirmish-reroll = Tirar otra vez por { $id }
bot-skirmish-go-on = Seguir
bot-skirmish-reason = Motivo: { $reason }
bot-skirmish-call-sure = Vas a terminar la misión para todo el mundo: { $how ->
    [won] el equipo gana
    [lost] el equipo pierde
   *[drawn] no gana nadie
}. No se puede deshacer.
bot-skirmish-field-reason = ¿Por qué?
bot-skirmish-hint-reason = Lo lee todo el mundo
bot-skirmish-lead = **{ $group }** ({ $figures }) te sigue, hasta donde lo permiten sus propias órdenes. ¿Adónde?
bot-skirmish-lead-at = Ir a por un enemigo y disparar
bot-skirmish-fates-none = Ningún enemigo puede actuar.
bot-skirmish-gm-open = Panel de dirección
bot-skirmish-gm-panel = **Panel de dirección.** Ves cada acto antes de que cuente, y quién lo leerá.
bot-skirmish-gm-tell = Decir …
bot-skirmish-gm-tell-one = Decir solo a { $name }
bot-skirmish-gm-table = Cambiar la mesa …
bot-skirmish-gm-build-of = Terreno nuevo: { $what }
bot-skirmish-gm-rule-of = Modificador: { $what }
bot-skirmish-gm-gate-of = Stargate: { $what }
bot-skirmish-gm-eyes = Ver como participante …
bot-skirmish-gm-eyes-whose = ¿Con los ojos de quién quieres ver?
bot-skirmish-gm-eyes-of = **La mesa como la ve { $name }**
bot-skirmish-gm-say-title = Decir algo a todo el mundo
bot-skirmish-gm-handout-title = Solo para una persona
bot-skirmish-gm-note-title = Una nota que se abre al final
bot-skirmish-gm-thing = Mover o cambiar algo …
bot-skirmish-gm-spawn = Traer un grupo nuevo …
bot-skirmish-gm-spawn-title = Traer un grupo
bot-skirmish-gm-numbered = Sus números se sacan cuando confirmas.
bot-skirmish-gm-seen-on = Que el equipo los vea
bot-skirmish-gm-seen-off = Ocultarlos al equipo
bot-skirmish-gm-build = Cambiar su forma
bot-skirmish-gm-build-title = ¿Dónde y qué tamaño?
bot-skirmish-gm-draw-title = Terreno nuevo
bot-skirmish-gm-hide = Ocultar
bot-skirmish-gm-show = Descubrir
bot-skirmish-gm-place = Mover
bot-skirmish-gm-place-title = ¿Adónde va { $id }?
bot-skirmish-gm-remove = Quitar
bot-skirmish-gm-remove-title = Quitar { $id }
bot-skirmish-gm-status = Cambiar su estado …
bot-skirmish-gm-status-title = Cambiar el estado de una figura
bot-skirmish-gm-status-suppress = Un marcador de supresión más
bot-skirmish-gm-status-steady = Sin supresión
bot-skirmish-gm-status-wound = Una herida más
bot-skirmish-gm-status-heal = Sin heridas
bot-skirmish-gm-status-stun = Dos turnos de aturdimiento
bot-skirmish-gm-status-wake = Sin aturdimiento
bot-skirmish-gm-status-disable = Fuera de combate
bot-skirmish-gm-status-kill = Muerte
bot-skirmish-gm-status-surrender = Se rinde
bot-skirmish-gm-status-capture = En cautiverio
bot-skirmish-gm-status-revive = En forma
bot-skirmish-gm-status-flee = Huye
bot-skirmish-gm-status-rally = Ya no huye
bot-skirmish-gm-status-hide = El otro bando no la ve
bot-skirmish-gm-status-show = El otro bando la ve
bot-skirmish-gm-rule-title = Un modificador
bot-skirmish-gm-ruled = { $what } { $n } para { $all ->
    [1] todo
   *[0] { $on }
}, { $turns ->
    [0] el resto de la misión
    [one] durante un turno
   *[other] durante { $turns } turnos
}
bot-skirmish-gm-gate-title = La puerta estelar
bot-skirmish-gm-reroll-title = Tirar otra vez el último dado a la vista
bot-skirmish-gm-end = Acabar el paso del equipo
bot-skirmish-gm-end-title = Acabar el paso del equipo
bot-skirmish-gm-watch-on = Preguntarme por el enemigo
bot-skirmish-gm-watch-off = No preguntarme
bot-skirmish-gm-call = Terminar la misión …
bot-skirmish-gm-call-which = ¿Cómo termina la misión?
bot-skirmish-gm-call-title = Terminar la misión
bot-skirmish-gm-all-read = Lo leerá todo el mundo: { $said }
bot-skirmish-gm-one-reads = Solo lo leerá { $name }: { $said }
bot-skirmish-gm-nobody-reads = El equipo no se entera de esto.
bot-skirmish-gm-field-spot = Un lugar del mapa
bot-skirmish-gm-field-at = O escribe un lugar
bot-skirmish-gm-hint-at = 14.5 22 · una figura o un nombre del mapa
bot-skirmish-gm-field-facing = Hacia dónde mira
bot-skirmish-gm-hint-facing = Vacío para dejarlo como está
bot-skirmish-gm-field-reason = ¿Por qué?
bot-skirmish-gm-hint-reason = Lo lee quien se entera del acto
bot-skirmish-gm-field-kind = ¿Qué es?
bot-skirmish-gm-field-size = Sus números, en pulgadas
bot-skirmish-gm-hint-size = Círculo: x y radio · rectángulo: oeste sur este norte · muro: x y x y · si no, esquinas
bot-skirmish-gm-field-name = Cómo se llama
bot-skirmish-gm-hint-name = Se puede dejar vacío
bot-skirmish-gm-field-by = ¿En cuánto?
bot-skirmish-gm-field-on = ¿Para quién?
bot-skirmish-gm-hint-on = Una figura o un grupo; todo si lo dejas vacío
bot-skirmish-gm-all = Todo
bot-skirmish-gm-field-turns = ¿Durante cuántos turnos?
bot-skirmish-gm-hint-turns = 0 para el resto de la misión
bot-skirmish-gm-field-voice = ¿Quién habla?
bot-skirmish-gm-field-named = O escribe el nombre de alguien más
bot-skirmish-gm-hint-named = Si escribes un nombre, se usa en lugar de la opción de arriba
bot-skirmish-gm-field-text = Texto
bot-skirmish-gm-hint-text = Hasta 600 caracteres
bot-skirmish-gm-only = Esto solo puede hacerlo la dirección (Aclaración K65).
bot-skirmish-no-numbers = Estos no son números: { $text }
bot-skirmish-no-place = No conozco ningún lugar llamado «{ $text }». Escribe dos números, por ejemplo 14.5 22, o un nombre del mapa.
bot-skirmish-no-figure = No tienes ninguna figura { $id } con cuyos ojos mirar.
bot-skirmish-no-player = { $name } no dirige figuras en esta partida.
bot-skirmish-other-game = Esa no es una partida de Skirmish.
bot-skirmish-no-mission = No existe la misión { $name }. Hay: { $missions }.
bot-skirmish-standing-head = **Tus respuestas fijas**
bot-skirmish-standing-line = - { $what }: { $policy }
bot-skirmish-standing-nothing = Se te pregunta cada vez.

## Tables
bot-skirmish-size = { $width } por { $height } pulgadas, { $turns } turnos, un equipo de hasta { $points } puntos.
bot-skirmish-win = **Victoria cuando se cumple todo esto**
bot-skirmish-lose = **Derrota cuando se cumple algo de esto**
bot-skirmish-goals = **Hasta ahora**
bot-skirmish-kept = El archivo está guardado para ti. Abre la mesa si te gusta lo que ves, o cambia el archivo y cárgalo otra vez.
bot-skirmish-walk-first = **Primera patrulla, paso a paso**
    { "" }**1. Anda.** Pulsa **Ordenar a RED** y luego un lugar con letra; o escribe `/move RED to 22 11`. GOLD a 24 11, BLUE a 26 11: el muro del campo da cobertura. Una acción son 6"; el muro quita 3" a quien lo cruza.
    { "" }**2. Mira.** Hasta 20" ves a quien está al descubierto; más lejos, una figura puede mirar alrededor una vez.
    { "" }**3. Guarda los disparos.** Quien ni mueve ni dispara puede disparar en el paso del enemigo.
    { "" }**4. Dispara.** `/move RED shoot` muestra objetivos y probabilidades. Los enemigos bajo supresión no pueden disparar.
    { "" }**5. Registra.** BLUE a hut, y el turno siguiente `/move BLUE work hut`: un turno entero.
    { "" }**6. A casa.** Todas a 24 1, y allí `/move RED enter`. Con los planos y dos figuras fuera has ganado.
help-title-skirmish =
    { "" }**Objetivo.** Un equipo cruza la puerta estelar y cumple su misión antes de que se acaben los turnos. Quienes juegan dirigen sus figuras y las reglas dirigen a los Jaffa. Alguien puede llevar la dirección; también funciona sin ella.

    { "" }**Empezar.** `/new` muestra las seis misiones y abre una. La primera se explica paso a paso. `/new` acepta un archivo de escenario tuyo. Una persona puede ocupar varios asientos; los que nadie ocupa quedan fuera.

    { "" }**Tu paso.** Todas las personas actúan a la vez, en cualquier orden. Pulsa una figura: los lugares sugeridos tienen letras, los disparos muestran sus probabilidades y nada cuenta antes de que confirmes. `/move done` termina tu parte. Las figuras que ni movieron ni dispararon pueden disparar en el paso del enemigo.

    { "" }**El enemigo** actúa por su cuenta. **{ button-unfold }** debajo de un mensaje, o `/log`, muestra cómo llegó a su decisión. Los enemigos que nadie ha descubierto no están en ningún mapa salvo el de la dirección.

    { "" }**Dirección.** `/gm`, o **{ bot-skirmish-gm-open }** debajo de `/mine`, tiene todo lo que puede hacer la dirección. Cada acto se te muestra antes, con quién lo leerá. `/board` muestra todo a la dirección.

    { "" }**Por escrito.** `/move RED ne 6; GOLD shoot J2; done` · `/move RED shoot J41` · `/mine sight RED` · `/move BLUE work hut` · `/move give GOLD @bob`. Las reglas: `/rules`.
skirmish-open-table = Abrir esta mesa
