# Mesas: sala de espera, mensajes, opciones, negativas. Igual para todos los juegos.

## Machine players
machine-name = { $side } (máquina)
policy-random = al azar
policy-first-steps = primeros pasos
policy-first-steps-about = Juega con sentido y de vez en cuando se le escapa algo. Responde al momento
policy-steady = sólida
policy-steady-about = Elige lo que parece mejor, sin mirar más allá. Responde al momento; buena para empezar
policy-strong = fuerte
policy-strong-about = Mira más allá y busca las mejores probabilidades. Piensa uno o dos segundos como mucho
policy-champion = campeona
policy-champion-about = Mira más allá, como la fuerte, pero prueba el triple. Piensa hasta 5 segundos

## Lobby
lobby-title = { $game }: ¿quién juega?
brief-objective = **{ $who }:** { $what }
brief-length = { $turns } turnos.
brief-turns = Turno { $turn } de { $turns }; quedan { $left }.
brief-house = Reglas de la casa: { $rules }
brief-option = { $name }: { $value }
brief-own-table = una mesa propia de quien organiza
lobby-free = **{ $side }** · libre
lobby-taken = **{ $side }** · { $name }
lobby-taken-unnamed = **{ $side }** · ocupado
lobby-kept = **{ $side }** · se guarda para { $name }
lobby-machine = **{ $side }** · máquina, { $policy }
lobby-no-dm = no recibe mensajes directos
lobby-spare = Los asientos libres quedan fuera al empezar. Se pueden ocupar varios.
lobby-muster = Solo falta que { $who } confirme su presencia.
lobby-host = organiza
headline-lobby = La partida aún no ha empezado.
turns-players = participantes
turns-host = que quien organiza la empiece

## Buttons
button-join = Jugar
button-leave = Salir
button-start = Empezar
button-here = Aquí estoy
button-unseat = Quitar
button-choose = Elegir
button-more = Más opciones
button-machine = Añadir máquina
button-settings = Ajustes
button-look = Mi mano
button-next = Siguiente: { $name }
button-map = Mapa
button-whole = Tablero entero
button-board = Como texto
button-since = Qué ha cambiado
button-rematch = Revancha
button-swap = Revancha, otro bando
button-undo = Deshacer
button-return = Ya estoy aquí
button-return-named = Ya estoy aquí ({ $name })
button-unfold = ¿Por qué?
button-words = Palabras
button-replay = Repetición
button-try = Intentar ahora
button-agree = Aceptar
button-decline = Rechazar
button-back = Retirar mi respuesta
button-write = Escribirlo
button-prepare = Preparar
button-prepared = Lo que preparaste
button-sheet = Abrir mi hoja
button-restart = Empezar de nuevo
button-confirm = Confirmar
button-cancel = Cancelar
button-all-lines = Todo
button-correct = Corregir
button-page-back = Atrás: { $page } de { $pages }
button-page-on = Más: { $page } de { $pages }
standing-prompt = Dejar una respuesta fija
standing-none = Sin respuesta fija: pregúntame

## Previews
preview-title = ¿{ $what }?
preview-orders = Dar estas órdenes
preview-roll = { $sides ->
    [6] Después se tira un dado.
   *[other] Después se tira un dado de { $sides } caras.
}
preview-draw = Después se saca al azar uno de { $sides }.
preview-unsure = Verás lo que viene después cuando confirmes.
preview-then = Lo que viene después no se puede prever. Luego seguirías con: `{ $steps }`
preview-sealed = Nadie ve tu respuesta hasta que estén todas.
preview-loses = Pierdes la partida
preview-between = entre { $best } y { $worst }
look-nothing = Ahora mismo no tienes secretos.
look-sealed = Has respondido: **{ $what }**. Queda oculto hasta que estén todas las respuestas. Hasta entonces puedes retirarla.

## Small print
small-standing = por respuesta fija
small-order = según órdenes dadas de antemano
small-lapse = respondido por quien no se presentó
small-caretaker = ha respondido una máquina por alguien ausente

