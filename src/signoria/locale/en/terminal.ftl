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

## Editions

edition-marks = { $mark } marks { $count } reconstructions: values whose printed original we do not know.
