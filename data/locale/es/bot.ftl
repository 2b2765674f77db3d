# Lo que el bot dice en Discord. Las palabras de una mesa están en table.ftl. Los comandos siguen en inglés.

## Commands, at most 100 characters each
menu-hand = Mi mano
menu-board = Tablero como texto
menu-changed = Qué ha cambiado
menu-invite = Invitar a una partida
cmd-new = Abrir una partida en este canal o en un hilo propio
cmd-new-title = Qué juego
cmd-new-scenario = Qué escenario
cmd-new-options = Opciones, por ejemplo homes=thrown; la lista explica cada una
cmd-new-name = Cómo se llama esta partida
cmd-new-where = Aquí o en un hilo nuevo
cmd-new-file = Un tablero tuyo, como archivo TOML
cmd-join = Ocupar un asiento
cmd-join-seat = Qué asiento; cualquiera libre si no lo indicas
cmd-join-word = Una palabra tuya que se mezcla con los dados
cmd-invite = Guardar un asiento para alguien
cmd-invite-user = A quién invitar
cmd-invite-seat = Qué asiento; cualquiera libre si no lo indicas
cmd-start = Empezar la partida
cmd-resign = Rendirse; gana el otro bando
cmd-draw = Proponer un empate, aceptarlo o rechazarlo
cmd-draw-answer = Proponer o aceptar; o rechazar
cmd-any-game = Qué partida; si no, la de este canal, o la única que tengas en un mensaje directo
cmd-board = Mostrar el tablero como texto
cmd-log = Leer lo que ha pasado hasta ahora
cmd-log-page = Qué página; la última si no lo indicas
cmd-undo = Retirar tu última respuesta; si hace falta, se pregunta al resto de la mesa
cmd-games = Todas tus partidas en todos los servidores y cuáles te esperan
cmd-replay = Ver otra vez el último turno o la partida entera
cmd-replay-what = El último turno o la partida entera
cmd-any-share = Mostrarlo a todo el mundo en este canal
cmd-rules = Leer las reglas, o buscar una por su número o por palabras
cmd-rules-query = Una regla como MOVES.3, una aclaración como T8, o palabras; nada para el índice
cmd-rules-title = Las reglas de qué juego
cmd-settings = Tu idioma, tus imágenes y tus secretos
cmd-server = Ajustes de este servidor, para la moderación
cmd-help = Cómo se juega, paso a paso
cmd-learn = Aprender un juego en privado, jugándolo

## Fixed choices
choice-where-here = En este canal
choice-where-thread = En un hilo nuevo
choice-pace-relaxed = Sin reloj
choice-pace-daily = Diario: 72 horas, 12 más por respuesta
choice-pace-brisk = Rápido: 24 horas, 4 más por respuesta
choice-pace-live = En vivo: 10 minutos, 30 segundos más
choice-zero-act = El resto de la mesa decide cómo seguir
choice-zero-machine = Sigue jugando una máquina
choice-zero-lose = Se pierde la partida
choice-draw-offer = Proponer o aceptar
choice-draw-decline = Rechazar
choice-consent-yes = Aceptar
choice-consent-no = Rechazar, o retirar mi petición
choice-framing-occupied = El tablero, hasta donde hay algo en él
choice-framing-whole = El tablero entero
choice-framing-action = Donde acaba de pasar algo
choice-framing-since = Lo que ha cambiado desde tu última respuesta
choice-replay-turn = El último turno
choice-replay-game = La partida entera
choice-language-auto = Automático
choice-language-auto-about = El idioma de tu Discord, salvo que sea un borrador
language-draft = hecho a máquina, aún sin revisar por una persona que lo hable
language-draft-named = { $name } ({ language-draft })
choice-theme-auto = Automático
choice-theme-dark = Oscuro
choice-theme-light = Claro
choice-secrets-dm = Por mensaje directo
choice-secrets-look = Solo cuando pulso un botón
choice-boards-picture = Imágenes
choice-boards-text = Texto
choice-boards-both = Ambos
choice-screen-phone = Un teléfono
choice-screen-wide = Una pantalla ancha
choice-calls-channel = En el canal de la partida
choice-calls-channel-about = Te menciono donde se juega la partida.
choice-calls-dm = Por mensaje directo
choice-calls-dm-about = Un mensaje con un enlace a la partida, sin mención.
choice-calls-digest = Una vez al día
choice-calls-digest-about = Un mensaje al día sobre todas tus partidas, a la hora que elijas.
choice-calls-none = De ninguna forma
choice-calls-none-about = Miras /games por tu cuenta.
choice-hosts-everyone = Todo el mundo
choice-hosts-moderators = Solo la moderación
choice-hosts-roles = Ciertos roles