## Posts
note-machine = Desde ahora una máquina juega como { $side }.
note-seated = Desde ahora { $name } juega como { $side }.
note-whole = … El informe completo está en el archivo.
note-folded = { $n ->
    [one] En el archivo hay una línea anterior a esta.
   *[other] En el archivo hay { $n } líneas anteriores a esta.
}
post-told-in = Todo lo que ocurre se cuenta en { $thread }.
post-board-at = El tablero: { $link }
post-asked = { $who } { $what }
post-called = { $who }:
post-away = Mientras { $names } no { $n ->
    [one] está
   *[other] están
 }, una máquina responde en su lugar.
note-left = Quien jugaba como { $side } se ha ido para siempre. Quien organiza puede dar el asiento a otra persona con /table o terminar allí la partida.
note-abandoned-left = Ya no queda nadie en la mesa. La partida termina sin resultado.
note-abandoned = { $name } ha cancelado la partida. Termina sin resultado.
note-lobby-closed = { $who } hace 14 días que nadie se une ni cambia nada aquí, así que se cierra la sala de espera. Puedes abrir otra con /new.
note-declined = { $name } no acepta.
somebody = Alguien
note-withdrawn = { $name } retira la petición.
note-moot = Lo que se pedía se ha resuelto de otro modo. No ha cambiado nada.
note-replace-declined = { $name } no acepta. { $side } sigue en las mismas manos.
note-replace-withdrawn = { $name } retira la petición. { $side } sigue en las mismas manos.
note-replace-lapsed = En un día no ha llegado el acuerdo de toda la mesa. { $side } sigue en las mismas manos.
note-replace-moot = { $side } ya no se puede ceder como se pedía. No ha cambiado nada.
note-seat-gone = Ya no juegas como { $side }: tu asiento lo tiene ahora otra persona.
note-away-late = Una máquina juega como { $side } por ti, porque llevas mucho sin responder. Responde, o pulsa el botón, y sigues tú. { $where }
note-away-agreed = Una máquina juega como { $side } por ti mientras no estás: el resto lo ha acordado. Responde, o pulsa el botón, y sigues tú. { $where }
note-away-offered = Tu asiento, { $side }, se ofrece a otras personas y lo juega una máquina: llevas mucho sin responder. Mientras nadie lo ocupe, responde o pulsa el botón, y sigues tú. { $where }
note-while-away = { $n ->
    [0] Nada hubo que responder por ti.
    [one] Se dio una respuesta por ti. Está en /log.
   *[other] Se dieron { $n } respuestas por ti. Están en /log.
 }
