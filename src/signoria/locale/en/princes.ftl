### The Princes of Florence: names, questions, moves and the log, shared by the page and the terminal.
###
### A message ends in -one where it is the object of a sentence, in -code where two letters must do.

game-princes = The Princes of Florence
money = { NUMBER($amount, useGrouping: 0) } F
price-cash = { $cash }
price-pp = { $price }: { $pp } PP
price-both = { $price }: { $cash } cash + { $pp } PP
price-nothing = free

## Options

option-muse_and_princess = Muse & Princess
option-muse_and_princess-explained = Six characters are auctioned each round; you can no longer turn prestige into money.
option-cooperative = Cooperative building
option-cooperative-explained = Boards join at their edges, and neighbours can share a building.
option-two_player_hard = Harder game for two
option-two_player_hard-explained = Two players only: four freedoms instead of five.
option-open_money = Open money
option-open_money-explained = Everyone can see how much money everyone has.

## Phases

phase-setup = setup
phase-auction = auction phase
phase-characters = characters
phase-actions = action phase
phase-over = game over

## Professions

profession-mathematician = Mathematician
profession-lawyer = Lawyer
profession-architect = Architect
profession-alchemist = Alchemist
profession-botanist = Botanist
profession-physicist = Physicist
profession-bell_maker = Bell Maker
profession-goldsmith = Goldsmith
profession-organ_builder = Organ Builder
profession-philosopher = Philosopher
profession-cartographer = Cartographer
profession-composer = Composer
profession-choreographer = Choreographer
profession-painter = Painter
profession-sculptor = Sculptor
profession-physician = Physician
profession-pharmacist = Pharmacist
profession-dramatist = Dramatist
profession-poet = Poet
profession-astronomer = Astronomer
profession-theologian = Theologian
profession-recruiting = Recruiting card

## Buildings and landscapes

piece-university = University
piece-university-one = a university
piece-university-code = Un
piece-laboratory = Laboratory
piece-laboratory-one = a laboratory
piece-laboratory-code = La
piece-workshop = Workshop
piece-workshop-one = a workshop
piece-workshop-code = Wo
piece-library = Library
piece-library-one = a library
piece-library-code = Li
piece-opera = Opera
piece-opera-one = an opera
piece-opera-code = Op
piece-studio = Studio
piece-studio-one = a studio
piece-studio-code = St
piece-hospital = Hospital
piece-hospital-one = a hospital
piece-hospital-code = Ho
piece-theater = Theater
piece-theater-one = a theater
piece-theater-code = Th
piece-tower = Tower
piece-tower-one = a tower
piece-tower-code = To
piece-chapel = Chapel
piece-chapel-one = a chapel
piece-chapel-code = Ch
piece-forest = Forest
piece-forest-one = a forest
piece-forest-code = fo
piece-lake = Lake
piece-lake-one = a lake
piece-lake-code = lk
piece-park = Park
piece-park-one = a park
piece-park-code = pk
piece-palazzo = Palazzo
size-large = large
size-medium = medium
size-small = small
size-landscape = landscape

## Freedoms

freedom-travel = Travel
freedom-travel-one = freedom of travel
freedom-religion = Religion
freedom-religion-one = freedom of religion
freedom-opinion = Opinion
freedom-opinion-one = freedom of opinion

## What is auctioned

object-forest = Forest
object-forest-one = a forest
object-forest-gives = landscape of { $squares } squares
object-forest-brief = { $squares } squares
object-lake = Lake
object-lake-one = a lake
object-lake-gives = landscape of { $squares } squares
object-lake-brief = { $squares } squares
object-park = Park
object-park-one = a park
object-park-gives = landscape of { $squares } squares
object-park-brief = { $squares } squares
object-jester = Jester
object-jester-one = a jester
object-jester-gives = +2 WV to each of your works
object-jester-brief = +2 WV per work
object-builder = Builder
object-builder-one = a builder
object-builder-gives = cheaper and denser building
object-builder-brief = saves money
object-prestige = Prestige card
object-prestige-one = a prestige card
object-prestige-gives = points at the end; choose 1 of 5
object-prestige-brief = 1 of 5
object-recruiting = Recruiting card
object-recruiting-one = a recruiting card
object-recruiting-gives = recruits a profession; +1 card
object-recruiting-brief = recruit
object-landscape = Landscape
object-landscape-one = a landscape
object-landscape-gives = forest, lake or park
object-landscape-brief = any kind
deck-profession = profession card
deck-bonus = bonus card
deck-prestige = prestige card

