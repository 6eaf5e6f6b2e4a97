### The Princes of Florence: what only the page says.

## Parts of the table

princes-sections = Parts of the table
princes-tab-market = Market
princes-tab-board = Principality
princes-tab-hand = Hand
princes-tab-others = Others
princes-tab-log = Log
princes-stage = Current decision
princes-stacks = Up for auction
princes-shelf = For sale
princes-characters = Characters
princes-your-hand = Your hand
princes-your-principality = Your principality
princes-your-money = Your money
princes-principality-of = Principality of { $name }
princes-rounds = Minimum work value by round
princes-fame-track = Fame track
princes-other-moves = Other moves
princes-enlarge = Enlarge the principality of { $name }
princes-starts = starts the round
princes-decides = is deciding
princes-works-of = Completed works of { $name }

## Figures

princes-wv = WV
princes-pp = { $pp } PP
princes-now = now
princes-plus-wv = +{ $value } WV
princes-left = { $count } left
princes-sold = sold
princes-yours = yours
princes-bought = bought
princes-minimum = minimum WV { $minimum }
princes-best-work = Best work: WV { $wv }
princes-best-of-seat = best work of the round: WV { $wv }
princes-no-work-yet = No work yet this round
princes-bonus-cards-count = { $count ->
    [one] { $count } bonus card
   *[other] { $count } bonus cards
}
princes-others-have = others: { $counts }
princes-no-cards = You have no cards.
princes-price-both = { $price } = { $cash } + { $pp } PP
princes-price-pp = { $price } = { $pp } PP
princes-wanted = { $count ->
    [one] { $count } card in your hand wants it
   *[other] { $count } cards in your hand want it
}
princes-each-costs = { $price } each
princes-buildings = Buildings
princes-building-title = { $building }: { $size }, { $squares } squares, { $left } left
princes-freedoms-and-cards = Freedoms and cards
princes-once = once per round
princes-deck-title = look at { $count }, keep 1
princes-deck-profession = Profession
princes-deck-bonus = Bonus card

## The work calculator

princes-would-add = would add { $value }
princes-one-more = one more would add { $value }
princes-reached = { $minimum } reached
princes-missing = { $missing } short of { $minimum }
princes-with-bonus = { $wv } with all bonus cards

## Auctions

princes-highest-bid = { $name } bids { $price }
princes-still-in = Still in:
princes-still-in-phase = Still without an object:
princes-still-bidding = Still without a character:
princes-marks = { $name } bids { $amount }

## Actions

princes-complete-with = { $card }: WV { $wv }
princes-complete = Complete a work
princes-give-back = Give back
princes-confirm-work = Complete
princes-confirm-princess = Complete
princes-confirm-mark = Bid
princes-confirm-return = Give back
princes-confirm-keep = Keep
princes-confirm-name = Name it
princes-confirm-take = Take it
princes-confirm-draw = Draw
princes-confirm-decline = No object
princes-confirm-work-brings = Work value { $wv }; the minimum is { $minimum }. Then you choose how much of it you take as money and how much as prestige.
princes-confirm-mark-brings = If nobody bids more, you buy the character in your next turn.
princes-confirm-return-brings = You keep the other three.
princes-confirm-keep-brings = The other cards go under the deck.
princes-confirm-name-brings = Your opening bid is { $price }.
princes-confirm-take-brings = You pay { $price }.
princes-confirm-draw-brings = It uses one of your actions.
princes-confirm-decline-brings = You are out of this round’s auctions.
princes-play-bonus = Add to the work
princes-keep = Keep
princes-recruit = Recruit
princes-recruit-now = Use a recruiting card
princes-on-table-of = worked for { $name }
princes-build-how = Build alone or together?
princes-offers-left = { $count ->
    [one] { $count } offer left this turn
   *[other] { $count } offers left this turn
}
princes-build-alone = Build alone
princes-build-with = Share with { $name }
princes-bury = Put under the deck
princes-bury-help = Top card first. Drag the cards or use the arrows.
princes-bury-sort = Sort first …
princes-pass-auction = Pass for this auction
princes-limit-for = Character to bid for
princes-limit-on = { $character }: bid up to { $amount }
princes-higher = Move { $card } up
princes-lower = Move { $card } down
princes-all-money = All money
princes-all-pp = All PP
princes-payout-label = PP instead of money
princes-take = Take { $what }
princes-pay-and-score = pay { $price } and score { $pp } PP for your rank
princes-merchant-pays = the Merchant pays the { $price }
princes-merchant-scores = use the Merchant: { $pp } PP for your rank
princes-rank-after = After best work, your rank will be { $rank }.
princes-princess-works = complete a work with the Princess: WV { $wv }
princes-accept-paying = accept and pay { $price }
princes-accept-getting = accept: you get { $amount } and pay the bank { $cost }
princes-sum-label = Amount
princes-ask = Ask { $amount }
princes-counter = Offer { $amount } instead
princes-ask-means = { $name } would pay you { $amount }; you would pay the bank { $cost }. Both score 3 PP.
princes-counter-means = You would pay { $name } { $price }. Both score 3 PP.
princes-two-boards = The principalities of { $west } and { $east }, joined at their border

