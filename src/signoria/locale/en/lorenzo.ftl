### Lorenzo il Magnifico: names, questions, moves and the log, shared by the page and the terminal.
###
### A message ends in -one where it is the object of a sentence, in -many where several are meant, in -count after a
### number, in -to where it is a destination.

game-lorenzo = Lorenzo il Magnifico

## Options

option-advanced = Advanced game
option-advanced-explained = You choose your own bonus tile and draft four leaders.
option-last_report_decline_scores = Points despite refusing
option-last_report_decline_scores-explained = Players who refuse at the last Vatican report still score the faith track.
option-malus_wood_stone = Excommunication 1-4: wood and stone
option-malus_wood_stone-explained = What the tile takes when a source gives both.
option-malus_wood_stone-each = one wood and one stone
option-malus_wood_stone-total = only one: the wood
option-santa_rita_malus = Santa Rita and “one fewer”
option-santa_rita_malus-explained = When an excommunication reduces what Santa Rita doubles.
option-santa_rita_malus-after = once, after doubling
option-santa_rita_malus-each = from each of the two portions
option-brunelleschi_bonus_actions = Brunelleschi for bonus actions
option-brunelleschi_bonus_actions-explained = He also saves you the 3 coins for bonus actions.

## Phases

phase-setup = setup
phase-actions = actions
phase-vatican = Vatican report
phase-over = game over

## Goods and points

good-coins = coins
good-coins-count = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
good-wood = wood
good-wood-count = { $count } wood
good-stone = stone
good-stone-count = { $count } stone
good-servants = servants
good-servants-count = { $count ->
    [one] { $count } servant
   *[other] { $count } servants
}
good-military = military
good-military-count = { $count } military
good-faith = faith
good-faith-count = { $count } faith
good-vp = victory points
good-vp-count = { $count } VP
good-privilege = privileges
good-privilege-count = { $count ->
    [one] { $count } privilege
   *[other] { $count } different privileges
}
privilege-goods = wood and stone
privilege-servants = servants
privilege-coins = coins
privilege-military = military
privilege-faith = faith
goods-nothing = nothing
goods-and = { $first } and { $last }
goods-or = { $first } or { $last }

## Family members

member-black = black member
member-black-one = the black member
member-white = white member
member-white-one = the white member
member-orange = orange member
member-orange-one = the orange member
member-neutral = uncoloured member
member-neutral-one = the uncoloured member

## Card types

type-territory = Territory
type-territory-one = a territory
type-territory-many = territories
type-character = Character
type-character-one = a character
type-character-many = characters
type-building = Building
type-building-one = a building
type-building-many = buildings
type-venture = Venture
type-venture-one = a venture
type-venture-many = ventures
type-any = Any card
type-any-one = a card of any type
type-any-many = cards of any type

## Spaces

tower-territory = Territory tower
tower-character = Character tower
tower-building = Building tower
tower-venture = Venture tower
space-territory = floor { $floor } of the territory tower
space-territory-to = to floor { $floor } of the territory tower
space-character = floor { $floor } of the character tower
space-character-to = to floor { $floor } of the character tower
space-building = floor { $floor } of the building tower
space-building-to = to floor { $floor } of the building tower
space-venture = floor { $floor } of the venture tower
space-venture-to = to floor { $floor } of the venture tower
space-harvest-single = single harvest space
space-harvest-single-to = to the single harvest space
space-harvest-shared = shared harvest space
space-harvest-shared-to = to the shared harvest space
space-production-single = single production space
space-production-single-to = to the single production space
space-production-shared = shared production space
space-production-shared-to = to the shared production space
space-market-1 = market: coins
space-market-1-to = to the market for coins
space-market-2 = market: servants
space-market-2-to = to the market for servants
space-market-3 = market: military and coins
space-market-3-to = to the market for military and coins
space-market-4 = market: privileges
space-market-4-to = to the market for privileges
space-council = council palace
space-council-to = to the council palace
work-harvest = Harvest
work-harvest-one = a harvest
work-production = Production
work-production-one = a production

