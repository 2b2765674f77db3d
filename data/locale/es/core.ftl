# Palabras que comparten todos los juegos.
#
# Borrador hecho a máquina, aún sin revisar por una persona que hable español. El modelo es el inglés.
# Se trata de «tú» a quien lee; de los demás se habla sin género («quien juega», «el resto de la mesa», «rival»).
# Sirve en España y en América: ni «vosotros» ni «vos»; al plural le corresponde «ustedes» solo cuando no hay otro giro.
# Los comandos (/new) y lo que se escribe tras ellos siguen en inglés. Una palabra para cada cosa:
#   game (title) juego · game (one that is played) partida · table mesa · seat asiento · lobby sala de espera
#   host quien organiza · moderator moderación · side bando · board tablero · map mapa · space casilla · hex hexágono
#   move (answer) jugada · to move mover · order orden · counter ficha · unit unidad · ship nave · figure figura
#   turn turno · phase fase · die, dice dado, dados · throw, roll tirada, tirar · card carta · deck mazo
#   answer respuesta · standing answer respuesta fija · sealed sellado · to undo deshacer · to take back retirar
#   machine player máquina · first steps primeros pasos · steady sólida · strong fuerte · champion campeona
#   hint pista · lesson lección · puzzle problema · rules reglas · case regla · ruling aclaración · option opción
#   log historial · entry entrada · record registro · replay repetición · brief resumen · sheet hoja · draft borrador
#   resign rendirse · draw empate · on offer se ofrece · queue cola · pace ritmo · clock reloj · steady (person) puntual
#   quiet game partida discreta · quiet hours horas de silencio · vacation vacaciones · thread hilo
#   direct message mensaje directo · orbit órbita · to skim bordear · wobble zigzag · teleport teletransporte
#   approach encuentro · support apoyo · staging preparación · dispersed dispersado · Warp curvatura · Charge carga
#   GM dirección · Fire action acción de fuego · suppressed bajo supresión · cover cobertura · melee cuerpo a cuerpo
#   charge (explosive) explosivo · mission misión · Risk Factor factor de riesgo · First Prime Primado · staff bastón
#   seeker rastreador · decoy señuelo · probe sonda · fighter caza · carrier portacazas · close quarters corta distancia
#   Maneuver maniobra · Tri-Ship Trinave · Stargate puerta estelar · Nullgate Puerta Nula · home star estrella natal · hyperjump hipersalto · black hole agujero negro

## A sentence with the case it stands on
refusal = { $why } (Regla { $case })
refusal-ruling = { $why } (Aclaración { $case })

## Lists
pair = { $a } y { $b }
comma = { $a }, { $b }

## What the core tells
event-rolled = { $sides ->
    [6] El dado muestra { $n }.
    [20] El dado de 20 caras muestra { $n }.
   *[other] Al azar, de 1 a { $sides }: { $n }.
}
event-decided = Tu respuesta ha llegado.
event-sealed = { $wanted ->
    [one] La respuesta sellada ha llegado.
   *[other] { $got } de { $wanted } respuestas selladas han llegado.
}
event-reopened = Tu respuesta ya no vale. Elige otra vez, por favor.
event-resigned = { $name } se rinde.
event-acted = { $name }: { $of }.
event-taken-back = { $name } retira una respuesta.
event-taken-back-sealed = Se retira una respuesta sellada. Hay { $got } de { $wanted }.
event-new-edition = Las reglas se han corregido: desde aquí vale la edición { $edition }. Lo anterior queda como está y nadie puede volver a ello; la versión { $version } del programa puede repetirlo (edición { $was }).
event-undone = { $name } ha deshecho su última jugada. La partida vuelve a estar como tras la entrada { $to }.
event-undone-of = { $name } ha deshecho: { $what }{ $n ->
    [0] { "" }
    [one] { "" }
   *[other] { " " }Con ello se deshace también todo lo posterior, { $n } entradas en total.
}
undone-move = su última jugada.
event-draw-offered = { $name } propone un empate.
event-draw-declined = { $name } no quiere empatar.
event-close-offered = { $name } propone terminar la partida ahora. Se valoraría como tras su último turno.
event-close-declined = { $name } quiere seguir jugando.
event-closed = { $name } está de acuerdo: la partida termina aquí y se valora tal como está.
option-players = Jugadores
ended-resigned = Gana { $name }.
ended-draw-agreed = La partida termina en empate por acuerdo.
ended-won = Gana { $name }.
ended-drawn = La partida termina en empate.

## Free actions
action-resign = Rendirse
action-draw = Proponer empate
action-no-draw = Rechazar el empate
action-close = Proponer terminar la partida ahora
action-no-close = Seguir jugando

## A name with its side
named-side = { $name } ({ $side })

## What the core refuses
fault-not-open = Ahora no tienes esa opción
fault-not-an-answer = Eso no responde a esta pregunta
fault-no-seat = { $seat } no tiene asiento en esta partida
fault-draw-offered = Ya has propuesto un empate
fault-draw-none = Nadie ha propuesto un empate
fault-close-offered = Ya has propuesto terminar la partida ahora
fault-close-none = Nadie ha propuesto terminar la partida ahora

## In pictures
pic-marked = Marcado: { $places }.
pic-marked-way = de { $at } a { $to }
in-words = { $n ->
    [0] cero
    [1] un
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
    [11] once
    [12] doce
   *[other] { $n }
}
