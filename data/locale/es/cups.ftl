# Copas.

name-cup = cup
cmd-cup = Abre una copa o mira las de este servidor
cmd-cup-title = El juego; sin él ves las copas que hay
cmd-cup-form = Eliminatoria, liga o sistema suizo
cmd-cup-size = Cuántas personas
cmd-cup-pace = El reloj de las partidas; pierde quien se queda sin tiempo
cmd-cup-both = Cada emparejamiento juega dos partidas, una con cada bando
arg-form = form
arg-pace = pace
arg-size = size
arg-both = both
choice-form-knockout = Eliminatoria
choice-form-round = Liga
choice-form-swiss = Sistema suizo
choice-size-4 = Cuatro
choice-size-8 = Ocho
choice-size-16 = Dieciséis
cup-title = { $name }: una copa
cup-about = { $form }, { $pace }{ $both ->
    [yes] , dos partidas cada vez
   *[no] { "" }
}.
cup-entered = { $n } de { $all }: { $who }. Empieza cuando esté completa.
cup-round = Ronda { $round } de { $of }.
cup-leads = Va por delante { $who }.
cup-won = **{ $who }** ha ganado la copa.
cup-best = La mejor partida: { $where }
cup-closed = Esta copa se ha cancelado.
cup-alt-played = Ronda { $round }: { $one } { $points }, { $two } { $others }
cup-alt-open = Ronda { $round }: { $one } contra { $two }
cup-head-who = Quién
cup-head-points = Puntos
cup-head-rounds = Rondas ganadas
cup-head-buchholz = Buchholz
cup-head-berger = Sonneborn-Berger
cup-opened = La copa está abierta. Su tarjeta llega enseguida.
cup-in = Estás dentro. Empieza cuando esté completa; tus partidas llegarán en hilos de este canal.
cup-out = Ya no estás en la copa.
cup-leave-sure = ¿Dejar esta copa? Pierdes lo que no has jugado y no puedes volver.
cup-close-sure = ¿Cancelar esta copa? No se puede deshacer.
cup-off = La copa se ha cancelado. Las partidas en curso siguen como las demás.
cup-list = Copas de este servidor
cup-none = Aquí no hay ninguna copa. Abre una con /cup y un juego.
cup-line = **{ $name }**: { $form }, { $n } de { $all } dentro, { $status }
cup-status-open = abierta
cup-status-running = en curso
cup-status-over = terminada
cup-status-closed = cancelada
button-cup-close = Cancelarla