## Bonus tiles

tile-basic = Basic bonus tile
tile-adv_1 = Bonus tile of the household
tile-adv_2 = Bonus tile of the captains
tile-adv_3 = Bonus tile of the merchants
tile-adv_4 = Bonus tile of the landlords
tile-gives = harvest: { $harvest }; production: { $production }

## Development cards

card-commercial_hub = Commercial Hub
card-woods = Woods
card-village = Village
card-gravel_pit = Gravel Pit
card-forest = Forest
card-monastery = Monastery
card-citadel = Citadel
card-city = City
card-gold_mine = Gold Mine
card-mountain_town = Mountain Town
card-mining_town = Mining Town
card-rock_pit = Rock Pit
card-estate = Estate
card-hermitage = Hermitage
card-manor_house = Manor House
card-dukedom = Dukedom
card-trading_town = Trading Town
card-farm = Farm
card-colony = Colony
card-marble_pit = Marble Pit
card-province = Province
card-sanctuary = Sanctuary
card-castle = Castle
card-fortified_town = Fortified Town

card-warlord = Warlord
card-stonemason = Stonemason
card-dame = Dame
card-knight = Knight
card-farmer = Farmer
card-artisan = Artisan
card-preacher = Preacher
card-abbess = Abbess
card-captain = Captain
card-architect = Architect
card-patron = Patron
card-hero = Hero
card-peasant = Peasant
card-scholar = Scholar
card-papal_messenger = Papal Messenger
card-royal_messenger = Royal Messenger
card-noble = Noble
card-governor = Governor
card-paramour = Paramour
card-herald = Herald
card-cardinal = Cardinal
card-bishop = Bishop
card-general = General
card-ambassador = Ambassador

card-mint = Mint
card-tax_office = Tax Office
card-triumphal_arch = Triumphal Arch
card-theater = Theater
card-carpenters_shop = Carpenter’s Shop
card-stonemasons_shop = Stonemason’s Shop
card-chapel = Chapel
card-residence = Residence
card-marketplace = Marketplace
card-treasury = Treasury
card-painters_guild = Painters’ Guild
card-sculptors_guild = Sculptors’ Guild
card-stonemasons_guild = Stonemasons’ Guild
card-baptistery = Baptistery
card-barracks = Barracks
card-stronghold = Stronghold
card-bank = Bank
card-fair = Fair
card-garden = Garden
card-fortress = Fortress
card-palace = Palace
card-church = Church
card-military_academy = Military Academy
card-cathedral = Cathedral

card-hiring_recruits = Hiring Recruits
card-repairing_the_church = Repairing the Church
card-building_the_walls = Building the Walls
card-raising_a_statue = Raising a Statue
card-military_campaign = Military Campaign
card-hosting_panhandlers = Hosting Panhandlers
card-fighting_heresies = Fighting Heresies
card-support_to_the_bishop = Support to the Bishop
card-hiring_soldiers = Hiring Soldiers
card-repairing_the_abbey = Repairing the Abbey
card-building_the_bastions = Building the Bastions
card-support_to_the_king = Support to the King
card-improving_the_canals = Improving the Canals
card-hosting_foreigners = Hosting Foreigners
card-crusade = Crusade
card-support_to_the_cardinal = Support to the Cardinal
card-hiring_mercenaries = Hiring Mercenaries
card-repairing_the_cathedral = Repairing the Cathedral
card-building_the_towers = Building the Towers
card-promoting_sacred_art = Promoting Sacred Art
card-military_conquest = Military Conquest
card-improving_the_roads = Improving the Roads
card-sacred_war = Sacred War
card-support_to_the_pope = Support to the Pope

## What cards do, in words

