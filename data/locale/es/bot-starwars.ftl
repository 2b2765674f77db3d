# Starwars en Discord.

cmd-starwars = Jugar a Starwars por escrito
cmd-starwars-throw = Tirar los dados
cmd-starwars-move = Mover una nave con un número de tu tirada
cmd-starwars-move-move = Nave y número, por ejemplo 3 5; tras un hipersalto, también dónde aparece: 3 5 RIGEL-4
cmd-starwars-build = Cambiar tres cartas por una nave; solo tú lo ves hasta que está hecho
cmd-starwars-build-build = Tres cartas (A alienígena, W arma, S astronave) y un planeta, por ejemplo AWS SOL-2
cmd-starwars-stay = No hacer un segundo movimiento

bot-starwars-go = Nave { $ship } con { $die } a { $to }
bot-starwars-jump = Nave { $ship } con { $die }, salto a { $star }
bot-starwars-cards = Construir una nave ({ $cards ->
    [AWS] alienígena + arma + astronave
    [AAA] tres alienígenas
    [WWW] tres armas
    [SSS] tres astronaves
   *[other] { $cards }
})
bot-starwars-which-way = Elige una nave y su número.
bot-starwars-which-cards = Elige las cartas que das por una nave.

help-title-starwars =
    { "" }**Objetivo.** Ganas si tienes una nave en la estrella natal enemiga cuando allí no hay ninguna nave enemiga. Azul vive en SOL y Naranja en VEGA, salvo que se haya tirado por ello.

    { "" }**Tu turno.** Se tiran dos dados. Cada número puede mover una nave exactamente esa distancia, alrededor de su estrella, en el sentido de las agujas del reloj. Tienes que hacer un movimiento si puedes; el segundo, con otra nave, es opcional.

    { "" }**Dónde acaba.** Sobre una nave enemiga: la capturas y vuelve a la reserva de su bando. En H: tu nave salta a una casilla vacía de una estrella unida. En un planeta fuera de las estrellas natales: robas una carta. Nunca en un agujero negro ni en una nova.

    { "" }**Construir.** Antes de la tirada, tres cartas dan una nave nueva en un planeta libre de tu estrella natal: A, W y S, o tres iguales. Se te pregunta cuando tienes tres cartas y hay sitio.

    { "" }**Por escrito.** `/starwars throw`, `/starwars move 3 5`, `/starwars move 3 5 RIGEL-4`, `/starwars move 3 5; 4 2` para ambos movimientos a la vez, `/starwars build AWS SOL-2`, `/starwars stay`.
