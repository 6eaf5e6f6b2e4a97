### Why something is not possible in The Princes of Florence; the names are those of `Reason` in the engine.

## When

reason-only_in_auction = Only in the auction phase.
reason-only_in_characters = Only while the characters are auctioned.
reason-only_in_actions = Only in the action phase.
reason-decide_first = First decide what is being asked.
reason-no_action_left = You have no action left.
reason-once_a_turn = Only once in a turn.

## Money

reason-too_expensive = You cannot pay { NUMBER($price, useGrouping: 0) } F: you have { NUMBER($money, useGrouping: 0) } F and { $pp } PP.
reason-too_expensive_in_cash = You cannot pay { NUMBER($price, useGrouping: 0) } F: you have { NUMBER($money, useGrouping: 0) } F.
reason-beyond_cash = You cannot pay more than { NUMBER($money, useGrouping: 0) } F.
reason-sum_too_small = The building costs { NUMBER($cost, useGrouping: 0) } F. With the { NUMBER($sum, useGrouping: 0) } F offered you could pay { NUMBER($means, useGrouping: 0) } F.
reason-next_bid = The next bid is exactly { NUMBER($amount, useGrouping: 0) } F.

## The auction

reason-landscape_stacks = With two players the landscapes are one stack; with more they are forest, lake and park.
reason-sold = Sold already this round.
reason-being_auctioned = It is being auctioned.
reason-none_left = None is left.
reason-enough_builders = Nobody may have more than { $most } builders.
reason-no_place = It fits nowhere on your board.

## Characters

reason-character_bought = Bought already this round.
reason-highest_mark = The marker on the { $character } lies on the highest field.
reason-mark_fields = The fields open on the { $character } are { NUMBER($lowest, useGrouping: 0) } F to { NUMBER($highest, useGrouping: 0) } F.

## Buildings, freedoms and cards

reason-have = You have it already.
reason-not_there = It cannot lie there: the squares are taken, or it would touch a building.
reason-wrong_shape = These squares do not have the shape of the piece: { $piece }.
reason-bury_order = Name each card that goes under the deck once.
reason-not_on_table = This card does not lie on that table: { $profession }.

## Works

reason-not_in_hand = This card is not in your hand: { $profession }.
reason-work_too_small = The work would be worth { $value } with all your bonus cards; this round needs { $minimum }.
reason-no_princess = You do not have the Princess.
reason-princess_too_small = The Princess’s work would be worth { $value }; this round needs { $minimum }.
reason-below_minimum = The work is worth { $value }; this round needs { $minimum }. Play another bonus card.
reason-payout_limit = A work of value { $value } pays at most { $most } PP.

## Building together

reason-not_cooperative = Building together needs the option “Cooperative building”.
reason-offers_made = You have made { $most } offers this turn.
reason-not_neighbour = Only neighbours can build together.
reason-partner_has = Your neighbour has it already.
reason-no_span = It fits nowhere across the border.