## Placing

princes-place-help = Place { $piece }. Arrow keys move it between legal places, R rotates it, F flips it, Enter confirms.
princes-place-at = { $piece } on { $cells } · { $count ->
    [one] the only place in this orientation
   *[other] one of { $count } places in this orientation
}
princes-turn-piece = Rotate (R)
princes-flip-piece = Flip (F)
princes-lay-piece = Place here
princes-board-in-words = Principality of { $name }. { $pieces }. { $empty }.

## Hints

princes-hint-return = Choose a card from your hand.
princes-hint-name = Choose a stack.
princes-hint-take = Choose a stack.
princes-hint-turn = Complete a work from your hand, or choose a building, a freedom or a card from the market.
princes-hint-place = Move the piece over your principality; it snaps to the nearest legal place.
princes-hint-mark = Choose a bid on a character card.

## Who the table is waiting for

princes-waiting-return = { $name } is giving back a profession.
princes-waiting-name = { $name } is choosing an object to auction.
princes-waiting-bid = { $name } is deciding whether to bid.
princes-waiting-take = { $name } is choosing an object.
princes-waiting-landscape = { $name } is choosing a landscape.
princes-waiting-place = { $name } is placing a piece.
princes-waiting-keep = { $name } is looking at cards.
princes-waiting-bury = { $name } is putting cards under the deck.
princes-waiting-recruit = { $name } is deciding whether to recruit.
princes-waiting-turn = { $name } is taking actions.
princes-waiting-bonus = { $name } is choosing bonus cards for a work.
princes-waiting-payout = { $name } is choosing between money and PP.
princes-waiting-mark = { $name } is deciding whether to bid for a character.
princes-waiting-merchant = { $name } is deciding whether the Merchant pays.
princes-waiting-use = { $name } is deciding whether to use a character now.
princes-waiting-professor = { $name } is choosing a deck for the Professor.
princes-waiting-span = { $name } is choosing a place across the border.
princes-waiting-price = { $name } is choosing a price for sharing.
princes-waiting-answer = { $name } is considering an offer to build together.
princes-waiting-counter = { $name } is considering a counter-offer.

## The end

princes-final = Final scoring
princes-prestige-cards = Prestige cards
princes-bonus-cards = Bonus cards
princes-hand = Profession cards in hand
ahead-money = { $first } and { $second } have { $points } PP each. { $first } has more money left: { NUMBER($own, useGrouping: 0) } F against { NUMBER($next, useGrouping: 0) } F.
princes-money-left = Money left

## The log

princes-fact-builder = { $seat } scores { $pp } PP for another builder.
