# Relojes: qué acuerda una mesa sobre el tiempo y a quién le corre.

clock-seconds = { $n ->
    [one] { $n } segundo
   *[other] { $n } segundos
}
clock-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
}
clock-hours = { $n ->
    [one] { $n } hora
   *[other] { $n } horas
}
clock-days = { $n ->
    [one] { $n } día
   *[other] { $n } días
}
clock-pace-relaxed = Sin reloj
clock-pace-daily = Diario
clock-pace-brisk = Rápido
clock-pace-live = En vivo
clock-pace-own = Reloj propio
clock-about-relaxed = Cada cual se toma el tiempo que necesita
clock-times = { $bank } por asiento, { $increment } más por respuesta, { $cap } como máximo
clock-times-only = { $bank } por asiento
clock-zero-act = sin tiempo: el resto de la mesa decide cómo seguir
clock-zero-machine = sin tiempo: sigue jugando una máquina
clock-zero-lose = sin tiempo: se pierde la partida
clock-weekends = los fines de semana no cuentan
clock-no-vacation = las vacaciones cuentan
clock-steady = solo gente puntual
clock-patience = una pregunta con respuesta habitual la recibe al cabo de { $time }
clock-agreed = ⏱️ { $pace }: { $times }; { $more }
clock-prompt = Reloj
refused-length = Eso no es una duración: «{ $text }». Escríbela así: 30 min, 12 h o 3 d.
refused-options-seats = Eso quitaría un asiento ocupado. Libéralo antes o abre otra partida con /new.
clock-runs = ⏱️ { $name }: se acaba el tiempo { $when }
clock-held = ⏱️ { $name }: el tiempo está parado
clock-back = { " " }({ $time } de vuelta: no se podía contactar con el bot)
clock-veiled = ⏱️ La mesa espera.
reliability-steady = puntual
reliability-late = a menudo tarde
reliability-new = sin datos aún
refused-not-steady = Esta mesa pide gente puntual y últimamente se te ha acabado el tiempo a menudo. Eso mejora con cada respuesta a tiempo, en otra mesa, y también con los días: tras 60 días cada cuenta vale la mitad.
refused-not-steady-them = Esta mesa pide gente puntual y últimamente a esa persona se le ha acabado el tiempo a menudo.
bot-times-reliability = Así cuentas en las mesas con reloj: **{ $word }**. Respuestas a tiempo: { $kept }; veces sin tiempo: { $late }; asientos perdidos por ausencia: { $left }; asientos ajenos que has tomado: { $took }. Tras 60 días cada cuenta vale la mitad.
