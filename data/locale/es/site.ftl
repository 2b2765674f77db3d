# La documentación como sitio (`make docs`) y lo que rodea a las reglas en docs/rules.

## The books
site-book = { $title }: las reglas en nuestras propias palabras
site-board = { $title } al empezar
site-chart = { $title }: una imagen de la tabla de abajo
site-ruling = Aclaración { $id }
site-words = Palabras
site-rules = Las reglas
site-rules-about = Cada juego entero, en nuestras propias palabras, de la primera regla a la última, con nuestras aclaraciones y todas las tablas. No hace falta ningún libro de reglas.
site-glossary-about = Palabras de las reglas que quizá no conozcas, juego por juego. Cada una lleva a la regla en la que aparece.
site-imports = { $room } importa { $rooms }.

## Around the pages
site-home = Nullgate
site-section-playing = Jugar
site-section-rules = Los juegos
site-section-lessons = Lecciones
site-section-running = Administrarlo
site-section-building = Cómo está hecho
site-page-players = Jugar por chat
site-page-armada = Armada: flotas y órdenes como texto
site-page-scenarios = Skirmish: mesas propias
site-page-glossary = Glosario
site-page-operating = Administrar el bot
site-page-security = Seguridad
site-page-performance = Rendimiento
site-page-architecture = Arquitectura
site-page-adding-a-game = Añadir un juego
site-page-hands-and-seats = Manos y asientos
site-page-reference = Referencia para autores
site-page-lessons = Escribir una lección
site-page-protocol = El protocolo
site-page-webhooks = Avisar a otros programas
site-page-decisions = Decisiones
site-page-balance = Equilibrio
site-page-effort = Lo que cuesta un turno
site-to-dark = Cambiar a oscuro
site-to-light = Cambiar a claro
site-draft = Este idioma es un borrador: { language-draft }. Lo que le falta se dice en inglés.
site-english-only = Esta página solo está en inglés.

## Lessons
site-lesson-about = { $about }. Unos { $minutes } minutos.
site-lesson-say = Mira
site-lesson-do = Te toca
site-lesson-watch = Qué pasa
site-lesson-check = Una pregunta
site-lesson-answer = Lo correcto
