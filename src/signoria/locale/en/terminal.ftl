### The terminal.

seat = Seat { $number }
seats = All seats
title = { $game } · round { $round } of { $rounds } · { $phase }
track = Minimum WV by round
starts = { $seat } starts
board-of = Principality of { $seat }
your-court = Your court ({ $seat })
your-hand = Your hand
on-the-table = On the table of { $seat }: { $cards }
standings = Final standings
fame-track = Fame track (each number is a seat)
glance = Round { $round }, minimum WV { $minimum }. You have { $pp } PP and { $money }.

## Your court

label-pp = Prestige
label-cash = Cash
label-jesters = Jesters
label-builders = Builders
label-freedoms = Freedoms
label-table = Works
label-character = Character
label-best = Best work
pp-with-rank = { $pp } PP (rank { $rank })
jesters-give = { $count } (+{ $wv } WV to each work)
builders-apart = { $count } (a building: { $price })
builders-touch = { $count } (a building: { $price }; they may touch)
princess-worth = The Princess’s work: WV { $wv } = { $parts }

## Columns

column-profession = Profession
column-building = Building
column-landscape = Landscape
column-freedom = Freedom
column-jesters = Jest.
column-cards = Cards
column-muse = Muse
column-wv = WV
column-minimum = ≥ { $minimum }
column-bonus = Bonus
column-prestige = Prest.
heading-bonus = Bonus cards
heading-prestige = Prestige cards
column-now = now
column-object = Object
column-left = left
column-price = price
column-state = this round
column-character = Character
column-seat = Seat
column-pp = PP
column-cash = Cash
column-hand = Hand
column-works = Works
column-builders = Build.
column-owns = Owns
column-player = Player
column-wins = Wins
column-share = Share
column-mean = Mean PP
column-spread = Spread
column-pieces = Pieces
column-points = Points
column-scores = Scores
column-bids = Bids
reaches = enough
worth-wv = +{ $value } WV
worth-pp = { $value } PP

## What is on offer

stacks = For auction
sold = sold
empty = none left
bid-now = { $price } by { $seat }
bidding = Bidding: { $seats }
in-phase = Still to get an object: { $seats }
characters = Characters
bought = taken
supply = Supply
banker-holds = On the Banker: { $money }

## What follows from a move

then-pp = +{ $pp } PP
then-wanted = +{ $wv } WV for { $names }
then-wv = WV { $wv } = { $parts }
then-wv-total = +{ $value }, WV { $wv }
then-wv-stays = WV { $wv }
then-needs-bonus = bonus cards must add { $count }
then-pays = { $money }, or up to { $pp } PP of it
then-builder = a building then: { $price }
then-left = { $count } left
then-now = now { $worth }
then-shared = +{ $pp } PP for both; the bank gets { $price }
then-unused = { $count ->
    [one] { $count } action unused
   *[other] { $count } actions unused
}
then-outbids = outbids { $seat }
then-costs-you = costs you { $money } in all
then-brings-you = brings you { $money } in all

## Sections and further menus

section-works = Complete a work
section-build = Build
section-cards = Cards and freedoms
section-other = Besides
fold-offer = share a building with a neighbour …
fold-recruit = use a recruiting card …
fold-mark = { $character }, from { $price } …
fold-counter = name another sum …
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
help =
    Type what stands before a line to choose it; the verb, such as pass or end, does as well.
    To place a piece, choose a picture, or type the squares that it shall cover: columns a–g, rows 1–7.
    One square is the leftmost in the piece’s top row; several, such as “c3 d4”, must all be covered. “more” shows further places.

    table or Enter   draw the whole table
    board 2          enlarge the principality of seat 2
    log              the last things that happened
    rules WORD       look a rule up
    back             leave a further menu
    undo             back to your last decision
    save [FILE]      keep the game
    quit             leave; the game is kept and can be resumed
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
edition-professions = Professions and what they want
edition-pieces = Buildings and landscapes
edition-boards = Boards
edition-principality = Principality
edition-cooperative_board = For cooperative building
edition-bonus = Bonus cards
edition-prestige = Prestige cards
edition-stacks = Stacks
edition-characters = Characters
edition-minimums = Minimum work value by round
edition-buildings-each = each building { $count }
