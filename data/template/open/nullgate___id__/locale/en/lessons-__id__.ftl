__id__-lesson-pot = The pot
__id__-lesson-pot-about = Throw the die, and keep the pot in time
__id__-lesson-pot-points = You have 20 points, and 9 are in the pot. The pot is nobody's yet.
__id__-lesson-pot-throw = Throw once more.
__id__-lesson-pot-throw-early = That would be safe. Try your luck once more, to see the die.
__id__-lesson-pot-keep = A 4: the pot holds 13. Keep it.
__id__-lesson-pot-keep-late = A 1 would now cost 13 points. Keep them.
__id__-lesson-pot-orange = Orange throws a 1: the pot is lost, and it is your turn again.
