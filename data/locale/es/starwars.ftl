# Starwars (Gamma Two Games, 1977), contado con nuestras propias palabras.

starwars-about = Dos flotas tiran dados y corren alrededor de seis estrellas. Toma la estrella natal enemiga y ganas.
starwars-scenario-standard = La galaxia entera: seis estrellas, diez naves por bando
starwars-option-homes = A quién le toca cada estrella natal
starwars-option-homes-agreed = Como marca el tablero: Azul empieza en SOL y Naranja en VEGA
starwars-option-homes-thrown = La tirada más alta elige estrella natal
starwars-file-board = Un tablero tuyo como archivo TOML
starwars-objective-length = Sin límite de turnos: se juega hasta que cae una estrella natal.
starwars-objective-unchosen = Captura la estrella natal enemiga: ten allí una nave mientras su bando no tenga ninguna. Primero se eligen las estrellas natales.
starwars-objective-home = Captura { $star }, su estrella natal: allí una nave tuya y ninguna suya.
starwars-objective-home-now = Ahora en { $star }: { $mine } contra { $theirs }.

## Sides, ships, cards, spaces
starwars-side-blue = Azul
starwars-side-orange = Naranja
starwars-ship-blue = azul { $ship }
starwars-ship-orange = naranja { $ship }
starwars-card-A = alienígena
starwars-card-W = arma
starwars-card-S = astronave
starwars-cards-A = { $n ->
    [one] { $n } alienígena
   *[other] { $n } alienígenas
}
starwars-cards-W = { $n ->
    [one] { $n } arma
   *[other] { $n } armas
}
starwars-cards-S = { $n ->
    [one] { $n } astronave
   *[other] { $n } astronaves
}

## What happened
starwars-threw-off = { $name } tira { $dice } para { $what ->
    [homes] elegir estrella natal
   *[order] el primer turno
}.
starwars-deployed = { $name } toma { $star } como estrella natal: { $ships } naves están allí y { $reserve } esperan en la reserva.
starwars-first = Empieza { $name }.
starwars-thrown = { $name } tira { $dice }.
starwars-thrown-double = { $name } tira un doble { $die }.
starwars-moved = { $name } mueve la nave { $ship } con el { $die } de { $at } a { $on }.
starwars-moved-captured = { $name } mueve la nave { $ship } con el { $die } de { $at } a { $on } y captura { $prey }.
starwars-moved-drew = { $name } mueve la nave { $ship } con el { $die } de { $at } a { $on } y roba una carta de planeta.
starwars-moved-captured-drew = { $name } mueve la nave { $ship } con el { $die } de { $at } a { $on }, captura { $prey } y roba una carta de planeta.
starwars-moved-jumped = { $name } mueve la nave { $ship } con el { $die } de { $at } al hipersalto en { $on } y sale en { $to }.
starwars-jumped = La nave { $ship } salta de { $at } a { $to }.
starwars-captured = { $name } captura { $prey } en { $at }. Vuelve a la reserva.
starwars-drew = { $name } roba una carta de planeta.
starwars-card = Robas { $card ->
    [A] un alienígena
    [W] un arma
   *[S] una astronave
}.
starwars-reshuffled = Los descartes se barajan en un mazo nuevo de { $cards }.
starwars-no-card = No queda ninguna carta de planeta que { $name } pueda robar.
starwars-built = { $name } entrega { $cards } y construye la nave { $ship } en { $at }.
starwars-no-move = { $name } no tiene ninguna jugada legal con { $dice }. Pasa el turno.
starwars-stayed = { $name } deja sin usar el { $dice }.
starwars-ended-home-captured = La estrella natal enemiga ha caído. ¡Gana { $name }!
starwars-news-prey = la nave { $ship } de { $name }
starwars-ended-home-abandoned = ¡Gana { $name }: el rival dejó abierta su estrella natal!

## What is asked
starwars-ask-home = ¿Qué estrella es la tuya?
starwars-ask-start = ¿Tiras los dados o construyes antes?
starwars-ask-move = ¿Qué nave mueve, con { $a } o con { $b }?
starwars-ask-double = ¿Qué nave mueve con { $die }?
starwars-ask-second = ¿Mueves otra nave con { $die } o te quedas?
starwars-ask-room = La nave { $ship } queda desplazada y debe mover { $die }.
starwars-ask-jump = La nave { $ship } salta. ¿A qué casilla de { $star }?

