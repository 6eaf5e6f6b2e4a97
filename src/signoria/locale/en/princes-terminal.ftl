### The Princes of Florence in the terminal.

track = Minimum WV by round
starts = { $seat } starts
board-of = Principality of { $seat }
your-court = Your court ({ $seat })
your-hand = Your hand
on-the-table = On the table of { $seat }: { $cards }
fame-track = Fame track (each number is a seat)
holdings = Round { $round }, minimum WV { $minimum }. You have { $pp } PP and { $money }.

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
builders-apart = { $count } (a building costs { $price })
builders-touch = { $count } (a building costs { $price }; buildings may touch)
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
column-pp = PP
column-cash = Cash
column-hand = Hand
column-works = Works
column-builders = Build.
column-owns = Owns
column-mean = Mean PP
column-pieces = Pieces
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
in-phase = Still without an object: { $seats }
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
then-builder = a building then costs { $price }
then-left = { $count } left
then-now = now { $worth }
then-shared = +{ $pp } PP each; the bank gets { $price }
then-unused = { $count ->
    [one] { $count } action unused
   *[other] { $count } actions unused
}
then-rank-after = your rank after best work: { $rank }
then-outbids = outbids { $seat }
then-costs-you = costs you { $money } in all
then-brings-you = brings you { $money } in all

## Sections and submenus

section-works = Complete a work
section-build = Build
section-cards = Cards and freedoms
fold-offer = share a building with a neighbour …
fold-recruit = use a recruiting card …
fold-mark = { $character }, from { $price } …
fold-counter = offer another amount …

## Commands

help =
    Type the key in front of a line to choose it; a verb such as pass or end works too.
    To place a piece, choose a picture or type the squares it should cover: columns a–g, rows 1–7.
    A single square is the leftmost one in the piece’s top row; if you type several, such as “c3 d4”, the piece must cover all of them. “more” shows more places.

    table or Enter   show the whole table
    board 2          enlarge the principality of seat 2
    log              show what happened last
    rules WORD       look up a rule
    coach            what matters now; asked again, the best moves and why
    back             leave a submenu
    undo             go back to your last decision
    save [FILE]      save the game
    quit             leave; the game is saved and you can resume it

## Editions

edition-professions = Professions and what they want
edition-pieces = Buildings and landscapes
edition-boards = Boards
edition-principality = Principality
edition-cooperative_board = For cooperative building
edition-cooperative_map = Which boards meet in cooperative building
edition-borders = With { $seats } players: { $borders }
edition-bonus = Bonus cards
edition-prestige = Prestige cards
edition-stacks = Stacks
edition-characters = Characters
edition-minimums = Minimum work value by round
edition-buildings-each = each building { $count }