effect-gain = { $goods }
effect-gain_per_card = { $goods } for each of your { $cards }
effect-gain_per_points = { $goods } for every { $per } you have
effect-exchange = pay { $pay } for { $gain }
effect-action-take_card = take { $card } at value { $value }
effect-action-take_card-discount = take { $card } at value { $value }, { $discount } cheaper
effect-action-harvest = harvest at value { $value }
effect-action-production = produce at value { $value }
effect-action_bonus-take_card = value +{ $value } whenever you take { $card }
effect-action_bonus-harvest = value +{ $value } at every harvest
effect-action_bonus-production = value +{ $value } at every production
effect-discount = whenever you take { $card }, it is { $discount } cheaper
effect-no_floor_bonus = no bonus from tower floors any more
card-free = Free
card-cost = Costs { $goods }
card-cost-need = Costs { $goods }, and you need { $need }
card-cost-either = { $cost }; or { $other }
card-immediate = Immediately: { $effects }
card-harvest = Harvest from { $value }: { $effects }
card-production = Production from { $value }: { $effects }
card-permanent = Permanently: { $effects }
card-end_vp = At the end: { $vp } VP

## Leaders

leader-francesco_sforza = Francesco Sforza
leader-francesco_sforza-does = Once per round: harvest at value 1; only servants raise it.
leader-francesco_sforza-needs = 5 ventures
leader-ludovico_ariosto = Ludovico Ariosto
leader-ludovico_ariosto-does = Your members may enter single spaces that are already occupied.
leader-ludovico_ariosto-needs = 5 characters
leader-filippo_brunelleschi = Filippo Brunelleschi
leader-filippo_brunelleschi-does = You never pay the 3 coins for an occupied tower.
leader-filippo_brunelleschi-needs = 5 buildings
leader-federico_da_montefeltro = Federico da Montefeltro
leader-federico_da_montefeltro-does = Once per round: one of your coloured members at home is worth 6 this round.
leader-federico_da_montefeltro-needs = 5 territories
leader-girolamo_savonarola = Girolamo Savonarola
leader-girolamo_savonarola-does = Once per round: 1 faith.
leader-girolamo_savonarola-needs = 18 coins
leader-giovanni_dalle_bande_nere = Giovanni dalle Bande Nere
leader-giovanni_dalle_bande_nere-does = Once per round: 1 coin, 1 wood and 1 stone.
leader-giovanni_dalle_bande_nere-needs = 12 military
leader-sandro_botticelli = Sandro Botticelli
leader-sandro_botticelli-does = Once per round: 2 military and 1 VP.
leader-sandro_botticelli-needs = 10 wood
leader-michelangelo_buonarroti = Michelangelo Buonarroti
leader-michelangelo_buonarroti-does = Once per round: 3 coins.
leader-michelangelo_buonarroti-needs = 10 stone
leader-ludovico_iii_gonzaga = Ludovico III Gonzaga
leader-ludovico_iii_gonzaga-does = Once per round: 1 privilege.
leader-ludovico_iii_gonzaga-needs = 15 servants
leader-leonardo_da_vinci = Leonardo da Vinci
leader-leonardo_da_vinci-does = Once per round: production at value 0; only servants raise it.
leader-leonardo_da_vinci-needs = 4 characters and 2 territories
leader-pico_della_mirandola = Pico della Mirandola
leader-pico_della_mirandola-does = Cards cost you up to 3 coins less.
leader-pico_della_mirandola-needs = 4 ventures and 2 buildings
leader-sisto_iv = Sisto IV
leader-sisto_iv-does = 5 more VP each time you support the Church.
leader-sisto_iv-needs = 6 each of coins, wood, stone and servants
leader-lucrezia_borgia = Lucrezia Borgia
leader-lucrezia_borgia-does = Your coloured members are worth 2 more.
leader-lucrezia_borgia-needs = 6 cards of one type
leader-sigismondo_malatesta = Sigismondo Malatesta
leader-sigismondo_malatesta-does = Your uncoloured member is worth 3 more.
leader-sigismondo_malatesta-needs = 7 military and 3 faith
leader-lorenzo_de_medici = Lorenzo de’ Medici
leader-lorenzo_de_medici-does = He permanently takes on the ability of a leader another player has played.
leader-lorenzo_de_medici-needs = 35 VP
leader-ludovico_il_moro = Ludovico il Moro
leader-ludovico_il_moro-does = Your coloured members are worth 5, whatever the dice show.
leader-ludovico_il_moro-needs = 2 cards of each type
leader-cesare_borgia = Cesare Borgia
leader-cesare_borgia-does = You need no military for territories.
leader-cesare_borgia-needs = 3 buildings, 12 coins and 2 faith
leader-santa_rita = Santa Rita
leader-santa_rita-does = You get double the coins, wood, stone and servants that cards give immediately.
leader-santa_rita-needs = 8 faith
leader-cosimo_de_medici = Cosimo de’ Medici
leader-cosimo_de_medici-does = Once per round: 3 servants and 1 VP.
leader-cosimo_de_medici-needs = 2 characters and 4 buildings
leader-bartolomeo_colleoni = Bartolomeo Colleoni
leader-bartolomeo_colleoni-does = Once per round: 4 VP.
leader-bartolomeo_colleoni-needs = 2 ventures and 4 territories

