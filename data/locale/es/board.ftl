# El tablero que se puede tocar en un navegador.
board-open = Abrir tablero
board-title = Tu tablero
board-link = El enlace sirve una vez, durante cinco minutos. El tablero queda abierto doce horas, solo para ti.
board-off = Este servidor no muestra tableros en navegadores.
board-no-place = No hay nada donde has tocado.
board-gone = Este tablero está cerrado. Ábrelo de nuevo desde Discord.
board-none = Aquí no tienes ningún tablero abierto. Pulsa «Abrir tablero» debajo de un mensaje de tu partida.
board-noscript = El tablero necesita JavaScript.
board-list = Las { $n } respuestas
board-log = Qué ha pasado
board-lost = Sin conexión. Inténtalo de nuevo.
board-theme = Claro u oscuro
board-send = Enviar
board-cancel = Cancelar
board-near = Más cerca
board-far = Más lejos
board-undo = Deshacer
board-waits = No es tu turno.
board-several = ¿Cuál de estas?
board-moved = La partida ha seguido. Mostrar
board-how = El tablero: toca una pieza, luego un lugar
board-draft = Tu próxima jugada, solo para ti
board-close = Cerrar mis tableros
board-closed = { $n ->
    [0] No tienes ningún tablero abierto.
    [one] Tu tablero está cerrado.
   *[other] { $n } tableros tuyos están cerrados.
}