## Buttons
bot-button-word = Añadir tu propio azar
bot-button-word-change = Cambiar tu palabra
bot-button-help = ¿Cómo muevo?
bot-button-play = Cómo se juega
bot-button-export = Obtener el registro
bot-back = Atrás
bot-next = Siguiente
bot-resign-yes = Sí, me rindo
bot-abandon-yes = Sí, terminarla
bot-help-title = Cómo se juega a { $title }

## Lobby
bot-opened = La mesa está abierta en { $channel }. Ocupa allí un asiento y empieza.
bot-opened-thread = La mesa está abierta en su propio hilo: { $channel }. Ocupa allí un asiento y empieza.
bot-imported = Se ha traído la partida. Su número es `{ $game }`; mírala con /board, /log y /replay.
bot-joined = Juegas como **{ $side }** en { $name }.
bot-joined-dm = Tus secretos te llegan por mensaje directo (/settings).
bot-joined-look = **{ button-look }** debajo del tablero muestra tus secretos (/settings).
bot-joined-dm-closed = No puedo enviarte mensajes directos: **{ button-look }** debajo del tablero muestra tus secretos.
bot-joined-help = Te llamaré por tu nombre cuando te toque.
bot-joined-word = Puedes añadir una palabra tuya a los dados.
bot-joined-word-given = Tu palabra se mezcla con los dados. Puedes cambiarla hasta que empiece la partida.
bot-left-seat = Has dejado tu asiento.
bot-invited = { $who } tiene una invitación. El asiento se guarda.
bot-machine = Ahora una máquina juega como { $side }: { $policy }.
bot-kicked = El asiento está libre.
bot-started = La partida empieza.
bot-awaited = Ya estás aquí. La partida empieza sola en cuanto { $n ->
    [one] { $who } también lo confirme. Se le ha avisado.
   *[other] { $who } también lo confirmen. Se les ha avisado.
 }
bot-replaced = Ahora juega como { $side }: { $who }.{ $learns ->
    [person] { " " }Ve todo lo que ve { $side }, también lo que solo sabía quien jugaba antes.
   *[nothing] { "" }
}
bot-replace-asked = { $holder } juega como { $side } y primero se le pregunta, en el canal y por mensaje directo. Si acepta, { $taker ->
    [person] también se pregunta a { $who }, que con su sí juega
   *[machine] { $who } juega
} como { $side } en su lugar.{ $learns ->
    [person] { " " }{ $who } verá entonces todo lo que ve { $side }, también lo que ahora solo sabe { $holder }.
   *[nothing] { "" }
} Si { $holder } no responde antes de <t:{ $until }:f>, se pregunta al resto de la mesa, y tiene que aceptar todo el mundo.
bot-replace-taker = Se pregunta a { $who }, en el canal y por mensaje directo, y juega como { $side } en cuanto acepte. Si no responde antes de <t:{ $until }:f>, no cambia nada.
bot-replace-withdraw = Retirar la petición
bot-quiet = La partida es ahora discreta: aquí un solo tablero y su historia en el hilo.
bot-loud = La partida lo vuelve a contar todo en su canal.
bot-quiet-elsewhere = Esta partida se juega en { $channel }. Usa allí el comando, para que el hilo se abra junto a su tablero.
bot-quiet-thread = Historial: { $name }
bot-taken-here = La partida sigue en este canal.
bot-lacking = Aún no puedo jugar en { $channel }. Me falta: { $permissions }. Pide a la moderación que lo permita y vuelve a intentarlo.
bot-optional = Opcional: con { $permissions } también fijo el primer mensaje de cada partida, o su tablero.
bot-option-form = No entiendo la opción «{ $text }». Escríbela como nombre=valor, por ejemplo homes=thrown.
bot-file-large = { $name } es demasiado grande. Como máximo { $kilobytes } kB.
bot-file-not-text = { $name } no es un archivo de texto.
bot-no-files = Este juego no admite un archivo propio.
bot-no-thread-here = Solo puedo abrir un hilo en un canal de texto.
bot-no-thread-for-you = Solo abro un hilo a quienes podrían abrirlo y escribir en él por su cuenta en este canal. Te falta: { $permissions }. Prueba sin el hilo.
bot-not-a-bot = Un bot no puede ocupar un asiento. Para una máquina usa /table.
bot-games-title = Partidas de este servidor
bot-games-none = Aún no hay ninguna. Abre una con /new.
bot-games-past = Tus partidas terminadas
bot-games-by-kind = Qué partidas
bot-games-by-title = De qué título
bot-games-kind-waiting = Las mías que me esperan
bot-games-kind-mine = Todas las mías
bot-games-kind-past = Las mías terminadas
bot-games-kind-here = Todas en este servidor
bot-games-kind-open = Aquí, con asientos libres
bot-games-kind-over = Aquí, terminadas
button-oldest = Primero las más antiguas
button-newest = Primero las más recientes
bot-games-free = libre
bot-status-lobby = en la sala de espera
bot-status-playing = en marcha
bot-status-over = terminada
bot-status-abandoned = terminada sin resultado
bot-status-frozen = detenida por un error