## Excommunications

excommunication-1-1 = Whenever you get military, you get 1 less.
excommunication-1-2 = Whenever you get coins, you get 1 fewer.
excommunication-1-3 = Whenever you get servants, you get 1 fewer.
excommunication-1-4 = Whenever you get wood or stone, you get 1 less of it.
excommunication-1-5 = Your harvests have −3 value.
excommunication-1-6 = Your productions have −3 value.
excommunication-1-7 = Your coloured members are worth 1 less.
excommunication-2-1 = −4 when you take territories.
excommunication-2-2 = −4 when you take buildings.
excommunication-2-3 = −4 when you take characters.
excommunication-2-4 = −4 when you take ventures.
excommunication-2-5 = You cannot place family members in the market.
excommunication-2-6 = You need two servants for each +1.
excommunication-2-7 = You skip your first turn each round and take it after everyone else.
excommunication-3-1 = At the end, your characters score nothing.
excommunication-3-2 = At the end, your ventures score nothing.
excommunication-3-3 = At the end, your territories score nothing.
excommunication-3-4 = Before the final scoring, you lose 1 VP for every 5 VP you have.
excommunication-3-5 = At the end, you lose 1 VP for each military point.
excommunication-3-6 = At the end, you lose 1 VP per wood and stone your buildings cost.
excommunication-3-7 = At the end, you lose 1 VP per coin, wood, stone and servant.

## Decisions

question-tile = Which bonus tile do you choose?
question-draft = Which leader do you keep? You pass the others on.
question-turn = Which family member do you place, and where?
question-turn-placed = Your family member is placed. Do you also want to use a leader?
question-turn-pass = You cannot place a family member now.
question-pay = How do you pay for { $card }?
question-privilege = { $left ->
    [one] Which privilege do you choose?
   *[other] Which privilege do you choose? You may choose { $left } different ones.
}
question-exchange = { $card }: what do you exchange?
question-bonus-take_card = { $card } lets you take { $type } at value { $value }. Which one?
question-bonus-harvest = { $card } lets you harvest at value { $value }. How many servants do you add?
question-bonus-production = { $card } lets you produce at value { $value }. How many servants do you add?
question-vatican = The Church asks for { $need } faith; you have { $faith }. Do you support it?

## Moves

move-tile = choose { $tile }
move-draft = keep { $leader }
move-place = { $servants ->
    [0] { $member } { $to }
    [one] { $member } with { $servants } servant { $to }
   *[other] { $member } with { $servants } servants { $to }
}
move-play = play { $leader }
move-play-copy = play { $leader } as { $copy }
move-discard = discard { $leader } for a privilege
move-activate = use { $leader }
move-activate-member = use { $leader } for { $member }
move-activate-servants = { $servants ->
    [0] use { $leader } without servants
    [one] use { $leader } with { $servants } servant
   *[other] use { $leader } with { $servants } servants
}
move-pass = pass
move-end = end your turn
move-pay = pay { $goods }
move-privilege = take { $goods }
move-exchange = { $card }: pay { $pay } for { $gain }
move-skip = exchange nothing
move-take = { $servants ->
    [0] take { $card } from { $space }
    [one] take { $card } from { $space } with { $servants } servant
   *[other] take { $card } from { $space } with { $servants } servants
}
move-work = { $servants ->
    [0] without servants
    [one] with { $servants } servant
   *[other] with { $servants } servants
}
move-decline = decline
move-support = support the Church
move-refuse = refuse and be excommunicated

