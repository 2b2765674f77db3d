# The documentation as a site (`make docs`), and what stands around the rules in docs/rules.

## The books
site-book = { $title }: the rules in our own words
site-board = { $title } at the beginning
site-chart = { $title }: a picture of the table below
site-ruling = Ruling { $id }
site-words = Words
site-rules = The rules
site-rules-about = Each game whole, in our own words, from the first case to the last, with our rulings and all charts. Nobody needs a rule book.
site-glossary-about = Words of the rules that a newcomer may not know, game by game. Each leads to the case it stands in.
site-imports = { $room } imports { $rooms }.

## Around the pages
site-home = Nullgate
site-section-playing = Playing
site-section-rules = The games
site-section-lessons = Lessons
site-section-running = Running it
site-section-building = How it is built
site-page-players = Playing by chat
site-page-armada = Armada: fleets and orders as text
site-page-scenarios = Skirmish: tables of your own
site-page-glossary = Glossary
site-page-operating = Running the bot
site-page-security = Security
site-page-performance = Performance
site-page-architecture = Architecture
site-page-adding-a-game = Adding a game
site-page-hands-and-seats = Hands and seats
site-page-reference = Reference for authors
site-page-lessons = Writing a lesson
site-page-translating = Translating
site-page-puzzles = Finding puzzles
site-page-protocol = The protocol
site-page-webhooks = Telling other programs
site-page-decisions = Decisions
site-page-balance = Balance
site-page-effort = What a turn costs
site-to-dark = Switch to dark
site-to-light = Switch to light
site-draft = This language is a draft: { language-draft }. What it lacks is said in English.
site-english-only = This page is there in English only.

## Lessons
site-lesson-about = { $about }. About { $minutes } minutes.
site-lesson-say = Look
site-lesson-do = Your turn
site-lesson-watch = What happens
site-lesson-check = A question
site-lesson-answer = What is right
