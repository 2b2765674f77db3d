# Starwars en Discord.


bot-starwars-jump = { $ship } con { $die } → { $star }
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

    { "" }**Por escrito.** `/move throw`, `/move 3 5`, `/move 3 5 RIGEL-4`, `/move 3 5; 4 2` para ambos movimientos a la vez, `/move build AWS SOL-2`, `/move stay`.
