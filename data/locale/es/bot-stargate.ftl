# StarGate en Discord.


## Fixed choices
choice-tactic-warp = Curvatura
choice-tactic-charge = Carga
choice-tactic-maneuver = Maniobra
choice-standing-approach = Encuentro
choice-standing-announcement = Anuncio ante un Igugui
choice-standing-loss = Baja en un encuentro
choice-standing-gravity = Baja en la Puerta Nula
choice-standing-dispersal = Dispersión de enemigos
choice-standing-support = Apoyo desde lejos
choice-standing-berserk = Objetivo de un arma enloquecida
choice-odds-combat = Combate
choice-odds-approach = Encuentro
choice-odds-turning = Disparos en un giro
choice-odds-teleport = Teletransporte
choice-odds-gravity = La atracción de la Puerta Nula
choice-shield-none = Nadie
choice-shield-mover = El bando que mueve
choice-shield-defender = El bando que defiende

## Standing answers
stargate-policy-warp = Curvatura
stargate-policy-charge = Carga
stargate-policy-maneuver = Maniobra
stargate-policy-weakest = Primero lo más débil
stargate-policy-human = Primero Humanos
stargate-policy-igugui = Primero Igugui
stargate-policy-meta-mexish = Primero Meta-Mexish
stargate-policy-duonoip = Primero Duonoip
stargate-policy-transport = Primero transportes
stargate-policy-weapon = Primero armas
stargate-policy-control = Primero controles
stargate-policy-monad = Primero Mónadas
stargate-policy-stay = Dejarlos donde están
stargate-policy-far = Lo más lejos posible
stargate-policy-low = A la energía más baja
stargate-policy-none = Nunca
stargate-policy-all = Todo lo que pueda
stargate-policy-enemy = Un enemigo, si se puede elegir
bot-stargate-kind-any = Todo lo demás
bot-stargate-kind-human = Humanos
bot-stargate-kind-igugui = Igugui
bot-stargate-kind-meta-mexish = Meta-Mexish
bot-stargate-kind-duonoip = Duonoip
bot-stargate-kind-control = Controles
bot-stargate-kind-transport = Transportes
bot-stargate-kind-weapon = Armas
bot-stargate-kind-monad = Mónadas
bot-stargate-kind-pair = Parejas
bot-stargate-kind-tri-ship = Trinaves
bot-stargate-standing-rule = { $who }: { $mix }
bot-stargate-standing-head = Tus respuestas fijas:
bot-stargate-standing-line = **{ $what }**: { $policy }
bot-stargate-standing-nothing = Ninguna. Se te pregunta cada vez.
bot-stargate-standing-unclear = No entiendo «{ $text }». Escribe opciones con pesos, por ejemplo «warp 40 charge 60». Delante puede ir una clase de unidad que mueve: «human charge; warp maneuver».

## Choosing by buttons
bot-stargate-which-unit = Elige una unidad o una acción.
bot-stargate-which-way = Elige una dirección.
bot-stargate-which-column = Elige una columna del mapa.
bot-stargate-which-race = Elige una raza.
bot-stargate-unit = { $units } en { $at }
bot-stargate-column = Columna { $column }
bot-stargate-leads = a { $to }
bot-stargate-leads-circle = sigue alrededor de la puerta estelar
bot-stargate-leads-exit = sale de la órbita

