### Lorenzo il Magnifico in the terminal.

column-mean = Mean VP
column-territories = Terr
column-characters = Char
column-buildings = Bldg
column-ventures = Vent
column-leaders = Ldrs
column-excommunications = Exc.
column-vp = VP
column-coins = Coin
column-wood = Wood
column-stone = Stone
column-servants = Serv
column-military = Mil
column-faith = Faith
column-at-home = At home
column-card = Card
column-cost = Cost
column-effect = Effect
holdings = You have { $goods }.

## Short words for tables

brief-coins = { $count } coin
brief-wood = { $count } wood
brief-stone = { $count } stone
brief-servants = { $count } serv
brief-military = { $count } mil
brief-faith = { $count } faith
brief-vp = { $count } VP
brief-privilege = { $count } priv
brief-or = { " or " }
brief-free = free
brief-need = { $pay } (have { $need })
brief-now = now { $effects }
brief-fires-territory = harvest { $value }+: { $effects }
brief-fires-building = produce { $value }+: { $effects }
brief-end = { $goods } at the end
brief-per-territory = { $goods } per territory
brief-per-character = { $goods } per character
brief-per-building = { $goods } per building
brief-per-venture = { $goods } per venture
brief-gain_per_points = { $goods } per { $per }
brief-discount = { $cards } −{ $goods }
brief-no_floor_bonus = no floor bonuses
brief-territory-cards = { $count ->
    [one] { $count } territory
   *[other] { $count } territories
}
brief-character-cards = { $count ->
    [one] { $count } character
   *[other] { $count } characters
}
brief-building-cards = { $count ->
    [one] { $count } building
   *[other] { $count } buildings
}
brief-venture-cards = { $count ->
    [one] { $count } venture
   *[other] { $count } ventures
}
member-black-brief = black
member-white-brief = white
member-orange-brief = orange
member-neutral-brief = uncoloured
leader-once = once per round: { $effects }

## The table

dice = Dice
order = Order
lap = Turn { $turn } of { $turns }
towers = Towers
floor-bonus = floor { $floor }: { $goods }
spaces = Spaces
space-free = free
space-shared = shared
space-closed = closed
market-gives = market: { $goods }
council-gives = council: { $goods }
label-blank = { "" }
church = The Church
report = after round { $round }: { $faith } faith
family-of = Family of { $seat }
your-family = Your family ({ $seat })
track-military = Military
track-faith = Faith and its VP; [ ] marks the next report
track-vp = Victory points
label-goods = Goods
label-points = Points
label-members = At home
label-territory = Territories
label-character = Characters
label-building = Buildings
label-venture = Ventures
label-tile = Bonus tile
label-leaders = Leaders
label-hand = In hand
label-kept = Kept
label-excommunicated = Excommunicated
points-with-end = { $vp } VP ({ $final } if the game ended now), { $military } military, { $faith } faith
points = { $vp } VP, { $military } military, { $faith } faith
next-territory = the next needs { $military } military
leader-used = used this round
leader-ready = ready
leader-copies = as { $leader }
leader-met = can be played
leader-missing = missing: { $what }
leader-nobody = nobody else has played a leader
leaders-hidden = { $count ->
    [one] { $count } hidden leader
   *[other] { $count } hidden leaders
}
leaders-of = Leaders of { $seat }
final-parts = If the game ended now: { $parts }

## What follows from a move

then-pay = pay { $goods }
then-left = left: { $goods }
then-fee = tower fee { $goods }
then-free = free
then-gain = get { $goods }
then-privileges = { $count ->
    [one] a privilege
   *[other] { $count } different privileges
}
then-lasting = { $effects }
then-exchanges = exchanges: { $cards }
then-fires = value { $value }: { $cards }
then-tile = only the bonus tile
then-order = position { $place } in the next turn order
then-six = worth { $value } this round
then-faith-gone = { $faith } faith back to 0
then-faith-stays = you keep your { $faith } faith
then-needs = needs { $needs }
then-turn-over = you place nobody this turn
then-no-bonus = the bonus action is lost

## Sections and submenus

section-place = Place a member
section-leaders = Leaders
fold-member = { $member }, worth { $value }
fold-spaces = { $count ->
    [one] { $count } space: { $codes }
   *[other] { $count } spaces: { $codes }
}
fold-servants = { $space }, from { $count } servants …
fold-leader = use { $leader } …
fold-copy = play { $leader } as another player’s leader …
at-space-servants = { $servants ->
    [0] { $space }
    [one] { $space }, { $servants } servant
   *[other] { $space }, { $servants } servants
}
help =
    Type the key in front of a line to choose it; a verb such as pass or end works too.
    To place a family member, choose it, then choose the space by the code shown next to it on the table; for harvest and
    production, add the number of servants. You can type it all at once: “1 t3” places the first member listed on the third floor
    of the territory tower. Values, costs and bonuses already include your cards, leaders and excommunications.

    table or Enter   show the whole table
    board 2          show the family of seat 2
    log              show what happened last
    rules WORD       look up a rule
    coach            what matters now; asked again, the best moves and why
    back             leave a submenu
    undo             go back to your last decision
    save [FILE]      save the game
    quit             leave; the game is saved and you can resume it

## Editions

edition-board = Board
edition-tiles = Bonus tiles
edition-leaders = Leaders
edition-excommunications = Excommunications
edition-period = Period { $period }
edition-market = Market: { $gains }
edition-council = Council palace: { $gain }
edition-privileges = Privileges: { $gains }
edition-floors = Floors need { $values }; an occupied tower costs { $fee }
edition-faith = Faith steps give { $steps } VP; the reports ask for { $needs }
edition-territories = Military for the territories: { $military }
edition-final-territories = At the end, territories: { $points } VP by their number
edition-final-characters = At the end, characters: { $points } VP by their number
