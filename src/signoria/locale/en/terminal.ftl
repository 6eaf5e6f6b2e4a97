### The terminal.

seat = Seat { $number }
seats = All seats
title = { $game } · round { $round } of { $rounds } · { $phase }
standings = Final standings

## Columns

column-seat = Seat
column-player = Player
column-wins = Wins
column-share = Share
column-spread = Spread
column-points = Points
column-scores = Scores

## Sections and further menus

section-other = Besides
fold-count = { $count ->
    [one] { $count } way
   *[other] { $count } ways
}
places-shown = Places { $first } to { $last } of { $count }, the snuggest first; the new piece is ██

## What to type

hint-one = { $key }
hint-list = { $first } – { $last }
hint-order = the order, such as { $example }
hint-places = { $first } – { $last }, or a square such as c3
hint-places-more = { $first } – { $last }, a square such as c3, or more
not-understood = “{ $text }” is not offered here: { $hint }, or ? for help.
press-enter = Press Enter
hand-over = Pass the screen to { $seat }.

## Commands

command-help = help
command-table = table
command-board = board
command-log = log
command-rules = rules
command-back = back
command-more = more
command-undo = undo
command-save = save
command-quit = quit
which-board = Whose board? Type “board 1” to “board { $last }”.
no-rule = No rule has “{ $word }” in it.
nothing-to-undo = There is no decision of yours to take back.
undone = Taken back to your last decision.
file-exists = The file { $file } exists already; name another.
saved = Kept in { $file }.
left = The game is kept. Go on with: signoria play { $game } --resume { $file }
kept = The game is kept. See it again with: signoria replay { $file }

## Simulation

simulating = Playing
simulated = { $game }: { $games } games with { $seats } seats
speed = { $decisions } decisions in { $seconds } s: { $rate } a second

## Tournaments

column-rating = Rating
column-games = Games
column-interval = 95 % interval
schedule-free-for-all = free-for-all
schedule-round-robin = round robin
winners-mean = Winners have { $points } points on average.
arena-stopped = Stopped after { $done } of { $games } games. The same command goes on from there.
arena-kept = Results and records are kept in { $folder }

## The report of a tournament

report-title = Tournament: { $game }
report-about = { $games } games with { $seats } seats, { $schedule }.
report-written = The report is in { $file }
report-ratings = Ratings
report-ratings-about = OpenSkill, from the places in every game. Everybody begins at 25. The bar holds the true strength 95 times in 100.
report-wins = Share of wins
report-wins-about = A player at several seats counts once for each. The dashed line is an equal share, { $par }; bars are 95 % intervals (Wilson).
report-points = Points
report-points-about = How often which points were reached, with mean and standard deviation; the dashed line is the mean. Winners have { $winners } on average.
report-from-to = { $low } to { $high }
report-sources = Where the points come from
report-sources-about = On average in each game; what is lost stands left of zero.
report-source = Source
report-total = Total
report-seats = Seats
report-seats-about = Players change seats, so that a seat’s share of wins tells whether it is a good one. The dashed line is an equal share, { $par }.
report-ahead = Who finishes before whom
report-ahead-about = How often the player of the row finished before the player of the column; a tie is half.
report-met = of { $count }
report-games = Games
report-games-about = Players by seat with their points. “signoria replay” tells a record in words.
report-show-games = Show all { $count } games
report-game = Game
report-seated = Players and points
report-decisions = Decisions
report-record = Record

## Advice

advising = Thinking
advice-for = After { $moves } moves: { $seat } decides.
advice-mark = ▸ was played. Win and Points: what the seat may expect. Looked at: how often the search came by.
review = { $game }: { $moves } decisions judged
mistakes = Where most was lost
no-mistakes = No move cost anything worth telling.
column-move = Move
column-chance = Win
column-visits = Looked at
column-chance-curve = Chance to win
column-lost-a-move = Lost a move
column-lost-chance = Win lost
column-lost-points = Points lost
column-final = Points
column-number = After
column-played = Played
column-better = Better

## Editions

edition-marks = { $mark } marks { $count } reconstructions: values whose printed original we do not know.