## An order before it counts
bot-stargate-order-path = **{ $units }**: { $path }
bot-stargate-order-turn = Gira en { $at }: { $n ->
    [0] nadie está tan cerca como para disparar.
    [one] dispara un enemigo ({ $fire }); { $live } % de sobrevivir.
   *[other] disparan { $n } enemigos ({ $fire }); { $live } % de sobrevivir.
}
bot-stargate-order-meet = Se encuentra con { $foes } en { $at }. { $announces ->
    [1] Los virunios dicen antes qué no elegirán.{" "}
   *[0] {""}
}{ $free ->
    [1] { $units } tiene que elegir { $option }; solo decide el otro bando.
    [2] Ambos bandos eligen en secreto, { $units } sin { $shut }.
   *[other] Ambos bandos eligen en secreto.
} { $shield ->
    [coalition] La Coalición tiene escudo.
    [virunian] Los virunios tienen escudo.
   *[none] Nadie tiene escudo.
} Con elecciones al azar la pierdes el { $mover } % de las veces; una unidad defensora cae el { $defender } %.
bot-stargate-order-skim = Bordea la puerta estelar { $gate } { $sense ->
    [1] como las agujas del reloj
   *[other] al revés de las agujas del reloj
} desde { $at }: tiene que rodearla dos hexágonos más antes de poder salir.
bot-stargate-order-exit = Deja la órbita en { $at }; lo que queda se dobla a { $left } y ya no puede girar.
bot-stargate-order-cross = Se teletransporta a través de { $what }: { $live } % de sobrevivir.
bot-stargate-order-scatter = { $hexes } hexágonos es lejos: con un 1 sale un hexágono más allá; con un 6, un hexágono más acá.
bot-stargate-order-strays = Si sale a un hexágono de distancia puede perderse: fuera del mapa, en una puerta estelar o la Puerta Nula, o entre demasiadas unidades propias. { $live } % de sobrevivir.
bot-stargate-order-live = En total, { $live } % de sobrevivir a disparos, cruces y desvíos{ $met ->
    [0] .
    [one] , sin contar el encuentro.
   *[other] , sin contar los { $met } encuentros.
}
bot-stargate-order-goes-on = Después está en { $at }, le { $left ->
    [one] queda un punto
   *[other] quedan { $left } puntos
} y se te pregunta por dónde sigue.{ $skim ->
    [0] {""}
   *[other] {" "}Tiene que seguir alrededor hasta que salga.
}
bot-stargate-order-locked = Se queda en la órbita de la puerta estelar { $gate }{ $marker ->
    [1] , con el marcador de órbita 1
    [2] , con el marcador de órbita 2
   *[other] {""}
}, y desde allí sigue el turno siguiente.
bot-stargate-order-energy = Energía allí: { $energy }.
bot-stargate-order-staged = { $unit } se prepara en { $at }.
bot-stargate-order-reveal = Después se revela una ficha en la puerta estelar { $gate }: nadie puede prever cuál es.
bot-stargate-order-done = { $phase ->
    [staging] Después termina la preparación.
   *[other] Después termina tu fase de movimiento.
}
bot-stargate-plan-unsure = Los dados y las elecciones secretas pueden cambiar esto: los caminos de arriba valen para las unidades que logran pasar. Si una no lo logra, el resto de su orden se descarta y mueve la siguiente unidad. Si una orden se ha vuelto imposible, el plan se detiene ahí. Se te avisa de ambas cosas.
bot-stargate-order-undone = { $n ->
    [one] El último paso llega tarde: para entonces su movimiento ha terminado.
   *[other] Los últimos { $n } pasos llegan tarde: para entonces su movimiento ha terminado.
}

## Planning a phase
bot-stargate-plan-unit = Elige la siguiente unidad, o confírmalas todas.
bot-stargate-plan-where = **{ $unit }** está en { $at }{ $left ->
    [0] .
    [one] , con un punto por gastar.
   *[other] , con { $left } puntos por gastar.
} Elige adónde va, o deja que se detenga.
bot-stargate-plan-next = Siguiente unidad
bot-stargate-plan-ways = { $n ->
    [0] Seguir alrededor o salir de la órbita
   *[other] Ir al { $ways }
}
bot-stargate-plan-mode-linear = En línea recta
bot-stargate-plan-mode-wobble = En zigzag
bot-stargate-plan-mode-teleport = Por teletransporte
bot-stargate-plan-mode-lent = Teletransporte prestado por { $lender }
bot-stargate-plan-back = Deshacer el último paso
bot-stargate-plan-wrong = { $n ->
    [0] **El resto de tu texto está guardado.** Ábrelo y envíalo otra vez.
    [one] **Una orden no se puede cumplir.** Corrígela o quítala.
   *[other] **{ $n } órdenes no se pueden cumplir.** Corrígelas o quítalas.
}
bot-stargate-plan-wrong-line = - { $why }
bot-stargate-plan-clear = Empezar de nuevo
bot-stargate-plan-drop = Quitar
bot-stargate-plan-text = Escribir la fase entera
bot-stargate-plan-title = Órdenes de esta fase
bot-stargate-plan-label = Una orden por línea
bot-stargate-plan-hint = I1 n4 · M1 wobble s1 · D1 to 1214 via 1210 · W2 skim B cw exit · done

## Approach
bot-stargate-shield = { $shield ->
    [coalition] **La Coalición tiene escudo**
    [virunian] **Los virunios tienen escudo**
   *[none] **Nadie tiene escudo**
} en { $at }: fichas de la Coalición { $coalition }, fichas virunias { $virunian }.
bot-stargate-other = El otro bando puede elegir { $options }.
bot-stargate-even = Con elecciones al azar, la unidad que mueve se pierde el { $mover } % de las veces; una defensora, el { $defender } %.

