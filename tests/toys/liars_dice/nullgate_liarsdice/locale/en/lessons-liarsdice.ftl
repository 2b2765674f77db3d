liarsdice-lesson-bidding = Bidding
liarsdice-lesson-bidding-about = Read your own dice, and bid on all of them
liarsdice-lesson-bidding-hand = You see your own dice only: two fours and a six. South has bid two fours.
liarsdice-lesson-bidding-raise = Bid three fours: you hold two, and the others have four dice.
liarsdice-lesson-bidding-raise-lower = As many dice need a higher face. Bid three fours.
liarsdice-lesson-bidding-call = East does not believe you. There are three fours, so East loses a die.
