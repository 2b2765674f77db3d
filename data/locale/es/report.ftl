# La mirada atrás a una partida terminada. Las posibilidades están medidas, y solo son tan exactas como eso.

lookback-percent = { $n } %
lookback-plot-title = Posibilidad de que gane { $side }
lookback-plot-alt = Por entradas, hasta la { $n }: { $first } % al principio, { $last } % al final; como mucho { $high } % ({ $high_at }), como poco { $low } % ({ $low_at }).
lookback-at = entrada { $n }
lookback-at-first = al principio
lookback-plot-turn = Momento decisivo { $i }, entrada { $n }: del { $before } % al { $after } %.
lookback-plot-entry = entrada
lookback-plot-start = inicio
lookback-plot-ahead = delante
lookback-plot-behind = detrás
lookback-plot-open = todo a la vista; la banda: qué seguridad hay
lookback-plot-known = con lo que sabía { $side }
lookback-plot-turning = un momento decisivo

lookback-button = Mirada atrás
lookback-title = Mirada atrás: { $game }
lookback-head = **Mirada atrás**: posibilidad de que gane { $side }, por entradas
lookback-turn = **{ $i }** · { $turn }entrada { $n } · { $name }: { $what }. Posibilidad de que gane { $side }: del { $before } % al { $after } %.
lookback-turned-head = Lo que lo decidió, como posibilidad de { $side }:
lookback-turned = **{ $i }** · { $turn }{ $name }: { $what } ({ $before } → { $after } %)
lookback-no-turn-short = Ninguna jugada decidió por sí sola esta partida.
lookback-course = La ventaja cambió de manos { $changes ->
    [one] una vez
   *[other] { $changes } veces
}. Desde la entrada { $n } y hasta el final, { $is ->
    [ahead] delante
   *[behind] detrás
}: { $name }.
lookback-course-kept = Desde la entrada { $n } y hasta el final, { $is ->
    [ahead] delante
   *[behind] detrás
}: { $name }.
lookback-course-always = De principio a fin, { $is ->
    [ahead] delante
   *[behind] detrás
}: { $name }.
lookback-course-late = Solo con la última entrada, { $is ->
    [ahead] delante
   *[behind] detrás
}: { $name }.
lookback-error = { $error ->
    [0] { "" }
   *[other] { " " }(± { $error })
}
lookback-unsure = { $unsure ->
    [0] { "" }
   *[other] { " " }(± { $unsure })
}
lookback-because-luck = **Suerte**: contando todas las formas en que podían caer los dados, la misma respuesta lleva de media al { $average } %{ lookback-error }.
lookback-because-choice = **Una decisión**, no suerte.
lookback-because-secret = **Una decisión** tomada en secreto.
lookback-because-unclear = No se puede distinguir cuánto fue de los dados y cuánto de la decisión.
lookback-better = Con lo que { $name } podía saber, { $answer } habría sido mejor por { $lead } puntos porcentuales{ lookback-error } ({ $n ->
    [1] la única otra respuesta que se probó
   *[other] la mejor de otras { $n } que se probaron
}).
lookback-none-better = { $n ->
    [1] La única otra respuesta que se probó no era claramente mejor.
   *[other] De otras { $n } respuestas que se probaron, ninguna era claramente mejor.
}
lookback-no-turn = Ninguna jugada por sí sola decidió esta partida.
lookback-luck = { $name }, { $kind }: { $made } en { $n } { $n ->
    [one] tirada
   *[other] tiradas
 }, se esperaban { $expected }. { $more ->
    [more] Tantas o más
   *[fewer] Tan pocas o menos
 } salen { $rare ->
    [yes] menos del { $tail }
   *[no] el { $tail }
 } % de las veces.
lookback-luck-even = Nadie tuvo dados fuera de lo común: nada fue más raro que una vez de cada diez.
lookback-no-luck = Se tiraron muy pocos dados para decir algo sobre la suerte.
lookback-dice = **Los dados y lo que cabía esperar**
lookback-figures = **En números**
lookback-figure = { $name } { $n }
lookback-awards = **Dignos de mención**
lookback-secrets = Respuestas dadas en secreto
lookback-secret = { $n } { $name }: { $what }
lookback-wait = El informe se está calculando en segundo plano ({ $percent } %). Tarda cerca de un minuto, y entonces aparece también en la última publicación de la partida.
lookback-again = Mirar otra vez
lookback-file = Todo lo que se midió, como archivo de texto.
lookback-page-curve = Resumen
lookback-page-turn = Momento decisivo { $i }
lookback-page-figures = Dados y números
lookback-page-all = Todo, como archivo
lookback-small = Así se miden las posibilidades: jugadores automáticos siguieron jugando desde posiciones de esta partida, { $n } veces en total, y se contó quién ganó. Donde llegar al final tarda demasiado, una fórmula ajustada a partidas suyas juzga la posición alcanzada. Un momento decisivo es un cambio mayor que el error de la medición.
lookback-award-comeback = { $name } remontó desde una posibilidad del { $percent } % (entrada { $n }).
lookback-award-never-behind = { $name }: nunca por detrás.