## The log

fact-tile = { $seat } chooses a bonus tile: { $tile }.
fact-draft = { $seat } keeps { $leader }.
fact-draft-hidden = { $seat } keeps a leader.
fact-round = Round { $round } begins. Dice: black { $black }, white { $white }, orange { $orange }. Order: { $order }.
fact-place = { $servants ->
    [0] { $seat } sends { $member } { $to }.
    [one] { $seat } sends { $member } with { $servants } servant { $to }.
   *[other] { $seat } sends { $member } with { $servants } servants { $to }.
}
fact-fee = { $seat } pays { $goods } because the tower is occupied.
fact-bonus-space = { $servants ->
    [0] { $seat } goes { $to } without a family member.
    [one] { $seat } goes { $to } without a family member, with { $servants } servant.
   *[other] { $seat } goes { $to } without a family member, with { $servants } servants.
}
fact-bonus-work = { $servants ->
    [0] { $seat } starts { $work } without a family member.
    [one] { $seat } starts { $work } without a family member, with { $servants } servant.
   *[other] { $seat } starts { $work } without a family member, with { $servants } servants.
}
fact-take = { $seat } takes { $card } for { $goods }.
fact-take-free = { $seat } takes { $card }.
fact-gain = { $seat } gets { $goods } ({ $from }).
fact-work-harvest = { $seat } harvests at value { $value }.
fact-work-production = { $seat } produces at value { $value }.
fact-exchange = { $seat } pays { $goods } ({ $card }).
fact-skip = { $seat } exchanges nothing ({ $card }).
fact-decline = { $seat } declines the bonus action ({ $card }).
fact-privilege = { $seat } chooses a privilege: { $gain }.
fact-play = { $seat } plays { $leader }.
fact-play-copy = { $seat } plays { $leader }, who takes on the ability of { $copy }.
fact-discard = { $seat } discards { $leader } for a privilege.
fact-activate = { $seat } uses { $leader }.
fact-six = { $seat } sets { $member } to 6 for this round.
fact-pass = { $seat } cannot place a family member and passes.
fact-end = { $seat } ends the turn.
fact-support = { $seat } supports the Church.
fact-refuse = { $seat } refuses to support the Church.
fact-excommunicate = { $seat } is excommunicated: { $tile }
fact-faith = { $seat } scores { $vp } VP for { $faith } faith.
fact-end_of_round = Round { $round } is over. New order: { $order }.
fact-final = { $seat }’s final scoring: { $parts }; { $vp } VP in total.
fact-over = The game is over: { $scores }. { $winners }.
from-privilege = privilege
from-support = Church
winners-one = { $names } wins
winners-many = { $names } share the victory

## The final scoring

final-before = lost before scoring
final-territories = territories
final-characters = characters
final-ventures = ventures
final-military = military
final-goods = goods
final-excommunications = excommunications
final-part = { $part } { $vp }

## Where the points come from

lorenzo-source-cards = Cards when taken
lorenzo-source-production = Production
lorenzo-source-harvest = Harvest
lorenzo-source-church = Church
lorenzo-source-leaders = Leaders
lorenzo-source-territories = Territories at the end
lorenzo-source-characters = Characters at the end
lorenzo-source-ventures = Ventures at the end
lorenzo-source-military = Military at the end
lorenzo-source-goods = Goods at the end
lorenzo-source-others = Everything else
lorenzo-source-excommunications = Excommunications
