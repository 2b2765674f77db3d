goofspiel-lesson-bid = Bidding
goofspiel-lesson-bid-about = When to bid a high card
goofspiel-lesson-bid-cards = Both sides hold the cards 1 to 5. The die has made the prize 6.
goofspiel-lesson-bid-high = A large prize is worth a high card. Bid the 5.
goofspiel-lesson-bid-high-low = The 1 hardly ever wins. Bid the 5.
goofspiel-lesson-bid-won = Orange has bid the 4, so the prize is yours. Both cards are gone.