note-not-back = { $name } ha jugado entretanto con otro bando y conoce sus secretos, así que no recupera { $side }. Quien organiza puede dar el asiento a alguien con /table.
note-invited = { $name }, { $by } te invita a jugar como { $side }. Pulsa el botón de jugar en la tarjeta de arriba; `/table leave` rechaza la invitación.
note-muster = { $who } la mesa está completa. Pulsa **{ button-here }**: la partida empieza en cuanto estén todas las confirmaciones. Los asientos sin confirmar quedan libres { $until }.
note-muster-over = { $name } no se ha presentado en un día, así que su asiento vuelve a estar libre.
note-has-left = { $name }, que jugaba como { $side }, ha dejado este servidor.
note-departed = { $name } ha dejado este servidor. Por ahora conserva { $side }; quien organiza puede dar el asiento a otra persona con /table.
note-call-turn = Te toca: { $where }
note-call-asked = Alguien pide tu acuerdo: { $where }
note-call-look = Hay algo que ver: { $where }
note-call-missed = { $who } los mensajes directos no te llegan, así que te aviso aquí: esta partida te necesita.
note-vacation = { $name } está de vacaciones desde { $begin } hasta { $end }. Mientras tanto su reloj se detiene.
note-vacation-over = { $name } ha vuelto de vacaciones.
note-vacation-off = { $name } ha cancelado sus vacaciones.
note-frozen = Algo ha fallado por nuestra parte, así que esta partida queda detenida por ahora. No se ha perdido nada. La moderación puede reanudarla con /table.
note-edition = Las reglas de este juego se han corregido (edición { $edition }) y la posición no encaja con ellas, así que la partida queda detenida. No se ha perdido nada: la versión { $version } del programa puede seguir con la edición { $was }.
note-dropped = Tu respuesta fija para { $side } ya no se puede aplicar y se ha quitado. Volverás a recibir la pregunta.
note-prepared-given = Tu turno preparado para { $side } se acaba de jugar.
note-prepared-waits = Tu turno preparado para { $side } no se jugó: algo a tu vista ha cambiado, o ya no es posible. Se te pregunta, y está rellenado.
note-order-dropped = Tus órdenes se paran aquí, porque esto ya no es posible: `{ $steps }`. Volverás a recibir la pregunta.
note-order-passed = Esto ya no era posible y se ha saltado: `{ $steps }`. Tus demás órdenes siguen.
note-act-lost = Alguien ha vuelto atrás y lo que habías hecho en secreto desde entonces no se puede repetir: queda deshecho. Mira la mesa.
note-quiet = { $name } ha hecho discreta esta partida: en su canal hay un solo tablero, siempre el más reciente, y lo que ocurre se cuenta aquí.
note-loud = { $name } ha puesto fin a la partida discreta: lo que ocurre se vuelve a contar aquí.
note-standing = { $side }: se ha dejado una respuesta fija sellada, `{ $seal }`
note-parked-gone = No encuentro el canal de la partida { $id }. No se ha perdido nada: ve a otro canal y usa /table para seguir allí. Lo vuelvo a buscar { $when } y después al menos cada 15 minutos.
note-parked-deleted = Se ha borrado el canal de la partida { $id }. No se ha perdido nada: ve a otro canal y usa /table para seguir allí.
note-parked-forbidden = No tengo permiso para publicar en el canal de la partida { $id }. No se ha perdido nada: devuélveme los permisos o usa /table en otro canal. Lo vuelvo a intentar { $when } y después al menos cada 15 minutos.
note-parked-post-failed = Mis mensajes en la partida { $id } fallan una y otra vez por un error mío. No se ha perdido nada. Lo vuelvo a intentar { $when } y después al menos cada 15 minutos.
summary-turns = Turnos jugados: { $n }
summary-plain = { $n ->
    [one] Una entrada
   *[other] { $n } entradas
} en el historial, { $dice ->
    [0] ningún dado tirado a la vista
    [one] un dado tirado a la vista
   *[other] { $dice } dados tirados a la vista
}
summary-losses = Bajas: { $list }.
summary-lost = { $name } { $n }
summary-dice = Los dados más caros, en el turno { $turn } ({ $n } perdidas): { $what }
summary-record = Partidas de este par jugadas aquí: { $n }. { $list }.
summary-won = { $name } ganó { $n }
summary-seat = { $side } { $name }
summary-seats = Quién era: { $list }.
summary-drawn = { $n } en empate
ask-undo = { $name } quiere deshacer: { $what }{ $n ->
    [0] { "" }
    [one] { "" }
   *[other] { " " }Con ello se deshace también todo lo posterior, { $n } entradas en total.
} Las tiradas que ya se vieron no se olvidan, y se harán otras nuevas. ¿Aceptas?
ask-abandon = { $name } quiere cancelar la partida sin resultado. ¿Aceptas?
ask-replace = { $holder }, { $name } quiere dar tu asiento a otra persona: { $who } jugaría como { $side } en tu lugar.{ $learns ->
    [person] { " " }Vería todo lo que ve { $side }, también lo que hasta ahora solo sabes tú.
   *[nothing] { "" }
} Si no aceptas, no cambia nada. Si no respondes antes de <t:{ $until }:f>, se pregunta al resto de la mesa.
ask-replace-table = Se ha pedido a { $holder } que ceda { $side } y no ha respondido en un día. Si toda la mesa acepta, { $who } juega desde entonces como { $side }.{ $learns ->
    [person] { " " }Verá todo lo que ve { $side }, también lo que hasta ahora solo sabe { $holder }.
   *[nothing] { "" }
} Si alguien no acepta, o no ha respondido antes de <t:{ $until }:f>, { $holder } conserva el asiento.
machine-as = una máquina ({ $policy })
dm-hello = Juegas como { $side }. Aquí te llega lo que solo tú puedes saber. La mesa está en { $where }
dm-anonymous = En esta mesa los nombres están ocultos hasta que termine la partida, y solo se te llama aquí. Nadie ve quién pulsa un botón o usa un comando. No escribas en el canal nada que diga quién eres.
export-head = { $game }, partida { $id }. El historial público; el sello de los dados es { $commitment }.

