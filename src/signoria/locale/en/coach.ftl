### What the coach says about every game. A reason stands beside its points, as in '+1.2 Your works'.

coach-others-less = It leaves less for { $seat }.
coach-others-more = It leaves more for { $seat }.
coach-further = What can be done with it over the next turns
coach-scoring = The final score
coach-moment = How the game goes on from there
coach-position = The position as a whole
coach-equal = Both are about as good.
coach-rest = Everything else

## Nudges: what matters now, without giving the move away

coach-nudge-forced = There is only one move.
coach-nudge-clear = One move costs you nothing and helps you. Find it.
coach-nudge-others = Look at what the others need: what you take, they cannot have.
coach-nudge-scoring = The game is about to end: count the points each move still brings.
coach-nudge-position = Compare where your moves lead.
