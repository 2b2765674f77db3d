__id__-lesson-trick = A trick
__id__-lesson-trick-about = Take a trick with a higher card
__id__-lesson-trick-hand = You hold the 12 and the 31. Orange has led the 20.
__id__-lesson-trick-play = Play the card that takes the trick.
__id__-lesson-trick-play-low = The 12 is lower than the 20. Play the 31.
__id__-lesson-trick-play-other = You do not hold that card. Play the 31.
__id__-lesson-trick-lead = The trick is yours, so you lead. Play your last card.