## Refusals: what is asked for
ask-in-charge = quien organiza o un moderador
ask-replace-taker = { $who }, { $name } quiere que juegues como { $side } en esta partida. El asiento es tuyo si aceptas; si no, o si no respondes antes de <t:{ $until }:f>, no cambia nada.
refused-number = { $name }: indica un número de { $least } a { $most }.
refused-malformed = No entiendo ese botón o esa respuesta.
refused-no-game = No existe la partida { $game }.
refused-not-installed = El juego { $title } ya no está instalado aquí, así que esta mesa queda detenida. No se ha perdido nada: sigue en cuanto quien administra el bot vuelva a instalarlo.
refused-no-title = Aquí no hay ningún juego llamado { $title }.
refused-lobby = La partida aún no ha empezado.
refused-playing = La partida ya está en marcha.
refused-over = La partida ha terminado.
refused-abandoned = Esta partida se canceló.
refused-frozen = Esta partida está detenida porque algo ha fallado por nuestra parte. No se ha perdido nada; la moderación puede reanudarla.
refused-edition = Esta partida se jugó con la edición { $was } de las reglas y su posición no encaja con la edición { $edition }. No se ha perdido nada: la versión { $version } del programa puede jugarla y mostrarla.
refused-newer-edition = Esta partida se juega con la edición { $was } de las reglas y este programa conoce la edición { $edition }. Sigue con la versión { $version } del programa.
refused-replay-edition = Esta partida se jugó con la edición { $was } de las reglas, que se han corregido desde entonces. La versión { $version } del programa puede repetirla.
refused-busy = Alguien se te ha adelantado. Mira otra vez y vuelve a intentarlo.
refused-being-forgotten = Tus datos ya se están borrando. Si algo lo interrumpe, continúa por sí solo.
refused-not-over = Esta partida aún no ha terminado.
refused-not-seated = No tienes asiento en esta partida.
refused-other-seat = Ese asiento no es tuyo.
refused-not-an-answer = Eso no responde a lo que se te pregunta
refused-not-asked = Ahora mismo no se te pregunta nada.
refused-notes-full = No caben más notas en esta partida. Quita antes una.
refused-nothing = Da una respuesta, por favor.
refused-changed = Tu hoja ha cambiado entretanto. Léela otra vez antes de cerrarla.
refused-locked = Tu hoja está cerrada. Retírala primero para cambiarla.
refused-kept-full = Has guardado todo lo que puedes guardar. Borra algo primero.
refused-gone = Eso ya no es posible. Mira las opciones tal como están ahora.
refused-stale = Esa pregunta ya tiene respuesta. Usa el mensaje más reciente.
refused-typed-gone = Lo que escribiste ya no está guardado: ha pasado más de una hora o el bot se ha reiniciado. Escríbelo otra vez, por favor.
refused-not-now = Antes hay que responder a otra cosa.
refused-not-yours = No te toca.
refused-invalid = No entiendo «{ $text }»: { $why }
refused-line = **Línea { $n }:** { $why }
refused-ambiguous = «{ $text }» puede significar más de una cosa: { $candidates }
refused-long = Una respuesta tiene { $most } caracteres como máximo.
refused-steps = Como máximo { $most } órdenes de una vez.
refused-no-act = Este juego no tiene esa acción.
refused-no-policy = Para esta pregunta no existe esa respuesta fija.
refused-no-undo = No hay ninguna respuesta tuya que retirar.
refused-undo-edition = Las reglas se corrigieron después de tu última jugada, así que no se puede deshacer.
refused-request-closed = Esa petición ya está resuelta.
refused-not-asked-consent = Esto no te corresponde decidirlo a ti.
refused-away = En esta mesa responde por ti una máquina. Pulsa «{ button-return }», o usa /away, y vuelve a pedirlo.
refused-away-already = Aquí ya responde por ti una máquina.
refused-not-away = Aquí no responde por ti ninguna máquina.
refused-no-request = Aquí no hay nada que aceptar ni rechazar.
refused-asked-lately = A { $name } se le preguntó por este asiento hace menos de un día. Puedes volver a preguntar <t:{ $at }:R>.
refused-knows = Has jugado como { $side } en esta partida y conoces sus secretos, así que no puedes jugar como { $other }.
refused-knows-other = Esa persona ha jugado como { $side } en esta partida y conoce sus secretos, así que no puede jugar como { $other }.
refused-no-picture = No se ha podido dibujar la imagen. Prueba con /board.
refused-nothing-yet = Aún no hay nada que mostrar.
refused-nothing-to-unfold = Aún no hay nada que explicar.

