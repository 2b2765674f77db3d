# Lo que se puede hacer, y dónde: comandos, las páginas que abren y lo que preguntan.

cmd-any-text = Escrito en vez de pulsado; la lista muestra lo que puedes hacer
cmd-table-user = La persona de la que se trata
cmd-settings-user = La persona de la que se trata
cmd-server-channel = El canal del que se trata
cmd-server-role = El rol del que se trata

choice-board-occupied = El tablero
choice-board-whole = Entero
choice-board-action = Donde pasó
choice-board-since = Lo nuevo
choice-board-text = Como texto
choice-log-entries = Entradas
choice-log-since = Lo nuevo
choice-log-who = Quién
choice-log-dice = Dados
choice-log-why = Por qué
choice-replay-record = El registro, como archivo
choice-replay-watch = Un enlace para mirar

## The page of a table
table-title = { $name }: lo que puedes hacer
table-nothing = Aquí solo queda jugar o mirar.
table-seat = ¿Qué puesto?
table-agree = Aceptar
table-agree-about = Se pide algo a la mesa: acéptalo.
table-decline = Rechazar
table-decline-about = Rechaza lo que se pide a la mesa.
table-return = He vuelto
table-return-about = Un jugador automático responde por ti.
table-leave = Dejar el puesto
table-leave-about = Tu puesto queda libre.
table-word = Una palabra para los dados
table-word-about = Mezcla una palabra tuya en los dados.
table-hints = Pistas: aceptar o no
table-hints-about = Hay pistas en cuanto todos las aceptan.
table-invite = Invitar
table-invite-about = Guarda un puesto para alguien.
table-machine = Jugador automático
table-machine-about = Da un puesto libre a un jugador automático.
table-kick = Liberar un puesto
table-kick-about = Quita de un puesto a un jugador o una invitación.
table-clock = Cambiar el reloj
table-clock-about = Cuánto tiempo tiene cada puesto.
table-options = Cambiar las reglas
table-options-about = Opciones de la partida, antes de empezar.
table-replace = Ceder un puesto
table-replace-about = Otra persona, o un jugador automático, toma un puesto.
table-offer = Ofrecer un puesto
table-offer-about = Quien quiera un puesto que nadie juega puede tomarlo.
table-overdue = Atrasado
table-overdue-about = Haz algo con un puesto sin tiempo.
table-quiet = Tranquila o no
table-quiet-about = Un tablero aquí, y la historia en un hilo.
table-here = Traerla aquí
table-here-about = La partida sigue en este canal.
table-watch = Dejar mirar a otros
table-watch-about = Un enlace a la partida para cualquier navegador.
table-thaw = Dejarla seguir
table-thaw-about = Un error nuestro paró esta partida.
table-abandon = Terminar la partida
table-abandon-about = Termina sin resultado.
form-user = Quién
form-machine = O un jugador automático

## What is one's own
mine-reports = Lo que se me dijo
mine-reports-title = Lo que solo tú supiste
mine-reports-none = Nada todavía.
mine-standing = Respuestas fijas
mine-standing-about = Una respuesta fija se da por ti en cuanto llega su pregunta.
mine-standing-nothing = No has dejado ninguna.
odds-which = ¿Qué quieres saber?
odds-charts = Las tablas
me-posts = Mensajes
me-times = Horas
me-people = Personas
me-data = Datos
me-export = Obtener mis datos
me-forget = Borrar mis datos
me-setting = Cambiar un ajuste
me-hours = Zona horaria y horas de silencio
me-digest = Un resumen al día, a esta hora
me-vacation = Irte de vacaciones, por tantos días
me-back = Volver de vacaciones
me-block = Bloquear a alguien
me-unblock = Quitar un bloqueo
button-block = Bloquear a alguien

## What a server decides
server-hosts = Quién abre partidas
server-channels = Dónde hay partidas
server-language = Idioma de los mensajes
server-theme = Imágenes oscuras o claras
server-limits = Límites
server-none = aún sin elegir
server-queue = La cola
server-close = Cerrar la cola
server-puzzle = Problema del día
server-puzzle-about = Un problema al día para este canal.

## What can be opened
new-title = Abrir una partida
new-otherwise = Con otras opciones
new-file = Desde un archivo
new-record = Ver un registro
play-tables = Mesas de aquí
play-new = Partida nueva
button-join-game = Unirse a { $name }

## What cannot be done
refused-no-deed = Aquí no hay «{ $what }». Déjalo vacío y mira lo que puedes hacer.
refused-lacking = Falta algo después de «{ $what }». La lista muestra qué va ahí.
refused-not-offered = «{ $what }» no es ninguna de estas: { $offered }.
refused-not-number = «{ $text }» no es un número.
refused-no-place = Este canal no sirve para eso.
