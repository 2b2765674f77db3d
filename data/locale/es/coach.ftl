# Un entrenador: líneas privadas en la primera partida de alguien. Las palabras de cada juego: coach-<juego>.ftl.

coach-says = **Entrenador:** { $text }
coach-joined = Tienes un entrenador: tus páginas privadas dicen qué importa. **{ button-coach-off }** lo termina cuando quieras.
coach-silent = Tu entrenador calla desde ahora. /settings lo trae de vuelta.
coach-begun = Tu primera partida ha empezado en tus mensajes directos, con un entrenador y contra una máquina suave: { $where }
button-coach-off = Sin entrenador
button-coach-want = Con entrenador
button-coach-join = Ocupar un asiento con entrenador
button-coach-begin = Primera partida con entrenador
button-coach-agree = Aceptar al entrenador
button-coach-none = Sin entrenador
button-coach-yes = Oír de nuevo al entrenador
button-coach-no = Sin entrenador
button-play-coach = Jugar contra una máquina, con entrenador
lobby-coach = tiene entrenador
lobby-coach-waits = Un entrenador ayudaría en privado a quien empieza, sabiendo solo lo que ve. Falta que acepte { $who }.
learn-all-done-coach = Las has hecho todas. **{ button-coach-begin }** abre una partida de verdad contra una máquina, en tus mensajes directos.
bot-form-coach = ¿Quieres un entrenador?
bot-form-coach-no = No: yo me siento por mi cuenta
bot-form-coach-yes = Sí: siéntame, y dime en privado qué importa
refused-no-coach = { $title } no tiene entrenador. /help y /rules lo explican.
refused-coach-waits = { $who } aún no ha aceptado al entrenador. La tarjeta de la sala tiene un botón para eso, y otro para jugar sin él.