## Ending
bot-resign-sure = ¿Rendirte en { $name }? No hay vuelta atrás.
bot-resigned = Te has rendido.
bot-away = Ahora responde por ti una máquina. El asiento sigue siendo tuyo: /away lo termina, y también cualquier respuesta tuya.
bot-welcome-back = Qué bien que has vuelto: vuelves a jugar tú.
bot-abandon-sure = ¿De verdad quieres terminar { $name } sin resultado?
bot-abandoned = La partida ha terminado sin resultado.
bot-abandon-asked = Se pregunta al resto de la mesa si acepta.
bot-draw-offer = Propones un empate. Vale hasta tu próximo turno.
bot-draw-decline = Ya no hay ningún empate propuesto.
bot-draw-agreed = De acuerdo. La partida termina en empate.

## Answering
bot-done = Hecho.
bot-done-next = Sigue: { $names }.
bot-moved = Esta página se ha movido: está más abajo.
bot-sealed = Cerrado ✓
bot-left = { $n ->
    [one] Tu siguiente orden sigue sola.
   *[other] Tus demás órdenes siguen solas.
}
bot-rematch = La siguiente partida está aquí: { $where }
bot-undone = Retirado.
bot-undo-asked = Esto no se puede deshacer sin más: { $why }. Se pregunta al resto de la mesa si acepta.
bot-undo-since-moved = alguien más ha actuado desde entonces
bot-undo-since-dice = se han tirado dados
bot-undo-since-secret = se ha mostrado algo oculto
bot-consent-noted = Anotado. Faltan otras respuestas.
bot-consent-done = Anotado. Con eso queda resuelto.
bot-standing-on = Desde ahora respondo a eso por ti.
bot-standing-sealed = Desde ahora respondo a eso por ti. Prueba: `{ $seal }`
bot-standing-off = Desde ahora te lo volveré a preguntar.
bot-thawed = La partida sigue.

## Forms
bot-word-title = Tu palabra para los dados
bot-word-label = Una palabra o una frase corta
bot-word-hint = Se mezcla con cada tirada, para que nadie pueda conocer los dados de antemano
bot-word-noted = Tu palabra cuenta. Aparece en /log.
bot-write-title = Escribe tu respuesta
bot-write-label = Tu respuesta
bot-write-hint = Por ejemplo: { $text }
bot-paste-label = Tu hoja
bot-policy-title = Respuesta fija
bot-policy-label = Tu respuesta
bot-policy-hint = «-» la quita
bot-form-scenario = Escenario
bot-form-recommended = { $value } · recomendado
bot-form-option = { $option }: { $value }
bot-form-options = Opciones distintas de lo habitual
bot-form-options-hint = Por ejemplo homes=thrown pace=fast
bot-form-name = Nombre de la mesa
bot-form-file = Archivo
bot-form-record = Traer un registro
bot-as-typed = Lo que escribiste: { $command }