## Characters

character-muse = Muse
character-muse-one = the Muse
character-muse-gives = +{ $round } WV to each of your works this round
character-cardinal = Cardinal
character-cardinal-one = the Cardinal
character-cardinal-gives = three actions this round
character-princess = Princess
character-princess-one = the Princess
character-princess-gives = a work without a profession card, worth { $wv } now
character-merchant = Merchant
character-merchant-one = the Merchant
character-merchant-gives = your next object for free, or PP for your rank ({ $rank } now)
character-professor = Professor
character-professor-one = the Professor
character-professor-gives = a free prestige or bonus card
character-banker = Banker
character-banker-one = the Banker
character-banker-gives = { $money } right away; after round 7, money becomes PP

## What bonus and prestige cards count

feature-buildings = buildings
feature-buildings-each = building
feature-buildings-count = { $count ->
    [one] { $count } building
   *[other] { $count } buildings
}
feature-large_buildings = large buildings
feature-large_buildings-each = large building
feature-large_buildings-count = { $count ->
    [one] { $count } large building
   *[other] { $count } large buildings
}
feature-medium_buildings = medium buildings
feature-medium_buildings-each = medium building
feature-medium_buildings-count = { $count ->
    [one] { $count } medium building
   *[other] { $count } medium buildings
}
feature-small_buildings = small buildings
feature-small_buildings-each = small building
feature-small_buildings-count = { $count ->
    [one] { $count } small building
   *[other] { $count } small buildings
}
feature-building_sizes = sizes of building
feature-building_sizes-each = size of building (large, medium, small)
feature-building_sizes-count = { $count ->
    [one] { $count } size of building
   *[other] { $count } sizes of building
}
feature-forests = forests
feature-forests-each = forest
feature-forests-count = { $count ->
    [one] { $count } forest
   *[other] { $count } forests
}
feature-lakes = lakes
feature-lakes-each = lake
feature-lakes-count = { $count ->
    [one] { $count } lake
   *[other] { $count } lakes
}
feature-parks = parks
feature-parks-each = park
feature-parks-count = { $count ->
    [one] { $count } park
   *[other] { $count } parks
}
feature-landscapes = landscapes
feature-landscapes-each = landscape
feature-landscapes-count = { $count ->
    [one] { $count } landscape
   *[other] { $count } landscapes
}
feature-landscape_kinds = kinds of landscape
feature-landscape_kinds-each = kind of landscape
feature-landscape_kinds-count = { $count ->
    [one] { $count } kind of landscape
   *[other] { $count } kinds of landscape
}
feature-freedoms = freedoms
feature-freedoms-each = freedom
feature-freedoms-count = { $count ->
    [one] { $count } freedom
   *[other] { $count } freedoms
}
feature-jesters = jesters
feature-jesters-each = jester
feature-jesters-count = { $count ->
    [one] { $count } jester
   *[other] { $count } jesters
}
feature-builders = builders
feature-builders-each = builder
feature-builders-count = { $count ->
    [one] { $count } builder
   *[other] { $count } builders
}
feature-prestige_cards = prestige cards
feature-prestige_cards-each = prestige card
feature-prestige_cards-count = { $count ->
    [one] { $count } prestige card
   *[other] { $count } prestige cards
}
feature-categories = kinds of object
feature-categories-each = kind of object you own (forest, lake, park, jester, builder, prestige card, freedom)
feature-categories-count = { $count ->
    [one] { $count } kind of object
   *[other] { $count } kinds of object
}
feature-cards_in_hand = cards in hand
feature-cards_in_hand-each = profession or recruiting card left in hand
feature-cards_in_hand-count = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
feature-cards_on_table = works
feature-cards_on_table-each = profession or recruiting card on your table
feature-cards_on_table-count = { $count ->
    [one] { $count } work
   *[other] { $count } works
}
feature-empty_spaces = empty spaces
feature-empty_spaces-each = empty space
feature-empty_spaces-count = { $count ->
    [one] { $count } empty space
   *[other] { $count } empty spaces
}