## Combats
bot-stargate-combats = **Combates de esta fase**
bot-stargate-combats-to-come = **Combates de { $seat ->
    [coalition] la Coalición
   *[virunian] los virunios
} tal como están las cosas**
bot-stargate-no-combats = No hay combates.
bot-stargate-combat = **{ $hexes }**: { $attackers } ({ $attack }) contra { $defenders } ({ $defence }), diferencial { $differential }, columna { $column }: { $results }.

## Odds
bot-stargate-odds-result = { $result ->
    [Ed] defensa eliminada
    [Ea] ataque eliminado
    [Dd] defensa dispersada
    [Da] ataque dispersado
    [Db] ambos dispersados
   *[other] { $result }
} { $chance } %
bot-stargate-odds-hopeless = el ataque se elimina sin tirada
bot-stargate-odds-combat = **Resultados de combate**
bot-stargate-odds-column = Columna { $column }: { $results }
bot-stargate-odds-letters = Por debajo de un diferencial de -2 el ataque se elimina sin tirada.
bot-stargate-odds-approach = { $shield ->
    [none] **Encuentro, nadie con escudo**
    [mover] **Encuentro, con escudo quien mueve**
   *[defender] **Encuentro, con escudo quien defiende**
}
bot-stargate-odds-against = Contra { $defender } de quien defiende: { $cells }
bot-stargate-odds-numbers = La unidad que mueve se pierde con este número o menos; con una d se pierde en cambio una defensora. 0: no pasa nada.
bot-stargate-odds-turning = **Disparos en un giro**: cada unidad enemiga a { $reach } hexágonos o menos tira un dado y destruye la unidad con 1 o 2.
bot-stargate-odds-fire = { $n ->
    [0] No dispara nadie: { $live } % de sobrevivir
    [one] Un enemigo: { $live } % de sobrevivir
   *[other] { $n } enemigos: { $live } % de sobrevivir
}
bot-stargate-odds-teleport = **Teletransporte**: a través de una puerta estelar, { $gate } % de sobrevivir; a través de la Puerta Nula, { $nullgate } %; a través de ambas, { $both } %.
bot-stargate-odds-scatter = Un teletransporte de más de { $steady } hexágonos (un Igugui, o un Humano al que se lo presta) acierta el { $there } % de las veces, sale un hexágono más allá el { $on } % y un hexágono más acá el { $back } %.
bot-stargate-odds-gravity = **La Puerta Nula atrae** al final de un turno de juego en los hexágonos de energía { $energy }. Probabilidades: cae una unidad virunia, { $virunian } %; una unidad de la Coalición, { $coalition } %; nadie, { $nobody } %.

help-title-stargate =
    { "" }**Objetivo.** La Coalición gana si destruye una unidad de cada una de las seis Trinaves; los virunios, si destruyen al menos ocho unidades de la Coalición, con todas las razas entre ellas.

    { "" }**Un turno de juego.** Primero la Coalición prepara hasta cuatro unidades, una de cada raza. Luego van los virunios: los dados ponen fichas boca abajo en sus puertas estelares; revelan fichas, mueven una unidad o pila de cada grupo de Trinave y todas las Mónadas, y combaten. Después la Coalición mueve cuantas unidades quiera, llevando al mapa todas las preparadas, y combate.

    { "" }**Mover.** En línea recta. Cada giro atrae disparos de todos los enemigos a ocho hexágonos o menos. Bordear una puerta estelar tuerce tu camino sin disparos y dobla los puntos que te quedan. Los Meta-Mexish y los controles van en zigzag con libertad; los Igugui y las Trinaves se teletransportan.

    { "" }**Encuentro.** Quien entra en un hexágono con enemigos elige en secreto entre curvatura, carga y maniobra, y quien defiende también. Se te pregunta por mensaje directo, o pulsa **{ button-choose }**. `/mine standing` responde por ti mientras no estás.

    { "" }**Combate.** Después de mover combaten los enemigos que comparten hexágono. La diferencia de fuerza decide la columna; `/odds` muestra las probabilidades.

    { "" }**Por escrito.** `/move H3 se3 s2` · `H3 to 1214 via 1110` · `W2 skim B cw exit` · `I1 teleport to 0812` · `done`. Una orden detiene su unidad; con `+` al final se te pregunta por dónde sigue. Una fase entera es un solo texto: `I1 n4; M1 n5; D1 s2 se1; done`.