## Looking
bot-shared = Mostrado a todo el mundo aquí.
bot-share-elsewhere = Solo muestro una partida a todo el mundo en su propio canal: no todas las personas de aquí pueden ver ese canal. Quita `share` y te la muestro solo a ti.
bot-no-game-here = En este canal no hay partida. Abre una con /new, o nombra una tuya.
bot-which-game = Juegas varias partidas. Nombra una después de `game`: { $games }
bot-which = ¿Cuál de tus partidas?
bot-log-title = Historial de { $name }
bot-log-empty = Aún no ha pasado nada.
bot-button-log = Historial entero
bot-changed-title = { $name }: qué ha cambiado
bot-changed-all = Aún no has hecho nada en esta partida; esto es lo que ha pasado hasta ahora.
bot-changed-more = { $n ->
    [one] Y una línea antes de estas, en el historial.
   *[other] Y { $n } líneas antes de estas, en el historial.
}
bot-changed-nothing = Nada desde la última vez que hiciste algo.
bot-menu-no-game = Este mensaje no es de ninguna partida mía. Elige un mensaje con el tablero o los botones de una partida.
bot-menu-no-lobby = Ninguna mesa tuya espera participantes. Abre una con /new y después invita.
bot-menu-which = ¿A qué partida invitas a { $who }?
bot-who-title = La partida en resumen
bot-brief-options = Opciones
bot-who-seat = { $side }: { $who }
bot-who-waiting = **{ $side }**: se espera a { $who }, con la pregunta { $since }
bot-who-free = { $side }: nadie. Quien organiza da el asiento con `/table`
bot-who-sealed = Respuestas selladas: { $got } de { $wanted }.
bot-who-left = { $name } (ha dejado este servidor)
bot-who-host = Organiza: { $who }
bot-who-hidden = alguien
bot-who-host-unknown = alguien que ya no está en este servidor
bot-parked = Ya no puedo publicar en el canal de esta partida. No se ha perdido nada: quien organiza la lleva a otro canal con /table.
bot-parked-until = Lo vuelvo a intentar { $when }.
bot-try-done = Ha funcionado: todo está publicado.
bot-try-later = Sigue sin funcionar. Lo vuelvo a intentar { $when }.
bot-try-nothing = En esta partida no queda nada por publicar.
bot-frozen = La partida se ha detenido por un error nuestro. No se ha perdido nada. La moderación la reanuda con /table.
bot-note-table = **Para todos aquí:** { $text }
bot-note-own = **Tu nota:** { $text }
bot-note-entry = `{ $n }` { $text }
bot-notes-title = Notas · { $name }
bot-notes-none = No has anotado nada aquí.
bot-notes-small = Nadie más lee tus notas.
bot-note-for-all = Lo que leerá toda la mesa
bot-note-for-you = Solo para tus ojos
bot-more-note = Nota
bot-more-note-button = Nota
bot-more-note-about = Anota algo aquí, solo para tus ojos.
button-notes = Notas
button-note = Anotar algo
button-note-table = Nota para todos
bot-prepared-title = Preparado · { $game }
bot-prepared-none = Aún no hay nada preparado. Solo tú lo sabrás.
bot-prepared-guess = Aún no se te pregunta. Así podría estar todo para entonces.
bot-prepared-fits = Tal como está todo, es posible.
bot-prepared-lacks = Tal como está todo, no es posible: { $why }
bot-prepared-unchanged = Se juega cuando se te pregunte, si nada a tu vista ha cambiado.
bot-prepared-always = Se juega cuando se te pregunte, pase lo que pase, si las reglas lo permiten.
bot-prepared-later = Un rato después, para que nadie lo note.
bot-prepared-open = No se jugó por sí solo. Tómalo, cámbialo o descártalo.
bot-prepared-changed = Qué ha cambiado
bot-prepared-only = Se da cuando te pregunten, { $condition }.
bot-prepared-if = Solo si …
bot-prepared-if-stays = solo si { $piece } sigue en { $at }
bot-prepared-if-free = solo si no hay nadie en { $at }
bot-prepared-do-always = Pase lo que pase
bot-prepared-do-unchanged = Solo si nada cambia
bot-prepared-do-drop = Descartar
bot-prepared-do-use = Tomarlo
bot-turns-title = Tus partidas
bot-turns-none = Ahora mismo no juegas ninguna partida. Busca una con /play o abre una con /new.
bot-turns-mine = { $n ->
    [0] Ninguna te espera.
    [one] **Una partida te espera**
   *[other] **{ $n } partidas te esperan**
}
bot-turns-others = **Le toca a otra persona**
bot-turns-lobbies = **Sin empezar aún**
bot-turns-ended = **Terminadas hace poco**
bot-digest-title = Tus partidas hoy
bot-digest-small = Esto llega una vez al día, cuando algo te espera o ha terminado. /settings lo cambia y /games lo muestra en cualquier momento.
bot-turns-for = espera a { $who }
bot-turns-with = con { $who }
bot-turns-since = con la pregunta { $since }
bot-turns-zero = se acaba el tiempo { $when }
bot-clock = Acordado. { $terms }
bot-machine-player = máquina, { $policy }
bot-more = y { $n } más
bot-fair-title = Dados limpios en { $name }
bot-fair-how = Antes de la primera tirada, el bot sacó un número secreto y mostró su hash. Cada tirada sale de ese número y de las palabras de quienes juegan, así que nadie puede elegirla.
bot-fair-commitment = Hash del secreto: `{ $commitment }`
bot-fair-word = Palabra de { $side }: «{ $word }», en los dados como `{ $mixed }`
bot-fair-word-gone = Palabra de { $side }, tal como la conocen los dados: `{ $mixed }`
bot-fair-rolls = { $n ->
    [one] Un dado tirado hasta ahora.
   *[other] { $n } dados tirados hasta ahora.
}
bot-fair-seal = { $side } ha dejado una respuesta sellada: `{ $seal }`
bot-fair-opened = Abierta: para { $kind }, { $side } había fijado `{ $policy }` (salt `{ $salt }`)
bot-fair-later = El secreto se muestra cuando termina la partida. Entonces cualquiera puede comprobar cada tirada.
bot-fair-seed = El secreto: `{ $seed }`
bot-fair-good = Lo he comprobado: el secreto coincide con su hash y cada tirada coincide con el secreto.
bot-fair-bad = **Algo no coincide:** { $why }
bot-fair-small = Compruébalo por tu cuenta: obtén el registro y ejecuta python -m engine verify FILE.
bot-export-whole = La partida entera, con sus dados y el secreto. Tráela otra vez con /new.
bot-export-log = El historial hasta ahora. El registro completo se puede obtener cuando termine la partida.
bot-replay-title = { $name } desde el principio
bot-replay-turn = El último turno de { $name }
bot-replay-progress = Dibujo la repetición: { $bar } { $percent } %
bot-rules-case = Regla { $id } · { $title }
bot-rules-ruling = Aclaración { $id } · { $title }
bot-rules-none = No he encontrado nada sobre «{ $query }». Prueba con menos palabras o con otras.
bot-rules-near = **Mira también**
    { $found }
