# Pistas: qué miraría una máquina. Los términos y motivos de cada juego están en su propio archivo.

button-hint = Pista
hint-title = { $game }: pista
hint-title-why = { $game }: pista con la respuesta
hint-look = Mira { $places }.
hint-term = Lo que más decide aquí: { $term }.
hint-even = Hasta donde alcanza a ver, las { $n } respuestas valen lo mismo. Toma la que te guste.
hint-button-why = ¿Por qué? Ver la respuesta
hint-button-form = Ponerlo en el formulario
hint-button-back = Volver a la pregunta
hint-answer = La máquina { $level } respondería: **{ $answer }**
hint-then = Después: **{ $answer }**
hint-form = La máquina { $level } entregaría esto. *{ $write }* lo toma tal cual, para que lo mires y lo cambies:
hint-compared = Probó esta respuesta y { $n ->
    [one] otra
   *[other] otras { $n }
}{ $worlds ->
    [one] {""}
   *[other] , contra { $worlds } suposiciones sobre lo que no puedes saber
}, y valoró adónde lleva cada una enseguida. Frente a la media de las demás:
hint-followed = { $n ->
    [one] Otra respuesta es igual de buena
   *[other] Otras { $n } respuestas son igual de buenas
} enseguida, así que siguió cada una con el mejor paso siguiente. Frente a la media de las demás:
hint-gain = - A favor, { $more }: { $term }
hint-loss = - En contra, { $more }: { $term }
hint-all = más que todo lo demás
hint-little = un poco
hint-rank = Según esta valoración queda en el puesto { $rank } de { $n }; aquí sigue una regla práctica.
hint-best = Lo mejor según esta medida: { $list }.
hint-less = { $answer } ({ $less } menos)
hint-small = Solo tú ves esto. Sabe solo lo que tú puedes saber. Las pistas se cuentan, y al final se dice a todos cuántas tomó cada cual.
refused-hint-none = En este juego no hay pistas.
refused-hint-table = En esta mesa no hay pistas: las hay al practicar contra máquinas, o donde todos las aceptaron en la sala.
refused-hint-one = Aquí no hay nada que elegir, así que no hay pista.
refused-hint-busy = Tu última pista aún se está calculando.
button-hints = Pistas: aceptarlas o no
lobby-hints = **Pistas** de una máquina: { $who } las aceptaría. Las hay cuando todos en la mesa las acepten.
lobby-hints-all = **Pistas** de una máquina: todos en la mesa las aceptan. Al final se dice cuántas tomó cada cual.
summary-hints = Pistas tomadas: { $list }.
summary-hint = { $name } { $n }