## Bonus cards

bonus-buildings = Buildings
bonus-large_buildings = Large buildings
bonus-medium_buildings_forests = Medium buildings, forests
bonus-small_buildings_landscapes = Small buildings, landscapes
bonus-building_sizes = Building sizes
bonus-landscapes = Landscapes
bonus-forests = Forests
bonus-lakes = Lakes
bonus-parks = Parks
bonus-freedoms = Freedoms
bonus-jesters = Jesters
bonus-jesters_freedoms = Jesters, freedoms
bonus-builders = Builders
bonus-builders_lakes = Builders, lakes
bonus-prestige_cards = Prestige cards
bonus-prestige_cards_freedoms = Prestige cards, freedoms
bonus-landscape_kinds = Kinds of landscape
bonus-categories = Kinds of object
bonus-cards_in_hand = Cards in hand
bonus-cards_on_table = Works
bonus-asks = +{ $per } WV for each { $what }
bonus-and = { $first } and each { $second }

## Prestige cards

prestige-most_buildings = Most buildings
prestige-two_large_buildings = Two large buildings
prestige-fewest_empty_spaces = Fewest empty spaces
prestige-all_landscape_kinds = All landscapes
prestige-most_landscapes = Most landscapes
prestige-most_forests = Most forests
prestige-most_lakes = Most lakes
prestige-all_freedoms = All freedoms
prestige-buildings_freedoms_works = A well-rounded court
prestige-most_jesters = Most jesters
prestige-most_builders = Most builders
prestige-most_parks = Most parks
prestige-builder_jester_landscapes = A lively court
prestige-most_works = Most works
prestige-asks-most = { $alone } PP if you alone have the most { $what }, { $tied } PP if tied
prestige-asks-fewest = { $alone } PP if you alone have the fewest { $what }, { $tied } PP if tied
prestige-asks-needs = { $value } PP if you have at least { $what }

## The parts of a work's value

part-building = building
part-landscape = landscape
part-freedom = freedom
part-jesters = jesters
part-cards = cards
part-muse = Muse
part-landscapes = landscapes
part-builders = builders
part-buildings = buildings

## Decisions

question-return = You keep three of your four professions. Which one do you give back?
question-name = Which object do you put up for auction? Your opening bid is { $price }.
question-bid = { $bidder } bids { $price } for { $object }. Do you bid { $next }?
question-take = You are the last one left. What do you take for { $price }?
question-landscape = Which landscape do you take?
question-place = Where do you place { $piece }?
question-keep = Which { $deck } do you keep?
question-bury = In which order do the others go under the deck?
question-recruit = Whom do you recruit?
question-turn = { $actions ->
    [0] You have no action left.
    [one] What do you do? You have one action left.
   *[other] What do you do? You have { $actions } actions left.
}
question-bonus = Your work is worth { $wv }; the minimum is { $minimum }. Which bonus card do you play with it?
question-payout = Your work is worth { $wv }. How many PP do you take instead of money?
question-mark = Which character do you bid for?
question-merchant = You get { $object } for { $price }. Does the Merchant pay?
question-use = { $phase ->
    [actions] Best work is about to be scored. Do you use { $character } first?
   *[characters] You have bought { $character }. Do you use him now?
}
question-professor = From which deck do you take the Professor’s card?
question-span = Where do you place { $piece } across the border with { $partner }?
question-price = How much should { $partner } pay you to share { $piece }?
question-answer = { $partner } offers to share { $piece } with you for { $price }. What do you say?
question-counter = { $partner } offers you { $price } instead to share { $piece }. Do you agree?

## Moves