bot-rules-begin = Leer desde el principio
bot-rules-cases = Las reglas de este capítulo
bot-rules-contents = Índice: elige un capítulo
bot-rules-no-title = No tengo reglas de «{ $title }». Elige un juego de la lista que se abre mientras escribes.
bot-rules-small = { $title }, en nuestras propias palabras. Busca más con /rules.
bot-words-title = { $title }: palabras
bot-words-cases = Las reglas en las que aparecen estas palabras
bot-words-here = **En lo que acabas de leer**
bot-words-others = **Todas las demás palabras**
bot-words-line = - **{ $word }** ({ $case }): { $text }
bot-words-word = Palabra · { $word }
bot-purposes-open = ¿Para qué sirve?
bot-purposes-title = { $title }: ¿para qué sirve?
bot-purpose = - **{ $name }**: { $what }
bot-kind-unit = Unidades
bot-kind-movement = Formas de moverse
bot-kind-approach = Formas de encontrarse con el enemigo
bot-kind-rank = Rangos
bot-kind-weapon = Armas
bot-kind-kit = Equipo
bot-kind-enemy = Enemigos
bot-kind-ship = Naves
bot-kind-part = Partes de una nave
bot-kind-store = Misiles y similares
bot-kind-order = Órdenes
bot-kind-plan = El plan de batalla
bot-kind-action = Lo que puedes hacer
bot-kind-option = Opciones de una mesa

