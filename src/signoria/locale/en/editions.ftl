### Editions: their parts and fields by name, what is wrong or unusual about a value, and what is reconstructed.
###
### Names begin with part-, field-, source- or op-. What is said about a value begins with finding-, by the reasons of
### `signoria.kernel.components` and of the games' components. A place is a name and a field: “Lawyer: landscape”.

place = { $name }: { $field }
entry = no. { $number }

## Parts

part-file = The file
part-signoria_edition = Version
part-game = Game
part-name = Name of the edition
part-about = Description
part-words = Words
part-minimum_work_value = Minimum work value
part-professions = Professions
part-pieces = Shapes of buildings and landscapes
part-stacks = Stacks
part-buildings_each = Copies of each building
part-principality = Principality
part-cooperative_board = Board for cooperative building
part-cooperative_map = Map for cooperative building
part-bonus_cards = Bonus cards
part-prestige_cards = Prestige cards
part-characters = Characters
part-encoding = Explanations
part-setup = Setup
part-board = Board
part-scoring = Scoring
part-bonus_tiles = Bonus tiles
part-cards = Cards
part-leaders = Leaders
part-excommunications = Excommunications
excommunication-tile = Excommunication { $id }

## Fields

field-id = id
field-key = id
field-source = source
field-building = building
field-landscape = landscape
field-freedom = freedom
field-class = size
field-squares = number of squares
field-shape = shape
field-map = palazzo
field-borders = borders
field-borders-of = with { $number } players
field-west = board on the left
field-east = board on the right
field-by_round = rounds
field-by_round-of = round { $number }
field-per = points each
field-counts = what it counts
field-needs = what it needs
field-value = value
field-alone = points alone
field-tied = points when tied
field-most = most of
field-fewest = fewest of
field-lowest_bid = lowest bid
field-highest_bid = highest bid
field-starts_with = money at the start
field-grows_by = money added
field-name = name
field-type = type
field-period = period
field-costs = cost
field-costs-of = cost { $number }
field-pay = pay
field-require = military needed
field-immediate = immediate effects
field-immediate-of = immediate effect { $number }
field-permanent = permanent effects
field-permanent-of = permanent effect { $number }
field-activation = activation value
field-end_vp = victory points at the end
field-effect = effect
field-op = kind of effect
field-gain = gain
field-card = card type
field-action = action
field-discount = discount
field-card_bonuses = counts bonuses
field-choose = discounts
field-choose-of = discount { $number }
field-members = family members
field-resources = goods
field-servants = servants
field-lose = loss
field-per_each = goods counted
field-when = time
field-options = exchanges
field-options-of = exchange { $number }
field-mode = mode
field-require_any = requirements
field-require_any-of = requirement { $number }
field-cards = cards
field-ability = ability
field-ability-of = ability { $number }
field-note = note
field-text = text
field-number = number
field-side = side
field-copies = copies
field-production = production
field-production-of = production space { $number }
field-harvest = harvest
field-harvest-of = harvest space { $number }
field-towers = towers
field-territory = territories
field-territory-of = floor { $number }
field-character = characters
field-character-of = floor { $number }
field-building-of = floor { $number }
field-venture = ventures
field-venture-of = floor { $number }
field-floor = floor
field-bonus = floor bonus
field-malus = penalty
field-slot = space
field-capacity = capacity
field-min_players = players needed
field-market = market
field-market-of = market space { $number }
field-council_palace = council palace
field-privilege_options = privileges
field-privilege_options-of = privilege { $number }
field-faith_track_vp = faith track
field-faith_track_vp-of = step { $number }
field-military_track_max = end of the military track
field-faith_required = faith needed
field-faith_required-of = period { $number }
field-territory_slot_military = military for territories
field-territory_slot_military-of = territory { $number }
field-occupied_tower_fee = fee for an occupied tower
field-territories = points for territories
field-characters = points for characters
field-military_rank = points for military
field-first = first
field-second = second
field-resources_per_vp = goods per victory point
field-start_resources = goods at the start
field-start_coins_by_turn_order = coins at the start
field-start_coins_by_turn_order-of = place { $number }
field-neutral_value = value of the neutral member
field-covered_spaces = covered spaces
field-covered_spaces-of = with { $number } players
field-coins = coins
field-wood = wood
field-stone = stone
field-military = military points
field-faith = faith points
field-vp = victory points
field-privilege = privileges
field-en = English
field-de = German

## Sources

source-rulebook = rulebook
source-published = published
source-inferred = inferred
source-printed = printed copy
source-reconstruction = reconstruction

## Effects of Lorenzo il Magnifico

op-gain = gain
op-gain_per_card = gain per card
op-gain_per_points = gain per points
op-exchange = exchange
op-action = bonus action
op-take_card = taking a card
op-once_per_round = once per round
op-before_final_scoring = before the final scoring
op-action_bonus = action value
op-discount = discount
op-no_floor_bonus = no floor bonus
op-member_value_add = members worth more or less
op-member_value_set = members of a fixed value
op-gain_malus = smaller gains
op-ignore_occupied_spaces = occupied spaces allowed
op-no_occupied_tower_fee = no fee for occupied towers
op-church_support_bonus = bonus for supporting the church
op-copy_leader = copies a leader
op-no_territory_requirement = no military for territories
op-double_immediate_resources = doubles what cards give at once
op-no_market = no market
op-servant_rate = servants count less
op-skip_first_turn = skips the first turn
op-no_final_vp = no points for cards at the end
op-final_vp_loss = loses points at the end
op-final_vp_loss_building_costs = loses points for building costs
op-member_value_set_one = sets one member’s value

## Problems of form

