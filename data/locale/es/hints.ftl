# Pistas: qué miraría una máquina. Los términos y motivos de cada juego están en su propio archivo.

button-hint = Pista
hint-title = Pista
hint-look = Mira { $places }.
hint-look-marked = Mira los { $n } lugares marcados.
hint-term = Lo que cuenta ahora: { $term }.
hint-even = Aquí da igual: { $n ->
    [0] elige lo que quieras
    [2] toma cualquiera de las dos
    [3] toma cualquiera de las tres
    [4] toma cualquiera de las cuatro
   *[other] toma cualquiera de las { $n }
}.
hint-button-why = Enséñame
hint-button-take = Jugar esto
hint-button-numbers = En números
hint-button-form = Al formulario
hint-button-step = Vista previa
hint-button-back = Volver
hint-answer = Toma **{ $answer }**.
hint-then = Después **{ $answer }**.
hint-lead = Es { $worth } mejor que lo siguiente.
hint-equal = Otra cosa sería igual de buena.
hint-thumb = Lo dice una regla práctica; en números, otra cosa parece mejor.
hint-form = Yo entregaría esto; cambia lo que quieras:
hint-step = Yo haría esto:
hint-form-more = … y { $n ->
    [one] una línea más
   *[other] { $n } líneas más
}.
hint-compared = La máquina probó esta respuesta y { $n ->
    [one] otra
   *[other] otras { $n }
}{ $worlds ->
    [one] {""}
   *[other] , contra { $worlds } suposiciones sobre lo que no puedes saber
}, y valoró adónde lleva cada una enseguida. Frente a la media de las demás:
hint-followed = { $n ->
    [one] Otra respuesta es igual de buena
   *[other] Otras { $n } respuestas son igual de buenas
} enseguida, así que la máquina siguió cada una con el mejor paso siguiente. Frente a la media de las demás:
hint-gain = - { $term } ({ $more })
hint-all = más que todo lo demás
hint-little = un poco
hint-rank = Según estos números queda en el puesto { $rank } de { $n }; aquí sigue una regla práctica.
hint-best = Lo mejor: { $list }.
hint-less = { $answer } ({ $less } menos)
hint-small = Tras la partida, la mesa sabrá cuántas pistas tomaste.
hint-small-even = No cuenta como pista.
refused-hint-none = En este juego no hay pistas.
refused-hint-table = Aquí no hay pistas. Solo contra máquinas siempre las hay: /new.
refused-hint-one = Aquí no hay nada que elegir, así que no hay pista.
refused-hint-busy = Tu última pista aún se está calculando.
lobby-hints = **Pistas** de una máquina: { $who } las aceptaría. Las hay cuando todos en la mesa las acepten.
lobby-hints-all = **Pistas** de una máquina: todos en la mesa las aceptan. Al final se dice cuántas tomó cada cual.
summary-hints = Pistas tomadas: { $list }.
summary-hint = { $name } { $n }