## Settings
bot-yes = sí
bot-no = no
bot-about-title = Qué se guarda sobre ti
bot-about = Todo lo que se guarda sobre ti: ajustes, partidas, asientos, respuestas, borradores y textos. Solo tú ves este archivo, y puede contener secretos de partidas en marcha.
bot-forget-title = ¿Borrar lo que se guarda sobre ti?
bot-forget-goes = **Qué se borra:** tu id y tu nombre en todas las partidas, tus ajustes, cuándo juegas, tu puesto en la cola, tu puntualidad, a quién has bloqueado, textos guardados, borradores, hojas de órdenes, respuestas fijas, tu palabra para los dados y lo que estaba guardado para enviártelo.
bot-forget-stays = **Qué queda:** las partidas tal como se jugaron, con lo que se escribió como jugada: nombres de figuras, motivos de quien dirige. Los mensajes de Discord también quedan; pide al servidor que los quite.
bot-forget-games = { $n ->
        [0] No tienes partidas en marcha.
        [one] Tienes una partida en marcha. Tu asiento queda vacío, o se rinde si la partida puede seguir sin él; si no queda nadie, la partida termina.
       *[other] Tienes { $n } partidas en marcha. Tus asientos quedan vacíos, o se rinden si la partida puede seguir sin ellos; una partida en la que no queda nadie termina.
    }
bot-forget-small = Esto no se puede deshacer. Puedes volver cuando quieras, desde cero.
bot-forget-yes = Bórrame
bot-forgotten = Ya no se guarda nada sobre ti.
bot-settings-title = Tus ajustes
bot-settings-saved = Guardado. Tus ajustes ahora
bot-settings-line = { $name }: { $value }
bot-settings-language = Idioma
bot-settings-theme = Colores
bot-settings-secrets = Secretos
bot-settings-boards = Tableros
bot-settings-screen = Las imágenes privadas son para
bot-settings-confirm = Mostrar qué hace una jugada antes de que cuente
bot-settings-named = Otros programas pueden saber tu nombre
bot-settings-calls = Cuando te toca, te enteras
bot-settings-times = Cuándo juegas
bot-times-title = Cuándo juegas
bot-times-saved = Guardado. Cuándo juegas ahora
bot-times-zone = Zona horaria: **{ $zone }**; allí son las { $now }
bot-times-zone-unset = Zona horaria: **sin elegir**, así que vale UTC; allí son las { $now }
bot-times-quiet = Horas de silencio: **{ $hours }**
bot-times-span = de { $begin } a { $end }
bot-times-none = ninguna
bot-times-later = ⏳ Hoy ya lo has cambiado una vez: los relojes lo tendrán en cuenta { $when }; hasta entonces vale lo que había antes.
bot-times-digest = El resumen diario de todas tus partidas llega a las **{ $hour }:00**.
bot-times-digest-off = No recibes un resumen diario de tus partidas.
bot-times-digest-on = Recibir un resumen diario
bot-times-away = De vacaciones desde { $begin } hasta { $end }
bot-times-leave = Vacaciones que te quedan: **{ $days ->
    [one] 1 día
   *[other] { $days } días
}**
bot-times-small = En las horas de silencio y en vacaciones no corre ningún reloj tuyo ni te llegan recordatorios. Ganas un día de vacaciones si juegas en diez días distintos, hasta 21.
bot-times-change = Zona y horas de silencio
bot-times-leave-button = Irme de vacaciones
bot-times-back = Terminar mis vacaciones
bot-times-at = Resumen a las { $hour }:00
bot-times-digest-prompt = ¿Cuándo llega tu resumen?
bot-form-clock = El reloj de esta mesa
bot-form-clock-bank = Tiempo de cada asiento
bot-form-clock-hint = Por ejemplo 30 min, 12 h o 3 d
bot-form-clock-increment = Más por cada respuesta
bot-form-clock-increment-hint = Por ejemplo 30 s; vacío para nada
bot-form-clock-cap = Como máximo
bot-form-clock-cap-hint = Hasta cuánto se suma por respuestas; vacío para el doble del tiempo
bot-form-clock-zero = Cuando a alguien no le queda tiempo
bot-form-clock-rules = Además
choice-clock-weekends = Los fines de semana no cuentan
choice-clock-vacation = Las vacaciones no cuentan
choice-clock-steady = Solo gente puntual: nadie que llegue tarde a menudo
bot-form-rules = Las reglas de esta mesa
bot-options = Se han cambiado las reglas de esta mesa.
bot-times-form-hours = Cuándo juegas
bot-times-form-zone = Zona horaria
bot-times-form-zone-hint = Por ejemplo Europe/Madrid, o solo la ciudad
bot-times-form-from = Empiezan las horas de silencio
bot-times-form-to = Terminan las horas de silencio
bot-times-form-hint = Por ejemplo 22:30; vacío para ninguna
bot-times-form-vacation = Vacaciones
bot-times-form-days = ¿Cuántos días?
bot-times-form-left = Te quedan { $days }.
bot-times-form-begin = ¿A partir de qué día?
bot-times-form-date = Por ejemplo 2027-07-31; vacío para hoy
bot-settings-small = Lo que elijas vale en todos los servidores.
bot-server-title = Ajustes de este servidor
bot-server-hosts = Quién puede abrir partidas
bot-server-channels = Dónde
bot-server-everywhere = en todas partes
bot-server-quiet = Las partidas nuevas son discretas
bot-server-lobbies = Salas de espera abiertas por persona
bot-server-hosted = Partidas que organiza una persona
bot-server-hourly = Partidas nuevas por persona y hora
bot-server-imports = Registros que una persona puede traer al día
bot-server-megabytes = Megabytes de registros traídos en total
bot-server-no-role = Nombra también un rol.