## What can be done
starwars-do-home = { $star }
starwars-do-throw = Tirar los dados
starwars-do-stay = Sin segundo movimiento
starwars-button-go = { $ship } → { $to }
starwars-button-takes = { $ship } × { $to }
starwars-button-card = carta
starwars-button-room = luego { $ship }
starwars-button-wins = gana
starwars-button-loses = pierde
starwars-button-home-reached = su casa
starwars-do-build = Construir la nave { $ship } en { $at } con { $cards }
starwars-do-go = Nave { $ship } con { $die } a { $to }
starwars-do-jump = Nave { $ship } con { $die }, salto a { $to }
starwars-detail-home = { $free } casillas vacías, unida con { $links }
starwars-detail-throw = Las cartas se quedan en tu mano
starwars-detail-stay = El { $die } no se usa
starwars-detail-build = Este turno no puede mover
starwars-detail-captures = captura { $prey }
starwars-detail-wins = gana la partida
starwars-detail-loses = deja tu estrella natal al enemigo: pierdes
starwars-detail-card = roba una carta
starwars-detail-room = la nave { $ship } queda desplazada y debe mover
starwars-detail-home-reached = entra en la estrella natal enemiga
starwars-more-turn-start = Construir…
starwars-policy-throw = Tirar enseguida y guardar las cartas
starwars-policy-build = Construir siempre que se pueda y después tirar

## Where the game stands
starwars-head-opening = Las flotas se despliegan.
starwars-head-home = { $name } elige estrella natal.
starwars-head-start = Turno { $turn }: { $name } construye o tira.
starwars-head-move = Turno { $turn }: { $name } mueve con { $dice }.
starwars-head-won = { $name } ha ganado después de { $turn ->
    [one] un turno
   *[other] { $turn } turnos
}.
starwars-head-drawn = La partida queda en empate después de { $turn ->
    [one] un turno
   *[other] { $turn } turnos
}.
starwars-hand = Tus cartas: { $cards }.
starwars-hand-none = No tienes cartas de planeta.
starwars-hand-sets = { $sets ->
    [one] Puedes construir: { $list }.
   *[other] Puedes construir con uno de estos: { $list }.
}

## In the picture
starwars-pic-turn = Turno { $turn }
starwars-pic-opening = Apertura
starwars-pic-over = Tras el turno { $turn }
starwars-pic-fleet = { $ships ->
    [one] 1 nave
   *[other] { $ships } naves
}, { $reserve } en reserva, { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}
starwars-pic-to-throw = va a tirar
starwars-pic-wins = Gana { $name }
starwars-pic-counts = { $ships ->
    [one] nave
   *[other] naves
}, { $cards ->
    [0] sin cartas
    [one] 1 carta
   *[other] { $cards } cartas
}
starwars-pic-count = { $ships ->
    [one] nave
   *[other] naves
}
starwars-pic-won = ganado
starwars-pic-take = se puede capturar
starwars-pic-last-move = último paso de { $name }
starwars-score = Naves: azul { $blue }, naranja { $orange }.
starwars-pic-drawn = Empate
starwars-pic-planet = planeta
starwars-pic-hyperjump = hipersalto
starwars-pic-black-hole = agujero negro
starwars-pic-nova = nova
starwars-pic-land = puede llegar
starwars-pic-by-jump = con salto
starwars-pic-preview = vista previa
starwars-preview-draw = Después se saca una de { $sides } cartas.
starwars-alt-fleet = { $name }: { $ships }; { $reserve } en reserva, { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}.
starwars-alt-none = ninguna nave en el tablero
starwars-alt-preview = Vista previa:
starwars-board-key = . vacía, P planeta, H hipersalto, B agujero negro, N nova; b Azul, o Naranja
starwars-board-blue = b
starwars-board-orange = o
starwars-detail-from = desde { $at }

