# Qué hace una mesa cuando falta alguien.

## Reminders
note-reminder = { $n ->
    [one] Una partida te espera y se te acaba el tiempo en ella:
   *[other] { $n } partidas te esperan. En la primera se te acaba el tiempo:
 }
    { $lines }
note-reminder-here = { $who }: fin de tu tiempo como { $side } { $till }.

## Time has run out
note-overrun = A { $late } no le queda tiempo como { $side }. Una respuesta aún cuenta; hasta que llegue, el resto de la mesa puede decidir qué pasa.
note-in-time = { $side } vuelve a tener tiempo: el resto de la mesa le ha dado 24 horas más. Se acaba { $when }.
note-overrun-moot = { $side } ha respondido o vuelve a tener tiempo, así que no se hace nada.
note-time-given = El resto de la mesa te ha dado 24 horas más como { $side }. { $where }
note-lost-on-time = Se te ha acabado el tiempo como { $side }, y esta mesa había acordado que así se pierde la partida.
button-overdue-nudge = Recordárselo
button-overdue-give = Dar 24 h más
button-overdue-care = Que siga la máquina
button-overdue-offer = Ofrecer el asiento
button-overdue-end = Terminar sin resultado
ask-give = { $name } quiere dar a { $side } 24 horas más. ¿Aceptas?
ask-care = { $name } quiere que una máquina juegue como { $side } hasta que vuelva quien jugaba. ¿Aceptas?
ask-care-offer = { $name } quiere que una máquina juegue por ahora como { $side } y que otra persona pueda ocupar el asiento antes de que vuelva quien jugaba. ¿Aceptas?
ask-care-end = { $name } quiere terminar esta partida sin resultado, porque a { $side } no le queda tiempo. ¿Aceptas?
refused-not-overrun = A este asiento le queda tiempo, o ya ha respondido.
refused-own-overrun = Este es tu propio asiento. Responde sin más: aún cuenta.
refused-nudged = Hoy ya se le ha recordado, tiene tiempo libre justo ahora o no quiere recordatorios.
bot-overdue-nudge = Se le ha recordado.
bot-overdue-give = Tiene 24 horas más.
bot-overdue-care = Una máquina juega en su lugar hasta que vuelva.
bot-overdue-offer = Una máquina juega en su lugar y el asiento se ofrece.
bot-overdue-end = La partida ha terminado sin resultado.
bot-overdue-asked = Se ha preguntado al resto de la mesa. Se hará en cuanto acepten quienes están.
bot-overdue-sure = ¿Terminar esta partida sin resultado? No se puede deshacer.
bot-overdue-yes = Sí, terminarla
choice-overdue-nudge = Recordárselo
choice-overdue-give = Darle 24 horas más
choice-overdue-care = Que siga la máquina en su lugar
choice-overdue-offer = Ofrecer el asiento a otras personas
choice-overdue-end = Terminar la partida sin resultado