## What can go wrong
bot-error = Algo ha fallado por nuestra parte. Tu partida está como antes. Vuelve a intentarlo, por favor.
bot-error-id = Si vuelve a pasar, di este número a quien administra el bot: { $id }
bot-bad-setup = Eso no se puede preparar: { $why }.
bot-bad-data = El archivo no se puede usar. { $why }
bot-broken-record = No puedo leer esto como una partida: { $why }.
bot-cooldown = Un momento, por favor. Vuelve a intentarlo dentro de { $seconds } s.
bot-server-only = Esto solo funciona en un servidor.
bot-not-allowed = Aquí no puedes hacer eso.
bot-bad-option = No se entiende una de las opciones.
bot-old-command = Este comando ha cambiado. Recarga Discord y vuelve a intentarlo.
bot-rules-bug = La partida ha topado con un error nuestro y queda detenida. No se ha perdido nada, y se avisa a quien organiza.
bot-store-error = No se ha podido guardar la partida, así que no ha cambiado nada. Vuelve a intentarlo en un momento.
bot-stopping = Me están reiniciando y no he podido terminar esto. Si en un minuto no aparece en el historial, hazlo otra vez.
bot-discord-error = Discord no ha aceptado nuestro mensaje. Lo que hiciste cuenta si aparece en el historial.
bot-too-big = La imagen es más grande de lo que Discord acepta aquí.
permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-create-public-threads = Crear hilos públicos
permission-attach-files = Adjuntar archivos
permission-read-message-history = Leer el historial de mensajes
permission-pin-messages = Fijar mensajes

## Hello and help
bot-hello-title = ¡Hola! Soy Nullgate.
bot-hello =
    Traigo juegos de guerra espaciales a este servidor y vigilo que se cumplan todas las reglas.
    Abre una mesa con /new, para jugar con más gente o contra la máquina. /learn enseña los juegos y /help muestra cómo va la primera partida.
help-step = Página { $at } de { $of }
help-start-title = Tu primera partida
help-start =
    Se juega por chat: yo llevo el tablero, tiro los dados y conozco las reglas.
    { "" }**1.** Escribe /new en un canal y elige un juego.
    { "" }**2.** Aparece una tarjeta. Esa es la mesa.
    Puedes jugar con otra persona o a solas contra la máquina.
    ¿No conoces un juego? /learn lo enseña en privado, jugando.