## What cannot be done
starwars-fault-typed = Escribe nave y número, por ejemplo 3 5, o 3 5 RIGEL-4 si salta; si no, throw, stay o build AWS SOL-2
starwars-fault-no-die = No te queda ningún { $die } en los dados
starwars-fault-no-ship = No tienes ninguna nave { $ship } en el tablero
starwars-fault-moved = La nave { $ship } ya ha movido en este turno
starwars-fault-built-now = La nave { $ship } se construyó en este turno y se queda donde está
starwars-fault-not-thrown = Aún no has tirado: primero tira y después mueve
starwars-fault-thrown = Ya has tirado; queda por usar: { $dice }
starwars-fault-too-late = Las naves se construyen antes de la tirada, no después
starwars-fault-no-home = { $star } no es ninguna de las dos estrellas natales
starwars-fault-must-move = Tienes que mover una vez mientras puedas
starwars-fault-must-clear = La nave { $ship } tiene que hacer sitio con este dado
starwars-fault-no-landing = { $space } es un agujero negro o una nova; ahí no puede acabar ninguna nave
starwars-fault-own-ship = En { $space } está tu propia nave y no queda ningún dado que pueda apartarla
starwars-fault-wrong-count = Un { $die } lleva la nave { $ship } a { $space } y a ningún otro sitio
starwars-fault-jump-full = Ninguna estrella unida tiene una casilla vacía para una nave desde { $space }
starwars-fault-jump-where = Desde { $star } una nave salta a una casilla vacía de { $links }
starwars-fault-jump-ship = En { $space } hay una nave; un salto acaba en una casilla vacía de { $links }
starwars-fault-jump-onto = { $space } no es una casilla vacía, sino un planeta, una H, un agujero negro o una nova
starwars-fault-not-a-set = { $cards } no forma un trío; un trío es A, W y S, o tres iguales
starwars-fault-not-held = No tienes { $cards } en la mano
starwars-fault-no-dock = { $space } no es un planeta de tu estrella natal
starwars-fault-dock-taken = En { $space } ya hay una nave
starwars-fault-no-reserve = Todas tus naves están ya en el tablero
starwars-fault-built-enough = En un turno no se construyen más de { $most } naves

## Charts of the rules
starwars-chart-tracks = Los circuitos de las estrellas
starwars-chart-space = Casilla
starwars-chart-letters = En el sentido de las agujas del reloj desde la casilla 1. P planeta, H hipersalto, B agujero negro, N nova, E vacía.
starwars-chart-links = Estrellas unidas
starwars-chart-star = Estrella
starwars-chart-linked = Los hipersaltos llevan a
starwars-chart-cards = Las cartas de planeta
starwars-chart-card = Carta
starwars-chart-count = Cantidad

## What each thing that one chooses is for
starwars-for-throw = dos dados: cada uno mueve una nave exactamente esas casillas
starwars-for-go = acaba sobre una nave enemiga para capturarla, en H para saltar, en un planeta para una carta
starwars-for-stay = deja un dado sin usar si cualquier movimiento te perjudica
starwars-for-build = un trío de cartas trae una nave al tablero, para defender o atacar
starwars-for-home = elige la estrella donde empiezan tus naves y que debes defender
starwars-for-option-homes = Como marca el tablero es más rápido; con tirada elige quien tenga más suerte.

## What actions are called in the rules
starwars-called-throw = Tirar los dados
starwars-called-go = Mover una nave
starwars-called-stay = Quedarse
starwars-called-build = Construir una nave
starwars-called-home = Elegir estrella natal
starwars-term-won-more = Gana la partida, o evita perderla.
starwars-term-won-less = Otra gana la partida, o evita perderla.
starwars-term-ships-more = Más fuerte: quedan más naves tuyas, o menos del rival.
starwars-term-ships-less = Más débil: quedan menos naves tuyas, o más del rival.
starwars-term-cards-more = Mejor mano: tus cartas ganan terreno.
starwars-term-cards-less = Peor mano: tus cartas pierden terreno.
starwars-term-advance-more = Más cerca: tus naves se acercan a su estrella natal.
starwars-term-advance-less = Más lejos: tus naves quedan lejos de su estrella natal.
starwars-term-their-advance-more = Más calma: sus naves quedan más lejos de tu estrella natal.
starwars-term-their-advance-less = Más apuro: sus naves están más cerca de tu estrella natal.
starwars-term-home-more = Más firme: tu estrella natal queda mejor guardada.
starwars-term-home-less = Más expuesta: tu estrella natal queda peor guardada.
starwars-term-their-home-more = Una brecha: su estrella natal queda peor guardada.
starwars-term-their-home-less = Sin brecha: su estrella natal queda mejor guardada.
starwars-term-exposed-more = Más seguro: menos tiradas suyas capturan una nave tuya.
starwars-term-exposed-less = Más arriesgado: más tiradas suyas capturan una nave tuya.
starwars-term-targets-more = Más ataque: más tiradas tuyas capturan una nave suya.
starwars-term-targets-less = Menos ataque: menos tiradas tuyas capturan una nave suya.