finding-not_edition = An edition must be a JSON object.
finding-no_game = An edition says which game it belongs to: { $games }.
finding-no_editions = This game has no editions.
finding-not_object = It must be an object with named values.
finding-unknown_key = There is nothing called “{ $value }” here. Remove it.
finding-bad_key = “{ $value }” cannot be a name here. Remove it.
finding-missing = It is missing.
finding-not_list = It must be a list.
finding-wrong_count = There must be exactly { $most }; there are { $count }. The game has room for exactly that many.
finding-wrong_length = There must be { $least } to { $most }; there are { $count }.
finding-not_number = It must be a whole number from { $least } to { $most }.
finding-not_boolean = It must be true or false.
finding-not_text = It must be text.
finding-text_length = It must have 1 to { $most } characters.
finding-unprintable = It contains characters that cannot be shown.
finding-not_choice = “{ $value }” is not possible. Choose one of: { $choices }.
finding-fixed = It must be “{ $expected }”.
finding-unchangeable = This cannot be changed: the rules need it as it is.
finding-bad_id = “{ $value }” cannot be an id. Use lower-case letters a to z, digits and underscores, at most { $most }, beginning with a letter.
finding-bad_tile_id = “{ $value }” cannot be the id of a tile. Use an id such as 2-5.
finding-id_taken = The id “{ $value }” is already taken. Choose another one.
finding-bad_language = “{ $value }” is not a language. Use codes such as en and de.
finding-unknown_name = “{ $value }” names no card of this edition.

## The Princes of Florence: what cannot be played

finding-not_hundreds = Money comes in hundreds.
finding-bids_crossed = It must not be below the lowest bid, { NUMBER($lowest, useGrouping: 0) } F.
finding-bad_grid = The rows must have the same length, at most { $most }, and may contain only these signs: { $marks }
finding-piece_squares = A piece has 1 to { $most } squares; this one has { $count }.
finding-piece_apart = The squares of a piece must be connected by their edges.
finding-board_size = A board has { $side } rows of { $side } squares.
finding-palazzo_squares = The palazzo covers 1 to { $most } squares; here it covers { $count }.
finding-counted_twice = A bonus card counts one to three different things.
finding-bonus_total = Together the bonus cards could add { $total } to a work; the limit is { $most }. Lower some of them.
finding-needs_nothing = A prestige card must ask for something.
finding-border_alone = A board cannot meet itself.
finding-edge_twice = An edge can meet only one other edge.
finding-borders_twice = Two boards can meet at one edge only.

## The Princes of Florence: what is unusual

finding-wishes_differ = { $wish }: preferred by { $count } professions. In the printed game it is { $usual }.
finding-squares_differ = The number of squares is { $count }. In the printed game it is { $usual }.
finding-palazzo_differs = The number of palazzo squares is { $count }. In the printed game it is { $usual }.
finding-palazzo_apart = The squares of the palazzo are not connected.
finding-neighbours_differ = Seat { $seat } has { $count } of the { $usual } neighbours that the rulebook gives it.

## Lorenzo il Magnifico: what cannot be played

finding-never_covered = Tower floors and the council palace cannot be covered.
finding-privilege_kind = This privilege must give { $kind ->
    [goods] at least two kinds of goods or points
   *[other] { $kind } and nothing else
}.
finding-too_few_tiles = The first tile must be the basic one with four copies, and there must be at least four advanced ones.
finding-cards_a_period = { $type }, period { $period }: there must be exactly { $expected } cards; there are { $count }.
finding-copies_twice = Only one leader may copy another.
finding-sets_one_differently = Another leader sets a member to { $expected }; they must agree.
finding-no_excommunication = Period { $period } needs at least one tile.
finding-beyond_track = It asks for more points than the track has.
finding-too_many_payments = Costs and discounts allow more than { $most } ways to pay for one card: { $type }.
finding-doubles_twice = Only one effect may double what cards give.
finding-one_ability = A leader needs an ability, and one that works once per round has only one.
finding-leader_works = The action of a leader must be a harvest or a production.
finding-repeated_privilege = Privileges cannot be gained once for each card or point.
finding-not_on_track = Only military and faith points can be counted.
finding-counts_nothing = It must say what is counted.

## Lorenzo il Magnifico: what is unusual

finding-excommunications_differ = The number of tiles in period { $period } is { $count }. In the printed game it is { $usual }.

## What is unusual in either game

finding-differs = It is { $value }. In our edition it is { $ours }.
finding-changed = It is not as in our edition.
finding-no_words = It has no name, so it is called “{ $called }”. Add words to the edition.

## What is reconstructed

reconstructed-professions-building = The { $name } prefers { $value }.
reconstructed-professions-landscape = The { $name } prefers { $value }.
reconstructed-professions-freedom = The { $name } prefers { $value }.
reconstructed-pieces-squares = { $name }: the number of squares.
reconstructed-pieces-shape = { $name }: the shape of its { $squares } squares.
reconstructed-principality = Where the palazzo stands.
reconstructed-cooperative_board = Where the palazzo stands on the boards for cooperative building.
reconstructed-cooperative_map = Which edges of the boards for cooperative building meet.

## The command

edition-ok = { $file }: playable
edition-not-ok = { $file }: cannot be played
edition-problem = Line { $line }: { $told }
edition-problems = { $count ->
    [one] One problem:
   *[other] { $count } problems:
}
edition-warnings = { $count ->
    [one] One value is unusual:
   *[other] { $count } values are unusual:
}
edition-reconstructions = { $count ->
    [0] No value is a reconstruction.
    [one] One value is a reconstruction: we do not know the printed one.
   *[other] { $count } values are reconstructions: we do not know the printed ones.
}