## Refusals: lobby and hosting
refused-setup = Esta partida no se puede preparar: { $why }
refused-no-channel = Una partida necesita un canal de un servidor.
refused-channel = En este canal no se permiten partidas. Pregunta a la moderación dónde se puede.
refused-host = No puedes abrir partidas en este servidor. Pregunta a la moderación.
refused-host-only = Eso solo puede hacerlo quien organiza o la moderación.
refused-moderator = Eso solo puede hacerlo la moderación.
refused-taken = Este canal ya tiene una partida. Abre un hilo para otra.
refused-left-behind = No están en este servidor: { $names }. Una partida solo se muda a otro servidor con toda su gente.
refused-seated = Ya tienes un asiento.
refused-seated-other = Esa persona ya tiene un asiento.
refused-full = No hay asientos libres.
refused-seat-taken = Ese asiento está ocupado.
refused-no-seat = No existe ese asiento.
refused-seats-free = Antes hay que ocupar todos los asientos. También puede hacerlo una máquina.
refused-no-machine = No existe esa máquina. Hay: { $policies }.
refused-no-machine-there = En ese asiento no hay nadie a quien quitar.
refused-word = Una palabra tiene { $most } caracteres como máximo.
refused-clock = Con estos números no se puede hacer un reloj: { $field ->
    [bank] el tiempo inicial va de 5 minutos a 30 días
    [increment] lo que se gana es 5 días como mucho y no más que el tiempo inicial
    [cap] el máximo no es menor que el tiempo inicial y es 60 días como mucho
   *[patience] la espera de una respuesta habitual es 30 días como mucho
}.
refused-not-frozen = Esta partida no está detenida.
refused-setting = Ese valor no sirve para { $name }.
refused-zone = No se conoce ningún lugar llamado «{ $zone }». Escribe tu ciudad o tu país, o cómo se llama tu hora, por ejemplo CEST.
refused-hours = Eso no es una hora del día. Escríbela así: 22:30.
refused-quiet-long = Las horas de silencio son { $most } al día como mucho, porque hay gente que espera por ti. Para más tiempo están las vacaciones.
refused-date = Eso no es una fecha. Escríbela así: 2027-07-31.
refused-vacation-date = Las vacaciones duran al menos un día y empiezan dentro de { $most } días como mucho.
refused-vacation-twice = Ya estás de vacaciones o las has anunciado. Termínalas primero.
refused-vacation-overdue = Se te ha acabado el tiempo en una mesa. Responde allí primero; /games te lleva.
refused-vacation-short = { $left ->
    [0] No te quedan días
    [one] Te queda 1 día
   *[other] Te quedan { $left } días
} de vacaciones, y pides { $days }. Ganas uno más si juegas en diez días distintos.
refused-no-vacation = No estás de vacaciones.
refused-record = Este registro no se puede repetir: { $why }
refused-record-long = Un registro tiene { $most } caracteres como máximo.
refused-queue = Estoy con archivos y repeticiones de otras personas. Vuelve a intentarlo dentro de { $seconds } s.
refused-too-long = Eso tardaba demasiado, así que lo he dejado. No ha cambiado nada.
refused-setup-long = Preparar este archivo lleva demasiado tiempo. Hazlo más pequeño.
refused-lobbies = Tienes { $most } { $most ->
    [one] sala de espera abierta
   *[other] salas de espera abiertas
 } en este servidor y no se permiten más. Empieza o cancela una primero.
refused-hosted = Organizas { $most } { $most ->
    [one] partida
   *[other] partidas
 } en este servidor, contando las salas de espera, y no se permiten más. Termina o cancela una primero.
refused-hourly = En este servidor puedes abrir { $most } { $most ->
    [one] partida nueva
   *[other] partidas nuevas
 } por hora. Puedes abrir la siguiente <t:{ NUMBER($when, useGrouping: 0) }:R>.
