### The terminal.

seat = Seat { $number }
seats = All seats
title = { $game } · round { $round } of { $rounds } · { $phase }
standings = Final standings

## Columns

column-seat = Seat
column-level = Level
column-word = Word
column-about = How it plays
column-player = Player
column-wins = Wins
column-share = Share
column-spread = Spread
column-points = Points
column-scores = Scores

## Sections and submenus

section-other = Other moves
fold-count = { $count ->
    [one] { $count } option
   *[other] { $count } options
}
places-shown = Places { $first } to { $last } of { $count }, tightest fit first; the new piece is ██

## What to type

hint-one = { $key }
hint-list = { $first } – { $last }
hint-order = an order such as { $example }
hint-places = { $first } – { $last }, or a square such as c3
hint-places-more = { $first } – { $last }, a square such as c3, or more
not-understood = “{ $text }” is not an option here. Type { $hint }, or ? for help.
press-enter = Press Enter
hand-over = Pass the screen to { $seat }.

## Commands

command-help = help
command-table = table
command-board = board
command-log = log
command-rules = rules
command-coach = coach
command-back = back
command-more = more
command-undo = undo
command-save = save
command-quit = quit
which-board = Whose board? Type “board 1” to “board { $last }”.
no-rule = No rule mentions “{ $word }”.
no-coach = No coach here: it only helps in games of one person against bots, and only in games it knows.
ask-coach-again = Type “coach” again for the best moves.
nothing-to-undo = You have no decision to undo.
undone = Back at your last decision.
file-exists = The file { $file } already exists. Choose another name.
saved = Saved to { $file }.
left = Game saved. Continue with: signoria play { $game } --resume { $file }
kept = Game saved. Watch it again with: signoria replay { $file }

## Verifying a deal

verified-deal = Verified: the deal was fixed before the first move, because its seed and salt give the commitment.
verified-moves = All { $count } moves follow the rules.
verified-shown = The commitment is the one you were shown.
verified-commitment = Compare it with the one that the table showed you: { $commitment }

## Simulation

simulating = Playing
simulated = { $game }: { $games } games with { $seats } seats
speed = { $decisions } decisions in { $seconds } s: { $rate } per second

## Tournaments

column-rating = Rating
column-games = Games
column-interval = 95 % interval
schedule-free-for-all = free-for-all
schedule-round-robin = round robin
winners-mean = Winners score { $points } points on average.
arena-stopped = Stopped after { $done } of { $games } games. Run the same command to continue.
arena-kept = Results and game records are in { $folder }

## Tournament report

report-title = Tournament: { $game }
report-about = { $games } games with { $seats } seats, { $schedule }.
report-written = Report written to { $file }
report-ratings = Ratings
report-ratings-about = OpenSkill ratings, based on the places in every game. Everyone starts at 25. Bars are 95 % intervals.
report-wins = Win rate
report-wins-about = A player in several seats counts once for each seat. The dashed line is an equal share, { $par }; bars are 95 % intervals (Wilson).
report-accuracy = Accuracy
report-accuracy-about = Share of the points at stake in their decisions that the players kept in the reviewed games, one step ahead: mean, lowest and highest. 100 % is the best move every time, 0 % choosing blindly.
report-points = Points
report-points-about = How often each score was reached, with mean and standard deviation; the dashed line is the mean. Winners score { $winners } on average.
report-from-to = { $low } to { $high }
report-sources = Where the points come from
report-sources-about = Average per game; losses are to the left of zero.
report-source = Source
report-total = Total
report-seats = Seats
report-seats-about = Players rotate through the seats, so a seat’s win rate shows whether it is a good one. The dashed line is an equal share, { $par }.
report-ahead = Who finishes ahead of whom
report-ahead-about = How often the player in the row finished ahead of the player in the column; a tie counts half.
report-met = of { $count }
report-games = Games
report-games-about = Players by seat, with their points. “signoria replay” retells a game record in words.
report-show-games = Show all { $count } games
report-game = Game
report-seated = Players and points
report-decisions = Decisions
report-record = Record

## Advice

advising = Thinking
advice-for = After { $moves } moves: { $seat } to decide.
advice-reasons = Reasons compare a move with the best other one: by how many points it puts the seat further ahead of the others.
advice-mark = ▸ was played. Win and Points: what the seat can expect. Visits: how often the search tried the move.
review = { $game }: { $moves } decisions analysed
mistakes = Biggest mistakes
no-mistakes = No move cost anything worth mentioning.
column-move = Move
column-chance = Win
column-visits = Visits
column-chance-curve = Winning chances
column-accuracy = Accuracy
column-lost-chance = Win lost
column-lost-points = Points lost
column-final = Points
column-number = After
column-played = Played
column-better = Better

## Editions

edition-marks = { $mark } marks { $count } reconstructions: values whose printed originals we do not know.

## Lessons

command-show = show
learn-step = { $title } · { $step } of { $steps }
learn-continue = Enter to continue (?)
learn-just-enter = There is nothing to choose here. Press Enter to continue, or type ? for help.
learn-right = Right!
learn-wrong = Not quite
learn-finished = Solved!
learn-shown = Like this: { $move }
learn-pick = 1 – { $last }, or Enter for “{ $next }”
learn-no-lesson = There is no lesson “{ $text }”. Type 1 – { $last }, or quit.
learn-next = Enter for the next lesson, “{ $title }”, or quit
learn-all-done = You have finished the last lesson. Now play your first game: signoria play { $game } --players human,newcomer,newcomer
learn-left = See you soon! Continue with: signoria learn { $game }
learn-how = Begin with: signoria learn { $game }
learn-help =
    Read the text in the frame, then choose a move: type the key in front of a line. Wrong moves are not played; you are told why and can try again.

    show             show the right move
    table or Enter   show the whole table
    board 2          enlarge what lies in front of seat 2
    log              show what happened last
    rules WORD       look up a rule
    back             leave a submenu
    quit             leave; finished lessons stay marked
