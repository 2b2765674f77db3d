# Puntuaciones y fichas de participantes.

name-ratings = ratings
cmd-ratings = Tu ficha, la de otra persona o la tabla de un juego
cmd-ratings-title = El juego cuya tabla quieres
cmd-ratings-user = La persona cuya ficha quieres
menu-card = Ficha
rating-card = Ficha
rating-who = { $who } en este servidor
rating-everywhere = Todos los servidores juntos:
rating-line = **{ $name }**: { $points } (de { $low } a { $high }), { $games ->
    [one] una partida
   *[other] { $games } partidas
}: { $won } ganadas, { $drawn } en tablas{ $settled ->
    [yes] { "" }
   *[no] , provisional
}
rating-games = Jugadas aquí hasta el final: { $games }.
rating-games-of = { $name } { $n }
rating-favourite = Sobre todo como { $side }: { $n } de { $all } partidas de { $name }.
rating-reliability = En mesas con reloj: { $word }.
rating-none = Todavía no ha terminado ninguna partida puntuada.
rating-hidden = Esta ficha no se muestra a los demás.
rating-hidden-own = Solo tú ves esta ficha, y no sales en ninguna tabla.
rating-small = La fuerza verdadera está entre los dos números en 95 de cada 100 casos. Con menos de { $games } partidas, la puntuación es provisional y dice poco.
rating-table = { $name }: quién juega mejor
rating-table-line = { $place }. { $who } { $points } (de { $low } a { $high }), { $games ->
    [one] una partida
   *[other] { $games } partidas
}{ $settled ->
    [yes] { "" }
   *[no] , provisional
}
rating-table-small = Por orden del número más bajo, seguro en 97 de cada 100 casos. Sale quien ha jugado una partida puntuada y no oculta su ficha.
rating-machines = Jugadores automáticos, medidos entre sí y no con personas: { $levels }.
rating-level = { $name } { $points }
button-rating-all = Todos los bandos
button-rating-here = Este servidor
button-rating-everywhere = Todos los servidores
button-rating-card = Mi ficha
button-rating-table = Tabla: { $name }
button-rating-curve = Mi curva: { $name }
button-profile-hide = Ocultar mi ficha
button-profile-show = Mostrar mi ficha
button-everywhere-on = Contar en todos los servidores
button-everywhere-off = Contar solo por servidor
rating-curve-title = { $title }: tu puntuación
rating-curve-band = La banda es el intervalo: ahí está tu fuerza verdadera en 95 de cada 100 casos.
rating-curve-games = tus últimas partidas puntuadas aquí: { $n }
rating-curve-alt = Tu puntuación en { $title } tras { $n ->
    [one] una partida
   *[other] { $n } partidas
}: { $points }, entre { $low } y { $high }
table-rated = Puntuada o no
table-rated-about = No cuenta para las puntuaciones.
table-rated-now = Cuenta para la puntuación de toda la mesa.
table-anonymous = Nombres ocultos o no
table-anonymous-about = Todo el mundo ve quién juega.
table-sides = Quién decide los bandos
table-sides-about = Cada cual elige su bando.
table-sides-lot = Al empezar se sortean los bandos.
table-sides-even = Al empezar se reparten los bandos para que la partida sea lo más igualada posible.
choice-sides-chosen = Cada cual elige su bando
choice-sides-lot = Por sorteo al empezar
choice-sides-even = Por puntuaciones, para igualar la partida
server-tables = Mesas nuevas
server-rated = Las mesas nuevas puntúan: sí o no
server-sides = Quién decide los bandos en mesas nuevas
server-tables-rated = puntuadas
server-tables-unrated = sin puntuar
me-profile = Los demás pueden ver mi ficha: sí o no
me-everywhere = Contar en todos los servidores: sí o no
server-pace = Reloj de las mesas nuevas
server-game = A qué se juega más aquí
server-options = Sus opciones, como en /new: nombre=valor
