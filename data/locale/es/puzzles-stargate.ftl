# Los enigmas (docs/puzzles.md): qué se pregunta y qué muestra cada tema.

stargate-puzzle-ask = ¿Qué respuesta gana más?
stargate-puzzle-worth = {$value} puntos
stargate-puzzle-why = Con la mejor respuesta pierdes de media {$best_mine} fichas y el enemigo {$best_theirs}; con la siguiente, {$second_mine} y {$second_theirs}.
stargate-puzzle-measure = Cada respuesta se jugó muchas veces, hasta el final del movimiento o de la fase. Los puntos son los de los jugadores automáticos: una unidad que cuenta para la victoria vale 8, un grupo Tri-Ship 10.

stargate-puzzle-bring-support = Pedir apoyo
stargate-puzzle-whose-support = El apoyo de quién
stargate-puzzle-save-support = Guardar el apoyo
stargate-puzzle-first-combat = Qué combate primero
stargate-puzzle-which-loss = Qué unidad entregar
stargate-puzzle-announce = Qué anunciar
stargate-puzzle-approach = La aproximación
stargate-puzzle-hold-the-hex = Mantener el hexágono
stargate-puzzle-leave-the-hex = Dejar el hexágono
stargate-puzzle-scatter-far = Dispersar lejos
stargate-puzzle-scatter-near = Dispersar cerca
stargate-puzzle-which-hex = El hexágono correcto
stargate-puzzle-strike = Golpear
stargate-puzzle-teleport-in = Teletransportarse al combate
stargate-puzzle-avoid-loss = Evitar la pérdida
stargate-puzzle-stand-still = Quedarse quieto
stargate-puzzle-keep-moving = Seguir en marcha
stargate-puzzle-leave-it = Mejor no atacar
stargate-puzzle-reveal = Desde el Stargate
stargate-puzzle-which-unit = La unidad correcta
stargate-puzzle-where-to = El lugar correcto
