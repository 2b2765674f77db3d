goofspiel-lesson-bid = Bieten
goofspiel-lesson-bid-about = Wann man eine hohe Karte bietet
goofspiel-lesson-bid-cards = Beide Seiten halten die Karten 1 bis 5. Der Würfel macht den Preis 6 wert.
goofspiel-lesson-bid-high = Ein großer Preis ist eine hohe Karte wert. Biete die 5.
goofspiel-lesson-bid-high-low = Die 1 gewinnt fast nie. Biete die 5.
goofspiel-lesson-bid-won = Orange hat die 4 geboten, also gehört der Preis dir. Beide Karten sind weg.