refused-imports = Puedes traer { $most } { $most ->
    [one] registro
   *[other] registros
 } al día. Puedes traer el siguiente <t:{ NUMBER($when, useGrouping: 0) }:R>.
refused-no-imports = En este servidor no se pueden traer registros. Pregunta a la moderación.
refused-megabytes = Los registros traídos a este servidor ocupan { $most } MB y no se permite más. La moderación puede permitir más con /server.

## The books
book-head = { $game }, partida { $id }: respuestas selladas, abiertas.
book-answer = Entrada { $n }: { $side } ({ $name }), { $kind }
book-taken-back = Entrada { $n }: { $side } ({ $name }), { $kind }, retirada más tarde
book-seal = SHA-256 de "salt|seat|number|answer": { $seal }, salt { $salt }, number { $number }: { $fits ->
    [yes] coincide
   *[no] NO COINCIDE
}
book-right = **Auditoría:** he repetido la partida{ $since ->
    [0] {""}
   *[other] {" "}desde la corrección de las reglas
} y todo coincide. Los { $rolls } dados salen de la semilla sellada{ $seals ->
    [0] .
    [one] ; la única respuesta sellada coincide con su hash.
   *[other] ; las { $seals } respuestas selladas coinciden con sus hashes.
}
book-right-edition = **Auditoría:** las reglas se han corregido desde entonces, así que no se repite la partida. Los { $rolls } dados salen de la semilla sellada{ $seals ->
    [0] .
    [one] ; la única respuesta sellada coincide con su hash.
   *[other] ; las { $seals } respuestas selladas coinciden con sus hashes.
}
book-wrong = **Auditoría: algo no coincide**: { $why }

date-today = hoy
date-tomorrow = mañana
date-after-tomorrow = pasado mañana
date-midnight = medianoche
date-noon = mediodía

## Ratings and sides
lobby-rated = Puntúa: quien se sienta está de acuerdo.
lobby-anonymous = Anónima: los nombres se ven cuando la partida termina. A quien se sienta se le llama solo por mensaje directo.
refused-anonymous = En esta mesa los nombres están ocultos, y eso revelaría quién es alguien.
refused-anonymous-dm = No te llegan mis mensajes directos y, como en esta mesa los nombres están ocultos, no se puede llamar a nadie en el canal. Permite los mensajes directos de este servidor y vuelve a pulsar el botón.
refused-anonymous-seated = Los nombres solo se ocultan, o se vuelven a mostrar, en un servidor y antes de que alguien tenga asiento o invitación.
lobby-sides-lot = Al empezar se sortean los bandos.
lobby-sides-even = Al empezar se reparten los bandos según las puntuaciones.
note-sides-lot = El sorteo ha decidido quién juega con qué bando.
note-sides-even = Los bandos están repartidos para que la partida sea lo más igualada según las puntuaciones.
refused-rated-machine = Esta mesa puntúa, y en eso no entran los jugadores automáticos. Quien organiza puede quitarle la puntuación con /table.
refused-rated-title = Estas partidas no puntúan: las puntuaciones son para personas que juegan unas contra otras en un servidor.
refused-rated-seat = Esta partida es puntuada, así que tu asiento sigue siendo tuyo. Con /away responde por ti una máquina; /resign la termina.
refused-rated-seated = Ya hay alguien sentado y nadie ha aceptado una partida puntuada. Libera antes los asientos o abre otra mesa puntuada.
refused-sides-title = En este juego nadie juega contra nadie, así que no hay bandos que repartir.

## Cups
button-cup-enter = Participar
button-cup-leave = Dejar la copa
button-cup-table = Clasificación
button-cup-best = Mirar atrás
refused-cup-title = Las copas son para dos personas que juegan una contra otra en un servidor.
refused-cups = Tienes aquí tantas copas abiertas o en curso como permite este servidor: { $most }.
refused-no-cup = Aquí no hay tal copa.
refused-cup-full = Esta copa está completa o ya ha empezado.
refused-cup-ended = Esta copa ya ha terminado.
refused-cup-entered = Ya estás en esta copa.
refused-cup-not-entered = No estás en esta copa.
