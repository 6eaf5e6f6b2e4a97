### The Princes of Florence: what only the page says.

## Parts of the table

princes-sections = Parts of the table
princes-tab-market = Market
princes-tab-board = Principality
princes-tab-hand = Hand
princes-tab-others = Others
princes-stage = What is to be decided
princes-stacks = Up for auction
princes-shelf = Sold by the bank
princes-characters = Characters
princes-your-hand = Your hand
princes-your-principality = Your principality
princes-principality-of = Principality of { $name }
princes-rounds = Rounds and their minimum work value
princes-fame-track = Fame track
princes-other-moves = Other moves
princes-enlarge = Look closer at the principality of { $name }
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
    [one] { $count } card in your hand asks for it
   *[other] { $count } cards in your hand ask for it
}
princes-each-costs = each { $price }
princes-buildings = Buildings
princes-building-title = { $building }: { $size }, { $squares } squares, { $left } left
princes-freedoms-and-cards = Freedoms and cards
princes-once = once a round
princes-deck-title = look at { $count }, keep one
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

## What is done

princes-complete-with = { $card }: WV { $wv }
princes-complete = Complete a work
princes-give-back = Give back
princes-play-bonus = Play with the work
princes-keep = Keep
princes-recruit = Lure away
princes-recruit-now = Use a recruiting card
princes-on-table-of = worked for { $name }
princes-build-how = Build alone or together
princes-offers-left = { $count ->
    [one] { $count } offer left this turn
   *[other] { $count } offers left this turn
}
princes-build-alone = Build alone
princes-build-with = Share with { $name }
princes-bury = Put under the deck
princes-bury-help = Uppermost first. Drag the cards or use the arrows.
princes-higher = { $card }: higher
princes-lower = { $card }: lower
princes-all-money = All money
princes-all-pp = All PP
princes-payout-label = PP instead of money
princes-take = Take { $what }
princes-pay-and-score = pay { $price } and score { $pp } PP for your rank
princes-merchant-pays = the Merchant pays the { $price }
princes-merchant-scores = use the Merchant: { $pp } PP for your rank
princes-princess-works = complete a work with the Princess: WV { $wv }
princes-accept-paying = accept and pay { $price }
princes-accept-getting = accept: you get { $amount } and pay the bank { $cost }
princes-sum-label = Sum
princes-ask = Ask { $amount }
princes-counter = Offer { $amount } instead
princes-ask-means = { $name } would pay you { $amount }; you would pay the bank { $cost }. Both score 3 PP.
princes-counter-means = You would pay { $name } { $price }. Both score 3 PP.
princes-two-boards = The principalities of { $west } and { $east }, joined at their border

## Placing

princes-place-help = Lay { $piece }. Arrow keys move it among the legal places, R turns, F flips, Enter lays it.
princes-place-at = { $piece } on { $cells } · { $count ->
    [one] the only place this way round
   *[other] one of { $count } places this way round
}
princes-turn-piece = Turn (R)
princes-flip-piece = Flip (F)
princes-lay-piece = Lay it here
princes-board-in-words = Principality of { $name }. { $pieces }. { $empty }.

## Hints

princes-hint-return = Choose the card in your hand.
princes-hint-name = Choose a stack.
princes-hint-take = Choose a stack.
princes-hint-turn = Complete a work from your hand, or choose a building, a freedom or a card from the market.
princes-hint-place = Move the piece over your principality; it snaps to the nearest legal place.
princes-hint-mark = Choose a bid field of a character.

## Whom the table waits for

princes-waiting-return = { $name } gives back a profession.
princes-waiting-name = { $name } names an object or declines.
princes-waiting-bid = { $name } bids or passes.
princes-waiting-take = { $name } takes an object or none.
princes-waiting-landscape = { $name } chooses a landscape.
princes-waiting-place = { $name } lays a piece.
princes-waiting-keep = { $name } looks at cards.
princes-waiting-bury = { $name } puts cards under the deck.
princes-waiting-recruit = { $name } may lure a profession away.
princes-waiting-turn = { $name } takes actions.
princes-waiting-bonus = { $name } may play bonus cards with a work.
princes-waiting-payout = { $name } chooses between money and PP.
princes-waiting-mark = { $name } bids for a character or passes.
princes-waiting-merchant = { $name } decides whether the Merchant pays.
princes-waiting-professor = { $name } sends the Professor to a deck.
princes-waiting-span = { $name } looks for a place across the border.
princes-waiting-price = { $name } decides what to ask for.
princes-waiting-answer = { $name } answers an offer to build together.
princes-waiting-counter = { $name } answers a counter-offer.

## The end

princes-final = Final account
princes-source = Where the points come from
princes-rank = rank { $rank }
princes-total = Total
princes-money-left = Money left

## The log

princes-fact-builder = One more builder brings { $seat } { $pp } PP.