move-return = give back the { $card }
move-name = name { $object }
move-decline = no object this round
move-bid = bid { $amount }
move-pass = pass
move-take = take { $object }
move-choose = { $landscape }
move-place = place it on { $cells }
move-keep = keep { $card }
move-bury = { $order }
move-recruit = recruit the { $card } from { $seat }
move-hold = keep the recruiting card for later
move-work = complete a work: { $card }
move-build = build { $building }
move-draw = take a { $deck }: 1 of { $count }
move-introduce = introduce { $freedom }
move-princess = complete a work with the Princess
move-offer = offer to share { $building } with { $partner }
move-end = end your turn
move-play = play { $card }
move-finish = play no more bonus cards
move-payout = { $pp } PP and { $money }
move-mark = bid { $amount } for { $character }
move-merchant = score your rank with the Merchant
move-later = later
move-free = the Merchant pays
move-pay = pay the price and score your rank
move-professor = use the Professor: a { $deck }
move-span = { $cells }
move-ask = ask { $amount }
move-accept = accept
move-refuse = refuse
move-counter = offer { $amount } instead

## The log

fact-round = Round { $round } begins; { $start } is the starting player.
fact-return = { $seat } gives back the { $card }.
fact-return-hidden = { $seat } gives back a profession card.
fact-name = { $seat } puts { $object } up for auction: { $price }.
fact-bid = { $seat } bids { $amount } for { $object }.
fact-pass = { $seat } passes.
fact-decline = { $seat } takes no object this round.
fact-win = { $seat } gets { $object } for { $price }.
fact-builder = { $seat } scores { $pp } PP for the new builder.
fact-place = { $seat } places { $piece } on { $cells }: { $pp } PP.
fact-place-plain = { $seat } places { $piece } on { $cells }.
fact-look = { $seat } looks at { $count } cards: { $cards }.
fact-look-hidden = { $seat } looks at { $count } cards.
fact-keep = { $seat } keeps a { $deck }: { $card }.
fact-keep-hidden = { $seat } keeps a { $deck }.
fact-bury = { $seat } puts cards under the deck: { $order }.
fact-bury-hidden = { $count ->
    [one] { $seat } puts { $count } card under the deck.
   *[other] { $seat } puts { $count } cards under the deck.
}
fact-recruit = { $seat } recruits the { $card } from { $from }.
fact-hold = { $seat } keeps the recruiting card for later.
fact-merchant = { $seat } scores { $pp } PP with the Merchant.
fact-later = { $seat } keeps { $character } for later.
fact-professor = { $seat } gets a { $deck } from the Professor.
fact-mark = { $seat } bids { $amount } for { $character }.
fact-mark-outbid = { $seat } bids { $amount } for { $character } and outbids { $outbid }.
fact-character = { $seat } takes { $character } for { $price }.
fact-banker = { $seat } gets { $money } from the Banker.
fact-banker_pp = { $seat } turns money into { $pp } PP with the Banker.
fact-draw = { $seat } pays { $price } for a { $deck }.
fact-introduce = { $seat } introduces { $freedom } for { $price }.
fact-build = { $seat } builds { $building } for { $price }.
fact-work = { $seat } completes a work: { $card }, WV { $wv } = { $parts }.
fact-princess = { $seat } completes a work with the Princess, WV { $wv } = { $parts }.
fact-bonus = { $seat } plays the bonus card { $card }: +{ $value }, WV { $wv }.
fact-payout = { $seat } takes { $money } and { $pp } PP for WV { $wv }.
fact-offer = { $seat } offers to share { $building } with { $partner }.
fact-ask = { $seat } asks { $partner } for { $amount } to share { $building }.
fact-counter = { $seat } offers { $amount } instead.
fact-refuse = { $seat } refuses to share { $building }.
fact-joint = { $seat } and { $partner } share { $building }; { $partner } pays { $amount }, { $seat } pays the bank { $cost }; { $pp } PP each.
fact-best_work = Best work of the round, WV { $wv }: { $seats }, { $pp } PP.
fact-prestige = { $seat }’s prestige card: { $card }, { $pp } PP.
fact-end = { $seat } ends the turn.
fact-over = The game is over: { $scores }. { $winners }.
winners-one = { $names } wins
winners-many = { $names } share the victory

## Where the points come from

princes-source-works = Works
princes-source-best_work = Best works
princes-source-buildings = Buildings
princes-source-landscapes = Additional landscapes
princes-source-builders = Second and third builders
princes-source-merchant = Merchant
princes-source-banker = Banker
princes-source-prestige = Prestige cards
princes-source-others = Works and everything else, minus PP paid
princes-source-paid = PP spent as money