help-draft = Este idioma es un borrador: { language-draft }. Lo que le falta se dice en inglés, y los comandos conservan sus nombres ingleses. En /settings se cambia el idioma.
help-draft-there = Hay un borrador en { $name }: { language-draft }. En /settings se activa.
help-seat-title = Ocupa un asiento
help-seat =
    Pulsa **{ button-join }** junto a un asiento. ¿No hay nadie? **{ button-machine }** ocupa el otro.
    El reloj y las reglas están en **{ button-settings }**. Con asiento, puedes añadir una palabra tuya a los dados.
    Cuando todos los asientos estén ocupados, pulsa **{ button-start }**.
help-move-title = Haz una jugada
help-move =
    Cuando te toque, te llamaré por tu nombre. Pulsa un botón debajo del tablero y elige paso a paso.
    Solo tú ves tus opciones. Una jugada cuyo botón lo dice todo cuenta enseguida. De las demás ves primero qué hacen: con **{ button-confirm }** cuentan, con **{ button-cancel }** vuelves atrás.
    ¿Prefieres escribir? /move acepta jugadas como texto y sugiere las legales.
help-secrets-title = Secretos
help-secrets =
    Lo que solo tú puedes saber, por ejemplo las cartas, te llega por mensaje directo.
    Si no lo quieres, o no recibes mensajes, pulsa **{ button-look }** debajo del tablero. En /settings eliges entre ambas cosas.
help-look-title = Mira alrededor
help-look =
    /board dibuja el tablero o lo escribe como texto. /log cuenta qué ha pasado, /replay lo muestra otra vez.
    /rules permite leer las reglas de principio a fin; `/rules capture` busca una, por palabras o por su número.
    /undo retira una jugada si desde entonces no se ha tirado ni revelado nada. Si no, se pregunta al resto de la mesa.
    Tu asiento es tuyo: si quien organiza quiere dárselo a otra persona, primero se te pregunta.
    /log demuestra que nadie puede elegir los dados.
help-watch-title = Quién ve qué
help-watch =
    Una partida es tan visible como su canal: quien puede ver el canal puede mirar, y unirse mientras haya asientos libres. En un hilo privado, sus miembros.
    Si juegas, has jugado o tienes una invitación, ves la partida desde cualquier sitio. Los mensajes directos solo muestran esas partidas.
    Lo que solo puede saber tu bando se te muestra solo a ti.
    Quien organiza y quienes moderan el canal de la partida la cuidan. Nadie más puede.
help-commands-title = Todos los comandos
help-commands =
    { "" }**Mesas** /play, /new, /join, /invite, /start, /games
    { "" }**En la mesa** /move, /board, /mine, /hint, /undo, /log, /odds
    { "" }**Al final** /resign, /draw, /away, /replay; lo demás: /table
    { "" }**Menús** clic derecho (o pulsación larga) en un mensaje de una partida y *Aplicaciones*: { menu-hand }, { menu-board }, { menu-changed }; en una persona: { menu-invite }
    { "" }**Más** /learn, /puzzle, /sandbox, /rules, /settings, /report, /server
choice-watch-share = Enseñarme el enlace
choice-watch-post = Publicar el enlace en el canal
choice-watch-withdraw = Retirar el enlace
bot-watch-none = Esta partida no tiene enlace.
button-watch = Mirar
button-watch-post = Publicarlo en el canal
button-watch-withdraw = Retirarlo
button-follow = Seguir
bot-times-which = ¿Qué lugar es?
bot-watch-title = Mirar: { $name }
bot-watch-posted = El enlace está en el canal de la partida.
bot-unfollowed = Ya no sigues esta partida.
web-nothing = Aquí no hay nada. Puede que el enlace se haya retirado.
web-often = Demasiadas veces seguidas. Inténtalo de nuevo en un momento.
web-later = Ahora no se puede mostrar esta partida. Inténtalo de nuevo en un minuto.
bot-next-table = Otra partida te espera.
bot-page-title = { $name } como página
permission-manage-threads = Gestionar hilos
choice-replay-page = Toda la partida como página para tu navegador
choice-replay-explain = Una jugada, explicada (partidas terminadas)

# What is behind the (i) of a post.
bot-more-game = partida { $id }, entrada { $n }
