### Learning a game on the page: the lists of lessons and what stands around a lesson.

learn-title = Learn to play
learn-about = Short lessons at a real table: read a little, make a move, and see why it was right or wrong.
learn-choose = Choose a game to learn
learn-game = Learn { $game }
learn-game-start = Start learning
learn-game-go-on = Go on learning
learn-game-look = See the lessons
learn-minutes = about { $minutes } minutes for the first { $count } lessons
learn-progress = { $done } of { $count } lessons done
learn-other-game = Learn another game

## The lessons of a game

learn-basic = First the basics
learn-basic-about = After these lessons you can play your first game.
learn-further = Then more
learn-further-about = Variants and finer points, whenever you like.
learn-start = Start
learn-resume = Continue
learn-repeat = Repeat
learn-done = Done
learn-left-off = You stopped at step { $step } of { $steps }.

## The first game

learn-first-game = Play your first game
learn-first-game-ready = You know the basics. Play against two newcomers; the coach is there when you want advice.
learn-first-game-skip = You would rather just play? Start a game against two newcomers; the coach is there when you want advice.

## A lesson

learn-step = Step { $step } of { $steps }
learn-puzzle = Puzzle
learn-your-move = Your move: play it on the table.
learn-right = Right!
learn-shown = This was the move.
learn-wrong = Not this time.
learn-wrong-again = Nothing has changed. Try again, or let us show you the move.
learn-continue = Continue
learn-show-me = Show me
learn-back = Back
learn-leave = Leave
learn-retry = Try again
learn-fold = Hide the text
learn-unfold = Show the text
learn-failed = Your answer did not arrive.

## The end of a lesson

learn-finished = Lesson complete
learn-learned = What you learned
learn-saving = Saving your progress …
learn-saved = Your progress is saved.
learn-unsaved = Your progress could not be saved.
learn-next = Next lesson: { $title }
learn-all = All lessons
learn-again = Start over
