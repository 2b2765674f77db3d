# La documentation comme site (`make docs`), et ce qui entoure les règles dans docs/rules.

## Les livres
site-book = { $title } : les règles avec nos propres mots
site-board = { $title } au début
site-chart = { $title } : une image du tableau ci-dessous
site-ruling = Interprétation { $id }
site-words = Mots
site-rules = Les règles
site-rules-about = Chaque jeu en entier, avec nos propres mots, de la première règle à la dernière, avec nos interprétations et tous les tableaux. Personne n’a besoin d’un livre de règles.
site-glossary-about = Les mots des règles que l’on peut ne pas connaître en débutant, jeu par jeu. Chacun mène à la règle où il figure.
site-imports = { $room } importe { $rooms }.

## Autour des pages
site-home = Nullgate
site-section-playing = Jouer
site-section-rules = Les jeux
site-section-lessons = Leçons
site-section-running = Le faire tourner
site-section-building = Comment c’est construit
site-page-players = Jouer par messages
site-page-armada = Armada : flottes et ordres en texte
site-page-scenarios = Escarmouche : des tables à vous
site-page-glossary = Glossaire
site-page-operating = Faire tourner le bot
site-page-security = Sécurité
site-page-performance = Performance
site-page-architecture = Architecture
site-page-adding-a-game = Ajouter un jeu
site-page-hands-and-seats = Mains et places
site-page-reference = Référence pour les auteurs
site-page-lessons = Écrire une leçon
site-page-protocol = Le protocole
site-page-webhooks = Prévenir d’autres programmes
site-page-decisions = Décisions
site-page-balance = Équilibre
site-page-effort = Ce que coûte un tour
site-to-dark = Passer au sombre
site-to-light = Passer au clair
site-draft = Cette langue est un brouillon : { language-draft }. Ce qui manque est dit en anglais.
site-english-only = Cette page n’existe qu’en anglais.

## Leçons
site-lesson-about = { $about }. Environ { $minutes } minutes.
site-lesson-say = Regardez
site-lesson-do = À vous
site-lesson-watch = Ce qui se passe
site-lesson-check = Une question
site-lesson-answer = Ce qui est juste
